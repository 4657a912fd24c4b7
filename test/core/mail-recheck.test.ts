import { expect, onTestFinished, test } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import { openJobs } from '../../src/core/jobs/index.ts';
import { enqueueRecheck, MAIL_RECHECK_QUEUE, recheckMail } from '../../src/core/mail-recheck.ts';
import type { MailRecheckJob } from '../../src/core/mail-recheck.ts';
import { addSuppression } from '../../src/core/suppression.ts';
import type { Discovery, MailRecheck } from '../../src/engine/discovery.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { find, found, makeSetting, NO_USAGE, type Setting } from './setting.ts';

const PUT_OFF: MailRecheck = {
  domain: 'quill.test',
  mailDomain: 'quill.test',
  controlAddress: 'bram.dorellin@quill.test',
  people: [
    { name: 'Ada Quill', addresses: ['ada.quill@quill.test', 'ada@quill.test'] },
    { name: 'Bo Ink', addresses: ['bo@quill.test'] },
  ],
};

describeEachDatabase('a mail server that says "later"', (open) => {
  const rechecks = (s: Setting) => s.enqueued.filter(({ queue }) => queue === MAIL_RECHECK_QUEUE);
  const jobOf = (s: Setting, tries = 0, recheck = PUT_OFF): MailRecheckJob => ({
    teamId: s.teamId,
    tries,
    recheck,
  });

  /** The handler with an engine that answers `left`; what it was asked. */
  const recheck = async (s: Setting, left: MailRecheck | null, tries = 0, wanted = PUT_OFF) => {
    const asked: MailRecheck[] = [];
    const queued: MailRecheckJob[] = [];
    const afterMs: number[] = [];
    const deps = {
      db: s.db,
      now: s.now,
      jobs: {
        async enqueue(_tx: unknown, _queue: string, payload: object, options?: { runAt?: number }) {
          queued.push(payload as MailRecheckJob); // what enqueueRecheck puts there
          afterMs.push((options?.runAt ?? 0) - s.now());
        },
      },
      async askAgain(again: MailRecheck) {
        asked.push(again);
        return left;
      },
    };
    await recheckMail(deps, jobOf(s, tries, wanted), new AbortController().signal);
    return { asked, queued, afterMs };
  };

  const answers: [string, Discovery][] = [
    ['found', { outcome: 'found', finds: [find('ada@quill.test')], usage: NO_USAGE, putOff: PUT_OFF }],
    ['empty', { outcome: 'empty', reason: 'no_address', usage: NO_USAGE, putOff: PUT_OFF }],
  ];
  test.each(answers)('is asked again after a search that came back %s', async (_name, answer) => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('https://quill.test');
    await s.run(searchId, answer);
    expect(rechecks(s)).toEqual([{ queue: MAIL_RECHECK_QUEUE, payload: jobOf(s) }]);
    await s.run(searchId, answer);
    expect(rechecks(s)).toHaveLength(1);
  });

  test('is not asked again where it has answered', async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('https://quill.test');
    await s.run(searchId, found(find('ada@quill.test')));
    expect(rechecks(s)).toEqual([]);
  });

  test('changes nothing of the search that has ended, whatever it says later', async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('https://quill.test');
    const finds = [find('ada@quill.test', { score: 63 })];
    await s.run(searchId, { outcome: 'found', finds, usage: NO_USAGE, putOff: PUT_OFF });
    const before = await s.status(searchId);
    await recheck(s, null);
    expect(await s.status(searchId)).toEqual(before);
  });

  test('is asked by one job, however often the same search is made, some minutes later', async () => {
    const s = await makeSetting(await open());
    const { jobs, notifier } = await openJobs(s.storage, {
      log: console,
      now: s.now,
      queues: [MAIL_RECHECK_QUEUE],
    });
    onTestFinished(() => notifier.close());
    await jobs.start();
    onTestFinished(() => jobs.stop(0));
    for (let times = 0; times < 2; times += 1)
      await s.db.transaction().execute((tx) => enqueueRecheck({ jobs, now: s.now }, tx, jobOf(s)));
    expect(await jobs.waiting(MAIL_RECHECK_QUEUE)).toBe(1);
  });

  test('is asked a second time where it puts us off again, and never a third', async () => {
    const s = await makeSetting(await open());
    const left = { ...PUT_OFF, people: PUT_OFF.people.slice(1) };
    expect((await recheck(s, left)).queued).toEqual([{ teamId: s.teamId, tries: 1, recheck: left }]);
    expect((await recheck(s, left, 1)).queued).toEqual([]);
    expect((await recheck(s, null)).queued).toEqual([]);
  });

  test.each([
    ['says nothing of it', undefined, 3_600_000],
    ['wants minutes', 300_000, 3_600_000],
    ['wants a day, which is longer than addresses may wait', 24 * 3_600_000, 3_600_000],
  ])('is asked again when it wants to be, where it %s', async (_what, retryAfterMs, expected) => {
    const s = await makeSetting(await open());
    const left = retryAfterMs === undefined ? PUT_OFF : { ...PUT_OFF, retryAfterMs };
    expect((await recheck(s, left)).afterMs).toEqual([expected]);
  });

  test('is asked first a little after the time that it names', async () => {
    const s = await makeSetting(await open());
    const runAts: number[] = [];
    const jobs = {
      async enqueue(_tx: unknown, _queue: string, _payload: object, options?: { runAt?: number }) {
        runAts.push((options?.runAt ?? 0) - s.now());
      },
    };
    const job = { ...jobOf(s), recheck: { ...PUT_OFF, retryAfterMs: 60_000 } };
    const long = { ...job, recheck: { ...PUT_OFF, retryAfterMs: 24 * 3_600_000 } };
    for (const one of [job, jobOf(s), long])
      await s.db.transaction().execute((tx) => enqueueRecheck({ jobs, now: s.now }, tx, one));
    expect(runAts).toEqual([90_000, 360_000, 3_600_000]);
  });

  test.each([
    ['an address', { kind: 'address', address: 'ada@quill.test' } as const],
    ['a person', { kind: 'person', name: 'Bo Ink', domain: 'quill.test' } as const],
    ['the domain', { kind: 'domain', domain: 'quill.test' } as const],
  ])('is not asked about %s that wants to be left alone since', async (_what, suppressed) => {
    const s = await makeSetting(await open());
    for (const teamId of [s.teamId, null]) {
      await addSuppression({ ...s.deps, newId }, { ...suppressed, teamId, note: null });
      const { asked } = await recheck(s, null);
      const people = {
        address: [{ name: 'Ada Quill', addresses: ['ada.quill@quill.test'] }, PUT_OFF.people[1]],
        person: [PUT_OFF.people[0]],
        domain: [],
      }[suppressed.kind];
      expect(asked).toEqual(people.length === 0 ? [] : [{ ...PUT_OFF, people }]);
    }
  });

  test.each([
    ['under the domain that was asked about', 'quill.test'],
    ['under the domain where the company has its mail', 'quillmail.test'],
  ])('is not asked about a person who wants to be left alone %s', async (_where, domain) => {
    const s = await makeSetting(await open());
    await addSuppression(
      { ...s.deps, newId },
      { kind: 'person', name: 'Bo Ink', domain, teamId: s.teamId, note: null },
    );
    const elsewhere: MailRecheck = {
      ...PUT_OFF,
      mailDomain: 'quillmail.test',
      people: [
        { name: 'Ada Quill', addresses: ['ada@quillmail.test'] },
        { name: 'Bo Ink', addresses: ['bo@quillmail.test'] },
      ],
    };
    const { asked } = await recheck(s, null, 0, elsewhere);
    expect(asked).toEqual([{ ...elsewhere, people: elsewhere.people.slice(0, 1) }]);
  });
});
