// What the language of the page and its other names tell of a name that its words alone do not: where surnames stand.
import { fold } from './fold.ts';
import { isSecondGiven } from './given-pairs.ts';
import { isHungarianGiven } from './name-order.ts';
import { isKnownGiven } from './nicknames.ts';
import type { PersonName } from './person-name.ts';

const TWO_SURNAMES = /^(?:es|ca|gl|pt|eu)\b/;

/** What the page's language, and the other names of the site, tell of a name. */
export function readInLanguage(name: PersonName, language: string): PersonName {
  if (/^hu\b/.test(language)) return readAmongHungarians(name);
  return TWO_SURNAMES.test(language) ? withTwoSurnames(name) : name;
}

/** On a site of people whose surnames stand first, one whose words do not say so stands so too. */
export function readAmong(name: PersonName, others: readonly PersonName[]): PersonName {
  const isThere = others.some(({ culture }) => culture === 'hungarian');
  const [last = ''] = name.family;
  return isThere && isHungarianGiven(fold(last)) ? readAmongHungarians(name) : name;
}

/** Surname first, unless the first word is a given name. */
function readAmongHungarians(name: PersonName): PersonName {
  const [surname = '', ...others] = name.given;
  const [given] = name.family;
  if (name.culture !== undefined || name.particles.length > 0 || name.family.length !== 1) return name;
  if (given === undefined || surname === '' || others.length > 1) return name;
  const first = fold(surname);
  if (first.length < 3 || isHungarianGiven(first) || isKnownGiven(first)) return name;
  return { ...name, given: [...others, given], family: [surname], culture: 'hungarian' };
}

/** On pages in Spanish, Portuguese, Catalan, Galician or Basque the last two of three words are surnames. */
function withTwoSurnames(name: PersonName): PersonName {
  const [surname, ...more] = name.family;
  const before = name.given.at(-1);
  if (name.culture !== undefined) return name;
  if (surname === undefined || before === undefined || name.given.length < 2) return name;
  if (more.length > 0 || name.particles.length > 0 || before.length < 3) return name;
  if (isSecondGiven(fold(before))) return name;
  return { ...name, given: name.given.slice(0, -1), family: [before, surname], culture: 'iberian' };
}
