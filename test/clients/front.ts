// One public address before several processes, as a load balancer is; the test says who gets the next request.
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Front = {
  /** Without a trailing slash. */
  base: string;
  /** Everything goes to this process from now on. */
  use(base: string): void;
};

/** Closed after the test. */
export async function openFront(): Promise<Front> {
  let target: URL | undefined;
  const server = createServer((incoming, response) => {
    if (target === undefined) {
      response.writeHead(503).end();
      return;
    }
    const { method, url, headers } = incoming;
    // The path as it came: a parser would mend what it finds.
    const onward = httpRequest(
      { host: target.hostname, port: target.port, path: url, method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return { base: `http://localhost:${port}`, use: (base) => void (target = new URL(base)) };
}
