// Tables as text that reads well in a terminal and renders as a table in Markdown.
import { cpus } from 'node:os';
import type { Row, Table } from './section.ts';

/** The day, the runtime and the machine: without them no figure can be compared. */
export function describeMachine(at: Date): string {
  const cores = cpus();
  const model = cores[0]?.model.trim() || 'unknown processor';
  return `${at.toISOString().slice(0, 10)}, node ${process.version}, ${process.platform}-${process.arch}, ${cores.length} cores (${model})`;
}

export function renderTable({ heading, notes, columns, rows }: Table): string {
  const lines = [[...columns, 'target', 'verdict'], ...rows.map(cellsOf)];
  const widths = lines[0]?.map((_, column) => Math.max(3, ...lines.map((cells) => widthOf(cells[column]))));
  const [head = '', ...body] = lines.map((cells) => renderLine(cells, widths ?? []));
  const rule = `|${widths?.map((width, column) => (column === 0 ? `:${'-'.repeat(width + 1)}` : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [`### ${heading}`, '', ...notes, '', head, rule, ...body].join('\n');
}

/** The rows whose target is missed, by their first cell. */
export function missedRows(tables: readonly Table[]): string[] {
  return tables.flatMap(({ heading, rows }) =>
    rows.filter(({ target }) => target?.met === false).map(({ cells }) => `${heading}: ${cells[0]}`),
  );
}

/** About three significant digits. */
export function round(value: number | null): string {
  if (value === null) return '–';
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 3;
  return value.toFixed(digits);
}

function cellsOf({ cells, target }: Row): string[] {
  const verdict = target === undefined ? '' : target.met ? 'met' : 'missed';
  return [...cells, target?.text ?? '', verdict];
}

/** Names to the left, figures to the right. */
function renderLine(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, column) => {
    const width = widths[column] ?? 0;
    return column === 0 ? cell.padEnd(width) : cell.padStart(width);
  });
  return `| ${padded.join(' | ')} |`;
}

function widthOf(cell: string | undefined): number {
  return cell?.length ?? 0;
}
