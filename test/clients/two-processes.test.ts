// The OAuth half on PostgreSQL with two processes: each step at the one that did not see the step before.
import { createHash, randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { describePostgres, emptyDatabase } from '../support/databases.ts';
import { makeFolder, startProcess } from '../support/process.ts';
import { ASSISTANTS } from './assistant.ts';
import { openCallback } from './callback.ts';
import { openFront } from './front.ts';
import { answer, setUp } from './person.ts';

type Tokens = { access_token: string; refresh_token: string };

describePostgres('two processes on one database', () => {
  describeInBrowser('in a browser', (openPerson) => {
    async function start() {
      const { url, remove } = await emptyDatabase('postgres');
      onTestFinished(remove);
      const front = await openFront();
      const folder = makeFolder();
      const settings = {
        SVC_DATABASE_URL: url,
        SVC_SECRET: 'the same for both processes of this test',
        SVC_PUBLIC_URL: front.base,
        SVC_DNS_SERVERS: '127.0.0.1:9',
      };
      const a = await startProcess(folder, settings);
      const link = await a.told(/http:\/\/localhost:\d+\/setup#\S+(?=\s)/);
      const b = await startProcess(folder, settings);
      front.use(a.base);
      const person = await openPerson();
      await setUp(person, link);
      return { front, a: a.base, b: b.base, person, callback: await openCallback('/callback') };
    }

    test(
      'registered here, agreed there, redeemed here, refreshed there, ended here: refused there',
      { timeout: 120_000 },
      async () => {
        const { front, a, b, person, callback } = await start();
        const form = async (base: string, path: string, fields: Record<string, string>) => {
          const response = await fetch(base + path, { method: 'POST', body: new URLSearchParams(fields) });
          expect(response.status).toBe(200);
          const text = await response.text();
          return (text === '' ? {} : JSON.parse(text)) as Tokens; // the token endpoint's; the revocation's is not looked at
        };
        const credits = (base: string, token: string) =>
          fetch(`${base}/mcp`, {
            method: 'POST',
            headers: {
              host: new URL(front.base).host,
              authorization: `Bearer ${token}`,
              'content-type': 'application/json',
              accept: 'application/json, text/event-stream',
            },
            body: JSON.stringify({
              jsonrpc: '2.0',
              id: 1,
              method: 'tools/call',
              params: { name: 'svc_get_credits', arguments: {} },
            }),
          });

        const registered = await fetch(`${a}/oauth/register`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ redirect_uris: [callback.redirectUri], token_endpoint_auth_method: 'none' }),
        });
        const { client_id: client } = (await registered.json()) as { client_id: string };
        const verifier = randomBytes(32).toString('base64url');
        const request = new URLSearchParams({
          response_type: 'code',
          client_id: client,
          redirect_uri: callback.redirectUri,
          code_challenge: createHash('sha256').update(verifier).digest('base64url'),
          code_challenge_method: 'S256',
        });
        front.use(b);
        await answer(person, `${front.base}/oauth/authorize?${request.toString()}`);
        const code = (await callback.arrival(person.page)).get('code') ?? '';
        const first = await form(a, '/oauth/token', {
          grant_type: 'authorization_code',
          code,
          client_id: client,
          redirect_uri: callback.redirectUri,
          code_verifier: verifier,
        });
        expect((await credits(b, first.access_token)).status).toBe(200);
        const second = await form(b, '/oauth/token', {
          grant_type: 'refresh_token',
          refresh_token: first.refresh_token,
          client_id: client,
        });
        expect((await credits(a, second.access_token)).status).toBe(200);
        await form(a, '/oauth/revoke', { token: second.refresh_token, client_id: client });
        expect((await credits(b, second.access_token)).status).toBe(401);

        // No client notices that its requests go to one process and to the other.
        for (const { open } of ASSISTANTS) {
          const assistant = await open(`${front.base}/mcp`, {
            redirectUri: callback.redirectUri,
            async walk(url) {
              front.use(b);
              await answer(person, url);
              const parameters = await callback.arrival(person.page);
              front.use(a);
              return parameters;
            },
          });
          expect(await assistant.listTools()).toHaveLength(7);
          front.use(b);
          expect((await assistant.call('svc_get_credits')).structuredContent).toMatchObject({ balance: 25 });
          expect(assistant.walks()).toBe(1);
          await assistant.close();
          front.use(a);
        }
      },
    );
  });
});
