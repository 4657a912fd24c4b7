// The requests that are nearly all of what clients of 2026-07-28 send, written straight to the Node response: the
// SDK's handler in between costs as much as the rest. Whatever is not plainly right goes to that handler instead,
// which knows the words for it.
import { PerRequestHTTPServerTransport } from '@modelcontextprotocol/server';
import type {
  InboundClassificationOutcome,
  JSONRPCMessage,
  JSONRPCRequest,
} from '@modelcontextprotocol/server';
import type { Request, Response } from 'express';
import { CARD_URI } from '../app/card.ts';
import type { Catalogue } from '../catalogue.ts';
import { toolOf, waitsOf } from '../door/calls.ts';
import type { ToolCaller } from '../tool.ts';
import type { ModernDeps } from './modern.ts';
import { createExchange } from './node-exchange.ts';
import type { Exchange } from './node-exchange.ts';
import { createServer } from './server.ts';

const REVISION = '2026-07-28';

/** A request whose envelope was found whole, in the revision and with the headers that it must have. */
export type DirectRequest = { message: JSONRPCRequest; classification: { era: 'modern'; revision: string } };

/** The request, where all is plainly right; null for the SDK's handler. */
export function readDirect(
  tools: Pick<Catalogue, 'find'>,
  request: Request,
  route: InboundClassificationOutcome,
): DirectRequest | null {
  if (route.kind !== 'modern' || route.messageKind !== 'request') return null;
  const { message, classification } = route;
  if (classification.revision !== REVISION || request.get('MCP-Protocol-Version') !== REVISION) return null;
  if (request.get('Mcp-Method') !== message.method) return null;
  if (request.get('Mcp-Name') !== plainNameOf(tools, message)) return null;
  return { message, classification: { era: 'modern', revision: REVISION } };
}

/** What the header must say (SEP-2243); null where the request is none of those, or its name none that we know. */
function plainNameOf(tools: Pick<Catalogue, 'find'>, message: JSONRPCRequest): string | undefined | null {
  switch (message.method) {
    case 'tools/list':
    case 'resources/list':
      return undefined;
    // A tool that we know, and the card, have names that a header carries as they are.
    case 'tools/call':
      return toolOf(tools, message)?.name ?? null;
    case 'resources/read':
      return message.params?.['uri'] === CARD_URI ? CARD_URI : null;
    default:
      return null;
  }
}

/** Answers it; resolves when it is handed over, not when it is answered. */
export async function serveDirect(
  deps: ModernDeps,
  response: Response,
  caller: ToolCaller,
  { message, classification }: DirectRequest,
): Promise<void> {
  const server = createServer(deps, caller, [REVISION]);
  const { keepAliveMs } = deps;
  const streams = waitsOf(deps.catalogue, message);
  const exchange = createExchange(response, { requests: [message], isBatch: false, streams, keepAliveMs });
  const transport = new DirectTransport(classification, exchange);
  // The client is gone: the call that still runs is called off.
  response.once('close', () => {
    if (response.writableFinished) return;
    server.close().catch((error: unknown) => deps.onInternal(error, 'close'));
  });
  await server.connect(transport);
  transport.onmessage?.(message, { classification });
}

/** The server reads the revision off this class; the bytes go the way of the exchange. */
class DirectTransport extends PerRequestHTTPServerTransport {
  readonly #exchange: Exchange;

  constructor(classification: DirectRequest['classification'], exchange: Exchange) {
    super({ classification });
    this.#exchange = exchange;
  }

  override async start(): Promise<void> {
    await super.start();
    await this.#exchange.start();
  }

  override send(message: JSONRPCMessage): Promise<void> {
    return this.#exchange.send(message);
  }

  override async close(): Promise<void> {
    await this.#exchange.close();
    await super.close();
  }
}
