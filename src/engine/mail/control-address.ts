// The random recipient by which a domain that accepts everything gives itself away, and which addresses may be asked at all.

/** A number from 0 to below 1, as Math.random gives it; injected. */
export type Random = () => number;

const STARTS = [
  'b',
  'br',
  'd',
  'dr',
  'f',
  'g',
  'gr',
  'h',
  'j',
  'k',
  'kr',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  'st',
  't',
  'v',
];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ei', 'ia'];
const ENDS = ['l', 'm', 'n', 'r', 's', 't', 'nd', 'rk', 'lm', 'sk'];

/**
 * A local part that reads like first.last and that nobody has: 12 characters or more, some 10^11 possibilities. Random
 * letters would be taken for a probe by whoever reads the log, or by a filter.
 */
export function makeControlLocalPart(random: Random): string {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const word = (syllables: number) =>
    Array.from({ length: syllables }, () => pick(STARTS) + pick(VOWELS)).join('') + pick(ENDS);
  return `${word(2)}.${word(3)}`;
}

/** RFC 5321 §4.5.3.1.1. */
const LOCAL_PART_MAX_CHARS = 64;
const ADDRESS_MAX_CHARS = 254;
const DOT_ATOM = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/iu;

/** Whether an address may be asked at the domain's server: of that domain, and in plain dot-atom form (RFC 5321 §4.1.2). */
export function isAskable(address: string, mailDomain: string): boolean {
  if (address.length > ADDRESS_MAX_CHARS) return false;
  const at = address.lastIndexOf('@');
  const localPart = address.slice(0, Math.max(0, at));
  return (
    address.slice(at + 1).toLowerCase() === mailDomain &&
    localPart.length <= LOCAL_PART_MAX_CHARS &&
    DOT_ATOM.test(localPart)
  );
}
