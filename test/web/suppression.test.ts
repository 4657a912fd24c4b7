import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import { addSuppression, listSuppressions } from '../../src/core/suppression.ts';
import { openTeam } from './team-setting.ts';
import type { Team } from './team-setting.ts';

const PATH = '/dashboard/suppression';

/** A page with what it loads is under 60 KB; style sheet, script and icon are 9 of them. */
const WITHOUT_FILES = 51_000;

let p: Team;
beforeEach(async () => {
  p = await openTeam();
});

const kinds = async () => (await listSuppressions(p.db, p.teamId)).map(({ kind, domain }) => [kind, domain]);
const locationOf = ({ headers }: { headers: Headers }) => headers.get('location');

describe('the suppression list', () => {
  test.for([
    [{ kind: 'address', address: 'Ada@quill.test' }, 'address'],
    [{ kind: 'person', name: 'Ada Quill', domain: 'www.quill.test' }, 'person'],
    [{ kind: 'domain', domain: 'https://quill.test/about' }, 'domain'],
    // Fields of the other kinds, filled before the kind was chosen, are left aside.
    [{ kind: 'domain', domain: 'quill.test', address: 'nonsense', name: '' }, 'domain'],
  ] as const)('takes %j, and never shows what was entered', async ([form, kind]) => {
    const { get, post } = await p.as(p.owner);
    const added = await post(PATH, { ...form, note: 'by letter' });
    expect([added.status, locationOf(added)]).toEqual([303, `${PATH}?done=added`]);
    expect(await kinds()).toEqual([[kind, 'quill.test']]);
    const { html, page } = await get(PATH);
    expect(page('tbody tr').text()).toContain('by letter');
    expect(page('tbody').text()).not.toMatch(/ada/i);
    expect(html).not.toMatch(/ada@quill\.test|Ada Quill<|nonsense/i);
    // Sent twice, it stands there once.
    expect(locationOf(await post(PATH, form))).toBe(`${PATH}?done=known`);
    expect(await kinds()).toHaveLength(1);
  });

  test.for([
    [{ kind: 'address', address: 'quill.test' }, 'address', 'Address must be an email address.'],
    [{ kind: 'address' }, 'address', 'Address must be an email address.'],
    [{ kind: 'person', name: ' ', domain: 'quill.test' }, 'name', 'Name must be the name of a person.'],
    [{ kind: 'person', name: 'Ada', domain: 'localhost' }, 'domain', 'Domain must be a domain name.'],
    [{ kind: 'domain', domain: '10.0.0.1' }, 'domain', 'Domain must be a domain name.'],
    [{ kind: 'domain', domain: 'a\u0007.test' }, 'domain', 'Domain must be a domain name.'],
    [{ kind: 'domain', domain: 'quill.test', note: 'x'.repeat(201) }, 'note', 'Note must have at most 200'],
    [{ kind: 'domain', domain: 'quill.test', note: 'a\u0007b' }, 'note', 'Note must be one line'],
  ] as const)('tells what is wrong with %j beside the field', async ([form, field, words]) => {
    const { post } = await p.as(p.owner);
    const { status, page } = await post(PATH, form);
    expect([status, page(`#${field}`).attr('aria-invalid')]).toEqual([400, 'true']);
    expect(page(`#${field}-error`).text()).toContain(words);
    expect(page('input[name=kind][checked]').attr('value')).toBe(form.kind);
    expect(await kinds()).toEqual([]);
  });

  test.for([
    { kind: 'everybody', domain: 'quill.test' },
    { kind: 'address', address: 'x'.repeat(1_001) },
  ])('a form that is not ours is refused as a whole: %#', async (form) => {
    const { post } = await p.as(p.owner);
    expect((await post(PATH, form)).status).toBe(400);
  });

  test('a hostile note is text', async () => {
    const { get, post } = await p.as(p.owner);
    const note = '<img src=x onerror=alert(1)>';
    await post(PATH, { kind: 'domain', domain: 'quill.test', note });
    const { page } = await get(PATH);
    expect([page('main img').length, page('tbody').text().includes(note)]).toEqual([0, true]);
  });

  test('is narrowed to a domain, and says where what was typed is none', async () => {
    const { get, post } = await p.as(p.owner);
    for (const domain of ['quill.test', 'ink.test']) await post(PATH, { kind: 'domain', domain });
    const one = await get(`${PATH}?domain=${encodeURIComponent(' www.Quill.test ')}`);
    expect(one.page('tbody tr')).toHaveLength(1);
    expect((await get(`${PATH}?domain=`)).page('tbody tr')).toHaveLength(2);
    expect((await get(`${PATH}?domain=other.test`)).page('main').text()).toContain(
      'No entry is of other.test',
    );
    const wrong = await get(`${PATH}?domain=no`);
    expect([wrong.status, wrong.page('#asked-error').text()]).toEqual([400, 'Domain must be a domain name.']);
    expect((await get(`${PATH}?cursor=x`)).status).toBe(400);
    expect((await get(`${PATH}?domain=quill.test&cursor=x`)).status).toBe(400);
  });

  test('has pages of twenty-five under 60 KB', async () => {
    const { get, post } = await p.as(p.owner);
    const lines = Array.from({ length: 26 }, (_, index) => `company-${index}.test, ${'n'.repeat(200)}`);
    await post(`${PATH}/import`, { lines: lines.join('\n') });
    const first = await get(PATH);
    expect([first.page('tbody tr').length, first.html.length < WITHOUT_FILES]).toEqual([25, true]);
    const second = await get(first.page('.pagination a').attr('href') ?? '');
    expect(second.page('tbody tr')).toHaveLength(1);
    expect(second.page('.pagination a').attr('href')).toBe(PATH);
  });

  test('an entry is taken off; one of another team or of the instance is not there', async () => {
    const other = await p.otherTeam();
    const entry = { kind: 'domain', domain: 'quill.test', note: null } as const;
    for (const teamId of [p.teamId, other.teamId, null]) await addSuppression(p.deps, { ...entry, teamId });
    const { post } = await p.as(p.owner);
    const ids = await Promise.all(
      [other.teamId, null].map(async (teamId) => (await listSuppressions(p.db, teamId))[0]?.id ?? ''),
    );
    for (const id of [...ids, newId(), 'x', '%00'])
      expect([id, (await post(`${PATH}/${id}/remove`)).status]).toEqual([id, 404]);
    const [own] = await listSuppressions(p.db, p.teamId);
    const removed = await post(`${PATH}/${own?.id}/remove`);
    expect([removed.status, locationOf(removed)]).toEqual([303, `${PATH}?done=removed`]);
    expect((await post(`${PATH}/${own?.id}/remove`)).status).toBe(404);
    expect(await kinds()).toEqual([]);
    expect(await listSuppressions(p.db, other.teamId)).toHaveLength(1);
  });
});

