// In which ways the words of one name can be meant: which is the surname, and whether there are two of them.
import { fold } from './fold.ts';
import { isSecondGiven } from './given-pairs.ts';
import { isIberianGiven } from './name-order.ts';
import { isKnownGiven } from './nicknames.ts';
import type { PersonName } from './person-name.ts';

export type NameReading = { name: PersonName; share: number };

/** How often a name of two words that says nothing of its order stands surname first. */
const TURNED_SHARE = 0.025;
/** The same where what stands last is a given name, and what stands first is none that we know: "Yuzlikeev Eduard". */
const TURNED_BY_GIVEN_SHARE = 0.06;
/** The same where the words themselves say which is which, and may err. */
const TURNED_AGAINST_CULTURE = 0.08;
/** Of names of three words, how often the middle one is a surname, and the one that counts. */
const MIDDLE_IS_SURNAME_SHARE = 0.08;
const MIDDLE_IS_SURNAME_IN_SPAIN_SHARE = 0.45;
const MIDDLE_MIN_CHARS = 3;

/** The name as it was read first, then as it may be meant otherwise; the shares sum to 1. */
export function readingsOf(name: PersonName): NameReading[] {
  const others = [turned(name), ofTwoSurnames(name)].filter((reading) => reading !== null);
  const share = 1 - others.reduce((sum, other) => sum + other.share, 0);
  return [{ name, share }, ...others];
}

function turned(name: PersonName): NameReading | null {
  const { given, family, particles, culture } = name;
  const [first = ''] = given;
  if (culture === 'iberian' || culture === 'portuguese' || particles.length > 0 || family.length !== 1)
    return null;
  if (culture === undefined && given.length > 1) return null;
  if (fold(first).replace(/[^a-z]/g, '').length < 2) return null;
  const byGiven = isKnownGiven(fold(family[0] ?? '')) && !isKnownGiven(fold(first));
  const untold = byGiven ? TURNED_BY_GIVEN_SHARE : TURNED_SHARE;
  const share = culture === undefined ? untold : TURNED_AGAINST_CULTURE;
  return { name: { ...name, given: family, family: given.slice(0, 1) }, share };
}

function ofTwoSurnames(name: PersonName): NameReading | null {
  const { given, family, particles, culture } = name;
  const middle = given.at(-1) ?? '';
  if (culture !== undefined || particles.length > 0 || family.length !== 1 || given.length < 2) return null;
  if (middle.length < MIDDLE_MIN_CHARS || middle.endsWith('.') || isSecondGiven(fold(middle))) return null;
  const isSpanish = isIberianGiven(fold(given[0] ?? ''));
  const read: PersonName = {
    ...name,
    given: given.slice(0, -1),
    family: [middle, ...family],
    culture: 'iberian',
  };
  return { name: read, share: isSpanish ? MIDDLE_IS_SURNAME_IN_SPAIN_SHARE : MIDDLE_IS_SURNAME_SHARE };
}
