import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { at, setUpCheck, setUpScript } from './check-setup.ts';
import { politeScript } from './raw-server.ts';

const NO_USER = '550 5.1.1 User unknown\r\n';
const OK = '250 2.1.5 Ok\r\n';
const GREY = '450 4.2.0 Greylisted, see https://grey.acme.test/\r\n';
const CANDIDATES = ['jo.roe', 'jo', 'jroe', 'roe', 'joroe', 'jor', 'roejo', 'j.roe'].map(at);

/** Takes the given local parts and refuses the rest as unknown. */
const honest = (...localParts: string[]) =>
  politeScript((address) => (localParts.map(at).includes(address) ? OK : NO_USER));

function states(answers: readonly { state: string }[]): string[] {
  return answers.map(({ state }) => state);
}

/** A server by the library that the world knows, which takes what `isKnown` says. */
async function startLibraryServer(isKnown: (address: string) => boolean) {
  const seen = { recipients: [] as string[], messages: 0, names: [] as string[] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onMailFrom(_address, session, done) {
      seen.names.push(session.hostNameAppearsAs);
      done();
    },
    onRcptTo(address, _session, done) {
      seen.recipients.push(address.address);
      done(isKnown(address.address) ? null : Object.assign(new Error('User unknown'), { responseCode: 550 }));
    },
    onData(stream, _session, done) {
      seen.messages += 1;
      stream.resume();
      done();
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port, seen };
}

describe('a server that tells', () => {
  test('the first accepted candidate ends the asking; one refusal before it saves the control', async () => {
    const { port, seen } = await startLibraryServer((address) => address === at('jo'));
    const { check } = setUpCheck(port);
    const answers = await check.check(CANDIDATES);
    expect(states(answers).slice(0, 4)).toEqual(['refused', 'accepted', 'unasked', 'unasked']);
    expect(answers[1]).toMatchObject({
      replyClass: 'accepted',
      code: 250,
      host: 'mx.acme.test',
      remembered: false,
    });
    expect(seen).toMatchObject({ recipients: [at('jo.roe'), at('jo')], messages: 0, names: ['lookup.test'] });
    expect(check.summary()).toMatchObject({ catchAll: 'no', obstacle: null, recipients: 2 });
  });

  test('a catch-all domain never gives accepted', async () => {
    const { port, seen } = await startLibraryServer(() => true);
    const { check } = setUpCheck(port);
    expect(states(await check.check(CANDIDATES))).toEqual(CANDIDATES.map(() => 'catch_all'));
    expect(seen.recipients).toHaveLength(2);
    expect(check.summary().catchAll).toBe('yes');
    expect(states(await check.check([at('next')]))).toEqual(['catch_all']);
    expect(seen.recipients).toHaveLength(2);
  });

  test('the control goes when the first candidate is accepted, and looks like a name', async () => {
    const { check, server } = await setUpScript(honest('jo.roe'));
    expect((await check.check(CANDIDATES))[0]?.state).toBe('accepted');
    const [, control] = server.recipients();
    expect(server.recipients()).toHaveLength(2);
    expect(control).toMatch(/^[a-z]{4,}\.[a-z]{4,}@acme\.test$/u);
    expect((control ?? '').split('@')[0]?.length).toBeGreaterThanOrEqual(12);
  });

  test('every candidate refused: eight questions, no control', async () => {
    const { check, server } = await setUpScript(honest());
    expect(states(await check.check(CANDIDATES))).toEqual(CANDIDATES.map(() => 'refused'));
    expect(server.recipients()).toEqual(CANDIDATES);
  });

  test('the next person is asked on the same connection', async () => {
    const { check, server } = await setUpScript(honest('jo', 'ann'));
    await check.check([at('jo.roe'), at('jo')]);
    expect(states(await check.check([at('ann.li'), at('ann')]))).toEqual(['refused', 'accepted']);
    await check.close();
    expect(server.connections).toBe(1);
    expect(server.lines.at(-1)).toBe('QUIT');
  });

  test('a message never has two recipients: after an accepted one the server is told to forget', async () => {
    const { check, server } = await setUpScript(politeScript(() => OK));
    await check.check(CANDIDATES);
    await check.close();
    expect(server.lines.map((line) => line.split(/[ :]/u)[0])).toEqual([
      'EHLO',
      'MAIL',
      'RCPT',
      'RSET',
      'MAIL',
      'RCPT',
      'RSET',
      'QUIT',
    ]);
    expect(server.lines[1]).toBe('MAIL FROM:<>');
    expect(check.summary().commands).toBe(8);
  });

  test.each([
    [9, 9],
    [15, 15],
  ] as const)(
    'a search of %i recipients never asks more, whatever is asked of it',
    async (maxRecipients, most) => {
      const { check, server } = await setUpScript(honest(), { maxRecipients });
      for (const person of ['a', 'b', 'c', 'd'])
        await check.check(CANDIDATES.map((address) => `${person}${address}`));
      expect(server.recipients().length).toBeLessThanOrEqual(most);
      expect(server.recipients().length).toBeGreaterThanOrEqual(most - 1);
      expect(check.summary().obstacle).toBe(null);
    },
  );

  test('no connection carries more than nine recipients', async () => {
    const perConnection = new Map<number, number>();
    const { check } = await setUpScript(
      politeScript((_address, { connection }) => {
        perConnection.set(connection, (perConnection.get(connection) ?? 0) + 1);
        return NO_USER;
      }),
      { maxRecipients: 15 },
    );
    await check.check(CANDIDATES);
    await check.check(CANDIDATES.map((address) => `x${address}`));
    expect([...perConnection.values()]).toEqual([9, 6]);
  });

  test('a full mailbox exists; a disabled one does not take mail', async () => {
    const { check } = await setUpScript(
      politeScript((address) =>
        address === at('jo')
          ? '552 5.2.2 Mailbox full\r\n'
          : address === at('jroe')
            ? '550 5.2.1 Account disabled\r\n'
            : NO_USER,
      ),
    );
    const [disabled, full] = await check.check([at('jroe'), at('jo')]);
    expect(disabled).toMatchObject({ state: 'refused', replyClass: 'disabled', enhanced: '5.2.1' });
    expect(full).toMatchObject({ state: 'accepted', replyClass: 'full', code: 552 });
  });

  test('an address of another domain, or in no plain form, is never sent', async () => {
    const odd = [
      'jo@other.test',
      'jo',
      '@acme.test',
      'jo roe@acme.test',
      '"jo"@acme.test',
      'j\r\nRSET@acme.test',
      'jö@acme.test',
      `${'a'.repeat(65)}@acme.test`,
      'a..b@acme.test',
      'a>b@acme.test',
    ];
    const { check, server } = await setUpScript(honest('jo'));
    expect(states(await check.check(odd))).toEqual(odd.map(() => 'unasked'));
    expect(server.connections).toBe(0);
  });
});

describe('an ambiguous refusal', () => {
  const NOT_HERE = '550 5.4.1 Recipient address rejected: Access denied. [x.prod.protection.outlook.com]\r\n';

  test('5.4.1 is unknown user where the control answers differently from an accepted candidate', async () => {
    const { check, server, memory } = await setUpScript(
      politeScript((address) => (address === at('jo') ? OK : NOT_HERE)),
    );
    const answers = await check.check([at('jo.roe'), at('jo')]);
    expect(states(answers)).toEqual(['refused', 'accepted']);
    expect(server.recipients()).toHaveLength(3);
    expect(memory.replies.get(at('jo.roe'))?.replyClass).toBe('no_such_user');
    expect(states(await check.check([at('ann.li'), at('ann')]))).toEqual(['refused', 'refused']);
  });

  test('5.4.1 to everyone says nothing', async () => {
    const { check } = await setUpScript(politeScript(() => NOT_HERE));
    expect(states(await check.check(CANDIDATES))).toEqual(CANDIDATES.map(() => 'unclear'));
    expect(check.summary().catchAll).toBe('unknown');
  });

  test('a control that is refused for policy leaves the accepted candidate unclear', async () => {
    const { check } = await setUpScript(
      politeScript((address) => (address === at('jo') ? OK : '550 5.7.1 Blocked by policy\r\n')),
    );
    const [answer] = await check.check([at('jo')]);
    expect(answer).toMatchObject({ state: 'unclear', replyClass: 'accepted' });
    expect(check.summary()).toMatchObject({ catchAll: 'unknown', obstacle: 'policy_block' });
  });
});

describe('refusals that are about us', () => {
  test('a second policy block ends the asking, and nobody is called invalid', async () => {
    const { check, server, memory } = await setUpScript(
      politeScript(() => '550 5.7.1 Client host blocked using Spamhaus\r\n'),
    );
    const answers = await check.check(CANDIDATES);
    expect(states(answers).slice(0, 3)).toEqual(['unclear', 'unclear', 'unasked']);
    expect(server.recipients()).toHaveLength(2);
    expect(check.summary()).toMatchObject({ catchAll: 'unknown', obstacle: 'policy_block' });
    expect(memory.domains.get('acme.test')).toMatchObject({ catchAll: 'unknown', obstacle: 'policy_block' });
  });

  test.each([
    ['421 4.7.0 Too many connections\r\n', 'rate_limited'],
    ['421 closing\r\n', 'rate_limited'],
    ['452 4.5.3 Too many recipients\r\n', 'rate_limited'],
    ['554 5.7.1 Relay access denied\r\n', 'config_error'],
    ['503 5.5.1 Bad sequence\r\n', 'config_error'],
  ])('%j ends the asking for this search', async (reply, obstacle) => {
    const { check, server } = await setUpScript(politeScript(() => reply));
    expect(states(await check.check(CANDIDATES)).slice(0, 2)).toEqual(['unclear', 'unasked']);
    expect(states(await check.check([at('ann')]))).toEqual(['unasked']);
    expect(server.recipients()).toHaveLength(1);
    expect(server.connections).toBe(1);
    expect(check.summary().obstacle).toBe(obstacle);
  });

  test.each([
    [
      'the greeting',
      { banner: '554 5.7.1 No service for 127.0.0.1, blocked using Spamhaus\r\n' },
      'policy_block',
    ],
    ['the greeting, without a reason', { banner: '554 No\r\n' }, 'policy_block'],
    ['421 at the greeting', { banner: '421 Too busy\r\n' }, 'rate_limited'],
    [
      'our name',
      politeScript(() => OK, { EHLO: '550 5.7.1 Helo rejected\r\n', HELO: '550 no\r\n' }),
      'policy_block',
    ],
    ['our sender', politeScript(() => OK, { MAIL: '550 5.1.1 User unknown\r\n' }), 'policy_block'],
    ['our sender, for now', politeScript(() => OK, { MAIL: '451 4.3.0 Lookup failure\r\n' }), 'config_error'],
  ])('a refusal of %s: nobody is asked, on no other host either', async (_what, script, obstacle) => {
    const { check, server } = await setUpScript(script, {
      deps: { mailRoute: async () => ({ kind: 'mx', hosts: [{ host: 'a.test' }, { host: 'b.test' }] }) },
    });
    expect(states(await check.check(CANDIDATES))).toEqual(CANDIDATES.map(() => 'unasked'));
    expect(server.connections).toBe(1);
    expect(server.recipients()).toEqual([]);
    expect(check.summary().obstacle).toBe(obstacle);
  });
});

describe('greylisting', () => {
  test('450 for the candidate and 550 for the control: the mailbox very likely exists', async () => {
    const { check, server, slept } = await setUpScript(
      politeScript((address) => (address === at('jo.roe') ? GREY : NO_USER)),
      { deadlineMs: 5_000 },
    );
    const answers = await check.check([at('jo.roe')]);
    expect(answers[0]).toMatchObject({ state: 'likely', replyClass: 'greylisted', code: 450 });
    expect(server.recipients()).toHaveLength(2);
    expect(slept).toEqual([]);
  });

  test('450 for one candidate and 550 for the next says the same without a control', async () => {
    const { check, server } = await setUpScript(
      politeScript((address) => (address === at('jo.roe') ? GREY : NO_USER)),
      { deadlineMs: 5_000 },
    );
    expect(states(await check.check(CANDIDATES)).slice(0, 3)).toEqual(['likely', 'refused', 'unasked']);
    expect(server.recipients()).toEqual(CANDIDATES.slice(0, 2));
  });

  test('with time left, a likely mailbox is asked once more, by the same sender', async () => {
    const { check, server, slept } = await setUpScript(
      politeScript((address, { connection }) =>
        address === at('jo.roe') ? (connection === 1 ? GREY : OK) : NO_USER,
      ),
    );
    expect((await check.check([at('jo.roe')]))[0]?.state).toBe('accepted');
    expect(slept).toEqual([3_000]);
    expect(server.recipients()).toHaveLength(3);
  });

  test('a likely mailbox that is still greylisted stays likely, and costs no second control', async () => {
    const { check, server } = await setUpScript(
      politeScript((address) => (address === at('jo.roe') ? GREY : NO_USER)),
    );
    expect((await check.check([at('jo.roe')]))[0]?.state).toBe('likely');
    expect(server.recipients()).toHaveLength(3);
  });

  test('450 for everyone: some candidates and the control, a wait, the same ones again', async () => {
    const { check, server, slept } = await setUpScript(
      politeScript((address, { connection }) =>
        connection === 1 ? GREY : address === at('jo') ? OK : NO_USER,
      ),
    );
    const answers = await check.check(CANDIDATES);
    expect(states(answers).slice(0, 3)).toEqual(['refused', 'accepted', 'unclear']);
    expect(slept).toEqual([6_000]);
    expect(server.connections).toBe(2);
    const asked = server.recipients();
    expect(asked).toHaveLength(7);
    expect(asked.slice(5)).toEqual([at('jo.roe'), at('jo')]);
    expect(check.summary()).toMatchObject({ catchAll: 'no', obstacle: null });
  });

  test('the control after the wait is the control before it', async () => {
    const { check, server } = await setUpScript(
      politeScript((_address, { connection }) => (connection === 1 ? GREY : OK)),
    );
    expect((await check.check([at('jo')]))[0]?.state).toBe('catch_all');
    const [, first, , second] = server.recipients();
    expect(second).toBe(first);
  });

  test('450 for everyone, again: unclear, and seven questions at most', async () => {
    const { check, server } = await setUpScript(politeScript(() => GREY));
    expect(states(await check.check(CANDIDATES)).slice(0, 5)).toEqual([
      'unclear',
      'unclear',
      'unclear',
      'unclear',
      'unasked',
    ]);
    expect(check.summary()).toMatchObject({ catchAll: 'unknown', obstacle: 'greylisted' });
    expect(server.recipients().length).toBeLessThanOrEqual(7);
  });

  test.each([
    ['450 4.2.0 Greylisted, please come back in 4 seconds', [4_500]],
    ['450 4.2.0 Greylisted, please come back in 300 seconds', []],
    ['451 4.7.1 Greylisting in action, please come back in 00:05:00', []],
    ['450 4.2.0 Greylisted', [6_000]],
  ])('%s: waits %j', async (reply, waits) => {
    const { check, slept } = await setUpScript(politeScript(() => `${reply}\r\n`));
    await check.check(CANDIDATES);
    expect(slept).toEqual(waits);
    expect(check.summary().retryAfterMs).toBe(
      waits[0] === 4_500 ? 4_000 : reply.endsWith('Greylisted') ? null : 300_000,
    );
  });

  test('a second name is waited for too, where waiting has helped before', async () => {
    const seen = new Map<string, number>();
    const { check, slept, server } = await setUpScript(
      politeScript((address, { connection }) => {
        const first = seen.get(address) ?? connection;
        seen.set(address, first);
        return first === connection ? GREY : address === at('ann') ? OK : NO_USER;
      }),
      { maxRecipients: 15, deadlineMs: 26_000 },
    );
    expect(states(await check.check([at('jo'), at('jo.roe')]))).toEqual(['refused', 'refused']);
    expect(states(await check.check([at('ann.li'), at('ann')]))).toEqual(['refused', 'accepted']);
    expect(slept).toEqual([6_000, 6_000]);
    expect(server.recipients()).toHaveLength(9);
    // Those it has not met: later for them, and "no such user" for the others, makes nobody likely.
    expect(states(await check.check([at('bo'), at('bo.li')]))).toEqual(['unclear', 'unclear']);
    expect(slept).toHaveLength(2);
  });

  test('a second form of the name is waited for too, and no more are made known than can be asked again', async () => {
    const seen = new Map<string, number>();
    const { check, server } = await setUpScript(
      politeScript((address, { connection }) => {
        const first = seen.get(address) ?? connection;
        seen.set(address, first);
        return first === connection ? GREY : address === at('jroe') ? OK : NO_USER;
      }),
      { deadlineMs: 26_000 },
    );
    expect(states(await check.check([at('printed')]))).toEqual(['refused']);
    expect(states(await check.check(CANDIDATES)).slice(0, 4)).toEqual([
      'refused',
      'refused',
      'accepted',
      'unasked',
    ]);
    expect(server.recipients()).toHaveLength(9);
  });

  test('a wait that has not helped is not repeated', async () => {
    const { check, slept } = await setUpScript(
      politeScript(() => GREY),
      { maxRecipients: 15, deadlineMs: 26_000 },
    );
    await check.check([at('jo')]);
    await check.check([at('ann')]);
    expect(slept).toEqual([6_000]);
  });

  test('without time for it there is no second visit', async () => {
    const { check, server, slept } = await setUpScript(
      politeScript(() => GREY),
      { deadlineMs: 5_500 },
    );
    await check.check(CANDIDATES);
    expect(slept).toEqual([]);
    expect(server.connections).toBe(1);
  });

  test('greylisted at the sender: the candidates are asked at the second visit', async () => {
    let visits = 0;
    const polite = politeScript((address) => (address === at('jo') ? OK : NO_USER));
    const { check, slept } = await setUpScript({
      ...polite,
      answer: (line, socket, where) => {
        if (line.startsWith('MAIL')) visits += 1;
        return line.startsWith('MAIL') && visits === 1 ? GREY : polite.answer?.(line, socket, where);
      },
    });
    expect(states(await check.check([at('jo.roe'), at('jo')]))).toEqual(['refused', 'accepted']);
    expect(slept).toHaveLength(1);
    expect(check.summary().obstacle).toBe(null);
  });

  test('a server that says "later" once it has had enough of us makes nobody likely', async () => {
    let asked = 0;
    const { check } = await setUpScript(
      politeScript(() => ((asked += 1) <= 3 ? NO_USER : '451 4.7.1 Try again later\r\n')),
      { deadlineMs: 5_000 },
    );
    expect(states(await check.check(CANDIDATES)).slice(0, 5)).toEqual([
      'refused',
      'refused',
      'refused',
      'unclear',
      'unasked',
    ]);
  });

  test('what was refused at the second visit makes nothing of the first likely', async () => {
    const { check } = await setUpScript(
      politeScript((address, { connection }) =>
        connection === 1 ? GREY : address === at('jo.roe') ? NO_USER : '421 enough\r\n',
      ),
    );
    expect(states(await check.check(CANDIDATES)).slice(0, 3)).toEqual(['refused', 'unclear', 'unclear']);
  });
});
