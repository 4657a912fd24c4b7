// What a printed name says: given names, surnames, particles, nickname. Knows nothing of titles, pages or addresses.
import {
  DEGREES,
  DOTTED_HONORIFICS,
  GENERATIONS,
  GIVEN_TOO_HONORIFICS,
  HONORIFICS,
  NAMELIKE_DEGREES,
  NOBILITY,
  PARTICLES,
} from './honorifics.ts';
import { fold } from './fold.ts';
import { isShouted, properCase } from './letter-case.ts';
import type { NameCulture } from './name-order.ts';
import { cased, inOrder, type Ordered } from './name-split.ts';
import { latinTwin, spelledOut } from './name-text.ts';

const NAME_MAX_CHARS = 120;
const NAME_MAX_TOKENS = 10;

export type PersonName = {
  /** As shown to a reader: without honorifics, degrees and nickname, never in capitals. */
  display: string;
  /** In the order of use, hyphens kept: the first is what the person is called. */
  given: string[];
  /** Surnames without particles, hyphens kept; empty where only a given name is known. */
  family: string[];
  /** "van der", "de la": what stands before the surname, lower case. */
  particles: string[];
  nickname?: string;
  /** "Jr.", "III". */
  suffix?: string;
  /** Where the words say so, a culture whose names are built in another way than given name, surname. */
  culture?: NameCulture;
};

/** The name in a short text; null where the text is empty, too long, has digits, or is no name by its shape. */
export function parsePersonName(text: string): PersonName | null {
  if (text.length > NAME_MAX_CHARS * 2) return null;
  const line = latinTwin(
    spelledOut(text)
      .normalize('NFKC')
      .replace(/[\s_]+/gu, ' ')
      .trim(),
  );
  if (line === '' || line.length > NAME_MAX_CHARS || /[\d@<>{}[\]\\=+*#%$€£|]/u.test(line)) return null;
  const { rest, nickname } = withoutNickname(line);
  const { clauses, suffix } = withoutDegrees(rest);
  const ordered = inOrder(clauses);
  if (ordered === null) return null;
  const { given, family, particles, culture } = ordered;
  if (given.length === 0 && family.length === 0) return null;
  return {
    display: displayed(ordered, suffix),
    given,
    family,
    particles,
    ...(nickname === null ? {} : { nickname }),
    ...(suffix === null ? {} : { suffix }),
    ...(culture === null ? {} : { culture }),
  };
}

const QUOTED = /["“”„«»‟(]([^"“”„«»‟()]{1,30})["“”«»‟)]|(?:^|\s)['‘’]([^'‘’]{2,20})['‘’](?=\s|$)/u;

function withoutNickname(line: string): { rest: string; nickname: string | null } {
  const found = QUOTED.exec(line);
  if (found === null) return { rest: line, nickname: null };
  const words = (found[1] ?? found[2] ?? '').trim();
  const rest = line.replace(QUOTED, ' ').replace(/["“”„«»‟()]/gu, ' ');
  const isName =
    /^\p{Lu}[\p{L}\p{M}'’-]{1,19}$/u.test(words) &&
    !DEGREES.has(bare(words)) &&
    bare(words) !== 'hons' &&
    (!isShouted(words) || isShouted(rest)) &&
    !PRONOUNS.test(words);
  return { rest, nickname: isName ? cased(words, [words, rest]) : null };
}

const PRONOUNS = /^(?:she|he|they|her|him|née|geb)$/iu;

/** Clauses between commas, each a list of tokens, with honorifics, degrees and generations gone. */
function withoutDegrees(line: string): { clauses: string[][]; suffix: string | null } {
  let suffix: string | null = null;
  const clauses: string[][] = [];
  const shouted = isShouted(line);
  for (const clause of line.split(/\s?[,;]\s?|\s[–—/-]\s/u).slice(0, 8)) {
    const tokens = clause
      .split(' ')
      .filter((token) => token !== '')
      .slice(0, NAME_MAX_TOKENS + 6);
    const kept: string[] = [];
    const later = clauses.length > 0;
    for (const [index, token] of tokens.entries()) {
      const word = bare(token);
      if (word === '') continue;
      const generation = kept.length + clauses.length > 0 ? GENERATIONS[word] : undefined;
      if (generation !== undefined && index === tokens.length - 1 && (later || kept.length > 1))
        suffix = generation;
      else if (isHonorific(token, kept.length + clauses.length === 0, tokens.length - index)) continue;
      else if (NOBILITY.has(word) && PARTICLES.has((tokens[index + 1] ?? '').toLowerCase())) continue;
      else if (isDegree(token, later, shouted, kept.length)) continue;
      else kept.push(token);
    }
    if (kept.length > 0) clauses.push(kept);
  }
  return { clauses, suffix };
}

/** `left` counts the words from this one to the end of its clause. */
function isHonorific(token: string, first: boolean, left: number): boolean {
  const word = bare(token);
  if (!HONORIFICS.has(word)) return false;
  if (DOTTED_HONORIFICS.has(word)) return token.endsWith('.') && first;
  if (GIVEN_TOO_HONORIFICS.has(word) && left < 3) return token.endsWith('.');
  return first || (token.endsWith('.') && word.length > 1);
}

/** `before` counts the words of the name in this clause so far. */
function isDegree(token: string, later: boolean, shouted: boolean, before: number): boolean {
  const word = bare(token);
  if (!DEGREES.has(word)) return false;
  if (later) return token !== properCase(token) || !NAMELIKE_DEGREES.has(word) || /\.\p{L}/u.test(token);
  if (before < 2) return false;
  if (NAMELIKE_DEGREES.has(word)) return /\.\p{L}/u.test(token) || (isShouted(token) && !shouted);
  return true;
}

function bare(token: string): string {
  return fold(token).replace(/[.’']/g, '');
}

function displayed({ shown }: Ordered, suffix: string | null): string {
  const han = shown.every((token) => /^\p{Script=Han}+$/u.test(token));
  return [...(han ? [shown.join('')] : shown), ...(suffix === null ? [] : [suffix])].join(' ').trim();
}
