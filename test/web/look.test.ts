// The frames and parts of the design as a browser shows them: both themes, wide and narrow, by keyboard and by axe.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import express from 'express';
import { html } from 'hono/html';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import { pageHeaders } from '../../src/http/page-headers.ts';
import { oauthPage } from '../../src/web/consent-page.ts';
import type { ConsentView, OAuthView } from '../../src/web/consent-page.ts';
import { connectionsSection } from '../../src/web/dashboard/connections/section.ts';
import { overviewSection } from '../../src/web/dashboard/overview.ts';
import type { TeamSection } from '../../src/web/dashboard/section.ts';
import { teamForm } from '../../src/web/dashboard/team-form.ts';
import { checkbox, field, selectField, textArea } from '../../src/web/design/field.ts';
import { NOTHING } from '../../src/web/design/html.ts';
import { moment } from '../../src/web/design/moment.ts';
import { alertBox, doneBox, note } from '../../src/web/design/notice.ts';
import { badge, confirmation, copyBlock, empty, pagination } from '../../src/web/design/parts.ts';
import { table } from '../../src/web/design/table.ts';
import { createLeaveOutPages } from '../../src/web/leave-out/index.ts';
import { describeInBrowser } from '../support/browser.ts';
import { openSite, TOKEN } from './site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LONG = 'a-very-long-word-without-any-place-to-break-it-at-all'.repeat(2);
const NOW = 1_800_000_000_000;

/** Each part once, with words that are long. */
const parts: TeamSection = {
  path: '/parts',
  label: 'Parts',
  group: 'Team',
  of: 'team',
  routes(at) {
    at.get('/', async (visit) => ({
      title: `Parts ${LONG}`,
      lead: 'A sentence about what the page is for.',
      actions: html`<a class="button small" href="#form">Go on</a>`,
      main: html`${doneBox('Done.')} ${alertBox('That did not work.')} ${note(LONG, 'warn')}
        ${table({
          caption: 'Things',
          columns: [
            { label: 'Name', kind: 'title' },
            { label: 'State' },
            { label: 'When' },
            { label: 'Calls', kind: 'number' },
            { label: '', kind: 'action' },
          ],
          rows: [
            [
              LONG,
              html`${badge('good', 'good')} ${badge('warn', 'warn')} ${badge('bad', 'bad')} ${badge('plain')}`,
              moment(NOW),
              12_345,
              confirmation({
                label: 'Remove',
                question: `Remove ${LONG}?`,
                yes: 'Remove it',
                form: (body) => teamForm(visit, '/dashboard/parts', body),
              }),
            ],
            ['Other', '', moment(NOW), 0, ''],
          ],
        })}
        ${pagination({ first: '?', next: '?x' })} ${copyBlock(`first line\n${LONG}`)}
        <form class="panel narrow" id="form">
          ${field({ name: 'one', label: 'One', error: 'One must not be empty.', hint: 'A hint.' })}
          ${selectField({ name: 'two', label: 'Two', options: [{ value: LONG, label: LONG }] })}
          ${textArea({ name: 'three', label: 'Three', value: LONG })}
          ${checkbox({ name: 'four', value: '1', label: 'Four', hint: 'A hint.' })}
          <div class="actions">
            <button>Save</button><button class="quiet">Not now</button><button class="danger">Delete</button>
          </div>
        </form>
        ${empty({ title: 'Nothing yet', text: LONG, action: html`<a class="button" href="#form">Begin</a>` })}`,
    }));
  },
};

const consent: ConsentView = {
  kind: 'consent',
  action: '/oauth/consent',
  flow: 'f',
  csrf: 'c',
  client: {
    name: LONG,
    provenHost: null,
    byOperator: false,
    redirectHost: 'cursor:',
    redirectKind: 'private-scheme',
  },
  userEmail: 'ada@quill.test',
  teams: [
    { id: 't1', name: 'Quill' },
    { id: 't2', name: LONG },
  ],
  scopes: ['email_finder', 'search_history', 'credits'],
  mistakes: [],
  choice: null,
};

const views: Readonly<Record<string, OAuthView>> = {
  '/consent': consent,
  '/consent-of-one': {
    ...consent,
    client: { ...consent.client, provenHost: 'claude.ai', redirectHost: 'claude.ai', redirectKind: 'https' },
    teams: [{ id: 't1', name: 'Quill' }],
  },
  '/consent-once-more': {
    ...consent,
    mistakes: ['no_scope', 'bad_cap'],
    choice: { team: 't2', scopes: [], dailyCap: '1.5' },
  },
  '/problem': { kind: 'problem', code: 'flow_gone' },
};

