// The table "how good" of one split: medians over the seeds beside the targets, and which kinds of company fail.
import type { Split } from '../world/generated/splits.ts';
import { percentile, reliability } from './metrics.ts';
import type { Asked } from './run.ts';
import { MEASURES, type MeasureName, type SplitNumbers } from './split-numbers.ts';
import { isAddressFirst, isKnowable, isPersonFirst, summarize } from './summary.ts';

type Unit = 'percent' | 'number' | 'seconds' | 'count';
type Row = { words: string; unit: Unit; atLeast?: number; atMost?: number };

const ROWS: Readonly<Record<MeasureName, Row>> = {
  person: { words: 'right person first, of the findable', unit: 'percent', atLeast: 0.95 },
  addressTold: { words: 'right address first, server tells the truth', unit: 'percent', atLeast: 0.92 },
  addressShown: {
    words: 'right address first, accepts all, a colleague’s is published',
    unit: 'percent',
  },
  shownAlike: { words: '… of which the colleagues’ addresses show the holder’s', unit: 'percent' },
  // Nobody can know who goes by a first name where all others do not: recall is over what can be known.
  addressShownAlike: { words: '… right address first, of these', unit: 'percent', atLeast: 0.75 },
  addressPrinted: { words: 'right address first, published, server does not tell', unit: 'percent' },
  precision90: { words: 'precision at ≥ 90', unit: 'percent', atLeast: 0.97 },
  precision70: { words: 'precision at ≥ 70', unit: 'percent', atLeast: 0.85 },
  calibrationError: { words: 'ECE', unit: 'number', atMost: 0.05 },
  brier: { words: 'Brier', unit: 'number', atMost: 0.08 },
  vacant: { words: 'finds for vacant roles', unit: 'percent', atMost: 0.01 },
  outsiders: { words: 'finds on sample, joke and other-company people', unit: 'count', atMost: 0 },
  gone: { words: 'finds on former people', unit: 'count' },
  misread: { words: 'open mailboxes counted invalid', unit: 'count', atMost: 0 },
  coldP50: { words: 'seconds of a company’s first search, p50', unit: 'seconds', atMost: 2.5 },
  coldP95: { words: 'seconds of a company’s first search, p95', unit: 'seconds', atMost: 8 },
  // A company is seldom asked about twice in a minute: these say little of what anybody waits, and have no aim.
  p50: { words: 'seconds of all searches, later ones share its pages, p50', unit: 'seconds' },
  p95: { words: 'seconds of all searches, later ones share its pages, p95', unit: 'seconds' },
  pages: { words: 'pages of a search, most', unit: 'count', atMost: 12 },
  recipients: { words: 'RCPT of a search, most', unit: 'count', atMost: 9 },
  recipientsOfSeveral: { words: 'RCPT where several hold the role, most', unit: 'count', atMost: 15 },
  forbidden: { words: 'DATA and its kin', unit: 'count', atMost: 0 },
  broken: { words: 'rules broken', unit: 'count', atMost: 0 },
};
/** Counts of faults add up over the seeds; of everything else the median is shown. */
const SUMMED: ReadonlySet<MeasureName> = new Set<MeasureName>([
  'outsiders',
  'gone',
  'misread',
  'forbidden',
  'broken',
]);
const KINDS_SHOWN = 12;
const WORDS_WIDTH = 62;
const COLUMN_WIDTH = 11;
const MISSED = '*';

export function splitReport(
  split: Split,
  seeds: readonly number[],
  numbers: readonly SplitNumbers[],
): string {
  return numbersReport(`split ${split}, seeds ${seeds.join(', ')}`, numbers);
}

/** The same table of any companies. */
export function numbersReport(title: string, numbers: readonly SplitNumbers[]): string {
  const head = `${title.padEnd(WORDS_WIDTH)} ${'value'.padStart(8)} ${'of'.padStart(6)} ${'target'.padStart(9)}`;
  return [head, ...MEASURES.map((name) => rowOf(name, numbers))].join('\n');
}

export type Column = { name: string; numbers: readonly SplitNumbers[] };

