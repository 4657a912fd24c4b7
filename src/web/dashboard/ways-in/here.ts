// Where the ways to sign in stand, and how a part of that page tells what it refused.
import type { Shown } from '../section.ts';
import type { PersonVisit } from '../visit.ts';

export const WAYS_IN_PATH = '/sign-in';
export const HERE = `/dashboard${WAYS_IN_PATH}`;

/** The page with what is wrong; throws on what is no refusal. */
export type Refuse = (visit: PersonVisit, error: unknown) => Promise<Shown>;
