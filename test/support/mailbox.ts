// A mail server on loopback that keeps what it is given, for tests that wait for a letter.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export type Mailbox = {
  /** For SVC_MAIL_URL. */
  url: string;
  /** The next letter to this address that nobody has taken yet; waits for it. */
  next(to: string): Promise<string>;
  /** Letters that nobody has taken. */
  left: { to: string; text: string }[];
};

export async function openMailbox(): Promise<Mailbox> {
  const left: { to: string; text: string }[] = [];
  const waiting: { to: string; take(text: string): void }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => (text += chunk));
      stream.on('end', () => {
        // Long lines were folded on the way (RFC 2045 §6.7).
        const letter = text.replace(/=\r\n/g, '').replaceAll('=3D', '=');
        for (const { address: to } of session.envelope.rcptTo) {
          const at = waiting.findIndex((one) => one.to === to);
          if (at === -1) left.push({ to, text: letter });
          else waiting.splice(at, 1)[0]?.take(letter);
        }
        done();
      });
    },
  });
  server.on('error', () => {}); // a service that goes away is no matter of the test
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = listening.address() as AddressInfo; // a TCP server that listens has one
  return {
    url: `smtp://127.0.0.1:${port}`,
    left,
    async next(to) {
      const at = left.findIndex((one) => one.to === to);
      if (at !== -1) return left.splice(at, 1)[0]?.text ?? '';
      return new Promise((take) => waiting.push({ to, take }));
    },
  };
}
