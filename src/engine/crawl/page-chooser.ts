// Owns how promising a link is for finding who holds a role, from its words and its path. Knows no queue, no network.
import { registrableDomain } from '../domain.ts';
import type { Role } from '../role.ts';
import {
  isBetterInEnglish,
  languageInUrl,
  languageNamed,
  languageOfHome,
  pathWithoutLanguage,
} from './languages.ts';
import { createPhrases, type Phrases, wordsOf } from './phrases.ts';
import {
  APPOINTMENT_WORDS,
  DULL_WORDS,
  ELSEWHERE_WORDS,
  IMPRESSUM_WORDS,
  NEWS_WORDS,
  RECRUITING_WORDS,
  ROLE_WORDS,
  STORY_WORDS,
} from './page-words.ts';
import { TOPICS } from './topic-words.ts';
import { withoutTrades } from './trades.ts';

/** From here on a page counts as one that is likely to name people. */
export const GOOD_SCORE = 6;
/** Below, a link is not followed. */
export const USEFUL_SCORE = 1;

/** A person's own page, where nothing says who it is … */
export const PROFILE_SCORE = 4.5;
/** … where it is known to be somebody else … */
export const OTHER_PROFILE_SCORE = 2;
/** … and where a card has named the holder: nothing tells more of an address. */
export const HOLDER_PROFILE_SCORE = 13;

const ROLE_BONUS = 4;
const APPOINTMENT_BONUS = 2;
/** What the weaker of text and path adds to the stronger. */
const SECOND_VOICE = 0.25;
/** More than any words are worth: such pages are not followed … */
const ELSEWHERE_PENALTY = 12;
/** … except for the news that somebody takes the office, which many put on their blog. */
const ELSEWHERE_NEWS_PENALTY = 2;
const OTHER_LANGUAGE_PENALTY = 3;
/** Where the home page does not say what its language is. */
const SOME_LANGUAGE_PENALTY = 1.5;
/** After the people's page in the site's own language, before all that is less. */
const ENGLISH_HOME_SCORE = 7.5;
const OTHER_HOST_PENALTY = 1;
const PARAMETER_PENALTY = 1.5;
const DEPTH_PENALTY = 1;
const DEPTH_FREE = 2;
/** "how-to-build-a-team-that-scales": an article, whatever words it holds. */
const ARTICLE_WORDS = 5;
const ARTICLE_PENALTY = 4;
const DATED_PENALTY = 3;
const MENU_WORDS = 3;
/** A link of more words than a menu's is a headline or a whole card, and says the less of what it leads to. */
const HEADLINE_WORDS = 7;
const HEADLINE_SHARE = 0.5;

/** Below a page of people: one of them, or a part of it; below one about the company: what it tells in parts. */
const BELOW_PEOPLE = 4.5;
const BELOW_ABOUT = 5.5;
const BELOW_OTHERS = 3;
const PEOPLE_WEIGHT = 8;
const ABOUT_WEIGHT = 6;
const CONTACT_WEIGHT = 5;
/** One of many news, of which none says whom it names; a blog's are worth even less. */
const ONE_NEWS = 1.6;
const ONE_STORY = 1.2;
const STORIES = 2;
const DULL = 2;

/** Where a founder's story is told, and where the law has managing directors named. */
const STORY_OF_FOUNDERS_BONUS = 2.2;
const IMPRESSUM_BONUS: Readonly<Partial<Record<Role, number>>> = { 'Managing Director': 3.2, CEO: 1.5 };
const ABOUT_ITSELF_WEIGHT = 7;

export type Asked = {
  role: Role;
  /** The home page as it was read, or as it would be. */
  home: URL;
  /** Of the home page ("de"), where it says so: other languages say the same again. */
  language?: string;
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
  const { url, profile } = candidate;
  if (isEnglishHome(asked, candidate)) return ENGLISH_HOME_SCORE;
  const text = wordsOf(candidate.text);
  const parts = partsOf(url);
  const path = parts.flat();
  const role = holds(text, ROLE_PHRASES[asked.role]) || holds(path, ROLE_PHRASES[asked.role]);
  const appointment = role && (holds(text, APPOINTMENTS) || holds(path, APPOINTMENTS));
  const topic = profile ? PROFILE_SCORE : topicOf(asked, parts, text);
  const bonus = (role ? ROLE_BONUS : 0) + (appointment ? APPOINTMENT_BONUS : 0);
  if (topic + bonus === 0) return isElsewhere(url, path, text) ? -ELSEWHERE_PENALTY : 0;
  const penalty = appointment ? ELSEWHERE_NEWS_PENALTY : ELSEWHERE_PENALTY;
  const isOff = isElsewhere(url, path, text) || (appointment && isStory(parts.slice(0, -1)));
  return topic + bonus - (isOff ? penalty : 0) - shapePenalty(asked, url, role || profile);
}

