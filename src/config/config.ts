// Environment → one frozen Config. An unknown SVC_ name or a bad value stops the start and says which.
import * as z from 'zod';
import { SETTINGS } from './settings.ts';

export type Config = Readonly<{
  host: string;
  port: number;
  /** Without a trailing slash. */
  publicUrl: string;
  /** The service's secret; null where it is to be made once in the data directory. */
  secret: string | null;
  trustProxy: number;
  allowedOrigins: readonly string[] | '*';
  dataDir: string;
  /** `postgres://…`, or the path of the SQLite file. */
  databaseUrl: string;
  role: 'all' | 'web' | 'worker';
  signup: 'invite' | 'open';
  signupCredits: number;
  oidc: Readonly<{
    issuer: string;
    clientId: string;
    clientSecret: string;
    domains: readonly string[];
  }> | null;
  mail: Readonly<{ url: string; from: string }> | null;
  dnsServers: readonly string[];
  ports: Readonly<{ http: number; https: number; smtp: number }>;
  allowPrivateNetwork: boolean;
  heloName: string;
  /** '' is the empty sender. */
  probeFrom: string;
  llm: Readonly<{ baseUrl: string; apiKey: string; model: string; provider: 'openai' | 'anthropic' }> | null;
  webSearch: Readonly<{ url: string; key: string }> | null;
  verifier: Readonly<{ url: string; key: string }> | null;
  searchDeadlineMs: number;
  searchConcurrency: number;
  queueLimit: number;
  cacheDays: number;
  retentionDays: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}>;

/** Names every setting that is wrong; says nothing of its value, which may be a secret. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The settings are not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Parses the environment; throws ConfigError. Empty values count as absent. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given: Record<string, string> = {};
  const problems: string[] = [];
  for (const [name, value] of Object.entries(environment)) {
    if (!name.startsWith('SVC_') || value === undefined || value.trim() === '') continue;
    if (Object.hasOwn(SETTINGS, name)) given[name] = value.trim();
    else problems.push(`${name} is no setting of this service`);
  }
  const parsed = z.object(SETTINGS).safeParse(given);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) problems.push(`${String(issue.path[0])} ${issue.message}`);
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const config = assemble(parsed.data, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  return Object.freeze(config);
}

type Settings = z.output<z.ZodObject<typeof SETTINGS>>;

function assemble(s: Settings, problems: string[]): Config {
  const publicUrl = s.SVC_PUBLIC_URL ?? `http://localhost:${s.SVC_PORT}`;
  const together = (what: string, values: Record<string, string | undefined>) => {
    const missing = Object.entries(values).filter(([, value]) => value === undefined);
    if (missing.length === Object.keys(values).length) return false;
    for (const [name] of missing) problems.push(`${name} is needed with the other settings of ${what}`);
    return missing.length === 0;
  };
  const oidc = together('sign-in through a provider', {
    SVC_OIDC_ISSUER: s.SVC_OIDC_ISSUER,
    SVC_OIDC_CLIENT_ID: s.SVC_OIDC_CLIENT_ID,
    SVC_OIDC_CLIENT_SECRET: s.SVC_OIDC_CLIENT_SECRET,
  });
  const mail = together('mail', { SVC_MAIL_URL: s.SVC_MAIL_URL, SVC_MAIL_FROM: s.SVC_MAIL_FROM });
  if (s.SVC_SIGNUP === 'open' && !mail) problems.push('SVC_SIGNUP=open needs SVC_MAIL_URL');
  const needs = (name: string, value: string | undefined, others: Record<string, string | undefined>) => {
    for (const [other, given] of Object.entries(others))
      if (given !== undefined && value === undefined) problems.push(`${name} is needed with ${other}`);
  };
  needs('SVC_LLM_MODEL', s.SVC_LLM_MODEL, {
    SVC_LLM_API_KEY: s.SVC_LLM_API_KEY,
    SVC_LLM_BASE_URL: s.SVC_LLM_BASE_URL,
  });
  needs('SVC_WEB_SEARCH_URL', s.SVC_WEB_SEARCH_URL, { SVC_WEB_SEARCH_KEY: s.SVC_WEB_SEARCH_KEY });
  needs('SVC_VERIFIER_URL', s.SVC_VERIFIER_URL, { SVC_VERIFIER_KEY: s.SVC_VERIFIER_KEY });
  return {
    host: s.SVC_HOST,
    port: s.SVC_PORT,
    publicUrl,
    secret: s.SVC_SECRET ?? null,
    trustProxy: s.SVC_TRUST_PROXY,
    allowedOrigins: s.SVC_ALLOWED_ORIGINS,
    dataDir: s.SVC_DATA_DIR,
    databaseUrl: s.SVC_DATABASE_URL ?? `${s.SVC_DATA_DIR.replace(/\/+$/, '')}/svc.db`,
    role: s.SVC_ROLE,
    signup: s.SVC_SIGNUP,
    signupCredits: s.SVC_SIGNUP_CREDITS,
    oidc: oidc
      ? {
          issuer: s.SVC_OIDC_ISSUER ?? '',
          clientId: s.SVC_OIDC_CLIENT_ID ?? '',
          clientSecret: s.SVC_OIDC_CLIENT_SECRET ?? '',
          domains: s.SVC_OIDC_DOMAINS,
        }
      : null,
    mail: mail ? { url: s.SVC_MAIL_URL ?? '', from: s.SVC_MAIL_FROM ?? '' } : null,
    dnsServers: s.SVC_DNS_SERVERS,
    ports: { http: s.SVC_HTTP_PORT, https: s.SVC_HTTPS_PORT, smtp: s.SVC_SMTP_PORT },
    allowPrivateNetwork: s.SVC_ALLOW_PRIVATE_NETWORK,
    heloName: s.SVC_HELO_NAME ?? new URL(publicUrl).hostname,
    probeFrom: s.SVC_PROBE_FROM ?? '',
    llm:
      s.SVC_LLM_MODEL === undefined
        ? null
        : {
            baseUrl: s.SVC_LLM_BASE_URL ?? '',
            apiKey: s.SVC_LLM_API_KEY ?? '',
            model: s.SVC_LLM_MODEL,
            provider: s.SVC_LLM_PROVIDER,
          },
    webSearch:
      s.SVC_WEB_SEARCH_URL === undefined
        ? null
        : { url: s.SVC_WEB_SEARCH_URL, key: s.SVC_WEB_SEARCH_KEY ?? '' },
    verifier:
      s.SVC_VERIFIER_URL === undefined ? null : { url: s.SVC_VERIFIER_URL, key: s.SVC_VERIFIER_KEY ?? '' },
    searchDeadlineMs: s.SVC_SEARCH_DEADLINE_SECONDS * 1000,
    searchConcurrency: s.SVC_SEARCH_CONCURRENCY,
    queueLimit: s.SVC_QUEUE_LIMIT,
    cacheDays: s.SVC_CACHE_DAYS,
    retentionDays: s.SVC_RETENTION_DAYS,
    logLevel: s.SVC_LOG_LEVEL,
  };
}
