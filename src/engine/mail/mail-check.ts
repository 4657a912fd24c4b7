// Asks the company's mail server which of a person's addresses it takes: in which order, when to stop, when the control
// goes, when to come again. The conversation is in mail-asker.ts, what follows from it in mailbox-answer.ts.
import type { Deadline } from '../deadline.ts';
import { isAskable, makeControlLocalPart, type Random } from './control-address.ts';
import { createMailAsker, type MailAskerDeps } from './mail-asker.ts';
import { recallDomain, recallReplies, rememberReplies } from './mail-recall.ts';
import {
  isTaken,
  judgeCatchAll,
  lastRefusal,
  learnUnknownReply,
  readTogether,
  replyKey,
  toAnswer,
  type CatchAll,
  type Heard,
  type MailboxAnswer,
} from './mailbox-answer.ts';
import type { Provider } from './providers.ts';
import type { MailObstacle } from './reply-class.ts';

export type MailCheckDeps = MailAskerDeps & {
  /** For the control's local part. */
  random: Random;
};

export type MailCheck = {
  /**
   * One person's candidates, likeliest first, without duplicates; an answer for each, in that order. Stops asking once
   * one is accepted. Call it for the next person when it has answered; never twice at once.
   */
  check(addresses: readonly string[]): Promise<MailboxAnswer[]>;
  /**
   * Connects and says our name while a search still reads, where nothing is remembered of the domain, so that the first
   * question need not wait for it. Asks nobody. Call it before `check`, or not at all.
   */
  greet(): Promise<void>;
  /** What is known of the domain by now, and what was spent. */
  summary(): MailSummary;
  /** The random recipient of this check, asked or not. */
  controlAddress: string;
  /** Hangs up and gives back the unused budget. Call it whatever happened. */
  close(): Promise<void>;
};

export type MailSummary = {
  catchAll: CatchAll;
  /** Why mailboxes could not be asked, or not all of them. */
  obstacle: MailObstacle | null;
  /** How long a server that says "later" wants us to stay away, where that is known. */
  retryAfterMs: number | null;
  /** RCPT commands sent. */
  recipients: number;
  /** All commands sent. */
  commands: number;
};

export type MailCheckOptions = {
  maxRecipients: 9 | 15;
  deadline: Deadline;
  /** Of an earlier check; a new one otherwise. */
  controlAddress?: string;
  /** Whether to come again within this check; true unless said otherwise. */
  waitsForGreylist?: boolean;
};

/** Candidates of one person that are made known to a greylisting server: they, the control, and they again are nine. */
const GREYLISTED_MAX = 4;
/** In a search: for a second name, or another form of it, that the server did not know before. */
const COMES_AGAIN_MAX = 2;
/** Before we come again to one that does not say when: some take whoever comes twice, others want minutes. */
const GREYLIST_WAIT_MIN_MS = 3_000;
const GREYLIST_WAIT_MAX_MS = 6_000;
/** For the questions after the wait. */
const GREYLIST_RETRY_MS = 3_000;
/** Beyond the time that a server names, whose clock ticks in seconds. */
const GREYLIST_MARGIN_MS = 500;
/** Proof of a mailbox that very likely exists is worth the shortest wait, where the search has this much left. */
const LIKELY_RETRY_LEFT_MS = 10_000;

/**
 * A check of the mailboxes of one mail domain (lower case, ASCII) for one search. At most `maxRecipients` recipients are
 * asked in all, the control among them; everything ends at the deadline. Throws only when the memory does.
 */
