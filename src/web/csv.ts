// CSV for spreadsheets: RFC 4180, cells that cannot act as formulas, sent as a stream however long the list is.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

export type CsvCell = string | number | boolean | null;

/** Spreadsheets take UTF-8 for their country's old code page unless the file begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Rows are gathered to pieces of about this size: a write for each row costs more than the row. */
const PIECE_CHARS = 32 * 1024;
/** What begins a formula in a spreadsheet, the full-width forms included, which some of them take for the same. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/u;

/** RFC 4180 §2: cells by commas, the line ended by CR LF. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** Numbers stay numbers, so that -1 can be summed; a text that would be a formula is made text by an apostrophe. */
function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Sends the rows as a file, as fast as the reader takes them and no faster. `filename` is ours: letters, digits, dots
 * and hyphens. What fails before the first piece is thrown, so that a page can say it; what fails later breaks the
 * connection, so that the browser reports a failed download and not a short file as whole. A reader who goes away ends
 * the reading of the rows.
 */
export async function sendCsv(
  response: Response,
  filename: string,
  header: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]>,
): Promise<void> {
  const pieces = piecesOf(header, rows);
  const first = await pieces.next();
  response.status(200).set({
    'Content-Type': 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': `attachment; filename="${filename}"`,
    'Cache-Control': 'no-store',
  });
  if (response.req.method === 'HEAD') {
    await pieces.return();
    response.end();
    return;
  }
  if (!first.done) response.write(first.value);
  try {
    await pipeline(Readable.from(pieces, { objectMode: true, highWaterMark: 1 }), response);
  } catch (error) {
    if (!wentAway(error)) throw error;
  }
}

async function* piecesOf(
  header: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]>,
): AsyncGenerator<string, void, void> {
  let piece = BYTE_ORDER_MARK + csvLine(header);
  for await (const row of rows) {
    piece += csvLine(row);
    if (piece.length < PIECE_CHARS) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

function wentAway(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
