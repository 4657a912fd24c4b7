// A client's name as a person may read it: one short line, nothing that hides or turns text around.

const NAME_MAX_CHARACTERS = 80;
/** Read no further: a name may come as a megabyte. */
const NAME_READ_CHARACTERS = 400;
/** Controls, format characters (bidi, zero-width, tags), surrogates, private use, unassigned, line separators. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u{115f}\u{1160}\u{3164}\u{ffa0}]/gu;
const COMBINING_RUN = /(\p{M}{2})\p{M}+/gu;

/** The name made fit to be shown, or null where nothing is left of it. */
export function displayName(name: unknown): string | null {
  if (typeof name !== 'string') return null;
  const line = name
    .slice(0, NAME_READ_CHARACTERS)
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\t\n\r]/g, ' ')
    .replace(UNFIT, '')
    .replace(COMBINING_RUN, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
  const short = Array.from(line).slice(0, NAME_MAX_CHARACTERS).join('').trim();
  return short === '' ? null : short;
}
