// The page on which a search is asked for: the price first, then the question; and what was asked last.
import { html } from 'hono/html';
import type { HistoryEntry } from '../../../core/contract/answers.ts';
import { findEmailRequest } from '../../../core/contract/requests.ts';
import { field, selectField } from '../../design/field.ts';
import { NOTHING } from '../../design/html.ts';
import type { Html } from '../../design/html.ts';
import { ago } from '../../design/moment.ts';
import { alertBox } from '../../design/notice.ts';
import { counted } from '../../design/parts.ts';
import { table } from '../../design/table.ts';
import type { FormErrors } from '../../form.ts';
import type { Shown } from '../section.ts';
import { teamForm } from '../team-form.ts';
import type { Visit } from '../visit.ts';
import { outcomeBadges, searchLink } from './outcome.ts';

export const ROLES: readonly string[] = findEmailRequest.shape.role.options;

export type AskPage = {
  company: string;
  role: string;
  errors: FormErrors;
  balance: number;
  cacheDays: number;
  recent: readonly HistoryEntry[];
  now: number;
};

export function askShown(visit: Visit, page: AskPage): Shown {
  const { balance, cacheDays, recent, now, errors } = page;
  return {
    title: 'Search',
    lead: 'Name a company and a role. You get the person’s business address, how likely it is right, and why.',
    main: html`${alertBox(errors['form'])} ${balance === 0 ? outOfCredits(visit) : NOTHING}
      <section class="panel ask">
        ${teamForm(visit, '/dashboard/search', fields(page))}
        <dl class="facts small">
          <dt>Price</dt>
          <dd>1 credit, given back when nothing is found. Your team has ${counted(balance, 'credit')}.</dd>
          <dt>Free</dt>
          <dd>
            If your team has asked the same within ${counted(cacheDays, 'day')}, you get that answer, with its
            age.
          </dd>
        </dl>
      </section>
      ${recent.length === 0 ? NOTHING : recentShown(recent, now)}`,
  };
}

function fields({ company, role, errors }: AskPage): Html {
  return html`<div class="ask-fields">
    ${field({
      name: 'company',
      label: 'Company',
      value: company,
      hint: 'Its domain or web address, such as example.com',
      inputmode: 'url',
      error: errors['company'],
    })}
    ${selectField({
      name: 'role',
      label: 'Role',
      value: role,
      options: ROLES.map((value) => ({ value, label: value })),
      error: errors['role'],
    })}
    <button type="submit">Search – 1 credit</button>
  </div>`;
}

/** How credits come about: there is nothing to buy here. */
export function outOfCredits({ team }: Visit): Html {
  return html`<p class="notice warn">
    Your team has no credits left. Whoever runs this service grants them: ask them, and name your team,
    <span class="who">${team.name}</span>. Answers that your team has already are free as before.
  </p>`;
}

function recentShown(recent: readonly HistoryEntry[], now: number): Html {
  return html`<section class="stack">
    <div class="panel-head">
      <h2>Asked last</h2>
      <a href="/dashboard/history">All searches</a>
    </div>
    ${table({
      caption: 'The team’s last searches',
      columns: [
        { label: 'Company', kind: 'title' },
        { label: 'Role' },
        { label: 'Outcome' },
        { label: 'Asked' },
      ],
      rows: recent.map((entry) => [
        searchLink(entry),
        entry.role,
        outcomeBadges(entry),
        ago(entry.createdAt, now),
      ]),
    })}
  </section>`;
}
