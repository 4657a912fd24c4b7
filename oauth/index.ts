// The authorization server's face to the rest: mount, verify, list and end connections, sweep.
// Knows no core: ids, clock, randomness, network, the signed-in person and the pages are passed in.
import express from 'express';
import type { Router } from 'express';
import type { Kysely } from 'kysely';
import type { BucketStore } from '../db/buckets.ts';
import type { Database } from '../db/schema.ts';
import type { GuardedFetch } from '../src/http/guarded-fetch.ts';
import { authorize } from './authorize.ts';
import { createCheckedTokens } from './checked-tokens.ts';
import { createClientDocuments } from './client-document.ts';
import { makeStaticClient, pruneClients } from './clients.ts';
import { sweepCodes } from './codes.ts';
import { answerConsent, showConsent } from './consent.ts';
import type { ConsentDeps } from './consent.ts';
import {
  answerErrors,
  noStore,
  onlyMethods,
  openToAllOrigins,
  readForm,
  readJson,
  showErrors,
} from './endpoint.ts';
import { sweepFlows } from './flows.ts';
import { endGrant, listConnections, sweepGrants } from './grants.ts';
import type { Connection, Part, Whose } from './grants.ts';
import { resourceMetadata, serverMetadata } from './metadata.ts';
import { PATHS } from './protocol.ts';
import { sweepRefreshTokens } from './refresh-tokens.ts';
import { deleteRegistration, readRegistration, register } from './register.ts';
import { resourceUrl } from './resource.ts';
import { revoke } from './revoke.ts';
import { openSigningKeys } from './signing-keys.ts';
import type { SigningKeys } from './signing-keys.ts';
import { token } from './token.ts';
import type { OAuthEvent } from './token.ts';
import { verifyAccessToken } from './verify-access-token.ts';
import type { AccessTokenVerdict } from './verify-access-token.ts';
import type { RandomBytes } from './secret-token.ts';

export type { Connection, Whose } from './grants.ts';
export type { ConsentPage, OAuthPage, PageProblemCode, RenderPage } from './pages.ts';
export type { SignedInUser } from './consent.ts';
export type { OAuthEvent } from './token.ts';
export type { AccessTokenHolder, AccessTokenRefusal, AccessTokenVerdict } from './verify-access-token.ts';
export { OAuthError } from './oauth-error.ts';
export { WrongSecretError } from './signing-keys.ts';

/** What metadata and keys may be cached: less than a key is published before its use. */
const PUBLIC_CACHE = 'public, max-age=240';

export type OAuthDeps = Pick<ConsentDeps, 'signedInUser' | 'signInUrl' | 'renderPage'> & {
  db: Kysely<Database>;
  buckets: Pick<BucketStore, 'take'>;
  /** The public URL without a final slash. */
  issuer: string;
  /** All scopes there are, in the order in which a person should read them. */
  scopes: readonly string[];
  resourceName: string;
  /** Epoch milliseconds. */
  now: () => number;
  newId: () => string;
  randomBytes: RandomBytes;
  /** 32 bytes for a purpose, from the service's secret: the same in every process. */
  deriveKey: (purpose: string) => Uint8Array;
  fetch: GuardedFetch;
  onEvent(event: OAuthEvent): void;
  /** A surprise: for the log. */
  onInternal(error: unknown): void;
};

export type OAuth = {
  /** To be mounted at the root. */
  router: Router;
  /** The one resource: the audience of every token. */
  resource: string;
  /** For the `resource_metadata` of a 401 or 403 (RFC 9728 §5.1). */
  resourceMetadataUrl: string;
  verifyAccessToken(token: string): Promise<AccessTokenVerdict>;
  /** The live ones, newest first. */
  listConnections(whose: Whose, part?: Part): Promise<Connection[]>;
  /** False where it had ended, or is none of theirs. It fails from the next request on, in every process. */
  endConnection(grantId: string, whose: Whose): Promise<boolean>;
  /** The operator's client. Throws OAuthError for redirect URIs that cannot be used. */
  createClient(wish: {
    name: string;
    redirectUris: readonly string[];
    withSecret: boolean;
  }): Promise<{ clientId: string; clientSecret: string | null }>;
  /** Rotates keys and forgets what is over; to be called about hourly, by any process. */
  sweep(): Promise<void>;
};

