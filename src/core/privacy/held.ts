// Where data about a person stands among a team's: results, addresses, bodies of deliveries, evidence of other people.
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { DeliveryStatus } from '../../../db/schema-webhooks.ts';
import type { Evidence } from '../../engine/discovery.ts';
import type { Result } from '../contract/answers.ts';
import { readBody, withoutResults } from '../webhooks/event-body.ts';
import { seek, seekWith } from './subject.ts';
import type { Sought, Subject } from './subject.ts';

export type HeldResult = Database['results'] & { domain: string; role: string };

/** A result of somebody else whose evidence names the person. */
export type Mentioned = { searchId: string; position: number; named: Evidence[]; rest: Evidence[] };

/** Of found_emails and domain_emails. */
export type HeldAddress = Database['found_emails'];

export type HeldDelivery = {
  id: string;
  status: DeliveryStatus;
  at: number;
  /** Those of the person. */
  results: Result[];
  /** The body without them. */
  bodyWithout: string;
};

export type Held = {
  results: HeldResult[];
  mentioned: Mentioned[];
  found: HeldAddress[];
  ofDomains: HeldAddress[];
  deliveries: HeldDelivery[];
};

/** The person as all teams together know them. */
export async function seekEverywhere(
  db: Kysely<Database>,
  teamIds: readonly string[],
  subject: Subject,
): Promise<Sought> {
  const alone = seek(subject);
  let sought = alone;
  for (const teamId of teamIds) {
    const { results, found, ofDomains } = await heldByTeam(db, teamId, alone);
    sought = seekWith(sought, [...results, ...found, ...ofDomains]);
  }
  return sought;
}

export async function allTeams(db: Kysely<Database>): Promise<string[]> {
  return (await db.selectFrom('teams').select('id').orderBy('id').execute()).map(({ id }) => id);
}

/** Reads what the team holds. Names are compared here: a database knows nothing of nicknames and diacritics. */
export async function heldByTeam(db: Kysely<Database>, teamId: string, sought: Sought): Promise<Held> {
  const near = await resultsNear(db, teamId, sought);
  return {
    results: near.filter((row) => sought.is.find(row)),
    mentioned: near.filter((row) => !sought.is.find(row)).flatMap((row) => mentionedIn(row, sought)),
    found: await addressesIn(db, 'found_emails', teamId, sought),
    ofDomains: await addressesIn(db, 'domain_emails', teamId, sought),
    deliveries: await deliveriesOf(db, teamId, sought),
  };
}

async function resultsNear(db: Kysely<Database>, teamId: string, sought: Sought): Promise<HeldResult[]> {
  return db
    .selectFrom('results')
    .innerJoin('searches', 'searches.id', 'results.search_id')
    .selectAll('results')
    .select(['searches.domain', 'searches.role'])
    .where('results.team_id', '=', teamId)
    .where(isNear('results.email', 'searches.domain', sought))
    .orderBy('results.search_id')
    .orderBy('results.position')
    .execute();
}

async function addressesIn(
  db: Kysely<Database>,
  table: 'found_emails' | 'domain_emails',
  teamId: string,
  sought: Sought,
): Promise<HeldAddress[]> {
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .where('team_id', '=', teamId)
    .where(isNear('email', 'domain', sought))
    .orderBy('email') // searches take these rows in this order too, so that neither locks out the other
    .orderBy('domain')
    .execute();
  return rows.filter((row) => sought.is.find(row));
}

/** Rows that may be the person's: of an address, or of a domain whatever was asked for. */
function isNear(emailColumn: string, domainColumn: string, sought: Sought): RawBuilder<boolean> {
  const [email, domain] = [sql.ref(emailColumn), sql.ref(domainColumn)];
  const ways = [
    ...sought.domains.flatMap((one) => [
      sql`${domain} = ${one}`,
      sql`${email} like ${`%@${one}`}`,
      sql`${email} like ${`%.${one}`}`,
    ]),
    ...sought.addresses.map((address) => sql`${email} = ${address}`),
  ];
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

function mentionedIn(row: HeldResult, sought: Sought): Mentioned[] {
  const evidence = JSON.parse(row.evidence) as Evidence[]; // written by insertResults from a Find
  const places = [row.domain, ...sought.domains];
  const isNamed = ({ words }: Evidence) => places.some((domain) => sought.is.mentions(words, domain));
  const named = evidence.filter(isNamed);
  if (named.length === 0) return [];
  const rest = evidence.filter((piece) => !isNamed(piece));
  return [{ searchId: row.search_id, position: row.position, named, rest }];
}

async function deliveriesOf(db: Kysely<Database>, teamId: string, sought: Sought): Promise<HeldDelivery[]> {
  const endings = sought.domains.flatMap((domain) => [`"${domain}"`, `@${domain}"`, `.${domain}"`]);
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(['id', 'status', 'created_at', 'body'])
    .where('team_id', '=', teamId)
    .where('endpoint_id', 'in', (query) =>
      query.selectFrom('webhook_endpoints').select('id').where('team_id', '=', teamId),
    )
    .where('is_test', '=', 0)
    .where((where) => where.or(endings.map((ending) => where('body', 'like', `%${ending}%`))))
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => {
    const { domain, results } = readBody(row.body);
    const isSought = (result: Result) => sought.is.find({ ...result, domain });
    const own = results.filter(isSought);
    if (own.length === 0) return [];
    const bodyWithout = withoutResults(row.body, isSought);
    return [{ id: row.id, status: row.status, at: row.created_at, results: own, bodyWithout }];
  });
}
