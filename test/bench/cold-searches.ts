// How long searches take that nobody has asked before, over REST, in an internet with the delays of the real one.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '../../src/engine/role.ts';
import { percentile } from '../eval/metrics.ts';
import { COMPANIES } from '../world/companies/index.ts';
import { rolesInState, roleTruth } from '../world/truth.ts';
import { openClient } from './client.ts';
import type { Client } from './client.ts';
import { makeKeyRing } from './key-ring.ts';
import type { KeyRing } from './key-ring.ts';
import { openLoop } from './load.ts';
import { round } from './report.ts';
import { under } from './section.ts';
import type { Options, Row, Section, Table } from './section.ts';
import { makeServedTeam } from './served-team.ts';
import { startService } from './server-process.ts';
import { startWorldProcess } from './world.ts';

const ALONE = 12;
const TOGETHER = 20;
/** Its first search also loads what every later one finds loaded. */
const WARM_UP = 1;
const KEYS = 400;
const POLL_MS = 50;
const CREDITS_EVERY_MS = 20;
const P50_LIMIT_S = 4;
const CREDITS_P95_LIMIT_MS = 50;

export const coldSearches: Section = {
  name: 'cold',
  async run(options: Options): Promise<Table[]> {
    const { world, settings } = await startWorldProcess();
    const team = await makeServedTeam(KEYS);
    try {
      const service = await startService(team.folder, settings, options.profileDir);
      const client = openClient(service.base);
      try {
        return [await measure(client, makeKeyRing(team.keys))];
      } finally {
        await client.close();
        await service.stop();
      }
    } finally {
      await team.remove();
      world.disconnect();
    }
  },
};

async function measure(client: Client, keys: KeyRing): Promise<Table> {
  const questions = chooseQuestions(WARM_UP + ALONE + TOGETHER);
  const search = (question: Question) => searchOnce(client, keys, question);
  for (const question of questions.slice(0, WARM_UP)) await search(question);
  const alone: Searched[] = [];
  for (const question of questions.slice(WARM_UP, WARM_UP + ALONE)) alone.push(await search(question));

  let ended = 0;
  let callsWhileMostRun = 0;
  const credits = openLoop(
    CREDITS_EVERY_MS,
    () => ended < TOGETHER,
    () => {
      if (ended < TOGETHER / 2) callsWhileMostRun += 1;
      return client.post('credits', keys('read'), '{}');
    },
  );
  credits.catch(() => {}); // told below, when the searches have ended
  const together = await Promise.all(
    questions.slice(WARM_UP + ALONE).map((question) =>
      search(question).finally(() => {
        ended += 1;
      }),
    ),
  );
  const creditsMs = await credits;
  return {
    heading: 'Cold searches',
    notes: [
      'Other companies every time, 50 ms before each page and 60 ms before each mail reply, asked and polled over REST.',
      `Seconds from find-email to a terminal status, seen within ${POLL_MS} ms; credits: milliseconds, one call every ${CREDITS_EVERY_MS} ms beside the ${TOGETHER}.`,
    ],
    columns: ['what', 'calls', 'with results', 'p50', 'p95', 'max'],
    rows: [
      searchRow('a search alone, s', alone, true),
      searchRow(`${TOGETHER} searches at once, s`, together, false),
      creditsRow('credits while most of them run, ms', creditsMs.slice(0, callsWhileMostRun)),
      creditsRow('credits until all have ended, ms', creditsMs),
    ],
  };
}

type Question = { url: string; role: Role };

/** From companies all over the list: one role each that somebody holds and whose address can be known. */
function chooseQuestions(count: number): Question[] {
  const all = COMPANIES.flatMap((company): Question[] => {
    const role = rolesInState(company, 'filled').find((role) => {
      const { findable, address } = roleTruth(company, role);
      return findable && address !== 'unknowable';
    });
    return role === undefined ? [] : [{ url: company.domain, role }];
  });
  if (all.length < count) throw new Error(`the world has only ${all.length} companies to ask about`);
  return Array.from(
    { length: count },
    (_, index) => all[Math.floor((index * all.length) / count)] as Question,
  ); // inside, for every index
}

type Searched = { ms: number; results: number };
type Status = { status: string; results: readonly unknown[] };

async function searchOnce(client: Client, keys: KeyRing, question: Question): Promise<Searched> {
  const startedAt = performance.now();
  const started = await client.post('find-email', keys('find-email'), JSON.stringify(question));
  const { searchId } = JSON.parse(started) as { searchId: string }; // find-email's answer, by the contract
  for (;;) {
    await sleep(POLL_MS);
    const text = await client.post('search-status', keys('read'), JSON.stringify({ searchId }));
    const { status, results } = JSON.parse(text) as Status; // likewise
    if (status === 'failed') throw new Error(`the search for ${question.role} of ${question.url} failed`);
    if (status === 'completed') return { ms: performance.now() - startedAt, results: results.length };
  }
}

function searchRow(what: string, searched: readonly Searched[], isJudged: boolean): Row {
  const seconds = (share: number) => {
    const value = percentile(
      searched.map(({ ms }) => ms),
      share,
    );
    return value === null ? null : value / 1_000;
  };
  const withResults = searched.filter(({ results }) => results > 0).length;
  return {
    cells: [
      what,
      String(searched.length),
      String(withResults),
      round(seconds(0.5)),
      round(seconds(0.95)),
      round(seconds(1)),
    ],
    ...(isJudged ? { target: under(seconds(0.5) ?? Infinity, P50_LIMIT_S, ' s at p50') } : {}),
  };
}

function creditsRow(what: string, times: readonly number[]): Row {
  const at = (share: number) => percentile(times, share);
  return {
    cells: [what, String(times.length), '', round(at(0.5)), round(at(0.95)), round(at(1))],
    target: under(at(0.95) ?? Infinity, CREDITS_P95_LIMIT_MS, ' ms at p95'),
  };
}
