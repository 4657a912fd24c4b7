// The pages about people over the real core, on a database in memory: what each refuses, and what it never shows.
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { migrateToLatest } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { createAccounts } from '../../src/core/accounts.ts';
import { teamsOfUser } from '../../src/core/user-teams.ts';
import type { UserTeam } from '../../src/core/user-teams.ts';
import { createInvitation } from '../../src/web/arrive/invitation.ts';
import { createReset } from '../../src/web/arrive/reset.ts';
import { createSignUp } from '../../src/web/arrive/sign-up.ts';
import { browserName } from '../../src/web/browser-name.ts';
import { accountSection } from '../../src/web/dashboard/account/section.ts';
import { membersSection } from '../../src/web/dashboard/members/section.ts';
import { teamDataSection } from '../../src/web/dashboard/team-data.ts';
import { makePeople, PASSWORD, secretIn } from '../core/people-setting.ts';
import { openSite } from './site.ts';

type Actor = { teamId: string; userId: string };

async function open(mail: 'taken' | 'refused' | 'none' = 'taken') {
  const storage = await openDatabase({ url: ':memory:' });
  onTestFinished(() => storage.close());
  await migrateToLatest(storage);
  const p = await makePeople(storage, { mail });
  const accounts = createAccounts({ ...p.deps, buckets: storage.buckets, signupCredits: 25 });
  const teams: UserTeam[] = [];
  const { arrivals, people, account, now } = p;
  const publicUrl = 'http://find.quill.test';
  const { signUp } = arrivals;
  const site = await openSite({
    publicUrl,
    accounts,
    teams,
    sections: [
      membersSection({ people }),
      teamDataSection({ people }),
      accountSection({ account, now, publicUrl }),
    ],
    areas: [
      createInvitation({ accounts, arrivals, publicUrl }),
      createReset({ arrivals, publicUrl }),
      ...(signUp === null ? [] : [createSignUp({ accounts, signUp, publicUrl })]),
    ],
  });
  /** Signs the person in; from now on the site shows their teams. */
  const as = async (actor: Actor) => {
    const token = await accounts.startSession(actor.userId, 'Firefox on Linux');
    teams.splice(0, teams.length, ...(await teamsOfUser(p, actor.userId)));
    const cookie = { cookie: `svc-session=${token}` };
    return {
      cookie,
      token,
      get: (path: string) => site.get(path, cookie),
      post: (path: string, form: Record<string, string> = {}, headers = {}) =>
        site.post(path, { for_team: actor.teamId, ...form }, { ...cookie, ...headers }),
    };
  };
  return { ...p, site, accounts, as };
}

type Opened = Awaited<ReturnType<typeof open>>;

