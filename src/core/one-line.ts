// One line of text as a person typed it: names and notes that are shown in lists.
import { invalidRequest } from './errors.ts';

/**
 * Strangers read such texts: no line ends or controls, no marks that turn text around or hide in it. The joiners of
 * Indic scripts and emoji stay.
 */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;

/** Without spaces around, and maybe empty. Throws `invalid_request`; `word` is what the text is called. */
export function checkLine(word: string, text: string, maxCharacters: number): string {
  const trimmed = text.trim();
  if (trimmed.length > maxCharacters) {
    throw invalidRequest(`${word} must have at most ${maxCharacters} characters`);
  }
  if (UNFIT.test(trimmed))
    throw invalidRequest(`${word} must be one line without control or hidden characters`);
  return trimmed;
}
