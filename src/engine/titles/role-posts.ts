// Which posts are a role, and which come near it. The one table of that judgement.
import type { Role } from '../role.ts';
import type { Level, TitleFunction } from './title.ts';

/** A level with its field; null where the level needs none. */
export type Row = readonly [level: Level, fn: TitleFunction | null];

export type RolePosts = { exact: readonly Row[]; near: readonly Row[] };

/** Who leads a department without being its chief. */
const HEADS: readonly Level[] = ['evp', 'svp', 'vp', 'director', 'head'];

function rows(levels: readonly Level[], fields: readonly TitleFunction[]): Row[] {
  return fields.flatMap((field) => levels.map((level): Row => [level, field]));
}

export const ROLE_POSTS: Readonly<Record<Role, RolePosts>> = {
  CEO: {
    exact: [['chief', 'executive']],
    near: [
      ['managing-director', null],
      ['general-manager', null],
      ['managing-partner', null],
      ['executive-director', null],
      ['president', null],
      ['owner', null],
    ],
  },
  CTO: {
    exact: [['chief', 'technology']],
    near: [
      ...rows(HEADS, ['technology']),
      ...rows(['evp', 'svp', 'vp', 'head', 'director', 'chief'], ['engineering']),
      ...rows(['head', 'director', 'vp', 'chief'], ['development']),
      ['managing-director', 'technology'],
    ],
  },
  COO: { exact: [['chief', 'operations']], near: rows(HEADS, ['operations']) },
  CFO: {
    exact: [['chief', 'finance']],
    near: [...rows(HEADS, ['finance']), ['managing-director', 'finance']],
  },
  CMO: { exact: [['chief', 'marketing']], near: rows(HEADS, ['marketing']) },
  CIO: { exact: [['chief', 'information']], near: rows(HEADS, ['information']) },
  CPO: { exact: [['chief', 'product']], near: rows(HEADS, ['product']) },
  CoS: { exact: [['chief', 'staff']], near: [] },
  Founder: {
    exact: [['founder', null]],
    near: [
      ['co-founder', null],
      ['founding-partner', null],
    ],
  },
  'Co-Founder': {
    exact: [['co-founder', null]],
    near: [
      ['founder', null],
      ['founding-partner', null],
    ],
  },
  President: { exact: [['president', null]], near: [] },
  'Managing Director': {
    exact: [['managing-director', null]],
    near: [
      ['chief', 'executive'],
      ['general-manager', null],
      ['managing-partner', null],
      ['executive-director', null],
      ['owner', null],
    ],
  },
  'VP of Sales': {
    exact: [['vp', 'sales']],
    near: [
      ...rows(['evp', 'svp', 'director', 'head', 'chief'], ['sales']),
      ...rows(['evp', 'svp', 'vp', 'director', 'head', 'chief'], ['revenue', 'commercial']),
      ['managing-director', 'sales'],
    ],
  },
  'VP of Engineering': {
    exact: [['vp', 'engineering']],
    near: [
      ...rows(['evp', 'svp', 'director', 'head', 'chief'], ['engineering']),
      ...rows(['evp', 'svp', 'vp', 'director', 'head'], ['development', 'technology']),
      ['chief', 'technology'],
    ],
  },
  'VP of Marketing': {
    exact: [['vp', 'marketing']],
    near: rows(['evp', 'svp', 'director', 'head', 'chief'], ['marketing']),
  },
  SVP: { exact: [['svp', null]], near: [] },
  EVP: { exact: [['evp', null]], near: [] },
};
