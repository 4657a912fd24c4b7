import { beforeEach, describe, expect, test } from 'vitest';
import { authenticateApiKey, createApiKey, listApiKeys } from '../../src/core/api-keys.ts';
import { newId } from '../../src/core/ids.ts';
import { openTeam, PUBLIC_URL } from './team-setting.ts';
import type { Team } from './team-setting.ts';

const PATH = '/dashboard/keys';
/** A page with what it loads is under 60 KB; style sheet, script and icon are 9 of them. */
const WITHOUT_FILES = 51_000;
const KEY = /svc_live_[0-9a-f]{40}/;

let p: Team;
beforeEach(async () => {
  p = await openTeam();
});

const names = async () => (await listApiKeys(p.db, p.teamId)).map(({ name }) => name);

describe('the page of API keys', () => {
  test('a key is shown once, with a call to try it, and works', async () => {
    const { get, post } = await p.as(p.owner);
    const form = await get(PATH);
    const form_id = form.page('input[name=form_id]').attr('value') ?? '';
    const made = await post(PATH, { form_id, name: ' Nightly ' });
    const [key = ''] = KEY.exec(made.html) ?? [];
    expect([made.status, made.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(made.page('.copy pre').text()).toContain(`curl -sS ${PUBLIC_URL}/api/v1/credits`);
    expect(made.page('.copy pre').text()).toContain(`Bearer ${key}`);
    expect(await authenticateApiKey(p.deps, key)).toMatchObject({ teamId: p.teamId });
    // Loaded again, gone back to, or sent twice: it is not shown a second time, and nothing is made.
    for (const again of [await post(PATH, { form_id, name: 'Nightly' }), await get(PATH)]) {
      expect(again.html).not.toMatch(KEY);
      expect(again.page('tbody tr')).toHaveLength(2);
    }
    const { status, page } = await post(PATH, { form_id, name: 'Nightly' });
    expect([status, page('[role=alert]').text()]).toEqual([400, expect.stringContaining('shown only once')]);
    expect(await names()).toEqual(['Nightly', 'test']);
  });

  test('every load of the form is another one', async () => {
    const { get } = await p.as(p.owner);
    const idOf = async () => (await get(PATH)).page('input[name=form_id]').attr('value');
    expect(await idOf()).not.toBe(await idOf());
  });

  test('the list says who made a key, when it was used, and that it is revoked', async () => {
    const { get, post } = await p.as(p.owner);
    await createApiKey(p.deps, { teamId: p.teamId, name: 'Idle', createdBy: p.userId });
    const [idle] = await listApiKeys(p.db, p.teamId);
    await post(`${PATH}/${idle?.id}/revoke`);
    const { page } = await get(PATH);
    const [first, second] = page('tbody tr')
      .toArray()
      .map((row) => page(row).text().replace(/\s+/g, ' '));
    expect(first).toMatch(/Idle by owner@quill\.test svc_live_[0-9a-f]{6}… .* never revoked/);
    expect(second).toMatch(/test by the operator.* just now live Revoke/);
    expect(page('tbody tr').first().find('form')).toHaveLength(0);
  });

  test('a revoked key is refused at once, and revoking it twice does no harm', async () => {
    const { post } = await p.as(p.owner);
    const path = `${PATH}/${p.caller.keyId}/revoke`;
    const { status, headers } = await post(path);
    expect([status, headers.get('location')]).toEqual([303, `${PATH}?done=revoked`]);
    await expect(authenticateApiKey(p.deps, p.key)).rejects.toMatchObject({ code: 'unauthorized' });
    expect((await post(path)).status).toBe(303);
  });

  test.for(['', '   ', 'x'.repeat(101), 'a\u0007b', 'a\u202eb'])(
    'the name %j is refused beside the field, and stays as typed',
    async (name) => {
      const { post } = await p.as(p.owner);
      const { status, page } = await post(PATH, { form_id: newId(), name });
      expect([status, page('#name').attr('aria-invalid')]).toEqual([400, 'true']);
      expect(page('#name-error').text()).toMatch(/^Name must /);
      expect(page('#name').attr('value')?.trim()).toBe(name.trim());
      expect(await names()).toEqual(['test']);
    },
  );

  test('a hostile name is text, where it is made and where it is listed', async () => {
    const { get, post } = await p.as(p.owner);
    const name = `"><script>alert(1)</script>'$(reboot)`;
    const made = await post(PATH, { form_id: newId(), name });
    const listed = await get(PATH);
    for (const { page } of [made, listed]) {
      expect(page('main script')).toHaveLength(0);
      expect(page('main .who').first().text()).toBe(name);
    }
    expect(made.page('.copy pre').text()).not.toContain('reboot');
  });

  test.for(['', 'x', '0'.repeat(200), '01990b4e-5d4c-7c0e-9a53-0f7a3f1c2d10\u0000'])(
    'a form whose id is %j makes nothing',
    async (form_id) => {
      const { post } = await p.as(p.owner);
      expect((await post(PATH, { form_id, name: 'x' })).status).toBe(400);
      expect(await names()).toEqual(['test']);
    },
  );

  test('there are pages of twenty-five under 60 KB, and a cursor that is not ours is told so within the frame', async () => {
    for (let index = 0; index < 25; index += 1)
      await createApiKey(p.deps, { teamId: p.teamId, name: `${'k'.repeat(90)} ${index}` });
    const { get } = await p.as(p.owner);
    const first = await get(PATH);
    expect(first.page('tbody tr')).toHaveLength(25);
    expect(first.html.length).toBeLessThan(WITHOUT_FILES);
    const second = await get(first.page('.pagination a').attr('href') ?? '');
    expect(second.page('tbody tr')).toHaveLength(1);
    expect(second.page('.pagination a').attr('href')).toBe(PATH);
    const foreign = await get(`${PATH}?cursor=nonsense`);
    expect([foreign.status, foreign.page('nav a').length > 0]).toEqual([400, true]);
  });

  test('a team without a key is told what one is for', async () => {
    const other = await p.otherTeam();
    const { page } = await (await p.as(other)).get(PATH);
    expect(page('.empty h2').text()).toBe('No API key yet');
  });
});

describe('who may do what with API keys', () => {
  test('a member reads the list and is offered nothing', async () => {
    const { get } = await p.as(await p.add('bo', 'member'));
    const { status, page } = await get(PATH);
    expect([status, page('tbody tr').length, page('main form').length]).toEqual([200, 1, 0]);
    expect(page('main').text()).toContain('Owners and admins');
  });

  test('a member who posts the forms is refused, and nothing changes', async () => {
    const { post } = await p.as(await p.add('bo', 'member'));
    const made = await post(PATH, { form_id: newId(), name: 'mine' });
    const revoked = await post(`${PATH}/${p.caller.keyId}/revoke`);
    expect([made.status, revoked.status, made.page('nav a').length > 0]).toEqual([403, 403, true]);
    expect(await authenticateApiKey(p.deps, p.key)).toBeDefined();
    expect(await names()).toEqual(['test']);
  });

  test('an admin may, until the role is taken away: a page from before makes and revokes nothing', async () => {
    const bo = await p.add('bo', 'admin');
    const { get, post } = await p.as(bo);
    const form_id = (await get(PATH)).page('input[name=form_id]').attr('value') ?? '';
    await p.people.changeRole(p.owner, { userId: bo.userId, role: 'member' });
    expect((await post(PATH, { form_id, name: 'late' })).status).toBe(403);
    expect((await post(`${PATH}/${p.caller.keyId}/revoke`)).status).toBe(403);
    await p.people.changeRole(p.owner, { userId: bo.userId, role: 'admin' });
    expect((await post(PATH, { form_id, name: 'in time' })).status).toBe(200);
    expect(await names()).toEqual(['in time', 'test']);
  });

  test('a key of another team, and what is no id, is not there', async () => {
    const other = await p.otherTeam();
    await createApiKey(p.deps, { teamId: other.teamId, name: 'theirs' });
    const [theirs] = await listApiKeys(p.db, other.teamId);
    const { post } = await p.as(p.owner);
    for (const id of [theirs?.id ?? '', newId(), 'x', '%00', 'x'.repeat(500)])
      expect([id, (await post(`${PATH}/${id}/revoke`)).status]).toEqual([id, 404]);
    expect((await listApiKeys(p.db, other.teamId))[0]?.revokedAt).toBeNull();
  });

  test('a form from another site, or made for another team, changes nothing', async () => {
    const { post } = await p.as(p.owner);
    const form = { form_id: newId(), name: 'x' };
    expect((await post(PATH, form, { origin: 'https://evil.test' })).status).toBe(403);
    expect((await post(PATH, { ...form, for_team: newId() })).status).toBe(409);
    expect(await names()).toEqual(['test']);
  });
});
