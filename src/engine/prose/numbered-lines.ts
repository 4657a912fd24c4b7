// Which lines of which pages go to a language model, and under which numbers. It asks nobody.
import type { PageFacts, PageLine } from '../mention.ts';
import { JUDGED_WEIGHTS } from '../score/judged-weights.ts';

/** A line under the number by which the model speaks of it. */
export type NumberedLine = PageLine & { number: number; page: PageFacts };

const PAGES_MAX = 4;
const LINES_MAX = 120;
/** Some 3,000 tokens. */
const TEXT_MAX_CHARS = 12_000;
/** Of one page; more lines with titles make it no better. */
const POSTS_COUNTED = 3;

/**
 * The lines of the best pages, at most 4, 120 lines, 12,000 characters; numbered from 1. A text that several pages have
 * (a footer) goes once. None where no page has words of the role's titles.
 */
export function numberLines(pages: readonly PageFacts[]): NumberedLine[] {
  const best = pages
    .map((page) => ({ page, worth: worthOf(page) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, PAGES_MAX);
  const numbered: NumberedLine[] = [];
  const seen = new Set<string>();
  let chars = 0;
  for (const { page } of best) {
    for (const line of page.lines ?? []) {
      if (seen.has(line.text)) continue;
      chars += line.text.length;
      if (numbered.length >= LINES_MAX || chars > TEXT_MAX_CHARS) return numbered;
      seen.add(line.text);
      numbered.push({ ...line, number: numbered.length + 1, page });
    }
  }
  return numbered;
}

/** 0: nothing on the page can name a holder. */
function worthOf(page: PageFacts): number {
  if (page.parked || page.placeholder) return 0;
  const posts = (page.lines ?? []).filter((line) => line.namesPost).length;
  return posts === 0
    ? 0
    : 1 + Math.min(POSTS_COUNTED, posts) / POSTS_COUNTED + JUDGED_WEIGHTS[`role.page.${page.kind}`];
}
