// Asks greylisting servers again after the search, so that the next search knows more. Never touches a finished search.
import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { MailRecheck } from '../engine/discovery.ts';
import type { Jobs } from './jobs/port.ts';
import { addressDomain, checkSuppression } from './suppression.ts';

export const MAIL_RECHECK_QUEUE = 'mail-recheck';

/**
 * After the search, and after each recheck that was put off too, where the server does not say when: postgrey wants 5
 * minutes, others up to an hour.
 */
const RECHECK_AFTER_MS = [6 * 60_000, 60 * 60_000] as const;
/** Beyond the time that a server names; and the addresses wait in the queue no longer than this, twice. */
const RECHECK_MARGIN_MS = 30_000;
const RECHECK_AFTER_MAX_MS = 60 * 60_000;

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
  const afterMs = recheckAfterMs(job);
  if (afterMs === null) return;
  const addresses = job.recheck.people.flatMap((person) => person.addresses);
  const key = createHash('sha256').update(addresses.join(' ')).digest('hex');
  await jobs.enqueue(tx, MAIL_RECHECK_QUEUE, job, { runAt: now() + afterMs, key, group: job.teamId });
}

function recheckAfterMs({ tries, recheck }: MailRecheckJob): number | null {
  const usualMs = RECHECK_AFTER_MS[tries];
  const { retryAfterMs: namedMs } = recheck;
  if (usualMs === undefined) return null;
  if (namedMs === undefined) return usualMs;
  const wantedMs = namedMs + RECHECK_MARGIN_MS;
  return Math.min(tries === 0 ? wantedMs : Math.max(wantedMs, usualMs), RECHECK_AFTER_MAX_MS);
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
  { domain, mailDomain, people }: MailRecheck,
): Promise<MailRecheck['people']> {
  const all = people.flatMap(({ addresses }) => addresses);
  const check = await checkSuppression(db, teamId, [domain, mailDomain, ...all.map(addressDomain)]);
  return people
    .map(({ name, addresses }) => ({
      name,
      addresses: addresses.filter((email) => !check.find({ email, name, domain })),
    }))
    .filter(({ addresses }) => addresses.length > 0);
}