describe('pages of members', () => {
  let p: Opened;
  beforeEach(async () => {
    p = await open();
  });

  test('there are pages of twelve members and six invitations under 60 KB, and none is left out', async () => {
    for (let index = 0; index < 30; index += 1) await p.add(`member-${index}`, 'member');
    const { get } = await p.as(p.owner);
    for (let index = 0; index < 8; index += 1)
      await p.people.invite(p.owner, { email: `new-${index}@quill.test`, role: 'member' });
    const seen: string[] = [];
    for (let path: string | undefined = '/dashboard/members'; path !== undefined;) {
      const { page, html } = await get(path);
      expect(Buffer.byteLength(html)).toBeLessThan(51_000);
      const [members] = page('table').toArray();
      seen.push(
        ...page('td.title .who', members)
          .toArray()
          .map((cell) => page(cell).text()),
      );
      path = page('a[href*="members="]').attr('href');
    }
    expect(seen).toHaveLength(31);
    expect(new Set(seen).size).toBe(31);
    const { page } = await get('/dashboard/members');
    const more = page('a[href*="invitations="]').attr('href') ?? '';
    expect((await get(more)).page('form[action*="/invitations/"][action$="/end"]')).toHaveLength(2);
  });

  test('a member reads who is in the team, and is offered nothing', async () => {
    await p.people.invite(p.owner, { email: 'new@quill.test', role: 'member' });
    const { get } = await p.as(await p.add('bo', 'member'));
    const { page, html } = await get('/dashboard/members');
    expect(page('tbody tr')).toHaveLength(2);
    expect(
      page('form[action^="/dashboard/members"]')
        .map((_, form) => form.attribs['action'])
        .get(),
    ).toEqual(['/dashboard/members/leave']);
    expect(html).not.toContain('new@quill.test');
  });

  test.for([
    ['/dashboard/members', { email: 'new@quill.test', role: 'member' }],
    ['/dashboard/members/OWNER/role', { role: 'member' }],
    ['/dashboard/members/OWNER/remove', {}],
    ['/dashboard/members/invitations/any/end', {}],
    ['/dashboard/team-data/export', {}],
    ['/dashboard/team-data/delete', { name: 'Quill' }],
  ] as const)('a member who posts the form of %s is refused, and nothing changes', async ([path, form]) => {
    const { post } = await p.as(await p.add('bo', 'member'));
    const { status } = await post(path.replace('OWNER', p.userId), form);
    expect(status).toBe(403);
    expect(await p.roleOf(p.userId)).toBe('owner');
    expect(p.letters).toEqual([]);
  });

  test('an admin is offered no owner’s doings', async () => {
    await p.add('cy', 'member');
    const { get } = await p.as(await p.add('bo', 'admin'));
    const { page } = await get('/dashboard/members');
    expect(page(`form[action^="/dashboard/members/${p.userId}"]`)).toHaveLength(0);
    expect(page('option[value=owner]')).toHaveLength(0);
    expect((await get('/dashboard/team-data')).status).toBe(403);
  });

  test.for([
    [{ email: 'nobody', role: 'member' }, 400],
    [{ email: '', role: 'member' }, 400],
    [{ email: 'a@b.test\r\nBcc: c@d.test', role: 'member' }, 400],
    [{ email: 'owner@quill.test', role: 'member' }, 400],
    [{ email: 'x'.repeat(300), role: 'member' }, 400],
    [{ email: 'a@b.test', role: 'king' }, 400],
    [{ email: 'a@b.test' }, 400],
  ] as const)('an invitation that cannot be is told beside its field: %j', async ([form, status]) => {
    const { post } = await p.as(p.owner);
    const answer = await post('/dashboard/members', { ...form });
    expect(answer.status).toBe(status);
    expect(p.letters).toEqual([]);
  });

  test('a wrong address is kept in the form as text', async () => {
    const { post } = await p.as(p.owner);
    const { page, html } = await post('/dashboard/members', { email: '"><b>x', role: 'admin' });
    expect(page('#email').attr('value')).toBe('"><b>x');
    expect(page('#email').attr('aria-describedby')).toContain('email-error');
    expect(page('#role').val()).toBe('admin');
    expect(html).not.toContain('<b>x');
  });

  test('what became of a letter is told, and a mailed link is not shown', async () => {
    const { post } = await p.as(p.owner);
    const { html } = await post('/dashboard/members', { email: 'new@quill.test', role: 'member' });
    expect(html).toContain('A letter is on its way');
    expect(html).not.toContain(secretIn(p.letters[0]?.text));
    const refused = await open('refused');
    const told = await (
      await refused.as(refused.owner)
    ).post('/dashboard/members', { email: 'new@quill.test', role: 'member' });
    expect(told.html).toContain('mail server did not take');
    expect(told.html).not.toMatch(/#[A-Za-z0-9_-]{43}/);
  });

  test('an invitation is issued again and taken back; a second time it is not there', async () => {
    const { post } = await p.as(p.owner);
    await post('/dashboard/members', { email: 'new@quill.test', role: 'member' });
    const id = async () => (await p.people.listInvitations(p.teamId))[0]?.id ?? '';
    expect((await post(`/dashboard/members/invitations/${await id()}/again`)).status).toBe(200);
    const last = await id();
    const ended = await post(`/dashboard/members/invitations/${last}/end`);
    expect(ended.headers.get('location')).toBe('/dashboard/members?done=ended');
    expect((await post(`/dashboard/members/invitations/${last}/end`)).status).toBe(404);
    expect((await post(`/dashboard/members/invitations/${last}/again`)).status).toBe(404);
  });

  test('roles are changed and members removed; what cannot be is told, and changes nothing', async () => {
    const bo = await p.add('bo', 'member');
    const { post } = await p.as(p.owner);
    const changed = await post(`/dashboard/members/${bo.userId}/role`, { role: 'admin' });
    expect([changed.status, await p.roleOf(bo.userId)]).toEqual([303, 'admin']);
    const last = await post(`/dashboard/members/${p.userId}/role`, { role: 'member' });
    expect([last.status, await p.roleOf(p.userId)]).toEqual([400, 'owner']);
    expect(last.html).toContain('A team must keep an owner');
    expect((await post('/dashboard/members/leave')).status).toBe(400);
    expect((await post(`/dashboard/members/${p.userId}/remove`)).status).toBe(400);
    expect((await post(`/dashboard/members/${bo.userId}/remove`)).status).toBe(303);
    expect((await post(`/dashboard/members/${bo.userId}/remove`)).status).toBe(404);
    expect((await post('/dashboard/members/unknown/role', { role: 'member' })).status).toBe(404);
  });

  test('with mail there is no reset link to be had; without, it is shown once to those above', async () => {
    const { post } = await p.as(p.owner);
    const bo = await p.add('bo', 'member');
    expect((await post(`/dashboard/members/${bo.userId}/reset`)).status).toBe(404);
    const q = await open('none');
    const cy = await q.add('cy', 'member');
    const asOwner = await q.as(q.owner);
    const shown = await asOwner.post(`/dashboard/members/${cy.userId}/reset`);
    expect(shown.html).toMatch(/\/reset\/new#[A-Za-z0-9_-]{43}/);
    expect((await asOwner.post(`/dashboard/members/${q.userId}/reset`)).status).toBe(403);
    expect((await asOwner.post('/dashboard/members/unknown/reset')).status).toBe(404);
  });

  test.for(['', '/leave', '/x/role', '/x/remove', '/x/reset', '/invitations/x/end', '/invitations/x/again'])(
    'a form for /dashboard/members%s from another site is refused',
    async (path) => {
      const { post } = await p.as(p.owner);
      const form = { email: 'eve@evil.test', role: 'owner' };
      const answer = await post(`/dashboard/members${path}`, form, { origin: 'https://evil.test' });
      expect(answer.status).toBe(403);
      expect(p.letters).toEqual([]);
    },
  );
});

describe('the team’s data', () => {
  test('is taken along as one file by an owner, and gone with the typed name alone', async () => {
    const p = await open();
    const { get, post } = await p.as(p.owner);
    expect((await get('/dashboard/team-data')).status).toBe(200);
    const file = await post('/dashboard/team-data/export');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="team.json"');
    expect(JSON.parse(file.html)).toMatchObject({ team: { name: 'Quill' } });
    const wrong = await post('/dashboard/team-data/delete', { name: 'quill' });
    expect([wrong.status, wrong.page('#name-error').length]).toEqual([400, 1]);
    expect((await post('/dashboard/team-data/delete', { name: 'Quill' })).status).toBe(303);
    expect(await p.db.selectFrom('teams').select('id').execute()).toEqual([]);
  });

  test('a file whose reading fails half-way is cut off, not ended', async () => {
    const p = await open();
    const broken = async function* () {
      yield '{"a":';
      throw new Error('the database has gone');
    };
    const section = teamDataSection({ people: { ...p.people, exportTeam: async () => broken() } });
    const site = await openSite({ sections: [section] });
    await expect(site.post('/dashboard/team-data/export', { for_team: 't1' })).rejects.toThrow();
    expect(site.errors).toHaveLength(1);
  });
});

describe('pages of one’s own account', () => {
  test('the password is changed by who knows it; what is wrong stands beside its field', async () => {
    const p = await open();
    const { get, post } = await p.as(await p.add('bo', 'member', { password: true }));
    const path = '/dashboard/account/password';
    const wrong = await post(path, { current: 'wrong', password: 'another horse battery' });
    expect([wrong.status, wrong.page('#current-error').length]).toEqual([400, 1]);
    const short = await post(path, { current: PASSWORD, password: 'short' });
    expect([short.status, short.page('#password-error').length]).toEqual([400, 1]);
    expect(short.html).not.toContain(PASSWORD);
    expect((await post(path, { current: PASSWORD, password: 'another horse battery' })).status).toBe(303);
    expect((await get('/dashboard/account')).status).toBe(200); // this session stays
    for (let n = 0; n < 8; n += 1) await post(path, { current: 'x', password: 'another horse battery' });
    const slowed = await post(path, { current: 'x', password: 'another horse battery' });
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('sessions are listed with this one marked, and ended; those of others are not there', async () => {
    const p = await open();
    const bo = await p.add('bo', 'member');
    const others = await p.as(p.owner);
    const [before, here] = [await p.as(bo), await p.as(bo)];
    const { page } = await here.get('/dashboard/account');
    expect(page('tbody tr')).toHaveLength(2);
    expect(page('tbody').text()).toContain('Firefox on Linux');
    expect(page('tbody .badge')).toHaveLength(1);
    const foreign = (await p.accounts.findSession(others.token))?.id ?? '';
    expect((await here.post(`/dashboard/account/sessions/${foreign}/end`)).status).toBe(404);
    const ended = await here.post('/dashboard/account/sessions/end-others');
    expect(ended.headers.get('location')).toBe('/dashboard/account?done=others');
    expect((await before.get('/dashboard/account')).headers.get('location')).toContain('/sign-in');
    expect(await p.accounts.findSession(others.token)).not.toBeNull();
  });

  test('the account is deleted with the typed address, unless a team would be left without an owner', async () => {
    const p = await open();
    const bo = await p.add('bo', 'member');
    const asOwner = await p.as(p.owner);
    expect((await asOwner.get('/dashboard/account')).html).toContain('last owner of');
    const held = await asOwner.post('/dashboard/account/delete', { email: 'owner@quill.test' });
    expect([held.status, await p.roleOf(p.userId)]).toEqual([400, 'owner']);
    const asBo = await p.as(bo);
    const wrong = await asBo.post('/dashboard/account/delete', { email: 'owner@quill.test' });
    expect([wrong.status, wrong.page('#email-error').length]).toEqual([400, 1]);
    const gone = await asBo.post('/dashboard/account/delete', { email: 'bo@quill.test' });
    expect([gone.status, gone.headers.get('set-cookie')]).toEqual([
      303,
      expect.stringContaining('Max-Age=0'),
    ]);
    expect(await p.roleOf(bo.userId)).toBeNull();
  });

  test('an account that was left open is not deleted before its person has signed in again', async () => {
    const p = await open();
    const bo = await p.add('bo', 'member');
    const asBo = await p.as(bo);
    p.clock.at += 900_000;
    const { page } = await asBo.get('/dashboard/account');
    expect(page('form[action$="/delete"]')).toHaveLength(0);
    expect(page('main a.button').attr('href')).toBe('/sign-in?next=%2Fdashboard%2Faccount');
    const held = await asBo.post('/dashboard/account/delete', { email: 'bo@quill.test' });
    expect([held.status, held.page('main').text()]).toEqual([403, expect.stringContaining('sign in again')]);
    const again = await p.as(bo);
    expect((await again.post('/dashboard/account/delete', { email: 'bo@quill.test' })).status).toBe(303);
  });

  test.for(['password', 'sessions/end-others', 'sessions/x/end', 'delete'])(
    'a form for /dashboard/account/%s from another site is refused',
    async (path) => {
      const p = await open();
      const { post } = await p.as(p.owner);
      const form = { email: 'owner@quill.test' };
      const headers = { origin: 'https://evil.test' };
      expect((await post(`/dashboard/account/${path}`, form, headers)).status).toBe(403);
      expect(await p.roleOf(p.userId)).toBe('owner');
    },
  );
});

describe('pages of those who arrive', () => {
  let p: Opened;
  beforeEach(async () => {
    p = await open();
  });
  const invite = async (email = 'new@quill.test') => {
    await p.people.invite(p.owner, { email, role: 'member' });
    return secretIn(p.letters.at(-1)?.text);
  };
  const stranger = {};

  test.for(['/invitation', '/reset', '/reset/new', '/sign-up', '/sign-up/confirm'])(
    '%s carries the guards of a page, and works without a script',
    async (path) => {
      const { status, headers, html, page } = await p.site.get(path, stranger);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(html).not.toMatch(/<script(?! src="\/assets\/)|\son\w+=|style="/);
      expect(page('form[method=post] button[type=submit]')).toHaveLength(1);
      if (path !== '/reset' && path !== '/sign-up') expect(page('label[for=secret]')).toHaveLength(1);
    },
  );

  test.for([
    ['/invitation', {}],
    ['/invitation/accept', { password: PASSWORD }],
    ['/invitation/sign-in', { password: PASSWORD }],
    ['/invitation/join', {}],
    ['/reset/new', { password: PASSWORD }],
    ['/sign-up/confirm', { password: PASSWORD, team: 'Ink' }],
  ] as const)('%s with a code that opens nothing says so, and signs nobody in', async ([path, form]) => {
    for (const secret of ['', 'x', 'A'.repeat(43), 'x'.repeat(200)]) {
      const answer = await p.site.post(path, { secret, ...form }, stranger);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([400, null]);
      expect(answer.page('#secret-error')).toHaveLength(1);
    }
  });

  test.for([
    '/invitation',
    '/invitation/accept',
    '/invitation/sign-in',
    '/invitation/join',
    '/reset',
    '/reset/new',
    '/sign-up',
    '/sign-up/confirm',
  ])('a form for %s from another site is refused', async (path) => {
    const secret = await invite();
    const form = { secret, password: PASSWORD, email: 'new@quill.test', team: 'Ink' };
    const answer = await p.site.post(path, form, { origin: 'https://evil.test' });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
    expect(await p.arrivals.readInvitation(secret)).not.toBeNull();
  });

  test('an invitation shows who and what as text, then makes the account and signs in with a new session', async () => {
    await p.db
      .updateTable('teams')
      .set({ name: '<script>alert(1)</script>' })
      .where('id', '=', p.teamId)
      .execute();
    const secret = await invite();
    const shown = await p.site.post('/invitation', { secret: ` ${secret} ` }, stranger);
    expect(shown.html).toContain('&lt;script&gt;');
    expect(shown.html).not.toContain('<script>alert');
    const short = await p.site.post('/invitation/accept', { secret, password: 'short' }, stranger);
    expect([short.status, short.page('#password-error').length]).toEqual([400, 1]);
    const planted = await p.as(p.owner);
    const made = await p.site.post('/invitation/accept', { secret, password: PASSWORD }, planted.cookie);
    expect(made.headers.get('location')).toBe('/dashboard');
    expect(made.headers.get('set-cookie')).toMatch(/svc-session=[A-Za-z0-9_-]{43}/);
    expect(await p.accounts.findSession(planted.token)).toBeNull();
  });

  test('who has an account signs in to accept; a wrong password and somebody else do not', async () => {
    const other = await p.otherTeam();
    const bo = await p.add('bo', 'member', { teamId: other.teamId, password: true });
    const secret = await invite('bo@quill.test');
    const taken = await p.site.post('/invitation/accept', { secret, password: 'a new password' }, stranger);
    expect([taken.status, taken.headers.get('set-cookie')]).toEqual([400, null]);
    const wrong = await p.site.post('/invitation/sign-in', { secret, password: 'wrong' }, stranger);
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([401, null]);
    const asOwner = await p.as(p.owner);
    const shown = await asOwner.post('/invitation', { secret });
    expect(shown.page('form[action="/invitation/join"]')).toHaveLength(0);
    expect((await asOwner.post('/invitation/join', { secret })).status).toBe(403);
    expect((await p.site.post('/invitation/join', { secret }, stranger)).status).toBe(401);
    const right = await p.site.post('/invitation/sign-in', { secret, password: PASSWORD }, stranger);
    expect([right.status, await p.roleOf(bo.userId)]).toEqual([303, 'member']);
  });

  test('who is signed in already joins with one click', async () => {
    const other = await p.otherTeam();
    const secret = await invite('owner@ink.test');
    const { post } = await p.as(other);
    expect((await post('/invitation', { secret })).page('form[action="/invitation/join"]')).toHaveLength(1);
    const joined = await post('/invitation/join', { secret });
    expect(joined.headers.get('set-cookie')).toContain(`svc-team=${p.teamId}`);
    expect(await p.roleOf(other.userId)).toBe('member');
  });

  test.for(['/reset', '/sign-up'])(
    '%s answers a known and an unknown address with the same page, a malformed one beside its field',
    async (path) => {
      const known = await p.site.post(path, { email: 'owner@quill.test' }, stranger);
      const unknown = await p.site.post(path, { email: 'nobody@quill.test' }, stranger);
      expect([known.status, known.html]).toEqual([200, unknown.html]);
      const wrong = await p.site.post(path, { email: 'nobody' }, stranger);
      expect([wrong.status, wrong.page('#email-error').length]).toEqual([400, 1]);
      for (let n = 0; n < 5; n += 1) await p.site.post(path, { email: 'nobody@quill.test' }, stranger);
      const slowed = await p.site.post(path, { email: 'nobody@quill.test' }, stranger);
      expect(slowed.status).toBe(429);
    },
  );

  test('a reset sets the password, signs nobody in, and leads to sign-in', async () => {
    await p.add('bo', 'member', { password: true });
    await p.site.post('/reset', { email: 'bo@quill.test' }, stranger);
    await p.doLater();
    const secret = secretIn(p.letters.at(-1)?.text);
    const short = await p.site.post('/reset/new', { secret, password: 'short' }, stranger);
    expect([short.status, short.page('#secret').attr('value')]).toEqual([400, secret]);
    const done = await p.site.post('/reset/new', { secret, password: 'another horse battery' }, stranger);
    expect([done.status, done.headers.get('set-cookie')]).toEqual([200, null]);
    expect(done.page('a[href="/sign-in"]')).toHaveLength(1);
    // Whoever was in the account may have left another way into it.
    for (const path of ['/dashboard/sign-in', '/dashboard/connections'])
      expect(done.page(`a[href="${path}"]`)).toHaveLength(1);
  });

  test('a sign-up makes an account with a team, and signs in', async () => {
    await p.site.post('/sign-up', { email: 'new@ink.test' }, stranger);
    await p.doLater();
    const secret = secretIn(p.letters.at(-1)?.text);
    const wrong = await p.site.post('/sign-up/confirm', { secret, password: PASSWORD, team: ' ' }, stranger);
    expect([wrong.status, wrong.page('#team-error').length]).toEqual([400, 1]);
    const made = await p.site.post('/sign-up/confirm', { secret, password: PASSWORD, team: 'Ink' }, stranger);
    expect(made.headers.get('location')).toBe('/dashboard');
    expect(made.headers.get('set-cookie')).toMatch(/svc-session=/);
  });

  test('where nobody may sign up there is no such page, and without mail no form to ask for a reset', async () => {
    const q = await open('none');
    for (const path of ['/sign-up', '/sign-up/confirm'])
      expect((await q.site.get(path, { accept: 'text/html' })).status).toBe(404);
    expect((await q.site.post('/sign-up', { email: 'a@b.test' }, stranger)).status).toBe(404);
    const { page, html } = await q.site.get('/reset', stranger);
    expect(page('form')).toHaveLength(0);
    expect(html).toContain('user reset-link');
  });
});

test.for([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1',
    'Chrome on iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['<script>alert(1)</script>', null],
  [undefined, null],
] as const)('a browser is named in our own words: %s', ([header, name]) => {
  expect(browserName(header)).toBe(name);
});
