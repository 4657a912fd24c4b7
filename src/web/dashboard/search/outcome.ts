// How a search ended, or where it stands, in one line of a list.
import { html } from 'hono/html';
import type { HistoryEntry } from '../../../core/contract/answers.ts';
import { NOTHING } from '../../design/html.ts';
import type { Html } from '../../design/html.ts';
import { badge } from '../../design/parts.ts';
import type { Tone } from '../../design/parts.ts';
import { hasEnded } from './words.ts';

export function outcomeBadges(entry: HistoryEntry): Html {
  const { label, tone } = outcomeOf(entry);
  return html`<span class="badges"
    >${badge(label, tone)}${entry.cached ? badge('free, from before') : NOTHING}</span
  >`;
}

function outcomeOf({ status, resultCount }: HistoryEntry): { label: string; tone: Tone } {
  if (!hasEnded(status)) return { label: 'Running', tone: 'warn' };
  if (status === 'failed') return { label: 'Failed', tone: 'bad' };
  return resultCount === 0
    ? { label: 'Nothing found', tone: 'plain' }
    : { label: `${resultCount} found`, tone: 'good' };
}

/** The question as a link to its search. */
export function searchLink({ searchId, domain }: HistoryEntry): Html {
  return html`<a href="/dashboard/search/${searchId}">${domain}</a>`;
}
