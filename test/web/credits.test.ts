import { beforeEach, expect, test } from 'vitest';
import { grantCredits } from '../../src/core/credits.ts';
import { empty, find, found } from '../core/setting.ts';
import { openTeam } from './team-setting.ts';
import type { Team } from './team-setting.ts';

const PATH = '/dashboard/credits';
const DAY_MS = 86_400_000;

let p: Team;
let paid: string;
beforeEach(async () => {
  p = await openTeam();
  p.clock.at = Date.parse('2027-03-01T12:00:00Z');
  ({ searchId: paid } = await p.ask('paid.test'));
  await p.run(paid, found(find('ada@paid.test')));
  p.clock.at += DAY_MS;
  const { searchId } = await p.ask('nobody.test');
  await p.run(searchId, empty);
  p.clock.at += DAY_MS;
  await p.db
    .transaction()
    .execute((tx) => grantCredits({ ...p.deps, tx }, { teamId: p.teamId, amount: 5, note: '=for June' }));
});

const open = async () => p.as(await p.add('bo', 'member'));

test('a member reads the balance, the sums, and every entry with its search and the balance after it', async () => {
  const { get } = await open();
  const { status, page } = await get(PATH);
  expect(status).toBe(200);
  expect(
    page('.figure')
      .toArray()
      .map((figure) => page(figure).text()),
  ).toEqual(['14', '15', '1']);
  const rows = page('tbody tr')
    .toArray()
    .map((row) =>
      page(row)
        .find('td')
        .toArray()
        .map((cell) => page(cell).text().replace(/\s+/g, ' ').trim()),
    );
  expect(rows.map(([what, , amount, balance]) => [what, amount, balance])).toEqual([
    ['Grant=for June', '+5', '14'],
    ['Refund: nobody.test, CEO', '+1', '9'],
    ['Search: nobody.test, CEO', '−1', '8'],
    ['Search: paid.test, CEO', '−1', '9'],
    ['Grantfirst credits', '+10', '10'],
  ]);
  expect(rows[0]?.[1]).toBe('3 Mar 2027, 12:00 UTC');
  expect(page('tbody tr').eq(3).find('a').attr('href')).toBe(`/dashboard/search/${paid}`);
  expect(page('main').text()).toContain(p.teamId);
});

test.for([
  ['kind=grant', 2],
  ['kind=charge&from=2027-03-02', 1],
  ['from=2027-03-02&to=2027-03-02', 2],
  ['to=2027-03-01', 2],
  ['kind=purchase', 0],
  ['from=2027-03-03&to=2027-03-01', 0],
  // What does not fit is as if it were not asked for.
  ['kind=&from=&to=', 5],
  ['kind=theft&from=yesterday&to=2027-02-30', 5],
  ['from=%00&kind=charge', 5],
] as const)('filtered by %s it has %i, page and file alike', async ([query, entries]) => {
  const { get } = await open();
  const { status, page } = await get(`${PATH}?${query}`);
  expect([status, page('tbody tr').length]).toEqual([200, entries]);
  const link = page('a[download]').attr('href') ?? '';
  const lines = (await get(link)).html.trimEnd().split('\r\n');
  expect(lines).toHaveLength(entries + 1);
});

test('the filter is kept in the form, and leads on to the next page', async () => {
  for (let index = 0; index < 51; index += 1)
    await p.db
      .transaction()
      .execute((tx) => grantCredits({ ...p.deps, tx }, { teamId: p.teamId, amount: 1 }));
  const { get } = await open();
  const { page } = await get(`${PATH}?kind=grant&from=2027-03-03&to=`);
  expect([page('#kind option[selected]').attr('value'), page('#from').attr('value')]).toEqual([
    'grant',
    '2027-03-03',
  ]);
  expect(page('tbody tr')).toHaveLength(50);
  const next = await get(page('.pagination a').attr('href') ?? '');
  expect(next.page('tbody tr')).toHaveLength(2);
  expect(next.page('.pagination a').attr('href')).toBe(`${PATH}?kind=grant&from=2027-03-03`);
  // A cursor belongs to its filter.
  const cursor = new URLSearchParams((page('.pagination a').attr('href') ?? '').split('?')[1]).get('cursor');
  expect((await get(`${PATH}?cursor=${cursor}`)).status).toBe(400);
});

test('the file is for spreadsheets, with balances whatever the filter, and no formula in it', async () => {
  const { get } = await open();
  const { headers, html } = await get(`${PATH}/ledger.csv`);
  expect(headers.get('content-disposition')).toBe('attachment; filename="ledger.csv"');
  expect(headers.get('cache-control')).toBe('no-store');
  const lines = html.replace('\ufeff', '').trimEnd().split('\r\n');
  expect(lines[0]).toBe('when,kind,credits,balance,domain,role,search,note');
  expect(lines[1]).toBe(`2027-03-03T12:00:00.000Z,grant,5,14,,,,'=for June`);
  expect(lines[4]).toBe(`2027-03-01T12:00:00.000Z,charge,-1,9,paid.test,CEO,${paid},`);
  const filtered = (await get(`${PATH}/ledger.csv?kind=refund`)).html;
  expect(filtered).toContain('refund,1,9,nobody.test');
});

test('the file is for a person to take, not for a script to pull', async () => {
  const { get } = await open();
  let { status } = await get(`${PATH}/ledger.csv`);
  expect(status).toBe(200);
  // A slow machine earns a few more.
  for (let index = 0; index < 60 && status === 200; index += 1)
    ({ status } = await get(`${PATH}/ledger.csv`));
  expect(status).toBe(429);
});

test('another team sees its own, and who is signed out is sent to sign in', async () => {
  const other = await p.otherTeam();
  const { get } = await p.as(other);
  expect((await get(PATH)).html).not.toContain('paid.test');
  expect((await get(`${PATH}/ledger.csv`)).html).not.toContain('paid.test');
  for (const path of [PATH, `${PATH}/ledger.csv`]) {
    const { status, headers } = await p.site.get(path, {});
    expect([status, headers.get('location')]).toEqual([303, expect.stringContaining('/sign-in?next=')]);
  }
});
