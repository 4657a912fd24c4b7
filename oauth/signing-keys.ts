// The keys that sign access tokens: made here, sealed in the database, found by every process. Knows no token.
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { OAuthSigningKeysTable } from '../db/schema-oauth.ts';
import { seal, unseal } from '../db/sealed.ts';
import {
  ACCESS_TOKEN_TTL_SECONDS,
  CLOCK_SKEW_SECONDS,
  KEY_MADE_AHEAD_MS,
  KEY_PUBLISHED_BEFORE_USE_MS,
  KEY_SIGNS_FOR_MS,
  SECOND_MS,
  SIGNING_ALGORITHM,
} from './protocol.ts';
import type { RandomBytes } from './secret-token.ts';

/** Other processes' keys are seen after this at the latest: long before they are used. */
const READ_AGAIN_MS = 60_000;
/** A token that names an unknown key makes us look again, but a flood of them does not. */
const LOOK_FOR_UNKNOWN_MS = 1_000;
const VERIFIES_AFTER_MS = (ACCESS_TOKEN_TTL_SECONDS + 2 * CLOCK_SKEW_SECONDS) * SECOND_MS;

/** The database's keys were sealed with another secret. */
export class WrongSecretError extends Error {
  constructor() {
    super(
      'the signing keys in the database were sealed with another secret: give all processes the same SVC_SECRET (or data directory)',
    );
    this.name = 'WrongSecretError';
  }
}

export type SigningKeysDeps = {
  db: Kysely<Database>;
  now: () => number;
  randomBytes: RandomBytes;
  /** 32 bytes; what seals the private parts. */
  sealingKey: Uint8Array;
};

export type SigningKeys = {
  /** The key that signs now. */
  signer(): Promise<{ kid: string; key: CryptoKey }>;
  /** The public key of that name while tokens signed with it may live; null for any other. */
  verifier(kid: string): Promise<CryptoKey | null>;
  /** The public parts (RFC 7517 §5), those that are not yet used included. */
  jwks(): Promise<{ keys: JWK[] }>;
  /** Makes the next key when it is time, and forgets those whose last token has expired. */
  rotate(): Promise<void>;
};

type LoadedKey = {
  kid: string;
  generation: number;
  publicJwk: JWK;
  publicKey: CryptoKey;
  privateKey: CryptoKey;
  activeFrom: number;
  retiresAt: number;
  expiresAt: number;
};

/** Reads the keys, and makes the first where there is none. Throws WrongSecretError. */
export async function openSigningKeys(deps: SigningKeysDeps): Promise<SigningKeys> {
  const loaded = new Map<string, LoadedKey>();
  let readAt = 0;
  let lastGeneration = 0;

  const read = async () => {
    const rows = await deps.db.selectFrom('oauth_signing_keys').selectAll().orderBy('generation').execute();
    lastGeneration = rows.at(-1)?.generation ?? 0;
    const kids = new Set(rows.map(({ kid }) => kid));
    for (const kid of loaded.keys()) if (!kids.has(kid)) loaded.delete(kid);
    for (const row of rows) {
      if (!loaded.has(row.kid) && row.expires_at > deps.now())
        loaded.set(row.kid, await load(deps.sealingKey, row));
    }
    readAt = deps.now();
  };
  // A crowd that comes at once reads once.
  let reading: Promise<void> | undefined;
  const readIfOlderThan = async (age: number) => {
    if (Math.abs(deps.now() - readAt) < age) return;
    reading ??= read().finally(() => (reading = undefined));
    await reading;
  };
  const living = () => [...loaded.values()].filter(({ expiresAt }) => expiresAt > deps.now());
  const current = () => {
    const at = deps.now();
    return living()
      .filter(({ activeFrom, retiresAt }) => activeFrom <= at && at < retiresAt)
      .sort((a, b) => b.activeFrom - a.activeFrom || b.generation - a.generation)[0];
  };
  const rotate = async () => {
    await read();
    const newest = living().sort((a, b) => b.generation - a.generation)[0];
    if (newest === undefined || newest.retiresAt - deps.now() < KEY_MADE_AHEAD_MS) {
      await makeKey(deps, lastGeneration + 1, newest?.retiresAt ?? null);
      await read();
    }
    await deps.db.deleteFrom('oauth_signing_keys').where('expires_at', '<=', deps.now()).execute();
  };

  await rotate();
  return {
    rotate,
    async signer() {
      await readIfOlderThan(READ_AGAIN_MS);
      // Nobody swept for a day: better a key that verifiers have not seen than no token.
      if (current() === undefined) await rotate();
      const key = current();
      if (key === undefined) throw new Error('no signing key is active');
      return { kid: key.kid, key: key.privateKey };
    },
    async verifier(kid) {
      if (!loaded.has(kid)) await readIfOlderThan(LOOK_FOR_UNKNOWN_MS);
      const key = loaded.get(kid);
      return key !== undefined && key.expiresAt > deps.now() ? key.publicKey : null;
    },
    async jwks() {
      await readIfOlderThan(READ_AGAIN_MS);
      return { keys: living().map(({ publicJwk }) => publicJwk) };
    },
  };
}

async function load(sealingKey: Uint8Array, row: OAuthSigningKeysTable): Promise<LoadedKey> {
  const secret = unseal(sealingKey, row.kid, row.sealed_private_jwk);
  if (secret === null) throw new WrongSecretError();
  const publicJwk = JSON.parse(row.public_jwk) as JWK; // written by makeKey
  return {
    kid: row.kid,
    generation: row.generation,
    publicJwk,
    publicKey: await importKey(publicJwk),
    privateKey: await importKey(JSON.parse(secret) as JWK),
    activeFrom: row.active_from,
    retiresAt: row.retires_at,
    expiresAt: row.expires_at,
  };
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, SIGNING_ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('a signing key is a pair of keys');
  return key;
}

/**
 * Makes the key of that generation. Two processes may try at once: the generation is unique, and the second one's key
 * is dropped. Both have counted from what they read before, so that the second does not make one more.
 */
async function makeKey(
  deps: SigningKeysDeps,
  generation: number,
  lastRetiresAt: number | null,
): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const publicPart = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(publicPart);
  const at = deps.now();
  const activeFrom = lastRetiresAt === null ? at : startAfter(lastRetiresAt, at);
  const retiresAt = activeFrom + KEY_SIGNS_FOR_MS;
  await deps.db
    .insertInto('oauth_signing_keys')
    .values({
      generation,
      kid,
      public_jwk: JSON.stringify({ ...publicPart, kid, alg: SIGNING_ALGORITHM, use: 'sig' }),
      sealed_private_jwk: seal(
        { key: deps.sealingKey, randomBytes: deps.randomBytes },
        kid,
        JSON.stringify(await exportJWK(privateKey)),
      ),
      created_at: at,
      active_from: activeFrom,
      retires_at: retiresAt,
      expires_at: retiresAt + VERIFIES_AFTER_MS,
    })
    .onConflict((conflict) => conflict.column('generation').doNothing())
    .execute();
}

/** Published long enough before its use, where the last key still signs so long; it never leaves a gap. */
function startAfter(lastRetiresAt: number, at: number): number {
  const wished = Math.max(at + KEY_PUBLISHED_BEFORE_USE_MS, lastRetiresAt - KEY_MADE_AHEAD_MS / 2);
  return Math.max(at, Math.min(wished, lastRetiresAt));
}
