// A whole evaluation with answerers whose quality is known: one that knows the truth, one that knows nothing, one that makes things up.
import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../world/companies/index.ts';
import { emptyLog } from '../world/log.ts';
import { roleTruth } from '../world/truth.ts';
import type { Answered, Ask, AskedResult } from './ask.ts';
import { report } from './report.ts';
import { run } from './run.ts';
import { missedTargets, type Summary, summarize } from './summary.ts';

const answer = (results: AskedResult[]): Answered => ({
  results,
  reason: results.length === 0 ? 'no_such_role' : null,
  requests: 0,
  recipients: 0,
  mailCommands: 0,
  ms: 10,
});

const knowing: Ask = async (domain, role) => {
  const company = COMPANIES.find((one) => one.domain === domain);
  const truth = company === undefined ? null : roleTruth(company, role);
  const known = truth !== null && truth.findable && truth.address !== 'unknowable';
  const holders = known ? truth.holders.filter((person) => person.mailbox !== 'disabled') : [];
  return answer(
    holders.map(({ name, email, title }) => ({ name, email, title, score: 95, source: 'verified' })),
  );
};

const inventing: Ask = async (domain) =>
  answer([{ name: 'Nemo Nobody', email: `nemo@${domain}`, title: 'CEO', score: 92, source: 'pattern' }]);

async function measure(ask: Ask): Promise<Summary> {
  const options = { companies: COMPANIES, concurrency: 6, vacant: 5, onAnswer: () => undefined };
  return summarize(await run(ask, emptyLog(), options));
}

describe('an evaluation', () => {
  test('of one who knows everything that can be known meets all targets', async () => {
    const summary = await measure(knowing);
    expect(missedTargets(summary)).toEqual([]);
    expect(summary).toMatchObject({ precisionAt90: 1, falseFinds: [], misses: [], violations: [] });
    expect(summary.recall.all).toMatchObject({ person: 1, address: 1 });
    expect(summary.recall.all.asked).toBeGreaterThan(100);
    expect(summary.vacantAsked).toBeGreaterThan(200);
  });

  test('of one who finds nobody misses recall alone', async () => {
    const summary = await measure(async () => answer([]));
    expect(summary.recall.all).toMatchObject({ person: 0, address: 0 });
    expect(missedTargets(summary)).toHaveLength(1);
  });

  test('of one who makes people up misses recall, precision and the vacant roles', async () => {
    const summary = await measure(inventing);
    expect(summary.precisionAt90).toBe(0);
    expect(summary.falseFinds).toHaveLength(summary.vacantAsked);
    expect(missedTargets(summary)).toHaveLength(3);
  });

  test('each way of knowing an address is asked often enough to be told apart', async () => {
    const { recall } = await measure(knowing);
    for (const { asked } of Object.values(recall)) expect(asked).toBeGreaterThanOrEqual(8);
  });

  test('the report names every miss when it is asked to', async () => {
    const summary = await measure(async () => answer([]));
    const text = report(summary, { verbose: true });
    expect(text).toContain(`Misses: ${summary.misses.length}`);
    expect(text).toContain('wanted Maren Oakhollow <maren.oakhollow@veltrana-robotics.test>');
    expect(report(summary, { verbose: false })).not.toContain('wanted Maren');
  });
});
