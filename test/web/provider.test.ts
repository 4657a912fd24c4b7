import { expect, test } from 'vitest';
import { describeEachDatabase } from '../support/databases.ts';
import { ATTEMPT, makeSetting, PUBLIC_URL, SESSION } from './ways-in-setting.ts';

const FLOW = 'F'.repeat(43);
const MARKUP = '<script>alert(1)</script>';
const ada = { sub: 'ada', email: 'ada@quill.test', email_verified: true };

describeEachDatabase('the pages of sign-in through a provider', (open) => {
  const make = async (...[more]: [Parameters<typeof makeSetting>[1]?]) => makeSetting(await open(), more);

  test('the button is a form of our own page; nothing else starts a sign-in', async () => {
    const s = await make();
    const browser = s.openBrowser();
    const { page } = await browser.go(`/sign-in?next=${encodeURIComponent(`/oauth/consent?flow=${FLOW}`)}`);
    const form = page('form[action="/sign-in/provider"]');
    expect(form.attr('method')).toBe('post');
    expect(form.find('input[name=next]').attr('value')).toBe(`/oauth/consent?flow=${FLOW}`);
    expect(form.find('button').text()).toContain('127.0.0.1');
    expect((await browser.go('/sign-in/provider')).status).toBe(404);
    for (const origin of ['https://evil.test', 'null']) {
      expect((await browser.go('/sign-in/provider', { next: '' }, origin)).status).toBe(403);
    }
    expect([...browser.cookies]).toEqual([]);
    expect(await s.db.selectFrom('upstream_attempts').select('hash').execute()).toEqual([]);
  });

  test('the browser is sent away by a page, with a cookie that is its own and short', async () => {
    const s = await make();
    const { status, headers, page } = await s.openBrowser().go('/sign-in/provider', { next: '' });
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-svc-upstream=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=600$/,
    );
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    const target = page('main a').attr('href') ?? '';
    expect(page('meta[http-equiv=refresh]').attr('content')).toBe(`0;url=${target}`);
    expect(target.startsWith(`${s.provider.issuer}/authorize?`)).toBe(true);
  });

  test('coming back makes a new session, ends the one before, and goes on to where the person wanted', async () => {
    const s = await make();
    const { browser } = await s.signIn('mallory@ink.test');
    const planted = browser.cookies.get(SESSION) ?? '';
    const path = await browser.leave(ada, '/sign-in/provider', `/oauth/consent?flow=${FLOW}`);
    expect(await browser.go(path)).toMatchObject({ status: 303, location: `/oauth/consent?flow=${FLOW}` });
    const token = browser.cookies.get(SESSION) ?? '';
    expect(token).not.toBe(planted);
    expect(await s.accounts.findSession(planted)).toBeNull();
    expect(await s.accounts.findSession(token)).toMatchObject({ email: 'ada@quill.test' });
    expect(browser.cookies.has(ATTEMPT)).toBe(false);
  });

  test.for([
    '//evil.test',
    '/\\evil.test',
    'https://evil.test/',
    '/dashboard\r\nx: y',
    'javascript:alert(1)',
  ])('after it, %j leads to the dashboard', async (next) => {
    const browser = (await make()).openBrowser();
    const path = await browser.leave(ada, '/sign-in/provider', next);
    expect((await browser.go(path)).location).toBe('/dashboard');
  });

  test('an answer made in another browser signs nobody in here (login CSRF)', async () => {
    const s = await make();
    const attacker = s.openBrowser();
    const theirs = await attacker.leave({ ...ada, sub: 'mallory' });
    const [fresh, underWay] = [s.openBrowser(), s.openBrowser()];
    const own = await underWay.leave(ada);
    for (const victim of [fresh, underWay]) {
      expect((await victim.go(theirs)).status).toBe(400);
      expect(victim.cookies.has(SESSION)).toBe(false);
    }
    expect((await underWay.go(own)).status).toBe(303);
  });

  test('an answer is good once, and a cookie that was made up opens nothing', async () => {
    const s = await make();
    const browser = s.openBrowser();
    const path = await browser.leave(ada);
    const attempt = browser.cookies.get(ATTEMPT) ?? '';
    expect((await browser.go(path)).status).toBe(303);
    browser.cookies.set(ATTEMPT, attempt);
    expect((await browser.go(path)).status).toBe(400);
    for (const forged of ['A'.repeat(43), 'x', '%00']) {
      const other = s.openBrowser();
      other.cookies.set(ATTEMPT, forged);
      expect((await other.go(path)).status).toBe(400);
      expect(other.cookies.has(SESSION)).toBe(false);
    }
  });

  test('what the provider or anybody writes into the answer is on no page and in no log', async () => {
    const s = await make();
    const browser = s.openBrowser();
    const state = new URL(`${PUBLIC_URL}${await browser.leave(ada)}`).searchParams.get('state') ?? '';
    const said = { error: MARKUP, error_description: MARKUP, error_uri: 'javascript:alert(1)' };
    const own = new URLSearchParams({ ...said, state, iss: s.provider.issuer });
    const foreign = new URLSearchParams({ ...said, state: MARKUP, iss: MARKUP, code: MARKUP });
    for (const [query, status] of [
      [foreign, 400],
      [own, 403],
    ] as const) {
      const answer = await browser.go(`/sign-in/callback?${query.toString()}`);
      expect(answer.status).toBe(status);
      expect(answer.html).not.toMatch(/alert|javascript:/);
    }
    expect(s.failures).toEqual([
      { reason: 'not_started_here', detail: 'no attempt' },
      { reason: 'refused', detail: 'error answer' },
    ]);
  });

  test.for(['code', 'state', 'iss'])('an answer with %s twice is refused', async (name) => {
    const s = await make();
    const browser = s.openBrowser();
    const path = await browser.leave(ada);
    expect((await browser.go(`${path}&${name}=x`)).status).toBe(400);
    expect(browser.cookies.has(SESSION)).toBe(false);
  });

  test('an ID token that does not hold is told without its content', async () => {
    const s = await make();
    const browser = s.openBrowser();
    s.provider.lies = { claims: { aud: 'another', email: 'mallory@quill.test' } };
    const answer = await browser.go(await browser.leave(ada));
    expect(answer.status).toBe(400);
    expect(answer.html).not.toContain('mallory');
    expect(JSON.stringify(s.failures)).not.toMatch(/mallory|ada/);
  });

  test.for([
    [{ ...ada, email_verified: false }, 'not verified'],
    [{ ...ada, email: 'ada@elsewhere.test' }, 'not invited'],
    [{ ...ada, email: 'owner@quill.test' }, 'have an account here'],
  ] as const)('%j is told what to do', async ([claims, words]) => {
    const s = await make();
    await s.signIn('owner@quill.test');
    const browser = s.openBrowser();
    const answer = await browser.go(await browser.leave(claims));
    expect([answer.status, browser.cookies.has(SESSION)]).toEqual([403, false]);
    expect(answer.page('h1').text()).toContain(words);
  });

  test('a provider that is down says so when the button is pressed', async () => {
    const s = await make();
    await s.provider.stop();
    const browser = s.openBrowser();
    expect((await browser.go('/sign-in')).status).toBe(200);
    const answer = await browser.go('/sign-in/provider', { next: '' });
    expect([answer.status, browser.cookies.size]).toEqual([503, 0]);
    expect(answer.page('main').text()).toContain('cannot be reached');
  });

  test('who is signed in links an account, in the same session, and unlinks it', async () => {
    const s = await make();
    const { userId, browser } = await s.signIn('owner@ink.test');
    const token = browser.cookies.get(SESSION);
    const path = await browser.leave({ sub: 'x' }, '/dashboard/sign-in/provider');
    expect(await browser.go(path)).toMatchObject({
      status: 303,
      location: '/dashboard/sign-in?done=linked',
    });
    expect(browser.cookies.get(SESSION)).toBe(token);
    const { page } = await browser.go('/dashboard/sign-in?done=linked');
    expect(page('[role=status]').text()).toContain('linked');
    const form = page('form[action="/dashboard/sign-in/provider/remove"]');
    const fields = Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, value] as const));
    expect(fields).toEqual({ issuer: s.provider.issuer, subject: 'x' });
    expect((await browser.go('/dashboard/sign-in/provider/remove', fields)).status).toBe(303);
    expect(await s.upstream.list(userId)).toEqual([]);
  });

  test('nobody is made to link: not by another site, not by another’s answer, not in another session', async () => {
    const s = await make();
    const { userId, browser } = await s.signIn('owner@ink.test');
    const forged = await browser.go('/dashboard/sign-in/provider', {}, 'https://evil.test');
    expect([forged.status, browser.cookies.has(ATTEMPT)]).toEqual([403, false]);
    const { browser: attacker } = await s.signIn('mallory@ink.test');
    const theirs = await attacker.leave({ sub: 'mallory' }, '/dashboard/sign-in/provider');
    expect((await browser.go(theirs)).status).toBe(400);
    // Even with the attacker's cookie planted, the session is another.
    browser.cookies.set(ATTEMPT, attacker.cookies.get(ATTEMPT) ?? '');
    expect((await browser.go(theirs)).status).toBe(400);
    expect(await s.upstream.list(userId)).toEqual([]);
  });

  test('an identity of somebody else is not taken over by linking', async () => {
    const s = await make();
    const first = s.openBrowser();
    await first.go(await first.leave(ada));
    const { browser } = await s.signIn('owner@ink.test');
    const answer = await browser.go(await browser.leave(ada, '/dashboard/sign-in/provider'));
    expect([answer.status, answer.page('h1').text()]).toEqual([403, 'Somebody else has linked this']);
  });

  test('the only way in cannot be unlinked', async () => {
    const s = await make();
    const browser = s.openBrowser();
    await browser.go(await browser.leave(ada));
    const fields = { issuer: s.provider.issuer, subject: 'ada' };
    const answer = await browser.go('/dashboard/sign-in/provider/remove', fields);
    expect(answer.status).toBe(400);
    expect(answer.page('[role=alert]').text()).toContain('only way to sign in');
  });

  test('a removed person’s session is over, and so is their way in', async () => {
    const s = await make({ domains: [] });
    const { userId, browser } = await s.signIn('ada@quill.test');
    await browser.go(await browser.leave(ada, '/dashboard/sign-in/provider'));
    await s.db.deleteFrom('users').where('id', '=', userId).execute();
    expect((await browser.go('/dashboard/sign-in')).location).toContain('/sign-in?next=');
    expect((await browser.go(await browser.leave(ada))).status).toBe(403);
  });
});
