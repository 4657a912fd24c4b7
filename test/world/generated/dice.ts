// Chance that can be repeated: the same key gives the same throws, on every machine.

export type Dice = {
  /** 0 inclusive to 1 exclusive. */
  next(): number;
  chance(probability: number): boolean;
  /** Both ends inclusive. */
  int(from: number, to: number): number;
  pick<T>(values: readonly T[]): T;
  /** By weights, which need not add up to anything. */
  weighted<T>(rows: readonly (readonly [value: T, weight: number])[]): T;
  /** Different ones, in the order of chance; all of them where there are no more. */
  sample<T>(values: readonly T[], count: number): T[];
};

/** @param key everything that the throws may depend on, such as "1/17/names". */
export function rollDice(key: string): Dice {
  let state = seedOf(key);
  const next = () => {
    // A 32-bit counter through a mixing function; its quality is far above what this needs.
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(values: readonly T[]): T => {
    if (values.length === 0) throw new Error(`nothing to pick from (${key})`);
    return values[int(0, values.length - 1)] as T; // the index is inside
  };
  return {
    next,
    chance: (probability) => next() < probability,
    int,
    pick,
    weighted(rows) {
      const sum = rows.reduce((total, [, weight]) => total + weight, 0);
      let left = next() * sum;
      for (const [value, weight] of rows) {
        left -= weight;
        if (left < 0) return value;
      }
      return pick(rows.map(([value]) => value));
    },
    sample(values, count) {
      const rest = [...values];
      const taken = [];
      while (taken.length < count && rest.length > 0) {
        taken.push(...rest.splice(int(0, rest.length - 1), 1));
      }
      return taken;
    },
  };
}

/** FNV-1a, 32 bits. */
function seedOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
