// The page of connected assistants. Values in, HTML out; every name of a client is a stranger's word.
import { html } from 'hono/html';
import { NOTHING } from '../../design/html.ts';
import type { Html } from '../../design/html.ts';
import { ago, moment } from '../../design/moment.ts';
import { doneBox } from '../../design/notice.ts';
import { badge, confirmation, count, counted, empty, pagination } from '../../design/parts.ts';
import { table } from '../../design/table.ts';
import type { Cell, Column } from '../../design/table.ts';
import { SCOPE_NAMES } from '../../scope-words.ts';
import type { Shown } from '../section.ts';
import { teamForm } from '../team-form.ts';
import type { Visit } from '../visit.ts';

export const PATH = '/dashboard/connections';

export type ShownConnection = {
  grantId: string;
  clientName: string;
  /** The host that vouches for the name; null where it is the client's own word. */
  provenHost: string | null;
  userId: string;
  userEmail: string;
  teamName: string;
  scopes: readonly string[];
  createdAt: number;
  lastUsedAt: number;
  /** Credits since midnight UTC. */
  spentToday: number;
  spentTotal: number;
  dailyCreditCap: number | null;
};

/** One page of a list. */
export type ConnectionList = {
  rows: readonly ShownConnection[];
  /** The address of the next page; null on the last. */
  next: string | null;
  isFirst: boolean;
};

export type ConnectionsPage = {
  own: ConnectionList;
  /** Those of the team's other members; null for who may not see them. */
  ofOthers: ConnectionList | null;
  /** Whether one was ended just now. */
  isEnded: boolean;
  mcpUrl: string;
  now: number;
};

export function connectionsShown(
  visit: Visit,
  { own, ofOthers, isEnded, mcpUrl, now }: ConnectionsPage,
): Shown {
  return {
    title: 'Connected assistants',
    lead: 'Programs that may act for you. Disconnect one, and its next request is refused.',
    main: html`${doneBox(isEnded ? 'Disconnected. It is refused from now on.' : null)}
      <section class="stack">
        <h2>Yours</h2>
        ${own.rows.length > 0 ? ownTable(visit, own.rows, now) : own.isFirst ? nothingConnected(mcpUrl) : NOTHING}
        ${pages(own)}
      </section>
      ${ofOthers === null ? NOTHING : others(visit, ofOthers, now)}`,
  };
}

function pages({ isFirst, next }: ConnectionList): Html {
  return pagination({ first: isFirst ? null : PATH, next });
}

function others(visit: Visit, ofOthers: ConnectionList, now: number): Html {
  return html`<section class="stack">
    <h2>Others in ${visit.team.name}</h2>
    ${
      ofOthers.rows.length > 0
        ? othersTable(visit, ofOthers.rows, now)
        : ofOthers.isFirst
          ? html`<p class="soft">No other member has connected an assistant for this team.</p>`
          : NOTHING
    }
    ${pages(ofOthers)}
  </section>`;
}

function nothingConnected(mcpUrl: string): Html {
  return empty({
    title: 'No assistant is connected',
    text: html`Paste <code>${mcpUrl}</code> into one as a connector or MCP server. It sends you here to agree.`,
    action: html`<a class="button" href="/dashboard#connect">Steps for each assistant</a>`,
  });
}

const ASSISTANT: Column = { label: 'Assistant', kind: 'title' };
const FACTS: readonly Column[] = [
  { label: 'May' },
  { label: 'Last used' },
  { label: 'Credits spent' },
  { label: '', kind: 'action' },
];

function ownTable(visit: Visit, own: readonly ShownConnection[], now: number): Html {
  const hasTeams = visit.teams.length > 1;
  return table({
    caption: 'Assistants that you have connected',
    columns: [ASSISTANT, ...(hasTeams ? [{ label: 'Team' }] : []), ...FACTS],
    rows: own.map((one) => [
      assistant(one),
      ...(hasTeams ? [one.teamName] : []),
      ...facts(one, now),
      disconnect(visit, one, 'own'),
    ]),
  });
}

function othersTable(visit: Visit, others: readonly ShownConnection[], now: number): Html {
  return table({
    caption: `Assistants that other members of ${visit.team.name} have connected`,
    columns: [ASSISTANT, { label: 'Member' }, ...FACTS],
    rows: others.map((one) => [
      assistant(one),
      one.userEmail,
      ...facts(one, now),
      disconnect(visit, one, 'team'),
    ]),
  });
}

/** The name is a stranger's word, unless a host vouches for it. */
function assistant({ clientName, provenHost }: ShownConnection): Html {
  return html`<span class="who">${clientName}</span>${
      provenHost === null ? NOTHING : html`<br /><span class="soft small">vouched for by ${provenHost}</span>`
    }`;
}

function facts(one: ShownConnection, now: number): Cell[] {
  return [
    html`<span class="badges">${one.scopes.map((scope) => badge(SCOPE_NAMES[scope] ?? scope))}</span>`,
    html`${ago(one.lastUsedAt, now)}<br /><span class="soft">connected ${moment(one.createdAt)}</span>`,
    html`${spentToday(one)}<br /><span class="soft">${count(one.spentTotal)} in all</span>`,
  ];
}

function spentToday({ spentToday, dailyCreditCap }: ShownConnection): string {
  return dailyCreditCap === null
    ? `${count(spentToday)} today`
    : `${count(spentToday)} of ${count(dailyCreditCap)} today`;
}

function disconnect(
  visit: Visit,
  { grantId, clientName, spentTotal }: ShownConnection,
  whose: 'own' | 'team',
): Html {
  return confirmation({
    label: 'Disconnect',
    question: `${clientName} is refused from its next request on. What it found stays with the team${
      spentTotal === 0 ? '' : `, and so does what it spent: ${counted(spentTotal, 'credit')}`
    }.`,
    yes: 'Disconnect it',
    form: (body) => teamForm(visit, `${PATH}/${whose}/${grantId}/end`, body),
  });
}
