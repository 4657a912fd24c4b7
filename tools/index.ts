// The tool server's endpoint: the checks in their order, then the generation of the client. Mounted at /mcp.
import { classifyInboundRequest } from '@modelcontextprotocol/server';
import express from 'express';
import type { ErrorRequestHandler, Request, RequestHandler, Router } from 'express';
import type { Notifier } from '../src/core/notify.ts';
import type { Catalogue } from './catalogue.ts';
import { callerOf, checkBearer } from './door/bearer.ts';
import type { BearerDeps } from './door/bearer.ts';
import { answerBodyErrors, readMessages } from './door/body.ts';
import { waitsOf } from './door/calls.ts';
import { checkHost } from './door/host.ts';
import { createOpenAnswers } from './door/open-answers.ts';
import { checkOrigin } from './door/origin.ts';
import { RPC, refuse } from './door/rpc-error.ts';
import { checkScope } from './door/scope.ts';
import { OUR_CATALOGUE } from './our-catalogue.ts';
import { createCancellations } from './protocol/cancellations.ts';
import { readDirect, serveDirect } from './protocol/direct.ts';
import { serveLegacy } from './protocol/legacy.ts';
import { createModern } from './protocol/modern.ts';
import type { ServerDeps } from './protocol/server.ts';
import { createSearchNews } from './search-news.ts';
import type { WaitTimes } from './tool.ts';

export type { Catalogue } from './catalogue.ts';
export type { AccessTokenAnswer } from './door/bearer.ts';
export type { BucketKind, ToolCaller, WaitTimes } from './tool.ts';

export type ToolsDeps = Omit<ServerDeps, 'news' | 'waits' | 'serverInfo' | 'catalogue'> &
  BearerDeps & {
    /** The audience of the tokens: the address that people paste, such as `https://host/mcp`. */
    resourceUrl: string;
    /** Browser origins besides ours and loopback ones; `*` for all. */
    allowedOrigins: readonly string[];
    notifier: Pick<Notifier, 'publish' | 'subscribe'>;
    version: string;
    /** Another one in tests of the protocol. */
    catalogue?: Catalogue;
    /** Shorter in tests. */
    waits?: Partial<WaitTimes & { keepAliveMs: number }>;
  };

export type Tools = {
  router: Router;
  /** Calls that wait for a search in this process. */
  waiting(): number;
  /** Ends all waiting: each call answers `done: false`. Resolves when they have answered, or after a short while. */
  stop(): Promise<void>;
};

/** Clients give up after 60 s, some proxies sooner: one answers within 50. */
const WAITS: WaitTimes = { handOverMs: 48_000, progressMs: 2_500, pollMs: 5_000 };
/** Some clients take silence for the end after 30 s; bytes at least every 10 s. */
const KEEP_ALIVE_MS = 8_000;
const STOP_GRACE_MS = 3_000;

const SERVER_NAME = 'executive-email-lookup';
const SERVER_TITLE = 'Executive email lookup';

/** Subscribes to the notifier at once; `stop` gives it back. */
export function createTools(deps: ToolsDeps): Tools {
  const { keepAliveMs = KEEP_ALIVE_MS, ...waits } = deps.waits ?? {};
  const { catalogue = OUR_CATALOGUE } = deps;
  const news = createSearchNews(deps.notifier);
  const cancellations = createCancellations(deps.notifier);
  const serverDeps = {
    ...deps,
    news,
    waits: { ...WAITS, ...waits },
    serverInfo: {
      name: SERVER_NAME,
      title: SERVER_TITLE,
      version: deps.version,
      websiteUrl: new URL('/', deps.resourceUrl).href,
    },
    catalogue,
    cancellations,
    keepAliveMs,
  };
  const modern = createModern(serverDeps);
  const open = createOpenAnswers();

  const serve: RequestHandler = async (request, response) => {
    // Gone while we looked who it is: nobody would tell us of its end any more.
    if (response.destroyed) return;
    open.add(response);
    const body: unknown = request.body;
    const caller = callerOf(response);
    const route = classifyInboundRequest({ httpMethod: 'POST', ...protocolHeaders(request), body });
    const direct = readDirect(catalogue, request, route);
    // What is of neither generation is refused by the newer one's handler, which knows why.
    if (direct !== null) await serveDirect(serverDeps, response, caller, direct);
    else if (route.kind === 'legacy')
      await serveLegacy(serverDeps, request, response, caller, Array.isArray(body) ? body : [body]);
    else await modern.serve(request, response, caller, body, waitsOf(catalogue, body));
  };

  const router = express.Router({ caseSensitive: true, strict: true });
  router.all(
    '/',
    checkHost(deps.resourceUrl),
    checkOrigin(deps.resourceUrl, deps.allowedOrigins),
    checkBearer(deps),
    allowPostOnly,
    ...readMessages,
    checkScope(catalogue, deps.resourceMetadataUrl),
    serve,
  );
  router.use(answerBodyErrors, answerErrors(deps.onInternal));

  return {
    router,
    waiting: () => news.waiting(),
    async stop() {
      news.stop();
      await open.ended(STOP_GRACE_MS);
      await modern.close();
      news.close();
      cancellations.close();
    },
  };
}

/** No stream to listen on, no session to end: the protocol lets a server answer both with 405. */
const allowPostOnly: RequestHandler = (request, response, next) => {
  if (request.method === 'POST') {
    next();
    return;
  }
  response.setHeader('Allow', 'POST, OPTIONS');
  refuse(response, 405, RPC.server, 'Method not allowed');
};

/** The three headers that must not contradict the body (SEP-2243). */
function protocolHeaders(request: Request) {
  const version = request.get('MCP-Protocol-Version');
  const method = request.get('Mcp-Method');
  const name = request.get('Mcp-Name');
  return {
    ...(version === undefined ? {} : { protocolVersionHeader: version }),
    ...(method === undefined ? {} : { mcpMethodHeader: method }),
    ...(name === undefined ? {} : { mcpNameHeader: name }),
  };
}

function answerErrors(onInternal: ToolsDeps['onInternal']): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    onInternal(error, 'endpoint');
    if (response.headersSent) next(error);
    else refuse(response, 500, RPC.internal, 'Internal error');
  };
}
