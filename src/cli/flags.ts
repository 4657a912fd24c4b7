// A command, and the `--flag value` pairs that it takes, each known by name.
import { parseArgs } from 'node:util';
import type { Config } from '../config/config.ts';

export class UsageError extends Error {}

/** `repeated` is given once or more often. */
export type FlagSpec = 'required' | 'optional' | 'boolean' | 'repeated';
export type Flags = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

export type Command = {
  flags: Readonly<Record<string, FlagSpec>>;
  /** An object is printed as one line of JSON, a text as it is. */
  run(config: Config, flags: Flags): Promise<object | string>;
};

/** Throws UsageError for an unknown flag, a missing one, or one without its value. */
export function readFlags(specs: Readonly<Record<string, FlagSpec>>, argv: readonly string[]): Flags {
  const options = Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [
      name,
      {
        type: spec === 'boolean' ? ('boolean' as const) : ('string' as const),
        multiple: spec === 'repeated',
      },
    ]),
  );
  let values: Flags;
  try {
    ({ values } = parseArgs({ args: [...argv], options, strict: true, allowPositionals: false }));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'wrong arguments');
  }
  for (const [name, spec] of Object.entries(specs)) {
    const isNeeded = spec === 'required' || spec === 'repeated';
    if (isNeeded && values[name] === undefined) throw new UsageError(`--${name} is required`);
  }
  return values;
}

/** The text of a flag; '' where it was not given. */
export function text(flags: Flags, name: string): string {
  const value = flags[name];
  return typeof value === 'string' ? value : '';
}

export function optionalText(flags: Flags, name: string): string | undefined {
  const value = flags[name];
  return typeof value === 'string' ? value : undefined;
}

/** Every value of a flag that may be repeated. */
export function texts(flags: Flags, name: string): string[] {
  const value = flags[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** A whole number; throws UsageError for anything else. */
export function wholeNumber(flags: Flags, name: string, standard?: number): number {
  const value = flags[name];
  if (value === undefined && standard !== undefined) return standard;
  if (typeof value !== 'string' || !/^\d{1,15}$/.test(value))
    throw new UsageError(`--${name} must be a whole number`);
  return Number(value);
}
