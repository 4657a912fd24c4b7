// Rules of name lookups, against a name server on loopback.
import { afterEach, describe, expect, test } from 'vitest';
import { createDns, type Dns, type DnsOptions } from '../../../src/engine/dns/index.ts';
import { a, aaaa, mx, type Reply, startTestNameServer, type TestNameServer } from './name-server.ts';

const NEVER = new AbortController().signal;
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function world(
  answers: Record<string, Reply>,
  options: Partial<DnsOptions> = {},
): Promise<{ dns: Dns; names: TestNameServer }> {
  const names = await startTestNameServer(answers);
  const dns = createDns({ servers: [names.server], now: () => 0, timeoutMs: 500, ...options });
  closers.push(
    () => dns.close(),
    () => names.close(),
  );
  return { dns, names };
}

describe('addresses', () => {
  const rows: [string, Record<string, Reply>, unknown][] = [
    ['both families, IPv4 first', both('acme.test'), ['192.0.2.1', '2001:db8::1']],
    ['IPv4 alone', { 'A acme.test': [a('acme.test', '192.0.2.1')] }, ['192.0.2.1']],
    ['IPv6 alone', { 'AAAA acme.test': [aaaa('acme.test', '2001:db8::1')] }, ['2001:db8::1']],
    ['IPv6 where IPv4 fails', { ...both('acme.test'), 'A acme.test': 'servfail' }, ['2001:db8::1']],
    [
      'IPv4 where IPv6 is never answered',
      { ...both('acme.test'), 'AAAA acme.test': 'silence' },
      ['192.0.2.1'],
    ],
    ['no such name', { 'A acme.test': 'nxdomain', 'AAAA acme.test': 'nxdomain' }, 'no_such_name'],
    ['a name without addresses', {}, 'no_address'],
    ['a broken zone', { 'A acme.test': 'servfail', 'AAAA acme.test': 'servfail' }, 'failed'],
    ['a silent server', { 'A acme.test': 'silence', 'AAAA acme.test': 'silence' }, 'failed'],
  ];
  test.each(rows)('%s', async (_rule, answers, expected) => {
    const { dns } = await world(answers);
    const found = await dns.addresses('acme.test', NEVER);
    expect(found.kind === 'addresses' ? found.addresses : found.kind).toEqual(expected);
  });

  test('a name that cannot be asked does not exist', async () => {
    const { dns } = await world({});
    for (const host of ['127.0.0.1', '::1', 'a..b', `${'a'.repeat(70)}.test`]) {
      expect((await dns.addresses(host, NEVER)).kind).toBe('no_such_name');
    }
  });

  test('no name server at the port is a failure, and soon', async () => {
    const gone = await startTestNameServer({});
    await gone.close();
    const dns = createDns({ servers: [gone.server], now: () => 0, timeoutMs: 300 });
    closers.push(() => dns.close());
    expect((await dns.addresses('acme.test', NEVER)).kind).toBe('failed');
    expect((await dns.mailRoute('acme.test', NEVER)).kind).toBe('failed');
  });

  test('who calls it off waits no longer', async () => {
    const { dns } = await world(
      { 'A acme.test': 'silence', 'MX acme.test': 'silence' },
      { timeoutMs: 10_000 },
    );
    expect((await dns.addresses('acme.test', AbortSignal.abort())).kind).toBe('failed');
    const controller = new AbortController();
    const found = Promise.all([
      dns.addresses('acme.test', controller.signal),
      dns.mailRoute('acme.test', controller.signal),
    ]);
    setImmediate(() => controller.abort());
    expect((await found).map(({ kind }) => kind)).toEqual(['failed', 'failed']);
  });
});

