// The official clients of all generations behind one face, so that every rule is asked of each.
import {
  Client as ClientV2,
  StreamableHTTPClientTransport as TransportV2,
} from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { onTestFinished } from 'vitest';
import { TOKEN } from './door.ts';

export type Progress = { progress: number; total?: number | undefined; message?: string | undefined };

export type CallOptions = {
  signal?: AbortSignal;
  timeout?: number;
  resetTimeoutOnProgress?: boolean;
  onprogress?: (progress: Progress) => void;
};

export type CallAnswer = {
  content: { type: string; text?: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
};

export type TestClient = {
  listTools(): Promise<{ name: string; outputSchema?: unknown }[]>;
  call(name: string, args?: Record<string, unknown>, options?: CallOptions): Promise<CallAnswer>;
  listPrompts(): Promise<string[]>;
  getPrompt(name: string, args: Record<string, string>): Promise<string>;
  instructions(): string | undefined;
};

type Connect = (url: string, token?: string, fetch?: typeof globalThis.fetch) => Promise<TestClient>;

export const INFO = { name: 'test', version: '1' };

/** A connected client of SDK v2. */
export function faceOfV2(client: ClientV2): TestClient {
  return {
    listTools: async () => (await client.listTools()).tools,
    call: async (name, args = {}, options = {}) =>
      (await client.callTool({ name, arguments: args }, options)) as CallAnswer,
    listPrompts: async () => (await client.listPrompts()).prompts.map((prompt) => prompt.name),
    getPrompt: async (name, args) => JSON.stringify(await client.getPrompt({ name, arguments: args })),
    instructions: () => client.getInstructions(),
  };
}

/** A connected client of SDK v1. */
export function faceOfV1(client: ClientV1): TestClient {
  return {
    listTools: async () => (await client.listTools()).tools,
    call: async (name, args = {}, options = {}) =>
      (await client.callTool({ name, arguments: args }, undefined, options)) as CallAnswer,
    listPrompts: async () => (await client.listPrompts()).prompts.map((prompt) => prompt.name),
    getPrompt: async (name, args) => JSON.stringify(await client.getPrompt({ name, arguments: args })),
    instructions: () => client.getInstructions(),
  };
}

const v2 =
  (mode: 'legacy' | 'auto' | { pin: string }): Connect =>
  async (url, token = TOKEN, fetch = globalThis.fetch) => {
    const client = new ClientV2(INFO, { versionNegotiation: { mode } });
    const headers = { authorization: `Bearer ${token}` };
    await client.connect(new TransportV2(new URL(url), { requestInit: { headers }, fetch }));
    onTestFinished(() => client.close());
    return faceOfV2(client);
  };

const v1: Connect = async (url, token = TOKEN, fetch = globalThis.fetch) => {
  const client = new ClientV1(INFO);
  const headers = { authorization: `Bearer ${token}` };
  const transport = new TransportV1(new URL(url), { requestInit: { headers }, fetch });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return faceOfV1(client);
};

export const CLIENTS: readonly { client: string; connect: Connect }[] = [
  { client: 'SDK v1', connect: v1 },
  { client: 'v2 legacy', connect: v2('legacy') },
  { client: 'v2 auto', connect: v2('auto') },
  { client: 'v2 pinned to 2026-07-28', connect: v2({ pin: '2026-07-28' }) },
];

/** The JSON that a result carries as text. */
export const textOf = (answer: CallAnswer): unknown => JSON.parse(answer.content[0]?.text ?? 'null');
