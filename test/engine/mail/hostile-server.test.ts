// Servers that mean harm or are broken: the check ends in time, believes nothing, and says nothing that it should not.
import { Worker } from 'node:worker_threads';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { at, setUpScript, setUpCheck, TIMEOUTS, type SetUpOptions } from './check-setup.ts';
import { politeScript, type Script } from './raw-server.ts';

const NO_USER = '550 5.1.1 User unknown\r\n';
const OK = '250 2.1.5 Ok\r\n';
const PEOPLE = ['jo.roe', 'jo', 'jroe'].map(at);
/** The longest that a check may take here: each command ends at its own timeout, and nothing is tried again. */
const PATIENCE_MS = TIMEOUTS.bannerMs + TIMEOUTS.commandMs + TIMEOUTS.quitMs + 600;

/** Sends a byte at a time, for ever, none later than a tenth of a command's timeout. */
function drip(bytes: string) {
  return (socket: {
    write(bytes: string): unknown;
    writable: boolean;
    on(event: 'close', on: () => void): unknown;
  }) => {
    let sent = 0;
    const timer = setInterval(() => {
      if (socket.writable) socket.write(bytes[sent++ % bytes.length] ?? '');
    }, TIMEOUTS.commandMs / 10);
    socket.on('close', () => clearInterval(timer));
  };
}

/** A polite server up to the given verb, where it does something else. */
function until(verb: string, answer: NonNullable<Script['answer']>): Script {
  const polite = politeScript(() => OK);
  return {
    ...polite,
    answer: (line, socket, where) => (line.startsWith(verb) ? answer : polite.answer)?.(line, socket, where),
  };
}

const VERBS = ['EHLO', 'MAIL', 'RCPT', 'RSET'] as const;

