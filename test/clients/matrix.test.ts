// Every client × every cell: from the bare address to the tools, through the real pages in a real browser.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SCOPES } from '../../src/core/caller.ts';
import { ROLES } from '../../src/engine/role.ts';
import { describeInBrowser } from '../support/browser.ts';
import type { Person } from '../support/browser.ts';
import { textOf } from '../tools/clients.ts';
import type { CallAnswer } from '../tools/clients.ts';
import { startWorld } from '../world/index.ts';
import type { World } from '../world/index.ts';
import { roleTruth } from '../world/truth.ts';
import { ASSISTANTS } from './assistant.ts';
import { openCallback } from './callback.ts';
import type { Callback } from './callback.ts';
import { RefusedError } from './errand.ts';
import type { Assistant } from './errand.ts';
import { answer, disconnect, setUp } from './person.ts';
import type { Decision } from './person.ts';
import { startService } from './service.ts';
import type { RunningService } from './service.ts';

const ACCESS_TOKEN_LIFE_MS = 10 * 60_000;
const ALL_SCOPES = SCOPES.join(' ');
/** Its mail server takes its time over every reply. */
const SLOW_DOMAIN = 'taconite-ridge.test';
/** Longer than the service's pause between two words of progress, shorter than the slow search. */
const PATIENCE_MS = 5_000;
const CLAUDE_CODE_DOCUMENT = 'https://claude.ai/oauth/claude-code-client-metadata';

