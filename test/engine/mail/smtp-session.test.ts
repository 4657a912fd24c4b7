import { generate } from 'selfsigned';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startDeadline } from '../../../src/engine/deadline.ts';
import { openSmtpSession, type SmtpSession } from '../../../src/engine/mail/smtp-session.ts';
import { TIMEOUTS } from './check-setup.ts';
import { politeScript, startRawServer, type Script } from './raw-server.ts';

async function openTo(port: number, heloName = 'lookup.test') {
  const deadline = startDeadline(5_000);
  onTestFinished(() => deadline.end());
  return openSmtpSession({ host: 'mx.acme.test', address: '127.0.0.1', port, heloName }, deadline, TIMEOUTS);
}

async function setUp(
  script: Script,
): Promise<{ server: Awaited<ReturnType<typeof startRawServer>>; session: SmtpSession }> {
  const server = await startRawServer(script);
  onTestFinished(() => server.close());
  const opened = await openTo(server.port);
  if (opened.kind !== 'open') throw new Error(`not open: ${opened.kind}`);
  onTestFinished(() => opened.session.quit());
  return { server, session: opened.session };
}

const POLITE = politeScript(() => '250 2.1.5 Ok\r\n');

describe('the SMTP session', () => {
  test('says EHLO with our name, and each command when the one before it is answered', async () => {
    const { server, session } = await setUp(POLITE);
    await session.mailFrom('probe@lookup.test');
    expect(await session.rcptTo('jo@acme.test')).toMatchObject({
      ok: true,
      reply: { code: 250, enhanced: '2.1.5' },
    });
    await session.reset();
    await session.quit();
    expect(server.lines).toEqual([
      'EHLO lookup.test',
      'MAIL FROM:<probe@lookup.test>',
      'RCPT TO:<jo@acme.test>',
      'RSET',
      'QUIT',
    ]);
  });

  test.each(['500 5.5.1 Unrecognized\r\n', '502 no\r\n', '504 no\r\n', '550 no\r\n'])(
    'falls back to HELO where EHLO is answered %j',
    async (refusal) => {
      const { server } = await setUp(politeScript(() => '250 Ok\r\n', { EHLO: refusal }));
      expect(server.lines).toEqual(['EHLO lookup.test', 'HELO lookup.test']);
    },
  );

  test('does not fall back where the server only wants to be left alone', async () => {
    const server = await startRawServer(politeScript(() => '250 Ok\r\n', { EHLO: '421 busy\r\n' }));
    onTestFinished(() => server.close());
    expect(await openTo(server.port)).toMatchObject({ kind: 'turned_away', reply: { code: 421 } });
    expect(server.lines).toEqual(['EHLO lookup.test']);
  });

  test('reads a reply that comes in pieces', async () => {
    const pieces = ['2', '50-mx\r', '\n25', '0 Ok', '\r\n'];
    const { session } = await setUp({
      ...POLITE,
      answer(line, socket, where) {
        if (!line.startsWith('RCPT')) return POLITE.answer?.(line, socket, where);
        for (const [turn, piece] of pieces.entries()) setTimeout(() => socket.write(piece), turn * 10);
        return null;
      },
    });
    await session.mailFrom('');
    expect(await session.rcptTo('jo@acme.test')).toMatchObject({
      ok: true,
      reply: { code: 250, text: 'mx Ok' },
    });
  });

  test.each([
    'jo@acme.test\r\nDATA',
    'jo@acme.test\nDATA',
    'jo@acme.test\r',
    'jo\0@acme.test',
    'jo@acme.test> NOTIFY=NEVER',
    '<jo@acme.test',
    'jo roe@acme.test',
    'jo\t@acme.test',
    'j\u00f6@acme.test',
    'jo\u007f@acme.test',
    'jo\u2028@acme.test',
    `${'a'.repeat(250)}@acme.test`,
  ])('an argument that could be two is our own mistake: %j', async (argument) => {
    const { server, session } = await setUp(POLITE);
    await session.mailFrom('');
    const before = server.lines.length;
    await expect(session.rcptTo(argument)).rejects.toThrow(TypeError);
    await expect(session.mailFrom(argument)).rejects.toThrow(TypeError);
    await expect(openTo(server.port, argument)).rejects.toThrow(TypeError);
    expect(server.lines).toHaveLength(before);
    expect(server.connections).toBe(1);
  });

  test('an empty recipient is a mistake too', async () => {
    const { session } = await setUp(POLITE);
    await expect(session.rcptTo('')).rejects.toThrow(TypeError);
  });

  test('after the end every command says why', async () => {
    const { session } = await setUp({
      ...POLITE,
      answer: (line, socket, where) =>
        line.startsWith('MAIL') ? void socket.end() : POLITE.answer?.(line, socket, where),
    });
    const closed = { ok: false, fault: 'closed' };
    expect(await session.mailFrom('')).toEqual(closed);
    expect(await session.rcptTo('jo@acme.test')).toEqual(closed);
    expect(await session.reset()).toEqual(closed);
    await session.quit();
    expect(session.fault()).toBe('closed');
  });
});

