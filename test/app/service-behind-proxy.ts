// The whole service on a fresh database, behind a proxy on loopback that does what a test tells it to.
import { createHash } from 'node:crypto';
import { createServer, request as sendRequest } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Storage } from '../../db/open.ts';
import type { DoctorDeps } from '../../src/app/doctor.ts';
import { createService } from '../../src/app/service.ts';
import { readConfig } from '../../src/config/config.ts';
import { newId } from '../../src/core/ids.ts';
import { createTeam } from '../../src/core/teams.ts';

/** What the proxy does beside handing on. */
export type Manners = {
  /** Changes the headers of a request, in place. */
  onRequest?: (headers: IncomingHttpHeaders, path: string) => void;
  /** Changes the headers of an answer, in place. */
  onAnswer?: (headers: IncomingHttpHeaders, path: string) => void;
  /** Changes a whole body; the answer is held back until its end. */
  body?: (body: Buffer, path: string) => Buffer;
  /** Answers by itself; true where it did. */
  answer?: (request: IncomingMessage, response: ServerResponse) => boolean;
};

export type Behind = Awaited<ReturnType<typeof startBehindProxy>>;

export async function startBehindProxy(
  storage: Storage,
  options: {
    manners?: Manners;
    settings?: Record<string, string>;
    secret?: string;
    owner?: boolean;
    /** A further process of the service that is reached there. */
    publicUrl?: string;
  } = {},
) {
  const { manners = {}, secret = 'one' } = options;
  const upstream = createServer();
  const upstreamPort = await listen(upstream);
  const target = { port: upstreamPort };
  const proxy = createServer((request, response) => handOn(request, response, target.port, manners));
  const publicUrl = options.publicUrl ?? `http://127.0.0.1:${await listen(proxy)}`;
  const config = readConfig({
    SVC_PUBLIC_URL: publicUrl,
    SVC_SECRET: secret.repeat(40),
    SVC_ROLE: 'web',
    ...options.settings,
  });
  const deriveKey = (purpose: string) => createHash('sha256').update(`${secret} ${purpose}`).digest();
  const log = pino({ level: 'silent' });
  const service = await createService({ config, storage, deriveKey, log, now: Date.now });
  onTestFinished(() => service.stop());
  upstream.on('request', service.http);
  const deps: DoctorDeps = { config, db: storage.db, deriveKey, now: Date.now };
  const person =
    options.owner === false ? null : await createTeam({ db: storage.db, now: Date.now, newId }, TEAM);
  return { deps, publicUrl, target, upstreamPort, person, db: storage.db, buckets: storage.buckets };
}

const TEAM = { name: 'Quill', ownerEmail: 'owner@quill.test', credits: 5 };

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port; // a TCP server that listens has one
}

function handOn(request: IncomingMessage, response: ServerResponse, port: number, manners: Manners): void {
  const path = request.url ?? '/';
  if (manners.answer?.(request, response) === true) return;
  const headers = { ...request.headers };
  manners.onRequest?.(headers, path);
  const onward = sendRequest(
    { host: '127.0.0.1', port, method: request.method ?? 'GET', path, headers, setHost: false },
    (answer) => {
      const back = { ...answer.headers };
      manners.onAnswer?.(back, path);
      const { body } = manners;
      if (body === undefined) {
        response.writeHead(answer.statusCode ?? 500, back).flushHeaders();
        answer.pipe(response);
        return;
      }
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const whole = body(Buffer.concat(pieces), path);
        delete back['transfer-encoding'];
        response.writeHead(answer.statusCode ?? 500, { ...back, 'content-length': whole.length }).end(whole);
      });
    },
  );
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
}
