// The card's words against the closed sets of the server: whoever adds a word there hears of it here.
import { expect, test } from 'vitest';
import { SEARCH_STATUSES, evidence } from '../../src/core/contract/answers.ts';
import { EMPTY_REASONS as REASONS, SOURCES as ALL_SOURCES } from '../../src/engine/discovery.ts';
import { statusOf } from '../../src/rest/errors.ts';
import {
  ABOUT,
  EMPTY_REASONS,
  PROBLEMS,
  SOURCES,
  STAGES,
  STAGE_SENTENCES,
  costOf,
  inSeconds,
} from '../../tools/app/browser/words.js';
import type { ToolErrorCode } from '../../tools/results.ts';

/** A record, so that a new code does not compile until it stands here. */
const CODES: Record<ToolErrorCode, true> = {
  invalid_request: true,
  unauthorized: true,
  forbidden: true,
  insufficient_credits: true,
  daily_limit_reached: true,
  not_found: true,
  already_running: true,
  rate_limited: true,
  queue_full: true,
  internal: true,
};

test('every word of the server has its sentence', () => {
  expect([...EMPTY_REASONS.keys()]).toEqual([...REASONS]);
  expect([...SOURCES.keys()]).toEqual([...ALL_SOURCES]);
  expect([...ABOUT.keys()].sort()).toEqual([...evidence.shape.about.options].sort());
  const ways = STAGES.map(({ status }) => status);
  expect([...ways, 'failed']).toEqual([...SEARCH_STATUSES]);
  expect([...STAGE_SENTENCES.keys(), 'completed']).toEqual(ways);
});

test('every error has its sentence, and the status that REST answers', () => {
  expect([...PROBLEMS.keys()].sort()).toEqual(Object.keys(CODES).sort());
  for (const [code, { status, sentence }] of PROBLEMS) {
    expect(sentence).toMatch(/^[A-Z].+\.$/);
    expect([code, status]).toEqual([
      code,
      code === 'internal' ? 500 : statusOf(code as Exclude<ToolErrorCode, 'internal'>), // the keys are those codes
    ]);
  }
});

test('numbers are said as people say them', () => {
  expect([0, 1, 3].map(costOf)).toEqual(['Free', '1 credit', '3 credits']);
  expect([1, 45, 600, 40_000].map(inSeconds)).toEqual([
    'in 1 second',
    'in 45 seconds',
    'in 10 minutes',
    'in 12 hours',
  ]);
});
