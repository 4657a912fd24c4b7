// The tool server over a real HTTP server, the real core and a fresh database; searches wait until the test runs them.
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { onTestFinished } from 'vitest';
import type { Storage } from '../../db/open.ts';
import { SCOPES } from '../../src/core/caller.ts';
import { createLocalNotifier } from '../../src/core/notify.ts';
import type { Notifier } from '../../src/core/notify.ts';
import { FIND_EMAIL_RATE, READ_RATE, takeToken } from '../../src/core/rate-limits.ts';
import { runSearch } from '../../src/core/run-search.ts';
import type { Discover, Discovery } from '../../src/engine/discovery.ts';
import { createTools } from '../../tools/index.ts';
import type { ToolsDeps } from '../../tools/index.ts';
import { makeSetting } from '../core/setting.ts';
import type { Setting } from '../core/setting.ts';

export const TOKEN = 'good-token';
const RATES = { 'find-email': FIND_EMAIL_RATE, read: READ_RATE };

export type DoorOptions = {
  credits?: number;
  setting?: Setting;
  notifier?: Notifier;
  tools?: Partial<ToolsDeps>;
  waits?: ToolsDeps['waits'];
};

/** Opens the endpoint at `url`. `TOKEN` has all scopes; `grant` makes further tokens. */
export async function openTools(storage: Storage, options: DoorOptions = {}) {
  const setting = options.setting ?? (await makeSetting(storage, options));
  const errors: unknown[] = [];
  const notifier = options.notifier ?? createLocalNotifier({ onError: (error) => errors.push(error) });
  const callers = new Map<string, ToolsCaller>();
  const grant = (token: string, more: Partial<ToolsCaller> = {}) => {
    const { teamId, userId } = setting;
    callers.set(token, {
      teamId,
      userId,
      scopes: SCOPES,
      clientId: 'client',
      connection: { id: 'grant', dailyCreditCap: null },
      ...more,
    });
    return token;
  };
  grant(TOKEN);

  const app = express().disable('x-powered-by').set('query parser', false);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const url = `http://127.0.0.1:${port}/mcp`;
  const tools = createTools({
    operations: setting.operations,
    takeToken: (kind, caller) => takeToken(storage.buckets, `${kind}:${caller.bucket}`, RATES[kind]),
    verifyAccessToken: async (token) => {
      const caller = callers.get(token);
      return caller === undefined ? { ok: false } : { ok: true, caller };
    },
    resourceUrl: url,
    resourceMetadataUrl: `http://127.0.0.1:${port}/.well-known/oauth-protected-resource/mcp`,
    allowedOrigins: [],
    notifier,
    now: Date.now,
    version: '0.0.0',
    onInternal: (error) => errors.push(error),
    ...(options.waits === undefined ? {} : { waits: options.waits }),
    ...options.tools,
  });
  app.use('/mcp', tools.router);
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await tools.stop();
  });

  return {
    ...setting,
    setting,
    storage,
    errors,
    notifier,
    tools,
    url,
    port,
    grant,
    waiting: () => tools.waiting(),
    /** Runs the newest search with an engine that answers this. */
    finish: (searchId: string, answer: Discovery | Discover) =>
      runSearch(
        { ...setting.runDeps(typeof answer === 'function' ? answer : async () => answer), notifier },
        searchId,
        new AbortController().signal,
      ),
    /** Waits for the next search to be put into the queue. */
    nextSearch: async (after = 0): Promise<string> => {
      for (;;) {
        const job = setting.enqueued[after];
        if (job !== undefined) return (job.payload as { searchId: string }).searchId;
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    },
    /** Headers and bytes exactly as given, over the good token unless told otherwise. */
    post: (
      body: unknown,
      headers: Record<string, string | string[] | undefined> = {},
      path = '',
      method = 'POST',
    ) => send(url + path, method, headers, typeof body === 'string' ? body : JSON.stringify(body)),
  };
}

export type ToolsDoor = Awaited<ReturnType<typeof openTools>>;

type ToolsCaller = Extract<Awaited<ReturnType<ToolsDeps['verifyAccessToken']>>, { ok: true }>['caller'];

export type RawAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The JSON body, or the last event of a stream. */
  json: { id?: unknown; result?: Record<string, unknown>; error?: { code: number; message: string } } | null;
};

export const HEADERS = {
  authorization: `Bearer ${TOKEN}`,
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

function send(
  url: string,
  method: string,
  headers: Record<string, string | string[] | undefined>,
  body: string,
): Promise<RawAnswer> {
  const all = Object.entries({ ...HEADERS, ...headers }).filter(([, value]) => value !== undefined);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { method, headers: Object.fromEntries(all) }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          json: readJson(text),
        }),
      );
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(method === 'POST' ? body : undefined);
  });
}

function readJson(text: string): RawAnswer['json'] {
  const data =
    text
      .match(/^data: .*$/gm)
      ?.at(-1)
      ?.slice('data: '.length) ?? text;
  try {
    return JSON.parse(data) as RawAnswer['json'];
  } catch {
    return null;
  }
}

/** A call as a client before 2026 sends it. */
export const call = (name: string, args: object = {}, more: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args, ...more },
});

/** A request as a client of 2026-07-28 sends it, with the headers that must say the same. */
export function modern(method: string, params: Record<string, unknown> = {}, id: string | number = 1) {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const { name } = params;
  return {
    body: { jsonrpc: '2.0', id, method, params: { ...params, _meta: meta } },
    headers: {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(typeof name === 'string' ? { 'mcp-name': name } : {}),
    },
  };
}
