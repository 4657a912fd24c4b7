import { describe, expect, test } from 'vitest';
import type { ReplyClass } from '../../../src/engine/mail/reply-class.ts';
import { at, DOMAIN, setUpScript } from './check-setup.ts';
import { politeScript } from './raw-server.ts';

const DAY_MS = 86_400_000;
const SCRIPT = politeScript((address) =>
  address === at('jo') ? '250 Ok\r\n' : '550 5.1.1 User unknown\r\n',
);

describe('the mail check and its memory', () => {
  test('a second search of the same person asks nothing', async () => {
    const { check, open, server } = await setUpScript(SCRIPT);
    await check.check([at('jo.roe'), at('jo')]);
    await check.close();
    const again = open();
    const answers = await again.check([at('jo.roe'), at('jo')]);
    expect(answers).toMatchObject([
      { state: 'refused', remembered: true, host: null },
      { state: 'accepted', remembered: true, code: 250 },
    ]);
    expect(again.summary()).toMatchObject({ catchAll: 'no', obstacle: null, recipients: 0, commands: 0 });
    expect(server.connections).toBe(1);
  });

  test('a remembered catch-all domain is not asked', async () => {
    const { check, memory, server, clock } = await setUpScript(SCRIPT);
    memory.domains.set(DOMAIN, { catchAll: 'yes', obstacle: null, at: clock.now - 29 * DAY_MS });
    expect((await check.check([at('jo')]))[0]).toMatchObject({
      state: 'catch_all',
      replyClass: null,
      remembered: true,
      at: clock.now - 29 * DAY_MS,
    });
    expect(server.connections).toBe(0);
  });

  test('a reply is told with the moment at which it was said', async () => {
    const { check, open, clock } = await setUpScript(SCRIPT);
    const said = clock.now;
    await check.check([at('jo.roe'), at('jo')]);
    await check.close();
    clock.now += 3 * DAY_MS;
    const later = open();
    const answers = await later.check([at('jo.roe'), at('jo')]);
    expect(answers.map((answer) => answer.at)).toEqual([said, said]);
    await later.close();
  });

  test('a server whose "later" has outlasted one search is not waited for in the next, for a week', async () => {
    const { check, open, slept, clock, server } = await setUpScript(
      politeScript(() => '450 4.2.0 Greylisted\r\n'),
      { deadlineMs: 60_000 },
    );
    await check.check([at('jo'), at('jo.roe')]);
    await check.close();
    expect(slept).toHaveLength(1);
    const next = open();
    const before = server.recipients().length;
    await next.check([at('ann'), at('ann.li')]);
    await next.close();
    expect(slept).toHaveLength(1);
    expect(server.recipients().length - before).toBe(3);
    clock.now += 8 * DAY_MS;
    const muchLater = open();
    await muchLater.check([at('bo'), at('bo.li')]);
    await muchLater.close();
    expect(slept).toHaveLength(2);
  });

  test('a server that was not waited for is waited for the next time', async () => {
    const { check, open, slept, memory } = await setUpScript(
      politeScript(() => '450 4.2.0 Greylisted\r\n'),
      { deadlineMs: 5_500 },
    );
    await check.check([at('jo'), at('jo.roe')]);
    await check.close();
    expect(slept).toEqual([]);
    expect(memory.domains.size).toBe(0);
    await open().close();
  });

  test('a remembered refusal of anyone saves the control', async () => {
    const { check, memory, server, clock } = await setUpScript(SCRIPT);
    memory.domains.set(DOMAIN, { catchAll: 'no', obstacle: null, at: clock.now });
    expect((await check.check([at('jo')]))[0]?.state).toBe('accepted');
    expect(server.recipients()).toEqual([at('jo')]);
  });

  test.each([
    ['accepted', 29, true],
    ['accepted', 31, false],
    ['no_such_user', 6, true],
    ['no_such_user', 8, false],
    ['full', 2, false],
    ['greylisted', 0, false],
    ['policy_block', 0, false],
    ['timeout', 0, false],
    ['unknown', 0, false],
  ] as [ReplyClass, number, boolean][])('%s of %i days ago holds: %s', async (replyClass, days, holds) => {
    const { check, memory, server, clock } = await setUpScript(SCRIPT);
    memory.domains.set(DOMAIN, { catchAll: 'no', obstacle: null, at: clock.now });
    memory.replies.set(at('jo'), {
      address: at('jo'),
      replyClass,
      code: 250,
      enhanced: null,
      at: clock.now - days * DAY_MS,
    });
    await check.check([at('jo')]);
    expect(server.recipients()).toEqual(holds ? [] : [at('jo')]);
  });

  test.each([
    ['policy_block', 23, false],
    ['policy_block', 25, true],
    ['rate_limited', 0.5, false],
    ['rate_limited', 2, true],
    ['greylisted', 0, true],
    ['timeout', 0, true],
  ] as [ReplyClass, number, boolean][])(
    'a domain with %s %d hours ago is asked: %s',
    async (obstacle, hours, asked) => {
      const { check, memory, server, clock } = await setUpScript(SCRIPT);
      memory.domains.set(DOMAIN, { catchAll: 'unknown', obstacle, at: clock.now - hours * 3_600_000 });
      await check.check([at('jo.roe')]);
      expect(server.recipients().length > 0).toBe(asked);
      expect(check.summary().obstacle).toBe(asked ? null : obstacle);
    },
  );

  test('a timeout or a policy block is never remembered as a refusal', async () => {
    const { check, memory } = await setUpScript(politeScript(() => '550 5.7.1 Spam policy\r\n'));
    await check.check([at('jo'), at('jroe')]);
    expect([...memory.replies.values()].map(({ replyClass }) => replyClass)).toEqual([
      'policy_block',
      'policy_block',
    ]);
  });
});

describe('the budget of the day', () => {
  test('what was reserved and not asked is given back, once', async () => {
    const { check, memory } = await setUpScript(SCRIPT);
    await check.check([at('jo.roe'), at('jo')]);
    expect(memory.budget).toBe(57);
    await check.close();
    await check.close();
    expect(memory.budget).toBe(58);
  });

  test('is not touched where nothing has to be asked', async () => {
    const { check, memory, clock } = await setUpScript(SCRIPT);
    memory.domains.set(DOMAIN, { catchAll: 'yes', obstacle: null, at: clock.now });
    await check.check([at('jo')]);
    expect(memory.budget).toBe(60);
  });

  test('nothing left: no connection, and the reason is told', async () => {
    const { check, memory, server } = await setUpScript(SCRIPT);
    memory.budget = 0;
    expect((await check.check([at('jo')]))[0]?.state).toBe('unasked');
    expect(server.connections).toBe(0);
    expect(check.summary().obstacle).toBe('no_budget');
  });

  test('what is left of it is not exceeded, and the control has its share', async () => {
    const { check, memory, server } = await setUpScript(politeScript(() => '550 5.2.0 Hm\r\n'));
    memory.budget = 4;
    await check.check(['a', 'b', 'c', 'd', 'e', 'f'].map(at));
    expect(server.recipients()).toEqual(['a', 'b', 'c'].map(at));
    expect(check.summary().obstacle).toBe('no_budget');
    await check.close();
    expect(memory.budget).toBe(1);
  });

  test('a search whose port is closed gives all of it back', async () => {
    const { check, memory, server } = await setUpScript(SCRIPT);
    await server.close();
    await check.check([at('jo')]);
    expect(check.summary().obstacle).toBe('port_closed');
    await check.close();
    expect(memory.budget).toBe(60);
  });
});
