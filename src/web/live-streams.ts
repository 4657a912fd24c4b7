// Server-sent events for pages that watch something run: each event is the state as one word, sent on opening and on
// every change. A hint of the notifier wakes a stream; a slow look beneath it finds what a hint has missed, and whether
// the reader may still read.
import type { Response } from 'express';
import type { Notifier } from '../core/notify.ts';
import { SEARCH_CHANNEL } from '../core/run-search.ts';

/** How soon a reader who has signed out, or was taken out of the team, hears no more. */
const LOOK_EVERY_MS = 3_000;
const KEEP_ALIVE_MS = 15_000;
/** What runs ends before that; a tab that is left open asks anew. */
const STREAM_MAX_MS = 180_000;
/** After this a browser asks again, where the stream broke. */
const RETRY_MS = 2_000;
/** A browser holds six connections to a site; what goes beyond is somebody else's doing. */
export const STREAMS_PER_PERSON = 6;
const STREAMS_MAX = 2_000;

const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  // Proxies hand every byte on as it comes.
  'X-Accel-Buffering': 'no',
};

/** Told to a reader who may no longer read: their page is asked for once more, and has the words for it. */
const GONE = 'event: gone\ndata: gone\n\n';

export type Watch = {
  personId: string;
  /** Whether news of this search may change the state. */
  concerns(searchId: string): boolean;
  /** The state now; null where the reader may no longer read. `isLast` where nothing will change any more. */
  read(): Promise<{ state: string; isLast: boolean } | null>;
};

export type LiveStreams = {
  /** Answers with a stream; with 503 where this process is going down, with 429 where too many are open. */
  open(response: Response, watch: Watch): void;
  /** How many are open. */
  count(): number;
  /** Ends all of them: the browsers ask again, another process or later. */
  stop(): void;
};

export type LiveStreamsDeps = {
  notifier: Pick<Notifier, 'subscribe'>;
  now: () => number;
  onInternal(error: unknown, where: string): void;
  lookEveryMs?: number;
};

type Stream = {
  watch: Watch;
  response: Response;
  openedAt: number;
  wroteAt: number;
  /** The state that the browser was told last. */
  told: string | null;
  looking: boolean;
  /** Something came while we were looking. */
  again: boolean;
};

export function createLiveStreams(deps: LiveStreamsDeps): LiveStreams {
  const { now } = deps;
  const streams = new Set<Stream>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let isRound = false;

  deps.notifier.subscribe(SEARCH_CHANNEL, (searchId) => {
    for (const stream of streams) if (stream.watch.concerns(searchId)) void look(stream);
  });

  const say = (stream: Stream, text: string) => {
    stream.response.write(text);
    stream.wroteAt = now();
  };

  const look = async (stream: Stream): Promise<void> => {
    if (stream.looking) {
      stream.again = true;
      return;
    }
    stream.looking = true;
    try {
      do {
        stream.again = false;
        const seen = await stream.watch.read();
        if (!streams.has(stream)) return;
        if (seen !== null && seen.state !== stream.told) {
          say(stream, `data: ${seen.state}\n\n`);
          stream.told = seen.state;
        }
        if (seen === null) say(stream, GONE);
        if (seen === null || seen.isLast) stream.response.end();
      } while (stream.again);
    } catch (error) {
      deps.onInternal(error, 'live stream');
      stream.response.end();
    } finally {
      stream.looking = false;
    }
  };

  /** One after the other: many open tabs are no reason for a burst of queries. */
  const round = async (): Promise<void> => {
    if (isRound) return;
    isRound = true;
    for (const stream of streams) {
      if (now() - stream.openedAt >= STREAM_MAX_MS) stream.response.end();
      else if (now() - stream.wroteAt >= KEEP_ALIVE_MS) say(stream, ':\n\n');
      await look(stream);
    }
    isRound = false;
  };

  const forget = (stream: Stream) => {
    streams.delete(stream);
    if (streams.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    open(response, watch) {
      // Gone while the page looked whether they may read: nothing would ever tell us to forget them.
      if (response.closed) return;
      const own = [...streams].filter((stream) => stream.watch.personId === watch.personId).length;
      if (stopped || own >= STREAMS_PER_PERSON || streams.size >= STREAMS_MAX) {
        response
          .status(stopped ? 503 : 429)
          .set('Cache-Control', 'no-store')
          .end();
        return;
      }
      const at = now();
      const stream = { watch, response, openedAt: at, wroteAt: at, told: null, looking: false, again: false };
      streams.add(stream);
      response.once('close', () => forget(stream));
      response.status(200).set(HEADERS).write(`retry: ${RETRY_MS}\n\n`);
      timer ??= setInterval(() => void round(), deps.lookEveryMs ?? LOOK_EVERY_MS);
      void look(stream);
    },
    count: () => streams.size,
    stop() {
      stopped = true;
      for (const { response } of streams) response.end();
    },
  };
}
