// The part of docs/score.md that the fit writes: every weight beside its judgement, and how well scores held.
import type { WeightName, Weights } from '../../../src/engine/score/judged-weights.ts';
import { probabilityOf } from '../../../src/engine/score/logit.ts';
import { brier, calibrationError, type Claim, precisionAt, reliability } from '../metrics.ts';

/** All that follows it is written anew. */
const HEADING = '## The weights, and how well they hold';

export type Held = { name: string; judged: readonly Claim[]; fitted: readonly Claim[] };

export type ScoreDoc = {
  version: string;
  fittedOn: string;
  /** Which searches it was fitted on, in words. */
  of: string;
  judged: Weights;
  weights: Weights;
  seen: ReadonlyMap<WeightName, number>;
  held: readonly Held[];
};

/** The whole text with that part replaced, or added at its end. */
export function writeInto(text: string, doc: ScoreDoc): string {
  const at = text.indexOf(HEADING);
  const kept = at === -1 ? text : text.slice(0, at);
  return `${kept.trimEnd()}\n\n${sectionOf(doc)}\n`;
}

function sectionOf(doc: ScoreDoc): string {
  const names = Object.keys(doc.weights) as WeightName[]; // the keys of a record are its names
  return [
    HEADING,
    '',
    `Version \`${doc.version}\`, fitted on ${doc.fittedOn} by \`npm run fit\` on ${doc.of}.`,
    '',
    '| evidence | by judgement | fitted | seen |',
    '| --- | ---: | ---: | ---: |',
    ...names.map(
      (name) =>
        `| \`${name}\` | ${shown(name, doc.judged[name])} | ${shown(name, doc.weights[name])} | ${doc.seen.get(name) ?? 0} |`,
    ),
    '',
    'Sources and printed addresses are shown as the probability that they give alone, replies as how much likelier they make the address, everything else in logits.',
    '',
    '### What was claimed, and what was right',
    '',
    ...doc.held.flatMap(heldRows),
    'The sites of this invented internet are more honest than the web. The third of its companies that nobody looks at is in [the measurements](measurements.md).',
  ].join('\n');
}

function heldRows({ name, judged, fitted }: Held): string[] {
  return [
    `${name}: ECE ${figure(calibrationError(fitted))}, Brier ${figure(brier(fitted))}, precision at ≥ 90 ${percent(precisionAt(fitted, 0.9))}, at ≥ 70 ${percent(precisionAt(fitted, 0.7))}; by judgement alone, ECE ${figure(calibrationError(judged))} and Brier ${figure(brier(judged))}.`,
    '',
    '| score | finds | mean score | right |',
    '| --- | ---: | ---: | ---: |',
    ...reliability(fitted)
      .filter(({ count }) => count > 0)
      .map(
        ({ from, to, count, claimed, right }) =>
          `| ${Math.round(from * 100)}–${Math.round(to * 100)} | ${count} | ${claimed === null ? '' : (claimed * 100).toFixed(1)} | ${percent(right)} |`,
      ),
    '',
  ];
}

function shown(name: WeightName, weight: number): string {
  if (/^role\.source\.|^mailbox\.published\./u.test(name)) return percent(probabilityOf(weight));
  if (name.startsWith('mailbox.')) return `× ${Number(Math.exp(weight).toPrecision(3))}`;
  return `${weight > 0 ? '+' : ''}${weight.toFixed(2)}`;
}

function figure(value: number | null): string {
  return value === null ? '–' : value.toFixed(3);
}

function percent(value: number | null): string {
  return value === null ? '–' : `${(value * 100).toFixed(1)} %`;
}
