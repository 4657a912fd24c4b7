// What is read and judged without asking anybody: long work on values alone, which may be done in another thread.
// Inputs and outputs can be copied there and back (structured clone). Knows no thread.
import { readSitemapBody } from '../crawl/sitemap-body.ts';
import { isEnough } from '../is-enough.ts';
import { readBody } from '../page/read-body.ts';
import { readCompany } from '../read-company.ts';

export const READINGS = {
  page: readBody,
  sitemap: readSitemapBody,
  enough: isEnough,
  company: readCompany,
} as const;

export type ReadingName = keyof typeof READINGS;
export type ReadingInput<Name extends ReadingName> = Parameters<(typeof READINGS)[Name]>[0];
export type ReadingOutput<Name extends ReadingName> = ReturnType<(typeof READINGS)[Name]>;

/**
 * Does the reading, wherever. Null where it cost more time or memory than anything honest does, where too much waits
 * already, or where the signal aborted first.
 */
export type Read = <Name extends ReadingName>(
  name: Name,
  input: ReadingInput<Name>,
  signal: AbortSignal,
) => Promise<ReadingOutput<Name> | null>;

/** Does the reading here and now. */
export function readHere<Name extends ReadingName>(
  name: Name,
  input: ReadingInput<Name>,
): ReadingOutput<Name> {
  // the table pairs each name with the function of its own input and output, which the compiler cannot follow
  const reading = READINGS[name] as (input: ReadingInput<Name>) => ReadingOutput<Name>;
  return reading(input);
}
