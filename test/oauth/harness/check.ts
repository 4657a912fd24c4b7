// A check: a rule in plain English, and a walk that throws where a server breaks it.
import type { Harness } from './client.ts';

export type Check = { rule: string; run(at: Harness): Promise<void> };

/** The rules that this server breaks, with what was seen. One after the other: a server has one clock and one limit. */
export async function brokenRules(checks: readonly Check[], at: Harness): Promise<Map<string, string>> {
  const broken = new Map<string, string>();
  for (const { rule, run } of checks) {
    try {
      await run(at);
    } catch (error) {
      broken.set(rule, error instanceof Error ? error.message : 'something was thrown');
    }
  }
  return broken;
}
