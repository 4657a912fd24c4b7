// The person whose data is meant: by an address, or by name and domain; and who else that is, as far as we hold it.
import { addressDomain, checkOf, identify, parseAddress } from '../suppression.ts';
import type { Suppressed, SuppressionCheck } from '../suppression.ts';

/** As whoever asks writes it. */
export type Subject = Exclude<Suppressed, { kind: 'domain' }>;

export type Sought = {
  /** First what was asked for; then the names or addresses that we held it together with. */
  known: readonly Subject[];
  /** Where rows about the person can stand: registrable domains. */
  domains: readonly string[];
  /** Lower case. */
  addresses: readonly string[];
  is: SuppressionCheck;
};

/** The subject alone. Throws `invalid_request` where it names nobody. */
export function seek(subject: Subject): Sought {
  return soughtOf([clean(subject)]);
}

/** A row that is held. */
export type Named = { email: string; name: string };

/**
 * The subject, the names that its address was found under, and the addresses that its name was found with: whoever is to
 * be forgotten is not to be found again by the other half.
 */
export function seekWith(sought: Sought, held: readonly Named[]): Sought {
  const [subject] = sought.known;
  if (subject === undefined) return sought;
  const others = held.flatMap(({ email, name }): Subject[] => {
    if (subject.kind === 'person') return [{ kind: 'address', address: email }];
    return email === subject.address ? [{ kind: 'person', name, domain: addressDomain(email) }] : [];
  });
  const known = new Map([...sought.known, ...others].flatMap((one) => entryOf(one)));
  return soughtOf([...known.values()]);
}

/** What the audit and the suppression list keep of it. */
export function hashOfSubject(subject: Subject): string {
  return identify(subject).hash;
}

function soughtOf(known: readonly Subject[]): Sought {
  const addresses = known.flatMap((one) => (one.kind === 'address' ? [one.address] : []));
  const domains = new Set(known.map((one) => identify(one).domain));
  const is = checkOf(known.map((one) => ({ kind: one.kind, hash: identify(one).hash })));
  return { known, domains: [...domains], addresses, is };
}

function clean(subject: Subject): Subject {
  if (subject.kind === 'address') return { kind: 'address', address: parseAddress(subject.address) };
  return { ...subject, domain: identify(subject).domain };
}

/** By its hash, so that each stands once. A name of which nothing is left to compare is none. */
function entryOf(subject: Subject): [string, Subject][] {
  if (subject.kind === 'person' && !/\p{L}/u.test(subject.name)) return [];
  return [[hashOfSubject(subject), subject]];
}
