// Rules of greeting a mail server before anybody is asked.
import { describe, expect, test } from 'vitest';
import { at, createFakeMemory, DOMAIN, setUpScript } from './check-setup.ts';
import { politeScript } from './raw-server.ts';

const honest = politeScript((address) =>
  address === at('jo') ? '250 2.1.5 Ok\r\n' : '550 5.1.1 User unknown\r\n',
);
const NOW = 1_700_000_000_000;

describe('a greeting', () => {
  test('says our name and asks nobody; the questions come in the same connection', async () => {
    const { check, server } = await setUpScript(honest);
    await check.greet();
    expect(server.lines).toEqual(['EHLO lookup.test']);
    expect(check.summary()).toMatchObject({ recipients: 0, obstacle: null });
    const answers = await check.check([at('roe'), at('jo')]);
    expect(answers.map(({ state }) => state)).toEqual(['refused', 'accepted']);
    expect(server.connections).toBe(1);
  });

  test('is given once, and a question that comes meanwhile waits for it', async () => {
    const { check, server } = await setUpScript(honest);
    void check.greet();
    void check.greet();
    const [answer] = await check.check([at('jo')]);
    expect(answer?.state).toBe('accepted');
    expect(server.connections).toBe(1);
    expect(server.lines.filter((line) => line.startsWith('EHLO'))).toHaveLength(1);
  });

  test('ends with a goodbye where nobody is asked after all', async () => {
    const { check, server } = await setUpScript(honest);
    void check.greet();
    await check.close();
    expect(server.lines).toEqual(['EHLO lookup.test', 'QUIT']);
  });

  test('is not given where the domain is remembered, or the budget is spent', async () => {
    const known = createFakeMemory(() => NOW);
    known.domains.set(DOMAIN, { catchAll: 'yes', at: NOW } as never); // the rest of a verdict says nothing here
    const spent = createFakeMemory(() => NOW);
    spent.budget = 0;
    for (const memory of [known, spent]) {
      const { check, server } = await setUpScript(honest, { memory });
      await check.greet();
      expect(server.connections).toBe(0);
    }
  });

  test('that is refused says so to the question', async () => {
    const { check, server } = await setUpScript({ banner: '554 5.7.1 No access from your address\r\n' });
    await check.greet();
    const [answer] = await check.check([at('jo')]);
    expect(answer?.state).not.toBe('refused');
    expect(check.summary()).toMatchObject({ recipients: 0, obstacle: 'policy_block' });
    expect(server.connections).toBe(1);
  });
});
