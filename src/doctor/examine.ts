// The connection doctor: walks against this very service by its public address, as an assistant would, step by step.
// Trusts nothing that it reads: every address that it asks is built from the public one.
import type { GuardedFetch } from '../http/guarded-fetch.ts';
import { createAsk } from './ask.ts';
import { StepFailed, StepSkipped } from './report.ts';
import type { Report, StepReport } from './report.ts';
import { authorize, refresh, registration, token } from './steps/connect.ts';
import { challenge, jwks, resourceMetadata, serverMetadata } from './steps/discovery.ts';
import { clock, forwarding, instance, reach } from './steps/reach.ts';
import { cleanUp, stream, toolCall } from './steps/use.ts';
import type { Step, Walk } from './walk.ts';

/** In this order; what a step needs stands before it. */
const STEPS: readonly Step[] = [
  reach,
  instance,
  forwarding,
  clock,
  challenge,
  resourceMetadata,
  serverMetadata,
  jwks,
  registration,
  authorize,
  token,
  refresh,
  toolCall,
  stream,
  cleanUp,
];

/** What the start looks at by itself. */
const GLANCE: readonly Step[] = [reach, instance];

export type ExamineDeps = Pick<Walk, 'publicUrl' | 'paths' | 'proofs' | 'rehearsal' | 'now'> & {
  /** Of the public origin alone. */
  fetch: GuardedFetch;
};

/** Every step. What it made is gone afterwards, whatever failed. */
export async function examine(deps: ExamineDeps): Promise<Report> {
  const walk = { ...deps, ask: createAsk(deps.fetch, deps.publicUrl), found: {} } satisfies Walk;
  try {
    return await run(walk, STEPS);
  } finally {
    const { client }: Walk['found'] = walk.found;
    if (client !== undefined) await deps.rehearsal?.end(client.id);
  }
}

/** Whether the public address leads here. */
export function glance(deps: Omit<ExamineDeps, 'rehearsal'>): Promise<Report> {
  const walk = { ...deps, rehearsal: null, ask: createAsk(deps.fetch, deps.publicUrl), found: {} };
  return run(walk, GLANCE);
}

async function run(walk: Walk, list: readonly Step[]): Promise<Report> {
  const steps: StepReport[] = [];
  for (const step of list) {
    const missing = steps.find(({ id, state }) => step.needs.includes(id) && state !== 'ok');
    const outcome =
      missing === undefined
        ? await take(step, walk)
        : {
            state: 'skipped' as const,
            why: `Left out, since this did not pass: ${missing.title}.`,
            change: null,
          };
    steps.push({ id: step.id, title: step.title, ...outcome });
  }
  // A step that could not be tried is a gap only where something can be done about it.
  const ok = steps.every(({ state, change }) => state !== 'failed' && change === null);
  return { ok, publicUrl: walk.publicUrl, steps };
}

async function take(step: Step, walk: Walk): Promise<Pick<StepReport, 'state' | 'why' | 'change'>> {
  try {
    return { state: 'ok', why: await step.run(walk), change: null };
  } catch (error) {
    if (error instanceof StepFailed) return { state: 'failed', why: error.message, change: error.change };
    if (error instanceof StepSkipped) return { state: 'skipped', why: error.message, change: error.change };
    throw error;
  }
}
