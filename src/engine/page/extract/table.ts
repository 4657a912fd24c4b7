// People in the rows of tables: by the columns that the head names, else by what the cells look like.
import type { Mention } from '../../mention.ts';
import { lineAt, textOf } from '../document.ts';
import { bareName, bareTitle } from '../judge.ts';
import { splitOrganization } from '../organization.ts';
import { addressesBeside, mentionOfPerson } from '../person-mention.ts';
import { mentionOf, type Reading } from '../reading.ts';
import { findPeopleTables, type PeopleTable } from '../tables.ts';

/** Mentions by table rows, one row speaking of one person. */
export function readTables(reading: Reading): Mention[] {
  const mentions = findPeopleTables(reading.document).flatMap((table) => fromColumns(reading, table));
  for (const person of reading.people) {
    if (person.place !== 'table') continue;
    const mention = mentionOfPerson(reading, 'table', person);
    if (mention !== null) mentions.push(mention);
  }
  return mentions;
}

function fromColumns(reading: Reading, { table, rows }: PeopleTable): Mention[] {
  const { document, judge, page, sections } = reading;
  const line = document.lines[lineAt(document, table.from)];
  if (line === undefined || ['former', 'foreign'].includes(sections.senseOf(line))) return [];
  const mentions: Mention[] = [];
  for (const { row, name, title } of rows) {
    const named = bareName(name);
    if (!judge.isName(named) || title === '') continue;
    const words = textOf(document, row);
    const emails = addressesBeside(reading, named, row);
    mentions.push(
      mentionOf(page, 'table', { name: named, words, emails, ...splitOrganization(bareTitle(title)) }),
    );
  }
  return mentions;
}
