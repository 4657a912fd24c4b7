// What the console says once the service is there: its address, the set-up link while nobody can sign in, what to paste.
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { newId } from '../core/ids.ts';
import { issueSetupLink, needsSetup } from '../core/setup.ts';

export type FirstStepsDeps = { db: Kysely<Database>; now: () => number };

export async function firstSteps(deps: FirstStepsDeps, publicUrl: string): Promise<string> {
  const setup = (await needsSetup(deps.db))
    ? ['  1. Open this link once, to make the first owner:', `       ${await setupUrl(deps, publicUrl)}`]
    : ['  1. Sign-in is set up.'];
  return [
    '',
    `  The executive email lookup service is at ${publicUrl}`,
    '',
    ...setup,
    '  2. Paste this address into your assistant as an MCP server or connector:',
    `       ${publicUrl}/mcp`,
    `     Claude Code: claude mcp add --transport http email-lookup ${publicUrl}/mcp`,
    '  3. For REST, make a key:',
    '       npm run --silent svc -- team create --name "My team" --owner me@example.com',
    '       npm run --silent svc -- key create --team <teamId> --name "My key"',
    '',
    '',
  ].join('\n');
}

/** The secret stands behind the #, so that no server and no log sees it. */
export async function setupUrl(deps: FirstStepsDeps, publicUrl: string): Promise<string> {
  return `${publicUrl}/setup#${await issueSetupLink({ ...deps, newId })}`;
}
