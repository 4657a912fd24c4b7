// The last lines of each server that a section starts as a process: listen on a free port, and say where.
import type { Express } from 'express';
import type { AddressInfo } from 'node:net';

/** `server-process.ts` reads the address from stderr. */
export function serve(app: Express): void {
  const server = app.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo; // a TCP server that listens has one
    process.stderr.write(`http://localhost:${port}\n`);
  });
  process.once('SIGTERM', () => process.exit(0));
}
