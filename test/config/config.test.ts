import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/config/config.ts';
import { loadDotEnv } from '../../src/config/dot-env.ts';

describe('config', () => {
  test('an empty environment gives the documented standards', () => {
    expect(readConfig({ PATH: '/bin' })).toEqual({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      secret: null,
      trustProxy: 0,
      allowedOrigins: [],
      dataDir: './data',
      databaseUrl: './data/svc.db',
      role: 'all',
      signup: 'invite',
      signupCredits: 25,
      oidc: null,
      mail: null,
      dnsServers: [],
      ports: { http: 80, https: 443, smtp: 25 },
      allowPrivateNetwork: false,
      heloName: 'localhost',
      probeFrom: '',
      llm: null,
      webSearch: null,
      verifier: null,
      searchDeadlineMs: 30_000,
      searchConcurrency: 20,
      queueLimit: 1000,
      cacheDays: 90,
      retentionDays: 365,
      logLevel: 'info',
    });
  });

  test('the answer cannot be changed', () => {
    const config = readConfig({});
    expect(() => Object.assign(config, { port: 1 })).toThrow(TypeError);
  });

  test('every setting is read', () => {
    const config = readConfig({
      SVC_HOST: '0.0.0.0',
      SVC_PORT: '8080',
      SVC_PUBLIC_URL: 'https://find.quill.test/',
      SVC_SECRET: 'x'.repeat(32),
      SVC_TRUST_PROXY: '2',
      SVC_ALLOWED_ORIGINS: 'https://claude.ai, http://localhost:6274/',
      SVC_DATA_DIR: '/var/lib/svc',
      SVC_DATABASE_URL: 'postgres://svc@db/svc',
      SVC_ROLE: 'web',
      SVC_SIGNUP: 'open',
      SVC_SIGNUP_CREDITS: '0',
      SVC_OIDC_ISSUER: 'https://id.quill.test',
      SVC_OIDC_CLIENT_ID: 'svc',
      SVC_OIDC_CLIENT_SECRET: 'shh',
      SVC_OIDC_DOMAINS: 'Quill.test, @quill.example',
      SVC_MAIL_URL: 'smtps://mail.quill.test',
      SVC_MAIL_FROM: 'svc@quill.test',
      SVC_DNS_SERVERS: '127.0.0.1:5353, [::1]:53, localhost:54, 192.0.2.1',
      SVC_HTTP_PORT: '8000',
      SVC_HTTPS_PORT: '8443',
      SVC_SMTP_PORT: '2525',
      SVC_ALLOW_PRIVATE_NETWORK: 'true',
      SVC_HELO_NAME: 'probe.quill.test',
      SVC_PROBE_FROM: 'probe@quill.test',
      SVC_LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
      SVC_LLM_API_KEY: 'key',
      SVC_LLM_MODEL: 'small',
      SVC_LLM_PROVIDER: 'openai',
      SVC_WEB_SEARCH_URL: 'http://127.0.0.1:8888',
      SVC_WEB_SEARCH_KEY: 'key',
      SVC_VERIFIER_URL: 'http://127.0.0.1:8889',
      SVC_VERIFIER_KEY: 'key',
      SVC_SEARCH_DEADLINE_SECONDS: '10',
      SVC_SEARCH_CONCURRENCY: '5',
      SVC_QUEUE_LIMIT: '7',
      SVC_CACHE_DAYS: '1',
      SVC_RETENTION_DAYS: '30',
      SVC_LOG_LEVEL: 'debug',
    });
    expect(config).toMatchObject({
      publicUrl: 'https://find.quill.test',
      trustProxy: 2,
      allowedOrigins: ['https://claude.ai', 'http://localhost:6274'],
      databaseUrl: 'postgres://svc@db/svc',
      oidc: { issuer: 'https://id.quill.test', domains: ['quill.test', 'quill.example'] },
      mail: { url: 'smtps://mail.quill.test', from: 'svc@quill.test' },
      dnsServers: ['127.0.0.1:5353', '[::1]:53', '127.0.0.1:54', '192.0.2.1'],
      ports: { http: 8000, https: 8443, smtp: 2525 },
      allowPrivateNetwork: true,
      llm: { model: 'small', provider: 'openai' },
      webSearch: { url: 'http://127.0.0.1:8888' },
      verifier: { url: 'http://127.0.0.1:8889' },
      searchDeadlineMs: 10_000,
    });
  });

  test('an empty value is no value', () => {
    expect(readConfig({ SVC_PORT: ' ', SVC_SECRET: '' })).toMatchObject({ port: 3000, secret: null });
  });

  test.for([
    ['https://Find.Quill.test:443/', 'https://find.quill.test'],
    ['https://find.quill.test:8443', 'https://find.quill.test:8443'],
    ['http://LOCALHOST:80', 'http://localhost'],
    ['http://[::1]:3000/', 'http://[::1]:3000'],
    ['https://bücher.test', 'https://xn--bcher-kva.test'],
  ])('the public address %s is written as clients write it', ([given, written]) => {
    expect(readConfig({ SVC_PUBLIC_URL: given }).publicUrl).toBe(written);
  });

  test('the name that we give to mail servers is that of the public address', () => {
    expect(readConfig({ SVC_PUBLIC_URL: 'https://find.quill.test' }).heloName).toBe('find.quill.test');
  });

  test.for([
    ['SVC_PROT', '3000'],
    ['SVC_PORT', '70000'],
    ['SVC_PORT', '3000.5'],
    ['SVC_PUBLIC_URL', 'find.quill.test'],
    ['SVC_PUBLIC_URL', 'https://find.quill.test/app'],
    ['SVC_PUBLIC_URL', 'https://me:pw@find.quill.test'],
    ['SVC_PUBLIC_URL', 'ftp://find.quill.test'],
    ['SVC_PUBLIC_URL', 'http://find.quill.test'],
    ['SVC_PUBLIC_URL', 'http://localhost.quill.test'],
    ['SVC_PUBLIC_URL', 'http://192.168.1.5:3000'],
    ['SVC_SECRET', 'too short'],
    ['SVC_TRUST_PROXY', 'perhaps'],
    ['SVC_ALLOWED_ORIGINS', 'claude.ai'],
    ['SVC_ALLOWED_ORIGINS', 'https://claude.ai/path'],
    ['SVC_DATABASE_URL', 'mysql://db/svc'],
    ['SVC_ROLE', 'ALL'],
    ['SVC_SIGNUP', 'closed'],
    ['SVC_SIGNUP_CREDITS', '-1'],
    ['SVC_DNS_SERVERS', 'dns.quill.test'],
    ['SVC_DNS_SERVERS', '127.0.0.1:70000'],
    ['SVC_ALLOW_PRIVATE_NETWORK', 'yes'],
    ['SVC_HELO_NAME', 'two words'],
    ['SVC_PROBE_FROM', 'nobody'],
    ['SVC_PROBE_FROM', 'a@b.test>\r\nDATA'],
    ['SVC_MAIL_URL', 'https://mail.quill.test'],
    ['SVC_LLM_PROVIDER', 'oracle'],
    ['SVC_SEARCH_DEADLINE_SECONDS', '0'],
    ['SVC_SEARCH_DEADLINE_SECONDS', '101'],
    ['SVC_SEARCH_CONCURRENCY', '0'],
    ['SVC_OIDC_ISSUER', 'http://id.quill.test'],
    ['SVC_OIDC_ISSUER', 'https://id.quill.test/?tenant=1'],
    ['SVC_OIDC_DOMAINS', 'quill'],
    ['SVC_OIDC_DOMAINS', '*.quill.test'],
    ['SVC_LOG_LEVEL', 'loud'],
  ] as const)('%s=%s is refused by its name, without its value', ([name, value]) => {
    let message = '';
    try {
      readConfig({ [name]: value });
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      message = (error as Error).message;
    }
    expect(message).toContain(name);
    // Short ones occur in our own words.
    if (value.length > 3) expect(message).not.toContain(value);
  });

  test('all that is wrong is said at once', () => {
    const wrong = () => readConfig({ SVC_PORT: 'x', SVC_ROLE: 'x', SVC_X: 'x' });
    expect(wrong).toThrow(/SVC_X[\s\S]*SVC_PORT[\s\S]*SVC_ROLE/);
  });

  test('settings that need each other are asked for together', () => {
    expect(() => readConfig({ SVC_OIDC_ISSUER: 'https://id.quill.test' })).toThrow(
      /SVC_OIDC_CLIENT_ID is needed[\s\S]*SVC_OIDC_CLIENT_SECRET is needed/,
    );
    expect(() => readConfig({ SVC_MAIL_URL: 'smtp://mail.quill.test' })).toThrow(/SVC_MAIL_FROM is needed/);
    expect(() => readConfig({ SVC_SIGNUP: 'open' })).toThrow(/SVC_SIGNUP=open needs SVC_MAIL_URL/);
  });

  test.for([
    ['SVC_LLM_API_KEY', 'sk-1', /SVC_LLM_MODEL is needed with SVC_LLM_API_KEY/],
    ['SVC_LLM_BASE_URL', 'http://127.0.0.1:11434/v1', /SVC_LLM_MODEL is needed with SVC_LLM_BASE_URL/],
    ['SVC_WEB_SEARCH_KEY', 'sk-1', /SVC_WEB_SEARCH_URL is needed/],
    ['SVC_VERIFIER_KEY', 'sk-1', /SVC_VERIFIER_URL is needed/],
  ] as const)('%s alone is no service', ([name, value, problem]) => {
    expect(() => readConfig({ [name]: value })).toThrow(problem);
  });
});

describe('.env', () => {
  test('adds what the environment does not say', () => {
    const folder = mkdtempSync(join(tmpdir(), 'svc-env-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, '.env');
    writeFileSync(file, 'SVC_PORT=4000\nSVC_HOST="0.0.0.0"\n# SVC_ROLE=web\n');
    const environment: Record<string, string | undefined> = { SVC_PORT: '5000' };
    loadDotEnv(environment, file);
    expect(environment).toEqual({ SVC_PORT: '5000', SVC_HOST: '0.0.0.0' });
  });

  test('need not be there', () => {
    const environment = {};
    loadDotEnv(environment, join(tmpdir(), 'no-such-folder', '.env'));
    expect(environment).toEqual({});
  });
});
