// The core's errors: a closed set of codes with messages that we wrote. Adapters map codes to their own protocol.

export type DomainErrorCode =
  | 'invalid_request'
  | 'unauthorized'
  | 'forbidden'
  | 'insufficient_credits'
  | 'daily_limit_reached'
  | 'not_found'
  | 'already_running'
  | 'rate_limited'
  | 'queue_full';

export type DomainErrorDetails = {
  /** The running search, with already_running. */
  searchId?: string;
  /** Whole seconds, at least 1, with rate_limited, queue_full and daily_limit_reached. */
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** An expected refusal. `message` is ours and may be shown to anyone; the cause goes to the log alone. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  readonly searchId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: DomainErrorCode, message: string, details: DomainErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'DomainError';
    this.code = code;
    this.searchId = details.searchId;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export const invalidRequest = (message: string) => new DomainError('invalid_request', message);

export const unauthorized = () => new DomainError('unauthorized', 'Invalid or revoked API key');

/** A member who may read but not do this. */
export const forbidden = (message: string) => new DomainError('forbidden', message);

export const insufficientCredits = () => new DomainError('insufficient_credits', 'Insufficient credits');

/** The limit that a person has set for one assistant; the team may have credits left. */
export const dailyLimitReached = (limit: number, retryAfterSeconds: number) =>
  new DomainError(
    'daily_limit_reached',
    `This connection has reached its limit of ${limit} credits a day; it starts anew at midnight UTC`,
    { retryAfterSeconds },
  );

export const notFound = (what: string) => new DomainError('not_found', `${what} not found`);

export const alreadyRunning = (searchId: string) =>
  new DomainError('already_running', `A matching search is already running: ${searchId}`, { searchId });

export const rateLimited = (retryAfterSeconds: number) =>
  new DomainError('rate_limited', 'Rate limit exceeded', { retryAfterSeconds });

export const queueFull = (retryAfterSeconds: number) =>
  new DomainError('queue_full', 'Too many searches are waiting; try again later', { retryAfterSeconds });
