// Reads in a message which tool it calls, before the protocol does: scopes and streams are decided at the door.
import type { Catalogue } from '../catalogue.ts';

type Tools = Pick<Catalogue, 'find'>;

/** The tool that a message calls, if it is a call of a tool that we know. */
export function toolOf(tools: Tools, message: unknown): ReturnType<Tools['find']> {
  return isObject(message) && message['method'] === 'tools/call' && isObject(message['params'])
    ? tools.find(message['params']['name'])
    : undefined;
}

/** Whether the answer may take long. */
export function waitsOf(tools: Tools, message: unknown): boolean {
  const tool = toolOf(tools, message);
  if (tool === undefined) return false;
  const { params } = message as { params: { arguments?: unknown } }; // toolOf has looked
  return tool.waits(isObject(params.arguments) ? params.arguments : {});
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
