// Connected assistants: every grant of the person, and for owners every one of the team. Ended ones are refused at once.
import * as z from 'zod';
import { notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { readQuery } from '../../form.ts';
import { goTo } from '../../reply.ts';
import type { Shown, TeamSection } from '../section.ts';
import { checkIsOwner } from '../visit.ts';
import type { Visit } from '../visit.ts';
import { connectionsShown, PATH } from './page.ts';
import type { ConnectionList, ShownConnection } from './page.ts';

const PAGE_ROWS = 20;

/** Rows behind a place in the list. */
export type Part = { before?: Place | undefined; limit: number };
export type Place = { createdAt: number; grantId: string };

export type ConnectionsDeps = {
  now: () => number;
  mcpUrl: string;
  /** The live ones, newest first. */
  connectionsOfUser(userId: string, part: Part): Promise<readonly ShownConnection[]>;
  /** Of the team's other members. */
  connectionsOfOthers(
    than: { teamId: string; userId: string },
    part: Part,
  ): Promise<readonly ShownConnection[]>;
  /** False where it has ended already, or is none of theirs. It is refused from the next request on. */
  endConnection(grantId: string, whose: { userId: string } | { teamId: string }): Promise<boolean>;
};

export function connectionsSection(deps: ConnectionsDeps): TeamSection {
  return {
    path: '/connections',
    label: 'Connected assistants',
    group: 'Connections',
    of: 'team',
    routes(at) {
      at.get('/', async (visit, request) => {
        return shown(deps, visit, readQuery(query, request));
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

/** The last row of the page before, as an address names it; it opens nothing, whoever made it up. */
const place = z
  .string()
  .regex(/^\d{1,15}-[0-9A-Za-z-]{1,64}$/)
  .transform((text): Place => {
    const at = text.indexOf('-');
    return { createdAt: Number(text.slice(0, at)), grantId: text.slice(at + 1) };
  });

const query = z.object({
  done: z.literal('ended').optional(),
  own: place.optional(),
  others: place.optional(),
});

async function shown(
  { connectionsOfUser, connectionsOfOthers, mcpUrl, now }: ConnectionsDeps,
  visit: Visit,
  { done, own, others }: z.output<typeof query>,
): Promise<Shown> {
  const [userId, teamId] = [visit.user.id, visit.team.id];
  return connectionsShown(visit, {
    own: await listOf('own', own, (part) => connectionsOfUser(userId, part)),
    ofOthers:
      visit.team.role === 'owner'
        ? await listOf('others', others, (part) => connectionsOfOthers({ teamId, userId }, part))
        : null,
    isEnded: done === 'ended',
    mcpUrl,
    now: now(),
  });
}

async function listOf(
  name: 'own' | 'others',
  before: Place | undefined,
  read: (part: Part) => Promise<readonly ShownConnection[]>,
): Promise<ConnectionList> {
  const found = await read({ before, limit: PAGE_ROWS + 1 });
  const rows = found.slice(0, PAGE_ROWS);
  const last = rows.at(-1);
  const next =
    found.length <= PAGE_ROWS || last === undefined
      ? null
      : `${PATH}?${name}=${last.createdAt}-${last.grantId}`;
  return { rows, next, isFirst: before === undefined };
}

async function end(
  { endConnection }: ConnectionsDeps,
  grantId: string,
  whose: { userId: string } | { teamId: string },
): Promise<void> {
  if (!isId(grantId) || !(await endConnection(grantId, whose))) throw notFound('A live connection of yours');
}
