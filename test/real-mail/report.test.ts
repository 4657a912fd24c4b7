import { expect, test } from 'vitest';
import type { RememberedReply } from '../../src/engine/mail/memory.ts';
import { countInEximLog } from './exim.ts';
import { OUR_ADDRESS } from './namespaces.ts';
import { countInPostfixLog } from './postfix.ts';
import { judge, type Outcome } from './report.ts';
import { SCENARIOS, addressOf, type Scenario } from './scenarios.ts';

const named = (name: string): Scenario => {
  const scenario = SCENARIOS.find((one) => one.name === name);
  if (scenario === undefined) throw new Error(`no ${name}`);
  return scenario;
};
const reply = (address: string, replyClass: RememberedReply['replyClass']): RememberedReply => ({
  address,
  replyClass,
  code: 250,
  enhanced: null,
  at: 1,
});
const KNOWN = named('postfix-known');
const RIGHT: Outcome = {
  name: KNOWN.name,
  found: { email: 'jane.roe@postfix-known.test', source: 'verified', score: 91, state: 'accepted' },
  reason: 'found',
  recipients: 2,
  ms: 1,
  replies: [reply('jane.roe@postfix-known.test', 'accepted')],
};

test('what is as it should be is not complained of', () => {
  expect(judge(KNOWN, RIGHT, { recipients: 2, data: 0 })).toEqual([]);
});

test.each<[string, Partial<Outcome> | undefined, { recipients: number; data: number }]>([
  ['a search that never came back', undefined, { recipients: 0, data: 0 }],
  ['another state', { found: null }, { recipients: 2, data: 0 }],
  [
    'a mailbox that exists, counted as unknown',
    { replies: [reply('jane.roe@postfix-known.test', 'no_such_user')] },
    { recipients: 2, data: 0 },
  ],
  ['too many recipients by our count', { recipients: 10 }, { recipients: 2, data: 0 }],
  ['too many recipients by the server’s log', {}, { recipients: 10, data: 0 }],
  ['a DATA in the server’s log', {}, { recipients: 2, data: 1 }],
  ['a wait', { ms: 9_000 }, { recipients: 2, data: 0 }],
])('%s is complained of', (_what, change, counted) => {
  const outcome = change === undefined ? undefined : { ...RIGHT, ...change };
  const hurried = { ...KNOWN, expects: { ...KNOWN.expects, secondsMost: 8 } };
  expect(judge(hurried, outcome, counted)).not.toEqual([]);
});

test('a refusal that is our fault is never of a mailbox', () => {
  const blocked = named('postfix-block-list');
  const outcome: Outcome = {
    ...RIGHT,
    found: { email: 'jane.roe@postfix-block-list.test', source: 'pattern', score: 63, state: 'unclear' },
    replies: [
      reply('jane.roe@postfix-block-list.test', 'policy_block'),
      reply('jroe@postfix-block-list.test', 'disabled'),
    ],
  };
  expect(judge(blocked, outcome, null)).toEqual(['jroe@postfix-block-list.test counted as disabled']);
});

test('the servers’ logs are counted by scenario, and ours alone', () => {
  const line = (who: string, from: string) =>
    `Nov 21 21:06:17 mx test.${who}/smtpd[9]: disconnect from x[${from}] ehlo=1 mail=1 rcpt=1/8 data=1 quit=1`;
  const log = [
    line('postfix-known', OUR_ADDRESS),
    line('postfix-unknown', OUR_ADDRESS),
    line('postfix-known', '25.25.0.53'),
  ].join('\n');
  expect(countInPostfixLog(log, KNOWN)).toEqual({ recipients: 8, data: 1 });
  expect(countInEximLog('x ASKED-RCPT\nx ASKED-RCPT\nx ASKED-DATA\n')).toEqual({ recipients: 2, data: 1 });
});

test('each scenario has a name and an address of its own', () => {
  expect(new Set(SCENARIOS.map(({ name }) => name)).size).toBe(SCENARIOS.length);
  expect(new Set(SCENARIOS.map(addressOf)).size).toBe(SCENARIOS.length);
  for (const scenario of SCENARIOS)
    expect(Number(addressOf(scenario).split('.')[3]), scenario.name).toBeLessThan(255);
});
