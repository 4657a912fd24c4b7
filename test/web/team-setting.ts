// The pages of what a team holds, over the real core on a database in memory, as one of its people.
import { randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { migrateToLatest } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { openTeamPages } from '../../src/app/team-pages.ts';
import { createAccounts } from '../../src/core/accounts.ts';
import { createCursors } from '../../src/core/cursor.ts';
import { newId } from '../../src/core/ids.ts';
import { teamsOfUser } from '../../src/core/user-teams.ts';
import type { UserTeam } from '../../src/core/user-teams.ts';
import { createWebhooks } from '../../src/core/webhooks/index.ts';
import { checkEndpointUrl } from '../../src/webhooks/endpoint-url.ts';
import { makePeople } from '../core/people-setting.ts';
import { openSite } from './site.ts';

export const PUBLIC_URL = 'http://find.quill.test';

/** What the name servers say: a host that leads inside, and one that leads inside and outside. */
const HOSTS: Readonly<Record<string, string[]>> = {
  'inside.test': ['10.0.0.7'],
  'outside.test': ['93.184.215.14'],
};

type Actor = { teamId: string; userId: string };

export async function openTeam() {
  const storage = await openDatabase({ url: ':memory:' });
  onTestFinished(() => storage.close());
  await migrateToLatest(storage);
  const p = await makePeople(storage);
  const { deps, now } = p;
  const cursors = createCursors(new Uint8Array(32).fill(7));
  const lookup = async (host: string) => HOSTS[host] ?? [];
  const webhooks = createWebhooks({
    ...deps,
    sealing: { key: new Uint8Array(32).fill(3), randomBytes },
    cursors,
    notifier: { publish: async () => {} },
    checkUrl: (url) => checkEndpointUrl({ lookup, allowPrivateNetwork: false }, url),
  });
  const accounts = createAccounts({ ...deps, buckets: storage.buckets, signupCredits: 25 });
  const teams: UserTeam[] = [];
  const site = await openSite({
    publicUrl: PUBLIC_URL,
    accounts,
    teams,
    sections: Object.values(openTeamPages({ storage, now, cursors, webhooks, publicUrl: PUBLIC_URL })),
  });
  /** Signs the person in. What they are in the team is read again before each request. */
  const as = async (actor: Actor) => {
    const token = await accounts.startSession(actor.userId, 'Firefox on Linux');
    const cookie = { cookie: `svc-session=${token}` };
    const arrive = async () => teams.splice(0, teams.length, ...(await teamsOfUser(p, actor.userId)));
    return {
      get: async (path: string) => {
        await arrive();
        return site.get(path, cookie);
      },
      post: async (path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) => {
        await arrive();
        return site.post(path, { for_team: actor.teamId, ...form }, { ...cookie, ...headers });
      },
    };
  };
  return { ...p, webhooks, site, as, newFormId: () => newId() };
}

export type Team = Awaited<ReturnType<typeof openTeam>>;
