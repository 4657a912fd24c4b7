import { describe, expect, test } from 'vitest';
import {
  findProvider,
  operatorOf,
  OPERATOR_DAILY_RECIPIENTS,
  PROVIDERS,
} from '../../../src/engine/mail/providers.ts';
import { at, DOMAIN, setUpScript } from './check-setup.ts';
import { politeScript } from './raw-server.ts';

const NO_USER = '550 5.1.1 User unknown\r\n';
const OK = '250 2.1.5 Ok\r\n';
const servedBy = (host: string) => ({
  deps: { mailRoute: async () => ({ kind: 'mx' as const, hosts: [{ host }] }) },
});

describe('a mail host', () => {
  test.each([
    ['aspmx.l.google.com', 'Google Workspace'],
    ['alt1.aspmx.l.google.com', 'Google Workspace'],
    ['aspmx2.googlemail.com', 'Google Workspace'],
    ['acme-com.mail.protection.outlook.com', 'Microsoft 365'],
    ['acme-com.o-v1.mx.microsoft', 'Microsoft 365'],
    ['mx-biz.mail.am0.yahoodns.net', 'Yahoo'],
    ['eu-smtp-inbound-1.mimecast.com', 'Mimecast'],
    ['mx1.hc1234-56.eu.iphmx.com', 'Cisco Secure Email'],
  ])('%s is run by %s', (host, name) => {
    expect(findProvider(host)?.name).toBe(name);
  });

  test.each([
    'notgoogle.com',
    'google.com.acme.test',
    'mx.acme.test',
    'outlook.com',
    'protection-outlook.com',
  ])('%s is run by nobody of whom more is known', (host) => {
    expect(findProvider(host)).toBeNull();
  });

  test('is on the budget of who runs it, unless that is the company', () => {
    expect(operatorOf('aspmx2.googlemail.com', 'acme.test')).toEqual({ name: 'google.com', most: 20_000 });
    expect(operatorOf('mx3.mailhaus.test', 'acme.test')).toEqual({
      name: 'mailhaus.test',
      most: OPERATOR_DAILY_RECIPIENTS,
    });
    expect(operatorOf('mx1.acme.test', 'acme.test')).toBeNull();
    expect(operatorOf('mx1.acme.test', 'mail.acme.test')).toBeNull();
  });

  test('every row says where it is written', () => {
    for (const { source, hosts } of PROVIDERS) {
      expect(source).toMatch(/[a-z0-9-]+\.(?:com|net)|guide/u);
      expect(hosts.length).toBeGreaterThan(0);
    }
  });
});

describe('what is known of a provider', () => {
  test('one that takes everyone is not asked, and nobody is called accepted', async () => {
    const { check, server } = await setUpScript(
      politeScript(() => OK),
      servedBy('mx-biz.mail.am0.yahoodns.net'),
    );
    expect((await check.check([at('jo')]))[0]).toMatchObject({ state: 'catch_all', replyClass: null });
    expect(server.connections).toBe(0);
  });

  test('one that puts off strangers for a minute is not waited for', async () => {
    const { check, slept, server } = await setUpScript(
      politeScript(() => '451 Internal resource temporarily unavailable\r\n'),
      servedBy('eu-smtp-inbound-1.mimecast.com'),
    );
    await check.check([at('jo'), at('jo.roe')]);
    expect(slept).toEqual([]);
    expect(server.connections).toBe(1);
    expect(check.summary()).toMatchObject({ obstacle: 'greylisted', retryAfterMs: 60_000 });
  });

  test('the budgets are those of the domain and of who runs its server', async () => {
    const { check, memory } = await setUpScript(
      politeScript(() => NO_USER),
      servedBy('mx1.hc1234-56.eu.iphmx.com'),
    );
    await check.check([at('jo')]);
    expect(memory.budgets).toEqual([
      { domain: DOMAIN, domainMost: 20, operator: { name: 'iphmx.com', most: OPERATOR_DAILY_RECIPIENTS } },
    ]);
  });
});

describe('an ambiguous refusal that an earlier search has seen told apart', () => {
  const NOT_HERE = '550 5.4.1 Recipient address rejected: Access denied.\r\n';
  const edge = politeScript((address) => (address === at('jo') ? OK : NOT_HERE));

  test('is "no such user" for a week, and no longer', async () => {
    const { check, open, clock } = await setUpScript(edge);
    await check.check([at('jo.roe'), at('jo')]);
    await check.close();
    const later = open();
    expect((await later.check([at('ann'), at('ann.li')])).map(({ state }) => state)).toEqual([
      'refused',
      'refused',
    ]);
    await later.close();
    clock.now += 8 * 86_400_000;
    const muchLater = open();
    expect((await muchLater.check([at('bo'), at('bo.li')])).map(({ state }) => state)).toEqual([
      'unclear',
      'unclear',
    ]);
    await muchLater.close();
  });

  test('is seen told apart again wherever somebody is taken', async () => {
    const { check, memory, clock } = await setUpScript(edge);
    memory.domains.set(DOMAIN, { catchAll: 'no', obstacle: null, at: clock.now });
    await check.check([at('jo.roe'), at('jo')]);
    expect(memory.domains.get(DOMAIN)?.unknownReply).toEqual({ reply: '550 5.4.1', at: clock.now });
  });

  test('is another one where the words are other words', async () => {
    const { check, memory, clock } = await setUpScript(
      politeScript(() => '550 Requested action not taken: mailbox unavailable\r\n'),
    );
    const unknownReply = { reply: '550 5.4.1', at: clock.now };
    memory.domains.set(DOMAIN, { catchAll: 'no', obstacle: null, at: clock.now, unknownReply });
    expect((await check.check([at('jo')]))[0]?.state).toBe('unclear');
  });
});
