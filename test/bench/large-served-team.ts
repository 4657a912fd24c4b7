// A folder with a database in which a team has used the service for long, and an owner's session: what pages are asked with.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../../src/app/storage.ts';
import { addMembership } from '../../src/core/memberships.ts';
import { startSession } from '../../src/core/sessions.ts';
import { ensureUser } from '../../src/core/users.ts';
import { fillLists } from '../core/fill-lists.ts';
import { fillSearches } from '../core/fill-searches.ts';
import { makeSetting } from '../core/setting.ts';
import type { Setting } from '../core/setting.ts';
import { connect } from './connections.ts';
import { answer } from './served-team.ts';

export const SEARCHES = 100_000;
const DELIVERIES = 20_000;
const SUPPRESSIONS = 2_000;
const KEYS = 2_000;
const CONNECTIONS = 200;
const MEMBERS = 50;

export type LargeServedTeam = {
  /** Holds the service's database and its secret. */
  folder: string;
  /** Of an owner, for the cookie. */
  session: string;
  /** With a result. */
  searchId: string;
  endpointId: string;
  remove(): Promise<void>;
};

/** Closed again before it is answered: the service that is measured owns the file. */
export async function makeLargeServedTeam(): Promise<LargeServedTeam> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-bench-'));
  const storage = await openStorage({ databaseUrl: join(folder, 'svc.db') });
  try {
    const setting = await makeSetting(storage);
    setting.clock.at = Date.now();
    const filled = await fill(setting);
    const session = await startSession(setting.deps, setting.userId);
    const remove = () => rm(folder, { recursive: true, force: true });
    return { folder, session, ...filled, remove };
  } finally {
    await storage.close();
  }
}

async function fill(setting: Setting): Promise<{ searchId: string; endpointId: string }> {
  const { deps, db, teamId, clock } = setting;
  const until = clock.at;
  const endpointId = deps.newId();
  const searches = await fillSearches(deps, { teamId, searches: SEARCHES, until });
  const endpoint = { team_id: teamId, url: 'https://quill.test/', sealed_secret: '', enabled: 1 as const };
  await db
    .insertInto('webhook_endpoints')
    .values({ id: endpointId, ...endpoint, consecutive_failures: 0, created_at: until })
    .execute();
  const rows = { charges: SEARCHES, deliveries: DELIVERIES, suppressions: SUPPRESSIONS, keys: KEYS };
  await fillLists(deps, { teamId, endpointId, searches, until, ...rows });
  await connect(db, CONNECTIONS);
  await db.transaction().execute(async (tx) => {
    for (let index = 0; index < MEMBERS; index += 1) {
      const userId = await ensureUser({ ...deps, tx }, `colleague-${index}@quill.test`);
      await addMembership({ ...deps, tx }, { teamId, userId, role: 'member' });
    }
  });
  return { searchId: await answer(setting, 'answered.test'), endpointId };
}
