// Owns which pages wait to be read and which comes next. Knows no network.
import { type Lead, LEADS_MAX, UNKNOWN_MAX } from './leads.ts';
import { isBetterInEnglish, languageInUrl, pathWithoutLanguage, translationKey } from './languages.ts';
import { type Asked, GOOD_SCORE, PROFILE_SCORE, scorePage, USEFUL_SCORE } from './page-chooser.ts';
import { isOn, pageKey, pageUrl } from './page-url.ts';

export type Waiting = {
  url: URL;
  key: string;
  score: number;
  from: 'link' | 'sitemap' | 'unknown' | 'guess';
  isOneOfMany?: true;
};

export type PageQueue = {
  addLeads: (leads: readonly Lead[]) => void;
  addUrls: (urls: readonly string[], from: 'sitemap' | 'guess') => void;
  /** Marks pages that say again what was read: they come last. */
  addAgain: (urls: readonly string[]) => void;
  /** Takes the best; null where none is worth so much. `isFound` says that a page has named a holder. */
  next: (least: number, isFound?: boolean) => Waiting | null;
  /** Whether this page was taken or read before; marks it so. */
  take: (url: string) => boolean;
  /** Whether the URL is another spelling of the page with this key. */
  isSame: (url: URL, key: string) => boolean;
  /** Drops what was only guessed. */
  dropGuesses: () => void;
  waiting: () => number;
  /** What the best of the waiting promises; 0 where none waits. */
  best: () => number;
  /** Pages that links or the sitemap promise to name people, waiting or taken. */
  good: () => number;
};

const WAITING_MAX = LEADS_MAX;
/** Of a menu, or a site's map: they are there, whatever they are. */
const UNKNOWN_SCORE = 1.9;
/** Guesses keep their own order, and come before the many pages of news. */
const GUESS_SCORE = 1.7;
/** What was read already, in another language. */
const AGAIN_SCORE = 1.1;

export function createPageQueue(asked: Asked, ownDomains: readonly string[]): PageQueue {
  const waiting = new Map<string, Waiting>();
  const taken = new Set<string>();
  const good = new Set<string>();
  const unknown = new Set<string>();
  const again = new Set<string>();
  /** Pages that were taken, whatever their language. */
  const said = new Set<string>();

  const add = (url: URL | null, score: number, from: Waiting['from'], isOneOfMany?: true) => {
    if (url === null || !isOn(url, ownDomains)) return;
    const key = pageKey(url);
    if (from !== 'guess' && isOneOfMany !== true && score >= GOOD_SCORE) good.add(key);
    if (taken.has(key) || (waiting.get(key)?.score ?? 0) >= score) return;
    if (waiting.size >= WAITING_MAX && !waiting.has(key)) return;
    const many = isOneOfMany === true ? { isOneOfMany } : {};
    waiting.set(key, { url: likeHome(asked.home, url), key, score, from, ...many });
  };
  const addUnknown = (url: URL) => {
    const key = pageKey(url);
    if (unknown.size >= UNKNOWN_MAX || unknown.has(key) || waiting.has(key)) return;
    unknown.add(key);
    add(url, UNKNOWN_SCORE, 'unknown');
  };
  const mark = (url: URL, key: string) => {
    taken.add(key);
    if (pathWithoutLanguage(url) !== '/') said.add(translationKey(url)); // home pages of languages may be all that there is
  };
  const isOwed = (url: URL) => isBetterInEnglish(asked.language ?? '') && languageInUrl(url) === 'en';
  const isSaid = ({ key, url }: Waiting) => !isOwed(url) && (again.has(key) || said.has(translationKey(url)));
  const worth = (entry: Waiting, isFound: boolean) => {
    const score = isFound && entry.isOneOfMany === true ? Math.min(entry.score, PROFILE_SCORE) : entry.score;
    return isSaid(entry) ? Math.min(score, AGAIN_SCORE) : score;
  };
  const findBest = (isFound: boolean) => {
    let best: Waiting | null = null;
    let most = 0;
    for (const entry of waiting.values()) {
      if (entry.score <= most) continue; // it is worth no more than that
      const score = worth(entry, isFound);
      if (score > most) [best, most] = [entry, score];
    }
    return { best, most };
  };

  return {
    addLeads(leads) {
      for (const { url: href, score, isOneOfMany } of leads) {
        const url = new URL(href);
        if (score !== null) add(url, score, 'link', isOneOfMany);
        else addUnknown(url);
      }
    },
    addUrls(urls, from) {
      for (const [index, text] of urls.entries()) {
        const url = pageUrl(text);
        if (url === null) continue;
        if (from === 'guess') add(url, GUESS_SCORE - index / 1000, from);
        else {
          const score = scorePage(asked, { url, text: '', profile: false });
          if (score >= USEFUL_SCORE) add(url, score, from);
          else addUnknown(url);
        }
      }
    },
    addAgain(urls) {
      for (const text of urls) {
        const url = pageUrl(text);
        if (url !== null) again.add(pageKey(url));
      }
    },
    next(least, isFound = false) {
      const { best, most } = findBest(isFound);
      if (best === null || most < least) return null;
      waiting.delete(best.key);
      mark(best.url, best.key);
      return best;
    },
    take(text) {
      const url = new URL(text);
      const key = pageKey(url);
      const before = taken.has(key);
      mark(url, key);
      waiting.delete(key);
      return before;
    },
    isSame: (url, key) => pageKey(url) === key,
    dropGuesses() {
      for (const entry of waiting.values()) if (entry.from === 'guess') waiting.delete(entry.key);
    },
    waiting: () => waiting.size,
    best: () => findBest(false).most,
    good: () => good.size,
  };
}

/** Links to the home page's own host go where it went, without one more redirect each. */
function likeHome(home: URL, url: URL): URL {
  if (url.hostname.replace(/^www\./, '') !== home.hostname.replace(/^www\./, '')) return url;
  const moved = new URL(url);
  moved.protocol = home.protocol;
  moved.hostname = home.hostname;
  return moved;
}
