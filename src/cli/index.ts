// The operator's commands: `svc <noun> [<verb>] [--flag value]`, one JSON object on stdout, errors on stderr with exit 1.
import { ConfigError, readConfig } from '../config/config.ts';
import { loadDotEnv } from '../config/dot-env.ts';
import { DomainError } from '../core/errors.ts';
import { COMMANDS, usage } from './commands.ts';
import { readFlags, UsageError } from './flags.ts';

/** Errors of rooms that a command does not see, whose message is all that an operator needs. */
const TOLD_PLAINLY: ReadonlySet<string> = new Set(['NewerDatabaseError', 'OAuthError', 'DamagedSecretError']);

process.exitCode = await run(process.argv.slice(2));

async function run(argv: readonly string[]): Promise<number> {
  try {
    const firstFlag = argv.findIndex((word) => word.startsWith('-'));
    const name = firstFlag === -1 ? argv : argv.slice(0, firstFlag);
    const command = Object.hasOwn(COMMANDS, name.join(' ')) ? COMMANDS[name.join(' ')] : undefined;
    if (command === undefined) throw new UsageError(usage());
    const flags = readFlags(command.flags, argv.slice(name.length));
    const environment = { ...process.env };
    loadDotEnv(environment);
    const answer = await command.run(readConfig(environment), flags);
    process.stdout.write(typeof answer === 'string' ? `${answer}\n` : `${JSON.stringify(answer)}\n`);
    return 'ok' in Object(answer) && (answer as { ok: unknown }).ok === false ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    return 1;
  }
}

function describe(error: unknown): string {
  const isOurs =
    error instanceof UsageError ||
    error instanceof ConfigError ||
    error instanceof DomainError ||
    (error instanceof Error && TOLD_PLAINLY.has(error.name));
  if (isOurs) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : 'unknown error';
}
