import { html } from 'hono/html';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { forbidden, invalidRequest, notFound, rateLimited } from '../../src/core/errors.ts';
import type { UserTeam } from '../../src/core/user-teams.ts';
import type { PersonSection, TeamSection } from '../../src/web/dashboard/section.ts';
import { teamForm } from '../../src/web/dashboard/team-form.ts';
import { checkIsOwner, checkMayManage } from '../../src/web/dashboard/visit.ts';
import { openSite, SIGNED_IN } from './site.ts';

const quill: UserTeam = { id: 't1', name: 'Quill', role: 'owner' };
const ink: UserTeam = { id: 't2', name: 'Ink & Sons', role: 'member' };

const REFUSALS = {
  invalid: () => invalidRequest('name must not be empty'),
  gone: () => notFound('Key'),
  mine: () => forbidden('Not you'),
  often: () => rateLimited(9),
  broken: () => new Error('a secret of ours'),
};

/** A section that shows its team, and a form that needs an owner. */
function notes(): TeamSection & { written: string[] } {
  const written: string[] = [];
  return {
    written,
    path: '/notes',
    label: 'Notes',
    group: 'Team',
    of: 'team',
    routes(at) {
      at.get('/', async (visit) => ({
        title: 'Notes',
        main: html`<p>Of ${visit.team.name}, as ${visit.team.role}</p>
          ${teamForm(visit, '/dashboard/notes', html`<button>Write</button>`)}`,
      }));
      at.get('/fail/:how', async (_visit, request) => {
        throw REFUSALS[request.params['how'] as keyof typeof REFUSALS](); // the tests below ask for these alone
      });
      at.post('/', z.object({ text: z.string().min(1) }), async (visit, { text }, _request, response) => {
        checkIsOwner(visit);
        written.push(`${visit.team.id}: ${text}`);
        response.status(303).set('Location', '/dashboard/notes').end();
      });
    },
  };
}

const account: PersonSection = {
  path: '/account',
  label: 'Account',
  group: 'You',
  of: 'person',
  routes(at) {
    at.get('/', async ({ user }) => ({ title: 'Account', main: html`<p>${user.email}</p>` }));
  },
};

const managers: TeamSection = {
  path: '/managers',
  label: 'Managers',
  group: 'Team',
  of: 'team',
  visibleTo: (role) => role !== 'member',
  routes(at) {
    at.get('/', async (visit) => {
      checkMayManage(visit);
      return { title: 'Managers', main: html`<p>ok</p>` };
    });
  },
};

async function open(teams: UserTeam[] = [quill]) {
  const section = notes();
  const site = await openSite({ teams, sections: [section, managers, account] });
  return { ...site, written: section.written };
}

describe('the dashboard', () => {
  test.for(['/dashboard/notes', '/dashboard/notes/fail/gone', '/dashboard/account'])(
    '%s sends who is not signed in to sign in, and back',
    async (path) => {
      const { get } = await open();
      const { status, headers } = await get(path, {});
      expect([status, headers.get('location')]).toEqual([303, `/sign-in?next=${encodeURIComponent(path)}`]);
    },
  );

  test('a form of who is not signed in changes nothing, and leads back to its section', async () => {
    const { post, written } = await open();
    const { status, headers } = await post('/dashboard/notes', { for_team: 't1', text: 'x' }, {});
    expect([status, headers.get('location')]).toEqual([303, '/sign-in?next=%2Fdashboard%2Fnotes']);
    expect(written).toEqual([]);
  });

  test('carries the guards of a page, a skip link, the team, the person, and the current entry', async () => {
    const { get } = await open();
    const { status, headers, page } = await get('/dashboard/notes');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self'/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(page('a.skip').attr('href')).toBe('#main');
    expect(page('header').text()).toContain('Quill');
    expect(page('#menu').text()).toContain('ada@quill.test');
    expect(page('nav a[aria-current=page]').attr('href')).toBe('/dashboard/notes');
    expect(page('main h1').text()).toBe('Notes');
  });

  test('the navigation names the pages that are there, and those alone that the role may see', async () => {
    const entries = async (team: UserTeam) => {
      const { page } = await (await open([team])).get('/dashboard/notes');
      return page('nav a')
        .toArray()
        .map((link) => page(link).text().trim());
    };
    expect(await entries(quill)).toEqual(['Notes', 'Managers', 'Account']);
    expect(await entries(ink)).toEqual(['Notes', 'Account']);
  });

  test('a page that does not exist is told within the frame', async () => {
    const { get } = await open();
    const { status, page } = await get('/dashboard/nothing');
    expect(status).toBe(404);
    expect(page('nav a').length).toBeGreaterThan(0);
    expect((await get('/dashboard/nothing', {})).status).toBe(303);
  });

  test.for([
    ['invalid', 400, 'Name must not be empty.'],
    ['gone', 404, 'Key not found.'],
    ['mine', 403, 'Not you.'],
    ['often', 429, 'Rate limit exceeded.'],
    ['broken', 500, 'not your doing'],
  ] as const)('what fails as %s answers %i within the frame', async ([how, code, words]) => {
    const { get, errors } = await open();
    const { status, headers, html: text, page } = await get(`/dashboard/notes/fail/${how}`);
    expect([status, page('main').text().includes(words)]).toEqual([code, true]);
    expect(page('nav a').length).toBeGreaterThan(0);
    expect(headers.get('retry-after')).toBe(how === 'often' ? '9' : null);
    expect(errors).toHaveLength(how === 'broken' ? 1 : 0);
    expect(text).not.toContain('a secret of ours');
  });
});

