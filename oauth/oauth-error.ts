// The closed set of errors that the authorization server answers, each with its status. Messages are our own words.

const STATUS = {
  // RFC 6749 §4.1.2.1 and §5.2
  invalid_request: 400,
  invalid_client: 401,
  invalid_grant: 400,
  unauthorized_client: 400,
  unsupported_grant_type: 400,
  unsupported_response_type: 400,
  invalid_scope: 400,
  access_denied: 403,
  server_error: 500,
  temporarily_unavailable: 429,
  // RFC 7591 §3.2.2
  invalid_redirect_uri: 400,
  invalid_client_metadata: 400,
  // RFC 6750 §3.1
  invalid_token: 401,
  // RFC 8707 §2
  invalid_target: 400,
  // OpenID Connect Core §3.1.2.6
  consent_required: 400,
  request_not_supported: 400,
  request_uri_not_supported: 400,
} as const;

export type OAuthErrorCode = keyof typeof STATUS;

export type OAuthErrorOptions = { status?: number; retryAfterSeconds?: number; cause?: unknown };

/** Ends a request. `cause` is for the log alone. */
export class OAuthError extends Error {
  readonly code: OAuthErrorCode;
  readonly status: number;
  readonly retryAfterSeconds: number | null;

  constructor(code: OAuthErrorCode, message: string, options: OAuthErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'OAuthError';
    this.code = code;
    this.status = options.status ?? STATUS[code];
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

/** The body of an error answer (RFC 6749 §5.2). */
export function errorBody(error: OAuthError): { error: OAuthErrorCode; error_description: string } {
  return { error: error.code, error_description: error.message };
}
