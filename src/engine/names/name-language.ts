// What the language of the page tells of a name that its words alone do not: where two surnames begin.
import { fold } from './fold.ts';
import { isSecondGiven } from './given-pairs.ts';
import type { PersonName } from './person-name.ts';

const TWO_SURNAMES = /^(?:es|ca|gl|pt|eu)\b/;

/** On pages in Spanish, Portuguese, Catalan, Galician or Basque the last two of three words are surnames. */
export function readInLanguage(name: PersonName, language: string): PersonName {
  const [surname, ...more] = name.family;
  const before = name.given.at(-1);
  if (!TWO_SURNAMES.test(language) || name.culture !== undefined) return name;
  if (surname === undefined || before === undefined || name.given.length < 2) return name;
  if (more.length > 0 || name.particles.length > 0 || before.length < 3) return name;
  if (isSecondGiven(fold(before))) return name;
  return { ...name, given: name.given.slice(0, -1), family: [before, surname], culture: 'iberian' };
}
