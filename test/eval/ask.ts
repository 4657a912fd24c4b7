// How an evaluation asks: the one thing that it needs of whatever it measures.
import type { Considered } from '../../src/engine/discovery.ts';
import type { Role } from '../../src/engine/role.ts';

export type AskedResult = {
  email: string;
  name: string;
  title: string;
  score: number;
  source: string;
  /** What the mail server was understood to say of the address. */
  verification?: { state: string };
};

export type Answered = {
  /** Best first. */
  results: readonly AskedResult[];
  /** Why there is nothing; null where there is something. */
  reason: string | null;
  /** What the engine says that it spent. */
  requests: number;
  recipients: number;
  mailCommands: number;
  ms: number;
  /** What was weighed on the way, returned or not; only the engine itself tells. */
  considered?: readonly Considered[];
};

export type Ask = (domain: string, role: Role) => Promise<Answered>;
