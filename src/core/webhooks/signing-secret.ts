// Signing secrets of endpoints: shown once, sealed at rest, and for a day after a rotation the one before as well.
import { seal, unseal } from '../../../db/sealed.ts';
import type { RandomBytes } from '../../../db/sealed.ts';

const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;
/** How long the secret before signs beside the new one. */
export const ROTATION_MS = 86_400_000;

export type Sealing = { key: Uint8Array; randomBytes: RandomBytes };

/** A new secret, and what is stored of it. Bound to its endpoint: in another row it does not open. */
export function newSigningSecret(sealing: Sealing, endpointId: string): { secret: string; sealed: string } {
  const bytes = Buffer.from(sealing.randomBytes(SECRET_BYTES));
  const secret = SECRET_PREFIX + bytes.toString('base64url');
  return { secret, sealed: seal(sealing, contextOf(endpointId), secret) };
}

export type SealedSecrets = {
  id: string;
  sealed_secret: string;
  previous_sealed_secret: string | null;
  previous_until: number | null;
};

/** The secrets that sign at this moment, the newest first; none where they were sealed with another key. */
export function openSigningSecrets(key: Uint8Array, endpoint: SealedSecrets, at: number): string[] {
  const { sealed_secret: current, previous_sealed_secret: previous, previous_until: until } = endpoint;
  const sealed = previous !== null && until !== null && at < until ? [current, previous] : [current];
  const secrets = sealed.map((text) => unseal(key, contextOf(endpoint.id), text));
  return secrets.filter((secret) => secret !== null);
}

function contextOf(endpointId: string): string {
  return `webhook endpoint ${endpointId}`;
}
