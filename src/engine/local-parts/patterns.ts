// How companies form the part before the @ from a name: a closed set of patterns with their shares. Knows no names.

/** What a pattern builds with: all folded, without signs except hyphens inside. */
export type NameForms = {
  first: string;
  /** '' where only the given name is known. */
  last: string;
  /** Initial letters of the given name ("jp" of Jean-Pierre) and of the surname. */
  firstInitial: string;
  lastInitial: string;
  /** Initial of the second given name; '' without one. */
  middleInitial: string;
};

type Row = {
  /** Share of all companies, measured where engine measurements name it; see `PATTERN_SHARES`. */
  share: number;
  build: (forms: NameForms) => string;
  /** Whether it needs a surname, a middle name, a name longer than the pattern keeps of it. */
  needs: readonly ('last' | 'middle' | 'long')[];
};

/** Old systems keep eight letters of a user's name. */
const LOGIN_CHARS = 8;

/** Of 710 company domains, 23 % follow no pattern of the first twelve; the rarer ones below are taken from those. */
const ROWS = {
  // jane.doe
  'first.last': { share: 0.275, build: (n) => `${n.first}.${n.last}`, needs: ['last'] },
  // jane
  first: { share: 0.178, build: (n) => n.first, needs: [] },
  // jdoe
  flast: { share: 0.089, build: (n) => n.firstInitial + n.last, needs: ['last'] },
  // doe
  last: { share: 0.044, build: (n) => n.last, needs: ['last'] },
  // janedoe
  firstlast: { share: 0.035, build: (n) => n.first + n.last, needs: ['last'] },
  // janed
  firstl: { share: 0.025, build: (n) => n.first + n.lastInitial, needs: ['last'] },
  // doejane
  lastfirst: { share: 0.021, build: (n) => n.last + n.first, needs: ['last'] },
  // j.doe
  'f.last': { share: 0.019, build: (n) => `${n.firstInitial}.${n.last}`, needs: ['last'] },
  // jd
  initials: { share: 0.012, build: (n) => n.firstInitial + n.lastInitial, needs: ['last'] },
  // jane_doe
  first_last: { share: 0.011, build: (n) => `${n.first}_${n.last}`, needs: ['last'] },
  // doe.jane
  'last.first': { share: 0.009, build: (n) => `${n.last}.${n.first}`, needs: ['last'] },
  // jane-doe
  'first-last': { share: 0.009, build: (n) => `${n.first}-${n.last}`, needs: ['last'] },
  // doej
  lastf: { share: 0.007, build: (n) => n.last + n.firstInitial, needs: ['last'] },
  // jane.d
  'first.l': { share: 0.005, build: (n) => `${n.first}.${n.lastInitial}`, needs: ['last'] },
  // doe.j
  'last.f': { share: 0.003, build: (n) => `${n.last}.${n.firstInitial}`, needs: ['last'] },
  // d.jane
  'l.first': { share: 0.001, build: (n) => `${n.lastInitial}.${n.first}`, needs: ['last'] },
  // j_doe
  f_last: { share: 0.002, build: (n) => `${n.firstInitial}_${n.last}`, needs: ['last'] },
  // j-doe
  'f-last': { share: 0.001, build: (n) => `${n.firstInitial}-${n.last}`, needs: ['last'] },
  // jmdoe
  fmlast: {
    share: 0.003,
    build: (n) => n.firstInitial + n.middleInitial + n.last,
    needs: ['last', 'middle'],
  },
  // jane.m.doe
  'first.m.last': {
    share: 0.003,
    build: (n) => `${n.first}.${n.middleInitial}.${n.last}`,
    needs: ['last', 'middle'],
  },
  // jmd
  fml: {
    share: 0.002,
    build: (n) => n.firstInitial + n.middleInitial + n.lastInitial,
    needs: ['last', 'middle'],
  },
  // last_first, last-first
  last_first: { share: 0.002, build: (n) => `${n.last}_${n.first}`, needs: ['last'] },
  'last-first': { share: 0.001, build: (n) => `${n.last}-${n.first}`, needs: ['last'] },
  // jmandele of Jane Mandeville
  flast8: {
    share: 0.004,
    build: (n) => n.firstInitial + start(n.last, LOGIN_CHARS - n.firstInitial.length),
    needs: ['last', 'long'],
  },
  // djane
  lfirst: { share: 0.001, build: (n) => n.lastInitial + n.first, needs: ['last'] },
  // janedo
  firstla: { share: 0.001, build: (n) => n.first + start(n.last, 2), needs: ['last'] },
  // janman, jama, jma: a few letters of Jane Mandeville
  firlas: { share: 0.002, build: (n) => start(n.first, 3) + start(n.last, 3), needs: ['last'] },
  fila: { share: 0.002, build: (n) => start(n.first, 2) + start(n.last, 2), needs: ['last'] },
  fla: { share: 0.002, build: (n) => n.firstInitial + start(n.last, 2), needs: ['last'] },
  // janedm of Jane Mary Doe, tuanla of Luong Anh Tuan
  firstlm: {
    share: 0.001,
    build: (n) => n.first + n.lastInitial + n.middleInitial,
    needs: ['last', 'middle'],
  },
} as const satisfies Record<string, Row>;

export type PatternName = keyof typeof ROWS;

export const PATTERNS = Object.keys(ROWS) as readonly PatternName[];

/** Share of companies that follow each pattern; what is missing to 1 follows none of them. */
export const PATTERN_SHARES: ReadonlyMap<PatternName, number> = new Map(
  PATTERNS.map((pattern) => [pattern, ROWS[pattern].share]),
);

/** Patterns that keep so little of a name that a stranger's mailbox is easily spelled the same. */
export const SHORT_PATTERNS: ReadonlySet<PatternName> = new Set<PatternName>([
  'initials',
  'fml',
  'fila',
  'fla',
]);

/** The local part, lower case; null where the name lacks what the pattern needs. */
export function buildLocalPart(pattern: PatternName, forms: NameForms): string | null {
  const { build, needs }: Row = ROWS[pattern];
  if (forms.first === '' || (needs.includes('last') && forms.last === '')) return null;
  if (needs.includes('middle') && forms.middleInitial === '') return null;
  if (needs.includes('long') && forms.last.length < LOGIN_CHARS) return null;
  return build(forms);
}

/** The first letters of a name, hyphens and dots apart. */
function start(name: string, count: number): string {
  return name.replace(/[^a-z0-9]/g, '').slice(0, count);
}
