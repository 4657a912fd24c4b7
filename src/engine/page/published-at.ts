// When a page says that it was written: meta elements, linked data, <time>, a dateline. It judges no age.
import { attribute, type PageDocument } from './document.ts';
import { isObject, listOf, typesOf } from './json-values.ts';
import type { PageData } from './reading.ts';

const META_NAMES =
  /^(?:article:published_time|datepublished|date|dc\.date(?:\.issued)?|dcterms\.(?:date|issued|created)|parsely-pub-date|sailthru\.date|pubdate|publish-date|og:published_time|article\.published)$/;
const ARTICLE_TYPE = /(?:article|blogposting|report|pressrelease)$/;
const EARLIEST_MS = Date.UTC(1995, 0, 1);
const DAY_MS = 86_400_000;
const NODES_MAX = 2_000;
const DATELINE_LINES = 40;

/** Epoch milliseconds; undefined where the page states none that can be true at `fetchedAt`. */
export function publishedAt(document: PageDocument, data: PageData, fetchedAt: number): number | undefined {
  const stated = [
    ...metaDates(document),
    ...linkedDates(data),
    ...timeDates(document),
    ...datelines(document),
  ];
  return stated
    .map((text) => parseDate(text))
    .find((at) => at !== undefined && at >= EARLIEST_MS && at <= fetchedAt + DAY_MS);
}

function metaDates({ elements }: PageDocument): string[] {
  return elements
    .filter(
      ({ name, attribs }) =>
        name === 'meta' &&
        META_NAMES.test((attribs['property'] ?? attribs['name'] ?? attribs['itemprop'] ?? '').toLowerCase()),
    )
    .map((meta) => attribute(meta, 'content'));
}

function linkedDates({ linked }: PageData): string[] {
  const dates: string[] = [];
  const waiting: unknown[] = [...linked];
  for (let index = 0; index < waiting.length && index < NODES_MAX; index += 1) {
    const node = waiting[index];
    if (Array.isArray(node)) waiting.push(...(node.slice(0, 200) as unknown[]));
    if (!isObject(node)) continue;
    const date = node['datePublished'];
    if (typeof date === 'string' && typesOf(node).some((type) => ARTICLE_TYPE.test(type))) dates.push(date);
    waiting.push(...listOf(node['@graph']).slice(0, 200), ...listOf(node['mainEntity']).slice(0, 5));
  }
  return dates;
}

/** The first <time> of an article; elsewhere (lists of news, events) the times are of other things. */
function timeDates({ elements }: PageDocument): string[] {
  const articles = elements.filter(({ name }) => name === 'article').slice(0, 3);
  const times = elements
    .filter(({ name, attribs }) => name === 'time' && attribs['datetime'] !== undefined)
    .slice(0, 3);
  return articles.length === 1 || times.length === 1
    ? times.slice(0, 1).map((time) => attribute(time, 'datetime'))
    : [];
}

/** "LONDON, March 3, 2024 –", "Berlin, 3. März 2024 –", or a line that is a date and no more. */
function datelines({ lines }: PageDocument): string[] {
  return lines
    .slice(0, DATELINE_LINES)
    .map(({ text }) => text.slice(0, 80))
    .map((text) => DATELINE.exec(text)?.[1] ?? (DATE_ALONE.test(text) ? text : ''))
    .filter((text) => text !== '');
}

const DATELINE =
  /^[\p{L} .,()-]{2,40}?[,(–—-] ?((?:\p{L}{3,10}\.? \d{1,2}, |\d{1,2}\.? (?:de )?\p{L}{3,10}\.? (?:de )?|\d{1,2}[./]\d{1,2}[./])(?:19|20)\d\d)\)? ?[–—:/-]/u;
const DATE_ALONE =
  /^(?:\p{L}{2,20},? )?(?:(?:\p{L}{3,10}\.? \d{1,2}, |\d{1,2}\.? (?:de )?\p{L}{3,10}\.? (?:de )?|\d{1,2}\.\d{1,2}\.)(?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d)$/u;

/** First letters of the months in en de fr es it nl, folded. */
const MONTHS: readonly RegExp[] = [
  /^(?:jan|gen|ene|janv)/,
  /^(?:feb|fev|fév)/,
  /^(?:mar|mär|mrt|mrz|maa)/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai|mei|mag)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|août|aou|ago)/,
  /^(?:sep|set)/,
  /^(?:oct|okt|ott|out)/,
  /^nov/,
  /^(?:dec|dez|déc|dic)/,
];

function parseDate(text: string): number | undefined {
  const stated = text.trim().slice(0, 60);
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:?\d\d)?)?/.exec(
    stated,
  );
  if (iso !== null) {
    const at = Date.parse(`${iso[1]}-${iso[2]}-${iso[3]}T${iso[4] ?? '00:00'}${offset(iso[5])}`);
    return Number.isNaN(at) ? undefined : at;
  }
  const numeric = /(\d{1,2})[./](\d{1,2})[./]((?:19|20)\d\d)/.exec(stated);
  if (numeric !== null) return dateOf(Number(numeric[3]), Number(numeric[2]), Number(numeric[1]));
  const named =
    /(?:(\p{L}{3,10})\.? (\d{1,2}),|(\d{1,2})\.? (?:de )?(\p{L}{3,10})\.?(?: de)?) ((?:19|20)\d\d)/u.exec(
      stated,
    );
  if (named === null) return undefined;
  const month = (named[1] ?? named[4] ?? '').toLowerCase();
  return dateOf(
    Number(named[5]),
    MONTHS.findIndex((words) => words.test(month)) + 1,
    Number(named[2] ?? named[3]),
  );
}

function offset(stated: string | undefined): string {
  if (stated === undefined || stated === 'Z') return 'Z';
  return stated.includes(':') ? stated : `${stated.slice(0, 3)}:${stated.slice(3)}`;
}

function dateOf(year: number, month: number, day: number): number | undefined {
  return month < 1 || month > 12 || day < 1 || day > 31 ? undefined : Date.UTC(year, month - 1, day);
}
