// Letters that stand for two things: CMO, CIO, CPO, CRO, MD. The other words of the title decide. Knows no roles.
import type { Clause } from './clause.ts';
import type { Draft, Post, TitleFunction } from './title.ts';

/** In the company of these fields, the letters mean that field. */
const OTHER_SENSES: Readonly<Record<string, readonly TitleFunction[]>> = {
  cmo: ['medical'],
  cio: ['investment'],
  cpo: ['people', 'procurement', 'privacy'],
};

/** Words beside which "MD" is a physician's degree. */
const MEDICAL_WORDS = /^(?:phd|mph|facs|facp|facc|frcp|faap|mbbs|dnb|physician|surgeon)$/i;

/** `stranger`: unknown words, such as a person's name, stand before the first post. */
export function settleAcronyms(
  drafts: readonly Draft[],
  clauses: readonly Clause[],
  stranger: boolean,
): Post[] {
  const fields = new Set<TitleFunction | null>(
    clauses.flatMap(({ before, after, posts }) => [
      ...[...before, ...after].flat(),
      ...posts.map((post) => post.function),
    ]),
  );
  const spelledOut = new Set(drafts.filter(({ acronym }) => acronym === null).map((post) => post.function));
  return drafts.map(({ acronym, heads: _heads, own: _own, ...post }) => {
    if (acronym === null) return post;
    if (acronym === 'md') return settledMd(post, drafts, clauses, stranger, fields.has('medical'));
    const other = OTHER_SENSES[acronym]?.find((field) => fields.has(field));
    if (other !== undefined && !spelledOut.has(post.function)) return { ...post, function: other };
    return { ...post, unsure: acronym === 'cmo' && clauses.some(isMedical) };
  });
}

/** A physician, a managing director, or (alone) either. */
function settledMd(
  post: Post,
  drafts: readonly Draft[],
  clauses: readonly Clause[],
  stranger: boolean,
  medical: boolean,
): Post {
  // "Family practice MD": a word of no table beside the letters is a trade.
  if (medical || stranger || post.special || clauses.some(isMedical))
    return { ...post, level: 'professional' };
  const alone = drafts.length === 1 && clauses.length === 1 && clauses.every((clause) => clause.bare);
  return { ...post, unsure: alone };
}

function isMedical({ words }: Clause): boolean {
  return words.some((word) => MEDICAL_WORDS.test(word));
}
