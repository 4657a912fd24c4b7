// Streams of pages that watch a search: what they say, when they end, and what they hold.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Response } from 'express';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLocalNotifier } from '../../src/core/notify.ts';
import { SEARCH_CHANNEL } from '../../src/core/run-search.ts';
import { createLiveStreams, STREAMS_PER_PERSON } from '../../src/web/live-streams.ts';
import type { Watch } from '../../src/web/live-streams.ts';
import { find, found, makeSetting } from '../core/setting.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { openSearches } from './searches-setting.ts';
import { SIGNED_IN } from './site.ts';

/** The states that a stream tells, one at a time; null once it has ended. */
async function listen(url: string, headers: Record<string, string> = SIGNED_IN) {
  const away = new AbortController();
  const response = await fetch(url, { headers, signal: away.signal, redirect: 'manual' });
  onTestFinished(() => away.abort());
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    leave: () => away.abort(),
    async next(): Promise<string | null> {
      for (;;) {
        const event = /^data: (.*)\n\n/m.exec(text);
        if (event !== null) {
          text = text.slice(event.index + event[0].length);
          return event[1] ?? '';
        }
        const piece = await reader?.read();
        if (piece === undefined || piece.done) return null;
        text += piece.value;
      }
    },
  };
}

describeEachDatabase('the stream of a search', (open) => {
  test('says each stage as it comes, and ends with the search', async () => {
    const { site, ask, run, s } = await openSearches(await open());
    const { location } = await ask('quill.test');
    const stream = await listen(`${site.base}${location}/events`);
    expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(stream.response.headers.get('cache-control')).toContain('no-store');
    expect(await stream.next()).toBe('pending');
    await run(location, async (_question, { onValidating }) => {
      expect(await stream.next()).toBe('searching');
      await onValidating();
      expect(await stream.next()).toBe('validating');
      return found(find('ada@quill.test'));
    });
    expect(await stream.next()).toBe('completed');
    expect(await stream.next()).toBeNull();
    expect(s.errors).toEqual([]);
  });

  test('that has ended says so and ends', async () => {
    const { site, ask, run } = await openSearches(await open());
    const { location } = await ask('quill.test');
    await run(location, found(find('ada@quill.test')));
    const stream = await listen(`${site.base}${location}/events`);
    expect([await stream.next(), await stream.next()]).toEqual(['completed', null]);
  });

  test('finds for itself what no hint has told', async () => {
    const { site, ask, s } = await openSearches(await open());
    const { location } = await ask('quill.test');
    const stream = await listen(`${site.base}${location}/events`);
    expect(await stream.next()).toBe('pending');
    await s.run(location.slice(-36), found(find('ada@quill.test'))); // announced elsewhere
    const rest: (string | null)[] = [await stream.next()];
    while (rest.at(-1) !== null && rest.at(-1) !== 'completed') rest.push(await stream.next());
    expect(rest.at(-1)).toBe('completed');
  });

  test('ends when the session has ended, and when the person was taken out of the team', async () => {
    const { site, ask, teams, session } = await openSearches(await open());
    const { location } = await ask('quill.test');
    const url = `${site.base}${location}/events`;
    const signedOut = await listen(url);
    expect(await signedOut.next()).toBe('pending');
    session.isLive = false;
    expect([await signedOut.next(), await signedOut.next()]).toEqual(['gone', null]);
    session.isLive = true;
    const takenOut = await listen(url);
    expect(await takenOut.next()).toBe('pending');
    teams.length = 0;
    expect([await takenOut.next(), await takenOut.next()]).toEqual(['gone', null]);
  });

  test('is for those who are signed in alone', async () => {
    const { site, ask } = await openSearches(await open());
    const { location } = await ask('quill.test');
    const stranger = await listen(`${site.base}${location}/events`, {});
    expect(stranger.response.status).toBe(303);
  });

  test('is ended by the stop of the service, and not opened any more', async () => {
    const { site, ask, pages } = await openSearches(await open());
    const { location } = await ask('quill.test');
    const stream = await listen(`${site.base}${location}/events`);
    expect(await stream.next()).toBe('pending');
    pages.stop();
    expect(await stream.next()).toBeNull();
    expect((await listen(`${site.base}${location}/events`)).response.status).toBe(503);
  });
});

