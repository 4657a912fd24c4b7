// Lines of invented pages for the tests of prose: numbered as a language model would see them.
import { type NumberedLine, numberLines } from '../../../src/engine/prose/numbered-lines.ts';
import type { SaidPerson } from '../../../src/engine/prose/people-answer.ts';
import type { PageFacts } from '../../../src/engine/mention.ts';
import { readPage } from '../../../src/engine/page/read-page.ts';
import type { Role } from '../../../src/engine/role.ts';

export function linedPage(body: string, path = '/story', role: Role = 'CEO'): PageFacts {
  const html = `<html lang="en"><head><title>Story | Ferrow</title></head><body>${body}</body></html>`;
  return readPage(html, {
    url: `https://ferrow.test${path}`,
    fetchedAt: 0,
    companyDomain: 'ferrow.test',
    linesFor: role,
  });
}

/** Each text is a paragraph of one page. */
export function linesOf(...paragraphs: string[]): NumberedLine[] {
  return numberLines([linedPage(paragraphs.map((text) => `<p>${text}</p>`).join('\n'))]);
}

export function said(name: string, title: string, rest: Partial<SaidPerson> = {}): SaidPerson {
  return { name, nameLine: 1, title, titleLine: 1, email: null, emailLine: null, current: true, ...rest };
}
