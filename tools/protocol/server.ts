// One protocol server for one request. The same for all generations of clients; what it offers is its catalogue's.
import { Server } from '@modelcontextprotocol/server';
import type { CallDeps, Catalogue } from '../catalogue.ts';
import type { ToolCaller } from '../tool.ts';

export type ServerDeps = CallDeps & {
  /** Name and version that clients see. */
  serverInfo: { name: string; title: string; version: string; websiteUrl: string };
  catalogue: Catalogue;
};

/**
 * A server that knows its caller; connected to one exchange and then let go. `versions` are those that its transport
 * may speak; the handlers of the SDK choose for themselves.
 */
export function createServer(deps: ServerDeps, caller: ToolCaller, versions?: string[]): Server {
  const server = new Server(deps.serverInfo, {
    ...deps.catalogue.options,
    ...(versions === undefined ? {} : { supportedProtocolVersions: versions }),
  });
  deps.catalogue.handle(server, deps, caller);
  return server;
}
