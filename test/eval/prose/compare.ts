// The same questions without and with a language model: what it adds, what it spoils, what it costs.
import type { Company } from '../../world/company.ts';
import { startWorld } from '../../world/index.ts';
import { startEngine } from '../ask-engine.ts';
import { type Asked, run } from '../run.ts';
import { type Summary, summarize } from '../summary.ts';
import { type Spent, startScriptedModel } from './scripted-model.ts';

export type CompareOptions = {
  companies: readonly Company[];
  concurrency: number;
  vacant: number;
  pageDelayMs: number;
  mailDelayMs: number;
  /** How long the model thinks. */
  thinksMs: number;
};

export type Comparison = {
  without: Summary;
  with: Summary;
  /** Right first with the model alone, and without it alone, as "domain role". */
  won: string[];
  lost: string[];
  spent: Spent;
};

export async function compare(options: CompareOptions): Promise<Comparison> {
  const model = await startScriptedModel(options.thinksMs);
  try {
    const without = await runIn(options, {});
    const withModel = await runIn(options, model.settings);
    const [before, after] = [rightOnes(without), rightOnes(withModel)];
    return {
      without: summarize(without),
      with: summarize(withModel),
      won: [...after].filter((question) => !before.has(question)),
      lost: [...before].filter((question) => !after.has(question)),
      spent: model.spent(),
    };
  } finally {
    await model.close();
  }
}

/** In a world of its own, so that no mail server remembers the run before. */
async function runIn(options: CompareOptions, settings: Record<string, string>): Promise<Asked[]> {
  const { companies, concurrency, vacant, pageDelayMs, mailDelayMs } = options;
  const world = await startWorld({ companies, pageDelayMs, mailDelayMs });
  const engine = await startEngine({ ...world.settings, ...settings });
  try {
    return await run(engine.ask, world.log, { companies, concurrency, vacant, onAnswer: () => undefined });
  } finally {
    await engine.close();
    await world.close();
  }
}

function rightOnes(all: readonly Asked[]): Set<string> {
  const right = all.filter(({ judgements }) => judgements.find((each) => each !== 'arguable') === 'right');
  return new Set(right.map(({ question }) => `${question.company.domain} ${question.role}`));
}

/** Rule of thumb for text of European languages. */
const CHARS_PER_TOKEN = 4;

/** For a person. */
export function compareReport({ without, with: helped, won, lost, spent }: Comparison): string {
  const row = (name: string, valueOf: (summary: Summary) => string) =>
    `  ${name.padEnd(26)} ${valueOf(without).padStart(10)} ${valueOf(helped).padStart(10)}`;
  const tokens = (chars: number) => Math.ceil(chars / CHARS_PER_TOKEN);
  const each = (total: number) => (total / Math.max(1, spent.calls)).toFixed(0);
  const [sent, answered] = [tokens(spent.sentChars), tokens(spent.answeredChars)];
  return [
    `${without.searches} searches, twice; the model is a script that points at names and titles in one line`,
    '',
    `  ${''.padEnd(26)} ${'without'.padStart(10)} ${'with'.padStart(10)}`,
    row('recall, person first', ({ recall }) => percent(recall.all.person)),
    row('recall, address first', ({ recall }) => percent(recall.all.address)),
    row('precision at ≥ 90', ({ precisionAt90 }) => percent(precisionAt90)),
    row('precision at ≥ 70', ({ precisionAt70 }) => percent(precisionAt70)),
    row('false finds', ({ falseFinds }) => String(falseFinds.length)),
    row('ECE', ({ calibrationError }) => calibrationError?.toFixed(3) ?? '–'),
    row('requests, mean', ({ costs }) => costs.requests.mean?.toFixed(1) ?? '–'),
    row('seconds, p50', ({ seconds }) => seconds.p50?.toFixed(2) ?? '–'),
    row('seconds, p95', ({ seconds }) => seconds.p95?.toFixed(2) ?? '–'),
    '',
    `  won ${won.length}: ${won.join(', ')}`,
    `  lost ${lost.length}: ${lost.join(', ')}`,
    '',
    `  ${spent.calls} calls for ${spent.questions} of ${helped.searches} searches, at most ${spent.mostCalls} each`,
    `  some ${sent} tokens sent and ${answered} answered: ${each(sent)} and ${each(answered)} a call`,
  ].join('\n');
}

function percent(value: number | null): string {
  return value === null ? '–' : `${(value * 100).toFixed(1)} %`;
}
