// Mentions of all pages → people: one person for all the ways in which pages write a name.
import type { Mention } from '../mention.ts';
import { areNicknames } from '../names/nicknames.ts';
import { parsePersonName } from '../names/person-name.ts';
import type { PersonName } from '../names/person-name.ts';
import { readInLanguage } from '../names/name-language.ts';
import { samePerson } from '../names/same-person.ts';
import { fold, foldVariants } from '../names/fold.ts';
import type { Role } from '../role.ts';
import { matchTitle } from '../titles/match-role.ts';
import { otherOrganization } from '../titles/other-organization.ts';
import { isFormer } from '../titles/status.ts';
import type { PeopleFacts, Person, Sighting } from './person.ts';

/** People met before one crowd is one too many; a directory of thousands must not cost a square. */
const PEOPLE_MAX = 600;
/** Of one surname token; a page that gives everybody the same name must not either. */
const NAMESAKES_MAX = 100;
/** Of one person; what more of them say changes nothing. */
const SIGHTINGS_MAX = 60;

/** All people whom the pages name as the company's own. `companyNames` are what the company is called. */
export function gatherPeople(
  pages: readonly PeopleFacts[],
  role: Role,
  companyNames: readonly string[],
): Person[] {
  const people: Person[] = [];
  /** By the folded last token: two writings of one name share it, whatever else differs. */
  const byToken = new Map<string, Person[]>();
  for (const { mentions, ...page } of pages) {
    if (page.placeholder || page.parked) continue;
    for (const mention of mentions) {
      if (isOfAnotherCompany(mention, companyNames, page.url)) continue;
      const parsed = parsePersonName(mention.name);
      if (parsed === null) continue;
      const name = readInLanguage(parsed, page.language);
      const sighting: Sighting = {
        mention,
        page,
        fit: mention.title === '' ? 'none' : matchTitle(mention.title, role, companyNames),
        former: mention.title !== '' && isFormer(mention.title, companyNames),
      };
      const tokens = tokensOf(name);
      const known = tokens
        .flatMap((token) => byToken.get(token) ?? [])
        .find((person) => samePerson(person.name, name));
      if (known !== undefined) addTo(known, sighting, name);
      else if (people.length < PEOPLE_MAX && tokens.every((token) => isRoomFor(byToken, token))) {
        const person: Person = { name, sightings: [sighting], emails: [...mention.emails] };
        people.push(person);
        for (const token of tokens) {
          const namesakes = byToken.get(token) ?? [];
          namesakes.push(person);
          byToken.set(token, namesakes);
        }
      }
    }
  }
  return people;
}

function isRoomFor(byToken: ReadonlyMap<string, readonly Person[]>, token: string): boolean {
  return (byToken.get(token)?.length ?? 0) < NAMESAKES_MAX;
}

function addTo(person: Person, sighting: Sighting, name: PersonName): void {
  if (person.sightings.length < SIGHTINGS_MAX) person.sightings.push(sighting);
  for (const email of sighting.mention.emails) {
    if (!person.emails.includes(email)) person.emails.push(email);
  }
  // The fullest writing derives the best addresses.
  const isFuller = name.given.join('').length > person.name.given.join('').length;
  person.name = isFuller ? calledToo(name, person.name) : calledToo(person.name, name);
}

/** The name, and how else the company's pages call the person: "Robert" here, "Bob" there. */
function calledToo(name: PersonName, other: PersonName): PersonName {
  const [own = '', called = other.nickname ?? ''] = [name.given[0], other.given[0]];
  const nickname = fold(called) === fold(own) ? other.nickname : called;
  if (name.nickname !== undefined || nickname === undefined || nickname === other.family[0]) return name;
  return areNicknames(fold(own), fold(nickname)) || nickname === other.nickname
    ? { ...name, nickname }
    : name;
}

function tokensOf(name: PersonName): string[] {
  const tokens = name.family.length > 0 ? name.family : name.given;
  return [...new Set(tokens.flatMap((token) => foldVariants(token)))];
}

function isOfAnotherCompany(mention: Mention, companyNames: readonly string[], url: string): boolean {
  if (mention.title !== '' && otherOrganization(mention.title, companyNames) !== null) return true;
  if (mention.organization === undefined) return false;
  const named = foldCompany(mention.organization);
  if (named === '') return false;
  if (companyNames.length === 0) return !isLikeHost(named, url);
  return !companyNames.some((company) => {
    const own = foldCompany(company);
    return (
      own !== '' &&
      (own === named ||
        own.replaceAll(' ', '') === named.replaceAll(' ', '') ||
        startsWithWords(named, own) ||
        startsWithWords(own, named))
    );
  });
}

/** Where no page says what the company is called, its host does: "Blue Harbor" of getblueharbor.test, or its initials. */
function isLikeHost(named: string, url: string): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/[^a-z0-9.]/g, '') : '';
  const words = named.split(' ');
  const initials = words
    .filter((word) => !/^(?:of|and|the|for|de|la|und|et|y|di|der|des|du|van)$/.test(word))
    .map((word) => word[0] ?? '')
    .join('');
  return host.split('.').some((label) => {
    if (words.length > 1 && (label === initials || label.includes(words.join('')))) return true;
    return words.some((word) => word.length >= 4 && label.includes(word));
  });
}

/** "Acme Robotics GmbH" and "Acme Robotics" are one company; "Acmeon" and "Acme" are two. */
function startsWithWords(text: string, start: string): boolean {
  return text.startsWith(`${start} `);
}

const LEGAL_FORMS =
  /\b(?:inc|incorporated|llc|ltd|limited|plc|corp|corporation|co|company|gmbh|ag|kg|se|sa|sas|sarl|srl|spa|bv|nv|ab|as|asa|oy|oyj|aps|sl|the|group|holding|holdings)\b/g;

function foldCompany(name: string): string {
  return fold(name.slice(0, 120))
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(LEGAL_FORMS, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
