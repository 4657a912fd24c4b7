// The documentation over HTTP: what it is made of, what of a text does not pass, and that no link leads nowhere.
import { describe, expect, test } from 'vitest';
import { describeTools, openDocs, readTexts } from '../../src/app/docs.ts';
import { makeDocument } from '../../src/rest/openapi/document.ts';
import { DOCS_LINK } from '../../src/web/docs/frame.ts';
import { textOf } from '../../src/web/design/html.ts';
import { createDocs } from '../../src/web/docs/index.ts';
import type { DocsText } from '../../src/web/docs/index.ts';
import { anchorMaker, pageLink } from '../../src/web/docs/links.ts';
import { renderArticle } from '../../src/web/docs/markdown.ts';
import { TOOLS } from '../../tools/registry.ts';
import { openSite, SIGNED_IN, TOKEN } from './site.ts';

const PUBLIC_URL = 'https://find.quill.test';
const ADA = { id: 's1', userId: 'u1', email: 'ada@quill.test', signedInAt: 1 };
const accounts = { findSession: async (token: string) => (token === TOKEN ? ADA : null) };
const deps = { accounts, publicUrl: PUBLIC_URL, mcpUrl: `${PUBLIC_URL}/mcp` };
const api = makeDocument({ publicUrl: PUBLIC_URL, version: '1.2.3' });

/** The pages as the service has them. */
const openReal = () => openSite({ areas: openDocs(deps), links: [DOCS_LINK] });
const openWith = (...texts: DocsText[]) =>
  openSite({ areas: [createDocs({ ...deps, api, tools: describeTools(), texts })] });
const NAMES = readTexts().map(({ name }) => name);
const PATHS = ['/docs', '/docs/tools', ...NAMES.map((name) => `/docs/${name}`)];

describe('the reference of REST', () => {
  test('has every operation with its fields, a call to the public address, answers and refusals', async () => {
    const { get } = await openReal();
    const { page, status } = await get('/docs', {});
    expect(status).toBe(200);
    for (const [path, { post }] of Object.entries(api.paths)) {
      const section = page(`section:has(h2[id="${path.replace('/api/v1/', '')}"])`);
      expect(section.find('.endpoint').text()).toContain(path);
      const code = section.find('.code').first().find('code').text();
      expect(code).toContain(`curl ${PUBLIC_URL}${path} `);
      expect(code).toContain('Authorization: Bearer $SVC_API_KEY');
      for (const status of Object.keys(post.responses).filter((one) => one !== '200'))
        expect(section.find(`a[href="#error-${status}"]`).length).toBe(1);
      expect(section.find('details').length).toBeGreaterThan(0);
    }
    const terms = (id: string) => page(`section:has(h2[id="${id}"]) dt code:first-child`).text();
    expect(terms('find-email')).toContain('urlroleforceRefresh');
    expect(terms('search-status')).toContain('searchIdincludeEvidencestatusresultscreditsUsed');
  });

  test('tells each refusal once, with its words and the header that comes with it', async () => {
    const { page } = await (await openReal()).get('/docs', {});
    const row = (status: number) => page(`tr:has(#error-${status})`).text();
    for (const status of [400, 401, 402, 404, 405, 409, 413, 429, 500]) expect(row(status)).not.toBe('');
    expect(row(402)).toContain('Insufficient credits');
    expect(row(409)).toContain('X-SVC-Search-Id');
    expect(row(429)).toContain('Retry-After');
  });

  test('describes the events and their headers, and leads to the page on webhooks', async () => {
    const { page } = await (await openReal()).get('/docs', {});
    for (const name of ['search.completed', 'search.failed']) expect(page(`h3[id="${name}"]`).length).toBe(1);
    expect(page('dl.fields').text()).toContain('X-SVC-Signature');
    expect(page('a[href="/docs/webhooks"]').length).toBeGreaterThan(1);
  });
});

test('the reference of the tools has every tool with its permission, cost, arguments and answer', async () => {
  const { page } = await (await openReal()).get('/docs/tools', {});
  expect(page('.copy code').first().text()).toBe(`${PUBLIC_URL}/mcp`);
  expect(page('tbody tr')).toHaveLength(7);
  for (const { name, title, scope, input, output } of TOOLS) {
    const section = page(`section:has(h2[id="${name}"])`);
    expect(section.find('h2').text()).toBe(title);
    expect(section.find('.facts').text()).toContain(scope);
    expect(section.find('.facts').text()).toContain(name === 'svc_find_email' ? '1 credit' : 'free');
    const terms = section
      .find('dt > code')
      .toArray()
      .map((one) => page(one).text());
    expect(terms).toEqual(
      expect.arrayContaining([...Object.keys(input.shape), ...Object.keys(output.shape)]),
    );
  }
});

