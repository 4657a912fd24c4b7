// The world's mail servers: one port, a loopback address for each behaviour where the machine has several.
import { createServer, type Server, type Socket } from 'node:net';
import type { WorldLog } from '../log.ts';
import { MAIL_BEHAVIOURS, type MailBehaviourName, type MailTiming } from './behaviours.ts';
import { converse, type MailDomain } from './session.ts';

export type MailServers = {
  port: number;
  /** The address at which mail servers of this behaviour answer. */
  addressOf(behaviour: MailBehaviourName): string;
  close(): Promise<void>;
};

export type MailOptions = {
  log: WorldLog;
  timing: MailTiming;
  /** Before each reply. */
  mailDelayMs: number;
  domains: ReadonlyMap<string, MailDomain>;
  /** 'one': all on 127.0.0.1, and the recipient's domain chooses the behaviour. */
  addresses: 'one' | 'many';
  now: () => number;
};

const SHARED_ADDRESS = '127.0.0.1';
const FIRST_OWN_ADDRESS = 10;
const BIND_ATTEMPTS = 20;

export async function startMail(options: MailOptions): Promise<MailServers> {
  const closing = new AbortController();
  const place = { ...options, seen: new Map<string, number>(), signal: closing.signal };
  const sockets = new Set<Socket>();
  let connections = 0;
  const serverFor = (own: MailBehaviourName | null) =>
    createServer((socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      connections += 1;
      converse(socket, connections, own, place);
    });
  // Linux answers on all of 127.0.0.0/8; macOS on 127.0.0.1 alone.
  const many = options.addresses === 'many' && (await hasManyLoopbacks());
  const { servers, port } = await bindAll(serverFor, many ? MAIL_BEHAVIOURS : []);
  return {
    port,
    addressOf: (behaviour) => (many ? ownAddress(behaviour) : SHARED_ADDRESS),
    async close() {
      closing.abort();
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map(shut));
    },
  };
}

function ownAddress(behaviour: MailBehaviourName): string {
  return `127.0.0.${FIRST_OWN_ADDRESS + MAIL_BEHAVIOURS.indexOf(behaviour)}`;
}

/** One port that is free on every address; another is tried where one of them has it taken. */
async function bindAll(
  serverFor: (own: MailBehaviourName | null) => Server,
  behaviours: readonly MailBehaviourName[],
): Promise<{ servers: Server[]; port: number }> {
  for (let attempt = 0; attempt < BIND_ATTEMPTS; attempt += 1) {
    const servers = [serverFor(null)];
    const port = await bind(servers[0] as Server, SHARED_ADDRESS, 0);
    try {
      for (const behaviour of behaviours) {
        const server = serverFor(behaviour);
        await bind(server, ownAddress(behaviour), port);
        servers.push(server);
      }
      return { servers, port };
    } catch (error) {
      await Promise.all(servers.map(shut));
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error('no port is free on all loopback addresses of the mail servers');
}

async function hasManyLoopbacks(): Promise<boolean> {
  const probe = createServer();
  try {
    await bind(probe, `127.0.0.${FIRST_OWN_ADDRESS}`, 0);
    return true;
  } catch {
    return false;
  } finally {
    await shut(probe);
  }
}

function bind(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => void server.close(() => resolve()));
}
