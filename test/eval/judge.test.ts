// Judging answers, choosing questions and watching the log: the rules by which the engine is measured.
import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../world/companies/index.ts';
import { company } from '../world/company.ts';
import { emptyLog } from '../world/log.ts';
import { roleTruth } from '../world/truth.ts';
import { isNamed, judge } from './judge.ts';
import { questionsFor } from './questions.ts';
import { watch } from './watch.ts';

const SITE = { pages: [], robots: 'User-agent: *\nDisallow: /team\n' };
const CRATE = company({
  domain: 'crate.test',
  name: 'Crate',
  tests: '',
  build: () => SITE,
  staff: [
    ['Ann Orchard', 'CEO'],
    ['Bo Wintle', 'CTO', { mailbox: 'disabled' }],
    ['Cy Marram', 'Managing Director, Europe'],
  ],
});
const asked = (role: 'CEO' | 'CTO' | 'COO') => ({ company: CRATE, role, truth: roleTruth(CRATE, role) });
const result = (name: string, email: string) => ({ name, email, title: '', score: 90, source: 'verified' });

describe('judge', () => {
  test.each([
    ['the holder at the right address', 'CEO', 'Ann Orchard', 'ann.orchard@crate.test', 'right'],
    ['the holder at another address', 'CEO', 'Ann Orchard', 'ann@crate.test', 'wrong address'],
    ['somebody else', 'CEO', 'Dee Crane', 'ann.orchard@crate.test', 'wrong person'],
    ['a mailbox that is closed', 'CTO', 'Bo Wintle', 'bo.wintle@crate.test', 'wrong address'],
    ['somebody who may be meant', 'CEO', 'Cy Marram', 'cy.marram@crate.test', 'arguable'],
    ['anybody for a vacant role', 'COO', 'Ann Orchard', 'ann.orchard@crate.test', 'wrong person'],
  ] as const)('%s', (_case, role, name, email, expected) => {
    expect(judge(asked(role), result(name, email))).toBe(expected);
  });

  const PERSON = { ...CRATE.people[0], alsoNamed: ['Robert Trevanion'], name: 'Dr. Bob D’Ambrosini' };
  test.each([
    ['Bob DAmbrosini', true],
    ['D’Ambrosini Bob', true],
    ["Dr. Bob D'Ambrosini, MBA", true],
    ['Robert Trevanion', true],
    ['Bob', false],
    ['Bob Trevanion', false],
  ])('the name %s is the person: %s', (name, expected) => {
    expect(isNamed(PERSON as Parameters<typeof isNamed>[0], name)).toBe(expected);
  });

  test.each([
    ['顾明远', '顾明远', true],
    ['八重樫 徹', '八重樫徹', true],
    ['Громов Олег Викторович', 'Олег Громов', true],
    ['Νικόλαος Σταμάτης', 'Νικολαος Σταματης', true],
    ['顾明远', '顾明', false],
    ['Громов Олег Викторович', 'Олег Тарасов', false],
    ['Cher', 'Cher', false],
  ])('%s is called %s: %s, whatever the script', (name, given, expected) => {
    expect(isNamed({ name }, given)).toBe(expected);
  });
});

describe('questions', () => {
  test('every held role is asked, and no more vacant ones than wanted', () => {
    for (const one of COMPANIES) {
      const states = questionsFor(one, 5).map((question) => question.truth.state);
      expect(states.filter((state) => state === 'vacant').length).toBeLessThanOrEqual(5);
      expect(states).not.toContain('maybe');
    }
  });

  test('a role to which a decoy tempts comes before the other vacant ones', () => {
    const veltrana = COMPANIES.find((one) => one.domain === 'veltrana-robotics.test');
    const vacant = questionsFor(veltrana ?? CRATE, 1).filter((question) => question.truth.state === 'vacant');
    expect(vacant.map((question) => question.role)).toEqual(['COO']);
  });
});

describe('watch', () => {
  test('counts what the company was asked and names what was forbidden', () => {
    const log = emptyLog();
    const end = watch(log, asked('CEO'), SITE);
    const web = { at: 0, scheme: 'https', method: 'GET', userAgent: '', status: 200 } as const;
    log.requests.push({ ...web, host: 'www.crate.test', path: '/team/ann' });
    log.requests.push({ ...web, host: 'crate.test', path: '/team', status: 301 });
    log.requests.push({ ...web, host: 'elsewhere.test', path: '/team' });
    const mail = { at: 0, connection: 1, reply: '', violation: false, domain: 'crate.test' };
    for (let count = 0; count < 10; count += 1)
      log.mail.push({ ...mail, command: `RCPT TO:<${count}@crate.test>` });
    log.mail.push({ ...mail, command: 'DATA', violation: true });
    expect(end()).toEqual({
      requests: 2,
      pages: 1,
      mailCommands: 11,
      recipients: 10,
      forbiddenCommands: 1,
      violations: ['robots forbid /team/ann', 'sent DATA', '10 recipients where 9 are allowed'],
    });
  });
});
