// From lessons to weights and to the docs: both probabilities apart, judgement where little is seen, figures that add up.
import { describe, expect, test } from 'vitest';
import { JUDGED_WEIGHTS, type WeightName } from '../../../src/engine/score/judged-weights.ts';
import { calibrationError } from '../metrics.ts';
import { fitWeights } from './fit-weights.ts';
import type { Lesson } from './lessons.ts';
import { priorOf } from './priors.ts';
import { claimsUnder } from './rescore.ts';
import { writeInto } from './score-doc.ts';

const once = (...names: WeightName[]) => names.map((name) => ({ name, times: 1 }));

function lesson(
  role: readonly WeightName[],
  mailbox: readonly WeightName[],
  isHolder: boolean | null,
  isReached: boolean | null,
  cap = 100,
): Lesson {
  const own = { probability: 0.3, features: once(...mailbox) };
  return {
    basis: { role: once(...role), mailbox: { own, others: [], none: 0.7 }, cap },
    isHolder,
    isReached,
  };
}

const times = (count: number, one: Lesson) => Array.from({ length: count }, () => one);
const CARDS = ['role.source.card', 'role.page.team'] as const;
const PRESS = ['role.source.press', 'role.page.press'] as const;
const TAKEN = ['mailbox.accepted.full'] as const;

describe('the fit', () => {
  const lessons = [
    ...times(120, lesson(CARDS, TAKEN, true, true)),
    ...times(3, lesson(CARDS, TAKEN, false, null)),
    ...times(2, lesson(CARDS, TAKEN, true, false)),
    ...times(5, lesson(PRESS, TAKEN, true, true)),
    ...times(15, lesson(PRESS, ['mailbox.refused'], false, null)),
  ];
  const { weights, examples, seen } = fitWeights(lessons);

  test('learns what is right oftener than was thought, and what seldomer', () => {
    expect(weights['role.source.card']).toBeGreaterThan(JUDGED_WEIGHTS['role.source.card'] + 0.3);
    expect(weights['role.source.press']).toBeLessThan(JUDGED_WEIGHTS['role.source.press'] - 0.3);
  });

  test('leaves the rest to judgement', () => {
    for (const name of ['role.source.imprint', 'role.very_old', 'mailbox.accepted.given'] as const)
      expect(weights[name]).toBeCloseTo(JUDGED_WEIGHTS[name], 3);
  });

  test('learns nothing of mailboxes from people who are not the company’s', () => {
    expect(examples).toEqual({ role: 145, mailbox: 127 });
    expect(seen.get('mailbox.refused')).toBeUndefined();
    const without = fitWeights(lessons.filter(({ isReached }) => isReached !== null));
    expect(without.weights['mailbox.accepted.full']).toBe(weights['mailbox.accepted.full']);
  });

  test('learns nothing of roles from people of whom the truth says nothing', () => {
    const arguable = times(50, lesson(PRESS, TAKEN, null, true));
    const { weights: same } = fitWeights([...lessons, ...arguable]);
    expect(same['role.source.press']).toBe(weights['role.source.press']);
  });

  test('makes scores that hold better than judgement', () => {
    const error = (of: typeof weights) => calibrationError(claimsUnder(of, lessons)) ?? 1;
    expect(error(weights)).toBeLessThan(error(JUDGED_WEIGHTS) / 2);
  });

  test('ends where each weight must end, whatever is seen', () => {
    const blind = fitWeights([
      ...times(5_000, lesson(CARDS, TAKEN, true, true)),
      ...times(5_000, lesson(PRESS, ['mailbox.silent.catch_all'], false, true)),
    ]);
    for (const name of Object.keys(JUDGED_WEIGHTS) as WeightName[]) {
      const { least, most } = priorOf(name);
      expect(blind.weights[name]).toBeGreaterThanOrEqual(least - 0.0001);
      expect(blind.weights[name]).toBeLessThanOrEqual(most + 0.0001);
    }
  });
});

describe('a claim', () => {
  test.each([
    ['is the product of both probabilities', lesson(CARDS, TAKEN, true, true), 92],
    ['ends at its cap', lesson(CARDS, TAKEN, true, true, 80), 80],
    ['is not made under 50', lesson(PRESS, ['mailbox.silent.unasked'], true, true), undefined],
    ['is not made of people of whom nothing is known', lesson(CARDS, TAKEN, null, true), undefined],
  ])('%s', (_rule, one, score) => {
    const [claim] = claimsUnder(JUDGED_WEIGHTS, [one]);
    expect(claim?.probability).toBe(score === undefined ? undefined : score / 100);
  });

  test('is right where the person is, and the mailbox theirs', () => {
    const claims = claimsUnder(JUDGED_WEIGHTS, [
      lesson(CARDS, TAKEN, true, true),
      lesson(CARDS, TAKEN, true, false),
      lesson(CARDS, TAKEN, false, null),
    ]);
    expect(claims.map(({ right }) => right)).toEqual([true, false, false]);
  });
});

describe('the text', () => {
  const claims = [
    { probability: 0.9, right: true },
    { probability: 0.6, right: false },
  ];
  const doc = {
    version: '2026-01-02.abcdef',
    fittedOn: '2026-01-02',
    of: 'two finds',
    judged: JUDGED_WEIGHTS,
    weights: { ...JUDGED_WEIGHTS, 'role.page.home': -0.5 },
    seen: new Map<WeightName, number>([['role.page.home', 7]]),
    held: [{ name: 'Checked', judged: claims, fitted: claims }],
  };

  test('names version, every weight and what was right', () => {
    const text = writeInto('# Scores\n\nWords.\n', doc);
    expect(text).toMatch(/^# Scores\n\nWords\.\n\n## The weights/u);
    expect(text).toContain('`2026-01-02.abcdef`');
    expect(text).toContain('| `role.page.home` | +0.10 | -0.50 | 7 |');
    expect(text).toContain('| `mailbox.accepted.full` | × 300 | × 300 | 0 |');
    expect(text).toContain('| 90–100 | 1 | 90.0 | 100.0 % |');
    for (const name of Object.keys(JUDGED_WEIGHTS)) expect(text).toContain(`\`${name}\``);
  });

  test('is replaced by the next, and all before it stays', () => {
    const first = writeInto('# Scores\n', doc);
    expect(writeInto(first, doc)).toBe(first);
    expect(writeInto(first, { ...doc, version: 'later' })).not.toContain('abcdef');
  });
});
