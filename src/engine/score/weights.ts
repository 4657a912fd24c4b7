// The weights that scores are made of, with their version, which every stored result names; and where scores end.
import fitted from './fitted-weights.json' with { type: 'json' };
import type { Weights } from './judged-weights.ts';

/** Written by `npm run fit`; see docs/score.md. */
export const WEIGHTS: Weights = fitted.weights;
export const WEIGHTS_VERSION = fitted.version;

/** Nothing is surer than this, however much speaks for it: pages go out of date, and people leave. */
export const ROLE_MAX = 0.99;
/** Where the title is not exactly the role: whether it is meant stays open. */
export const ROLE_MAX_NOT_EXACT = 0.97;
export const MAILBOX_MAX = 0.995;

/** Scores of derived addresses end here: the server accepts everything; nobody could be asked. */
export const CATCH_ALL_CAP = 80;
export const UNASKED_CAP = 75;
/** So do those of people whom no rule has read, but a language model alone; unless their address is printed. */
export const LLM_ALONE_CAP = 70;
/** Lower scores are not returned. */
export const SCORE_MIN = 50;

/** Further pages that say the same: more than these add nothing. */
export const MORE_PAGES_MAX = 2;
export const YEAR_MS = 365 * 86_400_000;
