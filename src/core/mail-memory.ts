// What mail servers said, and how often they were asked today; the engine's memory port on the database.
// Shared by all teams: it holds hashes and verdicts, no address and no person.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { MailMemory, RememberedReply } from '../engine/mail/memory.ts';
import type { ReplyClass } from '../engine/mail/reply-class.ts';

/** Recipients that a mail domain is asked about per UTC day, by all searches together. */
export const MAIL_DOMAIN_DAILY_RECIPIENTS = 60;

const DAY_MS = 86_400_000;

export function createMailMemory({ db, now }: { db: Kysely<Database>; now: () => number }): MailMemory {
  return {
    recall: (addresses, maxAgeMs) => recall(db, addresses, now() - maxAgeMs),
    async recallDomain(domain, maxAgeMs) {
      const row = await db
        .selectFrom('mail_domains')
        .selectAll()
        .where('mail_domain', '=', domain)
        .where('at', '>=', now() - maxAgeMs)
        .executeTakeFirst();
      if (row === undefined) return null;
      return { catchAll: row.catch_all, obstacle: row.obstacle as ReplyClass | null, at: row.at };
    },
    async remember(domain, replies, verdict) {
      await db.transaction().execute(async (tx) => {
        if (replies.length > 0) {
          await tx
            .insertInto('mail_replies')
            .values(inOneOrder(distinct(replies).map((reply) => toRow(domain, reply))))
            .onConflict((conflict) =>
              conflict.column('address_hash').doUpdateSet((set) => ({
                reply_class: set.ref('excluded.reply_class'),
                code: set.ref('excluded.code'),
                enhanced: set.ref('excluded.enhanced'),
                at: set.ref('excluded.at'),
              })),
            )
            .execute();
        }
        if (verdict !== null) {
          const row = { catch_all: verdict.catchAll, obstacle: verdict.obstacle, at: verdict.at };
          await tx
            .insertInto('mail_domains')
            .values({ mail_domain: domain, ...row })
            .onConflict((conflict) => conflict.column('mail_domain').doUpdateSet(row))
            .execute();
        }
      });
    },
    reserve: (domain, wanted) => reserve(db, domain, today(now()), wanted),
    async release(domain, unused) {
      await db
        .updateTable('mail_budgets')
        .set({ used: sql<number>`case when used > ${unused} then used - ${unused} else 0 end` })
        .where('mail_domain', '=', domain)
        .where('day', '=', today(now()))
        .execute();
    },
  };
}

async function recall(
  db: Kysely<Database>,
  addresses: readonly string[],
  oldest: number,
): Promise<RememberedReply[]> {
  if (addresses.length === 0) return [];
  const byHash = new Map(addresses.map((address) => [hashOf(address), address]));
  const rows = await db
    .selectFrom('mail_replies')
    .selectAll()
    .where('address_hash', 'in', [...byHash.keys()])
    .where('at', '>=', oldest)
    .execute();
  return rows.flatMap((row) => {
    const address = byHash.get(row.address_hash);
    if (address === undefined) return [];
    const replyClass = row.reply_class as ReplyClass; // written by remember()
    return [{ address, replyClass, code: row.code, enhanced: row.enhanced, at: row.at }];
  });
}

/** One guarded update, so that processes together never pass the budget. Takes all that is wanted, or what is left. */
async function reserve(db: Kysely<Database>, domain: string, day: number, wanted: number): Promise<number> {
  if (wanted <= 0) return 0;
  await db
    .insertInto('mail_budgets')
    .values({ mail_domain: domain, day, used: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (let count = Math.min(wanted, MAIL_DOMAIN_DAILY_RECIPIENTS); count > 0; count -= 1) {
    const rows = await db
      .updateTable('mail_budgets')
      .set({ used: sql<number>`used + ${count}` })
      .where('mail_domain', '=', domain)
      .where('day', '=', day)
      .where('used', '<=', MAIL_DOMAIN_DAILY_RECIPIENTS - count)
      .returning('used')
      .execute();
    if (rows.length === 1) return count;
  }
  return 0;
}

function today(at: number): number {
  return Math.floor(at / DAY_MS);
}

/** One row an address: Postgres refuses to touch a row twice in one upsert. The last reply counts. */
function distinct(replies: readonly RememberedReply[]): RememberedReply[] {
  return [...new Map(replies.map((reply) => [reply.address, reply])).values()];
}

/** Two searches that remember the same addresses must not lock their rows crosswise. */
function inOneOrder<Row extends { address_hash: string }>(rows: Row[]): Row[] {
  return rows.sort((a, b) => (a.address_hash < b.address_hash ? -1 : 1));
}

function toRow(domain: string, reply: RememberedReply) {
  return {
    address_hash: hashOf(reply.address),
    mail_domain: domain,
    reply_class: reply.replyClass,
    code: reply.code,
    enhanced: reply.enhanced,
    at: reply.at,
  };
}

function hashOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex');
}
