// Rules of what a page's links promise, given what the page itself is.
import { describe, expect, test } from 'vitest';
import { languageInUrl, languageNamed, translationKey } from '../../../src/engine/crawl/languages.ts';
import { type LinkingPage, leadsOf, sameAs } from '../../../src/engine/crawl/leads.ts';
import { GOOD_SCORE } from '../../../src/engine/crawl/page-chooser.ts';
import { createPageQueue } from '../../../src/engine/crawl/page-queue.ts';
import type { PageLink } from '../../../src/engine/mention.ts';

const HOME = new URL('https://acme.test/');
const ASKED = { role: 'CEO' as const, home: HOME, language: 'en' };

type Link = [path: string, text: string, rest?: Partial<PageLink>];

function links(list: readonly Link[]): PageLink[] {
  return list.map(([path, text, rest]) => ({ url: new URL(path, HOME).href, text, profile: false, ...rest }));
}

/** The paths that are worth anything, best first. */
function order(page: Partial<LinkingPage>, ...list: Link[]): string[] {
  const leads = leadsOf(ASKED, ['acme.test'], links(list), {
    url: HOME.href,
    kind: 'other',
    language: 'en',
    ...page,
  });
  return leads
    .filter(({ score }) => score !== null)
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .map(({ url }) => url.slice(HOME.origin.length));
}

function scoreOf(page: Partial<LinkingPage>, link: Link): number {
  const [lead] = leadsOf(ASKED, ['acme.test'], links([link]), {
    url: HOME.href,
    kind: 'other',
    language: 'en',
    ...page,
  });
  return lead?.score ?? 0;
}

describe('on a page of a team', () => {
  const team = { url: 'https://acme.test/team', kind: 'team' as const };

  test('the holder’s own page comes before all else, people of other posts last', () => {
    const profile = { profile: true };
    expect(
      order(
        {
          ...team,
          holders: new Set(['https://acme.test/team/cy-thorn']),
          others: new Set(['https://acme.test/team/ada-vell']),
        },
        ['/team/ada-vell', 'Ada Vell', profile],
        ['/team/bo-marn', 'Bo Marn', profile],
        ['/team/cy-thorn', 'Cy Thorn', profile],
        ['/contact', 'Contact'],
        ['/leadership', 'Leadership'],
      ),
    ).toEqual(['/team/cy-thorn', '/leadership', '/contact', '/team/bo-marn', '/team/ada-vell']);
  });

  test('where nobody has a title, the people come before what names few, until one is found', () => {
    const people: Link[] = ['ada-vell', 'bo-marn'].map((name) => [`/team/${name}`, name, { profile: true }]);
    const rest: Link[] = [
      ['/about', 'About'],
      ['/contact', 'Contact'],
    ];
    const all = ['/about', '/team/ada-vell', '/team/bo-marn', '/contact'];
    expect(order(team, ...rest, ...people)).toEqual(all);
    expect(order({ ...team, others: new Set(['https://acme.test/team/cy']) }, ...rest, ...people)).toEqual([
      '/about',
      '/contact',
      '/team/ada-vell',
      '/team/bo-marn',
    ]);
    const queue = createPageQueue(ASKED, ['acme.test']);
    const page = { ...team, language: 'en' };
    queue.addLeads(leadsOf(ASKED, ['acme.test'], links([...rest, ...people]), page));
    const taken = [false, false, true, true].map((isFound) => queue.next(0, isFound)?.url.pathname);
    expect(taken).toEqual(['/about', '/team/ada-vell', '/contact', '/team/bo-marn']);
  });

  test('the next page of it is as good as the page', () => {
    for (const link of [
      ['/team?page=2', '2'],
      ['/team/page/2', 'Next ›'],
      ['/x/2', 'x', { relation: 'next' }],
      ['/team/2', 'Weiter'],
    ] satisfies Link[])
      expect(scoreOf(team, link)).toBeGreaterThan(GOOD_SCORE);
    expect(scoreOf(team, ['/products/2', '2'])).toBeLessThan(1);
  });

  test('what stands below it and says nothing is a person; what is offered or sold there is not', () => {
    expect(scoreOf({ ...team, url: 'https://acme.test/p/17' }, ['/p/17/a1', ''])).toBeGreaterThan(1);
    expect(scoreOf({ ...team, url: 'https://acme.test/p/17' }, ['/p/18', ''])).toBeLessThan(1);
    expect(scoreOf(team, ['/team/jobs', 'Jobs'])).toBeLessThan(1);
  });

  test('a frame of it is part of it', () => {
    expect(scoreOf(team, ['/widgets/17', '', { relation: 'part' }])).toBeGreaterThan(GOOD_SCORE);
    expect(scoreOf({ kind: 'other' }, ['/widgets/17', '', { relation: 'part' }])).toBeLessThan(1);
  });
});

