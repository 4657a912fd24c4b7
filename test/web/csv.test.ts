import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { csvLine, sendCsv } from '../../src/web/csv.ts';
import type { CsvCell } from '../../src/web/csv.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

test.each<[string, CsvCell[], string]>([
  ['plain cells stand as they are', ['a', 1, true, null], 'a,1,true,\r\n'],
  ['a comma is quoted', ['a,b', 'c'], '"a,b",c\r\n'],
  ['a quote is doubled', ['say "x"'], '"say ""x"""\r\n'],
  ['a line break is quoted', ['a\nb', 'a\r\nb'], '"a\nb","a\r\nb"\r\n'],
  ['spaces at an end are kept by quotes', [' a', 'b '], '" a","b "\r\n'],
  ['an empty cell is empty', ['', ''], ',\r\n'],
  ['a number below zero stays a number', [-1], '-1\r\n'],
  ['letters of every script stay', ['Zoë', 'Žižek', '李'], 'Zoë,Žižek,李\r\n'],
])('%s', (_rule, cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠x'])(
  'a text that begins a formula is made text: %j',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test('a formula behind a quote is text and quoted', () => {
  expect(csvLine(['=HYPERLINK("https://x.test","y")'])).toBe(`"'=HYPERLINK(""https://x.test"",""y"")"\r\n`);
});

test('a list is sent as a file for spreadsheets', async () => {
  const answer = await fetch(await serve(() => count(2)));
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="list.csv"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.toString('utf8')).toBe('\uFEFFnumber,text\r\n0,row\r\n1,row\r\n');
});

test('an empty list is a file with its header', async () => {
  const answer = await fetch(await serve(() => count(0)));
  expect(Buffer.from(await answer.arrayBuffer()).toString('utf8')).toBe('\uFEFFnumber,text\r\n');
});

test('a long list arrives whole', async () => {
  const answer = await fetch(await serve(() => count(100_000)));
  const lines = (await answer.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(100_001);
  expect(lines.at(-1)).toBe('99999,row');
});

test('rows are read no faster than the reader takes them, and no more when the reader goes away', async () => {
  let read = 0;
  let ended: () => void = () => {};
  const end = new Promise<void>((resolve) => {
    ended = resolve;
  });
  async function* endless(): AsyncGenerator<CsvCell[], void, void> {
    try {
      for (;;) {
        read += 1;
        yield [read, 'x'.repeat(1000)];
      }
    } finally {
      ended();
    }
  }
  const away = new AbortController();
  const answer = await fetch(await serve(endless), { signal: away.signal });
  const reader = answer.body?.getReader();
  await reader?.read();
  away.abort();
  await end;
  expect(read).toBeLessThan(100_000);
});

test('what fails before the first row is thrown with nothing sent', async () => {
  const answer = await fetch(await serve(() => failAfter(0)));
  expect(answer.status).toBe(500);
  expect(answer.headers.get('content-disposition')).toBeNull();
});

test('what fails in the middle breaks the download off', async () => {
  const answer = await fetch(await serve(() => failAfter(20_000)));
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});

async function* count(rows: number): AsyncGenerator<CsvCell[], void, void> {
  for (let row = 0; row < rows; row += 1) yield [row, 'row'];
}

async function* failAfter(rows: number): AsyncGenerator<CsvCell[], void, void> {
  yield* count(rows);
  throw new Error('the database went away');
}

async function serve(rows: () => AsyncIterable<readonly CsvCell[]>): Promise<string> {
  const app = express();
  app.get('/', async (_request, response) => {
    try {
      await sendCsv(response, 'list.csv', ['number', 'text'], rows());
    } catch {
      if (!response.headersSent) response.status(500).end();
    }
  });
  const server = createServer(app);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
}
