// npm run eval: asks the engine everything about invented companies and prints how well it answers, split by split.
import { parseArgs } from 'node:util';
import { WEIGHTS_VERSION } from '../../src/engine/score/weights.ts';
import { type Split, SPLITS } from '../world/generated/splits.ts';
import { COMPANIES } from '../world/companies/index.ts';
import { FOREIGN_PARTS, foreignCompanies, type ForeignPart } from '../world/foreign/index.ts';
import { startWorld } from '../world/index.ts';
import { UNSEEN } from '../world/unseen/index.ts';
import { evaluateAll } from './all-splits.ts';
import { startEngine } from './ask-engine.ts';
import { compare, compareReport } from './prose/compare.ts';
import { PROSE_COMPANIES } from './prose/companies.ts';
import { report } from './report.ts';
import { run } from './run.ts';
import { bucketsReport, failureKinds, missedMeasures, numbersReport, splitReport } from './split-report.ts';
import { runCompanies, runSplit, type SplitRun } from './split-run.ts';
import { missedTargets, summarize } from './summary.ts';

const { values } = parseArgs({
  options: {
    'page-delay': { type: 'string', default: '50' },
    'mail-delay': { type: 'string', default: '60' },
    concurrency: { type: 'string', default: '6' },
    /** Vacant roles asked of each company, at most; of generated ones 2, of others 5. */
    vacant: { type: 'string' },
    /** A domain, or a part of one; several times for several. */
    only: { type: 'string', multiple: true, default: [] },
    verbose: { type: 'boolean', default: false },
    /** Asks about the companies that were written by hand instead. */
    written: { type: 'boolean', default: false },
    /** Asks about those that the engine was not built beside instead. */
    unseen: { type: 'boolean', default: false },
    /** Asks about the companies of a foreign author instead: foreign, or foreign-kept, of which the table alone is shown. */
    set: { type: 'string' },
    /** Asks about one split alone: tune, check, or hold, of which the table alone is shown. */
    split: { type: 'string' },
    seeds: { type: 'string', default: '1,2,3' },
    /** Held roles asked of each generated company, at most. */
    held: { type: 'string', default: '6' },
    /** Exit 1 where a target is missed. */
    strict: { type: 'boolean', default: false },
    /** Asks everything twice, without and with a language model, and prints what that adds and costs. */
    llm: { type: 'boolean', default: false },
    /** How long the model thinks. */
    'llm-delay': { type: 'string', default: '1500' },
  },
});

let answered = 0;
const onAnswer = () => {
  answered += 1;
  if (process.stderr.isTTY) process.stderr.write(`\r${answered} answered`);
};
const delays = { pageDelayMs: Number(values['page-delay']), mailDelayMs: Number(values['mail-delay']) };
const isGenerated = !values.llm && !values.written && !values.unseen && values.set === undefined;
const asking = {
  concurrency: Number(values.concurrency),
  vacant: Number(values.vacant ?? (isGenerated ? 2 : 5)),
  onAnswer,
};
const seeds = values.seeds.split(',').map(Number);

if (values.llm) await evaluateWithLlm();
else if (values.set !== undefined) await evaluateSet(partNamed(values.set));
else if (!isGenerated) await evaluateWritten();
else if (values.split === undefined) await evaluateSplits();
else await evaluateSplit(splitNamed(values.split));

async function evaluateWritten(): Promise<void> {
  const world = await startWorld({ ...delays, ...(values.unseen ? { companies: UNSEEN } : {}) });
  const engine = await startEngine(world.settings);
  const companies = world.companies.filter(
    ({ domain }) => values.only.length === 0 || values.only.some((part) => domain.includes(part)),
  );
  try {
    const summary = summarize(await run(engine.ask, world.log, { ...asking, companies }));
    console.log(report(summary, { verbose: values.verbose }));
    if (values.strict && missedTargets(summary).length > 0) process.exitCode = 1;
  } finally {
    await engine.close();
    await world.close();
  }
}

/** The companies of stories beside the others: in those the rules leave a model little to do. */
async function evaluateWithLlm(): Promise<void> {
  const companies = [...(values.unseen ? UNSEEN : COMPANIES), ...PROSE_COMPANIES].filter(
    ({ domain }) => values.only.length === 0 || values.only.some((part) => domain.includes(part)),
  );
  const thinksMs = Number(values['llm-delay']);
  console.log(compareReport(await compare({ ...delays, ...asking, companies, thinksMs })));
}

async function evaluateSplits(): Promise<void> {
  const { text, isMissed } = await evaluateAll(WEIGHTS_VERSION, seeds, askSplit);
  console.log(text);
  if (values.strict && isMissed) process.exitCode = 1;
}

/** Whoever picks companies out of the untouched third has touched it. */
function askSplit(split: Split): Promise<SplitRun> {
  const only = split === 'hold' ? [] : values.only;
  return runSplit({ ...delays, ...asking, split, seeds, held: Number(values.held), only });
}

async function evaluateSplit(split: Split): Promise<void> {
  const { numbers, asked } = await askSplit(split);
  console.log(splitReport(split, seeds, numbers));
  // Whoever knows which companies of the untouched third fail has touched it.
  if (split !== 'hold') {
    console.log(`\n${bucketsReport(asked)}\n\n${failureKinds(asked)}`);
    if (values.verbose) console.log(`\n${report(summarize(asked), { verbose: true })}`);
  }
  if (values.strict && missedMeasures(numbers).length > 0) process.exitCode = 1;
}

async function evaluateSet(part: ForeignPart): Promise<void> {
  const companies = foreignCompanies(part);
  const only = part === 'foreign-kept' ? [] : values.only;
  const { numbers, asked } = await runCompanies(companies, { ...delays, ...asking, only });
  console.log(numbersReport(`${part}, ${companies.length} companies`, numbers));
  if (part !== 'foreign-kept') {
    console.log(`\n${failureKinds(asked)}\n\n${report(summarize(asked), { verbose: true })}`);
  }
  if (values.strict && missedMeasures(numbers).length > 0) process.exitCode = 1;
}

function partNamed(name: string): ForeignPart {
  const part = FOREIGN_PARTS.find((one) => one === name);
  if (part === undefined) throw new Error(`--set is one of ${FOREIGN_PARTS.join(', ')}`);
  return part;
}

function splitNamed(name: string): Split {
  const split = SPLITS.find((one) => one === name);
  if (split === undefined) throw new Error(`--split is one of ${SPLITS.join(', ')}`);
  return split;
}
