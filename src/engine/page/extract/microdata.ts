// People in microdata (itemscope, itemprop) and RDFa Lite (typeof, property) of the Person type.
import type { Mention } from '../../mention.ts';
import { isGenericMailbox, parseAddress, parseMailto } from '../address-syntax.ts';
import { foldSpace, lineAt, textOf, type PageElement } from '../document.ts';
import { resolveLink } from '../link-url.ts';
import { splitOrganization } from '../organization.ts';
import { mentionOf, type Reading } from '../reading.ts';

const FOREIGN_TYPE = /review|rating|testimonial|quotation/i;
const FOREIGN_PROPERTY = /\b(?:author|creator|review|reviews|alumni|performer|contributor)\b/i;

type Item = {
  element: PageElement;
  type: string;
  property: string;
  above: Item | null;
  values: Map<string, PageElement[]>;
};

/** Mentions by every Person item with a title or an address, outside reviews. */
export function readMicrodata(reading: Reading): Mention[] {
  return itemsOf(reading.document.elements)
    .filter(({ type }) => /(?:^|[/#:\s])person\b/i.test(type))
    .filter((item) => !isForeign(item))
    .map((item) => personOf(reading, item))
    .filter((mention) => mention !== null);
}

/** Elements of Person items that give name and title: other readers need not guess there. */
export function titledItems(elements: readonly PageElement[]): PageElement[] {
  return itemsOf(elements)
    .filter(
      ({ type, values }) =>
        /(?:^|[/#:\s])person\b/i.test(type) && values.has('name') && values.has('jobTitle'),
    )
    .map(({ element }) => element);
}

function itemsOf(elements: readonly PageElement[]): Item[] {
  const items: Item[] = [];
  const around: (Item | null)[] = [];
  for (const element of elements) {
    const { attribs } = element;
    const above = around[element.parent?.order ?? -1] ?? null;
    const property = (attribs['itemprop'] ?? attribs['property'] ?? '').slice(0, 200);
    if (property !== '') addValue(above, property, element);
    const isItem = attribs['itemscope'] !== undefined || attribs['typeof'] !== undefined;
    const type = (attribs['itemtype'] ?? attribs['typeof'] ?? '').slice(0, 200);
    const item = isItem ? { element, type, property, above, values: new Map<string, PageElement[]>() } : null;
    if (item !== null) items.push(item);
    around.push(item ?? above);
  }
  return items;
}

function addValue(item: Item | null, property: string, element: PageElement): void {
  for (const word of item === null ? [] : property.split(/\s+/)) {
    const name = word.replace(/^.*[/#:]/, '');
    const values = item?.values.get(name);
    if (values === undefined) item?.values.set(name, [element]);
    else values.push(element);
  }
}

function isForeign(item: Item): boolean {
  for (let each: Item | null = item, left = 50; each !== null && left > 0; each = each.above, left -= 1)
    if (FOREIGN_TYPE.test(each.type) || FOREIGN_PROPERTY.test(each.property)) return true;
  return false;
}

function personOf(reading: Reading, item: Item): Mention | null {
  const { document, judge, page, sections } = reading;
  const value = (name: string): string => {
    const element = item.values.get(name)?.[0];
    if (element === undefined) return '';
    const { content, href, src } = element.attribs;
    if (name === 'url' || name === 'email') return content ?? href ?? src ?? textOf(document, element, 300);
    return foldSpace((content ?? textOf(document, element, 300)).slice(0, 300));
  };
  const name = value('name') || `${value('givenName')} ${value('familyName')}`.trim();
  const isFounder = /\bfounders?\b/.test(item.property);
  const printed = value('jobTitle') || value('roleName') || (isFounder ? 'Founder' : '');
  const line = document.lines[lineAt(document, item.element.from)];
  const sense = line === undefined ? 'own' : sections.senseOf(line);
  const employer = value('worksFor') || value('affiliation');
  if (sense === 'former' || (sense === 'foreign' && employer === '')) return null;
  const email = value('email');
  const address = parseMailto(email) ?? parseAddress(foldSpace(email).replace(/^[^:]{0,20}:\s*/, ''));
  const emails = address === null || isGenericMailbox(address) ? [] : [address];
  if (!judge.isName(name) || (printed === '' && emails.length === 0)) return null;
  const { title, organization } = splitOrganization(printed);
  const words = textOf(document, item.element) || [name, printed].join(', ');
  const profileUrl = resolveLink(value('url'), page.url) ?? undefined;
  return mentionOf(page, 'microdata', {
    name,
    title,
    emails,
    words,
    organization: employer || organization,
    profileUrl,
  });
}
