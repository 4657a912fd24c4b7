// The last gate for words of a page before they leave the engine: they are read by people, models and terminals.

/**
 * What acts instead of being read: control characters (NUL breaks a database's text), marks that turn the direction of
 * the text or are invisible (Unicode: Cc, Cf), private and unassigned ones, line and paragraph separators.
 */
const ACTING = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]+/gu;
/** A heap of marks on one letter runs over the lines above and below. */
const MARKS_HEAP = /(\p{M}{3})\p{M}+/gu;

/** The words as plain text of one line, at most `maxChars`, well-formed; a page's marks and half characters are gone. */
export function shownWords(text: string, maxChars: number): string {
  return text
    .slice(0, maxChars * 4)
    .toWellFormed()
    .replace(ACTING, ' ')
    .replace(MARKS_HEAP, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, maxChars)
    .replace(/[\ud800-\udbff]$/, '') // half of a character that the cut went through
    .trimEnd();
}

/** The same for a title, which some pages print with its markup. */
export function shownTitle(text: string, maxChars: number): string {
  return shownWords(text.slice(0, maxChars * 4).replace(/<[^>]*>?|>/g, ' '), maxChars);
}
