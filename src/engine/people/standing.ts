// How well the sources of one holder stand beside those of another: kept pages before news, new before old. Knows no
// roles and no clock.
import { JUDGED_WEIGHTS } from '../score/judged-weights.ts';
import { sightingStrength } from '../score/sighting-strength.ts';
import { YEAR_MS } from '../score/weights.ts';
import type { Holder, Sighting } from './person.ts';

const AGREEING_PAGES_MAX = 3;
/** In logits: each page that is kept up, and each piece of news, which is written once and never corrected. */
const KEPT_PAGE = 1;
const NEWS = 0.25;
/** In logits a year, against the newest news of the house. */
const STALE_YEAR = 0.7;
const STALE_MAX = 2;
/** Only news says so, while a page of the people calls the person something else. */
const MOVED_ON = 1.5;

/** In logits; `newest` is the date of the newest source that has one. */
export function standingOf({ person, sources }: Holder, newest: number | null): number {
  const [best] = sources;
  if (best === undefined) return 0;
  const kept = pagesOf(sources.filter(isKept));
  const news = pagesOf(sources.filter((source) => !isKept(source)));
  let standing = sightingStrength(best);
  standing += KEPT_PAGE * Math.min(AGREEING_PAGES_MAX, kept) + NEWS * Math.min(AGREEING_PAGES_MAX, news);
  if (person.sightings.some(({ former }) => former)) standing += JUDGED_WEIGHTS['role.former_elsewhere'];
  if (kept > 0) return standing;
  if (person.sightings.some(isOtherPost)) standing -= MOVED_ON;
  const years = ((newest ?? 0) - (dateOf(sources) ?? newest ?? 0)) / YEAR_MS;
  return standing - Math.min(STALE_MAX, STALE_YEAR * Math.max(0, years));
}

/** The date of the newest source of all holders that has one, in epoch milliseconds. */
export function newestDate(holders: readonly Holder[]): number | null {
  return dateOf(holders.flatMap(({ sources }) => sources));
}

function dateOf(sources: readonly Sighting[]): number | null {
  const dates = sources.flatMap(({ mention }) => mention.writtenAt ?? []);
  return dates.length === 0 ? null : dates.reduce((latest, date) => Math.max(latest, date));
}

/** A page without a date is taken as kept up. */
function isKept({ mention }: Sighting): boolean {
  return mention.writtenAt === undefined;
}

const PEOPLE_PAGES: ReadonlySet<string> = new Set(['leadership', 'team', 'profile']);

function isOtherPost({ fit, mention, page }: Sighting): boolean {
  return (
    fit === 'none' && mention.title !== '' && mention.writtenAt === undefined && PEOPLE_PAGES.has(page.kind)
  );
}

function pagesOf(sources: readonly Sighting[]): number {
  return new Set(sources.map(({ page }) => page.url)).size;
}
