// The quick part of `npm run conformance`: the newest revision and the authorization server, against the service itself.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { EXPECTED } from './expected.ts';
import { runAuthorization, runGeneric } from './groups.ts';
import { report } from './report.ts';
import { startService } from './service.ts';
import { requiredScenarios } from './suite.ts';
import { judge, missing } from './verdict.ts';

const NEWEST = '2026-07-28';
/** Not server-stateless: it waits for 600 ms, and beside a whole test run that may be too short. */
const SCENARIOS = [
  'tools-list',
  'http-header-validation',
  'caching',
  'dns-rebinding-protection',
  'server-sse-multiple-streams',
];

test('the service passes the suite but for what the list expects', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-conformance-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'service'));
  const service = await startService(join(folder, 'service'));
  onTestFinished(() => service.stop());
  const rows = await runGeneric(folder, service, NEWEST, SCENARIOS);
  rows.push(...(await runAuthorization(folder, service)));
  const { text, isClean } = report(rows, EXPECTED);
  expect(isClean, text).toBe(true);
  expect(rows.every(({ passed }) => passed > 0)).toBe(true);
});

test('the frozen sets are read from the suite', () => {
  expect(requiredScenarios('2025-11-25')).toHaveLength(30);
  expect(requiredScenarios(NEWEST)).toHaveLength(37);
});

test('every expected failure says why', () => {
  for (const { reason } of EXPECTED) expect(reason.length).toBeGreaterThan(40);
});

const failing = judge('group', { scenario: 'ping', checks: [{ id: 'ping', status: 'FAILURE' }] });
const passing = judge('group', { scenario: 'ping', checks: [{ id: 'ping', status: 'SUCCESS' }] });
const known = [{ group: 'group', scenario: 'ping', check: 'ping', reason: 'invented' }];

test.each([
  ['a failure that nobody expects fails the run', [failing], [], false],
  [
    'a warning counts as a failure',
    [judge('group', { scenario: 'ping', checks: [{ id: 'ping', status: 'WARNING' }] })],
    [],
    false,
  ],
  [
    'a scenario in which nothing applied fails the run',
    [judge('group', { scenario: 'ping', checks: [{ id: 'ping', status: 'SKIPPED' }] })],
    [],
    false,
  ],
  ['a scenario that did not run fails the run', [missing('group', 'ping')], [], false],
  ['an expected failure does not fail the run', [failing], known, true],
  ['an expected failure that passes fails the run', [passing], known, false],
  ['what was not run is not held against the list', [{ ...passing, group: 'other' }], known, true],
  ['what passes as it should is clean', [passing], [], true],
])('%s', (_, rows, expected, isClean) => {
  expect(report(rows, expected).isClean).toBe(isClean);
});
