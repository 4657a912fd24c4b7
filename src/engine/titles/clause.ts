// What one clause of a title says by itself: its posts, fields, qualifiers. How clauses go together is not decided here.
import type { ClauseItems, Item, Joint } from './item.ts';
import type { OwnNames } from './own-name.ts';
import type { Level, Meaning, Qualifier, TitleFunction } from './title.ts';
import { LEGAL_FORMS, ORGANISATION_WORDS } from './words/legal-forms.ts';

export type ClausePost = {
  level: Level;
  function: TitleFunction | null;
  acronym: string | null;
  /** Of a director without a field: the word, in its language, then means the head of the company. */
  heads: boolean;
};

export type Clause = {
  joint: Joint;
  posts: ClausePost[];
  /** Fields before the first post, and after it; words side by side are one field, whose last word is its head. */
  before: TitleFunction[][];
  after: TitleFunction[][];
  /** Whether the first field after the post follows it without a small word between. */
  direct: boolean;
  /** "officer" stands alone: the level is the clause's before. */
  officer: boolean;
  /** A profession or a lower rank, which is no post of ours. */
  professional: boolean;
  qualifiers: Qualifier[];
  scope: string[];
  /** Words that no table knows, as printed. */
  unknown: string[];
  organization: string | null;
  /** Its words end in a legal form: they are a firm's name. */
  legalForm: boolean;
  /** What follows is somebody else's post: "assistant to the CEO and President". */
  target: boolean;
  /** The company's own name stands in it. */
  own: boolean;
  /** A place is named. */
  places: boolean;
  /** All words, folded. */
  words: string[];
  /** One word alone. */
  bare: boolean;
  /** Nothing but small words. */
  empty: boolean;
};

/** Levels of the whole organisation: after these, "of X" names an organisation. */
const TOP: ReadonlySet<Level> = new Set<Level>([
  'chief',
  'president',
  'managing-director',
  'general-manager',
  'managing-partner',
  'executive-director',
  'founder',
  'co-founder',
  'founding-partner',
  'owner',
]);

export function isTopLevel(level: Level): boolean {
  return TOP.has(level);
}

export function readClause({ joint, items }: ClauseItems, names: OwnNames): Clause {
  const clause: Clause = {
    joint,
    posts: [],
    before: [],
    after: [],
    direct: false,
    officer: false,
    professional: false,
    qualifiers: [],
    scope: [],
    unknown: [],
    organization: null,
    legalForm: false,
    target: false,
    own: false,
    places: items.some(({ meaning }) => meaning?.as === 'place'),
    words: items.flatMap(({ words }) => words),
    bare: items.length === 1,
    empty: false,
  };
  let at = 0;
  while (at < items.length) at = readItem(clause, items, at, names);
  finishOrganisation(clause, items);
  clause.empty = isEmpty(clause);
  return clause;
}

/** Takes in the item at `at`; the index to go on from. */
function readItem(clause: Clause, items: readonly Item[], at: number, names: OwnNames): number {
  const item = items[at];
  const meaning = item?.meaning;
  const previous = items[at - 1]?.meaning?.as;
  if (item === undefined) return items.length;
  if (meaning === null || meaning === undefined) return readUnknown(clause, items, at, names);
  switch (meaning.as) {
    case 'own':
      clause.own = true;
      break;
    case 'to':
      clause.target = true;
      narrowedByTarget(clause, items.slice(at + 1));
      return items.length;
    case 'at':
      return readOrganisation(clause, items, at + 1, names);
    case 'post':
      return readPost(clause, item, meaning, previous === 'link') ? at + 1 : items.length;
    case 'function': {
      const groups = clause.posts.length > 0 ? clause.after : clause.before;
      if (previous === 'function') groups.at(-1)?.push(meaning.function);
      else groups.push([meaning.function]);
      if (previous === 'post' && clause.after.length === 1) clause.direct = true;
      break;
    }
    case 'qualifier':
      clause.qualifiers.push(meaning.qualifier);
      if (meaning.qualifier === 'assistant') clause.target = true;
      break;
    case 'place':
    case 'part':
      clause.scope.push(item.words.join(' '));
      break;
    case 'whole':
    case 'link':
    case 'fluff':
      break;
  }
  return at + 1;
}

/** False where the rest of the clause is about somebody else: "Head of the CEO's …", "Chief of Staff for the CFO". */
function readPost(
  clause: Clause,
  { raw }: Item,
  { posts, acronym }: Extract<Meaning, { as: 'post' }>,
  linked: boolean,
): boolean {
  const [first] = clause.posts;
  const level = posts[0]?.level;
  if (level === 'officer') clause.officer = true;
  else if (level === 'manager' && clause.posts.length > 0 && !linked) clause.qualifiers.push('assistant');
  else if (level === 'professional') {
    // The last noun is the head: a "CEO Coach" is no CEO. An "Associate Vice President" is none either.
    if (clause.posts.length > 0) clause.qualifiers.push('assistant');
    clause.professional = true;
  } else if (first?.function === 'staff' || (linked && (clause.posts.length > 0 || clause.professional))) {
    return false;
  } else clause.posts.push(...posts.map((post) => ({ ...post, acronym, heads: HEADS_ALONE.test(raw) })));
  return true;
}

