// People in cards: repeated elements, or a single one, with a name, a title and often an image or an address.
import type { Mention } from '../../mention.ts';
import { attribute, contains, foldSpace, lineAt, type PageElement, type TextLine } from '../document.ts';
import { bareName, bareTitle, splitNameAndTitle } from '../judge.ts';
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

/** "Ada Vell, Chief Executive Officer" as the alternative text of a portrait; or her name, and the title under it. */
function fromImages(reading: Reading): Mention[] {
  const mentions: Mention[] = [];
  const images = reading.document.elements
    .filter(({ name, attribs }) => name === 'img' && attribs['alt'])
    .slice(0, IMAGES_MAX);
  for (const [index, image] of images.entries()) {
    const words = attribute(image, 'alt').slice(0, 240);
    const line = reading.document.lines[lineAt(reading.document, image.from)];
    if (line !== undefined && reading.sections.senseOf(line) !== 'own') continue;
    for (const { name, title } of splitNameAndTitle(reading.judge, words.replace(PORTRAIT, '')).pairs)
      mentions.push(mentionOf(reading.page, 'card', { name, words, ...splitOrganization(title) }));
    const captioned = fromCaption(reading, image, bareName(words.replace(PORTRAIT, '')), images[index + 1]);
    if (captioned !== null) mentions.push(captioned);
  }
  return mentions;
}

const PORTRAIT =
  /^(?:(?:a |the )?(?:photo|photograph|picture|portrait|headshot|head shot|image|foto|bild|portrait|porträt|retrato|ritratto) (?:of|von|de|di|van|av|af) )|\s*[-–(,]?\s*(?:photo|portrait|headshot|profile picture|foto|bild|porträt)\)?$/giu;
/** From the image up to the element that holds its caption. */
const CAPTION_STEPS_MAX = 4;
const CAPTION_MAX_CHARS = 160;

/** The image names the person, and all the words that stand with it are the title. */
function fromCaption(
  reading: Reading,
  image: PageElement,
  name: string,
  next: PageElement | undefined,
): Mention | null {
  const { document, judge, page, sections } = reading;
  if (!judge.isName(name)) return null;
  let around = image.parent;
  for (let step = 1; step < CAPTION_STEPS_MAX && around !== null && isEmpty(reading, around); step += 1)
    around = around.parent;
  if (around === null || isEmpty(reading, around) || around.to - around.from > CAPTION_MAX_CHARS) return null;
  if (next !== undefined && contains(around, next)) return null;
  const line: TextLine | undefined = document.lines[lineAt(document, around.from)];
  const title = bareTitle(line?.text ?? '');
  if (line === undefined || sections.senseOf(line) !== 'own' || !judge.isTitle(title)) return null;
  const words = `${name}, ${foldSpace(document.text.slice(around.from, around.to))}`;
  if (reading.people.some(({ titleLine }) => titleLine === line)) return null;
  return mentionOf(page, 'card', { name, words, ...splitOrganization(title) });
}

function isEmpty({ document }: Reading, { from, to }: PageElement): boolean {
  return document.text.slice(from, to).trim() === '';
}
