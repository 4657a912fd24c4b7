// The clients that people have, as they introduce themselves and ask: each through to its tools in a real browser.
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import type { Person } from '../support/browser.ts';
import { CLIENTS } from '../tools/clients.ts';
import { answer, setUp } from './person.ts';
import { REGISTRATIONS } from './registrations/index.ts';
import type { Registration } from './registrations/index.ts';
import { startService } from './service.ts';
import type { RunningService } from './service.ts';

type Known = { client_id: string; client_secret?: string };
type Tokens = { access_token: string; refresh_token: string; scope: string };

describeInBrowser('as its maker wrote it:', (openPerson) => {
  let service: RunningService;
  let person: Person;
  beforeAll(async () => {
    // No name is to be had: what is known by a document is known by the copy that we carry.
    service = await startService({ SVC_DNS_SERVERS: '127.0.0.1:9' });
    person = await openPerson({ arrivals: REGISTRATIONS.map(({ redirectUri }) => redirectUri) });
    await setUp(person, service.setupUrl);
  });
  afterAll(() => service.close());

  const postForm = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(service.base + path, { method: 'POST', headers, body: new URLSearchParams(fields) });

  test.each(REGISTRATIONS)('$client', async (registration) => {
    const known = await introduce(service.base, registration);
    const verifier = randomBytes(32).toString('base64url');
    const named = registration.resource?.(service.mcpUrl);
    const resource = named === undefined ? {} : { resource: named };
    const request = new URLSearchParams({
      response_type: 'code',
      client_id: known.client_id,
      redirect_uri: registration.redirectUri,
      state: 'state of the client',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...(registration.scope === undefined ? {} : { scope: registration.scope }),
      ...resource,
    });
    const arrival = arrivalAt(person, registration.redirectUri);
    await answer(person, `${service.base}/oauth/authorize?${request.toString()}`);
    const parameters = new URL(await arrival).searchParams;
    expect(parameters.get('state')).toBe('state of the client');
    expect(parameters.get('iss')).toBe(service.base);

    const { fields, headers } = credentials(known, registration.method);
    const token = async (grant: Record<string, string>) => {
      const response = await postForm('/oauth/token', { ...fields, ...grant, ...resource }, headers);
      expect(response.status).toBe(200);
      return (await response.json()) as Tokens; // looked at below
    };
    const first = await token({
      grant_type: 'authorization_code',
      code: parameters.get('code') ?? '',
      redirect_uri: registration.redirectUri,
      code_verifier: verifier,
    });
    expect(first.scope.split(' ')).toContain('email_finder');
    expect(first.scope).not.toMatch(/openid|offline_access/);
    const second = await token({ grant_type: 'refresh_token', refresh_token: first.refresh_token });
    const [oldest] = CLIENTS;
    const client = await oldest?.connect(service.mcpUrl, second.access_token);
    expect(await client?.listTools()).toHaveLength(7);
  });
});

/** By its document, or by registering: 201, nothing null, times in whole seconds. */
async function introduce(base: string, { introduces, method }: Registration): Promise<Known> {
  if ('document' in introduces) return { client_id: introduces.document };
  const response = await fetch(`${base}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(introduces.body),
  });
  expect(response.status).toBe(201);
  const answered = (await response.json()) as Record<string, unknown>; // the endpoint answers objects
  expect(Object.values(answered)).not.toContain(null);
  expect(answered['client_id_issued_at']).toSatisfy(Number.isSafeInteger);
  expect(answered).toMatchObject({
    redirect_uris: introduces.body['redirect_uris'],
    token_endpoint_auth_method: method,
  });
  expect(typeof answered['client_secret']).toBe(method === 'none' ? 'undefined' : 'string');
  return answered as Known; // its members were just looked at
}

/** The address that the browser goes on to after the consent page, whatever kind it is. */
async function arrivalAt({ page, context }: Person, redirectUri: string): Promise<string> {
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  const url = await new Promise<string>((resolve) => {
    session.on('Page.frameRequestedNavigation', (event) => {
      if (event.url.startsWith(`${redirectUri}?`)) resolve(event.url);
    });
  });
  if (/^https?:/.test(redirectUri)) await page.waitForURL(url);
  await session.detach();
  return url;
}

function credentials({ client_id: id, client_secret: secret = '' }: Known, method: Registration['method']) {
  switch (method) {
    case 'none':
      return { fields: { client_id: id }, headers: {} };
    case 'client_secret_post':
      return { fields: { client_id: id, client_secret: secret }, headers: {} };
    case 'client_secret_basic': {
      const pair = `${encodeURIComponent(id)}:${encodeURIComponent(secret)}`;
      return { fields: {}, headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } };
    }
  }
}
