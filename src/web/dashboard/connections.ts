// Connected assistants: every grant of the person, and for owners every one of the team. Ended ones are refused at once.
import { html } from 'hono/html';
import * as z from 'zod';
import { notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { NOTHING } from '../design/html.ts';
import type { Html } from '../design/html.ts';
import { ago, day } from '../design/moment.ts';
import { doneBox } from '../design/notice.ts';
import { badge, confirmation, count, counted, empty } from '../design/parts.ts';
import { table } from '../design/table.ts';
import type { Cell, Column } from '../design/table.ts';
import { readQuery } from '../form.ts';
import { goTo } from '../reply.ts';
import { SCOPE_NAMES } from '../scope-words.ts';
import type { Shown, TeamSection } from './section.ts';
import { teamForm } from './team-form.ts';
import { checkIsOwner } from './visit.ts';
import type { Visit } from './visit.ts';

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

export type ConnectionsDeps = {
  now: () => number;
  mcpUrl: string;
  /** The live ones, newest first. */
  connectionsOfUser(userId: string): Promise<readonly ShownConnection[]>;
  connectionsOfTeam(teamId: string): Promise<readonly ShownConnection[]>;
  /** False where it has ended already, or is none of theirs. It is refused from the next request on. */
  endConnection(grantId: string, whose: { userId: string } | { teamId: string }): Promise<boolean>;
};

const PATH = '/dashboard/connections';

export function connectionsSection(deps: ConnectionsDeps): TeamSection {
  return {
    path: '/connections',
    label: 'Connected assistants',
    group: 'Connections',
    of: 'team',
    routes(at) {
      at.get('/', async (visit, request) => {
        const { done } = readQuery(z.object({ done: z.literal('ended').optional() }), request);
        return shown(deps, visit, done === 'ended');
      });
      at.post('/own/:id/end', z.object({}), async (visit, _form, { params }, response) => {
        await end(deps, String(params['id']), { userId: visit.user.id });
        goTo(response, `${PATH}?done=ended`);
      });
      at.post('/team/:id/end', z.object({}), async (visit, _form, { params }, response) => {
        checkIsOwner(visit);
        await end(deps, String(params['id']), { teamId: visit.team.id });
        goTo(response, `${PATH}?done=ended`);
      });
    },
  };
}

async function end(
  { endConnection }: ConnectionsDeps,
  grantId: string,
  whose: { userId: string } | { teamId: string },
): Promise<void> {
  if (!isId(grantId) || !(await endConnection(grantId, whose))) throw notFound('A live connection of yours');
}

async function shown(deps: ConnectionsDeps, visit: Visit, isEnded: boolean): Promise<Shown> {
  const { user, team } = visit;
  const own = await deps.connectionsOfUser(user.id);
  const ofOthers =
    team.role === 'owner'
      ? (await deps.connectionsOfTeam(team.id)).filter(({ userId }) => userId !== user.id)
      : [];
  return {
    title: 'Connected assistants',
    lead: 'Programs that may act for you. Disconnect one, and its next request is refused.',
    main: html`${doneBox(isEnded ? 'Disconnected. It is refused from now on.' : null)}
      <section class="stack">
        <h2>Yours</h2>
        ${own.length === 0 ? nothingConnected(deps.mcpUrl) : ownTable(deps, visit, own)}
      </section>
      ${
        team.role === 'owner'
          ? html`<section class="stack">
              <h2>Others in ${team.name}</h2>
              ${
                ofOthers.length === 0
                  ? html`<p class="soft">No other member has connected an assistant for this team.</p>`
                  : othersTable(deps, visit, ofOthers)
              }
            </section>`
          : NOTHING
      }`,
  };
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

function ownTable(deps: ConnectionsDeps, visit: Visit, own: readonly ShownConnection[]): Html {
  const hasTeams = visit.teams.length > 1;
  return table({
    caption: 'Assistants that you have connected',
    columns: [ASSISTANT, ...(hasTeams ? [{ label: 'Team' }] : []), ...FACTS],
    rows: own.map((one) => [
      assistant(one),
      ...(hasTeams ? [one.teamName] : []),
      ...facts(deps, one),
      disconnect(visit, one, 'own'),
    ]),
  });
}

function othersTable(deps: ConnectionsDeps, visit: Visit, others: readonly ShownConnection[]): Html {
  return table({
    caption: `Assistants that other members of ${visit.team.name} have connected`,
    columns: [ASSISTANT, { label: 'Member' }, ...FACTS],
    rows: others.map((one) => [
      assistant(one),
      one.userEmail,
      ...facts(deps, one),
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

function facts({ now }: ConnectionsDeps, one: ShownConnection): Cell[] {
  return [
    html`<span class="badges">${one.scopes.map((scope) => badge(SCOPE_NAMES[scope] ?? scope))}</span>`,
    html`${ago(one.lastUsedAt, now())}<br /><span class="soft">connected ${day(one.createdAt)}</span>`,
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
