// Tables of the other ways to sign in: identities at an upstream provider, and passkeys. Secrets stand here as SHA-256
// only. Imports nothing: schema.ts extends with it.

/** A person as an upstream provider names them. */
export interface UpstreamIdentitiesTable {
  issuer: string;
  /** The `sub` claim: the provider never gives it to somebody else. An address it may. */
  subject: string;
  user_id: string;
  /** The verified address when it was linked, to be shown; null where there was none. */
  email: string | null;
  created_at: number;
  last_used_at: number;
}

/** A browser that was sent to the provider and has not come back. */
export interface UpstreamAttemptsTable {
  /** SHA-256 of the secret in the browser's cookie, hex. */
  hash: string;
  /** Who links the identity, and in which session; null for a sign-in. */
  user_id: string | null;
  session_id: string | null;
  /** The page of ours to go on to. */
  next: string;
  created_at: number;
  expires_at: number;
}

export interface PasskeysTable {
  id: string;
  user_id: string;
  /** The credential's id as base64url. */
  credential_id: string;
  /** The COSE key as base64url. */
  public_key: string;
  /** Signatures made so far; 0 where the authenticator does not count. */
  counter: number;
  /** JSON: array of strings. */
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

export interface PasskeyChallengesTable {
  /** SHA-256 of the challenge, hex. */
  hash: string;
  /** The session that adds a passkey; null for a sign-in. */
  session_id: string | null;
  created_at: number;
  expires_at: number;
}

/** Who has been offered a passkey and does not want to be asked again. */
export interface PasskeyOffersTable {
  user_id: string;
  dismissed_at: number;
}

export interface IdentitiesDatabase {
  upstream_identities: UpstreamIdentitiesTable;
  upstream_attempts: UpstreamAttemptsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  passkey_offers: PasskeyOffersTable;
}
