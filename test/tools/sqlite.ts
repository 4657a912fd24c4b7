// Fresh, migrated SQLite databases: what differs between databases is the core's to test.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { migrateToLatest } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import type { Storage } from '../../db/open.ts';

/** Closed and removed after the test. `now` moves the rate limits. */
export async function openSqlite(settings: { now?: () => number } = {}): Promise<Storage> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-tools-'));
  const storage = await openDatabase({ url: join(folder, 'svc.db'), ...settings });
  await migrateToLatest(storage);
  onTestFinished(async () => {
    await storage.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return storage;
}
