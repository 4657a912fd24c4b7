// Values that a server sent in pieces, one script each: React's server components (rows of "7:" and JSON), and the
// packed lines of routers that load data while the page streams.
import type { PageScript } from '../document.ts';
import { readLiteral } from './literal.ts';

const STREAM_MAX_CHARS = 1_500_000;
const ROWS_MAX = 5_000;
const PIECES_MAX = 2_000;

/** JSON texts of all the rows. */
export function streamedRows(scripts: readonly PageScript[]): string[] {
  return rowsOf(
    piecesOf(scripts, /__next_f\s{0,4}\.push\(\s{0,4}(?=\[)/g, (value) =>
      Array.isArray(value) && typeof value[1] === 'string' ? value[1] : '',
    ),
  );
}

/** JSON texts of all the lines: packed lists that continue one another. */
export function streamedLists(scripts: readonly PageScript[]): string[] {
  return piecesOf(scripts, /\.streamController\s{0,4}\.enqueue\(\s{0,4}(?=["'`])/g, (value) =>
    typeof value === 'string' ? value : '',
  )
    .split('\n')
    .slice(0, ROWS_MAX)
    .map((line) => line.replace(/^P\d{1,6}:/, ''))
    .filter((line) => line.startsWith('['));
}

function piecesOf(scripts: readonly PageScript[], call: RegExp, textOf: (value: unknown) => string): string {
  const pieces: string[] = [];
  let length = 0;
  for (const { text } of scripts)
    for (const place of text.matchAll(call)) {
      if (pieces.length >= PIECES_MAX || length > STREAM_MAX_CHARS) break;
      const piece = textOf(readLiteral(text, place.index + place[0].length).value);
      pieces.push(piece);
      length += piece.length;
    }
  return pieces.join('').slice(0, STREAM_MAX_CHARS);
}

/** A row ends at its line's end; a row of text ("5:T1f,") after as many bytes, whatever is in it. */
function rowsOf(stream: string): string[] {
  const rows: string[] = [];
  const head = /([0-9a-f]{0,6}):(?:T([0-9a-f]{1,6}),)?/y;
  let at = 0;
  while (at < stream.length && rows.length < ROWS_MAX) {
    head.lastIndex = at;
    const found = head.exec(stream);
    const bytes = found?.[2];
    if (found !== null && bytes !== undefined) {
      at = afterBytes(stream, head.lastIndex, Number.parseInt(bytes, 16));
      continue;
    }
    const end = stream.indexOf('\n', at);
    const to = end === -1 ? stream.length : end;
    if (found !== null && /^[[{]/.test(stream.charAt(head.lastIndex)))
      rows.push(stream.slice(head.lastIndex, to));
    at = to + 1;
  }
  return rows;
}

function afterBytes(text: string, from: number, bytes: number): number {
  let left = bytes;
  let at = from;
  while (left > 0 && at < text.length) {
    const code = text.codePointAt(at) ?? 0;
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    at += code < 0x10000 ? 1 : 2;
  }
  return at;
}
