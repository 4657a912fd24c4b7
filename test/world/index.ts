// A small internet on loopback: names, sites and mail servers of invented companies, and a log of what they were asked.
import type { Company } from './company.ts';
import { COMPANIES } from './companies/index.ts';
import { type HostRecords, startNameServer, type Zone } from './dns.ts';
import { emptyLog, type WorldLog } from './log.ts';
import type { MailTiming } from './mail/behaviours.ts';
import { type MailServers, startMail } from './mail/servers.ts';
import { startWeb } from './web.ts';

export type WorldOptions = {
  /** Before each page; 0 unless told. */
  pageDelayMs?: number;
  /** Before each mail reply; 0 unless told. */
  mailDelayMs?: number;
  companies?: readonly Company[];
  timing?: Partial<MailTiming>;
  /** 'one' puts all mail servers on 127.0.0.1, as on macOS; 'many' unless told. */
  mailAddresses?: 'one' | 'many';
  /** Epoch milliseconds, by which greylisting goes; the machine's clock unless told. */
  now?: () => number;
};

export type World = {
  /** What the service needs to live in this world. */
  settings: Record<string, string>;
  companies: readonly Company[];
  log: WorldLog;
  /** PEM of the certificate that every https site shows. */
  certificate: string;
  close(): Promise<void>;
};

const LOOPBACK = '127.0.0.1';
/** Nothing listens for mail there. */
const DEAD_ADDRESS = '127.0.0.254';
const DEFAULT_TIMING: MailTiming = {
  greylistMs: 2_500,
  slowMs: 700,
  recipientsBeforeLimit: 4,
  tarpitMs: 1_000,
};

export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const companies = options.companies ?? COMPANIES;
  const log = emptyLog();
  const web = await startWeb(
    companies.map((company) => ({
      domain: company.domain,
      shape: company.web,
      site: company.build(company),
    })),
    log,
    options.pageDelayMs ?? 0,
  );
  const mail = await startMail({
    log,
    timing: { ...DEFAULT_TIMING, ...options.timing },
    mailDelayMs: options.mailDelayMs ?? 0,
    domains: new Map(companies.map((company) => [company.mailDomain, mailDomain(company)])),
    addresses: options.mailAddresses ?? 'many',
    now: options.now ?? Date.now,
  });
  const names = await startNameServer(zonesOf(companies, mail));
  return {
    settings: {
      SVC_DNS_SERVERS: `${LOOPBACK}:${names.port}`,
      SVC_HTTP_PORT: String(web.httpPort),
      SVC_HTTPS_PORT: String(web.httpsPort),
      SVC_SMTP_PORT: String(mail.port),
      SVC_ALLOW_PRIVATE_NETWORK: 'true',
    },
    companies,
    log,
    certificate: web.certificate,
    async close() {
      await Promise.all([web.close(), mail.close(), names.close()]);
    },
  };
}

function mailDomain(company: Company) {
  const boxes = new Map<string, 'open' | 'full' | 'disabled'>([['postmaster', 'open']]);
  for (const account of company.roleAccounts) boxes.set(account, 'open');
  for (const person of company.people) {
    for (const address of [person.email, ...person.alsoReachedAt]) {
      boxes.set(address.split('@')[0] ?? '', person.mailbox);
    }
  }
  return { behaviour: company.mail, boxes };
}

function zonesOf(companies: readonly Company[], mail: MailServers): Map<string, Zone> {
  const zones = new Map<string, Zone>();
  for (const company of companies) {
    if (company.dns === 'nxdomain') continue;
    zones.set(company.domain, siteZone(company, mail));
    if (company.mailDomain !== company.domain) {
      zones.set(company.mailDomain, { state: 'ok', hosts: mailHosts(company, mail, company.mailDomain, []) });
    }
  }
  return zones;
}

function siteZone(company: Company, mail: MailServers): Zone {
  const states = { servfail: 'servfail', timeout: 'silent' } as const;
  const state = company.dns === 'servfail' || company.dns === 'timeout' ? states[company.dns] : 'ok';
  const hosts = mailHosts(company, mail, company.domain, [LOOPBACK]);
  hosts.set(`www.${company.domain}`, { a: [LOOPBACK], mx: [] });
  return { state, hosts };
}

function mailHosts(company: Company, mail: MailServers, name: string, a: string[]): Map<string, HostRecords> {
  const address = mail.addressOf(company.mail);
  const mx = (preference: number, label: string) => ({ preference, exchange: `${label}.${name}` });
  const lists: Partial<Record<Company['dns'], HostRecords['mx']>> = {
    'one-mx': [mx(10, 'mx1')],
    'several-mx': [mx(20, 'mx2'), mx(10, 'mx1'), mx(30, 'mx3')],
    'dead-first-mx': [mx(5, 'mx0'), mx(10, 'mx1')],
    'null-mx': [{ preference: 0, exchange: '.' }],
  };
  return new Map<string, HostRecords>([
    [name, { a, mx: lists[company.dns] ?? [] }],
    [`mx0.${name}`, { a: [DEAD_ADDRESS], mx: [] }],
    [`mx1.${name}`, { a: [address], mx: [] }],
    [`mx2.${name}`, { a: [address], mx: [] }],
    [`mx3.${name}`, { a: [address], mx: [] }],
  ]);
}
