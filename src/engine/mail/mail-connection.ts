// Finds a mail server of a domain that may be connected to, and connects. Knows nothing of recipients, memory or budgets.
import { isAllowedAddress } from '../../http/address-guard.ts';
import type { Deadline } from '../deadline.ts';
import type { MailBreaker } from './breaker.ts';
import { classifyReply, holdsAddressAgainstUs } from './classify-reply.ts';
import type { ListingBreaker } from './listing-breaker.ts';
import type { MailObstacle, ReplyClass } from './reply-class.ts';
import { openSmtpSession, type SmtpSession, type SmtpTimeouts } from './smtp-session.ts';
import type { WireFault } from './smtp-wire.ts';

/** Where a domain's mail goes (RFC 5321 §5.1, RFC 7505); hosts best first. */
export type MailRoute =
  | { kind: 'mx'; hosts: readonly { host: string }[] }
  | { kind: 'implicit'; host: string }
  | { kind: 'null_mx' }
  | { kind: 'no_such_domain' }
  | { kind: 'failed' };

export type HostAddresses =
  | { kind: 'addresses'; addresses: readonly string[] }
  | { kind: 'no_such_name' | 'no_address' | 'failed' };

export type MailConnectionDeps = {
  mailRoute(domain: string, signal: AbortSignal): Promise<MailRoute>;
  addresses(host: string, signal: AbortSignal): Promise<HostAddresses>;
  breaker: MailBreaker;
  listings: ListingBreaker;
  /** Whether private and loopback addresses may be connected to. */
  allowPrivateNetwork: boolean;
  /** 25, unless the operator says otherwise. */
  smtpPort: number;
  /** The name that we give in EHLO: a fully qualified one. */
  heloName: string;
  timeouts?: SmtpTimeouts;
};

/** An address of a mail server that once answered or may be tried. */
export type MailTarget = { host: string; address: string };

export type ConnectedMail =
  | { kind: 'connected'; session: SmtpSession; target: MailTarget }
  | { kind: 'obstacle'; obstacle: MailObstacle };

/** A third host is seldom another machine, and each one costs a connection's wait. */
const TARGETS_MAX = 2;

/** The addresses to try, at most two, best first: of two hosts, or of the only one. */
export async function findMailTargets(
  deps: MailConnectionDeps,
  domain: string,
  signal: AbortSignal,
): Promise<MailTarget[] | MailObstacle> {
  const route = await deps.mailRoute(domain, signal);
  if (route.kind === 'null_mx') return 'null_mx';
  if (route.kind === 'no_such_domain') return 'no_mx';
  if (route.kind === 'failed') return 'unknown';
  const hosts = (route.kind === 'mx' ? route.hosts.map(({ host }) => host) : [route.host]).slice(
    0,
    TARGETS_MAX,
  );
  if (hosts.length === 0) return 'no_mx';
  const found = await Promise.all(hosts.map((host) => deps.addresses(host, signal)));
  const byHost = found.map((answer, at) =>
    (answer.kind === 'addresses' ? answer.addresses : [])
      .filter((address) => isAllowedAddress(address, deps.allowPrivateNetwork))
      .sort((a, b) => Number(a.includes(':')) - Number(b.includes(':'))) // few machines have a way out over IPv6
      .map((address) => ({ host: hosts[at] ?? '', address })),
  );
  const targets = [...byHost.flatMap((own) => own.slice(0, 1)), ...byHost.flatMap((own) => own.slice(1))];
  if (targets.length > 0) return targets.slice(0, TARGETS_MAX);
  if (found.some((answer) => answer.kind === 'addresses')) return 'config_error'; // an MX inside somebody's network
  return found.some((answer) => answer.kind === 'failed') ? 'unknown' : 'no_mx';
}

/**
 * A session with the first target that answers. Only one that nobody answered at is left for the next: a server that
 * turned us away or hung up has answered for its domain.
 */
export async function connectMail(
  deps: MailConnectionDeps,
  targets: readonly MailTarget[],
  deadline: Deadline,
  { operator, onCommand }: { operator: string; onCommand(): void },
): Promise<ConnectedMail> {
  if (deps.listings.isOpen()) return { kind: 'obstacle', obstacle: 'listed' };
  for (const target of targets) {
    if (deps.breaker.isOpen()) break;
    const opened = await openSmtpSession(
      { ...target, port: deps.smtpPort, heloName: deps.heloName },
      deadline,
      deps.timeouts,
      onCommand,
    );
    if (opened.kind !== 'unreached') {
      deps.breaker.reached();
      if (opened.kind === 'open') return { kind: 'connected', session: opened.session, target };
      if (opened.kind === 'broken') return { kind: 'obstacle', obstacle: toReplyClass(opened.fault) };
      if (holdsAddressAgainstUs(opened.reply, 'greeting')) deps.listings.listed(operator);
      return { kind: 'obstacle', obstacle: classifyReply(opened.reply, 'greeting') };
    }
    if (opened.fault === 'timeout') deps.breaker.timedOut(target.host);
    if (opened.fault === 'deadline') return { kind: 'obstacle', obstacle: 'timeout' };
  }
  return { kind: 'obstacle', obstacle: 'port_closed' };
}

/** What an end without a reply means: never anything of a mailbox. */
export function toReplyClass(fault: WireFault): ReplyClass {
  return FAULT_CLASSES[fault];
}

const FAULT_CLASSES: Record<WireFault, ReplyClass> = {
  timeout: 'timeout',
  deadline: 'timeout',
  closed: 'unknown',
  not_smtp: 'config_error',
  out_of_step: 'config_error',
};
