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

export type SpelledAddress = { address: string; at: number };

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
    const before = undot(text.slice(Math.max(0, mark.index - LOCAL_REACH_CHARS), mark.index));
    const end = mark.index + mark[0].length;
    const after = undot(text.slice(end, end + DOMAIN_REACH_CHARS));
    const local = /[a-z0-9_+&'.-]{1,64}$/i.exec(before)?.[0] ?? '';
    const domain = /^[\p{L}0-9.-]{1,253}/u.exec(after)?.[0].replace(/[.-]+$/, '') ?? '';
    const address = parseAddress(`${local.replace(/^[.'-]+/, '')}@${domain}`);
    if (address !== null) found.push({ address, at: mark.index });
  }
  return found;
}

function undot(text: string): string {
  return text.replace(DOT, '.');
}
