// What an endpoint offers: what the door must know of a tool, and the handlers behind the protocol. The service has one,
// in `our-catalogue.ts`; tests of the protocol mount another on the same stack.
import type { Server, ServerOptions } from '@modelcontextprotocol/server';
import type { Tool, ToolCaller, ToolDeps } from './tool.ts';

export type CallDeps = ToolDeps & {
  /** A call that threw what we did not expect; the client reads `Internal error`. */
  onInternal(error: unknown, tool: string): void;
};

export type Catalogue = {
  /** What the door asks of a call before the protocol does: its scope, and whether its answer may take long. */
  find(name: unknown): Pick<Tool, 'name' | 'scope' | 'waits'> | undefined;
  /** What a server says of itself besides its name. */
  options: Pick<ServerOptions, 'capabilities' | 'instructions' | 'cacheHints' | 'requestState'>;
  /** Gives a fresh server its handlers, for this caller. */
  handle(server: Server, deps: CallDeps, caller: ToolCaller): void;
};
