// Sign-in through a provider of the test's, on a fresh database, with a clock and invitations of the test's.
import type { Storage } from '../../../db/open.ts';
import { newId } from '../../../src/core/ids.ts';
import { issueLink } from '../../../src/core/one-time-links.ts';
import { createTeam } from '../../../src/core/teams.ts';
import { createUpstream } from '../../../src/core/upstream/index.ts';
import type { Return, UpstreamDeps } from '../../../src/core/upstream/index.ts';
import { startProvider } from '../../support/provider.ts';

export const CLIENT_ID = 'svc';

/** A process of the service before this provider. */
export function startUpstream(storage: Storage, issuer: string, more: Partial<UpstreamDeps> = {}) {
  return createUpstream({
    db: storage.db,
    buckets: storage.buckets,
    now: () => 1_800_000_000_000,
    newId,
    issuer,
    clientId: CLIENT_ID,
    clientSecret: 'shh, the client',
    domains: ['quill.test'],
    signupCredits: 25,
    publicUrl: 'https://find.quill.test',
    fetch,
    ...more,
  });
}

export async function makeSetting(storage: Storage, more: Partial<UpstreamDeps> = {}) {
  const clock = { at: 1_800_000_000_000 };
  const provider = await startProvider(CLIENT_ID);
  const deps = { db: storage.db, now: () => clock.at, newId };
  const settings: Partial<UpstreamDeps> = {
    now: deps.now,
    ...more,
  };
  const upstream = startUpstream(storage, provider.issuer, settings);
  const team = (ownerEmail: string, ownerPasswordHash?: string) =>
    createTeam(deps, {
      name: 'Ink',
      ownerEmail,
      credits: 0,
      ...(ownerPasswordHash === undefined ? {} : { ownerPasswordHash }),
    });
  const invite = async (email: string, by: { teamId: string; userId: string }) =>
    void (await issueLink(deps, {
      kind: 'invitation',
      ttlMs: 86_400_000,
      teamId: by.teamId,
      createdBy: by.userId,
      email,
      role: 'member',
    }));
  /** There and back in one browser. */
  async function walk(claims: Record<string, unknown>): Promise<Return> {
    const { secret, url } = await upstream.depart({ linker: null, next: '/', address: 'a' });
    return upstream.comeBack({ query: provider.agree(url, claims), secret, session: null });
  }
  return { storage, db: storage.db, deps, clock, provider, upstream, settings, invite, team, walk };
}

export const ada = { sub: 'ada', email: 'Ada@Quill.test', email_verified: true };