describe('the texts of the docs folder', () => {
  test('are all there, in the contents of every page, and the current one is marked', async () => {
    const { get } = await openReal();
    expect(NAMES).toEqual(expect.arrayContaining(['connect', 'rest', 'score', 'webhooks', 'measurements']));
    for (const path of PATHS) {
      const { page, status } = await get(path, {});
      expect([path, status]).toEqual([path, 200]);
      const contents = page('#contents nav > ul > li > a').toArray();
      expect(new Set(contents.map((one) => page(one).attr('href')))).toEqual(new Set(PATHS));
      expect(contents).toHaveLength(PATHS.length);
      expect(page('#contents [aria-current]').attr('href')).toBe(path);
      expect(page('h1')).toHaveLength(1);
      expect(page('title').text()).toContain(page('h1').text());
    }
  });

  test('no link leads nowhere, and no anchor stands twice', async () => {
    const { get } = await openReal();
    const pages = new Map<string, { ids: Set<string>; hrefs: string[] }>();
    for (const path of PATHS) {
      const { page } = await get(path, {});
      const ids = page('[id]')
        .toArray()
        .map((one) => page(one).attr('id') ?? '');
      expect([path, ids.filter((id, at) => ids.indexOf(id) !== at)]).toEqual([path, []]);
      const hrefs = page('main a')
        .toArray()
        .map((one) => page(one).attr('href') ?? '');
      pages.set(path, { ids: new Set(ids), hrefs });
    }
    const lost: string[] = [];
    for (const [path, { hrefs }] of pages)
      for (const href of hrefs.filter((one) => !one.startsWith('https://') && one !== '/openapi.json')) {
        const [to = '', anchor] = href.split('#');
        const target = pages.get(to === '' ? path : to);
        if (target === undefined || (anchor !== undefined && !target.ids.has(anchor)))
          lost.push(`${path} → ${href}`);
      }
    expect(lost).toEqual([]);
  });

  test('show this installation’s address in place of the sample one', async () => {
    const { page } = await (await openReal()).get('/docs/connect', {});
    expect(page('main').text()).toContain(`claude mcp add --transport http email-lookup ${PUBLIC_URL}/mcp`);
    expect(page('main').text()).not.toContain('find.example.com');
  });

  test('code is shown to the letter, and copied from what is shown', async () => {
    const { get } = await openReal();
    const { page } = await get('/docs/webhooks', {});
    const receiver = page('pre code')
      .toArray()
      .map((one) => page(one).text());
    const written = readTexts().find(({ name }) => name === 'webhooks')?.markdown ?? '';
    expect(receiver.length).toBeGreaterThan(2);
    for (const code of receiver) expect(written).toContain(code);
    expect(page('.code button[data-copy=""][hidden]')).toHaveLength(receiver.length);
  });

  test('a page that is not there, or is written otherwise, is not found', async () => {
    const { get } = await openReal();
    for (const path of [
      '/docs/nothing',
      '/docs/',
      '/docs/rest.md',
      '/docs/Rest',
      '/docs/..%2Fpackage',
      '/docs/rest/x',
    ])
      expect([path, (await get(path, { accept: 'text/html' })).status]).toEqual([path, 404]);
  });
});

