// What the language of the page tells of a name that its words alone do not: where two surnames begin.
import { fold } from './fold.ts';
import type { PersonName } from './person-name.ts';

const TWO_SURNAMES = /^(?:es|ca|gl|pt|eu)\b/;

/** Second given names: with one of these before it, the last word is the only surname. */
const SECOND_GIVEN_NAMES: ReadonlySet<string> = new Set(
  `alberto alejandro alfonso andres angel angeles antonio augusto beatriz belen carlos carmen cesar claudia cristina
  daniel david dolores eduardo elena emilio enrique ernesto eugenia eugenio felipe fernanda fernando francisco
  gabriel gabriela gonzalo guadalupe henrique ignacio isabel jaime javier jesus joao joaquin jordi jorge jose juan
  julia julio laura lourdes lucia luis luisa luiz manuel marcelo marcos margarita maria mario mariana marta mercedes
  miguel monica nuria oscar pablo paula paulo pedro pilar rafael ramon raquel ricardo roberto rodrigo rosa rosario
  salvador santiago sergio silvia sofia soledad susana teresa tomas vicente victor victoria`.split(/\s+/),
);

/** On pages in Spanish, Portuguese, Catalan, Galician or Basque the last two of three words are surnames. */
export function readInLanguage(name: PersonName, language: string): PersonName {
  const [surname, ...more] = name.family;
  const before = name.given.at(-1);
  if (!TWO_SURNAMES.test(language) || name.culture !== undefined) return name;
  if (surname === undefined || before === undefined || name.given.length < 2) return name;
  if (more.length > 0 || name.particles.length > 0 || before.length < 3) return name;
  if (SECOND_GIVEN_NAMES.has(fold(before))) return name;
  return { ...name, given: name.given.slice(0, -1), family: [before, surname], culture: 'iberian' };
}
