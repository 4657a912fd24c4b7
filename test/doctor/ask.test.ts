import { generate } from 'selfsigned';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { glance } from '../../src/doctor/examine.ts';
import { createProofs } from '../../src/doctor/proof.ts';
import type { GuardedFetch } from '../../src/http/guarded-fetch.ts';
import { GuardedFetchError } from '../../src/http/guarded-fetch-error.ts';
import type { GuardedFetchCode } from '../../src/http/guarded-fetch-error.ts';
import { createOwnOriginFetch } from '../../src/http/own-origin-fetch.ts';
import { serveHttp } from '../http/loopback.ts';
import { PATHS } from '../../oauth/protocol.ts';

const PUBLIC_URL = 'https://find.quill.test';
const proofs = createProofs(new Uint8Array(32));

async function firstStep(fetch: GuardedFetch, publicUrl = PUBLIC_URL) {
  const report = await glance({ publicUrl, paths: PATHS, proofs, now: Date.now, fetch });
  expect(report.ok).toBe(false);
  expect(report.steps[1]).toMatchObject({ id: 'instance', state: 'skipped' });
  return report.steps[0];
}

const failing = (error: Error): GuardedFetch =>
  Object.assign(
    async () => {
      throw error;
    },
    { close: async () => {} },
  );

const EVIL = 'words of the other side';
const withCode = (code: string) => Object.assign(new Error(EVIL), { code });

describe('where nothing answers, the step says why in our words', () => {
  test.for([
    ['dns', undefined, 'does not resolve', 'DNS record'],
    ['connect', undefined, 'No connection', 'firewall'],
    ['timeout', undefined, 'within 10 seconds', 'time limits'],
    ['protocol', undefined, 'no valid HTTP', 'its port'],
    ['too_large', undefined, 'larger', 'something else answers'],
    ['blocked_address', undefined, 'no client can use', 'DNS record'],
    ['blocked_port', undefined, 'port', 'another port'],
    ['tls', undefined, 'no secure connection', 'certificate'],
    ['tls', 'CERT_HAS_EXPIRED', 'expired', 'Renew'],
    ['tls', 'CERT_NOT_YET_VALID', 'not valid yet', 'clock'],
    ['tls', 'ERR_TLS_CERT_ALTNAME_INVALID', 'another host', 'host of SVC_PUBLIC_URL'],
    ['tls', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed', 'public authority'],
    ['tls', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'without its chain', 'intermediate'],
  ] as const satisfies [GuardedFetchCode, string | undefined, string, string][])(
    '%s %s',
    async ([code, cause, why, change]) => {
      const error = new GuardedFetchError(code, cause === undefined ? new Error(EVIL) : withCode(cause));
      const step = await firstStep(failing(error));
      expect(step).toMatchObject({
        state: 'failed',
        why: expect.stringContaining(why),
        change: expect.stringContaining(change),
      });
      expect(JSON.stringify(step)).not.toContain(EVIL);
    },
  );

  test('a mistake of ours is no finding', async () => {
    await expect(firstStep(failing(new TypeError('ours')))).rejects.toThrow(TypeError);
  });

  test('a certificate that clients refuse is found on a real connection', async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'find.quill.test' }]);
    const server = createServer({ key, cert }, (_request, response) => response.end('{}'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo; // a TCP server that listens has one
    const publicUrl = `https://find.quill.test:${port}`;
    const lookup = async () => ['127.0.0.1'];
    const fetch = createOwnOriginFetch({ publicUrl, lookup, userAgent: 'test/1.0', now: Date.now });
    onTestFinished(() => fetch.close());
    expect(await firstStep(fetch, publicUrl)).toMatchObject({ why: expect.stringContaining('self-signed') });
  });
});

describe('the fetch of the own origin', () => {
  const options = { timeoutMs: 5_000, maxBytes: 1_000 };

  test('reaches loopback, whatever the port, and no other origin', async () => {
    const asked: string[] = [];
    const { port, close } = await serveHttp((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(302, { location: `http://127.0.0.1:${port}/next` }).end();
    });
    onTestFinished(close);
    const publicUrl = `http://localhost:${port}`;
    const lookup = async () => ['127.0.0.1'];
    const fetch = createOwnOriginFetch({ publicUrl, lookup, userAgent: 'test/1.0', now: Date.now });
    onTestFinished(() => fetch.close());
    // Redirects are never followed, though the caller may wish it.
    expect((await fetch(`${publicUrl}/one`, { ...options, maxRedirects: 5 })).status).toBe(302);
    for (const url of [
      `http://127.0.0.1:${port}/`,
      `http://localhost:${port + 1}/`,
      `https://localhost:${port}/`,
      'http://169.254.169.254/latest/meta-data',
      'nonsense',
    ])
      await expect(fetch(url, options)).rejects.toMatchObject({ code: 'hop_refused' });
    expect(asked).toEqual(['/one']);
  });

  test('a public name that leads to link-local addresses is not asked', async () => {
    const fetch = createOwnOriginFetch({
      publicUrl: PUBLIC_URL,
      lookup: async () => ['169.254.169.254', '::'],
      userAgent: 'test/1.0',
      now: Date.now,
    });
    onTestFinished(() => fetch.close());
    await expect(fetch(`${PUBLIC_URL}/`, options)).rejects.toMatchObject({ code: 'blocked_address' });
  });
});
