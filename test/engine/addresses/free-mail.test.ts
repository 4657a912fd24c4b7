import { expect, test } from 'vitest';
import { isFreeMail, isProvider } from '../../../src/engine/addresses/free-mail.ts';

test.each([
  'gmail.com',
  'yahoo.co.uk',
  'yahoo.fr',
  'hotmail.com',
  'live.com.au',
  'gmx.net',
  'gmx.de',
  'web.de',
])('anybody can have an address at %s', (domain) => {
  expect(isFreeMail(domain)).toBe(true);
});

test.each(['ferrow.test', 'live.events', 'yahooinc.com', 'gmail.test', 'notgmail.com', 'me.uk', ''])(
  '%j is no provider of mailboxes',
  (domain) => {
    expect(isFreeMail(domain)).toBe(false);
  },
);

test('the long list of another speaks of addresses elsewhere, not of who is asked about', () => {
  expect(isFreeMail('mail2world.com')).toBe(true);
  expect(isProvider('mail2world.com')).toBe(false);
  expect([isFreeMail('gmail.com'), isProvider('gmail.com')]).toEqual([true, true]);
});
