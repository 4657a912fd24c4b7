import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../support/databases.ts';
import { makeFolder, makeTeam, post, runMain, startProcess, svc } from '../support/process.ts';
import { startWorld } from '../world/index.ts';

const WITH_PROCESSES = { timeout: 60_000 };

async function takePort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return { server, port };
}

async function freePort(): Promise<number> {
  const { server, port } = await takePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('start', () => {
  test.for([
    ['an unknown setting', { SVC_PROT: '3000' }, 'SVC_PROT is no setting of this service'],
    ['a bad number', { SVC_QUEUE_LIMIT: 'many' }, 'SVC_QUEUE_LIMIT must be a whole number from 1 to 1000000'],
    ['a bad choice', { SVC_ROLE: 'boss' }, 'SVC_ROLE must be one of: all, web, worker'],
    ['open sign-up without mail', { SVC_SIGNUP: 'open' }, 'SVC_SIGNUP=open needs SVC_MAIL_URL'],
    ['a short secret', { SVC_SECRET: 'hunter2' }, 'SVC_SECRET must have at least 32 characters'],
  ] as const)(
    '%s stops the start, and is named without its value',
    WITH_PROCESSES,
    async ([, settings, message]) => {
      const end = await runMain(makeFolder(), settings);
      expect(end.code).toBe(1);
      expect(end.stderr).toContain(message);
      expect(end.stderr).not.toContain('hunter2');
    },
  );

  test('a database of a newer version is refused', WITH_PROCESSES, async () => {
    const folder = makeFolder();
    await makeTeam(folder, {});
    const { default: Sqlite } = await import('better-sqlite3');
    const file = new Sqlite(join(folder, 'data', 'svc.db'));
    file.prepare("insert into kysely_migration (name, timestamp) values ('999-later', '2030')").run();
    file.close();
    const end = await runMain(folder, {});
    expect(end.code).toBe(1);
    expect(end.stderr).toMatch(/newer/i);
  });

  test('.env is read, and the environment wins over it', WITH_PROCESSES, async () => {
    const folder = makeFolder();
    writeFileSync(join(folder, '.env'), 'SVC_LOG_LEVEL=debug\nSVC_QUEUE_LIMIT=none\n');
    expect((await runMain(folder, {})).stderr).toContain('SVC_QUEUE_LIMIT');
    const service = await startProcess(folder, { SVC_QUEUE_LIMIT: '5' });
    expect((await fetch(`${service.base}/healthz`)).status).toBe(200);
    expect((await fetch(`${service.base}/readyz`)).status).toBe(200);
  });

  test('who asks while it starts is told so, not kept waiting', WITH_PROCESSES, async () => {
    const folder = makeFolder();
    await makeTeam(folder, {});
    const file = join(folder, 'data', 'svc.db');
    const { default: Sqlite } = await import('better-sqlite3');
    const holder = new Sqlite(file);
    // The start has to migrate, and waits for this lock.
    holder.exec('delete from kysely_migration; begin immediate');
    const port = await freePort();
    const ends = runMain(folder, { SVC_PORT: String(port) });
    const ask = () => fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2_000) });
    let answer: Response | undefined;
    await expect
      .poll(
        async () => {
          answer = await ask().catch((error: Error) => {
            if (error.name === 'TimeoutError') throw error;
            return undefined;
          });
          return answer?.status;
        },
        { timeout: 10_000, interval: 20 },
      )
      .toBe(503);
    expect(answer?.headers.get('x-request-id')).toBeTruthy();
    expect(await answer?.json()).toEqual({ error: expect.any(String) });
    holder.close();
    expect((await ends).code).toBe(1); // its tables are there already
  });

  test('a port that is taken stops the start before anything is made', WITH_PROCESSES, async () => {
    const { server: taken, port } = await takePort();
    onTestFinished(() => void taken.close());
    const end = await runMain(makeFolder(), { SVC_PORT: String(port) });
    expect(end.code).toBe(1);
    expect(end.stderr).toContain('EADDRINUSE');
  });
});

