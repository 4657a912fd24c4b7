// Rules of the mail server that is greeted while pages load.
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Deadline, startDeadline } from '../../src/engine/deadline.ts';
import type { MailCheck } from '../../src/engine/mail/mail-check.ts';
import { createMailAhead } from '../../src/engine/mail-ahead.ts';
import type { CompanyReading } from '../../src/engine/read-company.ts';

type Opened = { host: string; deadline: Deadline; greeted: number; closed: number };

function setUp(
  company: Partial<CompanyReading> | null | Promise<never>,
  greets: () => Promise<void> = async () => {},
) {
  const opened: Opened[] = [];
  const deadline = startDeadline(5_000);
  const ahead = createMailAhead({
    readCompany: async () => (await company) as CompanyReading | null, // what is looked at is there
    mailRoute: async (domain) =>
      domain === 'none.test'
        ? { kind: 'null_mx' }
        : { kind: 'mx', hosts: [{ host: `mx.${domain}`, preference: 1 }] },
    openMailCheck(host, ends) {
      const one: Opened = { host, deadline: ends, greeted: 0, closed: 0 };
      opened.push(one);
      return {
        async greet() {
          one.greeted += 1;
          await greets();
        },
        async close() {
          one.closed += 1;
        },
      } as unknown as MailCheck; // nobody is asked here
    },
    deadline,
    now: Date.now,
  });
  onTestFinished(() => deadline.end());
  return { ahead, opened };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const holders = [{}] as unknown as CompanyReading['holders'];
const acme = { holders, hosts: ['acme.test', 'acme.example'] as const };

describe('a mail server', () => {
  test('is greeted once, and the check that greeted it is the one that asks', async () => {
    const { ahead, opened } = setUp({ ...acme, hosts: [...acme.hosts] });
    ahead.greet();
    ahead.greet();
    await settled();
    ahead.take('acme.test');
    await ahead.close();
    expect(opened).toMatchObject([{ host: 'acme.test', greeted: 1, closed: 0 }]);
  });

  test('is another one where the first takes no mail', async () => {
    const { ahead, opened } = setUp({ holders, hosts: ['none.test', 'acme.test'] });
    ahead.greet();
    await settled();
    expect(opened.map(({ host }) => host)).toEqual(['acme.test']);
    await ahead.close();
  });

  test('is hung up on where another one is asked, or none', async () => {
    for (const host of ['other.test', null]) {
      const { ahead, opened } = setUp({ ...acme, hosts: [...acme.hosts] });
      ahead.greet();
      await settled();
      if (host !== null) ahead.take(host);
      expect(opened.map((one) => one.host)).toEqual(
        host === null ? ['acme.test'] : ['acme.test', 'other.test'],
      );
      await ahead.close();
      expect(opened[0]).toMatchObject({ closed: 1 });
      expect(opened[0]?.deadline.signal.aborted).toBe(true);
      if (host !== null) expect(opened[1]).toMatchObject({ closed: 0, greeted: 0 });
    }
  });

  test.each([
    ['nobody holds the role', { holders: [], hosts: ['acme.test'] }],
    ['mail is at a provider of mailboxes', { holders, hosts: ['gmail.com'] }],
    ['the pages could not be read', null],
  ])('is not greeted where %s', async (_rule, company) => {
    const { ahead, opened } = setUp(company);
    ahead.greet();
    await settled();
    await ahead.close();
    expect(opened).toEqual([]);
  });

  test('is not greeted once the search is over', async () => {
    let tell = (_company: CompanyReading) => {};
    const company = new Promise<CompanyReading>((resolve) => (tell = resolve));
    const { ahead, opened } = setUp(company as Promise<never>);
    ahead.greet();
    await ahead.close();
    tell({ ...acme, hosts: [...acme.hosts] } as unknown as CompanyReading);
    await settled();
    expect(opened).toEqual([]);
  });

  test('that cannot be greeted spoils nothing', async () => {
    const { ahead, opened } = setUp({ ...acme, hosts: [...acme.hosts] }, () =>
      Promise.reject(new Error('surprise')),
    );
    ahead.greet();
    await settled();
    expect(ahead.take('acme.test')).toBeDefined();
    await ahead.close();
    expect(opened).toHaveLength(1);
  });
});
