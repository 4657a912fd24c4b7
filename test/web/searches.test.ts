// A search on the site: asked for, charged once, watched, explained; and whatever may go wrong, in words.
import { expect, test } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import { addSuppression } from '../../src/core/suppression.ts';
import type { Discovery, EmptyReason, Find } from '../../src/engine/discovery.ts';
import { EMPTY_REASONS } from '../../src/engine/discovery.ts';
import { find, found, makeSetting, NO_USAGE } from '../core/setting.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { openSearches } from './searches-setting.ts';

const DAY_MS = 86_400_000;
const HOSTILE = '<img src=x onerror=alert(1)>\u202eEve "&\' ' + 'w'.repeat(300);

/** A find with all that the engine says about one. */
const whole: Find = find('ada@quill.test', {
  score: 93,
  parts: {
    weights: '2026-11-20',
    role: 0.9307,
    mailbox: 0.9976,
    parts: [
      { name: 'role.source.card', value: 2.1972 },
      { name: 'role.page.leadership', value: 0.4 },
      { name: 'mailbox.pattern.first.last', value: 0.5779 },
      { name: 'mailbox.reply.accepted', value: 300 },
      { name: 'mailbox.posterior', value: 0.9976 },
    ],
  },
  evidence: [
    {
      about: 'role',
      url: 'https://quill.test/team?a=1',
      at: 1_800_000_000_000,
      words: 'Ada Quill, CEO',
      how: 'card',
    },
    { about: 'mailbox', url: null, at: 1_800_000_000_000, words: '', how: 'smtp' },
  ],
});

describeEachDatabase('a search on the site', (open) => {
  test('says its price first, costs 1 credit, and tells those who listen that it was asked on the dashboard', async () => {
    const { s, site, ask } = await openSearches(await open());
    const { page } = await site.get('/dashboard/search');
    expect(page('main button').text()).toContain('1 credit');
    expect(page('main').text()).toContain('Your team has 10 credits');
    const { status, location } = await ask('https://www.quill.test/about');
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/dashboard\/search\/[0-9a-f-]{36}$/)]);
    const [row] = await s.db.selectFrom('searches').selectAll().execute();
    expect(row).toMatchObject({ domain: 'quill.test', role: 'CEO', origin: 'dashboard', asked_by: s.userId });
    expect((await s.credits()).balance).toBe(9);
  });

  test('that is sent twice is one search and one charge, and the second watches the first', async () => {
    const { s, ask } = await openSearches(await open());
    const answers = await Promise.all([ask('quill.test'), ask('quill.test'), ask('quill.test')]);
    const ids = answers.map(({ location }) => location.replace(/\?.*/, ''));
    expect(new Set(ids).size).toBe(1);
    expect(answers.filter(({ location }) => location.endsWith('?came=joined'))).toHaveLength(2);
    expect((await s.credits()).balance).toBe(9);
  });

  test('that the team has an answer to is free, says its age, and offers a new one with its price', async () => {
    const { s, site, ask, run, post } = await openSearches(await open());
    const first = await ask('quill.test');
    await run(first.location, found(whole));
    s.clock.at += 3 * DAY_MS;
    const second = await ask('quill.test');
    expect((await s.credits()).balance).toBe(9);
    const { page } = await site.get(second.location);
    expect(page('.price').text()).toContain('3 days old');
    expect(page('.price button').text()).toContain('Force refresh – 1 credit');
    s.clock.at += 1;
    const refreshed = await post(page('.price form').attr('action') ?? '');
    expect(refreshed.status).toBe(303);
    expect((await s.credits()).balance).toBe(8);
    const [newest] = (await s.operations.searchHistory(s.caller, { limit: 1 })).searches;
    expect(newest).toMatchObject({ cached: false, status: 'pending' });
  });

  test('is refreshed once, however often the form is sent and however old its page is', async () => {
    const { s, ask, run, post } = await openSearches(await open());
    const first = await ask('quill.test');
    const firstId = await run(first.location, found(whole));
    s.clock.at += 1;
    const path = `/dashboard/search/${firstId}/again`;
    const answers = await Promise.all([post(path), post(path)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await s.credits()).balance).toBe(8);
    const [newest] = (await s.operations.searchHistory(s.caller, { limit: 1 })).searches;
    await run(`/search/${newest?.searchId ?? ''}`, found(whole));
    const late = await post(path);
    expect(late.headers.get('location')).toBe(`/dashboard/search/${newest?.searchId ?? ''}?came=newer`);
    expect((await s.credits()).balance).toBe(8);
  });

  test('of another team is not there, neither its page nor its stream nor its form', async () => {
    const { s, site, post } = await openSearches(await open());
    const other = await makeSetting(s.storage);
    const { searchId } = await other.ask('ink.test');
    for (const id of [searchId, newId(), 'x', '%00', "'--"]) {
      expect((await site.get(`/dashboard/search/${id}`)).status).toBe(404);
      expect((await site.get(`/dashboard/search/${id}/events`)).status).toBe(404);
      expect((await post(`/dashboard/search/${id}/again`)).status).toBe(404);
    }
    expect((await other.credits()).balance).toBe(9);
  });
});

