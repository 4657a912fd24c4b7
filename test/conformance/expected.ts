// What the suite finds wanting and we do not build, each with its reason. The command holds the results against this
// list: a failure that is not here fails the run, and so does a row that no longer fails.
import type { Row } from './verdict.ts';

export type Expected = {
  group: string;
  scenario: string;
  check: string;
  reason: string;
};

const STATELESS =
  'The endpoint is stateless for every generation: any process answers any request. A request of the server’s own, as ' +
  'before 2026-07-28, would need the answer to come back to the process that asked. No tool of ours asks back; ' +
  'since 2026-07-28 asking back is an answer, and that passes.';
const NO_UPDATES =
  'Nothing that is listed or read changes while we run, so there is nothing to subscribe to.';

const NO_FIXTURE =
  'The check calls a fixture that the service does not have; it passes in the frozen set, where it does.';

const onService = (check: string): Expected => ({
  group: 'service 2026-07-28',
  scenario: 'server-stateless',
  check,
  reason: NO_FIXTURE,
});
const inSet = (scenario: string, check: string, reason: string): Expected => ({
  group: 'required 2025-11-25',
  scenario,
  check,
  reason,
});

export const EXPECTED: readonly Expected[] = [
  {
    group: 'service 2025-11-25',
    scenario: 'server-sse-polling',
    check: 'nothing-tested',
    reason:
      'A stream that is left and taken up again (SEP-1699) needs events that are kept; ours are not. A search that ' +
      'outlives its stream is asked for by its id. The suite says that the scenario does not apply.',
  },
  onService('sep-2575-server-rejects-undeclared-capability'),
  onService('sep-2575-missing-capability-http-400'),
  onService('sep-2575-http-server-no-independent-requests-on-stream'),
  onService('sep-2575-server-no-log-without-loglevel'),
  inSet('tools-call-sampling', 'tools-call-sampling', STATELESS),
  inSet('tools-call-elicitation', 'tools-call-elicitation', STATELESS),
  inSet('elicitation-sep1034-defaults', 'elicitation-sep1034-general', STATELESS),
  inSet('elicitation-sep1330-enums', 'elicitation-sep1330-general', STATELESS),
  inSet('resources-subscribe', 'resources-subscribe', NO_UPDATES),
  inSet('resources-unsubscribe', 'resources-unsubscribe', NO_UPDATES),
];

/** Whether the list has this check of this scenario. */
export function isExpected(
  expected: readonly Expected[],
  row: Pick<Row, 'group' | 'scenario'>,
  check: string,
): boolean {
  return expected.some(
    (one) => one.group === row.group && one.scenario === row.scenario && one.check === check,
  );
}

/** The rows of the list whose scenario was run, and whose check did not fail. */
export function staleRows(expected: readonly Expected[], rows: readonly Row[]): Expected[] {
  return expected.filter((one) => {
    const run = rows.filter(({ group, scenario }) => group === one.group && scenario === one.scenario);
    return run.length > 0 && !run.some(({ failing }) => failing.some(({ id }) => id === one.check));
  });
}
