// The service as processes: registered by the operator, killed and stopped in the middle of sending, nothing lost.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { newId } from '../../src/core/ids.ts';
import { testEvent } from '../../src/core/webhooks/event-body.ts';
import { insertDeliveries } from '../../src/core/webhooks/outbox.ts';
import { makeFolder, makeTeam, post, startProcess, svc } from '../support/process.ts';
import { startWorld } from '../world/index.ts';

const SETTINGS = { SVC_ALLOW_PRIVATE_NETWORK: 'true' };
const LONG = { timeout: 240_000 };
const KILLS = 4;
const DELIVERIES = 120;

/** A receiver; `onArrival` decides whether it answers. */
async function receive(onArrival: (request: IncomingMessage, body: string) => boolean) {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.once('end', () => {
      if (onArrival(request, body)) response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}/hook`; // a TCP server that listens has one
}

/** A team with an endpoint, made by the operator's commands, and so many deliveries that wait for it. */
async function prepare(folder: string, url: string, count: number) {
  const { teamId } = await makeTeam(folder, SETTINGS);
  const made = await svc(folder, SETTINGS, 'webhook', 'create', '--team', teamId, '--url', url);
  expect(made.answer).toEqual({
    endpointId: expect.any(String),
    secret: expect.stringMatching(/^whsec_[\w-]{43}$/),
  });
  const endpointId = String(made.answer['endpointId']);
  const ids = await withDatabase(folder, (storage) =>
    storage.db.transaction().execute((tx) => {
      const at = Date.now();
      const event = testEvent(teamId, newId(), at);
      const deliveries = Array.from({ length: count }, () => ({ teamId, endpointId, event, at }));
      return insertDeliveries({ tx, newId }, deliveries);
    }),
  );
  return { teamId, ids };
}

async function withDatabase<Answer>(
  folder: string,
  work: (storage: Awaited<ReturnType<typeof openDatabase>>) => Promise<Answer>,
): Promise<Answer> {
  const storage = await openDatabase({ url: join(folder, 'data', 'svc.db') });
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

const statuses = (folder: string) =>
  withDatabase(folder, async ({ db }) => {
    const rows = await db.selectFrom('webhook_deliveries').select(['status', 'attempts']).execute();
    return rows.map(({ status, attempts }) => `${status} ${attempts}`);
  });

test(`kill -9, ${KILLS} times in the middle of sending: everything arrives`, LONG, async () => {
  const folder = makeFolder();
  const arrived: string[] = [];
  let killAt = Infinity;
  let onKill = () => {};
  const url = await receive((request) => {
    arrived.push(String(request.headers['x-svc-delivery']));
    if (arrived.length === killAt) onKill();
    return true;
  });
  const { ids } = await prepare(folder, url, DELIVERIES);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    // Some have arrived that nobody has written down yet.
    killAt = arrived.length + 10 + kill;
    const reached = new Promise<void>((resolve) => (onKill = resolve));
    const service = await startProcess(folder, SETTINGS);
    await reached;
    service.kill('SIGKILL');
    expect((await service.ended).signal).toBe('SIGKILL');
  }
  await startProcess(folder, SETTINGS);
  await expect
    .poll(async () => new Set(await statuses(folder)), { timeout: 60_000, interval: 200 })
    .toEqual(new Set(['delivered 1']));
  expect(new Set(arrived)).toEqual(new Set(ids));
});

test('a stop ends in time though an endpoint hangs, and the next start sends again', LONG, async () => {
  const folder = makeFolder();
  let isAnswering = false;
  let arrivals = 0;
  const url = await receive(() => {
    arrivals += 1;
    return isAnswering;
  });
  await prepare(folder, url, 1);
  const service = await startProcess(folder, SETTINGS);
  await expect.poll(() => arrivals, { timeout: 30_000, interval: 20 }).toBe(1);
  service.kill('SIGTERM');
  expect(await service.ended).toMatchObject({ code: 0, signal: null });
  expect(await statuses(folder)).toEqual(['waiting 0']);
  isAnswering = true;
  await startProcess(folder, SETTINGS);
  await expect.poll(() => statuses(folder), { timeout: 30_000, interval: 50 }).toEqual(['delivered 1']);
  expect(arrivals).toBe(2);
});

test("the operator's command says what is wrong", LONG, async () => {
  const folder = makeFolder();
  const { teamId } = await makeTeam(folder, SETTINGS);
  const create = (team: string, url: string, settings = {}) =>
    svc(folder, settings, 'webhook', 'create', '--team', team, '--url', url);
  const [http, inside, unknown] = await Promise.all([
    create(teamId, 'http://localhost:4000/'),
    create(teamId, 'https://localhost/'),
    create(newId(), 'http://localhost:4000/', SETTINGS),
  ]);
  expect(http).toMatchObject({ code: 1, stdout: '', stderr: 'url must start with https://\n' });
  expect(inside).toMatchObject({
    code: 1,
    stderr: 'url must not lead to a private, loopback or reserved address\n',
  });
  expect(unknown).toMatchObject({ code: 1, stderr: 'Team not found\n' });
});

test('searches over REST, fresh and cached, arrive signed', LONG, async () => {
  const world = await startWorld();
  onTestFinished(() => world.close());
  const folder = makeFolder();
  const arrived: { signature: string; body: string }[] = [];
  const url = await receive((request, body) => {
    arrived.push({ signature: String(request.headers['x-svc-signature']), body });
    return true;
  });
  const { teamId, key } = await makeTeam(folder, world.settings);
  const made = await svc(folder, world.settings, 'webhook', 'create', '--team', teamId, '--url', url);
  const service = await startProcess(folder, world.settings);
  const domain = world.companies[0]?.domain;
  const ask = async () =>
    String((await post(service.base, key, 'find-email', { url: domain, role: 'CEO' })).body['searchId']);
  const fresh = await ask();
  await expect.poll(() => arrived.length, { timeout: 60_000, interval: 20 }).toBe(1);
  const answer = await post(service.base, key, 'search-status', { searchId: fresh });
  expect(JSON.parse(arrived[0]?.body ?? '')).toMatchObject({
    event: 'search.completed',
    data: {
      searchId: fresh,
      teamId,
      domain,
      role: 'CEO',
      status: 'completed',
      results: answer.body['results'],
    },
  });
  expect(answer.body['results']).not.toEqual([]);
  const cached = await ask();
  await expect.poll(() => arrived.length, { timeout: 30_000, interval: 20 }).toBe(2);
  expect(JSON.parse(arrived[1]?.body ?? '')).toMatchObject({ data: { searchId: cached, domain } });
  for (const { signature, body } of arrived) {
    const t = /^t=(\d+),/.exec(signature)?.[1];
    const v1 = createHmac('sha256', String(made.answer['secret'])).update(`${t}\n${body}`).digest('hex');
    expect(signature).toBe(`t=${t},v1=${v1}`);
  }
});
