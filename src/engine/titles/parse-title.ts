// The grammar of job titles: a printed title to its posts, each with level, function, qualifiers, scope. Knows no roles.
import { settleAcronyms } from './acronyms.ts';
import { type Clause, type ClausePost, isCapital, isTopLevel, readClause } from './clause.ts';
import { clauseItems } from './item.ts';
import { ownNames } from './own-name.ts';
import type { Draft, Level, Post, Qualifier, TitleFunction } from './title.ts';

/**
 * The posts that a title names, in its order; [] where it names none. Languages: de fr es it pt nl sv da no fi pl cs en.
 * `companyNames` are what the company is called (a host name will do); they say nothing in a title.
 * At most 300 characters are read, in time linear in them.
 */
export function parseTitle(title: string, companyNames: readonly string[] = []): Post[] {
  const names = ownNames(companyNames);
  const clauses = clauseItems(title, names).map((items) => readClause(items, names));
  const list: List = { posts: [], group: [], pending: [], target: false, former: false, stranger: false };
  for (const clause of clauses) join(list, clause);
  return settleAcronyms(list.posts.map(headAlone), clauses, list.stranger);
}

/** "Direktør" is who leads the company; "Direktør, salg" is one director of several. */
function headAlone(post: Draft): Draft {
  const isWide = post.scope.length === 0 && !post.qualifiers.includes('regional');
  const alone = post.heads && LEADS_A_FIELD.has(post.level) && post.function === null && isWide;
  return alone ? { ...post, level: 'general-manager' } : post;
}

const LEADS_A_FIELD: ReadonlySet<Level> = new Set<Level>(['director', 'head']);

type List = {
  posts: Draft[];
  /** Posts joined by "and" since the last other separator: what follows speaks of all of them. */
  group: Draft[];
  /** Fields that wait for their level: "Sales and" of "Sales and Marketing Director". */
  pending: TitleFunction[];
  /** Posts are somebody else's until the next strong separator. */
  target: boolean;
  former: boolean;
  /** Unknown words stood before the first post: a person's name, perhaps. */
  stranger: boolean;
};

/** Levels that a second field shares: "VP of Sales and Marketing". */
const SHARED: ReadonlySet<Level> = new Set<Level>(['evp', 'svp', 'vp', 'director', 'head', 'manager']);

function join(list: List, clause: Clause): void {
  if (clause.joint === 'hard') list.target = false;
  if (list.target) return;
  list.target = clause.target;
  if (clause.empty) {
    if (clause.own) for (const post of list.group) post.own = true;
    return;
  }
  if (clause.joint !== 'and') list.former = false;
  if (clause.posts.length > 0) joinPosts(list, clause);
  else if (clause.professional) list.group = [];
  else if (clause.before.length > 0 || clause.officer) joinFields(list, clause);
  else joinWords(list, clause);
}

function joinPosts(list: List, clause: Clause): void {
  const posts = draftPosts(clause);
  const [first] = posts;
  // "Vertriebs- und Marketingleiter": the level may be the second half of the word.
  const after = clause.before.length > 0 || isSharedWithField(clause.posts[0]);
  if (list.pending.length > 0 && clause.joint === 'and' && after && first !== undefined) {
    posts.unshift(...list.pending.map((fn) => ({ ...first, function: fn })));
  }
  list.pending = [];
  if (clause.joint !== 'and') list.group = [];
  if (list.former && clause.joint === 'and') for (const post of posts) post.qualifiers.push('former');
  // "Former CEO and Chairman" are both past; "CEO and former Chairman" is not.
  list.former = clause.qualifiers.includes('former');
  list.group.push(...posts);
  list.posts.push(...posts);
  if (clause.organization !== null) nameOrganization(list.group, clause.organization);
}

function isSharedWithField(post: ClausePost | undefined): boolean {
  return post !== undefined && post.function !== null && SHARED.has(post.level);
}

function draftPosts(clause: Clause): Draft[] {
  const posts =
    clause.professional && !clause.officer
      ? clause.posts.filter(({ level, function: fn }) => level !== 'chief' || fn !== null)
      : clause.posts;
  const generic = posts.findLastIndex((post) => post.function === null && !isWhole(post.level));
  return posts.map((post, index) => draft(clause, post, index === generic));
}

/** Levels that need no field; one with a field is narrower than the level. */
function isWhole(level: Level): boolean {
  return isTopLevel(level) && level !== 'chief' && level !== 'executive-director';
}

function draft(clause: Clause, post: ClausePost, takesField: boolean): Draft {
  const qualifiers: Qualifier[] = [...clause.qualifiers];
  const scope = [...clause.scope];
  let fn = post.function;
  const groups = clause.after.length > 0 ? [...clause.after, ...clause.before] : [...clause.before].reverse();
  const fields: TitleFunction[] = [];
  const isFounder = post.level === 'founder' || post.level === 'co-founder';
  if (takesField) {
    const [main = [], ...others] = groups;
    fn =
      main.at(-1) ??
      (scope.length > 0 && !clause.qualifiers.includes('regional') && !isPlaced(clause) ? 'other' : null);
    if (fn === null && post.level === 'chief') fn = 'other';
    fields.push(...[...main.slice(0, -1), ...others.flat()].filter((field) => field !== fn));
  } else {
    // "CEO Communications", "Founder Partnerships": the post is the field's first word.
    if (clause.direct && (post.function === 'executive' || (isFounder && isOtherField(clause)))) {
      qualifiers.push('assistant');
    }
    // "Technical Co-Founder" founded as much.
    if (!isFounder) fields.push(...groups.flat().filter((field) => field !== post.function));
  }
  scope.push(...fields);
  if (clause.professional && !clause.officer && clause.posts[0] === post && isAssociate(clause))
    qualifiers.push('deputy');
  return {
    level: post.level,
    function: fn,
    qualifiers,
    scope,
    organization: null,
    unsure: false,
    special: clause.unknown.length > 0 || fields.length > 0,
    acronym: post.acronym,
    heads: post.heads,
    own: clause.own,
  };
}

