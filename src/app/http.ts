// The HTTP application: what every answer carries, health, and where each door is mounted.
import { randomUUID } from 'node:crypto';
import express from 'express';
import type { Express, RequestHandler, Router } from 'express';
import type { Logger } from './logger.ts';

/** For a year (RFC 6797 §6.1). Of this host alone: what stands beside it is not ours to say. */
const HTTPS_ONLY = 'max-age=31536000';

export type HttpDeps = {
  log: Logger;
  now: () => number;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Proxies that stand before us. */
  trustProxy: number;
  /** Where each door is mounted, in the order in which they are tried. */
  doors: readonly { path: string; router: Router }[];
  /** Whether the database answers and the service is not stopping. */
  isReady(): Promise<boolean>;
  /** How this process does with mail servers; a process without an engine says nothing of it. */
  mailState?: () => MailState;
};

/** Mail servers are asked, or are not: outgoing port 25 is closed, or our address is on block lists. */
export type MailState = 'asked' | 'port_closed' | 'listed';

export function createHttpApp(deps: HttpDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', deps.trustProxy);
  app.set('query parser', false);
  app.enable('case sensitive routing');
  app.use(answerHeaders(deps));
  app.use(requestLog(deps));
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.get('/readyz', async (_request, response) => {
    const ready = await deps.isReady();
    const mail = deps.mailState?.();
    response
      .status(ready ? 200 : 503)
      .json({ status: ready ? 'ready' : 'not ready', ...(mail === undefined ? {} : { mail }) });
  });
  for (const { path, router } of deps.doors) app.use(path, router);
  app.use((_request, response) => {
    response.status(404).json({ error: 'Not found' });
  });
  app.use(internalErrors(deps.log));
  return app;
}

function answerHeaders({ publicUrl }: Pick<HttpDeps, 'publicUrl'>): RequestHandler {
  const isHttps = publicUrl.startsWith('https:');
  return (_request, response, next) => {
    response.setHeader('X-Request-Id', randomUUID());
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    if (isHttps) response.setHeader('Strict-Transport-Security', HTTPS_ONLY);
    next();
  };
}

/** One line a request: no query, no body, no address; the path only where it is one of ours. */
function requestLog({ log, now }: Pick<HttpDeps, 'log' | 'now'>): RequestHandler {
  // Nothing of this line can carry a secret, and looking for one costs more than writing it.
  const lines = log.child({}, { redact: [] });
  return (request, response, next) => {
    const startedAt = now();
    response.once('close', () => {
      if (!lines.isLevelEnabled('info')) return;
      const route: unknown = request.route?.path;
      lines.info(
        {
          requestId: response.getHeader('X-Request-Id'),
          method: request.method,
          route: typeof route === 'string' ? request.baseUrl + route : null,
          status: response.statusCode,
          ms: now() - startedAt,
          ...(response.writableFinished ? {} : { aborted: true }),
        },
        'request',
      );
    });
    next();
  };
}

/** What no door has answered: broken URLs, and our own mistakes. */
function internalErrors(log: Logger): express.ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = error instanceof URIError ? 400 : 500;
    if (status === 500)
      log.error({ err: error, requestId: response.getHeader('X-Request-Id') }, 'request failed');
    response.status(status).json({ error: status === 400 ? 'Malformed URL' : 'Internal error' });
  };
}