test('the next page of the news is one of many', () => {
  const press = { url: 'https://acme.test/news', kind: 'press' as const };
  expect(scoreOf(press, ['/news?page=2', '2'])).toBeLessThan(2);
  expect(scoreOf(press, ['/news/page/2', 'Older', { relation: 'next' }])).toBeLessThan(2);
});

describe('a home page that only asks for a language', () => {
  const languages: Link[] = [
    ['/de/', 'Deutsch'],
    ['/en/', 'English'],
    ['/fr/index.html', ''],
  ];
  const home = { kind: 'home' as const };
  test('leads to its own language first', () => {
    expect(order({ ...home, language: 'en' }, ...languages)[0]).toBe('/en/');
    const german = leadsOf({ ...ASKED, language: 'de' }, ['acme.test'], links(languages), {
      url: HOME.href,
      language: 'de',
      ...home,
    });
    expect(german.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))[0]?.url).toBe('https://acme.test/de/');
  });
  test('or leads in', () => {
    expect(order(home, ['/main.html', 'Enter site'])).toEqual(['/main.html']);
  });
  test('and no other page does', () => {
    expect(order({ kind: 'other', url: 'https://acme.test/x' }, ...languages)).toEqual([]);
    expect(order(home, ...languages, ['/team', 'Team'])).toEqual(['/team']);
  });
});

describe('a page that is this page again', () => {
  const again = links([
    ['/de/team', '', { relation: 'again' }],
    ['/our-team', '', { relation: 'again' }],
    ['https://acme.fr.test/equipe', '', { relation: 'again' }],
    ['/about', 'About'],
  ]);
  test('is told, on the company’s domains', () => {
    const page = { url: 'https://acme.test/team', kind: 'team' as const, language: 'en' };
    expect(sameAs(page, ['acme.test'], again)).toEqual([
      'https://acme.test/de/team',
      'https://acme.test/our-team',
    ]);
    expect(leadsOf(ASKED, ['acme.test'], again, page).map(({ url }) => url)).toEqual([
      'https://acme.test/about',
    ]);
  });
  test('comes last', () => {
    const queue = createPageQueue(ASKED, ['acme.test']);
    queue.addLeads([
      { url: 'https://acme.test/unser-team', score: 9 },
      { url: 'https://acme.test/contact', score: 5 },
      { url: 'https://acme.test/fr/team', score: 6 },
      { url: 'https://acme.test/team', score: 8 },
    ]);
    queue.addAgain(['https://acme.test/unser-team']);
    const taken = [0, 0, 0, 0].map((least) => queue.next(least)?.url.pathname);
    expect(taken).toEqual(['/team', '/contact', '/unser-team', '/fr/team']);
    expect(queue.next(0)).toBeNull();
  });
});

test('a queue hands out nothing that is worth less than asked for', () => {
  const queue = createPageQueue(ASKED, ['acme.test']);
  queue.addLeads([{ url: 'https://acme.test/x', score: 3 }]);
  expect([queue.next(4), queue.best(), queue.next(2)?.key]).toEqual([null, 3, 'acme.test/x']);
});

describe('languages', () => {
  test.each([
    ['https://acme.test/de/team', 'de'],
    ['https://acme.test/de-AT/team', 'de'],
    ['https://acme.test/pt_br', 'pt'],
    ['https://acme.test/us/team', 'en'],
    ['https://fr.acme.test/', 'fr'],
    ['https://acme.test/?lang=it', 'it'],
    ['https://acme.test/design', ''],
    ['https://acme.test/hq/', ''],
    ['https://acme.test/ir/', ''],
    ['https://it-service.acme.test/', ''],
    ['https://acme.de/', ''],
  ])('%s is "%s"', (href, language) => {
    expect(languageInUrl(new URL(href))).toBe(language);
  });
  test.each([
    ['Deutsch', 'de'],
    ['EN', 'en'],
    ['Français', 'fr'],
    ['Русский', 'ru'],
    ['日本語', 'ja'],
    ['German engineering', ''],
    ['Team', ''],
    ['', ''],
  ])('%s names "%s"', (text, language) => {
    expect(languageNamed(text)).toBe(language);
  });
  test('a page and its translations have one key', () => {
    const key = (href: string) => translationKey(new URL(href));
    const same = ['/team', '/de/team/', '/en-gb/team', '/team?lang=fr', 'https://fr.acme.test/team'];
    expect(new Set(same.map((path) => key(new URL(path, HOME).href))).size).toBe(1);
    expect(key('https://acme.test/de/team')).not.toBe(key('https://acme.test/de/about'));
    expect(key('https://acme.test/it-service/team')).not.toBe(key('https://acme.test/team'));
  });
});
