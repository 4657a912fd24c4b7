import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import { startRehearsal } from '../../oauth/rehearsal.ts';
import { describeEachDatabase } from '../support/databases.ts';
import {
  authorize,
  challengeOf,
  exchange,
  makeSetting,
  refresh,
  register,
  REDIRECT_URI,
  tokensOf,
  VERIFIER,
} from './setting.ts';
import type { Client, Setting } from './setting.ts';

const MINUTE_MS = 60_000;

function rehearse(s: Setting, wish: { userId?: string; teamId?: string } = {}) {
  const { db, issuer, clock, userId, teamId } = s;
  const deps = { db, issuer, now: () => clock.at, randomBytes };
  return startRehearsal(deps, { userId, teamId, scope: 'credits', ...wish });
}

const registerFor = (s: Setting, redirectUri: string) => register(s, { redirect_uris: [redirectUri] });

/** The secret that names the request, as the browser carries it. */
async function flowOf(s: Setting, client: Client, more: Record<string, string>): Promise<string> {
  const answer = await authorize(s, client, { scope: 'credits', ...more });
  return new URL(answer.headers.get('location') ?? '').searchParams.get('flow') ?? '';
}

async function openRequest(s: Setting) {
  const rehearsal = rehearse(s);
  const client = await registerFor(s, rehearsal.redirectUri);
  const flow = await flowOf(s, client, { redirect_uri: rehearsal.redirectUri });
  return { rehearsal, client, flow, own: { flow, clientId: client.client_id, codeChallenge: CHALLENGE } };
}

const CHALLENGE = challengeOf(VERIFIER);

describeEachDatabase('a rehearsal', (open) => {
  test('gives one code, for its own request, its own scope and its own verifier', async () => {
    const s = await makeSetting(await open());
    const { rehearsal, client, own } = await openRequest(s);
    const code = (await rehearsal.agree(own)) ?? '';
    const tokens = tokensOf(await exchange(s, client, code, { redirect_uri: rehearsal.redirectUri }));
    expect(tokens.scope).toBe('credits');
    expect(await s.oauth.verifyAccessToken(tokens.access_token)).toMatchObject({
      ok: true,
      holder: { userId: s.userId, teamId: s.teamId, scopes: ['credits'] },
    });
    expect(await rehearsal.agree(own)).toBeNull();
  });

  test('agrees to no request but its own', async () => {
    const s = await makeSetting(await open());
    const { rehearsal, client, own } = await openRequest(s);
    const { redirectUri } = rehearsal;
    const stranger = await register(s);
    const imitator = await registerFor(s, redirectUri);
    const wide = await register(s, { redirect_uris: [redirectUri, REDIRECT_URI] });
    const requests = {
      'another client’s request': {
        ...own,
        clientId: stranger.client_id,
        flow: await flowOf(s, stranger, {}),
      },
      'a request that was put in place of ours': {
        ...own,
        flow: await flowOf(s, imitator, { redirect_uri: redirectUri }),
      },
      'another challenge': { ...own, codeChallenge: challengeOf('other'.repeat(10)) },
      'more scopes': {
        ...own,
        flow: await flowOf(s, client, { redirect_uri: redirectUri, scope: 'credits email_finder' }),
      },
      'a client that can be sent elsewhere too': {
        ...own,
        clientId: wide.client_id,
        flow: await flowOf(s, wide, { redirect_uri: redirectUri }),
      },
      'no request': { ...own, flow: 'x'.repeat(43) },
    };
    for (const [name, request] of Object.entries(requests))
      expect(await rehearsal.agree(request), name).toBeNull();
    expect(await s.db.selectFrom('oauth_codes').selectAll().execute()).toEqual([]);
    // All the while its own would have been answered.
    expect(await rehearsal.agree(own)).not.toBeNull();
  });

  test('ends for itself after two minutes', async () => {
    const s = await makeSetting(await open());
    const { rehearsal, own } = await openRequest(s);
    s.clock.at += 2 * MINUTE_MS;
    expect(await rehearsal.agree(own)).toBeNull();
  });

  test('needs a member of the team, and a client that nobody disabled', async () => {
    const s = await makeSetting(await open());
    const foreign = rehearse(s, { teamId: newId() });
    const client = await registerFor(s, foreign.redirectUri);
    const flow = await flowOf(s, client, { redirect_uri: foreign.redirectUri });
    const request = { flow, clientId: client.client_id, codeChallenge: CHALLENGE };
    expect(await foreign.agree(request)).toBeNull();
    const { rehearsal, own } = await openRequest(s);
    await s.db.updateTable('oauth_clients').set({ disabled_at: 1 }).execute();
    expect(await rehearsal.agree(own)).toBeNull();
  });

  test('takes its client, its connection and its tokens along, and nobody else’s', async () => {
    const s = await makeSetting(await open());
    const { rehearsal, client, own } = await openRequest(s);
    const other = await register(s);
    const code = (await rehearsal.agree(own)) ?? '';
    const tokens = tokensOf(await exchange(s, client, code, { redirect_uri: rehearsal.redirectUri }));
    await rehearsal.end(other.client_id);
    await rehearsal.end(client.client_id);
    expect((await s.oauth.verifyAccessToken(tokens.access_token)).ok).toBe(false);
    expect((await refresh(s, client, tokens.refresh_token)).status).toBe(401);
    const left = await s.db.selectFrom('oauth_clients').select('id').execute();
    expect(left).toEqual([{ id: other.client_id }]);
    expect(await s.oauth.listConnections({ userId: s.userId })).toEqual([]);
  });

  test('asks no person, and lets no page be skipped: its request still shows the consent page', async () => {
    const s = await makeSetting(await open());
    const { rehearsal, client } = await openRequest(s);
    const answer = await authorize(s, client, { redirect_uri: rehearsal.redirectUri });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain('/oauth/consent?flow=');
  });
});
