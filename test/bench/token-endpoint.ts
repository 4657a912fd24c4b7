// The token endpoint beside oidc-provider: codes exchanged and refresh tokens rotated, both on a durable SQLite file.
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openStorage } from '../../src/app/storage.ts';
import { SCOPES } from '../../src/core/caller.ts';
import { keepCode } from '../../oauth/codes.ts';
import { percentile } from '../eval/metrics.ts';
import type { Side } from './beside-echo.ts';
import { CONNECTIONS } from './client.ts';
import { REDIRECT_URI, connect } from './connections.ts';
import type { Connected } from './connections.ts';
import { closedLoop } from './load.ts';
import { round } from './report.ts';
import { atMost } from './section.ts';
import type { Options, Row, Section, Table } from './section.ts';
import { makeServedTeam } from './served-team.ts';
import { startScript, startService } from './server-process.ts';
import { openSides } from './sides.ts';

const ROUNDS = 5;
const CODES = 300;
const REFRESHES = 600;

const VERIFIER = randomBytes(32).toString('base64url');
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** A token endpoint: where it is, which client it knows, and how to get codes that nobody has used. */
type Endpoint = { side: Side; path: string; clientId: string; makeCodes(count: number): Promise<string[]> };
type Times = { code: number[]; refresh: number[] };

export const tokenEndpoint: Section = {
  name: 'token',
  async run(options: Options): Promise<Table[]> {
    const team = await makeServedTeam(1);
    const sides = openSides();
    try {
      const service = await sides.open(startService(team.folder, {}, options.profileDir));
      const provider = await sides.open(startScript(team.folder, 'provider-server.ts', team.folder));
      const ours = await ourEndpoint(service, team.folder);
      const theirs = providerEndpoint(provider);
      const times = { ours: noTimes(), theirs: noTimes() };
      for (let turn = -1; turn < ROUNDS; turn += 1) {
        for (const [endpoint, own] of [
          [theirs, times.theirs],
          [ours, times.ours],
        ] as const) {
          const measured = await measure(endpoint);
          if (turn < 0) continue;
          own.code.push(measured.code);
          own.refresh.push(measured.refresh);
        }
      }
      return [
        {
          heading: 'Token endpoint beside oidc-provider',
          notes: [
            `Both sign ES256 JWTs and keep their rows in SQLite with synchronous=FULL; ${CONNECTIONS} connections, medians of ${ROUNDS} rounds in turns.`,
          ],
          columns: ['request', 'ours/s', 'oidc-provider/s', 'time of ours beside theirs'],
          rows: [
            rowOf('code exchange', CODES, times.ours.code, times.theirs.code),
            rowOf('refresh', REFRESHES, times.ours.refresh, times.theirs.refresh),
          ],
        },
      ];
    } finally {
      await sides.close();
      await team.remove();
    }
  },
};

const noTimes = (): Times => ({ code: [], refresh: [] });

/** Milliseconds of both. Each caller refreshes its own line of tokens, as clients do. */
async function measure(endpoint: Endpoint): Promise<{ code: number; refresh: number }> {
  const codes = await endpoint.makeCodes(CODES);
  const refreshTokens: string[] = [];
  const ask = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ ...fields, client_id: endpoint.clientId }).toString();
    const text = await endpoint.side.client.send(endpoint.path, FORM, body);
    const { refresh_token: next } = JSON.parse(text) as { refresh_token?: string };
    if (next === undefined) throw new Error('a token endpoint gave no refresh token');
    refreshTokens.push(next);
  };
  const code = await closedLoop(CODES, CONNECTIONS, (index) =>
    ask({
      grant_type: 'authorization_code',
      code: codes[index] ?? '',
      redirect_uri: REDIRECT_URI,
      code_verifier: VERIFIER,
    }),
  );
  const refresh = await closedLoop(REFRESHES, CONNECTIONS, () =>
    ask({ grant_type: 'refresh_token', refresh_token: refreshTokens.shift() ?? '' }),
  );
  return { code, refresh };
}

function providerEndpoint(side: Side): Endpoint {
  return {
    side,
    path: '/token',
    clientId: 'bench',
    async makeCodes(count) {
      const answer = await fetch(`${side.server.base}/codes?count=${count}&challenge=${CHALLENGE}`);
      return (await answer.json()) as string[];
    },
  };
}

async function ourEndpoint(side: Side, folder: string): Promise<Endpoint> {
  const people = await withDatabase(folder, ({ db }) => connect(db, 1));
  const [person] = people;
  if (person === undefined) throw new Error('nobody was connected');
  return {
    side,
    path: '/oauth/token',
    clientId: person.clientId,
    makeCodes: (count) => withDatabase(folder, (storage) => makeCodes(storage, person, count)),
  };
}

type Storage = Awaited<ReturnType<typeof openStorage>>;

/** Beside the service that runs, as an operator's command would. */
async function withDatabase<Answer>(
  folder: string,
  work: (storage: Storage) => Promise<Answer>,
): Promise<Answer> {
  const storage = await openStorage({ databaseUrl: join(folder, 'svc.db') });
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

async function makeCodes({ db }: Storage, person: Connected, count: number): Promise<string[]> {
  const now = () => Date.now();
  const flow = {
    clientId: person.clientId,
    redirectUri: REDIRECT_URI,
    redirectUriNamed: true,
    state: null,
    scopes: SCOPES,
    codeChallenge: CHALLENGE,
  };
  const codes = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  await db.transaction().execute(async (tx) => {
    for (const code of codes) {
      const agreement = { ...person, scopes: SCOPES, dailyCreditCap: null };
      await keepCode({ tx, now }, code, { ...flow, hash: '' }, agreement);
    }
  });
  return codes;
}

function rowOf(name: string, count: number, ours: readonly number[], theirs: readonly number[]): Row {
  const perSecond = (times: readonly number[]) =>
    percentile(
      times.map((ms) => (count / ms) * 1_000),
      0.5,
    );
  const ratio = percentile(
    ours.map((ms, index) => ms / (theirs[index] ?? 0)),
    0.5,
  );
  return {
    cells: [name, round(perSecond(ours)), round(perSecond(theirs)), round(ratio)],
    target: atMost(ratio ?? Infinity, 1),
  };
}
