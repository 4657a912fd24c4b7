import { describe, expect, test } from 'vitest';
import { extractorsOf, factsOf, peopleOf } from '../people-of.ts';

const ld = (json: string): string => `<script type="application/ld+json">${json}</script>`;

describe('JSON-LD', () => {
  test.each<[string, string, string[]]>([
    [
      'a person',
      '{"@type":"Person","name":"Ada Vell","jobTitle":"CEO","email":"mailto:Ada@vellmarn.test"}',
      ['Ada Vell | CEO | ada@vellmarn.test'],
    ],
    [
      'given and family name',
      '{"@type":"Person","givenName":"Ada","familyName":"Vell","jobTitle":["CEO","Founder"]}',
      ['Ada Vell | CEO, Founder'],
    ],
    [
      'worksFor',
      '{"@type":"Person","name":"Ada Vell","jobTitle":"CEO","worksFor":{"@type":"Organization","name":"Blue Harbor"}}',
      ['Ada Vell | CEO |  | Blue Harbor'],
    ],
    [
      'an employee',
      '{"@type":"Corporation","name":"Vellmarn","employee":[{"@type":"Person","name":"Ada Vell","jobTitle":"CTO"}]}',
      ['Ada Vell | CTO |  | Vellmarn'],
    ],
    [
      'a founder without a title',
      '{"@type":"Organization","name":"Vellmarn","founder":{"@type":"Person","name":"Ada Vell"}}',
      ['Ada Vell | Founder |  | Vellmarn'],
    ],
    [
      'a member in a role',
      '{"@type":"Organization","name":"Vellmarn","member":{"@type":"OrganizationRole","roleName":"CFO","member":{"@type":"Person","name":"Ada Vell"}}}',
      ['Ada Vell | CFO |  | Vellmarn'],
    ],
    [
      'a graph with references',
      '{"@graph":[{"@type":"Organization","name":"Vellmarn","founder":{"@id":"#ada"}},{"@type":"Person","@id":"#ada","name":"Ada Vell"}]}',
      ['Ada Vell | Founder |  | Vellmarn'],
    ],
    [
      'an array, types with vocabulary',
      '[[{"@type":["http://schema.org/Person"],"name":"Ada Vell","jobTitle":{"@type":"DefinedTerm","name":"COO"}}]]',
      ['Ada Vell | COO'],
    ],
    [
      'entities and markup in strings',
      '{"@type":"Person","name":"Ada Vell","jobTitle":"<b>Sales &amp; Marketing Director</b>"}',
      ['Ada Vell | Sales & Marketing Director'],
    ],
    [
      'raw line ends, comment marks',
      '<!-- {"@type":"Person","name":"Ada Vell","jobTitle":"Chief\nExecutive Officer"} -->',
      ['Ada Vell | Chief Executive Officer'],
    ],
    [
      "a function's mailbox is no person's",
      '{"@type":"Person","name":"Ada Vell","jobTitle":"CEO","email":"info@vellmarn.test"}',
      ['Ada Vell | CEO'],
    ],
    [
      'nobody: alumni',
      '{"@type":"Organization","name":"V","alumni":{"@type":"Person","name":"Ada Vell","jobTitle":"CEO"}}',
      [],
    ],
    [
      'nobody: author of a review',
      '{"@type":"Product","review":{"@type":"Review","author":{"@type":"Person","name":"Ada Vell","jobTitle":"CEO"}}}',
      [],
    ],
    [
      'nobody: author of an article',
      '{"@type":"BlogPosting","author":{"@type":"Person","name":"Ada Vell","jobTitle":"CEO"}}',
      [],
    ],
    [
      'nobody: a role that ended',
      '{"@type":"Organization","member":{"@type":"Role","roleName":"CEO","endDate":"2020","member":{"@type":"Person","name":"Ada Vell"}}}',
      [],
    ],
    [
      'nobody: dead',
      '{"@type":"Person","name":"Ada Vell","jobTitle":"Founder","deathDate":"1990-01-01"}',
      [],
    ],
    ['nobody: no name', '{"@type":"Person","name":"Our Team","jobTitle":"CEO"}', []],
    ['nobody: broken', '{"@type":"Person","name":"Ada Vell","jobTitle":"CEO"', []],
    [
      'nobody: wrong types',
      '{"@type":5,"name":{"a":[1]},"employee":[null,3,"x",{"@type":"Person","name":7}]}',
      [],
    ],
  ])('%s', (_rule, json, people) => {
    expect(peopleOf(ld(json))).toEqual(people);
  });

  test('broken JSON does not hide what stands beside it', () => {
    const html = `${ld('{')}${ld('{"@type":"Person","name":"Ada Vell","jobTitle":"CEO"}')}`;
    expect(peopleOf(html)).toEqual(['Ada Vell | CEO']);
    expect(extractorsOf(html)).toEqual(['json-ld']);
  });
});

