// The signature of a delivery: HMAC-SHA256 over `t`, a newline and the exact bytes of the body.
import { createHmac } from 'node:crypto';

/**
 * The value of X-SVC-Signature. `t` is in epoch seconds, the moment of this attempt. One `v1` for each secret: two for
 * a day after a rotation. The key of the HMAC is the whole text of the secret, prefix included.
 */
export function signatureHeader(secrets: readonly string[], t: number, body: string): string {
  const signatures = secrets.map((secret) => `v1=${sign(secret, t, body)}`);
  return [`t=${t}`, ...signatures].join(',');
}

function sign(secret: string, t: number, body: string): string {
  return createHmac('sha256', secret).update(`${t}\n${body}`).digest('hex');
}