describeEachDatabase('what is refused', (open) => {
  test('is told beside the field, with what was typed, and costs nothing', async () => {
    const { s, post } = await openSearches(await open());
    for (const [company, role, field] of [
      ['', 'CEO', 'company'],
      ['localhost', 'CEO', 'company'],
      ['http://user:pw@quill.test', 'CEO', 'company'],
      ['127.0.0.1', 'CEO', 'company'],
      ['x'.repeat(3000), 'CEO', 'company'],
      [HOSTILE, 'CEO', 'company'],
      ['quill.test', 'ceo', 'role'],
      ['quill.test', '', 'role'],
    ] as const) {
      const { status, page } = await post('/dashboard/search', { company, role });
      expect([company, status, page(`#${field}-error`).length]).toEqual([company, 400, 1]);
      expect(page('#company').attr('value')).toBe(company);
    }
    for (const form of [{}, { company: 'x'.repeat(5000), role: 'CEO' }])
      expect((await post('/dashboard/search', form)).status).toBe(400);
    expect((await s.credits()).balance).toBe(10);
  });

  test('without a credit says who grants them', async () => {
    const { post, site } = await openSearches(await open(), { credits: 0 });
    const { status, page } = await post('/dashboard/search', { company: 'quill.test', role: 'CEO' });
    expect([status, page('[role=alert]').text()]).toEqual([402, expect.stringContaining('1 credit')]);
    expect(page('.notice.warn').text()).toContain('Whoever runs this service grants them');
    expect((await site.get('/dashboard')).html).toContain('Whoever runs this service grants them');
  });

  test('with a full queue says when to come back, and charges nothing', async () => {
    const { s, ask, post } = await openSearches(await open(), { queueLimit: 1 });
    await ask('one.test');
    const { status, headers, page } = await post('/dashboard/search', { company: 'two.test', role: 'CEO' });
    expect([status, headers.get('retry-after')]).toEqual([429, '10']);
    expect(page('[role=alert]').text()).toContain('nothing was charged');
    expect((await s.credits()).balance).toBe(9);
  });

  test('of a person who asks too much leaves the bucket of others alone', async () => {
    const { s, post } = await openSearches(await open(), { credits: 100 });
    let refused;
    for (let index = 0; index <= 60; index += 1) {
      const answer = await post('/dashboard/search', { company: 'quill.test', role: 'CEO' });
      if (answer.status === 429) refused = answer;
    }
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused?.page('[role=alert]').text()).toContain('nothing was charged');
    await expect(s.ask('ink.test')).resolves.toHaveProperty('searchId');
  });

  test('of a form of another team, or of somebody who was taken out, changes nothing', async () => {
    const { s, site, post, teams, ask } = await openSearches(await open());
    const { location } = await ask('quill.test');
    expect(
      (await site.post('/dashboard/search', { for_team: 'other', company: 'ink.test', role: 'CEO' })).status,
    ).toBe(409);
    teams.length = 0;
    expect((await post('/dashboard/search', { company: 'ink.test', role: 'CEO' })).status).toBe(403);
    expect((await site.get(location)).status).toBe(403);
    expect((await s.credits()).balance).toBe(9);
  });
});

