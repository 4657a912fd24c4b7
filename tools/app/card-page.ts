// The card as one page with everything inside: markup, style and script, put together once from the files beside it.
// There is no build step, so the parts are plain JavaScript for browsers, and their imports go as they are joined.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'browser');
/** Each stands behind those that it imports. */
const SCRIPTS = ['host.js', 'report.js', 'words.js', 'people.js', 'card.js'];

const IMPORT = /^import .*;\n/gm;
const EXPORT = /^export (?=(?:async )?function |const )/gm;
/** Comments are for whoever reads the files: whole lines and blocks alone, never what stands behind code. */
const COMMENT = /^ *(?:\/\/.*|\/\*\*(?:[^*]|\*(?!\/))*\*\/)\n/gm;
/** What would end the element that holds it, or open a comment in it. */
const BREAKS_OUT = /<\/|<!--/;

/** Reads the parts; throws where one of them cannot stand in a page. */
export function buildCardPage(): string {
  const style = read('card.css');
  const script = `'use strict';\n{\n${SCRIPTS.map(readScript).join('')}}\n`;
  // Hosts enforce what the resource's metadata says; this holds in those that forget to. Nothing but these two texts
  // runs or styles, nothing is loaded, and no script can turn a text into markup.
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Executive email lookup</title>
<style>${style}</style>
</head>
<body>
<main hidden>
<header><h1>Executive email lookup</h1><p id="cost"></p></header>
<ol id="stages" aria-label="Stages of the search"></ol>
<p id="told" role="status"></p>
<ul id="people" aria-label="People found"></ul>
</main>
<script>${script}</script>
</body>
</html>
`;
}

function readScript(name: string): string {
  return read(name).replace(IMPORT, '').replace(EXPORT, '').replace(COMMENT, '').replace(/^\n+/gm, '');
}

function read(name: string): string {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  if (BREAKS_OUT.test(text)) throw new Error(`${name} cannot stand inside a page`);
  return text;
}

/** CSP Level 3 §2.3.1 hash-source */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
