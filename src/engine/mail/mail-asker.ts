// Asks recipients one by one: keeps the connection, the budget and the manners. Draws no conclusion from the answers.
import type { Clock, Deadline } from '../deadline.ts';
import { classifyReply, holdsAddressAgainstUs, namesSender, type ReplyStage } from './classify-reply.ts';
import { hearReply, hearVerdict, isDefinite } from './hear-reply.ts';
import {
  connectMail,
  findMailTargets,
  toReplyClass,
  type MailConnectionDeps,
  type MailTarget,
} from './mail-connection.ts';
import type { CatchAll, Heard } from './mailbox-answer.ts';
import type { MailMemory } from './memory.ts';
import { findProvider, operatorOf, type Provider } from './providers.ts';
import type { MailObstacle, ReplyClass } from './reply-class.ts';
import { openSpending } from './recipient-spending.ts';
import { createServerPatience } from './server-patience.ts';
import type { SmtpSession } from './smtp-session.ts';
import type { WireAnswer, WireFault } from './smtp-wire.ts';

export type MailAskerDeps = MailConnectionDeps & {
  /** Our sender; '' is the empty one. */
  probeFrom: string;
  memory: MailMemory;
  now: Clock;
  /** Resolves after `ms`, and at once when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** Asked instead of the mail server while port 25 is closed, or our address listed. */
  verifier?: Verifier;
};

export type Verifier = {
  /** Null where it fails. */
  check(address: string, limits: { timeoutMs: number; signal: AbortSignal }): Promise<Verdict | null>;
};

/** What it learned; `catchAll` is 'unknown' where it could not tell. */
export type Verdict = { replyClass: ReplyClass; catchAll: CatchAll };

export type MailAsker = {
  /**
   * Asks one recipient, unless no more than `spare` may still be asked; null where it was not asked, for which see
   * `obstacle`.
   */
  ask(address: string, spare: number): Promise<Heard | null>;
  /** Finds who runs the domain's mail server; null where that is nobody of whom more is known. */
  findProvider(): Promise<Provider | null>;
  /** Connects and says our name, so that the first question need not wait for it. */
  greet(): Promise<void>;
  /** Stops all asking, for a reason that is known beforehand. */
  halt(obstacle: MailObstacle): void;
  isHalted(): boolean;
  /** Greylisted before a recipient could be named. */
  isPutOff(): boolean;
  /** Whether the server broke the protocol by now, so that none of its answers can be believed. */
  isGarbled(): boolean;
  obstacle(): MailObstacle | null;
  /** Recipients that the server bears in one connection, as far as it has shown; `bear` tells of an earlier search. */
  patience(): number | null;
  bear(patience: number): void;
  counts(): { recipients: number; commands: number };
  /** Hangs up politely; the next question connects again. */
  hangUp(): Promise<void>;
  /** Hangs up for good and gives back what is left of the day's budget. */
  close(): Promise<void>;
};

/** A verifier talks to the mail server as long as we would. */
const VERIFIER_TIMEOUT_MS = 8_000;
/** The first may be about that mailbox; the second is about us. */
const POLICY_BLOCKS_MAX = 2;
type Connection = {
  session: SmtpSession;
  target: MailTarget;
  recipients: number;
  /** Recipients of whose mailbox it has told something. */
  told: number;
  hasSender: boolean;
};

