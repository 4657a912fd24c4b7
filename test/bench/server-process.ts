// Runs a server as a process of its own, which ends with this one however this one ends, and tells what it costs.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cpuTimeMs } from './cpu-time.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLLOW_PARENT = pathToFileURL(join(ROOT, 'runtime/follow-parent.mjs')).href;
/** Both servers print it once they serve. */
const ADDRESS = /http:\/\/localhost:(\d+)/;
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 15_000;
const STDERR_SHOWN_CHARACTERS = 2_000;

export type ServerProcess = {
  base: string;
  /** What the service calls itself: the issuer of its tokens. */
  publicUrl: string;
  /** Milliseconds of processor time so far; null where the system does not tell. */
  cpuMs(): number | null;
  stop(): Promise<void>;
};

/** The server that all costs are compared with. */
export function startBareServer(folder: string): Promise<ServerProcess> {
  return startScript(folder, 'bare-server.ts');
}

/** A server of this folder. */
export function startScript(
  folder: string,
  file: string,
  ...words: readonly string[]
): Promise<ServerProcess> {
  return start([join(import.meta.dirname, file), ...words], folder, {});
}

/** The service as production runs it, with the database and the secret in `folder`; its log is thrown away. */
export function startService(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
  profileDir?: string,
): Promise<ServerProcess> {
  const profile = profileDir === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileDir}`];
  return start([...profile, join(ROOT, 'src/main.ts')], folder, {
    SVC_PORT: '0',
    SVC_DATA_DIR: folder,
    ...settings,
  });
}

/** In `folder`, so that no `.env` is read; of this process's environment nothing but PATH and HOME. */
async function start(
  argv: readonly string[],
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['--import', FOLLOW_PARENT, ...argv], {
    cwd: folder,
    env: { PATH, HOME, LAUNCHER_PID: String(process.pid), ...settings },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  try {
    const port = await servingPort(child);
    const pid = child.pid ?? 0; // a process that has written something has one
    return {
      base: `http://127.0.0.1:${port}`,
      publicUrl: `http://localhost:${port}`,
      cpuMs: () => cpuTimeMs(pid),
      stop: () => stop(child),
    };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

function servingPort(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = (what: string) => reject(new Error(`${what}: ${text.slice(-STDERR_SHOWN_CHARACTERS)}`));
    const timer = setTimeout(() => fail('a server did not start in time'), START_TIMEOUT_MS);
    child.stderr?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const [, port] = ADDRESS.exec(text) ?? [];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(port);
    });
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(timer);
      fail('a server ended before it served');
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