describeEachDatabase('the page of a search', (open) => {
  test('while it runs shows its stages, watches them, and looks for itself where no script runs', async () => {
    const { site, ask } = await openSearches(await open());
    const { location } = await ask('quill.test');
    const { page, html } = await site.get(location);
    expect(page('.stages [aria-current=step]').text().trim()).toBe('Waiting');
    expect(page('#search').attr('data-live')).toBe(`${location}/events`);
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="4" /></noscript>');
  });

  test('explains a find: both probabilities, each step, the quotes with their pages, and the mail server', async () => {
    const { site, ask, run } = await openSearches(await open());
    const { location } = await ask('quill.test');
    await run(location, found(whole));
    const { page, html } = await site.get(location);
    expect(html).not.toContain('http-equiv="refresh"');
    const text = page('.find').text().replaceAll(/\s+/g, ' ');
    for (const words of [
      '93.1 % holds the role × 99.8 % mail arrives = 93 of 100',
      'Verified',
      'Exactly this role',
    ])
      expect(text).toContain(words);
    expect(page('.steps').first().text().replaceAll(/\s+/g, ' ')).toContain(
      'read from a card of a person 90.0 % It stands on a page about the leadership 93.1 %',
    );
    expect(page('blockquote').text()).toBe('Ada Quill, CEO');
    const link = page('.quote a');
    expect([link.attr('href'), link.attr('rel')]).toEqual([
      'https://quill.test/team?a=1',
      'noopener noreferrer nofollow',
    ]);
    expect(text).toContain('accepted; code 250, 2.1.5');
    expect(page('[data-copy]').attr('data-copy')).toBe('ada@quill.test');
  });

  test('shows the words of strangers as words, and no link that is no page', async () => {
    const { site, ask, run } = await openSearches(await open());
    const { location } = await ask('quill.test');
    const piece = { about: 'role', at: 1, words: HOSTILE, how: 'prose' } as const;
    const urls = ['javascript:alert(1)', 'https://quill.test@evil.test/', 'data:text/html,x', 'nonsense'];
    await run(
      location,
      found({
        ...whole,
        name: HOSTILE,
        title: HOSTILE,
        verification: { ...whole.verification, host: HOSTILE },
        parts: {
          ...whole.parts,
          parts: [...whole.parts.parts, { name: '<b>new</b>', value: 1 }, { name: 'role.<b>', value: 0 }],
        },
        evidence: urls.map((url) => ({ ...piece, url })),
      }),
    );
    const { status, page, html } = await site.get(location);
    expect([status, page('main img, main b:contains(new)').length, page('.quote a').length]).toEqual([
      200, 0, 0,
    ]);
    expect(page('.find h2 bdi').length).toBe(1);
    expect(html).not.toContain('<img src=x');
  });

  test.for([...EMPTY_REASONS])('says in words why nothing was found, and what to do: %s', async (reason) => {
    const { s, site, ask, run } = await openSearches(await open());
    const { location } = await ask('quill.test');
    await run(location, {
      outcome: 'empty',
      reason: reason satisfies EmptyReason,
      usage: NO_USAGE,
    } satisfies Discovery);
    const { page } = await site.get(location);
    expect(page('.empty h2').text()).not.toBe('');
    expect(page('.empty').text()).toContain('It cost nothing');
    expect(page('.empty .actions a').length).toBe(1);
    expect((await s.credits()).balance).toBe(10);
  });

  test('of a failed one says why and that the credit came back', async () => {
    const { site, ask, run } = await openSearches(await open());
    const { location } = await ask('gone.test');
    await run(location, { outcome: 'no_such_domain', usage: NO_USAGE });
    const text = (await site.get(location)).page('.empty').text();
    expect(text).toContain('The domain does not resolve');
    expect(text).toContain('The credit was given back');
  });

  test('hides what was suppressed since, and says no longer kept where it was deleted', async () => {
    const { s, site, ask, run } = await openSearches(await open());
    const hidden = await ask('quill.test');
    await run(hidden.location, found(whole));
    await addSuppression(s.deps, { teamId: null, note: null, kind: 'domain', domain: 'quill.test' });
    const { page, html } = await site.get(hidden.location);
    expect([page('.find').length, page('.empty h2').text()]).toEqual([0, 'This may not be looked up']);
    expect(html).not.toContain('ada@quill.test');
    const gone = await ask('ink.test');
    const goneId = await run(gone.location, found(find('ada@ink.test')));
    await s.db.deleteFrom('results').where('search_id', '=', goneId).execute();
    expect((await site.get(gone.location)).page('.empty h2').text()).toBe('No longer kept');
  });
});

describeEachDatabase('a link to a question', (open) => {
  test('fills the form, whatever it says, and asks nothing', async () => {
    const { s, site } = await openSearches(await open());
    const query = new URLSearchParams({ company: HOSTILE, role: 'CTO' }).toString();
    const { page } = await site.get(`/dashboard/search?${query}`);
    expect(page('#company').attr('value')).toBe(HOSTILE);
    expect(page('#role option[selected]').text().trim()).toBe('CTO');
    expect((await site.get(`/dashboard/search?company=${'x'.repeat(5000)}`)).status).toBe(200);
    expect((await s.operations.searchHistory(s.caller, { limit: 1 })).searches).toEqual([]);
  });
});
