// Clients of 2026-07-28 through the SDK's own handler, which checks what that revision asks of a request.
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { ToolCaller } from '../tool.ts';
import { EVENT_STREAM_TYPE } from './event-stream.ts';
import { createServer } from './server.ts';
import type { ServerDeps } from './server.ts';

export type ModernDeps = ServerDeps & { keepAliveMs: number };

export type Modern = {
  /** Answers one POST whose body was parsed; `streams` opens the stream before there is anything to say. */
  serve(
    request: ExpressRequest,
    response: ExpressResponse,
    caller: ToolCaller,
    body: unknown,
    streams: boolean,
  ): Promise<void>;
  close(): Promise<void>;
};

export function createModern(deps: ModernDeps): Modern {
  const handlers = { auto: createHandler(deps, 'auto'), sse: createHandler(deps, 'sse') };
  return {
    async serve(request, response, caller, body, streams) {
      const gone = new AbortController();
      response.once('close', () => {
        if (!response.writableFinished) gone.abort();
      });
      const answer = await handlers[streams ? 'sse' : 'auto'].fetch(toWebRequest(request, gone.signal), {
        parsedBody: body,
        authInfo: { token: '', clientId: caller.clientId, scopes: [...caller.scopes], extra: { caller } },
      });
      await writeAnswer(response, answer);
    },
    async close() {
      await Promise.all([handlers.auto.close(), handlers.sse.close()]);
    },
  };
}

function createHandler(deps: ModernDeps, responseMode: 'auto' | 'sse'): McpHttpHandler {
  return createMcpHandler(
    // The caller was put there by `serve`; the handler hands it on as it is.
    ({ authInfo }) => createServer(deps, authInfo?.extra?.['caller'] as ToolCaller),
    { legacy: 'reject', responseMode, keepAliveMs: deps.keepAliveMs },
  );
}

/**
 * What the handler reads of a request whose body was parsed: method, headers by name, signal. A real `Request` costs
 * more than all the rest of a short call.
 */
function toWebRequest(request: ExpressRequest, signal: AbortSignal): Request {
  const headers = { get: (name: string) => request.get(name) ?? null };
  return { method: request.method, headers, signal } as unknown as Request; // sound by the list above
}

async function writeAnswer(response: ExpressResponse, answer: Response): Promise<void> {
  response.status(answer.status);
  for (const [name, value] of answer.headers) if (name !== 'connection') response.setHeader(name, value);
  if (answer.body === null) {
    response.end();
    return;
  }
  if (answer.headers.get('content-type') !== EVENT_STREAM_TYPE) {
    response.end(await answer.text()); // one write instead of three
    return;
  }
  response.flushHeaders();
  const reader = answer.body.getReader();
  response.once('close', () => void reader.cancel().catch(() => {}));
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    // Events are few and small; a client that reads none of them is gone within a minute.
    response.write(value);
  }
  response.end();
}
