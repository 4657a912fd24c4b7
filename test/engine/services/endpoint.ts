// A service of the operator's in tests: on loopback, answers as it is told, and notes what it was asked.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createGuardedFetch } from '../../../src/http/guarded-fetch.ts';
import { createService, type Service } from '../../../src/engine/services/service.ts';
import { listening } from '../../http/loopback.ts';

export type Asked = { method: string; url: string; headers: IncomingHttpHeaders; body: unknown };

/** A text goes as it is, all else as JSON; 'never' says nothing and keeps the connection. */
export type Reply = { status?: number; headers?: Record<string, string>; body?: unknown } | 'never';

export type Endpoint = { url: string; asked: Asked[]; close: () => Promise<void> };

export async function startEndpoint(
  atEnd: (close: () => Promise<void>) => void,
  reply: (asked: Asked, count: number) => Reply,
): Promise<Endpoint> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body: text === '' ? null : (JSON.parse(text) as unknown) };
      asked.push(one);
      const answer = reply(one, asked.length);
      if (answer === 'never') return;
      const { status = 200, headers: own = {}, body = {} } = answer;
      response.writeHead(status, { 'content-type': 'application/json', ...own });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  const { port, close } = await listening(server);
  atEnd(close);
  return { url: `http://127.0.0.1:${port}`, asked, close };
}

/** A service as the engine has it, but for the clock. */
export function serviceHere(atEnd: (close: () => Promise<void>) => void, now: () => number): Service {
  const fetch = createGuardedFetch({
    lookup: async (host) => [host],
    allowPrivateNetwork: true,
    ports: { http: 80, https: 443 },
    userAgent: 'test',
    now,
  });
  atEnd(() => fetch.close());
  // the own-origin fetch names its one port; here every endpoint has another
  const open = Object.assign(
    (url: string, options: Parameters<typeof fetch>[1]) =>
      fetch(url, { ...options, allowPorts: [Number(new URL(url).port)] }),
    { close: () => fetch.close() },
  );
  return createService({ fetch: open, now });
}

/** The words of a chat completion. */
export function completion(words: unknown): unknown {
  const content = typeof words === 'string' ? words : JSON.stringify(words);
  return { choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] };
}
