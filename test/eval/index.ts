// npm run eval: asks the engine everything about the invented companies and prints how well it answers.
import { parseArgs } from 'node:util';
import { startWorld } from '../world/index.ts';
import { UNSEEN } from '../world/unseen/index.ts';
import { startEngine } from './ask-engine.ts';
import { report } from './report.ts';
import { run } from './run.ts';
import { missedTargets, summarize } from './summary.ts';

const { values } = parseArgs({
  options: {
    'page-delay': { type: 'string', default: '50' },
    'mail-delay': { type: 'string', default: '60' },
    concurrency: { type: 'string', default: '6' },
    vacant: { type: 'string', default: '5' },
    /** A domain, or a part of one; several times for several. */
    only: { type: 'string', multiple: true, default: [] },
    verbose: { type: 'boolean', default: false },
    /** Asks about the companies that the engine was not built beside instead. */
    unseen: { type: 'boolean', default: false },
    /** Exit 1 where a target is missed. */
    strict: { type: 'boolean', default: false },
  },
});

const world = await startWorld({
  pageDelayMs: Number(values['page-delay']),
  mailDelayMs: Number(values['mail-delay']),
  ...(values.unseen ? { companies: UNSEEN } : {}),
});
const engine = await startEngine(world.settings);
const companies = world.companies.filter(
  ({ domain }) => values.only.length === 0 || values.only.some((part) => domain.includes(part)),
);
let answered = 0;
try {
  const all = await run(engine.ask, world.log, {
    companies,
    concurrency: Number(values.concurrency),
    vacant: Number(values.vacant),
    onAnswer() {
      answered += 1;
      if (process.stderr.isTTY) process.stderr.write(`\r${answered} answered`);
    },
  });
  const summary = summarize(all);
  console.log(report(summary, { verbose: values.verbose }));
  if (values.strict && missedTargets(summary).length > 0) process.exitCode = 1;
} finally {
  await engine.close();
  await world.close();
}
