// Runs on our side: asks the engine, set as a service is by default, for the executive of each scenario's company; one
// line of JSON a scenario on standard output.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome } from './report.ts';
import { startRealEngine, type RealEngine } from './engine.ts';
import { HELO_NAME, NAME_SERVER, SCENARIOS, domainOf, type Scenario } from './scenarios.ts';

const AT_ONCE = 4;
/** What could be asked of these companies. */
const LOCAL_PARTS = ['jane', 'karl', 'lena'].flatMap((first) =>
  ['roe', 'moss', 'birk'].flatMap((last) => formsOf(first, last)),
);

const wanted = process.argv.slice(2);
const chosen = SCENARIOS.filter(({ name }) => wanted.includes(name));

for (const group of groupsOf(chosen)) {
  const [first] = group;
  const engine = await startRealEngine({
    SVC_DNS_SERVERS: NAME_SERVER,
    SVC_HELO_NAME: first?.as?.heloName ?? HELO_NAME,
    ...(first?.as?.probeFrom === undefined ? {} : { SVC_PROBE_FROM: first.as.probeFrom }),
  });
  try {
    const left = [...group];
    const work = async () => {
      for (let next = left.shift(); next !== undefined; next = left.shift())
        process.stdout.write(`${JSON.stringify(await search(engine, next))}\n`);
    };
    const workers = first?.breaker !== undefined ? 1 : AT_ONCE;
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await engine.close();
  }
}

/** Scenarios that one engine can be asked about, with one sender and one name. */
function groupsOf(scenarios: readonly Scenario[]): Scenario[][] {
  const groups = new Map<string, Scenario[]>();
  for (const scenario of scenarios) {
    const key = JSON.stringify([scenario.as ?? null, scenario.breaker ?? null]);
    groups.set(key, [...(groups.get(key) ?? []), scenario]);
  }
  return [...groups.values()];
}

async function search(engine: RealEngine, scenario: Scenario): Promise<Outcome> {
  const domain = domainOf(scenario);
  const role = scenario.role ?? 'CEO';
  const startedAt = performance.now();
  let discovery = await engine.ask(domain, role);
  const ms = performance.now() - startedAt;
  let { recipients } = discovery.usage;
  if (scenario.asksAgainAfterMs !== undefined) {
    const putOff = discovery.outcome === 'no_such_domain' ? undefined : discovery.putOff;
    if (putOff === undefined) throw new Error(`${scenario.name}: nothing was put off`);
    await sleep(scenario.asksAgainAfterMs);
    await engine.askMailAgain(putOff);
    discovery = await engine.ask(domain, role);
    recipients += discovery.usage.recipients;
  }
  const best = discovery.outcome === 'found' ? discovery.finds[0] : undefined;
  const { state } = best?.verification ?? { state: 'nothing' };
  return {
    name: scenario.name,
    found: best === undefined ? null : { email: best.email, source: best.source, score: best.score, state },
    reason: discovery.outcome === 'empty' ? discovery.reason : discovery.outcome,
    recipients,
    ms: Math.round(ms),
    replies: await engine.recall(LOCAL_PARTS.map((localPart) => `${localPart}@${domain}`)),
  };
}

function formsOf(first: string, last: string): string[] {
  const [f, l] = [first[0] ?? '', last[0] ?? ''];
  const joined = [
    first,
    last,
    `${first}${last}`,
    `${f}${last}`,
    `${first}${l}`,
    `${last}${first}`,
    `${f}${l}`,
  ];
  const parted = ['.', '_', '-'].flatMap((dot) =>
    [
      [first, last],
      [f, last],
      [last, first],
    ].map((parts) => parts.join(dot)),
  );
  return [...joined, ...parted];
}
