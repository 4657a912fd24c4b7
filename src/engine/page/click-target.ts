// Where a click on an element leads that is no plain link: cards and buttons that scripts have made into links.

type Attributes = Readonly<Record<string, string>>;

/** In which scripts look for the address, and those that load what a dialog shows. */
const TARGET_ATTRIBUTES = [
  'data-href',
  'data-url',
  'data-link',
  'data-permalink',
  'data-remote',
  'data-ajax-url',
  'data-popup-url',
  'hx-get',
  'data-hx-get',
  'routerlink',
] as const;

const VALUE_MAX_CHARS = 500;
/** "location.href = '/team'", "window.open('/team')", "router.push('/team')". */
const GOES_TO =
  /(?:location(?:\.href)?\s{0,4}=|location\.(?:assign|replace)\s{0,4}\(|window\.open\s{0,4}\(|router\.push\s{0,4}\()\s{0,4}(["'])([^"'\s]{1,300})\1/;
/** A path, an address or a file: other values of such attributes are names and numbers. */
const LOOKS_LIKE_URL =
  /^(?:https?:\/\/|\/(?!\/)|\.{1,2}\/|\?)[^\s<>{}]{0,400}$|^[\w/-]{1,100}\.(?:html?|php|aspx?)$/i;

/** '' where a click leads nowhere, as far as the attributes say. */
export function clickTarget(attribs: Attributes): string {
  for (const name of TARGET_ATTRIBUTES) {
    const value = attribs[name]?.trim();
    if (value !== undefined && value.length <= VALUE_MAX_CHARS && LOOKS_LIKE_URL.test(value)) return value;
  }
  const { onclick = '', href = '' } = attribs;
  const script = onclick !== '' ? onclick : /^\s{0,9}javascript:/i.test(href) ? href : '';
  return GOES_TO.exec(script.slice(0, VALUE_MAX_CHARS))?.[2] ?? '';
}
