// Tables of sessions and one-time links. Secrets are kept as SHA-256 only. Imports nothing: schema.ts extends with it.

export interface SessionsTable {
  /** SHA-256 of the token in the cookie, hex. */
  hash: string;
  id: string;
  user_id: string;
  created_at: number;
  last_seen_at: number;
  /** Such as `Firefox on Linux`: our words, never the browser's; null where it was not to be told. */
  browser: string | null;
}

export type LinkKind = 'setup' | 'invitation' | 'reset' | 'sign-up';

export interface OneTimeLinksTable {
  /** SHA-256 of the secret in the link, hex. */
  hash: string;
  /** Names the link where it is listed; opens nothing. */
  id: string;
  kind: LinkKind;
  /** Of an invitation; of a reset, the team whose member issued it, null where it was asked for. */
  team_id: string | null;
  /** Whose password a reset sets. */
  user_id: string | null;
  /** To whom an invitation or sign-up is addressed, lower case. */
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
