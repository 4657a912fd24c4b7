import { request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createLocalNotifier } from '../../src/core/notify.ts';
import type { Evidence } from '../../src/engine/discovery.ts';
import { empty, find, found } from '../core/setting.ts';
import { HEADERS, TOKEN, call, modern, openTools } from './door.ts';
import type { RawAnswer, ToolsDoor } from './door.ts';
import { openSqlite } from './sqlite.ts';

const QUESTION = { url: 'quill.test', role: 'CEO' };
const FIND = call('svc_find_email', QUESTION);
const MODERN_FIND = modern('tools/call', { name: 'svc_find_email', arguments: QUESTION });
const ADA = found(find('ada@quill.test'));

const open = async (options: Parameters<typeof openTools>[1] = {}) => openTools(await openSqlite(), options);
const contentOf = ({ json }: RawAnswer) => json?.result?.['structuredContent'] as Record<string, unknown>;

describe('an answer', () => {
  test('that the team has comes at once and free', async () => {
    const door = await open();
    const { searchId } = await door.ask('quill.test');
    await door.finish(searchId, ADA);
    const answer = contentOf(await door.post(FIND));
    expect(answer).toMatchObject({
      done: true,
      status: 'completed',
      creditsUsed: 0,
      results: [{ name: 'Ada Quill' }],
    });
    expect((await door.credits()).balance).toBe(9);
  });

  test('to a question that is being answered is shared: one search, one credit, whoever asks again', async () => {
    const door = await open();
    const { searchId } = await door.ask('quill.test');
    const forced = call('svc_find_email', { ...QUESTION, forceRefresh: true });
    const asked = [door.post(FIND), door.post(forced), door.post(MODERN_FIND.body, MODERN_FIND.headers)];
    await expect.poll(() => door.waiting()).toBe(3);
    await door.finish(searchId, ADA);
    for (const answer of await Promise.all(asked))
      expect(contentOf(answer)).toMatchObject({ searchId, done: true });
    expect(door.enqueued).toHaveLength(1);
    expect((await door.credits()).balance).toBe(9);
  });

  test('of nobody found says why, what to do, and costs nothing', async () => {
    const door = await open();
    const asked = door.post(FIND);
    await door.finish(await door.nextSearch(), empty);
    expect(contentOf(await asked)).toMatchObject({
      done: true,
      results: [],
      creditsUsed: 0,
      reason: 'no_such_role',
      nextStep: expect.stringContaining('neighbouring role'),
    });
  });

  test('past the daily limit of the connection is a refusal with the seconds to wait; another connection goes on', async () => {
    const door = await open();
    const limited = {
      Authorization: `Bearer ${door.grant('limited', { connection: { id: 'l', dailyCreditCap: 1 } })}`,
    };
    const first = door.post(FIND, limited);
    await door.finish(await door.nextSearch(), ADA);
    expect(contentOf(await first)).toMatchObject({ creditsUsed: 1 });
    const second = call('svc_find_email', { ...QUESTION, url: 'other.test' });
    const refused = (await door.post(second, limited)).json?.result as {
      isError: boolean;
      content: { text: string }[];
    };
    expect(refused.isError).toBe(true);
    expect(JSON.parse(refused.content[0]?.text ?? '')).toMatchObject({
      code: 'daily_limit_reached',
      retryAfterSeconds: expect.any(Number),
    });
    expect((await door.credits()).balance).toBe(9);
    const asked = door.post(second);
    await door.finish(await door.nextSearch(1), ADA);
    expect(contentOf(await asked)).toMatchObject({ creditsUsed: 1 });
  });

  test('of a search that failed names our words and the refund', async () => {
    const door = await open();
    const asked = door.post(FIND);
    const usage = { requests: 0, pages: 0, recipients: 0, mailCommands: 0 };
    await door.finish(await door.nextSearch(), { outcome: 'no_such_domain', usage });
    expect(contentOf(await asked)).toMatchObject({
      status: 'failed',
      error: 'The domain does not resolve',
      done: true,
    });
    expect((await door.credits()).balance).toBe(10);
  });

  test('cites at most three pieces of evidence each, of different kinds first', async () => {
    const door = await open();
    const piece = (about: Evidence['about'], at: number): Evidence => {
      return { about, url: 'https://quill.test/team', at, words: 'Ada Quill, CEO', how: 'text' };
    };
    const evidence = [
      piece('role', 1),
      piece('role', 2),
      piece('role', 3),
      piece('mailbox', 4),
      piece('address', 5),
    ];
    const asked = door.post(FIND);
    await door.finish(await door.nextSearch(), found(find('ada@quill.test', { evidence })));
    const [result] = contentOf(await asked)['results'] as { evidence: Evidence[] }[];
    expect(result?.evidence.map(({ about, at }) => [about, at])).toEqual([
      ['role', 1],
      ['address', 5],
      ['mailbox', 4],
    ]);
  });
});

