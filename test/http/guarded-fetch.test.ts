// Rules of the guarded fetch, against real servers on loopback.
import type { RequestListener } from 'node:http';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import {
  createGuardedFetch,
  type GuardedFetch,
  type GuardedFetchOptions,
} from '../../src/http/guarded-fetch.ts';
import { GuardedFetchError } from '../../src/http/guarded-fetch-error.ts';
import { serveHttp, serveHttps } from './loopback.ts';

const OPTIONS: GuardedFetchOptions = { timeoutMs: 5_000, maxBytes: 100_000 };
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function world(setup: {
  http?: RequestListener;
  https?: RequestListener;
  onName?: (name: string) => void;
  lookup?: (host: string) => Promise<string[]>;
  allowPrivateNetwork?: boolean;
}): Promise<GuardedFetch> {
  const http = await serveHttp(setup.http ?? ((_request, response) => response.end('plain')));
  const https = await serveHttps(
    setup.https ?? ((_request, response) => response.end('secure')),
    setup.onName,
  );
  const fetch = createGuardedFetch({
    lookup: setup.lookup ?? (async () => ['127.0.0.1']),
    allowPrivateNetwork: setup.allowPrivateNetwork ?? true,
    ports: { http: http.port, https: https.port },
    userAgent: 'test/1.0',
    now: Date.now,
  });
  closers.push(() => fetch.close(), http.close, https.close);
  return fetch;
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    return error instanceof GuardedFetchError ? error.code : `not a GuardedFetchError: ${String(error)}`;
  }
  return 'none';
}

const text = (body: Uint8Array) => new TextDecoder().decode(body);

describe('what may be asked', () => {
  const refused: [string, string][] = [
    ['http://127.0.0.1/', 'blocked_address'],
    ['http://2130706433/', 'blocked_address'],
    ['http://0x7f000001/', 'blocked_address'],
    ['http://0177.0.0.1/', 'blocked_address'],
    ['http://127.1/', 'blocked_address'],
    ['http://[::1]/', 'blocked_address'],
    ['http://[::ffff:127.0.0.1]/', 'blocked_address'],
    ['http://169.254.169.254/latest/meta-data/', 'blocked_address'],
    ['http://[64:ff9b::7f00:1]/', 'blocked_address'],
    ['http://0.0.0.0/', 'blocked_address'],
    ['http://site.test/', 'blocked_address'],
    ['https://site.test/', 'blocked_address'],
    ['http://site.test:8080/', 'blocked_port'],
    ['http://site.test:22/', 'blocked_port'],
    ['http://user:secret@site.test/', 'bad_url'],
    ['ftp://site.test/', 'bad_url'],
    ['file:///etc/passwd', 'bad_url'],
    ['javascript:alert(1)', 'bad_url'],
    ['//site.test/', 'bad_url'],
    ['', 'bad_url'],
    [`http://site.test/${'a'.repeat(5_000)}`, 'bad_url'],
  ];
  test.each(refused)('by default %s is refused', async (url, code) => {
    const fetch = await world({ allowPrivateNetwork: false });
    expect(await codeOf(fetch(url, OPTIONS))).toBe(code);
  });

  test.each(['169.254.169.254', '0.0.0.0', '224.0.0.1', 'fd00:ec2::254', 'fe80::1', '100.100.100.200'])(
    'a name at %s is refused even where private networks are allowed',
    async (address) => {
      const fetch = await world({ lookup: async () => [address] });
      expect(await codeOf(fetch('http://site.test/', OPTIONS))).toBe('blocked_address');
    },
  );

  test('a name without an address, or whose lookup fails, is no address', async () => {
    const none = await world({ lookup: async () => [] });
    expect(await codeOf(none('http://site.test/', OPTIONS))).toBe('dns');
    const broken = await world({
      lookup: async () => {
        throw new Error('servfail');
      },
    });
    expect(await codeOf(broken('http://site.test/', OPTIONS))).toBe('dns');
  });

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:169.254.169.254]/',
    'https://inside.test/',
    '//inside.test/',
  ])('a redirect to %s, which may not be asked, is refused', async (target) => {
    const fetch = await world({
      http: (_request, response) => response.writeHead(302, { location: target }).end(),
      lookup: async (host) => [host === 'inside.test' ? '169.254.169.254' : '127.0.0.1'],
    });
    expect(await codeOf(fetch('http://site.test/', { ...OPTIONS, maxRedirects: 3 }))).toBe('blocked_address');
  });

  test('a name is looked up once a connection, so that a second answer cannot rebind it', async () => {
    let answers = 0;
    const fetch = await world({
      lookup: async () => {
        answers += 1;
        return answers === 1 ? ['127.0.0.1'] : ['169.254.169.254'];
      },
    });
    expect(text((await fetch('http://site.test/', OPTIONS)).body)).toBe('plain');
    expect(answers).toBe(1);
    expect(await codeOf(fetch('https://site.test/', OPTIONS))).toBe('blocked_address');
  });

  test('of several addresses only the allowed ones are asked', async () => {
    const fetch = await world({ lookup: async () => ['169.254.169.254', '127.0.0.1'] });
    expect((await fetch('http://site.test/', OPTIONS)).status).toBe(200);
  });

  test('other ports are asked only where the caller allows them, and never a privileged one by "any"', async () => {
    const other = await serveHttp((_request, response) => response.end('other'));
    closers.push(other.close);
    const fetch = await world({});
    const url = `http://site.test:${other.port}/`;
    expect(text((await fetch(url, { ...OPTIONS, allowPorts: [other.port] })).body)).toBe('other');
    expect(text((await fetch(url, { ...OPTIONS, allowPorts: 'any' })).body)).toBe('other');
    expect(await codeOf(fetch('http://site.test:25/', { ...OPTIONS, allowPorts: 'any' }))).toBe(
      'blocked_port',
    );
  });
});

