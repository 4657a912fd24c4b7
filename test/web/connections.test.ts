import { expect, test } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import type { UserTeam } from '../../src/core/user-teams.ts';
import { connectionsSection } from '../../src/web/dashboard/connections/section.ts';
import type { Part } from '../../src/web/dashboard/connections/section.ts';
import type { ShownConnection } from '../../src/web/dashboard/connections/page.ts';
import { openSite, SIGNED_IN } from './site.ts';

const NOW = 1_800_000_000_000;
const [MINE, THEIRS] = [newId(), newId()];

const connection = (more: Partial<ShownConnection>): ShownConnection => ({
  grantId: MINE,
  clientName: 'Claude',
  provenHost: null,
  userId: 'u1',
  userEmail: 'ada@quill.test',
  teamName: 'Quill',
  scopes: ['email_finder'],
  createdAt: NOW - 86_400_000,
  lastUsedAt: NOW - 5 * 60_000,
  spentToday: 3,
  spentTotal: 1_212,
  dailyCreditCap: null,
  ...more,
});

const quill: UserTeam = { id: 't1', name: 'Quill', role: 'owner' };

/** As the database does it, of a list that is sorted already. */
function partOf(all: readonly ShownConnection[], { before, limit }: Part): ShownConnection[] {
  const from = before === undefined ? 0 : all.findIndex((one) => one.grantId === before.grantId) + 1;
  return all.slice(from, from + limit);
}

async function open(teams: UserTeam[], connections?: ShownConnection[]) {
  const live = connections ?? [
    connection({}),
    connection({ grantId: THEIRS, clientName: 'Cursor', userId: 'u2', userEmail: 'bo@quill.test' }),
  ];
  const ended: unknown[] = [];
  const site = await openSite({
    teams,
    sections: [
      connectionsSection({
        now: () => NOW,
        mcpUrl: 'https://find.quill.test/mcp',
        connectionsOfUser: async (userId, part) =>
          partOf(
            live.filter((one) => one.userId === userId),
            part,
          ),
        connectionsOfOthers: async ({ userId }, part) =>
          partOf(
            live.filter((one) => one.userId !== userId),
            part,
          ),
        async endConnection(grantId, whose) {
          const at = live.findIndex(
            (one) => one.grantId === grantId && ('teamId' in whose || one.userId === whose.userId),
          );
          if (at === -1) return false;
          live.splice(at, 1);
          ended.push([grantId, whose]);
          return true;
        },
      }),
    ],
  });
  return { ...site, ended };
}

const FORM = { for_team: 't1' };
const own = `/dashboard/connections/own/${MINE}/end`;
const ofTeam = `/dashboard/connections/team/${THEIRS}/end`;

test('a person reads who is connected, since when, for what, and what it has spent', async () => {
  const { get } = await open([quill], [connection({ provenHost: 'claude.ai', dailyCreditCap: 20 })]);
  const { status, page } = await get('/dashboard/connections');
  expect(status).toBe(200);
  const row = page('tbody tr').first().text().replace(/\s+/g, ' ');
  for (const words of [
    'Claude',
    'claude.ai',
    'Find addresses',
    '14 Jan 2027, 08:00 UTC',
    '5 minutes ago',
    '3 of 20',
    '1,212',
  ])
    expect(row).toContain(words);
  expect(page('tbody form').attr('action')).toBe(own);
});

test('an owner reads those of the others too; a member and an admin their own alone', async () => {
  const names = async (role: UserTeam['role']) => {
    const { page } = await (await open([{ ...quill, role }])).get('/dashboard/connections');
    return page('tbody .who')
      .toArray()
      .map((one) => page(one).text());
  };
  expect(await names('owner')).toEqual(['Claude', 'Cursor']);
  expect(await names('admin')).toEqual(['Claude']);
  expect(await names('member')).toEqual(['Claude']);
});

