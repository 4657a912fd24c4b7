// A hostile corner of the internet on loopback, and the engine put before it as the service puts it together.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcp, type AddressInfo, type Server, type Socket } from 'node:net';
import { createEngine, type Engine } from '../../../src/app/engine.ts';
import type { NamedServicesConfig } from '../../../src/app/named-services.ts';
import type { Discovery } from '../../../src/engine/discovery.ts';
import type { Role } from '../../../src/engine/role.ts';
import { a, mx, startTestNameServer, type Reply as DnsReply } from '../dns/name-server.ts';
import { createFakeMemory } from '../mail/check-setup.ts';
import { politeScript, startRawServer, type RawServer, type Script } from '../mail/raw-server.ts';
import { checkAnswer } from './check-answer.ts';
import { DOMAIN } from './pages.ts';

/** HTML with status 200, or whatever is done to the response. */
export type Reply = string | Buffer | ((response: ServerResponse, request: IncomingMessage) => void);

/** Answers by path; '*' for every other, which is 404 without it. */
export type Site = Readonly<Record<string, Reply>>;

export type InternetOptions = {
  /** Of the asked domain, and of whatever leads to this machine's web server. */
  site?: Site;
  /** What the mail server does; it knows one person and refuses others unless told. */
  mail?: Script;
  /** Over the names that stand by themselves: the domain, its MX, no www. Keyed "TYPE name". */
  names?: Record<string, DnsReply>;
  /** True unless told: the servers are on loopback. */
  allowPrivateNetwork?: boolean;
  /** Where plain http and mail really connect to; the servers here unless told. */
  ports?: { http?: number; smtp?: number };
  /** Where the domain and its MX are; this machine unless told. */
  address?: string;
  /** 'slammed' hangs up on whoever comes to the port of https, 'silent' never says a word; slammed unless told. */
  https?: 'slammed' | 'silent';
  /** The asked domain; DOMAIN unless told. */
  domain?: string;
  now?: () => number;
  /** A language model, a web search, a verifier; none unless told. */
  services?: NamedServicesConfig;
};

export type Answer = { discovery: Discovery; ms: number };

export type AskOptions = {
  role?: Role;
  deadlineMs?: number;
  signal?: AbortSignal;
  /** When addresses begin to be checked. */
  onValidating?: () => void;
};

export type Internet = {
  /** Asks the engine, and checks what every answer must keep. */
  ask(options?: AskOptions): Promise<Answer>;
  engine: Engine;
  /** "host/path" of the requests, in order. */
  asked: string[];
  mail: RawServer;
  /** Written by the web server into its sockets. */
  sentBytes(): number;
  /** Connections to the web server that stand. */
  openSockets(): number;
  /** The same of the mail server. */
  openMailSockets(): number;
};

type AtEnd = (action: () => Promise<void>) => void;

/** Short, so that a search that waits to its end does not make the tests long. */
const DEADLINE_MS = 4_000;
/** Knows the one person of our pages. */
const HONEST_MAIL = politeScript((address) =>
  address === `ada.vellmarn@${DOMAIN}` ? '250 2.1.5 Ok\r\n' : '550 5.1.1 User unknown\r\n',
);

