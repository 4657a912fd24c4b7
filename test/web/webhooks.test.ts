import { beforeEach, describe, expect, test } from 'vitest';
import type { DeliveryStatus } from '../../db/schema-webhooks.ts';
import { newId } from '../../src/core/ids.ts';
import { openTeam } from './team-setting.ts';
import type { Team } from './team-setting.ts';

const PATH = '/dashboard/webhooks';
const SECRET = /whsec_[A-Za-z0-9_-]{43}/;
/** A page with what it loads is under 60 KB; style sheet, script and icon are 9 of them. */
const WITHOUT_FILES = 51_000;
const URL_WITH_TOKEN = 'https://outside.test/hook?token=very-secret';

let p: Team;
beforeEach(async () => {
  p = await openTeam();
});

const register = async (url = URL_WITH_TOKEN, teamId = p.teamId) =>
  (await p.webhooks.create({ teamId, url })).endpointId;
const disable = (endpointId: string) =>
  p.db
    .updateTable('webhook_endpoints')
    .set({ enabled: 0, disabled_at: p.clock.at, consecutive_failures: 20 })
    .where('id', '=', endpointId)
    .execute();

type Attempt = { status?: number; failure?: string };

/** As a receiver that hangs has them. */
const SIX: readonly Attempt[] = Array.from({ length: 6 }, () => ({ failure: 'timeout' }));

/** A delivery as the sender leaves it. */
async function deliver(endpointId: string, status: DeliveryStatus, attempts: readonly Attempt[] = []) {
  p.clock.at += 1_000;
  const id = newId();
  const body = JSON.stringify({
    event: 'search.completed',
    data: { searchId: newId(), domain: `${status}.test`, role: 'CEO', results: [] },
  });
  await p.db
    .insertInto('webhook_deliveries')
    .values({
      id,
      team_id: p.teamId,
      endpoint_id: endpointId,
      event: 'search.completed',
      body,
      status,
      attempts: attempts.length,
      created_at: p.clock.at,
      next_attempt_at: status === 'waiting' ? p.clock.at + 60_000 : null,
      finished_at: status === 'waiting' ? null : p.clock.at,
    })
    .execute();
  for (const [index, one] of attempts.entries())
    await p.db
      .insertInto('webhook_attempts')
      .values({
        delivery_id: id,
        attempt: index + 1,
        team_id: p.teamId,
        at: p.clock.at,
        duration_ms: 87 + index * 2_000,
        status: one.status ?? null,
        failure: one.failure ?? null,
      })
      .execute();
  return id;
}

