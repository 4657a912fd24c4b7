// What a thousand assistants that wait for svc_find_email hold in memory, and what is left when they have gone.
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { round } from './report.ts';
import { under } from './section.ts';
import type { Section, Table } from './section.ts';
import { startScript } from './server-process.ts';

const CALLS = 1_000;
/** Of each the first call loads code that stays. */
const WARM_UP_CALLS = 50;
const HELD_LIMIT_MB = 60;
const LEFT_LIMIT_MB = 10;
const MB = 1_048_576;
const LOOK_EVERY_MS = 50;

type Memory = { waiting: number; heapBytes: number };

export const waitingCalls: Section = {
  name: 'waiting',
  async run(): Promise<Table[]> {
    const folder = await mkdtemp(join(tmpdir(), 'svc-bench-'));
    const agent = new Agent({ maxSockets: Infinity, keepAlive: false });
    const server = await startScript(folder, 'waiting-server.ts', folder);
    try {
      const memory = async () => (await (await fetch(`${server.base}/memory`)).json()) as Memory;
      const until = async (waiting: number) => {
        for (;;) {
          const now = await memory();
          if (now.waiting === waiting) return now;
          await sleep(LOOK_EVERY_MS);
        }
      };
      const hold = async (count: number, from: number) => {
        const calls = Array.from({ length: count }, (_, index) => ask(server.base, agent, from + index));
        const held = await until(count);
        for (const call of calls) call.destroy();
        const left = await until(0);
        return { held, left };
      };
      await hold(WARM_UP_CALLS, 0);
      const before = await memory();
      const { held, left } = await hold(CALLS, WARM_UP_CALLS);
      const heldMb = (held.heapBytes - before.heapBytes) / MB;
      const leftMb = (left.heapBytes - before.heapBytes) / MB;
      return [
        {
          heading: 'Tool server: calls that wait',
          notes: [
            `${CALLS} calls of svc_find_email at once, each with its own search and stream; heap after garbage collection, less what it was before.`,
          ],
          columns: ['heap', 'MB', 'KB a call'],
          rows: [
            {
              cells: ['while all wait', round(heldMb), round((heldMb * 1_024) / CALLS)],
              target: under(heldMb, HELD_LIMIT_MB, ' MB'),
            },
            {
              cells: ['after all have hung up', round(leftMb), ''],
              target: under(leftMb, LEFT_LIMIT_MB, ' MB'),
            },
          ],
        },
      ];
    } finally {
      agent.destroy();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

function ask(base: string, agent: Agent, index: number): ClientRequest {
  const call = request(`${base}/mcp`, {
    agent,
    method: 'POST',
    headers: {
      authorization: `Bearer person-${index}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
  });
  call.on('error', () => {}); // we hang up on purpose
  call.on('response', (response) => response.on('error', () => {}).resume());
  const params = {
    name: 'svc_find_email',
    arguments: { url: `waiting-${index}.test`, role: 'CEO' },
    _meta: { progressToken: index },
  };
  call.end(JSON.stringify({ jsonrpc: '2.0', id: index, method: 'tools/call', params }));
  return call;
}
