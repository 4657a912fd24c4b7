// What we take for an email address: the plain form that companies print. It knows no page.
import { domainToASCII } from 'node:url';
import { isRoleMailbox } from '../local-parts/role-mailbox.ts';

const LOCAL_MAX_CHARS = 64;
const DOMAIN_MAX_CHARS = 253;

/** RFC 5322 §3.2.3 dot-atom, in the characters that printed addresses have. */
const LOCAL = /^[a-z0-9_+&'-](?:[a-z0-9_+&'.-]{0,62}[a-z0-9_+-])?$/;
/** RFC 1035 §2.3.1 labels; the last one alphabetic, or punycode. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/** "logo@2x.png" is a file. */
const FILE_ENDINGS: ReadonlySet<string> = new Set(
  'png jpg jpeg gif svg webp avif ico css js mjs json html htm php pdf mp4 webm woff'.split(' '),
);

/** RFC 2606 §3 and the fillers of forms and themes: nobody's address. */
const SAMPLE_DOMAINS: ReadonlySet<string> = new Set(
  `example.com example.org example.net domain.com yourdomain.com yourcompany.com mydomain.com mysite.com
  yoursite.com website.com yourwebsite.com email.com sitename.com companyname.com sentry.io wixpress.com
  sentry-next.wixpress.com`.split(/\s+/),
);

/** The address in lower case, its domain in ASCII; null where the text is none, or a filler. */
export function parseAddress(text: string): string | null {
  if (text.length > LOCAL_MAX_CHARS + 1 + DOMAIN_MAX_CHARS) return null;
  const at = text.lastIndexOf('@');
  if (at < 1) return null;
  const local = text.slice(0, at).toLowerCase();
  const printed = text.slice(at + 1).toLowerCase();
  // the URL standard, by which the conversion goes, drops line ends: "acme.test\r\nx" would be acme.testx
  if (/[\s\p{Cc}]/u.test(printed)) return null;
  const domain = /^[\x21-\x7e]*$/.test(printed) ? printed : domainToASCII(printed);
  if (local.length > LOCAL_MAX_CHARS || !LOCAL.test(local) || local.includes('..')) return null;
  if (domain.length > DOMAIN_MAX_CHARS || !DOMAIN.test(domain)) return null;
  if (FILE_ENDINGS.has(domain.slice(domain.lastIndexOf('.') + 1))) return null;
  return SAMPLE_DOMAINS.has(domain) ? null : `${local}@${domain}`;
}

/** The address of a mailto link (RFC 6068: percent-encoded, headers after "?"; the first recipient). */
export function parseMailto(href: string): string | null {
  const match = /^\s*mailto:\s*([^?]{3,400})/i.exec(href.slice(0, 1_000));
  if (match === null) return null;
  const first = unescapePercent(match[1] ?? '').split(/[,;]/)[0] ?? '';
  const bracketed = /<([^<>]+)>/.exec(first);
  return parseAddress((bracketed?.[1] ?? first).trim());
}

function unescapePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether the address is an office's or a team's, so that it is beside nobody in particular. */
export function isGenericMailbox(address: string): boolean {
  return isRoleMailbox(address.slice(0, address.lastIndexOf('@')));
}
