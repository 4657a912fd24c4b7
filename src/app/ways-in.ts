// The ways to sign in beside the password: passkeys where browsers have them, the provider where the operator has one.
import type { Router } from 'express';
import type { Storage } from '../../db/open.ts';
import type { Config } from '../config/config.ts';
import type { Accounts } from '../core/accounts.ts';
import { newId } from '../core/ids.ts';
import { createPasskeys } from '../core/passkeys/index.ts';
import type { Passkeys } from '../core/passkeys/index.ts';
import { relyingParty } from '../core/passkeys/relying-party.ts';
import { createUpstream } from '../core/upstream/index.ts';
import type { Upstream } from '../core/upstream/index.ts';
import { waysInSection } from '../web/dashboard/ways-in/section.ts';
import type { Section } from '../web/dashboard/section.ts';
import { createPasskeySignIn, passkeyWay } from '../web/ways-in/passkey.ts';
import { createProviderSignIn, providerWay } from '../web/ways-in/provider.ts';
import type { SignInWay } from '../web/sign-in/page.ts';
import type { Logger } from './logger.ts';

/** What authenticators show beside the person's name. */
const SERVICE_NAME = 'Executive email lookup';

export type WaysIn = {
  passkeys: Passkeys | null;
  areas: Router[];
  section: Section;
  otherWays: SignInWay[];
  sweep(): Promise<void>;
};

export type WaysInDeps = {
  config: Pick<Config, 'oidc' | 'publicUrl' | 'signupCredits'>;
  storage: Storage;
  accounts: Accounts;
  log: Logger;
  now: () => number;
};

export function openWaysIn(deps: WaysInDeps): WaysIn {
  const { accounts, log, now } = deps;
  const { publicUrl } = deps.config;
  const passkeys = passkeysOf(deps);
  const upstream = upstreamOf(deps);
  const onFailure = (failure: { reason: string; detail: string }) =>
    log.warn(failure, 'a sign-in through the provider failed');
  return {
    passkeys,
    areas: [
      ...(passkeys === null ? [] : [createPasskeySignIn({ accounts, passkeys, publicUrl })]),
      ...(upstream === null ? [] : [createProviderSignIn({ accounts, upstream, publicUrl, onFailure })]),
    ],
    section: waysInSection({ passkeys, upstream, publicUrl, now, onFailure }),
    otherWays: [
      ...(upstream === null ? [] : [providerWay(upstream)]),
      ...(passkeys === null ? [] : [passkeyWay]),
    ],
    async sweep() {
      await passkeys?.sweep();
      await upstream?.sweep();
    },
  };
}

function passkeysOf({ config, storage, log, now }: WaysInDeps): Passkeys | null {
  const party = relyingParty(config.publicUrl);
  if (party === null) return null;
  const { db, buckets } = storage;
  return createPasskeys({
    db,
    buckets,
    now,
    newId,
    relyingParty: party,
    serviceName: SERVICE_NAME,
    onEvent: (event) => log.warn(event, 'a passkey signed with a count that it had used: two hold its key'),
  });
}

function upstreamOf({ config, storage, now }: WaysInDeps): Upstream | null {
  const { oidc, publicUrl, signupCredits } = config;
  if (oidc === null) return null;
  const { db, buckets } = storage;
  return createUpstream({ ...oidc, db, buckets, now, newId, publicUrl, signupCredits, fetch });
}
