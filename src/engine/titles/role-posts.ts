// Which posts are a role, and which come near it. The one table of that judgement.
import type { Role } from '../role.ts';
import type { Level, TitleFunction } from './title.ts';

/** A level with its field; null where the level needs none. */
export type Row = readonly [level: Level, fn: TitleFunction | null];

/** Near posts stand in the order in which a buyer would take them. */
export type RolePosts = { exact: readonly Row[]; near: readonly Row[] };

/** Who leads a department without being its chief; of directors a field may have several. */
const HEADS: readonly Level[] = ['evp', 'svp', 'vp', 'head', 'director'];

/** By level first: a vice president of the neighbouring field is nearer than a director of the very one. */
function rows(levels: readonly Level[], fields: readonly TitleFunction[]): Row[] {
  return levels.flatMap((level) => fields.map((field): Row => [level, field]));
}

export const ROLE_POSTS: Readonly<Record<Role, RolePosts>> = {
  CEO: {
    exact: [['chief', 'executive']],
    near: [
      ['managing-director', null],
      ['president', null],
      ['general-manager', null],
      ['managing-partner', null],
      ['executive-director', null],
      ['owner', null],
    ],
  },
  CTO: {
    exact: [['chief', 'technology']],
    near: [
      ['managing-director', 'technology'],
      ...rows(
        ['chief', 'evp', 'svp', 'vp', 'head', 'director'],
        ['technology', 'engineering', 'development'],
      ),
    ],
  },
  COO: {
    exact: [['chief', 'operations']],
    near: [['managing-director', 'operations'], ...rows(HEADS, ['operations'])],
  },
  CFO: {
    exact: [['chief', 'finance']],
    near: [['managing-director', 'finance'], ...rows(HEADS, ['finance'])],
  },
  CMO: {
    exact: [['chief', 'marketing']],
    near: [['managing-director', 'marketing'], ...rows(HEADS, ['marketing'])],
  },
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
      ...rows(['svp', 'evp', 'chief'], ['sales', 'revenue', 'commercial']),
      ['vp', 'revenue'],
      ['vp', 'commercial'],
      ['managing-director', 'sales'],
      ...rows(['head', 'director'], ['sales', 'revenue', 'commercial']),
    ],
  },
  'VP of Engineering': {
    exact: [['vp', 'engineering']],
    near: [
      ...rows(['svp', 'evp', 'chief'], ['engineering']),
      ...rows(['vp', 'svp', 'evp'], ['development', 'technology']),
      ...rows(['head', 'director'], ['engineering', 'development', 'technology']),
      ['chief', 'technology'],
      ['chief', 'development'],
    ],
  },
  'VP of Marketing': {
    exact: [['vp', 'marketing']],
    near: rows(['svp', 'evp', 'chief', 'head', 'director'], ['marketing']),
  },
  SVP: { exact: [['svp', null]], near: [] },
  EVP: { exact: [['evp', null]], near: [] },
};
