// People whom the attributes of an element name: a component's name and role, or what a click on a card fills in.
import type { Mention } from '../../mention.ts';
import { attribute, foldSpace, lineAt, textOf, type PageElement } from '../document.ts';
import { bareName, splitNameAndTitle } from '../judge.ts';
import { placedTitle } from '../placed-title.ts';
import { mentionOf, type Reading } from '../reading.ts';
import { StatePeople } from '../state/state-person.ts';

const ELEMENTS_MAX = 3_000;
/** Attributes whose names say what they hold. */
const TELLING =
  /^(?:data-|name$|full-?name$|(?:job-?)?title$|role$|position$|aria-label$|label$|subtitle$|heading$|person|member|email$|company$|first|last)/;
const NOT_TELLING = /^(?:meta|link|input|form|select|option|button-group|iframe|html|body|style|svg)$/;
const CALL =
  /^(?:(?:open|view|read|see|show|go to|learn)(?: more)?(?: about)?|more about|about|profile of|bio(?:graphy)? of|portrait of|photo of|profil von|mehr über|voir le profil de|ver perfil de|zum profil von)\s+(?:the )?(?:(?:full )?(?:profile|bio|biography|details)(?: of| for)?\s+)?/iu;
const CALL_END =
  /['’]s (?:profile|bio|biography|details|page)$|\s[-–(]\s?(?:profile|bio|opens .{0,30})\)?$/iu;

/** Mentions by two attributes or more of one element, and by labels for those who see no picture. */
export function readAttributes(reading: Reading): Mention[] {
  const people = new StatePeople(reading.judge, reading.language);
  const mentions: Mention[] = [];
  let left = ELEMENTS_MAX;
  for (const element of reading.document.elements) {
    if (left <= 0) break;
    if (NOT_TELLING.test(element.name)) continue;
    const telling = Object.entries(element.attribs).filter(([name]) => TELLING.test(name));
    if (telling.length === 0) continue;
    left -= 1;
    const found = telling.length > 1 ? people.personIn(people.viewOf(Object.fromEntries(telling)), '') : null;
    if (found !== null) add(reading, mentions, element, found);
    else for (const pair of labelled(reading, element)) add(reading, mentions, element, pair);
  }
  return mentions;
}

type Told = { name: string; title: string; emails?: string[]; company?: string };

function add(reading: Reading, mentions: Mention[], element: PageElement, told: Told): void {
  const { document, page, sections } = reading;
  const at = lineAt(document, element.from);
  const line = document.lines[(document.lines[at]?.from ?? Infinity) < element.to ? at : at - 1];
  if (line !== undefined && reading.isOtherFirm(line)) return;
  const sense = line === undefined ? 'own' : sections.senseOf({ ...line, owner: element });
  const placed = placedTitle(sense, told.title, () => told.company || null);
  if (placed === null) return;
  const words = foldSpace(`${told.name}, ${told.title}. ${textOf(document, element, 200)}`);
  const organization = told.company || placed.organization;
  const { name, emails = [] } = told;
  mentions.push(mentionOf(page, 'card', { name, title: placed.title, emails, words, organization }));
}

/** "Open the profile of Ada Vell, CEO". */
function labelled({ judge }: Reading, element: PageElement): Told[] {
  const label =
    attribute(element, 'aria-label') || (element.name === 'img' ? '' : attribute(element, 'title'));
  if (label.length < 6 || label.length > 160) return [];
  const words = foldSpace(label).replace(CALL, '').replace(CALL_END, '');
  return splitNameAndTitle(judge, bareName(words)).pairs.map((pair) => ({ ...pair }));
}
