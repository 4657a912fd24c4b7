// How fast a page is read, beside cheerio on parse5 that is asked the same.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPage } from '../../src/engine/page/read-page.ts';
import { COMPANIES } from '../world/companies/index.ts';
import { readWithCheerio } from './cheerio-reader.ts';
import { round } from './report.ts';
import type { Row, Section, Table } from './section.ts';

const SAVED = join(import.meta.dirname, '../engine/page/pages');
const ROUNDS = 5;
/** So that a round is long enough to be measured. */
const ROUND_BYTES = 300_000;
const DIRECTORY_PEOPLE = 1_500;
const KB = 1_024;

type Page = { html: string; url: string; domain: string };

export const extraction: Section = {
  name: 'extraction',
  async run(): Promise<Table[]> {
    return [
      {
        heading: 'Reading a page, beside cheerio on parse5',
        notes: [
          'Title, language, links, addresses, and people in linked data, microdata, cards, tables, pairs of lines and quotations. Ours also tells names from other words, titles from others, and whose company it is.',
          `Processor time, medians of ${ROUNDS} rounds in turn; ratio: ours to cheerio’s, less is faster.`,
        ],
        columns: ['pages', 'count', 'KB a page', 'ours, ms a page', 'cheerio, ms a page', 'ratio'],
        rows: [
          compare('saved, of the web’s styles', savedPages()),
          compare('of the invented companies', worldPages()),
          compare(`a directory of ${DIRECTORY_PEOPLE} people`, [directory()]),
        ],
      },
    ];
  },
};

function compare(what: string, pages: readonly Page[]): Row {
  const bytes = pages.reduce((sum, { html }) => sum + html.length, 0);
  const times = Math.max(1, Math.ceil(ROUND_BYTES / bytes));
  const ours: number[] = [];
  const theirs: number[] = [];
  // the first round compiles
  for (let index = 0; index <= ROUNDS; index += 1) {
    const own = cpuMs(times, pages, ({ html, url, domain }) =>
      readPage(html, { url, fetchedAt: 0, companyDomain: domain }),
    );
    const other = cpuMs(times, pages, ({ html, url }) => readWithCheerio(html, url));
    if (index === 0) continue;
    ours.push(own);
    theirs.push(other);
  }
  const [own, other] = [median(ours), median(theirs)];
  return {
    cells: [
      what,
      String(pages.length),
      round(bytes / pages.length / KB),
      round(own),
      round(other),
      round(own / other),
    ],
  };
}

/** Of this thread, for one page. */
function cpuMs(times: number, pages: readonly Page[], read: (page: Page) => unknown): number {
  const before = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) for (const page of pages) read(page);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000 / times / pages.length;
}

function savedPages(): Page[] {
  return readdirSync(SAVED).map((file) => ({
    html: readFileSync(join(SAVED, file), 'utf8'),
    url: 'https://vellmarn.test/about',
    domain: 'vellmarn.test',
  }));
}

function worldPages(): Page[] {
  return COMPANIES.flatMap((company) =>
    company
      .build(company)
      .pages.filter(({ body, status = 200 }) => typeof body === 'string' && status === 200)
      .map(({ path, body }) => ({
        html: String(body),
        url: `https://${company.domain}${path}`,
        domain: company.domain,
      })),
  );
}

function directory(): Page {
  const letters = 'abcdefghijklmnopqrst';
  const card = (index: number) => {
    const surname = `Vell${letters[index % 20]}${letters[Math.floor(index / 20) % 20]}${letters[Math.floor(index / 400)]}`;
    return `<div class="card"><img alt="" src="/${index}.jpg"><h3><a href="/people/${index}">Ada ${surname}</a></h3><p class="role">Head of Sales, Region ${index}</p><p>She joined us in 2011 and enjoys the hills.</p></div>`;
  };
  const body = Array.from({ length: DIRECTORY_PEOPLE }, (_, index) => card(index)).join('\n');
  return {
    html: `<!doctype html><html lang="en"><title>Our people</title><h1>Our people</h1>${body}</html>`,
    url: 'https://vellmarn.test/people',
    domain: 'vellmarn.test',
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
