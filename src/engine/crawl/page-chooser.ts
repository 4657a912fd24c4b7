// Owns how promising a link is for finding who holds a role, from its words and its path. Knows no queue, no network.
import { registrableDomain } from '../domain.ts';
import type { Role } from '../role.ts';
import { createPhrases, type Phrases, wordsOf } from './phrases.ts';
import { APPOINTMENT_WORDS, ELSEWHERE_WORDS, RECRUITING_WORDS, ROLE_WORDS, TOPICS } from './page-words.ts';

/** From here on a page counts as one that is likely to name people. */
export const GOOD_SCORE = 6;
/** Below, a link is not followed. */
export const USEFUL_SCORE = 1;

const PROFILE_SCORE = 2;
const ROLE_BONUS = 4;
const APPOINTMENT_BONUS = 2;
/** What the weaker of text and path adds to the stronger. */
const SECOND_VOICE = 0.25;
/** More than any words are worth: such pages are not followed … */
const ELSEWHERE_PENALTY = 12;
/** … except for the news that somebody takes the office, which many put on their blog. */
const ELSEWHERE_NEWS_PENALTY = 2;
const OTHER_LANGUAGE_PENALTY = 3;
const OTHER_HOST_PENALTY = 1;
const PARAMETER_PENALTY = 1.5;
const DEPTH_PENALTY = 1;
const DEPTH_FREE = 2;
/** "how-to-build-a-team-that-scales": an article, whatever words it holds. */
const ARTICLE_WORDS = 5;
const ARTICLE_PENALTY = 4;
const DATED_PENALTY = 3;
const MENU_WORDS = 3;

export type Asked = {
  role: Role;
  /** The home page as it was read, or as it would be. */
  home: URL;
};

export type Candidate = {
  url: URL;
  /** '' where only the URL is known. */
  text: string;
  /** A card's link to a person's own page. */
  profile: boolean;
};

/** Higher comes first; below USEFUL_SCORE is not worth a request, from GOOD_SCORE on it likely names people. */
export function scorePage(asked: Asked, candidate: Candidate): number {
  const { url } = candidate;
  const path = pathWords(url);
  const text = wordsOf(candidate.text);
  const [stronger, weaker] = [TOPIC_PHRASES.weightIn(text), TOPIC_PHRASES.weightIn(path)].sort(
    (a, b) => b - a,
  ) as [number, number];
  const base = candidate.profile ? Math.min(PROFILE_SCORE, stronger || PROFILE_SCORE) : stronger;
  const role = holds(text, ROLE_PHRASES[asked.role]) || holds(path, ROLE_PHRASES[asked.role]);
  const appointment = role && (holds(text, APPOINTMENTS) || holds(path, APPOINTMENTS));
  const bonus = (role ? ROLE_BONUS : 0) + (appointment ? APPOINTMENT_BONUS : 0);
  if (base + bonus === 0) return 0;
  const elsewhere = isElsewhere(url, path, text)
    ? appointment
      ? ELSEWHERE_NEWS_PENALTY
      : ELSEWHERE_PENALTY
    : 0;
  const shape = shapePenalty(asked, url, role || candidate.profile);
  return base + weaker * SECOND_VOICE + bonus - elsewhere - shape;
}

/** A link of the menu whose words say nothing either way: "Humans", "Organisation", a word of a language unknown here. */
export function isUnknownMenuLink(asked: Asked, { url, text }: Candidate): boolean {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MENU_WORDS || bareHost(url) !== bareHost(asked.home)) return false;
  const path = pathWords(url);
  return (
    url.pathname.split('/').filter((segment) => segment !== '').length === 1 &&
    url.search === '' &&
    !isElsewhere(url, path, words) &&
    !holds(words, ELSEWHERE)
  );
}

function isElsewhere(url: URL, path: string[], text: string[]): boolean {
  return holds(path, ELSEWHERE) || holds(hostWords(url), ELSEWHERE) || holds(text, RECRUITING);
}

function shapePenalty(asked: Asked, url: URL, aboutPerson: boolean): number {
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  const language = languageOf(url);
  const isArticle = wordsOf(segments.at(-1) ?? '').length > ARTICLE_WORDS;
  return (
    (language !== '' && language !== languageOf(asked.home) ? OTHER_LANGUAGE_PENALTY : 0) +
    (bareHost(url) === bareHost(asked.home) ? 0 : OTHER_HOST_PENALTY) +
    url.searchParams.size * PARAMETER_PENALTY +
    (aboutPerson ? 0 : Math.max(0, segments.length - DEPTH_FREE) * DEPTH_PENALTY) +
    (isArticle && !aboutPerson ? ARTICLE_PENALTY : 0) +
    (/\/(?:19|20)\d\d(?:[/-]|$)/.test(url.pathname) ? DATED_PENALTY : 0)
  );
}

/** "/de/team" → "de", "/en-gb/team" → "en"; '' where the path names none. */
function languageOf(url: URL): string {
  return /^\/([a-z]{2})(?:[-_][a-z]{2})?(?:\/|$)/i.exec(url.pathname)?.[1]?.toLowerCase() ?? '';
}

function bareHost(url: URL): string {
  return url.hostname.replace(/^www\./, '');
}

/** Of the subdomain alone: a company may be called Shop. */
function hostWords(url: URL): string[] {
  const domain = registrableDomain(url.hostname) ?? '';
  return wordsOf(url.hostname.slice(0, -domain.length).replaceAll('.', ' '));
}

function pathWords(url: URL): string[] {
  return wordsOf(decoded(url.pathname).replace(/\.(?:html?|php|aspx?|jsp|cfm|vcf)$/i, ''));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // not UTF-8
  }
}

function holds(words: readonly string[], phrases: Phrases): boolean {
  return phrases.weightIn(words) > 0;
}

function unweighted(words: readonly string[]): Phrases {
  return createPhrases([{ weight: 1, words }]);
}

const TOPIC_PHRASES = createPhrases(TOPICS);
const ROLE_PHRASES = Object.fromEntries(
  Object.entries(ROLE_WORDS).map(([role, words]) => [role, unweighted(words)]),
) as Record<Role, Phrases>; // the same keys as ROLE_WORDS
const APPOINTMENTS = unweighted(APPOINTMENT_WORDS);
const ELSEWHERE = unweighted(ELSEWHERE_WORDS);
const RECRUITING = unweighted(RECRUITING_WORDS);
