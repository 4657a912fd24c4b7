// The card as a resource: listed and read by clients of every generation, and no difference to those without MCP Apps.
import { EXTENSION_ID, RESOURCE_MIME_TYPE } from '@modelcontextprotocol/ext-apps/server';
import {
  Client as ClientV2,
  StreamableHTTPClientTransport as TransportV2,
} from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CARD_LIST, CARD_URI, readCard } from '../../tools/app/card.ts';
import { TOOL_LIST } from '../../tools/list.ts';
import { find, found } from '../core/setting.ts';
import { TOKEN, call, modern, openTools } from './door.ts';
import type { ToolsDoor } from './door.ts';
import { openSqlite } from './sqlite.ts';

/** Enough for a card, far below the 300 kB at which a page of this kind is felt. */
const PAGE_MAX_BYTES = 40_000;

const INFO = { name: 'test', version: '1' };
const CAPABILITIES = { extensions: { [EXTENSION_ID]: { mimeTypes: [RESOURCE_MIME_TYPE] } } };
const open = async () => openTools(await openSqlite());

const v2 = (mode: 'legacy' | 'auto' | { pin: string }) => async (door: ToolsDoor, token: string) => {
  const client = new ClientV2(INFO, { versionNegotiation: { mode }, capabilities: CAPABILITIES });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new TransportV2(new URL(door.url), { requestInit: { headers } }));
  onTestFinished(() => client.close());
  return client;
};

const v1 = async (door: ToolsDoor, token: string) => {
  const client = new ClientV1(INFO);
  const headers = { authorization: `Bearer ${token}` };
  const transport = new TransportV1(new URL(door.url), { requestInit: { headers } });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
};

describe.each([
  { client: 'SDK v1', connect: v1 },
  { client: 'v2 legacy', connect: v2('legacy') },
  { client: 'v2 auto', connect: v2('auto') },
  { client: 'v2 pinned to 2026-07-28', connect: v2({ pin: '2026-07-28' }) },
])('$client', ({ connect }) => {
  test('lists the card and reads it, with a token of no scope at all', async () => {
    const door = await open();
    const client = await connect(door, door.grant('bare', { scopes: [] }));
    expect(client.getServerCapabilities()).toMatchObject({
      resources: {},
      extensions: { [EXTENSION_ID]: {} },
    });
    const { resources } = await client.listResources();
    expect(resources).toEqual(CARD_LIST.resources);
    expect((await client.listResourceTemplates()).resourceTemplates).toEqual([]);
    const { contents } = await client.readResource({ uri: CARD_URI });
    expect(contents).toEqual(readCard(CARD_URI).contents);
    expect(door.errors).toEqual([]);
  });

  test('is told of a resource that there is not', async () => {
    const client = await connect(await open(), TOKEN);
    const uri = 'ui://executive-email-lookup/other';
    await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32_602, data: { uri } });
  });

  test('sees on two tools where their card is, and on one that the card may call it', async () => {
    const client = await connect(await open(), TOKEN);
    const { tools } = await client.listTools();
    const shown = tools.filter(({ _meta }) => _meta?.['ui/resourceUri'] === CARD_URI);
    expect(shown.map(({ name }) => name)).toEqual(['svc_find_email', 'svc_get_search_status']);
    expect(tools.map(({ _meta }) => _meta?.['ui'])).toEqual([
      { resourceUri: CARD_URI, visibility: ['model'] },
      { resourceUri: CARD_URI, visibility: ['model', 'app'] },
      ...Array.from({ length: 5 }, () => ({ visibility: ['model'] })),
    ]);
  });
});

describe('on the wire', () => {
  const read = (uri: string, name = uri) => {
    const { body, headers } = modern('resources/read', { uri });
    return { body, headers: { ...headers, 'mcp-name': name } };
  };

  test('a client of 2026-07-28 may keep the list and the page', async () => {
    const door = await open();
    for (const { body, headers } of [read(CARD_URI), modern('resources/list')]) {
      const answer = await door.post(body, headers);
      expect(answer.json?.result).toMatchObject({ ttlMs: 3_600_000, cacheScope: 'public' });
    }
  });

  test('a name in the headers that is not the one in the body is refused', async () => {
    const door = await open();
    const { body, headers } = read(CARD_URI, 'ui://executive-email-lookup/other');
    const answer = await door.post(body, headers);
    expect([answer.status, answer.json?.result]).toEqual([400, undefined]);
  });

  test('without a token nothing is listed or read', async () => {
    const door = await open();
    for (const { body, headers } of [read(CARD_URI), modern('resources/list')]) {
      const answer = await door.post(body, { ...headers, authorization: undefined });
      expect([answer.status, answer.json?.result]).toEqual([401, undefined]);
    }
  });

  test('a host without MCP Apps reads tools and answers as ever, but for _meta of the list', async () => {
    const door = await open();
    const { searchId } = await door.ask('quill.test');
    await door.finish(searchId, found(find('ada@quill.test')));
    const answer = await door.post(call('svc_find_email', { url: 'quill.test', role: 'CEO' }));
    expect(Object.keys(answer.json?.result ?? {}).sort()).toEqual(['content', 'structuredContent']);
    expect(answer.json?.result?.['content']).toEqual([{ type: 'text', text: expect.any(String) }]);
    const fields = TOOL_LIST.map(({ _meta, ...rest }) => Object.keys(rest).sort().join());
    expect(new Set(fields)).toEqual(
      new Set(['annotations,description,icons,inputSchema,name,outputSchema,title']),
    );
  });
});

describe('the page', () => {
  const [content] = readCard(CARD_URI).contents;
  const text = content !== undefined && 'text' in content ? content.text : '';

  test('asks in its metadata for no outside resource, and for the clipboard alone', () => {
    expect(content?.mimeType).toBe('text/html;profile=mcp-app');
    expect(content?._meta).toEqual({
      ui: {
        csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
        permissions: { clipboardWrite: {} },
        prefersBorder: true,
      },
    });
    expect(CARD_LIST.resources[0]?._meta).toEqual(content?._meta);
  });

  test('holds everything itself and is small', () => {
    expect(text).toMatch(/^<!doctype html>/);
    expect(text).not.toMatch(/\b(?:src|href|action)=|@import|\burl\(|https?:\/\/|<link|<iframe/);
    expect(text.match(/<script>|<style>/g)).toEqual(['<style>', '<script>']);
    expect(Buffer.byteLength(text)).toBeLessThan(PAGE_MAX_BYTES);
  });

  test('names no way to make markup of text', () => {
    expect(text).not.toMatch(
      /innerHTML|outerHTML|insertAdjacent|document\.write|DOMParser|eval\(|Function\(/,
    );
  });
});
