// Who asks: what a bearer was turned into. Every operation takes one; nothing else says which team may be read.

/** The permissions that the contract names; keys carry all of them, grants of the tool server some. */
export const SCOPES = ['email_finder', 'credits', 'search_history'] as const;
export type Scope = (typeof SCOPES)[number];

/** An assistant's connection, as its person has set it up. */
export type Connection = {
  id: string;
  /** Credits that it may spend a UTC day; null without a limit. */
  dailyCreditCap: number | null;
};

export type Caller = {
  teamId: string;
  /** The person, where one signed in. */
  userId?: string;
  /** The API key, where one was shown. */
  keyId?: string;
  /** The assistant's connection, where it asks through one. */
  connection?: Connection;
  scopes: readonly Scope[];
  /** Names the caller's rate-limit buckets: the key, or the user in the team. */
  bucket: string;
};
