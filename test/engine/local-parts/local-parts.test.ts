import { describe, expect, test } from 'vitest';
import { rankCandidates } from '../../../src/engine/local-parts/candidates.ts';
import { localPartsOf, patternsOf } from '../../../src/engine/local-parts/local-parts.ts';
import { patternPosterior, seenSpelling } from '../../../src/engine/local-parts/pattern-posterior.ts';
import { PATTERN_SHARES, type PatternName } from '../../../src/engine/local-parts/patterns.ts';
import { isRoleMailbox } from '../../../src/engine/local-parts/role-mailbox.ts';
import { type PersonName, parsePersonName } from '../../../src/engine/names/person-name.ts';

function named(text: string): PersonName {
  const name = parsePersonName(text);
  if (name === null) throw new Error('not a name');
  return name;
}

function seen(...rows: readonly (readonly [name: string, localPart: string])[]) {
  return rows.map(([name, localPart]) => ({ name: named(name), localPart }));
}

const SEEN: readonly (readonly [name: string, localPart: string, patterns: readonly PatternName[]])[] = [
  ['Jane Doe', 'jane.doe', ['first.last']],
  ['Jane Doe', 'jane', ['first']],
  ['Jane Doe', 'jdoe', ['flast']],
  ['Jane Doe', 'doe', ['last']],
  ['Jane Doe', 'janedoe', ['firstlast']],
  ['Jane Doe', 'janed', ['firstl']],
  ['Jane Doe', 'doejane', ['lastfirst']],
  ['Jane Doe', 'j.doe', ['f.last']],
  ['Jane Doe', 'jd', ['initials']],
  ['Jane Doe', 'jane_doe', ['first_last']],
  ['Jane Doe', 'doe.jane', ['last.first']],
  ['Jane Doe', 'jane-doe', ['first-last']],
  ['Jane Doe', 'doej', ['lastf']],
  ['Jane Doe', 'd.jane', ['l.first']],
  ['Jane M. Doe', 'jmdoe', ['fmlast']],
  ['Jane Mary Doe', 'jane.m.doe', ['first.m.last']],
  ['Jane Doe', 'JANE.DOE', ['first.last']],
  ['Jane Doe', 'jane.doe+web', ['first.last']],
  ['Jane Doe', 'jane.doe2', ['first.last']],
  ['Jane Doe', 'info', []],
  ['Jane Doe', 'john.doe', []],
  ['Jürgen Müller', 'juergen.mueller', ['first.last']],
  ['Jürgen Müller', 'jurgen.muller', ['first.last']],
  ['Jürgen Müller', 'jmueller', ['flast']],
  ['Åsa Ödegård', 'asa.odegard', ['first.last']],
  ['Søren Kjær', 'soren.kjaer', ['first.last']],
  ['Łukasz Żak', 'lukasz.zak', ['first.last']],
  ["Seán O'Brien", 'sean.obrien', ['first.last']],
  ['Anna Müller-Schmidt', 'anna.mueller-schmidt', ['first.last']],
  ['Anna Müller-Schmidt', 'anna.mueller', ['first.last']],
  ['Anna Müller-Schmidt', 'anna.schmidt', ['first.last']],
  ['Anna Müller-Schmidt', 'amuellerschmidt', ['flast']],
  ['Jean-Pierre Roy', 'jean-pierre.roy', ['first.last']],
  ['Jean-Pierre Roy', 'jeanpierre.roy', ['first.last']],
  ['Jean-Pierre Roy', 'jproy', ['flast']],
  ['Jan van der Berg', 'jan.vanderberg', ['first.last']],
  ['Jan van der Berg', 'j.berg', ['f.last']],
  ['Jan van der Berg', 'jvanderberg', ['flast']],
  ['María García López', 'maria.garcia', ['first.last']],
  ['María García López', 'mgarcialopez', ['flast']],
  ['Robert Smith', 'bob.smith', ['first.last']],
  ['Bob Smith', 'robert.smith', ['first.last']],
  ['Petr "Valo" Valenta', 'valo', ['first']],
  ['Kovács Anna', 'anna.kovacs', ['first.last']],
  ['Nguyễn Văn An', 'an.nguyen', ['first.last']],
  ['Li Xiaolong', 'xiaolong.li', ['first.last']],
];

