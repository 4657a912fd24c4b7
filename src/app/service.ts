// The composition root: the one place where all parts meet. Starts nothing by itself, reads no environment.
import type { Express } from 'express';
import type { Config } from '../config/config.ts';
import type { Storage } from '../../db/open.ts';
import { createCursors } from '../core/cursor.ts';
import { SEARCH_QUEUE } from '../core/find-email.ts';
import { newId } from '../core/ids.ts';
import { openJobs } from '../core/jobs/index.ts';
import { requeueLostSearches } from '../core/lost-jobs.ts';
import { createMailMemory } from '../core/mail-memory.ts';
import { forgetOldMail } from '../core/mail-forgetting.ts';
import { MAIL_RECHECK_QUEUE, recheckMail } from '../core/mail-recheck.ts';
import type { MailRecheckJob } from '../core/mail-recheck.ts';
import { createOperations } from '../core/operations.ts';
import { finishRequests, removeOldRequests } from '../core/privacy/requests.ts';
import { removeExpired } from '../core/retention.ts';
import { runSearch, sweepSearches } from '../core/run-search.ts';
import type { RunSearchDeps } from '../core/run-search.ts';
import { sweepSessions } from '../core/sessions.ts';
import { removeOldDeliveries } from '../core/webhooks/delivery-log.ts';
import { doctorDoor } from './doctor.ts';
import { openDoors } from './doors.ts';
import { createEngine } from './engine.ts';
import type { MailHealth } from './engine.ts';
import { createHttpApp } from './http.ts';
import type { MailState } from './http.ts';
import type { Logger } from './logger.ts';
import type { DeriveKey } from './secret.ts';
import { openWebhooks } from './webhooks.ts';

/** Running searches and deliveries may finish for this long after a stop was asked for; then they are handed back. */
const GRACE_MS = 5_500;
/** Nobody waits for them. */
const MAIL_RECHECKS_AT_ONCE = 2;
const SWEEP_EVERY_MS = 5_000;
const REQUEUE_EVERY_MS = 60_000;
const RETENTION_EVERY_MS = 600_000;
const DAY_MS = 86_400_000;
const BUCKET_SWEEP_EVERY_MS = 600_000;
const SIGN_IN_SWEEP_EVERY_MS = 3_600_000;

export type Service = {
  http: Express;
  /** Takes up work, where the role of this process includes it. */
  start(): Promise<void>;
  /** Ends the calls and the pages that wait for a search: each can ask on. Before the connections are closed. */
  releaseWaiting(): Promise<void>;
  /** Takes no new work, lets running searches finish or hands them back, closes what it opened. */
  stop(): Promise<void>;
};

export type ServiceDeps = {
  config: Config;
  storage: Storage;
  deriveKey: DeriveKey;
  log: Logger;
  now: () => number;
};

