// What a printed name says: given names, surnames, particles, nickname. Knows nothing of titles, pages or addresses.
import { isTitleLike } from '../titles/title-like.ts';
import {
  DEGREES,
  DOTTED_HONORIFICS,
  GENERATIONS,
  HONORIFICS,
  JOINTS,
  NAMELIKE_DEGREES,
  PARTICLES,
} from './honorifics.ts';
import { fold } from './fold.ts';
import { isShouted, properCase } from './letter-case.ts';
import { type NameCulture, familyFirstCulture, hasTwoSurnames } from './name-order.ts';

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
  const line = text
    .normalize('NFKC')
    .replace(/[\s_]+/gu, ' ')
    .trim();
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
      else if (isHonorific(token, kept.length + clauses.length === 0)) continue;
      else if (isDegree(token, later, shouted, kept.length)) continue;
      else kept.push(token);
    }
    if (kept.length > 0) clauses.push(kept);
  }
  return { clauses, suffix };
}

function isHonorific(token: string, first: boolean): boolean {
  const word = bare(token);
  if (!HONORIFICS.has(word)) return false;
  if (DOTTED_HONORIFICS.has(word)) return token.endsWith('.') && first;
  return first || (token.endsWith('.') && word.length > 1);
}

/** `before` counts the words of the name in this clause so far. */
function isDegree(token: string, later: boolean, shouted: boolean, before: number): boolean {
  const word = bare(token);
  if (!DEGREES.has(word)) return false;
  if (later) return token !== properCase(token) || !NAMELIKE_DEGREES.has(word);
  if (before < 2) return false;
  if (NAMELIKE_DEGREES.has(word)) return /\.\p{L}/u.test(token) || (isShouted(token) && !shouted);
  return true;
}

function bare(token: string): string {
  return fold(token).replace(/[.’']/g, '');
}

type Ordered = Pick<PersonName, 'given' | 'family' | 'particles'> & {
  culture: NameCulture | null;
  /** All tokens as they are shown. */
  shown: string[];
};

function inOrder(clauses: readonly (readonly string[])[]): Ordered | null {
  const [first = [], second] = clauses;
  if (first.length === 0 || first.length > NAME_MAX_TOKENS) return null;
  if (![...first, ...(second ?? [])].every((token) => NAME_TOKEN.test(token))) return null;
  if (second === undefined || first.length > 4 || second.length > 3 || isTitleLike(second.join(' '))) {
    return split(first);
  }
  const surname = split(['', ...first.map((token) => cased(token, first))]);
  const given = second.map((token) => cased(token, second)).filter((token) => !PARTICLES.has(token));
  const trailing = second
    .filter((token) => PARTICLES.has(token.toLowerCase()))
    .map((token) => token.toLowerCase());
  const family = [...surname.given.filter((token) => token !== ''), ...surname.family];
  const particles = [...trailing, ...surname.particles];
  return { given, family, particles, culture: null, shown: [...given, ...particles, ...family] };
}

const NAME_TOKEN = /^(?:['’‘`]?\p{L}[\p{L}\p{M}]*(?:['’‘`\-‐‑·.]\p{L}[\p{L}\p{M}]*){0,5}['’]?\.?|&)$/u;

/** One clause in its printed order. */
function split(printed: readonly string[]): Ordered {
  const shouting = shoutedSurname(printed);
  const tokens = printed.flatMap((token) => characters(cased(token, printed)));
  if (tokens.length === 1) return { given: tokens, family: [], particles: [], culture: null, shown: tokens };
  if (shouting === 'first') {
    const count = printed.findIndex((token) => !isShouted(token));
    return {
      given: tokens.slice(count),
      family: tokens.slice(0, count),
      particles: [],
      culture: null,
      shown: [...tokens.slice(count), ...tokens.slice(0, count)],
    };
  }
  const culture = shouting === 'last' || tokens[0] === '' ? null : familyFirstCulture(tokens);
  if (culture !== null) {
    const [family = '', ...others] = tokens;
    const given = culture === 'vietnamese' ? others.reverse() : others;
    return { given, family: [family], particles: [], culture, shown: tokens };
  }
  const start = shouting === 'last' ? printed.findIndex(isShouted) : surnameStart(tokens);
  const iberian = hasTwoSurnames(tokens);
  const surname = tokens.slice(start);
  const particles = surname.filter((token) => PARTICLES.has(token) && !JOINTS.has(token));
  const family = surname.filter((token) => !PARTICLES.has(token));
  return {
    given: tokens.slice(0, start).filter((t) => !JOINTS.has(t)),
    family,
    particles,
    culture: iberian ? 'iberian' : null,
    shown: tokens,
  };
}

/** Where the surname begins: at the first particle after a given name, or at the last token (the last two of Iberia). */
function surnameStart(tokens: readonly string[]): number {
  const particle = tokens.findIndex(
    (token, index) => index > 0 && PARTICLES.has(token) && index < tokens.length - 1,
  );
  const last = hasTwoSurnames(tokens) ? tokens.length - 2 : tokens.length - 1;
  if (particle === -1 || particle > last) return last;
  return JOINTS.has(tokens[particle] ?? '') && particle > 1 ? particle - 1 : particle;
}

/** "Jane DOE", "DOE Jane": of a name where some words alone are in capitals, those are the surname. */
function shoutedSurname(tokens: readonly string[]): 'first' | 'last' | null {
  const loud = tokens.map((token) => isShouted(token) && token.replace(/[^\p{L}]/gu, '').length > 2);
  if (tokens.every(isShouted) || loud.every(Boolean) || !loud.some(Boolean) || tokens.length < 2) return null;
  const from = loud.indexOf(true);
  const to = loud.lastIndexOf(true);
  if (
    loud.slice(from, to + 1).some((is, at) => !is && !PARTICLES.has((tokens[from + at] ?? '').toLowerCase()))
  )
    return null;
  if (to === tokens.length - 1) return 'last';
  return from === 0 ? 'first' : null;
}

function cased(token: string, among: readonly string[]): string {
  const lower = token.toLowerCase();
  if (
    PARTICLES.has(lower) &&
    among.length > 1 &&
    (token === lower || isShouted(token) || !isCapitalName(lower))
  )
    return lower;
  const long = token.replace(/[^\p{L}]/gu, '').length > 2;
  const allLoud = among.every((other) => isShouted(other) || other.length < 3);
  const quiet = among.every((other) => other === other.toLowerCase());
  return (isShouted(token) && (long || allLoud)) || quiet ? properCase(token) : token;
}

/** Particles that, with a capital, are as often a name of their own ("Le", "Van", "Do" of Vietnam; "Ben", "Al"). */
function isCapitalName(lower: string): boolean {
  return CAPITAL_NAMES.has(lower);
}

const CAPITAL_NAMES: ReadonlySet<string> = new Set([
  'le',
  'van',
  'do',
  'ben',
  'al',
  'mac',
  'd',
  'y',
  'e',
  'i',
  'an',
  'in',
  'la',
  'lo',
  'af',
  'ho',
  'st',
  'abu',
  'to',
]);

/** A Chinese name written without a space is two tokens: the first character is the surname. */
function characters(token: string): string[] {
  return /^\p{Script=Han}{2,4}$/u.test(token) ? token.split(/(?<=^\p{Script=Han})/u) : [token];
}

function displayed({ shown }: Ordered, suffix: string | null): string {
  const han = shown.every((token) => /^\p{Script=Han}+$/u.test(token));
  return [...(han ? [shown.join('')] : shown), ...(suffix === null ? [] : [suffix])].join(' ').trim();
}
