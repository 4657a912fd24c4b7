// Rules of the crawler's small parts: meta refresh, a host's pace, the race for a reachable origin.
import { describe, expect, test } from 'vitest';
import { cpuMs } from '../../support/cpu.ts';
import { firstReachable } from '../../../src/engine/crawl/first-reachable.ts';
import { createHostManners, retryAfterMs } from '../../../src/engine/crawl/host-manners.ts';
import { metaRefresh } from '../../../src/engine/crawl/meta-refresh.ts';
import { scriptRedirect } from '../../../src/engine/crawl/script-redirect.ts';

const NEVER = new AbortController().signal;

describe('a redirect that stands in the page', () => {
  const rows: [string, string | null][] = [
    ['<meta http-equiv="refresh" content="0; url=/en/">', 'https://acme.test/en/'],
    [
      `<META HTTP-EQUIV='Refresh' CONTENT='0;URL=https://www.acme.test/?a=1&amp;b=2'>`,
      'https://www.acme.test/?a=1&b=2',
    ],
    ['<meta content="0;url=/x" http-equiv=refresh>', 'https://acme.test/x'],
    [`<meta http-equiv="refresh" content="1; url='/x'">`, 'https://acme.test/x'],
    ['<meta http-equiv="refresh" content="300">', null],
    ['<meta http-equiv="refresh" content="300; url=/later">', null],
    ['<!-- <meta http-equiv="refresh" content="0; url=/old"> -->', null],
    ['<noscript><meta http-equiv="refresh" content="0; url=/noscript"></noscript>', null],
    ['<p>refresh; url=/x</p>', null],
  ];
  test.each(rows)('%s', (html, expected) => {
    expect(metaRefresh(html, 'https://acme.test/')).toBe(expected);
  });
  test('costs little on hostile pages', () => {
    const started = cpuMs();
    for (const part of ['<meta ', '<!--', '<noscript', '<meta http-equiv="refresh" content="0;']) {
      metaRefresh(part.repeat(400_000), 'https://acme.test/');
    }
    expect(cpuMs(started)).toBeLessThan(500);
  });
});

describe('a redirect that a script makes', () => {
  const rows: [string, string | null][] = [
    ['<script>location.href="/en/"</script>', 'https://acme.test/en/'],
    [
      `<html><head><script>window.location.replace('start.html');</script></head></html>`,
      'https://acme.test/start.html',
    ],
    [
      '<script>window.location = "https://www.acme.test/"</script><p>One moment …</p>',
      'https://www.acme.test/',
    ],
    [`<body onload="document.location='/home'">`, 'https://acme.test/home'],
    ['<script>if (navigator.language == "de") location.href="/de/"</script>', null],
    ['<script>function go() { location.href = "/shop" }</script>', null],
    ['<script>var here = location.href == "/x"</script>', null],
    ['<script>button.addEventListener("click", x); location.href = "/x"</script>', null],
    ['<!-- <script>location.href="/old"</script> -->', null],
    [`<script>location.href="/x"</script><p>${'A real page with its own text. '.repeat(20)}</p>`, null],
    ['<p>location.href="/x"</p>', null],
  ];
  test.each(rows)('%s', (html, expected) => {
    expect(scriptRedirect(html, 'https://acme.test/')).toBe(expected);
  });
  test('costs little on hostile pages', () => {
    const started = cpuMs();
    for (const part of ['<script>', '<!--', '<body ', 'location.href = ', '<style', '<'])
      scriptRedirect(part.repeat(Math.floor(8_000 / part.length)), 'https://acme.test/');
    expect(cpuMs(started)).toBeLessThan(500);
  });
});

describe('a host’s pace', () => {
  test('is its crawl delay, for each host alone', async () => {
    const manners = createHostManners(() => performance.now()).forCrawl();
    const started = performance.now();
    await manners.turn('a.test', 60, NEVER);
    await manners.turn('b.test', 60, NEVER);
    expect(performance.now() - started).toBeLessThan(50);
    await manners.turn('a.test', 60, NEVER);
    expect(performance.now() - started).toBeGreaterThan(55);
  });
  test('ends with a long or repeated "not now"', async () => {
    for (const pauses of [[null], [60_000], [0, 0]]) {
      const manners = createHostManners(() => 0).forCrawl();
      for (const retryAfterMs of pauses) manners.slowDown('a.test', { status: 429, retryAfterMs });
      expect(await manners.turn('a.test', 0, NEVER)).toBe(false);
      expect(await manners.turn('b.test', 0, NEVER)).toBe(true);
    }
  });
  test('a wait ends with the crawl', async () => {
    const manners = createHostManners(() => 0).forCrawl();
    await manners.turn('a.test', 100_000, NEVER);
    expect(await manners.turn('a.test', 0, AbortSignal.timeout(10))).toBe(false);
  });
  test('Retry-After is seconds or a date', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    expect(retryAfterMs('2', now)).toBe(2_000);
    expect(retryAfterMs('Thu, 01 Jan 2026 00:00:03 GMT', now)).toBe(3_000);
    expect(retryAfterMs('Wed, 31 Dec 2025 00:00:00 GMT', now)).toBe(0);
    expect([retryAfterMs('soon', now), retryAfterMs(null, now)]).toEqual([null, null]);
  });
});

describe('the race', () => {
  const race = (outcomes: (boolean | number)[], startAfterMs = 60_000) =>
    firstReachable(
      outcomes.map((_outcome, candidate) => ({ candidate, startAfterMs })),
      async (candidate) => {
        const outcome = outcomes[candidate] ?? false;
        if (typeof outcome === 'boolean') return outcome;
        await new Promise((resolve) => setTimeout(resolve, outcome));
        return true;
      },
      NEVER,
    );
  test('starts the next at once where the one before failed', async () => {
    expect(await race([false, false, true])).toBe(2);
  });
  test('is won by the better one although it is a little slower', async () => {
    expect(await race([100, true], 5)).toBe(0);
  });
  test('has no winner where all fail, or none runs', async () => {
    expect([await race([false, false]), await race([])]).toEqual([null, null]);
  });
  test('passes a surprise on', async () => {
    const broken = async () => {
      throw new Error('surprise');
    };
    await expect(firstReachable([{ candidate: 1, startAfterMs: 0 }], broken, NEVER)).rejects.toThrow(
      'surprise',
    );
  });
});
