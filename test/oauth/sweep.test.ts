import { expect, test } from 'vitest';
import { describeEachDatabase } from '../support/databases.ts';
import {
  authorize,
  connect,
  exchange,
  isValid,
  makeSetting,
  newCode,
  refresh,
  REDIRECT_URI,
  register,
  tokensOf,
} from './setting.ts';
import type { Setting } from './setting.ts';

const HOUR_MS = 3_600_000;
const TABLES = ['oauth_flows', 'oauth_codes', 'oauth_grants', 'oauth_refresh_tokens'] as const;

async function counts(s: Setting) {
  const rows = TABLES.map(async (table) => [
    table,
    (await s.db.selectFrom(table).selectAll().execute()).length,
  ]);
  return Object.fromEntries(await Promise.all(rows)) as Record<string, number>;
}

describeEachDatabase('the sweep', (open) => {
  test('forgets what is over and nothing that lives', async () => {
    const s = await makeSetting(await open());
    const { client, tokens } = await connect(s);
    await authorize(s, client);
    await s.oauth.sweep();
    expect(await counts(s)).toEqual({
      oauth_flows: 2,
      oauth_codes: 1,
      oauth_grants: 1,
      oauth_refresh_tokens: 1,
    });
    s.clock.at += 2 * HOUR_MS;
    await s.oauth.sweep();
    expect(await counts(s)).toEqual({
      oauth_flows: 0,
      oauth_codes: 0,
      oauth_grants: 1,
      oauth_refresh_tokens: 1,
    });
    s.clock.at += 80 * 24 * HOUR_MS;
    await s.oauth.sweep();
    const next = tokensOf(await refresh(s, client, tokens.refresh_token));
    s.clock.at += 80 * 24 * HOUR_MS; // silent for 160 days, but for one refresh
    await s.oauth.sweep();
    const last = tokensOf(await refresh(s, client, next.refresh_token));
    await expect(isValid(s, last.access_token)).resolves.toBe(true);
  });

  test('an ended connection is kept for a month, and one that cannot refresh for a day', async () => {
    const s = await makeSetting(await open());
    const ended = await connect(s);
    const [connection] = await s.oauth.listConnections({ userId: s.userId });
    await s.oauth.endConnection(connection?.grantId ?? '', { userId: s.userId });
    const client = await register(s, { grant_types: ['authorization_code'] });
    tokensOf(await exchange(s, client, await newCode(s, client)));
    s.clock.at += 25 * HOUR_MS;
    await s.oauth.sweep();
    const rows = await s.db.selectFrom('oauth_grants').select(['client_id', 'end_reason']).execute();
    expect(rows).toEqual([{ client_id: ended.client.client_id, end_reason: 'disconnected' }]);
    s.clock.at += 30 * 24 * HOUR_MS;
    await s.oauth.sweep();
    expect(await counts(s)).toMatchObject({ oauth_grants: 0, oauth_refresh_tokens: 0 });
  });

  test('may run in two processes at once', async () => {
    const s = await makeSetting(await open());
    const other = await s.second();
    await connect(s);
    s.clock.at += 89.5 * 24 * HOUR_MS;
    await Promise.all([s.oauth.sweep(), other.oauth.sweep(), s.oauth.sweep(), other.oauth.sweep()]);
    await expect(s.db.selectFrom('oauth_signing_keys').selectAll().execute()).resolves.toHaveLength(2);
  });
});

describeEachDatabase("the operator's clients", (open) => {
  test('are made with a secret or without, and connect', async () => {
    const s = await makeSetting(await open());
    for (const withSecret of [true, false]) {
      const made = await s.oauth.createClient({ name: 'Own', redirectUris: [REDIRECT_URI], withSecret });
      expect(made.clientSecret === null).toBe(!withSecret);
      const client = {
        client_id: made.clientId,
        ...(made.clientSecret === null ? {} : { client_secret: made.clientSecret }),
      };
      const tokens = tokensOf(await exchange(s, client, await newCode(s, client)));
      tokensOf(await refresh(s, client, tokens.refresh_token));
    }
    await expect(s.oauth.listConnections({ teamId: s.teamId })).resolves.toMatchObject([
      { clientKind: 'static', clientName: 'Own' },
      { clientKind: 'static' },
    ]);
  });

  test('are not made with a redirect URI that cannot be used', async () => {
    const s = await makeSetting(await open());
    const wish = { name: 'Own', redirectUris: ['javascript:alert(1)'], withSecret: false };
    await expect(s.oauth.createClient(wish)).rejects.toMatchObject({ code: 'invalid_redirect_uri' });
  });
});
