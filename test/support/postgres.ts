// Starts one private PostgreSQL for a run of the tests, without root and without system packages, and ends it with
// the run, however the run ends. Knows no table.
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  lchownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { unpackBinaries } from './postgres-binaries.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

/** `nobody`: PostgreSQL refuses to run as root. */
const UNPRIVILEGED_ID = 65_534;
const START_TIMEOUT_MS = 30_000;
const START_POLL_MS = 25;
const START_TRIES = 3;

/** Durability is off: this data lives for one run. The odd time zone shows code that relies on the session's. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=64MB',
  'timezone=<+0545>-05:45',
];

/**
 * Ends the server and removes its files when our end of its input closes: that happens even when this process is
 * killed outright.
 */
const KEEPER = `
dir="$1"; log="$2"; shift 2
"$@" >"$log" 2>&1 </dev/null &
server=$!
cat >/dev/null
kill -INT $server 2>/dev/null
wait $server
rm -rf "$dir"
`;

export type TestPostgres = {
  /** Of a superuser, without a database name: append `/name`. */
  url: string;
  stop(): Promise<void>;
};

/** Starts a server on a free port of 127.0.0.1. `settings` (`name=value`) win over the usual ones. */
export async function startPostgres(
  binaries: PostgresBinaries,
  settings: readonly string[] = [],
): Promise<TestPostgres> {
  const dir = mkdtempSync(join(tmpdir(), 'svc-postgres-'));
  try {
    const user = unprivilegedUser();
    const bin = unpackBinaries(binaries, dir);
    const password = randomBytes(16).toString('hex');
    const passwordFile = join(dir, 'password');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (user) chownAll(dir, user);
    makeCluster(bin, dir, passwordFile, user);
    return await tryPorts(bin, dir, password, user, settings);
  } catch (error) {
    rmSync(dir, { recursive: true, force: true });
    throw error;
  }
}

type User = { uid: number; gid: number } | undefined;

function unprivilegedUser(): User {
  return process.getuid?.() === 0 ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : undefined;
}

// Everything, so that the keeper, which runs as that user, can remove it again.
function chownAll(dir: string, { uid, gid }: { uid: number; gid: number }) {
  for (const path of readdirSync(dir, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(dir, path), uid, gid);
  chownSync(dir, uid, gid);
}

function makeCluster(bin: string, dir: string, passwordFile: string, user: User) {
  const made = spawnSync(
    join(bin, 'initdb'),
    `-U postgres -A scram-sha-256 -E UTF8 --locale=C --no-sync`
      .split(' ')
      .concat('-D', join(dir, 'data'), `--pwfile=${passwordFile}`),
    { cwd: dir, encoding: 'utf8', env: environment(), ...user },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
}

// LC_ALL: a locale that this machine does not have stops the server.
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}

async function tryPorts(
  bin: string,
  dir: string,
  password: string,
  user: User,
  more: readonly string[],
): Promise<TestPostgres> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const settings = [...SETTINGS, ...more, `port=${port}`].flatMap((setting) => ['-c', setting]);
    const command = [join(bin, 'postgres'), '-D', join(dir, 'data'), ...settings];
    const log = join(dir, `server-${attempt}.log`);
    const keeper = spawn('/bin/sh', ['-c', KEEPER, 'sh', dir, log, ...command], {
      // Its own process group: a Ctrl-C for the tests must not reach it before the tests have closed.
      detached: true,
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
      env: environment(),
      ...user,
    });
    const url = `postgres://postgres:${password}@127.0.0.1:${port}`;
    try {
      await untilReady(url, log);
      return { url, stop: () => stop(keeper) };
    } catch (error) {
      // Somebody may have taken the port in between.
      const isLast = attempt === START_TRIES;
      if (isLast || !readLog(log).includes('could not bind')) {
        await stop(keeper);
        throw error;
      }
      keeper.kill('SIGKILL');
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilReady(url: string, logFile: string) {
  const endsAt = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new Client({ connectionString: `${url}/postgres` });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      const log = readLog(logFile);
      if (log.includes('FATAL:  could not') || Date.now() > endsAt) {
        throw new Error(`PostgreSQL did not start:\n${log.slice(-2_000)}`, { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, START_POLL_MS));
    }
  }
}

function readLog(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function stop(keeper: ChildProcess) {
  if (keeper.exitCode !== null || keeper.signalCode !== null) return;
  await new Promise((resolve) => {
    keeper.once('exit', resolve);
    keeper.stdin?.end();
  });
}