export async function createService({ config, storage, deriveKey, log, now }: ServiceDeps): Promise<Service> {
  const { db, buckets } = storage;
  const onError = (error: unknown, what: string) => log.error({ err: error, what }, 'background work failed');
  const { jobs, notifier } = await openJobs(storage, {
    log,
    now,
    queues: [SEARCH_QUEUE, MAIL_RECHECK_QUEUE],
  });
  const restSeconds = (until: number) => Math.round((until - now()) / 1000);
  const engine = createEngine(
    config,
    createMailMemory({ db, now }),
    now,
    ({ until, ...rest }) =>
      log.warn({ ...rest, restSeconds: restSeconds(until) }, 'a named service is left alone'),
    ({ why, until }) => log.warn({ why, restSeconds: restSeconds(until) }, 'no mail server is asked'),
  );
  const cursors = createCursors(deriveKey('cursors'));
  const operations = createOperations({
    db,
    jobs,
    notifier,
    now,
    newId,
    cursors,
    cacheDays: config.cacheDays,
    queueLimit: config.queueLimit,
  });
  const runDeps: RunSearchDeps = {
    db,
    jobs,
    discover: engine.discover,
    notifier,
    now,
    newId,
    deadlineMs: config.searchDeadlineMs,
    onError: (error, searchId) => log.error({ err: error, searchId }, 'search failed'),
  };
  const webhooks = openWebhooks({
    config,
    db,
    deriveKey,
    lookup: engine.lookup,
    cursors,
    notifier,
    now,
    onError: (error) => onError(error, 'webhooks'),
  });
  let stopping = false;
  const timers: NodeJS.Timeout[] = [];

  const doors = await openDoors({
    config,
    storage,
    deriveKey,
    log,
    now,
    operations,
    notifier,
    cursors,
    webhooks: webhooks.webhooks,
    fetch: engine.fetch,
  });
  const http = createHttpApp({
    log,
    now,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    doors: [
      { path: '/api/v1', router: doors.rest },
      { path: '/mcp', router: doors.tools.router },
      { path: '/', router: doctorDoor({ config, deriveKey }) },
      { path: '/', router: doors.oauth.router },
      { path: '/', router: doors.web },
    ],
    isReady: async () => !stopping && (await answers(storage)),
    mailState: () => mailStateOf(engine.mailHealth()),
  });

  const every = (ms: number, work: () => Promise<unknown>, what: string) => {
    const timer = setInterval(() => void work().catch((error: unknown) => onError(error, what)), ms);
    timers.push(timer.unref());
  };

  return {
    http,
    async start() {
      if (config.role !== 'web') {
        await engine.warmUp();
        jobs.work<{ searchId: string }>(
          SEARCH_QUEUE,
          { concurrency: config.searchConcurrency },
          ({ searchId }, { signal }) => runSearch(runDeps, searchId, signal),
        );
        const recheckDeps = { db, jobs, now, askAgain: engine.askMailAgain };
        jobs.work<MailRecheckJob>(
          MAIL_RECHECK_QUEUE,
          { concurrency: MAIL_RECHECKS_AT_ONCE },
          (job, { signal }) => recheckMail(recheckDeps, job, signal),
        );
        every(SWEEP_EVERY_MS, () => sweepSearches(runDeps), 'search sweep');
        const retentionMs = config.retentionDays * DAY_MS;
        every(RETENTION_EVERY_MS, () => removeExpired({ db, now, retentionMs }), 'retention');
        every(RETENTION_EVERY_MS, () => removeOldDeliveries({ db, now, retentionMs }), 'delivery log');
        every(RETENTION_EVERY_MS, () => forgetOldMail({ db, now }), 'mail memory');
        every(RETENTION_EVERY_MS, () => finishRequests({ db, now, newId }), 'erasing');
        every(RETENTION_EVERY_MS, () => removeOldRequests({ db, now, retentionMs }), 'requests');
        await webhooks.start();
        every(REQUEUE_EVERY_MS, () => requeueLostSearches({ db, jobs, now }), 'search requeue');
      }
      await jobs.start();
      every(BUCKET_SWEEP_EVERY_MS, () => buckets.sweep(), 'bucket sweep');
      every(SIGN_IN_SWEEP_EVERY_MS, () => doors.oauth.sweep(), 'connection sweep');
      every(SIGN_IN_SWEEP_EVERY_MS, () => doors.waysIn.sweep(), 'sign-in sweep');
      every(SIGN_IN_SWEEP_EVERY_MS, () => sweepSessions({ db, now }), 'session sweep');
    },
    async releaseWaiting() {
      doors.searches.stop();
      await doors.tools.stop();
    },
    async stop() {
      stopping = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all([jobs.stop(GRACE_MS), webhooks.stop(GRACE_MS)]);
      await engine.close();
      await notifier.close();
      await storage.close();
    },
  };
}

function mailStateOf({ port, listing }: MailHealth): MailState {
  if (port.state === 'open') return 'port_closed';
  return listing.state === 'open' ? 'listed' : 'asked';
}

async function answers({ db }: Storage): Promise<boolean> {
  try {
    await db.selectFrom('teams').select('id').limit(1).execute();
    return true;
  } catch {
    return false; // the caller is told "not ready"; the request log has the status
  }
}
