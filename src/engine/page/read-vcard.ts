// A vCard file (RFC 6350, and the older 2.1 and 3.0) to the facts of a page. Pure; it fetches nothing.
import type { Mention, PageFacts, PrintedAddress } from '../mention.ts';
import { isGenericMailbox, parseAddress } from './address-syntax.ts';
import { foldSpace } from './document.ts';
import { createJudge } from './judge.ts';
import { resolveLink } from './link-url.ts';
import { splitOrganization } from './organization.ts';
import { isSampleName } from './placeholder.ts';
import { quoteWords } from './quoted-words.ts';
import { mentionOf, type PageSource } from './reading.ts';

const FILE_MAX_CHARS = 500_000;
const CARDS_MAX = 200;

type Card = ReadonlyMap<string, readonly string[]>;

/** Reads every card of the file; photographs and unknown properties are left out. */
export function readVcard(text: string, page: PageSource): PageFacts {
  const judge = createJudge();
  const cards = cardsOf(text.slice(0, FILE_MAX_CHARS));
  const mentions = cards
    .filter((card) => judge.isName(nameOf(card)) && !isSampleName(nameOf(card)))
    .map((card) => mentionOfCard(card, page))
    .filter(({ title, emails }) => title !== '' || emails.length > 0);
  return {
    url: page.url,
    fetchedAt: page.fetchedAt,
    mentions,
    addresses: cards.flatMap(addressesOf),
    links: [],
    companyNames: [...new Set(cards.map((card) => first(card, 'ORG')).filter((name) => name !== ''))].slice(
      0,
      8,
    ),
    pageTitle: '',
    language: '',
    kind: 'profile',
    parked: false,
    placeholder: false,
  };
}

function mentionOfCard(card: Card, page: PageSource): Mention {
  const name = nameOf(card);
  const printed = first(card, 'TITLE') || first(card, 'ROLE');
  const emails = emailsOf(card).filter((address) => !isGenericMailbox(address));
  const { title, organization } = splitOrganization(printed);
  return mentionOf(page, 'vcard', {
    name,
    title,
    emails,
    words: [name, printed, ...emails].filter((part) => part !== '').join(', '),
    organization: first(card, 'ORG') || organization,
    profileUrl: resolveLink(first(card, 'URL'), page.url) ?? undefined,
  });
}

function nameOf(card: Card): string {
  const [family = '', given = '', middle = ''] = (card.get('N')?.[0] ?? '')
    .split(/(?<!\\);/)
    .map(unescapeValue);
  return first(card, 'FN') || foldSpace(`${given} ${middle} ${family}`);
}

function first(card: Card, property: string): string {
  const value = card.get(property)?.[0] ?? '';
  return foldSpace(
    unescapeValue(property === 'ORG' ? (value.split(/(?<!\\);/)[0] ?? '') : value).slice(0, 300),
  );
}

function emailsOf(card: Card): string[] {
  return (card.get('EMAIL') ?? [])
    .map((value) => parseAddress(value.replace(/^mailto:/i, '').trim()))
    .filter((address) => address !== null);
}

function addressesOf(card: Card): PrintedAddress[] {
  const words = quoteWords(`${nameOf(card)} ${first(card, 'TITLE')}`, []);
  return [...new Set(emailsOf(card))].map((address) => ({ address, words, how: 'structured' }));
}

function cardsOf(text: string): Card[] {
  const cards: Map<string, string[]>[] = [];
  let card: Map<string, string[]> | null = null;
  for (const line of unfold(text).split('\n')) {
    const { name, value } = propertyOf(line);
    if (name === 'BEGIN') card = new Map();
    else if (name === 'END' && card !== null && cards.length < CARDS_MAX) {
      cards.push(card);
      card = null;
    } else if (KEPT.has(name)) card?.set(name, [...(card.get(name) ?? []).slice(0, 8), value]);
  }
  return cards;
}

const KEPT: ReadonlySet<string> = new Set(['FN', 'N', 'TITLE', 'ROLE', 'EMAIL', 'ORG', 'URL']);

/** RFC 6350 §3.2: a line that begins with white space goes on from the one before. 2.1 ends such a line with "=". */
function unfold(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\n[ \t]|=\n(?=[^\n:]{0,200}(?:\n|$))/g, '');
}

/** "item1.EMAIL;TYPE=work:ada@…" as its name and value. */
function propertyOf(line: string): { name: string; value: string } {
  const colon = line.indexOf(':');
  if (colon === -1 || colon > 300) return { name: '', value: '' };
  const [label = '', ...parameters] = line.slice(0, colon).toUpperCase().split(';');
  const value = line.slice(colon + 1, colon + 1_001);
  const isQuoted = parameters.some((parameter) => parameter.includes('QUOTED-PRINTABLE'));
  return { name: label.replace(/^.*\./, ''), value: isQuoted ? unquote(value) : value };
}

/** RFC 2045 §6.7, in UTF-8. */
function unquote(text: string): string {
  const bytes: number[] = [];
  for (const part of text.match(/=[0-9a-f]{2}|[^]/gi) ?? [])
    bytes.push(...(part.length === 3 ? [Number.parseInt(part.slice(1), 16)] : Buffer.from(part)));
  return Buffer.from(bytes).toString('utf8');
}

function unescapeValue(value: string): string {
  return value.replace(/\\n/gi, ' ').replace(/\\([,;:\\])/g, '$1');
}
