// A search that is called off ends at once wherever it stands, with an AbortError, and lets go of its sockets.
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'vitest';
import { politeScript } from '../mail/raw-server.ts';
import { drip, head, startInternet, type InternetOptions } from './internet.ts';
import { card, DOMAIN, LEADERSHIP, links, page } from './pages.ts';

const PROMPT_MS = 700;
const NEVER = () => undefined;
const UNPRINTED = page(card('Ada Vellmarn', 'Chief Executive Officer'));

const silentAt = (verb: string): NonNullable<InternetOptions['mail']> => {
  const polite = politeScript(() => '450 4.2.0 Greylisted\r\n');
  return {
    ...polite,
    answer: (line, socket, at) => (line.startsWith(verb) ? null : polite.answer?.(line, socket, at)),
  };
};

const STAGES: [string, InternetOptions][] = [
  [
    'names are looked up',
    { names: { [`A ${DOMAIN}`]: 'silence', [`A www.${DOMAIN}`]: 'silence', [`MX ${DOMAIN}`]: 'silence' } },
  ],
  ['robots.txt is awaited', { site: { '*': NEVER } }],
  ['robots.txt drips', { site: { '*': (response) => drip(head(response), 'User-agent: *\n') } }],
  ['the home page is awaited', { site: { '/robots.txt': '', '*': NEVER } }],
  ['the home page drips', { site: { '/robots.txt': '', '*': (response) => drip(head(response), 'x') } }],
  ['a second page is awaited', { site: { '/': page(links('/leadership')), '/leadership': NEVER } }],
  ['the sitemap is awaited', { site: { '/': page(), '/sitemap.xml': NEVER } }],
  [
    'a pause is kept',
    { site: { '/': page(links('/leadership')), '/robots.txt': 'User-agent: *\nCrawl-delay: 30' } },
  ],
  ['mail hosts are looked up', { site: { '/': UNPRINTED }, names: { [`MX ${DOMAIN}`]: 'silence' } }],
  ['a greeting is awaited', { site: { '/': UNPRINTED }, mail: { banner: null } }],
  ...['EHLO', 'MAIL', 'RCPT'].map((verb): [string, InternetOptions] => [
    `an answer to ${verb} is awaited`,
    { site: { '/': UNPRINTED }, mail: silentAt(verb) },
  ]),
  ['a greylisting is waited out, or QUIT is awaited', { site: { '/': UNPRINTED }, mail: silentAt('QUIT') }],
];

test.concurrent.for(STAGES)('while %s', async ([, options], { onTestFinished, expect }) => {
  const internet = await startInternet(onTestFinished, options);
  const caller = new AbortController();
  const asked = internet.ask({ deadlineMs: 20_000, signal: caller.signal });
  const ended = asked.then(
    () => 'answered',
    (error: unknown) => error,
  );
  const first = await Promise.race([ended, sleep(1_200, 'waiting')]);
  expect(first).toBe('waiting');
  const startedAt = performance.now();
  caller.abort();
  expect(await ended).toMatchObject({ name: 'AbortError' });
  expect(performance.now() - startedAt).toBeLessThan(PROMPT_MS);
  await expect.poll(() => internet.openMailSockets()).toBe(0);
  const { length } = internet.asked;
  const lines = internet.mail.lines.length;
  await sleep(300);
  expect(internet.asked).toHaveLength(length);
  expect(internet.mail.lines).toHaveLength(lines);
});

test.concurrent('before it began, nobody is asked', async ({ onTestFinished, expect }) => {
  const internet = await startInternet(onTestFinished, { site: { '/': LEADERSHIP } });
  await expect(internet.ask({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  expect(internet.asked).toEqual([]);
  expect(internet.mail.connections).toBe(0);
});

test.concurrent('requests under way lose their sockets', async ({ onTestFinished, expect }) => {
  const internet = await startInternet(onTestFinished, {
    site: { '/robots.txt': (response) => void head(response, { connection: 'close' }).end(), '*': NEVER },
  });
  const caller = new AbortController();
  const asked = internet.ask({ signal: caller.signal });
  await expect.poll(() => internet.asked.length).toBeGreaterThan(1);
  caller.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => internet.openSockets(), { timeout: 1_000 }).toBe(0);
});

test.concurrent('with a reason of its own, for that reason', async ({ onTestFinished, expect }) => {
  const internet = await startInternet(onTestFinished, { site: { '*': NEVER } });
  const caller = new AbortController();
  const asked = internet.ask({ signal: caller.signal });
  caller.abort(new Error('the service stops'));
  await expect(asked).rejects.toThrow('the service stops');
});

test.concurrent('by its caller between two addresses, no other is asked', async ({
  onTestFinished,
  expect,
}) => {
  const caller = new AbortController();
  const internet = await startInternet(onTestFinished, {
    site: { '/': UNPRINTED },
    mail: politeScript(() => {
      caller.abort();
      return '550 5.1.1 User unknown\r\n';
    }),
  });
  await expect(internet.ask({ signal: caller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(internet.mail.recipients()).toHaveLength(1);
});
