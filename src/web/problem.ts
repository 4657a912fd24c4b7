// What a person is told when a page refuses or fails: a status, a title, a sentence. Mapped here and nowhere else.
import { DomainError } from '../core/errors.ts';
import type { DomainErrorCode } from '../core/errors.ts';
import { FormRefusal, sentence } from './form.ts';

export type Problem = {
  status: number;
  title: string;
  text: string;
  retryAfterSeconds?: number;
  /** Not ours to tell: for the log. */
  isInternal?: boolean;
};

export const NOT_FOUND: Problem = {
  status: 404,
  title: 'Nothing here',
  text: 'There is no such page, or it is not yours to see.',
};

export function problemOf(error: unknown): Problem {
  if (error instanceof FormRefusal) {
    return { status: error.status, title: 'That did not work', text: error.message };
  }
  if (!(error instanceof DomainError)) {
    return {
      status: 500,
      title: 'Something went wrong here',
      text: 'It is not your doing. Try again later.',
      isInternal: true,
    };
  }
  return {
    status: statusOf(error.code),
    title: TITLES[error.code] ?? 'That did not work',
    text: sentence(error.message),
    ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
  };
}

const TITLES: Partial<Record<DomainErrorCode, string>> = {
  not_found: 'Nothing here',
  forbidden: 'That is not yours to do',
  rate_limited: 'Too many tries',
};

/** A new code does not compile until it is answered. */
function statusOf(code: DomainErrorCode): number {
  switch (code) {
    case 'invalid_request':
      return 400;
    case 'unauthorized':
      return 401;
    case 'insufficient_credits':
    case 'daily_limit_reached':
      return 402;
    case 'forbidden':
      return 403;
    case 'not_found':
      return 404;
    case 'already_running':
      return 409;
    case 'rate_limited':
    case 'queue_full':
      return 429;
  }
}
