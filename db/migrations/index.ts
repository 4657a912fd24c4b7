// Every migration by name, in order. A landed one is never edited.
import type { Migration } from 'kysely/migration';
import * as core from './001-core.ts';

export const migrations: Record<string, Migration> = {
  '001-core': core,
};
