// People whose name is a heading with the title in it, under it or over it, and profile pages by their own title.
import type { Mention } from '../../mention.ts';
import { attribute, foldSpace } from '../document.ts';
import { mentionOfPerson } from '../person-mention.ts';
import { mentionOf, type Reading } from '../reading.ts';
import { splitOrganization } from '../organization.ts';

/** Mentions by headings of the page, and by its <title> and og:title where these name one person and a title. */
export function readHeadings(reading: Reading): Mention[] {
  const mentions: Mention[] = [];
  for (const person of reading.people) {
    if (person.isCard || person.place !== 'heading') continue;
    const mention = mentionOfPerson(reading, 'heading', person);
    if (mention !== null) mentions.push(mention);
  }
  return [...mentions, ...fromPageTitle(reading)];
}

/** "Ada Vell | Chief Executive Officer | Acme": the page is that person's profile. */
function fromPageTitle({ document, page, judge }: Reading): Mention[] {
  const property = document.elements.find(
    ({ name, attribs }) => name === 'meta' && attribs['property']?.toLowerCase() === 'og:title',
  );
  const titles = [property === undefined ? '' : attribute(property, 'content'), document.title];
  for (const words of titles.map((title) => foldSpace(title.slice(0, 240)))) {
    const pieces = words
      .split(/\s+[-–—|·•:]\s+|\s*[|•]\s*|,\s+/u)
      .map(foldSpace)
      .slice(0, 8);
    const name = pieces[0] ?? '';
    const title = pieces[1] ?? '';
    if (!judge.isName(name) || !judge.isTitle(title)) continue;
    return [mentionOf(page, 'heading', { name, words, profileUrl: page.url, ...splitOrganization(title) })];
  }
  return [];
}
