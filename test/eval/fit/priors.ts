// How far each weight may go from judgement, and where it ends whatever is seen: the invented internet is cleaner than
// the real one, and shows some evidence seldom or never.
import { JUDGED_WEIGHTS, type WeightName } from '../../../src/engine/score/judged-weights.ts';
import type { Prior } from './logistic.ts';

type Range = Omit<Prior, 'start'>;

/** By the longest beginning of a weight's name. */
const RANGES: Readonly<Record<string, Range>> = {
  // How pages are read is what the fit is for; nobody is sure by one source alone.
  'role.source.': { spread: 1.5, least: 0, most: 4.5 },
  // No rule vouches for what a model alone has read, and no invented model is like a real one.
  'role.source.llm': { spread: 0.05, least: 0, most: 1.5 },
  'role.page.': { spread: 0.7, least: -1.5, most: 1.2 },
  'role.fit.': { spread: 0.5, least: -3, most: -0.1 },
  'role.more_pages': { spread: 0.3, least: 0.2, most: 1.5 },
  'role.old': { spread: 0.5, least: -4, most: -0.3 },
  'role.very_old': { spread: 0.7, least: -5, most: -0.8 },
  'role.former_elsewhere': { spread: 0.5, least: -5, most: -0.5 },
  'role.other_holder': { spread: 0.7, least: -4, most: -0.5 },
  'role.weaker_holder': { spread: 0.5, least: -2.5, most: -0.1 },
  'role.address.accepted': { spread: 0.8, least: 0, most: 2.5 },
  'role.address.printed': { spread: 0.8, least: 0, most: 2.5 },
  'role.address.refused': { spread: 0.5, least: -1.5, most: 0 },
  'mailbox.published.': { spread: 1, least: 1.5, most: 5 },
  'mailbox.published.refused': { spread: 0.05, least: -5, most: -2 },
  'mailbox.accepted.': { spread: 1, least: Math.log(5), most: Math.log(1_500) },
  'mailbox.likely': { spread: 0.4, least: -2, most: 0 },
  'mailbox.refused': { spread: 0.05, least: -7, most: -3 },
  'mailbox.shown': { spread: 0.4, least: 0, most: 0.7 },
  // What the server will not tell must not be told by us: the pattern's own measured shares are nearly the last word.
  'mailbox.silent.': { spread: 0.4, least: -1, most: 0.5 },
};

export function priorOf(name: WeightName): Prior {
  const [range] = Object.entries(RANGES)
    .filter(([beginning]) => name.startsWith(beginning))
    .sort(([a], [b]) => b.length - a.length)
    .map(([, one]) => one);
  if (range === undefined) throw new Error(`no range for ${name}`);
  return { start: JUDGED_WEIGHTS[name], ...range };
}
