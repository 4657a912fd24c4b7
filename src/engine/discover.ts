// The line from a question to its answer: site → people → holders → addresses → verdict.
// Order and time only; every judgement lives with its noun. Knows no database, team or credit.
import { checkHolder, toldOfHolder } from './addresses/check-holder.ts';
import { type AskRoute, hostThatTakesMail, provenByMail } from './addresses/mail-domain.ts';
import { isProvider } from './addresses/free-mail.ts';
import type { CrawlOutcome, OnPage } from './crawl/crawl.ts';
import { startDeadline } from './deadline.ts';
import type { Deadline } from './deadline.ts';
import type {
  Discover,
  DiscoverOptions,
  Discovery,
  EmptyReason,
  Find,
  MailRecheck,
  Question,
  Usage,
} from './discovery.ts';
import { createMailAhead, type MailAhead } from './mail-ahead.ts';
import type { PatternMemory } from './local-parts/told-patterns.ts';
import type { MailCheck } from './mail/mail-check.ts';
import { putOffAddresses } from './mail/recheck.ts';
import { makeFind } from './make-find.ts';
import type { PageFacts } from './mention.ts';
import { fitInto } from './page-room.ts';
import type { PeopleFacts } from './people/person.ts';
import { isSettled, namesHolder } from './prose/is-settled.ts';
import type { ProseReader } from './prose/prose-reader.ts';
import type { CompanyReading, SitePages } from './read-company.ts';
import type { Read } from './readings/readings.ts';
import { personKey } from './names/person-key.ts';
import { hasSeveralHolders } from './role.ts';
import { capOf } from './score/cap.ts';
import { scoreRole } from './score/role-score.ts';
import { SCORE_MIN } from './score/weights.ts';

/** Reading pages may take this much of a search of 30 s; a shorter search in proportion. */
const CRAWL_SLICE_MS = 11_000;
const CRAWL_SHARE = 0.45;
/** So may knowing who holds the role, a language model included. */
const PEOPLE_SLICE_MS = 13_000;
const PEOPLE_SHARE = 0.5;
/** The mail check ends this much before the deadline, so that what was learned is still answered. */
const FINISH_RESERVE_MS = 1_500;

const ONE_HOLDER_RECIPIENTS = 9;
const SEVERAL_HOLDERS_RECIPIENTS = 15;

export type DiscoverDeps = {
  now: () => number;
  /** What mail servers have told of how companies make addresses. */
  patterns: PatternMemory;
  read: Read;
  /** `wantsLeads` says whether a web search for more pages could still help. */
  crawl(
    question: Question,
    limits: { deadline: Deadline; wantsLeads(): boolean },
    onPage: OnPage,
  ): Promise<CrawlOutcome>;
  openMailCheck(host: string, options: { maxRecipients: 9 | 15; deadline: Deadline }): MailCheck;
  /** Reads prose that our rules do not, where there is a language model. */
  openProseReader?: (question: Question, deadline: Deadline) => ProseReader;
  /** Where mail for the domain goes; asked early, so that the answer is there when it is needed. */
  mailRoute: AskRoute;
};

/** The engine over these parts. Rejects with the signal's reason where `options.signal` aborts. */
export function createDiscover(deps: DiscoverDeps): Discover {
  return async (question, options) => {
    const deadline = startDeadline(options.deadlineMs, deps.now, options.signal);
    const peopleMs = Math.min(PEOPLE_SLICE_MS, options.deadlineMs * PEOPLE_SHARE);
    const prose = deps.openProseReader?.(question, deadline.slice(peopleMs)) ?? null;
    const pages: PageFacts[] = [];
    const ahead = openMailAhead(deps, question, deadline, pages);
    try {
      const discovery = await search(deps, question, options, { deadline, prose, ahead, pages });
      options.signal.throwIfAborted();
      return discovery;
    } finally {
      prose?.close();
      await ahead.close();
      deadline.end();
    }
  };
}

