import { describe, expect, test } from 'vitest';
import { at, DOMAIN, setUpScript } from './check-setup.ts';
import { politeScript, type Script } from './raw-server.ts';

const NO_USER = '550 5.1.1 User unknown\r\n';
const OK = '250 2.1.5 Ok\r\n';
const CANDIDATES = ['jo.roe', 'jo', 'jroe', 'roe', 'joroe', 'jor', 'roejo', 'j.roe'].map(at);
const REST = [2_000];

/** Knows one mailbox, and after so many recipients of a connection says this; null hangs up. */
function impatient(bears: number, known: string, enough: string | null): Script {
  const counts = new Map<number, number>();
  const polite = politeScript((address) => (address === at(known) ? OK : NO_USER));
  return {
    ...polite,
    answer(line, socket, where) {
      if (!line.startsWith('RCPT')) return polite.answer?.(line, socket, where);
      const count = (counts.get(where.connection) ?? 0) + 1;
      counts.set(where.connection, count);
      if (count <= bears) return polite.answer?.(line, socket, where);
      if (enough === null || enough.startsWith('421')) socket.end(enough ?? '');
      return enough?.startsWith('421') === true ? null : enough;
    },
  };
}

describe('a server that bears few recipients in one connection', () => {
  test.each([
    ['421 4.7.0 Error: too many errors\r\n'],
    ['550 5.7.1 Too many bad recipients, access denied\r\n'],
    ['550 5.7.1 Access denied by policy\r\n'],
    ['451 4.7.1 Rate limit exceeded\r\n'],
    [null],
  ])('and then says %j is asked on, after a pause, in one further connection', async (enough) => {
    const { check, server, slept, memory } = await setUpScript(impatient(3, 'joroe', enough));
    const answers = await check.check(CANDIDATES);
    expect(answers.map(({ state }) => state)).toEqual([
      'refused',
      'refused',
      'refused',
      'refused',
      'accepted',
      'unasked',
      'unasked',
      'unasked',
    ]);
    expect(slept).toEqual(REST);
    expect(server.connections).toBe(2);
    expect(check.summary()).toMatchObject({ catchAll: 'no', obstacle: null });
    expect(memory.domains.get(DOMAIN)).toMatchObject({ patience: 3, obstacle: null });
  });

  test('is asked no third time, keeps what it told, and is left alone for no more than an hour', async () => {
    const { check, server, memory } = await setUpScript(
      impatient(2, 'nobody', '550 5.7.1 Access denied\r\n'),
    );
    const answers = await check.check(CANDIDATES);
    const refused = answers.filter(({ state }) => state === 'refused');
    expect(refused.map(({ address }) => address)).toEqual(CANDIDATES.slice(0, 4));
    expect(server.connections).toBe(2);
    expect(memory.domains.get(DOMAIN)).not.toMatchObject({ obstacle: 'policy_block' });
  });

  test('is not brought to it by the next search, which asks as many as it bears, twice', async () => {
    const { check, open, server, slept } = await setUpScript(impatient(3, 'nobody', '421 4.7.0 Enough\r\n'));
    await check.check(CANDIDATES);
    await check.close();
    const before = { connections: server.connections, recipients: server.recipients().length };
    const next = open();
    const answers = await next.check(CANDIDATES.map((address) => `x${address}`));
    await next.close();
    expect(answers.filter(({ state }) => state === 'refused')).toHaveLength(6);
    expect(server.connections - before.connections).toBe(2);
    expect(server.recipients().length - before.recipients).toBe(6);
    expect(slept).toEqual([...REST, ...REST]);
  });

  test('has to have told something first: a refusal of the first recipient is about us', async () => {
    const { check, server, slept } = await setUpScript(impatient(0, 'jo', '421 4.7.0 Too many\r\n'));
    expect((await check.check(CANDIDATES)).map(({ state }) => state).slice(0, 2)).toEqual([
      'unclear',
      'unasked',
    ]);
    expect(server.connections).toBe(1);
    expect(slept).toEqual([]);
  });

  test('is not one that closes a single mailbox: that one is refused in another connection too', async () => {
    const { check, server, memory } = await setUpScript(
      politeScript((address) =>
        address === at('jo') ? '550 5.7.1 Not allowed by policy\r\n' : address === at('joroe') ? OK : NO_USER,
      ),
    );
    const answers = await check.check(CANDIDATES);
    expect(answers.map(({ state }) => state).slice(0, 5)).toEqual([
      'refused',
      'unclear',
      'refused',
      'refused',
      'accepted',
    ]);
    expect(server.connections).toBe(2);
    expect(memory.domains.get(DOMAIN)).not.toHaveProperty('patience');
  });

  test('is not waited for where the search is nearly over', async () => {
    const { check, server, slept } = await setUpScript(impatient(3, 'joroe', '421 4.7.0 Enough\r\n'), {
      deadlineMs: 4_500,
    });
    const answers = await check.check(CANDIDATES);
    expect(answers.map(({ state }) => state).slice(2, 5)).toEqual(['refused', 'unclear', 'unasked']);
    expect(server.connections).toBe(1);
    expect(slept).toEqual([]);
  });
});

describe('a sender that a server will not have', () => {
  const REFUSED = '553 5.1.8 <probe@lookup.test>: Sender address rejected: Domain not found\r\n';
  const byProbe = { deps: { probeFrom: 'probe@lookup.test' } };
  const polite = politeScript((address) => (address === at('jo') ? OK : NO_USER));

  test('is followed by the empty one, once, where it is refused at once', async () => {
    const { check, server } = await setUpScript(
      {
        ...polite,
        answer: (line, socket, where) =>
          line === 'MAIL FROM:<probe@lookup.test>' ? REFUSED : polite.answer?.(line, socket, where),
      },
      byProbe,
    );
    expect((await check.check([at('jo.roe'), at('jo')])).map(({ state }) => state)).toEqual([
      'refused',
      'accepted',
    ]);
    expect(server.connections).toBe(1);
  });

  test('is followed by the empty one where it is refused with the recipient, who is asked again', async () => {
    let sender = '';
    const { check, server } = await setUpScript(
      {
        ...polite,
        answer(line, socket, where) {
          if (line.startsWith('MAIL')) sender = line;
          const isRefused = line.startsWith('RCPT') && sender.includes('probe@');
          return isRefused ? REFUSED : polite.answer?.(line, socket, where);
        },
      },
      byProbe,
    );
    expect((await check.check([at('jo.roe'), at('jo')])).map(({ state }) => state)).toEqual([
      'refused',
      'accepted',
    ]);
    expect(server.recipients()).toEqual([at('jo.roe'), at('jo.roe'), at('jo')]);
  });

  test('that is empty and refused has nothing after it: nobody is called invalid', async () => {
    const { check, server } = await setUpScript(
      politeScript(() => OK, { MAIL: '550 5.1.8 Sender address rejected: null sender not welcome\r\n' }),
    );
    expect((await check.check(CANDIDATES)).every(({ state }) => state === 'unasked')).toBe(true);
    expect(check.summary().obstacle).toBe('policy_block');
    expect(server.lines.filter((line) => line.startsWith('MAIL'))).toEqual(['MAIL FROM:<>']);
  });
});
