// What of the memory still holds, and what goes into it. Knows ages; the port behind it knows the database.
import type { Clock } from '../deadline.ts';
import type { CatchAll, Heard } from './mailbox-answer.ts';
import type { MailMemory } from './memory.ts';
import { REPLY_CLASSES, type MailObstacle, type ReplyClass } from './reply-class.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a reply holds. A class that is not here says nothing of the mailbox and is asked again. */
const REPLY_HOLDS_MS: Partial<Record<ReplyClass, number>> = {
  accepted: 30 * DAY_MS,
  no_such_user: 7 * DAY_MS, // people are hired
  disabled: 7 * DAY_MS,
  full: DAY_MS,
};
const CATCH_ALL_HOLDS_MS = 30 * DAY_MS;
/** How long a server that refused us is left alone. Other obstacles may be gone at once. */
const OBSTACLE_HOLDS_MS: Partial<Record<ReplyClass, number>> = {
  policy_block: DAY_MS,
  rate_limited: HOUR_MS,
};

/** How long a server that has outlasted a search with its "later" is not waited for in the next. */
const GREYLISTING_HOLDS_MS = 7 * DAY_MS;
/** A tenant may close its edge to strangers one day, and then says the same to everyone. */
const UNKNOWN_REPLY_HOLDS_MS = 7 * DAY_MS;

type RecallDeps = { memory: MailMemory; now: Clock };

/** The replies that still hold, by address. */
export async function recallReplies(
  { memory, now }: RecallDeps,
  addresses: readonly string[],
): Promise<Map<string, Heard>> {
  const replies = await memory.recall(addresses, Math.max(...Object.values(REPLY_HOLDS_MS)));
  const holding = replies.filter((reply) => now() - reply.at <= (REPLY_HOLDS_MS[reply.replyClass] ?? -1));
  return new Map(
    holding.map((reply) => [
      reply.address,
      {
        ...reply,
        host: null,
        remembered: true,
        turn: 0,
        isLikely: false,
        readsAsUnknown: false,
        retryAfterMs: null,
      } satisfies Heard,
    ]),
  );
}

export type KnownDomain = {
  catchAll: CatchAll;
  /** Epoch milliseconds of that; null where nothing is known. */
  at: number | null;
  obstacle: ReplyClass | null;
  /** Its "later" is longer than a search. */
  outlastsSearch: boolean;
  /** Recipients that the server bears in one connection. */
  patience: number | null;
  /** The ambiguous refusal that means an unknown user here. */
  unknownReply: string | null;
};

const UNKNOWN_DOMAIN: KnownDomain = {
  catchAll: 'unknown',
  at: null,
  obstacle: null,
  outlastsSearch: false,
  patience: null,
  unknownReply: null,
};

/** What still holds of the domain as a whole. */
export async function recallDomain({ memory, now }: RecallDeps, domain: string): Promise<KnownDomain> {
  const known = await memory.recallDomain(domain, CATCH_ALL_HOLDS_MS);
  if (known === null) return UNKNOWN_DOMAIN;
  const holdsMs = known.obstacle === null ? undefined : OBSTACLE_HOLDS_MS[known.obstacle];
  const isHeld = holdsMs !== undefined && now() - known.at <= holdsMs;
  const { patience = null, unknownReply } = known;
  const isYoung = unknownReply !== undefined && now() - unknownReply.at <= UNKNOWN_REPLY_HOLDS_MS;
  return {
    catchAll: known.catchAll,
    at: known.at,
    outlastsSearch: known.obstacle === 'greylisted' && now() - known.at <= GREYLISTING_HOLDS_MS,
    obstacle: isHeld ? known.obstacle : null,
    patience,
    unknownReply: isYoung ? unknownReply.reply : null,
  };
}

/** What a search has learned of the domain as a whole. `unknownReply` only where this search has seen it told apart. */
export type LearnedDomain = {
  catchAll: CatchAll;
  obstacle: MailObstacle | null;
  patience: number | null;
  unknownReply: string | null;
};

/** Keeps what was said now, where anything was: of the candidates, and of the domain. */
export async function rememberReplies(
  { memory, now }: RecallDeps,
  domain: string,
  candidates: readonly Heard[],
  { catchAll, obstacle, patience, unknownReply }: LearnedDomain,
): Promise<void> {
  const replies = candidates
    .filter((heard) => !heard.remembered)
    .map(({ address, replyClass, code, enhanced, at }) => ({ address, replyClass, code, enhanced, at }));
  const kept = REPLY_CLASSES.find((replyClass) => replyClass === obstacle) ?? null;
  const isNew = catchAll !== 'unknown' || kept !== null || patience !== null;
  const verdict = {
    catchAll,
    obstacle: kept,
    at: now(),
    ...(patience === null ? {} : { patience }),
    ...(unknownReply === null ? {} : { unknownReply: { reply: unknownReply, at: now() } }),
  };
  if (replies.length > 0 || isNew) await memory.remember(domain, replies, isNew ? verdict : null);
}
