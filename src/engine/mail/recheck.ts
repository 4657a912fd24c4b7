// Mailboxes that a greylisting server has put off, asked once more when it should know us: for the memory alone. Knows
// no queue and no search.
import { startDeadline } from '../deadline.ts';
import type { MailRecheck } from '../discovery.ts';
import { openMailCheck, type MailCheckDeps } from './mail-check.ts';
import type { CatchAll, MailboxAnswer } from './mailbox-answer.ts';
import type { MailMemory } from './memory.ts';
import type { MailObstacle, ReplyClass } from './reply-class.ts';

const RECHECK_DEADLINE_MS = 40_000;
const RECHECK_RECIPIENTS = 9;

/** The addresses that must be asked again, in their order; [] where nobody was put off, or the domain takes everybody. */
export function putOffAddresses(answers: readonly MailboxAnswer[], catchAll: CatchAll): string[] {
  const isSettled = answers.some(({ state }) => state === 'accepted') || catchAll === 'yes';
  const putOff = answers.filter(({ replyClass }) => replyClass === 'greylisted');
  return isSettled ? [] : putOff.map(({ address }) => address);
}

/**
 * Asks, and remembers what is better than what was known. Answers what is still put off, or null. Rejects where `signal`
 * aborts, and where the memory does.
 */
export async function askAgain(
  deps: MailCheckDeps,
  recheck: MailRecheck,
  signal: AbortSignal,
): Promise<MailRecheck | null> {
  const deadline = startDeadline(RECHECK_DEADLINE_MS, deps.now, signal);
  const mail = openMailCheck({ ...deps, memory: onlyBetter(deps.memory) }, recheck.mailDomain, {
    maxRecipients: RECHECK_RECIPIENTS,
    deadline,
    controlAddress: recheck.controlAddress,
    waitsForGreylist: false,
  });
  try {
    const people: MailRecheck['people'][number][] = [];
    for (const { name, addresses } of recheck.people) {
      const answers = await mail.check(addresses);
      const { catchAll, obstacle } = mail.summary();
      const left =
        obstacle !== null && NOT_NOW.has(obstacle)
          ? unaskedAddresses(answers)
          : putOffAddresses(answers, catchAll);
      if (left.length > 0) people.push({ name, addresses: left });
    }
    signal.throwIfAborted();
    return people.length === 0 ? null : { ...recheck, people };
  } finally {
    await mail.close();
    deadline.end();
  }
}

/** Nobody could be asked, for a reason that is ours and passes. */
const NOT_NOW: ReadonlySet<MailObstacle> = new Set<MailObstacle>(['port_closed', 'listed']);

function unaskedAddresses(answers: readonly MailboxAnswer[]): string[] {
  return answers.filter(({ state }) => state === 'unasked').map(({ address }) => address);
}

/** A later "not now" takes nothing away from what is known. */
function onlyBetter(memory: MailMemory): MailMemory {
  return {
    ...memory,
    async remember(domain, replies, verdict) {
      const better = replies.filter(({ replyClass }) => OF_A_MAILBOX.has(replyClass));
      const isWorthKeeping =
        verdict !== null &&
        (verdict.catchAll !== 'unknown' ||
          (verdict.obstacle !== null && REFUSALS_OF_US.has(verdict.obstacle)));
      if (better.length > 0 || isWorthKeeping)
        await memory.remember(domain, better, isWorthKeeping ? verdict : null);
    },
  };
}

const OF_A_MAILBOX: ReadonlySet<ReplyClass> = new Set<ReplyClass>([
  'accepted',
  'no_such_user',
  'disabled',
  'full',
]);
/** Kept, so that a server that will not have us is left alone. */
const REFUSALS_OF_US: ReadonlySet<ReplyClass> = new Set<ReplyClass>(['policy_block', 'rate_limited']);
