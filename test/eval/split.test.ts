// The table of a split, with answerers whose quality is known.
import { describe, expect, test } from 'vitest';
import { company } from '../world/company.ts';
import { generatedCompanies } from '../world/generated/index.ts';
import { emptyLog } from '../world/log.ts';
import { isShownByMost, roleTruth } from '../world/truth.ts';
import { evaluateAll } from './all-splits.ts';
import type { Answered, Ask, AskedResult } from './ask.ts';
import { questionsFor } from './questions.ts';
import { type Asked, run } from './run.ts';
import { countMisreadRefusals, countRememberedWrongly, splitNumbers } from './split-numbers.ts';
import { failureKinds, missedMeasures, overSeeds, splitReport } from './split-report.ts';

const COMPANIES = generatedCompanies(1, 'check');
const companyOf = (domain: string) => COMPANIES.find((one) => one.domain === domain);

const answer = (results: AskedResult[]): Answered => ({
  results,
  reason: results.length === 0 ? 'no_such_role' : null,
  requests: 0,
  recipients: 0,
  mailCommands: 0,
  ms: 10,
});

const knowing: Ask = async (domain, role) => {
  const one = companyOf(domain);
  if (one === undefined) return answer([]);
  const { holders, findable, address } = roleTruth(one, role);
  const known = holders.filter(
    (person) =>
      person.findable &&
      person.mailbox !== 'disabled' &&
      (address !== 'unknowable' || isShownByMost(one, person)),
  );
  return answer(
    findable
      ? known.map(({ name, email, title }) => ({ name, email, title, score: 99, source: 'verified' }))
      : [],
  );
};

const gullible: Ask = async (domain) =>
  answer(
    (companyOf(domain)?.decoys ?? []).map(({ name, title }) => ({
      name,
      title,
      email: `somebody@${domain}`,
      score: 91,
      source: 'pattern',
    })),
  );

const ask = (who: Ask): Promise<Asked[]> =>
  run(who, emptyLog(), {
    companies: COMPANIES,
    concurrency: 4,
    vacant: 2,
    held: 4,
    onAnswer: () => undefined,
  });

describe('the table of a split', () => {
  test('has every target met by one who knows what can be known', async () => {
    const numbers = splitNumbers(await ask(knowing), { misread: 0 });
    expect(numbers).toMatchObject({
      person: { value: 1 },
      addressTold: { value: 1 },
      addressShownAlike: { value: 1 },
      precision90: { value: 1 },
      outsiders: { value: 0 },
    });
    expect(missedMeasures([numbers])).toEqual([]);
  });

  test('shows no recall for one who answers nothing, and names the kinds that fail', async () => {
    const asked = await ask(async () => answer([]));
    const numbers = splitNumbers(asked, { misread: 0 });
    expect(missedMeasures([numbers])).toEqual(['person', 'addressTold', 'addressShownAlike']);
    expect(failureKinds(asked)).toMatch(/^(\d+) of \1 findable missed\n {2}\d+ {2}nothing \(no_such_role\)/u);
  });

  test('counts who believes samples, animals, customers and the past', async () => {
    const numbers = splitNumbers(await ask(gullible), { misread: 0 });
    expect(numbers.outsiders.value).toBeGreaterThan(10);
    expect(numbers.gone.value).toBeGreaterThan(3);
    expect(numbers.vacant.value).toBeGreaterThan(0.3);
    expect(missedMeasures([numbers])).toEqual(
      expect.arrayContaining(['outsiders', 'vacant', 'precision90', 'precision70', 'calibrationError']),
    );
  });

  test('shows the median of shares and the sum of faults', async () => {
    const one = splitNumbers(await ask(knowing), { misread: 2 });
    const none = splitNumbers(await ask(async () => answer([])), { misread: 1 });
    expect(overSeeds('person', [none, one, one])).toBe(1);
    expect(overSeeds('misread', [none, one, one])).toBe(5);
    const lines = splitReport('check', [1, 2, 3], [none, one, one]).split('\n');
    expect(lines.find((line) => line.startsWith('open mailboxes'))).toMatch(/ 5 .* ≤ 0 {2}missed$/u);
  });
});

