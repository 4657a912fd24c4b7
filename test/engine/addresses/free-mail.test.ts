import { expect, test } from 'vitest';
import { isFreeMail } from '../../../src/engine/addresses/free-mail.ts';

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
