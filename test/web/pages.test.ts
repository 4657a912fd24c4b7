import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { invalidRequest, rateLimited } from '../../src/core/errors.ts';
import type { Accounts } from '../../src/core/accounts.ts';
import { oauthPage } from '../../src/web/consent-page.ts';
import type { ConsentView } from '../../src/web/consent-page.ts';
import { safeNext } from '../../src/web/next.ts';
import { openSite, TOKEN } from './site.ts';

const FLOW = 'F'.repeat(43);

const open = (accounts: Partial<Accounts> = {}, publicUrl?: string) =>
  openSite({ accounts, ...(publicUrl === undefined ? {} : { publicUrl }) });

describe('pages', () => {
  test.for(['/', '/setup', '/sign-in'])(
    '%s carries the guards of a page, and needs no script',
    async (path) => {
      const { get } = await open();
      const response = await get(path);
      expect(response.status).toBe(200);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(response.headers.get('x-frame-options')).toBe('DENY');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const { html } = response;
      expect(html).not.toMatch(/<script(?! src="\/assets\/)|\son\w+=|style="/);
      expect(html).toContain('<html lang="en">');
      for (const [, id] of html.matchAll(/<label for="([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
    },
  );

  test('what was typed comes back as text, never as markup, and passwords do not', async () => {
    const { post } = await open();
    const evil = '"><script>alert(1)</script>';
    const response = await post('/sign-in', { email: evil, password: 'secret-secret', next: '/' });
    expect(response.status).toBe(401);
    const { html } = response;
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('secret-secret');
  });

  test('the cookie of a session is kept from scripts and other sites; on https it is bound to the host', async () => {
    const http = await (await open()).post('/sign-in', { email: 'a@b.test', password: 'right', next: '/' });
    expect(http.headers.get('set-cookie')).toMatch(
      /^svc-session=T{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    );
    const https = await (
      await open({}, 'https://find.quill.test')
    ).post('/sign-in', { email: 'a@b.test', password: 'right' });
    expect(https.headers.get('set-cookie')).toMatch(
      /^__Host-svc-session=T{43}; Path=\/; HttpOnly; SameSite=Lax; Secure/,
    );
  });

  test('signing in ends the session that the browser had before', async () => {
    const { post, ended } = await open();
    await post('/sign-in', { email: 'a@b.test', password: 'right' }, { cookie: 'svc-session=planted' });
    expect(ended).toEqual(['planted']);
  });

  test('signing out ends the session and clears the cookie', async () => {
    const { post, ended } = await open();
    const response = await post('/sign-out', {}, { cookie: `x=1; svc-session=${TOKEN}` });
    expect([response.status, ended]).toEqual([303, [TOKEN]]);
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
  });

  test.for(['/sign-in', '/sign-out', '/setup'])(
    'a form for %s from another site is refused',
    async (path) => {
      const { send } = await open();
      for (const headers of [
        { origin: 'https://evil.test' },
        { origin: 'null' },
        {},
        { 'sec-fetch-site': 'cross-site' },
      ]) {
        const response = await send(path, headers, {
          email: 'a@b.test',
          password: 'right',
        });
        expect([headers, response.status, response.headers.get('set-cookie')]).toEqual([headers, 403, null]);
      }
    },
  );

  test.for([
    ['email must be an email address', 'email', 'Email must be an email address.'],
    ['password must have at least 12 characters', 'password', 'Password must have at least 12 characters.'],
    ['name must not be empty', 'team', 'Team must not be empty.'],
  ] as const)('what is wrong stands beside its field: %s', async ([message, field, words]) => {
    const { post } = await open({
      completeSetup: async () => {
        throw invalidRequest(message);
      },
    });
    const { status, page } = await post('/setup', { email: 'a@b.test', team: 'Quill', secret: 's' });
    expect([status, page(`#${field}-error`).text()]).toEqual([400, words]);
    const input = page(`#${field}`);
    expect(input.attr('aria-invalid')).toBe('true');
    expect(input.attr('aria-describedby')?.split(' ')).toContain(`${field}-error`);
    expect(page('[aria-invalid]')).toHaveLength(1);
    expect(page('#team').attr('value')).toBe('Quill');
  });

  test('before anybody could sign in, the page of sign-in says how to set up', async () => {
    const words = async (needsSetup: boolean) =>
      (await (await openSite({ needsSetup })).get('/sign-in', {})).page('main').text();
    expect(await words(true)).toContain('svc -- setup link');
    expect(await words(false)).not.toContain('setup link');
  });

  test('what no field is to blame for stands above the form', async () => {
    const { post } = await open({
      completeSetup: async () => {
        throw invalidRequest('This cannot be done now');
      },
    });
    const { status, page } = await post('/setup', { email: 'a@b.test', team: 'Quill', secret: 's' });
    expect([status, page('[role=alert]').text()]).toEqual([400, 'This cannot be done now.']);
    // The code is not to blame: it stays folded away.
    expect([page('details.code').attr('open'), page('#secret').attr('value')]).toEqual([undefined, 's']);
  });

  test('a code that opens nothing stands open, with the words beside it', async () => {
    const { get, post } = await open();
    const { status, page } = await post('/setup', { email: 'a@b.test', team: 'Quill', secret: 's' });
    expect([status, page('#secret-error').text()]).toEqual([
      400,
      'This set-up link was used already or is too old.',
    ]);
    expect(page('details.code').attr('open')).toBe('open');
    expect((await get('/setup')).page('details.code').attr('open')).toBe('open');
  });

  test('too many tries are told in words, with the seconds to wait', async () => {
    const { post } = await open({
      signIn: async () => {
        throw rateLimited(7);
      },
    });
    const response = await post('/sign-in', { email: 'a@b.test', password: 'x' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
    expect(response.html).toContain('Wait 7 seconds');
  });

  test('doubled and oversized fields are refused, missing ones are empty', async () => {
    const { post, send, base: origin } = await open();
    expect((await post('/sign-in', {})).status).toBe(401);
    expect((await post('/sign-in', { email: 'x'.repeat(300), password: 'x' })).status).toBe(400);
    expect((await post('/sign-in', { email: 'x', password: 'x'.repeat(20_000) })).status).toBe(413);
    const doubled = await fetch(`${origin}/sign-in`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=a&email=b&password=right',
    });
    expect(doubled.status).toBe(400);
    expect((await send('/sign-in', {})).status).toBe(200);
  });

  test.for([
    [`/oauth/consent?flow=${FLOW}`, `/oauth/consent?flow=${FLOW}`],
    ['/', '/'],
    ['/dashboard/keys', '/dashboard/keys'],
    ['/dashboard', '/dashboard'],
    ['/dashboard/../oauth', '/dashboard'],
    ['/dashboard//evil.test', '/dashboard'],
    ['/dashboard?x=1', '/dashboard'],
    ['//evil.test', '/dashboard'],
    ['/\\evil.test', '/dashboard'],
    ['https://evil.test/', '/dashboard'],
    ['/oauth/consent?flow=x', '/dashboard'],
    [`/oauth/consent?flow=${FLOW}&x=1`, '/dashboard'],
    [`/oauth/consent?flow=${FLOW}\r\nSet-Cookie: a=b`, '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    ['', '/dashboard'],
  ] as const)('after signing in, %j leads to %s', ([next, target]) => {
    expect(safeNext(next)).toBe(target);
  });
});

describe('consent', () => {
  const view: ConsentView = {
    kind: 'consent',
    action: '/oauth/consent',
    flow: FLOW,
    csrf: 'c',
    client: {
      name: 'Claude',
      provenHost: null,
      byOperator: false,
      redirectHost: 'claude.ai',
      redirectKind: 'https',
    },
    userEmail: 'ada@quill.test',
    teams: [{ id: 't1', name: 'Quill' }],
    scopes: ['email_finder', 'credits'],
    mistakes: [],
    choice: null,
  };
  const page = (client: Partial<ConsentView['client']>, more: Partial<ConsentView> = {}) =>
    oauthPage({ ...view, ...more, client: { ...view.client, ...client } });

  test('says who asks, that nobody has proven it, and where access goes', () => {
    const html = page({});
    expect(html).toContain('Claude');
    expect(html).toContain('nobody has proven it');
    expect(html).toContain('claude.ai');
    expect(page({ provenHost: 'claude.ai' })).toContain('vouched for by');
  });

  test('warns where access goes to a program or an app on this device', () => {
    expect(page({})).not.toContain('notice warn');
    expect(page({ redirectKind: 'loopback' })).toContain('program on this computer');
    expect(page({ redirectKind: 'private-scheme', redirectHost: 'cursor:' })).toContain('cursor:');
  });

  test('names with markup are text', () => {
    const html = page(
      { name: '<img src=x onerror=alert(1)>' },
      { teams: [{ id: '"><b>', name: '<b>Team</b>' }] },
    );
    expect(html).not.toMatch(/<img|<b>/);
  });

  test('offers each scope asked for, and each team', () => {
    expect(page({}).match(/type="checkbox"/g)).toHaveLength(2);
    const html = page(
      {},
      {
        teams: [
          { id: 't1', name: 'Quill' },
          { id: 't2', name: 'Ink' },
        ],
      },
    );
    expect(html.match(/<option /g)).toHaveLength(2);
  });

  test('asked once more, it says what is wrong beside the field and keeps what was chosen', () => {
    const teams = [
      { id: 't1', name: 'Quill' },
      { id: 't2', name: 'Ink' },
    ];
    const read = (more: Partial<ConsentView>) => load(page({}, { teams, ...more }));
    const bad = read({
      mistakes: ['bad_cap'],
      choice: { team: 't2', scopes: ['credits'], dailyCap: '"><b>1.5' },
    });
    expect(bad('#daily_cap').attr('value')).toBe('"><b>1.5');
    expect(bad('#daily_cap').attr('aria-describedby')).toContain('daily_cap-error');
    expect(bad('#daily_cap-error').text()).toContain('whole number');
    expect(bad('option[selected]').attr('value')).toBe('t2');
    expect(bad('input[checked]').attr('value')).toBe('credits');
    const none = read({ mistakes: ['no_scope'], choice: { team: 't1', scopes: [], dailyCap: '' } });
    expect(none('input[checked]')).toHaveLength(0);
    expect(none('fieldset').attr('aria-describedby')).toBe('scope-error');
    expect(none('#scope-error').text()).toContain('at least one');
    expect(none('.error')).toHaveLength(1);
  });

  test('going on is a refresh and a link to the same place, escaped', () => {
    const html = oauthPage({
      kind: 'continue',
      url: 'https://claude.ai/cb?code=1&state="><script>',
      clientName: 'Claude',
      allowed: true,
    });
    expect(html).not.toContain('<script>');
    expect(html.match(/https:\/\/claude\.ai\/cb\?code=1&amp;state=&quot;&gt;&lt;script&gt;/g)).toHaveLength(
      2,
    );
  });

  test.for(['unknown_client', 'redirect_uri', 'flow_gone', 'internal', 'something new'])(
    '%s has words',
    (code) => {
      expect(oauthPage({ kind: 'problem', code })).toMatch(/role="alert">[A-Z][^<]{20,}/);
    },
  );
});
