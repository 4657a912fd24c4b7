// The page of one search: its stages while it runs, then each address explained, or why there is none and what to do.
import { html } from 'hono/html';
import { NOTHING } from '../../design/html.ts';
import type { Html } from '../../design/html.ts';
import { ago, moment } from '../../design/moment.ts';
import { note } from '../../design/notice.ts';
import { counted } from '../../design/parts.ts';
import type { SearchRecord } from '../../../core/search-record.ts';
import type { Shown } from '../section.ts';
import { teamForm } from '../team-form.ts';
import type { Visit } from '../visit.ts';
import { findShown } from './find.ts';
import { EMPTY, hasEnded, STAGES } from './words.ts';

/** Where no script runs, the page looks for itself this often. */
const REFRESH_SECONDS = 4;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type RecordPage = {
  record: SearchRecord;
  now: number;
  /** How long an answer of the team is given again. */
  cacheDays: number;
  /** Why the person came here, where it was not of their own accord. */
  cameFor?: 'joined' | 'newer' | undefined;
};

export function recordShown(visit: Visit, page: RecordPage): Shown {
  const { record, now, cameFor } = page;
  const isRunning = !hasEnded(record.status);
  return {
    title: `${record.role} of ${record.domain}`,
    lead: html`Asked ${ago(record.createdAt, now)}, ${originText(record)}.`,
    actions: html`<a class="button quiet small" href="/dashboard/search">New search</a>`,
    main: html`${cameFor === undefined ? NOTHING : note(CAME_FOR[cameFor])}
      <p id="live-said" class="visually-hidden" role="status"></p>
      ${isRunning ? running(record) : ended(visit, page)}`,
    scripts: isRunning ? ['live.js'] : [],
    ...(isRunning ? { refreshSeconds: REFRESH_SECONDS } : {}),
  };
}

const CAME_FOR = {
  joined:
    'Your team asked this just now, and the search is still running. You watch that one; nothing was charged again.',
  newer: 'Your team has asked this again since. This is the newest search; nothing was charged.',
};

function originText({ origin }: SearchRecord): string {
  switch (origin) {
    case 'rest':
      return 'over the API';
    case 'tool':
      return 'by an assistant';
    case 'dashboard':
      return 'on this site';
  }
}

function running({ id, status }: SearchRecord): Html {
  const now = STAGES.findIndex((stage) => stage.status === status);
  return html`<section
    id="search"
    class="panel"
    data-live="/dashboard/search/${id}/events"
    data-state="${status}"
    data-said="${STAGES[now]?.text ?? ''}"
    aria-label="Progress"
  >
    <ol class="stages">
      ${STAGES.map(
        ({ label }, at) =>
          html`<li class="${at < now ? 'past' : ''}" ${at === now ? html`aria-current="step"` : NOTHING}>
            ${label}
          </li>`,
      )}
    </ol>
    <p>${STAGES[now]?.text ?? ''}</p>
    <p class="soft small">
      This takes up to half a minute, rarely two. You may leave the page; the search goes on. It costs 1
      credit, given back if nothing is found.
    </p>
  </section>`;
}

function ended(visit: Visit, page: RecordPage): Html {
  const { record } = page;
  const { results, status } = record;
  const said =
    results.length > 0
      ? `Done: ${counted(results.length, 'address', 'addresses')} found.`
      : status === 'failed'
        ? 'The search failed.'
        : 'Done: nothing was found.';
  return html`<div id="search" class="stack-wide" data-state="${status}" data-said="${said}">
    ${
      results.length > 0
        ? html`${priceShown(visit, page)}
            <ol class="finds">
              ${results.map(findShown)}
            </ol>`
        : withoutResults(visit, record)
    }
  </div>`;
}

function priceShown(visit: Visit, { record, now, cacheDays }: RecordPage): Html {
  const { cached, answeredAt, creditsUsed } = record;
  return html`<div class="notice plain price">
    <p>
      ${
        cached && answeredAt !== null
          ? html`Free: your team’s own answer of ${moment(answeredAt)}, ${ageText(now - answeredAt)} old.`
          : html`This search cost ${counted(creditsUsed, 'credit')}. Who asks the same within
            ${counted(cacheDays, 'day')} gets this answer for nothing.`
      }
    </p>
    ${againForm(visit, record, 'Force refresh – 1 credit')}
  </div>`;
}

/** The price stands on the button. */
function againForm(visit: Visit, { id }: SearchRecord, label: string): Html {
  return teamForm(
    visit,
    `/dashboard/search/${id}/again`,
    html`<button class="quiet small" type="submit">${label}</button>`,
  );
}

function withoutResults(visit: Visit, record: SearchRecord): Html {
  const { title, text, next } = wordsFor(record);
  const isFinal = record.reason === 'suppressed';
  const elsewhere = `/dashboard/search?${new URLSearchParams({ company: record.domain, role: record.role }).toString()}`;
  return html`<div class="empty">
    <h2>${title}</h2>
    <p>${text} ${next}</p>
    <p>${costText(record)}</p>
    <div class="actions">
      ${
        isFinal
          ? html`<a class="button quiet" href="/dashboard/search">Search for somebody else</a>`
          : html`<a class="button" href="${elsewhere}">Change the question</a>
              ${againForm(visit, record, 'Search again – 1 credit')}`
      }
    </div>
  </div>`;
}

/** Our own words for it; the one that says nothing to a person is put otherwise. */
function failureText(error: string | undefined): string {
  return error === undefined || error === 'Internal error' ? 'Something went wrong here.' : `${error}.`;
}

/** What was charged is given back with nothing found. */
function costText({ status, creditsUsed }: SearchRecord): string {
  if (status === 'failed') return 'The credit was given back.';
  return creditsUsed === 0 ? 'It cost nothing.' : `It cost ${counted(creditsUsed, 'credit')}.`;
}

function wordsFor({ status, reason, error, isExpired }: SearchRecord) {
  if (status === 'failed') {
    return {
      title: 'The search failed',
      text: failureText(error),
      next: 'Check the domain for a misspelling before you ask again.',
    };
  }
  if (isExpired) {
    return {
      title: 'No longer kept',
      text: 'What this search found was deleted when its time was over.',
      next: 'Search again to have a new answer.',
    };
  }
  if (reason !== undefined) return EMPTY[reason];
  return { title: 'Nothing was found', text: 'No address was likely enough.', next: 'Try another role.' };
}

/** 3 days */
function ageText(ms: number): string {
  if (ms < HOUR_MS) return counted(Math.max(1, Math.floor(ms / MINUTE_MS)), 'minute');
  if (ms < 2 * DAY_MS) return counted(Math.floor(ms / HOUR_MS), 'hour');
  return counted(Math.floor(ms / DAY_MS), 'day');
}
