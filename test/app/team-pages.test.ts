// What a team holds, as its people handle it: the real service, a real browser, a receiver of the team's on loopback.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import type { OpenPerson } from '../support/browser.ts';
import { makeFolder, post, startProcess, svc } from '../support/process.ts';

const PASSWORD = 'correct horse battery';
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openService(open: OpenPerson) {
  const folder = makeFolder();
  const settings = { SVC_ALLOW_PRIVATE_NETWORK: 'true' };
  await svc(
    folder,
    {},
    'team',
    'create',
    '--name',
    'Quill',
    '--owner',
    'ada@quill.test',
    '--password',
    PASSWORD,
    '--credits',
    '20',
  );
  const service = await startProcess(folder, settings);
  const base = service.base.replace('127.0.0.1', 'localhost');
  const person = await open({ acceptDownloads: true });
  await person.page.goto(`${base}/sign-in`);
  await person.page.getByLabel('Email').fill('ada@quill.test');
  await person.page.getByLabel('Password').fill(PASSWORD);
  await press(person.page, 'Sign in');
  await person.page.waitForURL(`${base}/dashboard`);
  return { service, base, ...person };
}

type Received = { headers: IncomingHttpHeaders; body: string };

/** Takes what arrives, or refuses it; gone after the test. */
async function openReceiver() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return { received, url: `http://localhost:${port}/hook` };
}

function isSigned({ headers, body }: Received, secret: string): boolean {
  const [t = '', v1 = ''] = String(headers['x-svc-signature']).split(',');
  return (
    v1 ===
    `v1=${createHmac('sha256', secret)
      .update(`${t.slice(2)}\n${body}`)
      .digest('hex')}`
  );
}

