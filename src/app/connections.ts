// What the page of connected assistants shows: the grants of the authorization server, what each has spent, whose they are.
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Connection, OAuth } from '../../oauth/index.ts';
import { readConnectionSpend } from '../core/connection-spend.ts';
import { listMembers } from '../core/members.ts';
import { teamsOfUser } from '../core/user-teams.ts';
import type { ShownConnection } from '../web/dashboard/connections/page.ts';
import type { ConnectionsDeps } from '../web/dashboard/connections/section.ts';

export type ConnectionsOfDeps = {
  db: Kysely<Database>;
  now: () => number;
  oauth: Pick<OAuth, 'listConnections' | 'endConnection'>;
};

export function connectionsOf(deps: ConnectionsOfDeps): Omit<ConnectionsDeps, 'now' | 'mcpUrl'> {
  const { db, oauth } = deps;
  return {
    async connectionsOfUser(userId, part) {
      const teams = await teamsOfUser({ db }, userId);
      const live = await oauth.listConnections({ userId }, part);
      const parts = await Promise.all(
        teams.map(({ id, name: teamName }) =>
          withSpend(
            deps,
            id,
            live.filter(({ teamId }) => teamId === id),
            () => ({ teamName, userEmail: '' }),
          ),
        ),
      );
      const shown = new Map(parts.flat().map((one) => [one.grantId, one]));
      return live.flatMap(({ grantId }) => shown.get(grantId) ?? []); // in the order of the list
    },
    async connectionsOfOthers({ teamId, userId }, part) {
      const members = new Map((await listMembers(db, teamId)).map((one) => [one.userId, one.email]));
      const live = await oauth.listConnections({ teamId }, { ...part, exceptUserId: userId });
      return withSpend(deps, teamId, live, (one) => ({
        teamName: '',
        userEmail: members.get(one.userId) ?? '',
      }));
    },
    endConnection: (grantId, whose) => oauth.endConnection(grantId, whose),
  };
}

async function withSpend(
  deps: ConnectionsOfDeps,
  teamId: string,
  connections: readonly Connection[],
  names: (connection: Connection) => Pick<ShownConnection, 'teamName' | 'userEmail'>,
): Promise<ShownConnection[]> {
  if (connections.length === 0) return [];
  const ids = connections.map(({ grantId }) => grantId);
  const spend = await readConnectionSpend(deps, teamId, ids);
  return connections.map((one) => ({
    grantId: one.grantId,
    clientName: one.clientName,
    provenHost: one.clientKind === 'document' ? new URL(one.clientId).hostname : null,
    userId: one.userId,
    ...names(one),
    scopes: one.scopes,
    createdAt: one.createdAt,
    lastUsedAt: one.lastUsedAt,
    spentToday: spend.get(one.grantId)?.today ?? 0,
    spentTotal: spend.get(one.grantId)?.total ?? 0,
    dailyCreditCap: one.dailyCreditCap,
  }));
}
