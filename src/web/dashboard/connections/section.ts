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
import type { ShownConnection } from './page.ts';

export type ConnectionsDeps = {
  now: () => number;
  mcpUrl: string;
  /** The live ones, newest first. */
  connectionsOfUser(userId: string): Promise<readonly ShownConnection[]>;
  connectionsOfTeam(teamId: string): Promise<readonly ShownConnection[]>;
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

async function shown(deps: ConnectionsDeps, visit: Visit, isEnded: boolean): Promise<Shown> {
  const { user, team } = visit;
  const own = await deps.connectionsOfUser(user.id);
  const ofTeam = team.role === 'owner' ? await deps.connectionsOfTeam(team.id) : null;
  const ofOthers = ofTeam?.filter(({ userId }) => userId !== user.id) ?? null;
  return connectionsShown(visit, { own, ofOthers, isEnded, mcpUrl: deps.mcpUrl, now: deps.now() });
}

async function end(
  { endConnection }: ConnectionsDeps,
  grantId: string,
  whose: { userId: string } | { teamId: string },
): Promise<void> {
  if (!isId(grantId) || !(await endConnection(grantId, whose))) throw notFound('A live connection of yours');
}
