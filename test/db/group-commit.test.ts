// Transactions that wait in line share a commit, and nobody is answered before it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrateToLatest } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';

async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'svc-group-'));
  const file = join(folder, 'svc.db');
  const storage = await openDatabase({ url: file });
  await migrateToLatest(storage);
  const outside = new SqliteFile(file, { readonly: true });
  onTestFinished(async () => {
    outside.close();
    await storage.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const { db } = storage;
  return {
    db,
    file,
    add: (id: string) =>
      db.transaction().execute(async (tx) => {
        await tx.insertInto('teams').values({ id, name: id, created_at: 1 }).execute();
      }),
    fail: (id: string) =>
      db.transaction().execute(async (tx) => {
        await tx.insertInto('teams').values({ id, name: id, created_at: 1 }).execute();
        throw new Error('no');
      }),
    /** What a connection of its own sees: committed rows only. */
    committed: () =>
      (outside.prepare('select id from teams order by id').pluck().all() as string[]).join(' '),
  };
}

test('whoever is answered is committed, in a crowd too', async () => {
  const { add, committed } = await open();
  const ids = Array.from({ length: 100 }, (_, index) => `t${index}`);
  await Promise.all(
    ids.map(async (id) => {
      await add(id);
      expect(committed().split(' ')).toContain(id);
    }),
  );
  expect(committed().split(' ')).toHaveLength(100);
});

test('a transaction that fails takes nobody with it', async () => {
  const { add, fail, committed } = await open();
  const settled = await Promise.allSettled([fail('x'), add('a'), fail('y'), add('b'), fail('z')]);
  expect(settled.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  expect(committed()).toBe('a b');
  await add('c');
  expect(committed()).toBe('a b c');
});

test('a statement outside of a transaction is committed by itself, and sees what was answered before', async () => {
  const { db, add, committed } = await open();
  const first = add('a');
  const plain = db.insertInto('teams').values({ id: 'b', name: 'b', created_at: 1 }).execute();
  const second = add('c');
  await plain;
  expect(committed()).toContain('b');
  await Promise.all([first, second]);
  expect(committed()).toBe('a b c');
});

test('a later transaction sees what an earlier one in line has written', async () => {
  const { db, add } = await open();
  const first = add('a');
  const count = db.transaction().execute((tx) => tx.selectFrom('teams').select('id').execute());
  await first;
  expect(await count).toEqual([{ id: 'a' }]);
});

test('a commit that fails is told to everyone in it', async () => {
  const { db, add, committed } = await open();
  // Checked at the commit, not at the statement.
  const broken = db.transaction().execute(async (tx) => {
    await sql`pragma defer_foreign_keys = on`.execute(tx);
    await tx
      .insertInto('memberships')
      .values({ team_id: 'none', user_id: 'none', role: 'owner', created_at: 1 })
      .execute();
  });
  const settled = await Promise.allSettled([broken, add('a')]);
  expect(settled[0]).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_CONSTRAINT_FOREIGNKEY' } });
  // The neighbour is never left between: answered means committed, refused means not.
  expect(committed() === 'a').toBe(settled[1].status === 'fulfilled');
  await add('b');
  expect(committed()).toContain('b');
});

test('a connection held over several transactions stays usable', async () => {
  const { db, add, committed } = await open();
  const crowd = Promise.all(Array.from({ length: 20 }, (_, index) => add(`t${index}`)));
  await db.connection().execute(async (held) => {
    for (const id of ['a', 'b', 'c']) {
      await held.transaction().execute(async (tx) => {
        await tx.insertInto('teams').values({ id, name: id, created_at: 1 }).execute();
      });
      expect(committed().split(' ')).toContain(id);
      expect(await held.selectFrom('teams').select('id').where('id', '=', id).execute()).toHaveLength(1);
    }
  });
  await crowd;
  expect(committed().split(' ')).toHaveLength(23);
});

test('a transaction that only reads takes no lock from another process, and sees one moment', async () => {
  const { db, add, file } = await open();
  await add('a');
  const other = new SqliteFile(file, { timeout: 0 });
  onTestFinished(() => void other.close());
  const seen = await db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      const before = await tx.selectFrom('teams').select('id').execute();
      other.prepare("insert into teams (id, name, created_at) values ('b', 'b', 1)").run();
      return [before, await tx.selectFrom('teams').select('id').execute()];
    });
  expect(seen).toEqual([[{ id: 'a' }], [{ id: 'a' }]]);
  await add('c');
  expect(await db.selectFrom('teams').select('id').orderBy('id').execute()).toHaveLength(3);
});
