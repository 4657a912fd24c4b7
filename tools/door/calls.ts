// Reads in a message which tool it calls, before the protocol does: scopes and streams are decided at the door.
import { findTool } from '../registry.ts';
import type { Tool } from '../tool.ts';

/** The tool that a message calls, if it is a call of a tool that we know. */
export function toolOf(message: unknown): Tool | undefined {
  return isObject(message) && message['method'] === 'tools/call' && isObject(message['params'])
    ? findTool(message['params']['name'])
    : undefined;
}

/** Whether the answer may take long. */
export function waitsOf(message: unknown): boolean {
  const tool = toolOf(message);
  if (tool === undefined) return false;
  const { params } = message as { params: { arguments?: unknown } }; // toolOf has looked
  return tool.waits(isObject(params.arguments) ? params.arguments : {});
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
