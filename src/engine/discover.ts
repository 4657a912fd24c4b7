// The line from a question to its answer: site → people → holders → addresses → verdict.
// Order and time only; every judgement lives with its noun. Knows no database, team or credit.
import { checkHolder } from './addresses/check-holder.ts';
import { readCompanyMail } from './addresses/company-mail.ts';
import type { CompanyMail } from './addresses/company-mail.ts';
import { isFreeMail } from './addresses/free-mail.ts';
import type { CrawlOutcome, OnPage } from './crawl/crawl.ts';
import { startDeadline } from './deadline.ts';
import type { Deadline } from './deadline.ts';
import type {
  Discover,
  DiscoverOptions,
  Discovery,
  EmptyReason,
  Find,
  Question,
  Usage,
} from './discovery.ts';
import { isEnough } from './is-enough.ts';
import type { MailCheck } from './mail/mail-check.ts';
import { makeFind } from './make-find.ts';
import type { PageFacts } from './mention.ts';
import { gatherPeople } from './people/gather.ts';
import { findHolders } from './people/holders.ts';
import type { Holder } from './people/person.ts';
import { hasSeveralHolders } from './role.ts';
import { scoreRole } from './score/role-score.ts';

/** Reading pages may take this much of a search of 30 s; a shorter search in proportion. */
const CRAWL_SLICE_MS = 11_000;
const CRAWL_SHARE = 0.45;
/** The mail check ends this much before the deadline, so that what was learned is still answered. */
const FINISH_RESERVE_MS = 1_500;

const ONE_HOLDER_RECIPIENTS = 9;
const SEVERAL_HOLDERS_RECIPIENTS = 15;

export type DiscoverDeps = {
  now: () => number;
  crawl(question: Question, deadline: Deadline, onPage: OnPage): Promise<CrawlOutcome>;
  openMailCheck(host: string, options: { maxRecipients: 9 | 15; deadline: Deadline }): MailCheck;
  /** Looks up where mail for the domain goes, so that the answer is there when it is needed. */
  warmMailRoute(domain: string, signal: AbortSignal): void;
};

/** The engine over these parts. Rejects with the signal's reason where `options.signal` aborts. */
export function createDiscover(deps: DiscoverDeps): Discover {
  return async (question, options) => {
    const deadline = startDeadline(options.deadlineMs, deps.now, options.signal);
    try {
      const discovery = await search(deps, question, options, deadline);
      options.signal.throwIfAborted();
      return discovery;
    } finally {
      deadline.end();
    }
  };
}

async function search(
  deps: DiscoverDeps,
  question: Question,
  options: DiscoverOptions,
  deadline: Deadline,
): Promise<Discovery> {
  deps.warmMailRoute(question.domain, deadline.signal);
  const pages: PageFacts[] = [];
  const slice = deadline.slice(Math.min(CRAWL_SLICE_MS, options.deadlineMs * CRAWL_SHARE));
  const site = await deps.crawl(question, slice, (facts, progress) => {
    pages.push(facts);
    return isEnough(pages, question.role, progress) ? 'stop' : 'continue';
  });
  options.signal.throwIfAborted();
  const usage: Usage = { requests: site.requests, pages: site.pages, recipients: 0, mailCommands: 0 };
  if (site.status === 'no_such_domain') return { outcome: 'no_such_domain', usage };

  const people = gatherPeople(pages, question.role, [
    ...site.companyNames,
    ...site.ownDomains.map(nameInDomain),
  ]);
  const holders = findHolders(people, question.role);
  if (holders.length === 0) return { outcome: 'empty', reason: reasonWithoutHolder(site, slice), usage };

  await options.onValidating();
  const companyMail = readCompanyMail(pages, people, site.ownDomains);
  // who has a mailbox at a provider is nobody's executive there, and no server is asked for the name
  if (isFreeMail(companyMail.host)) return { outcome: 'empty', reason: 'no_address', usage };
  const mail = deps.openMailCheck(companyMail.host, {
    maxRecipients: hasSeveralHolders(question.role) ? SEVERAL_HOLDERS_RECIPIENTS : ONE_HOLDER_RECIPIENTS,
    deadline: deadline.slice(Math.max(0, deadline.leftMs() - FINISH_RESERVE_MS)),
  });
  try {
    const checked = await checkHolders(deps, question, options, { holders, pages, companyMail, mail });
    const { obstacle, recipients, commands } = mail.summary();
    usage.recipients = recipients;
    usage.mailCommands = commands;
    if (obstacle === 'no_mx' || obstacle === 'null_mx') return { outcome: 'empty', reason: 'no_mx', usage };
    if (checked.finds.length > 0) return { outcome: 'found', finds: checked.finds, usage };
    return { outcome: 'empty', reason: checked.allSuppressed ? 'suppressed' : 'no_address', usage };
  } finally {
    await mail.close();
  }
}

async function checkHolders(
  deps: DiscoverDeps,
  question: Question,
  options: DiscoverOptions,
  found: { holders: Holder[]; pages: PageFacts[]; companyMail: CompanyMail; mail: MailCheck },
): Promise<{ finds: Find[]; allSuppressed: boolean }> {
  const { holders, pages, companyMail, mail } = found;
  const seen = [...companyMail.seen];
  const finds = new Map<string, Find>();
  let suppressed = 0;
  for (const holder of holders) {
    options.signal.throwIfAborted();
    const subject = { name: holder.person.name.display, domain: question.domain };
    const result = await checkHolder(
      {
        mail,
        printed: companyMail.printedOf(holder.person),
        isOfAnother: (address) => companyMail.isOfAnother(holder.person, address),
        host: companyMail.host,
        seen,
      },
      holder,
      (addresses) => options.suppressedAddresses({ ...subject, addresses }),
    );
    if (result.suppressed) suppressed += 1;
    const roleScore = scoreRole(holder, holders, question.role, deps.now());
    for (const checked of result.addresses) {
      const find = makeFind(holder, roleScore, checked, {
        pages,
        patternSeen: seen.length > 0,
        now: deps.now(),
      });
      // What the server confirmed for one holder is how the next one's address is likely made.
      if (checked.answer?.state === 'accepted' && checked.address.endsWith(`@${companyMail.host}`)) {
        seen.push({
          name: holder.person.name,
          localPart: checked.address.slice(0, -companyMail.host.length - 1),
        });
      }
      const rival = finds.get(checked.address);
      if (find !== null && (rival === undefined || rival.score < find.score)) finds.set(find.email, find);
    }
  }
  return {
    finds: [...finds.values()].sort((a, b) => b.score - a.score),
    allSuppressed: suppressed === holders.length,
  };
}

/** "acme-robotics.example" names its company too. */
function nameInDomain(domain: string): string {
  return (domain.split('.')[0] ?? '').replaceAll('-', ' ');
}

function reasonWithoutHolder(site: CrawlOutcome, slice: Deadline): EmptyReason {
  switch (site.status) {
    case 'robots_denied':
      return 'robots_denied';
    case 'parked':
      return 'parked';
    default:
      return slice.signal.aborted ? 'deadline' : 'no_such_role';
  }
}
