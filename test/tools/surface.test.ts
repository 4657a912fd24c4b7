import { expect, test } from 'vitest';
import { SCOPES } from '../../src/core/caller.ts';
import { CARD_LIST } from '../../tools/app/card.ts';
import { FIND_CONTACTS, findContacts } from '../../tools/find-contacts-prompt.ts';
import { INSTRUCTIONS } from '../../tools/instructions.ts';
import { TOOL_LIST } from '../../tools/list.ts';
import { TOOLS } from '../../tools/registry.ts';

test('nothing that a client sees changes unnoticed', async () => {
  const tools = TOOL_LIST.map((tool, at) => ({
    ...tool,
    scope: TOOLS[at]?.scope,
    bucket: TOOLS[at]?.bucket,
  }));
  const surface = { instructions: INSTRUCTIONS, tools, prompts: [FIND_CONTACTS], ...CARD_LIST };
  await expect(`${JSON.stringify(surface, null, 2)}\n`).toMatchFileSnapshot('surface.snapshot.txt');
});

test('clients cut instructions of 512 characters or more', () => {
  expect(INSTRUCTIONS.length).toBeLessThan(512);
});

test('the list is frozen to its leaves', () => {
  const isFrozen = (value: unknown): boolean =>
    typeof value !== 'object' ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(isFrozen));
  expect(isFrozen(TOOL_LIST)).toBe(true);
});

test.each(TOOL_LIST)('$name says all that a client wants to know', (tool) => {
  expect(tool.title).toBeTruthy();
  expect(tool.description?.length).toBeGreaterThan(40);
  expect(Object.keys(tool.annotations ?? {}).sort()).toEqual([
    'destructiveHint',
    'idempotentHint',
    'openWorldHint',
    'readOnlyHint',
    'title',
  ]);
  expect(tool.icons?.[0]?.src).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(tool.inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
  for (const [name, property] of Object.entries(tool.inputSchema.properties ?? {}))
    expect([name, (property as { description?: string }).description]).toEqual([name, expect.any(String)]);
});

test('answers leave room for fields to come, at every depth', () => {
  expect(JSON.stringify(TOOL_LIST.map(({ outputSchema }) => outputSchema))).not.toContain(
    'additionalProperties',
  );
});

test('every scope is needed by some tool', () => {
  expect([...new Set(TOOLS.map(({ scope }) => scope))].sort()).toEqual([...SCOPES].sort());
});

test('the prompt needs companies, takes a purpose, and refuses a novel', () => {
  const text = (args: Record<string, string>) => JSON.stringify(findContacts(args).messages);
  expect(text({ companies: 'quill.test, other-quill.test', purpose: 'payroll' })).toContain('payroll');
  expect(text({ companies: 'quill.test' })).toContain('leads the company');
  expect(() => findContacts({})).toThrow('companies is required');
  expect(() => findContacts({ companies: ' ' })).toThrow('companies is required');
  expect(() => findContacts({ companies: 'x'.repeat(4_001) })).toThrow('at most 4000 characters');
});
