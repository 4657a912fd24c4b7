// What the tests of the mail check share: a memory in memory, and a check of acme.test against a server on loopback.
import { onTestFinished } from 'vitest';
import { startDeadline } from '../../../src/engine/deadline.ts';
import { createMailBreaker } from '../../../src/engine/mail/breaker.ts';
import { createListingBreaker } from '../../../src/engine/mail/listing-breaker.ts';
import { openMailCheck, type MailCheckDeps } from '../../../src/engine/mail/mail-check.ts';
import type {
  MailBudget,
  MailMemory,
  RememberedDomain,
  RememberedReply,
} from '../../../src/engine/mail/memory.ts';
import { startRawServer, type Script } from './raw-server.ts';

export const DOMAIN = 'acme.test';
export const TIMEOUTS = { connectMs: 500, bannerMs: 300, commandMs: 300, recipientMs: 300, quitMs: 100 };

export type FakeMemory = MailMemory & {
  replies: Map<string, RememberedReply>;
  domains: Map<string, RememberedDomain>;
  /** Recipients left of the day's budget. */
  budget: number;
  /** Whose budgets were asked for. */
  budgets: MailBudget[];
};

export function createFakeMemory(now: () => number): FakeMemory {
  const memory: FakeMemory = {
    replies: new Map(),
    domains: new Map(),
    budget: 60,
    budgets: [],
    recall: async (addresses, maxAgeMs) =>
      addresses
        .map((address) => memory.replies.get(address))
        .filter((reply) => reply !== undefined && now() - reply.at <= maxAgeMs) as RememberedReply[],
    async recallDomain(domain, maxAgeMs) {
      const known = memory.domains.get(domain);
      return known !== undefined && now() - known.at <= maxAgeMs ? known : null;
    },
    async remember(domain, replies, verdict) {
      for (const reply of replies) memory.replies.set(reply.address, reply);
      if (verdict !== null) memory.domains.set(domain, { ...memory.domains.get(domain), ...verdict });
    },
    async reserve(budget, wanted) {
      memory.budgets.push(budget);
      const got = Math.min(wanted, memory.budget);
      memory.budget -= got;
      return got;
    },
    async release(_budget, unused) {
      memory.budget += unused;
    },
  };
  return memory;
}

export type SetUpOptions = {
  deps?: Partial<MailCheckDeps>;
  maxRecipients?: 9 | 15;
  deadlineMs?: number;
  memory?: FakeMemory;
  calledOff?: AbortSignal;
};

/** A check against a port of loopback, all MX of the domain being there. Closed when the test ends. */
export function setUpCheck(smtpPort: number, options: SetUpOptions = {}) {
  const clock = { now: 1_700_000_000_000 };
  const memory = options.memory ?? createFakeMemory(() => clock.now);
  const deadline = startDeadline(options.deadlineMs ?? 13_000, Date.now, options.calledOff);
  const slept: number[] = [];
  let seed = 0;
  const deps: MailCheckDeps = {
    mailRoute: async () => ({ kind: 'mx', hosts: [{ host: 'mx.acme.test' }] }),
    addresses: async () => ({ kind: 'addresses', addresses: ['127.0.0.1'] }),
    breaker: createMailBreaker(() => clock.now),
    listings: createListingBreaker(() => clock.now),
    allowPrivateNetwork: true,
    smtpPort,
    heloName: 'lookup.test',
    probeFrom: '',
    memory,
    random: () => ((seed += 7) % 23) / 23,
    now: () => clock.now,
    sleep: async (ms) => {
      slept.push(ms);
    },
    timeouts: TIMEOUTS,
    ...options.deps,
  };
  const open = () => openMailCheck(deps, DOMAIN, { maxRecipients: options.maxRecipients ?? 9, deadline });
  const check = open();
  onTestFinished(async () => {
    await check.close();
    deadline.end();
  });
  return { check, open, memory, deps, slept, clock, deadline };
}

/** A scripted server and a check against it. */
export async function setUpScript(script: Script, options: SetUpOptions = {}) {
  const server = await startRawServer(script);
  onTestFinished(() => server.close());
  return { server, ...setUpCheck(server.port, options) };
}

export const at = (localPart: string) => `${localPart}@${DOMAIN}`;
