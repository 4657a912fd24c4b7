// Rules of what searches of one process share: answers of a site, and its wish to be left alone.
import type { ServerResponse } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createHostManners } from '../../../src/engine/crawl/host-manners.ts';
import { createSharedAnswers, type SharedOptions } from '../../../src/engine/crawl/shared-answers.ts';
import type { GuardedFetch, GuardedResponse } from '../../../src/http/guarded-fetch.ts';
import { GuardedFetchError } from '../../../src/http/guarded-fetch-error.ts';
import { link, page, type Pages, redirect, startSite } from './site.ts';

const HOME = 'https://acme.test/';
const at = (path: string) => `https://acme.test${path}`;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

async function site(pages: Pages) {
  const clock = { at: 1_800_000_000_000 };
  const started = await startSite(pages, { now: () => clock.at });
  onTestFinished(() => started.close());
  const again = async (options = {}) => {
    started.asked.length = 0;
    return started.crawl(options);
  };
  return { ...started, clock, again };
}

describe('searches of one site', () => {
  const pages: Pages = {
    [HOME]: page(link('/team', 'Team'), link('/about', 'About')),
    [at('/team')]: page(),
    [at('/about')]: redirect('/company'),
    [at('/company')]: page(),
    [at('/robots.txt')]: 'User-agent: *\nDisallow: /x',
  };

  test('at the same time ask for each page once, and each reads all', async () => {
    const acme = await site(pages);
    const roles = ['CEO', 'CTO', 'CFO'] as const;
    const outcomes = await Promise.all(roles.map((role) => acme.crawl({ role })));
    for (const { read } of outcomes) expect(read.toSorted()).toEqual([HOME, at('/company'), at('/team')]);
    const [twice] = acme.asked.filter((url, index) => acme.asked.indexOf(url) !== index);
    expect(twice).toBeUndefined();
    expect(outcomes.map(({ requests }) => requests).reduce((sum, one) => sum + one)).toBe(acme.asked.length);
  });

  test('a minute later ask nothing, after five minutes for the pages, after an hour for robots.txt', async () => {
    const acme = await site(pages);
    await acme.crawl();
    acme.clock.at += MINUTE_MS;
    expect(await acme.again({ role: 'CTO' })).toMatchObject({ pages: 3, requests: 0 });
    expect(acme.asked).toEqual([]);
    acme.clock.at += 5 * MINUTE_MS;
    expect((await acme.again()).pages).toBe(3);
    expect(acme.asked).toContain(HOME);
    expect(acme.asked).not.toContain(at('/robots.txt'));
    acme.clock.at += HOUR_MS;
    await acme.again();
    expect(acme.asked).toContain(at('/robots.txt'));
  });

  test('cannot tell from a page that somebody has asked before: it was seen when it was read', async () => {
    const acme = await site(pages);
    await acme.crawl();
    acme.clock.at += 2 * MINUTE_MS;
    const seen: number[] = [];
    await acme.again({
      onPage: async ({ fetchedAt }: { fetchedAt: number }) => {
        seen.push(fetchedAt);
        return 'continue';
      },
    });
    expect(new Set(seen)).toEqual(new Set([acme.clock.at]));
  });

  test.each(['no-store', 'max-age=0, Private', 'private="set-cookie"'])(
    'do not share a page that says %s',
    async (value) => {
      const acme = await site({ ...pages, [HOME]: { headers: { 'cache-control': value }, body: page() } });
      for (let count = 0; count < 2; count += 1) {
        await acme.again();
        expect(acme.asked).toContain(HOME);
      }
    },
  );

  test('end apart: who goes first takes nothing from who stays', async () => {
    let answer: (() => void) | undefined;
    const asked = new Promise<void>((resolve) => {
      pages['https://acme.test/slow'] = {
        by: (response: ServerResponse) => {
          answer = () => response.writeHead(200, { 'content-type': 'text/html' }).end(page());
          resolve();
        },
      };
    });
    const acme = await site({ ...pages, [HOME]: page(link('/slow', 'Team')) });
    const first = acme.crawl({ deadlineMs: 1_500 });
    const second = acme.crawl();
    await asked;
    expect((await first).read).toEqual([HOME]);
    answer?.();
    expect((await second).read).toContain(at('/slow'));
  });

  test('are told of a page that moved, each by its own rules', async () => {
    const acme = await site({
      [HOME]: redirect('https://acme-group.test/'),
      'https://acme-group.test/': page(),
      'https://acme-group.test/robots.txt': '',
    });
    for (let count = 0; count < 2; count += 1)
      expect((await acme.crawl()).ownDomains).toEqual(['acme.test', 'acme-group.test']);
    expect(acme.asked.filter((url) => url === HOME)).toHaveLength(1);
  });
});

