// Asks the real engine, built as the service builds it, on a database of its own that is thrown away.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '../../src/app/engine.ts';
import { openStorage } from '../../src/app/storage.ts';
import { readConfig } from '../../src/config/config.ts';
import { askEngine } from '../../src/core/ask-engine.ts';
import { createMailMemory } from '../../src/core/mail-memory.ts';
import type { Considered } from '../../src/engine/discovery.ts';
import type { RememberedReply } from '../../src/engine/mail/memory.ts';
import type { Ask } from './ask.ts';

export type EngineUnderTest = {
  ask: Ask;
  /** What mail servers are remembered to have said of these addresses. */
  recall(addresses: readonly string[]): Promise<RememberedReply[]>;
  close(): Promise<void>;
};

/** No team; the suppression list is empty. */
const NO_TEAM = '';

/** @param settings of the world, by their SVC_ names. */
export async function startEngine(settings: Readonly<Record<string, string>>): Promise<EngineUnderTest> {
  const dataDir = await mkdtemp(join(tmpdir(), 'svc-eval-'));
  const config = readConfig({ ...settings, SVC_DATA_DIR: dataDir, SVC_LOG_LEVEL: 'silent' });
  const storage = await openStorage(config);
  const { db } = storage;
  const memory = createMailMemory({ db, now: Date.now });
  const engine = createEngine(config, memory, Date.now);
  await engine.warmUp();
  const ask: Ask = async (domain, role) => {
    const considered: Considered[] = [];
    const startedAt = performance.now();
    const discovery = await askEngine(
      { db, discover: engine.discover },
      { domain, role },
      {
        teamId: NO_TEAM,
        deadlineMs: config.searchDeadlineMs,
        signal: new AbortController().signal,
        onValidating: async () => {},
        watch: { onConsidered: (one) => void considered.push(one) },
      },
    );
    const { requests, recipients, mailCommands } = discovery.usage;
    return {
      results: discovery.outcome === 'found' ? discovery.finds : [],
      reason:
        discovery.outcome === 'empty' ? discovery.reason : discovery.outcome === 'found' ? null : 'failed',
      requests,
      recipients,
      mailCommands,
      ms: performance.now() - startedAt,
      considered,
    };
  };
  return {
    ask,
    recall: (addresses) => memory.recall(addresses, Number.MAX_SAFE_INTEGER),
    async close() {
      await engine.close();
      await storage.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
