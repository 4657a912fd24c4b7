// Objects of a state that other objects refer to by their id: people in one list, their roles in another.
import { isObject, listOf, type JsonObject } from '../json-values.ts';
import type { View } from './state-person.ts';

const NODES_MAX = 60_000;
/** Objects of different lists may have the same id. */
const SAME_MAX = 6;
const IDS: readonly string[] = [
  'id',
  '_id',
  'uuid',
  'slug',
  'key',
  '_key',
  'uid',
  'databaseId',
  'contentful_id',
];
const ROLE_KEYS =
  /^(?:job)?(?:roles?|positions?|jobs?|titles?|functions?|designations?|posts?|jobtitles?)(?:ids?|refs?|keys?|uuids?|slugs?)?$/;
const PERSON_KEYS =
  /^(?:person|people|members?|employees?|staff|holders?|profiles?|teammembers?)(?:ids?|refs?|keys?|uuids?|slugs?)?$/;
const REFERENCES_MAX = 8;
/** An id, and what it is the id of. */
const REFERENCE_MEMBERS_MAX = 2;

export class References {
  readonly #byId = new Map<string, JsonObject[]>();

  constructor(roots: readonly unknown[]) {
    const waiting: unknown[] = [...roots];
    const seen = new Set<unknown>();
    for (let index = 0; index < waiting.length && index < NODES_MAX; index += 1) {
      const node = waiting[index];
      if (Array.isArray(node)) for (const each of node as unknown[]) push(waiting, seen, each);
      if (!isObject(node)) continue;
      for (const key of IDS) this.#add(node[key], node);
      if (isObject(node['sys'])) this.#add(node['sys']['id'], node);
      for (const [key, value] of Object.entries(node)) {
        if (isObject(value) && key.includes(':')) this.#add(key, value);
        push(waiting, seen, value);
      }
    }
  }

  /** What the node's members refer to: roles of a person, or the people of a role. */
  of(view: View, whose: 'roles' | 'people'): JsonObject[] {
    const keys = whose === 'roles' ? ROLE_KEYS : PERSON_KEYS;
    const found: JsonObject[] = [];
    for (const [key, value] of view)
      if (key.length < 30 && keys.test(key))
        for (const each of listOf(value).slice(0, REFERENCES_MAX)) found.push(...this.#meant(each));
    return found.slice(0, REFERENCES_MAX);
  }

  #add(id: unknown, node: JsonObject): void {
    const key = keyOf(id);
    if (key === '') return;
    const known = this.#byId.get(key);
    if (known === undefined) this.#byId.set(key, [node]);
    else if (known.length < SAME_MAX && !known.includes(node)) known.push(node);
  }

  #meant(value: unknown): readonly JsonObject[] {
    const data = isObject(value) && isObject(value['data']) ? value['data'] : value;
    const inner = isObject(data) ? idIn(data) : data;
    return this.#byId.get(keyOf(inner)) ?? [];
  }
}

/** Of an object that is nothing but a reference. */
function idIn(node: JsonObject): unknown {
  const told = node['__ref'] ?? node['_ref'] ?? node['$ref'] ?? node['ref'];
  if (told !== undefined) return told;
  if (isObject(node['sys'])) return node['sys']['id'];
  return Object.keys(node).length <= REFERENCE_MEMBERS_MAX ? node['id'] : undefined;
}

function keyOf(id: unknown): string {
  if (typeof id === 'number') return String(id);
  return typeof id === 'string' && id.length <= 120 ? id : '';
}

function push(waiting: unknown[], seen: Set<unknown>, value: unknown): void {
  if (typeof value !== 'object' || value === null || waiting.length >= NODES_MAX || seen.has(value)) return;
  seen.add(value);
  waiting.push(value);
}
