// Gives a team long lists beside its searches: ledger, deliveries, suppressions, keys. Straight into the tables.
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { NewId } from '../../src/core/ids.ts';

export type Lists = {
  teamId: string;
  endpointId: string;
  /** Ids of searches that charges were paid for; there may be fewer than charges. */
  searches: readonly string[];
  charges: number;
  deliveries: number;
  suppressions: number;
  keys: number;
  /** Epoch milliseconds of the newest row; each of the others is a second before the next. */
  until: number;
};

const PER_INSERT = 1_000;
const BODY = JSON.stringify({ data: { searchId: 's', domain: 'quill.test', role: 'CEO', results: [] } });

/** Most entries are charges, some are refunds; most deliveries arrived, some failed. The endpoint is there already. */
export async function fillLists(
  { db, newId }: { db: Kysely<Database>; newId: NewId },
  { teamId, endpointId, searches, charges, deliveries, suppressions, keys, until }: Lists,
): Promise<void> {
  const at = (index: number, of: number) => until - (of - index) * 1_000;
  await inPieces(
    charges,
    (index) => ({
      id: newId(),
      team_id: teamId,
      kind: index % 50 === 0 ? ('refund' as const) : ('charge' as const),
      amount: index % 50 === 0 ? 1 : -1,
      search_id: index % 50 === 0 ? null : (searches[index] ?? null),
      note: null,
      created_at: at(index, charges),
    }),
    (rows) => db.insertInto('ledger_entries').values(rows).execute(),
  );
  await inPieces(
    deliveries,
    (index) => ({
      id: newId(),
      team_id: teamId,
      endpoint_id: endpointId,
      event: 'search.completed' as const,
      body: BODY,
      status: index % 100 === 0 ? ('failed' as const) : ('delivered' as const),
      attempts: 0,
      created_at: at(index, deliveries),
      finished_at: at(index, deliveries),
    }),
    async (rows) => {
      await db.insertInto('webhook_deliveries').values(rows).execute();
      const attempts = rows.map((row) => ({
        delivery_id: row.id,
        attempt: 1,
        team_id: teamId,
        at: row.created_at,
        duration_ms: 1,
        status: 200,
      }));
      await db.insertInto('webhook_attempts').values(attempts).execute();
    },
  );
  await inPieces(
    suppressions,
    (index) => ({
      id: newId(),
      team_id: teamId,
      kind: 'address' as const,
      domain: `company-${index % 500}.test`,
      hash: `hash ${index}`,
      note: null,
      created_at: at(index, suppressions),
    }),
    (rows) => db.insertInto('suppressions').values(rows).execute(),
  );
  await inPieces(
    keys,
    (index) => ({
      id: newId(),
      team_id: teamId,
      name: `key ${index}`,
      hash: `${teamId} ${index}`,
      prefix: 'svc_live_000000',
      created_by: null,
      created_at: at(index, keys),
    }),
    (rows) => db.insertInto('api_keys').values(rows).execute(),
  );
}

async function inPieces<Row>(
  rows: number,
  make: (index: number) => Row,
  insert: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows; from += PER_INSERT) {
    const count = Math.min(PER_INSERT, rows - from);
    await insert(Array.from({ length: count }, (_, offset) => make(from + offset)));
  }
}
