// Runs the official suite as a process of its own and reads what it has found. Nothing is written but in `folder`.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const PACKAGE = dirname(
  createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json'),
);
const PROGRAM = join(PACKAGE, 'dist/index.js');
/** The suite ends each scenario after 30 s by itself. */
const RUN_LIMIT_MS = 300_000;
const STAMP = /-\d{4}-\d\d-\d\dT[\d-]+Z$/;

export type Status = 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO';
export type Check = { id: string; status: Status; errorMessage?: string };
/** What one scenario has found; no checks where the suite left it out. */
export type Outcome = { scenario: string; checks: Check[] };

/**
 * Runs the suite with these arguments, and answers the outcomes by the names of the folders that it has written.
 * `onLine` gets what it prints.
 */
export async function runSuite(
  folder: string,
  mode: 'server' | 'authorization',
  args: readonly string[],
  onLine: (line: string) => void = () => {},
): Promise<Outcome[]> {
  mkdirSync(folder, { recursive: true });
  const results = join(folder, 'results');
  const prefix = mode === 'server' ? 'server-' : 'authorization-server-';
  const child = spawn(process.execPath, [PROGRAM, mode, ...args, '--output-dir', results], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: RUN_LIMIT_MS,
  });
  let printed = '';
  const read = (bytes: Buffer) => {
    printed += bytes.toString();
    for (const line of bytes.toString().split('\n')) onLine(line.trim());
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
  });
  try {
    return readdirSync(results, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.name === 'checks.json')
      .map(({ parentPath }) => ({
        scenario: (parentPath.split(/[/\\]/).at(-1) ?? '').replace(STAMP, '').slice(prefix.length),
        checks: JSON.parse(readFileSync(join(parentPath, 'checks.json'), 'utf8')) as Check[],
      }));
  } catch (error) {
    throw new Error(`the suite wrote no results: ${printed.slice(-1_000)}`, { cause: error });
  }
}

/** The scenarios of the frozen set of a revision, for servers. */
export function requiredScenarios(revision: string): string[] {
  const text = readFileSync(join(PACKAGE, 'requirements', `${revision}.yaml`), 'utf8');
  const [, list = ''] = /^server:\n((?: {2}- .+\n)+)/m.exec(text) ?? [];
  return [...list.matchAll(/- (\S+)/g)].map(([, name = '']) => name);
}
