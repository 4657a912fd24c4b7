// What every answer of the engine keeps, whoever stood on the other side. Knows no server.
import { expect } from 'vitest';
import { EMPTY_REASONS, SOURCES, type Discovery } from '../../../src/engine/discovery.ts';
import { hasSeveralHolders, type Role } from '../../../src/engine/role.ts';

/** The engine's own slack beside the deadline is none; the machine may be busy. */
const SLACK_MS = 1_000;
const FORBIDDEN_VERBS = /^(?:DATA|BDAT|VRFY|EXPN|AUTH|TURN|HELP)\b/iu;
/** What the engine may send, a line at a time. */
const OUR_VERBS = /^(?:EHLO|HELO|STARTTLS|MAIL FROM:|RCPT TO:|RSET|QUIT)/u;
const WORDS_MAX_CHARS = 240;
/** Marks that act on a terminal or turn the text around, instead of being read. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const ACTING = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;

export type Checked = {
  discovery: Discovery;
  domain: string;
  role: Role;
  ms: number;
  deadlineMs: number;
  mailLines: readonly string[];
};

/** Fails the test where an answer is late, breaks its form, carries hostile characters, or was had by bad manners. */
export function checkAnswer({ discovery, domain, role, ms, deadlineMs, mailLines }: Checked): void {
  expect(ms).toBeLessThan(deadlineMs + SLACK_MS);
  expect(mailLines.filter((line) => FORBIDDEN_VERBS.test(line) || !OUR_VERBS.test(line))).toEqual([]);
  const recipients = mailLines.filter((line) => /^RCPT/iu.test(line));
  expect(recipients.length).toBeLessThanOrEqual(hasSeveralHolders(role) ? 15 : 9);
  expect(discovery.usage.recipients).toBeLessThanOrEqual(hasSeveralHolders(role) ? 15 : 9);
  for (const line of recipients) checkAddress(/^RCPT TO:<(.*)>$/u.exec(line)?.[1], domain);
  for (const text of stringsOf(discovery)) {
    expect(text).not.toMatch(ACTING);
    expect(text.isWellFormed()).toBe(true);
  }
  if (discovery.outcome === 'empty') expect(EMPTY_REASONS).toContain(discovery.reason);
  if (discovery.outcome !== 'found') return;
  for (const find of discovery.finds) {
    checkAddress(find.email, domain);
    expect(find.name).toMatch(/^[\p{L}\p{M}.'’ -]{3,80}$/u);
    expect(find.title).toMatch(/^[^<>]{2,160}$/u);
    expect(SOURCES).toContain(find.source);
    expect([`mx.${domain}`, domain, null]).toContain(find.verification.host);
    expect(find.verification.enhanced ?? '5.1.1').toMatch(/^\d\.\d{1,3}\.\d{1,3}$/u);
    for (const { words } of find.evidence) expect(words.length).toBeLessThanOrEqual(WORDS_MAX_CHARS);
  }
}

/** Asked and returned are plain addresses of the asked company alone. */
function checkAddress(address: string | undefined, domain: string): void {
  expect(address).toMatch(/^[a-z0-9._+'-]{1,64}@[a-z0-9.-]{1,253}$/u);
  expect(address?.split('@')[1]).toBe(domain);
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