const HOSTILE: [what: string, script: Script, obstacle: string][] = [
  ['never greets', { banner: null }, 'timeout'],
  ['greets a byte at a time', { banner: drip('220-mx.acme.test hello\r\n') }, 'timeout'],
  ['greets without end', { banner: drip('2') }, 'timeout'],
  ['greets with a line of 64 KiB', { banner: `220 ${'a'.repeat(65_536)}` }, 'config_error'],
  ['greets with 64 KiB of lines', { banner: '220-hello there\r\n'.repeat(5_000) }, 'config_error'],
  ['greets with junk', { banner: '\u0000\u0001\u0002\u00ff\r\n' }, 'config_error'],
  ['is a web server', { banner: 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n' }, 'config_error'],
  ['greets with 250', { ...politeScript(() => OK), banner: '250 Ok\r\n' }, 'config_error'],
  ['greets with 354', { ...politeScript(() => OK), banner: '354 go on\r\n' }, 'config_error'],
  ['hangs up at once', { banner: (socket) => socket.end() }, 'unknown'],
  ['resets at once', { banner: (socket) => socket.resetAndDestroy() }, 'unknown'],
  ['answers before it is asked', { banner: `220 hello\r\n${OK.repeat(8)}` }, 'config_error'],
  ...VERBS.flatMap((verb): [string, Script, string][] => [
    [`hangs up at ${verb}`, until(verb, (_line, socket) => void socket.end()), 'unknown'],
    [`resets at ${verb}`, until(verb, (_line, socket) => void socket.resetAndDestroy()), 'unknown'],
    [`never answers ${verb}`, until(verb, () => null), 'timeout'],
    [
      `answers ${verb} a byte at a time`,
      until(verb, (_line, socket) => drip('250-Ok\r\n')(socket)),
      'timeout',
    ],
    [
      `answers ${verb} with a line of 64 KiB`,
      until(verb, () => `250 ${'x'.repeat(65_536)}\r\n`),
      'config_error',
    ],
    [`answers ${verb} with lines without end`, until(verb, () => '250-x\r\n'.repeat(20_000)), 'config_error'],
    [`answers ${verb} with junk`, until(verb, () => '\u0000\u00ff\u0000\n'), 'config_error'],
    [`answers ${verb} with two codes`, until(verb, () => `250-yes\r\n550 no\r\n`), 'config_error'],
    [`answers ${verb} five times`, until(verb, () => OK.repeat(5)), 'config_error'],
    [
      `answers ${verb} with 421 and hangs up`,
      until(verb, (_line, socket) => void socket.end('421 bye\r\n')),
      'rate_limited',
    ],
  ]),
];

describe('a hostile server', () => {
  test.each(HOSTILE)('that %s', async (_what, script, obstacle) => {
    const { check, server } = await setUpScript(script);
    const started = performance.now();
    const answers = await check.check(PEOPLE);
    await check.close();
    expect(performance.now() - started).toBeLessThan(PATIENCE_MS);
    for (const { state } of answers) expect(['unclear', 'unasked']).toContain(state);
    expect(check.summary()).toMatchObject({ catchAll: 'unknown' });
    expect([obstacle, 'config_error']).toContain(check.summary().obstacle);
    expect(server.connections).toBe(1);
    expect(server.recipients().length).toBeLessThanOrEqual(2);
    expect(server.lines.filter((line) => /^(?:DATA|VRFY|EXPN|AUTH|BDAT)/iu.test(line))).toEqual([]);
  });

  test.each([
    ['takes everyone, then nobody', [OK, OK, NO_USER, NO_USER], ['catch_all', 'unasked']],
    ['takes one, then says policy', [OK, '550 5.7.1 Policy\r\n'], ['unclear', 'unasked']],
    ['takes one, then rate limits', [OK, '451 4.7.1 Too many\r\n'], ['unclear', 'unasked']],
    ['takes one, then is silent in another way', [OK, '550 Hm\r\n'], ['unclear', 'unasked']],
    ['wants a message', ['354 go on\r\n', '354 go on\r\n', '354 go on\r\n'], ['unclear', 'unclear']],
    ['says 220 to recipients', ['220 hello\r\n', '220 hello\r\n', '220 hello\r\n'], ['unclear', 'unclear']],
    [
      'says 252 to recipients',
      ['252 perhaps\r\n', '252 perhaps\r\n', '252 perhaps\r\n'],
      ['unclear', 'unclear'],
    ],
  ])('that %s convinces nobody', async (_what, replies, expected) => {
    const queue = [...replies];
    const { check, server } = await setUpScript(
      politeScript(() => queue.shift() ?? replies.at(-1) ?? NO_USER),
    );
    const states = (await check.check(PEOPLE)).map(({ state }) => state);
    expect(states[0]).toBe(expected[0]);
    expect(states).not.toContain('accepted');
    expect(states).not.toContain('refused');
    expect(server.lines.some((line) => line.startsWith('DATA'))).toBe(false);
  });

  test('that answers twice is not believed in what it said before either', async () => {
    const replies = [NO_USER, OK + NO_USER];
    const { check, memory } = await setUpScript(politeScript(() => replies.shift() ?? NO_USER));
    const answers = await check.check(PEOPLE);
    expect(answers.map(({ state }) => state)).toEqual(['unclear', 'unclear', 'unasked']);
    expect(check.summary()).toMatchObject({ catchAll: 'unknown', obstacle: 'config_error' });
    expect([...memory.replies.values()].map(({ replyClass }) => replyClass)).toEqual([
      'config_error',
      'config_error',
    ]);
  });

  test('that says goodbye between two questions is asked on in one further connection', async () => {
    let rcpts = 0;
    const { check, server } = await setUpScript(
      politeScript(() => ((rcpts += 1) === 1 ? `${NO_USER}421 4.4.2 timeout\r\n` : OK)),
    );
    const answers = await check.check(PEOPLE);
    expect(answers.map(({ state }) => state)).toEqual(['refused', 'accepted', 'unasked']);
    expect(server.connections).toBe(2);
    expect(check.summary()).toMatchObject({ catchAll: 'no', obstacle: null });
  });

  test.each([
    ['never answers', until('RCPT', () => null)],
    ['never greets', { banner: null }],
    ['drips', until('RCPT', (_line, socket) => drip('250-Ok\r\n')(socket))],
  ] as [string, Script][])('that %s is left at the deadline of the search', async (_what, script) => {
    const { check } = await setUpScript(script, {
      deadlineMs: 250,
      deps: {
        timeouts: {
          connectMs: 60_000,
          bannerMs: 60_000,
          commandMs: 60_000,
          recipientMs: 60_000,
          quitMs: 60_000,
        },
      },
    });
    const started = performance.now();
    await check.check(PEOPLE);
    await check.close();
    expect(performance.now() - started).toBeLessThan(900);
    expect(check.summary()).toMatchObject({ catchAll: 'unknown', obstacle: 'timeout' });
  });

  test('a search that is called off ends at once', async () => {
    const called = new AbortController();
    const { check, server } = await setUpScript(
      until('RCPT', () => {
        called.abort();
        return null;
      }),
      {
        deps: { timeouts: { ...TIMEOUTS, commandMs: 60_000, recipientMs: 60_000 } },
        calledOff: called.signal,
      },
    );
    const started = performance.now();
    expect((await check.check(PEOPLE)).map(({ state }) => state)).toEqual(['unclear', 'unasked', 'unasked']);
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(server.recipients()).toHaveLength(1);
  });
});

describe('mail servers that cannot be reached', () => {
  const threeHosts: SetUpOptions = {
    deps: {
      mailRoute: async () => ({
        kind: 'mx',
        hosts: [{ host: 'a.test' }, { host: 'b.test' }, { host: 'c.test' }],
      }),
    },
  };

  test.each([
    ['private', '10.1.2.3'],
    ['loopback', '127.0.0.1'],
    ['loopback in IPv6', '::1'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['cloud metadata', '169.254.169.254'],
    ['the unspecified address', '0.0.0.0'],
  ])('an MX at %s is not connected to', async (_what, address) => {
    const { check, server } = await setUpScript(
      politeScript(() => OK),
      {
        deps: {
          allowPrivateNetwork: false,
          addresses: async () => ({ kind: 'addresses', addresses: [address] }),
        },
      },
    );
    expect((await check.check(PEOPLE))[0]?.state).toBe('unasked');
    expect(server.connections).toBe(0);
    expect(check.summary().obstacle).toBe('config_error');
  });

  test.each([
    [{ kind: 'null_mx' }, 'null_mx'],
    [{ kind: 'no_such_domain' }, 'no_mx'],
    [{ kind: 'mx', hosts: [] }, 'no_mx'],
    [{ kind: 'failed' }, 'unknown'],
  ] as const)('%j: %s', async (route, obstacle) => {
    const { check, server } = await setUpScript(
      politeScript(() => OK),
      { deps: { mailRoute: async () => route } },
    );
    expect((await check.check(PEOPLE)).map(({ state }) => state)).toEqual(['unasked', 'unasked', 'unasked']);
    expect(server.connections).toBe(0);
    expect(check.summary().obstacle).toBe(obstacle);
  });

  test.each([
    ['no_such_name', 'no_mx'],
    ['no_address', 'no_mx'],
    ['failed', 'unknown'],
  ] as const)('a host whose addresses are %s: %s', async (kind, obstacle) => {
    const { check } = await setUpScript(
      politeScript(() => OK),
      { deps: { addresses: async () => ({ kind }) } },
    );
    await check.check(PEOPLE);
    expect(check.summary().obstacle).toBe(obstacle);
  });

  test('a domain without MX is asked at its own host', async () => {
    const { check } = await setUpScript(
      politeScript(() => NO_USER),
      {
        deps: { mailRoute: async () => ({ kind: 'implicit', host: 'acme.test' }) },
      },
    );
    expect((await check.check(PEOPLE))[0]).toMatchObject({ state: 'refused', host: 'acme.test' });
  });

  test('the second host is asked where the first refuses the connection, a third never', async () => {
    const asked: string[] = [];
    const { check } = await setUpScript(
      politeScript(() => NO_USER),
      {
        deps: {
          ...threeHosts.deps,
          addresses: async (host) => {
            asked.push(host);
            return { kind: 'addresses', addresses: [host === 'b.test' ? '127.0.0.1' : '127.0.0.77'] };
          },
        },
      },
    );
    expect((await check.check(PEOPLE))[0]).toMatchObject({ state: 'refused', host: 'b.test' });
    expect(asked).toEqual(['a.test', 'b.test']);
  });

  test('a closed port is no timeout: the breaker stays closed', async () => {
    const { check, server, deps } = await setUpScript(
      politeScript(() => OK),
      threeHosts,
    );
    await server.close();
    await check.check(PEOPLE);
    expect(check.summary().obstacle).toBe('port_closed');
    expect(deps.breaker.health()).toMatchObject({ state: 'closed', timedOutHosts: 0 });
  });

  test('hosts that do not answer open the breaker, and then nobody is tried', async ({ skip }) => {
    const port = await startSilentPort();
    if (port === null) return skip('this system answers connections that nobody accepts');
    const timeouts = { ...TIMEOUTS, connectMs: 80 };
    const { check, deps, clock } = setUpCheck(port, { deps: { ...threeHosts.deps, timeouts } });
    await check.check(PEOPLE);
    expect(check.summary()).toMatchObject({ obstacle: 'port_closed', recipients: 0, commands: 0 });
    expect(deps.breaker.health()).toMatchObject({ state: 'closed', timedOutHosts: 2 });

    const third = setUpCheck(port, {
      deps: {
        breaker: deps.breaker,
        timeouts,
        mailRoute: async () => ({ kind: 'implicit', host: 'third.test' }),
      },
    });
    await third.check.check(PEOPLE);
    expect(deps.breaker.isOpen()).toBe(true);

    const fourth = await setUpScript(
      politeScript(() => NO_USER),
      { deps: { breaker: deps.breaker } },
    );
    await fourth.check.check(PEOPLE);
    expect(fourth.server.connections).toBe(0);
    expect(fourth.check.summary().obstacle).toBe('port_closed');

    clock.now += 15 * 60_000;
    const fifth = await setUpScript(
      politeScript(() => NO_USER),
      { deps: { breaker: deps.breaker } },
    );
    await fifth.check.check(PEOPLE);
    expect(fifth.server.recipients()).toEqual(PEOPLE);
    expect(deps.breaker.health()).toMatchObject({ state: 'closed', timedOutHosts: 0 });
  });

  test('a connection that our own deadline cuts says nothing of the host', async ({ skip }) => {
    const port = await startSilentPort();
    if (port === null) return skip('this system answers connections that nobody accepts');
    const { check, deps } = setUpCheck(port, { deadlineMs: 60, deps: { ...threeHosts.deps } });
    await check.check(PEOPLE);
    expect(check.summary().obstacle).toBe('timeout');
    expect(deps.breaker.health().timedOutHosts).toBe(0);
  });
});

/** A port whose queue of connections is full, so that the next one gets no answer; null where the system has none. */
async function startSilentPort(): Promise<number | null> {
  const worker = new Worker(
    `const { createServer } = require('node:net');
     const { parentPort } = require('node:worker_threads');
     const server = createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
       parentPort.postMessage(server.address().port);
       setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0), 20);
     });`,
    { eval: true },
  );
  onTestFinished(async () => {
    await worker.terminate();
  });
  const port = await new Promise<number>((resolve) => worker.once('message', resolve));
  await new Promise((resolve) => setTimeout(resolve, 60));
  for (let filled = 0; filled < 8; filled += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    onTestFinished(() => void socket.destroy());
    const isAnswered = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), 150);
      socket.once('connect', () => {
        clearTimeout(timer);
        resolve(true);
      });
    });
    if (!isAnswered) return port;
  }
  return null;
}
