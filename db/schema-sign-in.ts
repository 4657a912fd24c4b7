// Tables of sessions and one-time links. Secrets are kept as SHA-256 only. Imports nothing: schema.ts extends with it.

export interface SessionsTable {
  /** SHA-256 of the token in the cookie, hex. */
  hash: string;
  id: string;
  user_id: string;
  created_at: number;
  last_seen_at: number;
}

export interface OneTimeLinksTable {
  /** SHA-256 of the secret in the link, hex. */
  hash: string;
  kind: 'setup' | 'invitation' | 'reset';
  team_id: string | null;
  email: string | null;
  role: 'owner' | 'admin' | 'member' | null;
  created_by: string | null;
  created_at: number;
  expires_at: number;
}

export interface SignInDatabase {
  sessions: SessionsTable;
  one_time_links: OneTimeLinksTable;
}
