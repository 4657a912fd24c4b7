// The ledger as people read it: newest first, with the balance after each entry, filtered, a page at a time or whole.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database, LedgerKind } from '../../db/schema.ts';
import { cutPage } from './cursor.ts';
import type { Cursors } from './cursor.ts';

export const LEDGER_KINDS = [
  'charge',
  'refund',
  'grant',
  'purchase',
] as const satisfies readonly LedgerKind[];

/** So many rows are read at once where the whole ledger is. */
const BATCH_ROWS = 500;

export type LedgerEntry = {
  entryId: string;
  kind: LedgerKind;
  /** Signed credits. */
  amount: number;
  /** What the team had afterwards; null in a page that leaves entries out. */
  balance: number | null;
  /** What was paid for or given back. */
  search: { searchId: string; domain: string; role: string } | null;
  note: string | null;
  createdAt: number;
};

export type LedgerFilter = {
  kind?: LedgerKind | undefined;
  /** Epoch milliseconds: the first one that counts, and the first one that does not any more. */
  from?: number | undefined;
  until?: number | undefined;
};

export type LedgerPage = { entries: LedgerEntry[]; nextCursor: string | null; isDone: boolean };

type Deps = { db: Kysely<Database>; cursors: Cursors };

/** One page. Throws `invalid_request` for a cursor that was not issued for this team and filter. */
export async function ledgerPage(
  { db, cursors }: Deps,
  teamId: string,
  { limit, cursor, ...filter }: LedgerFilter & { limit: number; cursor?: string | undefined },
): Promise<LedgerPage> {
  const { kind = '', from = '', until = '' } = filter;
  const list = `ledger ${kind} ${from} ${until}`;
  const start = cursor === undefined ? null : readStart(cursors.read(list, teamId, cursor));
  const isWhole = kind === '' && from === '' && until === '';
  const rows = withBalances(await selectRows(db, teamId, filter, start, limit + 1), start);
  const { page, nextCursor, isDone } = cutPage(rows, limit, (last) =>
    cursors.issue(list, teamId, { at: last.created_at, id: `${last.id}:${last.before}` }),
  );
  return { entries: page.map((row) => toEntry(row, isWhole)), nextCursor, isDone };
}

/** All that the filter takes, newest first, read in pieces. Each has its balance: what is left out is counted too. */
export async function* ledgerEntries(
  db: Kysely<Database>,
  teamId: string,
  { kind, from = 0, until = Infinity }: LedgerFilter,
): AsyncGenerator<LedgerEntry> {
  let start: Start | null = null;
  for (;;) {
    const rows: Counted[] = withBalances(await selectRows(db, teamId, {}, start, BATCH_ROWS), start);
    for (const row of rows) {
      if (row.created_at < from) return;
      if (row.created_at < until && (kind === undefined || row.kind === kind)) yield toEntry(row, true);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH_ROWS) return;
    start = { at: last.created_at, id: last.id, balance: last.before };
  }
}

/** Where a page begins, and the balance there: entries are only ever added above it, so that it stays true. */
type Start = { at: number; id: string; balance: number };

function readStart({ at, id }: { at: number; id: string }): Start {
  const [entryId = '', balance] = id.split(':');
  return { at, id: entryId, balance: Number(balance) };
}

type Row = {
  id: string;
  kind: LedgerKind;
  amount: number;
  search_id: string | null;
  note: string | null;
  created_at: number;
  domain: string | null;
  role: string | null;
  /** What the team has at the moment of this very statement. */
  team_balance: number | null;
};

async function selectRows(
  db: Kysely<Database>,
  teamId: string,
  { kind, from, until }: LedgerFilter,
  start: Start | null,
  limit: number,
): Promise<Row[]> {
  let query = db
    .selectFrom('ledger_entries as l')
    .leftJoin('searches as s', (join) =>
      join.onRef('s.id', '=', 'l.search_id').onRef('s.team_id', '=', 'l.team_id'),
    )
    .select(['l.id', 'l.kind', 'l.amount', 'l.search_id', 'l.note', 'l.created_at', 's.domain', 's.role'])
    .select((of) =>
      of.selectFrom('team_totals').select('balance').where('team_id', '=', teamId).as('team_balance'),
    )
    .where('l.team_id', '=', teamId);
  if (kind !== undefined) query = query.where('l.kind', '=', kind);
  // Said once more as the index of these says it: neither database finds out by itself.
  if (kind !== undefined && kind !== 'charge') query = query.where(sql<boolean>`l.kind <> 'charge'`);
  if (from !== undefined) query = query.where('l.created_at', '>=', from);
  if (until !== undefined) query = query.where('l.created_at', '<', until);
  if (start !== null) query = query.where(sql<boolean>`(l.created_at, l.id) < (${start.at}, ${start.id})`);
  return query.orderBy('l.created_at', 'desc').orderBy('l.id', 'desc').limit(limit).execute();
}

type Counted = Row & { after: number; before: number };

/** Downwards from the newest. Of use only where no row is left out. */
function withBalances(rows: readonly Row[], start: Start | null): Counted[] {
  let after = start?.balance ?? rows[0]?.team_balance ?? 0;
  return rows.map((row) => {
    const counted = { ...row, after, before: after - row.amount };
    after = counted.before;
    return counted;
  });
}

function toEntry(row: Counted, hasBalance: boolean): LedgerEntry {
  const { search_id: searchId, domain, role } = row;
  return {
    entryId: row.id,
    kind: row.kind,
    amount: row.amount,
    balance: hasBalance ? row.after : null,
    search: searchId === null || domain === null || role === null ? null : { searchId, domain, role },
    note: row.note,
    createdAt: row.created_at,
  };
}