describe('a seen address is explained by its pattern', () => {
  test.each(SEEN)('%s at %s: %j', (name, localPart, patterns) => {
    const found = patternsOf(named(name), localPart);
    if (patterns.length === 0) expect(found).toEqual([]);
    else expect(found).toEqual(expect.arrayContaining([...patterns]));
  });
});

describe('the local parts of a name', () => {
  test('weigh at most 1 in one pattern', () => {
    for (const text of ['Jane Doe', 'Jürgen Müller-Lüdenscheidt', 'Nguyễn Văn An', 'Jan van der Berg']) {
      const sums = new Map<PatternName, number>();
      for (const { pattern, weight } of localPartsOf(named(text))) {
        sums.set(pattern, (sums.get(pattern) ?? 0) + weight);
      }
      for (const sum of sums.values()) expect(sum).toBeLessThan(1.000001);
    }
  });

  test('are ASCII that a mail server takes unquoted', () => {
    for (const text of [
      "D'Arcy O'Neill",
      'Ægir Þór Ðórsson',
      '李小龙',
      'Jean-Pierre de la Tour',
      'Ana Núñez y Gómez',
    ]) {
      for (const { localPart } of localPartsOf(named(text))) {
        expect(localPart).toMatch(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/);
      }
    }
  });

  test('need no surname where only a given name is known', () => {
    expect(new Set(localPartsOf(named('Valo')).map(({ pattern }) => pattern))).toEqual(new Set(['first']));
  });
});

describe('the pattern of a company', () => {
  const people = seen(
    ['Jane Doe', 'jane.doe'],
    ['Max Huber', 'max.huber'],
    ['Eva Roth', 'eva.roth'],
    ['Uwe Lang', 'uwe.lang'],
    ['Ida Falk', 'ida.falk'],
    ['Tom Kern', 'tom.kern'],
    ['Pia Horn', 'pia.horn'],
    ['Leo Baum', 'leo.baum'],
    ['Mia Graf', 'mia.graf'],
    ['Ben Wolf', 'ben.wolf'],
  );

  test('has the measured shares before any address is seen', () => {
    const posterior = patternPosterior([]);
    for (const [pattern, share] of PATTERN_SHARES) expect(posterior.get(pattern)).toBeCloseTo(share, 6);
    const explained = [...posterior.values()].reduce((sum, share) => sum + share, 0);
    expect(explained).toBeGreaterThan(0.72);
    expect(explained).toBeLessThan(0.78);
  });

  test.each([
    [1, 0.58],
    [2, 0.69],
    [3, 0.72],
    [5, 0.8],
    [10, 0.87],
  ])(
    'is followed by the next person, after %d agree, about as often as measured: %d',
    (agreeing, measured) => {
      const follows = patternPosterior(people.slice(0, agreeing)).get('first.last') ?? 0;
      expect(Math.abs(follows - measured)).toBeLessThan(0.04);
    },
  );

  test('is not learnt from role mailboxes, nor twice from one address', () => {
    const one = patternPosterior(people.slice(0, 1)).get('first.last');
    const [first] = people;
    expect(first).toBeDefined();
    if (first === undefined) return;
    expect(patternPosterior([first, first]).get('first.last')).toBe(one);
    expect(patternPosterior([first, { name: named('Jane Doe'), localPart: 'info' }]).get('first.last')).toBe(
      one,
    );
  });

  test('is less sure once an address follows none', () => {
    const sure = patternPosterior(people.slice(0, 3)).get('first.last') ?? 0;
    const [, ...rest] = people.slice(0, 4);
    const shaken = patternPosterior([...rest, ...seen(['Ada Moor', 'x77'])]).get('first.last') ?? 0;
    expect(shaken).toBeLessThan(sure);
  });

  test('is likelier the given name alone in a small company than in a large one', () => {
    const small = patternPosterior([], { companySize: 'small' });
    const large = patternPosterior([], { companySize: 'large' });
    expect(small.get('first')).toBeGreaterThan(large.get('first') ?? 1);
    expect(large.get('first.last')).toBeGreaterThan(small.get('first.last') ?? 1);
    for (const posterior of [small, large]) {
      expect([...posterior.values()].reduce((sum, share) => sum + share, 0)).toBeLessThan(1);
    }
  });

  test('splits an address that two patterns explain', () => {
    const posterior = patternPosterior(seen(['Max Max', 'max']));
    expect(posterior.get('first')).toBeGreaterThan(posterior.get('last') ?? 1);
    expect(posterior.get('last')).toBeGreaterThan(0.044);
  });
});

