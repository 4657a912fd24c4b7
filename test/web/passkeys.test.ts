import { expect, test } from 'vitest';
import { passkeyOffer } from '../../src/web/dashboard/ways-in/passkeys.ts';
import { Authenticator } from '../support/authenticator.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { makeSetting, PUBLIC_URL, SESSION } from './ways-in-setting.ts';

type Setting = Awaited<ReturnType<typeof makeSetting>>;
type Browser = ReturnType<Setting['openBrowser']>;

describeEachDatabase('the pages of passkeys', (open) => {
  const make = async () => makeSetting(await open());

  async function add(browser: Browser, authenticator: Authenticator, name = 'Laptop') {
    const { html } = await browser.go('/dashboard/sign-in/passkeys/options', {});
    const credential = authenticator.create(JSON.parse(html) as object);
    return browser.go('/dashboard/sign-in/passkeys', { credential, name });
  }
  async function signIn(browser: Browser, authenticator: Authenticator, next = '') {
    const { html } = await browser.go('/sign-in/passkey/options', {});
    const credential = authenticator.get(JSON.parse(html) as object);
    return browser.go('/sign-in/passkey', { credential, next });
  }

  test('sign-in works without script; the passkey’s form is hidden until there is one', async () => {
    const s = await make();
    const { page, headers } = await s.openBrowser().go('/sign-in');
    expect(page('form[action="/sign-in"] button').text()).toBe('Sign in');
    expect(page('form[data-passkey=get]').attr('hidden')).toBeDefined();
    expect(page('input[name=email]').attr('autocomplete')).toBe('username webauthn');
    expect(page('script').attr('src')).toMatch(/^\/assets\/[0-9a-f]{12}\/passkey\.js$/);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'; connect-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  test('a passkey signs in: a new session, the planted one ends, and on to where the person wanted', async () => {
    const s = await make();
    const authenticator = new Authenticator(PUBLIC_URL);
    const { browser: own } = await s.signIn('ada@quill.test');
    expect((await add(own, authenticator)).location).toBe('/dashboard/sign-in?done=added');
    const { browser } = await s.signIn('mallory@ink.test');
    const planted = browser.cookies.get(SESSION) ?? '';
    expect(await signIn(browser, authenticator, '/dashboard/sign-in')).toMatchObject({
      status: 303,
      location: '/dashboard/sign-in',
    });
    expect(await s.accounts.findSession(planted)).toBeNull();
    expect(await s.accounts.findSession(browser.cookies.get(SESSION) ?? '')).toMatchObject({
      email: 'ada@quill.test',
    });
    expect((await signIn(browser, authenticator, '//evil.test')).location).toBe('/dashboard');
  });

  test('what does not hold opens no session and keeps where the person wanted to go', async () => {
    const s = await make();
    const browser = s.openBrowser();
    for (const credential of ['', '{}', '<b>']) {
      const answer = await browser.go('/sign-in/passkey', { credential, next: '/dashboard/sign-in' });
      expect([answer.status, browser.cookies.size]).toEqual([401, 0]);
      expect(answer.page('main a').attr('href')).toBe('/sign-in?next=%2Fdashboard%2Fsign-in');
    }
    expect((await browser.go('/sign-in/passkey', { credential: 'x'.repeat(16_000) })).status).toBe(400);
    expect((await browser.go('/sign-in/passkey', { credential: 'x'.repeat(20_000) })).status).toBe(413);
  });

  test.for([
    '/sign-in/passkey',
    '/sign-in/passkey/options',
    '/dashboard/sign-in/passkeys',
    '/dashboard/sign-in/passkeys/options',
  ])('another site can ask nothing of %s', async (path) => {
    const s = await make();
    const { browser } = await s.signIn('ada@quill.test');
    expect((await browser.go(path, { credential: '{}' }, 'https://evil.test')).status).toBe(403);
    expect(await s.db.selectFrom('passkey_challenges').select('hash').execute()).toEqual([]);
  });

  test('who is not signed in is sent to sign-in, and gets no options to add one', async () => {
    const s = await make();
    const answer = await s.openBrowser().go('/dashboard/sign-in/passkeys/options', {});
    expect([answer.status, answer.location]).toEqual([303, '/sign-in?next=%2Fdashboard%2Fsign-in']);
  });

  test('too many tries are told with the seconds to wait', async () => {
    const s = await make();
    const browser = s.openBrowser();
    let answer = await browser.go('/sign-in/passkey/options', {});
    // A slow machine earns a few more.
    for (let i = 0; i < 300 && answer.status === 200; i++)
      answer = await browser.go('/sign-in/passkey/options', {});
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  test('they are listed with their name as text, and removed by their person alone', async () => {
    const s = await make();
    const { userId, browser } = await s.signIn('ada@quill.test');
    const { browser: other } = await s.signIn('bo@ink.test');
    await add(browser, new Authenticator(PUBLIC_URL), '<b>Laptop');
    const { page, html } = await browser.go('/dashboard/sign-in');
    expect(html).not.toContain('<b>Laptop');
    expect(page('td.title').text().trim()).toBe('<b>Laptop');
    const action = page('form[action$="/remove"]').attr('action') ?? '';
    await other.go(action, {});
    expect(await s.passkeys.list(userId)).toHaveLength(1);
    expect((await browser.go(action, {})).location).toBe('/dashboard/sign-in?done=removed');
    expect(await s.passkeys.list(userId)).toEqual([]);
  });

  test('a passkey that is not accepted is told on the page', async () => {
    const s = await make();
    const { browser } = await s.signIn('ada@quill.test');
    const answer = await browser.go('/dashboard/sign-in/passkeys', { credential: '{}', name: 'x' });
    expect([answer.status, answer.page('p.notice[role=alert]').text()]).toEqual([
      400,
      'The passkey was not accepted. Try again.',
    ]);
  });

  test('neither a passkey nor a linked account is added to an account that was left open', async () => {
    const s = await make();
    const { userId, browser } = await s.signIn('ada@quill.test');
    s.clock.at += 900_000;
    const { page } = await browser.go('/dashboard/sign-in');
    expect(page('form[data-passkey], form[action$="/provider"]')).toHaveLength(0);
    const again = page('main a.button').first();
    expect([again.text(), again.attr('href')]).toEqual([
      'Sign in again',
      '/sign-in?next=%2Fdashboard%2Fsign-in',
    ]);
    for (const path of ['passkeys/options', 'passkeys', 'provider']) {
      const answer = await browser.go(`/dashboard/sign-in/${path}`, { credential: '{}', name: 'x' });
      expect([path, answer.status, answer.page('main').text()]).toEqual([
        path,
        403,
        expect.stringContaining('sign in again'),
      ]);
    }
    browser.cookies.set(SESSION, await s.accounts.startSession(userId));
    expect((await add(browser, new Authenticator(PUBLIC_URL))).location).toBe(
      '/dashboard/sign-in?done=added',
    );
  });

  test('the offer goes with the answer', async () => {
    const s = await make();
    const { userId, browser } = await s.signIn('ada@quill.test');
    expect(String(await passkeyOffer(s.passkeys, userId))).toContain('Add a passkey');
    expect((await browser.go('/dashboard/sign-in/offer/dismiss', {})).location).toBe('/dashboard');
    expect(String(await passkeyOffer(s.passkeys, userId))).toBe('');
    expect(String(await passkeyOffer(null, userId))).toBe('');
  });
});
