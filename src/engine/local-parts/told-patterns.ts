// What mail servers' answers about people tell of how a company makes addresses: which patterns made the one that was
// taken, and which were refused. Kept between searches in memory, by mail host, without an address or a name.
import { createHash } from 'node:crypto';
import type { PersonName } from '../names/person-name.ts';
import { explained } from './local-parts.ts';
import type { PatternName } from './patterns.ts';

/** Of one person. */
export type ToldOfPerson = {
  isTaken: boolean;
  /** By pattern, the share of this name's addresses under it that were taken, or refused. */
  patterns: ReadonlyMap<PatternName, number>;
};

export type PatternMemory = {
  /** What is known of the people of a mail host, but for those whose keys these are (personKey). */
  recall(host: string, without: ReadonlySet<string>): ToldOfPerson[];
  remember(host: string, person: string, told: ToldOfPerson): void;
};

/** A company that changes how it makes addresses is not held to what was told long ago. */
const HOLDS_MS = 7 * 86_400_000;
const HOSTS_MAX = 2_000;
const PEOPLE_MAX = 30;

/** From the local parts that a server took of this person, or refused as unknown; null where it did neither. */
export function toldOf(
  name: PersonName,
  { taken, refused }: { taken: readonly string[]; refused: readonly string[] },
): ToldOfPerson | null {
  const isTaken = taken.length > 0;
  const patterns = new Map<PatternName, number>();
  for (const localPart of isTaken ? taken.slice(0, 1) : new Set(refused))
    for (const { pattern, weight } of explained(name, localPart))
      patterns.set(pattern, (patterns.get(pattern) ?? 0) + weight);
  return patterns.size === 0 ? null : { isTaken, patterns };
}

export function createPatternMemory(now: () => number): PatternMemory {
  /** The host that was told of longest ago first; likewise its people. */
  const hosts = new Map<string, Map<string, { told: ToldOfPerson; at: number }>>();
  return {
    recall(host, without) {
      const people = [...(hosts.get(host) ?? [])];
      const left = new Set([...without].map(hashOf));
      return people
        .filter(([person, { at }]) => !left.has(person) && now() - at <= HOLDS_MS)
        .map(([, { told }]) => told);
    },
    remember(host, person, told) {
      const people = hosts.get(host) ?? new Map<string, { told: ToldOfPerson; at: number }>();
      hosts.delete(host);
      hosts.set(host, people);
      people.delete(hashOf(person));
      people.set(hashOf(person), { told, at: now() });
      dropFirst(people, PEOPLE_MAX);
      dropFirst(hosts, HOSTS_MAX);
    },
  };
}

function hashOf(person: string): string {
  return createHash('sha256').update(person).digest('hex');
}

function dropFirst(from: Map<string, unknown>, most: number): void {
  const [first] = from.keys();
  if (from.size > most && first !== undefined) from.delete(first);
}
