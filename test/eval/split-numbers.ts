// From the answers about one split and seed to the numbers of the table "how good".
import { hasSeveralHolders } from '../../src/engine/role.ts';
import type { Company, Decoy } from '../world/company.ts';
import { BEHAVIOURS } from '../world/mail/behaviours.ts';
import { isShownByMost, shownColleagues } from '../world/truth.ts';
import type { EngineUnderTest } from './ask-engine.ts';
import { isNamed } from './judge.ts';
import { percentile, share } from './metrics.ts';
import type { Asked } from './run.ts';
import { isAddressFirst, isKnowable, isPersonFirst, summarize } from './summary.ts';

/** A share with the questions or claims that it is of; null where there are none. */
export type Measured = { value: number | null; of: number };

export type SplitNumbers = Record<MeasureName, Measured>;

export const MEASURES = [
  'person',
  'addressTold',
  'addressShown',
  'shownAlike',
  'addressShownAlike',
  'addressPrinted',
  'precision90',
  'precision70',
  'calibrationError',
  'brier',
  'vacant',
  'outsiders',
  'gone',
  'misread',
  'coldP50',
  'coldP95',
  'p50',
  'p95',
  'pages',
  'recipients',
  'recipientsOfSeveral',
  'forbidden',
  'broken',
] as const;
export type MeasureName = (typeof MEASURES)[number];

const MS_PER_SECOND = 1_000;

/** Who never worked here: samples, animals, people of other firms. */
const OUTSIDERS: ReadonlySet<Decoy['kind']> = new Set<Decoy['kind']>([
  'placeholder',
  'joke',
  'testimonial',
  'adviser',
  'partner',
  'quoted',
  'namesake',
]);
/** Who did, or whom the site has taken out. */
const GONE: ReadonlySet<Decoy['kind']> = new Set<Decoy['kind']>(['former', 'stale', 'commented']);

export function splitNumbers(all: readonly Asked[], counts: { misread: number }): SplitNumbers {
  const summary = summarize(all);
  const recall = (some: readonly Asked[], isGood: (asked: Asked) => boolean): Measured => ({
    value: share(some.filter(isGood).length, some.length),
    of: some.length,
  });
  const count = (value: number): Measured => ({ value, of: all.length });
  const knowable = all.filter(isKnowable);
  const told = knowable.filter(
    ({ question }) => isTold(question.company) && question.truth.address !== 'derivable',
  );
  const shown = all.filter(isShownByColleague);
  const sure = (minimum: number) => summary.claims.filter(({ probability }) => probability >= minimum).length;
  // Each company's first search has nothing to remember.
  const first = new Map(all.toReversed().map((asked) => [asked.question.company.domain, asked]));
  const cold = [...first.values()].map(({ answer }) => answer.ms / MS_PER_SECOND);
  const recipients = (several: boolean) =>
    all
      .filter(({ question }) => hasSeveralHolders(question.role) === several)
      .map(({ watched }) => watched.recipients);
  return {
    person: recall(knowable, isPersonFirst),
    addressTold: recall(told, isAddressFirst),
    addressShown: recall(shown, isAddressFirst),
    shownAlike: recall(shown, isAlike),
    addressShownAlike: recall(shown.filter(isAlike), isAddressFirst),
    addressPrinted: recall(
      knowable.filter(({ question }) => !isTold(question.company) && question.truth.address === 'published'),
      isAddressFirst,
    ),
    precision90: { value: summary.precisionAt90, of: sure(0.9) },
    precision70: { value: summary.precisionAt70, of: sure(0.7) },
    calibrationError: { value: summary.calibrationError, of: summary.claims.length },
    brier: { value: summary.brier, of: summary.claims.length },
    vacant: { value: share(summary.falseFinds.length, summary.vacantAsked), of: summary.vacantAsked },
    outsiders: count(all.filter((asked) => namesDecoy(asked, OUTSIDERS)).length),
    gone: count(all.filter((asked) => namesDecoy(asked, GONE)).length),
    misread: count(counts.misread),
    coldP50: { value: percentile(cold, 0.5), of: cold.length },
    coldP95: { value: percentile(cold, 0.95), of: cold.length },
    p50: count(summary.seconds.p50 ?? 0),
    p95: count(summary.seconds.p95 ?? 0),
    pages: count(
      percentile(
        all.map(({ watched }) => watched.pages),
        1,
      ) ?? 0,
    ),
    recipients: count(percentile(recipients(false), 1) ?? 0),
    recipientsOfSeveral: count(percentile(recipients(true), 1) ?? 0),
    forbidden: count(all.reduce((sum, { watched }) => sum + watched.forbiddenCommands, 0)),
    broken: count(summary.violations.length),
  };
}

/** The mail server's answer is the truth about a mailbox. */
export function isTold(company: Company): boolean {
  return BEHAVIOURS[company.mail].truthful;
}

/** The server takes everything, the holder's own address is not printed, a colleague's is, and follows from the name. */
function isShownByColleague({ question: { company, truth } }: Asked): boolean {
  const isHeld = truth.state === 'filled' || truth.state === 'near';
  if (!isHeld || !truth.findable || truth.address === 'published' || company.mail !== 'catch-all')
    return false;
  return truth.holders.some(
    (holder) => holder.findable && shownColleagues(company, holder).some(({ guessable }) => guessable),
  );
}

/** Of these, those whose addresses the colleagues' do show. */
function isAlike({ question: { company, truth } }: Asked): boolean {
  return truth.holders.some((holder) => holder.findable && isShownByMost(company, holder));
}

function namesDecoy({ question, answer, judgements }: Asked, kinds: ReadonlySet<Decoy['kind']>): boolean {
  const decoys = question.company.decoys.filter(({ kind }) => kinds.has(kind));
  return answer.results.some(
    ({ name }, index) => judgements[index] === 'wrong person' && decoys.some((decoy) => isNamed(decoy, name)),
  );
}

/** Results that call an address refused whose mailbox is open. */
export function countMisreadRefusals(all: readonly Asked[]): number {
  return all
    .flatMap(({ question, answer }) =>
      answer.results.map((result) => ({ company: question.company, result })),
    )
    .filter(({ company, result }) => {
      const isOpen = openAddresses(company).includes(result.email.toLowerCase());
      return isOpen && result.verification?.state === 'refused';
    }).length;
}

/** Open mailboxes that the memory holds for unknown or closed. */
export async function countRememberedWrongly(
  engine: Pick<EngineUnderTest, 'recall'>,
  companies: readonly Company[],
): Promise<number> {
  let count = 0;
  for (const company of companies) {
    const replies = await engine.recall(openAddresses(company));
    count += replies.filter(
      ({ replyClass }) => replyClass === 'no_such_user' || replyClass === 'disabled',
    ).length;
  }
  return count;
}

function openAddresses({ people, mailDomain, roleAccounts }: Company): string[] {
  const boxes = people.filter(({ mailbox }) => mailbox === 'open');
  return [
    ...boxes.flatMap(({ email, alsoReachedAt }) => [email, ...alsoReachedAt]),
    ...roleAccounts.map((account) => `${account}@${mailDomain}`),
  ];
}
