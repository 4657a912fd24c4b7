// A name server that answers with mangled packets, over the real resolver on loopback.
import assert from 'node:assert/strict';
import { createSocket } from 'node:dgram';
import * as dnsPacket from 'dns-packet';
import * as fc from 'fast-check';
import { createDns } from '../../src/engine/dns/index.ts';

const TIMEOUT_MS = 150;
/** The resolver's own timers are no finer, and the machine may be busy. */
const SLACK_MS = 2_000;

const mangling = fc.record({
  /** Bytes to overwrite, from the header on. */
  writes: fc.array(fc.tuple(fc.nat(80), fc.nat(255)), { maxLength: 6 }),
  /** Bytes to leave out at the end. */
  cut: fc.nat(40),
  noise: fc.option(fc.uint8Array({ maxLength: 60 })),
});

export function nameServersAreValues(): fc.IRawProperty<unknown> {
  return fc.asyncProperty(mangling, async ({ writes, cut, noise }) => {
    const socket = createSocket('udp4');
    socket.on('message', (message, from) => {
      const query = dnsPacket.decode(message);
      const name = query.questions?.[0]?.name ?? '';
      const type = query.questions?.[0]?.type ?? 'A';
      const packet = Buffer.from(
        dnsPacket.encode({
          type: 'response',
          id: query.id ?? 0,
          flags: dnsPacket.RECURSION_DESIRED,
          questions: query.questions ?? [],
          answers:
            type === 'MX'
              ? [{ type: 'MX', name, ttl: 60, data: { preference: 5, exchange: `mx.${name}` } }]
              : [{ type: 'A', name, ttl: 60, data: '192.0.2.1' }],
        }),
      );
      for (const [at, byte] of writes) if (at < packet.length) packet[at] = byte;
      socket.send(noise ?? packet.subarray(0, Math.max(0, packet.length - cut)), from.port, from.address);
    });
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
    const dns = createDns({
      servers: [`127.0.0.1:${socket.address().port}`],
      now: () => 0,
      timeoutMs: TIMEOUT_MS,
    });
    try {
      const startedAt = performance.now();
      const { signal } = new AbortController();
      const [host, route] = await Promise.all([
        dns.addresses('fuzz.test', signal),
        dns.mailRoute('fuzz.test', signal),
      ]);
      assert.ok(performance.now() - startedAt < SLACK_MS);
      assert.ok(['addresses', 'no_such_name', 'no_address', 'failed'].includes(host.kind));
      if (route.kind === 'mx') for (const mx of route.hosts) assert.match(mx.host, /^[a-z0-9._-]{1,253}$/u);
    } finally {
      dns.close();
      await new Promise<void>((resolve) => socket.close(() => resolve()));
    }
  });
}
