// Attempts over real sockets: endpoints that hang, drip, redirect, break off, or lie inside; each a status or one word.
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { RequestListener } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Claimed } from '../../src/core/webhooks/claims.ts';
import { makeAttempt } from '../../src/webhooks/attempt.ts';
import { serveHttp, serveHttps } from '../http/loopback.ts';
import { realFetch } from './setting.ts';

const BODY = '{"event":"search.completed","timestamp":1,"data":{"name":"Zoë"}}';
const DELIVERY: Claimed = {
  id: 'd',
  teamId: 't',
  endpointId: 'e',
  event: 'search.completed',
  body: BODY,
  attempt: 2,
  isTest: false,
  redeliveryOf: null,
  createdAt: 1,
  claim: 'c',
  claimedAt: 1,
};

type Setup = Omit<Parameters<typeof realFetch>[0], 'now'>;

/** What one attempt at this URL comes to. */
async function attempt(url: string, setup: Setup = {}, signal = new AbortController().signal) {
  const fetch = realFetch({ ...setup, now: Date.now });
  return attemptWith(fetch, url, signal);
}

async function attemptWith(
  fetch: ReturnType<typeof realFetch>,
  url: string,
  signal = new AbortController().signal,
) {
  const outcome = await makeAttempt(
    { fetch, now: Date.now },
    DELIVERY,
    { url, secrets: ['whsec_test'] },
    signal,
  );
  if (outcome === null) return 'called off';
  return 'status' in outcome ? outcome.status : outcome.failure;
}

async function serve(listener: RequestListener): Promise<string> {
  const { port, close } = await serveHttp(listener);
  onTestFinished(close);
  return `http://127.0.0.1:${port}/hook`;
}

