// The endpoint with the suite's catalogue in the place of ours: the same door, authorization server, adapters and
// transport, on a database of its own. A person who is always signed in stands in for the pages.
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import express from 'express';
import { migrateToLatest } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { createOAuth } from '../../oauth/index.ts';
import type { OAuthPage } from '../../oauth/index.ts';
import { SCOPES } from '../../src/core/caller.ts';
import { createCursors } from '../../src/core/cursor.ts';
import { newId } from '../../src/core/ids.ts';
import { createLocalNotifier } from '../../src/core/notify.ts';
import { createOperations } from '../../src/core/operations.ts';
import { READ_RATE, takeToken } from '../../src/core/rate-limits.ts';
import { createTeam } from '../../src/core/teams.ts';
import { createTools } from '../../tools/index.ts';
import type { GuardedFetch } from '../../src/http/guarded-fetch.ts';
import { FIXTURE_CATALOGUE } from './fixtures/catalogue.ts';
import { listen } from './listen.ts';

const OWNER = 'owner@quill.test';

export type FixtureService = {
  issuer: string;
  agree(authorizeUrl: string): Promise<URL>;
  /** What went wrong inside; must be empty at the end. */
  errors: unknown[];
  stop(): Promise<void>;
};

export async function startFixtureService(folder: string): Promise<FixtureService> {
  const storage = await openDatabase({ url: join(folder, 'fixtures.db') });
  await migrateToLatest(storage);
  const { db, buckets } = storage;
  const errors: unknown[] = [];
  const onInternal = (error: unknown) => void errors.push(error);
  const app = express().disable('x-powered-by').set('query parser', false);
  const listening = await listen(app);
  const issuer = listening.base;
  const team = await createTeam(
    { db, now: Date.now, newId },
    { name: 'Quill', ownerEmail: OWNER, credits: 0 },
  );
  const oauth = await createOAuth({
    db,
    buckets,
    issuer,
    scopes: SCOPES,
    resourceName: 'Fixtures',
    now: Date.now,
    newId,
    randomBytes,
    deriveKey: (purpose) => createHash('sha256').update(`conformance ${purpose}`).digest(),
    fetch: noNetwork,
    onEvent: onInternal,
    onInternal,
    signedInUser: async () => ({ userId: team.userId, email: OWNER, sessionId: 'session' }),
    signInUrl: (next) => `${issuer}/sign-in?next=${encodeURIComponent(next)}`,
    renderPage: (page) => ({ html: JSON.stringify(page) }),
  });
  const notifier = createLocalNotifier({ onError: onInternal });
  const tools = createTools({
    // There because every endpoint has them; the fixtures ask nothing of the service.
    operations: createOperations({
      db,
      now: Date.now,
      newId,
      jobs: { enqueue: async () => {} },
      notifier,
      cursors: createCursors(randomBytes(32)),
      cacheDays: 90,
      queueLimit: 1,
    }),
    takeToken: (kind, caller) => takeToken(buckets, `${kind}:${caller.bucket}`, READ_RATE),
    async verifyAccessToken(token) {
      const verdict = await oauth.verifyAccessToken(token);
      if (!verdict.ok) return { ok: false };
      const { userId, teamId, clientId, grantId, dailyCreditCap, scopes } = verdict.holder;
      const connection = { id: grantId, dailyCreditCap };
      const known = SCOPES.filter((scope) => scopes.includes(scope));
      return { ok: true, caller: { userId, teamId, clientId, connection, scopes: known } };
    },
    resourceUrl: oauth.resource,
    resourceMetadataUrl: oauth.resourceMetadataUrl,
    allowedOrigins: [],
    notifier,
    now: Date.now,
    version: '0.0.0',
    onInternal,
    catalogue: FIXTURE_CATALOGUE,
  });
  app.use('/mcp', tools.router);
  app.use(oauth.router);
  return {
    issuer,
    errors,
    agree: (url) => agree(issuer, url),
    async stop() {
      await tools.stop();
      await listening.close();
      await storage.close();
    },
  };
}

/** The pages are their JSON here. */
async function agree(issuer: string, authorizeUrl: string): Promise<URL> {
  const page = (await (await fetch(authorizeUrl)).json()) as OAuthPage;
  if (page.kind !== 'consent') throw new Error(`no consent page: ${page.kind}`);
  const { flow, csrf, scopes, teams } = page;
  const form = new URLSearchParams({ flow, csrf, decision: 'allow', team: teams[0]?.id ?? '' });
  for (const scope of scopes) form.append('scope', scope);
  const answer = await fetch(`${issuer}/oauth/consent`, {
    method: 'POST',
    body: form,
    headers: { origin: issuer },
  });
  const { url } = (await answer.json()) as { url: string };
  return new URL(url);
}

const noNetwork: GuardedFetch = Object.assign(
  async () => {
    throw new Error('this composition has no network');
  },
  { close: async () => {} },
);
