// The summary as text for a person.
import { reliability } from './metrics.ts';
import type { Asked } from './run.ts';
import { missedTargets, type Recall, type Summary } from './summary.ts';

export function report(summary: Summary, options: { verbose: boolean }): string {
  const { costs, seconds } = summary;
  const missed = missedTargets(summary);
  const rows = Object.entries(summary.recall).map(([name, recall]) => recallRow(name, recall));
  const spent = Object.entries(costs).map(
    ([name, cost]) => `  ${name.padEnd(14)} mean ${fixed(cost.mean, 1).padStart(6)}   max ${cost.max ?? '–'}`,
  );
  return [
    `${summary.searches} searches`,
    '',
    'Recall over findable roles with an address that can be known',
    `  ${''.padEnd(12)} asked  person first  address first`,
    ...rows,
    '',
    `Precision at ≥ 90: ${percent(summary.precisionAt90)}   at ≥ 70: ${percent(summary.precisionAt70)}   of ${summary.claims.length} claims`,
    `Brier ${fixed(summary.brier, 3)}   ECE ${fixed(summary.calibrationError, 3)}`,
    ...reliabilityRows(summary),
    '',
    `Vacant roles: ${summary.falseFinds.length} false finds in ${summary.vacantAsked}`,
    ...summary.falseFinds.map(foundRow),
    '',
    'Cost of a search',
    ...spent,
    `  seconds        p50 ${fixed(seconds.p50, 2)}   p95 ${fixed(seconds.p95, 2)}   max ${fixed(seconds.max, 2)}`,
    '',
    `Rules broken: ${summary.violations.length}`,
    ...summary.violations.map((violation) => `  ${violation}`),
    ...(options.verbose ? ['', `Misses: ${summary.misses.length}`, ...summary.misses.map(missRow)] : []),
    '',
    missed.length === 0 ? 'All targets are met.' : `Targets missed: ${missed.join('; ')}.`,
  ].join('\n');
}

function recallRow(name: string, { asked, person, address }: Recall): string {
  return `  ${name.padEnd(12)} ${String(asked).padStart(5)}  ${percent(person).padStart(12)}  ${percent(address).padStart(13)}`;
}

function reliabilityRows({ claims }: Summary): string[] {
  return reliability(claims)
    .filter((bucket) => bucket.count > 0)
    .map(
      ({ from, to, count, claimed, right }) =>
        `  ${String(Math.round(from * 100)).padStart(3)}–${String(Math.round(to * 100)).padEnd(3)} ${String(count).padStart(4)} claims   claimed ${percent(claimed)}   right ${percent(right)}`,
    );
}

function foundRow({ question, answer }: Asked): string {
  return `  ${question.company.domain} ${question.role}: ${results(answer.results)}`;
}

function missRow({ question, answer, judgements }: Asked): string {
  const { company, role, truth } = question;
  const wanted = truth.holders.map((person) => `${person.name} <${person.email}>`).join(' or ');
  const got = answer.results.length === 0 ? (answer.reason ?? 'nothing') : results(answer.results);
  return [
    `  ${company.domain} ${role} (${truth.state}, ${truth.address}, ${company.mail})`,
    `    wanted ${wanted}`,
    `    got    ${got}${judgements.length > 0 ? ` [${judgements.join(', ')}]` : ''}`,
    `    tests  ${company.tests}`,
  ].join('\n');
}

function results(list: Asked['answer']['results']): string {
  return list.map((one) => `${one.name} <${one.email}> ${one.score} ${one.source}`).join('; ');
}

function percent(value: number | null): string {
  return value === null ? '–' : `${(value * 100).toFixed(1)} %`;
}

function fixed(value: number | null, digits: number): string {
  return value === null ? '–' : value.toFixed(digits);
}
