// Owns which pages wait to be read and which comes next. Knows no network.
import { type Lead, LEADS_MAX, UNKNOWN_MAX } from './leads.ts';
import { type Asked, GOOD_SCORE, scorePage } from './page-chooser.ts';
import { isOn, pageKey, pageUrl } from './page-url.ts';

export type Waiting = {
  url: URL;
  key: string;
  score: number;
  from: 'link' | 'sitemap' | 'unknown' | 'guess';
};

export type PageQueue = {
  addLeads: (leads: readonly Lead[]) => void;
  /** Queues the menu links whose words said nothing: for when those that promise something were too few. */
  addUnknown: () => void;
  addUrls: (urls: readonly string[], from: 'sitemap' | 'guess') => void;
  /** Takes the best; null where none waits. */
  next: () => Waiting | null;
  /** Whether this page was taken or read before; marks it so. */
  take: (url: string) => boolean;
  /** Whether the URL is another spelling of the page with this key. */
  isSame: (url: URL, key: string) => boolean;
  /** Drops what was only guessed. */
  dropGuesses: () => void;
  waiting: () => number;
  /** Pages that links or the sitemap promise to name people, waiting or taken. */
  good: () => number;
};

const WAITING_MAX = LEADS_MAX;
/** Before guesses: these pages are there. */
const UNKNOWN_SCORE = 0.95;
/** Guesses keep their own order, and come after every link that is worth anything. */
const GUESS_SCORE = 0.9;

export function createPageQueue(asked: Asked, ownDomains: readonly string[]): PageQueue {
  const waiting = new Map<string, Waiting>();
  const taken = new Set<string>();
  const good = new Set<string>();
  const unknown = new Map<string, URL>();

  const add = (url: URL | null, score: number, from: Waiting['from']) => {
    if (url === null || !isOn(url, ownDomains)) return;
    const key = pageKey(url);
    if (from !== 'guess' && score >= GOOD_SCORE) good.add(key);
    if (taken.has(key) || (waiting.get(key)?.score ?? 0) >= score) return;
    if (waiting.size >= WAITING_MAX && !waiting.has(key)) return;
    waiting.set(key, { url: likeHome(asked.home, url), key, score, from });
  };

  return {
    addLeads(leads) {
      for (const { url: href, score } of leads) {
        const url = new URL(href);
        if (score !== null) add(url, score, 'link');
        else if (unknown.size < UNKNOWN_MAX) unknown.set(pageKey(url), url);
      }
    },
    addUnknown() {
      for (const url of unknown.values()) add(url, UNKNOWN_SCORE, 'unknown');
    },
    addUrls(urls, from) {
      for (const [index, text] of urls.entries()) {
        const url = pageUrl(text);
        if (from === 'guess') add(url, GUESS_SCORE - index / 1000, from);
        else if (url !== null) add(url, scorePage(asked, { url, text: '', profile: false }), from);
      }
    },
    next() {
      let best: Waiting | null = null;
      for (const entry of waiting.values()) if (best === null || entry.score > best.score) best = entry;
      if (best === null) return null;
      waiting.delete(best.key);
      taken.add(best.key);
      return best;
    },
    take(text) {
      const key = pageKey(new URL(text));
      const before = taken.has(key);
      taken.add(key);
      waiting.delete(key);
      return before;
    },
    isSame: (url, key) => pageKey(url) === key,
    dropGuesses() {
      for (const entry of waiting.values()) if (entry.from === 'guess') waiting.delete(entry.key);
    },
    waiting: () => waiting.size,
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
