// What a team does in its first hour, on the real pages in a real browser, against the service as a process.
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { ASSISTANTS } from '../clients/assistant.ts';
import { openCallback } from '../clients/callback.ts';
import { answer, disconnect, keepPicture, OWNER, setUp } from '../clients/person.ts';
import { describeInBrowser } from '../support/browser.ts';
import { makeFolder, startProcess } from '../support/process.ts';
import { freePort, NODE, runReceiver } from '../webhooks/documented-receiver.ts';
import { startWorld } from '../world/index.ts';
import { roleTruth } from '../world/truth.ts';

const ROLE = 'CEO';
const ASSISTANT = 'Desk assistant';
const ASKED_ANEW = 'the assistant asks its person anew';
const MEMBER = { email: 'member@quill.test', password: 'another horse battery' };
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const run = promisify(execFile);

/** Every page of the dashboard that a path alone leads to. */
const PAGES = [
  '',
  '/search',
  '/history',
  '/domains',
  '/people',
  '/keys',
  '/webhooks',
  '/connections',
  '/doctor',
  '/credits',
  '/suppression',
  '/members',
  '/team-data',
  '/account',
] as const;

describeInBrowser('a team’s first hour', (openPerson) => {
  test(
    'from the set-up link over a key, a webhook, a search and a member to the assistant that is sent away',
    { timeout: 240_000 },
    async () => {
      const world = await startWorld();
      onTestFinished(() => world.close());
      const [company, another] = world.companies.filter(
        (one) => roleTruth(one, ROLE).address === 'published',
      );
      const { holders } = roleTruth(company!, ROLE); // the world has several: other tests rely on it too
      const service = await startProcess(makeFolder(), world.settings);
      const base = service.base.replace('127.0.0.1', 'localhost');
      const owner = await openPerson();
      const { page } = owner;
      const dashboard = (path: string, on: Page = page) => on.goto(`${base}/dashboard${path}`);
      const row = (text: string, on: Page = page) => on.getByRole('row').filter({ hasText: text });

      // The first owner, their team, and a key that works from a shell.
      await setUp(owner, await service.told(/http:\/\/localhost:\d+\/setup#\S+(?=\s)/));
      await dashboard('/keys');
      await page.getByLabel('Name').fill('Nightly import');
      await page.getByRole('button', { name: 'Create the key' }).click();
      const curl = await page.getByText('curl -sS').innerText();
      const { stdout } = await run('sh', ['-c', curl]);
      expect(JSON.parse(stdout)).toEqual({ balance: 25, totalPurchased: 25, totalUsed: 0 });
      await dashboard('/keys');
      expect(await page.content()).not.toMatch(/svc_live_[0-9a-f]{40}/);

      // A webhook endpoint, and the receiver of the documents with its secret.
      const port = await freePort();
      await dashboard('/webhooks');
      await page.getByLabel('URL').fill(`http://127.0.0.1:${port}/hooks`);
      await page.getByRole('button', { name: 'Register it' }).click();
      const secret = /whsec_[\w-]+/.exec(await page.content())?.[0] ?? '';
      const receiver = await runReceiver(NODE, secret, port);
      await page.getByRole('button', { name: 'Send a test event' }).click();
      await expect.poll(() => receiver.taken.length, { timeout: 15_000 }).toBe(1);

      // A search from the page: watched live, explained at its end, delivered and verified.
      await dashboard('/search');
      await page.getByLabel('Company').fill(`https://www.${company?.domain}/about`);
      await page.getByLabel('Role').selectOption(ROLE);
      await page.getByRole('button', { name: 'Search – 1 credit' }).click();
      const searchId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await page
        .getByText(holders[0]?.email ?? 'nobody')
        .first()
        .waitFor({ timeout: 60_000 });
      await keepPicture(page, 'search');
      await expect.poll(() => receiver.taken.length, { timeout: 15_000 }).toBe(2);
      expect(receiver.taken[1]).toContain(searchId);
      await dashboard('');
      await keepPicture(page, 'overview');
      expect(await page.getByRole('main').innerText()).toContain('24');

      // The log knows of it, and sends it once more.
      await dashboard('/webhooks');
      await page.getByRole('link', { name: `127.0.0.1:${port}` }).click();
      await row(company?.domain ?? '')
        .getByRole('button', { name: 'Redeliver' })
        .click();
      await expect.poll(() => receiver.taken.length, { timeout: 15_000 }).toBe(3);
      expect(receiver.taken[2]).toContain(searchId);
      await keepPicture(page, 'endpoint');

      // The key is revoked: the same line is refused at once.
      await dashboard('/keys');
      await row('Nightly import').getByText('Revoke', { exact: true }).click();
      await page.getByRole('button', { name: 'Revoke it' }).click();
      await page.getByText('It is refused from now on').waitFor();
      const refused = await run('sh', ['-c', curl.replace('-sS', '-sS -w "%{http_code}" -o /dev/null')]);
      expect(refused.stdout).toBe('401');

      // A member comes by the link of an invitation, and sees keys without being able to make one.
      await dashboard('/members');
      await page.getByLabel('Email').fill(MEMBER.email);
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      const link = await page.getByText('/invitation#').first().innerText();
      const member = await openPerson();
      await member.page.goto(link);
      await member.page.getByLabel('Password', { exact: true }).fill(MEMBER.password);
      await member.page.getByRole('button', { name: 'Make the account and join' }).click();
      await member.page.waitForURL((url) => url.pathname.startsWith('/dashboard'));
      await dashboard('/keys', member.page);
      await row('Nightly import', member.page).waitFor();
      await expect(member.page.getByRole('button', { name: 'Create the key' }).count()).resolves.toBe(0);
      await expect(member.page.getByText('Revoke', { exact: true }).count()).resolves.toBe(0);

      // What was found, as a file.
      await dashboard('/people');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download CSV' }).click(),
      ]);
      const csv = readFileSync(await download.path(), 'utf8');
      expect(csv).toContain(holders[0]?.email ?? 'nobody');

      // An assistant is connected, asks, and is sent away.
      const callback = await openCallback('/callback');
      let isSentAway = false;
      const assistant = await ASSISTANTS[0]!.open(`${base}/mcp`, {
        name: ASSISTANT,
        redirectUri: callback.redirectUri,
        async walk(url) {
          if (isSentAway) throw new Error(ASKED_ANEW);
          await answer(owner, url);
          return callback.arrival(page);
        },
      });
      const found = await assistant.call('svc_find_email', { url: another?.domain, role: ROLE });
      expect(found.structuredContent).toMatchObject({ done: true, status: 'completed' });
      await disconnect(owner, base, ASSISTANT);
      isSentAway = true;
      await expect(assistant.call('svc_get_credits', {})).rejects.toThrow(ASKED_ANEW);
      expect(receiver.taken).toHaveLength(3); // the tool server has no webhooks

      // Every page, in both themes: nothing that a screen reader would stumble over, and nothing too wide for a phone.
      for (const path of PAGES) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await dashboard(path); // anew: colours must not be seen half-way
          expect(await violations(page), `/dashboard${path}, ${colorScheme}`).toEqual([]);
        }
        await page.setViewportSize({ width: 360, height: 800 });
        expect(await overflow(page), `/dashboard${path} at 360 px`).toBe(0);
        await page.setViewportSize({ width: 1280, height: 800 });
        await keepPicture(page, `page${path.replaceAll('/', '-')}`);
      }

      // Nothing of all this stands in the log.
      const log = JSON.stringify(service.lines);
      for (const word of [
        secret,
        OWNER.email,
        OWNER.password,
        MEMBER.email,
        'svc_live_',
        company?.domain ?? '',
      ])
        expect(log).not.toContain(word);
      service.kill('SIGTERM');
      expect((await service.ended).code).toBe(0);
    },
  );
});

/** What axe finds, by its rule and place. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate<{ id: string; nodes: { target: unknown[] }[] }[]>(
    'axe.run(document).then(({ violations }) => violations)',
  );
  return found.map(({ id, nodes }) => `${id}: ${String(nodes[0]?.target[0])}`);
}

/** Pixels that the page is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}
