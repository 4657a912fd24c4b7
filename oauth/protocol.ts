// All words and numbers of the protocol that more than one file needs. Knows no request.

export const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What each door is called; the resource is another room's. */
export const PATHS = {
  authorize: '/oauth/authorize',
  consent: '/oauth/consent',
  token: '/oauth/token',
  register: '/oauth/register',
  revoke: '/oauth/revoke',
  jwks: '/oauth/jwks',
  serverMetadata: '/.well-known/oauth-authorization-server',
  resourceMetadata: '/.well-known/oauth-protected-resource',
  resource: '/mcp',
} as const;

/** How long a person may take to sign in and agree. */
export const FLOW_TTL_MS = 30 * MINUTE_MS;
export const CODE_TTL_MS = 60 * SECOND_MS;
/** Used and dead codes are kept so long, for a replay to be known as one. */
export const CODE_KEPT_MS = 60 * MINUTE_MS;
export const ACCESS_TOKEN_TTL_SECONDS = 600;
/** Unused for so long, a refresh token dies. */
export const REFRESH_TOKEN_TTL_MS = 90 * DAY_MS;
/** Clients race and lose answers: within this, a used refresh token gives one more successor. */
export const REFRESH_GRACE_MS = 60 * SECOND_MS;
export const REFRESH_SIBLINGS_MAX = 5;
export const CLOCK_SKEW_SECONDS = 30;
/** Ended grants are kept so long, for their reason to be told. */
export const ENDED_GRANT_KEPT_MS = 30 * DAY_MS;
/** Far longer than an access token lives. */
export const TOKENLESS_GRANT_KEPT_MS = DAY_MS;
export const UNUSED_CLIENT_KEPT_MS = 30 * DAY_MS;
/** Last use of a grant is kept to the minute. */
export const LAST_USED_GRAIN_MS = MINUTE_MS;

export const KEY_PUBLISHED_BEFORE_USE_MS = 5 * MINUTE_MS;
export const KEY_SIGNS_FOR_MS = 90 * DAY_MS;
/** The next key is made this long before the newest one retires. */
export const KEY_MADE_AHEAD_MS = DAY_MS;
export const SIGNING_ALGORITHM = 'ES256';
/** RFC 9068 §2.1 */
export const ACCESS_TOKEN_TYPE = 'at+jwt';

export const CLIENT_ID_MAX_CHARACTERS = 512;
export const REDIRECT_URIS_MAX = 10;
export const REDIRECT_URI_MAX_CHARACTERS = 2_048;
export const STATE_MAX_CHARACTERS = 4_096;
export const SCOPE_MAX_CHARACTERS = 1_024;
export const BODY_MAX_BYTES = 32_768;

export const DOCUMENT_TIMEOUT_MS = 5 * SECOND_MS;
export const DOCUMENT_MAX_BYTES = 10_240;
export const DOCUMENT_CACHE_MS = 60 * MINUTE_MS;

/** Asked for by clients that want a refresh token; every client that can use one gets one anyway. */
export const OFFLINE_ACCESS = 'offline_access';
export const CODE_CHALLENGE_METHOD = 'S256';
export const GRANT_TYPES = ['authorization_code', 'refresh_token'] as const;
export const AUTH_METHODS = ['none', 'client_secret_basic', 'client_secret_post'] as const;
