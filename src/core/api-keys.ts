// API keys: made once, stored as SHA-256 only, looked up on every request so that revocation holds at once.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { argument, compileOnce } from '../../db/compiled.ts';
import type { Database } from '../../db/schema.ts';
import { SCOPES } from './caller.ts';
import type { Caller } from './caller.ts';
import { invalidRequest, notFound, unauthorized } from './errors.ts';
import type { NewId } from './ids.ts';
import { checkLine } from './one-line.ts';
import { teamExists } from './teams.ts';

const KEY_PREFIX = 'svc_live_';
const KEY_RANDOM_BYTES = 20; // 40 hexadecimal characters
const SHOWN_HEX_CHARACTERS = 6;
const KEY_FORM = /^svc_live_[0-9a-f]{40}$/;
const NAME_MAX_CHARACTERS = 100;
const LAST_USED_GRAIN_MS = 60_000;

export type ApiKey = {
  id: string;
  name: string;
  prefix: string;
  createdBy: string | null;
  createdAt: number;
  lastUsedAt: number | null;
  revokedAt: number | null;
};

export type NewApiKey = {
  teamId: string;
  name: string;
  createdBy?: string;
  /** Of the key that is to be made: asked for twice with the same one, it is made once. */
  id?: string;
};

/** Makes a key for the team. The answer is the only place where the whole key ever stands. */
export async function createApiKey(
  { db, now, newId }: { db: Kysely<Database>; now: () => number; newId: NewId },
  { teamId, name, createdBy, id = newId() }: NewApiKey,
): Promise<{ key: string; prefix: string }> {
  const checked = checkLine('name', name, NAME_MAX_CHARACTERS);
  if (checked === '') throw invalidRequest('name must not be empty');
  if (!(await teamExists(db, teamId))) throw notFound('Team');
  const key = KEY_PREFIX + randomBytes(KEY_RANDOM_BYTES).toString('hex');
  const prefix = key.slice(0, KEY_PREFIX.length + SHOWN_HEX_CHARACTERS);
  const made = await db
    .insertInto('api_keys')
    .values({
      id,
      team_id: teamId,
      name: checked,
      hash: hashKey(key),
      prefix,
      created_by: createdBy ?? null,
      created_at: now(),
      last_used_at: null,
      revoked_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  if (made.length === 1) return { key, prefix };
  throw invalidRequest(
    'this key was made a moment ago, and is shown only once; revoke it and create another if you do not have it',
  );
}

/**
 * Revokes the team's live key with this prefix; it fails from the next request on.
 * Without a team (the operator) the prefix is looked for in all teams, and must name one key.
 */
export async function revokeApiKey(
  { db, now }: { db: Kysely<Database>; now: () => number },
  { teamId, prefix }: { teamId?: string; prefix: string },
): Promise<{ revokedAt: number }> {
  return db.transaction().execute(async (tx) => {
    let query = tx
      .selectFrom('api_keys')
      .select('id')
      .where('prefix', '=', prefix)
      .where('revoked_at', 'is', null);
    if (teamId !== undefined) query = query.where('team_id', '=', teamId);
    const [key, second] = await query.limit(2).execute();
    if (key === undefined) throw notFound('API key');
    if (second !== undefined) throw invalidRequest('prefix names more than one key; revoke by the team');
    const revokedAt = now();
    await tx.updateTable('api_keys').set({ revoked_at: revokedAt }).where('id', '=', key.id).execute();
    return { revokedAt };
  });
}

/** Revokes a key of the team; one that was revoked before stays so. It fails from the next request on. */
export async function revokeKeyById(
  { db, now }: { db: Kysely<Database>; now: () => number },
  { teamId, keyId }: { teamId: string; keyId: string },
): Promise<void> {
  const keys = await db
    .updateTable('api_keys')
    .set(({ fn, ref, val }) => ({ revoked_at: fn.coalesce(ref('revoked_at'), val(now())) }))
    .where('team_id', '=', teamId)
    .where('id', '=', keyId)
    .returning('id')
    .execute();
  if (keys.length === 0) throw notFound('API key');
}

/** The team's keys, newest first, without anything that opens a door. */
export async function listApiKeys(db: Kysely<Database>, teamId: string): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    createdBy: row.created_by,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  }));
}

type KeyRow = { id: string; team_id: string; hash: string; last_used_at: number | null };

const findLiveKey = compileOnce<[hash: string], KeyRow>((db) =>
  db
    .selectFrom('api_keys')
    .select(['id', 'team_id', 'hash', 'last_used_at'])
    .where('hash', '=', argument<string>(0))
    .where('revoked_at', 'is', null),
);

/** The caller behind a key; throws `unauthorized` for one that is malformed, unknown or revoked. */
export async function authenticateApiKey(
  { db, now }: { db: Kysely<Database>; now: () => number },
  key: string,
): Promise<Caller> {
  if (!KEY_FORM.test(key)) throw unauthorized();
  const hash = hashKey(key);
  const [row] = await findLiveKey(db, hash);
  if (row === undefined || !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))) throw unauthorized();
  await touch(db, row, now());
  return { teamId: row.team_id, keyId: row.id, scopes: SCOPES, bucket: `key:${row.id}` };
}

/** Last use is kept to the minute: a write for every read would cost more than the read. */
async function touch(db: Kysely<Database>, row: KeyRow, at: number): Promise<void> {
  if (row.last_used_at !== null && at - row.last_used_at < LAST_USED_GRAIN_MS) return;
  await db
    .updateTable('api_keys')
    .set({ last_used_at: at })
    .where('id', '=', row.id)
    .where((where) => where.or([where('last_used_at', 'is', null), where('last_used_at', '<', at)]))
    .execute();
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
