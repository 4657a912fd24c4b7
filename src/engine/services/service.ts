// One service that the operator has named (a language model, a web search, a verifier): one JSON exchange at a time, and
// a rest after it failed. Knows no service's meaning; keeps no word of a question or an answer.
import type { GuardedFetch, GuardedResponse } from '../../http/guarded-fetch.ts';
import { GuardedFetchError } from '../../http/guarded-fetch-error.ts';
import { retryAfterMs } from '../crawl/host-manners.ts';
import type { Clock } from '../deadline.ts';

/**
 * Why there is no answer; a closed set.
 * - refused: it does not know our key, or the account cannot pay
 * - bad_request: it does not understand the question
 * - busy: it wants to be asked later
 * - broken: an error of its own
 * - unreadable: not JSON, or more of it than we take
 * - resting: it failed just now, and was not asked
 * - called_off: the search ended meanwhile
 */
export type ServiceFault =
  | 'refused'
  | 'bad_request'
  | 'busy'
  | 'broken'
  | 'timeout'
  | 'unreached'
  | 'unreadable'
  | 'resting'
  | 'called_off';

export type ServiceAnswer = { ok: true; value: unknown } | { ok: false; fault: ServiceFault };

export type ServiceRequest = {
  url: string;
  /** Keys stand here, and nowhere else. */
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; GET without it. */
  body?: unknown;
};

export type ServiceLimits = { timeoutMs: number; signal: AbortSignal };

export type ServiceHealth = {
  state: 'ok' | 'resting';
  /** Of the last call, where it failed. */
  fault: ServiceFault | null;
  /** Epoch milliseconds at which it is asked again; null unless resting. */
  restsUntil: number | null;
};

export type Service = {
  /** Never throws for what the service does. */
  call(request: ServiceRequest, limits: ServiceLimits): Promise<ServiceAnswer>;
  health(): ServiceHealth;
};

const ANSWER_MAX_BYTES = 256 * 1024;
/** Longer waits are cut to this: the operator may have mended it meanwhile. */
const REST_MAX_MS = 15 * 60_000;
const MINUTE_MS = 60_000;

/** After how many faults in a row it is left alone, and for how long. */
const RESTS: Partial<Record<ServiceFault, { faults: number; ms: number }>> = {
  refused: { faults: 1, ms: 5 * MINUTE_MS },
  busy: { faults: 1, ms: 20_000 },
  bad_request: { faults: 3, ms: 5 * MINUTE_MS },
  broken: { faults: 3, ms: MINUTE_MS },
  timeout: { faults: 3, ms: MINUTE_MS },
  unreached: { faults: 3, ms: MINUTE_MS },
  unreadable: { faults: 3, ms: MINUTE_MS },
};

export type ServiceDeps = {
  /** Should reach the service's own origin alone, and follow no redirect. */
  fetch: GuardedFetch;
  now: Clock;
  /** Told each time that the service is left alone: for whoever can mend it. */
  onRest?: (fault: ServiceFault, restsUntil: number) => void;
};

export function createService({ fetch, now, onRest }: ServiceDeps): Service {
  let fault: ServiceFault | null = null;
  let faults = 0;
  let restsUntil = 0;

  function note(ended: ServiceFault | null, waitMs: number | null) {
    if (ended === 'called_off') return; // says nothing of the service
    fault = ended;
    faults = ended === null ? 0 : faults + 1;
    const rest = ended === null ? undefined : RESTS[ended];
    if (rest === undefined || faults < rest.faults) return;
    restsUntil = now() + Math.min(REST_MAX_MS, waitMs ?? rest.ms);
    if (ended !== null) onRest?.(ended, restsUntil);
  }

  return {
    async call(request, { timeoutMs, signal }) {
      if (now() < restsUntil) return { ok: false, fault: 'resting' };
      if (signal.aborted || timeoutMs <= 0) return { ok: false, fault: 'called_off' };
      const response = await send(fetch, request, timeoutMs, signal);
      if (typeof response === 'string') {
        note(response, null);
        return { ok: false, fault: response };
      }
      const answer = read(response);
      note(answer.ok ? null : answer.fault, retryAfterMs(response.header('retry-after'), now()));
      return answer;
    },
    health: () =>
      now() < restsUntil ? { state: 'resting', fault, restsUntil } : { state: 'ok', fault, restsUntil: null },
  };
}

async function send(
  fetch: GuardedFetch,
  { url, headers, body }: ServiceRequest,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<GuardedResponse | ServiceFault> {
  try {
    return await fetch(url, {
      timeoutMs,
      signal,
      maxBytes: ANSWER_MAX_BYTES,
      headers: { accept: 'application/json', ...(body === undefined ? {} : JSON_BODY), ...headers },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (!(error instanceof GuardedFetchError)) throw error;
    switch (error.code) {
      case 'aborted':
        return 'called_off';
      case 'timeout':
        return 'timeout';
      case 'too_large':
      case 'protocol':
        return 'unreadable';
      default:
        return 'unreached';
    }
  }
}

const JSON_BODY = { 'content-type': 'application/json' };

function read({ status, body }: GuardedResponse): ServiceAnswer {
  if (status !== 200) return { ok: false, fault: faultOf(status) };
  try {
    // text of JSON.parse's error would quote the answer: it goes nowhere
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return { ok: true, value };
  } catch {
    return { ok: false, fault: 'unreadable' };
  }
}

function faultOf(status: number): ServiceFault {
  if (status === 401 || status === 402 || status === 403) return 'refused';
  if (status === 408 || status === 429 || status === 503 || status === 529) return 'busy';
  return status >= 400 && status < 500 ? 'bad_request' : 'broken';
}