describeInBrowser('every client, with nothing but the address,', (openPerson) => {
  let world: World;
  let service: RunningService;
  let person: Person;
  let callback: Callback;
  beforeAll(async () => {
    world = await startWorld({ timing: { slowMs: 900 } });
    service = await startService({ ...world.settings, SVC_SIGNUP_CREDITS: '1000' });
    callback = await openCallback('/callback');
    person = await openPerson();
    await setUp(person, service.setupUrl);
  });
  afterAll(async () => {
    await service.close();
    await world.close();
  });

  const errand = (decision: Decision = {}) => ({
    redirectUri: callback.redirectUri,
    async walk(url: string) {
      await answer(person, url, decision);
      return callback.arrival(person.page);
    },
  });

  const post = (token?: string, body: object = {}) =>
    fetch(service.mcpUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...body }),
    });

  test('without a token there is nothing but the way to one', async () => {
    const refused = await post();
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe(
      `Bearer scope="${ALL_SCOPES}", resource_metadata="${service.base}/.well-known/oauth-protected-resource/mcp"`,
    );
  });

  describe.each(ASSISTANTS)('$client:', ({ client, open }) => {
    let assistant: Assistant;
    beforeAll(async () => {
      person = await openPerson(); // signs in first
      assistant = await open(service.mcpUrl, errand());
    });
    afterAll(() => assistant.close());
    const read = async (name: string, args = {}) => (await assistant.call(name, args)).structuredContent;

    test('one walk leads to seven tools, and each answers', async () => {
      expect(assistant.walks()).toBe(1);
      expect(assistant.held().scope).toBe(ALL_SCOPES);
      expect(assistant.instructions()).toContain('svc_find_email');
      const tools = await assistant.listTools();
      expect(tools).toHaveLength(7);
      const index = ASSISTANTS.findIndex((one) => one.client === client);
      const { domain, role, email } = publishedHolder(world, index);
      const told: (string | undefined)[] = [];
      const found = await assistant.call(
        'svc_find_email',
        { url: domain, role },
        { onprogress: ({ message }) => told.push(message) },
      );
      expect(found.structuredContent).toMatchObject({ done: true, status: 'completed' });
      expect(emailsOf(found)).toContain(email);
      expect(textOf(found)).toEqual(found.structuredContent);
      const { searchId } = found.structuredContent as { searchId: string };
      expect(told[0]).toContain(searchId);
      expect(await read('svc_get_search_status', { searchId })).toEqual(found.structuredContent);
      expect(JSON.stringify(await read('svc_search_history', { limit: 50 }))).toContain(searchId);
      expect(JSON.stringify(await read('svc_get_results_by_domain', { domain }))).toContain(email);
      expect(JSON.stringify(await read('svc_get_unique_emails'))).toContain(email);
      expect(await read('svc_get_credits')).toMatchObject({ totalPurchased: 1000 });
      expect(await read('svc_get_stats')).toMatchObject({ searchCount: expect.any(Number) });
    });

    test('bad arguments are answers, an unknown tool is an error', async () => {
      const bad = await assistant.call('svc_find_email', { url: 'quill.test', role: 'Chief' });
      expect(bad.isError).toBe(true);
      expect(textOf(bad)).toMatchObject({ code: 'invalid_request' });
      await expect(assistant.call('svc_unknown')).rejects.toThrow(/unknown tool/i);
    });

    test('an access token that expired is replaced without the person', async () => {
      const { accessToken, refreshToken } = assistant.held();
      const walks = assistant.walks();
      service.pass(ACCESS_TOKEN_LIFE_MS + 60_000);
      expect((await post(accessToken)).headers.get('www-authenticate')).toContain('error="invalid_token"');
      expect(await read('svc_get_credits')).toMatchObject({ totalPurchased: 1000 });
      expect(assistant.held().accessToken).not.toBe(accessToken);
      expect(assistant.held().refreshToken).not.toBe(refreshToken);
      expect(assistant.walks()).toBe(walks);
    });

    test('a box left empty is a scope that is missing, and one more walk adds it', async () => {
      const decisions: Decision[] = [{ without: ['credits', 'search_history'] }, {}];
      const modest = await open(service.mcpUrl, {
        ...errand(),
        async walk(url) {
          await answer(person, url, decisions.shift());
          return callback.arrival(person.page);
        },
      });
      expect(modest.held().scope).toBe('email_finder');
      const refused = await post(modest.held().accessToken, {
        method: 'tools/call',
        params: { name: 'svc_get_credits', arguments: {} },
      });
      expect(refused.status).toBe(403);
      expect(refused.headers.get('www-authenticate')).toContain(
        'Bearer error="insufficient_scope", scope="email_finder credits"',
      );
      expect((await modest.call('svc_get_credits')).structuredContent).toMatchObject({
        totalPurchased: 1000,
      });
      expect(modest.walks()).toBe(2);
      expect(modest.held().scope.split(' ')).toContain('credits');
      await modest.close();
    });

    test('disconnected by its person the next call is refused, and the person is asked again', async () => {
      vi.spyOn(console, 'warn').mockImplementation(() => {}); // SDK v2 tells that it starts over
      const name = `Disconnected ${client}`;
      const ended = await open(service.mcpUrl, { ...errand(), name });
      const { accessToken } = ended.held();
      expect((await post(accessToken, { method: 'ping' })).status).toBe(200);
      await disconnect(person, service.base, name);
      expect((await post(accessToken, { method: 'ping' })).status).toBe(401);
      expect((await ended.call('svc_get_credits')).structuredContent).toMatchObject({ totalPurchased: 1000 });
      expect(ended.walks()).toBe(2);
      await ended.close();
    });

    test('a person who does not agree is understood', async () => {
      const refused = await open(service.mcpUrl, errand({ answer: 'Deny' })).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(RefusedError);
      const { parameters } = refused as RefusedError; // just looked at
      expect(parameters.get('error')).toBe('access_denied');
      expect(parameters.get('iss')).toBe(service.base);
      expect(parameters.has('code')).toBe(false);
    });

    test('a client named by its document needs no registration', async () => {
      const known = await open(service.mcpUrl, { ...errand(), documentUrl: CLAUDE_CODE_DOCUMENT });
      expect(known.held().clientId).toBe(CLAUDE_CODE_DOCUMENT);
      expect(await known.listTools()).toHaveLength(7);
      await known.close();
    });
  });

  test(
    'a slow answer: progress keeps patience alive, an abort and a timeout end the call',
    { timeout: 40_000 },
    async () => {
      const all = await Promise.all(
        ASSISTANTS.map(async ({ client, open }) => ({
          client,
          assistant: await inTurn(() => open(service.mcpUrl, errand())),
        })),
      );
      await Promise.all(
        all.map(async ({ assistant }) => {
          const ask = (role: string, options: object) =>
            assistant.call('svc_find_email', { url: SLOW_DOMAIN, role }, options);
          const abort = new AbortController();
          const startedAt = performance.now();
          const steps: number[] = [];
          const [answered, aborted, late] = await Promise.allSettled([
            ask('COO', {
              timeout: PATIENCE_MS,
              resetTimeoutOnProgress: true,
              onprogress: ({ progress }: { progress: number }) => steps.push(progress),
            }),
            ask('CFO', { signal: abort.signal, onprogress: () => abort.abort() }),
            ask('CFO', { timeout: 300 }),
          ]);
          expect(answered).toMatchObject({
            value: { structuredContent: { done: true, status: 'completed' } },
          });
          expect(performance.now() - startedAt).toBeGreaterThan(PATIENCE_MS);
          expect(steps.length).toBeGreaterThan(1);
          expect(aborted.status).toBe('rejected');
          expect(late.status).toBe('rejected');
          await assistant.close();
        }),
      );
    },
  );

  test('nothing secret and no address stands in the log', () => {
    expect(service.log.length).toBeGreaterThan(0);
    expect(service.log.join('\n')).not.toMatch(/eyJ|@quill\.test|correct horse|client_id/);
  });
});

let last: Promise<unknown> = Promise.resolve();

/** One person reads one page at a time. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const turn = last.then(work);
  last = turn.catch(() => {});
  return turn;
}

function emailsOf(found: CallAnswer): string[] {
  return (found.structuredContent as { results: { email: string }[] }).results.map(({ email }) => email);
}

/** Another company for each client, so that none is answered from what another found. */
function publishedHolder(world: World, index: number) {
  const known = world.companies.flatMap((company) => {
    const [first] = ROLES.map((role) => roleTruth(company, role)).filter(
      ({ state, findable, address }) => state === 'filled' && findable && address === 'published',
    );
    const email = first?.holders[0]?.email;
    return first === undefined || email === undefined
      ? []
      : [{ domain: company.domain, role: first.role, email }];
  });
  const one = known[index];
  if (one === undefined) throw new Error('the world has too few companies with a published address');
  return one;
}
