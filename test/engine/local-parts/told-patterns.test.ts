// What a mail server's answers about some people tell of the addresses of others.
import { describe, expect, test } from 'vitest';
import { rankCandidates } from '../../../src/engine/local-parts/candidates.ts';
import { patternPosterior } from '../../../src/engine/local-parts/pattern-posterior.ts';
import {
  createPatternMemory,
  toldOf,
  type ToldOfPerson,
} from '../../../src/engine/local-parts/told-patterns.ts';
import { parsePersonName } from '../../../src/engine/names/person-name.ts';

const DAY_MS = 86_400_000;

function nameOf(text: string) {
  const name = parsePersonName(text);
  if (name === null) throw new Error('no name');
  return name;
}

function told(text: string, said: { taken?: string[]; refused?: string[] }): ToldOfPerson {
  const found = toldOf(nameOf(text), { taken: said.taken ?? [], refused: said.refused ?? [] });
  if (found === null) throw new Error('nothing told');
  return found;
}

const firstOf = (text: string, all: readonly ToldOfPerson[]) =>
  rankCandidates(nameOf(text), patternPosterior([], { told: all }), 8).map(({ localPart }) => localPart);

const USUAL = (first: string, last: string) => [
  `${first}.${last}`,
  first,
  `${first[0]}${last}`,
  last,
  `${first}${last}`,
];

describe('what was told of others', () => {
  test('a taken address is how the next one is likely made', () => {
    expect(firstOf('Ada Vell', [])[0]).toBe('ada.vell');
    expect(firstOf('Ada Vell', [told('Bo Ink', { taken: ['inkbo'], refused: ['bo.ink'] })])[0]).toBe(
      'vellada',
    );
  });

  test('what was refused of two people is asked later of the third, and other forms sooner', () => {
    const two = [
      told('Bo Ink', { refused: USUAL('bo', 'ink') }),
      told('Cy Dunn', { refused: USUAL('cy', 'dunn') }),
    ];
    const [before, after] = [firstOf('Ada Vell', []), firstOf('Ada Vell', two)];
    expect(before.slice(0, 3)).toEqual(['ada.vell', 'ada', 'avell']);
    expect(before).not.toContain('ada_vell');
    expect(after).toContain('ada_vell');
    const likelihood = (all: readonly ToldOfPerson[]) =>
      rankCandidates(nameOf('Ada Vell'), patternPosterior([], { told: all }), 1)[0]?.probability ?? 0;
    expect(likelihood(two)).toBeLessThan(likelihood([]) / 2);
  });

  test('one person refused turns nothing over where colleagues’ addresses show the pattern', () => {
    const seen = [
      { name: nameOf('Di Fenn'), localPart: 'di.fenn' },
      { name: nameOf('Ed Garr'), localPart: 'ed.garr' },
    ];
    const posterior = patternPosterior(seen, { told: [told('Bo Ink', { refused: ['bo.ink'] })] });
    expect(rankCandidates(nameOf('Ada Vell'), posterior, 1)[0]?.localPart).toBe('ada.vell');
  });

  test.each([[[]], [[told('Bo Ink', { refused: USUAL('bo', 'ink') })]]])(
    'the patterns are never likelier than all together',
    (all) => {
      const sum = [...patternPosterior([], { told: all }).values()].reduce((a, b) => a + b, 0);
      expect(sum).toBeGreaterThan(0);
      expect(sum).toBeLessThanOrEqual(1);
    },
  );

  test('nothing is told by an address that no pattern explains, nor where nothing was said', () => {
    expect(toldOf(nameOf('Bo Ink'), { taken: [], refused: [] })).toBeNull();
    expect(toldOf(nameOf('Bo Ink'), { taken: [], refused: ['office'] })).toBeNull();
  });
});

describe('the memory of it', () => {
  const BO = told('Bo Ink', { taken: ['inkbo'] });

  test('is by mail host, leaves out who is named, and holds a person once', () => {
    const memory = createPatternMemory(() => 0);
    memory.remember('acme.test', 'bo ink', told('Bo Ink', { refused: ['bo.ink'] }));
    memory.remember('acme.test', 'bo ink', BO);
    expect(memory.recall('acme.test', new Set())).toEqual([BO]);
    expect(memory.recall('acme.test', new Set(['bo ink']))).toEqual([]);
    expect(memory.recall('other.test', new Set())).toEqual([]);
  });

  test('forgets after a week', () => {
    const clock = { now: 0 };
    const memory = createPatternMemory(() => clock.now);
    memory.remember('acme.test', 'bo ink', BO);
    clock.now = 7 * DAY_MS + 1;
    expect(memory.recall('acme.test', new Set())).toEqual([]);
  });

  test('has room for thirty people of a host, and for two thousand hosts', () => {
    const memory = createPatternMemory(() => 0);
    for (let person = 0; person < 40; person += 1) memory.remember('acme.test', `p${person}`, BO);
    expect(memory.recall('acme.test', new Set())).toHaveLength(30);
    for (let host = 0; host < 2_000; host += 1) memory.remember(`h${host}.test`, 'bo ink', BO);
    expect(memory.recall('acme.test', new Set())).toEqual([]);
    expect(memory.recall('h1999.test', new Set())).toHaveLength(1);
  });
});
