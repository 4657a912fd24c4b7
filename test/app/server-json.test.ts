// The rules of the MCP registry's schema (2025-12-11) that concern us, written down here: tests have no network.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { challengeOf, VERIFIER } from '../oauth/setting.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { PATHS } from '../../oauth/protocol.ts';
import { startRehearsal } from '../../oauth/rehearsal.ts';
import { startBehindProxy } from './service-behind-proxy.ts';
import type { Behind } from './service-behind-proxy.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', name), 'utf8'));

const variable = z.strictObject({
  description: z.string().min(1),
  isRequired: z.boolean(),
  placeholder: z.string(),
});
const server = z.strictObject({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: z
    .string()
    .max(255)
    .regex(/^\d+\.\d+\.\d+$/),
  remotes: z
    .array(
      z.strictObject({
        type: z.literal('streamable-http'),
        url: z.string().regex(/^https?:\/\/[^\s]+$/),
        variables: z.record(z.string(), variable),
      }),
    )
    .min(1),
});

test('server.json is what the registry takes', () => {
  expect(server.safeParse(read('server.json')).error).toBeUndefined();
});

describeEachDatabase('the version', (open) => {
  test('is one in server.json, in the package, and as served', async () => {
    const { version } = server.parse(read('server.json'));
    expect(version).toBe(z.object({ version: z.string() }).parse(read('package.json')).version);
    const behind = await startBehindProxy(await open());
    const client = new Client({ name: 'test', version: '1' });
    onTestFinished(() => client.close());
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${behind.publicUrl}/mcp`), {
        requestInit: { headers: { authorization: `Bearer ${await accessToken(behind)}` } },
      }),
    );
    expect(client.getServerVersion()).toMatchObject({ version });
  });
});

/** By a rehearsal, since no person is at hand. */
async function accessToken({ deps, db, publicUrl, person }: Behind): Promise<string> {
  if (person === null) throw new Error('this test needs an owner');
  const wish = { ...person, scope: 'credits' };
  const rehearsal = startRehearsal({ db, now: deps.now, randomBytes, issuer: publicUrl }, wish);
  const { redirectUri } = rehearsal;
  const registered = await fetch(publicUrl + PATHS.register, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ redirect_uris: [redirectUri], token_endpoint_auth_method: 'none' }),
  });
  const { client_id: clientId } = (await registered.json()) as { client_id: string };
  const codeChallenge = challengeOf(VERIFIER);
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: wish.scope,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
  });
  const sent = await fetch(`${publicUrl}${PATHS.authorize}?${query}`, { redirect: 'manual' });
  const flow = new URL(sent.headers.get('location') ?? '').searchParams.get('flow') ?? '';
  const code = (await rehearsal.agree({ flow, clientId, codeChallenge })) ?? '';
  const answer = await fetch(publicUrl + PATHS.token, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      code_verifier: VERIFIER,
    }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

test('its address becomes the one that people paste, once every variable is filled in', () => {
  for (const { url, variables } of server.parse(read('server.json')).remotes) {
    const named = [...url.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
    expect(new Set(named)).toEqual(new Set(Object.keys(variables)));
    const filled = url.replace('{host}', variables['host']?.placeholder ?? '');
    expect(new URL(filled).href).toBe(`https://find.example.com${PATHS.resource}`);
  }
});
