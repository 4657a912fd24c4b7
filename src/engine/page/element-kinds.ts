// What HTML's elements are to us: blocks that break lines, elements whose content nobody sees, hidden ones.

const BLOCKS: ReadonlySet<string> = new Set(
  `address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav noscript ol p pre section summary table
  tbody td tfoot th thead tr ul caption option optgroup button`.split(/\s+/),
);

/** Content that is no text of the page: code, drawings, other documents, controls. */
const UNSEEN: ReadonlySet<string> = new Set(
  `script style template svg math iframe object embed textarea select canvas audio video noembed
  noframes xmp plaintext datalist`.split(/\s+/),
);

/** Whether the element stands on lines of its own; unknown elements with a hyphen (custom ones) do. */
export function isBlock(name: string): boolean {
  return BLOCKS.has(name) || name.includes('-');
}

const STYLE_MAX_CHARS = 1_000;

/**
 * Whether the element and all below it is left out: nobody sees it. What a click opens (a dialog with somebody's
 * biography) is seen, though it is hidden at first; `opened` are the ids that buttons before it say that they open. `aria-hidden` alone hides from screen readers only, so it counts
 * for a carousel's copies alone.
 */
export function isDropped(
  name: string,
  attribs: Readonly<Record<string, string>>,
  opened: ReadonlySet<string>,
): boolean {
  if (UNSEEN.has(name)) return name !== 'template' || attribs['shadowrootmode'] === undefined;
  const { hidden, style, class: classes = '', id = '' } = attribs;
  if (STREAMED_ID.test(id)) return false;
  const isHidden =
    (hidden !== undefined && hidden.toLowerCase() !== 'until-found') ||
    (style !== undefined && HIDING_STYLE.test(style.slice(0, STYLE_MAX_CHARS)));
  if (isHidden) return !isOpened(attribs) && !(id !== '' && opened.has(id));
  return attribs['aria-hidden'] === 'true' && /\b(?:clone|cloned|duplicate)\b/.test(classes.slice(0, 500));
}

/** By its role, or by the words of its class: a dialog, a tab's panel, an accordion's fold. */
function isOpened({ role = '', class: classes = '' }: Readonly<Record<string, string>>): boolean {
  return OPENED_ROLE.test(role) || OPENED_CLASS.test(classes.slice(0, CLASS_MAX_CHARS));
}

const CLASS_MAX_CHARS = 500;
const OPENED_ROLE = /^(?:dialog|tabpanel)$/i;
const OPENED_CLASS =
  /(?:^|[\s_-])(?:modal|popup|pop-up|dialog|lightbox|drawer|accordion|collapse|collapsible|tab-?(?:panel|pane|content)|bio)(?=$|[\s_-])/i;

/** What arrives after the page is hidden until a script puts it into its place. */
const STREAMED_ID = /^S:[0-9a-f]{1,4}$/;

const HIDING_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
