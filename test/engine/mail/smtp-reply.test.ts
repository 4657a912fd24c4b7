import { describe, expect, test } from 'vitest';
import {
  createReplyReader,
  REPLY_LINE_MAX_BYTES,
  REPLY_MAX_BYTES,
  REPLY_TEXT_MAX_CHARS,
  type SmtpReply,
} from '../../../src/engine/mail/smtp-reply.ts';

function readWhole(bytes: string | Uint8Array) {
  return createReplyReader().push(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
}

/** Pseudo-random numbers from a seed (mulberry32), so that a failing cut can be found again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const GOOD: [bytes: string, replies: SmtpReply[]][] = [
  ['220 mx.acme.test ESMTP\r\n', [{ code: 220, enhanced: null, text: 'mx.acme.test ESMTP' }]],
  ['250 2.1.5 Ok\r\n', [{ code: 250, enhanced: '2.1.5', text: 'Ok' }]],
  ['250\r\n', [{ code: 250, enhanced: null, text: '' }]],
  ['250 ok\n', [{ code: 250, enhanced: null, text: 'ok' }]],
  [
    '250-mx.acme.test\r\n250-SIZE 10240000\r\n250 HELP\r\n',
    [{ code: 250, enhanced: null, text: 'mx.acme.test SIZE 10240000 HELP' }],
  ],
  [
    '550-5.1.1 The account\r\n550-5.1.1 does not\r\n550 5.1.1 exist\r\n',
    [{ code: 550, enhanced: '5.1.1', text: 'The account does not exist' }],
  ],
  ['550 no mailbox (#5.1.1)\r\n', [{ code: 550, enhanced: '5.1.1', text: 'no mailbox (#5.1.1)' }]],
  ['550 cuda_nsu 5.1.1 gone\r\n', [{ code: 550, enhanced: '5.1.1', text: 'cuda_nsu 5.1.1 gone' }]],
  ['550 5.7.606 banned [192.0.2.1]\r\n', [{ code: 550, enhanced: '5.7.606', text: 'banned [192.0.2.1]' }]],
  ['421 4.16.55.1 later\r\n', [{ code: 421, enhanced: null, text: '4.16.55.1 later' }]],
  ['554 from 5.1.1.7 refused\r\n', [{ code: 554, enhanced: null, text: 'from 5.1.1.7 refused' }]],
  ['450 5.1.1 at odds\r\n', [{ code: 450, enhanced: null, text: 'at odds' }]],
  [
    '550 usu\u00e1rio\u0000 desconhecido\u0007\r\n',
    [{ code: 550, enhanced: null, text: 'usu\u00e1rio desconhecido' }],
  ],
  [
    '250 a\r\n550 5.1.1 b\r\n',
    [
      { code: 250, enhanced: null, text: 'a' },
      { code: 550, enhanced: '5.1.1', text: 'b' },
    ],
  ],
];

const BAD: [what: string, bytes: string, fault: string][] = [
  ['no code', 'hello there\r\n', 'not_smtp'],
  ['an empty line', '\r\n', 'not_smtp'],
  ['a code of two digits', '25 ok\r\n', 'not_smtp'],
  ['a code of four digits', '2500 ok\r\n', 'not_smtp'],
  ['a code under 200', '100 go on\r\n', 'not_smtp'],
  ['a code over 599', '600 no\r\n', 'not_smtp'],
  ['two codes in one reply', '250-yes\r\n550 no\r\n', 'not_smtp'],
  ['two codes, the good one last', '550-no\r\n250 yes\r\n', 'not_smtp'],
  ['an HTTP server', 'HTTP/1.1 400 Bad Request\r\n', 'not_smtp'],
  ['an SSH server', 'SSH-2.0-OpenSSH_9.6\r\n', 'not_smtp'],
  ['a TLS alert', '\u0015\u0003\u0001\u0000\u0002\u0002F\n', 'not_smtp'],
  ['a line without end', `220 ${'a'.repeat(REPLY_LINE_MAX_BYTES)}`, 'line_too_long'],
  ['lines without end', '250-and more of it\r\n'.repeat(REPLY_MAX_BYTES / 16), 'reply_too_long'],
];

describe('the reply reader', () => {
  test.each(GOOD)('reads %j', (bytes, replies) => {
    expect(readWhole(bytes)).toEqual({ replies, fault: null });
  });

  test.each(BAD)('gives up on %s', (_what, bytes, fault) => {
    expect(readWhole(bytes)).toEqual({ replies: [], fault });
  });

  test('reads the same whatever the chunks are', () => {
    const random = seeded(7);
    const whole = Buffer.from(GOOD.map(([bytes]) => bytes).join(''));
    const expected = GOOD.flatMap(([, replies]) => replies);
    for (let round = 0; round < 300; round += 1) {
      const reader = createReplyReader();
      const replies: SmtpReply[] = [];
      for (let at = 0; at < whole.length;) {
        const next = at + 1 + Math.floor(random() ** 3 * 40);
        const read = reader.push(whole.subarray(at, next));
        expect(read.fault).toBe(null);
        replies.push(...read.replies);
        at = next;
      }
      expect(replies).toEqual(expected);
      expect(reader.isIdle()).toBe(true);
    }
  });

  test('ends the same whatever the chunks are, for what is no SMTP too', () => {
    const random = seeded(11);
    for (let round = 0; round < 300; round += 1) {
      const junk = Uint8Array.from({ length: 400 }, () => JUNK[Math.floor(random() * JUNK.length)] ?? 0);
      const whole = readWhole(junk);
      const reader = createReplyReader();
      const replies: SmtpReply[] = [];
      let fault = null;
      for (const byte of junk) {
        const read = reader.push(Uint8Array.of(byte));
        replies.push(...read.replies);
        fault = read.fault;
      }
      expect({ replies, fault }).toEqual(whole);
    }
  });

  test('takes nothing more after a fault', () => {
    const reader = createReplyReader();
    expect(reader.push(Buffer.from('junk\r\n')).fault).toBe('not_smtp');
    expect(reader.push(Buffer.from('250 Ok\r\n'))).toEqual({ replies: [], fault: 'not_smtp' });
  });

  test('is idle only between replies', () => {
    const reader = createReplyReader();
    expect(reader.isIdle()).toBe(true);
    reader.push(Buffer.from('250-a\r\n'));
    expect(reader.isIdle()).toBe(false);
    reader.push(Buffer.from('250 b\r\n'));
    expect(reader.isIdle()).toBe(true);
    reader.push(Buffer.from('2'));
    expect(reader.isIdle()).toBe(false);
  });

  test('keeps a bounded part of a long reply', () => {
    const { replies } = readWhole(`${'250-words and words\r\n'.repeat(1_000)}250 end\r\n`);
    expect(replies[0]?.text.length).toBeLessThanOrEqual(REPLY_TEXT_MAX_CHARS);
  });

  test('reads bytes that are no UTF-8', () => {
    const { replies, fault } = readWhole(
      Buffer.concat([Buffer.from('550 bo'), Buffer.of(0xee), Buffer.from('te pleine\r\n')]),
    );
    expect(fault).toBe(null);
    expect(replies[0]?.text).toBe('bo\ufffdte pleine');
  });
});

const JUNK = Buffer.from('2250055 --..\r\n\r\n\n\n1a\u0000\u00ff');