describe('what is sent', () => {
  test('mapped ports change neither URL, Host nor SNI', async () => {
    const seen: string[] = [];
    const listener: RequestListener = (request, response) => {
      seen.push(request.headers.host ?? '');
      response.end();
    };
    const fetch = await world({
      http: listener,
      https: listener,
      onName: (name) => seen.push(`sni ${name}`),
    });
    const plain = await fetch('http://www.site.test/a?b=c#d', OPTIONS);
    const secure = await fetch('https://site.test/', { ...OPTIONS, tls: 'opportunistic' });
    expect([plain.url, secure.url]).toEqual(['http://www.site.test/a?b=c', 'https://site.test/']);
    expect(seen.filter((line) => !line.startsWith('sni'))).toEqual(['www.site.test', 'site.test']);
    expect(new Set(seen.filter((line) => line.startsWith('sni')))).toEqual(new Set(['sni site.test']));
  });

  test('no cookie, referrer or credential goes along, above all not to another origin', async () => {
    const seen: Record<string, unknown>[] = [];
    const fetch = await world({
      http(request, response) {
        seen.push(request.headers);
        if (request.url === '/') {
          response.writeHead(302, { location: 'http://other.test/end', 'set-cookie': 'session=1' }).end();
        } else response.end();
      },
    });
    await fetch('http://site.test/', { ...OPTIONS, maxRedirects: 1, headers: { Authorization: 'Bearer x' } });
    expect(seen[0]).toMatchObject({ authorization: 'Bearer x', 'user-agent': 'test/1.0' });
    for (const name of ['authorization', 'cookie', 'referer']) expect(seen[1]).not.toHaveProperty(name);
  });

  test('307 keeps method and body, 303 makes it a GET', async () => {
    const seen: string[] = [];
    const fetch = await world({
      http(request, response) {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          seen.push(`${request.method} ${request.url} ${Buffer.concat(chunks).toString()}`);
          const status = { '/307': 307, '/303': 303 }[request.url ?? ''];
          if (status === undefined) response.end();
          else response.writeHead(status, { location: '/end' }).end();
        });
      },
    });
    const post = { ...OPTIONS, method: 'POST' as const, body: 'hello', maxRedirects: 1 };
    await fetch('http://site.test/307', post);
    await fetch('http://site.test/303', post);
    expect(seen).toEqual(['POST /307 hello', 'POST /end hello', 'POST /303 hello', 'GET /end ']);
  });
});

