// Reads a snippet as a page of an invented company and shows its people in one line each.
import type { PageFacts } from '../../../src/engine/mention.ts';
import { readPage } from '../../../src/engine/page/read-page.ts';

export const FETCHED_AT = Date.UTC(2025, 5, 1);

export function factsOf(html: string, path = '/x'): PageFacts {
  const url = `https://www.vellmarn.test${path}`;
  return readPage(html, { url, fetchedAt: FETCHED_AT, companyDomain: 'vellmarn.test' });
}

/** "name | title | address, address | organisation | extractor", the last parts only where they are there. */
export function peopleOf(html: string, path?: string): string[] {
  return factsOf(html, path).mentions.map(({ name, title, emails, organization }) =>
    [name, title, emails.join(', '), organization ?? ''].join(' | ').replace(/[ |]+$/, ''),
  );
}

export function extractorsOf(html: string, path?: string): string[] {
  return factsOf(html, path).mentions.map(({ extractor }) => extractor);
}