describe('an import', () => {
  test('adds every line, and tells how many stood there', async () => {
    const { get, post } = await p.as(p.owner);
    const lines = 'ada@quill.test\r\nperson;Bo Ink;ink.test\r\nADA@quill.test, again';
    const done = await post(`${PATH}/import`, { lines });
    expect([done.status, locationOf(done)]).toEqual([303, `${PATH}?done=imported&added=2&already=1#main`]);
    const { page } = await get(`${PATH}?done=imported&added=2&already=1`);
    expect(page('[role=status]').text()).toBe('2 entries were added. 1 more stood on the list already.');
    expect(page('tbody tr')).toHaveLength(2);
  });

  test('adds nothing where lines are wrong, says what is wrong with each, and keeps them to be mended', async () => {
    const { post } = await p.as(p.owner);
    const lines = 'ada@quill.test\nnonsense\n<b>x</b>@\nperson,Bo,localhost';
    const { status, page } = await post(`${PATH}/import`, { lines });
    expect(status).toBe(400);
    const problems = page('.problems li')
      .toArray()
      .map((item) => page(item).text().replace(/\s+/g, ' ').trim());
    expect(problems).toEqual([
      'Line 2: this is neither an address nor a domain. nonsense',
      'Line 3: address must be an email address. <b>x</b>@',
      'Line 4: domain must be a domain name. person,Bo,localhost',
    ]);
    expect(page('.problems').closest('[role=alert]').text()).toContain('Nothing was added');
    expect(page('textarea').text().trim()).toBe(lines);
    expect(await kinds()).toEqual([]);
  });

  test('of a thousand wrong lines names the first fifty, and counts the rest', async () => {
    const { post } = await p.as(p.owner);
    const { page } = await post(`${PATH}/import`, { lines: 'x\n'.repeat(1_000) });
    expect(page('.problems li')).toHaveLength(50);
    expect(page('[role=alert]').text()).toContain('And 950 more lines');
  });

  test.for([
    ['', 'Lines must hold at least one'],
    ['x@quill.test\n'.repeat(1_001), 'Lines must be at most 1000'],
  ] as const)('of none or too many lines is refused beside the field', async ([lines, words]) => {
    const { post } = await p.as(p.owner);
    const { status, page } = await post(`${PATH}/import`, { lines });
    expect([status, page('#lines-error').text().startsWith(words)]).toEqual([400, true]);
    expect(await kinds()).toEqual([]);
  });

  test('of more than the form takes is refused', async () => {
    const { post } = await p.as(p.owner);
    expect((await post(`${PATH}/import`, { lines: 'x'.repeat(1_100_000) })).status).toBe(413);
  });
});

describe('who may see the suppression list', () => {
  test.for(['member', 'admin'] as const)('not a %s, whatever they post', async (role) => {
    await addSuppression(p.deps, { kind: 'domain', domain: 'quill.test', teamId: p.teamId, note: null });
    const [own] = await listSuppressions(p.db, p.teamId);
    const { get, post } = await p.as(await p.add('bo', role));
    const seen = await get(PATH);
    expect([seen.status, seen.page('tbody').length]).toEqual([403, 0]);
    expect(seen.page('nav a[href="/dashboard/suppression"]')).toHaveLength(0);
    expect((await post(PATH, { kind: 'domain', domain: 'ink.test' })).status).toBe(403);
    expect((await post(`${PATH}/import`, { lines: 'ink.test' })).status).toBe(403);
    expect((await post(`${PATH}/${own?.id}/remove`)).status).toBe(403);
    expect(await kinds()).toEqual([['domain', 'quill.test']]);
  });

  test('not an owner of before: the page that is still open changes nothing', async () => {
    const bo = await p.add('bo', 'owner');
    const { get, post } = await p.as(bo);
    expect((await get(PATH)).status).toBe(200);
    await p.people.changeRole(p.owner, { userId: bo.userId, role: 'admin' });
    expect((await post(`${PATH}/import`, { lines: 'ink.test' })).status).toBe(403);
    expect(await kinds()).toEqual([]);
  });
});
