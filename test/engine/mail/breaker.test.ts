import { describe, expect, test } from 'vitest';
import { BREAKER_OPEN_MS, createMailBreaker } from '../../../src/engine/mail/breaker.ts';

function setUp() {
  const clock = { now: 1_000_000 };
  const opened: number[] = [];
  const breaker = createMailBreaker(
    () => clock.now,
    (until) => opened.push(until),
  );
  return { clock, opened, breaker };
}

describe('the breaker', () => {
  test('opens when three distinct hosts time out', () => {
    const { breaker, clock, opened } = setUp();
    breaker.timedOut('mx1.acme.test');
    breaker.timedOut('mx2.acme.test');
    expect(breaker.isOpen()).toBe(false);
    expect(opened).toEqual([]);
    breaker.timedOut('mx.other.test');
    expect(breaker.isOpen()).toBe(true);
    expect(opened).toEqual([clock.now + BREAKER_OPEN_MS]);
    expect(breaker.health()).toEqual({
      state: 'open',
      timedOutHosts: 3,
      openUntil: clock.now + BREAKER_OPEN_MS,
    });
  });

  test('counts a host once, however often it times out', () => {
    const { breaker } = setUp();
    for (let time = 0; time < 10; time += 1) breaker.timedOut('mx1.acme.test');
    expect(breaker.isOpen()).toBe(false);
  });

  test('forgets the timeouts when any host is reached', () => {
    const { breaker } = setUp();
    breaker.timedOut('mx1.acme.test');
    breaker.timedOut('mx2.acme.test');
    breaker.reached();
    breaker.timedOut('mx3.acme.test');
    expect(breaker.health()).toEqual({ state: 'closed', timedOutHosts: 1, openUntil: null });
  });

  test('does not count timeouts together that lie far apart', () => {
    const { breaker, clock } = setUp();
    for (const host of ['mx1.acme.test', 'mx2.acme.test', 'mx3.acme.test', 'mx4.acme.test']) {
      breaker.timedOut(host);
      clock.now += BREAKER_OPEN_MS + 1;
    }
    expect(breaker.health().state).toBe('closed');
  });

  test('is half open after fifteen minutes, and one more timeout opens it again', () => {
    const { breaker, clock } = setUp();
    for (const host of ['a.test', 'b.test', 'c.test']) breaker.timedOut(host);
    clock.now += BREAKER_OPEN_MS - 1;
    expect(breaker.isOpen()).toBe(true);
    clock.now += 1;
    expect(breaker.isOpen()).toBe(false);
    expect(breaker.health().state).toBe('half_open');
    breaker.timedOut('a.test');
    expect(breaker.isOpen()).toBe(true);
  });

  test('closes when a host is reached while it is half open', () => {
    const { breaker, clock } = setUp();
    for (const host of ['a.test', 'b.test', 'c.test']) breaker.timedOut(host);
    clock.now += BREAKER_OPEN_MS;
    breaker.reached();
    expect(breaker.health()).toEqual({ state: 'closed', timedOutHosts: 0, openUntil: null });
    breaker.timedOut('a.test');
    expect(breaker.isOpen()).toBe(false);
  });

  test('is not held open by connections that were under way when it opened', () => {
    const { breaker, clock } = setUp();
    for (const host of ['a.test', 'b.test', 'c.test']) breaker.timedOut(host);
    clock.now += 10_000;
    breaker.timedOut('d.test');
    expect(breaker.health().openUntil).toBe(1_000_000 + BREAKER_OPEN_MS);
  });
});