/**
 * "Direktør", "Directeur", "Ředitel", "Директор", "Direktorius": alone, who leads the company. "Director" and its kin
 * of one spelling are a rank as often.
 */
const HEADS_ALONE =
  /^(?:direkt(?:ø|ö)r(?:en)?|directeur|directrice|ředitel(?:ka)?|riaditeľ(?:ka)?|директор(?:ка)?|direktor(?:ius|ė|s|e|ica|ka)?|dyrektor(?:ka)?|direktur|igazgató(?:nő)?|διευθυντής|διευθύντρια|giám đốc|gerente|vadov(?:as|ė)|vadītāj[sa]|juhataja)$/iu;

/** A chief of staff serves the whole company where the one served leads it. */
function narrowedByTarget(clause: Clause, rest: readonly Item[]): void {
  if (clause.posts[0]?.function !== 'staff') return;
  for (const { meaning } of rest) {
    if (meaning?.as !== 'post') continue;
    const leads = meaning.posts.some(
      (post) => post.function === 'executive' || (post.function === null && TOP.has(post.level)),
    );
    if (!leads) clause.scope.push('target');
    return;
  }
}

/** An unknown word: an organisation after "of" where the post is complete, else something that narrows. */
function readUnknown(clause: Clause, items: readonly Item[], at: number, names: OwnNames): number {
  const complete =
    clause.posts.some((post) => post.function !== null || TOP.has(post.level)) ||
    (clause.posts.length > 0 && clause.before.length + clause.after.length > 0);
  const linked = items[at - 1]?.meaning?.as === 'link';
  if (complete && linked && isCapital(items[at]?.raw ?? ''))
    return readOrganisation(clause, items, at, names);
  const item = items[at];
  if (item !== undefined && !/^\d+$/.test(item.raw)) {
    clause.unknown.push(item.raw);
    clause.scope.push(item.words.join(' '));
  }
  return at + 1;
}

/** The rest of the clause is an organisation, unless it is a part, a place, or the company itself. */
function readOrganisation(clause: Clause, items: readonly Item[], start: number, names: OwnNames): number {
  let from = start;
  while (['link', 'fluff', 'whole'].includes(items[from]?.meaning?.as ?? '')) from += 1;
  const run = items.slice(from);
  const [first] = run;
  if (first === undefined) return items.length;
  const words = run.flatMap(({ words }) => words);
  if (first.meaning?.as === 'own' || names.begins(words)) {
    clause.own = true;
    for (const { meaning, words } of run.slice(first.meaning?.as === 'own' ? 1 : run.length)) {
      if (meaning?.as !== 'whole' && meaning?.as !== 'link' && meaning?.as !== 'own')
        clause.scope.push(words.join(' '));
    }
  } else if (run.every(({ meaning }) => meaning !== null && PARTS.has(meaning.as)) || hasPart(run)) {
    clause.scope.push(...words);
  } else clause.organization = run.map(({ raw }) => raw).join(' ');
  return items.length;
}

const PARTS: ReadonlySet<string> = new Set(['place', 'part', 'whole', 'link', 'fluff']);

function hasPart(run: readonly Item[]): boolean {
  return run.some(({ meaning }) => meaning?.as === 'part') && !hasLegalForm(run);
}

/** "Geschäftsführer Nordwind GmbH": unknown words before a legal form are an organisation too. */
function finishOrganisation(clause: Clause, items: readonly Item[]): void {
  if (clause.organization !== null || clause.unknown.length === 0 || clause.own) return;
  clause.legalForm = hasLegalForm(items);
  if (clause.legalForm || (clause.posts.length === 0 && items.some(isOrganisationWord))) {
    clause.organization = clause.unknown.join(' ');
  }
}

function hasLegalForm(items: readonly Item[]): boolean {
  return items.some(
    ({ words }, at) =>
      at > 0 && items[at - 1]?.meaning?.as !== 'link' && words.some((word) => LEGAL_FORMS.has(word)),
  );
}

function isOrganisationWord({ words }: Item): boolean {
  return words.some((word) => ORGANISATION_WORDS.has(word));
}

/** Begins with a capital or a digit, or is of a script without capitals. */
export function isCapital(raw: string): boolean {
  return /^[\p{Lu}\p{Lo}\p{N}]/u.test(raw);
}

function isEmpty(clause: Clause): boolean {
  return (
    clause.posts.length + clause.before.length + clause.qualifiers.length + clause.scope.length === 0 &&
    !clause.officer &&
    !clause.professional &&
    clause.organization === null
  );
}
