// The whole service in this process, with a clock that the test moves; a person and a client reach it over real HTTP.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setupUrl } from '../../src/app/first-steps.ts';
import { createLogger } from '../../src/app/logger.ts';
import { openSecret } from '../../src/app/secret.ts';
import { createService } from '../../src/app/service.ts';
import { openStorage } from '../../src/app/storage.ts';
import { readConfig } from '../../src/config/config.ts';

export type RunningService = {
  /** Without a trailing slash. */
  base: string;
  mcpUrl: string;
  setupUrl: string;
  /** Moves the service's clock forward. */
  pass(ms: number): void;
  /** What was logged, line by line. */
  log: string[];
  close(): Promise<void>;
};

export async function startService(settings: Readonly<Record<string, string>>): Promise<RunningService> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-clients-'));
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const base = `http://localhost:${port}`;
  const config = readConfig({ ...settings, SVC_PUBLIC_URL: base, SVC_DATA_DIR: folder });
  const log: string[] = [];
  const deriveKey = openSecret(config);
  let passed = 0;
  const now = () => Date.now() + passed;
  const storage = await openStorage(config);
  const service = await createService({
    config,
    storage,
    deriveKey,
    log: createLogger(config, { write: (line) => void log.push(line) }),
    now,
  });
  server.on('request', service.http);
  await service.start();
  return {
    base,
    mcpUrl: `${base}/mcp`,
    setupUrl: await setupUrl({ db: storage.db, now }, base),
    pass: (ms) => void (passed += ms),
    log,
    async close() {
      await service.releaseWaiting();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
