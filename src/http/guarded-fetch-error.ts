// Owns the closed set of ways in which a guarded fetch ends without a response. No text from outside enters a message.

export type GuardedFetchCode = keyof typeof MESSAGES;

const MESSAGES = {
  bad_url: 'The URL cannot be fetched.',
  blocked_address: 'The host has no address that may be asked.',
  blocked_port: 'The port may not be asked.',
  dns: 'The host name has no address.',
  connect: 'No connection could be made.',
  tls: 'No secure connection could be made.',
  timeout: 'The answer took too long.',
  aborted: 'The fetch was called off.',
  too_large: 'The answer is too large.',
  too_many_redirects: 'The redirects do not end.',
  hop_refused: 'A redirect leads where it may not.',
  protocol: 'The answer is not valid HTTP.',
} as const;

/** Why there is no response. `cause` is for the log alone: it may hold words of the other side. */
export class GuardedFetchError extends Error {
  readonly code: GuardedFetchCode;

  constructor(code: GuardedFetchCode, cause?: unknown) {
    super(MESSAGES[code], { cause });
    this.name = 'GuardedFetchError';
    this.code = code;
  }
}
