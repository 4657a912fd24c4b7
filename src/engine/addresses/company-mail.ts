// Which addresses are the company's own, whose they are, and at which host its people receive mail.
import { registrableDomain } from '../domain.ts';
import { isRoleMailbox } from '../local-parts/role-mailbox.ts';
import { localPartsOf, patternsOf, seenForms } from '../local-parts/local-parts.ts';
import { SHORT_PATTERNS } from '../local-parts/patterns.ts';
import { ruleOf, seenByRule } from '../local-parts/rule-address.ts';
import type { PersonName } from '../names/person-name.ts';
import { nameAgreement } from '../names/same-person.ts';
import type { Person } from '../people/person.ts';
import { isFreeMail, isProvider } from './free-mail.ts';

export type CompanyMail = {
  /** The host at which derived addresses are made: the one at which most of its people's printed addresses stand. */
  host: string;
  /** All hosts of the company's printed addresses, and its own domains: the likeliest first. */
  hosts: string[];
  /** Domains at which the site prints addresses of its people, and that nothing on it proves its own. */
  kin: string[];
  /** Name and local part of people whose own address is printed: as many as tell the pattern. */
  seen: { name: PersonName; localPart: string }[];
  /** A person's printed addresses on the company's own domains, the likeliest first. */
  printedOf(person: Person): string[];
  /** Own printed addresses that are one person's, and whose. */
  owners: ReadonlyMap<string, Person>;
  /** Local parts of the person's that a colleague's name makes as well. */
  sharedBy(person: Person): Set<string>;
};

/** More of them would only cost time: the pattern's probability hardly moves after a dozen. */
const SEEN_MAX = 60;
/** More would be a list of partners. */
const KIN_MAX = 3;

/** `addresses` are printed anywhere; `ownDomains` are the asked domain and what proved to be the same company. */
export function readCompanyMail(
  addresses: readonly string[],
  people: readonly Person[],
  ownDomains: readonly string[],
): CompanyMail {
  const [asked = ''] = ownDomains;
  const own = new Set(ownDomains);
  const printed = new Set(addresses);
  for (const person of people) for (const address of person.emails) printed.add(address);
  for (const address of printed) {
    const domain = domainOf(address);
    if (isSameName(domain, asked)) own.add(domain);
  }
  for (const domain of staffDomains(people, own)) if (beginAlike(domain, asked)) own.add(domain);
  for (const domain of officeDomains(printed, own, asked)) own.add(domain);
  for (const domain of own)
    if (domain === asked ? isProvider(domain) : isFreeMail(domain)) own.delete(domain);
  const ours = [...printed].filter((address) => own.has(domainOf(address)));
  const rules = new Set(ours.map((address) => ruleOf(localPartOf(address))).filter((rule) => rule !== null));
  // many addresses and many people must not cost their product
  const byLocalPart = indexed(people, ({ name }) => tellingLocalParts(name));
  const owners = ownersOf(ours, people, byLocalPart);
  const hosts = hostsOf(ours, owners, asked);
  const seen = [...owners]
    .slice(0, SEEN_MAX)
    .map(([address, person]) => ({ name: person.name, localPart: localPartOf(address) }));
  for (const rule of rules) seen.push(...seenByRule(rule));
  return {
    host: hosts[0] ?? asked,
    hosts: [...new Set([...hosts, ...own])],
    kin: kinOf(people, own),
    seen,
    printedOf: (person) => {
      const addresses = [...owners].filter(([, owner]) => owner === person).map(([address]) => address);
      const explained = (address: string) =>
        patternsOf(person.name, localPartOf(address)).length > 0 ? 0 : 1;
      return addresses.sort((a, b) => explained(a) - explained(b));
    },
    owners,
    sharedBy: (person) => {
      const shared = new Set<string>();
      for (const localPart of likelyLocalParts(person))
        for (const other of [...(byLocalPart.get(localPart) ?? [])].slice(0, NAMESAKES_MAX))
          if (isAnother(other, person) && likelyLocalParts(other).has(localPart)) shared.add(localPart);
      return shared;
    },
  };
}

/** "A. Vell" may be Ada Vell. */
function isAnother(other: Person, person: Person): boolean {
  return other !== person && nameAgreement(other.name, person.name) === 'different';
}

/** More people who could have one address make it no likelier to be anybody's. */
const NAMESAKES_MAX = 4;
/** Of a pattern, the share from which on a form is one that a company may well have chosen. */
const LIKELY_SHARE = 0.3;

function likelyLocalParts({ name }: Person): Set<string> {
  const likely = localPartsOf(name).filter(({ weight }) => weight >= LIKELY_SHARE);
  return new Set(likely.map(({ localPart }) => localPart));
}

export function hostOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

export function localPartOf(address: string): string {
  return address.slice(0, address.lastIndexOf('@'));
}

function domainOf(address: string): string {
  return registrableDomain(hostOf(address)) ?? '';
}

/** acme.com and acme.io carry one name: a site that prints addresses of the other means itself. */
function isSameName(domain: string, asked: string): boolean {
  const [name = ''] = domain.split('.');
  return name.length >= 4 && name === asked.split('.')[0];
}

