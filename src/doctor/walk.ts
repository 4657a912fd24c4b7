// What the steps share: whom to ask, what is expected, and what earlier steps have found.
import { randomBytes } from 'node:crypto';
import type { Ask } from './ask.ts';
import type { Proofs } from './proof.ts';

/** Paths of the doors that are walked through, as the authorization server names them. */
export type DoctorPaths = Readonly<{
  authorize: string;
  consent: string;
  token: string;
  register: string;
  jwks: string;
  serverMetadata: string;
  resourceMetadata: string;
  resource: string;
}>;

/** Stands in for a person's agreement, in this process, to one request of this one walk. */
export type Rehearsal = {
  redirectUri: string;
  scope: string;
  /** The code; null where the request is none of this rehearsal. */
  agree(request: { flow: string; clientId: string; codeChallenge: string }): Promise<string | null>;
  /** Deletes the client with everything that it got. */
  end(clientId: string): Promise<void>;
};

export type Walk = {
  ask: Ask;
  publicUrl: string;
  paths: DoctorPaths;
  proofs: Proofs;
  /** Null where nobody is there who could agree. */
  rehearsal: Rehearsal | null;
  /** Epoch milliseconds. */
  now: () => number;
  found: Found;
};

/** Filled in by the steps, in their order. */
export type Found = {
  forwarding?: { seen: unknown };
  date?: { theirs: number | null; ours: number };
  client?: { id: string; registrationToken: string };
  verifier?: string;
  challenge?: string;
  flow?: string;
  code?: string;
  accessToken?: string;
  refreshToken?: string;
};

export type Step = {
  id: string;
  title: string;
  /** Steps without which this one makes no sense. */
  needs: readonly string[];
  /** What was seen; throws StepFailed or StepSkipped. */
  run(walk: Walk): Promise<string>;
};

/** What a step that is needed has left. */
export function foundIn<Name extends keyof Found>(walk: Walk, name: Name): NonNullable<Found[Name]> {
  const value = walk.found[name];
  if (value === undefined) throw new Error(`no step has found ${name}: a need is missing`);
  return value;
}

/** 256 random bits in base64url. */
export function randomText(): string {
  return randomBytes(32).toString('base64url');
}
