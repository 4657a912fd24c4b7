// Which roles are asked of which company, and what a right answer is.
import { type Role, ROLES } from '../../src/engine/role.ts';
import type { Company } from '../world/company.ts';
import { isReachable, roleTruth, type RoleTruth } from '../world/truth.ts';

export type AskedQuestion = { company: Company; role: Role; truth: RoleTruth };

/**
 * Every role that somebody holds, exactly or nearly (or `most` of them), and up to `vacant` of those that nobody does,
 * temptations first.
 */
export function questionsFor(
  company: Company,
  vacant: number,
  most = Number.POSITIVE_INFINITY,
): AskedQuestion[] {
  const truths = ROLES.map((role) => roleTruth(company, role));
  const all = truths.filter((truth) => truth.state === 'filled' || truth.state === 'near');
  const held = all.length <= most ? all : rotate(all, hashOf(company.domain)).slice(0, most);
  const tempting = new Set(company.decoys.flatMap((decoy) => decoy.tempts ?? rolesTempted(decoy.title)));
  const empty = rotate(
    truths.filter((truth) => truth.state === 'vacant'),
    company.domain.length,
  ).sort((a, b) => Number(tempting.has(b.role)) - Number(tempting.has(a.role)));
  // A company that cannot be read says the same to every question.
  const asked = isReachable(company) ? [...held, ...empty.slice(0, vacant)] : held.slice(0, 1);
  return asked.map((truth) => ({ company, role: truth.role, truth }));
}

/** Words of a decoy's title and the role that they tempt to. */
const TEMPTATIONS: readonly (readonly [word: RegExp, role: Role])[] = [
  [/\bceo\b|chief executive|director general|directora general|consejer/iu, 'CEO'],
  [/\bcto\b|chief technology/iu, 'CTO'],
  [/\bcoo\b|chief operating/iu, 'COO'],
  [/\bcfo\b|chief financial/iu, 'CFO'],
  [/chief marketing/iu, 'CMO'],
  [/\bpresident\b/iu, 'President'],
  [/managing director/iu, 'Managing Director'],
  [/founder/iu, 'Founder'],
  [/co-founder/iu, 'Co-Founder'],
];

function rolesTempted(title: string): Role[] {
  return TEMPTATIONS.filter(([word]) => word.test(title)).map(([, role]) => role);
}

/** A number from a word, so that large companies are not all asked for their first roles. */
function hashOf(word: string): number {
  return Array.from(word).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);
}

/** So that not every company is asked the same first vacant roles. */
function rotate<T>(values: readonly T[], by: number): T[] {
  const start = values.length === 0 ? 0 : by % values.length;
  return [...values.slice(start), ...values.slice(0, start)];
}
