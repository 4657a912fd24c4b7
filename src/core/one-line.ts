// One line of text as a person typed it: names and notes that are shown in lists.
import { invalidRequest } from './errors.ts';

/** Control characters, line ends, and marks that turn the direction of what stands after them. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Without spaces around, and maybe empty. Throws `invalid_request`; `word` is what the text is called. */
export function checkLine(word: string, text: string, maxCharacters: number): string {
  const trimmed = text.trim();
  if (trimmed.length > maxCharacters) {
    throw invalidRequest(`${word} must have at most ${maxCharacters} characters`);
  }
  if (UNFIT.test(trimmed)) throw invalidRequest(`${word} must be one line without control characters`);
  return trimmed;
}
