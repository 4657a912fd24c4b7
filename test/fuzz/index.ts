// npm run fuzz: the property tests for longer, with new seeds. `-- --minutes 10`, `-- --only vCard`; a failure is
// printed with its seed and smallest input, and `-- --seed <n> --only <rule>` finds it again.
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { GROWTH } from './growth.ts';
import { RULES } from './rules.ts';

const RUNS = 2_000;
const MINUTE_MS = 60_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string' },
    /** A part of a rule's name. */
    only: { type: 'string', default: '' },
  },
});

const rules = [...RULES, ...GROWTH].filter(({ name }) =>
  name.toLowerCase().includes(values.only.toLowerCase()),
);
if (rules.length === 0) {
  console.error(`No rule has “${values.only}” in its name.`);
  process.exit(2);
}

const endsAt = Date.now() + Number(values.minutes) * MINUTE_MS;
const broken = new Set<string>();
const runs = new Map<string, number>();
let seed = values.seed === undefined ? Date.now() & 0x7fff_ffff : Number(values.seed);
do {
  for (const { name, property, weight } of rules) {
    if (broken.has(name) || (Date.now() >= endsAt && runs.has(name))) continue;
    const result = await fc.check(property(), {
      seed,
      numRuns: Math.ceil(RUNS / weight),
      interruptAfterTimeLimit: Math.max(MINUTE_MS / 20, (endsAt - Date.now()) / rules.length),
    });
    runs.set(name, (runs.get(name) ?? 0) + result.numRuns);
    if (!result.failed || result.counterexample === null) continue;
    broken.add(name);
    console.log(`\nBroken: ${name}\n--seed ${seed}\n${fc.defaultReportMessage(result) ?? ''}`);
  }
  seed = (seed + 1) & 0x7fff_ffff;
} while (Date.now() < endsAt && broken.size < rules.length && values.seed === undefined);

for (const { name } of rules)
  console.log(`${broken.has(name) ? 'BROKEN' : 'kept  '} ${runs.get(name) ?? 0} inputs: ${name}`);
if (broken.size > 0) process.exitCode = 1;
