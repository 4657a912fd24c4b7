// How long searches hold the process up at worst, and how much memory they take: on honest sites and on hostile ones.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { COMPANIES } from '../world/companies/index.ts';
import { HOSTILE } from './hostile-companies.ts';
import { round } from './report.ts';
import { atMost, under } from './section.ts';
import type { Row, Section, Table } from './section.ts';
import type { StallAnswer, StallQuestion } from './stall-process.ts';
import { startWorldProcess } from './world.ts';

const LAUNCHER = join(import.meta.dirname, '../../runtime/node.cjs');
const TOGETHER = 20;
const ROUNDS = 2;
const STALL_LIMIT_MS = 50;
const MEMORY_LIMIT_MB = 300;
const MB = 1_048_576;

export const stalls: Section = {
  name: 'stalls',
  async run(): Promise<Table[]> {
    const honest = COMPANIES.map(({ domain }) => ({ domain, role: 'CEO' }) as const);
    const hostile = HOSTILE.map(({ domain }) => ({ domain, role: 'CEO' }) as const);
    const together = await inWorld('honest', async (ask) => {
      // the first search also loads what every later one finds loaded
      await ask({ searches: honest.slice(-1) });
      return bestOf((round) => ask({ searches: honest.slice(round * TOGETHER, (round + 1) * TOGETHER) }));
    });
    const alone = await inWorld('hostile', async (ask) => {
      const worst: StallAnswer[] = [];
      for (const search of hostile) worst.push(await bestOf(() => ask({ searches: [search] })));
      return worstOf(worst);
    });
    // in a process anew: memory that was taken once is seldom given back
    const allHostile = await inWorld('hostile', (ask) =>
      bestOf(() => ask({ searches: hostile.slice(0, TOGETHER) })),
    );
    return [
      {
        heading: 'Stalls of the event loop, and memory',
        notes: [
          'The engine in a process of its own, started as the service is. Hostile sites: fourteen pages of 2 MB, each kind made to cost as much as it can.',
          `Worst stall by the clock, and in processor time of the loop’s own thread; the better of ${ROUNDS} rounds, since whatever else runs here only adds. Memory: resident, of the whole process with its threads.`,
        ],
        columns: ['what', 'with results', 'worst stall, ms', 'of the processor, ms', 'memory, MB'],
        rows: [
          stallRow(`${TOGETHER} searches at once`, together),
          stallRow(`${hostile.length} hostile sites, one after another`, alone),
          stallRow(`${TOGETHER} hostile sites at once`, allHostile),
          {
            cells: [`memory of ${TOGETHER} searches at once`, '', '', '', round(together.rssBytes / MB)],
            target: under(together.rssBytes / MB, MEMORY_LIMIT_MB, ' MB'),
          },
        ],
      },
    ];
  },
};

type Ask = (question: StallQuestion) => Promise<StallAnswer>;

async function inWorld(
  which: 'honest' | 'hostile',
  measure: (ask: Ask) => Promise<StallAnswer>,
): Promise<StallAnswer> {
  const { world, settings } = await startWorldProcess(which);
  // with the launcher's flags, which this process has too
  const engine = fork(LAUNCHER, [join(import.meta.dirname, 'stall-process.ts'), JSON.stringify(settings)]);
  try {
    await heard(engine);
    return await measure(async (question) => {
      engine.send(question);
      return (await heard(engine)) as StallAnswer; // what that process sends
    });
  } finally {
    engine.disconnect();
    world.disconnect();
  }
}

function heard(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('the measured process ended'));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}

/** The smallest stalls of all rounds; of memory the most. */
async function bestOf(measure: (round: number) => Promise<StallAnswer>): Promise<StallAnswer> {
  const first = await measure(0);
  for (let round = 1; round < ROUNDS; round += 1) {
    const next = await measure(round);
    first.wallMs = Math.min(first.wallMs, next.wallMs);
    first.cpuMs = Math.min(first.cpuMs, next.cpuMs);
    first.rssBytes = Math.max(first.rssBytes, next.rssBytes);
  }
  return first;
}

function worstOf(answers: readonly StallAnswer[]): StallAnswer {
  const most = (of: (answer: StallAnswer) => number) => Math.max(...answers.map(of));
  return {
    wallMs: most(({ wallMs }) => wallMs),
    cpuMs: most(({ cpuMs }) => cpuMs),
    rssBytes: most(({ rssBytes }) => rssBytes),
    withResults: answers.reduce((sum, { withResults }) => sum + withResults, 0),
  };
}

function stallRow(what: string, { wallMs, cpuMs, rssBytes, withResults }: StallAnswer): Row {
  return {
    cells: [what, String(withResults), round(wallMs), round(cpuMs), round(rssBytes / MB)],
    target: atMost(wallMs, STALL_LIMIT_MS, ' ms'),
  };
}