/** `pages` are those read by the time it greets. */
function openMailAhead(
  deps: DiscoverDeps,
  question: Question,
  deadline: Deadline,
  pages: readonly PageFacts[],
): MailAhead {
  const several = hasSeveralHolders(question.role);
  const maxRecipients = several ? SEVERAL_HOLDERS_RECIPIENTS : ONE_HOLDER_RECIPIENTS;
  const own = { companyNames: [nameInDomain(question.domain)], ownDomains: [question.domain] };
  return createMailAhead({
    readCompany: () => deps.read('company', sitePages(pages, question, own), deadline.signal),
    mailRoute: deps.mailRoute,
    openMailCheck: (host, ends) => deps.openMailCheck(host, { maxRecipients, deadline: ends }),
    deadline: deadline.slice(Math.max(0, deadline.leftMs() - FINISH_RESERVE_MS)),
    now: deps.now,
  });
}

type Under = { deadline: Deadline; prose: ProseReader | null; ahead: MailAhead; pages: PageFacts[] };

async function search(
  deps: DiscoverDeps,
  question: Question,
  options: DiscoverOptions,
  { deadline, prose, ahead, pages }: Under,
): Promise<Discovery> {
  void deps.mailRoute(question.domain, deadline.signal);
  const looked = { pages: 0, isNamed: false };
  const wantsLeads = () => {
    for (const page of pages.slice(looked.pages)) looked.isNamed ||= namesHolder(page, question.role);
    looked.pages = pages.length;
    return !looked.isNamed;
  };
  const slice = deadline.slice(Math.min(CRAWL_SLICE_MS, options.deadlineMs * CRAWL_SHARE));
  const site = await deps.crawl(question, { deadline: slice, wantsLeads }, async (facts) => {
    pages.push(fitInto(pages, facts));
    const soFar = { pages: pages.map(peopleFactsOf), role: question.role };
    if ((await deps.read('enough', soFar, slice.signal)) === true) return 'stop';
    if (!wantsLeads()) ahead.greet();
    else if (prose !== null) prose.beside(pages);
    return 'continue';
  });
  options.signal.throwIfAborted();
  const usage: Usage = { requests: site.requests, pages: site.pages, recipients: 0, mailCommands: 0 };
  if (site.status === 'no_such_domain') return { outcome: 'no_such_domain', usage };

  const company = await readPeople({ deps, prose, question, site, deadline }, pages);
  options.signal.throwIfAborted();
  if (company === null) return { outcome: 'empty', reason: 'deadline', usage };
  if (company.holders.length === 0)
    return { outcome: 'empty', reason: reasonWithoutHolder(site, slice), usage };

  await options.onValidating();
  // who has a mailbox at a provider is nobody's executive there, and no server is asked for the name
  const [likeliest = question.domain, ...others] = company.hosts;
  company.host = await hostThatTakesMail(deps.mailRoute, [likeliest, ...others], deadline.signal);
  if (isProvider(company.host)) return { outcome: 'empty', reason: 'no_address', usage };
  const mail = ahead.take(company.host);
  try {
    const checked = await checkHolders(deps, question, options, { company, pages, mail });
    const { obstacle, retryAfterMs, recipients, commands, catchAll } = mail.summary();
    options.watch?.onMail?.({ host: company.host, catchAll, obstacle });
    usage.recipients = recipients;
    usage.mailCommands = commands;
    if (obstacle === 'no_mx' || obstacle === 'null_mx') return { outcome: 'empty', reason: 'no_mx', usage };
    const putOff =
      checked.putOff.length === 0
        ? {}
        : {
            putOff: {
              domain: question.domain,
              mailDomain: company.host,
              controlAddress: mail.controlAddress,
              people: checked.putOff,
              ...(retryAfterMs === null ? {} : { retryAfterMs }),
            },
          };
    if (checked.finds.length > 0) return { outcome: 'found', finds: checked.finds, usage, ...putOff };
    return {
      outcome: 'empty',
      reason: checked.allSuppressed ? 'suppressed' : 'no_address',
      usage,
      ...putOff,
    };
  } finally {
    await mail.close();
  }
}

/** Who holds the role, by the rules; where they leave it open, with what a language model points at in `pages`. */
async function readPeople(
  search: {
    deps: DiscoverDeps;
    prose: ProseReader | null;
    question: Question;
    site: CrawlOutcome;
    deadline: Deadline;
  },
  pages: PageFacts[],
): Promise<CompanyReading | null> {
  const { deps, prose, site, deadline } = search;
  const { role } = search.question;
  const companyNames = [...site.companyNames, ...site.ownDomains.map(nameInDomain)];
  const readWith = (ownDomains: readonly string[]) =>
    deps.read('company', sitePages(pages, search.question, { companyNames, ownDomains }), deadline.signal);
  const read = async () => {
    const company = await readWith(site.ownDomains);
    if (company === null || company.holders.length === 0) return company;
    const proven = await provenByMail(deps.mailRoute, search.question.domain, company.kin, deadline.signal);
    return proven.length === 0 ? company : await readWith([...site.ownDomains, ...proven]);
  };
  const company = await read();
  if (prose === null || company === null || isSettled(company.holders, role, deps.now())) return company;
  const pointedAt = await prose.finish(pages, companyNames);
  if (pointedAt === null) return company;
  pages.splice(0, pages.length, ...pointedAt);
  return (await read()) ?? company;
}

