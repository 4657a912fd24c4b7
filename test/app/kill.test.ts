// kill -9 at any moment: every search still reaches its end or is refunded, and the ledger adds up.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../support/databases.ts';
import { makeFolder, makeTeam, post, startProcess, svc } from '../support/process.ts';
import { startWorld } from '../world/index.ts';
import type { World } from '../world/index.ts';

const KILLS = 50;

let world: World;
beforeAll(async () => {
  world = await startWorld({ pageDelayMs: 15, mailDelayMs: 5 });
});
afterAll(() => world.close());

describe('kill -9', () => {
  test(`of a service on SQLite, ${KILLS} times during its searches`, { timeout: 480_000 }, async () => {
    const folder = makeFolder();
    const settings = { ...world.settings, SVC_LOG_LEVEL: 'info', SVC_SEARCH_DEADLINE_SECONDS: '10' };
    const { key, teamId } = await makeTeam(folder, settings, 1_000);
    // Two keys: one alone may not ask so often in so short a time.
    const second = await svc(folder, settings, 'key', 'create', '--team', teamId, '--name', 'second');
    const keys = [key, String(second.answer['key'])];
    const asked: string[] = [];
    let next = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const service = await startProcess(folder, settings);
      for (let search = 0; search < 2; search += 1) {
        const company = world.companies[(next += 1) % world.companies.length];
        const { status, body } = await post(service.base, keys[search] ?? '', 'find-email', {
          url: company?.domain,
          role: 'CEO',
          forceRefresh: true,
        });
        if (status === 200) asked.push(String(body['searchId']));
        else expect(status).toBe(409);
      }
      // From "just acknowledged" to well into the mail dialogue: another moment each time.
      await new Promise((resolve) => setTimeout(resolve, (kill * 37) % 400));
      service.kill('SIGKILL');
      expect((await service.ended).signal).toBe('SIGKILL');
    }
    const survivor = await startProcess(folder, settings);
    const unfinished = async () => {
      let left = 0;
      let cursor: unknown;
      do {
        const { body } = await post(survivor.base, key, 'search-history', {
          limit: 50,
          ...(cursor ? { cursor } : {}),
        });
        const searches = body['searches'] as { status: string }[];
        left += searches.filter(({ status }) => status !== 'completed' && status !== 'failed').length;
        cursor = body['nextCursor'];
      } while (cursor !== null);
      return left;
    };
    await expect.poll(unfinished, { timeout: 120_000, interval: 500 }).toBe(0);
    for (const searchId of asked) {
      // What was acknowledged is there.
      expect((await post(survivor.base, keys[1] ?? '', 'search-status', { searchId })).status).toBe(200);
    }
    expect((await post(survivor.base, keys[1] ?? '', 'stats')).body['searchCount']).toBe(asked.length);
    const report = await svc(folder, settings, 'ledger', 'verify');
    expect(report.answer).toMatchObject({ ok: true, teams: 1 });
  });

  test(
    'of one worker of two on PostgreSQL: the other takes its searches up',
    { timeout: 120_000 },
    async () => {
      const place = await emptyDatabase('postgres');
      const folder = makeFolder();
      const settings = { ...world.settings, SVC_DATABASE_URL: place.url, SVC_SEARCH_DEADLINE_SECONDS: '10' };
      try {
        const { key } = await makeTeam(folder, settings);
        const web = await startProcess(folder, { ...settings, SVC_ROLE: 'web' });
        const doomed = await startProcess(folder, { ...settings, SVC_ROLE: 'worker' });
        const ids: string[] = [];
        for (const company of world.companies.slice(0, 6)) {
          const { body } = await post(web.base, key, 'find-email', { url: company.domain, role: 'CTO' });
          ids.push(String(body['searchId']));
        }
        const states = async () => {
          const answers = await Promise.all(
            ids.map((searchId) => post(web.base, key, 'search-status', { searchId })),
          );
          return answers.map(({ body }) => String(body['status']));
        };
        await expect
          .poll(async () => (await states()).includes('searching'), { timeout: 15_000, interval: 20 })
          .toBe(true);
        doomed.kill('SIGKILL');
        await startProcess(folder, { ...settings, SVC_ROLE: 'worker' });
        await expect
          .poll(async () => (await states()).every((state) => state === 'completed' || state === 'failed'), {
            timeout: 90_000,
            interval: 1_000,
          })
          .toBe(true);
        expect((await svc(folder, settings, 'ledger', 'verify')).answer).toMatchObject({ ok: true });
      } finally {
        await place.remove();
      }
    },
  );
});
