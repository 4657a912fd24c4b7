// Puts the engine together from the settings: names, guarded fetch, crawler, page reader, mail check.
import { availableParallelism } from 'node:os';
import { setTimeout as sleepFor } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { createGuardedFetch } from '../http/guarded-fetch.ts';
import type { GuardedFetch } from '../http/guarded-fetch.ts';
import { crawlSite } from '../engine/crawl/crawl.ts';
import type { CrawlDeps } from '../engine/crawl/crawl.ts';
import { createSiteMemory } from '../engine/crawl/site-memory.ts';
import { createDiscover } from '../engine/discover.ts';
import type { Discover, MailRecheck } from '../engine/discovery.ts';
import { createDns } from '../engine/dns/index.ts';
import type { Dns } from '../engine/dns/index.ts';
import { createMailBreaker } from '../engine/mail/breaker.ts';
import type { BreakerHealth } from '../engine/mail/breaker.ts';
import { createListingBreaker } from '../engine/mail/listing-breaker.ts';
import type { ListingHealth } from '../engine/mail/listing-breaker.ts';
import { createPatternMemory } from '../engine/local-parts/told-patterns.ts';
import { openMailCheck } from '../engine/mail/mail-check.ts';
import type { MailCheckDeps } from '../engine/mail/mail-check.ts';
import type { MailMemory } from '../engine/mail/memory.ts';
import { askAgain } from '../engine/mail/recheck.ts';
import { openProseReader } from '../engine/prose/prose-reader.ts';
import { createReader } from '../engine/readings/reader.ts';
import { warmUp } from '../engine/warm-up.ts';
import { openNamedServices } from './named-services.ts';
import type { NamedServicesConfig, NamedServicesHealth, OnServiceRest } from './named-services.ts';

const DNS_TIMEOUT_MS = 4_000;
/** One core is the service's own. */
const READING_THREADS = Math.min(2, Math.max(1, availableParallelism() - 1));

export type EngineConfig = Pick<
  Config,
  'dnsServers' | 'ports' | 'allowPrivateNetwork' | 'heloName' | 'probeFrom' | 'publicUrl'
> &
  NamedServicesConfig;

/** Every address of a host, no promise about them; none where nothing is known. */
export type Lookup = (host: string, signal: AbortSignal) => Promise<string[]>;

export type MailHealth = { port: BreakerHealth; listing: ListingHealth };

/** No mail server is asked until then (epoch milliseconds). */
export type OnMailRest = (rest: { why: 'port_closed' | 'listed'; until: number }) => void;

export type Engine = {
  discover: Discover;
  lookup: Lookup;
  /** Asks a greylisting server again, for the memory alone; answers what is still put off, or null. */
  askMailAgain(recheck: MailRecheck, signal: AbortSignal): Promise<MailRecheck | null>;
  /** The guarded fetch, for whatever else comes from outside. */
  fetch: GuardedFetch;
  /** Before the first search, so that it holds nobody up. */
  warmUp(): Promise<void>;
  /** Whether mail servers can be reached at all, and whether they hold our address against us. */
  mailHealth(): MailHealth;
  /** How the services do that the operator has named. */
  servicesHealth(): NamedServicesHealth;
  close(): Promise<void>;
};

export function createEngine(
  config: EngineConfig,
  memory: MailMemory,
  now: () => number,
  onServiceRest: OnServiceRest = () => {},
  onMailRest: OnMailRest = () => {},
): Engine {
  const dns = openDns(config, now);
  const lookup = lookupOver(dns);
  const fetch = createGuardedFetch({
    lookup,
    allowPrivateNetwork: config.allowPrivateNetwork,
    ports: config.ports,
    userAgent: `Mozilla/5.0 (compatible; svc-bot/1.0; +${config.publicUrl}/docs)`,
    now,
  });
  const reader = createReader({ threads: READING_THREADS });
  const breaker = createMailBreaker(now, (until) => onMailRest({ why: 'port_closed', until }));
  const listings = createListingBreaker(now, (until) => onMailRest({ why: 'listed', until }));
  const services = openNamedServices(config, now, onServiceRest);
  const { llm, webSearch, verifier } = services;
  const mailDeps: MailCheckDeps = {
    async mailRoute(domain, signal) {
      const route = await dns.mailRoute(domain, signal);
      return route.kind === 'no_mail_host' ? { kind: 'no_such_domain' } : route;
    },
    addresses: dns.addresses,
    breaker,
    listings,
    allowPrivateNetwork: config.allowPrivateNetwork,
    smtpPort: config.ports.smtp,
    heloName: config.heloName,
    probeFrom: config.probeFrom,
    memory,
    now,
    random: Math.random,
    sleep: (ms, signal) => sleepFor(ms, undefined, { signal }).catch(() => {}), // an abort ends the wait, no more
    ...(verifier === null ? {} : { verifier }),
  };
  const sites = createSiteMemory(now);
  const crawlDeps: CrawlDeps = {
    fetch,
    dns,
    read: reader.read,
    sites,
    now,
    withLines: llm !== null,
    ...(webSearch === null ? {} : { webSearch }),
  };
  const discover = createDiscover({
    now,
    patterns: createPatternMemory(now),
    read: reader.read,
    crawl: (question, limits, onPage) => crawlSite(crawlDeps, question, limits, onPage),
    openMailCheck: (host, options) => openMailCheck(mailDeps, host, options),
    mailRoute: dns.mailRoute,
    ...(llm === null
      ? {}
      : { openProseReader: (question, deadline) => openProseReader({ llm, now }, question, deadline) }),
  });
  return {
    discover,
    lookup,
    askMailAgain: (recheck, signal) => askAgain(mailDeps, recheck, signal),
    fetch,
    async warmUp() {
      reader.prepare();
      await warmUp();
    },
    mailHealth: () => ({ port: breaker.health(), listing: listings.health() }),
    servicesHealth: () => services.health(),
    async close() {
      await reader.close();
      await fetch.close();
      await services.close();
      dns.close();
    },
  };
}

export function openDns(config: Pick<Config, 'dnsServers'>, now: () => number): Dns {
  return createDns({ servers: config.dnsServers, now, timeoutMs: DNS_TIMEOUT_MS });
}

export function lookupOver(dns: Pick<Dns, 'addresses'>): Lookup {
  return async (host, signal) => {
    const answer = await dns.addresses(host, signal);
    return answer.kind === 'addresses' ? answer.addresses : [];
  };
}
