// Several processes of the service on one PostgreSQL: started together, and cut off from it together.
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { describePostgres, emptyDatabase } from '../support/databases.ts';
import { makeFolder, makeTeam, post, startProcess, svc } from '../support/process.ts';
import { startWorld } from '../world/index.ts';

const CUTS = 4;
const SECRET = 'the same for all processes of this test';

describePostgres('several processes', () => {
  async function place() {
    const { url, remove } = await emptyDatabase('postgres');
    onTestFinished(remove);
    return { SVC_DATABASE_URL: url, SVC_SECRET: SECRET };
  }

  test('may start at once on an empty database', { timeout: 60_000 }, async () => {
    const settings = await place();
    const folder = makeFolder();
    const all = await Promise.all([1, 2, 3, 4].map(() => startProcess(folder, settings)));
    for (const { base } of all) expect((await fetch(`${base}/readyz`)).status).toBe(200);
  });

  test(
    'live through the loss of all their connections, and every search ends',
    { timeout: 120_000 },
    async () => {
      const world = await startWorld({ pageDelayMs: 50, mailDelayMs: 50 });
      onTestFinished(() => world.close());
      const settings = { ...world.settings, ...(await place()) };
      const folder = makeFolder();
      const web = await startProcess(folder, { ...settings, SVC_ROLE: 'web' });
      const worker = await startProcess(folder, { ...settings, SVC_ROLE: 'worker' });
      const { key } = await makeTeam(folder, settings);
      const admin = await openDatabase({ url: settings.SVC_DATABASE_URL });
      onTestFinished(() => admin.close());
      const unfinished = async () => {
        const { rows } =
          await sql`select id from searches where status not in ('completed', 'failed')`.execute(admin.db);
        return rows.length;
      };
      const companies = world.companies.slice(0, CUTS * 6);
      for (const [index, { domain }] of companies.entries()) {
        const { status } = await post(web.base, key, 'find-email', { url: domain, role: 'CEO' });
        expect([200, 500]).toContain(status);
        if (index % 6 === 5) {
          await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(admin.db);
        }
      }
      await expect.poll(unfinished, { timeout: 90_000, interval: 500 }).toBe(0);
      expect((await svc(folder, settings, 'ledger', 'verify')).answer).toMatchObject({ ok: true });
      for (const service of [web, worker]) {
        service.kill('SIGTERM');
        expect((await service.ended).code).toBe(0);
      }
    },
  );
});
