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
    async connectionsOfUser(userId) {
      const teams = new Map((await teamsOfUser({ db }, userId)).map((team) => [team.id, team.name]));
      const live = await oauth.listConnections({ userId });
      const parts = await Promise.all(
        [...teams].map(([teamId, teamName]) =>
          withSpend(
            deps,
            teamId,
            live.filter((one) => one.teamId === teamId),
            () => ({ teamName, userEmail: '' }),
          ),
        ),
      );
      return parts.flat().sort((a, b) => b.createdAt - a.createdAt);
    },
    async connectionsOfTeam(teamId) {
      const members = new Map((await listMembers(db, teamId)).map(({ userId, email }) => [userId, email]));
      return withSpend(deps, teamId, await oauth.listConnections({ teamId }), ({ userId }) => ({
        teamName: '',
        userEmail: members.get(userId) ?? '',
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
  const spend = await readConnectionSpend(deps, teamId);
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
