// What `search run --explain` tells a person: both probabilities apart, every part in words, and why there is nobody.
import { describe, expect, test } from 'vitest';
import type { SearchOnceAnswer } from '../../src/app/search-once.ts';
import { explain } from '../../src/cli/explain.ts';
import { type Considered, type Discovery, EMPTY_REASONS, type Find } from '../../src/engine/discovery.ts';
import { JUDGED_WEIGHTS } from '../../src/engine/score/judged-weights.ts';

const AT = Date.UTC(2026, 0, 2, 3, 4);
const USAGE = { requests: 5, pages: 3, recipients: 2, mailCommands: 6 };

const FOUND: Find = {
  email: 'ada.quill@quill.test',
  name: 'Ada Quill',
  title: 'Acting CFO',
  score: 96,
  source: 'verified',
  isExact: false,
  verification: {
    state: 'accepted',
    replyClass: 'accepted',
    code: 250,
    enhanced: '2.1.5',
    host: 'mx1.quill.test',
    at: AT,
  },
  parts: {
    weights: '2026-01-02.abcdef',
    role: 0.97,
    mailbox: 0.99,
    parts: [
      { name: 'role.source.card', value: 4 },
      { name: 'role.page.home', value: -1 },
      { name: 'role.fit.qualified', value: -0.5 },
      { name: 'role.address.accepted', value: 2 },
      { name: 'mailbox.pattern.first.last', value: 0.6 },
      { name: 'mailbox.shown', value: 1.5 },
      { name: 'mailbox.others', value: 0.4 },
      { name: 'mailbox.reply.accepted', value: 300 },
      { name: 'mailbox.posterior', value: 0.99 },
    ],
  },
  evidence: [
    { about: 'role', url: 'https://quill.test/team', at: AT, words: 'Ada Quill, Acting CFO', how: 'card' },
    { about: 'pattern', url: null, at: AT, words: '', how: 'text' },
    { about: 'mailbox', url: null, at: AT, words: '', how: 'smtp' },
  ],
};

const basis = {
  role: [],
  mailbox: { own: { probability: 0.5, features: [] }, others: [], none: 0.5 },
  cap: 100,
};
const tooLow = (email: string, score: number): Considered => ({
  find: { ...FOUND, email, score, verification: { ...FOUND.verification, state: 'unasked', host: null } },
  isReturned: false,
  basis,
});

function told(discovery: Discovery, seen: Partial<SearchOnceAnswer['seen']> = {}): string {
  return explain({
    domain: 'quill.test',
    role: 'CFO',
    ms: 1_234,
    discovery,
    seen: { considered: [], mail: null, weights: '2026-01-02.abcdef', ...seen },
  });
}

const found = (find: Find = FOUND, seen: Partial<SearchOnceAnswer['seen']> = {}) =>
  told({ outcome: 'found', finds: [find], usage: USAGE }, seen);

