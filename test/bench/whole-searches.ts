// Whole searches beside the plain way: how often each is right, and how long it takes.
import type { AskedResult } from '../eval/ask.ts';
import { startEngine } from '../eval/ask-engine.ts';
import { judge } from '../eval/judge.ts';
import { percentile } from '../eval/metrics.ts';
import { type AskedQuestion, questionsFor } from '../eval/questions.ts';
import type { Company } from '../world/company.ts';
import { COMPANIES } from '../world/companies/index.ts';
import { generatedCompanies } from '../world/generated/index.ts';
import { startWorld } from '../world/index.ts';
import { plainSearch } from './plain-search.ts';
import { round } from './report.ts';
import type { Row, Section, Table } from './section.ts';

const SEED = 1;
const PAGE_DELAY_MS = 50;
const MAIL_DELAY_MS = 60;
const MS_PER_SECOND = 1_000;

export const wholeSearches: Section = {
  name: 'searches',
  async run(): Promise<Table[]> {
    return [
      await compareOn('the written companies', COMPANIES),
      await compareOn('the generated companies of the checked split', generatedCompanies(SEED, 'check')),
    ];
  },
};

async function compareOn(which: string, companies: readonly Company[]): Promise<Table> {
  const world = await startWorld({ companies, pageDelayMs: PAGE_DELAY_MS, mailDelayMs: MAIL_DELAY_MS });
  const engine = await startEngine(world.settings);
  try {
    // One question of each: what is remembered of a company helps nobody.
    const questions = companies.flatMap((company) =>
      questionsFor(company, 0)
        .filter(({ truth }) => truth.findable && truth.address !== 'unknowable')
        .slice(0, 1),
    );
    const plain = await askAll(questions, ({ company, role }) =>
      plainSearch(world.settings, company.domain, role),
    );
    const ours = await askAll(
      questions,
      async ({ company, role }) => (await engine.ask(company.domain, role)).results,
    );
    return table(which, plain, ours);
  } finally {
    await engine.close();
    await world.close();
  }
}

type Counted = {
  asked: number;
  people: number;
  addresses: number;
  wrong: number;
  seconds: readonly number[];
};

async function askAll(
  questions: readonly AskedQuestion[],
  ask: (question: AskedQuestion) => Promise<readonly AskedResult[]>,
): Promise<Counted> {
  const counted = { asked: questions.length, people: 0, addresses: 0, wrong: 0, seconds: [] as number[] };
  for (const question of questions) {
    const startedAt = performance.now();
    const [first] = await ask(question);
    counted.seconds.push((performance.now() - startedAt) / MS_PER_SECOND);
    if (first === undefined) continue;
    const judgement = judge(question, first);
    if (judgement === 'right' || judgement === 'wrong address') counted.people += 1;
    if (judgement === 'right') counted.addresses += 1;
    else if (judgement !== 'arguable') counted.wrong += 1;
  }
  return counted;
}

function table(which: string, plain: Counted, ours: Counted): Table {
  const compare = (what: string, of: (counted: Counted) => number): Row => ({
    cells: [what, round(of(plain)), round(of(ours)), of(plain) === 0 ? '–' : round(of(ours) / of(plain))],
  });
  const percent = (part: (counted: Counted) => number) => (counted: Counted) =>
    (100 * part(counted)) / counted.asked;
  const seconds = (share: number) => (counted: Counted) => percentile(counted.seconds, share) ?? NaN;
  return {
    heading: `Whole searches in ${which}, beside a plain one`,
    notes: [
      'Plain: home and /team in turn, the role’s words by regex, a name beside them, one guessed address, no mail server asked.',
      `${ours.asked} holders that can be found with an address that can be known, one of each company, one after another, ${PAGE_DELAY_MS} ms before each page and ${MAIL_DELAY_MS} ms before each mail reply.`,
    ],
    columns: ['what', 'plain', 'ours', 'ratio'],
    rows: [
      compare(
        'right person first, %',
        percent(({ people }) => people),
      ),
      compare(
        'right address first, %',
        percent(({ addresses }) => addresses),
      ),
      compare(
        'wrong first answer, %',
        percent(({ wrong }) => wrong),
      ),
      compare('seconds, p50', seconds(0.5)),
      compare('seconds, p95', seconds(0.95)),
    ],
  };
}
