// People in cards: repeated elements, or a single one, with a name, a title and often an image or an address.
import type { Mention } from '../../mention.ts';
import { attribute, lineAt } from '../document.ts';
import { splitNameAndTitle } from '../judge.ts';
import { splitOrganization } from '../organization.ts';
import { mentionOfPerson } from '../person-mention.ts';
import { mentionOf, type Reading } from '../reading.ts';

/** Mentions of people that stand in an element of their own, and of images whose alternative text says who is on them. */
export function readCards(reading: Reading): Mention[] {
  const mentions: Mention[] = [];
  for (const person of reading.people) {
    if (!person.isCard && person.place !== 'other') continue;
    if (person.place === 'table') continue;
    const mention = mentionOfPerson(reading, 'card', person);
    if (mention !== null) mentions.push(mention);
  }
  return [...mentions, ...fromImages(reading)];
}

const IMAGES_MAX = 500;

/** "Ada Vell, Chief Executive Officer" as the alternative text of a portrait. */
function fromImages(reading: Reading): Mention[] {
  const mentions: Mention[] = [];
  const images = reading.document.elements.filter(({ name, attribs }) => name === 'img' && attribs['alt']);
  for (const image of images.slice(0, IMAGES_MAX)) {
    const words = attribute(image, 'alt').slice(0, 240);
    const line = reading.document.lines[lineAt(reading.document, image.from)];
    if (line !== undefined && reading.sections.senseOf(line) !== 'own') continue;
    for (const { name, title } of splitNameAndTitle(reading.judge, words).pairs)
      mentions.push(mentionOf(reading.page, 'card', { name, words, ...splitOrganization(title) }));
  }
  return mentions;
}
