// One POST of a client before 2026 as a transport: its messages in, their answers out, as JSON or as a stream of
// events, written straight to the Node response. Knows nothing of tools.
import type { ServerResponse } from 'node:http';
import { isJSONRPCErrorResponse, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { JSONRPCMessage, JSONRPCRequest, Transport } from '@modelcontextprotocol/server';
import { answerText } from './answer-text.ts';
import { EVENT_STREAM_HEADERS, JSON_TYPE, keepAlive } from './event-stream.ts';

export type Exchange = Transport & {
  /** Hands the requests to the server; call it once connected. */
  deliver(): void;
  /** A request that will get no answer any more. */
  drop(id: string | number): void;
};

export type ExchangeOptions = {
  /** At least one, with different ids. */
  requests: readonly JSONRPCRequest[];
  /** Answers in an array, as the requests came. */
  isBatch: boolean;
  /** Opens a stream at once; otherwise one JSON body at the end, and no progress. */
  streams: boolean;
  keepAliveMs: number;
};

export function createExchange(response: ServerResponse, options: ExchangeOptions): Exchange {
  const { requests, isBatch, streams, keepAliveMs } = options;
  const pending = new Set(requests.map(({ id }) => id));
  const answers: JSONRPCMessage[] = [];
  let stopKeepingAlive = () => {};
  let closed = false;

  const finish = () => {
    stopKeepingAlive();
    if (streams || response.destroyed) {
      response.end();
      return;
    }
    response.statusCode = answers.length === 0 ? 202 : statusOf(answers);
    if (answers.length > 0) response.setHeader('Content-Type', JSON_TYPE);
    // Headers not yet written, so that Node counts the length and sends all in one piece.
    response.end(bodyOf(answers, isBatch));
  };
  const settle = (id: string | number) => {
    if (pending.delete(id) && pending.size === 0 && !closed) finish();
  };

  const exchange: Exchange = {
    async start() {
      if (!streams) return;
      response.writeHead(200, EVENT_STREAM_HEADERS);
      response.flushHeaders();
      stopKeepingAlive = keepAlive(response, keepAliveMs);
    },
    async send(message) {
      if (closed || response.destroyed) return;
      // What our own server sends needs no schema to be told apart.
      const isAnswer = !('method' in message);
      if (streams) response.write(`event: message\ndata: ${JSON.stringify(message)}\n\n`);
      else if (isAnswer) answers.push(message);
      if (isAnswer && message.id !== undefined && message.id !== null) settle(message.id);
    },
    async close() {
      if (closed) return;
      closed = true;
      stopKeepingAlive();
      exchange.onclose?.();
    },
    deliver() {
      for (const request of requests) exchange.onmessage?.(request);
    },
    drop: settle,
  };
  return exchange;
}

function bodyOf(answers: readonly JSONRPCMessage[], isBatch: boolean): string | undefined {
  const [first] = answers;
  if (first === undefined) return undefined;
  return isBatch ? `[${answers.map(answerText).join(',')}]` : answerText(first);
}

/** Every answer is carried by 200, but that a client lacks what the call needs is told by HTTP too (SEP-2575). */
function statusOf([first]: readonly JSONRPCMessage[]): 200 | 400 {
  const lacks: number = ProtocolErrorCode.MissingRequiredClientCapability;
  return isJSONRPCErrorResponse(first) && first.error.code === lacks ? 400 : 200;
}
