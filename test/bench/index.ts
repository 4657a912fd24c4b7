// npm run bench: what the service costs and how fast it is, beside the targets. `-- <name>` runs the sections named.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { coldSearches } from './cold-searches.ts';
import { extraction } from './extraction.ts';
import { httpCost } from './http-cost.ts';
import { largeTeam } from './large-team.ts';
import { latency } from './latency.ts';
import { ledger } from './ledger.ts';
import { pages } from './pages.ts';
import { describeMachine, missedRows, renderTable } from './report.ts';
import type { Options, Section, Table } from './section.ts';
import { stalls } from './stalls.ts';
import { tokenEndpoint } from './token-endpoint.ts';
import { toolsCost } from './tools-cost.ts';
import { waitingCalls } from './waiting-calls.ts';
import { webhooks } from './webhooks.ts';
import { wholeSearches } from './whole-searches.ts';

const SECTIONS: readonly Section[] = [
  httpCost,
  toolsCost,
  waitingCalls,
  tokenEndpoint,
  latency,
  ledger,
  coldSearches,
  wholeSearches,
  stalls,
  extraction,
  largeTeam,
  pages,
  webhooks,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Exit 1 where a target is missed. */
    strict: { type: 'boolean', default: false },
    /** A folder for CPU profiles of the measured service, where it is a process of its own. */
    profile: { type: 'string' },
  },
});

const unknown = positionals.filter((name) => !SECTIONS.some((section) => section.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}; there are ${SECTIONS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const chosen = SECTIONS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

const options: Options = values.profile === undefined ? {} : { profileDir: resolve(values.profile) };

console.log(`${describeMachine(new Date())}\n`);
const all: Table[] = [];
for (const section of chosen) {
  const tables = await section.run(options);
  for (const table of tables) console.log(`${renderTable(table)}\n`);
  all.push(...tables);
}
const missed = missedRows(all);
console.log(missed.length === 0 ? 'All targets are met.' : `Targets missed: ${missed.join('; ')}.`);
if (values.strict && missed.length > 0) process.exitCode = 1;