describe('redirects', () => {
  test('are a response by default', async () => {
    const fetch = await world({
      http: (_request, response) => response.writeHead(301, { location: '/x' }).end('moved'),
    });
    const response = await fetch('http://site.test/', OPTIONS);
    expect([response.status, response.header('Location')]).toEqual([301, '/x']);
  });

  test('are followed up to the limit, relative ones too, and remembered', async () => {
    const fetch = await world({
      http(request, response) {
        const step = Number((request.url ?? '').slice(1));
        if (step < 3) response.writeHead(302, { location: `${step + 1}` }).end();
        else response.end('end');
      },
    });
    const response = await fetch('http://site.test/0', { ...OPTIONS, maxRedirects: 3 });
    expect(response.url).toBe('http://site.test/3');
    expect(response.redirects).toEqual(['http://site.test/0', 'http://site.test/1', 'http://site.test/2']);
    expect(await codeOf(fetch('http://site.test/0', { ...OPTIONS, maxRedirects: 2 }))).toBe(
      'too_many_redirects',
    );
  });

  test('in a circle end at once', async () => {
    let requests = 0;
    const fetch = await world({
      http(request, response) {
        requests += 1;
        response.writeHead(302, { location: request.url === '/a' ? '/b' : '/a' }).end();
      },
    });
    const code = await codeOf(fetch('http://site.test/a', { ...OPTIONS, maxRedirects: 20 }));
    expect([code, requests]).toEqual(['too_many_redirects', 2]);
  });

  test('to a hop that the caller refuses stop before it is asked', async () => {
    const asked: string[] = [];
    const fetch = await world({
      http(request, response) {
        asked.push(request.url ?? '');
        response.writeHead(302, { location: '/private' }).end();
      },
    });
    const options = {
      ...OPTIONS,
      maxRedirects: 5,
      checkHop: async (url: string) => !url.includes('private'),
    };
    expect(await codeOf(fetch('http://site.test/', options))).toBe('hop_refused');
    expect(asked).toEqual(['/']);
  });

  test('to nonsense are a bad URL', async () => {
    const fetch = await world({
      http: (_request, response) => response.writeHead(302, { location: 'http://[' }).end(),
    });
    expect(await codeOf(fetch('http://site.test/', { ...OPTIONS, maxRedirects: 5 }))).toBe('bad_url');
  });
});

describe('bodies', () => {
  const page = 'words of a page '.repeat(100);
  const codings: [string, Uint8Array][] = [
    ['gzip', gzipSync(page)],
    ['br', brotliCompressSync(page)],
    ['deflate', deflateSync(page)],
    ['deflate', deflateRawSync(page)],
    ['gzip, br', brotliCompressSync(gzipSync(page))],
    ['identity', Buffer.from(page)],
    ['gzip', gzipSync(page).subarray(0, -8)], // cut short, as real servers do
  ];
  test.each(codings)('coded as %s are decoded', async (coding, bytes) => {
    const fetch = await world({
      http: (_request, response) => response.writeHead(200, { 'content-encoding': coding }).end(bytes),
    });
    expect(text((await fetch('http://site.test/', OPTIONS)).body)).toBe(page);
  });

  test('in an unknown coding, or in many, are a protocol error', async () => {
    for (const coding of ['zstd-x', 'gzip, gzip, gzip']) {
      const fetch = await world({
        http: (_request, response) => response.writeHead(200, { 'content-encoding': coding }).end('x'),
      });
      expect(await codeOf(fetch('http://site.test/', OPTIONS))).toBe('protocol');
    }
  });

  test('a zip bomb stops at the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const fetch = await world({
      http: (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    });
    const response = await fetch('http://site.test/', { ...OPTIONS, onTooLarge: 'truncate' });
    expect([response.body.length, response.truncated]).toEqual([100_000, true]);
    expect(await codeOf(fetch('http://site.test/', OPTIONS))).toBe('too_large');
  });

  test('an endless compressed body that decodes to nothing stops', async () => {
    const empty = gzipSync('');
    const fetch = await world({
      http(_request, response) {
        response.writeHead(200, { 'content-encoding': 'gzip' });
        const members = Buffer.concat(Array.from({ length: 500 }, () => empty));
        const pour = () => {
          while (!response.destroyed && response.write(members));
        };
        response.on('drain', pour);
        pour();
      },
    });
    expect(await codeOf(fetch('http://site.test/', OPTIONS))).toBe('too_large');
  });

  test('an endless body stops at the limit', async () => {
    const fetch = await world({
      http(_request, response) {
        const chunk = Buffer.alloc(16_384, 'a');
        const pour = () => {
          while (!response.destroyed && response.write(chunk));
        };
        response.on('drain', pour);
        pour();
      },
    });
    const response = await fetch('http://site.test/', { ...OPTIONS, onTooLarge: 'truncate' });
    expect([response.body.length, response.truncated]).toEqual([100_000, true]);
  });

  test('a body of exactly the limit is whole', async () => {
    const fetch = await world({ http: (_request, response) => response.end(Buffer.alloc(100_000)) });
    expect((await fetch('http://site.test/', OPTIONS)).truncated).toBe(false);
  });

  test('of a media type that is not wanted are left', async () => {
    const fetch = await world({
      http: (_request, response) =>
        response.writeHead(200, { 'content-type': 'Application/PDF; x=y' }).end(Buffer.alloc(5_000_000)),
    });
    const response = await fetch('http://site.test/', { ...OPTIONS, acceptTypes: ['text/html'] });
    expect([response.status, response.bodySkipped, response.body.length]).toEqual([200, true, 0]);
  });
});