/** Opens the signing keys: throws WrongSecretError where they were sealed with another secret. */
export async function createOAuth(deps: OAuthDeps): Promise<OAuth> {
  const keys = await openSigningKeys({ ...deps, sealingKey: deps.deriveKey('oauth signing keys') });
  const tokens = createCheckedTokens({ ...deps, keys });
  const metadataPath = PATHS.resourceMetadata + PATHS.resource;
  return {
    router: createRouter(deps, keys),
    resource: resourceUrl(deps.issuer),
    resourceMetadataUrl: deps.issuer + metadataPath,
    verifyAccessToken: (text) => verifyAccessToken({ ...deps, tokens }, text),
    listConnections: (whose, part) => listConnections(deps.db, whose, part),
    endConnection: (grantId, whose) => endGrant(deps, grantId, 'disconnected', whose),
    createClient: (wish) => makeStaticClient(deps, wish),
    async sweep() {
      await keys.rotate();
      const at = deps.now();
      await sweepFlows(deps.db, at);
      await sweepCodes(deps.db, at);
      await sweepRefreshTokens(deps.db, at);
      await sweepGrants(deps.db, at);
      await pruneClients(deps.db, at);
    },
  };
}

function createRouter(deps: OAuthDeps, keys: SigningKeys): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  router.use(createPublicDoors(deps, keys));
  router.use(createPersonDoors(deps));
  return router;
}

/** What programs call, from any origin. */
function createPublicDoors(deps: OAuthDeps, keys: SigningKeys): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  const documents = [
    [[PATHS.serverMetadata, PATHS.serverMetadata + PATHS.resource], () => serverMetadata(deps)],
    [[PATHS.resourceMetadata, PATHS.resourceMetadata + PATHS.resource], () => resourceMetadata(deps)],
    [[PATHS.jwks], () => keys.jwks()],
  ] as const;
  for (const [paths, read] of documents) {
    router
      .route([...paths])
      .all(openToAllOrigins)
      .get(async (_request, response) => {
        response.set('Cache-Control', PUBLIC_CACHE).json(await read());
      })
      .all(onlyMethods('GET, OPTIONS'));
  }
  router
    .route(PATHS.register)
    .all(openToAllOrigins, noStore)
    .post(readJson, register(deps))
    .all(onlyMethods('POST, OPTIONS'));
  router
    .route(`${PATHS.register}/:clientId`)
    .all(openToAllOrigins, noStore)
    .get(readRegistration(deps))
    .delete(deleteRegistration(deps))
    .all(onlyMethods('GET, DELETE, OPTIONS'));
  for (const [path, answer] of [
    [PATHS.token, token({ ...deps, keys })],
    [PATHS.revoke, revoke({ ...deps, keys })],
  ] as const) {
    router
      .route(path)
      .all(openToAllOrigins, noStore)
      .post(readForm, answer)
      .all(onlyMethods('POST, OPTIONS'));
  }
  router.use(answerErrors(deps.onInternal));
  return router;
}

/** What a browser opens: never for other origins. */
function createPersonDoors(deps: OAuthDeps): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  const pages = { ...deps, csrfKey: deps.deriveKey('oauth consent form') };
  router
    .route(PATHS.authorize)
    .get(authorize({ ...deps, documents: createClientDocuments(deps) }))
    .all(onlyMethods('GET'));
  router
    .route(PATHS.consent)
    .get(showConsent(pages))
    .post(readForm, answerConsent(pages))
    .all(onlyMethods('GET, POST'));
  router.use(showErrors(deps.renderPage, deps.onInternal));
  return router;
}
