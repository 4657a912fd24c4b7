// Clients before 2026-07-28: every POST answered by itself, without sessions, by whichever process gets it.
import { randomUUID } from 'node:crypto';
import { SUPPORTED_PROTOCOL_VERSIONS, isJSONRPCRequest } from '@modelcontextprotocol/server';
import type { JSONRPCRequest } from '@modelcontextprotocol/server';
import type { Request, Response } from 'express';
import type { ToolCaller } from '../tool.ts';
import { RPC, refuse } from '../door/rpc-error.ts';
import { waitsOf } from '../door/calls.ts';
import type { Cancellations } from './cancellations.ts';
import { EVENT_STREAM_TYPE, JSON_TYPE } from './event-stream.ts';
import { createExchange } from './node-exchange.ts';
import { createServer } from './server.ts';
import type { ServerDeps } from './server.ts';

const SESSION_HEADER = 'Mcp-Session-Id';
const SESSION_ID_MAX_CHARACTERS = 128;

export type LegacyDeps = ServerDeps & { cancellations: Cancellations; keepAliveMs: number };

/** Answers the messages of one POST; resolves when they are handed over, not when they are answered. */
export async function serveLegacy(
  deps: LegacyDeps,
  request: Request,
  response: Response,
  caller: ToolCaller,
  messages: readonly unknown[],
): Promise<void> {
  const version = request.get('MCP-Protocol-Version');
  const requests = messages.filter((message): message is JSONRPCRequest => isJSONRPCRequest(message));
  const opening = requests.find(({ method }) => method === 'initialize');
  if (opening !== undefined && messages.length > 1) {
    refuse(response, 400, RPC.invalidRequest, 'initialize stands alone');
    return;
  }
  if (opening === undefined && version !== undefined && !SUPPORTED_PROTOCOL_VERSIONS.includes(version)) {
    const supported = SUPPORTED_PROTOCOL_VERSIONS.join(', ');
    refuse(response, 400, RPC.server, `Unsupported protocol version; supported are: ${supported}`);
    return;
  }
  const sessionId = readSessionId(request);
  await cancelCalls(deps.cancellations, caller, sessionId, messages);
  if (response.destroyed) return;
  if (requests.length === 0) {
    response.status(202).end();
    return;
  }
  const takes = readAccept(request);
  if (!takes.json && !takes.stream) {
    refuse(response, 406, RPC.server, `Accept must name ${JSON_TYPE} or ${EVENT_STREAM_TYPE}`);
    return;
  }
  if (opening !== undefined) response.setHeader(SESSION_HEADER, randomUUID());

  const server = createServer(deps, caller);
  const exchange = createExchange(response, {
    requests,
    isBatch: Array.isArray(request.body),
    streams: takes.stream && (!takes.json || requests.some((message) => waitsOf(deps.catalogue, message))),
    keepAliveMs: deps.keepAliveMs,
  });
  const forget = requests.map(({ id }) =>
    sessionId === null
      ? () => {}
      : deps.cancellations.register({ caller, sessionId, requestId: id }, () => {
          // The server aborts the call by its own means, and then says nothing about it.
          exchange.onmessage?.({
            jsonrpc: '2.0',
            method: 'notifications/cancelled',
            params: { requestId: id },
          });
          exchange.drop(id);
        }),
  );
  response.once('close', () => {
    for (const end of forget) end();
    if (response.writableFinished) return;
    // The client is gone: the calls that still run are called off.
    server.close().catch((error: unknown) => deps.onInternal(error, 'close'));
  });
  await server.connect(exchange);
  exchange.deliver();
}

async function cancelCalls(
  cancellations: Cancellations,
  caller: ToolCaller,
  sessionId: string | null,
  messages: readonly unknown[],
): Promise<void> {
  if (sessionId === null) return;
  for (const message of messages) {
    const { method, params } = message as { method?: unknown; params?: { requestId?: unknown } };
    const requestId = params?.requestId;
    if (method !== 'notifications/cancelled') continue;
    if (typeof requestId === 'string' || typeof requestId === 'number')
      await cancellations.cancel({ caller, sessionId, requestId });
  }
}

/** Whatever the client holds for its session; without one, ids of two sessions could be taken for each other. */
function readSessionId(request: Request): string | null {
  const sessionId = request.get(SESSION_HEADER) ?? '';
  return sessionId === '' || sessionId.length > SESSION_ID_MAX_CHARACTERS ? null : sessionId;
}

/** No Accept, and a wildcard, take everything. */
function readAccept(request: Request): { json: boolean; stream: boolean } {
  const accept = request.get('Accept')?.toLowerCase() ?? '*/*';
  const any = accept.includes('*/*');
  return {
    json: any || accept.includes(JSON_TYPE) || accept.includes('application/*'),
    stream: any || accept.includes(EVENT_STREAM_TYPE) || accept.includes('text/*'),
  };
}
