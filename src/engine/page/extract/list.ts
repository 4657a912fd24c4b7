// People in lists: "Name – Title" in an item, and definition lists either way round.
import type { Mention } from '../../mention.ts';
import { foldSpace, textOf, type PageElement } from '../document.ts';
import { bareName, bareTitle, splitNameAndTitle } from '../judge.ts';
import { mentionOfPerson } from '../person-mention.ts';
import { splitOrganization } from '../organization.ts';
import { addressesBeside } from '../person-mention.ts';
import { mentionOf, type Reading } from '../reading.ts';
import { lineAt } from '../document.ts';

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

/** <dt>CEO</dt><dd>Ada Vell</dd>, or <dt>Ada Vell</dt><dd>CEO</dd><dd>ada@…</dd>. */
function fromDefinitions(reading: Reading): Mention[] {
  const mentions: Mention[] = [];
  let term: PageElement | null = null;
  for (const element of reading.document.elements) {
    if (element.name === 'dt') term = element;
    else if (element.name === 'dd' && term !== null) {
      const mention = definitionOf(reading, term, element);
      if (mention !== null) mentions.push(mention);
    } else if (element.name === 'dl') term = null;
  }
  return mentions;
}

const PART_MAX_CHARS = 400;

function definitionOf(reading: Reading, term: PageElement, definition: PageElement): Mention | null {
  if (definition.to - definition.from > PART_MAX_CHARS || term.to - term.from > PART_MAX_CHARS) return null;
  const { document, judge, page, sections } = reading;
  const label = textOf(document, term);
  const firstLine = foldSpace(
    document.text.slice(definition.from, definition.to).trim().split('\n')[0] ?? '',
  );
  const line = document.lines[lineAt(document, term.from)];
  if (line === undefined || sections.senseOf(line) === 'former' || sections.senseOf(line) === 'foreign')
    return null;
  const words = `${label}: ${textOf(document, definition)}`;
  const isNameFirst = judge.isName(bareName(label)) && judge.isTitle(bareTitle(firstLine));
  const isTitleFirst = !isNameFirst && judge.isTitle(bareTitle(label));
  const named = isTitleFirst ? nameAlone(reading, firstLine) : null;
  if (!isNameFirst && named === null) return null;
  const name = isNameFirst ? bareName(label) : (named ?? '');
  const said = splitOrganization(isNameFirst ? bareTitle(firstLine) : bareTitle(label));
  const ground = isNameFirst ? { from: term.from, to: definition.to } : definition;
  return mentionOf(page, 'list', { name, words, emails: addressesBeside(reading, name, ground), ...said });
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
