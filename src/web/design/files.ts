// The files that pages load, read once: our style sheet, scripts and icon. Each has its content's hash in its address.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const HASH_CHARACTERS = 12;

export type DesignFile = {
  type: string;
  text: string;
  hash: string;
  /** The text, compressed once: there is no secret in it, and a page's first load is mostly these. */
  gzip: Buffer;
};

/** Scripts that a page may ask for. */
export type Script = 'app.js' | 'passkey.js' | 'fill-code.js' | 'open-link.js' | 'live.js';

const FILES: ReadonlyMap<string, DesignFile> = new Map([
  ['style.css', file('text/css', readStyle())],
  ['app.js', file('text/javascript', read('js/app.js'))],
  ['passkey.js', file('text/javascript', read('js/passkey.js'))],
  ['fill-code.js', file('text/javascript', read('js/fill-code.js'))],
  ['open-link.js', file('text/javascript', read('js/open-link.js'))],
  ['live.js', file('text/javascript', read('js/live.js'))],
  ['icon.svg', file('image/svg+xml', read('icon.svg'))],
]);

export function designFile(name: string): DesignFile | null {
  return FILES.get(name) ?? null;
}

/** Where a file is served: `/assets/<hash>/<name>`. */
export function fileUrl(name: 'style.css' | 'icon.svg' | Script): string {
  return `/assets/${FILES.get(name)?.hash ?? ''}/${name}`;
}

/** The sheets in the order of their names, as one, without comments and indentation. */
function readStyle(): string {
  const sheets = readdirSync(new URL('css/', import.meta.url)).filter((name) => name.endsWith('.css'));
  return sheets
    .sort()
    .map((name) => read(`css/${name}`))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s+/gm, '');
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

function file(type: string, text: string): DesignFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARACTERS);
  return { type, text, hash, gzip: gzipSync(text, { level: 9 }) };
}