export function openMailCheck(deps: MailCheckDeps, mailDomain: string, options: MailCheckOptions): MailCheck {
  const { deadline } = options;
  const asker = createMailAsker(deps, mailDomain, options);
  const controlAddress = options.controlAddress ?? `${makeControlLocalPart(deps.random)}@${mailDomain}`;
  let catchAll: CatchAll = 'unknown';
  /** When an earlier search found that the domain takes everybody. */
  let catchAllSince: number | null = null;
  let control: Heard | null = null;
  let isRecalled = false;
  let isRemembered = false;
  let greeting: Promise<void> | null = null;
  let knownUnknownReply: string | null = null;
  let provider: Provider | null = null;
  let retryAfterMs: number | null = null;
  let comings = options.waitsForGreylist === false ? COMES_AGAIN_MAX : 0;
  /** A wait that did not help is not repeated. */
  let isVain = false;
  /** Greylists before it looks a mailbox up, so that "later" says nothing of one. */
  let putsOffEveryone = false;

  async function recallOnce() {
    if (isRecalled) return;
    isRecalled = true;
    const known = await recallDomain(deps, mailDomain);
    isRemembered = known.catchAll !== 'unknown' || known.patience !== null;
    catchAll = known.catchAll;
    catchAllSince = known.catchAll === 'yes' ? known.at : null;
    if (known.outlastsSearch) comings = COMES_AGAIN_MAX;
    knownUnknownReply = known.unknownReply;
    if (known.patience !== null) asker.bear(known.patience);
    if (known.obstacle !== null) asker.halt(known.obstacle);
  }

  async function greetOnce() {
    await recallOnce();
    if (isRemembered || asker.isHalted()) return;
    provider = await asker.findProvider();
    if (provider?.takesEveryone !== true && !asker.isHalted()) await asker.greet();
  }

  /** An ambiguous refusal that an earlier search has seen told apart. */
  function readByMemory(said: Heard): Heard {
    const isKnown = said.readsAsUnknown && replyKey(said) === knownUnknownReply;
    return isKnown ? { ...said, replyClass: 'no_such_user' } : said;
  }

  /** Asks; notes when a "later" may be over. */
  async function ask(address: string, spare: number): Promise<Heard | null> {
    const said = await asker.ask(address, spare);
    if (said?.replyClass === 'greylisted')
      retryAfterMs = larger(retryAfterMs, said.retryAfterMs ?? provider?.greylistMs ?? null);
    return said === null ? null : readByMemory(said);
  }

  /** Asks the candidates in order, then the control if it is needed; what was said lands in `heard`. */
  async function pass(addresses: readonly string[], heard: Map<string, Heard>, isAgain: boolean) {
    const firstTurn = asker.counts().recipients + 1;
    const introduced = mayIntroduce(options.maxRecipients - firstTurn + 1);
    let greylisted = 0;
    for (const address of addresses) {
      const before = heard.get(address);
      if (before !== undefined && !(isAgain && before.replyClass === 'greylisted')) {
        if (isTaken(before)) break;
        continue;
      }
      const said = await ask(address, catchAll === 'unknown' && isOpen(control) ? 1 : 0);
      if (said === null) break;
      heard.set(address, said.replyClass === 'greylisted' && before?.isLikely === true ? before : said);
      if (said.replyClass === 'no_such_user') {
        catchAll = 'no';
        putsOffEveryone ||= before?.replyClass === 'greylisted' && !before.isLikely;
      }
      if (catchAll === 'unknown' && said.byVerifier !== undefined) catchAll = said.byVerifier.catchAll;
      if (said.replyClass === 'greylisted') {
        greylisted += 1;
        isVain ||= before?.replyClass === 'greylisted';
      }
      const isLikelyFound = catchAll === 'no' && !putsOffEveryone;
      const isEnough = greylisted >= (isVain || isLikelyFound ? 1 : introduced);
      if (isTaken(said) || isEnough) break;
    }
    const said = [...heard.values()];
    // Something was taken and nobody refused as unknown (one such refusal already proves that the domain is no
    // catch-all), or a "later" must be told from a server that says so to everyone.
    const isPutOff = !putsOffEveryone && isLaterToTell(said, control, firstTurn);
    if (isPutOff || (catchAll === 'unknown' && isOpen(control) && said.some(isTaken))) {
      control = (await ask(controlAddress, 0)) ?? control;
      putsOffEveryone ||= control?.replyClass === 'greylisted';
      catchAll = judgeCatchAll([], readTogether(said, control).control, catchAll);
    }
    // Who knows some of us already, and greylists the rest, says nothing of a mailbox by telling them apart.
    if (putsOffEveryone) return;
    const refusedAt = lastRefusal(control === null ? said : [...said, control]);
    for (const one of said) if (isPutOffSince(one, firstTurn) && one.turn < refusedAt) one.isLikely = true;
  }

  /** How many to make known to a server that puts off all: each of them is asked again, in what is `left`. */
  function mayIntroduce(left: number): number {
    if (comings >= COMES_AGAIN_MAX) return GREYLISTED_MAX;
    const forAll = control === null ? left - 1 : left;
    return Math.min(GREYLISTED_MAX, Math.max(1, Math.floor(forAll / 2)));
  }

  /** Waits where coming again may help and there is time; answers whether to ask again. */
  async function waitOutGreylist(heard: readonly Heard[]): Promise<boolean> {
    if (comings >= COMES_AGAIN_MAX || isVain || asker.isHalted()) return false;
    const open = heard.some(isTaken) ? [control] : heard; // of an accepted one only the control can still be wanting
    if (!asker.isPutOff() && !open.some((one) => one?.replyClass === 'greylisted')) return false;
    const isLikelyFound = catchAll === 'no' && !putsOffEveryone;
    const waitMs = chooseWaitMs(deadline.leftMs(), isLikelyFound, retryAfterMs);
    if (waitMs === null) return false;
    comings += 1;
    await asker.hangUp();
    await deps.sleep(waitMs, deadline.signal);
    return true;
  }

  return {
    greet: () => (greeting ??= greetOnce()),
    async check(addresses) {
      const wasGreeted = greeting !== null;
      await greeting;
      greeting = null;
      await recallOnce();
      const askable = addresses.filter((address) => isAskable(address, mailDomain));
      const heard = catchAll === 'yes' ? new Map<string, Heard>() : await recallReplies(deps, askable);
      catchAll = judgeCatchAll([...heard.values()], null, catchAll);
      // what the greeting met is news to the memory
      const obstacle = wasGreeted ? null : asker.obstacle();
      const before = { catchAll, recipients: asker.counts().recipients, obstacle };
      const isSettled = () => catchAll === 'yes' || (catchAll === 'no' && [...heard.values()].some(isTaken));
      if (!isSettled() && !asker.isHalted()) {
        provider = await asker.findProvider();
        if (provider?.takesEveryone === true) catchAll = 'yes';
      }
      if (!isSettled()) {
        await pass(askable, heard, false);
        while (!isSettled() && (await waitOutGreylist([...heard.values()]))) await pass(askable, heard, true);
      }

      const read = asker.isGarbled()
        ? { candidates: withoutFresh([...heard.values()]), control: null }
        : readTogether([...heard.values()], control);
      control = read.control;
      catchAll = judgeCatchAll(read.candidates, control, asker.isGarbled() ? before.catchAll : catchAll);
      if (asker.counts().recipients > before.recipients || asker.obstacle() !== before.obstacle)
        await rememberReplies(deps, mailDomain, read.candidates, {
          catchAll,
          // of a "later", what is worth knowing is that a wait was in vain
          obstacle: asker.obstacle() === 'greylisted' && !isVain ? null : asker.obstacle(),
          patience: asker.patience(),
          unknownReply: learnUnknownReply(read.candidates, control, catchAll),
        });

      const readByAddress = new Map(read.candidates.map((one) => [one.address, one]));
      return addresses.map((address) =>
        toAnswer(address, readByAddress.get(address), {
          catchAll,
          catchAllSince,
          obstacle: asker.obstacle(),
        }),
      );
    },
    controlAddress,
    summary: () => ({ catchAll, obstacle: asker.obstacle(), retryAfterMs, ...asker.counts() }),
    async close() {
      await greeting;
      await asker.close();
    },
  };
}

