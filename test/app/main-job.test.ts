// The main job as a user does it: the service, a team and a key by the operator's commands, one question over REST.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../support/databases.ts';
import { makeFolder, makeTeam, post, startProcess, svc } from '../support/process.ts';
import { COMPANIES } from '../world/companies/index.ts';
import { startWorld } from '../world/index.ts';
import type { World } from '../world/index.ts';
import { roleTruth } from '../world/truth.ts';

const DOMAIN = COMPANIES.find((company) =>
  company.people.some((person) => person.published && person.holds.includes('CEO')),
)?.domain;

let world: World;
beforeAll(async () => {
  world = await startWorld({ pageDelayMs: 20, mailDelayMs: 20 });
});
afterAll(() => world.close());

describe.for(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
  test('a question goes in over REST, and a validated address comes out', { timeout: 60_000 }, async () => {
    const company = world.companies.find((one) => one.domain === DOMAIN);
    if (company === undefined) throw new Error('the world has no company with a published CEO');
    const { holders } = roleTruth(company, 'CEO');
    const place = dialect === 'postgres' ? await emptyDatabase('postgres') : null;
    const folder = makeFolder();
    const settings = { ...world.settings, ...(place === null ? {} : { SVC_DATABASE_URL: place.url }) };
    try {
      const service = await startProcess(folder, settings);
      const { key, teamId } = await makeTeam(folder, settings, 5);
      const call = (operation: string, body: object = {}) => post(service.base, key, operation, body);

      expect((await call('credits')).body).toEqual({ balance: 5, totalPurchased: 5, totalUsed: 0 });
      const started = await call('find-email', { url: `https://www.${company.domain}/`, role: 'CEO' });
      expect(started.status).toBe(200);
      const { searchId } = started.body;
      const states = new Set<unknown>();
      await expect
        .poll(
          async () => {
            const { body } = await call('search-status', { searchId });
            states.add(body['status']);
            return body['status'];
          },
          { timeout: 30_000, interval: 40 },
        )
        .toBe('completed');
      expect(
        [...states].every((state) =>
          ['pending', 'searching', 'validating', 'completed'].includes(String(state)),
        ),
      ).toBe(true);

      const { body } = await call('search-status', { searchId, includeEvidence: true });
      const [best] = body['results'] as Record<string, unknown>[];
      expect(holders.map((person) => person.email)).toContain(best?.['email']);
      expect(best).toMatchObject({
        score: expect.any(Number),
        source: expect.stringMatching(/^(?:verified|published)$/),
      });
      expect(best?.['evidence']).not.toEqual([]);
      expect((await call('credits')).body['balance']).toBe(4);

      const again = await call('find-email', { url: company.domain, role: 'CEO' });
      expect((await call('search-status', { searchId: again.body['searchId'] })).body).toMatchObject({
        status: 'completed',
        creditsUsed: 0,
      });
      expect((await call('credits')).body['balance']).toBe(4);

      const forced = await call('find-email', { url: company.domain, role: 'CEO', forceRefresh: true });
      await expect
        .poll(
          async () => (await call('search-status', { searchId: forced.body['searchId'] })).body['status'],
          {
            timeout: 30_000,
            interval: 40,
          },
        )
        .toBe('completed');
      expect((await call('credits')).body['balance']).toBe(3);

      const granted = await svc(folder, settings, 'credits', 'grant', '--team', teamId, '--amount', '7');
      expect(granted.answer).toEqual({ balance: 10 });
      expect((await svc(folder, settings, 'ledger', 'verify')).answer).toEqual({
        ok: true,
        teams: 1,
        entries: 4,
      });
      const log = JSON.stringify(service.lines);
      expect(log).not.toContain(key);
      expect(log).not.toContain('@');
      expect(world.log.mail.filter(({ command }) => /^(?:DATA|VRFY)/i.test(command))).toEqual([]);
      service.kill('SIGTERM');
      expect((await service.ended).code).toBe(0);
    } finally {
      await place?.remove();
    }
  });
});
