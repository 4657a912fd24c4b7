import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { createSendMail } from '../../src/app/mail.ts';
import { invitationLetter, resetLetter } from '../../src/core/letters.ts';

const FROM = 'Email lookup <no-reply@find.quill.test>';
const LETTER = resetLetter({
  publicUrl: 'https://find.quill.test',
  to: 'ada@quill.test',
  secret: 'S'.repeat(43),
});

type Received = { from: string; to: string[]; text: string };

async function openServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => (text += chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        received.push({ from, to: rcptTo.map(({ address }) => address), text });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {}); // a client that goes away is no matter of the test
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = listening.address() as AddressInfo; // a TCP server that listens has one
  return { received, url: `smtp://127.0.0.1:${port}` };
}

function sender(url: string) {
  const warnings: string[] = [];
  const log = { warn: (...what: unknown[]) => void warnings.push(JSON.stringify(what)) };
  return { warnings, send: createSendMail({ url, from: FROM, log }) };
}

test('a letter arrives as it was written, from the address of the settings', async () => {
  const { received, url } = await openServer();
  const { send, warnings } = sender(url);
  expect(await send(LETTER)).toBe(true);
  expect(received).toMatchObject([{ from: 'no-reply@find.quill.test', to: ['ada@quill.test'] }]);
  const [head = '', ...paragraphs] = (received[0]?.text ?? '').split('\r\n\r\n');
  const body = paragraphs.join('\n');
  expect(head).toMatch(/^Subject: A new password/m);
  expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
  // Long lines travel broken (RFC 2045 §6.7).
  expect(body.replaceAll('=\r\n', '')).toContain(`/reset/new#${'S'.repeat(43)}`);
  expect(body).not.toBe('');
  expect(warnings).toEqual([]);
});

test.for([
  'ada@quill.test, eve@evil.test',
  'ada@quill.test\r\nBcc: eve@evil.test',
  'eve@evil.test <ada@quill.test>',
])('an address that would be two, or a header, never reaches a second person: %j', async (to) => {
  const { received, url } = await openServer();
  const { send } = sender(url);
  await send({ ...LETTER, to });
  for (const { to: reached, text } of received) {
    expect(reached).toHaveLength(1);
    expect(reached).not.toContain('eve@evil.test');
    expect(text).not.toMatch(/^Bcc:/im);
  }
});

test('a subject with line breaks adds no header', async () => {
  const { received, url } = await openServer();
  await sender(url).send({ ...LETTER, subject: 'Hello\r\nBcc: eve@evil.test' });
  expect(received[0]?.to).toEqual(['ada@quill.test']);
  expect(received[0]?.text).not.toMatch(/^Bcc:/im);
});

test.for([
  ['onMailFrom', 451],
  ['onRcptTo', 550],
] as const)('a server that refuses at %s is told by a code, without the address', async ([step, code]) => {
  const refuse = (address: { address: string }, _session: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error(`no ${address.address}`), { responseCode: code }));
  const { url } = await openServer({ [step]: refuse });
  const { send, warnings } = sender(url);
  expect(await send(LETTER)).toBe(false);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(String(code));
  expect(warnings[0]).not.toMatch(/quill|@/);
});

test('a server that is not there, or closes at once, is a letter that was not sent', async () => {
  const rude = createServer((socket) => socket.destroy());
  rude.listen(0, '127.0.0.1');
  await once(rude, 'listening');
  const { port } = rude.address() as AddressInfo; // a TCP server that listens has one
  const { send, warnings } = sender(`smtp://127.0.0.1:${port}`);
  expect(await send(LETTER)).toBe(false);
  await new Promise<void>((resolve) => rude.close(() => resolve()));
  expect(await send(LETTER)).toBe(false);
  expect(warnings).toHaveLength(2);
  expect(warnings.join()).not.toMatch(/quill|@/);
});

test('what the server asks for is in the URL: user and password', async () => {
  const seen: string[] = [];
  const { url } = await openServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      seen.push(`${auth.username}:${auth.password}`);
      done(null, auth.password === 'pass' ? { user: 'u' } : undefined);
    },
  });
  expect(await sender(url.replace('//', '//user:pass@')).send(LETTER)).toBe(true);
  const { send, warnings } = sender(url.replace('//', '//user:wrong@'));
  expect(await send(LETTER)).toBe(false);
  expect(seen).toEqual(['user:pass', 'user:wrong']);
  expect(warnings.join()).not.toContain('wrong');
});

test('an invitation says nothing that a stranger wrote', () => {
  const letter = invitationLetter({ publicUrl: 'https://find.quill.test', to: 'a@b.test', secret: 'x' });
  expect(letter.text).toContain('https://find.quill.test/invitation#x');
});