describe('microdata and RDFa', () => {
  test.each<[string, string, string[]]>([
    [
      'a person',
      '<div itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ada Vell</b> <i itemprop="jobTitle">CEO</i> <a itemprop="email" href="mailto:ada@vellmarn.test">mail</a></div>',
      ['Ada Vell | CEO | ada@vellmarn.test'],
    ],
    [
      'nested organisation',
      '<div itemscope itemtype="http://schema.org/Person"><span itemprop="name">Ada Vell</span><span itemprop="jobTitle">CEO</span><div itemprop="worksFor" itemscope itemtype="http://schema.org/Organization"><span itemprop="name">Blue Harbor</span></div></div>',
      ['Ada Vell | CEO |  | Blue Harbor'],
    ],
    [
      'content attributes',
      '<div itemscope itemtype="https://schema.org/Person"><meta itemprop="name" content="Ada Vell"><meta itemprop="jobTitle" content="COO"></div>',
      ['Ada Vell | COO'],
    ],
    [
      'a founder',
      '<div itemscope itemtype="https://schema.org/Organization"><div itemprop="founder" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Ada Vell</span></div></div>',
      ['Ada Vell | Founder'],
    ],
    [
      'RDFa',
      '<div vocab="https://schema.org/" typeof="Person"><span property="name">Ada Vell</span><span property="jobTitle">CTO</span></div>',
      ['Ada Vell | CTO'],
    ],
    [
      'nobody: in a review',
      '<div itemscope itemtype="https://schema.org/Review"><div itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Ada Vell</span>, <span itemprop="jobTitle">CEO</span></div></div>',
      [],
    ],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html).slice(0, people.length || 1)).toEqual(people);
  });
});

describe('h-card and vCard classes', () => {
  test.each<[string, string, string[]]>([
    [
      'h-card',
      '<p class="h-card"><span class="p-name">Ada Vell</span> <span class="p-job-title">CEO</span> <a class="u-email" href="mailto:ada@vellmarn.test">m</a></p>',
      ['Ada Vell | CEO | ada@vellmarn.test'],
    ],
    [
      'h-card with an organisation',
      '<div class="h-card"><a class="p-name u-url" href="/ada">Ada Vell</a>, <span class="p-job-title">CTO</span>, <span class="p-org h-card">Blue Harbor</span></div>',
      ['Ada Vell | CTO |  | Blue Harbor'],
    ],
    [
      'vcard',
      '<div class="vcard"><h3 class="fn">Ada Vell</h3><p class="title">Chief Financial Officer</p><a class="email" href="mailto:ada@vellmarn.test">ada</a></div>',
      ['Ada Vell | Chief Financial Officer | ada@vellmarn.test'],
    ],
    [
      'nobody: the author of a post',
      '<span class="author vcard"><a class="url fn n" href="/author/ada">Ada Vell</a></span>',
      [],
    ],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html)).toEqual(people);
  });
});

describe('application state', () => {
  const next = (json: string): string =>
    `<script id="__NEXT_DATA__" type="application/json">${json}</script>`;
  test.each<[string, string, string[]]>([
    [
      'Next.js',
      next('{"props":{"pageProps":{"team":[{"name":"Ada Vell","role":"CEO","email":"ada@vellmarn.test"}]}}}'),
      ['Ada Vell | CEO | ada@vellmarn.test'],
    ],
    [
      'fields of a content service',
      next('{"items":[{"fields":{"fullName":"Ada Vell","jobTitle":"CTO"}}]}'),
      ['Ada Vell | CTO'],
    ],
    [
      'first and last name',
      next('{"p":{"firstName":"Ada","lastName":"Vell","position":"COO"}}'),
      ['Ada Vell | COO'],
    ],
    [
      'an assignment',
      '<script>window.__INITIAL_STATE__ = {"team":[{"name":"Ada Vell","title":"CFO"}]};</script>',
      ['Ada Vell | CFO'],
    ],
    [
      'a list of values',
      '<script type="application/json" id="__NUXT_DATA__">[{"team":1},[2],{"name":3,"role":4},"Ada Vell","CEO"]</script>',
      ['Ada Vell | CEO'],
    ],
    [
      'a stream of server components, a row of it in two pieces',
      '<script>self.__next_f.push([1,"7:[\\"$\\",\\"div\\",null,{\\"people\\":[{\\"name\\":\\"Ada"])</script><script>self.__next_f.push([1," Vell\\",\\"role\\":\\"CEO\\"}]}]\\n8:null"])</script>',
      ['Ada Vell | CEO'],
    ],
    [
      'an answer that was kept as text',
      '<script type="application/json">{"status":200,"body":"[{\\"name\\":\\"Ada Vell\\",\\"jobTitle\\":\\"CEO\\"}]"}</script>',
      ['Ada Vell | CEO'],
    ],
    ['nobody: testimonials', next('{"testimonials":[{"name":"Ada Vell","title":"CEO"}]}'), []],
    ['nobody: things with titles', next('{"items":[{"name":"Big Hammer","title":"A tool for walls"}]}'), []],
    ['nobody: broken', next('{"a":'), []],
    ['nobody: code', '<script>window.x = {name: user.name, title: "CEO"}</script>', []],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html)).toEqual(people);
  });
});

describe('what several places say of one person', () => {
  test('it is one mention, by the most structured reader, with all addresses', () => {
    const html = `${ld('{"@type":"Person","name":"Ada Vell","jobTitle":"CEO"}')}
      <div><h3>Ada Vell</h3><p>CEO</p><a href="mailto:ada@vellmarn.test">m</a></div>`;
    expect(factsOf(html).mentions).toMatchObject([
      { name: 'Ada Vell', title: 'CEO', emails: ['ada@vellmarn.test'], extractor: 'json-ld' },
    ]);
  });
});