describe('the cache', () => {
  test('answers for the time to live, and not longer', async () => {
    let now = 0;
    const { dns, names } = await world(
      { 'A acme.test': [a('acme.test', '192.0.2.1', 60)] },
      { now: () => now },
    );
    const count = async () => {
      await dns.addresses('acme.test', NEVER);
      return names.asked.filter((question) => question === 'A acme.test').length;
    };
    expect([await count(), await count()]).toEqual([1, 1]);
    now = 59_999;
    expect(await count()).toBe(1);
    now = 60_000;
    expect(await count()).toBe(2);
  });

  test('keeps a no for half a minute, and a failure for a second', async () => {
    let now = 0;
    const { dns, names } = await world(
      { 'A gone.test': 'nxdomain', 'A broken.test': 'servfail', 'AAAA broken.test': 'servfail' },
      { now: () => now },
    );
    const count = async (host: string) => {
      await dns.addresses(host, NEVER);
      const before = names.asked.filter((question) => question === `A ${host}`).length;
      return before > 0 ? names.asked.splice(0).length > 0 : false;
    };
    expect([await count('gone.test'), await count('broken.test')]).toEqual([true, true]);
    now = 1_001;
    expect([await count('gone.test'), await count('broken.test')]).toEqual([false, true]);
    now = 31_000;
    expect(await count('gone.test')).toBe(true);
  });

  test('two who ask at once share one question', async () => {
    const { dns, names } = await world(both('acme.test'));
    await Promise.all([dns.addresses('acme.test', NEVER), dns.addresses('acme.test', NEVER)]);
    expect(names.asked.toSorted()).toEqual(['A acme.test', 'AAAA acme.test']);
  });
});

describe('the mail route (RFC 5321 §5.1, RFC 7505)', () => {
  const rows: [string, Record<string, Reply>, unknown][] = [
    [
      'hosts by preference',
      { 'MX acme.test': [mx('acme.test', 20, 'b.mail.test'), mx('acme.test', 10, 'A.Mail.Test')] },
      { kind: 'mx', hosts: [host('a.mail.test', 10), host('b.mail.test', 20)] },
    ],
    ['a null MX', { 'MX acme.test': [mx('acme.test', 0, '.')] }, { kind: 'null_mx' }],
    [
      'a null MX beside a host says nothing',
      { 'MX acme.test': [mx('acme.test', 0, '.'), mx('acme.test', 10, 'a.mail.test')] },
      { kind: 'mx', hosts: [host('a.mail.test', 10)] },
    ],
    [
      'octets that are no host name are no host',
      {
        'MX acme.test': [
          mx('acme.test', 5, 'a b.mail.test'),
          mx('acme.test', 6, 'a\r\nx.mail.test'),
          mx('acme.test', 10, 'a_1.mail.test'),
        ],
      },
      { kind: 'mx', hosts: [host('a_1.mail.test', 10)] },
    ],
    [
      'one host named twice',
      { 'MX acme.test': [mx('acme.test', 20, 'a.mail.test'), mx('acme.test', 10, 'a.mail.test')] },
      { kind: 'mx', hosts: [host('a.mail.test', 10)] },
    ],
    [
      'an address for a host',
      { 'MX acme.test': [mx('acme.test', 10, '192.0.2.1')] },
      { kind: 'no_mail_host' },
    ],
    ['no MX but an address', both('acme.test'), { kind: 'implicit', host: 'acme.test' }],
    ['no MX and no address', {}, { kind: 'no_mail_host' }],
    ['no such domain', { 'MX acme.test': 'nxdomain' }, { kind: 'no_such_domain' }],
    ['a broken zone', { 'MX acme.test': 'servfail', ...both('acme.test') }, { kind: 'failed' }],
    ['a silent server', { 'MX acme.test': 'silence' }, { kind: 'failed' }],
  ];
  test.each(rows)('%s', async (_rule, answers, expected) => {
    const { dns } = await world(answers);
    expect(await dns.mailRoute('acme.test', NEVER)).toEqual(expected);
  });

  test('equal preferences are ordered by chance, anew each time', async () => {
    const dice = [0.9, 0.1, 0.1, 0.9];
    const { dns } = await world(
      { 'MX acme.test': [mx('acme.test', 10, 'a.mail.test'), mx('acme.test', 10, 'b.mail.test')] },
      { random: () => dice.shift() ?? 0 },
    );
    const first = await dns.mailRoute('acme.test', NEVER);
    const second = await dns.mailRoute('acme.test', NEVER);
    expect(first).toEqual({ kind: 'mx', hosts: [host('b.mail.test', 10), host('a.mail.test', 10)] });
    expect(second).toEqual({ kind: 'mx', hosts: [host('a.mail.test', 10), host('b.mail.test', 10)] });
  });
});

function both(name: string): Record<string, Reply> {
  return { [`A ${name}`]: [a(name, '192.0.2.1')], [`AAAA ${name}`]: [aaaa(name, '2001:db8::1')] };
}

function host(name: string, preference: number): { host: string; preference: number } {
  return { host: name, preference };
}
