// From what came over the wire to what was heard of one recipient. Pure; knows nothing of the other recipients.
import { classifyReply, readsAsUnknownBesideAccepted } from './classify-reply.ts';
import { toReplyClass } from './mail-connection.ts';
import type { Heard } from './mailbox-answer.ts';
import type { ReplyClass } from './reply-class.ts';
import { readRetryHint } from './retry-hint.ts';
import type { WireAnswer } from './smtp-wire.ts';

/** Who was asked, where, when (epoch milliseconds), and as which recipient of the search. */
export type Asked = Pick<Heard, 'address' | 'host' | 'at' | 'turn'>;

export function hearReply(asked: Asked, answer: WireAnswer): Heard {
  if (!answer.ok) return hearVerdict(asked, toReplyClass(answer.fault));
  const { code, enhanced, text } = answer.reply;
  return {
    ...hearVerdict(asked, classifyReply(answer.reply, 'recipient')),
    code,
    enhanced,
    readsAsUnknown: readsAsUnknownBesideAccepted(answer.reply),
    retryAfterMs: readRetryHint(text),
  };
}

/** What is known without a reply's words. */
export function hearVerdict(asked: Asked, replyClass: ReplyClass): Heard {
  return {
    ...asked,
    replyClass,
    code: null,
    enhanced: null,
    remembered: false,
    isLikely: false,
    readsAsUnknown: false,
    retryAfterMs: null,
  };
}

/** Whether something was told of the mailbox. */
export function isDefinite(heard: Heard | null | undefined): boolean {
  return heard !== null && heard !== undefined && DEFINITE.has(heard.replyClass);
}

const DEFINITE: ReadonlySet<ReplyClass> = new Set<ReplyClass>([
  'accepted',
  'no_such_user',
  'disabled',
  'full',
]);
