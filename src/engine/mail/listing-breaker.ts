// Whether our own address is on block lists: then asking on would only make it worse. In memory; knows no domain that was
// asked about and no address.
import type { Clock } from '../deadline.ts';

export type ListingBreaker = {
  /** While open, nobody is asked: the refusals are known beforehand. */
  isOpen(): boolean;
  /** Somebody's server said that our address is listed, or would not have it at all. */
  listed(operator: string): void;
  /** Somebody's server told of a mailbox: there, nothing is held against us. */
  told(operator: string): void;
  health(): ListingHealth;
};

export type ListingHealth = {
  state: 'closed' | 'open';
  /** Distinct operators of mail servers that hold it against us, of those that were heard in the last hour. */
  listedBy: number;
  heard: number;
  /** Epoch milliseconds at which asking is tried again; null unless open. */
  openUntil: number | null;
};

/** One or two may have a list of their own. */
export const LISTED_OPERATORS = 3;
/** A list that matters is used by a good part of all; whoever is asked much meets three grudges a day. */
const LISTED_SHARE = 0.25;
export const LISTING_OPEN_MS = 60 * 60_000;
/** Heard longer ago counts no more. */
const HEARD_MS = 60 * 60_000;
const OPERATORS_MAX = 1_000;

/** A closed breaker; `onOpen` is told until when it is open. */
export function createListingBreaker(now: Clock, onOpen: (until: number) => void = () => {}): ListingBreaker {
  /** What each said last; the longest silent first. */
  const operators = new Map<string, { at: number; isListed: boolean }>();
  let openUntil = 0;
  const isOpen = () => now() < openUntil;

  function hear(operator: string, isListed: boolean) {
    operators.delete(operator);
    operators.set(operator, { at: now(), isListed });
    for (const [name, { at }] of operators) {
      if (now() - at <= HEARD_MS && operators.size <= OPERATORS_MAX) break;
      operators.delete(name);
    }
  }
  const listedBy = () => [...operators.values()].filter(({ isListed }) => isListed).length;

  return {
    isOpen,
    listed(operator) {
      // What was under way when it opened must not hold it open.
      if (isOpen()) return;
      hear(operator, true);
      const count = listedBy();
      if (count < LISTED_OPERATORS || count < operators.size * LISTED_SHARE) return;
      openUntil = now() + LISTING_OPEN_MS;
      onOpen(openUntil);
    },
    told(operator) {
      if (!isOpen()) hear(operator, false);
    },
    health: () => ({
      state: isOpen() ? 'open' : 'closed',
      listedBy: listedBy(),
      heard: operators.size,
      openUntil: isOpen() ? openUntil : null,
    }),
  };
}
