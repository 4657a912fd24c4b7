// What every value that comes out of a reader keeps, whatever went in.
import assert from 'node:assert/strict';

const ADDRESS = /^[a-z0-9._%+'&=~!#$*/?^`{|}-]{1,64}@[a-z0-9.-]{1,253}$/u;
/** Of a whole header or command: what would begin another one. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const BREAKING = /[\u0000\r\n]/u;
const WORDS_MAX_CHARS = 240;

export function isAddress(address: string): void {
  assert.match(address, ADDRESS);
}

/** No line end and no NUL in it: it may stand in a header, a command or a URL. */
export function isOneLine(text: string): void {
  assert.doesNotMatch(text, BREAKING);
}

export function isShort(words: string, maxChars = WORDS_MAX_CHARS): void {
  assert.ok(words.length <= maxChars, `${words.length} characters`);
}

/** An absolute URL of the web. */
export function isWebUrl(text: string): void {
  assert.match(new URL(text).protocol, /^https?:$/u);
  isOneLine(text);
}

export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
