// The measuring of a language model: its stand-in reads what stands there, and the engine takes no more than that.
import { expect, test } from 'vitest';
import { compare, compareReport } from './compare.ts';
import { PROSE_COMPANIES } from './companies.ts';
import { readLines } from './scripted-model.ts';

test('the stand-in points at the nearest name of a line with a title', () => {
  const user = [
    'Company: ferrow.test, which calls itself "Ferrow Yard"',
    '',
    '1| Ask for the Chief Executive Officer and you meet Ada Vellmarn.',
    '2| Ferrow Yard is old.',
    '3| Bo Marn, who served as CEO until 2019, paints.',
  ].join('\n');
  expect(readLines(user)).toMatchObject([
    { name: 'Ada Vellmarn', nameLine: 1, title: 'Chief Executive Officer', current: true },
    { name: 'Bo Marn', nameLine: 3, title: 'CEO', current: false },
  ]);
});

test('it adds people of stories, spoils nothing and is asked for few', { timeout: 60_000 }, async () => {
  const comparison = await compare({
    companies: PROSE_COMPANIES,
    concurrency: 2,
    vacant: 2,
    pageDelayMs: 0,
    mailDelayMs: 0,
    thinksMs: 0,
  });
  expect(comparison.won).toContain('tarrow-ferries.test CFO');
  expect(comparison.won.length).toBeGreaterThanOrEqual(4);
  expect(comparison.lost).toEqual([]);
  expect(comparison.with.falseFinds).toEqual([]);
  expect(comparison.with.violations).toEqual([]);
  expect(comparison.spent.mostCalls).toBeLessThanOrEqual(2);
  expect(comparison.spent.questions).toBeLessThan(comparison.with.searches);
  expect(compareReport(comparison)).toContain(`won ${comparison.won.length}`);
});
