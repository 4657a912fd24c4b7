// All that is held of a person, with where it comes from: for the person, by the operator. Suppressed or not.
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { identify } from '../suppression.ts';
import { hashOfAddress } from '../mail-forgetting.ts';
import { allTeams, heldByTeam, seekEverywhere } from './held.ts';
import type { HeldAddress, HeldResult } from './held.ts';
import type { Sought, Subject } from './subject.ts';

export type PersonExport = {
  /** Who was looked for: the subject, and the names or addresses that it was held together with. */
  subject: readonly Subject[];
  exportedAt: number;
  /** What searches found, each with the pages and the mail server's answer that it stands on. */
  results: object[];
  /** The teams' lists of addresses. */
  addresses: object[];
  /** Evidence that was quoted for somebody else, and names the person. */
  mentions: object[];
  /** Events that teams were sent, or will be. */
  deliveries: object[];
  /** What mail servers said of the addresses. */
  mailReplies: object[];
  suppressions: object[];
  requests: object[];
  /** Of this service, where the person has one under the address. */
  accounts: object[];
};

/** Throws `invalid_request` where the subject names nobody. */
export async function exportPerson(
  { db, now }: { db: Kysely<Database>; now: () => number },
  subject: Subject,
): Promise<PersonExport> {
  const teamIds = await allTeams(db);
  const sought = await seekEverywhere(db, teamIds, subject);
  const found: PersonExport = {
    subject: sought.known,
    exportedAt: now(),
    results: [],
    addresses: [],
    mentions: [],
    deliveries: [],
    mailReplies: await repliesOf(db, sought),
    suppressions: await suppressionsOf(db, sought),
    requests: await requestsOf(db, sought),
    accounts: await accountsOf(db, sought),
  };
  for (const teamId of teamIds) {
    const held = await heldByTeam(db, teamId, sought);
    found.results.push(...held.results.map((row) => resultOf(row)));
    found.addresses.push(...held.found.map((row) => addressOf(row, 'all')));
    found.addresses.push(...held.ofDomains.map((row) => addressOf(row, 'domain')));
    for (const { searchId, named } of held.mentioned)
      found.mentions.push({ teamId, searchId, evidence: named });
    for (const { id, status, at, results } of held.deliveries)
      found.deliveries.push({ teamId, deliveryId: id, status, at, results });
  }
  return found;
}

function resultOf(row: HeldResult): object {
  const { email, name, title, score, source, domain, role } = row;
  return {
    teamId: row.team_id,
    searchId: row.search_id,
    foundAt: row.created_at,
    domain,
    role,
    email,
    name,
    title,
    score,
    source,
    isExact: row.is_exact === 1,
    verification: JSON.parse(row.verification) as unknown,
    parts: JSON.parse(row.parts) as unknown,
    evidence: JSON.parse(row.evidence) as unknown,
  };
}

function addressOf(row: HeldAddress, list: 'all' | 'domain'): object {
  const { email, name, title, domain, role } = row;
  return {
    teamId: row.team_id,
    list,
    email,
    name,
    title,
    domain,
    role,
    foundAt: row.found_at,
    seenAt: row.seen_at,
  };
}

async function repliesOf(db: Kysely<Database>, { addresses }: Sought): Promise<object[]> {
  if (addresses.length === 0) return [];
  const byHash = new Map(addresses.map((address) => [hashOfAddress(address), address]));
  const rows = await db
    .selectFrom('mail_replies')
    .selectAll()
    .where('address_hash', 'in', [...byHash.keys()])
    .execute();
  return rows.map(({ address_hash, mail_domain, reply_class, code, enhanced, at }) => ({
    address: byHash.get(address_hash),
    mailDomain: mail_domain,
    replyClass: reply_class,
    code,
    enhanced,
    at,
  }));
}

async function suppressionsOf(db: Kysely<Database>, { known }: Sought): Promise<object[]> {
  const rows = await db
    .selectFrom('suppressions')
    .select(['id', 'team_id', 'kind', 'domain', 'created_at'])
    .where(
      'hash',
      'in',
      known.map((one) => identify(one).hash),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id, team_id, kind, domain, created_at }) => ({
    id,
    list: team_id === '' ? 'instance' : 'team',
    kind,
    domain,
    createdAt: created_at,
  }));
}

async function requestsOf(db: Kysely<Database>, { addresses }: Sought): Promise<object[]> {
  if (addresses.length === 0) return [];
  const rows = await db
    .selectFrom('privacy_requests')
    .select(['id', 'state', 'address', 'created_at'])
    .where('address', 'in', [...addresses])
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }));
}

/** An account is deleted by its owner, in the dashboard; here it is only told. */
async function accountsOf(db: Kysely<Database>, { addresses }: Sought): Promise<object[]> {
  if (addresses.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'created_at'])
    .where('email', 'in', [...addresses])
    .execute();
  return rows.map(({ id, email, created_at }) => ({ userId: id, email, createdAt: created_at }));
}
