// Asks the engine about whole worlds for what it weighs on the way: generated companies by split and seed, or those
// written by hand.
import pLimit from 'p-limit';
import { generatedCompanies } from '../../world/generated/index.ts';
import { COMPANIES } from '../../world/companies/index.ts';
import type { Company } from '../../world/company.ts';
import { startWorld } from '../../world/index.ts';
import { startEngine } from '../ask-engine.ts';
import { run } from '../run.ts';
import { type Lesson, lessonsOf } from './lessons.ts';

export type School = { name: 'tune' | 'check'; seed: number } | { name: 'written' };
export type Taught = { school: School; lessons: Lesson[] };

/** Worlds at once; most of a search is waiting. */
const WORLDS = 2;
const COMPANIES_AT_ONCE = 8;
const HELD = 6;
const VACANT = 2;

/** In the order of the schools, whichever ends first. */
export function gather(schools: readonly School[], onSearch: () => void): Promise<Taught[]> {
  const limit = pLimit(WORLDS);
  return Promise.all(
    schools.map((school) =>
      limit(async () => ({ school, lessons: await teach(companiesOf(school), onSearch) })),
    ),
  );
}

function companiesOf(school: School): readonly Company[] {
  return school.name === 'written' ? COMPANIES : generatedCompanies(school.seed, school.name);
}

async function teach(companies: readonly Company[], onSearch: () => void): Promise<Lesson[]> {
  const world = await startWorld({ companies });
  try {
    const engine = await startEngine(world.settings);
    try {
      const asked = await run(engine.ask, world.log, {
        companies,
        concurrency: COMPANIES_AT_ONCE,
        held: HELD,
        vacant: VACANT,
        onAnswer: onSearch,
      });
      return lessonsOf(asked);
    } finally {
      await engine.close();
    }
  } finally {
    await world.close();
  }
}