/** Whether a "later" must still be told from a server that says so to everyone, which the control does. */
function isLaterToTell(heard: readonly Heard[], control: Heard | null, firstTurn: number): boolean {
  const refusedAt = lastRefusal(heard);
  const isPutOff = heard.some((one) => isPutOffSince(one, firstTurn) && one.turn > refusedAt);
  return isPutOff && control?.replyClass !== 'greylisted';
}

/** A refusal before the "later" proves nothing: a server that has had enough of us says "later" to everyone. */
function isPutOffSince(one: Heard, firstTurn: number): boolean {
  return one.replyClass === 'greylisted' && one.turn >= firstTurn;
}

/** Whether the control has still to tell something. */
function isOpen(control: Heard | null): boolean {
  return control === null || control.replyClass === 'greylisted';
}

/** How long to wait before coming again; null where it is not worth it. */
function chooseWaitMs(leftMs: number, isLikely: boolean, wantedMs: number | null): number | null {
  if (wantedMs !== null) {
    const waitMs = wantedMs + GREYLIST_MARGIN_MS;
    return leftMs >= waitMs + GREYLIST_RETRY_MS ? waitMs : null;
  }
  if (isLikely) return leftMs >= LIKELY_RETRY_LEFT_MS ? GREYLIST_WAIT_MIN_MS : null;
  if (leftMs < GREYLIST_WAIT_MIN_MS + GREYLIST_RETRY_MS) return null;
  return Math.min(GREYLIST_WAIT_MAX_MS, leftMs - GREYLIST_RETRY_MS);
}

function larger(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

/** A server that breaks the protocol may have answered another question than ours. */
function withoutFresh(heard: readonly Heard[]): Heard[] {
  return heard.map((one) =>
    one.remembered ? one : { ...one, replyClass: 'config_error', readsAsUnknown: false },
  );
}
