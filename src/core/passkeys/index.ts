// Passkeys: added by people who are signed in, and then a way to sign in by themselves. All that the pages need.
//
// A passkey stands in for a password and not beside it, so that the authenticator has to know its person: user
// verification is required. A stolen security key without PIN opens nothing; who has such a key keeps the password.
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { BucketStore } from '../../../db/buckets.ts';
import type { Database } from '../../../db/schema.ts';
import { networkOf } from '../../../db/network.ts';
import { DomainError } from '../errors.ts';
import type { NewId } from '../ids.ts';
import { takeOrRefuse } from '../rate-limits.ts';
import type { Rate } from '../rate-limits.ts';
import { CHALLENGE_TTL_MS, issueChallenge, sweepChallenges, useChallenge } from './challenges.ts';
import { challengeOf, readCreated, readSigned } from './credential.ts';
import type { SignedCredential } from './credential.ts';
import { dismissOffer, isOffered } from './offers.ts';
import {
  addPasskey,
  credentialIds,
  findPasskey,
  listPasskeys,
  noteSignature,
  removePasskey,
} from './passkeys.ts';
import type { Passkey, PasskeyKey } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

/** EdDSA, ES256, RS256 (RFC 9053, RFC 8812): what authenticators know, without trying what this Node may know. */
const COSE_ALGORITHMS = [-8, -7, -257];
const PER_ADDRESS: Rate = { perMinute: 30, burst: 60 };
const PER_PERSON: Rate = { perMinute: 10, burst: 20 };

export type PasskeysDeps = {
  db: Kysely<Database>;
  buckets: BucketStore;
  now: () => number;
  newId: NewId;
  relyingParty: RelyingParty;
  /** What authenticators show. */
  serviceName: string;
  onEvent(event: PasskeyEvent): void;
};

/** The same key signs in two places. For the log: ids, no address. */
export type PasskeyEvent = { event: 'passkey_counter'; userId: string; passkeyId: string };

type Holder = { userId: string; sessionId: string };

export type Passkeys = {
  /** For `navigator.credentials.create`, as JSON. */
  creationOptions(person: Holder & { email: string }): Promise<object>;
  /** `credential` is what the browser answered, as JSON text. Throws `invalid_request`. */
  add(person: Holder, passkey: { credential: string; name: string }): Promise<void>;
  /** For `navigator.credentials.get`, as JSON. Throws `rate_limited`. */
  requestOptions(address: string): Promise<object>;
  /** Whose passkey has signed; null where it does not hold. Throws `rate_limited`. */
  signIn(signed: { credential: string; address: string }): Promise<{ userId: string } | null>;
  list(userId: string): Promise<Passkey[]>;
  /** Throws `invalid_request` where it is the only way to sign in. */
  remove(userId: string, id: string): Promise<void>;
  isOffered(userId: string): Promise<boolean>;
  dismissOffer(userId: string): Promise<void>;
  sweep(): Promise<void>;
};

export function createPasskeys(deps: PasskeysDeps): Passkeys {
  const { db, buckets } = deps;
  return {
    creationOptions: (person) => creationOptions(deps, person),
    add: (person, passkey) => add(deps, person, passkey),
    async requestOptions(address) {
      await takeOrRefuse(buckets, `passkey:address:${networkOf(address)}`, PER_ADDRESS);
      return generateAuthenticationOptions({
        rpID: deps.relyingParty.id,
        challenge: bytesOf(await issueChallenge(deps, null)),
        timeout: CHALLENGE_TTL_MS,
        userVerification: 'required',
      });
    },
    async signIn({ credential, address }) {
      await takeOrRefuse(buckets, `passkey:address:${networkOf(address)}`, PER_ADDRESS);
      return signIn(deps, credential);
    },
    list: (userId) => listPasskeys(db, userId),
    remove: (userId, id) => removePasskey(db, userId, id),
    isOffered: (userId) => isOffered(db, userId),
    dismissOffer: (userId) => dismissOffer(deps, userId),
    sweep: () => sweepChallenges(deps),
  };
}

async function creationOptions(deps: PasskeysDeps, person: Holder & { email: string }): Promise<object> {
  await takeOrRefuse(deps.buckets, `passkey:user:${person.userId}`, PER_PERSON);
  return generateRegistrationOptions({
    rpName: deps.serviceName,
    rpID: deps.relyingParty.id,
    userName: person.email,
    userDisplayName: person.email,
    userID: new Uint8Array(Buffer.from(person.userId)),
    challenge: bytesOf(await issueChallenge(deps, person.sessionId)),
    timeout: CHALLENGE_TTL_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: COSE_ALGORITHMS,
    excludeCredentials: await credentialIds(deps.db, person.userId),
    // Resident: a person signs in without saying first who they are.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

async function add(
  deps: PasskeysDeps,
  { userId, sessionId }: Holder,
  { credential: text, name }: { credential: string; name: string },
): Promise<void> {
  const credential = readCreated(text);
  const challenge = credential === null ? null : challengeOf(credential);
  if (credential === null || challenge === null) throw doesNotHold();
  if (!(await useChallenge(deps, challenge, sessionId))) throw doesNotHold();
  const verdict = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: deps.relyingParty.origin,
    expectedRPID: deps.relyingParty.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: COSE_ALGORITHMS,
  }).catch((error: unknown) => {
    throw doesNotHold(error);
  });
  if (!verdict.verified) throw doesNotHold();
  const { id, publicKey, counter } = verdict.registrationInfo.credential;
  await addPasskey(deps, {
    userId,
    credentialId: id,
    publicKey,
    counter,
    transports: credential.response.transports,
    name,
  });
}

async function signIn(deps: PasskeysDeps, text: string): Promise<{ userId: string } | null> {
  const credential = readSigned(text);
  const passkey = credential === null ? null : await findPasskey(deps.db, credential.id);
  if (credential === null || passkey === null) return null;
  // WebAuthn §7.2, step 6: the passkey names its person, who must be the one that we know it by.
  if (!bytesOf(credential.response.userHandle).equals(Buffer.from(passkey.userId))) return null;
  const counter = await verifiedCounter(deps, credential, passkey);
  if (counter === null) return null;
  if (await noteSignature(deps, passkey.id, counter)) return { userId: passkey.userId };
  deps.onEvent({ event: 'passkey_counter', userId: passkey.userId, passkeyId: passkey.id });
  return null;
}

/** The count that the authenticator has signed; null where anything does not hold. */
async function verifiedCounter(
  deps: PasskeysDeps,
  credential: SignedCredential,
  passkey: PasskeyKey,
): Promise<number | null> {
  const challenge = challengeOf(credential);
  if (challenge === null || !(await useChallenge(deps, challenge, null))) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: deps.relyingParty.origin,
      expectedRPID: deps.relyingParty.id,
      // The count is ours to hold against the last one, in the write that keeps it.
      credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: 0 },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null; // the library throws for whatever does not hold
  }
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url');

const doesNotHold = (cause?: unknown) =>
  new DomainError('invalid_request', 'The passkey was not accepted. Try again', { cause });
