// The team's addresses, one row each: first found, newest sighting. Also per asked domain.
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Find } from '../engine/discovery.ts';

/** Counts the finds of a fresh search into the team's addresses. Cache hits are no sightings. */
export async function recordSightings(
  tx: Transaction<Database>,
  search: { teamId: string; domain: string; role: string },
  finds: readonly Find[],
  at: number,
): Promise<void> {
  // In the order of the addresses: two searches of a team that meet in the same rows must not lock them crosswise.
  const rows = finds
    .map((find) => ({
      team_id: search.teamId,
      email: find.email,
      domain: search.domain,
      name: find.name,
      title: find.title,
      role: search.role,
      is_exact: find.isExact ? (1 as const) : (0 as const),
      found_at: at,
      seen_at: at,
    }))
    .sort((a, b) => (a.email < b.email ? -1 : 1));
  if (rows.length === 0) return;
  const added = await tx
    .insertInto('found_emails')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['team_id', 'email']).doNothing())
    .returning('email')
    .execute();
  const first = await tx
    .insertInto('found_emails')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'email']).doUpdateSet((set) => ({
        domain: set.ref('excluded.domain'),
        name: set.ref('excluded.name'),
        title: set.ref('excluded.title'),
        role: set.ref('excluded.role'),
        is_exact: set.ref('excluded.is_exact'),
        seen_at: set.ref('excluded.seen_at'),
      })),
    )
    .returning(['email', 'found_at'])
    .execute();
  // The team may know an address through another domain already.
  const foundAt = new Map(first.map((row) => [row.email, row.found_at]));
  await tx
    .insertInto('domain_emails')
    .values(rows.map((row) => ({ ...row, found_at: foundAt.get(row.email) ?? at })))
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'domain', 'email']).doUpdateSet((set) => ({
        name: set.ref('excluded.name'),
        title: set.ref('excluded.title'),
        role: set.ref('excluded.role'),
        is_exact: set.ref('excluded.is_exact'),
        seen_at: set.ref('excluded.seen_at'),
      })),
    )
    .execute();
  if (added.length > 0) {
    await tx
      .updateTable('team_totals')
      .set({ email_count: sql<number>`email_count + ${added.length}` })
      .where('team_id', '=', search.teamId)
      .execute();
  }
}
