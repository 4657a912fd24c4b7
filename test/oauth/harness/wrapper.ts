// Stands before a server and hands everything on, or breaks one rule on the way. Made to be caught by the harness.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** `pkce`: any verifier will do. `replay`: a used code gives its token again. */
export type Break = 'pkce' | 'replay';

export type Wrapper = { base: string; lead(target: string): void };

const VERIFIER = 'the-one-verifier-that-fits-every-challenge-there-is';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const AUTHORIZE = '/oauth/authorize';
const TOKEN = '/oauth/token';
const HOP_BY_HOP = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding', 'host']);

type Reply = { status: number; headers: [string, string][]; body: string };

export async function openWrapper(broken?: Break): Promise<Wrapper> {
  let target = '';
  const given = new Map<string, Reply>();
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '';
      const body = await text(request);
      const change = broken === 'pkce' ? forgetProof(path, body) : { path, body };
      const code = path === TOKEN ? new URLSearchParams(body).get('code') : null;
      const known = broken === 'replay' && code !== null ? given.get(code) : undefined;
      const reply = known ?? (await send(target, request.method ?? 'GET', request.headers, change));
      if (code !== null && reply.status === 200) given.set(code, reply);
      response.writeHead(reply.status, reply.headers.flat()).end(reply.body);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return { base: `http://127.0.0.1:${port}`, lead: (to) => void (target = to) };
}

async function send(
  target: string,
  method: string,
  headers: NodeJS.Dict<string | string[]>,
  { path, body }: { path: string; body: string },
): Promise<Reply> {
  const sent = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name));
  const answer = await fetch(target + path, {
    method,
    headers: sent.map(([name, value]) => [name, String(value)] as [string, string]),
    redirect: 'manual',
    ...(method === 'POST' ? { body } : {}),
  });
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !HOP_BY_HOP.has(name)),
    body: await answer.text(),
  };
}

/** Puts our own proof in the place of the client's, wherever there is none or another. */
function forgetProof(path: string, body: string): { path: string; body: string } {
  if (path === TOKEN) {
    const form = new URLSearchParams(body);
    if (form.has('code')) form.set('code_verifier', VERIFIER);
    return { path, body: form.toString() };
  }
  if (!path.startsWith(`${AUTHORIZE}?`)) return { path, body };
  const query = new URLSearchParams(path.slice(AUTHORIZE.length + 1));
  query.set('code_challenge', CHALLENGE);
  query.set('code_challenge_method', 'S256');
  return { path: `${AUTHORIZE}?${query}`, body };
}
