// Every setting by its name: its form and its standard value. The README's table says the same in words.
import { isIP } from 'node:net';
import * as z from 'zod';
import { isLoopbackHost } from './loopback.ts';

const SECRET_MIN_CHARACTERS = 32;
/** A search that is taken up again must still end within two minutes of its first start. */
const SEARCH_DEADLINE_MAX_SECONDS = 100;

const text = z.string();

const whole = (minimum: number, maximum: number, standard: number) =>
  text
    .regex(/^\d{1,12}$/, `must be a whole number from ${minimum} to ${maximum}`)
    .transform(Number)
    .refine(
      (value) => value >= minimum && value <= maximum,
      `must be a whole number from ${minimum} to ${maximum}`,
    )
    .default(standard);

const port = (standard: number) => whole(0, 65_535, standard);
const days = (standard: number) => whole(1, 36_500, standard);

const oneOf = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  standard: Values[number],
) => z.enum(values, `must be one of: ${values.join(', ')}`).default(standard as never); // zod's default wants the output type

const yesNo = text
  .regex(/^(?:true|false|1|0)$/, 'must be true or false')
  .transform((value) => value === 'true' || value === '1')
  .default(false);

const url = (schemes: readonly string[]) =>
  text
    .refine(
      (value) => {
        const parsed = URL.parse(value);
        return parsed !== null && schemes.includes(parsed.protocol.slice(0, -1));
      },
      `must be a URL (${schemes.join(' or ')})`,
    )
    .optional();

const webUrl = url(['http', 'https']);

/** The public address: an origin, http on loopback only where browsers allow it too; a path would break discovery. */
const publicUrl = text
  .refine((value) => {
    const parsed = URL.parse(value);
    return (
      parsed !== null &&
      (parsed.protocol === 'https:' || parsed.protocol === 'http:') &&
      parsed.pathname === '/' &&
      parsed.search === '' &&
      parsed.hash === '' &&
      parsed.username === '' &&
      parsed.password === ''
    );
  }, 'must be an address such as https://example.com, without a path')
  .refine((value) => {
    const parsed = URL.parse(value);
    return parsed?.protocol !== 'http:' || isLoopbackHost(parsed.hostname);
  }, 'must be https, unless its host is localhost: tokens and cookies travel there')
  // As clients write it: host in lower case, no default port. What they compare must be the same text.
  .transform((value) => URL.parse(value)?.origin ?? value)
  .optional();

const list = text.transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

const dnsServers = list
  .transform((servers) => servers.map((server) => server.replace(/^localhost(?=:|$)/i, '127.0.0.1')))
  .refine((servers) => servers.every(isDnsServer), 'must be a comma list of IP addresses with optional ports')
  .default([]);

const origins = text
  .transform((value, context): '*' | string[] => {
    if (value === '*') return '*';
    const items = value
      .split(',')
      .map((item) => item.trim().replace(/\/$/, ''))
      .filter((item) => item !== '');
    if (items.every((item) => URL.parse(item)?.origin === item)) return items;
    context.addIssue({
      code: 'custom',
      message: 'must be * or a comma list of origins such as https://example.com',
    });
    return z.NEVER;
  })
  .default([]);

const trustProxy = text
  .regex(/^(?:true|false|\d{1,2})$/, 'must be the number of proxies before the service, or false')
  .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value)))
  .default(0);

const databaseUrl = text
  .refine(
    (value) => !/^[a-z]+:\/\//i.test(value) || /^postgres(?:ql)?:\/\//.test(value),
    'must be postgres://… or a file',
  )
  .optional();

/** OpenID Connect Discovery §3: https; http for a provider on this very machine. */
const issuer = webUrl.refine((value) => {
  const parsed = value === undefined ? null : URL.parse(value);
  return (
    parsed === null ||
    (parsed.search === '' &&
      parsed.hash === '' &&
      (parsed.protocol === 'https:' || isLoopbackHost(parsed.hostname)))
  );
}, 'must be an https address such as https://id.example.com, as the provider spells its issuer');

const mailDomains = list
  .transform((domains) => domains.map((domain) => domain.replace(/^@/, '').toLowerCase()))
  .refine(
    (domains) => domains.every((domain) => /^(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/.test(domain)),
    'must be a comma list of mail domains such as example.com',
  );

export const SETTINGS = {
  SVC_HOST: text.default('127.0.0.1'),
  SVC_PORT: port(3000),
  SVC_PUBLIC_URL: publicUrl,
  SVC_SECRET: text
    .min(SECRET_MIN_CHARACTERS, `must have at least ${SECRET_MIN_CHARACTERS} characters`)
    .optional(),
  SVC_TRUST_PROXY: trustProxy,
  SVC_ALLOWED_ORIGINS: origins,
  SVC_DATA_DIR: text.default('./data'),
  SVC_DATABASE_URL: databaseUrl,
  SVC_ROLE: oneOf(['all', 'web', 'worker'], 'all'),
  SVC_SIGNUP: oneOf(['invite', 'open'], 'invite'),
  SVC_SIGNUP_CREDITS: whole(0, 1_000_000, 25),
  SVC_OIDC_ISSUER: issuer,
  SVC_OIDC_CLIENT_ID: text.optional(),
  SVC_OIDC_CLIENT_SECRET: text.optional(),
  SVC_OIDC_DOMAINS: mailDomains.default([]),
  SVC_MAIL_URL: url(['smtp', 'smtps']),
  SVC_MAIL_FROM: text.optional(),
  SVC_DNS_SERVERS: dnsServers,
  SVC_HTTP_PORT: port(80),
  SVC_HTTPS_PORT: port(443),
  SVC_SMTP_PORT: port(25),
  SVC_ALLOW_PRIVATE_NETWORK: yesNo,
  SVC_HELO_NAME: text
    .regex(/^[A-Za-z0-9.-]{1,253}$|^\[[0-9A-Fa-f.:]{2,60}\]$/, 'must be a host name')
    .optional(),
  SVC_PROBE_FROM: text.regex(/^[^\s<>@]{1,64}@[A-Za-z0-9.-]{1,253}$/, 'must be an email address').optional(),
  SVC_LLM_BASE_URL: webUrl,
  SVC_LLM_API_KEY: text.optional(),
  SVC_LLM_MODEL: text.optional(),
  SVC_LLM_PROVIDER: oneOf(['openai', 'anthropic'], 'openai'),
  SVC_WEB_SEARCH_URL: webUrl,
  SVC_WEB_SEARCH_KEY: text.optional(),
  SVC_VERIFIER_URL: webUrl,
  SVC_VERIFIER_KEY: text.optional(),
  SVC_SEARCH_DEADLINE_SECONDS: whole(1, SEARCH_DEADLINE_MAX_SECONDS, 30),
  SVC_SEARCH_CONCURRENCY: whole(1, 1000, 20),
  SVC_QUEUE_LIMIT: whole(1, 1_000_000, 1000),
  SVC_CACHE_DAYS: days(90),
  SVC_RETENTION_DAYS: days(365),
  SVC_LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
};

function isDnsServer(server: string): boolean {
  if (isIP(server) !== 0) return true;
  const [, bracketed, plain, serverPort] =
    /^(?:\[([0-9A-Fa-f:.]+)\]|([0-9.]+)):(\d{1,5})$/.exec(server) ?? [];
  return isIP(bracketed ?? plain ?? '') !== 0 && Number(serverPort) <= 65_535;
}
