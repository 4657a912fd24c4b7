// What a call over HTTP costs beside the least that Express can do: the same requests to both, in turns.
import type { BucketKind } from '../../src/rest/operations.ts';
import { mean, percentile } from '../eval/metrics.ts';
import { CONNECTIONS, openClient } from './client.ts';
import type { Client } from './client.ts';
import { keysFor, makeKeyRing } from './key-ring.ts';
import type { KeyRing } from './key-ring.ts';
import { closedLoop } from './load.ts';
import { round } from './report.ts';
import { atMost } from './section.ts';
import type { Options, Row, Section, Table } from './section.ts';
import { makeServedTeam } from './served-team.ts';
import type { ServedTeam } from './served-team.ts';
import { startBareServer, startService } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';

const ROUNDS = 7;
const WARM_UP_ROUNDS = 2;

type Cost = {
  name: string;
  operation: string;
  bucket: BucketKind;
  /** Of each server in each round. */
  requests: number;
  /** Times the cost of the bare server. */
  limit: number;
  body(team: ServedTeam, index: number): object;
};

const COSTS: readonly Cost[] = [
  {
    name: 'credits',
    operation: 'credits',
    bucket: 'read',
    requests: 3_000,
    limit: 2.5,
    body: () => ({}),
  },
  {
    name: 'search-status, one result',
    operation: 'search-status',
    bucket: 'read',
    requests: 3_000,
    limit: 2.5,
    body: ({ searchId }) => ({ searchId }),
  },
  {
    name: 'find-email, cached',
    operation: 'find-email',
    bucket: 'find-email',
    requests: 1_500,
    limit: 6,
    body: ({ answered }, index) => ({ url: answered[index % answered.length] ?? '', role: 'CEO' }),
  },
];

export const httpCost: Section = {
  name: 'http',
  async run(options: Options): Promise<Table[]> {
    const calls = (bucket: BucketKind) =>
      COSTS.filter((cost) => cost.bucket === bucket).reduce(
        (sum, { requests }) => sum + requests * (ROUNDS + WARM_UP_ROUNDS),
        0,
      );
    const team = await makeServedTeam(keysFor({ read: calls('read'), 'find-email': calls('find-email') }));
    const servers: ServerProcess[] = [];
    const clients: Client[] = [];
    try {
      const sideOf = (server: ServerProcess): Side => {
        const client = openClient(server.base);
        servers.push(server);
        clients.push(client);
        return { server, client };
      };
      const bare = sideOf(await startBareServer(team.folder));
      const service = sideOf(await startService(team.folder, {}, options.profileDir));
      const all = await measureAll([bare, service], team, makeKeyRing(team.keys));
      return [
        {
          heading: 'HTTP: cost beside a bare Express JSON echo',
          notes: [
            `The same requests to both servers in turns, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds. Ratio: time per request beside the echo's.`,
            'CPU: µs of the server per request, all threads; the service has its SQLite file with synchronous=FULL, and its log at info.',
          ],
          columns: ['operation', 'requests/s', 'echo/s', 'CPU µs', 'echo CPU µs', 'CPU ratio', 'ratio'],
          rows: COSTS.flatMap((cost, index) => all.slice(index, index + 1).map((one) => rowOf(cost, one))),
        },
      ];
    } finally {
      await Promise.all(clients.map((client) => client.close()));
      await Promise.all(servers.map((server) => server.stop()));
      await team.remove();
    }
  },
};

type Side = { server: ServerProcess; client: Client };
type Round = { ms: number; cpuMs: number | null };
type Measured = { bare: Round[]; service: Round[] };

/** All calls of a turn before the next turn, so that no call finds servers, or an asker, warmer than another did. */
async function measureAll(
  [bare, service]: readonly [Side, Side],
  team: ServedTeam,
  keys: KeyRing,
): Promise<Measured[]> {
  const all: Measured[] = COSTS.map(() => ({ bare: [], service: [] }));
  for (let turn = -WARM_UP_ROUNDS; turn < ROUNDS; turn += 1) {
    for (const [index, cost] of COSTS.entries()) {
      // The echo looks at no key, so it uses none up.
      const ofBare = await measureRound(cost, bare, team, () => team.keys[0] ?? '');
      const ofService = await measureRound(cost, service, team, () => keys(cost.bucket));
      if (turn < 0) continue;
      all[index]?.bare.push(ofBare);
      all[index]?.service.push(ofService);
    }
  }
  return all;
}

async function measureRound(
  cost: Cost,
  { server, client }: Side,
  team: ServedTeam,
  keyOf: () => string,
): Promise<Round> {
  const bodies = team.answered.map((_, index) => JSON.stringify(cost.body(team, index)));
  const cpuBefore = server.cpuMs();
  const ms = await closedLoop(cost.requests, CONNECTIONS, (index) =>
    client.post(cost.operation, keyOf(), bodies[index % bodies.length] ?? ''),
  );
  const cpuAfter = server.cpuMs();
  return { ms, cpuMs: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore };
}

function rowOf(cost: Cost, { bare, service }: Measured): Row {
  const perSecond = (side: readonly Round[]) =>
    percentile(
      side.map(({ ms }) => (cost.requests / ms) * 1_000),
      0.5,
    );
  const cpuOf = (side: readonly Round[]) => {
    const known = side.flatMap(({ cpuMs }) => (cpuMs === null ? [] : [(cpuMs / cost.requests) * 1_000]));
    return mean(known);
  };
  const ratio = percentile(
    service.map(({ ms }, index) => ms / (bare[index]?.ms ?? 0)),
    0.5,
  );
  const [cpu, bareCpu] = [cpuOf(service), cpuOf(bare)];
  return {
    cells: [
      cost.name,
      round(perSecond(service)),
      round(perSecond(bare)),
      round(cpu),
      round(bareCpu),
      round(cpu === null || bareCpu === null ? null : cpu / bareCpu),
      round(ratio),
    ],
    target: atMost(ratio ?? Infinity, cost.limit),
  };
}
