// What a person does on the real pages: set up, sign in, agree or not. Finds everything by its role and label.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { Person } from '../support/browser.ts';

export const OWNER = { email: 'owner@quill.test', password: 'correct horse battery', team: 'Quill' } as const;

export type Decision = {
  answer?: 'Allow' | 'Deny';
  /** Scopes whose boxes are unticked. */
  without?: readonly string[];
};

/** Opens the set-up link and fills its form; the person is signed in afterwards. */
export async function setUp({ page }: Person, setupUrl: string): Promise<void> {
  await page.goto(setupUrl);
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password').fill(OWNER.password);
  await page.getByLabel('Team').fill(OWNER.team);
  await keepPicture(page, 'set-up');
  await press(page.getByRole('button', { name: 'Create the owner' }));
  await page.waitForURL((url) => url.pathname !== '/setup');
}

/** Follows a client's link; signs in where that is asked; answers the consent page. */
export async function answer(
  person: Person,
  authorizationUrl: string,
  decision: Decision = {},
): Promise<void> {
  const { page } = person;
  await page.goto(authorizationUrl);
  if (new URL(page.url()).pathname === '/sign-in') await signIn(page);
  for (const box of await page.getByRole('checkbox').all()) {
    const scope = await box.getAttribute('value');
    if (decision.without?.includes(scope ?? '')) await box.uncheck();
  }
  await keepPicture(page, 'consent');
  await press(page.getByRole('button', { name: decision.answer ?? 'Allow', exact: true }));
}

export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password').fill(OWNER.password);
  await keepPicture(page, 'sign-in');
  await press(page.getByRole('button', { name: 'Sign in', exact: true }));
  await page.waitForURL((url) => url.pathname !== '/sign-in');
}

/** Ends the one connection of that name on the person's own page. */
export async function disconnect({ page }: Person, base: string, name: string): Promise<void> {
  await page.goto(`${base}/dashboard/connections`);
  await keepPicture(page, 'connections');
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByText('Disconnect', { exact: true }).click();
  await row.getByRole('button', { name: 'Disconnect it' }).click();
  await page.getByText('It is refused from now on').waitFor();
}

/** A press sends a form; where the page goes on to is the caller's to wait for. */
async function press(button: Locator): Promise<void> {
  await button.click({ noWaitAfter: true });
}

/** For people's eyes alone, where TEST_PICTURES names a folder. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env['TEST_PICTURES'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const path = join(folder, `${name}-${colorScheme}.png`);
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  }
  await page.emulateMedia({ colorScheme: null });
}
