// Rules of charsets: the right text where it can be known, and never an exception.
import { expect, test } from 'vitest';
import { cpuMs } from '../../support/cpu.ts';
import { decodeBody } from '../../../src/engine/crawl/decode-body.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const utf8 = (text: string) => Buffer.from(text, 'utf8');
const MARKED = (...bytes: number[]) => Buffer.from(bytes);

const rows: [string, Uint8Array, string | null, string][] = [
  ['utf-8 by the header', utf8('Jürgen'), 'text/html; charset=UTF-8', 'Jürgen'],
  ['utf-8 without a word', utf8('Jürgen'), null, 'Jürgen'],
  ['utf-8 that claims latin-1', utf8('Jürgen'), 'text/html; charset=iso-8859-1', 'Jürgen'],
  ['latin-1 by the header', latin('Jürgen'), 'text/html; charset=iso-8859-1', 'Jürgen'],
  ['latin-1 without a word', latin('Jürgen'), 'text/html', 'Jürgen'],
  [
    'latin-1 by the page',
    latin('<meta charset="latin1">Jürgen'),
    'text/html',
    '<meta charset="latin1">Jürgen',
  ],
  [
    'latin-2 by http-equiv',
    Buffer.concat([
      latin('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2">'),
      MARKED(0xb3),
    ]),
    null,
    '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2">ł',
  ],
  ['an unknown charset', latin('Jürgen'), 'text/html; charset=klingon', 'Jürgen'],
  ['latin-1 that claims utf-8', latin('Jürgen'), 'text/html; charset=utf-8', 'J\ufffdrgen'],
  ['a mark before every claim', MARKED(0xef, 0xbb, 0xbf, 0x41), 'text/html; charset=utf-16', 'A'],
  ['utf-16 by its mark', MARKED(0xff, 0xfe, 0x41, 0), 'text/html; charset=utf-8', 'A'],
  ['big-endian utf-16 by its mark', MARKED(0xfe, 0xff, 0, 0x41), null, 'A'],
  ['a body cut within a character', utf8('Jürgen ü').subarray(0, -1), null, 'Jürgen '],
  ['Shift_JIS', MARKED(0x93, 0xfa, 0x96, 0x7b), 'text/html; charset=Shift_JIS', '日本'],
  [
    'an escape-based charset',
    MARKED(0x1b, 0x24, 0x42, 0x46, 0x7c, 0x1b, 0x28, 0x42),
    'text/html;charset=iso-2022-jp',
    '日',
  ],
  ['nothing', new Uint8Array(), null, ''],
];

test.each(rows)('%s', (_rule, body, contentType, expected) => {
  expect(decodeBody(body, contentType)).toBe(expected);
});

test('hostile bytes and claims cost little', () => {
  const bodies = [
    '<meta '.repeat(300_000),
    `<meta ${'charset '.repeat(200_000)}`,
    `<meta ${'charset='.repeat(200_000)}`,
  ];
  const started = cpuMs();
  for (const body of bodies) decodeBody(latin(`${body}\u00ff`), `text/html; ${'charset '.repeat(10_000)}`);
  expect(cpuMs(started)).toBeLessThan(500);
});
