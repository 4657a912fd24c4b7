// Who asked to be left alone: an address, a person at a domain, a whole domain; for the instance or for one team.
import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Kysely } from 'kysely';
import { argument, compileOnce } from '../../db/compiled.ts';
import type { Database, SuppressionsTable } from '../../db/schema.ts';
import { parseCompany, registrableDomain } from '../engine/domain.ts';
import { personKey } from '../engine/names/person-key.ts';
import { invalidRequest, notFound } from './errors.ts';
import type { NewId } from './ids.ts';
import { checkLine } from './one-line.ts';
import { teamExists } from './teams.ts';

export type SuppressionKind = SuppressionsTable['kind'];

/** Who or what is left alone, as a person writes it. */
export type Suppressed =
  | { kind: 'address'; address: string }
  | { kind: 'person'; name: string; domain: string }
  | { kind: 'domain'; domain: string };

export type NewSuppression = Suppressed & {
  /** null for the whole instance. */
  teamId: string | null;
  note: string | null;
};

export type Suppression = {
  id: string;
  kind: SuppressionKind;
  domain: string;
  note: string | null;
  createdAt: number;
};

export type SuppressionDeps = { db: Kysely<Database>; now: () => number; newId: NewId };

const INSTANCE = '';
/** A statement takes 32,766 parameters on SQLite. */
const DOMAINS_PER_READ = 10_000;
export const NOTE_MAX_CHARACTERS = 200;

/** Adds to the list; false where it stands there already, and stays as it is. Throws `invalid_request`, `not_found`. */
export async function addSuppression(deps: SuppressionDeps, suppression: NewSuppression): Promise<boolean> {
  const row = suppressionRow(deps, suppression);
  const { teamId } = suppression;
  if (teamId !== null && !(await teamExists(deps.db, teamId))) throw notFound('Team');
  return (await insertSuppressions(deps.db, [row])) === 1;
}

/** What is kept of an entry: a hash, the domain, the note. Throws `invalid_request`. */
export function suppressionRow(
  { now, newId }: Pick<SuppressionDeps, 'now' | 'newId'>,
  suppression: NewSuppression,
): SuppressionsTable {
  const { domain, hash } = identify(suppression);
  const note = checkLine('note', suppression.note ?? '', NOTE_MAX_CHARACTERS);
  return {
    id: newId(),
    team_id: suppression.teamId ?? INSTANCE,
    kind: suppression.kind,
    domain,
    hash,
    note: note === '' ? null : note,
    created_at: now(),
  };
}

/** At least one. Answers how many stood on no list before. */
export async function insertSuppressions(
  db: Kysely<Database>,
  rows: readonly SuppressionsTable[],
): Promise<number> {
  const added = await db
    .insertInto('suppressions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return added.length;
}

/** Whether anything was taken off the list. */
export async function removeSuppression(
  db: Kysely<Database>,
  teamId: string | null,
  id: string,
): Promise<boolean> {
  const rows = await db
    .deleteFrom('suppressions')
    .where('id', '=', id)
    .where('team_id', '=', teamId ?? INSTANCE)
    .returning('id')
    .execute();
  return rows.length === 1;
}

/** The list of the team, or of the instance; newest first. */
export async function listSuppressions(db: Kysely<Database>, teamId: string | null): Promise<Suppression[]> {
  const rows = await db
    .selectFrom('suppressions')
    .select(['id', 'kind', 'domain', 'note', 'created_at'])
    .where('team_id', '=', teamId ?? INSTANCE)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }));
}

/** Answers, for a set of domains read beforehand, what must not be asked or shown. */
export type SuppressionCheck = {
  domain(domain: string): boolean;
  /** Whether this address of this person, found for this domain, is on the list in any form. */
  find(found: { email: string; name: string; domain: string }): boolean;
  /** Whether words that stand on a page of this domain name somebody, or print an address, that is on the list.
   * The entries of `domainsIn(words)` must have been read too. */
  mentions(words: string, domain: string): boolean;
};

type Entry = Pick<SuppressionsTable, 'kind' | 'domain' | 'hash'>;

const selectOfDomain = compileOnce<[teamId: string, domain: string], Entry>((db) =>
  db
    .selectFrom('suppressions')
    .select(['kind', 'domain', 'hash'])
    .where('domain', '=', argument<string>(1))
    .where((where) =>
      where.or([where('team_id', '=', INSTANCE), where('team_id', '=', argument<string>(0))]),
    ),
);

const NOTHING: SuppressionCheck = { domain: () => false, find: () => false, mentions: () => false };

