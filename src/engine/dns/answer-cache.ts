// Owns answers that stay true for a while, and questions under way that others may join. Knows no DNS.

export type Timed<T> = { value: T; ttlMs: number };

export type AnswerCache<T> = {
  /** The kept answer, or the one under way, or a new one from `ask`. `ttlMs` 0 keeps nothing. */
  get: (key: string, ask: () => Promise<Timed<T>>) => Promise<T>;
};

/** Keeps at most `max` answers; the one that was not wanted for longest goes first. */
export function createAnswerCache<T>(now: () => number, max: number): AnswerCache<T> {
  const kept = new Map<string, { value: T; until: number }>();
  const underWay = new Map<string, Promise<T>>();

  const keep = (key: string, { value, ttlMs }: Timed<T>): T => {
    if (ttlMs > 0) kept.set(key, { value, until: now() + ttlMs });
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    return value;
  };

  const ask = async (key: string, question: () => Promise<Timed<T>>): Promise<T> => {
    try {
      return keep(key, await question());
    } finally {
      underWay.delete(key);
    }
  };

  return {
    async get(key, question) {
      const found = kept.get(key);
      kept.delete(key);
      if (found !== undefined && found.until > now()) {
        kept.set(key, found); // now the youngest
        return found.value;
      }
      const joined = underWay.get(key) ?? ask(key, question);
      underWay.set(key, joined);
      return joined;
    },
  };
}
