// npm run fit: fits the weights of the score on the tuning companies, and writes them with how well they hold.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { JUDGED_WEIGHTS } from '../../../src/engine/score/judged-weights.ts';
import { fitWeights } from './fit-weights.ts';
import { gather, type School, type Taught } from './gather.ts';
import { claimsUnder } from './rescore.ts';
import { writeInto } from './score-doc.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1,2,3' },
    /** Of the companies that the fit is checked on, not made on. */
    'check-seeds': { type: 'string', default: '1,2,3' },
    /** For the version; today unless told. */
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    /** Prints what it would write. */
    'dry-run': { type: 'boolean', default: false },
  },
});

const ROOT = join(import.meta.dirname, '../../..');
const WEIGHTS_FILE = join(ROOT, 'src/engine/score/fitted-weights.json');
const DOC_FILE = join(ROOT, 'docs/score.md');
/** Fewer than these of each kind mean that the engine or the world is broken. */
const EXAMPLES_MIN = 150;
const HASH_LETTERS = 6;

let searches = 0;
const startedAt = performance.now();
const taught = await gather(
  [
    { name: 'written' },
    ...numbers(values.seeds).map((seed): School => ({ name: 'tune', seed })),
    ...numbers(values['check-seeds']).map((seed): School => ({ name: 'check', seed })),
  ],
  () => {
    searches += 1;
    if (process.stderr.isTTY) process.stderr.write(`\r${searches} searches`);
  },
);
const fittedOn = lessonsOf(taught, ['written', 'tune']);
const { weights, examples, seen } = fitWeights(fittedOn);
if (examples.role < EXAMPLES_MIN || examples.mailbox < EXAMPLES_MIN)
  throw new Error(
    `only ${examples.role} and ${examples.mailbox} examples, where ${EXAMPLES_MIN} are the least`,
  );

const hash = createHash('sha256').update(JSON.stringify(weights)).digest('hex').slice(0, HASH_LETTERS);
const version = `${values.date}.${hash}`;
const section = {
  version,
  fittedOn: values.date,
  of: `the companies of test/world and the tuning companies of seeds ${numbers(values.seeds).join(', ')}: ${examples.role} people and ${examples.mailbox} addresses that the engine weighed, returned or not`,
  judged: JUDGED_WEIGHTS,
  weights,
  seen,
  held: (['tune', 'check'] as const).map((name) => {
    const lessons = lessonsOf(taught, [name]);
    return {
      name: name === 'tune' ? 'Tuning companies' : 'Companies that the fit has not seen',
      judged: claimsUnder(JUDGED_WEIGHTS, lessons),
      fitted: claimsUnder(weights, lessons),
    };
  }),
};
console.log(writeInto('', section));
console.log(`${searches} searches in ${Math.round((performance.now() - startedAt) / 1000)} s`);
if (!values['dry-run']) {
  const stored = { version, fittedOn: values.date, seeds: values.seeds, examples, weights };
  writeFileSync(WEIGHTS_FILE, `${JSON.stringify(stored, null, 2)}\n`);
  writeFileSync(DOC_FILE, writeInto(readFileSync(DOC_FILE, 'utf8'), section));
  execFileSync(process.execPath, [join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), WEIGHTS_FILE, DOC_FILE]);
  console.log(`written: ${WEIGHTS_FILE}, ${DOC_FILE}`);
}

function lessonsOf(all: readonly Taught[], names: readonly School['name'][]) {
  return all.filter(({ school }) => names.includes(school.name)).flatMap(({ lessons }) => lessons);
}

function numbers(list: string): number[] {
  return list.split(',').map(Number);
}
