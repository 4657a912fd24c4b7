// Teams with many rows: addresses outside the company's own domain are found without reading all the others, and a team
// is deleted without reading the deliveries of all teams.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The condition is that of the query, word for word: neither database would use the index else.
  await sql`
    create index domain_emails_of_other_hosts on domain_emails (team_id, domain, email)
    where email not like '%@' || domain`.execute(db);
  await db.schema.createIndex('webhook_deliveries_team').on('webhook_deliveries').column('team_id').execute();
}
