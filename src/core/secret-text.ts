// Secrets that we hand out once: 256 random bits as text, kept as their SHA-256.
import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const FORM = /^[A-Za-z0-9_-]{43}$/;

export function newSecretText(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Whether the text has the form of one; anything else need not be looked for. */
export function isSecretText(text: string): boolean {
  return FORM.test(text);
}

/** SHA-256, lowercase hex. Look-ups are by this hash: what the time tells is of no use to a guesser. */
export function hashSecret(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