describeInBrowser('what a team holds', (open) => {
  test('a key from its first call to its end', { timeout: 90_000 }, async () => {
    const { page, base } = await openService(open);
    await page.goto(`${base}/dashboard/keys`);
    await page.getByText('No API key yet').waitFor();
    await page.getByLabel('Name').fill('Nightly');
    // An impatient hand: the answer to the first click is the one that is shown.
    await page.getByRole('button', { name: 'Create the key' }).dblclick();
    const key = (await page.locator('.copy code').first().textContent()) ?? '';
    expect(key).toMatch(/^svc_live_[0-9a-f]{40}$/);
    const call = (await page.locator('.copy pre').textContent()) ?? '';
    expect(call).toContain(`${base}/api/v1/credits`);
    expect(await post(base, key, 'credits')).toMatchObject({ status: 200, body: { balance: 20 } });
    // Neither loading the page again nor going back shows it once more.
    await page.reload();
    await page.getByText('shown only once').waitFor();
    expect(await page.content()).not.toContain(key);
    await page.goto(`${base}/dashboard/keys`);
    await page.goBack();
    expect(await page.content()).not.toContain(key);
    await page.goto(`${base}/dashboard/keys`);
    expect(await page.locator('tbody tr').count()).toBe(1);
    await page.locator('summary', { hasText: 'Revoke' }).click();
    await press(page, 'Revoke it');
    await page.getByText('It is refused from now on').waitFor();
    expect((await post(base, key, 'credits')).status).toBe(401);
  });

  test('an endpoint, a test event, another secret, a repetition, the end', { timeout: 90_000 }, async () => {
    const { page, base } = await openService(open);
    const { received, url } = await openReceiver();
    await page.goto(`${base}/dashboard/webhooks`);
    await page.getByLabel('URL').fill('https://user:secret@quill.test/');
    await press(page, 'Register it');
    await page.getByText('must not hold a user name').waitFor();
    await page.getByLabel('URL').fill(url);
    await press(page, 'Register it');
    const secret = (await page.locator('.copy code').textContent()) ?? '';
    await press(page, 'Send a test event');
    await page.getByText('The test event is on its way').waitFor();
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
    expect(received.map((one) => isSigned(one, secret))).toEqual([true]);
    const row = page.locator('tbody tr').first();
    const stateOfFirst = async () => {
      await page.reload();
      return (await row.textContent())?.includes('204, taken');
    };
    await expect.poll(stateOfFirst, { timeout: 20_000 }).toBe(true);
    await press(page, 'Redeliver');
    await page.getByText('on its way again').waitFor();
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(2);
    expect(received[1]?.body).toBe(received[0]?.body);
    await page.locator('summary', { hasText: 'New secret' }).click();
    await press(page, 'Make a new secret');
    const next = (await page.locator('.copy code').textContent()) ?? '';
    expect(next).not.toBe(secret);
    await press(page, 'Send a test event');
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(3);
    expect(String(received[2]?.headers['x-svc-signature']).match(/v1=/g)).toHaveLength(2);
    await page.locator('summary', { hasText: 'Delete' }).click();
    await press(page, 'Delete the endpoint');
    await page.getByText('The endpoint is deleted').waitFor();
  });

  test('the ledger as a file, and a list of people who are left alone', { timeout: 90_000 }, async () => {
    const { page, base } = await openService(open);
    await page.goto(`${base}/dashboard/credits`);
    await page.getByLabel('What').selectOption('grant');
    await press(page, 'Filter');
    await page.waitForURL(/kind=grant/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByText('Export as CSV').click(),
    ]);
    const file = readFileSync(await download.path(), 'utf8');
    expect([download.suggestedFilename(), file.trimEnd().split('\r\n').length]).toEqual(['ledger.csv', 2]);

    await page.goto(`${base}/dashboard/suppression`);
    // Each kind has its own fields.
    expect(await page.getByLabel('Name of the person').isVisible()).toBe(false);
    await page.getByLabel('One person at a company').check();
    await page.getByLabel('Name of the person').fill('Bo Ink');
    await page.getByLabel('Domain of the company').fill('ink.test');
    await press(page, 'Add it');
    await page.getByText('It is on the list').waitFor();
    await page.getByLabel('Lines').fill('cy@ink.test\nnonsense');
    await press(page, 'Import');
    await page.getByText('Nothing was added').waitFor();
    expect(await page.locator('.problems').evaluate((list) => list.getBoundingClientRect().top >= 0)).toBe(
      true,
    );
    await page.getByLabel('Lines').fill('cy@ink.test\nink.test');
    await press(page, 'Import');
    await page.getByText('2 entries were added').waitFor();
    expect(await page.locator('tbody tr').count()).toBe(3);
    expect(await page.locator('tbody').textContent()).not.toMatch(/bo ink|cy@/i);
  });

  test(
    'nothing that axe finds and nothing too wide, in both themes, wide and narrow',
    { timeout: 120_000 },
    async () => {
      const { page, base } = await openService(open);
      const { url } = await openReceiver();
      await page.goto(`${base}/dashboard/keys`);
      await page.getByLabel('Name').fill('a-name-without-a-place-to-break-it'.repeat(2));
      await press(page, 'Create the key');
      expect(await page.evaluate<string[]>(axeRun)).toEqual([]);
      await page.goto(`${base}/dashboard/webhooks`);
      await page.getByLabel('URL').fill(`${url}?${'token'.repeat(30)}`);
      await press(page, 'Register it');
      expect(await page.evaluate<string[]>(axeRun)).toEqual([]);
      await press(page, 'Send a test event');
      const endpoint = new URL(page.url()).pathname;
      await page.goto(`${base}/dashboard/suppression`);
      await page.getByLabel('Lines').fill(`ada@${'long'.repeat(12)}.test\nquill.test, ${'long '.repeat(30)}`);
      await press(page, 'Import');
      const paths = [
        endpoint,
        ...['keys', 'webhooks', 'credits', 'suppression'].map((name) => `/dashboard/${name}`),
      ];
      for (const colorScheme of ['light', 'dark'] as const)
        for (const width of [1280, 360]) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 800 });
          for (const path of paths) {
            const here = [path, colorScheme, width];
            await page.goto(base + path);
            expect([...here, await page.evaluate(OVERFLOW)]).toEqual([...here, 0]);
            await page.evaluate(`for (const one of document.querySelectorAll('details')) {
            one.removeAttribute('name');
            one.open = true;
          }`);
            expect([...here, await page.evaluate(OVERFLOW)]).toEqual([...here, 0]);
            expect([...here, await page.evaluate<string[]>(axeRun)]).toEqual([...here, []]);
          }
        }
    },
  );
});

/** Rules that the page breaks, each with where. */
const axeRun = `${AXE}; axe.run(document).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ': ' + node.html.slice(0, 120))))`;
