// Reads prose with a language model for one search: when it is asked, how often, how long, and what comes of it.
// Skipped where the rules have somebody already; its mentions join those of the rules and never replace one.
import type { Clock, Deadline } from '../deadline.ts';
import type { Question } from '../discovery.ts';
import type { PageFacts } from '../mention.ts';
import { mergeMentions } from '../page/merge-mentions.ts';
import type { Llm } from '../services/llm.ts';
import { type Grounded, groundPeople } from './ground.ts';
import { numberLines } from './numbered-lines.ts';
import { promptFor, readAnswer } from './people-answer.ts';

export type ProseReader = {
  /** Some pages are read, and the rules have nobody yet: asks beside the crawl, where that is slow. */
  beside(pages: readonly PageFacts[]): void;
  /** All pages are read, and the rules have nobody: the same pages with what the model pointed at; null for nothing. */
  finish(pages: readonly PageFacts[], companyNames: readonly string[]): Promise<PageFacts[] | null>;
  /** Hangs up. Call it whatever happened. */
  close(): void;
};

/** Requests a search. */
const CALLS_MAX = 2;
/** For all of them. */
const TIME_MAX_MS = 8_000;
/** A crawl that takes longer is slow: the model is asked about what is there. */
const BESIDE_AFTER_MS = 2_000;
const BESIDE_PAGES_MIN = 3;

export type ProseReaderDeps = { llm: Llm; now: Clock };

/** A reader for one search; everything ends at the deadline. */
export function openProseReader(
  { llm, now }: ProseReaderDeps,
  question: Question,
  deadline: Deadline,
): ProseReader {
  const openedAt = now();
  const hangUp = new AbortController();
  const signal = AbortSignal.any([deadline.signal, hangUp.signal]);
  const asked = new Set<PageFacts>();
  const found: Grounded[] = [];
  let calls = 0;
  let spentMs = 0;
  let underWay: Promise<void> | null = null;

  async function ask(pages: readonly PageFacts[], companyNames: readonly string[]) {
    const lines = numberLines(pages.filter((page) => !asked.has(page)));
    const timeoutMs = Math.min(TIME_MAX_MS - spentMs, deadline.leftMs());
    if (lines.length === 0 || calls >= CALLS_MAX || timeoutMs <= 0 || signal.aborted) return;
    for (const { page } of lines) asked.add(page);
    const prompt = promptFor(question, companyNames, lines);
    const startedAt = now();
    const answer = await llm.ask(prompt, { signal, timeoutMs, maxCalls: CALLS_MAX - calls });
    spentMs += now() - startedAt;
    calls += answer.calls;
    if (answer.words === null) calls = CALLS_MAX; // what failed just now is not asked again in this search
    else found.push(...groundPeople(readAnswer(answer.words) ?? [], lines));
  }

  return {
    beside(pages) {
      if (underWay !== null || pages.length < BESIDE_PAGES_MIN || now() - openedAt < BESIDE_AFTER_MS) return;
      underWay = ask(pages, namesOf(pages));
    },
    async finish(pages, companyNames) {
      await underWay;
      if (found.length === 0) await ask(pages, companyNames);
      return found.length === 0 ? null : pages.map((page) => withMentions(page, found));
    },
    close: () => hangUp.abort(),
  };
}

function namesOf(pages: readonly PageFacts[]): string[] {
  return pages.flatMap((page) => page.companyNames).slice(0, 1);
}

function withMentions(page: PageFacts, found: readonly Grounded[]): PageFacts {
  const own = found.filter((grounded) => grounded.page === page).map(({ mention }) => mention);
  return own.length === 0 ? page : { ...page, mentions: mergeMentions([...page.mentions, ...own]) };
}
