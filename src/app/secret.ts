// The service's secret: given, or made once in the data directory. Everything that is keyed derives from it.
import { hkdfSync, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

const SECRET_FILE = 'secret';
const SECRET_BYTES = 32;
const SECRET_FORM = /^[0-9a-f]{64}$/;
const DERIVED_KEY_BYTES = 32;

/** A key for one purpose (RFC 5869); the purposes' keys tell nothing of each other. */
export type DeriveKey = (purpose: string) => Uint8Array;

export function openSecret(config: Pick<Config, 'secret' | 'dataDir'>): DeriveKey {
  const secret = config.secret ?? readOrMake(config.dataDir);
  return (purpose) => new Uint8Array(hkdfSync('sha256', secret, 'svc', purpose, DERIVED_KEY_BYTES));
}

/** Two processes may start at once: the link decides whose secret it is, and both read that one. */
function readOrMake(dataDir: string): string {
  const file = join(dataDir, SECRET_FILE);
  const kept = readIfThere(file);
  if (kept !== null) return kept;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  const handle = openSync(draft, 'wx', 0o600);
  writeSync(handle, randomBytes(SECRET_BYTES).toString('hex'));
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}

function readIfThere(file: string): string | null {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
  // Keys that derive from nothing would be everybody's.
  if (!SECRET_FORM.test(secret)) throw new Error(`${file} does not hold the secret that was made there`);
  return secret;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
