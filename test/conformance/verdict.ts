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

/** A scenario in which nothing applied proves nothing, and so does not pass. */
const NOTHING_TESTED: Check = { id: 'nothing-tested', status: 'SKIPPED' };

export function judge(group: string, { scenario, checks }: Outcome): Row {
  const withStatus = (...statuses: Check['status'][]) =>
    checks.filter(({ status }) => statuses.includes(status));
  const passed = withStatus('SUCCESS').length;
  const failing = withStatus('FAILURE', 'WARNING');
  return {
    group,
    scenario,
    passed,
    skipped: withStatus('SKIPPED', 'INFO').length,
    failing: passed + failing.length === 0 ? [NOTHING_TESTED] : failing,
  };
}

/** A scenario that should have run and did not. */
export function missing(group: string, scenario: string): Row {
  return { group, scenario, passed: 0, skipped: 0, failing: [{ id: 'not-run', status: 'FAILURE' }] };
}
