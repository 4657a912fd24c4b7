// How an installation is told from another: whoever holds its secret can ask, and whoever answers must hold it too.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where this installation proves itself, and where it answers slowly: behind the same proxy rules as discovery and /mcp. */
export const PROOF_PATHS = { instance: '/.well-known/svc-instance', stream: '/mcp/svc-instance' } as const;

const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

export type Proofs = {
  /** The query that only a holder of the secret can write. */
  query(challenge: string): string;
  /** The challenge of such a query; null for any other. */
  readQuery(query: URLSearchParams): string | null;
  /** What the installation answers to a challenge. */
  answer(challenge: string): string;
};

/** The key is of this one purpose: neither text tells anything of it, and neither can be used for the other. */
export function createProofs(key: Uint8Array): Proofs {
  const mac = (purpose: 'ask' | 'answer', challenge: string) =>
    createHmac('sha256', key).update(`${purpose} ${challenge}`).digest('base64url');
  return {
    query: (challenge) => `challenge=${challenge}&ask=${mac('ask', challenge)}`,
    readQuery(query) {
      const challenge = query.get('challenge') ?? '';
      const isAsked = CHALLENGE.test(challenge) && isSame(query.get('ask') ?? '', mac('ask', challenge));
      return isAsked ? challenge : null;
    },
    answer: (challenge) => mac('answer', challenge),
  };
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
