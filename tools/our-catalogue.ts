// What the service offers: the tools, the prompt and the card, behind the handlers of the protocol.
import { EXTENSION_ID } from '@modelcontextprotocol/ext-apps/server';
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server';
import { DomainError, rateLimited } from '../src/core/errors.ts';
import { CARD_LIST, readCard } from './app/card.ts';
import type { CallDeps, Catalogue } from './catalogue.ts';
import { FIND_CONTACTS, findContacts } from './find-contacts-prompt.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { LIST_TTL_MS, TOOL_LIST } from './list.ts';
import { writeOnce } from './protocol/answer-text.ts';
import { findTool } from './registry.ts';
import { toErrorResult, toInternalErrorResult, toResult } from './results.ts';
import type { ToolCaller } from './tool.ts';

/** Longest message of a progress notification; clients show it in one line. */
const PROGRESS_MESSAGE_MAX_CHARACTERS = 200;

const CACHE_HINT = { ttlMs: LIST_TTL_MS, cacheScope: 'public' } as const;
const CACHE_HINTS = {
  'tools/list': CACHE_HINT,
  'prompts/list': CACHE_HINT,
  'resources/list': CACHE_HINT,
  'resources/templates/list': CACHE_HINT,
  'resources/read': CACHE_HINT,
  'server/discover': CACHE_HINT,
};

writeOnce(TOOL_LIST);

export const OUR_CATALOGUE: Catalogue = {
  find: findTool,
  options: {
    // No list changes while we run, so nothing is said of changes.
    capabilities: { tools: {}, prompts: {}, resources: {}, extensions: { [EXTENSION_ID]: {} } },
    instructions: INSTRUCTIONS,
    cacheHints: CACHE_HINTS,
  },
  handle(server, deps, caller) {
    server.setRequestHandler('tools/list', () => ({ tools: TOOL_LIST as (typeof TOOL_LIST)[number][] })); // frozen; only written out
    server.setRequestHandler('tools/call', (request, context) =>
      callTool(deps, caller, request.params, context),
    );
    server.setRequestHandler('prompts/list', () => ({ prompts: [FIND_CONTACTS] }));
    server.setRequestHandler('prompts/get', ({ params }) => {
      if (params.name !== FIND_CONTACTS.name)
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Unknown prompt');
      return findContacts(params.arguments ?? {});
    });
    server.setRequestHandler('resources/list', () => CARD_LIST);
    server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
    server.setRequestHandler('resources/read', ({ params }) => readCard(params.uri));
  },
};

/** An unknown tool is a protocol error; everything else that goes wrong is a result that a model can read. */
async function callTool(
  deps: CallDeps,
  caller: ToolCaller,
  params: { name: string; arguments?: Record<string, unknown> | undefined },
  context: ServerContext,
): Promise<CallToolResult> {
  const tool = findTool(params.name);
  if (tool === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Unknown tool');
  try {
    const token = await deps.takeToken(tool.bucket, caller);
    if (!token.allowed) throw rateLimited(token.retryAfterSeconds);
    const call = { signal: context.mcpReq.signal, tell: teller(context) };
    return toResult(await tool.call(deps, caller, params.arguments, call));
  } catch (error) {
    if (error instanceof DomainError) return toErrorResult(error);
    deps.onInternal(error, tool.name);
    return toInternalErrorResult();
  }
}

/** Sends growing progress to a client that asked for it. A client that is gone hears nothing, and that is no fault. */
function teller({ mcpReq }: ServerContext): (message: string) => void {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return () => {};
  let progress = 0;
  return (message) => {
    progress += 1;
    mcpReq
      .notify({
        method: 'notifications/progress',
        params: { progressToken, progress, message: message.slice(0, PROGRESS_MESSAGE_MAX_CHARACTERS) },
      })
      .catch(() => {});
  };
}