describeEachDatabase('what runs, on the overview', (open) => {
  test('is told as it changes, with searches of others in the team, until nothing runs', async () => {
    const { site, ask, run, s } = await openSearches(await open());
    const first = await ask('quill.test');
    const { page, html } = await site.get('/dashboard');
    expect(page('#running a').attr('href')).toBe(first.location);
    expect(html).toContain('<noscript><meta http-equiv="refresh"');
    const stream = await listen(`${site.base}${page('#running').attr('data-live') ?? ''}`);
    expect(await stream.next()).toBe(page('#running').attr('data-state'));
    const { searchId } = await s.ask('ink.test');
    expect(await stream.next()).toContain(`${searchId.slice(-8)}-pending`);
    await run(first.location, found(find('ada@quill.test')));
    await run(`/search/${searchId}`, found(find('ada@ink.test')));
    let state: string | null = '';
    while (state !== 'none' && state !== null) state = await stream.next();
    expect([state, await stream.next()]).toEqual(['none', null]);
    const after = await site.get('/dashboard');
    expect(after.page('#running').attr('data-live')).toBeUndefined();
    expect(after.html).not.toContain('http-equiv="refresh"');
  });

  test('is nothing of another team', async () => {
    const { site, s } = await openSearches(await open());
    const other = await makeSetting(s.storage);
    await other.ask('secret.test');
    const stream = await listen(`${site.base}/dashboard/search/running/events`);
    expect([await stream.next(), await stream.next()]).toEqual(['none', null]);
  });
});

describe('streams', () => {
  test('are few for one person, and given back when the browser goes', async () => {
    const { url, streams } = await serve({ read: async () => ({ state: 'on', isLast: false }) });
    const all = await Promise.all(Array.from({ length: STREAMS_PER_PERSON }, () => listen(url)));
    expect(await Promise.all(all.map((stream) => stream.next()))).toEqual(all.map(() => 'on'));
    expect((await listen(url)).response.status).toBe(429);
    all[0]?.leave();
    await expect.poll(() => streams.count()).toBe(STREAMS_PER_PERSON - 1);
    expect((await listen(url)).response.status).toBe(200);
  });

  test('end where the state cannot be read, and the log has why', async () => {
    const { url, errors, streams } = await serve({
      read: async () => {
        throw new Error('the database is away');
      },
    });
    expect(await (await listen(url)).next()).toBeNull();
    expect(errors).toEqual([new Error('the database is away')]);
    await expect.poll(() => streams.count()).toBe(0);
  });

  test('say a state once, however many hints come, and the last one never late', async () => {
    let state = 0;
    const { url, notifier } = await serve({
      read: async () => ({ state: String(state), isLast: state === 50 }),
    });
    const stream = await listen(url);
    expect(await stream.next()).toBe('0');
    for (state = 1; state < 50; state += 1) await notifier.publish(SEARCH_CHANNEL, 'other');
    for (const _ of Array.from({ length: 20 })) void notifier.publish(SEARCH_CHANNEL, 'mine');
    state = 50;
    await notifier.publish(SEARCH_CHANNEL, 'mine');
    const said: (string | null)[] = [];
    while (said.at(-1) !== null) said.push(await stream.next());
    expect(said.at(-2)).toBe('50');
    expect(new Set(said).size).toBe(said.length);
  });

  test('are kept alive, and ended when they are old', async () => {
    const clock = { at: 0 };
    const { url } = await serve({ read: async () => ({ state: 'on', isLast: false }) }, clock);
    const response = await fetch(url);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('data: on')) text += (await reader?.read())?.value ?? '';
    clock.at = 20_000;
    while (!text.includes('\n:\n\n')) text += (await reader?.read())?.value ?? '';
    clock.at = 181_000;
    for (;;) {
      const piece = await reader?.read();
      if (piece?.done !== false) break;
    }
    expect(text).toContain('retry: ');
  });

  test('a reader who went away before it could begin is not held', async () => {
    const away = new AbortController();
    const { url, streams, opened } = await serve({
      read: async () => ({ state: 'on', isLast: false }),
      async before(response) {
        away.abort();
        await once(response, 'close');
      },
    });
    await expect(fetch(url, { signal: away.signal })).rejects.toThrow();
    await opened;
    expect(streams.count()).toBe(0);
  });
});

async function serve(
  {
    read,
    before,
  }: Pick<Watch, 'read'> & {
    /** What the page does first. */ before?: (response: Response) => Promise<unknown>;
  },
  clock = { at: 0 },
) {
  const notifier = createLocalNotifier({
    onError: (error) => {
      throw error;
    },
  });
  const errors: unknown[] = [];
  const opened = Promise.withResolvers<void>();
  const streams = createLiveStreams({
    notifier,
    now: () => clock.at,
    onInternal: (error) => void errors.push(error),
    lookEveryMs: 20,
  });
  const server = createServer(
    express().get('/', async (_request, response) => {
      await before?.(response);
      streams.open(response, { personId: 'u1', concerns: (id) => id === 'mine', read });
      opened.resolve();
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    streams.stop();
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    streams,
    errors,
    notifier,
    opened: opened.promise,
  };
}
