// Migrates the database of MIGRATE_URL: one of several processes that start at once.
import { migrateToLatest } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';

const storage = await openDatabase({ url: process.env['MIGRATE_URL'] ?? '' });
await migrateToLatest(storage);
await storage.close();
