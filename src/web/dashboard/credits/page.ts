// The page of credits: what there is, where it went, how to get more. Values in, HTML out.
import { html } from 'hono/html';
import type { Credits } from '../../../core/credits.ts';
import { LEDGER_KINDS } from '../../../core/ledger.ts';
import type { LedgerEntry, LedgerPage } from '../../../core/ledger.ts';
import { field, selectField } from '../../design/field.ts';
import { NOTHING } from '../../design/html.ts';
import type { Html } from '../../design/html.ts';
import { moment } from '../../design/moment.ts';
import { copyText, count, empty, pagination, stats } from '../../design/parts.ts';
import { table } from '../../design/table.ts';
import type { Visit } from '../visit.ts';

export const PATH = '/dashboard/credits';

type Kind = LedgerEntry['kind'];

export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  charge: 'Search',
  refund: 'Refund',
  grant: 'Grant',
  purchase: 'Purchase',
};

/** As the form of the filter has it: dates are days in UTC, as typed. */
export type Wish = { kind?: Kind | undefined; from?: string | undefined; to?: string | undefined };

export type CreditsShown = {
  credits: Credits;
  page: LedgerPage;
  wish: Wish;
  /** Whether these are older ones than the first page has. */
  isLater: boolean;
};

export function creditsMain(visit: Visit, { credits, page, wish, isLater }: CreditsShown): Html {
  const { entries, nextCursor } = page;
  return html`${stats([
      { label: 'Credits left', value: credits.balance, hint: 'A search costs one.' },
      { label: 'Received', value: credits.totalPurchased, hint: 'Granted and bought, in all.' },
      { label: 'Spent', value: credits.totalUsed, hint: 'Refunds taken off.' },
    ])}
    <section class="stack" aria-labelledby="ledger">
      <div class="panel-head">
        <h2 id="ledger">Ledger</h2>
        <a class="button quiet small" href="${PATH}/ledger.csv${queryOf(wish)}" download>Export as CSV</a>
      </div>
      ${filter(wish)} ${entries.length === 0 ? nothing(wish) : entryTable(entries)}
      ${pagination({
        first: isLater ? PATH + queryOf(wish) : null,
        next: nextCursor === null ? null : PATH + queryOf(wish, nextCursor),
      })}
    </section>
    ${more(visit)}`;
}

function filter({ kind, from, to }: Wish): Html {
  return html`<form class="filters" method="get" action="${PATH}">
    ${selectField({
      name: 'kind',
      label: 'What',
      value: kind ?? '',
      options: [
        { value: '', label: 'Everything' },
        ...LEDGER_KINDS.map((one) => ({ value: one, label: KIND_LABELS[one] })),
      ],
    })}
    ${field({ name: 'from', label: 'From', type: 'date', value: from, required: false })}
    ${field({ name: 'to', label: 'To', type: 'date', value: to, required: false })}
    <div class="filter-actions">
      <button class="quiet" type="submit">Filter</button>
      ${isFiltered({ kind, from, to }) ? html`<a href="${PATH}">Show everything</a>` : NOTHING}
    </div>
  </form>`;
}

function entryTable(entries: readonly LedgerEntry[]): Html {
  const hasBalances = entries.every(({ balance }) => balance !== null);
  return table({
    caption: 'Ledger, newest first',
    columns: [
      { label: 'What', kind: 'title' },
      { label: 'When' },
      { label: 'Credits', kind: 'number' },
      ...(hasBalances ? [{ label: 'Balance', kind: 'number' } as const] : []),
    ],
    rows: entries.map((entry) => [
      html`${what(entry)}${entry.note === null ? NOTHING : html`<div class="soft small breaks">${entry.note}</div>`}`,
      moment(entry.createdAt),
      signed(entry.amount),
      ...(entry.balance === null ? [] : [count(entry.balance)]),
    ]),
  });
}

function what({ kind, search }: LedgerEntry): Html {
  if (search === null) return html`${KIND_LABELS[kind]}`;
  const { searchId, domain, role } = search;
  return html`${KIND_LABELS[kind]}:
    <a class="breaks" href="/dashboard/search/${searchId}">${domain}, ${role}</a>`;
}

/** +5, −1: with a true minus sign, which screen readers read. */
function signed(amount: number): string {
  return amount < 0 ? `−${count(-amount)}` : `+${count(amount)}`;
}

function nothing(wish: Wish): Html {
  return isFiltered(wish)
    ? empty({
        title: 'Nothing fits',
        text: 'No entry is of this kind and time.',
        action: html`<a class="button quiet" href="${PATH}">Show everything</a>`,
      })
    : empty({ title: 'No entry yet', text: 'Every credit that comes and goes is written down here.' });
}

function more({ team }: Visit): Html {
  return html`<section class="panel stack">
    <h2>How to get more</h2>
    <p>Whoever operates this service grants credits. Ask them, and send the team’s id along:</p>
    ${copyText(team.id)}
    <p class="soft small">
      A search that fails, or finds nobody, is given back by itself, and an answer that the team has had in
      the last months is free.
    </p>
  </section>`;
}

function isFiltered({ kind, from, to }: Wish): boolean {
  return kind !== undefined || from !== undefined || to !== undefined;
}

function queryOf({ kind, from, to }: Wish, cursor?: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ kind, from, to, cursor }))
    if (value !== undefined) query.set(name, value);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