function isOtherField({ after }: Clause): boolean {
  return after[0]?.at(-1) === 'other';
}

/** An "Associate Vice President", a "Partner Vice President": a lower rank of its own. */
function isAssociate(clause: Clause): boolean {
  return SHARED.has(clause.posts[0]?.level ?? 'professional');
}

function isPlaced(clause: Clause): boolean {
  return clause.unknown.length === 0 && clause.places;
}

/** A clause of fields alone: the field of the post before, or one more field for its level, or one that waits. */
function joinFields(list: List, clause: Clause): void {
  const last = list.group.at(-1) ?? list.posts.at(-1);
  const fields = clause.before.map((group) => group.at(-1) ?? 'other');
  if (last === undefined || clause.joint === 'hard') {
    list.pending.push(...fields);
    return;
  }
  const [field] = fields;
  if (field === undefined) return;
  if (clause.officer && last.level === 'chief') list.posts.push(another(last, field, clause));
  else if (last.function === null && !isWhole(last.level)) {
    last.function = field;
    last.scope.push(
      ...clause.before.flatMap((group, at) => (at === 0 ? group.slice(0, -1) : group)),
      ...clause.scope,
    );
    last.qualifiers.push(...clause.qualifiers);
  } else if (SHARED.has(last.level) && clause.joint !== 'bracket') {
    const post = another(last, field, clause);
    list.posts.push(post);
    list.group.push(post);
  } else if (last.level === 'chief' && clause.joint === 'and' && OF_A_DEPARTMENT.has(last.function)) {
    list.posts.push({ ...another(last, field, clause), level: 'director' });
  } else if ((clause.joint !== 'and' || last.scope.length > 0) && field !== last.function) {
    last.scope.push(...fields);
    last.special = true;
  }
}

/** "Directora de Operaciones y Finanzas": of a chief by one phrase, the second field is a department's. */
const OF_A_DEPARTMENT: ReadonlySet<TitleFunction | null> = new Set<TitleFunction | null>([
  'technology',
  'operations',
  'finance',
  'marketing',
  'information',
  'product',
]);

function another(last: Draft, field: TitleFunction, clause: Clause): Draft {
  // What narrows the last field of a list narrows all: "VP of Sales and Marketing EMEA".
  last.scope.push(...clause.scope);
  return {
    ...last,
    function: field,
    qualifiers: [...last.qualifiers, ...clause.qualifiers],
    scope: [...clause.scope, ...(clause.before[0]?.slice(0, -1) ?? [])],
    acronym: null,
  };
}

/** A clause without post and field: qualifiers and places of the posts before, an organisation, or a stranger's name. */
function joinWords(list: List, clause: Clause): void {
  const about = list.group.length > 0 ? list.group : list.posts.slice(-1);
  if (about.length === 0) {
    list.stranger ||= clause.unknown.length > 0;
    return;
  }
  // "CFO & Company Secretary": the office beside a post is not its qualifier.
  if (clause.target) return;
  // "ex-Northwind" after a post speaks of another time, not of this post.
  if (clause.qualifiers.includes('former') && clause.unknown.length > 0) return;
  if (clause.joint === 'and' && clause.qualifiers.length === 0 && clause.unknown.length > 0) return;
  // "EVP, Rail Systems": a rank without a field takes the words for its field; a legal form still makes them a firm.
  if (about.every(isBareRank) && clause.unknown.length > 0 && !clause.legalForm) {
    for (const post of about) {
      post.function = 'other';
      post.qualifiers.push(...clause.qualifiers);
      post.scope.push(...clause.unknown, ...clause.scope);
    }
    return;
  }
  const organization = clause.organization ?? organizationIn(clause, about);
  for (const post of about) {
    post.qualifiers.push(...clause.qualifiers);
    if (organization !== null) continue;
    post.special ||= clause.unknown.length > 0;
    post.scope.push(...clause.scope);
    post.own ||= clause.own;
  }
  if (organization !== null) nameOrganization(about, organization);
}

/** "CEO of Acme & board member, Northwind": each post keeps its own firm. */
function nameOrganization(posts: readonly Draft[], organization: string): void {
  for (const post of posts) if (!post.own) post.organization ??= organization;
}

function isBareRank(post: Draft): boolean {
  return post.function === null && (post.level === 'evp' || post.level === 'svp');
}

/** "CEO, Northwind": after a post of the whole organisation, unknown words with a capital name the organisation. */
function organizationIn(clause: Clause, about: readonly Draft[]): string | null {
  const [first] = clause.unknown;
  if (first === undefined || clause.own || !isCapital(first)) return null;
  return about.some((post) => isTopLevel(post.level)) ? clause.unknown.join(' ') : null;
}