/** A server that speaks in bytes. */
async function serveRaw(onSocket: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onSocket(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`; // a TCP server that listens has one
}

/** Ten seconds pass in a moment, as soon as the endpoint has been asked. */
async function afterTenSeconds(ask: (asked: () => void) => Promise<unknown>): Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = Promise.withResolvers<void>();
  let isOver = false;
  const outcome = ask(() => asked.resolve()).finally(() => {
    isOver = true;
  });
  await asked.promise;
  vi.advanceTimersByTime(9_900);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);
  vi.advanceTimersByTime(100);
  return outcome;
}

describe('what is sent', () => {
  test('is a signed POST of the exact bytes, with the headers of the specification', async () => {
    let seen: Record<string, unknown> = {};
    let body = '';
    const url = await serve((request, response) => {
      seen = { method: request.method, ...request.headers };
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => response.end());
    });
    expect(await attempt(url)).toBe(200);
    expect(body).toBe(BODY);
    expect(seen).toMatchObject({
      method: 'POST',
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(BODY)),
      'user-agent': 'svc-webhooks/1.0',
      'x-svc-event': 'search.completed',
      'x-svc-delivery': 'd',
      'x-svc-attempt': '2',
      'x-svc-signature': expect.stringMatching(/^t=\d{10},v1=[0-9a-f]{64}$/),
    });
  });

  test('nothing, without a secret to sign with', async () => {
    let asked = 0;
    const url = await serve((_request, response) => {
      asked += 1;
      response.end();
    });
    const fetch = realFetch({ now: Date.now });
    const { signal } = new AbortController();
    const outcome = await makeAttempt({ fetch, now: Date.now }, DELIVERY, { url, secrets: [] }, signal);
    expect(outcome).toMatchObject({ failure: 'secret' });
    expect(asked).toBe(0);
  });

  test('connections are kept, though the host is looked up for every attempt', async () => {
    const sockets = new Set<Socket>();
    const url = await serve((request, response) => {
      sockets.add(request.socket);
      response.end('thanks');
    });
    let lookups = 0;
    const lookup = async () => {
      lookups += 1;
      return ['127.0.0.1'];
    };
    const fetch = realFetch({ lookup, now: Date.now });
    const named = url.replace('127.0.0.1', 'hook.test');
    for (let time = 0; time < 10; time += 1) expect(await attemptWith(fetch, named)).toBe(200);
    expect(sockets.size).toBeLessThan(5); // the next one may come before the last one's body has ended
    expect(lookups).toBe(10);
  });
});

describe('where it may go', () => {
  const inside = [
    '127.0.0.1',
    '10.0.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '0.0.0.0',
  ];
  test.for(inside)('a host at %s is not asked', async (address) => {
    const setup = { lookup: async () => [address], allowPrivateNetwork: false };
    expect(await attempt('https://hook.test/', setup)).toBe('blocked_address');
  });

  test.for(['169.254.169.254', '100.100.100.200', 'fd00:ec2::254'])(
    'metadata at %s is not asked even where private addresses are allowed',
    async (address) => {
      expect(await attempt('https://hook.test/', { lookup: async () => [address] })).toBe('blocked_address');
    },
  );

  test('a host that is bound to another address later is not asked over the connection of before', async () => {
    let asked = 0;
    const url = await serve((_request, response) => {
      asked += 1;
      response.end();
    });
    let address = '127.0.0.1';
    const fetch = realFetch({ lookup: async () => [address], now: Date.now });
    const named = url.replace('127.0.0.1', 'rebound.test');
    expect(await attemptWith(fetch, named)).toBe(200);
    address = '169.254.169.254';
    expect(await attemptWith(fetch, named)).toBe('blocked_address');
    expect(asked).toBe(1);
  });

  test('a host without an address is one', async () => {
    expect(await attempt('https://hook.test/', { lookup: async () => [] })).toBe('dns');
  });

  test('a privileged port is not asked', async () => {
    expect(await attempt('https://hook.test:25/')).toBe('blocked_port');
  });

  test.for([301, 302, 303, 307, 308])('a redirect (%i) is an answer, and is not followed', async (status) => {
    let elsewhere = 0;
    const target = await serve((_request, response) => {
      elsewhere += 1;
      response.end();
    });
    const url = await serve((_request, response) => response.writeHead(status, { location: target }).end());
    expect(await attempt(url)).toBe(status);
    expect(elsewhere).toBe(0);
  });
});

describe('endpoints that do not behave', () => {
  test('one that nobody listens at fails to connect', async () => {
    const url = await serveRaw(() => {});
    const closed = await serveHttp(() => {});
    await closed.close();
    expect(await attempt(url.replace(/:\d+/, `:${closed.port}`))).toBe('connect');
  });

  test('one that breaks the connection off is asked once', async () => {
    let connections = 0;
    const url = await serveRaw((socket) => {
      connections += 1;
      socket.once('data', () => socket.resetAndDestroy());
    });
    expect(await attempt(url)).toBe('protocol');
    expect(connections).toBe(1);
  });

  test('one that does not speak HTTP', async () => {
    const url = await serveRaw((socket) => socket.once('data', () => socket.end('220 mail.test ESMTP\r\n')));
    expect(await attempt(url)).toBe('protocol');
  });

  test('one with a certificate that is not valid is not sent anything', async () => {
    let asked = 0;
    const { port, close } = await serveHttps((_request, response) => {
      asked += 1;
      response.end();
    });
    onTestFinished(close);
    expect(await attempt(`https://site.test:${port}/`)).toBe('tls');
    expect(asked).toBe(0);
  });

  test('one that never answers has ten seconds', async () => {
    const outcome = await afterTenSeconds(async (asked) => {
      const url = await serve(() => asked());
      return attempt(url);
    });
    expect(outcome).toBe('timeout');
  });

  test('one whose headers do not end has ten seconds', async () => {
    const outcome = await afterTenSeconds(async (asked) => {
      const url = await serveRaw((socket) => {
        socket.once('data', () => {
          socket.write('HTTP/1.1 200 OK\r\nX-Drip: ');
          asked();
        });
      });
      return attempt(url);
    });
    expect(outcome).toBe('timeout');
  });

  test('a lookup that does not end has ten seconds', async () => {
    const outcome = await afterTenSeconds((asked) =>
      attempt('https://hook.test/', {
        lookup: () => {
          asked();
          return new Promise(() => {});
        },
      }),
    );
    expect(outcome).toBe('timeout');
  });

  test('headers without end are no answer', async () => {
    const url = await serveRaw((socket) =>
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\n');
        const line = `X-More: ${'a'.repeat(4_000)}\r\n`;
        const more = () => {
          while (!socket.destroyed && socket.write(line));
        };
        socket.on('drain', more);
        more();
      }),
    );
    expect(await attempt(url)).toBe('protocol');
  });

  test('a body that drips for ever does not hold the answer back', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200);
      response.write('.');
    });
    expect(await attempt(url)).toBe(200);
  });

  test('of a body without end at most 64 KiB are read', async () => {
    const taken = Promise.withResolvers<number>();
    const url = await serveRaw((socket) => {
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n');
        const chunk = Buffer.alloc(16_384);
        const more = () => {
          while (!socket.destroyed && socket.write(chunk));
        };
        socket.on('drain', more);
        socket.once('close', () => taken.resolve(socket.bytesWritten));
        more();
      });
    });
    expect(await attempt(url)).toBe(200);
    // The connection is closed long before the end; what the kernels had buffered meanwhile was not read by us.
    expect(await taken.promise).toBeLessThan(100_000_000);
  });

  test('one that is called off has not been made', async () => {
    const calledOff = new AbortController();
    const url = await serve(() => calledOff.abort());
    expect(await attempt(url, {}, calledOff.signal)).toBe('called off');
  });
});
