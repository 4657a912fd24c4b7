// Whether an ideal search could know an address: the order in which it would try what the name allows, and how far it gets.
import type { LocalPattern } from '../local-part.ts';
import { formAddress, type HouseStyle, PATTERN_SHARES } from './addresses.ts';
import type { FullName } from './names/name.ts';

export type Reach = {
  name: FullName;
  local: string;
  /** Patterns that colleagues' printed addresses show; they are tried first. */
  shown: readonly LocalPattern[];
  /** How often this culture writes ö as "oe", 0 to 1. */
  twoLetters: number;
  /** How many can be tried: what the mail server allows, or one where it tells nothing. */
  attempts: number;
};

/** A shown pattern is likelier than any other, whatever its share. */
const SHOWN_WEIGHT = 1_000;

export function isWithinReach({ name, local, shown, twoLetters, attempts }: Reach): boolean {
  const weights = new Map<string, number>();
  const patterns = new Map<LocalPattern, number>(PATTERN_SHARES);
  for (const pattern of shown) patterns.set(pattern, SHOWN_WEIGHT);
  for (const [pattern, share] of patterns) {
    for (const [style, likelihood] of styles(twoLetters)) {
      const form = formAddress(pattern, style, name);
      weights.set(form, (weights.get(form) ?? 0) + share * likelihood);
    }
  }
  const order = [...weights].toSorted(([, a], [, b]) => b - a).map(([form]) => form);
  const place = order.indexOf(local);
  return place >= 0 && place < attempts;
}

function styles(twoLetters: number): (readonly [HouseStyle, number])[] {
  const umlauts = [
    ['two', twoLetters],
    ['one', 1 - twoLetters],
  ] as const;
  const surnames = [
    ['joined', 0.35],
    ['hyphen', 0.35],
    ['one', 0.3],
  ] as const;
  const particles = [
    ['kept', 0.6],
    ['dropped', 0.4],
  ] as const;
  return umlauts.flatMap(([umlaut, a]) =>
    surnames.flatMap(([surname, b]) =>
      particles.map(
        ([particle, c]) => [{ umlauts: umlaut, surnames: surname, particle }, a * b * c] as const,
      ),
    ),
  );
}
