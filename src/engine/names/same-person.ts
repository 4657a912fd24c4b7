// Whether two printed names can be one person's. Knows names only: that they stand at one company is the caller's.
import { fold, foldVariants } from './fold.ts';
import { areNicknames } from './nicknames.ts';
import type { PersonName } from './person-name.ts';

/** `compatible`: nothing contradicts, but an initial or a missing surname proves little. */
export type NameAgreement = 'same' | 'compatible' | 'different';

/** Whether the two are one person, at one company: the same but for diacritics, middle names, nicknames. */
export function samePerson(a: PersonName, b: PersonName): boolean {
  return nameAgreement(a, b) === 'same';
}

export function nameAgreement(a: PersonName, b: PersonName): NameAgreement {
  const one = formsOf(a);
  const other = formsOf(b);
  if (one.words === other.words) return a.family.length > 0 && b.family.length > 0 ? 'same' : 'compatible';
  const family = familyAgreement(one, other);
  return family === 'different' ? family : weaker(family, givenAgreement(one, other));
}

/** What two names are compared by. */
type Forms = {
  words: string;
  /** [] where the name has none. */
  surnames: readonly string[];
  firstOfFamily: string;
  given: readonly string[];
  called: readonly string[];
};

/** Each name is compared with many; folding it anew each time would be most of a search's work. */
const known = new WeakMap<PersonName, Forms>();

function formsOf(name: PersonName): Forms {
  const found = known.get(name);
  if (found !== undefined) return found;
  const forms: Forms = {
    words: wordsOf(name).join(' '),
    surnames: name.family.length === 0 ? [] : surnames(name),
    firstOfFamily: name.family.flatMap(pieces)[0] ?? '',
    given: name.given.flatMap(pieces),
    called: callNames(name).filter((called) => called.length > 1),
  };
  known.set(name, forms);
  return forms;
}

const RANK = { different: 0, compatible: 1, same: 2 } as const;

function weaker(a: NameAgreement, b: NameAgreement): NameAgreement {
  return RANK[a] < RANK[b] ? a : b;
}

/** All words in one order, so that "Kovács Anna" equals "Anna Kovács". */
function wordsOf(name: PersonName): string[] {
  return [...name.given, ...name.family].flatMap(pieces).sort();
}

/** One surname of two, or one half of a hyphenated one, is the same surname. */
function familyAgreement(a: Forms, b: Forms): NameAgreement {
  if (a.surnames.length === 0 || b.surnames.length === 0) return 'compatible';
  if (a.surnames.some((surname) => b.surnames.includes(surname))) return 'same';
  const one = a.firstOfFamily;
  const other = b.firstOfFamily;
  if (one.length === 1 || other.length === 1) return one[0] === other[0] ? 'compatible' : 'different';
  return 'different';
}

/** The surname joined, its spellings, and the tokens of a compound one. */
function surnames({ family, particles }: PersonName): string[] {
  const joined = family.join('');
  const whole = [joined, particles.join('') + joined].flatMap(foldVariants).map(letters);
  return [
    ...whole,
    ...family
      .flatMap(foldVariants)
      .flatMap(pieces)
      .filter((piece) => piece.length > 1),
  ];
}

function givenAgreement(a: Forms, b: Forms): NameAgreement {
  const first = a.given;
  const second = b.given;
  if (first.length === 0 || second.length === 0) return 'compatible';
  if (a.called.some((name) => b.called.some((other) => agree(name, other)))) {
    return middleNames(first.slice(1), second.slice(1));
  }
  if (first[0] === second[0])
    return middleNames(first.slice(1), second.slice(1)) === 'different' ? 'different' : 'compatible';
  if (isInitialOf(first[0], second[0]) || isInitialOf(second[0], first[0])) return 'compatible';
  const byMiddleName = second.slice(1).includes(first[0] ?? '') || first.slice(1).includes(second[0] ?? '');
  return byMiddleName ? 'compatible' : 'different';
}

function callNames({ given, nickname }: PersonName): string[] {
  const [first = ''] = given;
  const spelled = [first, ...(nickname === undefined ? [] : [nickname])].flatMap(foldVariants);
  return spelled.flatMap((name) => [pieces(name)[0] ?? '', letters(name)]);
}

function agree(a: string, b: string): boolean {
  return areNicknames(a, b);
}

/** Middle names that both have must not contradict; an initial agrees with its name. */
function middleNames(a: readonly string[], b: readonly string[]): NameAgreement {
  const [one] = a;
  const [other] = b;
  if (one === undefined || other === undefined) return 'same';
  return one === other || isInitialOf(one, other) || isInitialOf(other, one) ? 'same' : 'different';
}

function isInitialOf(initial: string | undefined, name: string | undefined): boolean {
  return initial?.length === 1 && name !== undefined && name.startsWith(initial);
}

function pieces(word: string): string[] {
  return fold(word)
    .split(/[^a-z0-9]+/)
    .filter((piece) => piece !== '');
}

function letters(word: string): string {
  return fold(word).replace(/[^a-z0-9]/g, '');
}
