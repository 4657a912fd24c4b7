import SqliteFile from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cacheStatements } from '../../db/statement-cache.ts';

function open(max?: number) {
  const database = new SqliteFile(':memory:');
  database.exec('create table t (a integer); insert into t values (1)');
  const cached = cacheStatements(database, max);
  onTestFinished(() => cached.close());
  return cached;
}

describe('the statement cache', () => {
  test('prepares the same text once', () => {
    const cached = open();
    expect(cached.prepare('select a from t')).toBe(cached.prepare('select a from t'));
    expect(cached.prepare('select a from t where a = 1')).not.toBe(cached.prepare('select a from t'));
  });

  test('keeps no more than its size, and drops the least recently used first', () => {
    const cached = open(2);
    const [one, two] = [cached.prepare('select 1'), cached.prepare('select 2')];
    cached.prepare('select 1');
    cached.prepare('select 3');
    expect(cached.cached()).toBe(2);
    expect(cached.prepare('select 1')).toBe(one);
    expect(cached.prepare('select 2')).not.toBe(two);
  });

  test('a change of the schema forgets all: the same text then sees the new columns', () => {
    const cached = open();
    const read = () => cached.prepare('select * from t').all([]);
    expect(read()).toEqual([{ a: 1 }]);
    cached.prepare("alter table t add column b text default 'new'").run([]);
    expect(cached.cached()).toBe(0);
    expect(read()).toEqual([{ a: 1, b: 'new' }]);
  });

  test('the words of transactions forget nothing', () => {
    const cached = open();
    const read = cached.prepare('select a from t');
    for (const words of [
      'begin immediate',
      'savepoint m',
      'rollback to savepoint m',
      'release savepoint m',
      'commit',
    ]) {
      cached.prepare(words).run([]);
    }
    expect(cached.prepare('select a from t')).toBe(read);
  });

  test('keeps no statement that is very long', () => {
    const cached = open();
    cached.prepare(`select '${'x'.repeat(8_000)}'`);
    expect(cached.cached()).toBe(0);
  });
});
