// What the mail check says of one address, and how it follows from what the server said of all of them. Pure.
import type { MailObstacle, ReplyClass } from './reply-class.ts';

/**
 * - accepted: the server takes mail for it and refuses unknown recipients (a full mailbox too: replyClass 'full')
 * - likely: greylisted, while an unknown recipient was refused outright right after
 * - refused: no such user, or the mailbox is disabled
 * - catch_all: the domain accepts everything, so that its word says nothing; asked or not
 * - unclear: asked, and the answer says nothing of the mailbox; replyClass 'accepted' where nobody could tell
 *   whether the domain accepts everything
 * - unasked: nobody was asked
 */
export type MailboxState = 'accepted' | 'likely' | 'refused' | 'catch_all' | 'unasked' | 'unclear';

export type MailboxAnswer = {
  address: string;
  state: MailboxState;
  replyClass: ReplyClass | null;
  /** SMTP reply code. */
  code: number | null;
  enhanced: string | null;
  /** The MX host that said so; null where nobody was asked or the answer was remembered. */
  host: string | null;
  /** Epoch milliseconds at which it was said. */
  at: number | null;
  /** Said in an earlier search. */
  remembered: boolean;
  /** A verifier asked the server for us. */
  byVerifier?: true;
  /** Why nobody was asked, where there was a reason. */
  obstacle?: MailObstacle;
};

export type CatchAll = 'yes' | 'no' | 'unknown';

/** What the server said of one recipient. */
export type Heard = {
  address: string;
  replyClass: ReplyClass;
  code: number | null;
  enhanced: string | null;
  host: string | null;
  at: number;
  remembered: boolean;
  /** Which recipient of the search it was, from 1; 0 where remembered. */
  turn: number;
  /** Greylisted, and an unknown recipient was refused outright right after. */
  isLikely: boolean;
  /** A refusal that means an unknown user only beside an accepted recipient. */
  readsAsUnknown: boolean;
  /** A server that says "later": how long it wants us to stay away, where its words tell. */
  retryAfterMs: number | null;
  /** A verifier said so in the server's place: with what it knows of the domain. */
  byVerifier?: { catchAll: CatchAll };
};

/** Mail for this address is taken, whoever reads it: a full mailbox is one. */
export function isTaken(heard: Heard): boolean {
  return heard.replyClass === 'accepted' || heard.replyClass === 'full';
}

/**
 * The candidates' and the control's replies, each read in the light of the others: where one candidate was accepted and
 * the control was not, an ambiguous refusal like the control's is "no such user" (Microsoft 365's 5.4.1). A control that
 * was read so once stays so.
 */
export function readTogether(
  candidates: readonly Heard[],
  control: Heard | null,
): { candidates: Heard[]; control: Heard | null } {
  const isContrast =
    control?.readsAsUnknown === true &&
    (control.replyClass === 'no_such_user' ||
      candidates.some((heard) => isTaken(heard) && !heard.remembered));
  const read = (heard: Heard): Heard =>
    isContrast && heard.readsAsUnknown && heard.code === control.code && heard.enhanced === control.enhanced
      ? { ...heard, replyClass: 'no_such_user' }
      : heard;
  return { candidates: candidates.map(read), control: control === null ? null : read(control) };
}

/**
 * The ambiguous refusal that has shown what it means: said of the control, or beside one that a domain known to refuse
 * strangers has taken; null where none has.
 */
export function learnUnknownReply(
  candidates: readonly Heard[],
  control: Heard | null,
  catchAll: CatchAll,
): string | null {
  if (catchAll !== 'no' || !candidates.some((heard) => isTaken(heard) && !heard.remembered)) return null;
  const told = [...(control === null ? [] : [control]), ...candidates].find((heard) => heard.readsAsUnknown);
  return told === undefined ? null : replyKey(told);
}

/** By which an ambiguous refusal is known again: "550 5.4.1". */
export function replyKey({ code, enhanced }: Pick<Heard, 'code' | 'enhanced'>): string {
  return `${code ?? ''} ${enhanced ?? ''}`.trim();
}

/** The last turn in which the server refused somebody as unknown; 0 for never. */
export function lastRefusal(heard: readonly Heard[]): number {
  return Math.max(0, ...heard.filter((one) => one.replyClass === 'no_such_user').map((one) => one.turn));
}

/** Whether the domain accepts every recipient; `known` is what was known before these replies, and stays. */
export function judgeCatchAll(
  candidates: readonly Heard[],
  control: Heard | null,
  known: CatchAll,
): CatchAll {
  if (known !== 'unknown') return known;
  if (candidates.some((heard) => heard.replyClass === 'no_such_user')) return 'no';
  if (control?.replyClass === 'no_such_user') return 'no';
  if (control !== null && isTaken(control)) return 'yes';
  return known;
}

/**
 * The answer for one address, from what was heard of it and of the domain. `catchAllSince`: when an earlier search found
 * that the domain takes everybody (epoch milliseconds).
 */
export function toAnswer(
  address: string,
  heard: Heard | undefined,
  {
    catchAll,
    catchAllSince = null,
    obstacle,
  }: { catchAll: CatchAll; catchAllSince?: number | null; obstacle: MailObstacle | null },
): MailboxAnswer {
  if (heard === undefined) {
    const state = catchAll === 'yes' ? 'catch_all' : 'unasked';
    return {
      address,
      state,
      replyClass: null,
      code: null,
      enhanced: null,
      host: null,
      at: catchAllSince,
      remembered: catchAllSince !== null,
      ...(state === 'unasked' && obstacle !== null ? { obstacle } : {}),
    };
  }
  const { replyClass, code, enhanced, host, at, remembered } = heard;
  return {
    address,
    state: toState(heard, catchAll),
    replyClass,
    code,
    enhanced,
    host,
    at,
    remembered,
    ...(heard.byVerifier === undefined ? {} : { byVerifier: true }),
  };
}

function toState(heard: Heard, catchAll: CatchAll): MailboxState {
  if (isTaken(heard)) return WHEN_TAKEN[catchAll];
  if (heard.replyClass === 'no_such_user' || heard.replyClass === 'disabled') return 'refused';
  return heard.isLikely ? 'likely' : 'unclear';
}

const WHEN_TAKEN: Record<CatchAll, MailboxState> = { yes: 'catch_all', no: 'accepted', unknown: 'unclear' };
