// Imports go one way. A room may look only at those named beside it, and no file may look at itself in a circle.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Room → rooms that it may import. Every file belongs to the longest room that it stands in. */
const EDGES: Record<string, readonly string[]> = {
  db: [],
  'src/http': [],
  'src/config': [],
  'src/engine': ['src/http'],
  'src/core': ['db', 'src/engine'],
  oauth: ['db', 'src/http'],
  tools: ['src/core', 'src/http'],
  'src/rest': ['src/core', 'src/http'],
  'src/web': ['src/core', 'src/http'],
  'src/webhooks': ['src/core', 'src/http'],
  'src/doctor': ['src/http'],
  'src/cli': ['src/app', 'src/config', 'src/core', 'src/engine'],
  'src/app': [
    'db',
    'oauth',
    'tools',
    'src/config',
    'src/core',
    'src/doctor',
    'src/engine',
    'src/http',
    'src/rest',
    'src/web',
    'src/webhooks',
  ],
  'src/main.ts': ['src/app', 'src/config'],
};

/** What the core may know of the engine: its vocabulary, never how it works. */
const ENGINE_VOCABULARY = [
  'src/engine/discovery.ts',
  'src/engine/domain.ts',
  'src/engine/role.ts',
  'src/engine/mail/memory.ts',
  'src/engine/mail/reply-class.ts',
  'src/engine/names/person-key.ts',
];

/** Errors and the shapes of answers: all that the commands may know of the rooms behind app. */
const CLI_VOCABULARY = ['src/core/errors.ts', 'src/engine/discovery.ts'];

type Import = { from: string; to: string };

const files = ['db', 'oauth', 'tools', 'src'].flatMap((folder) => filesIn(join(ROOT, folder)));
const imports = files.flatMap(importsOf);

test('every file stands in a room', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
});

test('imports go one way', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [here, there] = [roomOf(from) ?? '', roomOf(to) ?? ''];
    return here !== there && !(EDGES[here] ?? []).includes(there);
  });
  expect(wrong).toEqual([]);
});

test('the core knows of the engine only its vocabulary, and the commands of both only theirs', () => {
  const beyond = imports.filter(({ from, to }) => {
    if (from.startsWith('src/core/') && to.startsWith('src/engine/')) return !ENGINE_VOCABULARY.includes(to);
    if (from.startsWith('src/cli/') && /^src\/(?:core|engine)\//.test(to))
      return !CLI_VOCABULARY.includes(to);
    return false;
  });
  expect(beyond).toEqual([]);
});

test('no file imports itself in a circle', () => {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file) || path.includes(file)) return;
    for (const to of next.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

test('process is touched by main and the commands alone', () => {
  const touching = files.filter((file) => /(?<![\w.])process\.(?!hrtime)/.test(codeOf(file)));
  expect(touching.filter((file) => file !== 'src/main.ts' && !file.startsWith('src/cli/'))).toEqual([]);
});

test('no file is longer than 400 lines', () => {
  const long = files.filter((file) => readFileSync(join(ROOT, file), 'utf8').split('\n').length > 400);
  expect(long).toEqual([]);
});

test('every file opens with a comment that says what it owns', () => {
  const silent = files.filter((file) => !/^\/[/*]/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(silent).toEqual([]);
});

function filesIn(folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return []; // a room that is not built yet
  }
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

function roomOf(file: string): string | undefined {
  return Object.keys(EDGES)
    .filter((room) => file === room || file.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];
}

function importsOf(from: string): Import[] {
  const specifiers = codeOf(from).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']+)'/g);
  return [...specifiers].map(([, specifier = '']) => ({
    from,
    to: normalize(join(dirname(from), specifier)),
  }));
}

/** Without comments, so that a word in one is no import. */
function codeOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
}
