// A connected assistant: a tool call with its token, an answer that takes its time, and the end of the connection.
import * as z from 'zod';
import { wrongStatus } from '../ask.ts';
import type { Reply } from '../ask.ts';
import { STREAM_MS } from '../door.ts';
import { PROOF_PATHS } from '../proof.ts';
import { StepFailed } from '../report.ts';
import { foundIn, randomText } from '../walk.ts';
import type { Step, Walk } from '../walk.ts';

const CALL = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'svc_get_credits', arguments: {} },
});
const AUTHORIZATION_CHANGE = 'Let the proxy hand on Authorization, and take none for itself.';

const answerSchema = z.object({
  result: z.object({ structuredContent: z.object({ balance: z.number() }) }),
});

export const toolCall: Step = {
  id: 'tool_call',
  title: 'A tool answers: svc_get_credits, which is free',
  needs: ['token'],
  async run(walk) {
    const reply = await callTool(walk);
    if (reply.status === 401) throw refused(reply);
    if (reply.status !== 200) throw wrongStatus(reply, walk.publicUrl, 200);
    if (!answerSchema.safeParse(reply.json).success) {
      throw new StepFailed(
        'The tool’s answer is not what the service sends.',
        'Run the doctor again in a minute; let the proxy hand on answers of /mcp unchanged.',
      );
    }
    return 'The token arrives, and the tool answers.';
  },
};

function refused(reply: Reply): StepFailed {
  const header = reply.header('www-authenticate') ?? '';
  if (header !== '' && !header.includes('resource_metadata=')) {
    return new StepFailed('Something before the service refuses its tokens on /mcp.', AUTHORIZATION_CHANGE);
  }
  // RFC 6750 §3.1: without a token the challenge names no error, so the header was lost on its way.
  return header.includes('error="')
    ? new StepFailed('The token was refused on /mcp.', 'Check the clocks of all processes and proxies.')
    : new StepFailed('The Authorization header does not arrive at /mcp.', AUTHORIZATION_CHANGE);
}

function callTool(walk: Walk): Promise<Reply> {
  return walk.ask(walk.paths.resource, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${foundIn(walk, 'accessToken')}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: CALL,
  });
}

export const stream: Step = {
  id: 'stream',
  title: 'Progress arrives while a search runs',
  needs: ['instance'],
  async run({ ask, publicUrl, proofs, now }) {
    const times: number[] = [];
    const reply = await ask(`${PROOF_PATHS.stream}?${proofs.query(randomText())}`, {
      headers: { accept: 'text/event-stream' },
      onChunk: () => times.push(now()),
    });
    if (reply.status !== 200) throw wrongStatus(reply, publicUrl, 200);
    const lasted = (times.at(-1) ?? 0) - (times[0] ?? 0);
    if (lasted < STREAM_MS / 2) {
      throw new StepFailed(
        'A stream of events arrives in one piece at its end: a proxy holds it back.',
        'Switch buffering and compression off for /mcp (nginx: proxy_buffering off; gzip off).',
      );
    }
    return 'A slow stream arrives piece by piece.';
  },
};

export const cleanUp: Step = {
  id: 'clean_up',
  title: 'The connection ends at once, and the registration is deleted (RFC 7592)',
  needs: ['registration'],
  async run(walk) {
    const { ask, publicUrl, paths } = walk;
    const { id, registrationToken } = foundIn(walk, 'client');
    const reply = await ask(`${paths.register}/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${registrationToken}` },
    });
    if (reply.status === 401) {
      throw new StepFailed('The Authorization header does not arrive at /oauth.', AUTHORIZATION_CHANGE);
    }
    if (reply.status !== 204) throw wrongStatus(reply, publicUrl, 204);
    if (walk.found.accessToken === undefined) return 'The registration is deleted.';
    const after = await callTool(walk);
    if (after.status !== 401) throw wrongStatus(after, publicUrl, 401);
    return 'The registration is deleted, and the next call with its token is refused.';
  },
};
