// Which URLs may be registered, and what the others are told.
import { describe, expect, test } from 'vitest';
import { checkEndpointUrl } from '../../src/webhooks/endpoint-url.ts';

const INSIDE = 'url must not lead to a private, loopback or reserved address';
const MALFORMED = 'url must be an address such as https://example.com/webhooks';
const PORT = 'url must use port 443, or one from 1024 on';

const hosts: Record<string, string[]> = {
  'hook.test': ['93.184.216.34'],
  'inside.test': ['10.0.0.1', '192.168.0.1'],
  'half.test': ['10.0.0.1', '93.184.216.34'],
  'metadata.test': ['169.254.169.254'],
  localhost: ['127.0.0.1', '::1'],
};

const check = (url: string, allowPrivateNetwork = false) =>
  checkEndpointUrl({ lookup: async (host) => hosts[host] ?? [], allowPrivateNetwork }, url);

describe('taken', () => {
  test.for([
    ['https://hook.test/hook?team=1', 'https://hook.test/hook?team=1'],
    ['  https://HOOK.test ', 'https://hook.test/'],
    ['https://hook.test:443/', 'https://hook.test/'],
    ['https://hook.test:8443/', 'https://hook.test:8443/'],
    ['https://hook.test:65535/', 'https://hook.test:65535/'],
    ['https://93.184.216.34/', 'https://93.184.216.34/'],
    ['https://half.test/', 'https://half.test/'],
    // Nobody knows it yet: it is checked at every attempt.
    ['https://later.test/', 'https://later.test/'],
    ['https://bücher.test/', 'https://xn--bcher-kva.test/'],
  ])('%s', async ([given = '', kept]) => {
    expect(await check(given)).toBe(kept);
  });

  test.for([
    'http://localhost:4000/',
    'http://127.0.0.1:4000/',
    'http://[::1]:4000/',
    'https://inside.test/',
  ])('%s where private addresses are allowed', async (url) => {
    expect(await check(url, true)).toBe(url);
  });
});

describe('refused', () => {
  test.for([
    ['', MALFORMED],
    ['hook.test', MALFORMED],
    ['https://', MALFORMED],
    ['ftp://hook.test/', MALFORMED],
    ['javascript:alert(1)', MALFORMED],
    ['https://hook.test/a b', MALFORMED],
    ['https://hook.test/\nhost: x', MALFORMED],
    ['https://hook.test/\u0000', MALFORMED],
    [`https://hook.test/${'a'.repeat(2_048)}`, 'url must have at most 2048 characters'],
    ['http://hook.test/', 'url must start with https://'],
    ['http://127.0.0.1/', 'url must start with https://'],
    ['https://user@hook.test/', 'url must not hold a user name or password'],
    ['https://user:secret@hook.test/', 'url must not hold a user name or password'],
    ['https://hook.test/#part', 'url must not have a part after #'],
    ['https://hook.test:22/', PORT],
    ['https://hook.test:25/', PORT],
    ['https://hook.test:1023/', PORT],
    ['https://hook.test:0/', PORT],
    ['https://hook.test:70000/', MALFORMED],
    ['https://127.0.0.1/', INSIDE],
    ['https://2130706433/', INSIDE],
    ['https://0x7f.1/', INSIDE],
    ['https://[::1]/', INSIDE],
    ['https://[::ffff:10.0.0.1]/', INSIDE],
    ['https://10.1.2.3/', INSIDE],
    ['https://169.254.169.254/latest/meta-data/', INSIDE],
    ['https://localhost/', INSIDE],
    ['https://inside.test/', INSIDE],
    ['https://metadata.test/', INSIDE],
  ])('%j', async ([url = '', message]) => {
    await expect(check(url)).rejects.toMatchObject({ code: 'invalid_request', message });
  });

  test.for([
    ['http://hook.test/', 'url must start with https://'],
    ['http://10.0.0.1/', 'url must start with https://'],
    ['https://169.254.169.254/', INSIDE],
    ['https://metadata.test/', INSIDE],
    ['http://localhost:25/', PORT],
  ])('%s even where private addresses are allowed', async ([url = '', message]) => {
    await expect(check(url, true)).rejects.toMatchObject({ code: 'invalid_request', message });
  });
});
