// Puts the connection doctor together: its door in the service, and the examinations that people and operators start.
import { randomBytes } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import type { Router } from 'express';
import type { BucketStore } from '../../db/buckets.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { PATHS } from '../../oauth/protocol.ts';
import { startRehearsal } from '../../oauth/rehearsal.ts';
import { EVENT_STREAM_HEADERS } from '../../tools/protocol/event-stream.ts';
import type { Config } from '../config/config.ts';
import { isLoopbackHost } from '../config/loopback.ts';
import { rateLimited } from '../core/errors.ts';
import { oldestOwner } from '../core/oldest-owner.ts';
import { takeToken } from '../core/rate-limits.ts';
import type { Rate } from '../core/rate-limits.ts';
import { createDoctorDoor } from '../doctor/door.ts';
import { examine, glance } from '../doctor/examine.ts';
import { createProofs } from '../doctor/proof.ts';
import type { Report } from '../doctor/report.ts';
import type { GuardedFetch } from '../http/guarded-fetch.ts';
import { createOwnOriginFetch } from '../http/own-origin-fetch.ts';
import type { DeriveKey } from './secret.ts';

/** The doctor's connection may read the balance, and nothing else. */
const SCOPE = 'credits';
const PERSON_RATE: Rate = { perMinute: 4, burst: 4 };
const TOTAL_RATE: Rate = { perMinute: 30, burst: 30 };

export type DoctorConfig = Pick<Config, 'publicUrl' | 'trustProxy'>;
export type DoctorDeps = {
  config: DoctorConfig;
  db: Kysely<Database>;
  deriveKey: DeriveKey;
  /** Epoch milliseconds. */
  now: () => number;
};

/** Where examinations are answered. To be mounted at the root. */
export function doctorDoor({ config, deriveKey }: Pick<DoctorDeps, 'config' | 'deriveKey'>): Router {
  return createDoctorDoor({
    ...config,
    proofs: proofsOf(deriveKey),
    isLoopback: isLoopbackHost,
    streamHeaders: EVENT_STREAM_HEADERS,
  });
}

export type Member = { userId: string; teamId: string };

/** In the name of the person who asks, for the team they are in. Throws `rate_limited`. */
export async function examineFor(
  deps: DoctorDeps & { buckets: BucketStore },
  member: Member,
): Promise<Report> {
  for (const [bucket, rate] of [
    [`doctor:${member.userId}`, PERSON_RATE],
    ['doctor', TOTAL_RATE],
  ] as const) {
    const taken = await takeToken(deps.buckets, bucket, rate);
    if (!taken.allowed) throw rateLimited(taken.retryAfterSeconds);
  }
  return examineAs(deps, member);
}

/** In the name of the oldest owner: whoever runs the operator's commands holds the database anyway. */
export async function examineAsOperator(deps: DoctorDeps): Promise<Report> {
  return examineAs(deps, await oldestOwner(deps.db));
}

/** Whether the public address leads to this installation. */
export function glanceAtAddress(deps: Omit<DoctorDeps, 'db'>): Promise<Report> {
  return withFetch(deps, (fetch) => glance({ ...walkDeps(deps), fetch }));
}

function examineAs(deps: DoctorDeps, person: Member | null): Promise<Report> {
  const rehearsal =
    person === null
      ? null
      : startRehearsal({ ...deps, randomBytes, issuer: deps.config.publicUrl }, { ...person, scope: SCOPE });
  return withFetch(deps, (fetch) => examine({ ...walkDeps(deps), rehearsal, fetch }));
}

function walkDeps({ config, deriveKey, now }: Omit<DoctorDeps, 'db'>) {
  return { publicUrl: config.publicUrl, paths: PATHS, proofs: proofsOf(deriveKey), now };
}

async function withFetch<Answer>(
  { config, now }: Omit<DoctorDeps, 'db'>,
  use: (fetch: GuardedFetch) => Promise<Answer>,
): Promise<Answer> {
  const fetch = createOwnOriginFetch({
    publicUrl: config.publicUrl,
    // As other programs of this machine do it, /etc/hosts included: not by the crawler's name servers.
    lookup: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
    userAgent: 'svc-doctor/1.0',
    now,
  });
  try {
    return await use(fetch);
  } finally {
    await fetch.close();
  }
}

function proofsOf(deriveKey: DeriveKey) {
  return createProofs(deriveKey('instance proof'));
}
