// Arguments of a call: strict, because a model that invents one should hear of it; numbers clamped, never refused.
import * as z from 'zod';
import { parseRequest } from '../src/core/contract/parse-request.ts';
import { invalidRequest } from '../src/core/errors.ts';

/** The parsed arguments; throws `invalid_request` with a message of ours that names the first wrong one. */
export function parseArguments<Schema extends z.ZodObject>(schema: Schema, args: unknown): z.output<Schema> {
  const given = args ?? {};
  const known = Object.keys(schema.shape);
  // The unknown name is not repeated: it is the caller's text, and a model reads the message.
  if (typeof given === 'object' && Object.keys(given).some((name) => !known.includes(name)))
    throw invalidRequest(
      known.length === 0
        ? 'This tool takes no arguments'
        : `Unknown argument; known are: ${known.join(', ')}`,
    );
  return parseRequest(schema, given);
}

/** A whole number between the two; others are truncated and clamped. */
export function clamped(description: string, minimum: number, maximum: number, standard: number) {
  return z
    .custom<number>((value) => typeof value === 'number' && !Number.isNaN(value), 'must be a number')
    .transform((value) => Math.min(maximum, Math.max(minimum, Math.trunc(value))))
    .default(standard)
    .meta({ type: 'integer', minimum, maximum, default: standard, description });
}
