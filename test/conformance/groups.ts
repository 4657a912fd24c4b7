// What is run: the scenarios for any server against the service itself, the frozen sets against the fixtures, and the
// authorization server.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { getToken, readMetadata, registerClient } from './connect.ts';
import { startFixtureService } from './fixture-service.ts';
import { freePort } from './listen.ts';
import type { Service } from './service.ts';
import { requiredScenarios, runSuite } from './suite.ts';
import type { Outcome } from './suite.ts';
import { openTokenProxy } from './token-proxy.ts';
import { judge, missing } from './verdict.ts';
import type { Row } from './verdict.ts';

const RUNS_AT_ONCE = 2;
export const REVISIONS = ['2025-11-25', '2026-07-28'] as const;

/** The scenarios that need no fixture, by the revisions that the suite knows them in. */
export const GENERIC: Readonly<Record<string, readonly string[]>> = {
  '2025-06-18': ['server-initialize', 'server-session-lifecycle', 'ping', 'tools-list'],
  '2025-11-25': [
    'server-initialize',
    'server-session-lifecycle',
    'ping',
    'tools-list',
    'server-sse-multiple-streams',
    'server-sse-polling',
    'dns-rebinding-protection',
  ],
  '2026-07-28': [
    'tools-list',
    'server-sse-multiple-streams',
    'dns-rebinding-protection',
    'server-stateless',
    'http-header-validation',
    'caching',
  ],
};

/** Each scenario is a run of the suite, which takes one by name only. */
export async function runGeneric(
  folder: string,
  service: Service,
  version: string,
  scenarios: readonly string[],
): Promise<Row[]> {
  const group = `service ${version}`;
  const proxy = await openTokenProxy(service.issuer, await getToken(service.issuer, service.agree));
  const args = ['--url', `${proxy.base}/mcp`, '--spec-version', version];
  try {
    const limit = pLimit(RUNS_AT_ONCE);
    return await limit.map(scenarios, async (scenario) => {
      const at = join(folder, `${version} ${scenario}`);
      return only(group, scenario, await runSuite(at, 'server', [...args, '--scenario', scenario]));
    });
  } finally {
    await proxy.close();
  }
}

/** The frozen set of a revision; what the set itself does not score is left out. */
export async function runRequired(folder: string, revision: string): Promise<Row[]> {
  const group = `required ${revision}`;
  const at = join(folder, group);
  mkdirSync(at);
  const service = await startFixtureService(at);
  const proxy = await openTokenProxy(service.issuer, await getToken(service.issuer, service.agree));
  try {
    const args = ['--url', `${proxy.base}/mcp`, '--requirements', revision];
    const outcomes = await runSuite(at, 'server', args);
    const names = requiredScenarios(revision);
    if (names.length === 0) throw new Error(`the set of ${revision} is empty`);
    if (service.errors.length > 0) throw new AggregateError(service.errors, 'the composition failed inside');
    return names.map((name) => only(group, name, outcomes));
  } finally {
    await proxy.close();
    await service.stop();
  }
}

/** Both scenarios of an authorization server; the person opens the address that the suite prints. */
export async function runAuthorization(folder: string, service: Service): Promise<Row[]> {
  const clientId = await registerClient(await readMetadata(service.issuer));
  const port = await freePort();
  const args = ['--url', service.issuer, '--client-id', clientId, '--port', String(port)];
  let walk: Promise<unknown> | undefined;
  const outcomes = await runSuite(join(folder, 'authorization'), 'authorization', args, (line) => {
    if (!line.startsWith(`${service.issuer}/`) || walk !== undefined) return;
    walk = service.agree(line).then((back) => fetch(back));
    walk.catch(() => {}); // told below
  });
  await walk;
  return ['authorization-server-metadata-endpoint', 'authorization-code-grant'].map((scenario) =>
    only('authorization', scenario, outcomes),
  );
}

function only(group: string, scenario: string, outcomes: readonly Outcome[]): Row {
  const outcome = outcomes.find((one) => one.scenario === scenario);
  return outcome === undefined || outcome.checks.length === 0
    ? missing(group, scenario)
    : judge(group, outcome);
}