/** The way to names in Latin letters, where the home page has others. */
function isEnglishHome({ language = '' }: Asked, { url, text }: Candidate): boolean {
  if (!isBetterInEnglish(language)) return false;
  return languageOfHome(url) === 'en' || languageNamed(text) === 'en';
}

/** What the words say, the path's and the text's together. */
function topicOf(asked: Asked, parts: readonly string[][], text: readonly string[]): number {
  const last = parts.at(-1) ?? [];
  if (isAmongNews(parts)) return isStory(parts.slice(0, -1)) ? ONE_STORY : ONE_NEWS;
  const said = TOPIC_PHRASES.weightIn(withoutTrades(text));
  const ofText = said * (text.length > HEADLINE_WORDS ? HEADLINE_SHARE : 1);
  const ofPath = weightOfPath(parts);
  const [stronger, weaker] = ofText >= ofPath ? [ofText, ofPath] : [ofPath, ofText];
  if (DULL_PHRASES.weightOf(text) > 0 || (said === 0 && DULL_PHRASES.weightOf(last) > 0))
    return Math.min(DULL, stronger);
  return stronger === 0
    ? 0
    : stronger + weaker * SECOND_VOICE + bonusOfKind(asked.role, stronger, [text, last]);
}

function weightOfPath(parts: readonly string[][]): number {
  const own = TOPIC_PHRASES.weightIn(withoutTrades(parts.at(-1) ?? []));
  if (own > 0) return own;
  const above = Math.max(0, ...parts.slice(0, -1).map((part) => TOPIC_PHRASES.weightIn(part)));
  if (above >= PEOPLE_WEIGHT) return BELOW_PEOPLE;
  if (above >= ABOUT_WEIGHT) return BELOW_ABOUT;
  return above === 0 ? 0 : Math.min(above, BELOW_OTHERS);
}

function bonusOfKind(role: Role, weight: number, voices: readonly (readonly string[])[]): number {
  if (voices.some((words) => holds(words, IMPRESSUM))) return IMPRESSUM_BONUS[role] ?? 0;
  const isFounder = role === 'Founder' || role === 'Co-Founder';
  return isFounder && weight === ABOUT_ITSELF_WEIGHT ? STORY_OF_FOUNDERS_BONUS : 0;
}

/** Below a blog, or the news; not where a newsroom has a page "leadership", or one for those who want to ask it. */
function isAmongNews(parts: readonly string[][]): boolean {
  const above = parts.slice(0, -1);
  if (isStory(above)) return true;
  if (!above.some((part) => holds(part, NEWS))) return false;
  const weight = TOPIC_PHRASES.weightOf(parts.at(-1) ?? []);
  return weight < PEOPLE_WEIGHT && weight !== CONTACT_WEIGHT;
}

function isStory(parts: readonly string[][]): boolean {
  return parts.some((part) => STORY_PHRASES.weightOf(part) > 0 || part.includes('blog'));
}

/** A link of the menu whose words say nothing either way: "Humans", "Organisation", a word of a language unknown here. */
export function isUnknownMenuLink(asked: Asked, { url, text }: Candidate): boolean {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MENU_WORDS || bareHost(url) !== bareHost(asked.home)) return false;
  const parts = partsOf(url);
  return (
    parts.length === 1 &&
    url.search === '' &&
    !isElsewhere(url, parts.flat(), words) &&
    !holds(words, ELSEWHERE)
  );
}

/** Whether the URL is a page at all that may be looked at for want of a better one. */
export function isPlainPage(url: URL): boolean {
  const parts = partsOf(url);
  return parts.length <= DEPTH_FREE && url.search === '' && !isElsewhere(url, parts.flat(), []);
}

