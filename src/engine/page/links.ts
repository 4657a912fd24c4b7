// The links of a page, absolute and without duplicates. It chooses none.
import type { Mention, PageLink } from '../mention.ts';
import { attribute, foldSpace, textOf, type PageDocument, type PageElement } from './document.ts';
import { resolveLink } from './link-url.ts';

const ANCHORS_MAX = 5_000;
const LINKS_MAX = 2_000;
const TEXT_MAX_CHARS = 200;

/** Links in the order of the page; `mentions` tells which are profile links. */
export function readLinks(document: PageDocument, pageUrl: string, mentions: readonly Mention[]): PageLink[] {
  const base = baseOf(document, pageUrl);
  const profiles = new Set(mentions.map(({ profileUrl }) => profileUrl));
  const links = new Map<string, PageLink>();
  const images = imageTexts(document.elements);
  for (const anchor of document.elements.filter(isAnchor).slice(0, ANCHORS_MAX)) {
    const url = resolveLink(attribute(anchor, 'href'), base);
    if (url === null || links.size >= LINKS_MAX) continue;
    const text = (textOf(document, anchor, TEXT_MAX_CHARS) || labelOf(anchor, images)).slice(
      0,
      TEXT_MAX_CHARS,
    );
    const known = links.get(url);
    if (known === undefined) links.set(url, { url, text, profile: profiles.has(url) });
    else if (known.text === '') known.text = text;
  }
  return [...links.values()];
}

/** The address that relative links are resolved against (HTML, the base element). */
export function baseOf({ elements }: PageDocument, pageUrl: string): string {
  const base = elements.find(({ name, attribs }) => name === 'base' && attribs['href'] !== undefined);
  return base === undefined ? pageUrl : (resolveLink(attribute(base, 'href'), pageUrl) ?? pageUrl);
}

function isAnchor({ name, attribs }: PageElement): boolean {
  return (name === 'a' || name === 'area') && attribs['href'] !== undefined;
}

function labelOf(anchor: PageElement, images: ReadonlyMap<PageElement, string>): string {
  const label = images.get(anchor) ?? attribute(anchor, 'aria-label') ?? attribute(anchor, 'title');
  return foldSpace(
    (
      label ||
      attribute(anchor, 'aria-label') ||
      attribute(anchor, 'title') ||
      attribute(anchor, 'alt')
    ).slice(0, TEXT_MAX_CHARS),
  );
}

/** The first alternative text of an image in each link. */
function imageTexts(elements: readonly PageElement[]): Map<PageElement, string> {
  const texts = new Map<PageElement, string>();
  let anchor: PageElement | null = null;
  for (const element of elements) {
    if (isAnchor(element)) anchor = element;
    const alt = element.name === 'img' ? attribute(element, 'alt') : '';
    if (alt !== '' && anchor !== null && element.order <= anchor.last && !texts.has(anchor))
      texts.set(anchor, alt);
  }
  return texts;
}
