// Who may enter through the provider. An identity that is linked, first; then a verified address that somebody has
// invited, or whose domain the operator has named. An account that has its own way in is never linked by its address.
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { NewId } from '../ids.ts';
import { addTeam } from '../teams.ts';
import { holdPerson } from '../users.ts';
import type { UpstreamPerson } from './claims.ts';
import { addIdentity, findByIdentity } from './identities.ts';
import { acceptInvitations } from './invitations.ts';

const TEAM_NAME_MAX_CHARACTERS = 100;

export type EnterDeps = {
  db: Kysely<Database>;
  now: () => number;
  newId: NewId;
  /** Lower case; people with a verified address there need no invitation. */
  domains: readonly string[];
  /** Of the team that is made for a person who was not invited to one. */
  signupCredits: number;
};

export type Entry =
  | { outcome: 'entered'; userId: string }
  /** The address has an account: its owner signs in there and links the identity. */
  | { outcome: 'account_exists' }
  | { outcome: 'email_unverified' }
  | { outcome: 'not_invited' };

type Verified = UpstreamPerson & { email: string };

export async function enterWithIdentity(deps: EnterDeps, person: UpstreamPerson): Promise<Entry> {
  const userId = await findByIdentity(deps, person);
  if (userId !== null) return { outcome: 'entered', userId };
  const { email } = person;
  if (email === null) return { outcome: 'email_unverified' };
  const entry = await enterByAddress(deps, { ...person, email });
  if (entry.outcome !== 'account_exists') return entry;
  // The same person may have come in through another window a moment ago.
  const since = await findByIdentity(deps, person);
  return since === null ? entry : { outcome: 'entered', userId: since };
}

/** Links an identity to the account of a person who is signed in; false where it is somebody else's. */
export function linkIdentity(
  { db, now }: Pick<EnterDeps, 'db' | 'now'>,
  userId: string,
  person: UpstreamPerson,
): Promise<boolean> {
  return db.transaction().execute((tx) => addIdentity({ tx, now }, userId, person));
}

/** Rolls back: a refusal must leave no account behind. */
class Refusal extends Error {
  readonly entry: Entry;
  constructor(entry: Entry) {
    super(entry.outcome);
    this.entry = entry;
  }
}

async function enterByAddress(deps: EnterDeps, person: Verified): Promise<Entry> {
  try {
    return await deps.db.transaction().execute(async (tx): Promise<Entry> => {
      const { userId, isNew } = await claimAccount(deps, tx, person.email);
      const isInvited = await acceptInvitations({ ...deps, tx }, { userId, email: person.email });
      if (isNew && !isInvited) {
        if (!isOfDomain(person.email, deps.domains)) throw new Refusal({ outcome: 'not_invited' });
        await addTeam({ ...deps, tx }, { name: teamName(person.email), userId, credits: deps.signupCredits });
      }
      if (!(await addIdentity({ ...deps, tx }, userId, person))) {
        throw new Refusal({ outcome: 'account_exists' });
      }
      return { outcome: 'entered', userId };
    });
  } catch (error) {
    if (error instanceof Refusal) return error.entry;
    throw error;
  }
}

/** A new account, or one that the operator has made and that nobody can sign in to yet. */
async function claimAccount(
  { now, newId }: EnterDeps,
  tx: Transaction<Database>,
  email: string,
): Promise<{ userId: string; isNew: boolean }> {
  const made = await tx
    .insertInto('users')
    .values({ id: newId(), email, password_hash: null, created_at: now() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made !== undefined) return { userId: made.id, isNew: true };
  const { id } = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  // Two with one address must not both find it unclaimed.
  await holdPerson(tx, id);
  const unclaimed = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('upstream_identities')
            .select('user_id')
            .whereRef('upstream_identities.user_id', '=', 'users.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkeys').select('user_id').whereRef('passkeys.user_id', '=', 'users.id'))),
    )
    .executeTakeFirst();
  if (unclaimed === undefined) throw new Refusal({ outcome: 'account_exists' });
  return { userId: unclaimed.id, isNew: false };
}

function isOfDomain(email: string, domains: readonly string[]): boolean {
  return domains.includes(email.slice(email.lastIndexOf('@') + 1));
}

function teamName(email: string): string {
  return `Team of ${email}`.slice(0, TEAM_NAME_MAX_CHARACTERS);
}
