import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { BucketStore } from '../../db/buckets.ts';
import { openSqliteBuckets } from '../../db/buckets-sqlite.ts';
import { FIND_EMAIL_RATE, READ_RATE, takeToken } from '../../src/core/rate-limits.ts';
import type { Rate } from '../../src/core/rate-limits.ts';
import { describeEachDatabase, describePostgres } from '../support/databases.ts';

const START = 1_790_000_000_000;

/** The bucket as the specification tells it: tokens that drip in, none kept above the burst. In thousandths, exact. */
function referenceBucket(rate: Rate) {
  const stepMs = 60_000 / rate.perMinute;
  let milliTokenMs = rate.burst * stepMs;
  let last = START;
  return (now: number) => {
    milliTokenMs = Math.min(rate.burst * stepMs, milliTokenMs + (now - last));
    last = now;
    const allowed = milliTokenMs >= stepMs;
    if (allowed) milliTokenMs -= stepMs;
    return {
      allowed,
      remaining: Math.floor(milliTokenMs / stepMs),
      retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil((stepMs - milliTokenMs) / 1_000)),
    };
  };
}

/** A small seeded generator: the same calls at every run. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function onClock() {
  const clock = { now: START };
  const store = openSqliteBuckets(':memory:', () => clock.now);
  return { clock, store };
}

async function takeMany(store: BucketStore, count: number, rate: Rate, bucket = 'key:a') {
  const answers = await Promise.all(Array.from({ length: count }, () => takeToken(store, bucket, rate)));
  return answers.filter(({ allowed }) => allowed).length;
}

describe('the rates of the specification', () => {
  test.each([
    ['find-email', FIND_EMAIL_RATE, 60, 30],
    ['the reads', READ_RATE, 240, 120],
  ])('%s: a full bucket, then one token at a time', async (_name, rate, burst, perMinute) => {
    const { clock, store } = onClock();
    expect(await takeMany(store, burst + 50, rate)).toBe(burst);
    clock.now += 60_000;
    expect(await takeMany(store, burst + 50, rate)).toBe(perMinute);
    clock.now += 24 * 3_600_000;
    expect(await takeMany(store, burst + 50, rate)).toBe(burst);
  });

  test('a refusal says the whole seconds until a token is there', async () => {
    const { clock, store } = onClock();
    await takeMany(store, 60, FIND_EMAIL_RATE);
    const refused = { allowed: false, limit: 60, remaining: 0 };
    const at = async (ms: number) => {
      clock.now = START + ms;
      return takeToken(store, 'key:a', FIND_EMAIL_RATE);
    };
    expect(await at(0)).toEqual({ ...refused, retryAfterSeconds: 2, resetSeconds: 120 });
    expect(await at(999)).toEqual({ ...refused, retryAfterSeconds: 2, resetSeconds: 120 });
    expect(await at(1_000)).toEqual({ ...refused, retryAfterSeconds: 1, resetSeconds: 119 });
    expect(await at(1_999)).toEqual({ ...refused, retryAfterSeconds: 1, resetSeconds: 119 });
    expect(await at(2_000)).toMatchObject({ allowed: true, remaining: 0, retryAfterSeconds: 0 });
  });

  test('two buckets do not share a token', async () => {
    const { store } = onClock();
    expect(await takeMany(store, 100, FIND_EMAIL_RATE, 'key:a')).toBe(60);
    expect(await takeMany(store, 100, FIND_EMAIL_RATE, 'key:b')).toBe(60);
  });

  test('a clock that is set back by an hour locks nobody out: one token, then the usual pace', async () => {
    const { clock, store } = onClock();
    await takeMany(store, 10, FIND_EMAIL_RATE);
    clock.now -= 3_600_000;
    expect(await takeMany(store, 10, FIND_EMAIL_RATE)).toBe(1);
    clock.now += 2_000;
    expect(await takeMany(store, 10, FIND_EMAIL_RATE)).toBe(1);
  });

  test('a rate whose token takes no whole milliseconds is refused', async () => {
    const { store } = onClock();
    await expect(takeToken(store, 'key:a', { perMinute: 7, burst: 7 })).rejects.toThrow(RangeError);
  });
});

test('40,000 random calls agree with the reference bucket', async () => {
  const { clock, store } = onClock();
  const random = seeded(7);
  let refusals = 0;
  for (let run = 0; run < 40; run++) {
    const rate =
      run % 2 ? READ_RATE : { perMinute: [1, 6, 30, 60, 600][run % 5] ?? 1, burst: 1 + (run % 9) * 8 };
    const reference = referenceBucket(rate);
    clock.now = START;
    const longest = random() * 3 * (60_000 / rate.perMinute);
    for (let call = 0; call < 1_000; call++) {
      if (random() < 0.6) clock.now += Math.floor(random() * longest);
      if (random() < 0.003) clock.now += 600_000;
      const answer = await takeToken(store, `run:${run}`, rate);
      const expected = reference(clock.now);
      if (!expected.allowed) refusals++;
      expect(answer).toMatchObject(expected);
    }
  }
  expect(refusals).toBeGreaterThan(5_000);
});

describeEachDatabase('a bucket store', (open) => {
  test('500 calls at one instant let exactly the burst through', async () => {
    const storage = await open({ poolSize: 16, now: () => START });
    // One token an hour: none comes back while the test runs.
    const slow = { perMinute: 1, burst: 60 };
    expect(await takeMany(storage.buckets, 500, slow)).toBe(60);
  });

  test('a restart does not refill a bucket', async () => {
    const storage = await open({ now: () => START });
    expect(await takeMany(storage.buckets, 80, { perMinute: 1, burst: 60 })).toBe(60);
    await storage.close();
    const after = await open.again(storage, { now: () => START });
    expect(await takeMany(after.buckets, 5, { perMinute: 1, burst: 60 })).toBe(0);
  });

  test('two processes share a bucket', async () => {
    const storage = await open({ now: () => START });
    const other = await open.again(storage, { now: () => START });
    const rate = { perMinute: 1, burst: 10 };
    expect(await takeMany(storage.buckets, 6, rate)).toBe(6);
    expect(await takeMany(other.buckets, 6, rate)).toBe(4);
  });

  test('sweeping forgets full buckets alone', async () => {
    const clock = { now: START };
    const { buckets } = await open({ now: () => clock.now });
    await takeToken(buckets, 'soon full', { perMinute: 60_000, burst: 60 });
    await takeToken(buckets, 'not yet', { perMinute: 1, burst: 60 });
    clock.now += 1_000;
    await expect.poll(() => buckets.sweep()).toBe(1);
    expect((await takeToken(buckets, 'not yet', { perMinute: 1, burst: 60 })).remaining).toBe(58);
  });
});

describePostgres('a bucket store', (open) => {
  test('a refusal reads the wait by the database’s clock', async () => {
    const { buckets } = await open();
    const rate = { perMinute: 1, burst: 1 };
    expect((await takeToken(buckets, 'key:a', rate)).allowed).toBe(true);
    const refused = await takeToken(buckets, 'key:a', rate);
    expect(refused).toMatchObject({ allowed: false, remaining: 0 });
    expect(refused.retryAfterSeconds).toBeGreaterThan(50);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  test('the table survives no crash and costs no log', async () => {
    const { db } = await open();
    const { rows } = await sql`select relpersistence from pg_class where relname = 'rate_buckets'`.execute(
      db,
    );
    expect(rows).toEqual([{ relpersistence: 'u' }]);
  });

  test('a clock that is set back by an hour locks nobody out', async () => {
    const { buckets, db } = await open();
    const rate = { perMinute: 1, burst: 2 };
    await takeToken(buckets, 'key:a', rate);
    await sql`update rate_buckets set tat = tat + 3600000`.execute(db);
    expect(await takeMany(buckets, 10, rate)).toBe(1);
  });

  test('eight processes may make the table at once', async () => {
    const storage = await open({ poolSize: 8 });
    await sql`drop table rate_buckets`.execute(storage.db);
    await Promise.all(Array.from({ length: 8 }, () => storage.buckets.prepare()));
    expect((await takeToken(storage.buckets, 'key:a', READ_RATE)).allowed).toBe(true);
  });
});