/** Reads the entries of these domains, of the instance and of the team. */
export async function checkSuppression(
  db: Kysely<Database>,
  teamId: string,
  domains: Iterable<string>,
): Promise<SuppressionCheck> {
  const distinct = [...new Set(domains)];
  const [only] = distinct;
  if (only === undefined) return NOTHING;
  const entries = distinct.length === 1 ? await selectOfDomain(db, teamId, only) : [];
  for (let from = 0; distinct.length > 1 && from < distinct.length; from += DOMAINS_PER_READ) {
    const some = distinct.slice(from, from + DOMAINS_PER_READ);
    const found = await db
      .selectFrom('suppressions')
      .select(['kind', 'domain', 'hash'])
      .where('domain', 'in', some)
      .where('team_id', 'in', [INSTANCE, teamId])
      .execute();
    for (const entry of found) entries.push(entry);
  }
  return entries.length === 0 ? NOTHING : checkOf(entries);
}

/** The same for entries that were read otherwise. */
export function checkOf(entries: readonly Pick<Entry, 'kind' | 'hash'>[]): SuppressionCheck {
  const hashes = new Set(entries.map((entry) => entry.hash));
  // What no entry could match is not hashed: most lists hold addresses alone, and are held against thousands of rows.
  const kinds = new Set(entries.map((entry) => entry.kind));
  const has = (kind: SuppressionKind, what: () => string) =>
    kinds.has(kind) && hashes.has(hashOf(kind, what()));
  const domain = (name: string) => has('domain', () => name);
  const address = (email: string) => has('address', () => email);
  const person = (name: string, at: string) => has('person', () => `${personKey(name)}@${at}`);
  const isByPlace = kinds.has('domain') || kinds.has('person');
  return {
    domain,
    find: ({ email, name, domain: asked }) =>
      address(email) ||
      (isByPlace && [asked, addressDomain(email)].some((at) => domain(at) || person(name, at))),
    mentions(words, at) {
      const places = [at, ...domainsIn(words)];
      return (
        addressesIn(words).some((email) => address(email) || domain(addressDomain(email))) ||
        namesIn(words).some((name) => places.some((place) => person(name, place)))
      );
    },
  };
}

const PRINTED_ADDRESS = /[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9.-]{1,253}/g;

function addressesIn(words: string): string[] {
  return (words.toLowerCase().match(PRINTED_ADDRESS) ?? []).map((address) => address.replace(/\.+$/, ''));
}

/** Where the addresses that are printed among the words are looked for: to be read with the entries of the domain. */
export function domainsIn(words: string): string[] {
  return addressesIn(words).map(addressDomain);
}

/** Two and three words in a row may be somebody's name. */
function namesIn(words: string): string[] {
  const each = words.match(/[\p{L}\p{M}'’.-]+/gu) ?? [];
  return each.flatMap((_word, at) =>
    [2, 3].flatMap((count) => (at + count <= each.length ? [each.slice(at, at + count).join(' ')] : [])),
  );
}

/** The domain under which an address is looked for: the registrable one of its host. */
export function addressDomain(address: string): string {
  const host = address.slice(address.lastIndexOf('@') + 1);
  return registrableDomain(host) ?? host;
}

/** What is kept of it. Throws `invalid_request` for what names nobody. */
export function identify(suppression: Suppressed): { domain: string; hash: string } {
  switch (suppression.kind) {
    case 'address': {
      const address = parseAddress(suppression.address);
      return { domain: addressDomain(address), hash: hashOf('address', address) };
    }
    case 'person': {
      const domain = parseDomain(suppression.domain);
      if (personKey(suppression.name) === '') throw invalidRequest('name must be the name of a person');
      return { domain, hash: hashOf('person', `${personKey(suppression.name)}@${domain}`) };
    }
    case 'domain': {
      const domain = parseDomain(suppression.domain);
      return { domain, hash: hashOf('domain', domain) };
    }
  }
}

/** An address as people write it: with `mailto:`, in angle brackets, or under a domain beyond ASCII. */
const WRITTEN_ADDRESS = /^(?:mailto:)?<?([^\s@<>()[\]\\,;:"]{1,64})@([^\s@<>]{1,253})>?$/;

/** As it is found: in lower case, under the ASCII form of its domain. One that never matched would protect nobody. */
export function parseAddress(text: string): string {
  const [, localPart, domain = ''] = WRITTEN_ADDRESS.exec(text.trim().toLowerCase()) ?? [];
  const host = domainToASCII(domain).replace(/\.$/, '');
  if (localPart === undefined || !host.includes('.'))
    throw invalidRequest('address must be an email address');
  return `${localPart}@${host}`;
}

function parseDomain(input: string): string {
  const company = parseCompany(input);
  if (!company.ok) throw invalidRequest('domain must be a domain name');
  return company.domain;
}

function hashOf(kind: SuppressionKind, what: string): string {
  return createHash('sha256').update(`${kind}\n${what}`).digest('hex');
}
