// A call's outcome in the protocol's words: structured content with the same JSON as text, or a tool error.
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { DomainError, DomainErrorCode } from '../src/core/errors.ts';

/** What a model can react to; `internal` is our own fault. */
export type ToolErrorCode = DomainErrorCode | 'internal';

const INTERNAL = 'Internal error';

export function toResult(answer: object): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(answer) }],
    structuredContent: answer,
  };
}

/** A refusal that we expected, with its code and, where waiting helps, the seconds. */
export function toErrorResult({ code, message, retryAfterSeconds }: DomainError): CallToolResult {
  return errorResult({ code, message, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) });
}

/** Everything else: the log has it, the client has nothing. */
export function toInternalErrorResult(): CallToolResult {
  return errorResult({ code: 'internal', message: INTERNAL });
}

/** Text alone: clients hold structured content against the output schema, in errors too. */
function errorResult(error: {
  code: ToolErrorCode;
  message: string;
  retryAfterSeconds?: number;
}): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(error) }], isError: true };
}
