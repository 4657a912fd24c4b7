// What a call over REST costs beside a bare echo.
import type { BucketKind } from '../../src/rest/operations.ts';
import { ECHO_COLUMNS, ECHO_NOTES, besideEcho, requestsInAll } from './beside-echo.ts';
import type { Side } from './beside-echo.ts';
import { keysFor, makeKeyRing } from './key-ring.ts';
import type { Options, Section, Table } from './section.ts';
import { makeServedTeam } from './served-team.ts';
import type { ServedTeam } from './served-team.ts';
import { startBareServer, startService } from './server-process.ts';
import { openSides } from './sides.ts';

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
        (sum, { requests }) => sum + requestsInAll(requests),
        0,
      );
    const team = await makeServedTeam(keysFor({ read: calls('read'), 'find-email': calls('find-email') }));
    const sides = openSides();
    try {
      const echo = await sides.open(startBareServer(team.folder));
      const service = await sides.open(startService(team.folder, {}, options.profileDir));
      return [
        {
          heading: 'HTTP: cost beside a bare Express JSON echo',
          notes: [
            ...ECHO_NOTES,
            'The service has its SQLite file with synchronous=FULL, and its log at info.',
          ],
          columns: ECHO_COLUMNS,
          rows: await besideEcho(echo, comparisonsOf(team, service)),
        },
      ];
    } finally {
      await sides.close();
      await team.remove();
    }
  },
};

function comparisonsOf(team: ServedTeam, side: Side) {
  const keys = makeKeyRing(team.keys);
  return COSTS.map(({ name, operation, bucket, requests, limit, body }) => {
    const bodies = team.answered.map((_, index) => JSON.stringify(body(team, index)));
    return {
      name,
      side,
      requests,
      limit,
      path: `/api/v1/${operation}`,
      headers: { 'content-type': 'application/json' },
      body: (index: number) => bodies[index % bodies.length] ?? '',
      bearer: () => keys(bucket),
    };
  });
}
