// History, domains and people on the site: filters, pages, and files.
import { expect, test } from 'vitest';
import { addSuppression } from '../../src/core/suppression.ts';
import { fillSearches } from '../core/fill-searches.ts';
import { find, found, makeSetting, NO_USAGE } from '../core/setting.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { openSearches } from './searches-setting.ts';

/** Style sheet, scripts and icon on their way to a browser. */
const LOADED_BYTES = 11_000;
const HOSTILE_NAME = '=HYPERLINK("https://evil.test","Ada")';

async function filled(storage: Parameters<typeof openSearches>[0]) {
  const opened = await openSearches(storage, { credits: 50 });
  const { s, ask, run } = opened;
  const asked = async (company: string, role = 'CEO') => {
    s.clock.at += 1000;
    return (await ask(company, role)).location;
  };
  await run(
    await asked('quill.test'),
    found(find('ada@quill.test', { name: HOSTILE_NAME }), find('ben@quill.test')),
  );
  await asked('quill.test'); // free
  await run(await asked('gone.test', 'CTO'), { outcome: 'no_such_domain', usage: NO_USAGE });
  await run(await asked('ink.test'), found(find('cleo@ink.test', { title: '<b>Head</b>, "all"' })));
  await asked('wait.test');
  return opened;
}

const linesOf = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