/** An asker for one search and one mail domain. Nothing is sent before the first question. */
export function createMailAsker(
  deps: MailAskerDeps,
  domain: string,
  { maxRecipients, deadline }: { maxRecipients: number; deadline: Deadline },
): MailAsker {
  let connection: Connection | null = null;
  let targets: readonly MailTarget[] | null = null;
  const spending = openSpending(deps.memory, domain, maxRecipients);
  /** The one that is used, and the empty one where a server will not have ours: it is never forged (RFC 5321 §4.5.5). */
  const senders = deps.probeFrom === '' ? [''] : [deps.probeFrom, ''];
  let obstacle: MailObstacle | null = null;
  let manner: 'asking' | 'put_off' | 'halted' = 'asking';
  /** We cannot ask, or should not, and somebody else can. */
  let verifier: Verifier | null = null;
  let garbled = false;
  let policyBlocks = 0;
  let recipients = 0;
  let commands = 0;
  const patience = createServerPatience(deps.sleep, deadline);

  function halt(reason: MailObstacle) {
    // Whoever has told of others before has nothing against us, but against so many.
    obstacle = reason === 'policy_block' && patience.hasRested() ? 'rate_limited' : reason;
    manner = 'halted';
  }

  function halted(fault: WireFault): ReplyClass {
    garbled ||= fault === 'not_smtp' || fault === 'out_of_step';
    connection = null;
    const replyClass = toReplyClass(fault);
    halt(replyClass);
    return replyClass;
  }

  async function hangUp() {
    await connection?.session.quit();
    connection = null;
    if (manner === 'put_off') manner = 'asking';
  }

  async function knownTargets(): Promise<readonly MailTarget[] | null> {
    if (targets !== null) return targets;
    const found = await findMailTargets(deps, domain, deadline.signal);
    if (typeof found === 'string') return stop(found);
    spending.isAt(found[0]?.host ?? domain);
    targets = found;
    return targets;
  }

  async function connected(): Promise<Connection | null> {
    if (connection !== null && connection.recipients < patience.most()) return connection;
    if (connection !== null && patience.shown() !== null && !(await patience.rest(hangUp)))
      return stop('no_budget');
    await hangUp();
    const open = await knownTargets();
    if (open === null) return null;
    const operator = operatorName(open[0]?.host ?? domain);
    const opened = await connectMail(deps, open, deadline, { operator, onCommand: () => (commands += 1) });
    if (opened.kind === 'obstacle') {
      const isNobodyAsked = deps.breaker.isOpen() || deps.listings.isOpen();
      if (!OURS.has(opened.obstacle) || deps.verifier === undefined || !isNobodyAsked)
        return stop(opened.obstacle);
      verifier = deps.verifier;
      return null;
    }
    targets = [opened.target]; // whoever answered once is asked again, nobody else
    spending.isAt(opened.target.host);
    connection = { session: opened.session, target: opened.target, recipients: 0, told: 0, hasSender: false };
    return connection;
  }

  /** Who runs the server; the domain stands for a company that does so itself. */
  function operatorName(host: string): string {
    return operatorOf(host, domain)?.name ?? domain;
  }

  /** What a reply says of our address, and what an answer says against that. */
  function noteListing(host: string, answer: WireAnswer, heard: Heard | null, stage: ReplyStage) {
    if (!answer.ok) return;
    if (isDefinite(heard)) deps.listings.told(operatorName(host));
    else if (holdsAddressAgainstUs(answer.reply, stage)) deps.listings.listed(operatorName(host));
  }

  /** Nobody can be asked: for this search, or until a greylisted client comes again. */
  function stop(reason: MailObstacle): null {
    halt(reason);
    if (reason === 'greylisted') manner = 'put_off';
    return null;
  }

  async function withSender(open: Connection): Promise<boolean> {
    if (open.hasSender) return true;
    const answer = await open.session.mailFrom(senders[0] ?? '');
    if (!answer.ok) {
      halted(answer.fault);
      return false;
    }
    if (answer.reply.code === 250) {
      open.hasSender = true;
      return true;
    }
    const replyClass = classifyReply(answer.reply, 'sender');
    if (senders.length > 1 && namesSender(answer.reply)) {
      senders.shift();
      return withSender(open);
    }
    noteListing(open.target.host, answer, null, 'sender');
    stop(replyClass === 'accepted' ? 'config_error' : replyClass);
    return false;
  }

  async function askVerifier(other: Verifier, address: string): Promise<Heard | null> {
    recipients += 1;
    const timeoutMs = Math.min(VERIFIER_TIMEOUT_MS, deadline.leftMs());
    const verdict = await other.check(address, { timeoutMs, signal: deadline.signal });
    if (verdict === null) return stop('port_closed');
    const { replyClass, catchAll } = verdict;
    const heard = hearVerdict({ address, host: null, at: deps.now(), turn: recipients }, replyClass);
    if (isDefinite(heard)) obstacle = obstacle === 'no_budget' ? obstacle : null;
    return { ...heard, byVerifier: { catchAll } };
  }

  /** Our sender is refused only now: Postfix keeps such refusals for the recipient (smtpd_delay_reject). */
  async function withOtherSender(open: Connection, answer: WireAnswer): Promise<boolean> {
    if (senders.length === 1 || !answer.ok || answer.reply.code < 400 || !namesSender(answer.reply))
      return false;
    senders.shift();
    open.hasSender = false;
    const reset = await open.session.reset();
    return reset.ok && reset.reply.code === 250;
  }

  /** A server that told of others in this connection and now hangs up, or refuses for their number. */
  function hasHadEnough(open: Connection, heard: Heard, answer: WireAnswer): boolean {
    if (open.told === 0) return false;
    if (!answer.ok) return answer.fault === 'closed' || answer.fault === 'timeout';
    return heard.code === 421 || ENOUGH.has(heard.replyClass);
  }

  /** What the answer asks of our manners. */
  async function heed(open: Connection, heard: Heard, answer: WireAnswer) {
    if (!answer.ok) halted(answer.fault);
    else if (heard.code === 421 || STOPPING.has(heard.replyClass)) halt(heard.replyClass);
    else if (isDefinite(heard)) obstacle = obstacle === 'no_budget' ? obstacle : null;
    else if (heard.replyClass === 'greylisted') obstacle = 'greylisted';
    else if (heard.replyClass === 'policy_block') {
      obstacle = 'policy_block';
      policyBlocks += 1;
      if (policyBlocks >= POLICY_BLOCKS_MAX) halt('policy_block');
    }
    if (!answer.ok || answer.reply.code >= 300) return;
    // Never two recipients of one message: a bounce has one, and servers refuse the second for that alone.
    open.hasSender = false;
    const reset = await open.session.reset();
    if (!reset.ok) halted(reset.fault);
    else if (reset.reply.code !== 250) halt('config_error');
  }

  /** Asks, in another connection or by another sender where the server will not have this one. */
  async function askServer(open: Connection, address: string, spare: number): Promise<Heard | null> {
    if (!(await withSender(open))) return null;
    const answer = await open.session.rcptTo(address);
    recipients += open.session.recipients() - open.recipients; // two, where it insisted on TLS only now
    open.recipients = open.session.recipients();
    const mayAgain = recipients + spare < maxRecipients;
    if (mayAgain && (await withOtherSender(open, answer))) return askAgain(address, spare);
    const asked = { address, host: open.target.host, at: deps.now(), turn: recipients };
    const heard = hearReply(asked, answer);
    noteListing(open.target.host, answer, heard, 'recipient');
    if (hasHadEnough(open, heard, answer)) {
      const takeBack = patience.hadEnoughAfter(open.recipients - 1);
      const again = mayAgain && (await patience.rest(hangUp)) ? await askAgain(address, spare) : undefined;
      // A rule of the house may be about that one mailbox: then it is said in another connection too.
      if (heard.replyClass === 'policy_block' && !isDefinite(again)) takeBack();
      if (again !== undefined) return again;
    }
    if (isDefinite(heard)) open.told += 1;
    await heed(open, heard, answer);
    return heard;
  }

  async function askAgain(address: string, spare: number): Promise<Heard | null> {
    if (deadline.leftMs() === 0) return stop('timeout');
    if (!(await spending.allows(recipients + spare + 1))) return stop('no_budget');
    const open = await connected();
    return open === null ? null : askServer(open, address, spare);
  }

  return {
    async ask(address, spare) {
      if (manner !== 'asking' || recipients + spare >= maxRecipients) return null;
      if ((await knownTargets()) === null) return null;
      if (!(await spending.allows(recipients + spare + 1))) {
        obstacle = 'no_budget'; // what is spared may still be asked
        return null;
      }
      if (deadline.leftMs() === 0) return stop('timeout');
      const open = verifier === null ? await connected() : null;
      if (verifier !== null) return askVerifier(verifier, address);
      return open === null ? null : askServer(open, address, spare);
    },
    async greet() {
      if (manner === 'asking' && deadline.leftMs() > 0 && (await spending.allows(1))) await connected();
    },
    async findProvider() {
      const [first] = (await knownTargets()) ?? [];
      return first === undefined ? null : findProvider(first.host);
    },
    halt,
    isHalted: () => manner === 'halted',
    isPutOff: () => manner === 'put_off',
    isGarbled() {
      // What came unasked since the last answer shows only here.
      const fault = connection?.session.fault();
      if (fault === 'out_of_step' || fault === 'not_smtp') halted(fault);
      return garbled;
    },
    obstacle: () => obstacle,
    patience: patience.shown,
    bear: patience.bears,
    counts: () => ({ recipients, commands }),
    hangUp,
    async close() {
      await hangUp();
      manner = 'halted';
      await spending.settle(recipients);
    },
  };
}

/** After these nothing more is asked in this search. */
const STOPPING: ReadonlySet<ReplyClass> = new Set<ReplyClass>(['rate_limited', 'config_error', 'timeout']);
/** Why we do not even connect. */
const OURS: ReadonlySet<MailObstacle> = new Set<MailObstacle>(['port_closed', 'listed']);
/** Said after other answers, these are about how many there were. */
const ENOUGH: ReadonlySet<ReplyClass> = new Set<ReplyClass>(['rate_limited', 'policy_block']);
