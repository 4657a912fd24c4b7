// A team's life as its people see it, in a real browser and with real letters: invited, in, raised, forgotten, gone.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { openMailbox } from '../support/mailbox.ts';
import { makeFolder, startProcess, svc } from '../support/process.ts';

const PASSWORD = 'correct horse battery';
const LINK = /http:\/\/localhost:\d+\/[a-z/-]+#[A-Za-z0-9_-]{43}/;

const linkIn = (letter: string) => LINK.exec(letter)?.[0] ?? '';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Opens what asks before it acts, and agrees. */
async function confirm(page: Page, label: string, yes: string): Promise<void> {
  await page.locator('summary', { hasText: label }).first().click();
  await press(page, yes);
}

async function signIn(page: Page, base: string, email: string, password: string): Promise<void> {
  await page.goto(`${base}/sign-in`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await press(page, 'Sign in');
}

describeInBrowser('people', (open) => {
  test('the life of a team, with mail', { timeout: 120_000 }, async () => {
    const mailbox = await openMailbox();
    const folder = makeFolder();
    const service = await startProcess(folder, {
      SVC_MAIL_URL: mailbox.url,
      SVC_MAIL_FROM: 'Email lookup <no-reply@find.quill.test>',
      SVC_SIGNUP: 'open',
      SVC_ROLE: 'web',
    });
    const base = service.base.replace('127.0.0.1', 'localhost');
    const { page: ada } = await open();
    const { page: bo } = await open();

    // Ada signs up with a confirmed address.
    await ada.goto(`${base}/sign-in`);
    await ada.getByRole('link', { name: 'Sign up' }).click();
    await ada.getByLabel('Email').fill('ada@quill.test');
    await press(ada, 'Send the link');
    await ada.getByText('A letter is on its way').waitFor();
    await ada.goto(linkIn(await mailbox.next('ada@quill.test')));
    // The code came along behind the #, so that its field is folded away.
    await ada.getByText('is filled in from your link').waitFor();
    expect(await ada.getByLabel('Code').isVisible()).toBe(false);
    await ada.getByLabel('Password').fill(PASSWORD);
    await ada.getByLabel('Team').fill('Quill');
    await press(ada, 'Make the account');
    await ada.waitForURL(`${base}/dashboard`);

    // She invites Bo, who opens the link, reads what it is about, and is in.
    await ada.goto(`${base}/dashboard/members`);
    await ada.getByLabel('Email').fill('bo@quill.test');
    await ada.getByLabel('Role').selectOption('member');
    await press(ada, 'Invite');
    await ada.getByText('A letter is on its way').waitFor();
    await bo.goto(linkIn(await mailbox.next('bo@quill.test')));
    await bo.getByText('has invited').waitFor();
    expect(bo.url()).toBe(`${base}/invitation`);
    await bo.getByLabel('Password').fill(PASSWORD);
    await press(bo, 'Make the account and join');
    await bo.waitForURL(`${base}/dashboard`);

    // A member reads who is in the team, and changes nobody.
    await bo.goto(`${base}/dashboard/members`);
    await bo.getByText('ada@quill.test').waitFor();
    expect(await bo.getByRole('button', { name: 'Invite' }).count()).toBe(0);
    expect((await bo.goto(`${base}/dashboard/team-data`))?.status()).toBe(403);

    // Raised, Bo may; and would be refused with a page that is stale once lowered again.
    await ada.goto(`${base}/dashboard/members`);
    await ada.locator('summary', { hasText: 'Change role' }).click();
    await ada.getByLabel('Role of bo@quill.test').selectOption('admin');
    await press(ada, 'Change');
    await ada.getByText('The role is changed').waitFor();
    await bo.goto(`${base}/dashboard/members`);
    await bo.getByLabel('Email').fill('cy@quill.test');
    await ada.locator('summary', { hasText: 'Change role' }).click();
    await ada.getByLabel('Role of bo@quill.test').selectOption('member');
    await press(ada, 'Change');
    await ada.getByText('The role is changed').waitFor();
    await press(bo, 'Invite');
    await bo.getByText('Only owners and admins invite').waitFor();
    expect(mailbox.left).toEqual([]);

    // Bo forgets the password.
    await bo.goto(`${base}/dashboard/account`);
    const { page: elsewhere } = await open();
    await elsewhere.goto(`${base}/sign-in`);
    await elsewhere.getByRole('link', { name: 'Forgotten your password?' }).click();
    await elsewhere.getByLabel('Email').fill('bo@quill.test');
    await press(elsewhere, 'Send the link');
    const reset = linkIn(await mailbox.next('bo@quill.test'));
    await elsewhere.goto(reset);
    await elsewhere.getByLabel('Password').fill('another horse battery');
    await press(elsewhere, 'Set the password');
    await elsewhere.getByText('Your password is set').waitFor();
    await bo.goto(`${base}/dashboard/account`);
    expect(bo.url()).toContain('/sign-in'); // all sessions have ended
    await signIn(elsewhere, base, 'bo@quill.test', 'another horse battery');
    await elsewhere.waitForURL(`${base}/dashboard`);

    // Two sessions; one ends the other.
    await signIn(bo, base, 'bo@quill.test', 'another horse battery');
    await bo.waitForURL(`${base}/dashboard`);
    await bo.goto(`${base}/dashboard/account`);
    await bo.getByText('Chrome on Linux').first().waitFor();
    await press(bo, 'End all others');
    await bo.getByText('All other sessions have ended').waitFor();
    await elsewhere.goto(`${base}/dashboard`);
    expect(elsewhere.url()).toContain('/sign-in');

    // Removed, Bo is out with the next page.
    await ada.goto(`${base}/dashboard/members`);
    await confirm(ada, 'Remove', 'Remove');
    await ada.getByText('The member is removed').waitFor();
    await bo.goto(`${base}/dashboard/members`);
    expect(await bo.getByText('ada@quill.test').count()).toBe(0);

    // The last owner cannot leave; she takes her data along and ends the team, then the account.
    await confirm(ada, 'Leave', 'Leave the team');
    await ada.getByText('A team must keep an owner').waitFor();
    await ada.goto(`${base}/dashboard/team-data`);
    const [download] = await Promise.all([ada.waitForEvent('download'), press(ada, 'Export the team')]);
    expect(download.suggestedFilename()).toBe('team.json');
    await ada.getByLabel('Type the name of the team').fill('Quill');
    await press(ada, 'Delete the team');
    await ada.waitForURL(`${base}/dashboard`);
    await ada.goto(`${base}/dashboard/account`);
    await ada.getByLabel('Type your address').fill('ada@quill.test');
    await press(ada, 'Delete the account');
    await ada.waitForURL(`${base}/`);
    await signIn(ada, base, 'ada@quill.test', PASSWORD);
    await ada.getByText('Email or password is wrong').waitFor();

    const log = JSON.stringify(service.lines);
    expect(log).not.toMatch(/quill\.test|[A-Za-z0-9_-]{43}/);
  });

  test(
    'without mail, links are shown to whoever gives them, and the operator prints one',
    { timeout: 90_000 },
    async () => {
      const folder = makeFolder();
      const service = await startProcess(folder, { SVC_ROLE: 'web' });
      const base = service.base.replace('127.0.0.1', 'localhost');
      const { page: ada } = await open();
      const { page: bo } = await open({ javaScriptEnabled: false });
      expect((await fetch(`${base}/sign-up`)).status).toBe(404);
      await ada.goto(LINK.exec(await service.told(LINK))?.[0] ?? '');
      await ada.getByLabel('Email').fill('ada@quill.test');
      await ada.getByLabel('Password').fill(PASSWORD);
      await ada.getByLabel('Team').fill('Quill');
      await press(ada, 'Create the owner');
      await ada.goto(`${base}/dashboard/members`);
      await ada.getByLabel('Email').fill('bo@quill.test');
      await press(ada, 'Invite');
      const shown = (await ada.locator('.copy code').textContent()) ?? '';
      expect(shown).toMatch(LINK);

      // Without a script the code is pasted.
      await bo.goto(`${base}/invitation`);
      await bo.getByLabel('Code').fill(shown.split('#')[1] ?? '');
      await press(bo, 'Go on');
      await bo.getByLabel('Password').fill(PASSWORD);
      await press(bo, 'Make the account and join');
      await bo.waitForURL(`${base}/dashboard`);

      await bo.goto(`${base}/reset`);
      await bo.getByText('sends no mail').waitFor();
      await ada.goto(`${base}/dashboard/members`);
      await confirm(ada, 'Reset link', 'Show the link');
      expect(await ada.locator('.copy code').textContent()).toMatch(LINK);
      const printed = await svc(
        folder,
        { SVC_PUBLIC_URL: base },
        'user',
        'reset-link',
        '--email',
        'bo@quill.test',
      );
      const [path, code = ''] = String(printed.answer['url']).split('#');
      expect(path).toBe(`${base}/reset/new`);
      await bo.goto(path ?? '');
      await bo.getByLabel('Password').fill('another horse battery');
      await bo.getByLabel('Code').fill(code);
      await press(bo, 'Set the password');
      await bo.getByText('Your password is set').waitFor();
      const unknown = await svc(folder, {}, 'user', 'reset-link', '--email', 'nobody@quill.test');
      expect([unknown.code, unknown.stderr.trim()]).toEqual([1, 'User not found']);
    },
  );
});
