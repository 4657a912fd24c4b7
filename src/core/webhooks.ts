// The webhook outbox: rows written in the transaction of the terminal state. Delivery is somebody else's.
import type { Kysely, Transaction } from 'kysely';
import { argument, compileOnce } from '../../db/compiled.ts';
import type { Database } from '../../db/schema.ts';
import type { Result } from './contract/answers.ts';
import type { NewId } from './ids.ts';
import { toResult } from './results.ts';
import type { Search } from './searches.ts';

const selectEnabled = compileOnce<[teamId: string], { id: string }>((db) =>
  db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('team_id', '=', argument<string>(0))
    .where('enabled', '=', 1),
);

/** The endpoints of the team that take deliveries now. */
export async function enabledEndpoints(db: Kysely<Database>, teamId: string): Promise<string[]> {
  return (await selectEnabled(db, teamId)).map((row) => row.id);
}

/**
 * Writes one delivery per enabled endpoint for a search that has just ended.
 * Nothing for searches of the tool server, and nothing where nobody listens.
 */
export async function recordSearchEvent(
  { tx, newId }: { tx: Transaction<Database>; newId: NewId },
  search: Search,
  finds: readonly Result[],
  at: number,
): Promise<void> {
  if (search.origin === 'tool') return;
  const endpoints = await enabledEndpoints(tx, search.teamId);
  if (endpoints.length === 0) return;
  const event = search.status === 'failed' ? 'search.failed' : 'search.completed';
  const body = JSON.stringify({
    event,
    timestamp: Math.floor(at / 1000),
    data: {
      searchId: search.id,
      teamId: search.teamId,
      domain: search.domain,
      role: search.role,
      status: search.status,
      results: finds.map(toResult),
      ...(search.error === null ? {} : { error: search.error }),
    },
  });
  await tx
    .insertInto('webhook_deliveries')
    .values(
      endpoints.map((endpoint) => ({
        id: newId(),
        team_id: search.teamId,
        endpoint_id: endpoint,
        event,
        body,
        status: 'waiting' as const,
        attempts: 0,
        created_at: at,
        next_attempt_at: at,
        finished_at: null,
      })),
    )
    .execute();
}
