// Passwords that a guesser tries early: common ones, rows of the keyboard, repetitions, the person's own address.
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { invalidRequest } from './errors.ts';

/** Powers of ten: what an offline guesser does in seconds even against argon2id. */
const GUESSES_MIN_LOG10 = 9;
/** The estimate grows with the square of the length, and what is long so far needs no more of it. */
const LOOKED_AT_CHARACTERS = 72;

/** Famous for being good, and so no longer. */
const FAMOUS = ['correcthorsebatterystaple'];

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Throws `invalid_request` where the password is among the first thousand million guesses. `email` is whose it will be. */
export async function checkHardToGuess(password: string, email?: string): Promise<void> {
  estimator ??= openEstimator();
  const about = email === undefined ? FAMOUS : [...FAMOUS, email, ...email.split(/[@.]/)];
  const { guessesLog10 } = (await estimator).check(
    password.normalize('NFKC').slice(0, LOOKED_AT_CHARACTERS),
    about,
  );
  if (guessesLog10 < GUESSES_MIN_LOG10) {
    throw invalidRequest(
      'password is too easy to guess: several words that do not belong together are better',
    );
  }
}

/** Loaded with the first password that is set: most processes never need the lists. */
async function openEstimator(): Promise<ZxcvbnFactory> {
  const [core, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]);
  return new core.ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });
}
