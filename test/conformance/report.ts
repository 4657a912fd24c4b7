// The results as a table that reads well in a terminal and renders in Markdown.
import { isExpected, staleRows } from './expected.ts';
import type { Expected } from './expected.ts';
import type { Row } from './verdict.ts';

export type Report = { text: string; isClean: boolean };

export function report(rows: readonly Row[], expected: readonly Expected[]): Report {
  const problems = [
    ...rows.flatMap((row) =>
      row.failing
        .filter(({ id }) => !isExpected(expected, row, id))
        .map(({ id, errorMessage }) => `${row.group}, ${row.scenario}: ${id} ${errorMessage ?? ''}`.trim()),
    ),
    ...staleRows(expected, rows).map(
      ({ group, scenario, check }) => `${group}, ${scenario}: ${check} is expected to fail and passes`,
    ),
  ];
  const groups = [...new Set(rows.map(({ group }) => group))];
  const lines = groups.flatMap((group) => [
    '',
    `### ${group}`,
    '',
    '| scenario | checks passed | not applicable | verdict |',
    '| :------- | ------------: | -------------: | :------ |',
    ...rows.filter((row) => row.group === group).map((row) => line(row, expected)),
  ]);
  const failing = rows.filter(({ failing: checks }) => checks.length > 0).length;
  const end = [
    '',
    `${rows.length - failing} of ${rows.length} scenarios pass; ${expected.length} checks are expected to fail.`,
    ...(problems.length === 0 ? [] : ['', 'Not as expected:', ...problems.map((one) => `- ${one}`)]),
  ];
  return { text: [...lines, ...end].join('\n'), isClean: problems.length === 0 };
}

function line(row: Row, expected: readonly Expected[]): string {
  return `| ${row.scenario} | ${row.passed} | ${row.skipped} | ${verdict(row, expected)} |`;
}

function verdict(row: Row, expected: readonly Expected[]): string {
  if (row.failing.length === 0) return 'passes';
  return row.failing.every(({ id }) => isExpected(expected, row, id)) ? 'fails as expected' : 'FAILS';
}