describe('time', () => {
  test('a slow drip of headers or body ends at the time limit', async () => {
    const drips: RequestListener[] = [
      () => undefined,
      (_request, response) => {
        const timer = setInterval(() => response.write('a'), 20);
        response.on('close', () => clearInterval(timer));
      },
    ];
    for (const http of drips) {
      const fetch = await world({ http });
      expect(await codeOf(fetch('http://site.test/', { ...OPTIONS, timeoutMs: 200 }))).toBe('timeout');
    }
  });

  test('a lookup that never answers ends at the time limit', async () => {
    const fetch = await world({ lookup: () => new Promise(() => undefined) });
    expect(await codeOf(fetch('http://site.test/', { ...OPTIONS, timeoutMs: 100 }))).toBe('timeout');
  });

  test('the caller can call it off, before and during', async () => {
    const fetch = await world({ http: () => undefined });
    expect(await codeOf(fetch('http://site.test/', { ...OPTIONS, signal: AbortSignal.abort() }))).toBe(
      'aborted',
    );
    const controller = new AbortController();
    const work = codeOf(fetch('http://site.test/', { ...OPTIONS, signal: controller.signal }));
    setImmediate(() => controller.abort());
    expect(await work).toBe('aborted');
  });

  test('closing ends what is under way', async () => {
    const fetch = await world({ http: () => undefined });
    const work = codeOf(fetch('http://site.test/', OPTIONS));
    setImmediate(() => void fetch.close());
    expect(await work).toBe('aborted');
  });
});

describe('broken servers', () => {
  test('a refused connection is "connect"', async () => {
    const gone = await serveHttp(() => undefined);
    await gone.close();
    const fetch = createGuardedFetch({
      lookup: async () => ['127.0.0.1'],
      allowPrivateNetwork: true,
      ports: { http: gone.port, https: gone.port },
      userAgent: 'test/1.0',
      now: Date.now,
    });
    closers.push(() => fetch.close());
    expect(await codeOf(fetch('http://site.test/', OPTIONS))).toBe('connect');
    expect(await codeOf(fetch('https://site.test/', OPTIONS))).toBe('connect');
  });

  test('an invalid certificate is refused, and taken only opportunistically, with its mark', async () => {
    const fetch = await world({});
    expect(await codeOf(fetch('https://site.test/', OPTIONS))).toBe('tls');
    const response = await fetch('https://site.test/', { ...OPTIONS, tls: 'opportunistic' });
    expect([text(response.body), response.tlsVerified]).toEqual(['secure', false]);
    expect(await codeOf(fetch('https://site.test/', OPTIONS))).toBe('tls');
  });

  test('a hang-up, or headers beyond the limit, is "protocol"', async () => {
    const broken: RequestListener[] = [
      (request) => request.socket.destroy(),
      (request) => request.socket.end('220 mail.test ESMTP\r\n'),
      (_request, response) => response.writeHead(200, { 'x-long': 'a'.repeat(200_000) }).end(),
    ];
    for (const http of broken) {
      const fetch = await world({ http });
      expect(await codeOf(fetch('http://site.test/', OPTIONS))).toBe('protocol');
    }
  });

  test('a kept connection that the server closed is opened again', async () => {
    const fetch = await world({
      http(request, response) {
        response.end('fine', () => request.socket.destroy());
      },
    });
    for (let round = 0; round < 5; round += 1)
      expect((await fetch('http://site.test/', OPTIONS)).status).toBe(200);
  });

  test('connections are kept for the next request', async () => {
    const sockets = new Set<unknown>();
    const fetch = await world({
      http(request, response) {
        sockets.add(request.socket);
        response.end('fine');
      },
    });
    for (let round = 0; round < 5; round += 1) await fetch('http://site.test/', OPTIONS);
    expect(sockets.size).toBeLessThan(3);
  });
});
