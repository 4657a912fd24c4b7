// The service and the operator's commands as processes of their own, as an operator runs them.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** As the launcher keeps one: a start reads some 500 files. */
const COMPILE_CACHE = join(ROOT, 'node_modules/.cache/compile');

export type Settings = Readonly<Record<string, string>>;

/** A folder that is gone after the test; processes run in it, so that no `.env` is read. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'svc-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export type Ended = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string };

export type Running = {
  base: string;
  /** Parsed lines of the log. */
  lines: Record<string, unknown>[];
  /** What stands on the console for a person, once it is there. */
  told(what: RegExp): Promise<string>;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<Ended>;
};

/** Starts `src/main.ts` on a free port and waits until it serves; rejects where it ends before. */
export async function startProcess(folder: string, settings: Settings): Promise<Running> {
  const child = launch('src/main.ts', [], folder, {
    SVC_PORT: '0',
    SVC_DATA_DIR: join(folder, 'data'),
    ...settings,
  });
  const lines: Record<string, unknown>[] = [];
  let served: (port: number) => void;
  const port = new Promise<number>((resolve) => (served = resolve));
  const reader = createInterface({ input: child.process.stdout });
  reader.on('line', (line) => {
    const parsed = JSON.parse(line) as Record<string, unknown>; // every line of stdout is JSON: that is tested by this
    lines.push(parsed);
    if (parsed['msg'] === 'serving') served(Number(parsed['port']));
  });
  const failed = child.ended.then((end): never => {
    throw new Error(`the service ended before it served: ${end.stderr}`);
  });
  return {
    base: `http://127.0.0.1:${await Promise.race([port, failed])}`,
    lines,
    told: child.told,
    kill: (signal) => void child.process.kill(signal),
    ended: child.ended,
  };
}

/** Runs the service until it ends by itself: for a start that must be refused. */
export function runMain(folder: string, settings: Settings): Promise<Ended> {
  return launch('src/main.ts', [], folder, { SVC_PORT: '0', SVC_DATA_DIR: join(folder, 'data'), ...settings })
    .ended;
}

/** One operator's command; `answer` is its JSON, or null. */
export async function svc(
  folder: string,
  settings: Settings,
  ...argv: string[]
): Promise<Ended & { answer: Record<string, unknown> }> {
  const end = await launch('src/cli/index.ts', argv, folder, {
    SVC_DATA_DIR: join(folder, 'data'),
    ...settings,
  }).ended;
  let answer: Record<string, unknown> = {};
  try {
    answer = JSON.parse(end.stdout) as Record<string, unknown>; // commands answer one object
  } catch {
    // the caller looks at stdout and stderr
  }
  return { ...end, answer };
}

/** A team with credits and a key, made by the operator's commands. */
export async function makeTeam(folder: string, settings: Settings, credits = 100) {
  const team = await svc(
    folder,
    settings,
    'team',
    'create',
    '--name',
    'Quill',
    '--owner',
    'owner@quill.test',
    '--credits',
    String(credits),
  );
  const teamId = String(team.answer['teamId']);
  const key = await svc(folder, settings, 'key', 'create', '--team', teamId, '--name', 'test');
  return { teamId, key: String(key.answer['key']), prefix: String(key.answer['prefix']) };
}

/** Posts to the service as the key. */
export async function post(
  base: string,
  key: string,
  operation: string,
  body: object = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${base}/api/v1/${operation}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

function launch(script: string, argv: readonly string[], folder: string, settings: Settings) {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:SVC_|VITEST|NODE_OPTIONS)/.test(name),
  );
  const child = spawn(process.execPath, [join(ROOT, script), ...argv], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), NODE_COMPILE_CACHE: COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const told = (what: RegExp) =>
    new Promise<string>((resolve) => {
      const look = () => {
        const [found] = what.exec(stderr) ?? [];
        if (found === undefined) return;
        child.stderr.off('data', look);
        resolve(found);
      };
      child.stderr.on('data', look);
      look();
    });
  return { process: child, ended, told };
}
