// Owns when "management" and "leadership" are what is sold rather than who leads.
import { TRADES_AFTER, TRADES_BEFORE } from './page-words.ts';

const LEADING: ReadonlySet<string> = new Set(['management', 'leadership']);

/** The words without those: "risk management" and "leadership training" are trades, "management team" is none. */
export function withoutTrades(words: readonly string[]): readonly string[] {
  if (words.length === 1 || !words.some((word) => LEADING.has(word))) return words;
  return words.filter(
    (word, at) =>
      !LEADING.has(word) ||
      !(TRADES_BEFORE.has(words[at - 1] ?? '') || TRADES_AFTER.has(words[at + 1] ?? '')),
  );
}
