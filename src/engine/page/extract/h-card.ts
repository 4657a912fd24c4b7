// People in microformats: h-card, and the classic vCard classes.
import type { Mention } from '../../mention.ts';
import { isGenericMailbox, parseAddress, parseMailto } from '../address-syntax.ts';
import { attribute, classesOf, lineAt, textOf, type PageElement } from '../document.ts';
import { resolveLink } from '../link-url.ts';
import { splitOrganization } from '../organization.ts';
import { mentionOf, type Reading } from '../reading.ts';

const ROOTS: ReadonlySet<string> = new Set(['h-card', 'vcard']);

/** Class of a property, and what it tells. */
const PROPERTIES: Readonly<Record<string, 'name' | 'title' | 'email' | 'org' | 'url'>> = {
  'p-name': 'name',
  fn: 'name',
  'p-job-title': 'title',
  'p-role': 'title',
  title: 'title',
  role: 'title',
  'u-email': 'email',
  email: 'email',
  'p-org': 'org',
  org: 'org',
  'u-url': 'url',
  url: 'url',
};

type Card = { root: PageElement; values: Map<string, PageElement[]> };

/** Mentions by cards that give a name with a title or an address. */
export function readHCards(reading: Reading): Mention[] {
  return cardsOf(reading.document.elements)
    .map((card) => personOf(reading, card))
    .filter((mention) => mention !== null);
}

/** Elements of cards that give name and title: other readers need not guess there. */
export function titledHCards(elements: readonly PageElement[]): PageElement[] {
  return cardsOf(elements)
    .filter(({ values }) => values.has('name') && values.has('title'))
    .map(({ root }) => root);
}

function cardsOf(elements: readonly PageElement[]): Card[] {
  const cards: Card[] = [];
  const around: (Card | null)[] = [];
  for (const element of elements) {
    const above = around[element.parent?.order ?? -1] ?? null;
    const classes = element.attribs['class'] === undefined ? [] : classesOf(element).slice(0, 30);
    for (const name of above === null ? [] : classes) {
      const property = PROPERTIES[name];
      if (property !== undefined)
        above?.values.set(property, [...(above.values.get(property) ?? []).slice(0, 4), element]);
    }
    const card = classes.some((name) => ROOTS.has(name))
      ? { root: element, values: new Map<string, PageElement[]>() }
      : null;
    if (card !== null) cards.push(card);
    around.push(card ?? above);
  }
  return cards;
}

function personOf(reading: Reading, { root, values }: Card): Mention | null {
  const { document, judge, page, sections } = reading;
  const texts = (property: string): string[] =>
    (values.get(property) ?? []).map((element) => textOf(document, element, 300));
  const name = texts('name')[0] ?? '';
  const printed = [...new Set(texts('title'))].join(', ');
  const emails = (values.get('email') ?? [])
    .map((element) => parseMailto(attribute(element, 'href')) ?? parseAddress(textOf(document, element, 300)))
    .filter((address) => address !== null && !isGenericMailbox(address))
    .filter((address) => address !== null);
  const line = document.lines[lineAt(document, root.from)];
  const sense = line === undefined ? 'own' : sections.senseOf(line);
  if (!judge.isName(name) || sense === 'former' || (printed === '' && emails.length === 0)) return null;
  const { title, organization } = splitOrganization(printed);
  const employer = texts('org')[0] ?? organization;
  if (sense === 'foreign' && employer === undefined) return null;
  const link = values.get('url')?.find((element) => element.attribs['href'] !== undefined);
  const profileUrl =
    link === undefined ? undefined : (resolveLink(attribute(link, 'href'), page.url) ?? undefined);
  return mentionOf(page, 'h-card', {
    name,
    title,
    emails,
    words: textOf(document, root),
    organization: employer,
    profileUrl,
  });
}
