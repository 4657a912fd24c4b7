// The documentation as a browser shows it: both themes, wide and narrow, by keyboard and by axe.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openDocs, readTexts } from '../../src/app/docs.ts';
import { DOCS_LINK } from '../../src/web/docs/frame.ts';
import { describeInBrowser } from '../support/browser.ts';
import { openSite } from './site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const OPEN_ALL = "for (const one of document.querySelectorAll('details')) one.open = true";
const PATHS = ['/', '/docs', '/docs/tools', ...readTexts().map(({ name }) => `/docs/${name}`)];

async function open() {
  const deps = {
    accounts: { findSession: async () => null },
    publicUrl: 'http://localhost:3000',
    mcpUrl: 'http://localhost:3000/mcp',
  };
  return openSite({ areas: openDocs(deps), links: [DOCS_LINK] });
}

/** Rules that the page breaks, each with where. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate<string[]>(`axe.run(document).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ': ' + node.html.slice(0, 120))))`);
}

describeInBrowser('the documentation', (openPerson) => {
  describe.for([
    ['light', 1280],
    ['dark', 1280],
    ['light', 360],
    ['dark', 360],
  ] as const)('in %s at %i px', ([colorScheme, width]) => {
    test('has nothing that axe finds, and nothing too wide', { timeout: 90_000 }, async () => {
      const { base } = await open();
      const { page } = await openPerson({ colorScheme, viewport: { width, height: 800 } });
      for (const path of PATHS) {
        await page.goto(base + path);
        expect([path, await page.evaluate(OVERFLOW)]).toEqual([path, 0]);
        await page.evaluate(OPEN_ALL);
        expect([path, await page.evaluate(OVERFLOW)]).toEqual([path, 0]);
        expect([path, await violations(page)]).toEqual([path, []]);
      }
    });
  });

  test('on a narrow screen the contents open, lead to a part of the page, and make room for it', async () => {
    const { base } = await open();
    const { page } = await openPerson({ viewport: { width: 360, height: 700 } });
    await page.goto(`${base}/docs`);
    const link = page.locator('#contents').getByRole('link', { name: 'Errors' });
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Contents' }).press('Enter');
    expect(await violations(page)).toEqual([]);
    await link.click();
    await page.waitForURL(`${base}/docs#errors`);
    expect(await link.isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'Errors', exact: true }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Contents' }).click();
    await page.locator('#contents').getByRole('link', { name: 'Webhooks' }).click();
    await page.waitForURL(`${base}/docs/webhooks`);
  });

  test('without a script the contents lead to the pages all the same', async () => {
    const { base } = await open();
    const { page } = await openPerson({ javaScriptEnabled: false, viewport: { width: 360, height: 700 } });
    await page.goto(`${base}/docs`);
    await page.getByRole('button', { name: 'Contents' }).click();
    await page.locator('#contents').getByRole('link', { name: 'Tools' }).click();
    await page.waitForURL(`${base}/docs/tools`);
  });

  test('code is copied as it is shown, and scrolls by keyboard', async () => {
    const { base } = await open();
    const { page, context } = await openPerson({ viewport: { width: 360, height: 700 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${base}/docs#find-email`);
    const code = page.locator('.code').first();
    await code.getByRole('button').click();
    await expect.poll(() => code.getByRole('button').textContent()).toBe('Copied');
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toBe(await code.locator('code').textContent());
    expect(copied).toContain('curl http://localhost:3000/api/v1/find-email \\\n');
    await code.locator('pre').focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.evaluate("document.querySelector('.code pre').scrollLeft"))
      .toBeGreaterThan(0);
  });
});
