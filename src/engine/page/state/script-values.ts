// The values that a page's code has in it: what is assigned to a name, handed to a function, or pushed to a queue.
// It runs no code, and keeps to a budget, since most scripts are programs.
import { readLiteral } from './literal.ts';

/** Places of one script at which a value may begin. */
const PLACES_MAX = 300;
/** Characters that may be read for each of the script's: what fails is tried again from within. */
const READINGS_MAX = 4;
/** What a value shorter than this holds is no list of people. */
const VALUE_MIN_CHARS = 30;
/** A script without any of these words names nobody. */
const CUE = /name|title|label|role|position|people|team|member|staff/i;
const PLACE = /(?:[=(,:]|\breturn|\bdefault)\s{0,20}(?=[{[]|JSON\s{0,4}\.|["'`][{[]|\(\s{0,4}function)/g;

/** Objects and lists, and JSON that stands in strings, in the order of the text. */
export function valuesInScript(text: string): unknown[] {
  const values: unknown[] = [];
  if (!CUE.test(text)) return values;
  PLACE.lastIndex = 0;
  let budget = text.length * READINGS_MAX;
  for (let left = PLACES_MAX; left > 0 && budget > 0; left -= 1) {
    const place = PLACE.exec(text);
    if (place === null) break;
    const from = place.index + place[0].length;
    const { value, end } = readLiteral(text, from);
    budget -= end - from;
    if (value !== undefined && end - from >= VALUE_MIN_CHARS) values.push(value);
    // behind what was read, or the next place inside what could not be
    PLACE.lastIndex = value === undefined ? from : end;
  }
  PLACE.lastIndex = 0;
  return values;
}
