// Name servers that are silent, broken or generous, and servers that take a connection and no more.
import { describe, expect, test } from 'vitest';
import { a, mx, type Reply } from '../dns/name-server.ts';
import { startInternet } from './internet.ts';
import { DOMAIN, LEADERSHIP } from './pages.ts';

const ADA = `ada.vellmarn@${DOMAIN}`;
const SITE = { '/': LEADERSHIP };
const everywhere = (reply: Reply): Record<string, Reply> =>
  Object.fromEntries(
    ['A', 'AAAA', 'MX'].flatMap((type) =>
      [DOMAIN, `www.${DOMAIN}`].map((name) => [`${type} ${name}`, reply]),
    ),
  );

describe('a domain without an answer', () => {
  test.concurrent.for<[string, Record<string, Reply>, string]>([
    // Its silence outlasts this short search: nobody knows whether it resolves.
    ['its name server is silent', everywhere('silence'), 'empty'],
    ['its name server fails', everywhere('servfail'), 'no_such_domain'],
    ['it does not exist', everywhere('nxdomain'), 'no_such_domain'],
    ['it has records of no type', everywhere([]), 'empty'],
    [
      'it is an alias of itself',
      everywhere([{ type: 'CNAME', name: DOMAIN, ttl: 0, data: DOMAIN }]),
      'empty',
    ],
  ])('is answered in time where %s', async ([, names, outcome], { onTestFinished }) => {
    const internet = await startInternet(onTestFinished, { names, site: SITE });
    expect((await internet.ask()).discovery).toMatchObject({ outcome });
    expect(internet.asked).toEqual([]);
  });
});

describe('a printed address is found all the same where', () => {
  test.concurrent.for<[string, Record<string, Reply>]>([
    [
      'the name server is silent about www',
      { [`A www.${DOMAIN}`]: 'silence', [`AAAA www.${DOMAIN}`]: 'silence' },
    ],
    ['the name server is silent about IPv6', { [`AAAA ${DOMAIN}`]: 'silence' }],
    ['the name server is silent about mail', { [`MX ${DOMAIN}`]: 'silence' }],
    ['the name server fails about mail', { [`MX ${DOMAIN}`]: 'servfail' }],
    ['the mail host is silent', { [`A mx.${DOMAIN}`]: 'silence' }],
    [
      'the host has thirty addresses, of which one lives',
      { [`A ${DOMAIN}`]: Array.from({ length: 30 }, (_, index) => a(DOMAIN, `127.0.0.${index + 1}`)) },
    ],
    [
      'there are thirty mail hosts, which do not exist',
      {
        [`MX ${DOMAIN}`]: Array.from({ length: 30 }, (_, index) => mx(DOMAIN, index, `m${index}.${DOMAIN}`)),
        ...Object.fromEntries(
          Array.from({ length: 30 }, (_, index) => [`A m${index}.${DOMAIN}`, 'silence' as const]),
        ),
      },
    ],
  ])('%s', async ([, names], { onTestFinished }) => {
    const internet = await startInternet(onTestFinished, { names, site: SITE });
    const { discovery } = await internet.ask({ deadlineMs: 12_000 });
    expect(discovery).toMatchObject({ outcome: 'found', finds: [{ email: ADA }] });
  });

  test.concurrent('a mail host whose name acts is none', async ({ onTestFinished }) => {
    const names = {
      [`MX ${DOMAIN}`]: [mx(DOMAIN, 10, `mx\u001b[2J.${DOMAIN}`)],
      [`A mx\u001b[2J.${DOMAIN}`]: [a(DOMAIN, '127.0.0.1')],
    };
    const internet = await startInternet(onTestFinished, { names, site: SITE });
    expect((await internet.ask()).discovery).toMatchObject({ outcome: 'empty', reason: 'no_mx' });
    expect(internet.mail.connections).toBe(0);
  });

  test.concurrent('https takes the connection and is silent', async ({ onTestFinished }) => {
    const internet = await startInternet(onTestFinished, { site: SITE, https: 'silent' });
    expect((await internet.ask()).discovery).toMatchObject({ outcome: 'found', finds: [{ email: ADA }] });
  });
});

test.concurrent('a search that is called off while https is silent ends at once', async ({
  onTestFinished,
  expect,
}) => {
  const internet = await startInternet(onTestFinished, { site: { '*': () => undefined }, https: 'silent' });
  const caller = new AbortController();
  const asked = internet.ask({ signal: caller.signal });
  await expect.poll(() => internet.asked.length).toBeGreaterThan(0);
  const startedAt = performance.now();
  caller.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  expect(performance.now() - startedAt).toBeLessThan(700);
});