test('a connection is ended once; sent a second time, the form says that it is gone', async () => {
  const { get, post, ended } = await open([{ ...quill, role: 'member' }]);
  const first = await post(own, FORM);
  expect([first.status, first.headers.get('location')]).toEqual([303, '/dashboard/connections?done=ended']);
  expect((await get('/dashboard/connections?done=ended')).page('[role=status]').text()).toContain(
    'Disconnected',
  );
  expect((await post(own, FORM)).status).toBe(404);
  expect(ended).toEqual([[MINE, { userId: 'u1' }]]);
});

test('an owner ends the connection of another member; nobody else does, by whichever form', async () => {
  for (const role of ['member', 'admin'] as const) {
    const { post, ended } = await open([{ ...quill, role }]);
    expect((await post(ofTeam, FORM)).status).toBe(403);
    expect((await post(ofTeam.replace('team', 'own'), FORM)).status).toBe(404);
    expect(ended).toEqual([]);
  }
  const { post, ended } = await open([quill]);
  expect((await post(ofTeam, FORM)).status).toBe(303);
  expect(ended).toEqual([[THEIRS, { teamId: 't1' }]]);
});

test('a form from elsewhere, for another team, or for no id that we gave changes nothing', async () => {
  const { send, post, ended } = await open([quill]);
  expect((await send(own, { ...SIGNED_IN, origin: 'https://evil.test' }, FORM)).status).toBe(403);
  expect((await post(own, { for_team: 't2' })).status).toBe(409);
  for (const id of ['x', '%00', '..%2f..'])
    expect((await post(`/dashboard/connections/own/${id}/end`, FORM)).status).toBe(404);
  expect(ended).toEqual([]);
});

test('names with markup are text', async () => {
  const { get } = await open([quill], [connection({ clientName: '<img src=x onerror=alert(1)>' })]);
  expect((await get('/dashboard/connections')).html).not.toContain('<img');
});

test('where nothing is connected, the page says what to do next', async () => {
  const { get } = await open([quill], []);
  const { page } = await get('/dashboard/connections');
  expect(page('.empty').text()).toContain('https://find.quill.test/mcp');
  expect(page('.empty a').attr('href')).toBe('/dashboard#connect');
});

test('long lists come in pages, each list by itself, and each row once', async () => {
  const many = (userId: string) =>
    Array.from({ length: 45 }, (_, n) =>
      connection({ grantId: newId(), clientName: `${userId} ${n}`, userId, createdAt: NOW - n }),
    );
  const { get } = await open([quill], [...many('u1'), ...many('u2')]);
  const names = (page: Awaited<ReturnType<typeof get>>['page'], at: number) =>
    page('table')
      .eq(at)
      .find('tbody .who')
      .toArray()
      .map((one) => page(one).text());
  for (const [at, user] of [
    [0, 'u1'],
    [1, 'u2'],
  ] as const) {
    const seen: string[] = [];
    const sizes: number[] = [];
    let path: string | undefined = '/dashboard/connections';
    while (path !== undefined) {
      const { page } = await get(path);
      const rows = names(page, at);
      sizes.push(rows.length);
      seen.push(...rows);
      expect(page('main section').eq(at).find('.pagination a:contains(Newest)')).toHaveLength(
        sizes.length > 1 ? 1 : 0,
      );
      path = page('main section').eq(at).find('.pagination a:contains(Older)').attr('href');
    }
    expect(sizes).toEqual([20, 20, 5]);
    expect(seen).toEqual(Array.from({ length: 45 }, (_, n) => `${user} ${n}`));
  }
});

test.for(['own=x', 'own=1', 'own=1-<b>', 'others=1-%00', `own=${'9'.repeat(20)}-a`])(
  'a place that is none is read as the beginning: %s',
  async (query) => {
    const { status, page } = await (await open([quill])).get(`/dashboard/connections?${query}`);
    expect([status, page('tbody tr').length]).toEqual([200, 2]);
  },
);
