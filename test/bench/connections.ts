// Assistants' connections in a served folder's database: people of the team, each with a grant, and tokens for them.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { signAccessToken } from '../../oauth/access-token.ts';
import { makeStaticClient } from '../../oauth/clients.ts';
import { makeGrant } from '../../oauth/grants.ts';
import { openSigningKeys } from '../../oauth/signing-keys.ts';
import { openSecret } from '../../src/app/secret.ts';
import { openStorage } from '../../src/app/storage.ts';
import { SCOPES } from '../../src/core/caller.ts';
import { newId } from '../../src/core/ids.ts';
import { addMembership } from '../../src/core/memberships.ts';
import { ensureUser } from '../../src/core/users.ts';

export const REDIRECT_URI = 'https://assistant.test/callback';

export type Connected = { userId: string; teamId: string; clientId: string; grantId: string };

const now = () => Date.now();

/** Access tokens, one a person, good for ten minutes. The folder is `ServedTeam`'s, beside the service that runs on it. */
export async function makeConnections(folder: string, issuer: string, count: number): Promise<string[]> {
  const storage = await openStorage({ databaseUrl: join(folder, 'svc.db') });
  try {
    const { db } = storage;
    const connected = await connect(db, count);
    const sealingKey = openSecret({ secret: null, dataDir: folder })('oauth signing keys');
    const keys = await openSigningKeys({ db, now, randomBytes, sealingKey });
    const deps = { issuer, keys, now, newId };
    return await Promise.all(connected.map((one) => signAccessToken(deps, { ...one, scopes: SCOPES })));
  } finally {
    await storage.close();
  }
}

/** People of the database's first team, each with a connection of one client. */
export async function connect(db: Kysely<Database>, count: number): Promise<Connected[]> {
  const { id: teamId } = await db.selectFrom('teams').select('id').orderBy('id').executeTakeFirstOrThrow();
  const wish = { name: 'Bench', redirectUris: [REDIRECT_URI], withSecret: false };
  const { clientId } = await makeStaticClient({ db, now, newId, randomBytes }, wish);
  return db.transaction().execute(async (tx) => {
    const within = { tx, now, newId };
    const connected: Connected[] = [];
    for (let index = 0; index < count; index += 1) {
      const userId = await ensureUser(within, `person-${index}@bench.test`);
      await addMembership(within, { teamId, userId, role: 'member' });
      const one = { userId, teamId, clientId, grantId: newId() };
      await makeGrant(within, { ...one, id: one.grantId, scopes: SCOPES, dailyCreditCap: null });
      connected.push(one);
    }
    return connected;
  });
}