/** The same for several splits beside each other; a value that misses its target is marked. */
export function columnsReport(columns: readonly Column[]): string {
  const cells = (values: readonly string[]) => values.map((value) => value.padStart(COLUMN_WIDTH)).join('');
  const rows = MEASURES.map((name) => {
    const row = ROWS[name];
    const values = columns.map(({ numbers }) => {
      const value = overSeeds(name, numbers);
      return `${shown(value, row.unit)}${isMet(row, value) ? ' ' : MISSED}`;
    });
    return `${row.words.padEnd(WORDS_WIDTH)}${cells([...values, targetOf(row)])}`.trimEnd();
  });
  const head = `${''.padEnd(WORDS_WIDTH)}${cells([...columns.map(({ name }) => `${name} `), 'target'])}`;
  return [head, ...rows, `${MISSED} misses its target`].join('\n');
}

/** What was claimed and what was right, by tens of the score. */
export function bucketsReport(all: readonly Asked[]): string {
  const { claims } = summarize(all);
  const rows = reliability(claims)
    .filter(({ count }) => count > 0)
    .map(({ from, to, count, claimed, right }) =>
      [
        `${Math.round(from * 100)}–${Math.round(to * 100)}`.padEnd(8),
        String(count).padStart(6),
        ((claimed ?? 0) * 100).toFixed(1).padStart(12),
        shown(right, 'percent').padStart(10),
      ].join(''),
    );
  return ['score    finds  mean score     right', ...rows].join('\n');
}

/** The names of the measures whose target is missed. */
export function missedMeasures(numbers: readonly SplitNumbers[]): MeasureName[] {
  return MEASURES.filter((name) => !isMet(ROWS[name], overSeeds(name, numbers)));
}

function rowOf(name: MeasureName, numbers: readonly SplitNumbers[]): string {
  const row = ROWS[name];
  const value = overSeeds(name, numbers);
  const of = numbers.reduce((sum, one) => sum + one[name].of, 0);
  return `${row.words.padEnd(WORDS_WIDTH)} ${shown(value, row.unit).padStart(8)} ${String(of).padStart(6)} ${targetOf(row).padStart(9)}${isMet(row, value) ? '' : '  missed'}`;
}

function targetOf({ atLeast, atMost, unit }: Row): string {
  const bound = atLeast ?? atMost;
  return bound === undefined ? '' : `${atLeast === undefined ? '≤' : '≥'} ${shown(bound, unit)}`;
}

export function overSeeds(name: MeasureName, numbers: readonly SplitNumbers[]): number | null {
  const values = numbers.map((one) => one[name].value).filter((value) => value !== null);
  if (SUMMED.has(name)) return values.reduce((sum, value) => sum + value, 0);
  return percentile(values, 0.5);
}

function isMet({ atLeast, atMost }: Row, value: number | null): boolean {
  if (value === null) return true;
  return value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY);
}

function shown(value: number | null, unit: Unit): string {
  if (value === null) return '–';
  if (unit === 'percent') return `${(value * 100).toFixed(1)} %`;
  return unit === 'count' ? String(value) : value.toFixed(unit === 'seconds' ? 1 : 3);
}

/** Where the misses are: by what went wrong, and by what the companies are made of. */
export function failureKinds(all: readonly Asked[]): string {
  const knowable = all.filter(isKnowable);
  const misses = knowable.filter((asked) => !isAddressFirst(asked));
  const lines = [
    `${misses.length} of ${knowable.length} findable missed`,
    ...tally(misses.map(whatWentWrong)),
  ];
  for (const facet of ['shape', 'culture', 'language', 'mail', 'size']) {
    const valueOf = ({ question }: Asked) => question.company.facets?.[facet] ?? '';
    const asked = countBy(knowable.map(valueOf));
    const rows = [...countBy(misses.map(valueOf))]
      .map(([value, missed]) => ({ value, missed, of: asked.get(value) ?? missed }))
      .toSorted((a, b) => b.missed - a.missed)
      .slice(0, KINDS_SHOWN);
    lines.push(`by ${facet}:`, ...rows.map(({ value, missed, of }) => `  ${missed} of ${of}  ${value}`));
  }
  return lines.join('\n');
}

function whatWentWrong(asked: Asked): string {
  const { answer, question, judgements } = asked;
  const { state, address } = question.truth;
  if (answer.results.length === 0) return `nothing (${answer.reason ?? ''}), ${state}, ${address}`;
  return isPersonFirst(asked) ? `wrong address, ${address}` : `${judgements[0] ?? ''}, ${state}`;
}

function tally(words: readonly string[]): string[] {
  const rows = [...countBy(words)].toSorted(([, a], [, b]) => b - a);
  return rows.map(([word, count]) => `  ${count}  ${word}`);
}

function countBy(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
