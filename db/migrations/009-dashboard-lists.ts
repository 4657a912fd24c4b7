// Indexes of the lists that people leaf through in the dashboard: keys, deliveries by their state, ledger, suppressions.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Most entries are charges, and those are read through the index of all: a search writes nothing more than before.
  await sql`
    create index ledger_entries_other on ledger_entries (team_id, kind, created_at, id)
    where kind <> 'charge'`.execute(db);
  await sql`
    create index webhook_deliveries_status on webhook_deliveries (endpoint_id, status, created_at, id)`.execute(
    db,
  );
  await sql`create index suppressions_list on suppressions (team_id, created_at, id)`.execute(db);
  await sql`create index suppressions_list_domain on suppressions (team_id, domain, created_at, id)`.execute(
    db,
  );
  await sql`drop index api_keys_team`.execute(db);
  await sql`create index api_keys_list on api_keys (team_id, created_at, id)`.execute(db);
}
