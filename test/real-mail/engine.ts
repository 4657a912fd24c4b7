// The engine as the service builds it, on a database of its own that is thrown away.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '../../src/app/engine.ts';
import { openStorage } from '../../src/app/storage.ts';
import { readConfig } from '../../src/config/config.ts';
import { createMailMemory } from '../../src/core/mail-memory.ts';
import type { Discovery, MailRecheck } from '../../src/engine/discovery.ts';
import type { RememberedReply } from '../../src/engine/mail/memory.ts';
import type { Role } from '../../src/engine/role.ts';

export type RealEngine = {
  ask(domain: string, role: Role): Promise<Discovery>;
  askMailAgain(recheck: MailRecheck): Promise<MailRecheck | null>;
  recall(addresses: readonly string[]): Promise<RememberedReply[]>;
  close(): Promise<void>;
};

/** Private networks are closed, as by default, whatever the settings say. */
export async function startRealEngine(settings: Readonly<Record<string, string>>): Promise<RealEngine> {
  const dataDir = await mkdtemp(join(tmpdir(), 'svc-real-mail-data-'));
  const config = readConfig({ ...settings, SVC_DATA_DIR: dataDir });
  if (config.allowPrivateNetwork || config.ports.smtp !== 25)
    throw new Error('the guard and the port must be as they are by default');
  const storage = await openStorage(config);
  const memory = createMailMemory({ db: storage.db, now: Date.now });
  const engine = createEngine(config, memory, Date.now);
  await engine.warmUp();
  const { signal } = new AbortController();
  return {
    ask: (domain, role) =>
      engine.discover(
        { domain, role },
        {
          deadlineMs: config.searchDeadlineMs,
          signal,
          onValidating: async () => {},
          suppressedAddresses: async () => new Set(),
        },
      ),
    askMailAgain: (recheck) => engine.askMailAgain(recheck, signal),
    recall: (addresses) => memory.recall(addresses, Number.MAX_SAFE_INTEGER),
    async close() {
      await engine.close();
      await storage.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
