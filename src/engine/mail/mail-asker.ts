// Asks recipients one by one: keeps the connection, the budget and the manners. Draws no conclusion from the answers.
import type { Clock, Deadline } from '../deadline.ts';
import { classifyReply, readsAsUnknownBesideAccepted } from './classify-reply.ts';
import {
  connectMail,
  findMailTargets,
  toReplyClass,
  type MailConnectionDeps,
  type MailObstacle,
  type MailTarget,
} from './mail-connection.ts';
import type { CatchAll, Heard } from './mailbox-answer.ts';
import type { MailMemory } from './memory.ts';
import type { ReplyClass } from './reply-class.ts';
import type { SmtpSession } from './smtp-session.ts';
import type { WireAnswer, WireFault } from './smtp-wire.ts';

export type MailAskerDeps = MailConnectionDeps & {
  /** Our sender; '' is the empty one. */
  probeFrom: string;
  memory: MailMemory;
  now: Clock;
  /** Asked instead of the mail server while port 25 is closed. */
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
  /** Stops all asking, for a reason that is known beforehand. */
  halt(obstacle: MailObstacle): void;
  isHalted(): boolean;
  /** Greylisted before a recipient could be named. */
  isPutOff(): boolean;
  /** Whether the server broke the protocol by now, so that none of its answers can be believed. */
  isGarbled(): boolean;
  obstacle(): MailObstacle | null;
  counts(): { recipients: number; commands: number };
  /** Hangs up politely; the next question connects again. */
  hangUp(): Promise<void>;
  /** Hangs up for good and gives back what is left of the day's budget. */
  close(): Promise<void>;
};

/** Postfix slows down after 10 refusals and hangs up at 20: 8 candidates and a control. */
const CONNECTION_RECIPIENTS_MAX = 9;
/** A few at a time, so that searches of one domain at once share the day's budget instead of the first taking all. */
const RESERVE_AT_ONCE = 3;
/** A verifier talks to the mail server as long as we would. */
const VERIFIER_TIMEOUT_MS = 8_000;
/** The first may be about that mailbox; the second is about us. */
const POLICY_BLOCKS_MAX = 2;

type Connection = { session: SmtpSession; target: MailTarget; recipients: number; hasSender: boolean };

