import { expect, test } from 'vitest';
import type { Letter } from '../../src/core/mail.ts';
import { forgetOldMail } from '../../src/core/mail-forgetting.ts';
import { createMailMemory } from '../../src/core/mail-memory.ts';
import { createLeaveOut, createPrivacyDesk } from '../../src/core/privacy/index.ts';
import {
  decideRequest,
  finishRequests,
  proveRequest,
  removeOldRequests,
} from '../../src/core/privacy/requests.ts';
import { listSuppressions } from '../../src/core/suppression.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { PUBLIC_URL, secretIn } from './people-setting.ts';
import { find, found, makeSetting, outcomes } from './setting.ts';

const ADA = 'ada@quill.test';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describeEachDatabase('a request to be left out', (open) => {
  const make = async (mail: 'taken' | 'refused' | 'none' = 'taken') => {
    const storage = await open();
    const s = await makeSetting(storage);
    const letters: Letter[] = [];
    const putOff: (() => Promise<void>)[] = [];
    const leaveOut = createLeaveOut({
      ...s.deps,
      buckets: storage.buckets,
      sendMail:
        mail === 'none'
          ? null
          : async (letter) => {
              letters.push(letter);
              return mail === 'taken';
            },
      later: (work) => putOff.push(work),
      publicUrl: PUBLIC_URL,
    });
    const doLater = async () => {
      for (const work of putOff.splice(0)) await work();
    };
    const ask = async (address = ADA, ip = '::1') => {
      await leaveOut.ask({ address, ip });
      await doLater();
      return secretIn(letters.at(-1)?.text);
    };
    const { searchId } = await s.ask('quill.test');
    await s.run(searchId, found(find(ADA), find('bo@quill.test', { name: 'Bo Ink' })));
    const shown = async () => (await s.status(searchId)).results.map(({ email }) => email);
    return { ...s, storage, leaveOut, letters, doLater, ask, shown, desk: createPrivacyDesk(s.deps) };
  };
  type Made = Awaited<ReturnType<typeof make>>;
  const rows = (made: Made) => made.db.selectFrom('privacy_requests').selectAll().execute();

  test('is proven by the link, once: hidden at once, erased then, with a line of the audit', async () => {
    const made = await make();
    const secret = await made.ask(' ADA@quill.test');
    expect(made.letters).toMatchObject([{ to: ADA }]);
    expect(JSON.stringify(await rows(made))).not.toContain(secret);
    expect(await made.shown()).toContain(ADA); // asking alone changes nothing
    expect(await made.leaveOut.confirm(secret)).toBe(true);
    expect(await made.shown()).toEqual(['bo@quill.test']);
    expect(await made.db.selectFrom('results').select('email').execute()).toHaveLength(2);
    await made.doLater();
    expect(await made.db.selectFrom('results').select('email').execute()).toEqual([
      { email: 'bo@quill.test' },
    ]);
    expect(await rows(made)).toEqual([]);
    expect(await made.desk.audit()).toMatchObject([
      { act: 'erase', askedBy: 'subject', counts: { results: 1 } },
    ]);
    expect(await made.leaveOut.confirm(secret)).toBe(false);
  });

  test('is answered alike for an address that is held and one that is not', async () => {
    const made = await make();
    const answers = [
      await made.leaveOut.ask({ address: ADA, ip: '::1' }),
      await made.leaveOut.ask({ address: 'nobody@pen.test', ip: '::1' }),
    ];
    expect(answers).toEqual([undefined, undefined]);
    expect(made.letters).toEqual([]); // the answer is out before anything is done
    await made.doLater();
    const [held, unknown] = made.letters.map(({ subject, text }) => subject + text.replace(/#\S+/, ''));
    expect(held).toBe(unknown);
  });

  test.for(['', 'A'.repeat(43), 'nonsense'])('no link opens with %o', async (secret) => {
    const made = await make();
    await made.ask();
    expect(await made.leaveOut.confirm(secret)).toBe(false);
    expect(await listSuppressions(made.db, null)).toEqual([]);
  });

  test('a link is too old after an hour, and forgotten', async () => {
    const made = await make();
    const secret = await made.ask();
    made.clock.at += HOUR_MS;
    expect(await made.leaveOut.confirm(secret)).toBe(false);
    await removeOldRequests({ ...made.deps, retentionMs: 365 * DAY_MS });
    expect(await rows(made)).toEqual([]);
  });

  test('of several links one answers all, also where two open at once in two processes', async () => {
    const made = await make();
    const secrets = [await made.ask(), await made.ask()];
    const again = { ...made.deps, db: (await open.again(made.storage)).db };
    const proven = await Promise.all(
      [made.deps, again].map((deps, index) => proveRequest(deps, secrets[index] ?? '')),
    );
    expect(proven).toContain(true);
    expect(await proveRequest(made.deps, secrets[0] ?? '')).toBe(false);
    expect(await listSuppressions(made.db, null)).toHaveLength(1);
    await Promise.all([finishRequests(made.deps), finishRequests(again)]);
    expect(await rows(made)).toEqual([]);
    expect(await made.shown()).toEqual(['bo@quill.test']);
  });

  test('an erasure that was cut off is finished by the next who looks', async () => {
    const made = await make();
    await made.leaveOut.confirm(await made.ask());
    // the process dies here: what it had put off is never done
    expect(await rows(made)).toMatchObject([{ state: 'accepted', link_hash: null }]);
    await removeOldRequests({ ...made.deps, retentionMs: 0 });
    await finishRequests(made.deps);
    expect(await rows(made)).toEqual([]);
    expect(await made.db.selectFrom('found_emails').select('email').execute()).toHaveLength(1);
  });

  test('a letter that no server takes leaves a link that nobody has', async () => {
    const made = await make('refused');
    await expect(made.ask()).resolves.not.toBe('');
    expect(await made.shown()).toContain(ADA);
  });

  test('without mail waits for the operator, once for each address, and is accepted or refused', async () => {
    const made = await make('none');
    expect(made.leaveOut.byMail).toBe(false);
    for (const address of [ADA, ' Ada@quill.test', 'cy@quill.test']) await made.ask(address);
    const waiting = await made.desk.requests();
    expect(waiting).toMatchObject([{ address: ADA }, { address: 'cy@quill.test' }]);
    await made.desk.decide({ id: waiting[1]?.id ?? '', accept: false });
    expect(await listSuppressions(made.db, null)).toEqual([]);
    await made.desk.decide({ id: waiting[0]?.id ?? '', accept: true });
    expect(await made.shown()).toEqual(['bo@quill.test']);
    expect(await made.desk.requests()).toEqual([]);
    expect((await made.desk.audit()).map(({ act }) => act).sort()).toEqual(['erase', 'refuse']);
    for (const accept of [true, false])
      await expect(made.desk.decide({ id: waiting[0]?.id ?? '', accept })).rejects.toMatchObject({
        code: 'not_found',
      });
  });

  test('of two decisions at once one counts', async () => {
    const made = await make('none');
    await made.ask();
    const id = (await made.desk.requests())[0]?.id ?? '';
    const both = await outcomes([true, false].map((accept) => decideRequest(made.deps, { id, accept })));
    expect(both).toEqual({ kept: 1, codes: ['not_found'] });
  });

  test('nobody decides for longer than results are kept: then it is forgotten', async () => {
    const made = await make('none');
    await made.ask();
    made.clock.at += 30 * DAY_MS + 1;
    await removeOldRequests({ ...made.deps, retentionMs: 31 * DAY_MS });
    expect(await made.desk.requests()).toHaveLength(1);
    await removeOldRequests({ ...made.deps, retentionMs: 30 * DAY_MS });
    expect(await made.desk.requests()).toEqual([]);
  });

  test('is slowed by address and by network, and refused for what is no address', async () => {
    const made = await make();
    const tries = (many: number, ask: (n: number) => { address: string; ip: string }) =>
      outcomes(Array.from({ length: many }, (_, n) => made.leaveOut.ask(ask(n))));
    expect((await tries(6, (n) => ({ address: ADA, ip: `192.0.2.${n}` }))).codes).toEqual(['rate_limited']);
    expect((await tries(21, (n) => ({ address: `p${n}@quill.test`, ip: '::1' }))).codes).toEqual([
      'rate_limited',
    ]);
    for (const address of ['', 'nobody', 'a@b', 'a b@quill.test'])
      await expect(made.leaveOut.ask({ address, ip: '::2' })).rejects.toMatchObject({
        code: 'invalid_request',
        message: expect.stringMatching(/^address /),
      });
  });
});

describeEachDatabase('what mail servers said', (open) => {
  test('is forgotten when nothing reads it any more', async () => {
    const s = await makeSetting(await open());
    const memory = createMailMemory(s.deps);
    const remember = async (address: string, domain: string) => {
      const { at } = s.clock;
      await memory.remember(domain, [{ address, replyClass: 'accepted', code: 250, enhanced: null, at }], {
        catchAll: 'no',
        obstacle: null,
        at,
      });
      await memory.reserve({ domain, operator: { name: `mx.${domain}`, most: 10 } }, 1);
    };
    await remember('old@quill.test', 'quill.test');
    s.clock.at += 20 * DAY_MS;
    await remember('young@ink.test', 'ink.test');
    s.clock.at += 10 * DAY_MS + 1;
    await forgetOldMail(s.deps);
    expect(await memory.recall(['old@quill.test', 'young@ink.test'], 40 * DAY_MS)).toMatchObject([
      { address: 'young@ink.test' },
    ]);
    const domains = await s.db.selectFrom('mail_domains').select('mail_domain').execute();
    expect(domains).toEqual([{ mail_domain: 'ink.test' }]);
    expect(await s.db.selectFrom('mail_budgets').select('day').execute()).toEqual([]);
    expect(await s.db.selectFrom('mail_operator_budgets').select('day').execute()).toEqual([]);
  });
});
