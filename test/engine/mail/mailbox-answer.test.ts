import { describe, expect, test } from 'vitest';
import { isAskable, makeControlLocalPart } from '../../../src/engine/mail/control-address.ts';
import {
  judgeCatchAll,
  readTogether,
  toAnswer,
  type CatchAll,
  type Heard,
  type MailboxState,
} from '../../../src/engine/mail/mailbox-answer.ts';
import { REPLY_CLASSES, type ReplyClass } from '../../../src/engine/mail/reply-class.ts';

function heard(replyClass: ReplyClass, more: Partial<Heard> = {}): Heard {
  return {
    address: 'jo@acme.test',
    replyClass,
    code: 550,
    enhanced: null,
    host: 'mx.acme.test',
    at: 1,
    remembered: false,
    turn: 1,
    isLikely: false,
    readsAsUnknown: false,
    retryAfterMs: null,
    ...more,
  };
}

const NOT_HERE = heard('unknown', { enhanced: '5.4.1', readsAsUnknown: true });

describe('what a reply says of a mailbox', () => {
  const STATES: Record<ReplyClass, Record<CatchAll, MailboxState>> = {
    accepted: { yes: 'catch_all', no: 'accepted', unknown: 'unclear' },
    full: { yes: 'catch_all', no: 'accepted', unknown: 'unclear' },
    no_such_user: { yes: 'refused', no: 'refused', unknown: 'refused' },
    disabled: { yes: 'refused', no: 'refused', unknown: 'refused' },
    greylisted: { yes: 'unclear', no: 'unclear', unknown: 'unclear' },
    policy_block: { yes: 'unclear', no: 'unclear', unknown: 'unclear' },
    rate_limited: { yes: 'unclear', no: 'unclear', unknown: 'unclear' },
    config_error: { yes: 'unclear', no: 'unclear', unknown: 'unclear' },
    timeout: { yes: 'unclear', no: 'unclear', unknown: 'unclear' },
    unknown: { yes: 'unclear', no: 'unclear', unknown: 'unclear' },
  };
  test.each(REPLY_CLASSES)('%s', (replyClass) => {
    for (const catchAll of ['yes', 'no', 'unknown'] as const)
      expect(toAnswer('jo@acme.test', heard(replyClass), { catchAll, obstacle: null }).state).toBe(
        STATES[replyClass][catchAll],
      );
  });

  test('greylisted beside a refusal is likely', () => {
    expect(
      toAnswer('jo@acme.test', heard('greylisted', { isLikely: true }), { catchAll: 'no', obstacle: null })
        .state,
    ).toBe('likely');
  });

  test('nothing heard is nothing said', () => {
    expect(toAnswer('jo@acme.test', undefined, { catchAll: 'no', obstacle: 'listed' })).toMatchObject({
      state: 'unasked',
      replyClass: null,
      at: null,
      obstacle: 'listed',
    });
    expect(toAnswer('jo@acme.test', undefined, { catchAll: 'no', obstacle: null })).not.toHaveProperty(
      'obstacle',
    );
    expect(toAnswer('jo@acme.test', undefined, { catchAll: 'yes', obstacle: null }).state).toBe('catch_all');
  });
});

describe('whether a domain accepts everything', () => {
  test.each([
    ['one refusal as unknown', [heard('accepted'), heard('no_such_user')], null, 'no'],
    ['the control refused as unknown', [heard('accepted')], heard('no_such_user'), 'no'],
    ['the control accepted', [heard('accepted')], heard('accepted'), 'yes'],
    ['the control full', [heard('accepted')], heard('full'), 'yes'],
    ['the control blocked', [heard('accepted')], heard('policy_block'), 'unknown'],
    ['the control greylisted', [heard('accepted')], heard('greylisted'), 'unknown'],
    ['the control unreadable', [heard('accepted')], heard('unknown'), 'unknown'],
    ['a disabled mailbox', [heard('disabled')], null, 'unknown'],
    ['nobody asked', [], null, 'unknown'],
  ] as [string, Heard[], Heard | null, CatchAll][])('%s', (_what, candidates, control, expected) => {
    expect(judgeCatchAll(candidates, control, 'unknown')).toBe(expected);
  });

  test('what is known stays', () => {
    expect(judgeCatchAll([], heard('accepted'), 'no')).toBe('no');
  });
});

describe('an ambiguous refusal is unknown user', () => {
  const classOf = (candidates: Heard[], control: Heard | null) =>
    readTogether(candidates, control).candidates.map(({ replyClass }) => replyClass);

  test('where the control got the same and another candidate was accepted', () => {
    const read = readTogether([NOT_HERE, heard('accepted', { code: 250 })], NOT_HERE);
    expect(read.candidates.map(({ replyClass }) => replyClass)).toEqual(['no_such_user', 'accepted']);
    expect(read.control?.replyClass).toBe('no_such_user');
    expect(classOf([NOT_HERE], read.control)).toEqual(['no_such_user']);
  });

  test.each([
    ['where nobody was accepted', [NOT_HERE, NOT_HERE], NOT_HERE],
    ['where the control was not asked', [NOT_HERE, heard('accepted')], null],
    ['where the control was accepted', [NOT_HERE, heard('accepted')], heard('accepted')],
    ['where the control was refused otherwise', [NOT_HERE, heard('accepted')], heard('policy_block')],
    ['where the acceptance is an old one', [NOT_HERE, heard('accepted', { remembered: true })], NOT_HERE],
    ['where the codes differ', [{ ...NOT_HERE, code: 554 }, heard('accepted')], NOT_HERE],
  ] as [string, Heard[], Heard | null][])('not %s', (_what, candidates, control) => {
    expect(classOf(candidates, control)[0]).toBe('unknown');
  });
});

describe('the control', () => {
  test('is a plausible local part of twelve characters or more, whatever the dice say', () => {
    for (const fixed of [0, 0.25, 0.5, 0.75, 0.999_999]) {
      const localPart = makeControlLocalPart(() => fixed);
      expect(localPart).toMatch(/^[a-z]{5,}\.[a-z]{7,}$/u);
      expect(isAskable(`${localPart}@acme.test`, 'acme.test')).toBe(true);
    }
  });

  test('differs with the dice', () => {
    const made = new Set(Array.from({ length: 500 }, () => makeControlLocalPart(Math.random)));
    expect(made.size).toBe(500);
  });
});

test.each([
  ['jo.roe@acme.test', true],
  ["o'hara@acme.test", true],
  ['jo+tag@acme.test', true],
  ['jo@ACME.test', true],
  ['jo@mail.acme.test', false],
  ['jo@acme.test.', false],
  ['@acme.test', false],
  ['acme.test', false],
  ['', false],
  ['.jo@acme.test', false],
  ['jo.@acme.test', false],
  ['jo@evil.test@acme.test', false],
  [`${'a'.repeat(64)}@acme.test`, true],
  [`${'a'.repeat(65)}@acme.test`, false],
])('%j may be asked at acme.test: %s', (address, expected) => {
  expect(isAskable(address, 'acme.test')).toBe(expected);
});
