// Tables of people who ask to be left out, and of what was done about people's data. Imports nothing: schema.ts extends
// with it.

export interface PrivacyRequestsTable {
  id: string;
  /**
   * `unproven` waits for the link in the letter, `waiting` for the operator; `accepted` is on the suppression list, and
   * what is held is being erased. Then the row is gone.
   */
  state: 'unproven' | 'waiting' | 'accepted';
  /** Lower case. */
  address: string;
  /** SHA-256 of the secret in the letter, hex; null where none was sent, and once it was used. */
  link_hash: string | null;
  created_at: number;
  /** Of the link. */
  expires_at: number | null;
}

export type PrivacyAct = 'export' | 'erase' | 'refuse';
export type PrivacyAsker = 'operator' | 'subject';

/** Append-only. */
export interface PrivacyAuditTable {
  id: string;
  at: number;
  act: PrivacyAct;
  asked_by: PrivacyAsker;
  subject_kind: 'address' | 'person';
  /** SHA-256 hex of the address, or of the person at the domain; as the suppression list has it. */
  subject_hash: string;
  /** JSON: what was touched, how many of each. */
  counts: string;
}

export interface PrivacyDatabase {
  privacy_requests: PrivacyRequestsTable;
  privacy_audit: PrivacyAuditTable;
}
