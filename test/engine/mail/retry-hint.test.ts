import { expect, test } from 'vitest';
import { readRetryHint } from '../../../src/engine/mail/retry-hint.ts';

test.each([
  ['Greylisted, please try again in 900 seconds', 900_000],
  ['<jo@acme.test>: Recipient address rejected: Greylisted for 300 seconds', 300_000],
  ['Greylisting in action, please come back in 00:04:59', 299_000],
  ['Greylisted, come back in 1 minutes', 60_000],
  ['Try again in 5 minutes', 300_000],
  ['please retry in 60s', 60_000],
  ['Temporarily deferred, retry after 2 hours', 7_200_000],
  ['Bitte versuchen Sie es in 5 Minuten erneut', 300_000],
  ['Bitte in 2 Stunden erneut', 7_200_000],
  ['veuillez réessayer dans 10 minutes', 600_000],
  ['intente de nuevo en 90 segundos', 90_000],
])('%j asks for so long', (text, ms) => {
  expect(readRetryHint(text)).toBe(ms);
});

test.each([
  'Greylisted, see http://postgrey.schweikert.ch/help/acme.test.html',
  'Please try again later',
  'Internal resource temporarily unavailable - https://community.mimecast.com/docs/DOC-1369#451 [x5s]',
  'Greylisted by milter-greylist-4.5.16 on 192.0.2.7',
  'Greylisted since 21:14:03.123',
  'Try again in 0 seconds',
  'Try again in 99999 hours',
  '4.7.650 The mail server [192.0.2.7] is held back (S843)',
  'Server busy, 3 messages waiting',
  '',
])('%j asks for no time', (text) => {
  expect(readRetryHint(text)).toBeNull();
});
