import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { PostgresStorage } from '../../db/open.ts';
import { createLocalNotifier, createPostgresNotifier } from '../../src/core/notify.ts';
import type { Notifier } from '../../src/core/notify.ts';
import { describePostgres } from '../support/databases.ts';

const PATIENCE = { timeout: 8_000, interval: 10 };

function keepErrors() {
  const errors: string[] = [];
  return { errors, onError: (error: Error) => void errors.push(error.message) };
}

function hear(notifier: Notifier, channel: string) {
  const heard: string[] = [];
  return { heard, stop: notifier.subscribe(channel, (message) => heard.push(message)) };
}

describe('a notifier in one process', () => {
  test('tells every listener of the channel, and no other', async () => {
    const notifier = createLocalNotifier(keepErrors());
    const [one, two, other] = [hear(notifier, 'a'), hear(notifier, 'a'), hear(notifier, 'b')];
    await notifier.publish('a', 'hello');
    expect([one.heard, two.heard, other.heard]).toEqual([['hello'], ['hello'], []]);
  });

  test('a listener that has stopped hears no more; stopping twice stops nobody else', async () => {
    const notifier = createLocalNotifier(keepErrors());
    const heard: string[] = [];
    const listener = (message: string) => heard.push(message);
    const stop = notifier.subscribe('a', listener);
    notifier.subscribe('a', listener);
    stop();
    stop();
    await notifier.publish('a', 'once');
    expect(heard).toEqual(['once']);
  });

  test('a listener that throws keeps nobody else from hearing, nor the publisher from going on', async () => {
    const deps = keepErrors();
    const notifier = createLocalNotifier(deps);
    notifier.subscribe('a', () => {
      throw new Error('deaf');
    });
    const { heard } = hear(notifier, 'a');
    await notifier.publish('a', 'hello');
    expect(heard).toEqual(['hello']);
    expect(deps.errors).toEqual(['a listener of a failed']);
  });

  test('a listener may stop itself while it hears', async () => {
    const notifier = createLocalNotifier(keepErrors());
    const heard: string[] = [];
    const stop = notifier.subscribe('a', (message) => {
      heard.push(message);
      stop();
    });
    await notifier.publish('a', 'one');
    await notifier.publish('a', 'two');
    expect(heard).toEqual(['one']);
  });

  test('nobody hears anything after the close', async () => {
    const notifier = createLocalNotifier(keepErrors());
    const { heard } = hear(notifier, 'a');
    await notifier.close();
    await notifier.publish('a', 'late');
    expect(heard).toEqual([]);
  });
});

describePostgres('a notifier', (open) => {
  async function start(storage: PostgresStorage) {
    const deps = keepErrors();
    const notifier = await createPostgresNotifier(storage, deps);
    onTestFinished(() => notifier.close());
    return { notifier, errors: deps.errors };
  }

  test('tells the other processes, and its own once', async () => {
    const storage = await open();
    const [one, two] = [await start(storage), await start(await open.again(storage))];
    const [here, there] = [hear(one.notifier, 'a'), hear(two.notifier, 'a')];
    await one.notifier.publish('a', 'first ☂');
    await two.notifier.publish('a', 'second');
    await expect.poll(() => there.heard.length, PATIENCE).toBe(2);
    await expect.poll(() => here.heard.length, PATIENCE).toBe(2);
    expect(new Set(here.heard)).toEqual(new Set(['first ☂', 'second']));
    expect(here.heard).toHaveLength(2);
  });

  test('hears again after its connection was cut', async () => {
    const storage = await open();
    const { notifier, errors } = await start(storage);
    const { heard } = hear(notifier, 'a');
    await cutListener(storage);
    await expect.poll(() => errors, PATIENCE).toEqual(['the connection that hears notifications broke']);
    await expect.poll(() => listeners(storage), PATIENCE).toBe(1);
    const other = await start(await open.again(storage));
    await other.notifier.publish('a', 'again');
    await expect.poll(() => heard, PATIENCE).toEqual(['again']);
  });

  test('a message that is too long, or no database, is a hint that failed and nothing worse', async () => {
    const storage = await open();
    const { notifier, errors } = await start(storage);
    const { heard } = hear(notifier, 'a');
    await notifier.publish('a', 'x'.repeat(8_000));
    await notifier.close();
    await storage.close();
    await notifier.publish('a', 'nobody there');
    expect(heard).toEqual(['x'.repeat(8_000)]);
    expect(errors).toEqual(Array(2).fill('could not notify other processes'));
  });

  test('a payload of somebody else is ignored', async () => {
    const storage = await open();
    const { notifier } = await start(storage);
    const { heard } = hear(notifier, 'a');
    for (const payload of ['', 'not json', '{}', '["", "a"]', '[1, 2, 3]', 'null']) {
      await sql`select pg_notify('svc', ${payload})`.execute(storage.db);
    }
    const other = await start(await open.again(storage));
    await other.notifier.publish('a', 'ours');
    await expect.poll(() => heard, PATIENCE).toEqual(['ours']);
  });

  test('no listener is possible where the database is not there', async () => {
    const storage = await open();
    const { Client } = await import('pg');
    const nowhere = () => new Client({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 1_000 });
    await expect(
      createPostgresNotifier({ db: storage.db, newClient: nowhere }, keepErrors()),
    ).rejects.toThrow();
  });
});

async function cutListener({ db }: PostgresStorage) {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen svc'`.execute(db);
}

async function listeners({ db }: PostgresStorage) {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and query = 'listen svc'`.execute(db);
  return rows.length;
}
