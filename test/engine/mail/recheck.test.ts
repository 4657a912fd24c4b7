import { describe, expect, test } from 'vitest';
import type { MailRecheck } from '../../../src/engine/discovery.ts';
import { askAgain, putOffAddresses } from '../../../src/engine/mail/recheck.ts';
import { startInternet } from '../hostile/internet.ts';
import { card, DOMAIN as COMPANY, page } from '../hostile/pages.ts';
import { at, DOMAIN, setUpScript } from './check-setup.ts';
import { politeScript } from './raw-server.ts';

const GREY = '450 4.2.0 Recipient address rejected: Greylisted\r\n';
const UNKNOWN = '550 5.1.1 User unknown\r\n';
const CONTROL = at('bram.dorellin');
const JANE: MailRecheck = {
  domain: DOMAIN,
  mailDomain: DOMAIN,
  controlAddress: CONTROL,
  people: [{ name: 'Jane Roe', addresses: [at('jane.roe'), at('jroe')] }],
};
const signal = () => new AbortController().signal;

describe('mailboxes that were put off, asked again', () => {
  test('are remembered as the server now says, with the control of the search', async () => {
    const { deps, memory, server, slept } = await setUpScript(
      politeScript((address) => (address === at('jroe') ? '250 Ok\r\n' : UNKNOWN)),
    );
    expect(await askAgain(deps, JANE, signal())).toBeNull();
    expect(memory.replies.get(at('jroe'))).toMatchObject({ replyClass: 'accepted' });
    expect(memory.replies.get(at('jane.roe'))).toMatchObject({ replyClass: 'no_such_user' });
    expect(memory.domains.get(DOMAIN)).toMatchObject({ catchAll: 'no' });
    expect(server.recipients()).toEqual([at('jane.roe'), at('jroe')]);
    expect(slept).toEqual([]);
  });

  test('are told from a domain that takes everybody by the same control', async () => {
    const { deps, memory, server } = await setUpScript(politeScript(() => '250 Ok\r\n'));
    expect(await askAgain(deps, JANE, signal())).toBeNull();
    expect(server.recipients()).toEqual([at('jane.roe'), CONTROL]);
    expect(memory.domains.get(DOMAIN)).toMatchObject({ catchAll: 'yes' });
  });

  test('are answered where they are still put off, and nothing is waited for or forgotten', async () => {
    const { deps, memory, slept, clock } = await setUpScript(politeScript(() => GREY));
    const known = { catchAll: 'unknown', obstacle: 'greylisted', at: clock.now - 1 } as const;
    memory.domains.set(DOMAIN, known);
    expect(await askAgain(deps, JANE, signal())).toEqual(JANE);
    expect(memory.replies.size).toBe(0);
    expect(memory.domains.get(DOMAIN)).toEqual(known);
    expect(slept).toEqual([]);
  });

  test('leave a better verdict of meanwhile as it is, and ask nothing', async () => {
    const { deps, memory, server, clock } = await setUpScript(politeScript(() => GREY));
    const known = { address: at('jroe'), replyClass: 'accepted', code: 250, enhanced: null, at: clock.now };
    memory.replies.set(at('jroe'), { ...known, replyClass: 'accepted' });
    memory.domains.set(DOMAIN, { catchAll: 'no', obstacle: null, at: clock.now });
    expect(await askAgain(deps, JANE, signal())).toBeNull();
    expect(server.connections).toBe(0);
    expect(memory.replies.get(at('jroe'))).toMatchObject({ replyClass: 'accepted' });
  });

  test('say nothing of a mailbox where the server will not have us, which is remembered', async () => {
    const { deps, memory } = await setUpScript(
      politeScript(() => '554 5.7.1 Client host rejected: Access denied\r\n'),
    );
    expect(await askAgain(deps, JANE, signal())).toBeNull();
    expect(memory.replies.size).toBe(0);
    expect(memory.domains.get(DOMAIN)).toMatchObject({ catchAll: 'unknown', obstacle: 'policy_block' });
  });

  test('share the domain’s budget of the day, and give back what was not asked', async () => {
    const { deps, memory } = await setUpScript(politeScript(() => UNKNOWN));
    await askAgain(deps, JANE, signal());
    expect(memory.budget).toBe(58);
    memory.budget = 0;
    memory.replies.clear();
    expect(await askAgain(deps, JANE, signal())).toBeNull();
    expect(memory.replies.size).toBe(0);
  });

  test('wait on while nobody is asked at all, for a closed port or a block list', async () => {
    const { deps, memory, server } = await setUpScript(politeScript(() => UNKNOWN));
    for (const operator of ['a.test', 'b.test', 'c.test']) deps.listings.listed(operator);
    expect(await askAgain(deps, JANE, signal())).toEqual(JANE);
    expect(server.connections).toBe(0);
    expect(memory.replies.size).toBe(0);
  });

  test('stop with the process', async () => {
    const { deps } = await setUpScript(politeScript(() => UNKNOWN));
    await expect(askAgain(deps, JANE, AbortSignal.abort())).rejects.toThrow();
  });
});

describe('what is asked again', () => {
  const answer = (localPart: string, state: 'unclear' | 'likely' | 'accepted' | 'refused') => ({
    address: at(localPart),
    state,
    replyClass:
      state === 'accepted'
        ? ('accepted' as const)
        : state === 'refused'
          ? ('no_such_user' as const)
          : ('greylisted' as const),
    code: null,
    enhanced: null,
    host: null,
    at: null,
    remembered: false,
  });

  test('is what was put off, likely ones too', () => {
    const answers = [answer('a', 'refused'), answer('b', 'unclear'), answer('c', 'likely')];
    expect(putOffAddresses(answers, 'no')).toEqual([at('b'), at('c')]);
  });

  test('is nothing once the person has an address, or where the domain takes everybody', () => {
    expect(putOffAddresses([answer('a', 'unclear'), answer('b', 'accepted')], 'no')).toEqual([]);
    expect(putOffAddresses([answer('a', 'unclear')], 'yes')).toEqual([]);
  });
});

test('a search that was put off ends without the answer, and the next one has it without asking', async ({
  onTestFinished,
}) => {
  const ADA = `ada.vellmarn@${COMPANY}`;
  let isKnown = false;
  const internet = await startInternet(onTestFinished, {
    site: { '/': page(card('Ada Vellmarn', 'Chief Executive Officer')) },
    mail: politeScript((address) => (!isKnown ? GREY : address === ADA ? '250 Ok\r\n' : UNKNOWN)),
  });
  const { discovery: first } = await internet.ask({ deadlineMs: 6_000 });
  if (first.outcome === 'no_such_domain' || first.putOff === undefined) throw new Error('nobody was put off');
  expect(first.putOff).toMatchObject({
    domain: COMPANY,
    mailDomain: COMPANY,
    people: [{ name: 'Ada Vellmarn' }],
  });
  expect(first.putOff.people[0]?.addresses).toContain(ADA);
  expect(internet.mail.recipients()).toContain(first.putOff.controlAddress);

  isKnown = true;
  expect(await internet.engine.askMailAgain(first.putOff, signal())).toBeNull();
  const asked = internet.mail.recipients().length;
  const { discovery: second } = await internet.ask();
  expect(second).toMatchObject({
    outcome: 'found',
    finds: [{ email: ADA, source: 'verified', verification: { state: 'accepted' } }],
  });
  expect(second).not.toHaveProperty('putOff');
  expect(internet.mail.recipients()).toHaveLength(asked);
});
