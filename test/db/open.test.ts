import { sql } from 'kysely';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseDatabaseUrl } from '../../db/dialect.ts';
import { openDatabase } from '../../db/open.ts';
import type { Storage } from '../../db/open.ts';
import { parseSafeNumber } from '../../db/postgres.ts';
import { describeEachDatabase, describePostgres } from '../support/databases.ts';

const NOW = 1_790_000_000_000;

async function addTeam(storage: Storage, id: string, at = NOW) {
  await storage.db.insertInto('teams').values({ id, name: 'Brightwater', created_at: at }).execute();
}

async function countTeams(storage: Storage): Promise<number> {
  const row = await storage.db
    .selectFrom('teams')
    .select(({ fn }) => fn.countAll<number>().as('teams'))
    .executeTakeFirstOrThrow();
  return row.teams;
}

describeEachDatabase('an open database', (open) => {
  test('numbers come back as numbers', async () => {
    const storage = await open();
    await addTeam(storage, 'a', Number.MAX_SAFE_INTEGER);
    const row = await storage.db
      .selectFrom('teams')
      .select(({ fn }) => ['created_at', fn.sum<number>('created_at').as('total')])
      .groupBy('created_at')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ created_at: Number.MAX_SAFE_INTEGER, total: Number.MAX_SAFE_INTEGER });
    expect(await countTeams(storage)).toBe(1);
  });

  test('a transaction that throws leaves nothing', async () => {
    const storage = await open();
    const failed = storage.db.transaction().execute(async (tx) => {
      await tx.insertInto('teams').values({ id: 'a', name: 'Brightwater', created_at: NOW }).execute();
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await countTeams(storage)).toBe(0);
  });

  test('foreign keys hold', async () => {
    const storage = await open();
    const orphan = { team_id: 'nobody', user_id: 'nobody', role: 'owner', created_at: NOW } as const;
    await expect(storage.db.insertInto('memberships').values(orphan).execute()).rejects.toThrow(
      /foreign key/i,
    );
  });

  test('twenty guarded increments at once are twenty', async () => {
    const storage = await open({ poolSize: 8 });
    await addTeam(storage, 'a', 0);
    const increment = () =>
      storage.db
        .updateTable('teams')
        .set(({ eb }) => ({ created_at: eb('created_at', '+', 1) }))
        .where('id', '=', 'a')
        .returning('created_at')
        .executeTakeFirstOrThrow();
    const seen = await Promise.all(Array.from({ length: 20 }, increment));
    expect(new Set(seen.map((row) => row.created_at)).size).toBe(20);
  });

  test('what one opening writes, another reads', async () => {
    const storage = await open();
    const other = await open.again(storage);
    await addTeam(storage, 'a');
    expect(await countTeams(other)).toBe(1);
  });

  test('closing twice is closing once', async () => {
    const storage = await open();
    await storage.close();
    await storage.close();
    await expect(countTeams(storage)).rejects.toThrow();
  });
});

