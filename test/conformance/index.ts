// npm run conformance: the official suite against the service, its authorization server and its protocol stack.
// `-- <group>` runs the groups named, such as `authorization` or `required`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXPECTED } from './expected.ts';
import { GENERIC, REVISIONS, runAuthorization, runGeneric, runRequired } from './groups.ts';
import { report } from './report.ts';
import { startService } from './service.ts';
import type { Row } from './verdict.ts';

const GROUPS = ['service', 'authorization', 'required'];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !GROUPS.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${GROUPS.join(', ')}.`);
  process.exit(2);
}
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const folder = mkdtempSync(join(tmpdir(), 'svc-conformance-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const rows: Row[] = [];
if (isWanted('service') || isWanted('authorization')) {
  const at = join(folder, 'service');
  mkdirSync(at);
  const service = await startService(at);
  try {
    if (isWanted('service'))
      for (const [version, scenarios] of Object.entries(GENERIC))
        rows.push(...(await runGeneric(folder, service, version, scenarios)));
    if (isWanted('authorization')) rows.push(...(await runAuthorization(folder, service)));
  } finally {
    await service.stop();
  }
}
if (isWanted('required'))
  for (const revision of REVISIONS) rows.push(...(await runRequired(folder, revision)));

const { text, isClean } = report(rows, EXPECTED);
console.log(text);
if (!isClean) process.exitCode = 1;