async function checkHolders(
  deps: DiscoverDeps,
  question: Question,
  options: DiscoverOptions,
  found: { company: CompanyReading; pages: PageFacts[]; mail: MailCheck },
): Promise<{ finds: Find[]; allSuppressed: boolean; putOff: MailRecheck['people'] }> {
  const { company, pages, mail } = found;
  const { holders, host, owners } = company;
  const seen = [...company.seen];
  /** Whose addresses are seen: what the server has told of them is no second piece of evidence. */
  const known = new Set(company.seen.map(({ name }) => personKey(name.display)));
  const finds = new Map<string, Find>();
  let suppressed = 0;
  const putOff: MailRecheck['people'][number][] = [];
  for (const [index, holder] of holders.entries()) {
    options.signal.throwIfAborted();
    const subject = { name: holder.person.name.display, domain: question.domain };
    const key = personKey(subject.name);
    const result = await checkHolder(
      {
        mail,
        printed: company.printed[index] ?? [],
        isOfAnother: (address) => (owners.get(address) ?? index) !== index,
        host,
        seen,
        house: company.house,
        shared: company.shared[index] ?? new Set(),
        told: deps.patterns.recall(host, new Set([...known, key])),
        hasRivals: index === 0 && holders.slice(1).some(({ fit }) => fit === holder.fit),
      },
      holder,
      (addresses) => options.suppressedAddresses({ ...subject, addresses }),
    );
    if (result.suppressed) suppressed += 1;
    const told = toldOfHolder(holder, host, result.answers);
    if (told !== null) deps.patterns.remember(host, key, told);
    const left = putOffAddresses(result.answers, mail.summary().catchAll);
    if (left.length > 0) putOff.push({ name: subject.name, addresses: left });
    for (const checked of result.addresses) {
      const { role } = question;
      const roleScore = scoreRole(holder, { role, rivals: holders, now: deps.now(), sign: checked.sign });
      const find = makeFind(holder, roleScore, checked, {
        pages,
        patternSeen: seen.length > 0,
        now: deps.now(),
      });
      // What the server confirmed for one holder is how the next one's address is likely made.
      if (checked.answer?.state === 'accepted' && checked.address.endsWith(`@${host}`)) {
        seen.push({
          name: holder.person.name,
          localPart: checked.address.slice(0, -host.length - 1),
        });
        known.add(key);
      }
      const isReturned = find.score >= SCORE_MIN;
      const basis = { role: roleScore.features, mailbox: checked.basis, cap: capOf(holder, checked) };
      options.watch?.onConsidered?.({ find, isReturned, basis });
      const rival = finds.get(checked.address);
      if (isReturned && (rival === undefined || rival.score < find.score)) finds.set(find.email, find);
    }
  }
  return {
    finds: [...finds.values()].sort((a, b) => b.score - a.score),
    allSuppressed: suppressed === holders.length,
    putOff,
  };
}

function sitePages(
  pages: readonly PageFacts[],
  { role }: Question,
  own: Pick<SitePages, 'companyNames' | 'ownDomains'>,
): SitePages {
  return { pages: pages.map(peopleFactsOf), role, ...own, printed: printedOn(pages) };
}

/** Of a page, what tells its people: the rest would only be copied. */
function peopleFactsOf(page: PageFacts): PeopleFacts {
  const { url, fetchedAt, kind, language, mentions, companyNames, parked, placeholder } = page;
  return { url, fetchedAt, kind, language, mentions, companyNames, parked, placeholder };
}

function printedOn(pages: readonly PageFacts[]): string[] {
  const usable = pages.filter((page) => !page.placeholder && !page.parked);
  return [...new Set(usable.flatMap(({ addresses }) => addresses.map(({ address }) => address)))];
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