/** Staff whose addresses show that the company mails from a domain of another name. */
const STAFF_MIN = 2;
const COMMON_START_MIN = 5;

/**
 * A site may mail from another domain than its own: people's addresses stand there beside them, made of their names, and
 * none stands at the site's own. It is the company's where two do and the domains begin alike, or where one does and the
 * name servers say so.
 */
function staffDomains(people: readonly Person[], own: ReadonlySet<string>, least = STAFF_MIN): string[] {
  const staff = new Map<string, Set<Person>>();
  for (const person of people) {
    for (const address of person.emails) {
      const domain = domainOf(address);
      if (own.has(domain)) return [];
      if (domain === '' || patternsOf(person.name, localPartOf(address)).length === 0) continue;
      staff.set(domain, (staff.get(domain) ?? new Set()).add(person));
    }
  }
  return [...staff].filter(([, persons]) => persons.size >= least).map(([domain]) => domain);
}

function beginAlike(domain: string, asked: string): boolean {
  let common = 0;
  while (common < asked.length && domain[common] === asked[common]) common += 1;
  return common >= COMMON_START_MIN;
}

/**
 * Nor must they be people: where no address stands at the site's own domain, and its office's stands at one whose name
 * is the site's and a word more ("acme-mail", "acmeworks"), that is where the company mails from. Not so a group's, which
 * is another company.
 */
function officeDomains(printed: ReadonlySet<string>, own: ReadonlySet<string>, asked: string): string[] {
  const [name = ''] = asked.split('.');
  const domains = new Set<string>();
  for (const address of printed) {
    const domain = domainOf(address);
    if (own.has(domain)) return [];
    const [label = ''] = domain.split('.');
    const isLonger = name.length >= COMMON_START_MIN && label.startsWith(name) && !isFreeMail(domain);
    if (isLonger && !GROUP_WORDS.test(label.slice(name.length)) && isRoleMailbox(localPartOf(address)))
      domains.add(domain);
  }
  return domains.size === 1 ? [...domains] : [];
}

const GROUP_WORDS =
  /group|gruppe|gruppo|grupo|groupe|groep|gruppen|konzern|holding|global|international|world|partner|agency|agentur|media|design|web|invest|capital|ventures/;

/** What only the name servers could prove. A web agency's or a host's office is printed on a customer's site as well. */
function kinOf(people: readonly Person[], own: ReadonlySet<string>): string[] {
  return staffDomains(people, own, 1)
    .filter((domain) => !isFreeMail(domain))
    .slice(0, KIN_MAX);
}

/**
 * Each own address and the one person whose it is: printed beside that person alone, or made of that person's name.
 * A shared mailbox, or one that stands beside one person and is made of another's name, is nobody's or the other's.
 */
function ownersOf(
  addresses: readonly string[],
  people: readonly Person[],
  byLocalPart: ReadonlyMap<string, ReadonlySet<Person>>,
): Map<string, Person> {
  const owners = new Map<string, Person>();
  const byAddress = indexed(people, ({ emails }) => emails);
  for (const address of addresses) {
    const localPart = localPartOf(address);
    if (isRoleMailbox(localPart) || ruleOf(localPart) !== null) continue;
    const beside = [...(byAddress.get(address) ?? [])];
    const named = [...new Set(seenForms(localPart).flatMap((form) => [...(byLocalPart.get(form) ?? [])]))];
    const both = beside.filter((person) => named.includes(person));
    const [owner, second] = both.length > 0 ? both : named.length > 0 ? named : beside;
    if (owner !== undefined && second === undefined) owners.set(address, owner);
  }
  return owners;
}

/** A stranger's mailbox, or a team's, is easily spelled like three letters of a name. */
function tellingLocalParts(name: PersonName): string[] {
  const telling = localPartsOf(name).filter(({ pattern }) => !SHORT_PATTERNS.has(pattern));
  return telling.map(({ localPart }) => localPart);
}

function indexed(
  people: readonly Person[],
  keysOf: (person: Person) => readonly string[],
): ReadonlyMap<string, ReadonlySet<Person>> {
  const index = new Map<string, Set<Person>>();
  for (const person of people)
    for (const key of keysOf(person)) index.set(key, (index.get(key) ?? new Set()).add(person));
  return index;
}

/** A person's address tells most; an office's may stand at a desk's own host ("help.acme.com"). */
const PERSON_WEIGHT = 10;
const OFFICE_AT_DOMAIN_WEIGHT = 2;

/** The hosts of the addresses, the one with most people's first; equal ones as they are printed, the asked one before. */
function hostsOf(addresses: readonly string[], owners: ReadonlyMap<string, Person>, asked: string): string[] {
  const weights = new Map<string, number>([[asked, 0]]);
  for (const address of addresses) {
    const host = hostOf(address);
    const office = host === domainOf(address) ? OFFICE_AT_DOMAIN_WEIGHT : 1;
    weights.set(host, (weights.get(host) ?? 0) + (owners.has(address) ? PERSON_WEIGHT : office));
  }
  return [...weights].sort(([, a], [, b]) => b - a).map(([host]) => host);
}
