// How often strangers may make us store or fetch something: by address and in total, in every process together.
import type { BucketStore, Take } from '../db/buckets.ts';
import { networkOf } from '../db/network.ts';
import { SECOND_MS } from './protocol.ts';

/** Tokens that are there at once, and the time in which one comes back. */
type Rate = { burst: number; stepMs: number };

/** Assistants on the web register for many people from few addresses. */
const RATES = {
  register: {
    address: { burst: 60, stepMs: 20 * SECOND_MS },
    total: { burst: 600, stepMs: 2 * SECOND_MS },
  },
  document: {
    address: { burst: 30, stepMs: 10 * SECOND_MS },
    total: { burst: 300, stepMs: SECOND_MS },
  },
  authorize: {
    address: { burst: 300, stepMs: SECOND_MS },
    total: { burst: 6_000, stepMs: SECOND_MS / 50 },
  },
} as const satisfies Record<string, { address: Rate; total: Rate }>;

export type AddressLimitDeps = { buckets: Pick<BucketStore, 'take'> };

/** null where it may, else the whole seconds until it may. Each purpose has its own rates. */
export async function takeForAddress(
  { buckets }: AddressLimitDeps,
  what: keyof typeof RATES,
  address: string | undefined,
): Promise<number | null> {
  const limits = [
    [`oauth:${what}:${networkOf(address)}`, RATES[what].address],
    [`oauth:${what}`, RATES[what].total],
  ] as const;
  for (const [bucket, { burst, stepMs }] of limits) {
    const taken = await buckets.take(bucket, stepMs, burst * stepMs);
    if (!taken.allowed) return secondsUntilFree(taken, stepMs, burst * stepMs);
  }
  return null;
}

function secondsUntilFree({ fullAt, now }: Take, stepMs: number, capacityMs: number): number {
  return Math.max(1, Math.ceil((fullAt + stepMs - capacityMs - now) / SECOND_MS));
}
