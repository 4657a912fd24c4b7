// People in lists: "Name – Title" in an item, and definition lists either way round.
import type { Mention } from '../../mention.ts';
import { foldSpace, lineAt, textOf, type PageElement } from '../document.ts';
import { bareName, bareTitle, labelTitle, splitNameAndTitle } from '../judge.ts';
import { splitOrganization } from '../organization.ts';
import { addressesBeside, mentionOfPerson } from '../person-mention.ts';
import { mentionOf, type Reading } from '../reading.ts';
import { NAME_HEADS, TITLE_HEADS } from '../tables.ts';

/** Mentions by list items that are no cards, and by definition lists. */
export function readLists(reading: Reading): Mention[] {
  const mentions: Mention[] = [];
  for (const person of reading.people) {
    if (person.isCard || person.place !== 'list') continue;
    const mention = mentionOfPerson(reading, 'list', person);
    if (mention !== null) mentions.push(mention);
  }
  return [...mentions, ...fromDefinitions(reading)];
}

type Group = { term: PageElement; definitions: PageElement[] };

/** <dt>CEO</dt><dd>Ada Vell</dd>, or <dt>Ada Vell</dt><dd>CEO</dd><dd>ada@…</dd>. */
function fromDefinitions(reading: Reading): Mention[] {
  const groups = groupsOf(reading.document.elements);
  return groups.flatMap((group, index) => {
    const line = reading.document.lines[lineAt(reading.document, group.term.from)];
    if (line === undefined || ['former', 'foreign'].includes(reading.sections.senseOf(line))) return [];
    return (
      fields(reading, group, groups[index + 1]) ?? nameFirst(reading, group) ?? titleFirst(reading, group)
    );
  });
}

const PART_MAX_CHARS = 400;
const DEFINITIONS_MAX = 20;

function groupsOf(elements: readonly PageElement[]): Group[] {
  const groups: Group[] = [];
  for (const element of elements) {
    if (element.to - element.from > PART_MAX_CHARS) continue;
    const last = groups.at(-1);
    if (element.name === 'dt') groups.push({ term: element, definitions: [] });
    else if (element.name === 'dd' && last !== undefined && last.definitions.length < DEFINITIONS_MAX)
      last.definitions.push(element);
  }
  return groups;
}

/** <dt>Name</dt><dd>Ada Vell</dd><dt>Position</dt><dd>CEO</dd>. */
function fields(reading: Reading, named: Group, titled: Group | undefined): Mention[] | null {
  const { document, judge, page } = reading;
  const labelOf = ({ term }: Group): string => textOf(document, term).replace(/[:\s]+$/, '');
  if (titled === undefined || !NAME_HEADS.test(labelOf(named)) || !TITLE_HEADS.test(labelOf(titled)))
    return null;
  const [name = '', title = ''] = [named, titled].map(({ definitions: [first] }) =>
    first === undefined ? '' : firstLineOf(reading, first),
  );
  if (!judge.isName(bareName(name)) || !judge.isTitle(bareTitle(title))) return null;
  const said = splitOrganization(bareTitle(title));
  return [mentionOf(page, 'list', { name: bareName(name), words: `${name}, ${title}`, ...said })];
}

function nameFirst(reading: Reading, { term, definitions }: Group): Mention[] | null {
  const { document, judge, page } = reading;
  const name = bareName(textOf(document, term));
  if (!judge.isName(name)) return null;
  const printed = definitions
    .flatMap((each) => {
      const line = firstLineOf(reading, each);
      return [bareTitle(line), bareTitle(firstSentence(line))];
    })
    .find((text) => judge.isTitle(text));
  if (printed === undefined) return null;
  const ground = { from: term.from, to: definitions.at(-1)?.to ?? term.to };
  const words = document.text.slice(ground.from, ground.to);
  return [
    mentionOf(page, 'list', {
      name,
      words,
      emails: addressesBeside(reading, name, ground),
      ...splitOrganization(printed),
    }),
  ];
}

/** "CEO. Does the talking." */
function firstSentence(text: string): string {
  return text.split(/(?<=[\p{L})]{2})\.\s+(?=\p{Lu})/u, 1)[0] ?? '';
}

function titleFirst(reading: Reading, { term, definitions }: Group): Mention[] {
  const { document, judge, page } = reading;
  const label = labelTitle(judge, textOf(document, term));
  if (label === null) return [];
  const named = definitions
    .map((each) => ({ each, name: nameAlone(reading, firstLineOf(reading, each)) }))
    .filter((one): one is { each: PageElement; name: string } => one.name !== null);
  return named.map(({ each, name }, index) => {
    const next = named[index + 1]?.each.from ?? (definitions.at(-1)?.to ?? each.to) + 1;
    const ground = { from: each.from, to: next - 1 };
    const words = `${label}: ${document.text.slice(ground.from, ground.to)}`;
    return mentionOf(page, 'list', {
      name,
      words,
      emails: addressesBeside(reading, name, ground),
      ...splitOrganization(label),
    });
  });
}

function firstLineOf({ document }: Reading, element: PageElement): string {
  return foldSpace(document.text.slice(element.from, element.to).trim().split('\n')[0] ?? '');
}

/** The name at the beginning of a definition, before an address or a note. */
function nameAlone({ judge }: Reading, text: string): string | null {
  const whole = bareName(text);
  if (judge.isName(whole)) return whole;
  const [pair] = splitNameAndTitle(judge, text).pairs;
  if (pair !== undefined) return pair.name;
  const head = bareName(text.split(/[,(|–—]| - |\S+@/)[0] ?? '');
  return judge.isName(head) ? head : null;
}
