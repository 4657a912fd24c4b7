// The parts of a score give the score again, exactly; and what each piece of evidence may do to it.
import { describe, expect, test } from 'vitest';
import type { CheckedAddress } from '../../../src/engine/addresses/check-holder.ts';
import type { Find } from '../../../src/engine/discovery.ts';
import { PATTERNS } from '../../../src/engine/local-parts/patterns.ts';
import type { MailboxAnswer, MailboxState } from '../../../src/engine/mail/mailbox-answer.ts';
import { makeFind } from '../../../src/engine/make-find.ts';
import type { Extractor } from '../../../src/engine/mention.ts';
import { gatherPeople } from '../../../src/engine/people/gather.ts';
import { findHolders } from '../../../src/engine/people/holders.ts';
import type { Holder } from '../../../src/engine/people/person.ts';
import { JUDGED_WEIGHTS } from '../../../src/engine/score/judged-weights.ts';
import {
  type Candidate,
  type MailboxScore,
  scoreDerived,
  scorePublished,
} from '../../../src/engine/score/mailbox-score.ts';
import { scoreRole } from '../../../src/engine/score/role-score.ts';
import {
  MAILBOX_MAX,
  ROLE_MAX,
  ROLE_MAX_NOT_EXACT,
  WEIGHTS,
  WEIGHTS_VERSION,
} from '../../../src/engine/score/weights.ts';
import { factsOf } from '../page/people-of.ts';

const NOW = 1_700_000_000_000;
const STATES: readonly MailboxState[] = ['accepted', 'likely', 'refused', 'catch_all', 'unclear', 'unasked'];

const holders = new Map<string, Holder>();

/** Reading a page takes longer than all that is tested here. */
function holderBy(extractors: readonly Extractor[], title = 'CEO'): Holder {
  const key = [title, ...extractors].join(' ');
  const known = holders.get(key) ?? readHolder(extractors, title);
  holders.set(key, known);
  return known;
}

function readHolder(extractors: readonly Extractor[], title: string): Holder {
  const pages = extractors.map((extractor, index) => {
    const facts = factsOf(`<div><h3>Ada Vell</h3><p>${title}</p></div>`, `/${index}`);
    return { ...facts, mentions: facts.mentions.map((mention) => ({ ...mention, extractor })) };
  });
  const [holder] = findHolders(gatherPeople(pages, 'CEO', ['Vellmarn']), 'CEO');
  if (holder === undefined) throw new Error('the page names a holder');
  return holder;
}

const answer = (address: string, state: MailboxState): MailboxAnswer => ({
  address,
  state,
  replyClass: null,
  code: null,
  enhanced: null,
  host: null,
  at: null,
  remembered: false,
});

function findOf(holder: Holder, score: MailboxScore, state: MailboxState, printed: boolean): Find {
  const { sign } = score;
  const checked: CheckedAddress = {
    ...score,
    source: 'pattern',
    answer: answer(score.address, state),
    printed,
  };
  const role = scoreRole(holder, { role: 'CEO', rivals: [holder], now: NOW, sign });
  return makeFind(holder, role, checked, { pages: [], patternSeen: false, now: NOW });
}

/** As docs/score.md says it. */
function again({ parts: { parts } }: Find): { role: number; mailbox: number; score: number } {
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  const value = (beginning: string) => parts.find(({ name }) => name.startsWith(beginning))?.value;
  const logits = parts
    .filter(({ name }) => name.startsWith('role.'))
    .reduce((sum, part) => sum + part.value, 0);
  const surest = value('role.fit.') === undefined ? ROLE_MAX : ROLE_MAX_NOT_EXACT;
  const role = round(Math.min(surest, 1 / (1 + Math.exp(-logits))));
  const own =
    (value('mailbox.pattern.') ?? 0) * (value('mailbox.shown') ?? 1) * (value('mailbox.reply.') ?? 0);
  const mailbox =
    value('mailbox.published.') ??
    round(Math.min(MAILBOX_MAX, own / (own + (value('mailbox.others') ?? Number.NaN))));
  return {
    role,
    mailbox,
    score: Math.min(value('score.cap') ?? 100, Math.round(100 * role * mailbox)),
  };
}

