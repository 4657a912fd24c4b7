// Opens the database that the settings name, up to date.
import type { Config } from '../config/config.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import type { Storage } from '../../db/open.ts';
import type { Logger } from './logger.ts';

const POOL_SIZE = 16;

/** Throws NewerDatabaseError for a database that a newer version has migrated. Whoever opens it closes it. */
export async function openStorage(config: Pick<Config, 'databaseUrl'>, log?: Logger): Promise<Storage> {
  const storage = await openDatabase({
    url: config.databaseUrl,
    poolSize: POOL_SIZE,
    onIdleError: (error) => log?.warn({ err: error }, 'an idle database connection broke'),
  });
  try {
    await migrateToLatest(storage);
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
}
