import { expect, test } from 'vitest';
import * as z from 'zod';
import { clamped, parseArguments } from '../../tools/arguments.ts';
import { TOOLS, findTool } from '../../tools/registry.ts';

const schema = z.strictObject({ limit: clamped('How many', 1, 50, 10), name: z.string().optional() });
const domainError = (message: string) => expect.objectContaining({ code: 'invalid_request', message });

test.each([
  [undefined, 10],
  [{}, 10],
  [{ limit: 7 }, 7],
  [{ limit: 7.9 }, 7],
  [{ limit: 0 }, 1],
  [{ limit: -1e308 }, 1],
  [{ limit: 51 }, 50],
  [{ limit: Infinity }, 50],
])('%j means a limit of %i', (args, limit) => {
  expect(parseArguments(schema, args).limit).toBe(limit);
});

test.each<[args: unknown, message: string]>([
  [{ limit: '7' }, 'limit must be a number'],
  [{ limit: null }, 'limit must be a number'],
  [{ limit: Number.NaN }, 'limit must be a number'],
  [{ name: 7 }, 'name must be a string'],
  [{ page: 7 }, 'Unknown argument; known are: limit, name'],
  [JSON.parse('{"__proto__": 1}'), 'Unknown argument; known are: limit, name'],
  ['text', 'The request must be a JSON object'],
  [[], 'The request must be a JSON object'],
])('%j is refused in words of ours', (args, message) => {
  expect(() => parseArguments(schema, args)).toThrow(domainError(message));
});

test('a tool without arguments says so', () => {
  expect(() => parseArguments(z.strictObject({}), { team: 1 })).toThrow(
    domainError('This tool takes no arguments'),
  );
});

test('a model waits at most 20 seconds for a status', () => {
  const input = findTool('svc_get_search_status')?.input;
  const parsed = input && parseArguments(input, { searchId: 'x', waitSeconds: 3_600 });
  expect(parsed).toEqual({ searchId: 'x', waitSeconds: 20 });
});

test('a tool is found by its exact name alone', () => {
  expect(TOOLS.map(({ name }) => findTool(name))).toEqual(TOOLS);
  for (const name of ['SVC_GET_STATS', 'svc_get_stats ', '__proto__', 'constructor', 7, null, undefined])
    expect(findTool(name)).toBeUndefined();
});

test('only what may take long opens a stream', () => {
  const waits = (name: string, args: Record<string, unknown> = {}) => findTool(name)?.waits(args);
  expect(waits('svc_find_email')).toBe(true);
  expect(waits('svc_get_search_status', { waitSeconds: 5 })).toBe(true);
  expect(waits('svc_get_search_status', { waitSeconds: 0 })).toBe(false);
  expect(waits('svc_get_search_status')).toBe(false);
  expect(waits('svc_get_credits')).toBe(false);
});
