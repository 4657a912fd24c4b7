// Whether an answer is right: compares results with the truth about the company. Knows no engine.
import type { Person } from '../world/company.ts';
import type { AskedResult } from './ask.ts';
import type { AskedQuestion } from './questions.ts';

/** arguable: a person of whom the truth says neither right nor wrong. */
export type Judgement = 'right' | 'wrong address' | 'wrong person' | 'arguable';

export function judge({ company, truth }: AskedQuestion, result: AskedResult): Judgement {
  const holder = truth.holders.find((person) => isNamed(person, result.name));
  if (holder !== undefined) {
    const reaches = company.dns !== 'null-mx' && holder.mailbox !== 'disabled';
    return reaches && isAddressOf(holder, result.email) ? 'right' : 'wrong address';
  }
  return truth.arguable.some((person) => isNamed(person, result.name)) ? 'arguable' : 'wrong person';
}

export function isAddressOf(person: Person, email: string): boolean {
  return [person.email, ...person.alsoReachedAt].includes(email.toLowerCase());
}

type Named = { name: string; alsoNamed?: readonly string[] };

/** The same person, however titles, degrees, quotes, accents and order are printed. */
export function isNamed(person: Named, name: string): boolean {
  const given = words(name);
  return [person.name, ...(person.alsoNamed ?? [])].some((known) => {
    const own = words(known);
    const [few, many] = own.length <= given.length ? [own, given] : [given, own];
    if (few.length === 1) return many.join('') === few[0] && UNSPACED.test(few[0] ?? '');
    return few.length > 1 && few.every((word) => many.includes(word));
  });
}

/** Names that are whole without a space between them. */
const UNSPACED = /^(?:\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana})+$/u;

const AROUND_NAMES: ReadonlySet<string> = new Set([
  'dr',
  'prof',
  'mba',
  'md',
  'phd',
  'jr',
  'mr',
  'ms',
  'mrs',
]);
const WHOLE_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', đ: 'd', ı: 'i' };

function words(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/[ßłøæđı]/gu, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’'."“”()]/gu, '')
    .split(/[^\p{Letter}]+/u)
    .filter((word) => word !== '' && !AROUND_NAMES.has(word));
}
