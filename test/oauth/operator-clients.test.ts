import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createOperatorClients } from '../../oauth/operator-clients.ts';
import { newId } from '../../src/core/ids.ts';
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
  tokensOf,
} from './setting.ts';
import type { Setting } from './setting.ts';

const operator = (s: Setting) =>
  createOperatorClients({ db: s.db, now: () => s.clock.at, newId, randomBytes });
const WISH = { name: 'Quill app', redirectUris: [REDIRECT_URI, 'cursor://quill/cb'], withSecret: true };

describeEachDatabase('the operator’s clients', (open) => {
  test('one that was made walks to its tokens with its secret', async () => {
    const s = await makeSetting(await open());
    const { clientId, clientSecret = '' } = await operator(s).create(WISH);
    const client = { client_id: clientId, client_secret: clientSecret };
    const code = await newCode(s, client, { redirect_uri: REDIRECT_URI });
    expect((await exchange(s, { client_id: clientId }, code)).status).toBe(401);
    expect(tokensOf(await exchange(s, client, code)).access_token).toBeTruthy();
  });

  test('without a secret none is made', async () => {
    const s = await makeSetting(await open());
    const made = await operator(s).create({ ...WISH, withSecret: false });
    expect(Object.keys(made)).toEqual(['clientId']);
  });

  test.for([[[]], [['http://quill.test/cb']], [['javascript:alert(1)']], [['https://a@quill.test/']]])(
    'redirect URIs that cannot be used are refused: %s',
    async ([redirectUris]) => {
      const s = await makeSetting(await open());
      const making = operator(s).create({ ...WISH, redirectUris: redirectUris ?? [] });
      await expect(making).rejects.toMatchObject({ code: 'invalid_redirect_uri' });
    },
  );

  test('the list tells how each came to be known and how many connections live, newest first', async () => {
    const s = await makeSetting(await open());
    const { client } = await connect(s);
    s.clock.at += 1_000;
    const { clientId } = await operator(s).create(WISH);
    expect(await operator(s).list()).toEqual({
      more: false,
      clients: [
        expect.objectContaining({ clientId, kind: 'static', hasSecret: true, connections: 0 }),
        expect.objectContaining({
          clientId: client.client_id,
          kind: 'dynamic',
          hasSecret: false,
          connections: 1,
          redirectUris: [REDIRECT_URI],
          disabledAt: null,
        }),
      ],
    });
    expect(JSON.stringify(await operator(s).list())).not.toMatch(/[0-9a-f]{64}/);
  });

  test('a disabled one gets nothing from the next request on, and goes on once enabled', async () => {
    const s = await makeSetting(await open());
    const { client, tokens } = await connect(s);
    const { disable, enable } = operator(s);
    expect(await disable(client.client_id)).toEqual({ clientId: client.client_id, disabledAt: s.clock.at });
    const page = await authorize(s, client);
    expect(page.status).toBe(403);
    expect(page.body).toMatchObject({ kind: 'problem', code: 'disabled_client' });
    expect((await refresh(s, client, tokens.refresh_token)).status).toBe(401);
    expect(await isValid(s, tokens.access_token)).toBe(false);
    // The moment of the first time stays.
    const first = s.clock.at;
    s.clock.at += 1_000;
    expect(await disable(client.client_id)).toEqual({ clientId: client.client_id, disabledAt: first });
    expect(await enable(client.client_id)).toEqual({ clientId: client.client_id, disabledAt: null });
    expect(await isValid(s, tokens.access_token)).toBe(true);
    expect((await refresh(s, client, tokens.refresh_token)).status).toBe(200);
  });

  test('an unknown one can be neither disabled nor enabled', async () => {
    const s = await makeSetting(await open());
    expect(await operator(s).disable('nobody')).toBeNull();
    expect(await operator(s).enable('nobody')).toBeNull();
  });
});
