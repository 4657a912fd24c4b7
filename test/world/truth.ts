// What a perfect search could know of each company: who holds a role, whether a page says so, whether the address can be had.
import { createRequire } from 'node:module';
import type RobotsParser from 'robots-parser';
import { type Role, ROLES } from '../../src/engine/role.ts';
import type { Company, Page, Person, Site } from './company.ts';
import { BEHAVIOURS } from './mail/behaviours.ts';
import { origin } from './sites/markup.ts';
import type { LocalPattern } from './local-part.ts';

/**
 * published: printed beside the person. verifiable: follows from the name or the colleagues, and the mail server tells the truth.
 * derivable: the server tells nothing, but colleagues' printed addresses show the pattern. unknowable: none of these.
 */
export type AddressTruth = 'published' | 'verifiable' | 'derivable' | 'unknowable';

export type RoleTruth = {
  role: Role;
  /** vacant: any answer is false. maybe: neither. near: nobody is exact. */
  state: 'filled' | 'near' | 'maybe' | 'vacant';
  /** Those who are right; for 'maybe' and 'vacant' none. */
  holders: readonly Person[];
  /** Those whose return is neither right nor wrong. */
  arguable: readonly Person[];
  /** Whether a page that robots allow names one of them. */
  findable: boolean;
  /** The best of the findable holders. */
  address: AddressTruth;
};

// The package's types describe an ES module; what it exports is CommonJS: the function itself.
const robotsParser = createRequire(import.meta.url)('robots-parser') as (typeof RobotsParser)['default'];

/** The token in robots.txt that the world takes us for; its sites name no robot but "*". */
const ANY_ROBOT = 'any-robot';
const COLLEAGUES_FOR_A_PATTERN = 2;
/** Those that an engine with eight candidates tries anyway. */
const COMMON_PATTERNS: ReadonlySet<LocalPattern> = new Set<LocalPattern>([
  'first.last',
  'first',
  'flast',
  'last',
  'firstlast',
  'firstl',
  'lastfirst',
  'f.last',
]);
const ADDRESS_ORDER: readonly AddressTruth[] = ['published', 'verifiable', 'derivable', 'unknowable'];

export function roleTruth(company: Company, role: Role): RoleTruth {
  const exact = company.people.filter((person) => person.holds.includes(role));
  const near = company.people.filter((person) => person.near.includes(role));
  const maybe = company.people.filter((person) => person.maybe.includes(role));
  const holders = exact.length > 0 ? exact : near;
  const found = isReachable(company) ? holders.filter((person) => person.findable) : [];
  const classes = found.map((person) => addressTruth(company, person));
  return {
    role,
    state: exact.length > 0 ? 'filled' : near.length > 0 ? 'near' : maybe.length > 0 ? 'maybe' : 'vacant',
    holders,
    arguable: exact.length > 0 ? [...near, ...maybe] : maybe,
    findable: found.length > 0,
    address: ADDRESS_ORDER.find((address) => classes.includes(address)) ?? 'unknowable',
  };
}

export function rolesInState(company: Company, state: RoleTruth['state']): Role[] {
  return ROLES.filter((role) => roleTruth(company, role).state === state);
}

export function addressTruth(company: Company, person: Person): AddressTruth {
  if (company.dns === 'null-mx' || person.mailbox === 'disabled') return 'unknowable';
  if (person.published && person.findable) return 'published';
  if (!person.guessable) return 'unknowable';
  const alike = colleaguesAlike(company, person).length;
  const isGuessed = COMMON_PATTERNS.has(patternOf(company, person)) || alike > 0;
  if (BEHAVIOURS[company.mail].truthful) return isGuessed ? 'verifiable' : 'unknowable';
  return alike >= COLLEAGUES_FOR_A_PATTERN && isShownByMost(company, person) ? 'derivable' : 'unknowable';
}

/** Whether most of the colleagues' printed addresses, of one at least, are formed as this person's is. */
export function isShownByMost(company: Company, person: Person): boolean {
  const alike = colleaguesAlike(company, person).length;
  return person.guessable && alike > shownColleagues(company, person).length / 2;
}

function colleaguesAlike(company: Company, person: Person): Person[] {
  const pattern = patternOf(company, person);
  return shownColleagues(company, person).filter(
    (other) => other.guessable && patternOf(company, other) === pattern,
  );
}

function patternOf(company: Company, person: Person): LocalPattern {
  return person.pattern ?? company.pattern;
}

/** The others whose addresses the site prints. */
export function shownColleagues(company: Company, person: Person): Person[] {
  return company.people.filter((other) => other !== person && other.published && other.findable);
}

/** Whether the site can be read at all. */
export function isReachable(company: Company): boolean {
  const isNamed = !['nxdomain', 'servfail', 'timeout'].includes(company.dns);
  return isNamed && company.web !== 'refused' && company.web !== 'silent';
}

/** Whether robots.txt lets us fetch the path (RFC 9309: an unreachable robots.txt forbids everything). */
export function isAllowed(company: Company, site: Site, path: string): boolean {
  if (path === '/robots.txt') return true;
  if (typeof site.robots === 'number') return site.robots < 500;
  const base = origin(company);
  return (
    robotsParser(`${base}/robots.txt`, site.robots ?? '').isAllowed(`${base}${path}`, ANY_ROBOT) !== false
  );
}

export function allowedPages(company: Company): Page[] {
  const site = company.build(company);
  return site.pages.filter((page) => isAllowed(company, site, page.path));
}
