// What HTML's elements are to us: blocks that break lines, elements whose content nobody sees, hidden ones.

const BLOCKS: ReadonlySet<string> = new Set(
  `address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav ol p pre section summary table
  tbody td tfoot th thead tr ul caption option optgroup`.split(/\s+/),
);

/** Content that is no text of the page: code, fallbacks, drawings, other documents, controls. */
const UNSEEN: ReadonlySet<string> = new Set(
  `script style template noscript svg math iframe object embed textarea select canvas audio video noembed
  noframes xmp plaintext datalist`.split(/\s+/),
);

/** Whether the element stands on lines of its own; unknown elements with a hyphen (custom ones) do. */
export function isBlock(name: string): boolean {
  return BLOCKS.has(name) || name.includes('-');
}

const STYLE_MAX_CHARS = 1_000;

/**
 * Whether the element and all below it is left out: nobody sees it. `aria-hidden` alone hides from screen
 * readers only, so it counts for a carousel's copies alone.
 */
export function isDropped(name: string, attribs: Readonly<Record<string, string>>): boolean {
  if (UNSEEN.has(name)) return true;
  const { hidden, style, class: classes = '' } = attribs;
  if (hidden !== undefined && hidden.toLowerCase() !== 'until-found') return true;
  if (style !== undefined && HIDING_STYLE.test(style.slice(0, STYLE_MAX_CHARS))) return true;
  return attribs['aria-hidden'] === 'true' && /\b(?:clone|cloned|duplicate)\b/.test(classes.slice(0, 500));
}

const HIDING_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
