// The addresses that a team has registered: made, listed, given another secret, removed. A disabled one stays disabled.
import type { Kysely, Transaction } from 'kysely';
import type { Database, Flag } from '../../../db/schema.ts';
import { takeTurns } from '../../../db/take-turns.ts';
import { invalidRequest, notFound } from '../errors.ts';
import type { NewId } from '../ids.ts';
import { teamExists } from '../teams.ts';
import { newSigningSecret, ROTATION_MS } from './signing-secret.ts';
import type { Sealing } from './signing-secret.ts';

export const ENDPOINTS_MAX = 10;
/** Few enough that nobody waits for the transaction. */
const REMOVE_BATCH = 500;

export type EndpointsDeps = { db: Kysely<Database>; now: () => number; newId: NewId; sealing: Sealing };

export type Endpoint = {
  endpointId: string;
  url: string;
  enabled: boolean;
  /** Failed deliveries in a row, up to now. */
  consecutiveFailures: number;
  createdBy: string | null;
  createdAt: number;
  disabledAt: number | null;
  /** While the secret before the last still signs: until when. */
  previousSecretUntil: number | null;
};

export type NewEndpoint = {
  teamId: string;
  url: string;
  createdBy?: string;
  /** Of the endpoint that is to be made: asked for twice with the same one, it is made once. */
  endpointId?: string;
};

/** `url` was checked. The answer is the only place where the secret ever stands. */
export async function createEndpoint(
  { db, now, newId, sealing }: EndpointsDeps,
  { teamId, url, createdBy, endpointId = newId() }: NewEndpoint,
): Promise<{ endpointId: string; secret: string }> {
  if (!(await teamExists(db, teamId))) throw notFound('Team');
  const { secret, sealed } = newSigningSecret(sealing, endpointId);
  await db.transaction().execute(async (tx) => {
    await takeTurns(tx, `webhook endpoints of ${teamId}`);
    if (await isTaken(tx, endpointId)) {
      throw invalidRequest('this endpoint was made a moment ago, and its secret is shown only once');
    }
    const { count } = await tx
      .selectFrom('webhook_endpoints')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('team_id', '=', teamId)
      .executeTakeFirstOrThrow();
    if (count >= ENDPOINTS_MAX) throw invalidRequest(`a team has at most ${ENDPOINTS_MAX} webhook endpoints`);
    await tx
      .insertInto('webhook_endpoints')
      .values({
        id: endpointId,
        team_id: teamId,
        url,
        sealed_secret: sealed,
        enabled: 1,
        consecutive_failures: 0,
        created_by: createdBy ?? null,
        created_at: now(),
      })
      .execute();
  });
  return { endpointId, secret };
}

async function isTaken(tx: Transaction<Database>, endpointId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('id', '=', endpointId)
    .executeTakeFirst();
  return row !== undefined;
}

type EndpointRow = {
  id: string;
  url: string;
  enabled: Flag;
  consecutive_failures: number;
  created_by: string | null;
  created_at: number;
  disabled_at: number | null;
  previous_until: number | null;
};

/** The team's endpoints, oldest first. */
export async function listEndpoints(
  { db, now }: Pick<EndpointsDeps, 'db' | 'now'>,
  teamId: string,
): Promise<Endpoint[]> {
  const rows = await selectEndpoints(db, teamId).orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => toEndpoint(row, now()));
}

/** Throws `not_found` for one of another team, too. */
export async function findEndpoint(
  { db, now }: Pick<EndpointsDeps, 'db' | 'now'>,
  teamId: string,
  endpointId: string,
): Promise<Endpoint> {
  const row = await selectEndpoints(db, teamId).where('id', '=', endpointId).executeTakeFirst();
  if (row === undefined) throw endpointNotFound();
  return toEndpoint(row, now());
}

/**
 * Gives the endpoint another secret; the one before signs beside it for a day. Refused while that day lasts: a form
 * that was sent twice must not take the secret away that receivers know.
 */
export async function rotateSecret(
  { db, now, sealing }: Pick<EndpointsDeps, 'db' | 'now' | 'sealing'>,
  teamId: string,
  endpointId: string,
): Promise<{ secret: string; previousUntil: number }> {
  const { secret, sealed } = newSigningSecret(sealing, endpointId);
  const at = now();
  const previousUntil = at + ROTATION_MS;
  const changed = await db
    .updateTable('webhook_endpoints')
    .set(({ ref }) => ({
      previous_sealed_secret: ref('sealed_secret'),
      previous_until: previousUntil,
      sealed_secret: sealed,
    }))
    .where('team_id', '=', teamId)
    .where('id', '=', endpointId)
    .where((where) => where.or([where('previous_until', 'is', null), where('previous_until', '<=', at)]))
    .returning('id')
    .execute();
  if (changed.length === 1) return { secret, previousUntil };
  await findEndpoint({ db, now }, teamId, endpointId);
  throw invalidRequest('the secret was changed less than 24 hours ago');
}

/** Removes the endpoint with its deliveries and their log; what waits for it is never sent. */
export async function removeEndpoint(
  { db, now }: Pick<EndpointsDeps, 'db' | 'now'>,
  teamId: string,
  endpointId: string,
): Promise<void> {
  const stopped = await db
    .updateTable('webhook_endpoints')
    .set({ enabled: 0, disabled_at: now() })
    .where('team_id', '=', teamId)
    .where('id', '=', endpointId)
    .returning('id')
    .execute();
  if (stopped.length === 0) throw endpointNotFound();
  let removed: number;
  do {
    const rows = await db
      .deleteFrom('webhook_deliveries')
      .where('team_id', '=', teamId)
      .where('id', 'in', (query) =>
        query
          .selectFrom('webhook_deliveries')
          .select('id')
          .where('endpoint_id', '=', endpointId)
          .limit(REMOVE_BATCH),
      )
      .returning('id')
      .execute();
    removed = rows.length;
  } while (removed === REMOVE_BATCH);
  await db
    .deleteFrom('webhook_endpoints')
    .where('team_id', '=', teamId)
    .where('id', '=', endpointId)
    .execute();
}

function selectEndpoints(db: Kysely<Database>, teamId: string) {
  return db
    .selectFrom('webhook_endpoints')
    .select([
      'id',
      'url',
      'enabled',
      'consecutive_failures',
      'created_by',
      'created_at',
      'disabled_at',
      'previous_until',
    ])
    .where('team_id', '=', teamId);
}

function toEndpoint(row: EndpointRow, at: number): Endpoint {
  return {
    endpointId: row.id,
    url: row.url,
    enabled: row.enabled === 1,
    consecutiveFailures: row.consecutive_failures,
    createdBy: row.created_by,
    createdAt: row.created_at,
    disabledAt: row.disabled_at,
    previousSecretUntil: row.previous_until !== null && row.previous_until > at ? row.previous_until : null,
  };
}

function endpointNotFound() {
  return notFound('Webhook endpoint');
}