function isElsewhere(url: URL, path: string[], text: string[]): boolean {
  return holds(path, ELSEWHERE) || holds(hostWords(url), ELSEWHERE) || holds(text, RECRUITING);
}

function shapePenalty(asked: Asked, url: URL, aboutPerson: boolean): number {
  const segments = segmentsOf(url);
  const isArticle = wordsOf(segments.at(-1) ?? '').length > ARTICLE_WORDS;
  const parameters = [...url.searchParams].filter(
    ([name, value]) => !isPaging(name, value) && !isSlug(value),
  );
  return (
    languagePenalty(asked, url) +
    (bareHost(url) === bareHost(asked.home) || holds(hostWords(url), TOPIC_PHRASES)
      ? 0
      : OTHER_HOST_PENALTY) +
    parameters.length * PARAMETER_PENALTY +
    (aboutPerson ? 0 : Math.max(0, segments.length - DEPTH_FREE) * DEPTH_PENALTY) +
    (isArticle && !aboutPerson ? ARTICLE_PENALTY : 0) +
    (/\/(?:19|20)\d\d(?:[/-]|$)/.test(url.pathname) ? DATED_PENALTY : 0)
  );
}

function languagePenalty(asked: Asked, url: URL): number {
  const language = languageInUrl(url);
  if (language === '') return 0;
  const own = languageInUrl(asked.home) || (asked.language ?? '');
  if (own === '') return SOME_LANGUAGE_PENALTY;
  if (language === 'en' && isBetterInEnglish(own)) return 0;
  return language === own ? 0 : OTHER_LANGUAGE_PENALTY;
}

function bareHost(url: URL): string {
  return url.hostname.replace(/^www\d?\./, '');
}

/** Of the subdomain alone: a company may be called Shop. */
function hostWords(url: URL): string[] {
  const domain = registrableDomain(url.hostname) ?? '';
  return wordsOf(
    url.hostname
      .slice(0, -domain.length)
      .replace(/^www\d?\./, '')
      .replaceAll('.', ' '),
  );
}

/** The words of the path, part for part, a subdomain's first; without what says nothing ("index", "page/2"). */
function partsOf(url: URL): string[][] {
  const query = [...url.searchParams.values()].filter(isSlug);
  const host = hostWords(url);
  const parts = segmentsOf(url).map((segment) =>
    wordsOf(segment.replace(/\.(?:html?|php|aspx?|jsp|cfm|vcf)$/i, '')),
  );
  return [host, ...parts, ...query.map((value) => wordsOf(value))].filter(
    (words) => words.length > 0 && !NEUTRAL.test(words.join(' ')),
  );
}

const NEUTRAL =
  /^(?:index|default|home|overview|main|all|list|node|(?:page|seite|pagina|sida|side|strona|sayfa)s?(?: \d{1,4})?)$/;

function segmentsOf(url: URL): string[] {
  const path = decoded(pathWithoutLanguage(url)).replace(/\/(?:page|seite|pagina|p)\/\d{1,4}(?=\/|$)/i, '');
  return path.split('/').filter((segment) => segment !== '');
}

/** "?page=our-team": the query is the path. */
function isSlug(value: string): boolean {
  return /^[a-z][a-z-]{2,60}$/.test(value);
}

function isPaging(name: string, value: string): boolean {
  return /^(?:page|paged|p|pg|seite|pagina|sida|side|offset|start)$/i.test(name) && /^\d{1,4}$/.test(value);
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

const STORY_PHRASES = unweighted(STORY_WORDS);
const TOPIC_PHRASES = createPhrases([
  ...TOPICS,
  { weight: STORIES, words: STORY_WORDS.map((word) => `=${word}`) },
]);
const ROLE_PHRASES = Object.fromEntries(
  Object.entries(ROLE_WORDS).map(([role, words]) => [role, unweighted(words)]),
) as Record<Role, Phrases>; // the same keys as ROLE_WORDS
const APPOINTMENTS = unweighted(APPOINTMENT_WORDS);
const ELSEWHERE = unweighted(ELSEWHERE_WORDS);
const RECRUITING = unweighted(RECRUITING_WORDS);
const NEWS = unweighted(NEWS_WORDS);
const DULL_PHRASES = unweighted(DULL_WORDS);
const IMPRESSUM = unweighted(IMPRESSUM_WORDS);