/** An asker for one search and one mail domain. Nothing is sent before the first question. */
export function createMailAsker(
  deps: MailAskerDeps,
  domain: string,
  { maxRecipients, deadline }: { maxRecipients: number; deadline: Deadline },
): MailAsker {
  let connection: Connection | null = null;
  let targets: readonly MailTarget[] | null = null;
  /** Recipients taken from the day's budget so far. */
  let reserved = 0;
  let obstacle: MailObstacle | null = null;
  let manner: 'asking' | 'put_off' | 'halted' = 'asking';
  /** Port 25 is closed, and somebody else can ask. */
  let verifier: Verifier | null = null;
  let garbled = false;
  let policyBlocks = 0;
  let recipients = 0;
  let commands = 0;

  function halt(reason: MailObstacle) {
    obstacle = reason;
    manner = 'halted';
  }

  function halted(fault: WireFault): ReplyClass {
    garbled ||= fault === 'not_smtp' || fault === 'out_of_step';
    connection = null;
    const replyClass = toReplyClass(fault);
    halt(replyClass);
    return replyClass;
  }

  async function hasBudgetFor(count: number): Promise<boolean> {
    while (reserved < count) {
      const wanted = Math.min(Math.max(RESERVE_AT_ONCE, count - reserved), maxRecipients - reserved);
      const got = await deps.memory.reserve(domain, wanted);
      if (got === 0) return false;
      reserved += got;
    }
    return true;
  }

  async function hangUp() {
    await connection?.session.quit();
    connection = null;
    if (manner === 'put_off') manner = 'asking';
  }

  async function connected(): Promise<Connection | null> {
    if (connection !== null && connection.recipients < CONNECTION_RECIPIENTS_MAX) return connection;
    await hangUp();
    if (targets === null) {
      const found = await findMailTargets(deps, domain, deadline.signal);
      if (typeof found === 'string') return stop(found);
      targets = found;
    }
    const opened = await connectMail(deps, targets, deadline, () => (commands += 1));
    if (opened.kind === 'obstacle') {
      if (opened.obstacle !== 'port_closed' || deps.verifier === undefined || !deps.breaker.isOpen())
        return stop(opened.obstacle);
      verifier = deps.verifier;
      return null;
    }
    targets = [opened.target]; // whoever answered once is asked again, nobody else
    connection = { session: opened.session, target: opened.target, recipients: 0, hasSender: false };
    return connection;
  }

  /** Nobody can be asked: for this search, or until a greylisted client comes again. */
  function stop(reason: MailObstacle): null {
    halt(reason);
    if (reason === 'greylisted') manner = 'put_off';
    return null;
  }

  async function withSender(open: Connection): Promise<boolean> {
    if (open.hasSender) return true;
    const answer = await open.session.mailFrom(deps.probeFrom);
    if (!answer.ok) {
      halted(answer.fault);
      return false;
    }
    if (answer.reply.code === 250) {
      open.hasSender = true;
      return true;
    }
    const replyClass = classifyReply(answer.reply, 'sender');
    stop(replyClass === 'accepted' ? 'config_error' : replyClass);
    return false;
  }

  async function askVerifier(other: Verifier, address: string): Promise<Heard | null> {
    recipients += 1;
    const timeoutMs = Math.min(VERIFIER_TIMEOUT_MS, deadline.leftMs());
    const verdict = await other.check(address, { timeoutMs, signal: deadline.signal });
    if (verdict === null) return stop('port_closed');
    const { replyClass, catchAll } = verdict;
    if (DEFINITE.has(replyClass)) obstacle = obstacle === 'no_budget' ? obstacle : null;
    return {
      address,
      replyClass,
      code: null,
      enhanced: null,
      host: null,
      at: deps.now(),
      remembered: false,
      turn: recipients,
      isLikely: false,
      readsAsUnknown: false,
      byVerifier: { catchAll },
    };
  }

  function toHeard(address: string, host: string, answer: WireAnswer): Heard {
    const said = { address, host, at: deps.now(), remembered: false, turn: recipients, isLikely: false };
    if (!answer.ok)
      return { ...said, replyClass: halted(answer.fault), code: null, enhanced: null, readsAsUnknown: false };
    const { code, enhanced } = answer.reply;
    const replyClass = classifyReply(answer.reply, 'recipient');
    return {
      ...said,
      replyClass,
      code,
      enhanced,
      readsAsUnknown: readsAsUnknownBesideAccepted(answer.reply),
    };
  }

  /** What the answer asks of our manners. */
  async function heed(open: Connection, heard: Heard) {
    if (heard.code === 421 || STOPPING.has(heard.replyClass)) halt(heard.replyClass);
    else if (DEFINITE.has(heard.replyClass)) obstacle = obstacle === 'no_budget' ? obstacle : null;
    else if (heard.replyClass === 'greylisted') obstacle = 'greylisted';
    else if (heard.replyClass === 'policy_block') {
      obstacle = 'policy_block';
      policyBlocks += 1;
      if (policyBlocks >= POLICY_BLOCKS_MAX) halt('policy_block');
    }
    if (heard.replyClass !== 'accepted') return;
    // Never two recipients of one message: a bounce has one, and servers refuse the second for that alone.
    open.hasSender = false;
    const answer = await open.session.reset();
    if (!answer.ok) halted(answer.fault);
    else if (answer.reply.code !== 250) halt('config_error');
  }

  return {
    async ask(address, spare) {
      if (manner !== 'asking' || recipients + spare >= maxRecipients) return null;
      if (!(await hasBudgetFor(recipients + spare + 1))) {
        obstacle = 'no_budget'; // what is spared may still be asked
        return null;
      }
      if (deadline.leftMs() === 0) return stop('timeout');
      const open = verifier === null ? await connected() : null;
      if (verifier !== null) return askVerifier(verifier, address);
      if (open === null || !(await withSender(open))) return null;
      recipients += 1;
      open.recipients += 1;
      const heard = toHeard(address, open.target.host, await open.session.rcptTo(address));
      await heed(open, heard);
      return heard;
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
    counts: () => ({ recipients, commands }),
    hangUp,
    async close() {
      await hangUp();
      const unused = reserved - recipients;
      reserved = recipients;
      manner = 'halted';
      if (unused > 0) await deps.memory.release(domain, unused);
    },
  };
}

const DEFINITE: ReadonlySet<ReplyClass> = new Set<ReplyClass>([
  'accepted',
  'no_such_user',
  'disabled',
  'full',
]);
/** After these nothing more is asked in this search. */
const STOPPING: ReadonlySet<ReplyClass> = new Set<ReplyClass>(['rate_limited', 'config_error', 'timeout']);
