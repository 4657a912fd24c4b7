// What the team waits for just now, as a part of a page that keeps itself up to date.
import { html } from 'hono/html';
import type { HistoryEntry } from '../../../core/contract/answers.ts';
import type { Html } from '../../design/html.ts';
import { ago } from '../../design/moment.ts';
import { searchLink } from './outcome.ts';
import { STAGES } from './words.ts';

/** One word that changes with what is shown. */
export function runningState(running: readonly HistoryEntry[]): string {
  return running.length === 0
    ? 'none'
    : running.map(({ searchId, status }) => `${searchId.slice(-8)}-${status}`).join('.');
}

/** Nothing but its place where nothing runs. */
export function runningShown(running: readonly HistoryEntry[], now: number): Html {
  const state = runningState(running);
  if (running.length === 0)
    return html`<div id="running" data-state="${state}" data-said="Nothing runs any more."></div>`;
  return html`<section
    id="running"
    class="panel"
    data-live="/dashboard/search/running/events"
    data-state="${state}"
    data-said="${running.length} running."
    aria-label="Running searches"
  >
    <h2>Running now</h2>
    <ul class="running">
      ${running.map(
        (entry) =>
          html`<li>
            <span>${searchLink(entry)} <span class="soft">${entry.role}</span></span>
            <span class="soft small"
              >${STAGES.find(({ status }) => status === entry.status)?.label ?? entry.status}, asked
              ${ago(entry.createdAt, now)}</span
            >
          </li>`,
      )}
    </ul>
  </section>`;
}