describe('a SQLite file', () => {
  async function openIn(folder: string) {
    const storage = await openDatabase({ url: join(folder, 'new', 'svc.db') });
    onTestFinished(() => storage.close());
    return storage;
  }

  function temporaryFolder() {
    const folder = mkdtempSync(join(tmpdir(), 'svc-open-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  test('is readable by its owner alone, and so is all that stands beside it', async () => {
    const folder = temporaryFolder();
    const storage = await openIn(folder);
    await sql`create table t (n integer)`.execute(storage.db);
    const mode = (name: string) => (statSync(join(folder, 'new', name)).mode & 0o777).toString(8);
    expect(mode('.')).toBe('700');
    expect(['svc.db', 'svc.db-wal', 'svc.db-shm', 'buckets.db'].map(mode)).toEqual(Array(4).fill('600'));
  });

  test('is durable and checks foreign keys', async () => {
    const { db } = await openIn(temporaryFolder());
    const read = async (pragma: string) => {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(pragma)}`.execute(db);
      return Object.values(rows[0] ?? {})[0];
    };
    expect(await read('journal_mode')).toBe('wal');
    expect(await read('synchronous')).toBe(2);
    expect(await read('foreign_keys')).toBe(1);
    expect(await read('wal_autocheckpoint')).toBe(10_000);
  });

  test('a transaction holds the write lock from its start, and others wait without stopping the process', async () => {
    const folder = temporaryFolder();
    const [one, two] = [await openIn(folder), await openIn(folder)];
    await sql`create table t (n integer)`.execute(one.db);
    const order: string[] = [];
    const add = (storage: Storage, name: string, pauseMs: number) =>
      storage.db.transaction().execute(async (tx) => {
        order.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        await sql`insert into t select count(*) from t`.execute(tx);
        order.push(`${name} ends`);
      });
    const first = add(one, 'one', 50);
    await Promise.all([first, add(two, 'two', 0), sql`insert into t values (9)`.execute(two.db)]);
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  test('in memory needs no file', async () => {
    const storage = await openDatabase({ url: ':memory:' });
    expect((await sql<{ n: number }>`select 1 as n`.execute(storage.db)).rows).toEqual([{ n: 1 }]);
    await storage.close();
  });
});

describePostgres('a pool', (open) => {
  test('a number too large to be exact is an error, not another number', async () => {
    const { db } = await open();
    await expect(sql`select 9007199254740993::bigint as n`.execute(db)).rejects.toThrow(/too large/);
    expect((await sql<{ n: number }>`select 1.5::numeric as n`.execute(db)).rows).toEqual([{ n: 1.5 }]);
  });

  test.for(['between two statements', 'during a statement'])(
    'a connection that is lost %s of a transaction fails it, and nothing else',
    async (when) => {
      const { db } = await open({ poolSize: 1 });
      const killer = await open();
      const kill = (pid: number) => sql`select pg_terminate_backend(${pid})`.execute(killer.db);
      const lost = db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        const pid = rows[0]?.pid ?? 0;
        if (when === 'between two statements') await kill(pid);
        else void sql`select pg_sleep(30)`.execute(tx).catch(() => {});
        if (when === 'during a statement') await kill(pid);
        // Whatever became of it is heard by the next statement at the latest.
        for (;;) await sql`select 1`.execute(tx);
      });
      await expect(lost).rejects.toThrow();
      expect((await sql<{ n: number }>`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }]);
    },
  );

  test('the session’s time zone is an odd one, so that nothing may rely on it', async () => {
    const { db } = await open();
    const { rows } = await sql<{ TimeZone: string }>`show timezone`.execute(db);
    expect(rows[0]?.TimeZone).not.toMatch(/utc|gmt/i);
  });
});

describe('a database URL', () => {
  const good = [
    ['postgres://u:p@db.example:5432/svc', 'postgres'],
    ['postgresql://db.example/svc', 'postgres'],
    ['./data/svc.db', './data/svc.db'],
    ['/var/lib/svc/svc.db', '/var/lib/svc/svc.db'],
    ['file:./data/svc.db', './data/svc.db'],
    ['file:///var/lib/svc.db', '/var/lib/svc.db'],
    ['sqlite:svc.db', 'svc.db'],
    [':memory:', ':memory:'],
  ];
  test.each(good)('%s is read', (url, expected) => {
    const address = parseDatabaseUrl(url);
    expect(address.dialect === 'postgres' ? 'postgres' : address.file).toBe(expected);
  });

  const bad = ['', 'sqlite:', 'mysql://u:secret@db.example/svc', 'http://db.example'];
  test.each(bad)('"%s" is refused without being repeated', (url) => {
    expect(() => parseDatabaseUrl(url)).toThrow(/^a database URL is postgres/);
  });

  test.each(['9007199254740992', '-9007199254740992', 'NaN', 'Infinity'])(
    '%s is not a safe number',
    (text) => {
      expect(() => parseSafeNumber(text)).toThrow(RangeError);
    },
  );
});
