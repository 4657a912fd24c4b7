// Why a sign-in through the provider came to nothing: a closed set. What the provider wrote never becomes our words.

export type UpstreamFailure =
  /** It did not answer, or not as a provider does; also where its certificate does not hold. */
  | 'unreachable'
  /** It says that the person may not or did not want to. */
  | 'refused'
  /** This browser did not start it, or it was answered already, or is too old. */
  | 'not_started_here'
  /** An answer that does not hold: state, issuer, signature, nonce, audience, time. */
  | 'invalid_answer';

/** `cause` may hold claims and addresses: a log may have `reason` and `detail` only. */
export class UpstreamError extends Error {
  readonly reason: UpstreamFailure;
  /** A code of the library's, never text of the provider's. */
  readonly detail: string;

  constructor(reason: UpstreamFailure, detail: string, cause?: unknown) {
    super(`sign-in through the provider failed: ${reason} (${detail})`, { cause });
    this.name = 'UpstreamError';
    this.reason = reason;
    this.detail = detail;
  }
}
