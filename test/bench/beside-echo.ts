// What a request costs beside the least that Express can do: the same request to both servers, in turns.
import { mean, percentile } from '../eval/metrics.ts';
import { CONNECTIONS } from './client.ts';
import type { Client } from './client.ts';
import { closedLoop } from './load.ts';
import { round } from './report.ts';
import { atMost } from './section.ts';
import type { Row } from './section.ts';
import type { ServerProcess } from './server-process.ts';

export const ROUNDS = 7;
const WARM_UP_ROUNDS = 2;

/** Requests that a comparison makes of its own server. */
export const requestsInAll = (perRound: number) => perRound * (ROUNDS + WARM_UP_ROUNDS);

export const ECHO_NOTES = [
  `The same requests to both servers in turns, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds. Ratio: time per request beside the echo's.`,
  'CPU: µs of the server per request, all threads.',
];

export const ECHO_COLUMNS = [
  'request',
  'requests/s',
  'echo/s',
  'CPU µs',
  'echo CPU µs',
  'CPU ratio',
  'ratio',
];

export type Side = { server: ServerProcess; client: Client };

export type Comparison = {
  name: string;
  side: Side;
  /** Of each server in each round. */
  requests: number;
  /** Times the cost of the echo; absent: to be read, not judged. */
  limit?: number;
  path: string;
  headers: Readonly<Record<string, string>>;
  body(index: number): string;
  /** A bearer for the next request; the echo looks at none, so it uses none up. */
  bearer(): string;
};

type Round = { ms: number; cpuMs: number | null };
type Measured = { echo: Round[]; own: Round[] };

/** All comparisons of a turn before the next turn, so that none finds servers, or an asker, warmer than another did. */
export async function besideEcho(echo: Side, comparisons: readonly Comparison[]): Promise<Row[]> {
  const all: Measured[] = comparisons.map(() => ({ echo: [], own: [] }));
  for (let turn = -WARM_UP_ROUNDS; turn < ROUNDS; turn += 1) {
    for (const [index, comparison] of comparisons.entries()) {
      const ofEcho = await measureRound(comparison, echo, () => 'none');
      const ofOwn = await measureRound(comparison, comparison.side, comparison.bearer);
      if (turn < 0) continue;
      all[index]?.echo.push(ofEcho);
      all[index]?.own.push(ofOwn);
    }
  }
  return comparisons.flatMap((comparison, index) =>
    all.slice(index, index + 1).map((measured) => rowOf(comparison, measured)),
  );
}

async function measureRound(
  { requests, path, headers, body }: Comparison,
  { server, client }: Side,
  bearer: () => string,
): Promise<Round> {
  const cpuBefore = server.cpuMs();
  const ms = await closedLoop(requests, CONNECTIONS, (index) =>
    client.send(path, { ...headers, authorization: `Bearer ${bearer()}` }, body(index)),
  );
  const cpuAfter = server.cpuMs();
  return { ms, cpuMs: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore };
}

function rowOf({ name, requests, limit }: Comparison, { echo, own }: Measured): Row {
  const perSecond = (side: readonly Round[]) =>
    percentile(
      side.map(({ ms }) => (requests / ms) * 1_000),
      0.5,
    );
  const cpuOf = (side: readonly Round[]) => {
    const known = side.flatMap(({ cpuMs }) => (cpuMs === null ? [] : [(cpuMs / requests) * 1_000]));
    return mean(known);
  };
  const ratio = percentile(
    own.map(({ ms }, index) => ms / (echo[index]?.ms ?? 0)),
    0.5,
  );
  const [cpu, echoCpu] = [cpuOf(own), cpuOf(echo)];
  return {
    cells: [
      name,
      round(perSecond(own)),
      round(perSecond(echo)),
      round(cpu),
      round(echoCpu),
      round(cpu === null || echoCpu === null ? null : cpu / echoCpu),
      round(ratio),
    ],
    ...(limit === undefined ? {} : { target: atMost(ratio ?? Infinity, limit) }),
  };
}
