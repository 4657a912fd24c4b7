// What the checks of a scenario come to. A warning counts as a failure: the specification says SHOULD, and we do.
import type { Check, Outcome } from './suite.ts';

export type Row = {
  /** What was run: `service 2026-07-28`, `required 2025-11-25`, `authorization`. */
  group: string;
  scenario: string;
  passed: number;
  /** Checks that do not apply to a server like ours, as the suite says. */
  skipped: number;
  failing: readonly Check[];
};

export function judge(group: string, { scenario, checks }: Outcome): Row {
  const withStatus = (...statuses: Check['status'][]) =>
    checks.filter(({ status }) => statuses.includes(status));
  return {
    group,
    scenario,
    passed: withStatus('SUCCESS').length,
    skipped: withStatus('SKIPPED', 'INFO').length,
    failing: withStatus('FAILURE', 'WARNING'),
  };
}

/** A scenario that should have run and did not. */
export function missing(group: string, scenario: string): Row {
  return { group, scenario, passed: 0, skipped: 0, failing: [{ id: 'not-run', status: 'FAILURE' }] };
}
