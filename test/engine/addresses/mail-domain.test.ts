// Which domain's mail is the company's own by its mail servers, and which of its hosts takes mail.
import { describe, expect, test } from 'vitest';
import { hostThatTakesMail, provenByMail } from '../../../src/engine/addresses/mail-domain.ts';
import type { MailRoute } from '../../../src/engine/dns/index.ts';

const NEVER = new AbortController().signal;

function routes(table: Readonly<Record<string, MailRoute | readonly string[]>>) {
  return async (domain: string): Promise<MailRoute> => {
    const row = table[domain] ?? { kind: 'failed' };
    if ('kind' in row) return row;
    return { kind: 'mx', hosts: row.map((host, at) => ({ host, preference: at })) };
  };
}

describe('another domain is the company’s own', () => {
  test.each([
    ['whose mail host takes the asked one’s mail', ['mx.parent.test'], ['mx.parent.test'], true],
    ['whose own mail goes elsewhere, but takes the asked one’s', ['mx.parent.test'], ['mx.cloud.test'], true],
    ['that sends its mail to the asked one’s host', ['mx.asked.test'], ['mx.asked.test'], true],
  ] as const)('%s', async (_case, asked, parent, isOwn) => {
    const proven = await provenByMail(
      routes({ 'asked.test': asked, 'parent.test': parent }),
      'asked.test',
      ['parent.test'],
      NEVER,
    );
    expect(proven).toEqual(isOwn ? ['parent.test'] : []);
  });

  test.each([
    ['not where both are at one provider', ['mx.cloud.test'], ['mx.cloud.test']],
    ['not where each has its own', ['mx.asked.test'], ['mx.parent.test']],
    ['not where the asked one takes no mail', { kind: 'null_mx' }, ['mx.parent.test']],
    ['not where nobody knows', { kind: 'failed' }, { kind: 'failed' }],
  ] as const)('%s', async (_case, asked, parent) => {
    const askRoute = routes({ 'asked.test': asked, 'parent.test': parent });
    expect(await provenByMail(askRoute, 'asked.test', ['parent.test'], NEVER)).toEqual([]);
  });

  test('costs no question where there is none', async () => {
    const askRoute = () => Promise.reject(new Error('asked'));
    expect(await provenByMail(askRoute, 'asked.test', [], NEVER)).toEqual([]);
  });
});

describe('the host that takes the mail', () => {
  test.each([
    ['is the likeliest that has one', { 'a.test': ['mx.a.test'], 'b.test': ['mx.b.test'] }, 'a.test'],
    [
      'is the next where that wants none',
      { 'a.test': { kind: 'null_mx' }, 'b.test': ['mx.b.test'] },
      'b.test',
    ],
    ['is the likeliest where no other has one', { 'a.test': { kind: 'null_mx' } }, 'a.test'],
    ['is the likeliest where the name server fails', { 'b.test': ['mx.b.test'] }, 'a.test'],
    [
      'is the likeliest where its own host may take it',
      { 'a.test': { kind: 'implicit', host: 'a.test' }, 'b.test': ['mx.b.test'] },
      'a.test',
    ],
  ] as const)('%s', async (_case, table, expected) => {
    expect(await hostThatTakesMail(routes(table), ['a.test', 'b.test'], NEVER)).toBe(expected);
  });
});