describe('a site that says "not now"', () => {
  const busy = (status: number, retryAfter?: string): Pages => ({
    [HOME]: page(link('/team', 'Team')),
    'https://www.acme.test/': page(),
    [at('/team')]: { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } },
  });
  const rows: [string, Pages, number][] = [
    ['429', busy(429), 2 * MINUTE_MS],
    ['429 for a minute', busy(429, '60'), 2 * MINUTE_MS],
    ['429 for ten minutes', busy(429, '600'), 10 * MINUTE_MS],
    ['503 for ten minutes', busy(503, '600'), 10 * MINUTE_MS],
    ['429 for a week', busy(429, '604800'), 24 * HOUR_MS],
    ['429 to robots.txt', { ...busy(200), [at('/robots.txt')]: { status: 429 } }, 2 * MINUTE_MS],
  ];
  test.each(rows)('%s: is asked nothing by any search until then', async (_what, pages, restMs) => {
    const acme = await site(pages);
    await acme.crawl();
    acme.clock.at += restMs - 1;
    expect(await acme.again({ role: 'CTO' })).toMatchObject({ pages: 0, status: 'robots_denied' });
    expect(acme.asked).toEqual([]);
    acme.clock.at += 1;
    await acme.again();
    expect(acme.asked).not.toEqual([]);
  });

  test('503 without a time: that search asks no more, the next one may', async () => {
    const acme = await site({ ...busy(503), [HOME]: page(link('/team', 'Team'), link('/about', 'About')) });
    expect((await acme.crawl()).pages).toBe(1);
    acme.clock.at += 5 * MINUTE_MS;
    await acme.again();
    expect(acme.asked).toContain(HOME);
  });

  test('a wait that another search has taken is waited once more, and none starves', async () => {
    const manners = createHostManners(() => performance.now());
    const [a, b] = [manners.forCrawl(), manners.forCrawl()];
    const never = new AbortController().signal;
    await a.turn('acme.test', 50, never);
    const started = performance.now();
    expect(await Promise.all([a, b].map((crawl) => crawl.turn('acme.test', 50, never)))).toEqual([
      true,
      true,
    ]);
    expect(performance.now() - started).toBeGreaterThan(90);
  });
});

describe('shared answers', () => {
  const response = (bytes: number): GuardedResponse => ({
    url: HOME,
    status: 200,
    header: () => null,
    body: new Uint8Array(bytes),
    truncated: false,
    bodySkipped: false,
    redirects: [],
    tlsVerified: true,
  });
  const options = (): SharedOptions => ({
    timeoutMs: 1_000,
    maxBytes: 1_000,
    holdMs: MINUTE_MS,
    signal: new AbortController().signal,
  });

  test('are bounded: the one that was not used for longest goes', async () => {
    const answers = createSharedAnswers(() => 0);
    const big = async () => response(2 * 1024 * 1024);
    for (let index = 0; index < 40; index += 1) {
      await answers.get(big, at(`/${index}`), options());
      await answers.get(big, at('/0'), options());
    }
    const held = Array.from({ length: 40 }, (_, index) => answers.has(at(`/${index}`), options()));
    expect(held.filter(Boolean).length).toBeLessThanOrEqual(12);
    expect([held[0], held[1], held[39]]).toEqual([true, false, true]);
    for (let index = 0; index < 1_100; index += 1)
      await answers.get(async () => response(1), at(`/s${index}`), options());
    expect(answers.has(at('/s0'), options())).toBe(false);
    expect(answers.has(at('/s1099'), options())).toBe(true);
  });

  test('errors, and what a moment may change, are not held', async () => {
    const answers = createSharedAnswers(() => 0);
    const broken = async () => Promise.reject(new GuardedFetchError('connect'));
    await expect(answers.get(broken, HOME, options())).rejects.toMatchObject({ code: 'connect' });
    for (const status of [302, 408, 429, 500, 503]) {
      await answers.get(async () => ({ ...response(1), status }), HOME, options());
      expect(answers.has(HOME, options())).toBe(false);
    }
  });

  test('a request that ended because of who asked is asked again for who waits', async () => {
    const answers = createSharedAnswers(() => 0);
    let asked = 0;
    const refusing: GuardedFetch = Object.assign(
      async () => {
        asked += 1;
        await Promise.resolve();
        if (asked === 1) throw new GuardedFetchError('hop_refused');
        return response(1);
      },
      { close: async () => {} },
    );
    const [first, second] = await Promise.allSettled([
      answers.get(refusing, HOME, options()),
      answers.get(refusing, HOME, options()),
    ]);
    expect(first.status).toBe('rejected');
    expect(second).toMatchObject({ status: 'fulfilled', value: { isOwn: true } });
  });

  test('who has gone before asks nobody, and nobody who waits leaves a request alone', async () => {
    const answers = createSharedAnswers(() => 0);
    const gone = { ...options(), signal: AbortSignal.abort() };
    let signal: AbortSignal | undefined;
    const hanging: GuardedFetch = Object.assign(
      async (_url: string, asked: { signal?: AbortSignal }) => {
        signal = asked.signal;
        return new Promise<GuardedResponse>((_resolve, reject) => {
          asked.signal?.addEventListener('abort', () => reject(new GuardedFetchError('aborted')));
        });
      },
      { close: async () => {} },
    );
    await expect(answers.get(hanging, HOME, gone)).rejects.toMatchObject({ code: 'aborted' });
    expect(signal?.aborted).toBe(true);
    expect(answers.has(HOME, options())).toBe(false);
  });
});
