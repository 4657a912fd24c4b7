// When a language model is asked in the course of one search, how often, and how long it may take. The model is a stand-in.
import { describe, expect, onTestFinished, test } from 'vitest';
import { startDeadline } from '../../../src/engine/deadline.ts';
import type { PageFacts } from '../../../src/engine/mention.ts';
import { openProseReader } from '../../../src/engine/prose/prose-reader.ts';
import type { Llm, LlmAnswer } from '../../../src/engine/services/llm.ts';
import { linedPage, said } from './lines.ts';

type Ask = Parameters<Llm['ask']>;
const NOBODY: LlmAnswer = { words: '{"people":[]}', fault: null, calls: 1 };
const NAMES = ['Ferrow'];

function setUp(say: (...asked: Ask) => LlmAnswer | Promise<LlmAnswer>, deadlineMs = 13_000) {
  const clock = { now: 1_700_000_000_000 };
  const asked: Ask[] = [];
  const llm: Llm = {
    async ask(...call) {
      asked.push(call);
      return say(...call);
    },
    health: () => ({ state: 'ok', fault: null, restsUntil: null }),
  };
  const deadline = startDeadline(deadlineMs, () => clock.now);
  const reader = openProseReader(
    { llm, now: () => clock.now },
    { domain: 'ferrow.test', role: 'CEO' },
    deadline,
  );
  onTestFinished(() => {
    reader.close();
    deadline.end();
  });
  return { asked, clock, reader };
}

const pagesOf = (...lines: string[]): PageFacts[] =>
  lines.map((line, index) => linedPage(`<p>${line}</p>`, `/page-${index}`));
const PAGES = pagesOf('Our chief executive sails.', 'The CEO sings.', 'Ferries.');
const LATER = pagesOf('The helm is with Ada Vellmarn, who runs the yard as chief executive since the flood.');

/** Points at Ada where she stands. */
const honest = ([{ user }]: Ask): LlmAnswer => {
  const line = Number(/^(\d+)\| .*Ada Vellmarn/mu.exec(user)?.[1] ?? 0);
  const people =
    line === 0 ? [] : [said('Ada Vellmarn', 'chief executive', { nameLine: line, titleLine: line })];
  return { words: JSON.stringify({ people }), fault: null, calls: 1 };
};

describe('beside the crawl', () => {
  test.each<[string, number, PageFacts[]]>([
    ['before two seconds', 1_900, PAGES],
    ['before three pages', 5_000, PAGES.slice(0, 2)],
    ['without a line to send', 5_000, pagesOf('One.', 'Two.', 'Three.')],
  ])('nobody is asked %s', (_when, ms, pages) => {
    const { reader, asked, clock } = setUp(() => NOBODY);
    clock.now += ms;
    reader.beside(pages);
    expect(asked).toEqual([]);
  });

  test('the model is asked once, however many pages come', () => {
    const { reader, asked, clock } = setUp(() => NOBODY);
    clock.now += 2_000;
    reader.beside(PAGES);
    reader.beside([...PAGES, ...LATER]);
    expect(asked).toHaveLength(1);
  });

  test('what it has not seen yet goes in a second question, and nothing twice', async () => {
    const { reader, asked, clock } = setUp((...call) => honest(call));
    clock.now += 2_000;
    reader.beside(PAGES);
    const pages = await reader.finish([...PAGES, ...LATER], NAMES);
    expect(asked).toHaveLength(2);
    expect(asked[1]?.[0].user).not.toContain('sails');
    expect(asked[1]?.[1].maxCalls).toBe(1);
    expect(pages?.at(-1)?.mentions).toMatchObject([{ name: 'Ada Vellmarn', extractor: 'llm' }]);
  });

  test('where it found somebody, one question was enough', async () => {
    const { reader, asked, clock } = setUp((...call) => honest(call));
    clock.now += 2_000;
    const pages = [...PAGES, ...LATER];
    reader.beside(pages);
    expect(await reader.finish([...pages, ...pagesOf('Another chief executive.')], NAMES)).not.toBeNull();
    expect(asked).toHaveLength(1);
  });
});

describe('at the end', () => {
  test('pages without anybody come back as null, and as they were', async () => {
    const { reader } = setUp(() => NOBODY);
    const before = structuredClone(PAGES);
    expect(await reader.finish(PAGES, NAMES)).toBeNull();
    expect(PAGES).toEqual(before);
  });

  test('a rule’s own mention of the same person and title stays the rule’s', async () => {
    const page = linedPage('<p>Ada Vellmarn, chief executive, sails.</p>');
    expect(page.mentions).toMatchObject([{ extractor: 'prose' }]);
    const { reader } = setUp((...call) => honest(call));
    const [read] = (await reader.finish([page], NAMES)) ?? [];
    expect(read?.mentions).toEqual(page.mentions);
  });

  test('a model that fails is not asked about other pages', async () => {
    const { reader, asked, clock } = setUp(() => ({ words: null, fault: 'broken', calls: 1 }));
    clock.now += 2_000;
    reader.beside(PAGES);
    expect(await reader.finish([...PAGES, ...LATER], NAMES)).toBeNull();
    expect(asked).toHaveLength(1);
  });

  test('both questions together take eight seconds at most, and no more than is left', async () => {
    const slow = setUp(() => {
      slow.clock.now += 5_000;
      return NOBODY;
    }, 60_000);
    slow.clock.now += 2_000;
    slow.reader.beside(PAGES);
    await slow.reader.finish([...PAGES, ...LATER], NAMES);
    expect(slow.asked.map(([, { timeoutMs }]) => timeoutMs)).toEqual([8_000, 3_000]);
    const late = setUp(() => NOBODY, 3_000);
    late.clock.now += 1_000;
    await late.reader.finish(PAGES, NAMES);
    expect(late.asked.map(([, { timeoutMs }]) => timeoutMs)).toEqual([2_000]);
  });

  test('hanging up ends a question that is under way', async () => {
    const { reader } = setUp(
      (_prompt, { signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ words: null, fault: 'called_off', calls: 0 }));
          queueMicrotask(() => reader.close());
        }),
    );
    expect(await reader.finish(PAGES, NAMES)).toBeNull();
  });

  test('after hanging up nobody is asked', async () => {
    const { reader, asked } = setUp(() => NOBODY);
    reader.close();
    expect(await reader.finish(PAGES, NAMES)).toBeNull();
    expect(asked).toEqual([]);
  });
});
