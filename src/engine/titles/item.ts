// The tokens of a title with their meanings, in clauses between separators. Joins nothing yet.
import { knownForm, meaningAt } from './lexicon.ts';
import type { OwnNames } from './own-name.ts';
import type { Meaning } from './title.ts';
import { type TitleToken, titleTokens } from './tokens.ts';

export type Item = {
  /** null for an unknown word; `own` for the company's own name. */
  meaning: Meaning | { as: 'own' } | null;
  /** ASCII, lower case, as the tables know it. */
  words: string[];
  raw: string;
};

/** How a clause is joined to what stands before it. */
export type Joint = 'start' | 'and' | 'comma' | 'hard' | 'bracket';

export type ClauseItems = { joint: Joint; items: Item[] };

const JOINTS: Readonly<Record<Exclude<TitleToken['kind'], 'word'>, Joint>> = {
  and: 'and',
  comma: 'comma',
  hard: 'hard',
  open: 'bracket',
  close: 'comma',
};

/** The title's clauses in order; empty ones are left out, and of several separators the strongest joins. */
export function clauseItems(title: string, own: OwnNames): ClauseItems[] {
  const tokens = titleTokens(title);
  const plain = tokens.map(({ word }) => word);
  const words = plain.map(knownForm);
  const clauses: ClauseItems[] = [{ joint: 'start', items: [] }];
  for (let at = 0; at < tokens.length;) {
    const ownLength = own.lengthAt(plain, at);
    const found = ownLength > 0 ? null : meaningAt(words, at);
    const token = tokens[at];
    const length = ownLength || (found?.length ?? 1);
    if (found === null && ownLength === 0 && token !== undefined && token.kind !== 'word') {
      separate(clauses, JOINTS[token.kind]);
    } else {
      clauses.at(-1)?.items.push({
        meaning: ownLength > 0 ? { as: 'own' } : (found?.meaning ?? null),
        words: words.slice(at, at + length),
        raw: tokens
          .slice(at, at + length)
          .map(({ raw }) => raw)
          .join(' '),
      });
    }
    at += length;
  }
  return clauses.filter(({ items }) => items.length > 0);
}

const STRENGTH: Readonly<Record<Joint, number>> = { start: 4, hard: 3, bracket: 2, comma: 1, and: 0 };

function separate(clauses: ClauseItems[], joint: Joint): void {
  const last = clauses.at(-1);
  if (last !== undefined && last.items.length === 0) {
    // ", and" is a list's end, as "and" alone is.
    const listed = last.joint === 'comma' && joint === 'and';
    if (listed || STRENGTH[joint] > STRENGTH[last.joint]) last.joint = joint;
  } else clauses.push({ joint, items: [] });
}
