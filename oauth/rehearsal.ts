// A rehearsal: the connection doctor's own connection, made without a consent page and gone when it ends.
// No way around consent: it answers one request, of a client that registered for this rehearsal's secret address, with
// the PKCE challenge that the doctor made, for one scope; the code stays in this process.
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { findClient } from './clients.ts';
import { keepCode } from './codes.ts';
import { answerFlow, findOpenFlow } from './flows.ts';
import type { Flow } from './flows.ts';
import { SECOND_MS } from './protocol.ts';
import { isSameText, newToken } from './secret-token.ts';
import type { RandomBytes } from './secret-token.ts';

/** Where a code would go; nothing is served there, and nobody is sent there. */
const REHEARSAL_PATH = '/oauth/rehearsal/';
const REHEARSAL_MAX_MS = 120 * SECOND_MS;

export type RehearsalDeps = {
  db: Kysely<Database>;
  now: () => number;
  randomBytes: RandomBytes;
  issuer: string;
};

export type RehearsalWish = { userId: string; teamId: string; scope: string };

export type Rehearsal = {
  /** To be registered; known to this rehearsal alone. */
  redirectUri: string;
  scope: string;
  /** A code for this very request; null for any other, the second time, after two minutes, and for no member. */
  agree(request: { flow: string; clientId: string; codeChallenge: string }): Promise<string | null>;
  /** Deletes the client that registered for this rehearsal, with everything that it got. */
  end(clientId: string): Promise<void>;
};

export function startRehearsal(deps: RehearsalDeps, wish: RehearsalWish): Rehearsal {
  const { db, now } = deps;
  const redirectUri = `${deps.issuer}${REHEARSAL_PATH}${newToken(deps.randomBytes)}`;
  const endsAt = now() + REHEARSAL_MAX_MS;
  let isAnswered = false;
  return {
    redirectUri,
    scope: wish.scope,
    async agree({ flow: name, clientId, codeChallenge }) {
      if (isAnswered || now() >= endsAt) return null;
      const flow = await findOpenFlow(deps, name);
      if (flow === null || !isOurs(flow, { redirectUri, clientId, codeChallenge, scope: wish.scope }))
        return null;
      const client = await findClient(db, clientId);
      if (client === null || client.isDisabled || !hasOnly(client.redirectUris, redirectUri)) return null;
      isAnswered = true;
      const code = newToken(deps.randomBytes);
      const isKept = await db.transaction().execute(async (tx) => {
        const agreement = { ...wish, scopes: [wish.scope], dailyCreditCap: null };
        return (await answerFlow({ tx, now }, flow)) && (await keepCode({ tx, now }, code, flow, agreement));
      });
      return isKept ? code : null;
    },
    async end(clientId) {
      await db
        .deleteFrom('oauth_clients')
        .where('id', '=', clientId)
        .where('kind', '=', 'dynamic')
        .where('redirect_uris', '=', JSON.stringify([redirectUri]))
        .execute();
    },
  };
}

function isOurs(
  flow: Flow,
  own: { redirectUri: string; clientId: string; codeChallenge: string; scope: string },
): boolean {
  return (
    flow.clientId === own.clientId &&
    isSameText(flow.redirectUri, own.redirectUri) &&
    isSameText(flow.codeChallenge, own.codeChallenge) &&
    hasOnly(flow.scopes, own.scope)
  );
}

function hasOnly(list: readonly string[], one: string): boolean {
  return list.length === 1 && list[0] === one;
}
