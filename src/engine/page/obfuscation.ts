// Addresses that a page writes so that machines should not read them. Pure text to pure text; it knows no page.
import { parseAddress } from './address-syntax.ts';

/** Cloudflare's scheme: hexadecimal bytes, the first of which is exclusive-ored with the rest. Null where it is not that. */
export function decodeCfemail(hex: string): string | null {
  if (!/^(?:[0-9a-f]{2}){4,200}$/i.test(hex)) return null;
  const bytes = Buffer.from(hex, 'hex');
  const key = bytes[0] ?? 0;
  return parseAddress(Buffer.from(bytes.subarray(1).map((byte) => byte ^ key)).toString('utf8'));
}

/** The address behind a link to Cloudflare's protection page, whose fragment carries it. */
export function decodeProtectedLink(href: string): string | null {
  const match = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{8,400})/i.exec(href.slice(0, 2_000));
  return match === null ? null : decodeCfemail(match[1] ?? '');
}

/** `at` is where the word for the sign stands; `from` and `to` are the ends of the whole. */
export type SpelledAddress = { address: string; at: number; from: number; to: number };

const MARK =
  /\s{0,3}[[({<]\s{0,2}(?:at|ät|arroba|chiocciola|@|a)\s{0,2}[\])}>]\s{0,3}| at (?=\S{1,63}(?: dot | \[dot\] | \(dot\) |\[dot\]|\(dot\)))/giu;
const DOT = /\s{0,3}[[({<]\s{0,2}(?:dot|punkt|point|punto|ponto|punt|\.)\s{0,2}[\])}>]\s{0,3}| dot /giu;
const SPELLED_MAX = 300;
const LOCAL_REACH_CHARS = 90;
const DOMAIN_REACH_CHARS = 160;

/** "jo [at] acme [dot] test", "jo(at)acme.test", "jo at acme dot test": the addresses so spelled, and where. */
export function findSpelledAddresses(text: string): SpelledAddress[] {
  const found: SpelledAddress[] = [];
  for (const mark of text.matchAll(MARK)) {
    if (found.length >= SPELLED_MAX) break;
    const start = Math.max(0, mark.index - LOCAL_REACH_CHARS);
    const end = mark.index + mark[0].length;
    const before = text.slice(start, mark.index);
    const after = text.slice(end, end + DOMAIN_REACH_CHARS);
    const local = (/[a-z0-9_+&'.-]{1,64}$/i.exec(undot(before))?.[0] ?? '').replace(/^[.'-]+/, '');
    const domain = /^[\p{L}0-9.-]{1,253}/u.exec(undot(after))?.[0].replace(/[.-]+$/, '') ?? '';
    const address = parseAddress(`${local}@${domain}`);
    if (address === null) continue;
    const from = start + (placesOf(before).at(-local.length) ?? 0);
    const to = end + (placesOf(after)[domain.length - 1] ?? 0) + 1;
    found.push({ address, at: mark.index, from, to });
  }
  return found;
}

function undot(text: string): string {
  return text.replace(DOT, '.');
}

/** Where each character of the text with dots for words stands in the text itself. */
function placesOf(text: string): number[] {
  const places: number[] = [];
  let to = 0;
  for (const dot of [...text.matchAll(DOT), { 0: '', index: text.length }]) {
    for (; to < dot.index; to += 1) places.push(to);
    if (dot[0] !== '') places.push(dot.index);
    to += dot[0].length;
  }
  return places;
}