describe('the team', () => {
  const choose = (teamId: string) => ({ cookie: `${SIGNED_IN.cookie}; svc-team=${teamId}` });

  test('is the one chosen in this browser, else the first', async () => {
    const { get, post } = await open([quill, ink]);
    expect((await get('/dashboard/notes')).html).toContain('Of Quill, as owner');
    const { status, headers } = await post('/dashboard/team', { team: 't2' });
    expect([status, headers.get('location')]).toEqual([303, '/dashboard']);
    expect(headers.get('set-cookie')).toMatch(/^svc-team=t2; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    expect((await get('/dashboard/notes', choose('t2'))).html).toContain('Of Ink &amp; Sons, as member');
  });

  test('is never one of others, whatever the cookie or the form says', async () => {
    const { get, post } = await open([quill]);
    expect((await get('/dashboard/notes', choose('t2'))).html).toContain('Of Quill');
    expect((await post('/dashboard/team', { team: 't2' })).headers.get('set-cookie')).toBeNull();
  });

  test('switching from another site is refused', async () => {
    const { send } = await open([quill, ink]);
    const { status, headers } = await send(
      '/dashboard/team',
      { ...SIGNED_IN, origin: 'https://evil.test' },
      { team: 't2' },
    );
    expect([status, headers.get('set-cookie')]).toEqual([403, null]);
  });

  test('a member who was taken out, or lost the role, loses it with the next request', async () => {
    const teams = [{ ...quill }];
    const { get, post, written } = await open(teams);
    expect((await get('/dashboard/managers')).status).toBe(200);
    teams[0] = { ...quill, role: 'member' };
    expect((await get('/dashboard/managers')).status).toBe(403);
    expect((await post('/dashboard/notes', { for_team: 't1', text: 'x' })).status).toBe(403);
    teams.length = 0;
    const { status, page } = await get('/dashboard/notes');
    expect([status, page('h1').text()]).toEqual([403, 'No team yet']);
    expect(written).toEqual([]);
    expect((await get('/dashboard/account')).status).toBe(200);
  });

  test('a form that was opened for another team changes nothing', async () => {
    const { post, written } = await open([quill, { ...ink, role: 'owner' }]);
    const stale = await post('/dashboard/notes', { for_team: 't1', text: 'x' }, choose('t2'));
    expect([stale.status, stale.html.includes('opened for another team')]).toEqual([409, true]);
    expect((await post('/dashboard/notes', { text: 'x' })).status).toBe(400);
    expect((await post('/dashboard/notes', { for_team: 't1', text: '' })).status).toBe(400);
    expect(written).toEqual([]);
    expect((await post('/dashboard/notes', { for_team: 't1', text: 'x' })).status).toBe(303);
    expect(written).toEqual(['t1: x']);
  });

  test('a character that no database keeps is refused before anybody looks for it', async () => {
    const section = notes();
    const { get, post } = await openSite({ teams: [quill], sections: [section] });
    const form = { for_team: 't1', text: 'a\0b' };
    expect((await post('/dashboard/notes', form, SIGNED_IN)).status).toBe(400);
    expect(section.written).toEqual([]);
    expect((await get('/dashboard/notes/fail/a%00b')).status).toBe(404);
    expect((await post('/sign-in', { email: 'a\0@quill.test', password: 'right', next: '/' })).status).toBe(
      400,
    );
  });

  test('a form from another site changes nothing, and neither does one that is too large', async () => {
    const { send, post, written } = await open();
    const form = { for_team: 't1', text: 'x' };
    for (const headers of [{ origin: 'https://evil.test' }, { origin: 'null' }, {}]) {
      expect((await send('/dashboard/notes', { ...SIGNED_IN, ...headers }, form)).status).toBe(403);
    }
    expect((await post('/dashboard/notes', { ...form, text: 'x'.repeat(20_000) })).status).toBe(413);
    expect(written).toEqual([]);
  });
});

describe('pages that are not there', () => {
  test('are told to people as a page, and to programs by the application', async () => {
    const { send } = await open();
    const person = await send('/nothing', { accept: 'text/html,*/*' });
    expect([person.status, person.page('h1').text()]).toEqual([404, 'Nothing here']);
    expect((await send('/nothing', { accept: 'application/json' })).html).not.toContain('Nothing here');
  });
});

describe('files of the design', () => {
  test('are kept for good under the address that pages name, and only there', async () => {
    const { get } = await open();
    const { page } = await get('/dashboard/notes');
    const style = page('link[rel=stylesheet]').attr('href') ?? '';
    expect(style).toMatch(/^\/assets\/[0-9a-f]{12}\/style\.css$/);
    const now = await get(style);
    expect(now.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(now.headers.get('content-type')).toBe('text/css; charset=utf-8');
    const before = await get(style.replace(/[0-9a-f]{12}/, '0'.repeat(12)));
    expect([before.status, before.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    expect((await get('/assets/0/../index.ts')).status).toBe(404);
  });

  test('and a page with all that it loads are under 60 KB together, and name no other origin', async () => {
    const { get } = await open();
    for (const path of ['/', '/sign-in', '/dashboard/notes']) {
      const { html: text, page } = await get(path);
      const files = page('link[href], script[src]')
        .toArray()
        .map((file) => page(file).attr('href') ?? page(file).attr('src') ?? '');
      const sizes = await Promise.all(files.map(async (file) => (await get(file)).html.length));
      expect(sizes.reduce((sum, size) => sum + size, text.length)).toBeLessThan(60_000);
      expect(files.every((file) => file.startsWith('/assets/'))).toBe(true);
    }
  });
});
