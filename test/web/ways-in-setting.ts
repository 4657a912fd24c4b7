// The pages of the ways to sign in, over the real core and a provider of the test's, with browsers that keep cookies.
import type { Storage } from '../../db/open.ts';
import { createAccounts } from '../../src/core/accounts.ts';
import { newId } from '../../src/core/ids.ts';
import { createPasskeys } from '../../src/core/passkeys/index.ts';
import { createTeam } from '../../src/core/teams.ts';
import type { UpstreamDeps } from '../../src/core/upstream/index.ts';
import { waysInSection } from '../../src/web/dashboard/ways-in/section.ts';
import { createPasskeySignIn, passkeyWay } from '../../src/web/ways-in/passkey.ts';
import { createProviderSignIn, providerWay } from '../../src/web/ways-in/provider.ts';
import { CLIENT_ID, startUpstream } from '../core/upstream/setting.ts';
import { startProvider } from '../support/provider.ts';
import { openSite } from './site.ts';

export const PUBLIC_URL = 'https://find.quill.test';
export const SESSION = '__Host-svc-session';
export const ATTEMPT = '__Host-svc-upstream';

export async function makeSetting(storage: Storage, more: Partial<UpstreamDeps> = {}) {
  const { db, buckets } = storage;
  const clock = { at: 1_800_000_000_000 };
  const deps = { db, buckets, now: () => clock.at, newId, signupCredits: 0 };
  const accounts = createAccounts(deps);
  const provider = await startProvider(CLIENT_ID);
  const failures: object[] = [];
  const upstream = startUpstream(storage, provider.issuer, {
    now: deps.now,
    publicUrl: PUBLIC_URL,
    ...more,
  });
  const passkeys = createPasskeys({
    ...deps,
    relyingParty: { id: new URL(PUBLIC_URL).hostname, origin: PUBLIC_URL },
    serviceName: 'Lookup',
    onEvent: () => {},
  });
  const ways = {
    accounts,
    passkeys,
    upstream,
    publicUrl: PUBLIC_URL,
    now: deps.now,
    onFailure: (failure: object) => void failures.push(failure),
  };
  const site = await openSite({
    accounts,
    publicUrl: PUBLIC_URL,
    areas: [createPasskeySignIn(ways), createProviderSignIn(ways)],
    sections: [waysInSection(ways)],
    otherWays: [providerWay(upstream), passkeyWay],
    teams: [],
  });

  /** A browser: it keeps cookies, follows nothing, and says where its forms come from. */
  function openBrowser() {
    const cookies = new Map<string, string>();
    async function go(path: string, form?: Record<string, string>, origin = PUBLIC_URL) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await site.send(path, { cookie, ...(form === undefined ? {} : { origin }) }, form);
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return { ...answer, location: answer.headers.get('location') };
    }
    /** Presses the button; answers the path with which the provider would send the browser back. */
    async function leave(claims: Record<string, unknown>, path = '/sign-in/provider', next = '') {
      const { page } = await go(path, { next });
      const url = new URL(page('main a').attr('href') ?? '');
      return `/sign-in/callback?${provider.agree(url, claims).toString()}`;
    }
    return { cookies, go, leave };
  }

  /** A person with a password, signed in at a browser of theirs. */
  async function signIn(email: string) {
    const { userId } = await createTeam(deps, {
      name: 'Ink',
      ownerEmail: email,
      ownerPasswordHash: 'a hash',
      credits: 0,
    });
    const browser = openBrowser();
    browser.cookies.set(SESSION, await accounts.startSession(userId));
    return { userId, browser };
  }

  return { db, clock, accounts, provider, failures, upstream, passkeys, site, openBrowser, signIn };
}
