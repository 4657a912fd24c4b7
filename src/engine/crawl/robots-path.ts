// Owns how a rule's path is held against a URL: octets in one spelling, `*` and `$` (RFC 9309 §2.2.2, §2.2.3).

export type PathPattern = {
  /** Octets of the rule as written in one spelling: of two rules that match, the longer one counts. */
  length: number;
  /** One spelling of the whole, to tell whether two rules are the same. */
  text: string;
  /** `path` as `pathOf` gives it. */
  matches: (path: string) => boolean;
};

/** A rule's path. One without its slash is taken as if it had one: that is what whoever wrote it meant. */
export function parsePattern(written: string): PathPattern {
  const text = /^[/*]/.test(written) ? written : `/${written}`;
  const isAnchored = text.endsWith('$');
  let inQuery = false;
  const pieces = (isAnchored ? text.slice(0, -1) : text).split(/\*+/).map((piece) => {
    const spelled = spell(piece, inQuery);
    inQuery ||= piece.includes('?');
    return spelled;
  });
  const whole = pieces.join('*') + (isAnchored ? '$' : '');
  return { length: whole.length, text: whole, matches: (path) => matches(pieces, isAnchored, path) };
}

/** Path and query of a URL, in the spelling that patterns are compared in. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return spell(pathname + search, false);
}

/** Piece after piece at its first place: a later place can never help the pieces behind it. */
function matches(pieces: readonly string[], isAnchored: boolean, path: string): boolean {
  const [first = '', ...rest] = pieces;
  if (!path.startsWith(first)) return false;
  const last = rest.pop();
  if (last === undefined) return !isAnchored || path.length === first.length;
  let at = first.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  if (isAnchored) return path.length - last.length >= at && path.endsWith(last);
  return path.includes(last, at);
}

const OCTET_OR_ODD = /%[0-9a-f]{2}|[^a-z0-9\-._~!$&'()*+,;=:@/?[\]]/giu;
const UNRESERVED = /[a-z0-9\-._~]/i;
/** Reserved ones that mean the same with and without their percent sign; within a query two more. */
const SAME_IN_PATH = "!$'()*,;:@[]";
const SAME_IN_QUERY = `${SAME_IN_PATH}/?`;

/** RFC 9309 §2.2.2: what needs no percent sign has none, all that needs one has it, in capitals. */
function spell(text: string, startsInQuery: boolean): string {
  const at = startsInQuery ? 0 : text.indexOf('?');
  if (at === -1) return spellPart(text, SAME_IN_PATH);
  return spellPart(text.slice(0, at), SAME_IN_PATH) + spellPart(text.slice(at), SAME_IN_QUERY);
}

function spellPart(text: string, same: string): string {
  return text.replace(OCTET_OR_ODD, (part) => {
    if (part.length < 3) return [...new TextEncoder().encode(part)].map(encoded).join('');
    const character = String.fromCharCode(Number.parseInt(part.slice(1), 16));
    return UNRESERVED.test(character) || same.includes(character) ? character : part.toUpperCase();
  });
}

function encoded(octet: number): string {
  return `%${octet.toString(16).toUpperCase().padStart(2, '0')}`;
}
