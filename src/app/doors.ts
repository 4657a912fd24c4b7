// The doors of the service, each given just the functions that it needs from its neighbours.
import { randomBytes } from 'node:crypto';
import type { Router } from 'express';
import type { Storage } from '../../db/open.ts';
import { createOAuth } from '../../oauth/index.ts';
import type { OAuth } from '../../oauth/index.ts';
import { createTools } from '../../tools/index.ts';
import type { Tools } from '../../tools/index.ts';
import type { Config } from '../config/config.ts';
import { createAccounts } from '../core/accounts.ts';
import { authenticateApiKey } from '../core/api-keys.ts';
import { SCOPES } from '../core/caller.ts';
import type { Caller, Scope } from '../core/caller.ts';
import type { Cursors } from '../core/cursor.ts';
import { newId } from '../core/ids.ts';
import type { Notifier } from '../core/notify.ts';
import type { Operations } from '../core/operations.ts';
import { takeToken } from '../core/rate-limits.ts';
import type { Webhooks } from '../core/webhooks/index.ts';
import { teamsOfUser } from '../core/user-teams.ts';
import type { GuardedFetch } from '../http/guarded-fetch.ts';
import { createRest } from '../rest/index.ts';
import type { BucketKind } from '../rest/operations.ts';
import { RATES } from '../rest/rate-limit-headers.ts';
import { oauthPage } from '../web/consent-page.ts';
import { signedInUser } from '../web/session-cookie.ts';
import { connectionsOf } from './connections.ts';
import { examineFor } from './doctor.ts';
import type { Logger } from './logger.ts';
import { openPages } from './pages.ts';
import { openPeoplePages } from './people.ts';
import { openLeaveOut } from './privacy.ts';
import { openSearchPages } from './search-pages.ts';
import type { SearchPages } from './search-pages.ts';
import type { DeriveKey } from './secret.ts';
import { openTeamPages } from './team-pages.ts';
import { VERSION } from './version.ts';
import { openWaysIn } from './ways-in.ts';
import type { WaysIn } from './ways-in.ts';

const RESOURCE_NAME = 'Executive email lookup';

export type DoorsDeps = {
  config: Config;
  storage: Storage;
  deriveKey: DeriveKey;
  log: Logger;
  now: () => number;
  operations: Operations;
  notifier: Notifier;
  cursors: Cursors;
  webhooks: Webhooks;
  fetch: GuardedFetch;
};

export type Doors = {
  rest: Router;
  tools: Tools;
  oauth: OAuth;
  web: Router;
  searches: SearchPages;
  waysIn: WaysIn;
};

/** Throws WrongSecretError where the signing keys were sealed with another secret. */
export async function openDoors(deps: DoorsDeps): Promise<Doors> {
  const { config, storage, log, now, operations } = deps;
  const { db, buckets } = storage;
  const { publicUrl } = config;
  const accounts = createAccounts({ db, buckets, now, newId, signupCredits: config.signupCredits });
  const onInternal = (error: unknown, where?: string) => log.error({ err: error, where }, 'request failed');
  const take = (kind: BucketKind, caller: Caller) =>
    takeToken(buckets, `${kind}:${caller.bucket}`, RATES[kind]);

  const oauth = await createOAuth({
    db,
    buckets,
    issuer: publicUrl,
    scopes: SCOPES,
    resourceName: RESOURCE_NAME,
    now,
    newId,
    randomBytes,
    deriveKey: deps.deriveKey,
    fetch: deps.fetch,
    onEvent: (event) => log.warn(event, 'a connection was used in a way that it should not be'),
    onInternal,
    async signedInUser(request) {
      const session = await signedInUser({ accounts, publicUrl }, request);
      return session === null
        ? null
        : { userId: session.userId, email: session.email, sessionId: session.id };
    },
    signInUrl: (next) => `${publicUrl}/sign-in?next=${encodeURIComponent(next)}`,
    renderPage: (page) => ({ html: oauthPage(page) }),
  });

  const tools = createTools({
    operations,
    takeToken: take,
    async verifyAccessToken(token) {
      const verdict = await oauth.verifyAccessToken(token);
      if (!verdict.ok) return { ok: false };
      const { userId, teamId, scopes, clientId, grantId, dailyCreditCap } = verdict.holder;
      const connection = { id: grantId, dailyCreditCap };
      return { ok: true, caller: { userId, teamId, scopes: scopes.filter(isScope), clientId, connection } };
    },
    resourceUrl: oauth.resource,
    resourceMetadataUrl: oauth.resourceMetadataUrl,
    allowedOrigins: config.allowedOrigins === '*' ? ['*'] : config.allowedOrigins,
    notifier: deps.notifier,
    now,
    version: VERSION,
    onInternal,
  });

  const waysIn = openWaysIn({ config, storage, accounts, log, now });
  const people = openPeoplePages({ config, storage, accounts, oauth, deriveKey: deps.deriveKey, log, now });
  const searches = openSearchPages({
    storage,
    now,
    cursors: deps.cursors,
    notifier: deps.notifier,
    accounts,
    operations,
    publicUrl,
    cacheDays: config.cacheDays,
    takeToken: (caller) => take('find-email', caller),
    teamsOf: (userId) => teamsOfUser({ db }, userId),
    onInternal,
  });
  const web = openPages({
    db,
    now,
    waysIn,
    people,
    leaveOut: openLeaveOut({ config, storage, log, now }),
    searches,
    team: openTeamPages({ storage, now, publicUrl, cursors: deps.cursors, webhooks: deps.webhooks }),
    connections: connectionsOf({ db, now, oauth }),
    accounts,
    operations,
    publicUrl,
    mcpUrl: oauth.resource,
    onInternal,
    examine: (member) => examineFor({ config, db, buckets, deriveKey: deps.deriveKey, now }, member),
  });

  const rest = createRest({
    operations,
    authenticate: (key) => authenticateApiKey({ db, now }, key),
    takeToken: take,
    onInternal,
  });

  return { rest, tools, oauth, web, searches, waysIn };
}

function isScope(scope: string): scope is Scope {
  return (SCOPES as readonly string[]).includes(scope);
}