/** @param atEnd a test's `onTestFinished`. */
export async function startInternet(atEnd: AtEnd, options: InternetOptions = {}): Promise<Internet> {
  const { address = '127.0.0.1', domain = DOMAIN, now = Date.now } = options;
  const web = await startWeb(options.site ?? {});
  const door = await startDoor(options.https ?? 'slammed');
  const mailSockets = new Set<Socket>();
  const mail = await startRawServer(noting(mailSockets, options.mail ?? HONEST_MAIL));
  const standing: Record<string, DnsReply> = {
    [`A ${domain}`]: [a(domain, address)],
    [`A www.${domain}`]: 'nxdomain',
    [`AAAA www.${domain}`]: 'nxdomain',
    [`MX ${domain}`]: [mx(domain, 10, `mx.${domain}`)],
    [`A mx.${domain}`]: [a(`mx.${domain}`, address)],
  };
  // a getter stays one: it answers each question anew
  const told = Object.getOwnPropertyDescriptors(options.names ?? {});
  const names = await startTestNameServer(Object.defineProperties(standing, told));
  const engine = createEngine(
    {
      dnsServers: [names.server],
      ports: {
        http: options.ports?.http ?? web.port,
        https: door.port,
        smtp: options.ports?.smtp ?? mail.port,
      },
      allowPrivateNetwork: options.allowPrivateNetwork ?? true,
      heloName: 'lookup.test',
      probeFrom: '',
      publicUrl: 'http://lookup.test',
      ...options.services,
    },
    createFakeMemory(now),
    now,
  );
  atEnd(async () => {
    await engine.close();
    await Promise.all([web.close(), door.close(), mail.close(), names.close()]);
  });
  return {
    engine,
    mail,
    asked: web.asked,
    sentBytes: web.sentBytes,
    openSockets: web.openSockets,
    openMailSockets: () => mailSockets.size,
    async ask({ role = 'CEO', deadlineMs = DEADLINE_MS, signal, onValidating } = {}) {
      const startedAt = performance.now();
      const discovery = await engine.discover(
        { domain, role },
        {
          deadlineMs,
          signal: signal ?? new AbortController().signal,
          onValidating: async () => onValidating?.(),
          suppressedAddresses: async () => new Set(),
        },
      );
      const ms = performance.now() - startedAt;
      checkAnswer({ discovery, domain, role, ms, deadlineMs, mailLines: mail.lines });
      return { discovery, ms };
    },
  };
}

/** The same script, with its connections counted. */
function noting(sockets: Set<Socket>, script: Script): Script {
  const { banner } = script;
  return {
    ...script,
    banner(socket) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      if (typeof banner === 'function') banner(socket);
      else if (typeof banner === 'string') socket.write(banner);
    },
  };
}

/** Sends the head of an HTML page, for a body that is written by hand. */
export function head(response: ServerResponse, headers: Record<string, string> = {}): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
}

/** Writes the piece again and again, as fast as it is taken, for as long as anybody takes it. */
export function pour(to: ServerResponse | Socket, piece: Buffer): void {
  const more = () => {
    while (!to.destroyed && to.write(piece));
  };
  to.on('drain', more).on('error', () => undefined);
  more();
}

/** Writes the text again and again, one byte each few milliseconds. */
export function drip(to: ServerResponse | Socket, text: string, everyMs = 20): void {
  let at = 0;
  const timer = setInterval(() => {
    if (to.writable) to.write(text[at++ % text.length] ?? '');
  }, everyMs);
  to.on('close', () => clearInterval(timer)).on('error', () => undefined);
}

async function startWeb(site: Site) {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  let sentByClosed = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(`${request.headers.host ?? ''}${path}`);
    response.on('error', () => undefined);
    const reply = site[path] ?? site['*'];
    if (typeof reply === 'function') reply(response, request);
    else if (reply === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('gone');
    else head(response).end(reply);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      sentByClosed += socket.bytesWritten;
    });
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  return {
    port: await listen(server),
    asked,
    sentBytes: () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, sentByClosed),
    openSockets: () => sockets.size,
    async close() {
      server.closeAllConnections();
      for (const socket of sockets) socket.destroy();
      await shut(server);
    },
  };
}

/** There is no https here. */
async function startDoor(manner: 'slammed' | 'silent') {
  const held = new Set<Socket>();
  const server = createTcp((socket) => {
    socket.on('error', () => undefined);
    if (manner === 'slammed') socket.destroy();
    else held.add(socket.resume());
  });
  return {
    port: await listen(server),
    close() {
      for (const socket of held) socket.destroy();
      return shut(server);
    },
  };
}

export async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  return (server.address() as AddressInfo).port; // a TCP server's address is never a string
}

export function shut(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
