// Attack list: consent; information.
import { expect, test } from 'vitest';
import { displayName } from '../../oauth/display-name.ts';
import { createTeam } from '../../src/core/teams.ts';
import { newId } from '../../src/core/ids.ts';
import { describeEachDatabase } from '../support/databases.ts';
import {
  answerConsent,
  asUser,
  authorize,
  call,
  connect,
  consentPage,
  continueUrl,
  exchange,
  makeSetting,
  newCode,
  post,
  refresh,
  register,
  tokensOf,
} from './setting.ts';
import type { Answer, Setting } from './setting.ts';

function expectPage(answer: Answer, code: string) {
  expect(answer.body).toEqual({ kind: 'problem', code });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.headers.get('location')).toBeNull();
}

const open_ = async (s: Setting, more = {}) => consentPage(s, await authorize(s, await register(s), more));
const codesOf = (s: Setting) => s.db.selectFrom('oauth_codes').selectAll().execute();

describeEachDatabase('consent', (open) => {
  test('the page says who asks, where access goes, and for what', async () => {
    const s = await makeSetting(await open());
    const client = await register(s, {
      redirect_uris: ['http://localhost:1/cb', 'cursor://quill/cb', 'https://app.quill.test/cb'],
    });
    const page = await consentPage(s, await authorize(s, client, { scope: 'credits email_finder' }));
    expect(page).toMatchObject({
      kind: 'consent',
      action: '/oauth/consent',
      client: {
        name: 'Quill app',
        provenHost: null,
        byOperator: false,
        redirectHost: 'app.quill.test',
        redirectKind: 'https',
      },
      userEmail: 'owner@quill.test',
      teams: [{ id: s.teamId, name: 'Quill' }],
      scopes: ['email_finder', 'credits'],
    });
    const loopback = await consentPage(
      s,
      await authorize(s, client, { redirect_uri: 'http://localhost:9/cb' }),
    );
    expect(loopback.client).toMatchObject({ redirectHost: 'localhost', redirectKind: 'loopback' });
    const app = await consentPage(s, await authorize(s, client, { redirect_uri: 'cursor://quill/cb' }));
    expect(app.client).toMatchObject({ redirectHost: 'cursor:', redirectKind: 'private-scheme' });
  });

  test('the page is neither kept nor framed, and tells no other site where it was', async () => {
    const s = await makeSetting(await open());
    const answer = await authorize(s, await register(s));
    const page = await call(String(answer.headers.get('location')), {
      headers: { ...asUser(s), origin: 'https://evil.test' },
    });
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
    expect(page.headers.get('cross-origin-opener-policy')).toBeNull(); // a popup keeps its opener
  });

  test('a form without the proof of this very session and flow does nothing', async () => {
    const s = await makeSetting(await open());
    const page = await open_(s);
    const other = await open_(s);
    expectPage(await answerConsent(s, page, { csrf: undefined }), 'other_session');
    expectPage(await answerConsent(s, page, { csrf: 'x' }), 'other_session');
    expectPage(await answerConsent(s, page, { csrf: other.csrf }), 'other_session');
    expectPage(await answerConsent(s, page, {}, { 'x-test-session': 'another' }), 'other_session');
    expectPage(await answerConsent(s, page, {}, { 'x-test-user': newId() }), 'other_session');
    expectPage(await answerConsent(s, page, {}, { origin: 'https://evil.test' }), 'other_session');
    expectPage(await answerConsent(s, page, {}, { origin: 'null' }), 'other_session');
    expectPage(await answerConsent(s, page, {}, { 'sec-fetch-site': 'cross-site' }), 'other_session');
    const fields = {
      flow: page.flow,
      csrf: page.csrf,
      decision: 'allow',
      team: s.teamId,
      scope: page.scopes,
    };
    expectPage(await post(`${s.base}/oauth/consent`, fields), 'other_session');
    expect(await codesOf(s)).toEqual([]);
    continueUrl(await answerConsent(s, page));
  });

  test('a form is answered once, in whatever order, and the back button finds it gone', async () => {
    const s = await makeSetting(await open());
    const page = await open_(s);
    const answers = await Promise.all(Array.from({ length: 8 }, () => answerConsent(s, page)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers) if (answer.status !== 200) expectPage(answer, 'flow_gone');
    expect(await codesOf(s)).toHaveLength(1);
    expectPage(await call(`${s.base}/oauth/consent?flow=${page.flow}`, { headers: asUser(s) }), 'flow_gone');
    expectPage(await answerConsent(s, page, { decision: 'deny' }), 'flow_gone');
    expect(s.errors).toEqual([]);
  });

  test('an expired or unknown flow is gone', async () => {
    const s = await makeSetting(await open());
    const page = await open_(s);
    for (const flow of ['', 'x', 'x'.repeat(43), `${page.flow}%00`]) {
      expectPage(await call(`${s.base}/oauth/consent?flow=${flow}`, { headers: asUser(s) }), 'flow_gone');
    }
    s.clock.at += 30 * 60_000;
    expectPage(await answerConsent(s, page), 'flow_gone');
    expectPage(await call(`${s.base}/oauth/consent?flow=${page.flow}`, { headers: asUser(s) }), 'flow_gone');
  });

  test('a team or scope that was not offered is refused, and the flow waits on', async () => {
    const s = await makeSetting(await open());
    const foreign = await createTeam(
      { db: s.db, now: () => s.clock.at, newId },
      { name: 'Other', ownerEmail: 'other@quill.test', credits: 0 },
    );
    const page = await open_(s, { scope: 'credits' });
    expectPage(await answerConsent(s, page, { team: foreign.teamId }), 'other_team');
    expectPage(await answerConsent(s, page, { team: 'a\0b' }), 'other_team');
    expectPage(await answerConsent(s, page, { team: undefined }), 'other_team');
    expectPage(await answerConsent(s, page, { team: [s.teamId, foreign.teamId] }), 'other_team');
    expectPage(await answerConsent(s, page, { scope: ['credits', 'email_finder'] }), 'malformed_request');
    expectPage(await answerConsent(s, page, { daily_cap: ['1', '2'] }), 'malformed_request');
    expectPage(await answerConsent(s, page, { decision: undefined }), 'malformed_request');
    expectPage(await answerConsent(s, page, { decision: ['deny', 'allow'] }), 'malformed_request');
    expect(await codesOf(s)).toEqual([]);
    continueUrl(await answerConsent(s, page, { daily_cap: '' }));
  });

  test('what a person may mend is asked for once more, beside what they had chosen', async () => {
    const s = await makeSetting(await open());
    const page = await open_(s, { scope: 'credits email_finder' });
    const again = async (more: Parameters<typeof answerConsent>[2]) => {
      const answer = await answerConsent(s, page, more);
      expect(answer.status).toBe(400);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.body).toMatchObject({ ...page, mistakes: expect.anything(), choice: expect.anything() });
      return answer.body;
    };
    for (const cap of ['0', '-1', '1.5', 'x', '1e3', '99999999']) {
      expect(await again({ daily_cap: cap, scope: 'credits' })).toMatchObject({
        mistakes: ['bad_cap'],
        choice: { team: s.teamId, scopes: ['credits'], dailyCap: cap },
      });
    }
    expect(await again({ scope: [], daily_cap: '7' })).toMatchObject({
      mistakes: ['no_scope'],
      choice: { team: s.teamId, scopes: [], dailyCap: '7' },
    });
    expect(await again({ scope: [], daily_cap: 'x'.repeat(9_000) })).toMatchObject({
      mistakes: ['no_scope', 'bad_cap'],
      choice: { dailyCap: 'x'.repeat(20) },
    });
    expect(await codesOf(s)).toEqual([]);
    continueUrl(await answerConsent(s, page, { daily_cap: '7' }));
    expect(await codesOf(s)).toMatchObject([{ daily_credit_cap: 7 }]);
  });

  test('who leaves the team between page and answer gives no access; who has no team sees why', async () => {
    const s = await makeSetting(await open());
    const page = await open_(s);
    await s.db.deleteFrom('memberships').execute();
    expectPage(await answerConsent(s, page), 'other_team');
    const answer = await authorize(s, await register(s));
    expectPage(await call(String(answer.headers.get('location')), { headers: asUser(s) }), 'no_team');
  });

  test('no is told to the client, with state and issuer', async () => {
    const s = await makeSetting(await open());
    const url = continueUrl(
      await answerConsent(s, await open_(s), { decision: 'deny', scope: undefined, team: undefined }),
    );
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'state of the client',
      iss: s.issuer,
    });
    expect(await codesOf(s)).toEqual([]);
  });

  test('a person is asked every time, however often they agreed', async () => {
    const s = await makeSetting(await open());
    const { client } = await connect(s);
    await consentPage(s, await authorize(s, client)); // it fails on anything but the page
    const page = await open_(s);
    const got = await call(`${s.base}/oauth/consent?flow=${page.flow}&decision=allow&csrf=${page.csrf}`, {
      headers: asUser(s),
    });
    expect(got.body['kind']).toBe('consent');
    expect(await codesOf(s)).toHaveLength(1);
  });
});

