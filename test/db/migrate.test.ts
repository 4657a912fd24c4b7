import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { executedMigrations, migrateToLatest, NewerDatabaseError } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/index.ts';
import { openDatabase } from '../../db/open.ts';
import { emptyDatabase } from '../support/databases.ts';

const MIGRATE = fileURLToPath(new URL('migrate-process.ts', import.meta.url));
const LANDED = Object.keys(migrations).sort();

const adds = (table: string): Migration => ({
  up: (db: Kysely<unknown>) => db.schema.createTable(table).addColumn('n', 'integer').execute(),
});

const dialects = ['sqlite', ...('missing' in inject('postgresDoor') ? [] : ['postgres'])] as const;

describe.each(dialects)('migrating an empty database (%s)', (name) => {
  const dialect = name === 'sqlite' ? 'sqlite' : 'postgres';

  async function start() {
    const place = await emptyDatabase(dialect);
    onTestFinished(() => place.remove());
    const open = async () => {
      const storage = await openDatabase({ url: place.url, poolSize: 3 });
      onTestFinished(() => storage.close());
      return storage;
    };
    return { url: place.url, open };
  }

  test('runs every migration once, however often it is asked', async () => {
    const storage = await (await start()).open();
    await migrateToLatest(storage);
    await migrateToLatest(storage);
    expect(await executedMigrations(storage.db)).toEqual(LANDED);
    expect((await storage.buckets.take('a', 1_000, 1_000)).allowed).toBe(true);
  });

  test('four openings at once all succeed', async () => {
    const { open } = await start();
    const storages = await Promise.all([open(), open(), open(), open()]);
    await Promise.all(storages.map((storage) => migrateToLatest(storage)));
    for (const { db } of storages) expect(await executedMigrations(db)).toEqual(LANDED);
  });

  test('three processes at once all succeed', async () => {
    const { url, open } = await start();
    const codes = await Promise.all([1, 2, 3].map(() => migrateInProcess(url)));
    expect(codes).toEqual([0, 0, 0]);
    expect(await executedMigrations((await open()).db)).toEqual(LANDED);
  });

  test('adds what is new to what is there', async () => {
    const storage = await (await start()).open();
    await migrateToLatest(storage, { '001-a': adds('a') });
    await migrateToLatest(storage, { '001-a': adds('a'), '002-b': adds('b') });
    expect(await executedMigrations(storage.db)).toEqual(['001-a', '002-b']);
  });

  test('refuses a database that is newer than the code, and names what it does not know', async () => {
    const storage = await (await start()).open();
    await migrateToLatest(storage, { '001-a': adds('a'), '002-b': adds('b') });
    const refused = migrateToLatest(storage, { '001-a': adds('a') });
    await expect(refused).rejects.toThrow(NewerDatabaseError);
    await expect(refused).rejects.toMatchObject({ unknown: ['002-b'] });
  });

  test('leaves nothing of a migration that fails', async () => {
    const storage = await (await start()).open();
    const breaks: Migration = {
      async up(db: Kysely<unknown>) {
        await adds('half').up(db);
        throw new Error('broken migration');
      },
    };
    await expect(migrateToLatest(storage, { '001-a': adds('a'), '002-x': breaks })).rejects.toThrow(
      'broken migration',
    );
    expect(await executedMigrations(storage.db)).toEqual([]);
    await expect(sql`select * from half`.execute(storage.db)).rejects.toThrow(/half/);
    await migrateToLatest(storage, { '001-a': adds('a'), '002-x': adds('half') });
    expect(await executedMigrations(storage.db)).toEqual(['001-a', '002-x']);
  });
});

async function migrateInProcess(url: string): Promise<number | null> {
  const child = spawn(process.execPath, [MIGRATE], {
    env: { ...process.env, MIGRATE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
