// The primary product as a newcomer meets it: start, set up, connect an assistant with nothing but the address, ask.
import { createHash, randomBytes } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder, startProcess, svc } from '../support/process.ts';
import { startWorld } from '../world/index.ts';
import type { World } from '../world/index.ts';
import { roleTruth } from '../world/truth.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const REDIRECT = 'http://127.0.0.1:33418/';
const PASSWORD = 'correct horse battery';

/** Keeps cookies, follows nothing, says where forms come from, as a browser does. */
function makeBrowser(base: string) {
  const cookies = new Map<string, string>();
  return async (path: string, form?: Record<string, string | string[]>) => {
    const body = new URLSearchParams();
    for (const [name, values] of Object.entries(form ?? {}))
      for (const value of [values].flat()) body.append(name, value);
    const response = await fetch(new URL(path, base), {
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form === undefined ? {} : { origin: base, 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form === undefined ? {} : { method: 'POST', body: body.toString() }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return {
      status: response.status,
      location: response.headers.get('location'),
      html: await response.text(),
    };
  };
}

const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

test(
  'from the first start to an answer in an assistant, and disconnected on the way out',
  { timeout: 90_000 },
  async () => {
    const folder = makeFolder();
    const service = await startProcess(folder, world.settings);
    const base = service.base.replace('127.0.0.1', 'localhost');
    const browse = makeBrowser(base);

    // Not signed in: the endpoint says where to go.
    const refused = await fetch(`${base}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(refused.status).toBe(401);
    const metadataUrl =
      /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate') ?? '')?.[1] ?? '';
    const resource = (await (await fetch(metadataUrl)).json()) as {
      resource: string;
      authorization_servers: string[];
    };
    expect(resource).toMatchObject({ resource: `${base}/mcp`, authorization_servers: [base] });
    const server = (await (await fetch(`${base}/.well-known/oauth-authorization-server`)).json()) as Record<
      string,
      string
    >;

    // The set-up link, once.
    const { answer } = await svc(folder, { ...world.settings, SVC_PUBLIC_URL: base }, 'setup', 'link');
    const secret = new URL(String(answer['url'])).hash.slice(1);
    const owner = { email: 'owner@quill.test', password: PASSWORD, team: 'Quill', secret };
    expect((await browse('/setup', { ...owner, password: 'short' })).html).toContain(
      'at least 12 characters',
    );
    expect(await browse('/setup', owner)).toMatchObject({ status: 303, location: '/dashboard' });
    expect((await makeBrowser(base)('/setup', owner)).html).toContain('used already');
    expect((await browse('/')).html).toContain('owner@quill.test');

    // The assistant registers itself and sends the person to the browser.
    const registered = await fetch(server['registration_endpoint'] ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_name: 'Test <b>assistant</b>',
        redirect_uris: [REDIRECT],
        token_endpoint_auth_method: 'none',
      }),
    });
    const { client_id: clientId } = (await registered.json()) as { client_id: string };
    const verifier = randomBytes(32).toString('base64url');
    const authorize = new URL(server['authorization_endpoint'] ?? '');
    authorize.search = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: REDIRECT,
      state: 'xyz',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      resource: `${base}/mcp`,
    }).toString();
    const sent = await browse(authorize.href);
    const stranger = await makeBrowser(base)(sent.location ?? '');
    expect(stranger.location).toContain('/sign-in?next=');
    const consent = await browse(sent.location ?? '');
    expect(consent.html).toContain('Test &lt;b&gt;assistant');
    expect(consent.html).toContain('Quill');
    const agreed = await browse('/oauth/consent', {
      flow: hidden(consent.html, 'flow'),
      csrf: hidden(consent.html, 'csrf'),
      team: hidden(consent.html, 'team'),
      scope: ['email_finder', 'search_history', 'credits'],
      decision: 'allow',
    });
    expect(agreed.status).toBe(200);
    const back = new URL(/url=([^"]+)"/.exec(agreed.html)?.[1]?.replaceAll('&amp;', '&') ?? '');
    expect(back.searchParams.get('state')).toBe('xyz');
    const token = await fetch(server['token_endpoint'] ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: REDIRECT,
        client_id: clientId,
        code_verifier: verifier,
      }).toString(),
    });
    const { access_token: accessToken } = (await token.json()) as { access_token: string };

    // It asks.
    const company = world.companies.find((one) =>
      one.people.some((person) => person.published && person.holds.includes('CEO')),
    );
    const { holders } = roleTruth(company!, 'CEO'); // the world has one: main-job.test.ts relies on it too
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${base}/mcp`), {
        requestInit: { headers: { authorization: `Bearer ${accessToken}` } },
      }),
    );
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(7);
    const found = await client.callTool({
      name: 'svc_find_email',
      arguments: { url: company?.domain, role: 'CEO' },
    });
    expect(found.structuredContent).toMatchObject({
      done: true,
      status: 'completed',
      results: [expect.objectContaining({ email: holders[0]?.email })],
    });
    const credits = await client.callTool({ name: 'svc_get_credits', arguments: {} });
    expect(credits.structuredContent).toEqual({ balance: 24, totalPurchased: 25, totalUsed: 1 });
    await client.close();

    // Nothing of all this stands in the log.
    const log = JSON.stringify(service.lines);
    for (const word of [accessToken, secret, PASSWORD, 'owner@', company?.domain ?? 'none'])
      expect(log).not.toContain(word);

    // Signed out, and in again with the password.
    await browse('/sign-out', {});
    expect((await browse('/')).html).not.toContain('owner@quill.test');
    expect(
      (await browse('/sign-in', { email: 'owner@quill.test', password: 'wrong wrong wrong', next: '/' }))
        .status,
    ).toBe(401);
    const signedIn = await browse('/sign-in', {
      email: 'Owner@quill.test',
      password: PASSWORD,
      next: '//evil.test/',
    });
    expect(signedIn).toMatchObject({ status: 303, location: '/dashboard' });
    service.kill('SIGTERM');
    expect((await service.ended).code).toBe(0);
  },
);