describe('what a text may do', () => {
  test('HTML, scripts, images and other schemes do not pass', async () => {
    const { get } = await openWith({
      name: 'bad',
      markdown: [
        '# Title <b>x</b>',
        '<script>alert(1)</script>',
        'Words <img src=x onerror=alert(1)> and ![picture](https://elsewhere.test/x.png)',
        '[run](javascript:alert(1)) [data](data:text/html,x) [plain](http://elsewhere.test) [src](../src/main.ts)',
        '```html" onmouseover="x\n</code></pre><script>1</script>\n```',
        '| <i>a</i> | b |\n| --- | --- |\n| <u>c</u> | `<s>` |',
        '[ref][1]\n\n[1]: javascript:x',
      ].join('\n\n'),
    });
    const { page, html } = await get('/docs/bad', {});
    expect(page('article').find('script, img, b, i, u, s, [onerror], [onmouseover]')).toHaveLength(0);
    expect(page('article a:not(.anchor)')).toHaveLength(0);
    expect(page('article').text()).toContain('<script>alert(1)</script>');
    expect(page('article').text()).toContain('picture');
    expect(html).not.toContain('javascript:alert(1)"');
  });

  test('a policy lets no inline script or style run, and nothing of other origins', async () => {
    const { headers, html } = await (await openReal()).get('/docs', {});
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(html).not.toMatch(/<[^>]* (?:style|on[a-z]+)=/);
  });

  test('emphasis, lists, quotes, rules and numbers in tables are kept', () => {
    const { main, title, summary, sections } = renderArticle(
      '# A *b*\n\nFirst `c`.\n\n## Two\n\n- x\n- **y**\n\n3. z\n\n> q\n\n---\n\n| | n |\n| --- | ---: |\n| r | 1 |\n\n## Two\n\na  \nb ~~c~~ \\*',
      PUBLIC_URL,
    );
    expect([title, summary]).toEqual(['A b', 'First c.']);
    expect(sections).toEqual([
      { id: 'two', label: 'Two' },
      { id: 'two-1', label: 'Two' },
    ]);
    const text = textOf(main).replace(/\s+/g, ' ');
    for (const part of [
      '<em>b</em>',
      '<strong>y</strong>',
      '<ol start="3">',
      '<blockquote>',
      '<hr />',
      '<del>c</del>',
      '<br />',
    ])
      expect(text).toContain(part);
    expect(text).toContain('<td role="cell" class="number" data-label="n">');
    expect(text).toContain('<td role="cell"></td>');
  });

  test.for([
    ['rest.md', '/docs/rest'],
    ['./sign-in.md#passkeys', '/docs/sign-in#passkeys'],
    ['#errors', '#errors'],
    ['https://example.com/x', 'https://example.com/x'],
    ['../README.md', null],
    ['../src/engine/score/weights.ts', null],
    ['http://example.com', null],
    ['//example.com', null],
    ['/dashboard', null],
    ['javascript:x', null],
  ] as const)('a link to %s leads to %s', ([href, to]) => {
    expect(pageLink(href)).toBe(to);
  });

  test('an anchor is made of the words, once each', () => {
    const anchor = anchorMaker();
    expect(anchor('P(role): the person holds it, now')).toBe('prole-the-person-holds-it-now');
    expect([anchor('Übung'), anchor('Übung'), anchor('Übung')]).toEqual(['übung', 'übung-1', 'übung-2']);
  });
});

test('a stranger reads everything; who is signed in is led to the dashboard', async () => {
  const { get } = await openReal();
  const stranger = await get('/docs', {});
  expect(stranger.page('header nav a').last().attr('href')).toBe('/sign-in');
  // As the cookie is named at an https address.
  const known = await get('/docs', { cookie: `__Host-${SIGNED_IN.cookie}` });
  expect(known.page('header nav a').last().attr('href')).toBe('/dashboard');
  expect(known.page('footer').text()).toContain('ada@quill.test');
});

test('the front page and the dashboard lead to the documentation', async () => {
  const { get } = await openReal();
  expect((await get('/', {})).page('header nav a[href="/docs"]')).toHaveLength(1);
  expect((await get('/dashboard')).page('#menu a[href="/docs"]')).toHaveLength(1);
});

test('every page, with what it loads first, is under 60 KB on its way to a browser', async () => {
  const { get, base } = await openReal();
  for (const path of PATHS) {
    const { html, page } = await get(path, {});
    const files = page('link[rel=stylesheet], script')
      .toArray()
      .map((one) => page(one).attr('href') ?? page(one).attr('src') ?? '');
    expect(files.length).toBe(2);
    const sizes = await Promise.all(
      files.map(async (file) => {
        const { headers } = await fetch(base + file, { headers: { 'accept-encoding': 'gzip' } });
        expect([file, headers.get('content-encoding'), headers.get('vary')]).toEqual([
          file,
          'gzip',
          'Accept-Encoding',
        ]);
        return Number(headers.get('content-length'));
      }),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, Buffer.byteLength(html));
    expect([path, bytes < 60_000 ? 'light' : bytes]).toEqual([path, 'light']);
  }
});
