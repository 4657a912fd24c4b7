// A name server on loopback that answers what a test says, and counts the questions.
import { createSocket } from 'node:dgram';
import * as dnsPacket from 'dns-packet';

export type Reply = 'nxdomain' | 'servfail' | 'silence' | dnsPacket.Answer[];

export type TestNameServer = { server: string; asked: string[]; close: () => Promise<void> };

const CODES = { nxdomain: 3, servfail: 2 };

/** `answers` are keyed "TYPE name"; what is missing is a name without such records. */
export async function startTestNameServer(answers: Record<string, Reply>): Promise<TestNameServer> {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const query = dnsPacket.decode(message);
    const [question] = query.questions ?? [];
    if (question === undefined) return;
    const key = `${question.type} ${question.name.toLowerCase()}`;
    asked.push(key);
    const reply = answers[key] ?? [];
    if (reply === 'silence') return;
    const code = typeof reply === 'string' ? CODES[reply] : 0;
    const packet = dnsPacket.encode({
      type: 'response',
      id: query.id ?? 0,
      flags: dnsPacket.RECURSION_DESIRED | dnsPacket.RECURSION_AVAILABLE | code,
      questions: [question],
      answers: typeof reply === 'string' ? [] : reply,
    });
    socket.send(packet, from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    server: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

export function a(name: string, data: string, ttl = 60): dnsPacket.Answer {
  return { type: 'A', name, ttl, data };
}

export function aaaa(name: string, data: string, ttl = 60): dnsPacket.Answer {
  return { type: 'AAAA', name, ttl, data };
}

export function mx(name: string, preference: number, exchange: string): dnsPacket.Answer {
  return { type: 'MX', name, ttl: 60, data: { preference, exchange } };
}