describe('STARTTLS', () => {
  test('is used where the server takes no sender without it, and then our name is said again', async () => {
    const pem = await generate([{ name: 'commonName', value: 'somebody-else.test' }]);
    const seen: { secure: boolean; recipient: string; name: string }[] = [];
    const server = new SMTPServer({
      key: pem.private,
      cert: pem.cert,
      authOptional: true,
      disableReverseLookup: true,
      onMailFrom(_address, session, done) {
        done(
          session.secure
            ? null
            : Object.assign(new Error('Must issue STARTTLS first'), { responseCode: 530 }),
        );
      },
      onRcptTo({ address }, session, done) {
        seen.push({ secure: session.secure, recipient: address, name: session.hostNameAppearsAs });
        done();
      },
    });
    const port = await new Promise<number>((resolve) => {
      const listening = server.listen(0, '127.0.0.1', () => {
        const address = listening.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const opened = await openTo(port);
    if (opened.kind !== 'open') throw new Error('not open');
    expect(await opened.session.mailFrom('')).toMatchObject({ ok: true, reply: { code: 250 } });
    expect(await opened.session.rcptTo('jo@acme.test')).toMatchObject({ ok: true, reply: { code: 250 } });
    await opened.session.reset();
    expect(await opened.session.mailFrom('')).toMatchObject({ ok: true, reply: { code: 250 } });
    await opened.session.quit();
    expect(seen).toEqual([{ secure: true, recipient: 'jo@acme.test', name: 'lookup.test' }]);
  });

  /** A server with TLS that answers senders and recipients as told, by whether the connection is secure. */
  async function startTlsServer(answer: {
    sender?: (secure: boolean) => string | null;
    recipient: (secure: boolean) => string | null;
  }) {
    const pem = await generate([{ name: 'commonName', value: 'somebody-else.test' }]);
    const refusal = (words: string | null | undefined) =>
      words === null || words === undefined ? null : Object.assign(new Error(words), { responseCode: 550 });
    const server = new SMTPServer({
      key: pem.private,
      cert: pem.cert,
      authOptional: true,
      disableReverseLookup: true,
      onMailFrom: (_address, session, done) => done(refusal(answer.sender?.(session.secure))),
      onRcptTo: (_address, session, done) => done(refusal(answer.recipient(session.secure))),
    });
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    return new Promise<number>((resolve) => {
      const listening = server.listen(0, '127.0.0.1', () => {
        const address = listening.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  }

  test.each([
    '5.7.10 Encryption Needed',
    'TLS required',
    'This server requires TLS',
    'You must use encryption to send mail here',
    'Must issue a STARTTLS command first',
  ])('is used where the server says %j to the recipient, and both are counted', async (words) => {
    const port = await startTlsServer({ recipient: (secure) => (secure ? null : words) });
    const opened = await openTo(port);
    if (opened.kind !== 'open') throw new Error('not open');
    await opened.session.mailFrom('probe@lookup.test');
    expect(await opened.session.rcptTo('jo@acme.test')).toMatchObject({ ok: true, reply: { code: 250 } });
    expect(opened.session.recipients()).toBe(2);
    await opened.session.quit();
  });

  test('what the server then says to our sender is not read as if it were of the recipient', async () => {
    const port = await startTlsServer({
      sender: (secure) => (secure ? '5.1.1 User unknown' : null),
      recipient: () => '5.7.10 Encryption Needed',
    });
    const opened = await openTo(port);
    if (opened.kind !== 'open') throw new Error('not open');
    await opened.session.mailFrom('');
    const answer = await opened.session.rcptTo('jo@acme.test');
    expect(answer).toMatchObject({ ok: true, reply: { enhanced: '5.7.10' } });
    await opened.session.quit();
  });

  test.each(['5.1.1 User unknown', '5.7.1 TLS certificate of your host is unknown', '5.7.1 Denied'])(
    'is not used for %j',
    async (words) => {
      const port = await startTlsServer({ recipient: () => words });
      const opened = await openTo(port);
      if (opened.kind !== 'open') throw new Error('not open');
      await opened.session.mailFrom('');
      await opened.session.rcptTo('jo@acme.test');
      expect(opened.session.recipients()).toBe(1);
      await opened.session.quit();
    },
  );

  const TLS_FIRST = '530 5.7.0 Must issue a STARTTLS command first\r\n';

  test('is not used where nobody asks for it', async () => {
    const { server, session } = await setUp(POLITE);
    await session.mailFrom('');
    expect(server.lines.some((line) => line.startsWith('STARTTLS'))).toBe(false);
  });

  test('a server that wants it and has it not: its refusal stands', async () => {
    const { session } = await setUp(
      politeScript(() => '250 Ok\r\n', { MAIL: TLS_FIRST, STARTTLS: '454 not now\r\n' }),
    );
    expect(await session.mailFrom('')).toMatchObject({ ok: true, reply: { code: 530 } });
  });

  test.each(['220 go\r\n250 injected\r\n', '220 go\r\n250 inj'])(
    'bytes that came in the clear after its "go ahead" are not read as if they were safe: %j',
    async (go) => {
      const { session } = await setUp(politeScript(() => '250 Ok\r\n', { MAIL: TLS_FIRST, STARTTLS: go }));
      expect(await session.mailFrom('')).toEqual({ ok: false, fault: 'out_of_step' });
    },
  );

  test.each([
    ['talks on in the clear', '220 go\r\n', 'closed'],
    ['hangs', '220 go\r\n', 'timeout'],
  ])('a server that %s instead of a handshake ends the session in time', async (what, go, fault) => {
    let isShaking = false;
    const { session } = await setUp({
      ...POLITE,
      answer(line, socket, where) {
        if (line.startsWith('MAIL')) return TLS_FIRST;
        if (isShaking) return null; // a handshake may have line ends in it
        if (!line.startsWith('STARTTLS')) return POLITE.answer?.(line, socket, where);
        isShaking = true;
        if (what !== 'hangs') setTimeout(() => socket.write('250 Ok\r\n'.repeat(10)), 30);
        return go;
      },
    });
    expect(await session.mailFrom('')).toEqual({ ok: false, fault });
  });
});
