// What a verifier's answers mean: only what it heard from the mail server says anything of a mailbox.
import { expect, onTestFinished, test } from 'vitest';
import { createHttpVerifier } from '../../../src/engine/services/http-verifier.ts';
import { type Reply, serviceHere, startEndpoint } from './endpoint.ts';

const LIMITS = { timeoutMs: 2_000, signal: new AbortController().signal };
const SMTP = {
  can_connect_smtp: true,
  has_full_inbox: false,
  is_catch_all: false,
  is_deliverable: true,
  is_disabled: false,
};
const said = (is_reachable: string, smtp: unknown) => ({
  body: { input: 'ada@acme.test', is_reachable, misc: {}, mx: { accepts_mail: true }, smtp, syntax: {} },
});

async function setUp(reply: Reply, path = '') {
  const endpoint = await startEndpoint(onTestFinished, () => reply);
  const service = serviceHere(onTestFinished, Date.now);
  const verifier = createHttpVerifier(service, { url: `${endpoint.url}${path}`, key: 'k' });
  return { endpoint, check: () => verifier.check('ada@acme.test', LIMITS) };
}

test.each([
  ['a mailbox', said('safe', SMTP), 'accepted', 'no'],
  ['a domain that takes everything', said('risky', { ...SMTP, is_catch_all: true }), 'accepted', 'yes'],
  ['a full one', said('risky', { ...SMTP, has_full_inbox: true }), 'full', 'no'],
  [
    'a disabled one',
    said('invalid', { ...SMTP, is_deliverable: false, is_disabled: true }),
    'disabled',
    'unknown',
  ],
  ['nobody', said('invalid', { ...SMTP, is_deliverable: false }), 'no_such_user', 'no'],
  [
    'a server that it did not reach',
    said('invalid', { ...SMTP, can_connect_smtp: false }),
    'unknown',
    'unknown',
  ],
  [
    'an error of its dialogue',
    said('unknown', { error: { type: 'SmtpError', message: '450' } }),
    'unknown',
    'unknown',
  ],
  ['an error that it calls invalid', said('invalid', { error: { type: 'x' } }), 'unknown', 'unknown'],
  ['doubt', said('unknown', { ...SMTP, is_deliverable: false }), 'unknown', 'unknown'],
  ['risk without a reason', said('risky', { ...SMTP, is_deliverable: false }), 'unknown', 'unknown'],
])('%s', async (_what, reply, replyClass, catchAll) => {
  const { check } = await setUp(reply);
  expect(await check()).toEqual({ replyClass, catchAll });
});

test.each<[string, Reply]>([
  ['401', { status: 401 }],
  ['500', { status: 500 }],
  ['no JSON', { body: 'safe' }],
  ['another form', { body: { result: 'deliverable' } }],
  ['a new word', said('perhaps', SMTP)],
])('%s is no verdict', async (_what, reply) => {
  const { check } = await setUp(reply);
  expect(await check()).toBeNull();
});

test.each([
  ['', '/v1/check_email'],
  ['/', '/v1/check_email'],
  ['/v0/check_email', '/v0/check_email'],
])('is asked at the address %j, with the key in both places', async (path, asked) => {
  const { check, endpoint } = await setUp(said('safe', SMTP), path);
  await check();
  expect(endpoint.asked).toMatchObject([
    {
      method: 'POST',
      url: asked,
      headers: { authorization: 'k', 'x-reacher-secret': 'k' },
      body: { to_email: 'ada@acme.test' },
    },
  ]);
});
