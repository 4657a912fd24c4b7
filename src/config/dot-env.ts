// Reads `.env` beside the service, where there is one. What the environment says already stands.
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Adds the file's settings to `environment`. */
export function loadDotEnv(environment: Record<string, string | undefined>, file = '.env'): void {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
  for (const [name, value] of Object.entries(parseEnv(text))) environment[name] ??= value;
}
