// One holder's addresses: what is printed, what can be derived, what the mail server says of them.
import type { Source } from '../discovery.ts';
import { rankCandidates } from '../local-parts/candidates.ts';
import { patternsOf } from '../local-parts/local-parts.ts';
import { patternPosterior, seenStyle } from '../local-parts/pattern-posterior.ts';
import { toldOf, type ToldOfPerson } from '../local-parts/told-patterns.ts';
import type { CompanySize, SeenAddress } from '../local-parts/pattern-posterior.ts';
import type { MailCheck } from '../mail/mail-check.ts';
import type { MailboxAnswer } from '../mail/mailbox-answer.ts';
import type { Holder } from '../people/person.ts';
import { scoreDerived, scorePublished } from '../score/mailbox-score.ts';
import type { MailboxScore } from '../score/mailbox-score.ts';

/** Of one person; where others may be the one, the first leaves them some of the recipients. */
const CANDIDATES_MAX = 8;
const CANDIDATES_BESIDE_RIVALS = 6;
const PRINTED_MAX = 2;

export type CheckedAddress = MailboxScore & {
  source: Source;
  answer: MailboxAnswer | null;
  printed: boolean;
};

export type HolderAddresses = {
  /** Best first; empty where nothing is left. */
  addresses: CheckedAddress[];
  /** Everything that could have been asked is suppressed. */
  suppressed: boolean;
  /** What the mail server said of each address that it was asked about, or could have been. */
  answers: readonly MailboxAnswer[];
};

/** Asks the mail server about the holder: printed addresses first, derived ones where those do not stand. */
export async function checkHolder(
  {
    mail,
    printed,
    isOfAnother,
    host,
    seen,
    house = { size: 'unknown', language: '' },
    told = [],
    shared = new Set(),
    hasRivals = false,
  }: {
    mail: Pick<MailCheck, 'check'>;
    printed: readonly string[];
    /** Addresses that are printed as somebody else's are no candidates. */
    isOfAnother(address: string): boolean;
    host: string;
    /** Addresses of colleagues that are known to be right. */
    seen: readonly SeenAddress[];
    house?: { size: CompanySize; language: string };
    /** What the mail server has told of others. */
    told?: readonly ToldOfPerson[];
    /** Local parts that colleagues' names make as well. */
    shared?: ReadonlySet<string>;
    /** Others may hold the role as well, and come after this one. */
    hasRivals?: boolean;
  },
  holder: Holder,
  suppressedOf: (addresses: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<HolderAddresses> {
  const ranked = rankCandidates(
    holder.person.name,
    patternPosterior(seen, { companySize: house.size, told }),
    2 * CANDIDATES_MAX,
    seenStyle(seen, house.language),
    shared,
  );
  const shown = new Set(seen.flatMap(({ name, localPart }) => patternsOf(name, localPart)));
  const allDerived = ranked
    .map(({ localPart, pattern, probability }) => ({
      address: `${localPart}@${host}`,
      pattern,
      probability,
      isShown: shown.has(pattern),
    }))
    .filter(({ address }) => !isOfAnother(address));
  const most = hasRivals ? CANDIDATES_BESIDE_RIVALS : CANDIDATES_MAX;
  const derived = allDerived.slice(0, most);
  const all = [...new Set([...printed, ...allDerived.map((candidate) => candidate.address)])];
  const suppressed = await suppressedOf(all);
  if (suppressed.size === all.length && all.length > 0)
    return { addresses: [], suppressed: true, answers: [] };
  const askPrinted = printed.filter((address) => !suppressed.has(address)).slice(0, PRINTED_MAX);
  const askable = (candidates: typeof derived) =>
    candidates.filter(({ address }) => !suppressed.has(address));

  const answers = new Map<string, MailboxAnswer>();
  const ask = async (addresses: readonly string[]) => {
    for (const answer of await mail.check(addresses)) answers.set(answer.address, answer);
  };
  const toChecked = (score: MailboxScore, isPrinted: boolean): CheckedAddress => ({
    ...score,
    source: sourceOf(answers.get(score.address), isPrinted),
    answer: answers.get(score.address) ?? null,
    printed: isPrinted,
  });

  if (askPrinted.length > 0) await ask(askPrinted);
  const published = askPrinted.map((address) => scorePublished(address, answers));
  const standing = published.filter(({ address }) => answers.get(address)?.state !== 'refused');
  if (standing.length > 0) {
    const best = standing.reduce((a, b) => (b.probability > a.probability ? b : a));
    return { addresses: [toChecked(best, true)], suppressed: false, answers: [...answers.values()] };
  }
  const asked = askable(derived);
  const askRest = async () => {
    const unasked = asked.filter(({ address }) => !answers.has(address));
    if (unasked.length > 0) await ask(unasked.map(({ address }) => address));
  };
  await askRest();
  // Whom an earlier search has asked about in vain is asked about further: these cost the server nothing.
  if (asked.length > 0 && asked.every(({ address }) => isKnownRefusal(answers.get(address)))) {
    asked.push(...askable(allDerived.slice(most)));
    await askRest();
  }
  const score = scoreDerived(asked, answers);
  // However surely colleagues show the pattern: what the server refuses as unknown is nobody's address.
  const isRefused = score !== null && answers.get(score.address)?.state === 'refused';
  return {
    addresses: score === null || isRefused ? [] : [toChecked(score, false)],
    suppressed: false,
    answers: [...answers.values()],
  };
}

/** What the mail server has told of the way in which the holder's address is made; null for nothing. */
export function toldOfHolder(
  holder: Holder,
  host: string,
  answers: readonly MailboxAnswer[],
): ToldOfPerson | null {
  const localParts = (isSo: (answer: MailboxAnswer) => boolean) =>
    answers
      .filter((answer) => answer.address.endsWith(`@${host}`) && isSo(answer))
      .map(({ address }) => address.slice(0, -host.length - 1));
  return toldOf(holder.person.name, {
    taken: localParts(({ state }) => state === 'accepted'),
    refused: localParts(({ replyClass }) => replyClass === 'no_such_user'),
  });
}

function isKnownRefusal(answer: MailboxAnswer | undefined): boolean {
  return answer?.state === 'refused' && answer.remembered;
}

function sourceOf(answer: MailboxAnswer | undefined, printed: boolean): Source {
  if (answer?.state === 'accepted') return 'verified';
  return printed ? 'published' : 'pattern';
}
