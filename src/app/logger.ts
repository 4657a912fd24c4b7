// Structured logs: JSON lines on stdout. What could carry a secret or an address is cut before it is written.
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { Config } from '../config/config.ts';

export type { Logger } from 'pino';

/** Lines of one moment are written together, none later than this; a kill -9 takes that much of the log along. */
const WRITTEN_BYTES = 8_192;
const WRITTEN_EVERY_MS = 100;

const REDACTED = [
  'authorization',
  'cookie',
  'key',
  'token',
  'secret',
  'password',
  'email',
  'address',
  'body',
  'headers',
  'url',
].flatMap((name) => [name, `*.${name}`]);

/** Errors are logged by name, message and stack; texts that look like a key or an address are masked in them. */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
      redact: { paths: REDACTED, censor: '[cut]' },
      serializers: { err: describeError },
    },
    destination ??
      pino.destination({ dest: 1, sync: false, minLength: WRITTEN_BYTES, periodicFlush: WRITTEN_EVERY_MS }),
  );
}

type Described = { type: string; message: string; code?: string; stack?: string; cause?: Described };

const CAUSES_MAX = 5;

function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error object' };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return {
    type: error.name,
    message: mask(error.message),
    ...code,
    ...(error.stack === undefined ? {} : { stack: mask(error.stack) }),
    ...(error.cause === undefined || depth === CAUSES_MAX
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  };
}

const TEXT_MAX_CHARACTERS = 8_000;

function mask(text: string): string {
  return text
    .slice(0, TEXT_MAX_CHARACTERS)
    .replace(/svc_live_[0-9a-f]{6,}/gi, 'svc_live_[cut]')
    .replace(/whsec_[\w-]+/g, 'whsec_[cut]')
    .replace(/\bBearer +\S+/gi, 'Bearer [cut]')
    .replace(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '[address]')
    .replace(/(postgres(?:ql)?|smtps?):\/\/[^@\s/]+@/gi, '$1://[cut]@');
}
