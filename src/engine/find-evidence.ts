// What a find stands on, quoted: where pages name the person in the role, where they print the address, and whether the
// mail server was asked.
import type { CheckedAddress } from './addresses/check-holder.ts';
import type { Evidence } from './discovery.ts';
import type { PageFacts, PrintedAddress } from './mention.ts';
import { fold } from './names/fold.ts';
import type { Holder, Person } from './people/person.ts';
import { shownWords } from './shown-words.ts';

const ROLE_EVIDENCE_MAX = 3;
const WORDS_MAX_CHARACTERS = 240;
const NAME_WORD_MIN_LETTERS = 2;

export type Seen = { pages: readonly PageFacts[]; patternSeen: boolean; now: number };

export function evidenceOf(
  holder: Holder,
  checked: CheckedAddress,
  { pages, patternSeen, now }: Seen,
): Evidence[] {
  const evidence = roleEvidence(holder);
  if (checked.printed) {
    const printed = wherePrinted(pages, holder.person, checked.address);
    if (printed !== null) evidence.push(printed);
  } else if (patternSeen) {
    evidence.push({ about: 'pattern', url: null, at: now, words: '', how: 'text' });
  }
  const { answer } = checked;
  if (answer !== null && (answer.code !== null || answer.byVerifier === true)) {
    const how = answer.byVerifier === true ? 'verifier' : 'smtp';
    evidence.push({ about: 'mailbox', url: null, at: answer.at ?? now, words: '', how });
  }
  return evidence;
}

function roleEvidence(holder: Holder): Evidence[] {
  const byUrl = new Map<string, Evidence>();
  for (const { mention, page } of holder.sources) {
    if (byUrl.has(page.url) || byUrl.size === ROLE_EVIDENCE_MAX) continue;
    byUrl.set(page.url, {
      about: 'role',
      url: page.url,
      at: page.fetchedAt,
      words: shownWords(mention.words, WORDS_MAX_CHARACTERS),
      how: mention.extractor,
    });
  }
  return [...byUrl.values()];
}

/**
 * The place that shows best whose address it is: words around it that name the person; else where it was read as the
 * person's; else the first page that prints it. A footer prints many addresses and names nobody.
 */
function wherePrinted(pages: readonly PageFacts[], person: Person, address: string): Evidence | null {
  const places = pages.flatMap((page) =>
    page.addresses
      .filter((printed) => printed.address === address)
      .map((printed) => ({ page, printed, words: printed.words })),
  );
  const isNaming = namingOf(person);
  const naming = places.find(({ words }) => isNaming(words));
  if (naming !== undefined) return evidenceAt(naming);
  const beside = person.sightings.find(({ mention }) => mention.emails.includes(address));
  const same = places.find(({ page }) => page.url === beside?.page.url);
  if (same !== undefined && beside !== undefined) return evidenceAt({ ...same, words: beside.mention.words });
  const [first] = places;
  return first === undefined ? null : evidenceAt(first);
}

function evidenceAt(place: { page: PageFacts; printed: PrintedAddress; words: string }): Evidence {
  return {
    about: 'address',
    url: place.page.url,
    at: place.page.fetchedAt,
    words: shownWords(place.words, WORDS_MAX_CHARACTERS),
    how: place.printed.how === 'mailto' ? 'mailto' : 'text',
  };
}

/** Whether words name the person, the address itself aside: by the surname, or a given name where there is no other. */
function namingOf({ name }: Person): (words: string) => boolean {
  const wanted = [name.family, name.given]
    .map((words) => words.map(fold).filter((word) => word.length >= NAME_WORD_MIN_LETTERS))
    .find((words) => words.length > 0);
  return (words) => {
    const said = new Set(fold(words.replace(/\S+@\S+/gu, ' ')).split(/[^a-z0-9-]+/u));
    return wanted?.some((word) => said.has(word)) === true;
  };
}
