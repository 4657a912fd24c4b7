// Fresh databases of both kinds for the sections that ask the core directly; PostgreSQL as durable as in production.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dialect } from '../../db/dialect.ts';
import type { Storage } from '../../db/open.ts';
import { openStorage } from '../../src/app/storage.ts';
import { databaseUrl, runSql } from '../support/global-setup.ts';
import { findBinaries } from '../support/postgres-binaries.ts';
import { startPostgres } from '../support/postgres.ts';
import type { TestPostgres } from '../support/postgres.ts';

/** The tests' server forgets everything in a power cut; what is measured must not. */
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];

/** Does the work on a migrated SQLite file, then on a database of PostgreSQL where the machine has one. */
export async function onEachDatabase<Answer>(
  work: (storage: Storage, dialect: Dialect) => Promise<Answer[]>,
): Promise<Answer[]> {
  return [...(await onSqlite(work)), ...(await onPostgres(work))];
}

type Work<Answer> = (storage: Storage, dialect: Dialect) => Promise<Answer[]>;

async function onSqlite<Answer>(work: Work<Answer>): Promise<Answer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-bench-'));
  try {
    return await onUrl(join(folder, 'svc.db'), 'sqlite', work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function onPostgres<Answer>(work: Work<Answer>): Promise<Answer[]> {
  const server = await openServer();
  if (server === null) {
    console.warn('PostgreSQL is left out: none was found; install one or set TEST_DATABASE_URL.\n');
    return [];
  }
  const name = `svc_bench_${randomBytes(4).toString('hex')}`;
  try {
    await runSql(server.url, [`create database ${name}`]);
    try {
      return await onUrl(databaseUrl(server.url, name), 'postgres', work);
    } finally {
      await runSql(server.url, [`drop database if exists ${name} with (force)`]);
    }
  } finally {
    await server.stop();
  }
}

async function openServer(): Promise<TestPostgres | null> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  const binaries = process.platform === 'win32' ? null : findBinaries();
  return binaries === null ? null : startPostgres(binaries, DURABLE);
}

async function onUrl<Answer>(url: string, dialect: Dialect, work: Work<Answer>): Promise<Answer[]> {
  const storage = await openStorage({ databaseUrl: url });
  try {
    return await work(storage, dialect);
  } finally {
    await storage.close();
  }
}