describe('waiting', () => {
  test('opens the stream before anything has happened, and keeps bytes coming to a client that asked for no progress', async () => {
    const door = await open({ waits: { keepAliveMs: 20 } });
    for (const stream of [
      await openStream(door, FIND),
      await openStream(door, MODERN_FIND.body, MODERN_FIND.headers),
    ]) {
      expect(stream.response.headers['content-type']).toBe('text/event-stream');
      await expect.poll(() => stream.text().match(/^: keepalive/gm)?.length ?? 0).toBeGreaterThanOrEqual(2);
      stream.request.destroy();
    }
    await expect.poll(() => door.waiting()).toBe(0);
  });

  test('a client that takes JSON alone gets its answer in one piece', async () => {
    const door = await open({ waits: { handOverMs: 60, progressMs: 10 } });
    const meta = { _meta: { progressToken: 't' } };
    const answer = await door.post(call('svc_find_email', QUESTION, meta), { accept: 'application/json' });
    expect(answer.headers['content-type']).toBe('application/json');
    expect(JSON.parse(answer.text)).toMatchObject({ id: 1, result: { structuredContent: { done: false } } });
  });

  test('a client that asked for no progress is sent none', async () => {
    const door = await open({ waits: { handOverMs: 60, progressMs: 10 } });
    const { text } = await door.post(FIND);
    expect(text.match(/^data: /gm)).toHaveLength(1);
  });

  test('hands over in time: done is false and the next step names the search', async () => {
    const door = await open({ waits: { handOverMs: 60 } });
    const answer = contentOf(await door.post(FIND));
    const searchId = await door.nextSearch();
    expect(answer).toMatchObject({ searchId, done: false, status: 'pending', results: [], creditsUsed: 1 });
    expect(answer['nextStep']).toContain(searchId);
  });

  test('svc_get_search_status wakes when the search ends', async () => {
    const door = await open();
    const { searchId } = await door.ask('quill.test');
    const asked = door.post(call('svc_get_search_status', { searchId, waitSeconds: 20 }));
    await expect.poll(() => door.waiting()).toBe(1);
    await door.finish(searchId, ADA);
    expect(contentOf(await asked)).toMatchObject({ done: true, results: [{ email: 'ada@quill.test' }] });
    const again = await door.post(call('svc_get_search_status', { searchId, waitSeconds: 1e9 }));
    expect(contentOf(again)).toMatchObject({ done: true });
  });

  test('svc_get_search_status answers at once where it is not told to wait', async () => {
    const door = await open();
    const { searchId } = await door.ask('quill.test');
    const answer = contentOf(await door.post(call('svc_get_search_status', { searchId })));
    expect(answer).toMatchObject({ done: false, status: 'pending' });
  });

  test('a lost notification costs one slow look, not the answer', async () => {
    const deaf = { ...createLocalNotifier({ onError: () => {} }), publish: async () => {} };
    const door = await open({ notifier: deaf, waits: { pollMs: 30 } });
    const asked = door.post(FIND);
    const searchId = await door.nextSearch();
    await expect.poll(() => door.waiting()).toBe(1);
    await door.finish(searchId, ADA);
    expect(contentOf(await asked)).toMatchObject({ done: true });
  });

  test('a server that stops answers each of 100 waiting calls with done false and its search', async () => {
    const door = await open({ credits: 100 });
    const asked = Array.from({ length: 100 }, (_, at) => {
      const token = door.grant(`token-${at}`, { userId: `user-${at}` });
      const question = { url: `quill-${at}.test`, role: 'CEO' };
      const old = { body: call('svc_find_email', question), headers: {} };
      const { body, headers } =
        at % 2 ? old : modern('tools/call', { name: 'svc_find_email', arguments: question });
      return door.post(body, { ...headers, authorization: `Bearer ${token}` });
    });
    await expect.poll(() => door.waiting(), { timeout: 10_000 }).toBe(100);
    await door.tools.stop();
    const answers = (await Promise.all(asked)).map(contentOf);
    expect(answers.every(({ done }) => done === false)).toBe(true);
    const started = door.enqueued.map(({ payload }) => (payload as { searchId: string }).searchId);
    expect(new Set(answers.map(({ searchId }) => searchId))).toEqual(new Set(started));
    expect(started).toHaveLength(100);
  });

  test('a call that comes while the server stops starts its search and hands it over', async () => {
    const door = await open();
    await door.tools.stop();
    expect(contentOf(await door.post(FIND))).toMatchObject({ done: false, status: 'pending' });
  });
});