describe('the page of webhook endpoints', () => {
  test('an endpoint is registered once, its secret shown once', async () => {
    const { get, post } = await p.as(p.owner);
    const form_id = (await get(PATH)).page('input[name=form_id]').attr('value') ?? '';
    const made = await post(PATH, { form_id, url: ` ${URL_WITH_TOKEN} ` });
    expect([made.status, made.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(made.page('.copy code').text()).toMatch(SECRET);
    const again = await post(PATH, { form_id, url: URL_WITH_TOKEN });
    expect([again.status, again.page('[role=alert]').text()]).toEqual([
      400,
      expect.stringContaining('its secret is shown only once'),
    ]);
    for (const { html } of [again, await get(PATH), await get(`${PATH}/${form_id}`)])
      expect(html).not.toMatch(SECRET);
    expect(await p.webhooks.list(p.teamId)).toMatchObject([{ url: URL_WITH_TOKEN, createdBy: p.userId }]);
  });

  test.for([
    ['', 'an address such as'],
    ['outside.test/hook', 'an address such as'],
    ['ftp://outside.test/', 'an address such as'],
    ['javascript:alert(1)', 'an address such as'],
    ['https://outside.test/a b', 'an address such as'],
    [`https://outside.test/${'x'.repeat(2_048)}`, 'at most 2048 characters'],
    ['http://outside.test/', 'start with https://'],
    ['http://127.0.0.1/', 'start with https://'],
    ['https://user:password@outside.test/', 'user name or password'],
    ['https://outside.test/#part', 'part after #'],
    ['https://outside.test:25/', 'port 443, or one from 1024 on'],
    ['https://outside.test:22/', 'port 443, or one from 1024 on'],
    ['https://127.0.0.1/', 'private, loopback or reserved'],
    ['https://[::1]:8443/', 'private, loopback or reserved'],
    ['https://10.0.0.1/', 'private, loopback or reserved'],
    ['https://0x7f.1/', 'private, loopback or reserved'],
    ['https://169.254.169.254/latest/meta-data', 'private, loopback or reserved'],
    ['https://inside.test/', 'private, loopback or reserved'],
    ['https://"><script>alert(1)</script>', 'an address such as'],
  ] as const)('%s is refused beside the field, and stays as typed', async ([url, words]) => {
    const { post } = await p.as(p.owner);
    const { status, page } = await post(PATH, { form_id: newId(), url });
    expect([status, page('#url').attr('aria-invalid'), page('#url').attr('value')]).toEqual([
      400,
      'true',
      url,
    ]);
    expect(page('#url-error').text()).toMatch(/^URL must /);
    expect(page('#url-error').text()).toContain(words);
    expect(page('main script')).toHaveLength(0);
    expect(await p.webhooks.list(p.teamId)).toEqual([]);
  });

  test('a team has at most ten: then the form is gone, and one that is still open is refused', async () => {
    const { get, post } = await p.as(p.owner);
    for (let index = 0; index < 10; index += 1) await register();
    const { page } = await get(PATH);
    expect([page('#url').length, page('tbody tr').length]).toEqual([0, 10]);
    const { status, page: refused } = await post(PATH, { form_id: newId(), url: URL_WITH_TOKEN });
    expect([status, refused('[role=alert]').text()]).toEqual([
      400,
      'A team has at most 10 webhook endpoints.',
    ]);
  });

  test('an endpoint that is disabled says so, why, and what to do', async () => {
    const { get, post } = await p.as(p.owner);
    const id = await register();
    await disable(id);
    expect((await get(PATH)).page('tbody .badge').text()).toBe('disabled');
    const { page } = await get(`${PATH}/${id}`);
    expect(page('.notice.warn').text()).toMatch(/20 deliveries in a row failed.*register it again/s);
    expect(page(`form[action="${PATH}/${id}/test"], form[action="${PATH}/${id}/secret"]`)).toHaveLength(0);
    const { status, page: refused } = await post(`${PATH}/${id}/test`);
    expect([status, refused('[role=alert]').text()]).toEqual([400, expect.stringContaining('is disabled')]);
  });

  test('one that fails says how often in a row', async () => {
    const id = await register();
    await p.db
      .updateTable('webhook_endpoints')
      .set({ consecutive_failures: 3 })
      .where('id', '=', id)
      .execute();
    const { page } = await (await p.as(p.owner)).get(PATH);
    expect(page('tbody').text()).toContain('3 deliveries failed in a row');
  });

  test('an endpoint is deleted with its log', async () => {
    const { get, post } = await p.as(p.owner);
    const id = await register();
    await deliver(id, 'delivered', [{ status: 200 }]);
    const { status, headers } = await post(`${PATH}/${id}/delete`);
    expect([status, headers.get('location')]).toEqual([303, `${PATH}?done=deleted`]);
    expect((await get(`${PATH}/${id}`)).status).toBe(404);
    expect((await post(`${PATH}/${id}/delete`)).status).toBe(404);
    expect((await get(PATH)).page('.empty h2').text()).toBe('No endpoint yet');
  });
});

describe('the secret', () => {
  test('is changed once a day: the new one is shown once, and until when both sign', async () => {
    const { get, post } = await p.as(p.owner);
    const id = await register();
    const { status, page } = await post(`${PATH}/${id}/secret`);
    expect([status, SECRET.test(page('.copy code').text())]).toEqual([200, true]);
    expect(page('main time').attr('datetime')).toBe(new Date(p.clock.at + 86_400_000).toISOString());
    const again = await post(`${PATH}/${id}/secret`);
    expect([again.status, again.page('[role=alert]').text()]).toEqual([
      400,
      'The secret was changed less than 24 hours ago.',
    ]);
    const shown = await get(`${PATH}/${id}`);
    expect([shown.html.includes('whsec_'), shown.page('.facts').text().includes('Two sign until')]).toEqual([
      false,
      true,
    ]);
    expect(shown.page(`form[action="${PATH}/${id}/secret"]`)).toHaveLength(0);
    p.clock.at += 86_400_000;
    expect((await get(`${PATH}/${id}`)).page(`form[action="${PATH}/${id}/secret"]`)).toHaveLength(1);
  });
});

describe('the log of an endpoint', () => {
  test('has each attempt with its moment, what it came to, and how long it took', async () => {
    const id = await register();
    await deliver(id, 'failed', [
      { status: 500 },
      { failure: 'timeout' },
      { status: 302 },
      { failure: 'new_word' },
    ]);
    await deliver(id, 'waiting');
    const { page } = await (await p.as(p.owner)).get(`${PATH}/${id}`);
    const rows = page('tbody tr')
      .toArray()
      .map((row) => page(row).text().replace(/\s+/g, ' '));
    expect(rows[0]).toMatch(/waiting\.test, CEO .* waiting attempt 1 at 15 Jan 2027, \d\d:\d\d UTC none yet/);
    expect(rows[1]).toContain('failed.test, CEO');
    const attempts = page('.attempts li')
      .toArray()
      .map((item) =>
        page(item)
          .text()
          .replace(/\s+/g, ' ')
          .trim()
          .replace(/ 15 Jan.*/, ''),
      );
    expect(attempts).toEqual([
      '500, in 87 ms',
      'timeout: no answer within 10 seconds, in 2.1 s',
      '302: redirects are not followed, in 4.1 s',
      'new_word: no answer, in 6.1 s',
    ]);
    expect(page('tbody tr').eq(1).find('a').attr('href')).toMatch(/^\/dashboard\/search\/[0-9a-f-]{36}$/);
  });

  test('is filtered by state; a state that does not exist is no filter', async () => {
    const id = await register();
    for (const status of ['delivered', 'failed', 'waiting', 'dropped'] as const) await deliver(id, status);
    const { get } = await p.as(p.owner);
    for (const state of ['delivered', 'failed', 'waiting', 'dropped']) {
      const { page } = await get(`${PATH}/${id}?state=${state}`);
      expect([page('tbody tr').length, page('tbody').text().includes(`${state}.test`)]).toEqual([1, true]);
      expect(page('.tabs a[aria-current]').text().trim().toLowerCase()).toBe(state);
    }
    expect((await get(`${PATH}/${id}?state=lost`)).page('tbody tr')).toHaveLength(4);
    expect((await get(`${PATH}/${id}?cursor=x`)).status).toBe(400);
  });

  test('has pages of fifteen under 60 KB that keep the filter', async () => {
    const id = await register();
    for (let index = 0; index < 16; index += 1) await deliver(id, 'failed', SIX);
    const { get } = await p.as(p.owner);
    const first = await get(`${PATH}/${id}?state=failed`);
    expect(first.page('tbody tr')).toHaveLength(15);
    expect(first.html.length).toBeLessThan(WITHOUT_FILES);
    const second = await get(first.page('.pagination a').attr('href') ?? '');
    expect(second.page('tbody tr')).toHaveLength(1);
    expect(second.page('.pagination a').attr('href')).toBe(`${PATH}/${id}?state=failed`);
  });

  test('a delivery is repeated once at a time, and one that waits is not', async () => {
    const { get, post } = await p.as(p.owner);
    const id = await register();
    const failed = await deliver(id, 'failed', [{ status: 500 }]);
    const waiting = await deliver(id, 'waiting');
    const path = `${PATH}/${id}/deliveries/${failed}/redeliver`;
    const { status, headers } = await post(path);
    expect([status, headers.get('location')]).toEqual([303, `${PATH}/${id}?done=again`]);
    const again = await post(path);
    expect([again.status, again.page('[role=alert]').text()]).toEqual([
      400,
      'The delivery is being repeated already.',
    ]);
    expect((await post(`${PATH}/${id}/deliveries/${waiting}/redeliver`)).status).toBe(400);
    const { page } = await get(`${PATH}/${id}`);
    expect(page('tbody tr').first().find('.badge').first().text()).toBe('repeated');
    expect(page('tbody tr')).toHaveLength(3);
    expect(page('form[action$=redeliver]')).toHaveLength(1);
  });

  test('a test event is sent, one at a time', async () => {
    const { get, post } = await p.as(p.owner);
    const id = await register();
    expect((await get(`${PATH}/${id}`)).page('.empty h2').text()).toBe('Nothing was sent yet');
    const { status, headers } = await post(`${PATH}/${id}/test`);
    expect([status, headers.get('location')]).toEqual([303, `${PATH}/${id}?done=test`]);
    const again = await post(`${PATH}/${id}/test`);
    expect([again.status, again.page('[role=alert]').text()]).toEqual([
      400,
      'A test event is on its way already.',
    ]);
    const { page } = await get(`${PATH}/${id}`);
    expect(page('tbody').text()).toMatch(/search\.completed\s+test/);
    // The search of a test was never made.
    expect(page('tbody a')).toHaveLength(0);
  });
});

describe('who may do what with webhooks', () => {
  test('a member reads what there is without the secrets of its URL, and is offered nothing', async () => {
    const id = await register();
    await deliver(id, 'failed', [{ status: 500 }]);
    const { get } = await p.as(await p.add('bo', 'member'));
    for (const path of [PATH, `${PATH}/${id}`]) {
      const { status, html, page } = await get(path);
      expect([status, page('main form').length]).toEqual([200, 0]);
      expect(html).toContain('https://outside.test/…');
      expect(html).not.toMatch(/very-secret|\/hook/);
    }
  });

  test('a member who posts the forms is refused, and so is an admin of before', async () => {
    const id = await register();
    const failed = await deliver(id, 'failed');
    const bo = await p.add('bo', 'admin');
    const { get, post } = await p.as(bo);
    const form_id = (await get(PATH)).page('input[name=form_id]').attr('value') ?? '';
    await p.people.changeRole(p.owner, { userId: bo.userId, role: 'member' });
    const before = await p.webhooks.list(p.teamId);
    for (const [path, form] of [
      ['', { form_id, url: URL_WITH_TOKEN }],
      [`/${id}/test`, {}],
      [`/${id}/secret`, {}],
      [`/${id}/delete`, {}],
      [`/${id}/deliveries/${failed}/redeliver`, {}],
    ] as const) {
      const { status, html } = await post(PATH + path, form);
      expect([path, status, html.includes('whsec_')]).toEqual([path, 403, false]);
    }
    expect(await p.webhooks.list(p.teamId)).toEqual(before);
    expect((await p.webhooks.deliveries(p.teamId, { endpointId: id, limit: 9 })).deliveries).toHaveLength(1);
  });

  test('an endpoint and a delivery of another team, and what is no id, are not there', async () => {
    const id = await register();
    const failed = await deliver(id, 'failed');
    const own = await p.otherTeam();
    const ownEndpoint = await register(URL_WITH_TOKEN, own.teamId);
    const { get, post } = await p.as(own);
    for (const one of [id, newId(), 'x', '%00', 'deliveries']) {
      expect([one, (await get(`${PATH}/${one}`)).status]).toEqual([one, 404]);
      for (const doing of ['test', 'secret', 'delete'])
        expect([one, doing, (await post(`${PATH}/${one}/${doing}`)).status]).toEqual([one, doing, 404]);
    }
    for (const delivery of [failed, newId(), 'x', '%00'])
      for (const endpoint of [id, ownEndpoint])
        expect((await post(`${PATH}/${endpoint}/deliveries/${delivery}/redeliver`)).status).toBe(404);
    expect(await p.webhooks.list(p.teamId)).toHaveLength(1);
  });

  test('a form from another site, or made for another team, changes nothing', async () => {
    const { post } = await p.as(p.owner);
    const form = { form_id: newId(), url: URL_WITH_TOKEN };
    expect((await post(PATH, form, { origin: 'https://evil.test' })).status).toBe(403);
    expect((await post(PATH, { ...form, for_team: newId() })).status).toBe(409);
    expect(await p.webhooks.list(p.teamId)).toEqual([]);
  });
});
