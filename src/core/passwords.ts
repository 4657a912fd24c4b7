// Passwords: hashed with argon2id, parameters stored beside the hash, so that they can be raised later.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { checkHardToGuess } from './easy-password.ts';
import { invalidRequest, rateLimited } from './errors.ts';

const derive = promisify(argon2);

const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;
const MIN_CHARACTERS = 12;
const MAX_CHARACTERS = 256;
/** Each takes 19 MiB and a core for some 70 ms. */
const HASHES_AT_ONCE = 2;
/** What waits for its turn is answered within seconds, and a crowd of guessers holds no memory. */
const HASHES_WAITING_MAX = 100;
const CROWDED_RETRY_SECONDS = 5;

const hashing = pLimit(HASHES_AT_ONCE);

/**
 * A PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$tag` (RFC 9106). Refuses passwords that are too short, too long or
 * easy to guess, for a person with this `email` above all.
 */
export async function hashPassword(password: string, email?: string): Promise<string> {
  if (password.length < MIN_CHARACTERS) {
    throw invalidRequest(`password must have at least ${MIN_CHARACTERS} characters`);
  }
  if (password.length > MAX_CHARACTERS) {
    throw invalidRequest(`password must have at most ${MAX_CHARACTERS} characters`);
  }
  await checkHardToGuess(password, email);
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(password, salt, {
    memory: MEMORY_KIB,
    passes: PASSES,
    lanes: LANES,
    bytes: TAG_BYTES,
  });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${base64(salt)}$${base64(tag)}`;
}

const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{1,128})\$([A-Za-z0-9+/]{1,128})$/;

/** Whether the password is the one that was hashed; false for a hash of another form. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const [, memory, passes, lanes, salt, tag] = PHC.exec(phc) ?? [];
  if (salt === undefined || tag === undefined || password.length > MAX_CHARACTERS) return false;
  const expected = Buffer.from(tag, 'base64');
  const actual = await tagOf(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
    bytes: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

type Parameters = { memory: number; passes: number; lanes: number; bytes: number };

/** Throws `rate_limited` where too many wait already. */
async function tagOf(password: string, nonce: Buffer, { memory, passes, lanes, bytes }: Parameters) {
  if (hashing.pendingCount >= HASHES_WAITING_MAX) throw rateLimited(CROWDED_RETRY_SECONDS);
  return hashing(() =>
    derive('argon2id', {
      message: password.normalize('NFKC'),
      nonce,
      memory,
      passes,
      parallelism: lanes,
      tagLength: bytes,
    }),
  );
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
