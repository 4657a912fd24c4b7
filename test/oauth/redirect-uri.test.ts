import { describe, expect, test } from 'vitest';
import {
  isRegisteredRedirect,
  redirectHost,
  redirectKind,
  withParameters,
} from '../../oauth/redirect-uri.ts';

describe('what may be registered', () => {
  test.for([
    ['https://claude.ai/api/mcp/auth_callback', 'https'],
    ['https://vscode.dev/redirect', 'https'],
    ['https://app.quill.test:8443/cb?tenant=1', 'https'],
    ['https://app.quill.test/@me/cb', 'https'],
    ['http://localhost:3118/callback', 'loopback'],
    ['http://127.0.0.1:33418', 'loopback'],
    ['http://127.0.0.1/', 'loopback'],
    ['http://[::1]:5000/cb', 'loopback'],
    ['cursor://anysphere.cursor-mcp/oauth/callback', 'private-scheme'],
    ['com.example.app:/oauth', 'private-scheme'],
  ])('%s is %s', ([uri, kind]) => {
    expect(redirectKind(String(uri))).toBe(kind);
  });

  test.for([
    '',
    'callback',
    '/callback',
    '//quill.test/cb',
    'http://quill.test/cb',
    'http://127.1/cb',
    'http://127.0.0.1.quill.test/cb',
    'http://localhost.quill.test/cb',
    'http://[::ffff:127.0.0.1]/cb',
    'http://2130706433/cb',
    'http://127.0.0.1@quill.test/cb',
    'http://127.0.0.1:99999/cb',
    'https://user:pass@quill.test/cb',
    'https://quill.test\\@other.test/cb',
    'https://quill.test/cb#fragment',
    'https://quill.test/cb#',
    'https://quill.test/a/../cb',
    'https://quill.test/a/%2e%2e/cb',
    'https://quill.test/.%2E/cb',
    'https://quill.test/%zz',
    'https://quill.test/cb\r\nx: y',
    'https://quill.test/c b',
    'https://qüill.test/cb',
    'https://quill.test/<b>',
    'https:///cb',
    'https:quill.test/cb',
    'HTTPS://quill.test/cb',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'vbscript:x',
    'blob:https://quill.test/1',
    `https://quill.test/${'a'.repeat(2_048)}`,
  ])('%j is refused', (uri) => {
    expect(redirectKind(uri)).toBeNull();
  });
});

describe('matching', () => {
  const registered = [
    'https://app.quill.test/cb',
    'http://127.0.0.1:4000/cb',
    'http://localhost/callback',
    'cursor://quill/cb',
    'https://app.quill.test:8443/port',
  ];

  test.for([
    'https://app.quill.test/cb',
    'http://127.0.0.1:4000/cb',
    'http://127.0.0.1:51234/cb',
    'http://127.0.0.1/cb',
    'http://localhost:3118/callback',
    'cursor://quill/cb',
  ])('%s is a registered one', (uri) => {
    expect(isRegisteredRedirect(uri, registered)).toBe(true);
  });

  test.for([
    'https://app.quill.test/cb/',
    'https://app.quill.test/CB',
    'https://APP.quill.test/cb',
    'https://app.quill.test/cb?x=1',
    'https://app.quill.test/cb#x',
    'https://app.quill.test:444/cb',
    'https://app.quill.test:8444/port',
    'http://app.quill.test/cb',
    'https://app.quill.test/%63b',
    'http://localhost:4000/cb',
    'http://127.0.0.1:4000/callback',
    'http://127.1:4000/cb',
    'http://[::ffff:127.0.0.1]:4000/cb',
    'http://127.0.0.1:4000@quill.test/cb',
    'http://127.0.0.1:4000/cb?x',
    'http://localhost.quill.test/callback',
    'cursor://quill/cb2',
    'javascript:alert(1)',
  ])('%s is not', (uri) => {
    expect(isRegisteredRedirect(uri, registered)).toBe(false);
  });

  test('a scheme that may not be used is refused even where it is registered', () => {
    expect(isRegisteredRedirect('javascript:alert(1)', ['javascript:alert(1)'])).toBe(false);
  });
});

test.for([
  ['https://quill.test/cb', 'https://quill.test/cb?code=1'],
  ['https://quill.test/cb?', 'https://quill.test/cb?code=1'],
  ['https://quill.test/cb?a=b%20c', 'https://quill.test/cb?a=b%20c&code=1'],
  ['cursor://quill/cb', 'cursor://quill/cb?code=1'],
])('parameters are added to %s without touching it', ([uri, expected]) => {
  expect(withParameters(String(uri), { code: '1', state: null })).toBe(expected);
});

test('a person reads the host, or the scheme', () => {
  expect(redirectHost('https://quill.test/cb')).toBe('quill.test');
  expect(redirectHost('http://127.0.0.1:1/cb')).toBe('127.0.0.1');
  expect(redirectHost('cursor://quill/cb')).toBe('cursor:');
});
