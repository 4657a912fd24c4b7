// Loopback servers for tests of the guarded fetch: one http, one https with a certificate of our own making.
import { createServer as createHttp, type RequestListener, type Server } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

export type Loopback = { port: number; close: () => Promise<void> };

export async function serveHttp(listener: RequestListener): Promise<Loopback> {
  return listening(createHttp(listener));
}

export async function serveHttps(
  listener: RequestListener,
  onName: (servername: string) => void = () => undefined,
): Promise<Loopback> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'site.test' }], {
    keyType: 'ec',
  });
  const server = createHttps(
    {
      key,
      cert,
      SNICallback(servername, done) {
        onName(servername);
        done(null);
      },
    },
    listener,
  );
  return listening(server);
}

export async function listening(server: Server): Promise<Loopback> {
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port, // a TCP server's address is never a string
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