test.for([
  ['<script>alert(1)</script>', '<script>alert(1)</script>'], // the renderer escapes
  ['Cla\u200bude\u202e', 'Claude'],
  ['A\u0000B\u001b[31mC', 'AB[31mC'],
  ['  two\n\nlines\u2028 ', 'two lines'],
  ['\u{e0041}\u{e0042}', null],
  ['Z\u0301\u0302\u0303\u0304\u0305a', 'Ź\u0302\u0303a'],
  ['', null],
  [null, null],
  [7, null],
  ['x'.repeat(20_000), 'x'.repeat(80)],
  ['😀'.repeat(200), '😀'.repeat(80)],
] as const)('the name %j is shown as %j', ([name, shown]) => {
  expect(displayName(name)).toBe(shown);
});

describeEachDatabase('information', (open) => {
  test('no secret stands in the database', async () => {
    const s = await makeSetting(await open());
    const client = await register(s, { token_endpoint_auth_method: 'client_secret_post' });
    const answer = await authorize(s, client);
    const flow = new URL(String(answer.headers.get('location'))).searchParams.get('flow') ?? '';
    const code = await newCode(s, client);
    const tokens = tokensOf(await exchange(s, client, code));
    const rows = JSON.stringify(
      await Promise.all(
        (
          ['oauth_clients', 'oauth_flows', 'oauth_codes', 'oauth_grants', 'oauth_refresh_tokens'] as const
        ).map((table) => s.db.selectFrom(table).selectAll().execute()),
      ),
    );
    const secrets = [
      client.client_secret,
      client.registration_access_token,
      flow,
      code,
      tokens.refresh_token,
      tokens.access_token,
    ];
    for (const secret of secrets) {
      expect(secret?.length).toBeGreaterThan(40);
      expect(rows).not.toContain(secret);
    }
  });

  test('a broken database is told as nothing but an internal error, and kept for the log', async () => {
    const s = await makeSetting(await open());
    const { client, tokens } = await connect(s);
    await s.db.schema.alterTable('oauth_clients').renameTo('gone').execute();
    for (const answer of [await refresh(s, client, tokens.refresh_token), await authorize(s, client)]) {
      expect(answer.status).toBe(500);
      expect(answer.text).not.toMatch(/oauth_clients|gone|relation|SQL| at /);
    }
    expect(s.errors).toHaveLength(2);
  });

  test('events name no secret', async () => {
    const s = await makeSetting(await open());
    const { client, tokens } = await connect(s);
    await refresh(s, client, tokens.refresh_token);
    await refresh(s, client, tokens.refresh_token);
    s.clock.at += 61_000;
    await refresh(s, client, tokens.refresh_token);
    expect(s.events.map(({ event }) => event)).toEqual(['refresh_sibling', 'refresh_reused']);
    expect(JSON.stringify(s.events)).not.toContain(tokens.refresh_token);
  });
});
