// What becomes of a holder and a checked address: which scores end where, and what the evidence names.
import { describe, expect, test } from 'vitest';
import type { CheckedAddress } from '../../src/engine/addresses/check-holder.ts';
import type { MailboxAnswer } from '../../src/engine/mail/mailbox-answer.ts';
import { makeFind } from '../../src/engine/make-find.ts';
import type { Extractor } from '../../src/engine/mention.ts';
import { gatherPeople } from '../../src/engine/people/gather.ts';
import { findHolders } from '../../src/engine/people/holders.ts';
import type { Holder } from '../../src/engine/people/person.ts';
import { factsOf } from './page/people-of.ts';

const NOW = 1_700_000_000_000;
const ADDRESS = 'ada.vell@vellmarn.test';

function holderBy(...extractors: Extractor[]): Holder {
  const pages = extractors.map((extractor, index) => {
    const facts = factsOf('<div><h3>Ada Vell</h3><p>CEO</p></div>', `/${index}`);
    return { ...facts, mentions: facts.mentions.map((mention) => ({ ...mention, extractor })) };
  });
  const [holder] = findHolders(gatherPeople(pages, 'CEO', ['Vellmarn']), 'CEO');
  if (holder === undefined) throw new Error('the page names a holder');
  return holder;
}

function checked(printed: boolean, answer: Partial<MailboxAnswer> = {}): CheckedAddress {
  return {
    address: ADDRESS,
    probability: 0.98,
    parts: [],
    basis: { own: { probability: 0.5, features: [] }, others: [], none: 0.5 },
    sign: null,
    source: 'verified',
    printed,
    answer: {
      address: ADDRESS,
      state: 'accepted',
      replyClass: 'accepted',
      code: 250,
      enhanced: null,
      host: 'mx.vellmarn.test',
      at: NOW,
      remembered: false,
      ...answer,
    },
  };
}

const find = (holder: Holder, address: CheckedAddress) =>
  makeFind(holder, { probability: 0.95, parts: [], features: [] }, address, {
    pages: [],
    patternSeen: false,
    now: NOW,
  });

describe('a holder whom a language model alone has read', () => {
  test.each<[string, Extractor[], boolean, number]>([
    ['ends at 70', ['llm'], false, 70],
    ['ends at 70, on however many pages', ['llm', 'llm'], false, 70],
    ['is worth more with a printed address', ['llm'], true, 93],
    ['is worth more where a rule reads the same', ['llm', 'card'], false, 93],
  ])('%s', (_what, extractors, printed, score) => {
    const made = find(holderBy(...extractors), checked(printed));
    expect(made?.score).toBe(score);
    expect(made?.parts.parts).toEqual(score === 70 ? [{ name: 'score.cap', value: 70 }] : []);
  });
});

test.each<[string, Partial<MailboxAnswer>, string[]]>([
  ['the dialogue', {}, ['smtp']],
  ['a verifier', { code: null, host: null, byVerifier: true }, ['verifier']],
  ['nobody', { code: null, host: null, state: 'unasked', replyClass: null }, []],
])('the evidence of a mailbox is %s', (_what, answer, expected) => {
  const evidence = find(holderBy('card'), checked(false, answer))?.evidence ?? [];
  expect(evidence.filter(({ about }) => about === 'mailbox').map(({ how }) => how)).toEqual(expected);
});