describe('the parts of a score give it again', () => {
  test.each(STATES)('of a printed address that is %s', (state) => {
    for (const extractors of [['card'], ['llm'], ['imprint', 'table', 'list', 'prose']] as const) {
      const title = extractors.length === 1 ? 'CEO' : 'Acting CEO';
      const address = 'ada.vell@vellmarn.test';
      const found = findOf(
        holderBy(extractors, title),
        scorePublished(address, new Map([[address, answer(address, state)]])),
        state,
        true,
      );
      const { role, mailbox } = found.parts;
      expect(again(found)).toEqual({ role, mailbox, score: found.score });
      expect(found.parts.weights).toBe(WEIGHTS_VERSION);
    }
  });

  test.each(STATES)('of derived ones of which the likeliest is %s', (state) => {
    for (let round = 0; round < PATTERNS.length; round += 1) {
      const candidates: Candidate[] = [0.31, 0.177_77, 0.080_049, 0.003].map((probability, index) => ({
        address: `a${index}@vellmarn.test`,
        pattern: PATTERNS[(round + index) % PATTERNS.length] ?? 'first',
        probability: probability / (1 + round / 7),
        isShown: (round + index) % 3 === 0,
      }));
      const answers = new Map(candidates.map(({ address }) => [address, answer(address, state)]));
      const score = scoreDerived(candidates, answers);
      if (score === null) throw new Error('there are candidates');
      for (const extractor of ['card', 'llm'] as const) {
        const found = findOf(holderBy([extractor], 'Interim CEO'), score, state, false);
        const { role, mailbox } = found.parts;
        expect(again(found)).toEqual({ role, mailbox, score: found.score });
      }
    }
  });
});

describe('the weights', () => {
  test('name every piece of evidence that judgement names, and no other', () => {
    expect(Object.keys(WEIGHTS).toSorted()).toEqual(Object.keys(JUDGED_WEIGHTS).toSorted());
  });

  test.each([
    ['further pages that agree', ['role.more_pages'], 1],
    ['an address of the company beside the person', ['role.address.printed', 'role.address.accepted'], 1],
    ['age, rivals and a past', ['role.old', 'role.very_old', 'role.former_elsewhere'], -1],
    ['somebody else in the role', ['role.other_holder', 'role.weaker_holder'], -1],
    ['a title that is not quite the role', ['role.fit.near', 'role.fit.qualified'], -1],
    [
      'a server that takes it',
      ['mailbox.accepted.full', 'mailbox.accepted.given', 'mailbox.accepted.initials'],
      1,
    ],
    [
      'a server that refuses it',
      ['mailbox.refused', 'role.address.refused', 'mailbox.published.refused'],
      -1,
    ],
  ] as const)('%s never works the other way', (_evidence, names, sign) => {
    for (const name of names) expect(WEIGHTS[name] * sign).toBeGreaterThanOrEqual(0);
  });

  test('an accepted address tells the less, the less of the name it keeps', () => {
    const { full, given, initials } = {
      full: WEIGHTS['mailbox.accepted.full'],
      given: WEIGHTS['mailbox.accepted.given'],
      initials: WEIGHTS['mailbox.accepted.initials'],
    };
    expect(full).toBeGreaterThan(given);
    expect(given).toBeGreaterThan(initials);
  });

  test('nothing is sure: whatever speaks for it, a score ends at 99', () => {
    const address = 'ada.vell@vellmarn.test';
    const sure = scorePublished(address, new Map([[address, answer(address, 'accepted')]]));
    const found = findOf(holderBy(['imprint', 'card', 'json-ld', 'table']), sure, 'accepted', true);
    expect(found.score).toBeLessThanOrEqual(99);
    expect(found.score).toBeGreaterThanOrEqual(90);
    const acting = findOf(
      holderBy(['imprint', 'card', 'json-ld', 'table'], 'Acting CEO'),
      sure,
      'accepted',
      true,
    );
    expect(acting.score).toBeLessThan(found.score);
  });
});