describe('the candidates', () => {
  test('come highest first, distinct, at most as many as asked for, and sum to at most 1', () => {
    for (const text of ['Jane Doe', 'Jürgen Müller', 'Jan van der Berg', 'Max Max', 'Nguyễn Văn An']) {
      const candidates = rankCandidates(named(text), patternPosterior([]), 8);
      expect(candidates.length).toBeLessThanOrEqual(8);
      expect(new Set(candidates.map(({ localPart }) => localPart)).size).toBe(candidates.length);
      const odds = candidates.map(({ probability }) => probability);
      expect(odds).toEqual([...odds].sort((a, b) => b - a));
      expect(odds.reduce((sum, p) => sum + p, 0)).toBeLessThanOrEqual(1);
    }
  });

  test('begin with the common patterns where nothing was seen', () => {
    const candidates = rankCandidates(named('Jane Doe'), patternPosterior([]), 8);
    expect(candidates.map(({ localPart }) => localPart)).toEqual([
      'jane.doe',
      'jane',
      'jdoe',
      'doe',
      'janedoe',
      'janed',
      'doejane',
      'j.doe',
    ]);
  });

  test('follow what was seen, the spelling of umlauts too', () => {
    const rows = seen(['Götz Schäfer', 'goetz.schaefer'], ['Jörg Bähr', 'joerg.baehr']);
    expect(seenSpelling(rows)).toBe('expanded');
    expect(seenSpelling(seen(['Götz Schäfer', 'gotz.schafer']))).toBe('plain');
    expect(seenSpelling(seen(['Jane Doe', 'jane.doe']))).toBeUndefined();
    const [best] = rankCandidates(named('Jürgen Müller'), patternPosterior(rows), 8, seenSpelling(rows));
    expect(best?.localPart).toBe('juergen.mueller');
    expect(best?.probability).toBeGreaterThan(0.5);
  });

  test('add up where two patterns give one local part', () => {
    const [best] = rankCandidates(named('Otto Otto'), patternPosterior([]), 1);
    expect(best).toMatchObject({ localPart: 'otto.otto', pattern: 'first.last' });
    const otto = rankCandidates(named('Otto Otto'), patternPosterior([]), 8).find(
      ({ localPart }) => localPart === 'otto',
    );
    expect(otto).toMatchObject({ pattern: 'first' });
    expect(otto?.probability).toBeCloseTo(0.178 + 0.044, 2);
  });

  test('are never a role mailbox', () => {
    const candidates = rankCandidates(named('Ina Templeton'), patternPosterior([]), 40);
    expect(candidates.some(({ localPart }) => isRoleMailbox(localPart))).toBe(false);
    expect(
      rankCandidates(named('Harry Rowe'), patternPosterior([]), 60).map((c) => c.localPart),
    ).not.toContain('hr');
  });
});

describe('a mailbox of an office is no person’s', () => {
  test.each([
    'info',
    'sales',
    'hello',
    'office',
    'kontakt',
    'presse',
    'contact',
    'vertrieb',
    'INFO',
    'info-de',
    'sales.emea',
    'press2',
    'no-reply',
    'noreply',
    'do-not-reply',
    'support',
    'help',
    'jobs',
    'bewerbung',
    'ventas',
    'ventes',
    'vendite',
    'vendas',
    'verkoop',
    'forsaljning',
    'försäljning',
    'salg',
    'myynti',
    'sprzedaz',
    'obchod',
    'post',
    'firmapost',
    'asiakaspalvelu',
    'sekretariat',
    'contact+web',
    'privacy',
    'gdpr',
    'billing',
    'hr',
    'webmaster',
    'postmaster',
    'abuse',
    'ceo',
    'newsletter',
    'team',
    'hallo',
    'uk.sales',
  ])('%s', (localPart) => {
    expect(isRoleMailbox(localPart)).toBe(true);
  });

  test.each([
    'jane',
    'jane.doe',
    'jdoe',
    'max',
    'ola',
    'hubert',
    'salesman.joe',
    'infante',
    'helpern',
    'post.jane',
    'mark',
  ])('%s may be', (localPart) => {
    expect(isRoleMailbox(localPart)).toBe(false);
  });
});
