// What a page says that its company is called. It does not know whether it is true.
import type { PageFacts } from '../mention.ts';
import { isTitleLike } from '../titles/title-like.ts';
import { attribute, foldSpace, type PageDocument } from './document.ts';
import { isObject, textIn, typesOf } from './json-values.ts';
import type { PageData } from './reading.ts';

const NAMES_MAX = 8;
const NAME_MAX_CHARS = 80;
const NODES_MAX = 2_000;
const ORGANIZATION_TYPE = /(?:organization|corporation|business|company|ngo|agency|store|firm)$/;
const SITE_NAMES = /^(?:og:site_name|application-name|apple-mobile-web-app-title|dc\.publisher|publisher)$/;
const LEGAL_LINE =
  /^(?:\p{Lu}|\d)[\p{L}\p{N}&.,'’+ -]{1,60}? (?:GmbH(?: & Co\. KG)?|AG|UG(?: \(haftungsbeschränkt\))?|KG|SE|eG|e\.V\.|Ltd\.?|Limited|LLC|Inc\.?|PLC|plc|SAS|SARL|S\.A\.S\.?|SA|S\.A\.|SL|S\.L\.|S\.r\.l\.|Srl|SpA|S\.p\.A\.|B\.V\.|BV|N\.V\.|AB|ApS|A\/S|AS|Oy|Oyj|sp\. z o\.o\.|s\.r\.o\.|a\.s\.|Lda)$/u;
const GENERIC =
  /^(?:home|homepage|welcome|start|startseite|accueil|inicio|about|about us|team|our team|contact|imprint|impressum|news|blog|leadership|people|press|website|untitled.*|wordpress|site|my site|index|mentions légales|über uns|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|tutti i diritti riservati)$/i;

/** Best first, no duplicates. */
export function readCompanyNames(document: PageDocument, data: PageData, kind: PageFacts['kind']): string[] {
  const stated = [
    ...fromData(data),
    ...fromMeta(document),
    ...fromCopyright(document),
    ...fromLegalLines(document),
    ...fromTitle(document, kind),
  ];
  const names = new Map<string, string>();
  for (const each of stated) {
    const name = foldSpace(each.slice(0, 200));
    if (name.length < 2 || name.length > NAME_MAX_CHARS || GENERIC.test(name)) continue;
    if (!names.has(name.toLowerCase()) && names.size < NAMES_MAX) names.set(name.toLowerCase(), name);
  }
  return [...names.values()];
}

/**
 * Whether the words tell the company from the person whose name it has too: "Founder of Acme" of a page whose title
 * ends in the founder's name.
 */
export function namesCompanyOtherwise(name: string, said: string, companyNames: readonly string[]): boolean {
  const own = new Set(foldName(name).split(' '));
  const words = new Set(foldName(said).split(' '));
  return companyNames
    .map(foldName)
    .some((company) =>
      company.split(' ').some((word) => word.length > 3 && words.has(word) && !own.has(word)),
    );
}

/**
 * Whether a name of a person is the company's: it has one of two words or more in it that the page states, or begins
 * with one of any length and a comma ("Acme, Port Ellery").
 */
export function isCompanyName(name: string, companyNames: readonly string[]): boolean {
  const folded = ` ${foldName(name)} `;
  const head = name.includes(',') ? foldName(name.split(',', 1)[0] ?? '') : '';
  return companyNames
    .map(foldName)
    .some((company) => (company.includes(' ') && folded.includes(` ${company} `)) || company === head);
}

function foldName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ (?:gmbh|ag|kg|se|ltd|limited|llc|inc|plc|sas|sarl|sa|sl|srl|spa|bv|nv|ab|aps|as|oy)\s*$/u, '')
    .trim();
}

function fromData({ linked }: PageData): string[] {
  const names: string[] = [];
  const waiting: unknown[] = [...linked];
  for (let index = 0; index < waiting.length && index < NODES_MAX; index += 1) {
    const node = waiting[index];
    if (Array.isArray(node)) for (const each of node.slice(0, 200) as unknown[]) waiting.push(each);
    if (!isObject(node)) continue;
    const types = typesOf(node);
    if (types.some((type) => ORGANIZATION_TYPE.test(type)))
      names.push(...['name', 'legalName', 'alternateName'].map((key) => textIn(node[key])));
    else if (types.includes('website')) names.push(textIn(node['name']));
    for (const key of ['@graph', 'publisher', 'isPartOf', 'mainEntity', 'about'])
      if (node[key] !== undefined) waiting.push(node[key]);
  }
  return names.filter((name) => name !== '');
}

