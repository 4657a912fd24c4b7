// Owns what sites have just answered, for all searches of the process: what one asks while another asks the same, or a
// few minutes after, is not asked again. Public pages alone: we send no cookie and sign in nowhere, so that every search
// would be answered the same. Knows no page's meaning, no search and no team.
import type { GuardedFetch, GuardedFetchOptions, GuardedResponse } from '../../http/guarded-fetch.ts';
import { GuardedFetchError } from '../../http/guarded-fetch-error.ts';

export type SharedAnswers = {
  /** `isOwn` says whether this call has asked. Throws GuardedFetchError. */
  get: (fetch: Ask, url: string, options: SharedOptions) => Promise<SharedAnswer>;
  /** Whether the answer is there, or under way: then nobody is asked. */
  has: (url: string, options: Pick<SharedOptions, 'headers'>) => boolean;
};

/** A guarded fetch that is called once, where nobody else's answer will do. */
type Ask = (...call: Parameters<GuardedFetch>) => Promise<GuardedResponse>;

export type SharedAnswer = GuardedResponse & { isOwn: boolean };

export type SharedOptions = Omit<GuardedFetchOptions, 'method' | 'body' | 'signal' | 'onChunk'> & {
  /** Who waits; the request goes on while anybody does. */
  signal: AbortSignal;
  /** How long the answer is held, where the site does not forbid it. */
  holdMs: number;
};

const HELD_MAX_BYTES = 24 * 1024 * 1024;
const HELD_MAX = 1_000;
/** Of an answer beside its body. */
const OVERHEAD_BYTES = 4_096;
/** Requests of others that came to nothing before one is made for this search alone. */
const JOINS_MAX = 2;

type Held = { response: GuardedResponse; until: number; bytes: number };
type Flight = { answer: Promise<GuardedResponse>; waiting: number; stop: AbortController };

export function createSharedAnswers(now: () => number): SharedAnswers {
  const held = new Map<string, Held>();
  const flights = new Map<string, Flight>();
  let heldBytes = 0;

  function drop(key: string) {
    heldBytes -= held.get(key)?.bytes ?? 0;
    held.delete(key);
  }

  /** The one that was not used for longest goes first. */
  function keep(key: string, response: GuardedResponse, holdMs: number) {
    const forMs = mayBeHeld(response) ? holdMs : 0;
    if (forMs <= 0) return;
    drop(key);
    const bytes = response.body.byteLength + OVERHEAD_BYTES;
    held.set(key, { response, until: now() + forMs, bytes });
    heldBytes += bytes;
    for (const oldest of held.keys()) {
      if (heldBytes <= HELD_MAX_BYTES && held.size <= HELD_MAX) break;
      drop(oldest);
    }
  }

  function find(key: string): GuardedResponse | null {
    const known = held.get(key);
    if (known === undefined) return null;
    if (known.until <= now()) {
      drop(key);
      return null;
    }
    held.delete(key);
    held.set(key, known);
    return known.response;
  }

  function start(key: string, fetch: Ask, url: string, options: SharedOptions): Flight {
    const stop = new AbortController();
    const { holdMs, ...asked } = options;
    const answer = fetch(url, { ...asked, signal: stop.signal }).then((response) => {
      keep(key, response, holdMs);
      return response;
    });
    const flight: Flight = { answer, waiting: 0, stop };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    answer.then(land, land);
    return flight;
  }

  /** Nobody waits any more: the request is called off, and the next one who asks starts anew. */
  function leave(key: string, flight: Flight) {
    flight.waiting -= 1;
    if (flight.waiting > 0) return;
    if (flights.get(key) === flight) flights.delete(key);
    flight.stop.abort();
  }

  async function board(key: string, flight: Flight, signal: AbortSignal): Promise<GuardedResponse> {
    flight.waiting += 1;
    try {
      return await orAborted(flight.answer, signal);
    } finally {
      leave(key, flight);
    }
  }

  /** null where it came to nothing because of who had asked. */
  async function join(key: string, flight: Flight, signal: AbortSignal): Promise<GuardedResponse | null> {
    try {
      return await board(key, flight, signal);
    } catch (error) {
      if (isOthers(error) && !signal.aborted) return null;
      throw error;
    }
  }

  return {
    has(url, options) {
      const key = keyOf(url, options);
      return flights.has(key) || find(key) !== null;
    },
    async get(fetch, url, options) {
      const key = keyOf(url, options);
      for (let joined = 0; joined < JOINS_MAX; joined += 1) {
        const flight = flights.get(key);
        const known = find(key) ?? (flight === undefined ? null : await join(key, flight, options.signal));
        if (known !== null) return { ...(await follow(known, options)), isOwn: false };
        if (flight === undefined) break;
      }
      return { ...(await board(key, start(key, fetch, url, options), options.signal)), isOwn: true };
    },
  };
}

/** By what we accept too: a page and a map of pages may be two answers under one URL. */
function keyOf(url: string, { headers }: Pick<SharedOptions, 'headers'>): string {
  return `${headers?.['accept'] ?? ''} ${url}`;
}

/**
 * RFC 9111 §5.2.2.5, §5.2.2.7: what is not to be stored, or not for several, serves those alone who wait for it now.
 * How fresh a page claims to be does not matter to us: it is held for less than anybody takes to read it.
 */
function mayBeHeld(response: GuardedResponse): boolean {
  const isFinal = response.status === 200 || (response.status >= 400 && response.status < 500);
  if (!isFinal || response.status === 429 || response.status === 408) return false;
  return !/(?:^|[,\s])(?:no-store|private)(?:$|[,\s=])/i.test(response.header('cache-control') ?? '');
}

/** A redirect that another search has followed is this one's to judge as well. */
async function follow(response: GuardedResponse, { checkHop }: SharedOptions): Promise<GuardedResponse> {
  if (checkHop === undefined || response.redirects.length === 0) return response;
  for (const hop of [...response.redirects.slice(1), response.url]) {
    if (!(await checkHop(hop))) throw new GuardedFetchError('hop_refused');
  }
  return response;
}

/** Ends that came of who asked first, and say nothing of the site. */
function isOthers(error: unknown): boolean {
  return error instanceof GuardedFetchError && (error.code === 'hop_refused' || error.code === 'aborted');
}

function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new GuardedFetchError('aborted'));
    if (signal.aborted) {
      work.catch(() => undefined); // nobody waits for it here
      onAbort();
      return;
    }
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
