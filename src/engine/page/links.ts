// The links of a page, absolute and without duplicates. It chooses none.
import anyAscii from 'any-ascii';
import type { Mention, PageLink } from '../mention.ts';
import { isNameLike } from '../names/name-like.ts';
import { attribute, foldSpace, lineAt, textOf, type PageDocument, type PageElement } from './document.ts';
import { resolveLink } from './link-url.ts';

const ANCHORS_MAX = 5_000;
const LINKS_MAX = 2_000;
const TEXT_MAX_CHARS = 200;
const NAME_MAX_CHARS = 70;

/** Links in the order of the page; `mentions` tells which are profile links. */
export function readLinks(document: PageDocument, pageUrl: string, mentions: readonly Mention[]): PageLink[] {
  const base = baseOf(document, pageUrl);
  const profiles = new Set(mentions.map(({ profileUrl }) => profileUrl));
  const links = new Map<string, PageLink>();
  const images = imageTexts(document.elements);
  for (const anchor of document.elements.filter(isAnchor).slice(0, ANCHORS_MAX)) {
    const url = resolveLink(attribute(anchor, 'href'), base);
    if (url === null || links.size >= LINKS_MAX) continue;
    const own = textOf(document, anchor, TEXT_MAX_CHARS) || labelOf(anchor, images);
    const text = (MORE.test(own) ? `${headingAbove(document, anchor)} ${own}`.trim() : own).slice(
      0,
      TEXT_MAX_CHARS,
    );
    const known = links.get(url);
    if (known === undefined)
      links.set(url, { url, text, profile: profiles.has(url) || isNamedAfter(url, own, base) });
    else if (known.text === '') known.text = text;
  }
  return [...links.values()];
}

/** Words that say of what they lead to only that there is more. */
const MORE =
  /^(?:(?:learn|read|find out|see|show|discover|view) more|more|more info(?:rmation)?|details|view|open|explore|mehr(?: erfahren| lesen)?|weiterlesen|en savoir plus|lire la suite|voir plus|leer más|saber más|ver más|scopri di più|leggi(?: di più| tutto)?|lees meer|meer(?: weten)?|läs mer|les mer|læs mere|lue lisää|więcej|czytaj więcej|více|saiba mais)\s?[.…→›»>]{0,3}$/iu;
const HEADING_REACH_LINES = 6;

/** What the card of such a link is about. */
function headingAbove(document: PageDocument, anchor: PageElement): string {
  const at = lineAt(document, anchor.from);
  for (let index = at; index >= Math.max(0, at - HEADING_REACH_LINES); index -= 1) {
    const line = document.lines[index];
    if (line !== undefined && line.owner.heading > 0) return line.text.slice(0, TEXT_MAX_CHARS / 2);
  }
  return '';
}

/** "Ada Vell" at /people/ada-vell: a person's own page, though nothing here says what she does. */
function isNamedAfter(url: string, text: string, base: string): boolean {
  if (text.length > NAME_MAX_CHARS || !text.includes(' ') || !isNameLike(text)) return false;
  const { hostname, pathname } = new URL(url);
  if (hostname !== new URL(base).hostname) return false;
  const path = pathname.toLowerCase();
  const tokens = anyAscii(text)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((token) => token.length >= 2);
  return tokens.length >= 2 && tokens.every((token) => path.includes(token));
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