function fromMeta({ elements }: PageDocument): string[] {
  return elements
    .filter(
      ({ name, attribs }) =>
        name === 'meta' && SITE_NAMES.test((attribs['property'] ?? attribs['name'] ?? '').toLowerCase()),
    )
    .map((meta) => attribute(meta, 'content'));
}

const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s{0,3}(?:©\s{0,3})?(?:copyright\s)?(?:\d{4}(?:\s?[-–]\s?\d{4})?,?\s)?(?:by\s)?((?:\p{Lu}|\d)[^|·•©\n]{1,60}?)(?:[.,]? (?:all rights|alle rechte|tous droits|todos los|tutti i|\d{4})|[.|·•]|\s[–-]\s|,? (?:a|an|is)\s|$)/iu;

/** "2020 - 2024 Acme", "2021Acme", "All rights reserved Acme". */
const LEADING_YEARS =
  /^(?:(?:19|20)\d\d(?:\s?[-–—]\s?(?:19|20)?\d\d)?[\s,.–—-]*(?=\p{L}))?(?:all rights reserved\.?\s+(?:by\s+)?)?/iu;

/** The full stops of "s.r.o." end no sentence. */
const DOTTED_FORM =
  /,?\s(?:spol\. s r\.\s?o|s\.\s?r\.\s?o|sp\. z o\.\s?o|a\.\s?s|s\.\s?r\.\s?l|s\.\s?p\.\s?a|s\.\s?l|s\.\s?a(?:\.\s?s)?|b\.\s?v|n\.\s?v|e\.\s?v|d\.\s?o\.\s?o)\.?(?=\s|$)/iu;

function fromCopyright({ lines }: PageDocument): string[] {
  return lines
    .slice(-400)
    .map(({ text }) => COPYRIGHT.exec(text.slice(0, 200).replace(DOTTED_FORM, '.'))?.[1] ?? '')
    .filter((name) => name !== '')
    .slice(0, 2)
    .map((name) => name.replace(/[,.]?\s?(?:19|20)\d\d$/, '').replace(LEADING_YEARS, ''));
}

/** "About Acme, Inc." heads what a press release says of Acme; and "About You SE" is a firm. */
const ABOUT =
  /^(?:[Aa]bout|[ÜüUu]e?ber|[ÀàAa] propos d(?:e |['’])|[Ss]obre|[Aa]cerca de|[Oo]ver|[Oo]m)\s?(?=[\p{Lu}\d])/u;

function fromLegalLines({ lines }: PageDocument): string[] {
  return lines
    .slice(0, 3_000)
    .filter(({ text }) => text.length <= NAME_MAX_CHARS && LEGAL_LINE.test(text) && !beginsWithTitle(text))
    .slice(0, 1)
    .flatMap(({ text }) => [text, text.replace(ABOUT, '')]);
}

/** "President of Blue Harbor, Inc.", "Ada Vell, CEO, Blue Harbor Inc.": somebody's post, not the name of the site's firm. */
function beginsWithTitle(text: string): boolean {
  return text
    .split(/,\s+|\s+(?:of|at|von|bei|de|di|van)\s+|\s[–—-]\s/u)
    .slice(0, -1)
    .some((piece) => isTitleLike(piece));
}

/** "Leadership | Acme": the last part; on a home page the first too. */
function fromTitle({ title }: PageDocument, kind: PageFacts['kind']): string[] {
  const pieces = title
    .slice(0, 200)
    .split(/\s+[|–—·•:»-]\s+|\s*\|\s*/u)
    .map(foldSpace);
  const last = pieces.at(-1) ?? '';
  return pieces.length > 1
    ? [last, kind === 'home' ? (pieces[0] ?? '') : ''].filter((piece) => piece.split(' ').length <= 4)
    : [];
}
