// What one SMTP reply means for us: the first fitting row of the table. Knows no connection and nothing of other replies.
import type { ReplyClass } from './reply-class.ts';
import { REPLY_ROWS, type ReplyRow } from './reply-rows.ts';
import { readWords } from './reply-words.ts';
import type { SmtpReply } from './smtp-reply.ts';

/** What the reply answers: our connection or name, our sender, or a recipient. */
export type ReplyStage = 'greeting' | 'sender' | 'recipient';

/**
 * The class of a reply; 'unknown' where no row fits. At a stage before the recipient nothing can be said of a mailbox,
 * whatever the words: a refusal there is about us.
 */
export function classifyReply(reply: SmtpReply, stage: ReplyStage): ReplyClass {
  const replyClass = findReplyRow(reply)?.means ?? 'unknown';
  if (stage === 'recipient' || reply.code < 400) return replyClass;
  if (reply.code < 500) return ABOUT_A_MAILBOX.has(replyClass) ? 'unknown' : replyClass;
  return ABOUT_A_MAILBOX.has(replyClass) || replyClass === 'unknown' ? 'policy_block' : replyClass;
}

/**
 * Whether this refusal of a recipient reads as "unknown user" once the same server has accepted another recipient of
 * the domain. Alone it says nothing: a server that keeps us out may answer the same to everyone.
 */
export function readsAsUnknownBesideAccepted(reply: SmtpReply): boolean {
  return findReplyRow(reply)?.orUnknownUser === true;
}

/**
 * Whether our own address is why: on a list, or not wanted. A server that refuses at its greeting knows no more of us
 * than that.
 */
export function holdsAddressAgainstUs(reply: SmtpReply, stage: ReplyStage): boolean {
  if (findReplyRow(reply)?.listed === true) return true;
  return stage === 'greeting' && reply.code >= 500 && classifyReply(reply, stage) === 'policy_block';
}

/** Whether the refusal names our sender, whatever else it says. */
export function namesSender(reply: SmtpReply): boolean {
  return findReplyRow(reply)?.aboutSender === true;
}

/** The row that decides, or null. */
export function findReplyRow(reply: SmtpReply): ReplyRow | null {
  const code = String(reply.code);
  const { words, places } = readWords(reply.text);
  const fits = (row: ReplyRow) =>
    row.code.test(code) &&
    (row.enhanced === undefined || (reply.enhanced !== null && row.enhanced.test(reply.enhanced))) &&
    (row.places === undefined || row.places.test(places)) &&
    (row.words === undefined || row.words.test(words));
  return REPLY_ROWS.find(fits) ?? null;
}

const ABOUT_A_MAILBOX: ReadonlySet<ReplyClass> = new Set<ReplyClass>(['no_such_user', 'disabled', 'full']);
