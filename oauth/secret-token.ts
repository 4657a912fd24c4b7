// Random texts that open a door: made here, stored as SHA-256 only. With 256 bits a plain hash is enough.
import { createHash, timingSafeEqual } from 'node:crypto';

export type RandomBytes = (size: number) => Uint8Array;

const TOKEN_BYTES = 32;

/** 256 random bits in base64url. */
export function newToken(randomBytes: RandomBytes): string {
  return Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');
}

/** Lower-case hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** In a time that does not tell where they differ. */
export function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
