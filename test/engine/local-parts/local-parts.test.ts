import { describe, expect, test } from 'vitest';
import { rankCandidates } from '../../../src/engine/local-parts/candidates.ts';
import { localPartsOf, patternsOf } from '../../../src/engine/local-parts/local-parts.ts';
import { patternPosterior, seenStyle } from '../../../src/engine/local-parts/pattern-posterior.ts';
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
  ['Li Xiaolong', 'xl.li', ['f.last']],
  ['Li Xiaolong', 'lixl', ['lastf']],
  ['Mike Roe', 'michael.roe', ['first.last']],
  ['Jane Mandeville', 'jmandevi', ['flast8']],
  ['Jane Doe', 'djane', ['lfirst']],
  ['Jane Doe', 'janedo', ['firstla']],
  ['Jane Doe', 'jandoe', ['firlas']],
  ['Jane Doe', 'jado', ['fila']],
  ['Jane Doe', 'jdo', ['fla']],
  ['Jane Mary Doe', 'janedm', ['firstlm']],
  ['Ashok Kumar Vell', 'ashokkumar.vell', ['first.last']],
  ['Isaac Gall Boch', 'isaac.gall', ['first.last']],
  ['Yuzli Eduard', 'eyuzli', ['flast']],
  ['Jane Doe', 'jdoes', []],
  ['Jane Doe', 'jmdoe', []],
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
    for (const [pattern, share] of PATTERN_SHARES)
      expect(Math.abs((posterior.get(pattern) ?? 0) - share)).toBeLessThan(0.02 + share / 10);
    const explained = [...posterior.values()].reduce((sum, share) => sum + share, 0);
    expect(explained).toBeGreaterThan(0.75);
    expect(explained).toBeLessThan(0.85);
  });

  test.each([
    [1, 0.6, 0.75],
    [2, 0.7, 0.87],
    [3, 0.75, 0.91],
    [5, 0.8, 0.93],
    [10, 0.85, 0.95],
  ])('is followed by the next person, after %d agree, in %d to %d', (agreeing, least, most) => {
    const follows = patternPosterior(people.slice(0, agreeing)).get('first.last') ?? 0;
    expect(follows).toBeGreaterThan(least);
    expect(follows).toBeLessThan(most);
  });

  test('that is mostly somebody’s rule is believed sooner than one that is mostly a habit', () => {
    const follows = (localPart: string, pattern: PatternName) =>
      patternPosterior(seen(['Jane Doe', localPart])).get(pattern) ?? 0;
    expect(follows('jane.doe', 'first.last')).toBeGreaterThan(follows('jane', 'first'));
    expect(follows('jane', 'first')).toBeGreaterThan(follows('janedoe', 'firstlast'));
  });

  test('is one of two where the addresses contradict', () => {
    const both = patternPosterior(
      seen(['Jane Doe', 'jane'], ['Max Huber', 'max'], ['Eva Roth', 'eva'], ['Uwe Lang', 'uwe.lang']),
    );
    expect(both.get('first')).toBeGreaterThan(0.5);
    expect(both.get('first.last')).toBeGreaterThan(patternPosterior([]).get('first') ?? 1);
  });

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
    expect(posterior.get('last')).toBeGreaterThan(0.06);
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

  test.each([
    ['ö as oe', [['Götz Schäfer', 'goetz.schaefer']], 'Jürgen Müller', 'juergen.mueller'],
    ['ö as o', [['Götz Schäfer', 'gotz.schafer']], 'Jürgen Müller', 'jurgen.muller'],
    ['a hyphen kept', [['Ada Moor-Vell', 'ada.moor-vell']], 'Jane Doe-Roe', 'jane.doe-roe'],
    ['a hyphen dropped', [['Ada Moor-Vell', 'ada.moorvell']], 'Jane Doe-Roe', 'jane.doeroe'],
    ['a hyphen dropped, of given names', [['Ada Moor-Vell', 'ada.moorvell']], 'Jo-Ann Roe', 'joann.roe'],
    ['the second half alone', [['Ada Moor-Vell', 'ada.vell']], 'Jane Doe-Roe', 'jane.roe'],
    ['a particle dropped', [['Bo van den Vell', 'bo.vell']], 'Jan van der Moor', 'jan.moor'],
    ['a particle kept', [['Bo van den Vell', 'bo.vandenvell']], 'Jan van der Moor', 'jan.vandermoor'],
    ['a particle apart', [['Bo de Vell', 'bo.de_vell']], 'Jan de Moor', 'jan.de_moor'],
    ['initials of both', [['Jo-Ann Vell', 'javell']], 'Karl-Heinz Moor', 'khmoor'],
    ['one initial', [['Jo-Ann Vell', 'jvell']], 'Karl-Heinz Moor', 'kmoor'],
  ] as const)('are written as the house writes: %s', (_case, rows, name, expected) => {
    const known = seen(...rows);
    const [best] = rankCandidates(named(name), patternPosterior(known), 8, seenStyle(known));
    expect(best?.localPart).toBe(expected);
  });

  test.each([
    ['Jürgen Müller', 'de', 'juergen.mueller'],
    ['Jürgen Müller', 'fr', 'jurgen.muller'],
    ['Gökhan Yıldız', '', 'gokhan.yildiz'],
    ['Ödön Erdős', '', 'odon.erdos'],
    ['Päivi Järvinen', '', 'paivi.jarvinen'],
  ])('of %s on a site in "%s" begin with %s', (name, language, expected) => {
    const [best] = rankCandidates(named(name), patternPosterior([]), 8, seenStyle([], language));
    expect(best?.localPart).toBe(expected);
  });

  test('say nothing of the house where the address does not', () => {
    expect(seenStyle(seen(['Jane Doe', 'jane.doe'], ['Götz Roth', 'x17'], ['Bo van Vell', 'bo'])).size).toBe(
      0,
    );
  });

  test('add up where two patterns give one local part', () => {
    const [best] = rankCandidates(named('Otto Otto'), patternPosterior([]), 1);
    expect(best).toMatchObject({ localPart: 'otto.otto', pattern: 'first.last' });
    const otto = rankCandidates(named('Otto Otto'), patternPosterior([]), 8).find(
      ({ localPart }) => localPart === 'otto',
    );
    expect(otto).toMatchObject({ pattern: 'first' });
    expect(otto?.probability).toBeGreaterThan(0.21);
  });

  test('that a colleague’s name makes too come after a longer form, and are never sure', () => {
    const posterior = patternPosterior(seen(['Max Huber', 'max'], ['Eva Roth', 'eva'], ['Ida Falk', 'ida']));
    const alone = rankCandidates(named('Ada Vell'), posterior, 8);
    expect(alone[0]).toMatchObject({ localPart: 'ada' });
    const beside = rankCandidates(named('Ada Vell'), posterior, 8, undefined, new Set(['ada']));
    expect(beside[0]).toMatchObject({ localPart: 'ada.vell' });
    expect(beside[0]?.probability).toBeLessThan(0.6);
    expect(beside.map(({ localPart }) => localPart)).toContain('ada');
    expect(beside.reduce((sum, { probability }) => sum + probability, 0)).toBeLessThanOrEqual(1);
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
