// Asks all questions: the companies side by side, the questions of one company one after another.
import pLimit from 'p-limit';
import type { Company } from '../world/company.ts';
import type { WorldLog } from '../world/log.ts';
import type { Answered, Ask } from './ask.ts';
import { type Judgement, judge } from './judge.ts';
import { type AskedQuestion, questionsFor } from './questions.ts';
import { watch, type Watched } from './watch.ts';

export type Asked = {
  question: AskedQuestion;
  answer: Answered;
  /** One for each result, in order. */
  judgements: readonly Judgement[];
  watched: Watched;
};

export type RunOptions = {
  companies: readonly Company[];
  /** Companies at once. */
  concurrency: number;
  /** Vacant roles asked of each company, at most. */
  vacant: number;
  /** Held roles asked of each company, at most; all of them unless told. */
  held?: number;
  onAnswer(asked: Asked): void;
};

export async function run(ask: Ask, log: WorldLog, options: RunOptions): Promise<Asked[]> {
  const limit = pLimit(options.concurrency);
  const lists = await Promise.all(
    options.companies.map((company) => limit(() => askCompany(ask, log, company, options))),
  );
  return lists.flat();
}

/** One after another, so that the log's new lines belong to one search, and the mail memory is used as in life. */
async function askCompany(ask: Ask, log: WorldLog, company: Company, options: RunOptions): Promise<Asked[]> {
  const site = company.build(company);
  const all: Asked[] = [];
  for (const question of questionsFor(company, options.vacant, options.held)) {
    const end = watch(log, question, site);
    const answer = await ask(company.domain, question.role);
    const watched = end();
    const judgements = answer.results.map((result) => judge(question, result));
    const asked = { question, answer, judgements, watched };
    options.onAnswer(asked);
    all.push(asked);
  }
  return all;
}
