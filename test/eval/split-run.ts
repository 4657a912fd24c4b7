// Asks the engine about one split of the generated companies, or about any others: a world and an engine of its own for each run.
import { generatedCompanies } from '../world/generated/index.ts';
import type { Company } from '../world/company.ts';
import type { Split } from '../world/generated/splits.ts';
import { startWorld } from '../world/index.ts';
import { startEngine } from './ask-engine.ts';
import { type Asked, run } from './run.ts';
import {
  countMisreadRefusals,
  countRememberedWrongly,
  type SplitNumbers,
  splitNumbers,
} from './split-numbers.ts';

export type WorldAsking = {
  pageDelayMs: number;
  mailDelayMs: number;
  concurrency: number;
  /** Held and vacant roles asked of each company, at most; all held ones unless told. */
  held?: number;
  vacant: number;
  /** Parts of domains; all companies where there are none. */
  only: readonly string[];
  onAnswer(asked: Asked): void;
};

export type SplitOptions = WorldAsking & { split: Split; seeds: readonly number[] };

export type SplitRun = { numbers: SplitNumbers[]; asked: Asked[] };

export async function runSplit(options: SplitOptions): Promise<SplitRun> {
  const done: SplitRun = { numbers: [], asked: [] };
  for (const seed of options.seeds) {
    const { numbers, asked } = await runCompanies(generatedCompanies(seed, options.split), options);
    done.numbers.push(...numbers);
    done.asked.push(...asked);
  }
  return done;
}

/** Asks about these companies, in a world and of an engine of their own. */
export async function runCompanies(all: readonly Company[], options: WorldAsking): Promise<SplitRun> {
  const { only, pageDelayMs, mailDelayMs } = options;
  const companies = all.filter(
    ({ domain }) => only.length === 0 || only.some((part) => domain.includes(part)),
  );
  const world = await startWorld({ companies, pageDelayMs, mailDelayMs });
  const engine = await startEngine(world.settings);
  try {
    const asked = await run(engine.ask, world.log, { ...options, companies });
    const misread = countMisreadRefusals(asked) + (await countRememberedWrongly(engine, companies));
    return { numbers: [splitNumbers(asked, { misread })], asked };
  } finally {
    await engine.close();
    await world.close();
  }
}
