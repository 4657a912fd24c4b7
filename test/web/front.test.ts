import { expect, test } from 'vitest';
import { CLIENTS } from '../../src/web/connect/clients.ts';
import { cursorLink, vscodeLink } from '../../src/web/connect/install-links.ts';
import { openSite } from './site.ts';

const MCP_URL = 'https://find.quill.test/mcp?ü=1&"x"';

test('the link for Cursor names us, and decodes to our address alone', () => {
  const link = new URL(cursorLink(MCP_URL));
  expect([link.protocol, link.host, link.pathname]).toEqual([
    'cursor:',
    'anysphere.cursor-deeplink',
    '/mcp/install',
  ]);
  expect(link.searchParams.get('name')).toBe('email-lookup');
  const config = Buffer.from(link.searchParams.get('config') ?? '', 'base64').toString();
  expect(JSON.parse(config)).toEqual({ url: MCP_URL });
});

test('the link for VS Code decodes to a server over HTTP at our address', () => {
  const [scheme, query = ''] = vscodeLink(MCP_URL).split('?');
  expect(scheme).toBe('vscode:mcp/install');
  expect(JSON.parse(decodeURIComponent(query))).toEqual({ name: 'email-lookup', type: 'http', url: MCP_URL });
});

test('the front page names the address and every client, each with steps that lead to it', async () => {
  const { get } = await openSite({ mcpUrl: 'https://find.quill.test/mcp' });
  const { page } = await get('/', {});
  expect(page('.hero code').text()).toBe('https://find.quill.test/mcp');
  const clients = page('.clients details').toArray();
  expect(clients.map((one) => page(one).find('summary').text())).toEqual(CLIENTS.map(({ name }) => name));
  for (const one of clients) {
    const links = page(one).find('a').attr('href') ?? '';
    expect(page(one).text() + decodeURIComponent(links)).toContain('https://find.quill.test/mcp');
  }
  expect(page('.clients details[open] summary').text()).toBe('Claude Code');
  expect(page('.clients').text()).toContain(
    'claude mcp add --transport http email-lookup https://find.quill.test/mcp',
  );
});

test('what is copied is what is shown, and without a script there is no button', async () => {
  const { get } = await openSite();
  const { page } = await get('/', {});
  const parts = page('.copy').toArray();
  expect(parts.length).toBeGreaterThan(5);
  for (const part of parts) {
    const button = page(part).find('button');
    expect(button.attr('data-copy')).toBe(page(part).find('code').text());
    expect(button.attr('hidden')).toBeDefined();
  }
});

test('a service on this computer says that assistants on the web cannot reach it; a public one does not', async () => {
  const warned = async (mcpUrl: string) => {
    const { page } = await (await openSite({ mcpUrl })).get('/', {});
    return page('.clients details:has(.notice)')
      .toArray()
      .map((one) => page(one).find('summary').text());
  };
  expect(await warned('http://localhost:3000/mcp')).toEqual(['Claude', 'ChatGPT']);
  expect(await warned('https://find.quill.test/mcp')).toEqual([]);
});

test('who is signed in is led to the dashboard, and a stranger to sign in', async () => {
  const { get } = await openSite();
  const stranger = (await get('/', {})).page;
  expect(stranger('header nav a').last().attr('href')).toBe('/sign-in');
  const known = (await get('/')).page;
  expect(known('header nav a').last().attr('href')).toBe('/dashboard');
  expect(known('footer').text()).toContain('ada@quill.test');
});
