// The words of a name → given names, particles, surnames: by their order, their capitals, and the culture they show.
import { isTitleLike } from '../titles/title-like.ts';
import { fold } from './fold.ts';
import { splitHanName } from './han-name.ts';
import { JOINTS, PARTICLES, PARTICLES_IN_CAPITALS } from './honorifics.ts';
import { isShouted, properCase } from './letter-case.ts';
import {
  type NameCulture,
  hasTwoSurnames,
  isIberianGiven,
  isVietnameseSurname,
  readOrder,
} from './name-order.ts';

const NAME_MAX_TOKENS = 12;

export type Ordered = {
  given: string[];
  family: string[];
  particles: string[];
  culture: NameCulture | null;
  /** All tokens as they are shown. */
  shown: string[];
};

/** Of a name between commas, the clauses in their order; null where a word is none of a name. */
export function inOrder(clauses: readonly (readonly string[])[]): Ordered | null {
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
  const culture = readOrder([...family, ...given])?.culture ?? surname.culture;
  return { given, family, particles, culture, shown: [...given, ...particles, ...family] };
}

const NAME_TOKEN = /^(?:['’‘`]?\p{L}[\p{L}\p{M}]*(?:['’‘`\-‐‑·.]\p{L}[\p{L}\p{M}]*){0,5}['’]?\.?|&)$/u;

/** One clause in its printed order. */
function split(printed: readonly string[]): Ordered {
  const han = printed.length === 1 ? splitHanName(printed[0] ?? '') : null;
  if (han !== null) {
    const { family, given } = han;
    return { given: [given], family: [family], particles: [], culture: 'chinese', shown: [family, given] };
  }
  const shouting = shoutedSurname(printed);
  const tokens = characters(joinedArticle(printed.map((token) => cased(token, printed))));
  if (tokens.length === 1) return { given: tokens, family: [], particles: [], culture: null, shown: tokens };
  if (shouting === 'first') {
    const count = printed.findIndex((token) => !isShouted(token));
    const [given, surname] = [tokens.slice(count), tokens.slice(0, count)];
    const { family, particles } = surnameOf(['', ...surname], 1);
    const culture = readOrder([...family, ...given])?.culture ?? null;
    return { given, family, particles, culture, shown: [...given, ...surname] };
  }
  const order = shouting === 'last' || tokens[0] === '' ? null : readOrder(tokens);
  const culture = order?.culture ?? null;
  if (order !== null && order.isFamilyFirst) {
    const [family = '', ...others] = tokens;
    const given = culture === 'vietnamese' ? others.toReversed() : others;
    return { given, family: [family], particles: [], culture, shown: tokens };
  }
  const words = withoutLastInitials(tokens);
  const start = shouting === 'last' ? shoutedStart(printed) : surnameStart(words);
  const { family, particles } = surnameOf(words, start);
  return {
    given: words.slice(0, start).filter((token, at) => at === 0 || !PARTICLES.has(token)),
    family,
    particles,
    culture: culture ?? (isIberian(words, family) ? iberianOf(words) : null),
    shown: tokens,
  };
}

/** Two surnames by their words, by the "y" between them, or behind a particle where the given name is of there. */
function isIberian(tokens: readonly string[], family: readonly string[]): boolean {
  if (hasTwoSurnames(tokens)) return true;
  return family.length === 2 && (tokens.at(-2) === 'y' || isIberianGiven(fold(tokens[0] ?? '')));
}

/** The words from `start` on, without those that only join. */
function surnameOf(tokens: readonly string[], start: number): Pick<Ordered, 'family' | 'particles'> {
  const family: string[] = [];
  const particles: string[] = [];
  for (const [at, token] of tokens.entries()) {
    if (at < start || token === '') continue;
    const article = ARTICLE.exec(token);
    if (isParticle(tokens, at)) {
      if (!JOINTS.has(token)) particles.push(token.toLowerCase());
    } else if (article !== null && at > 0) {
      particles.push((article[1] ?? '').toLowerCase());
      family.push(article[2] ?? '');
    } else family.push(token);
  }
  return { family, particles };
}

/** "Al-Farsi", "El-Sayed". */
const ARTICLE = /^(al|el|as|ash|ar|ad|az)[-‐‑](\p{L}[\p{L}\p{M}'’]{2,})$/iu;

/** "el Mehdi Younes": an article before all else belongs to the given name. */
function joinedArticle(tokens: readonly string[]): readonly string[] {
  const [first = '', second = '', ...others] = tokens;
  const isArticle = /^(?:al|el|abdel|abdul|abd)$/i.test(first) && others.length > 0;
  return isArticle ? [`${first}-${second}`, ...others] : tokens;
}

/** Between two words, and written small; or in capitals, as Belgium, France and Israel do ("Van Hoof", "Le Goff"). */
function isParticle(tokens: readonly string[], at: number): boolean {
  const token = tokens[at] ?? '';
  if (at === 0 || at === tokens.length - 1) return false;
  if (PARTICLES.has(token)) return true;
  return (
    PARTICLES_IN_CAPITALS.has(token.toLowerCase()) &&
    !isVietnameseSurname(tokens[0] ?? '') &&
    !isVietnameseSurname(tokens.at(-1) ?? '')
  );
}

/** Where the surname begins: at the first particle after a given name, or at the last token (the last two of Iberia). */
function surnameStart(tokens: readonly string[]): number {
  const from = givenEnd(tokens);
  const particle = tokens.findIndex((_, at) => at >= from && isParticle(tokens, at));
  const last = hasTwoSurnames(tokens) ? tokens.length - 2 : tokens.length - 1;
  if (particle === -1 || particle > last) return last;
  if (PATRONYMICS.has(tokens[particle] ?? '') && particle + 2 < tokens.length) return particle + 2;
  return JOINTS.has(tokens[particle] ?? '') && particle > 1 ? particle - 1 : particle;
}

/** "bin Rashid Al Falasi": the son of Rashid, of the house of Falasi. */
const PATRONYMICS: ReadonlySet<string> = new Set(['bin', 'ibn', 'bint']);

/** After "María del Carmen", "Juan de Dios" the given name is whole. */
function givenEnd(tokens: readonly string[]): number {
  const at = tokens.findIndex((token, index) => index > 0 && !PARTICLES.has(token));
  const isOne =
    at > 1 &&
    at < tokens.length - 1 &&
    DEVOUT.test(fold(tokens[0] ?? '')) &&
    DEVOTIONS.has(fold(tokens[at] ?? ''));
  return isOne ? at + 1 : 1;
}

const DEVOUT = /^(?:maria|m|jose|juan|joao|ana)$/;
const DEVOTIONS: ReadonlySet<string> = new Set(
  `carmen pilar mar rosario angeles luz consuelo rocio socorro milagros nieves reyes fatima paz carme lourdes mercedes
  remedios dolores gracia ceu conceicao jesus dios deus`.split(/\s+/),
);

/** "Ashwin Sekhar T. K.": in southern India the father's initials may stand last, and no address has them. */
function withoutLastInitials(tokens: readonly string[]): readonly string[] {
  let end = tokens.length;
  while (end > 0 && /^\p{Lu}\.?$/u.test(tokens[end - 1] ?? '')) end -= 1;
  return end > 1 && tokens[0] !== '' ? tokens.slice(0, end) : tokens;
}

/** In Portugal and Brazil the last surname is the one that counts, in Spain the first. */
function iberianOf(tokens: readonly string[]): NameCulture {
  const isPortuguese = tokens.some(
    (token) => /[ãõ]|^(?:da|do|dos|das)$/u.test(token) || LUSITANIAN.test(fold(token)),
  );
  return isPortuguese ? 'portuguese' : 'iberian';
}

const LUSITANIAN =
  /^(?:joao|thiago|luiz|silva|pereira|ferreira|oliveira|rodrigues|martins|sousa|souza|fernandes|goncalves|gomes|lopes|marques|alves|almeida|ribeiro|pinto|carvalho|teixeira|moreira|correia|mendes|nunes|soares|vieira|monteiro)$/;

function shoutedStart(printed: readonly string[]): number {
  const loud = printed.findIndex(isLoud);
  let start = loud;
  while (start > 1 && PARTICLES.has((printed[start - 1] ?? '').toLowerCase())) start -= 1;
  return start;
}

/** "Jane DOE", "DOE Jane": of a name where some words alone are in capitals, those are the surname. */
function shoutedSurname(tokens: readonly string[]): 'first' | 'last' | null {
  const loud = tokens.map(isLoud);
  if (tokens.every(isShouted) || loud.every(Boolean) || !loud.some(Boolean) || tokens.length < 2) return null;
  const to = loud.lastIndexOf(true);
  let from = loud.indexOf(true);
  while (from > 0 && PARTICLES.has((tokens[from - 1] ?? '').toLowerCase())) from -= 1;
  if (
    loud.slice(from, to + 1).some((is, at) => !is && !PARTICLES.has((tokens[from + at] ?? '').toLowerCase()))
  )
    return null;
  if (to === tokens.length - 1) return 'last';
  return from === 0 ? 'first' : null;
}

/** Initials ("J.R.R.") are in capitals whoever writes them. */
function isLoud(token: string): boolean {
  return isShouted(token) && !token.includes('.') && token.replace(/[^\p{L}]/gu, '').length > 2;
}

/** A word as names are written; of a name in capitals, or small letters, throughout. */
export function cased(token: string, among: readonly string[]): string {
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

/** A Chinese or Korean name written without a space is two tokens: the first character is the surname. */
function characters(tokens: readonly string[]): string[] {
  const [only = ''] = tokens;
  if (tokens.length > 1 && tokens.every((token) => HAN.test(token))) return [...tokens];
  if (tokens.length === 1 && /^\p{Script=Hangul}{3}$/u.test(only)) return [only.slice(0, 1), only.slice(1)];
  return tokens.flatMap((token) => (HAN.test(token) ? token.split(/(?<=^\p{Script=Han})/u) : [token]));
}

const HAN = /^\p{Script=Han}{1,4}$/u;