async function open() {
  const pages = express.Router();
  for (const [path, view] of Object.entries(views))
    pages.get(path, (_request, response) => response.set(pageHeaders()).send(oauthPage(view)));
  const connection = {
    grantId: newId(),
    clientName: LONG,
    provenHost: 'claude.ai',
    userId: 'u1',
    userEmail: 'ada@quill.test',
    teamName: 'Quill',
    scopes: ['email_finder', 'search_history', 'credits'],
    createdAt: NOW,
    lastUsedAt: NOW,
    spentToday: 1,
    spentTotal: 2,
    dailyCreditCap: 3,
  };
  const leaveOut = createLeaveOutPages({
    publicUrl: 'http://localhost',
    accounts: { findSession: async () => null },
    links: [{ href: '/docs', label: 'Docs' }],
    leaveOut: { byMail: true, ask: async () => {}, confirm: async () => true },
  });
  return openSite({
    areas: [pages, leaveOut],
    teams: [
      { id: 't1', name: 'Quill', role: 'owner' },
      { id: 't2', name: LONG, role: 'member' },
    ],
    sections: [
      overviewSection({
        now: () => NOW,
        days: async () =>
          Array.from({ length: 30 }, (_, day) => ({
            at: NOW - (29 - day) * 86_400_000,
            searches: day,
            finds: day >> 1,
          })),
        running: async () => [],
        operations: {
          stats: async () => ({
            searchCount: 1_482,
            emailCount: 967,
            credits: { balance: 12, totalPurchased: 25, totalUsed: 13 },
          }),
        },
        mcpUrl: 'http://localhost:3000/mcp',
        offer: async () => NOTHING,
      }),
      connectionsSection({
        now: () => NOW,
        mcpUrl: 'http://localhost:3000/mcp',
        connectionsOfUser: async () => [connection],
        connectionsOfOthers: async () => [{ ...connection, userId: 'u2' }],
        endConnection: async () => true,
      }),
      parts,
    ],
  });
}

const PAGES = [
  '/',
  '/sign-in',
  '/setup',
  ...Object.keys(views),
  '/leave-out',
  '/leave-out/confirm',
  '/dashboard',
  '/dashboard/connections',
  '/dashboard/parts',
  '/dashboard/nothing',
];

const sessionAt = (base: string) => [{ name: 'svc-session', value: TOKEN, url: base }];

/** Rules that the page breaks, each with where. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate<string[]>(`axe.run(document).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ': ' + node.html.slice(0, 120))))`);
}

/** How far the page reaches beyond the window, and how much of it jumped while it loaded. */
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const SHIFT = `new Promise((resolve) => {
  let sum = 0;
  const observer = new PerformanceObserver((list) => { for (const one of list.getEntries()) sum += one.value; });
  observer.observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
})`;

describeInBrowser('the design', (openPerson) => {
  describe.for([
    ['light', 1280],
    ['dark', 1280],
    ['light', 360],
    ['dark', 360],
  ] as const)('in %s at %i px', ([colorScheme, width]) => {
    test(
      'has nothing that axe finds, nothing too wide, and nothing that jumps',
      { timeout: 60_000 },
      async () => {
        const { base } = await open();
        const { page, context } = await openPerson({ colorScheme, viewport: { width, height: 800 } });
        for (const path of PAGES) {
          await context.clearCookies();
          if (path.startsWith('/dashboard')) await context.addCookies(sessionAt(base));
          await page.goto(base + path);
          expect([path, await page.evaluate(OVERFLOW)]).toEqual([path, 0]);
          expect([path, await page.evaluate(SHIFT)]).toEqual([path, 0]);
          // Everything that opens is looked at too.
          await page.evaluate(`for (const one of document.querySelectorAll('details')) {
          one.removeAttribute('name');
          one.open = true;
        }`);
          expect([path, await page.evaluate(OVERFLOW)]).toEqual([path, 0]);
          expect([path, await violations(page)]).toEqual([path, []]);
        }
      },
    );
  });

  test('on a narrow screen the navigation opens, is walked by keyboard, and closes again', async () => {
    const { base } = await open();
    const { page, context } = await openPerson({ viewport: { width: 360, height: 700 } });
    await context.addCookies(sessionAt(base));
    await page.goto(`${base}/dashboard/connections`);
    const link = page.getByRole('link', { name: 'Overview' });
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    expect(await link.isVisible()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await link.click();
    await page.waitForURL(`${base}/dashboard`);
  });

  test('a keyboard reaches the content first by the skip link', async () => {
    const { base } = await open();
    const { page, context } = await openPerson();
    await context.addCookies(sessionAt(base));
    await page.goto(`${base}/dashboard`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('main');
  });

  test('another team is chosen from the list of one’s own, without a script', async () => {
    const { base } = await open();
    const { page, context } = await openPerson({ javaScriptEnabled: false });
    await context.addCookies(sessionAt(base));
    await page.goto(`${base}/dashboard/connections`);
    expect(await page.getByRole('heading', { name: 'Others in Quill' }).count()).toBe(1);
    await page.locator('.bar summary').click();
    await page.getByRole('button', { name: LONG }).click();
    await page.waitForURL(`${base}/dashboard`);
    await page.goto(`${base}/dashboard/connections`);
    expect(await page.getByRole('heading', { name: 'Others in' }).count()).toBe(0);
  });

  test('the address is copied with one press, and said to be', async () => {
    const { base } = await open();
    const { page, context } = await openPerson();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(base);
    const button = page.locator('.hero .copy button');
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Copied');
    expect(await page.locator('[role=status]').textContent()).toBe('Copied');
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${base}/mcp`);
  });

  test('where the clipboard is closed, the text is selected instead', async () => {
    const { base } = await open();
    const { page } = await openPerson();
    await page.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
    await page.goto(base);
    await page.locator('.hero .copy button').click();
    expect(await page.evaluate('getSelection().toString()')).toBe(`${base}/mcp`);
  });
});
