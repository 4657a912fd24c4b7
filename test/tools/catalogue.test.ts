// Another catalogue on the endpoint: what the door asks of it, and what the transport makes of its answers.
import { MissingRequiredClientCapabilityError } from '@modelcontextprotocol/server';
import { expect, test } from 'vitest';
import type { Catalogue } from '../../tools/index.ts';
import { modern, openTools } from './door.ts';
import { openSqlite } from './sqlite.ts';

const NEEDY = 'needs_sampling';

const catalogue: Catalogue = {
  find: (name) => (name === NEEDY ? { name, scope: 'credits', waits: () => false } : undefined),
  options: { capabilities: { tools: {} } },
  handle(server) {
    server.setRequestHandler('tools/call', () => {
      throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { sampling: {} } });
    });
  },
};

test('a call that needs what the client lacks answers 400 with the capability (SEP-2575)', async () => {
  const door = await openTools(await openSqlite(), { tools: { catalogue } });
  const { body, headers } = modern('tools/call', { name: NEEDY, arguments: {} });
  const answer = await door.post(body, headers);
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({
    id: 1,
    error: { code: -32_021, data: { requiredCapabilities: { sampling: {} } } },
  });
});

test('the scope that the catalogue names is asked for at the door', async () => {
  const door = await openTools(await openSqlite(), { tools: { catalogue } });
  const token = door.grant('narrow', { scopes: ['search_history'] });
  const { body, headers } = modern('tools/call', { name: NEEDY, arguments: {} });
  const answer = await door.post(body, { ...headers, authorization: `Bearer ${token}` });
  expect(answer.status).toBe(403);
  expect(answer.headers['www-authenticate']).toContain('scope="credits search_history"');
});
