// Being left out as people and the operator do it: the page, the letter, the commands, beside a running service.
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { openMailbox } from '../support/mailbox.ts';
import { makeFolder, startProcess, svc } from '../support/process.ts';

const WITH_PROCESSES = { timeout: 120_000 };
const ADA = 'ada@quill.test';
const LINK = /http:\/\/localhost:\d+\/leave-out\/confirm#[A-Za-z0-9_-]{43}/;

describeInBrowser('with mail', (open) => {
  test('the page, the letter, the link: on the list, and no address in the log', WITH_PROCESSES, async () => {
    const mailbox = await openMailbox();
    const folder = makeFolder();
    const service = await startProcess(folder, {
      SVC_MAIL_URL: mailbox.url,
      SVC_MAIL_FROM: 'Email lookup <no-reply@find.quill.test>',
      SVC_ROLE: 'web',
    });
    const base = service.base.replace('127.0.0.1', 'localhost');
    const { page } = await open();
    await page.goto(base);
    await page.getByRole('link', { name: 'Ask to be left out' }).click();
    await page.getByRole('link', { name: 'privacy', exact: true }).click();
    await page.getByRole('heading', { name: 'Privacy and manners', level: 1 }).waitFor();
    await page.goto(`${base}/leave-out`);
    await page.getByLabel('Your business address').fill(ADA);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('A letter is on its way').waitFor();
    const link = LINK.exec(await mailbox.next(ADA))?.[0] ?? '';
    await page.goto(link);
    await page.getByRole('button', { name: 'Leave me out' }).click();
    await page.getByRole('heading', { name: 'You are left out' }).waitFor();
    const listed = await svc(folder, {}, 'suppress', 'list');
    expect(listed.answer).toMatchObject({
      suppressions: [{ kind: 'address', domain: 'quill.test', note: 'asked to be left out' }],
    });
    await expect
      .poll(async () => (await svc(folder, {}, 'privacy', 'audit')).answer['lines'], { timeout: 30_000 })
      .toMatchObject([{ act: 'erase', askedBy: 'subject', subjectKind: 'address' }]);
    expect(JSON.stringify(service.lines)).not.toMatch(/ada@|quill\.test/);
  });
});

test(
  'without mail: the operator is asked, decides, tells and erases, and it is all written down',
  WITH_PROCESSES,
  async () => {
    const folder = makeFolder();
    const service = await startProcess(folder, { SVC_ROLE: 'web' });
    const run = async (...argv: string[]) => (await svc(folder, {}, 'privacy', ...argv)).answer;
    for (const address of [ADA, 'bo@quill.test']) {
      const asked = await fetch(`${service.base}/leave-out`, {
        method: 'POST',
        headers: { origin: service.base.replace('127.0.0.1', 'localhost') },
        body: new URLSearchParams({ address }),
      });
      expect(asked.status).toBe(200);
    }
    const waiting = async () => (await run('requests'))['requests'] as { id: string; address: string }[];
    await expect.poll(waiting, { timeout: 30_000 }).toHaveLength(2);
    const [ada, bo] = await waiting();
    expect(await run('decide', '--id', ada?.id ?? '', '--accept')).toEqual({ decided: 'accepted' });
    expect(await run('decide', '--id', bo?.id ?? '', '--refuse')).toEqual({ decided: 'refused' });
    expect(await waiting()).toEqual([]);
    const told = await run('export', '--address', ADA, '--asked-by', 'subject');
    expect(told).toMatchObject({
      subject: [{ kind: 'address', address: ADA }],
      results: [],
      suppressions: [{ list: 'instance', kind: 'address' }],
    });
    const erased = await run('erase', '--name', 'Bo Ink', '--domain', 'https://www.quill.test/', '--keep');
    expect(erased).toMatchObject({ results: 0, suppressions: 0 });
    const { lines } = await run('audit');
    expect(lines).toMatchObject([
      { act: 'erase', askedBy: 'operator', subjectKind: 'person' },
      { act: 'export', askedBy: 'subject', subjectKind: 'address' },
      { act: 'refuse', askedBy: 'subject' },
      { act: 'erase', askedBy: 'subject' },
    ]);
  },
);

test.for([
  ['nobody', ['erase'], 'give --address, or --name with --domain'],
  ['a name without a domain', ['export', '--name', 'Ada Quill'], 'give --address'],
  ['an address and a name', ['erase', '--address', ADA, '--name', 'Ada Quill'], 'give --address'],
  ['what is no address', ['erase', '--address', 'ada'], 'address must be an email address'],
  ['another asker', ['export', '--address', ADA, '--asked-by', 'boss'], '--asked-by is operator or subject'],
  ['both decisions', ['decide', '--id', 'x', '--accept', '--refuse'], 'give --accept or --refuse'],
  ['no decision', ['decide', '--id', 'x'], 'give --accept or --refuse'],
  ['an unknown request', ['decide', '--id', 'x', '--accept'], 'Request not found'],
] as const)('%s: exit 1, words on stderr, nothing on stdout', WITH_PROCESSES, async ([, argv, words]) => {
  const { code, stdout, stderr } = await svc(makeFolder(), {}, 'privacy', ...argv);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(words);
  expect(stderr).not.toMatch(/\n\s+at /);
});
