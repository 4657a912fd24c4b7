// Asks greylisting servers again after the search, so that the next search knows more. Never touches a finished search.
import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { MailRecheck } from '../engine/discovery.ts';
import type { Jobs } from './jobs/port.ts';
import { addressDomain, checkSuppression } from './suppression.ts';

export const MAIL_RECHECK_QUEUE = 'mail-recheck';

/**
 * After the search, and after each recheck that was put off too: postgrey wants 5 minutes, others up to an hour. The
 * addresses are in the queue for no longer.
 */
const RECHECK_AFTER_MS = [6 * 60_000, 60 * 60_000] as const;

export type MailRecheckJob = { teamId: string; tries: number; recheck: MailRecheck };

export type MailRecheckDeps = {
  db: Kysely<Database>;
  jobs: Pick<Jobs, 'enqueue'>;
  now: () => number;
  /** Answers what is still put off, or null. */
  askAgain(recheck: MailRecheck, signal: AbortSignal): Promise<MailRecheck | null>;
};

/** Has the mailboxes asked again; once, however often, while that waits. Does nothing after the last try. */
export async function enqueueRecheck(
  { jobs, now }: Pick<MailRecheckDeps, 'jobs' | 'now'>,
  tx: Transaction<Database>,
  job: MailRecheckJob,
): Promise<void> {
  const afterMs = RECHECK_AFTER_MS[job.tries];
  if (afterMs === undefined) return;
  const addresses = job.recheck.people.flatMap((person) => person.addresses);
  const key = createHash('sha256').update(addresses.join(' ')).digest('hex');
  await jobs.enqueue(tx, MAIL_RECHECK_QUEUE, job, { runAt: now() + afterMs, key, group: job.teamId });
}

/** Asks, unless somebody has asked to be left alone since. Safe to be run twice: what was answered is not asked again. */
export async function recheckMail(
  deps: MailRecheckDeps,
  { teamId, tries, recheck }: MailRecheckJob,
  signal: AbortSignal,
): Promise<void> {
  const people = await withoutSuppressed(deps.db, teamId, recheck);
  if (people.length === 0) return;
  const left = await deps.askAgain({ ...recheck, people }, signal);
  if (left === null) return;
  const next = { teamId, tries: tries + 1, recheck: left };
  await deps.db.transaction().execute((tx) => enqueueRecheck(deps, tx, next));
}

async function withoutSuppressed(
  db: Kysely<Database>,
  teamId: string,
  { mailDomain, people }: MailRecheck,
): Promise<MailRecheck['people']> {
  const all = people.flatMap(({ addresses }) => addresses);
  const check = await checkSuppression(db, teamId, [mailDomain, ...all.map(addressDomain)]);
  return people
    .map(({ name, addresses }) => ({
      name,
      addresses: addresses.filter((email) => !check.find({ email, name, domain: mailDomain })),
    }))
    .filter(({ addresses }) => addresses.length > 0);
}
