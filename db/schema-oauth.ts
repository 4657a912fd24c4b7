// The authorization server's tables as Kysely sees them. Secrets stand here as SHA-256 in lower-case hex only.
// Times are epoch milliseconds; scopes are words with one space between; JSON is text.

type Flag = 0 | 1;

/** Registered by itself (RFC 7591), by the operator, or named by the URL of its document (CIMD). */
export type OAuthClientKind = 'dynamic' | 'static' | 'document';

export type OAuthAuthMethod = 'none' | 'client_secret_basic' | 'client_secret_post';

export interface OAuthClientsTable {
  /** UUIDv7, or the URL of the document. */
  id: string;
  kind: OAuthClientKind;
  /** Fit to be shown: one line, no control or direction marks. */
  name: string;
  /** JSON: array of strings. */
  redirect_uris: string;
  auth_method: OAuthAuthMethod;
  secret_hash: string | null;
  registration_token_hash: string | null;
  may_refresh: Flag;
  created_at: number;
  /** When its document was last read. */
  fetched_at: number | null;
  /** When somebody first agreed to it; such a client is never pruned. */
  used_at: number | null;
  disabled_at: number | null;
}

/** An authorization request that passed the checks and waits for its person. */
export interface OAuthFlowsTable {
  hash: string;
  client_id: string;
  redirect_uri: string;
  /** Whether the client named the redirect URI, and so has to repeat it (RFC 6749 §4.1.3). */
  redirect_uri_named: Flag;
  state: string | null;
  scope: string;
  code_challenge: string;
  created_at: number;
  expires_at: number;
  answered_at: number | null;
}

export interface OAuthCodesTable {
  hash: string;
  client_id: string;
  user_id: string;
  team_id: string;
  redirect_uri: string;
  redirect_uri_named: Flag;
  scope: string;
  code_challenge: string;
  daily_credit_cap: number | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  /** The grant that its use made; a replay ends it. */
  grant_id: string | null;
}

/** One connection of one assistant: a client, a person, a team. */
export interface OAuthGrantsTable {
  id: string;
  client_id: string;
  user_id: string;
  team_id: string;
  scope: string;
  daily_credit_cap: number | null;
  created_at: number;
  last_used_at: number;
  ended_at: number | null;
  end_reason: string | null;
}

export interface OAuthRefreshTokensTable {
  hash: string;
  grant_id: string;
  /** The token that was given for this one. */
  parent_hash: string | null;
  /** Further successors that were given after the first. */
  siblings: number;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

export interface OAuthSigningKeysTable {
  /** 1, 2, 3 …: unique, so that two processes make one next key. */
  generation: number;
  kid: string;
  /** JSON: the JWK without its private part. */
  public_jwk: string;
  /** The private JWK, sealed. */
  sealed_private_jwk: string;
  created_at: number;
  /** From when it signs. */
  active_from: number;
  /** Until when it signs. */
  retires_at: number;
  /** Until when it verifies. */
  expires_at: number;
}

export interface OAuthDatabase {
  oauth_clients: OAuthClientsTable;
  oauth_flows: OAuthFlowsTable;
  oauth_codes: OAuthCodesTable;
  oauth_grants: OAuthGrantsTable;
  oauth_refresh_tokens: OAuthRefreshTokensTable;
  oauth_signing_keys: OAuthSigningKeysTable;
}
