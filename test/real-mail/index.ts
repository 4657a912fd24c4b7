// npm run real-mail: the engine against Postfix, postgrey, exim and dnsmasq in network namespaces of its own, with the
// guard as it is, on ports 25 and 53. `-- <scenario>` runs the named ones; `-- --keep` leaves configurations and logs.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isAllowedAddress } from '../../src/http/address-guard.ts';
import { makeNamespaces, OUR_ADDRESS } from './namespaces.ts';
import { judge, toTable, type Outcome } from './report.ts';
import { findPrograms, refusesNamespaces } from './requirements.ts';
import { addressOf, NAME_SERVER, SCENARIOS, WEB_SERVER } from './scenarios.ts';
import { startServers } from './servers.ts';

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = wanted.filter((name) => !SCENARIOS.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}; there are ${SCENARIOS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'svc-real-mail-'));
chmodSync(folder, 0o755); // the servers drop to users of their own
const keep = process.argv.includes('--keep');
process.once('exit', () => {
  if (keep) console.log(`Configurations and logs: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

function skip(reason: string): never {
  console.log(`Skipped: ${reason}.`);
  process.exit(0);
}

const programs = findPrograms(folder);
if (typeof programs === 'string') skip(programs);
const refusal = refusesNamespaces(programs.ip, `svc-mail-${process.pid}-try`);
if (refusal !== null) skip(refusal);

const scenarios = SCENARIOS.filter(
  ({ name, server }) =>
    (wanted.length === 0 || wanted.includes(name)) && (server.kind !== 'exim' || programs.exim !== null),
);
if (programs.exim === null)
  console.log('Without exim: it is not installed, and its package could not be fetched.');

const hosts = SCENARIOS.filter(({ server }) => server.kind !== 'silent').map(addressOf);
const namespaces = makeNamespaces(programs.ip, {
  addresses: [NAME_SERVER, WEB_SERVER, ...hosts],
  silent: SCENARIOS.filter(({ server }) => server.kind === 'silent').map(addressOf),
});
process.prependOnceListener('exit', () => namespaces.remove());
for (const address of [OUR_ADDRESS, NAME_SERVER, ...hosts])
  if (!isAllowedAddress(address, false)) throw new Error(`the guard would refuse ${address}`);

const servers = await startServers(namespaces, programs, scenarios, folder);
const searches = namespaces.spawn(
  'ours',
  [process.execPath, join(import.meta.dirname, 'searches.ts'), ...scenarios.map(({ name }) => name)],
  { stdio: ['ignore', 'pipe', 'inherit'], env: { PATH: process.env.PATH } },
);
const outcomes = new Map<string, Outcome>();
if (searches.stdout === null) throw new Error('the searches have no output');
for await (const line of createInterface({ input: searches.stdout })) {
  const outcome = JSON.parse(line) as Outcome; // searches.ts wrote it
  outcomes.set(outcome.name, outcome);
}

const rows = scenarios.map((scenario) => {
  const outcome = outcomes.get(scenario.name);
  const counted = servers.count(scenario);
  return { scenario, outcome, counted, wrong: judge(scenario, outcome, counted) };
});
console.log(toTable(rows));
const failed = rows.filter(({ wrong }) => wrong.length > 0).length;
console.log(
  failed === 0 ? `All ${rows.length} as they should be.` : `${failed} of ${rows.length} otherwise.`,
);
process.exit(failed === 0 ? 0 : 1);