describe('the table of all splits', () => {
  test('has a column for each, marks what misses, and shows nothing else of the third that is held back', async () => {
    const right = await ask(knowing);
    const wrong = await ask(gullible);
    const runs = { tune: right, check: right, hold: wrong };
    const { text, isMissed } = await evaluateAll('2026-01-02.abcdef', [4, 5], async (split) => ({
      numbers: [splitNumbers(runs[split], { misread: 0 })],
      asked: runs[split],
    }));
    expect(isMissed).toBe(true);
    expect(text).toContain('seeds 4, 5');
    expect(text).toContain('weights 2026-01-02.abcdef');
    const row = (beginning: string) => text.split('\n').find((line) => line.startsWith(beginning)) ?? '';
    expect(
      row('right person first')
        .split(/\s{2,}/u)
        .slice(1),
    ).toEqual(['100.0 %', '100.0 %', '0.0 %*', '≥ 95.0 %']);
    expect(text.match(/^90–100/gmu)).toHaveLength(2);
    for (const { question } of wrong) expect(text).not.toContain(question.company.domain);
  });

  test('meets all targets with one who knows what can be known', async () => {
    const asked = await ask(knowing);
    const run = { numbers: [splitNumbers(asked, { misread: 0 })], asked };
    const { text, isMissed } = await evaluateAll('', [1], async () => run);
    expect(isMissed).toBe(false);
    expect(text.match(/\*/gu)).toHaveLength(1);
  });
});

describe('refusals caused by us', () => {
  const crate = company({
    domain: 'crate.test',
    name: 'Crate',
    tests: '',
    build: () => ({ pages: [] }),
    staff: [
      ['Ann Orchard', 'CEO'],
      ['Bo Wintle', 'CTO', { mailbox: 'disabled' }],
    ],
  });
  const said = (local: string, replyClass: 'no_such_user' | 'policy_block') => ({
    address: `${local}@crate.test`,
    replyClass,
    code: 550,
    enhanced: null,
    at: 0,
  });

  test.each([
    ['an open mailbox remembered as unknown counts', 'ann.orchard', 'no_such_user', 1],
    ['an open mailbox remembered as blocked by policy does not', 'ann.orchard', 'policy_block', 0],
  ] as const)('%s', async (_rule, local, replyClass, expected) => {
    const recall = async (addresses: readonly string[]) =>
      [said(local, replyClass)].filter(({ address }) => addresses.includes(address));
    expect(await countRememberedWrongly({ recall }, [crate])).toBe(expected);
  });

  test('a closed mailbox is none of them', async () => {
    const recall = async (addresses: readonly string[]) =>
      [said('bo.wintle', 'no_such_user')].filter(({ address }) => addresses.includes(address));
    expect(await countRememberedWrongly({ recall }, [crate])).toBe(0);
  });

  test.each([
    ['ann.orchard', 'refused', 1],
    ['ann.orchard', 'unclear', 0],
    ['bo.wintle', 'refused', 0],
  ])('a result at %s that was %s counts %i', (local, state, expected) => {
    const [question] = questionsFor(crate, 0);
    if (question === undefined) throw new Error('the CEO is asked for');
    const result = { email: `${local}@crate.test`, name: '', title: '', score: 50, source: 'published' };
    const watched = {
      requests: 0,
      pages: 0,
      mailCommands: 0,
      recipients: 0,
      forbiddenCommands: 0,
      violations: [],
    };
    const asked = {
      question,
      answer: answer([{ ...result, verification: { state } }]),
      judgements: [],
      watched,
    };
    expect(countMisreadRefusals([asked])).toBe(expected);
  });
});
