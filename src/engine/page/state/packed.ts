// Lists in which objects hold positions of the list instead of values, as frameworks send them: unpacked to plain values.
// It knows the two ways of packing by their look, not by who wrote them.
import { isObject, type JsonObject } from '../json-values.ts';

/** Objects and lists that one unpacking makes; a list that refers to itself would have no end. */
const NODES_MAX = 60_000;
const DEPTH_MAX = 60;
const SHORTEST = 3;

/** Lists that only wrap what they name by its position. */
const WRAPPERS: ReadonlySet<unknown> = new Set([
  'Ref',
  'ShallowRef',
  'EmptyRef',
  'Reactive',
  'ShallowReactive',
  'NuxtError',
  'Island',
  'Set',
]);

/** The first value of the list with the values in the places of their positions; undefined where it is no such list. */
export function unpack(list: readonly unknown[]): unknown {
  return isPackedList(list) ? new Unpacking(list).valueAt(0, 0) : undefined;
}

/** The same for lists that continue one another: the first value of each. */
export function unpackAll(lists: readonly (readonly unknown[])[]): unknown[] {
  const whole: unknown[] = [];
  const starts = lists.map((list) => {
    const start = whole.length;
    for (const each of list) whole.push(each);
    return start;
  });
  if (!isPackedList(whole)) return [];
  const unpacking = new Unpacking(whole);
  return starts.map((start) => unpacking.valueAt(start, 0));
}

function isPackedList(list: readonly unknown[]): boolean {
  const head = list[0];
  return list.length >= SHORTEST && typeof head === 'object' && head !== null && isPacked(head, list.length);
}

/** Every member is a position; keys may be positions too ("_3"). */
function isPacked(head: object, length: number): boolean {
  const members: unknown[] = Array.isArray(head) ? head : Object.values(head);
  const isWrapped = Array.isArray(head) && typeof head[0] === 'string' && WRAPPERS.has(head[0]);
  return members.length > 0 && members.slice(isWrapped ? 1 : 0).every((each) => isPosition(each, length));
}

function isPosition(value: unknown, length: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value < length && value >= -9;
}

class Unpacking {
  readonly #list: readonly unknown[];
  readonly #made = new Map<number, unknown>();
  #left = NODES_MAX;

  constructor(list: readonly unknown[]) {
    this.#list = list;
  }

  /** One object for all the places that refer to it; null where it stands in itself. */
  valueAt(position: unknown, depth: number): unknown {
    if (typeof position !== 'number') return position;
    const known = this.#made.get(position);
    if (known !== undefined) return known;
    const value = this.#list[position];
    if (typeof value !== 'object' || value === null) return value ?? null;
    if (depth > DEPTH_MAX || this.#left <= 0) return null;
    this.#left -= 1;
    this.#made.set(position, null);
    const made = Array.isArray(value)
      ? this.#listOf(value as unknown[], depth)
      : this.#objectOf(value as JsonObject, depth);
    this.#made.set(position, made);
    return made;
  }

  #listOf(value: readonly unknown[], depth: number): unknown {
    const [tag] = value;
    if (typeof tag === 'string' && value.length <= 2)
      return WRAPPERS.has(tag) ? this.valueAt(value[1], depth + 1) : (value[1] ?? null);
    const members = typeof tag === 'string' ? value.slice(1) : value;
    return members.map((each) => this.valueAt(each, depth + 1));
  }

  #objectOf(value: JsonObject, depth: number): unknown {
    const made: Record<string, unknown> = {};
    for (const [key, position] of Object.entries(value)) {
      const named = /^_\d+$/.test(key) ? this.#list[Number(key.slice(1))] : key;
      if (typeof named === 'string' && named !== '__proto__') made[named] = this.valueAt(position, depth + 1);
    }
    return made;
  }
}

/** Whether an object's members are lists of a kind and a value ("[0, 'Ada']"), and what they are without the kinds. */
export function untag(value: unknown): unknown {
  if (!isObject(value)) return undefined;
  const members = Object.values(value);
  if (members.length === 0 || !members.every(isTagged)) return undefined;
  return bare([0, value], 0);
}

function isTagged(value: unknown): value is readonly [number, unknown] {
  return (
    Array.isArray(value) &&
    value.length <= 2 &&
    typeof value[0] === 'number' &&
    value[0] >= 0 &&
    value[0] <= 11
  );
}

function bare(value: unknown, depth: number): unknown {
  if (!isTagged(value) || depth > DEPTH_MAX) return value;
  const [, inner] = value;
  if (Array.isArray(inner)) return (inner as unknown[]).map((each) => bare(each, depth + 1));
  if (!isObject(inner)) return inner ?? null;
  return Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, bare(each, depth + 1)]));
}