describeEachDatabase('the history', (open) => {
  test('shows what matches all filters, keeps them in the form and in the file', async () => {
    const { site } = await filled(await open());
    const companies = async (query: string) => {
      const { page, status } = await site.get(`/dashboard/history?${query}`);
      expect(status).toBe(200);
      return page('tbody tr')
        .toArray()
        .map((row) => page(row).find('a').text());
    };
    expect(await companies('')).toEqual(['wait.test', 'ink.test', 'gone.test', 'quill.test', 'quill.test']);
    expect(await companies('domain=www.quill.test')).toEqual(['quill.test', 'quill.test']);
    expect(await companies('domain=quill.test&cached=yes')).toEqual(['quill.test']);
    expect(await companies('role=CTO')).toEqual(['gone.test']);
    expect(await companies('status=running')).toEqual(['wait.test']);
    expect(await companies('status=failed&role=CEO')).toEqual([]);
    const { page } = await site.get('/dashboard/history?role=CTO&status=failed');
    expect(page('#role option[selected]').text().trim()).toBe('CTO');
    const file = await site.get(page('.page-head a').attr('href') ?? '');
    expect(linesOf(file.html)).toHaveLength(2);
    expect(linesOf(file.html)[1]).toMatch(/^2027-01-15T[\d:.]+Z,gone\.test,CTO,failed,0,0,false,2027/);
  });

  test('reads a filter that does not fit as if it were not there, and tells a domain that is none', async () => {
    const { site } = await filled(await open());
    const rows = async (query: string) =>
      (await site.get(`/dashboard/history?${query}`)).page('tbody tr').length;
    expect(await rows('role=king&status=odd&cached=perhaps&more=1')).toBe(5);
    expect(await rows(`role=CTO&domain=${'x'.repeat(5000)}`)).toBe(1);
    const { status, page } = await site.get('/dashboard/history?domain=%3Cscript%3E');
    expect([status, page('#domain-error').length, page('#domain').attr('value')]).toEqual([
      400,
      1,
      '<script>',
    ]);
    expect((await site.get('/dashboard/history?cursor=made-up')).status).toBe(400);
    expect((await site.get('/dashboard/history/history.csv?domain=localhost')).status).toBe(400);
  });

  test('says what to do where nothing was asked, and where nothing matches', async () => {
    const { site } = await openSearches(await open());
    expect((await site.get('/dashboard/history')).page('.empty a').attr('href')).toBe('/dashboard/search');
    expect((await site.get('/dashboard/history?role=CTO')).page('.empty a').attr('href')).toBe(
      '/dashboard/history',
    );
  });

  test('walks by its links through every search once, with the filter kept', async () => {
    const { s, site } = await openSearches(await open());
    await fillSearches(s.deps, { teamId: s.teamId, searches: 120, until: s.clock.at });
    const seen: string[] = [];
    let next: string | undefined = '/dashboard/history?role=CEO';
    while (next !== undefined) {
      const { page }: Awaited<ReturnType<typeof site.get>> = await site.get(next);
      seen.push(
        ...page('tbody a')
          .toArray()
          .map((link) => page(link).attr('href') ?? ''),
      );
      next = page('.pagination a:contains(Older)').attr('href');
      expect(next ?? 'role=CEO').toContain('role=CEO');
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  });
});

describeEachDatabase('people and domains', (open) => {
  test('list what was found, as words, and leave out what was suppressed since', async () => {
    const { s, site } = await filled(await open());
    const people = await site.get('/dashboard/people');
    expect(
      people
        .page('tbody code')
        .toArray()
        .map((code) => people.page(code).text()),
    ).toEqual(['cleo@ink.test', 'ben@quill.test', 'ada@quill.test']);
    expect(people.html).not.toContain('<b>Head');
    const domains = await site.get('/dashboard/domains');
    expect(
      domains
        .page('tbody tr')
        .toArray()
        .map((row) => domains.page(row).text().replaceAll(/\s+/g, ' ').trim().slice(0, 12)),
    ).toEqual(['ink.test 1 1', 'quill.test 2']);
    expect((await site.get('/dashboard/domains/quill.test')).page('tbody tr').length).toBe(2);
    await addSuppression(s.deps, {
      teamId: s.teamId,
      note: null,
      kind: 'address',
      address: 'ben@quill.test',
    });
    for (const path of ['people', 'people/people.csv', 'domains/domains.csv', 'domains/quill.test'])
      expect((await site.get(`/dashboard/${path}`)).html).not.toContain('ben@quill.test');
  });

  test('come as files whose cells are no formulas', async () => {
    const { site } = await filled(await open());
    const { headers, html } = await site.get('/dashboard/people/people.csv');
    expect(headers.get('content-disposition')).toBe('attachment; filename="people.csv"');
    const lines = linesOf(html);
    expect(lines[0]).toBe('found_at,email,name,title,role,domain');
    expect(lines).toHaveLength(4);
    expect(html).toContain(`"'=HYPERLINK(""https://evil.test"",""Ada"")"`);
    expect(html).toContain(`"<b>Head</b>, ""all"""`);
    const all = await site.get('/dashboard/domains/domains.csv');
    expect(linesOf(all.html).map((line) => line.split(',')[1])).toEqual([
      'email',
      'cleo@ink.test',
      'ada@quill.test',
      'ben@quill.test',
    ]);
  });

  test('are of the team alone', async () => {
    const { s, site, teams } = await filled(await open());
    const other = await makeSetting(s.storage);
    teams.splice(0, 1, { id: other.teamId, name: 'Ink', role: 'owner' });
    for (const path of ['history/history.csv', 'people/people.csv', 'domains/domains.csv'])
      expect(linesOf((await site.get(`/dashboard/${path}`)).html)).toHaveLength(1);
    for (const path of ['history', 'people', 'domains', 'domains/quill.test'])
      expect((await site.get(`/dashboard/${path}`)).page('.empty').length).toBe(1);
  });

  test('a domain that is none is not there', async () => {
    const { site } = await openSearches(await open());
    for (const domain of ['localhost', '%3Cb%3E', 'x', 'a'.repeat(3000)])
      expect((await site.get(`/dashboard/domains/${domain}`)).status).toBe(404);
    expect((await site.get('/dashboard/domains/nobody.test')).page('.empty').length).toBe(1);
  });

  test('files are for a person to take, not for a script to pull', async () => {
    const { site } = await openSearches(await open());
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1)
      statuses.push((await site.get('/dashboard/people/people.csv')).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });
});

describeEachDatabase('a full page', (open) => {
  test('with what it loads is under 60 KB, however long the names are', async () => {
    const { s, site } = await openSearches(await open());
    await fillSearches(s.deps, { teamId: s.teamId, searches: 60, until: s.clock.at });
    const long = { name: 'n'.repeat(100), title: 't'.repeat(160) };
    await s.db.updateTable('found_emails').set(long).execute();
    for (const path of ['history', 'people', 'domains'])
      expect((await site.get(`/dashboard/${path}`)).html.length).toBeLessThan(60_000 - LOADED_BYTES);
  });
});

describeEachDatabase('the overview', (open) => {
  test('shows 30 days as bars and as a table, and what to do where nothing was asked', async () => {
    const fresh = await openSearches(await open());
    expect((await fresh.site.get('/dashboard')).page('.empty h2').text()).toBe('No search yet');
    const { site } = await filled(fresh.s.storage);
    const { page } = await site.get('/dashboard');
    expect(page('.chart desc').text()).toContain('5 searches, of which 3 found somebody');
    expect(page('.chart tbody tr').length).toBe(30);
    expect(page('.chart tbody tr').first().text().replaceAll(/\s+/g, ' ')).toContain('15 Jan 2027 5 3');
    expect(page('.chart rect.searches').length).toBe(1);
  });
});
