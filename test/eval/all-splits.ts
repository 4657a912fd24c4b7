// All splits one after another, and one table of them: of the third that nobody looks at, nothing but its column is shown.
import { type Split, SPLITS } from '../world/generated/splits.ts';
import { bucketsReport, columnsReport, missedMeasures } from './split-report.ts';
import type { SplitRun } from './split-run.ts';

export type AllSplits = {
  text: string;
  isMissed: boolean;
};

export async function evaluateAll(
  version: string,
  seeds: readonly number[],
  ask: (split: Split) => Promise<SplitRun>,
): Promise<AllSplits> {
  const columns = [];
  const buckets: string[] = [];
  for (const split of SPLITS) {
    const { numbers, asked } = await ask(split);
    columns.push({ name: split, numbers });
    if (split !== 'hold') buckets.push(`\n${split}\n${bucketsReport(asked)}`);
  }
  const seedsMeant = `medians of seeds ${seeds.join(', ')}; faults added up; weights ${version}`;
  return {
    text: [seedsMeant, columnsReport(columns), ...buckets].join('\n'),
    isMissed: columns.some(({ numbers }) => missedMeasures(numbers).length > 0),
  };
}
