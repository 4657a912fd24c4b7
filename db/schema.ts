// The tables as Kysely sees them. Columns only: rules live with the nouns in the core.
// Times are epoch milliseconds; booleans are 0 or 1; JSON is text; ids are UUIDv7 text.

import type { ConnectionSpendDatabase } from './schema-connections.ts';
import type { DashboardDatabase } from './schema-dashboard.ts';
import type { IdentitiesDatabase } from './schema-identities.ts';
import type { MailDatabase } from './schema-mail.ts';
import type { SignInDatabase } from './schema-sign-in.ts';
import type { OAuthDatabase } from './schema-oauth.ts';
import type { PrivacyDatabase } from './schema-privacy.ts';
import type { WebhooksDatabase } from './schema-webhooks.ts';

export type Flag = 0 | 1;

export interface TeamsTable {
  id: string;
  name: string;
  created_at: number;
}

export interface UsersTable {
  id: string;
  /** Lower case, unique. */
  email: string;
  /** argon2id in PHC form; null where the person has never set one. */
  password_hash: string | null;
  created_at: number;
}

export type MemberRole = 'owner' | 'admin' | 'member';

export interface MembershipsTable {
  team_id: string;
  user_id: string;
  role: MemberRole;
  created_at: number;
}

export interface ApiKeysTable {
  id: string;
  team_id: string;
  name: string;
  /** SHA-256 of the whole key, lowercase hex; the key itself is never stored. */
  hash: string;
  /** `svc_live_` and the first 6 hexadecimal characters. */
  prefix: string;
  created_by: string | null;
  created_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
}

export type LedgerKind = 'grant' | 'purchase' | 'charge' | 'refund';

/** Append-only. */
export interface LedgerEntriesTable {
  id: string;
  team_id: string;
  kind: LedgerKind;
  /** Signed credits: a charge is negative, all others positive. */
  amount: number;
  search_id: string | null;
  note: string | null;
  created_at: number;
}

/** One row a team, moved in the transaction of what it counts; `ledger verify` holds it against the ledger. */
export interface TeamTotalsTable {
  team_id: string;
  balance: number;
  total_purchased: number;
  total_used: number;
  search_count: number;
  email_count: number;
}

export type SearchStatus = 'pending' | 'searching' | 'validating' | 'completed' | 'failed';
export type SearchOrigin = 'rest' | 'tool' | 'dashboard';

export interface SearchesTable {
  id: string;
  team_id: string;
  domain: string;
  role: string;
  status: SearchStatus;
  origin: SearchOrigin;
  /** Who asked: an API key's or a user's id. */
  asked_by: string | null;
  forced: Flag;
  cached: Flag;
  /** The search whose result rows answer this one: itself, or for a cached one the search that found them. */
  results_from: string;
  credits_used: number;
  result_count: number;
  /** Why a completed search is empty; the engine's closed set. */
  reason: string | null;
  /** Why a failed search failed; our own words. */
  error: string | null;
  /** How often a worker took it up; also the fence that lets only the latest run move it. */
  starts: number;
  created_at: number;
  first_started_at: number | null;
  completed_at: number | null;
}

export interface ResultsTable {
  search_id: string;
  /** 0 is the best. */
  position: number;
  team_id: string;
  /** Lower case. */
  email: string;
  name: string;
  title: string;
  /** 0 to 100. */
  score: number;
  source: string;
  is_exact: Flag;
  /** JSON: what the mail server said. */
  verification: string;
  /** JSON: the parts that the score is made of, with the version of their weights. */
  parts: string;
  /** JSON: array of evidence. */
  evidence: string;
  created_at: number;
}

/** One row per address of a team; `found_at` never changes, the rest is of the newest sighting. */
export interface FoundEmailsTable {
  team_id: string;
  email: string;
  domain: string;
  name: string;
  title: string;
  role: string;
  is_exact: Flag;
  found_at: number;
  seen_at: number;
}

/** The same per asked domain: an address that two domains led to stands under both. */
export type DomainEmailsTable = FoundEmailsTable;

/** Waiting and running work on SQLite; on PostgreSQL pg-boss has its own tables. */
export interface JobsTable {
  id: string;
  queue: string;
  /** JSON object. */
  payload: string;
  job_key: string | null;
  job_group: string | null;
  run_at: number;
  attempts: number;
  leased_until: number | null;
  lease_owner: string | null;
  created_at: number;
}

/** What mail servers said, for all teams; the address itself is not kept. */
export interface MailRepliesTable {
  /** SHA-256 of the lower-case address, hex. */
  address_hash: string;
  mail_domain: string;
  reply_class: string;
  code: number | null;
  enhanced: string | null;
  at: number;
}

export interface MailDomainsTable {
  mail_domain: string;
  catch_all: 'yes' | 'no' | 'unknown';
  obstacle: string | null;
  at: number;
  /** Recipients that the server bears in one connection; null where it has not shown. */
  patience: number | null;
  /** "550 5.4.1": the ambiguous refusal that meant an unknown user here, and when that was last seen. */
  unknown_reply: string | null;
  unknown_reply_at: number | null;
}

/** Recipients asked of a mail domain on one UTC day. */
export interface MailBudgetsTable {
  mail_domain: string;
  /** Days since the epoch. */
  day: number;
  used: number;
}

export interface SuppressionsTable {
  id: string;
  /** '' is the whole instance. */
  team_id: string;
  kind: 'address' | 'person' | 'domain';
  domain: string;
  /** SHA-256 hex of what is suppressed. */
  hash: string;
  note: string | null;
  created_at: number;
}

export interface Database
  extends
    OAuthDatabase,
    SignInDatabase,
    IdentitiesDatabase,
    ConnectionSpendDatabase,
    DashboardDatabase,
    MailDatabase,
    WebhooksDatabase,
    PrivacyDatabase {
  teams: TeamsTable;
  users: UsersTable;
  memberships: MembershipsTable;
  api_keys: ApiKeysTable;
  ledger_entries: LedgerEntriesTable;
  team_totals: TeamTotalsTable;
  searches: SearchesTable;
  results: ResultsTable;
  found_emails: FoundEmailsTable;
  domain_emails: DomainEmailsTable;
  jobs: JobsTable;
  mail_replies: MailRepliesTable;
  mail_domains: MailDomainsTable;
  mail_budgets: MailBudgetsTable;
  suppressions: SuppressionsTable;
}
