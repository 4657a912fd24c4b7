// The version of the service, as package.json says it: the one place.
import { readFileSync } from 'node:fs';
import * as z from 'zod';

export const VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))).version;
