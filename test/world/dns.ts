// The world's name server: UDP and TCP on one loopback port. Knows zones, not companies' people.
import { createSocket } from 'node:dgram';
import { createServer, type Socket } from 'node:net';
import * as dnsPacket from 'dns-packet';

/** What one host name has; an empty list is an existing name without such records. */
export type HostRecords = { a: readonly string[]; mx: readonly { preference: number; exchange: string }[] };

export type Zone = {
  /** servfail and silent hold for the whole zone. */
  state: 'ok' | 'servfail' | 'silent';
  /** By full lower-case host name; a name that is not here does not exist. */
  hosts: ReadonlyMap<string, HostRecords>;
};

export type NameServer = { port: number; close(): Promise<void> };

const LOOPBACK = '127.0.0.1';
const TTL_SECONDS = 60;
const NXDOMAIN = 3;
const SERVFAIL = 2;
const MAX_TCP_MESSAGE_BYTES = 65_535;

/** @param zones by registrable domain, lower case. */
export async function startNameServer(zones: ReadonlyMap<string, Zone>): Promise<NameServer> {
  const sockets = new Set<Socket>();
  const tcp = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    answerStream(socket, zones);
  });
  const port = await new Promise<number>((resolve, reject) => {
    tcp.once('error', reject);
    tcp.listen(0, LOOPBACK, () => {
      const address = tcp.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const udp = createSocket('udp4');
  try {
    await new Promise<void>((resolve, reject) => {
      udp.once('error', reject);
      udp.bind(port, LOOPBACK, () => resolve());
    });
  } catch (error) {
    tcp.close();
    // The port was free for TCP only: another one is.
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return startNameServer(zones);
    throw error;
  }
  udp.on('error', () => undefined);
  udp.on('message', (message, from) => {
    const reply = answer(message, zones);
    if (reply !== null) udp.send(dnsPacket.encode(reply), from.port, from.address);
  });
  return {
    port,
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([
        new Promise<void>((resolve) => tcp.close(() => resolve())),
        new Promise<void>((resolve) => udp.close(() => resolve())),
      ]);
    },
  };
}

function answerStream(socket: Socket, zones: ReadonlyMap<string, Zone>): void {
  let pending = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length >= 2 && pending.length >= 2 + pending.readUInt16BE(0)) {
      const length = pending.readUInt16BE(0);
      const reply = answer(pending.subarray(2, 2 + length), zones);
      if (reply !== null) socket.write(dnsPacket.streamEncode(reply));
      pending = pending.subarray(2 + length);
    }
    if (pending.length > MAX_TCP_MESSAGE_BYTES) socket.destroy();
  });
}

/** null: no answer at all. */
function answer(message: Buffer, zones: ReadonlyMap<string, Zone>): dnsPacket.Packet | null {
  let query: dnsPacket.DecodedPacket;
  try {
    query = dnsPacket.decode(message);
  } catch {
    return null;
  }
  const question = query.questions?.[0];
  if (question === undefined) return null;
  const name = question.name.toLowerCase();
  const found = zoneOf(name, zones);
  if (found?.zone.state === 'silent') return null;
  if (found?.zone.state === 'servfail') return reply(query, SERVFAIL, []);
  const records = found?.zone.hosts.get(name);
  if (records === undefined) return reply(query, NXDOMAIN, []);
  return reply(query, 0, answersFor(question, records));
}

function zoneOf(name: string, zones: ReadonlyMap<string, Zone>): { zone: Zone } | null {
  const labels = name.split('.');
  for (let from = 0; from < labels.length; from += 1) {
    const zone = zones.get(labels.slice(from).join('.'));
    if (zone !== undefined) return { zone };
  }
  return null;
}

function answersFor(question: dnsPacket.Question, records: HostRecords): dnsPacket.Answer[] {
  const { name } = question;
  if (question.type === 'A') {
    return records.a.map((data) => ({ type: 'A', name, ttl: TTL_SECONDS, data }));
  }
  if (question.type === 'MX') {
    return records.mx.map((data) => ({ type: 'MX', name, ttl: TTL_SECONDS, data }));
  }
  return [];
}

function reply(query: dnsPacket.Packet, code: number, answers: dnsPacket.Answer[]): dnsPacket.Packet {
  return {
    type: 'response',
    id: query.id,
    flags: dnsPacket.RECURSION_DESIRED | dnsPacket.RECURSION_AVAILABLE | code,
    questions: query.questions,
    answers,
  };
}
