// Owns the redirect that stands in a page instead of its headers. Linear in the page's first bytes.

/** Such pages are short; a longer one is no mere redirect. */
const HEAD_CHARS = 8_192;
/** A page that waits longer is meant to be read. */
const DELAY_MAX_SECONDS = 5;

/** Where `<meta http-equiv="refresh" content="0; url=…">` leads, absolute; null where there is none. */
export function metaRefresh(html: string, base: string): string | null {
  const head = html
    .slice(0, HEAD_CHARS)
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<noscript[\s\S]*?(?:<\/noscript>|$)/gi, '');
  for (const [tag] of head.matchAll(/<meta\s[^>]{0,500}/gi)) {
    if (!/http-equiv\s{0,9}=\s{0,9}["']?refresh\b/i.test(tag)) continue;
    const [, delay = '', target = ''] =
      /content\s{0,9}=\s{0,9}["']?\s{0,9}(\d{1,3})(?:\.\d{0,3})?\s{0,9}[;,]\s{0,9}url\s{0,9}=\s{0,9}["']?([^"'>\s]{1,400})/i.exec(
        tag,
      ) ?? [];
    if (target === '' || Number(delay) > DELAY_MAX_SECONDS) continue;
    const url = target.replaceAll('&amp;', '&');
    return URL.canParse(url, base) ? new URL(url, base).href : null;
  }
  return null;
}
