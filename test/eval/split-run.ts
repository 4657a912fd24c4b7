// Asks the engine about one split of the generated companies, a world and an engine of its own for each seed.
import { generatedCompanies } from '../world/generated/index.ts';
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

export type SplitOptions = {
  split: Split;
  seeds: readonly number[];
  pageDelayMs: number;
  mailDelayMs: number;
  concurrency: number;
  /** Held and vacant roles asked of each company, at most. */
  held: number;
  vacant: number;
  /** Parts of domains; all companies where there are none. */
  only: readonly string[];
  onAnswer(asked: Asked): void;
};

export type SplitRun = { numbers: SplitNumbers[]; asked: Asked[] };

export async function runSplit(options: SplitOptions): Promise<SplitRun> {
  const done: SplitRun = { numbers: [], asked: [] };
  for (const seed of options.seeds) {
    const companies = generatedCompanies(seed, options.split).filter(
      ({ domain }) => options.only.length === 0 || options.only.some((part) => domain.includes(part)),
    );
    const world = await startWorld({
      companies,
      pageDelayMs: options.pageDelayMs,
      mailDelayMs: options.mailDelayMs,
    });
    const engine = await startEngine(world.settings);
    try {
      const asked = await run(engine.ask, world.log, { ...options, companies });
      const misread = countMisreadRefusals(asked) + (await countRememberedWrongly(engine, companies));
      done.numbers.push(splitNumbers(asked, { misread }));
      done.asked.push(...asked);
    } finally {
      await engine.close();
      await world.close();
    }
  }
  return done;
}