describe('calling off', () => {
  test('a client that is gone ends the waiting, never the search', async () => {
    const door = await open();
    for (const [body, headers] of [
      [FIND, {}],
      [MODERN_FIND.body, MODERN_FIND.headers],
    ] as const) {
      const stream = await openStream(door, body, headers);
      await expect.poll(() => door.waiting()).toBe(1);
      stream.request.destroy();
      await expect.poll(() => door.waiting()).toBe(0);
    }
    expect(await door.status(await door.nextSearch())).toMatchObject({ status: 'pending' });
    expect(door.errors).toEqual([]);
  });

  test('a cancellation that another process gets ends the waiting and the stream, without an answer', async () => {
    const { one, other } = await twoProcesses();
    const asked = one.post({ ...FIND, id: 'a' }, session('s'));
    await expect.poll(() => one.waiting()).toBe(1);
    expect((await other.post(cancelled('a'), session('s'))).status).toBe(202);
    const { text, json } = await asked;
    expect([json, text]).toEqual([null, ': open\n\n']);
    expect(one.waiting()).toBe(0);
  });

  test.each<[rule: string, headers: Record<string, string>, id: string | number]>([
    ['another request', session('s'), 'b'],
    ['a number that reads like the id', session('s'), 1],
    ['another session', session('t'), 'a'],
    ['no session', {}, 'a'],
    ['another person', { ...session('s'), authorization: 'Bearer stranger' }, 'a'],
    ['another client of the person', { ...session('s'), authorization: 'Bearer sibling' }, 'a'],
  ])('%s cancels nothing', async (_, headers, id) => {
    const { one, other } = await twoProcesses();
    const asked = one.post({ ...FIND, id: 'a' }, session('s'));
    await expect.poll(() => one.waiting()).toBe(1);
    expect((await other.post(cancelled(id), headers)).status).toBe(202);
    expect(one.waiting()).toBe(1);
    await one.finish(await one.nextSearch(), ADA);
    expect(contentOf(await asked)).toMatchObject({ done: true });
  });

  test('one cancelled call of a batch leaves the others alone', async () => {
    const door = await open();
    const second = { ...call('svc_find_email', { url: 'other-quill.test', role: 'CEO' }), id: 2 };
    const asked = door.post([FIND, second], session('s'));
    await expect.poll(() => door.waiting()).toBe(2);
    await door.post(cancelled(1), session('s'));
    await expect.poll(() => door.waiting()).toBe(1);
    for (const at of [0, 1]) await door.finish(await door.nextSearch(at), ADA);
    const { text } = await asked;
    expect(text.match(/"id":\d/g)).toEqual(['"id":2']);
  });
});

const session = (id: string) => ({ 'mcp-session-id': id });

const cancelled = (requestId: string | number) => ({
  jsonrpc: '2.0',
  method: 'notifications/cancelled',
  params: { requestId },
});

/** Two endpoints over one database and one notifier, with a stranger and a second client of the same person. */
async function twoProcesses() {
  const notifier = createLocalNotifier({ onError: () => {} });
  const storage = await openSqlite();
  const one = await openTools(storage, { notifier });
  const other = await openTools(storage, { notifier, setting: one.setting });
  other.grant('stranger', { userId: 'stranger' });
  other.grant('sibling', { clientId: 'sibling' });
  return { one, other };
}

type Stream = { request: ClientRequest; response: IncomingMessage; text(): string };

/** Resolves with the headers of the answer; the test reads, and destroys, as it likes. */
function openStream(door: ToolsDoor, body: object, headers: Record<string, string> = {}): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const all = { ...HEADERS, authorization: `Bearer ${TOKEN}`, ...headers };
    const request = httpRequest(door.url, { method: 'POST', headers: all }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('error', () => {}); // the test destroys it
      resolve({ request, response, text: () => text });
    });
    request.on('error', reject);
    request.end(JSON.stringify(body));
  });
}
