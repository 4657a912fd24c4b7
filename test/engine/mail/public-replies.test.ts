import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { classifyReply, readsAsUnknownBesideAccepted } from '../../../src/engine/mail/classify-reply.ts';
import type { ReplyClass } from '../../../src/engine/mail/reply-class.ts';
import { createReplyReader, type SmtpReply } from '../../../src/engine/mail/smtp-reply.ts';

type Row = { by: string; means: ReplyClass; besideAccepted?: 'no_such_user'; reply: string };

const FILE = join(import.meta.dirname, 'smtp-field-manual', 'replies.json');
const ROWS = JSON.parse(readFileSync(FILE, 'utf8')) as Row[]; // a file of ours

/** Words by which the server says that it speaks of us, of our message, or of its own trouble. */
const OF_US =
  /spam|reputation|DMARC|SPF|PTR|DNS|sender|MailFrom|relay(?!=)|Loop|virus|attachment|busy|too many/iu;

function read(printed: string): SmtpReply {
  const [reply] = createReplyReader().push(Buffer.from(`${printed}\r\n`)).replies;
  if (reply === undefined) throw new Error(`not a reply: ${printed}`);
  return reply;
}

describe('the replies that real servers have given', () => {
  test('are all 206', () => {
    expect(new Set(ROWS.map(({ by, reply }) => `${by} ${reply}`)).size).toBeGreaterThan(200);
    expect(ROWS).toHaveLength(206);
  });

  test.each(ROWS)('$by means $means: $reply', ({ means, besideAccepted, reply }) => {
    expect(classifyReply(read(reply), 'recipient')).toBe(means);
    expect(readsAsUnknownBesideAccepted(read(reply))).toBe(besideAccepted !== undefined);
  });

  test.each(ROWS.filter(({ reply }) => OF_US.test(reply)))(
    'are never of an unknown user where they speak of us: $reply',
    ({ reply }) => {
      expect(classifyReply(read(reply), 'recipient')).not.toBe('no_such_user');
    },
  );

  test.each(ROWS.filter(({ reply }) => reply.startsWith('4')))(
    'are never final where they are temporary: $reply',
    ({ reply }) => {
      expect(['no_such_user', 'disabled', 'accepted']).not.toContain(classifyReply(read(reply), 'recipient'));
    },
  );
});