describe('stop', () => {
  test('SIGTERM hands a running search back; the next process ends it', WITH_PROCESSES, async () => {
    const world = await startWorld({ pageDelayMs: 3_000 });
    onTestFinished(() => world.close());
    const domain = world.companies[0]?.domain ?? '';
    const folder = makeFolder();
    const { key } = await makeTeam(folder, world.settings);
    const first = await startProcess(folder, world.settings);
    const { body } = await post(first.base, key, 'find-email', { url: domain, role: 'CEO' });
    const { searchId } = body;
    const status = async (base: string) =>
      (await post(base, key, 'search-status', { searchId })).body['status'];
    await expect.poll(() => status(first.base), { timeout: 10_000 }).toBe('searching');
    const stoppedAt = performance.now();
    first.kill('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0, signal: null });
    expect(performance.now() - stoppedAt).toBeLessThan(10_000);

    const second = await startProcess(folder, world.settings);
    await expect
      .poll(() => status(second.base), { timeout: 45_000, interval: 200 })
      .toMatch(/^(?:completed|failed)$/);
    expect((await svc(folder, world.settings, 'ledger', 'verify')).answer).toMatchObject({ ok: true });
  });

  test.for(['sqlite', 'postgres'] as const)(
    'who asks while it stops is answered or refused, never failed (%s)',
    WITH_PROCESSES,
    async (dialect) => {
      const place = await emptyDatabase(dialect);
      onTestFinished(() => place.remove());
      const folder = makeFolder();
      const settings = { SVC_DATABASE_URL: place.url, SVC_ROLE: 'web' };
      const { key, teamId } = await makeTeam(folder, settings);
      const keys = [key];
      for (let more = 0; more < 3; more += 1) {
        const { answer } = await svc(folder, settings, 'key', 'create', '--team', teamId, '--name', 'more');
        keys.push(String(answer['key']));
      }
      const service = await startProcess(folder, settings);
      const statuses = new Set<number>();
      const askers = keys.map(async (own, asker) => {
        for (let index = 0; ; index += 1) {
          const answer = await post(service.base, own, index % 4 === 0 ? 'find-email' : 'credits', {
            url: `company-${asker}-${index}.test`,
            role: 'CEO',
          }).catch(() => null);
          if (answer === null) return;
          statuses.add(answer.status);
        }
      });
      await expect.poll(() => statuses.size, { interval: 5 }).toBe(1);
      service.kill('SIGTERM');
      await Promise.all(askers);
      expect((await service.ended).code).toBe(0);
      expect([...statuses].filter((status) => status !== 429)).toEqual([200]);
    },
  );

  test('a second signal changes nothing', WITH_PROCESSES, async () => {
    const service = await startProcess(makeFolder(), {});
    service.kill('SIGTERM');
    service.kill('SIGTERM');
    service.kill('SIGINT');
    expect(await service.ended).toMatchObject({ code: 0, signal: null });
  });

  test('an idle service stops at once', WITH_PROCESSES, async () => {
    const service = await startProcess(makeFolder(), {});
    const stoppedAt = performance.now();
    service.kill('SIGINT');
    expect((await service.ended).code).toBe(0);
    expect(performance.now() - stoppedAt).toBeLessThan(3_000);
  });
});

describe('the operator’s commands', () => {
  test('answer one JSON object, and say what is wrong on stderr with exit 1', WITH_PROCESSES, async () => {
    const folder = makeFolder();
    const { teamId, key, prefix } = await makeTeam(folder, {});
    expect(key).toMatch(/^svc_live_[0-9a-f]{40}$/);
    expect(prefix).toBe(key.slice(0, 15));
    const wrong: [argv: string[], message: RegExp][] = [
      [[], /^usage:/],
      [['team', 'destroy'], /^usage:/],
      [['team', 'create', '--name', 'x'], /--owner is required/],
      [['team', 'create', '--name', 'x', '--owner', 'nobody'], /email must be an email address/],
      [
        ['team', 'create', '--name', 'x', '--owner', 'a@b.test', '--password', 'short'],
        /at least 12 characters/,
      ],
      [['team', 'create', '--name', 'x', '--owner', 'a@b.test', '--colour', 'red'], /--colour/],
      [['key', 'create', '--team', 'nope', '--name', 'x'], /Team not found/],
      [['key', 'revoke', '--prefix', 'svc_live_ffffff'], /API key not found/],
      [['credits', 'grant', '--team', teamId, '--amount', '1.5'], /--amount must be a whole number/],
      [['search', 'run', '--domain', 'localhost', '--role', 'CEO'], /^url /],
      [['search', 'run', '--domain', 'quill.test', '--role', 'boss'], /role must be one of/],
    ];
    for (const [argv, message] of wrong) {
      const end = await svc(folder, {}, ...argv);
      expect([argv, end.code, end.stdout]).toEqual([argv, 1, '']);
      expect(end.stderr).toMatch(message);
    }
    const revoked = await svc(folder, {}, 'key', 'revoke', '--prefix', prefix);
    expect(revoked.answer).toMatchObject({ prefix });
  });

  test('search run asks the engine alone, and explains itself to a person', WITH_PROCESSES, async () => {
    const world = await startWorld();
    onTestFinished(() => world.close());
    const company = world.companies.find((one) =>
      one.people.some((person) => person.published && person.holds.includes('CEO')),
    );
    const argv = ['search', 'run', '--domain', company?.domain ?? '', '--role', 'CEO'];
    const folder = makeFolder();
    const plain = await svc(folder, world.settings, ...argv);
    expect(plain.answer).toMatchObject({ domain: company?.domain, discovery: { outcome: 'found' } });
    const explained = await svc(folder, world.settings, ...argv, '--explain');
    expect(explained.stdout).toMatch(/Score \d+ = [\d.]+ % that the person holds the role × [\d.]+ %/);
    expect(explained.stdout).toMatch(/Weights \d{4}-/);
  });
});

describe('the secret', () => {
  test('another one than the signing keys were sealed with stops the start', WITH_PROCESSES, async () => {
    const folder = makeFolder();
    const first = await startProcess(folder, { SVC_SECRET: 'a'.repeat(32) });
    first.kill('SIGTERM');
    await first.ended;
    const end = await runMain(folder, { SVC_SECRET: 'b'.repeat(32) });
    expect(end.code).toBe(1);
    expect(end.stderr).toMatch(/secret/i);
    expect(end.stderr).not.toMatch(/\bat \w+|aaaa|bbbb/);
  });
});
