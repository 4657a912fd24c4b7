// A table that becomes a list of cards on a narrow screen, and stays a table to a screen reader there.
import { html } from 'hono/html';
import { NOTHING } from './html.ts';
import type { Html } from './html.ts';

export type Column = {
  /** Empty for a column of buttons, and where a column needs no words. */
  label: string;
  /** `title` heads the card on a narrow screen. */
  kind?: 'text' | 'number' | 'title' | 'action';
};

export type Cell = Html | string | number;

export type Table = {
  /** What the table is, for those who do not see it. */
  caption: string;
  columns: readonly Column[];
  /** As many cells in each as there are columns. */
  rows: readonly (readonly Cell[])[];
};

/** The roles are written out: browsers drop them where a style sheet changes how a table is laid out. */
export function table({ caption, columns, rows }: Table): Html {
  return html`<div class="table-box">
    <table class="table" role="table">
      <caption class="visually-hidden">
        ${caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          ${columns.map(columnHeader)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map(
          (cells) =>
            html`<tr role="row">
              ${cells.map((cell, at) => tableCell(cell, columns[at]))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function columnHeader({ label, kind = 'text' }: Column): Html {
  // A header without words is none to a screen reader.
  if (label === '' && kind !== 'action') return html`<td role="cell"></td>`;
  return html`<th role="columnheader" scope="col" class="${kind}">
    ${label === '' ? html`<span class="visually-hidden">Actions</span>` : label}
  </th>`;
}

function tableCell(cell: Cell, column: Column | undefined): Html {
  if (column === undefined) return NOTHING;
  return html`<td role="cell" class="${column.kind ?? 'text'}" data-label="${column.label}">
    <div>${cell}</div>
  </td>`;
}
