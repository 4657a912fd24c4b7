// The links of a page, absolute and without duplicates. It chooses none.
import anyAscii from 'any-ascii';
import type { Mention, PageLink } from '../mention.ts';
import { isNameLike } from '../names/name-like.ts';
import { clickTarget } from './click-target.ts';
import { attribute, foldSpace, lineAt, textOf, type PageDocument, type PageElement } from './document.ts';
import { resolveLink } from './link-url.ts';
import { readStateLinks } from './state-links.ts';

const CLICKABLE_MAX = 5_000;
const LINKS_MAX = 2_000;
const TEXT_MAX_CHARS = 200;
const NAME_MAX_CHARS = 70;
const REL_MAX_CHARS = 100;

/**
 * Links in the order of the page, then those that a click or a script will show; `mentions` tells which are profile
 * links.
 */
export function readLinks(document: PageDocument, pageUrl: string, mentions: readonly Mention[]): PageLink[] {
  const base = baseOf(document, pageUrl);
  const profiles = new Set(mentions.map(({ profileUrl }) => profileUrl));
  const links = new Map<string, PageLink>();
  const add = (href: string, text: string, about: string, relation?: PageLink['relation']) => {
    const url = resolveLink(href, base);
    if (url === null) return;
    const known = links.get(url);
    if (known !== undefined) {
      if (known.text === '') known.text = text;
      known.profile ||= isNamedAfter(url, about, base);
      if (relation !== undefined) known.relation ??= relation;
    } else if (links.size < LINKS_MAX) {
      const profile = profiles.has(url) || isNamedAfter(url, about, base);
      links.set(url, { url, text, profile, ...(relation === undefined ? {} : { relation }) });
    }
  };

  const images = imageTexts(document.elements);
  let clickable = 0;
  for (const element of document.elements) {
    const isPlain = isAnchor(element);
    const href = hrefOf(element, isPlain);
    if (href === '' || clickable >= CLICKABLE_MAX) continue;
    clickable += 1;
    const own = textOf(document, element, TEXT_MAX_CHARS) || labelOf(element, images);
    const heading = MORE.test(own) ? headingAbove(document, element) : '';
    const text = `${heading} ${own}`.trim().slice(0, TEXT_MAX_CHARS);
    add(href, text, heading || own, isPlain ? relationOf(element.attribs) : undefined);
  }
  for (const element of document.elements) {
    const { name, attribs } = element;
    if (name === 'link') {
      const relation = relationOf(attribs);
      if (relation !== undefined) add(attribute(element, 'href'), '', '', relation);
    } else if (name === 'frame') add(attribute(element, 'src'), '', attribute(element, 'name'), 'part');
  }
  for (const { href, text, isFrame, attribs } of document.unseen)
    add(href, text, text, isFrame ? 'part' : relationOf(attribs));
  for (const { href, text } of readStateLinks(document.scripts)) add(href, text, text);
  return [...links.values()];
}

/** Where a click leads; '' for what is no link. A link to nowhere may be a script's. */
function hrefOf(element: PageElement, isPlain: boolean): string {
  const href = isPlain ? attribute(element, 'href').trim() : '';
  if (href !== '' && href !== '/' && !href.startsWith('#') && !/^javascript:/i.test(href)) return href;
  return clickTarget(element.attribs) || (href === '/' ? href : '');
}

/** HTML §4.6.7: the types of a link, by which it says what it is to this page. */
function relationOf(attribs: PageElement['attribs']): PageLink['relation'] {
  const { rel = '', hreflang } = attribs;
  const kinds = rel.slice(0, REL_MAX_CHARS).toLowerCase().split(/\s+/);
  if (kinds.includes('next')) return 'next';
  const isTranslation = kinds.includes('alternate') && hreflang !== undefined;
  return kinds.includes('canonical') || isTranslation ? 'again' : undefined;
}

/** Words that say of what they lead to only that there is more. */
const MORE =
  /^(?:(?:learn|read|find out|see|show|discover|view) more|more|more info(?:rmation)?|details|view|open|explore|(?:(?:view|see|read|full|open|show) )?(?:full )?(?:bio|biography|profile)|mehr(?: erfahren| lesen)?|weiterlesen|(?:zum |zur )?(?:profil|vita)(?: ansehen)?|en savoir plus|lire la suite|voir (?:plus|le profil)|leer más|saber más|ver (?:más|perfil|biografía)|scopri di più|leggi(?: di più| tutto)?|vedi profilo|lees meer|meer(?: weten)?|bekijk profiel|läs mer|les mer|læs mere|lue lisää|więcej|czytaj więcej|zobacz profil|více|saiba mais|tovább|detaylar|devamı|подробнее)\s?[.…→›»>]{0,3}$/iu;
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
