import { expect, test } from 'vitest';
import { createMailMemory, MAIL_DOMAIN_DAILY_RECIPIENTS } from '../../src/core/mail-memory.ts';
import type { RememberedReply } from '../../src/engine/mail/memory.ts';
import { describeEachDatabase } from '../support/databases.ts';

const DAY_MS = 86_400_000;
const reply = (address: string, more: Partial<RememberedReply> = {}): RememberedReply => ({
  address,
  replyClass: 'accepted',
  code: 250,
  enhanced: '2.1.5',
  at: 1_800_000_000_000,
  ...more,
});

const byFirst = (a: string[], b: string[]) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1);

describeEachDatabase('mail memory', (open) => {
  async function make(settings = {}) {
    const { db } = await open(settings);
    const clock = { at: 1_800_000_000_000 };
    return { db, clock, memory: createMailMemory({ db, now: () => clock.at }) };
  }

  test('a reply is recalled while it is young enough, and the newest counts', async () => {
    const { clock, memory } = await make();
    await memory.remember('quill.test', [reply('ada@quill.test'), reply('bo@quill.test')], null);
    await memory.remember(
      'quill.test',
      [reply('bo@quill.test', { replyClass: 'no_such_user', code: 550 })],
      null,
    );
    const both = await memory.recall(['ada@quill.test', 'bo@quill.test', 'nobody@quill.test'], DAY_MS);
    expect(both.map(({ address, replyClass }) => [address, replyClass]).sort(byFirst)).toEqual([
      ['ada@quill.test', 'accepted'],
      ['bo@quill.test', 'no_such_user'],
    ]);
    clock.at += DAY_MS + 1;
    expect(await memory.recall(['ada@quill.test'], DAY_MS)).toEqual([]);
  });

  test('no address is stored', async () => {
    const { db, memory } = await make();
    await memory.remember('quill.test', [reply('ada@quill.test')], null);
    expect(JSON.stringify(await db.selectFrom('mail_replies').selectAll().execute())).not.toContain('ada@');
  });

  test('the verdict of a domain is recalled while it is young enough', async () => {
    const { clock, memory } = await make();
    await memory.remember('quill.test', [], { catchAll: 'yes', obstacle: null, at: clock.at });
    expect(await memory.recallDomain('quill.test', DAY_MS)).toEqual({
      catchAll: 'yes',
      obstacle: null,
      at: clock.at,
    });
    expect(await memory.recallDomain('other.test', DAY_MS)).toBeNull();
    clock.at += DAY_MS + 1;
    expect(await memory.recallDomain('quill.test', DAY_MS)).toBeNull();
  });

  test('a mail domain is asked about 60 recipients a day, by all together', async () => {
    const { clock, memory } = await make({ poolSize: 8 });
    const got = await Promise.all(
      Array.from({ length: 10 }, () => memory.reserve({ domain: 'quill.test' }, 9)),
    );
    expect(got.reduce((sum, count) => sum + count, 0)).toBe(MAIL_DOMAIN_DAILY_RECIPIENTS);
    expect(await memory.reserve({ domain: 'quill.test' }, 1)).toBe(0);
    expect(await memory.reserve({ domain: 'other.test' }, 9)).toBe(9);
    await memory.release({ domain: 'quill.test' }, 4);
    expect(await memory.reserve({ domain: 'quill.test' }, 9)).toBe(4);
    clock.at += DAY_MS;
    expect(await memory.reserve({ domain: 'quill.test' }, 9)).toBe(9);
  });

  test('what a server showed of itself stays when a later verdict says nothing of it', async () => {
    const { clock, memory } = await make();
    const { at } = clock;
    const shown = { patience: 3, unknownReply: { reply: '550 5.4.1', at } };
    await memory.remember('quill.test', [], { catchAll: 'no', obstacle: null, at, ...shown });
    await memory.remember('quill.test', [], { catchAll: 'no', obstacle: 'rate_limited', at: at + 1 });
    expect(await memory.recallDomain('quill.test', DAY_MS)).toEqual({
      catchAll: 'no',
      obstacle: 'rate_limited',
      at: at + 1,
      ...shown,
    });
  });

  test('all companies of one operator share its budget, whoever takes at once', async () => {
    const { clock, memory } = await make({ poolSize: 8 });
    const operator = { name: 'mailhaus.test', most: 20 };
    const of = (company: number) => ({ domain: `c${company}.test`, operator });
    const got = await Promise.all(Array.from({ length: 10 }, (_, company) => memory.reserve(of(company), 9)));
    expect(got.reduce((sum, count) => sum + count, 0)).toBe(20);
    expect(await memory.reserve(of(11), 1)).toBe(0);
    // What the operator did not cover is still the company's own.
    expect(await memory.reserve({ domain: 'c11.test' }, 60)).toBe(MAIL_DOMAIN_DAILY_RECIPIENTS);
    await memory.release(of(0), 4);
    expect(await memory.reserve(of(12), 9)).toBe(4);
    clock.at += DAY_MS;
    expect(await memory.reserve(of(12), 9)).toBe(9);
  });

  test('a domain whose server bears less is asked less', async () => {
    const { memory } = await make();
    expect(await memory.reserve({ domain: 'quill.test', domainMost: 5 }, 9)).toBe(5);
    expect(await memory.reserve({ domain: 'quill.test', domainMost: 5 }, 1)).toBe(0);
  });

  test('searches that remember the same addresses at once, in any order, do not lock each other out', async () => {
    const { memory } = await make({ poolSize: 8 });
    const replies = Array.from({ length: 40 }, (_, index) => reply(`p${index}@quill.test`));
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          memory.remember('quill.test', index % 2 === 0 ? replies : [...replies].reverse(), null),
        ),
      );
    }
    expect(await memory.recall(['p7@quill.test'], DAY_MS)).toHaveLength(1);
  });
});
