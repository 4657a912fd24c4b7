// How many letters strangers may make us send: to one addressee, and from one network.
import type { Rate } from './rate-limits.ts';

/** One every ten minutes, after the first five: each is a letter that somebody may not have asked for. */
export const LETTERS_PER_ADDRESSEE: Rate = { perMinute: 0.1, burst: 5 };
export const LETTERS_PER_ADDRESS: Rate = { perMinute: 6, burst: 20 };
