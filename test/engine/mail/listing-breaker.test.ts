import { describe, expect, test } from 'vitest';
import { classifyReply, holdsAddressAgainstUs } from '../../../src/engine/mail/classify-reply.ts';
import { createListingBreaker, LISTING_OPEN_MS } from '../../../src/engine/mail/listing-breaker.ts';
import { at, DOMAIN, setUpScript } from './check-setup.ts';
import { politeScript } from './raw-server.ts';

function setUp() {
  const clock = { now: 1_000_000 };
  const opened: number[] = [];
  const breaker = createListingBreaker(
    () => clock.now,
    (until) => opened.push(until),
  );
  return { clock, opened, breaker };
}

describe('the breaker over block lists', () => {
  test('opens when three operators say that our address is listed, for an hour', () => {
    const { breaker, clock, opened } = setUp();
    breaker.listed('a.test');
    breaker.listed('b.test');
    expect(breaker.isOpen()).toBe(false);
    breaker.listed('c.test');
    expect(breaker.isOpen()).toBe(true);
    expect(opened).toEqual([clock.now + LISTING_OPEN_MS]);
    expect(breaker.health()).toEqual({ state: 'open', listedBy: 3, heard: 3, openUntil: opened[0] });
    clock.now += LISTING_OPEN_MS;
    expect(breaker.isOpen()).toBe(false);
  });

  test('counts an operator once, however often it says so', () => {
    const { breaker } = setUp();
    for (let time = 0; time < 9; time += 1) breaker.listed('a.test');
    expect(breaker.health()).toMatchObject({ state: 'closed', listedBy: 1 });
  });

  test('stays closed where few of many hold it against us', () => {
    const { breaker } = setUp();
    for (let other = 0; other < 12; other += 1) breaker.told(`o${other}.test`);
    for (const name of ['a.test', 'b.test', 'c.test', 'd.test']) {
      expect(breaker.isOpen()).toBe(false);
      breaker.listed(name);
    }
    expect(breaker.isOpen()).toBe(true);
  });

  test('believes what an operator said last, and nothing that is older than an hour', () => {
    const { breaker, clock } = setUp();
    breaker.listed('a.test');
    breaker.told('a.test');
    breaker.listed('b.test');
    breaker.listed('c.test');
    expect(breaker.isOpen()).toBe(false);
    clock.now += LISTING_OPEN_MS + 1;
    breaker.listed('d.test');
    expect(breaker.health()).toMatchObject({ state: 'closed', listedBy: 1, heard: 1 });
  });

  test('is not held open by what was under way', () => {
    const { breaker, clock } = setUp();
    for (const name of ['a.test', 'b.test', 'c.test']) breaker.listed(name);
    const { openUntil } = breaker.health();
    clock.now += 10_000;
    breaker.listed('d.test');
    expect(breaker.health().openUntil).toBe(openUntil);
  });
});

describe('a reply holds our address against us', () => {
  const reply = (text: string) => ({
    code: Number(text.slice(0, 3)),
    enhanced: /^\d{3} (\d\.\d+\.\d+)/u.exec(text)?.[1] ?? null,
    text: text.slice(4).replace(/^\d\.\d+\.\d+ /u, ''),
  });

  test.each([
    '550 5.7.1 Service unavailable, Client host [192.0.2.7] blocked using Spamhaus. (AS16012611)',
    '554 5.7.1 Service unavailable; Client host [192.0.2.7] blocked using zen.spamhaus.org',
    '550 5.7.606 Access denied, banned sending IP [192.0.2.7]',
    '550 Mail from IP 192.0.2.7 was rejected due to listing in Spamhaus PBL',
    '554 5.7.1 Your IP address is on a block list',
    '550 5.7.1 192.0.2.7 is listed at zen.dnsbl.test',
    '554 refused: 192.0.2.7 has poor reputation on barracudacentral',
    '550 5.7.1 [192.0.2.7] has a bad IP with a poor reputation, Cloudmark',
  ])('with %j, and nobody is invalid for it', (text) => {
    expect(holdsAddressAgainstUs(reply(text), 'recipient')).toBe(true);
    expect(classifyReply(reply(text), 'recipient')).toBe('policy_block');
  });

  test.each([
    '550 5.1.1 User unknown',
    '550 5.7.1 Recipient address rejected: Access denied by policy',
    '550 5.4.1 Recipient address rejected: Access denied.',
    '450 4.7.25 Client host rejected: cannot find your hostname, [192.0.2.7]',
    '553 5.1.8 <probe@lookup.test>: Sender address rejected: Domain not found',
    '550 5.1.1 recipient not listed in the directory',
    '421 4.7.0 Too many connections',
    '250 2.1.5 spamhaus@acme.test... ok',
  ])('not with %j', (text) => {
    expect(holdsAddressAgainstUs(reply(text), 'recipient')).toBe(false);
  });

  test('with any lasting refusal at the greeting, and not with "later"', () => {
    expect(holdsAddressAgainstUs(reply('554 5.7.1 No'), 'greeting')).toBe(true);
    expect(holdsAddressAgainstUs(reply('421 Too busy'), 'greeting')).toBe(false);
  });
});

describe('while our address is listed', () => {
  const LISTED = '554 5.7.1 Client host [192.0.2.7] blocked using a block list\r\n';

  test.each([
    ['at the recipient', politeScript(() => LISTED)],
    ['at the greeting', { banner: LISTED }],
    ['at the sender', politeScript(() => '250 Ok\r\n', { MAIL: LISTED })],
  ])('a server that says so %s is counted, and nobody is refused', async (_where, script) => {
    const { check, deps } = await setUpScript(script);
    const answers = await check.check([at('jo'), at('jo.roe'), at('jroe')]);
    for (const { state } of answers) expect(['unclear', 'unasked']).toContain(state);
    expect(deps.listings.health()).toMatchObject({ listedBy: 1, heard: 1 });
  });

  test('nobody is connected to, and the reason is told', async () => {
    const { check, deps, server } = await setUpScript(politeScript(() => '250 Ok\r\n'));
    for (const name of ['a.test', 'b.test', 'c.test']) deps.listings.listed(name);
    expect((await check.check([at('jo')]))[0]?.state).toBe('unasked');
    expect(check.summary().obstacle).toBe('listed');
    expect(server.connections).toBe(0);
  });

  test('a verifier is asked in our place', async () => {
    const verdict = { replyClass: 'accepted', catchAll: 'no' } as const;
    const { check, deps } = await setUpScript(
      politeScript(() => '250 Ok\r\n'),
      { deps: { verifier: { check: async () => verdict } } },
    );
    for (const name of ['a.test', 'b.test', 'c.test']) deps.listings.listed(name);
    expect((await check.check([at('jo')]))[0]).toMatchObject({ state: 'accepted', byVerifier: true });
  });

  test('a server that tells of a mailbox holds nothing against us', async () => {
    const { check, deps } = await setUpScript(politeScript(() => '550 5.1.1 User unknown\r\n'));
    deps.listings.listed(DOMAIN);
    await check.check([at('jo')]);
    expect(deps.listings.health()).toMatchObject({ listedBy: 0, heard: 1 });
  });
});