describe('a find', () => {
  test('shows the score as a product, and both probabilities step by step', () => {
    const text = found();
    expect(text).toContain('1. Ada Quill, Acting CFO (not exactly this role)');
    expect(text).toContain(
      'Score 96 = 97.0 % that the person holds the role × 99.0 % that mail to the address',
    );
    for (const [words, figure] of [
      ['read from a card of a person', '98.2 %'],
      ['stands on the home page', '95.3 %'],
      ['the title is qualified', '92.4 %'],
      ['the mail server knows the name', '98.9 %'],
      ['nothing is surer than', '97.0 %'],
      ['built as first.last', '60.0 %'],
      ['colleagues’ addresses are built so', '× 1.5'],
      ['every other form', '0.4'],
      ['takes mail for this address, and refuses made-up ones', '× 300'],
      ['its share of all of these', '99.9 %'],
    ])
      expect(
        text.split('\n').find((line) => line.includes(words ?? '') && line.endsWith(figure ?? '')),
      ).toBeDefined();
  });

  test('quotes the page with its moment, and the mail server with its reply', () => {
    const text = found();
    expect(text).toContain('https://quill.test/team (a card of a person, seen 2026-01-02 03:04 UTC)');
    expect(text).toContain('“Ada Quill, Acting CFO”');
    expect(text).toContain(
      'The mail server mx1.quill.test takes mail for this address, and refuses made-up ones (reply 250 2.1.5, asked 2026-01-02 03:04 UTC).',
    );
    expect(text).toContain('Weights 2026-01-02.abcdef');
    expect(text).toContain(
      '1.2 s; 5 requests, 3 pages read; 2 addresses asked of the mail server in 6 commands.',
    );
  });

  test('that is printed says so, and a cap is named', () => {
    const parts = [
      { name: 'role.source.imprint', value: 3 },
      { name: 'mailbox.published.unasked', value: 0.93 },
      { name: 'score.cap', value: 75 },
    ];
    const text = found({ ...FOUND, score: 75, parts: { ...FOUND.parts, mailbox: 0.93, parts } });
    expect(text).toMatch(
      /printed beside the person; the mail server was not asked about this address +93\.0 %/u,
    );
    expect(text).toContain('Score 75, the most for an address that is neither printed nor confirmed');
  });

  test('has words for every piece of evidence that a score is made of', () => {
    const names = Object.keys(JUDGED_WEIGHTS).filter((name) => name.startsWith('role.'));
    const parts = names.map((name) => ({ name, value: 0.1 }));
    const text = found({ ...FOUND, parts: { ...FOUND.parts, parts } });
    expect(names.filter((name) => text.includes(name))).toEqual([]);
  });

  test('lets no words of a page move the cursor or change colours', () => {
    const hostile = 'Ada\u001b[31m Quill\u202e\u0007';
    const text = found({
      ...FOUND,
      name: hostile,
      title: hostile,
      verification: { ...FOUND.verification, host: hostile },
      evidence: [
        { about: 'role', url: `https://quill.test/${hostile}`, at: AT, words: hostile, how: 'card' },
      ],
    });
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/u);
  });
});

describe('nothing told', () => {
  test.each(EMPTY_REASONS)('for the reason %s says what that means', (reason) => {
    expect(told({ outcome: 'empty', reason, usage: USAGE })).toMatch(
      new RegExp(`Nothing is told \\(${reason}\\): .{20,}\\.`, 'u'),
    );
  });

  test('for a domain that does not resolve says so', () => {
    expect(told({ outcome: 'no_such_domain', usage: USAGE })).toContain('the domain does not resolve');
  });

  test('names who was weighed, best first, with both probabilities', () => {
    const considered = [tooLow('low@quill.test', 12), tooLow('high@quill.test', 48)];
    const text = told({ outcome: 'empty', reason: 'no_address', usage: USAGE }, { considered });
    expect(text).toContain('48 = 97.0 % that the person holds the role × 99.0 %');
    expect(text.indexOf('high@quill.test')).toBeLessThan(text.indexOf('low@quill.test'));
    expect(text).toContain('The mail server was not asked about this address');
  });
});

describe('what was not asked', () => {
  const mail = { host: 'quill.test', catchAll: 'unknown', obstacle: null } as const;

  test.each([
    ['a closed port', { ...mail, obstacle: 'port_closed' as const }, 2, /port 25 seems closed/u],
    ['a refusal of us', { ...mail, obstacle: 'policy_block' as const }, 1, /says nothing of the address/u],
    ['a day’s budget', { ...mail, obstacle: 'no_budget' as const }, 0, /enough for a day/u],
    ['a server that takes everything', { ...mail, catchAll: 'yes' as const }, 2, /no further question/u],
    ['a search’s limit', mail, 9, /9 addresses were asked/u],
  ])('for %s has its reason', (_why, seen, recipients, words) => {
    const usage = { ...USAGE, recipients };
    expect(told({ outcome: 'empty', reason: 'no_address', usage }, { mail: seen })).toMatch(words);
  });

  test('is not mentioned where everything was', () => {
    expect(found(FOUND, { mail })).not.toContain('Mail for');
  });
});
