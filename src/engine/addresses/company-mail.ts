// Which addresses are the company's own, whose they are, and at which host its people receive mail.
import { registrableDomain } from '../domain.ts';
import { isRoleMailbox } from '../local-parts/role-mailbox.ts';
import { localPartsOf, patternsOf, seenForms } from '../local-parts/local-parts.ts';
import type { PersonName } from '../names/person-name.ts';
import type { Person } from '../people/person.ts';
import { isFreeMail } from './free-mail.ts';

export type CompanyMail = {
  /** The host at which derived addresses are made: the one that most of the company's printed addresses have. */
  host: string;
  /** Name and local part of people whose own address at `host` is printed: as many as tell its pattern. */
  seen: { name: PersonName; localPart: string }[];
  /** A person's printed addresses on the company's own domains, the likeliest first. */
  printedOf(person: Person): string[];
  /** Own printed addresses that are one person's, and whose. */
  owners: ReadonlyMap<string, Person>;
};

/** More of them would only cost time: the pattern's probability hardly moves after a dozen. */
const SEEN_MAX = 60;

/** `addresses` are printed anywhere; `ownDomains` are the asked domain and what its site proved to be the same company. */
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
    const domain = registrableDomain(hostOf(address));
    if (domain !== null && isSameName(domain, asked)) own.add(domain);
  }
  for (const domain of staffDomains(people, own, asked)) own.add(domain);
  for (const domain of own) if (isFreeMail(domain)) own.delete(domain);
  const ours = [...printed].filter((address) => own.has(registrableDomain(hostOf(address)) ?? ''));
  const owners = ownersOf(ours, people);
  const host = commonestHost(ours) ?? asked;
  const seen: CompanyMail['seen'] = [];
  for (const [address, person] of owners) {
    if (hostOf(address) === host && seen.length < SEEN_MAX)
      seen.push({ name: person.name, localPart: localPartOf(address) });
  }
  return {
    host,
    seen,
    printedOf: (person) => {
      const addresses = [...owners].filter(([, owner]) => owner === person).map(([address]) => address);
      const explained = (address: string) =>
        patternsOf(person.name, localPartOf(address)).length > 0 ? 0 : 1;
      return addresses.sort((a, b) => explained(a) - explained(b));
    },
    owners,
  };
}

export function hostOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

export function localPartOf(address: string): string {
  return address.slice(0, address.lastIndexOf('@'));
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
 * A site may mail from another domain than its own: taken as the company's where at least two people's addresses stand
 * there beside them, made of their names, none stands at the site's own, and the two domains begin alike.
 */
function staffDomains(people: readonly Person[], own: ReadonlySet<string>, asked: string): string[] {
  const staff = new Map<string, Set<Person>>();
  for (const person of people) {
    for (const address of person.emails) {
      const domain = registrableDomain(hostOf(address)) ?? '';
      if (own.has(domain)) return [];
      if (patternsOf(person.name, localPartOf(address)).length === 0 || !beginAlike(domain, asked)) continue;
      staff.set(domain, (staff.get(domain) ?? new Set()).add(person));
    }
  }
  return [...staff].filter(([, persons]) => persons.size >= STAFF_MIN).map(([domain]) => domain);
}

function beginAlike(domain: string, asked: string): boolean {
  let common = 0;
  while (common < asked.length && domain[common] === asked[common]) common += 1;
  return common >= COMMON_START_MIN;
}

/**
 * Each own address and the one person whose it is: printed beside that person alone, or made of that person's name.
 * A shared mailbox, or one that stands beside one person and is made of another's name, is nobody's or the other's.
 */
function ownersOf(addresses: readonly string[], people: readonly Person[]): Map<string, Person> {
  const owners = new Map<string, Person>();
  // many addresses and many people must not cost their product
  const byAddress = indexed(people, ({ emails }) => emails);
  const byLocalPart = indexed(people, ({ name }) => localPartsOf(name).map(({ localPart }) => localPart));
  for (const address of addresses) {
    const localPart = localPartOf(address);
    if (isRoleMailbox(localPart)) continue;
    const beside = [...(byAddress.get(address) ?? [])];
    const named = [...new Set(seenForms(localPart).flatMap((form) => [...(byLocalPart.get(form) ?? [])]))];
    const both = beside.filter((person) => named.includes(person));
    const [owner, second] = both.length > 0 ? both : named.length > 0 ? named : beside;
    if (owner !== undefined && second === undefined) owners.set(address, owner);
  }
  return owners;
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

function commonestHost(addresses: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const address of addresses) counts.set(hostOf(address), (counts.get(hostOf(address)) ?? 0) + 1);
  let best: string | null = null;
  for (const [host, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = host;
  return best;
}
