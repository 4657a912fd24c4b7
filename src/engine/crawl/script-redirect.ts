// Owns the redirect that is all that a page's script does. Linear in the page's first bytes.

/** A page with more than this is meant to be seen, whatever its scripts may do. */
const PAGE_MAX_CHARS = 8_192;
const WORDS_MAX = 40;

/** An assignment or a call that leaves the page; a query of our browser, or a click, before it is no matter of ours. */
const LEAVES =
  /(?:^|[\s;{(])(?:window\.|document\.|top\.|self\.)?location(?:\.href\s{0,5}=|\s{0,5}=(?!=)|\.(?:replace|assign)\s{0,5}\()\s{0,5}(["'])([^"'\s<>]{1,300})\1/;
/** What is done only to some: then it is not where everybody is led. */
const ASKS = /\bif\s{0,5}\(|\?[^"']{0,80}:|\baddEventListener\b|\bonclick\b|\bfunction\b|=>|\bswitch\b/;

/** Where a page that shows next to nothing leads by its script, absolute; null where it shows something, or asks first. */
export function scriptRedirect(html: string, base: string): string | null {
  if (html.length > PAGE_MAX_CHARS) return null;
  const page = html.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  const shown = page
    .replace(/<(script|style|noscript|title)\b[\s\S]*?(?:<\/\1\s{0,5}>|$)/gi, ' ')
    .replace(/<[^>]{0,1000}>/g, ' ')
    .trim();
  if (shown.split(/\s+/).length > WORDS_MAX) return null;
  for (const [, onload = '', script = ''] of page.matchAll(
    /<body\b[^>]{0,500}?\bonload\s{0,5}=\s{0,5}"([^"]{1,500})"|<script\b[^>]{0,300}>([\s\S]{0,2000}?)<\/script/gi,
  )) {
    const code = onload || script;
    const [, , target] = LEAVES.exec(code) ?? [];
    if (target === undefined || ASKS.test(code)) continue;
    return URL.canParse(target, base) ? new URL(target, base).href : null;
  }
  return null;
}
