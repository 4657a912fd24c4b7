// The pages about searches in a real browser: what axe finds, what is too wide, and a search that is watched.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrateToLatest } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { find, found, NO_USAGE } from '../core/setting.ts';
import { describeInBrowser } from '../support/browser.ts';
import { emptyDatabase } from '../support/databases.ts';
import { openSearches } from './searches-setting.ts';
import { TOKEN } from './site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LONG = 'a-very-long-word-without-any-place-to-break-it-at-all'.repeat(2);
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const OPEN_ALL = `for (const one of document.querySelectorAll('details')) {
  one.removeAttribute('name');
  one.open = true;
}`;

async function open() {
  const place = await emptyDatabase('sqlite');
  onTestFinished(() => place.remove());
  const storage = await openDatabase({ url: place.url });
  onTestFinished(() => storage.close());
  await migrateToLatest(storage);
  return openSearches(storage, { credits: 50 });
}

/** Rules that the page breaks, each with where. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate<string[]>(`axe.run(document).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ': ' + node.html.slice(0, 120))))`);
}

const sessionAt = (base: string) => [{ name: 'svc-session', value: TOKEN, url: base }];

describeInBrowser('the pages about searches', (openPerson) => {
  describe.for([
    ['light', 1280],
    ['dark', 1280],
    ['light', 360],
    ['dark', 360],
  ] as const)('in %s at %i px', ([colorScheme, width]) => {
    test('have nothing that axe finds and nothing too wide', { timeout: 60_000 }, async () => {
      const { site, ask, run } = await open();
      const shown = await ask('quill.test');
      const evidence = {
        about: 'role',
        url: `https://quill.test/${LONG}`,
        at: 1,
        words: LONG,
        how: 'card',
      } as const;
      const long = find(`${'a'.repeat(64)}@quill.test`, {
        name: LONG,
        title: LONG,
        evidence: [evidence],
        isExact: false,
        source: 'pattern',
      });
      await run(shown.location, found(find('ada@quill.test'), long));
      const failed = await ask('gone.test');
      await run(failed.location, { outcome: 'no_such_domain', usage: NO_USAGE });
      const running = await ask(`${'long'.repeat(15)}.test`);
      const { page, context } = await openPerson({ colorScheme, viewport: { width, height: 800 } });
      await context.addCookies(sessionAt(site.base));
      const paths = [
        '',
        '/history',
        '/history?role=EVP',
        '/history?domain=x',
        '/people',
        '/domains',
        '/domains/quill.test',
        '/search',
      ];
      for (const path of [
        ...paths.map((one) => `/dashboard${one}`),
        shown.location,
        failed.location,
        running.location,
      ]) {
        await page.goto(site.base + path);
        await page.evaluate(OPEN_ALL);
        expect([path, await page.evaluate(OVERFLOW)]).toEqual([path, 0]);
        expect([path, await violations(page)]).toEqual([path, []]);
      }
    });
  });

  test('a search is asked for, watched to its end without a reload, and its address copied', async () => {
    const { site, run } = await open();
    const { page, context, visited } = await openPerson();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addCookies(sessionAt(site.base));
    await page.goto(`${site.base}/dashboard/search`);
    await page.getByLabel('Company').fill('quill.test');
    await page.getByRole('button', { name: 'Search – 1 credit' }).click();
    await page.waitForURL(/search\/[0-9a-f-]{36}$/);
    const pages = visited.length;
    const step = page.locator('.stages [aria-current=step]');
    expect(await step.textContent()).toContain('Waiting');
    await run(page.url(), async (_question, { onValidating }) => {
      await expect.poll(() => step.textContent()).toContain('Reading');
      await onValidating();
      await expect.poll(() => step.textContent()).toContain('Checking');
      return found(find('ada@quill.test'));
    });
    await page.getByRole('button', { name: 'Copy' }).click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('ada@quill.test');
    expect(await page.locator('#live-said').textContent()).toBe('Done: 1 address found.');
    expect(await violations(page)).toEqual([]);
    expect(visited.length).toBe(pages);
  });

  test('whoever was signed out meanwhile is led to sign in again', async () => {
    const { site, ask, session } = await open();
    const { location } = await ask('quill.test');
    const { page, context } = await openPerson();
    await context.addCookies(sessionAt(site.base));
    await Promise.all([page.waitForResponse(/\/events$/), page.goto(site.base + location)]);
    session.isLive = false;
    await page.waitForURL(/\/sign-in/);
  });

  test('without a script the page looks for itself until the search has ended', async () => {
    const { site, ask, run } = await open();
    const { location } = await ask('quill.test');
    const { page, context } = await openPerson({ javaScriptEnabled: false });
    await context.addCookies(sessionAt(site.base));
    await page.goto(site.base + location);
    await run(location, found(find('ada@quill.test')));
    await page.locator('.find').waitFor();
    expect(await page.locator('meta[http-equiv=refresh]').count()).toBe(0);
  });
});
