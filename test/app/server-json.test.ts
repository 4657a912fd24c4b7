// The rules of the MCP registry's schema (2025-12-11) that concern us, written down here: tests have no network.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { VERSION } from '../../src/app/version.ts';
import { PATHS } from '../../oauth/protocol.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', name), 'utf8'));

const variable = z.strictObject({
  description: z.string().min(1),
  isRequired: z.boolean(),
  placeholder: z.string(),
});
const server = z.strictObject({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: z
    .string()
    .max(255)
    .regex(/^\d+\.\d+\.\d+$/),
  remotes: z
    .array(
      z.strictObject({
        type: z.literal('streamable-http'),
        url: z.string().regex(/^https?:\/\/[^\s]+$/),
        variables: z.record(z.string(), variable),
      }),
    )
    .min(1),
});

test('server.json is what the registry takes', () => {
  expect(server.safeParse(read('server.json')).error).toBeUndefined();
});

test('its version is that of the package and of what is served', () => {
  const { version } = server.parse(read('server.json'));
  expect(version).toBe(z.object({ version: z.string() }).parse(read('package.json')).version);
  expect(VERSION).toBe(version);
});

test('its address becomes the one that people paste, once every variable is filled in', () => {
  for (const { url, variables } of server.parse(read('server.json')).remotes) {
    const named = [...url.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
    expect(new Set(named)).toEqual(new Set(Object.keys(variables)));
    const filled = url.replace('{host}', variables['host']?.placeholder ?? '');
    expect(new URL(filled).href).toBe(`https://find.example.com${PATHS.resource}`);
  }
});
