// One HTML page to its facts: people, addresses, links, what kind of page it is. Pure; it fetches and judges nothing.
import type { Mention, PageFacts } from '../mention.ts';
import { fold } from '../names/fold.ts';
import { isKnownGiven } from '../names/nicknames.ts';
import { findAddressSpots, printedAddresses } from './addresses.ts';
import { isCompanyName, namesCompanyOtherwise, readCompanyNames } from './company-names.ts';
import { attribute, closest, type PageDocument, type TextLine } from './document.ts';
import { readAddressNames } from './extract/address-name.ts';
import { readAttributes } from './extract/attribute.ts';
import { readCards } from './extract/card.ts';
import { readHCards, titledHCards } from './extract/h-card.ts';
import { readHeadings } from './extract/heading.ts';
import { readImprint } from './extract/imprint.ts';
import { readJsonLd } from './extract/json-ld.ts';
import { readLists } from './extract/list.ts';
import { readMicrodata, titledItems } from './extract/microdata.ts';
import { readPress } from './extract/press.ts';
import { findProsePeople, readProse } from './extract/prose.ts';
import { readState } from './extract/state.ts';
import { readTables } from './extract/table.ts';
import { bareName, createJudge, splitNameAndTitle, type Judge } from './judge.ts';
import { baseOf, readLinks } from './links.ts';
import { mergeMentions } from './merge-mentions.ts';
import { otherFirmLines } from './other-firms.ts';
import { parsePageData } from './page-data.ts';
import { pageLines } from './page-lines.ts';
import { kindOfPage } from './page-kind.ts';
import { isParked } from './parked.ts';
import { parseDocument } from './parse-document.ts';
import { findPeople } from './people.ts';
import { isPlaceholder, isRealNamesake, isSampleName } from './placeholder.ts';
import { publishedAt } from './published-at.ts';
import type { PageSource, Reading } from './reading.ts';
import { readSections } from './sections.ts';
import { findPeopleTables } from './tables.ts';

/** Reads one page. Markup that is broken or hostile costs time in proportion to its size, at most 2 MB of it. */
export function readPage(html: string, page: PageSource): PageFacts {
  const document = parseDocument(html);
  const kind = kindOfPage(document, page.url);
  const reading = readingOf(document, page, kind);
  const parked = isParked(document);
  const found = parked ? [] : mergeMentions(readMentions(reading));
  const companyNames = readCompanyNames(document, reading.data, kind);
  const placeholder = isPlaceholder(document, found, page.companyDomain, companyNames);
  const mentions = placeholder
    ? []
    : found.filter((mention) => isSomebody(mention, companyNames, page.companyDomain));
  return {
    url: page.url,
    fetchedAt: page.fetchedAt,
    mentions,
    addresses: printedAddresses(document, reading.addresses, mentions),
    links: readLinks(document, page.url, mentions),
    companyNames,
    pageTitle: document.title,
    language: languageOf(document),
    kind,
    parked,
    placeholder,
    ...(page.linesFor === undefined || parked || placeholder
      ? {}
      : { lines: pageLines(reading, page.linesFor) }),
  };
}

/** No sample, and not the company itself; a firm may be called after the person who is named with an address. */
function isSomebody(mention: Mention, companyNames: readonly string[], companyDomain: string): boolean {
  const { name, emails } = mention;
  if (isSampleName(name) && !isRealNamesake(mention, companyDomain)) return false;
  if (emails.length > 0 || !isCompanyName(name, companyNames)) return true;
  // a firm called after its founder: whose given name is known is no "Point Marine"
  if (mention.title !== '' && isKnownGiven(fold(name.split(' ')[0] ?? ''))) return true;
  return namesCompanyOtherwise(name, `${mention.title} ${mention.organization ?? ''}`, companyNames);
}

function readingOf(document: PageDocument, page: PageSource, kind: PageFacts['kind']): Reading {
  const judge = createJudge();
  const sections = readSections(document, kind, (line) => isPersonLine(judge, line.text));
  const others = otherFirmLines(document.lines, sections, kind);
  const taken = new Set([
    ...findPeopleTables(document).map(({ table }) => table),
    ...titledHCards(document.elements),
    ...titledItems(document.elements),
  ]);
  const isOtherFirm = (line: TextLine): boolean => others[line.index] === true;
  const isTaken = (line: TextLine): boolean =>
    closest(line.owner, (element) => taken.has(element) || element.name === 'dl') !== null;
  return {
    document,
    page,
    kind,
    language: languageOf(document),
    base: baseOf(document, page.url),
    judge,
    sections,
    isOtherFirm,
    addresses: findAddressSpots(document),
    people: findPeople(document, judge, isTaken, isOtherFirm),
    data: parsePageData(document),
  };
}

const HAN_WITH_KANA = /^[\p{sc=Han}\s]{2,8}[（(][\p{sc=Hiragana}\p{sc=Katakana}\sー・]{2,30}[）)]$/u;

/** A name, with its reading in brackets, or with a title: a heading that heads nobody else. */
function isPersonLine(judge: Judge, text: string): boolean {
  if (HAN_WITH_KANA.test(text)) return true;
  const name = bareName(text.replace(/（[^）]{0,40}）/gu, ' '));
  return judge.isName(name) || splitNameAndTitle(judge, text).pairs.length > 0;
}

function readMentions(reading: Reading): Mention[] {
  const prose = findProsePeople(reading);
  const writtenAt = publishedAt(reading.document, reading.data, reading.page.fetchedAt);
  const isArticle = reading.kind === 'press' && writtenAt !== undefined;
  return [
    ...readJsonLd(reading),
    ...readMicrodata(reading),
    ...readHCards(reading),
    ...readTables(reading),
    ...readCards(reading),
    ...readHeadings(reading),
    ...readLists(reading),
    ...readImprint(reading),
    ...readAttributes(reading),
    ...readState(reading, (html) => readInner(reading, html)),
    ...readPress(reading, prose, { isArticle, writtenAt }),
    ...readProse(reading, prose, isArticle),
    ...readAddressNames(reading),
  ];
}

/** The readers of what is seen, on markup that the page's state holds for its scripts to show. */
function readInner({ page, kind, language }: Reading, html: string): Mention[] {
  const inner = { ...readingOf(parseDocument(html), page, kind), language };
  return [...readTables(inner), ...readCards(inner), ...readHeadings(inner), ...readLists(inner)].map(
    (mention) => ({ ...mention, extractor: 'state' }),
  );
}

function languageOf({ elements }: PageDocument): string {
  const html = elements.find(({ name }) => name === 'html');
  return html === undefined ? '' : attribute(html, 'lang').trim().toLowerCase().slice(0, 35);
}
