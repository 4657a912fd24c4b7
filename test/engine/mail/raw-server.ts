// A mail server of a test that says whatever its script says, on loopback; notes what it was told.
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export type RawServer = {
  port: number;
  /** Every line that came, of all connections, in order. */
  lines: string[];
  connections: number;
  /** The addresses of the RCPT commands. */
  recipients(): string[];
  close(): Promise<void>;
};

/** Answers a line with raw bytes (line ends included), nothing (null), or by itself on the socket. */
export type Script = {
  /** At once after the connection. */
  banner?: string | null | ((socket: Socket) => void);
  answer?: (line: string, socket: Socket, at: { connection: number }) => string | null | void;
};

const NEVER = null;

/** A server that behaves: greets, knows EHLO, takes every sender; `rcpt` answers recipients. */
export function politeScript(
  rcpt: (address: string, at: { connection: number }) => string,
  overrides: Record<string, string> = {},
): Script {
  return {
    banner: '220 mx.acme.test ESMTP\r\n',
    answer(line, socket, at) {
      const verb = (/^[A-Z]+/u.exec(line)?.[0] ?? '').toUpperCase();
      const override = overrides[verb];
      if (override !== undefined) return override;
      if (verb === 'EHLO') return '250-mx.acme.test\r\n250-PIPELINING\r\n250 ENHANCEDSTATUSCODES\r\n';
      if (verb === 'RCPT') return rcpt(toAddress(line), at);
      if (verb === 'QUIT') {
        socket.end('221 2.0.0 Bye\r\n');
        return NEVER;
      }
      return verb === 'DATA' ? '354 go on\r\n' : '250 2.1.0 Ok\r\n';
    },
  };
}

export function toAddress(line: string): string {
  return /<([^>]*)>/u.exec(line)?.[1] ?? '';
}

export async function startRawServer(script: Script): Promise<RawServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    raw.connections += 1;
    const at = { connection: raw.connections };
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    if (typeof script.banner === 'function') script.banner(socket);
    else if (typeof script.banner === 'string') socket.write(script.banner);
    let rest = '';
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      for (let end = rest.indexOf('\r\n'); end !== -1; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        raw.lines.push(line);
        const said = script.answer?.(line, socket, at);
        if (typeof said === 'string' && socket.writable) socket.write(said);
      }
    });
  });
  const raw: RawServer = {
    port: 0,
    lines: [],
    connections: 0,
    recipients: () => raw.lines.filter((line) => /^RCPT/iu.test(line)).map(toAddress),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  raw.port = (server.address() as AddressInfo).port; // an IP server's address is never a string
  return raw;
}
