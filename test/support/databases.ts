// Fresh, migrated databases for tests: one suite, run on SQLite and on a real PostgreSQL.
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, inject, onTestFinished, TestRunner } from 'vitest';
import type { Dialect } from '../../db/dialect.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import type { OpenOptions, PostgresStorage, Storage } from '../../db/open.ts';
import { isEmptied, shapeOf } from './emptied.ts';
import type { Shape } from './emptied.ts';
import { databaseUrl, runSql } from './global-setup.ts';
import type { PostgresRun } from './global-setup.ts';

type Settings = Omit<OpenOptions, 'url'>;

/** Opens a fresh, migrated database; closed and removed after the test, or after the suite when opened in beforeAll. */
export type OpenFresh<Kind extends Storage = Storage> = {
  (settings?: Settings): Promise<Kind>;
  /** Opens the database of `storage` a second time, as another process would. */
  again(storage: Kind, settings?: Settings): Promise<Kind>;
  /** The URL of the database of `storage`. */
  url(storage: Storage): string;
};

/** Runs the suite on both databases. PostgreSQL is left out only where this machine has none. */
export function describeEachDatabase(name: string, suite: (open: OpenFresh, dialect: Dialect) => void): void {
  describe(`${name} (sqlite)`, () => suite(makeOpen(makeSqlite), 'sqlite'));
  describePostgres(name, (open) => suite(open, 'postgres'));
}

/** Runs the suite on PostgreSQL alone. */
export function describePostgres(name: string, suite: (open: OpenFresh<PostgresStorage>) => void): void {
  const door = inject('postgresDoor');
  describe.skipIf('missing' in door)(`${name} (postgres)`, () =>
    suite(makeOpen(makePostgres) as OpenFresh<PostgresStorage>),
  );
}

/** A database without any table, of either kind: what a first start finds. */
export function emptyDatabase(dialect: Dialect): Promise<Place> {
  return dialect === 'sqlite' ? emptySqlite() : emptyPostgres();
}

export type Place = { url: string; remove(): Promise<void> };

function makeOpen(makePlace: () => Promise<Place>): OpenFresh {
  const urls = new WeakMap<Storage, string>();
  const ofSuite: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const action of ofSuite.reverse()) await action();
  });
  const atEnd = (action: () => Promise<void>) => {
    if (TestRunner.getCurrentTest()) onTestFinished(action);
    else ofSuite.push(action);
  };
  const openAt = async (url: string, settings: Settings = {}) => {
    const storage = await openDatabase({ poolSize: 4, ...settings, url });
    urls.set(storage, url);
    atEnd(() => storage.close());
    return storage;
  };
  const urlOf = (storage: Storage) => {
    const url = urls.get(storage);
    if (url === undefined) throw new Error('this storage was not opened by this suite');
    return url;
  };
  const open = async (settings?: Settings) => {
    const place = await makePlace();
    // Removed after it is closed: what is registered last runs first.
    atEnd(() => place.remove());
    return openAt(place.url, settings);
  };
  return Object.assign(open, {
    again: (storage: Storage, settings?: Settings) => openAt(urlOf(storage), settings),
    url: urlOf,
  });
}

async function emptySqlite(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-sqlite-'));
  return {
    url: join(folder, 'svc.db'),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

let template: Promise<Place> | undefined;
afterAll(async () => (await template)?.remove());

async function makeSqlite(): Promise<Place> {
  template ??= migratedSqlite();
  const [place, from] = await Promise.all([emptySqlite(), template]);
  copyFileSync(from.url, place.url);
  return place;
}

async function migratedSqlite(): Promise<Place> {
  const place = await emptySqlite();
  const storage = await openDatabase({ url: place.url });
  await migrateToLatest(storage);
  await storage.close();
  return place;
}

let asked: Promise<PostgresRun> | undefined;

function askDoor(): Promise<PostgresRun> {
  const door = inject('postgresDoor');
  if ('missing' in door) throw new Error(door.missing);
  return (asked ??= fetch(door.address).then(async (response) => {
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return JSON.parse(text) as PostgresRun;
  }));
}

/** Those of this file that a test has given back, as good as new. */
const idle: Place[] = [];
let untouched: Promise<Shape> | undefined;
afterAll(async () => {
  for (const place of idle) await place.remove();
});

async function makePostgres(): Promise<Place> {
  const run = await askDoor();
  const place = idle.pop() ?? (await createPostgres(run, `template ${run.template}`));
  const before = await (untouched ??= shapeOf(place.url));
  return {
    url: place.url,
    async remove() {
      if (await isEmptied(place.url, before)) idle.push(place);
      else await place.remove();
    },
  };
}

async function emptyPostgres(): Promise<Place> {
  return createPostgres(await askDoor(), '');
}

async function createPostgres({ url, prefix }: PostgresRun, from: string): Promise<Place> {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await runSql(url, [`create database ${name} ${from}`]);
  return {
    url: databaseUrl(url, name),
    remove: async () => void (await runSql(url, [`drop database if exists ${name} with (force)`])),
  };
}
