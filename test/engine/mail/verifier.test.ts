// A verifier over HTTP in the place of port 25: when it is asked, what for, and what its word is worth.
import { describe, expect, test } from 'vitest';
import { createMailBreaker } from '../../../src/engine/mail/breaker.ts';
import type { Verdict, Verifier } from '../../../src/engine/mail/mail-asker.ts';
import { at, setUpCheck, setUpScript, type SetUpOptions } from './check-setup.ts';
import { politeScript } from './raw-server.ts';

const TAKEN: Verdict = { replyClass: 'accepted', catchAll: 'no' };
const NOBODY: Verdict = { replyClass: 'no_such_user', catchAll: 'no' };
const ALL: Verdict = { replyClass: 'accepted', catchAll: 'yes' };
const NOTHING: Verdict = { replyClass: 'unknown', catchAll: 'unknown' };
/** Nobody listens there. */
const CLOSED_PORT = 1;

function verifierOf(say: (address: string) => Verdict | null): Verifier & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    async check(address) {
      asked.push(address);
      return say(address);
    },
  };
}

function openBreaker() {
  const breaker = createMailBreaker(() => 1_700_000_000_000);
  for (const host of ['mx.a.test', 'mx.b.test', 'mx.c.test']) breaker.timedOut(host);
  return breaker;
}

function setUp(say: (address: string) => Verdict | null, options: SetUpOptions = {}) {
  const verifier = verifierOf(say);
  const deps = { breaker: openBreaker(), verifier, ...options.deps };
  return { verifier, ...setUpCheck(CLOSED_PORT, { ...options, deps }) };
}

const statesOf = (answers: readonly { state: string }[]) => answers.map(({ state }) => state);

describe('while port 25 is closed', () => {
  test('candidates are asked in order until one is taken, and no stranger with them', async () => {
    const { check, verifier } = setUp((address) => (address === at('ada') ? TAKEN : NOBODY));
    const answers = await check.check([at('a.vell'), at('ada'), at('vell')]);
    expect(statesOf(answers)).toEqual(['refused', 'accepted', 'unasked']);
    expect(answers[1]).toMatchObject({ byVerifier: true, code: null, host: null });
    expect(verifier.asked).toEqual([at('a.vell'), at('ada')]);
    expect(check.summary()).toMatchObject({ catchAll: 'no', obstacle: null, recipients: 2, commands: 0 });
  });

  test('a domain that takes everything never gives accepted', async () => {
    const { check, verifier } = setUp(() => ALL);
    expect(statesOf(await check.check([at('ada'), at('vell')]))).toEqual(['catch_all', 'catch_all']);
    expect(verifier.asked).toHaveLength(1);
  });

  test('one that learns nothing leaves the candidates unclear', async () => {
    const { check } = setUp(() => NOTHING);
    expect(statesOf(await check.check([at('ada')]))).toEqual(['unclear']);
  });

  test('one that fails is not asked again in this search, and nothing is called refused', async () => {
    const { check, verifier } = setUp(() => null);
    expect(statesOf(await check.check([at('ada'), at('vell')]))).toEqual(['unasked', 'unasked']);
    expect(await check.check([at('bo')])).toMatchObject([{ state: 'unasked' }]);
    expect(verifier.asked).toEqual([at('ada')]);
    expect(check.summary().obstacle).toBe('port_closed');
  });

  test('it keeps to the recipients of a search and to the budget of the day', async () => {
    const { check, verifier, memory } = setUp(() => NOBODY);
    await check.check(Array.from({ length: 12 }, (_, index) => at(`ada${index}`)));
    expect(verifier.asked.length).toBeLessThanOrEqual(9);
    await check.close();
    expect(memory.budget).toBe(60 - verifier.asked.length);
    memory.budget = 0;
    const second = setUp(() => TAKEN, { memory });
    await second.check.check([at('bo')]);
    expect(second.verifier.asked).toEqual([]);
  });

  test('its word is remembered like the server’s own', async () => {
    const { check, memory } = setUp(() => TAKEN);
    await check.check([at('ada')]);
    const second = setUp(() => NOBODY, { memory });
    expect(await second.check.check([at('ada')])).toMatchObject([{ state: 'accepted', remembered: true }]);
    expect(second.verifier.asked).toEqual([]);
  });

  test('a domain without mail is told from names, not from it', async () => {
    const { check, verifier } = setUp(() => TAKEN, {
      deps: { mailRoute: async () => ({ kind: 'null_mx' }) },
    });
    await check.check([at('ada')]);
    expect(check.summary().obstacle).toBe('null_mx');
    expect(verifier.asked).toEqual([]);
  });
});

describe('while port 25 is open', () => {
  const refusing = politeScript(() => '550 5.1.1 User unknown\r\n');

  test('no address goes to a verifier', async () => {
    const verifier = verifierOf(() => TAKEN);
    const { check } = await setUpScript(refusing, { deps: { verifier } });
    expect(statesOf(await check.check([at('ada')]))).toEqual(['refused']);
    expect(verifier.asked).toEqual([]);
  });

  test('a server that does not answer is no reason for one', async () => {
    const verifier = verifierOf(() => TAKEN);
    const { check } = setUpCheck(CLOSED_PORT, { deps: { verifier } });
    expect(statesOf(await check.check([at('ada')]))).toEqual(['unasked']);
    expect(verifier.asked).toEqual([]);
  });
});
