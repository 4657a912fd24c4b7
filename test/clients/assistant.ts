// An assistant that knows nothing but the address of the tool server: on every SDK generation, and on an OAuth client
// of its own. It finds the authorization server, registers, sends its person to the browser and comes back with tools.
import {
  Client as ClientV2,
  StreamableHTTPClientTransport as TransportV2,
  UnauthorizedError as UnauthorizedV2,
} from '@modelcontextprotocol/client';
import { UnauthorizedError as UnauthorizedV1 } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import {
  StreamableHTTPClientTransport as TransportV1,
  StreamableHTTPError,
} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { faceOfV1, faceOfV2, INFO } from '../tools/clients.ts';
import type { TestClient } from '../tools/clients.ts';
import { RefusedError } from './errand.ts';
import type { Assistant, Errand, OpenAssistant } from './errand.ts';
import { openIndependentClient } from './independent-client.ts';
import { makeProvider } from './provider.ts';
import type { Provider } from './provider.ts';

type Connection = TestClient & { close(): Promise<void> };

const openV2 =
  (mode: 'legacy' | 'auto' | { pin: string }): OpenAssistant =>
  async (mcpUrl, errand) => {
    const provider = makeProvider(errand);
    let transport: TransportV2;
    const connect = async (): Promise<Connection> => {
      const client = new ClientV2(INFO, { versionNegotiation: { mode } });
      transport = new TransportV2(new URL(mcpUrl), { authProvider: provider });
      await client.connect(transport);
      return { ...faceOfV2(client), close: () => client.close() };
    };
    return openAssistant(provider, errand, connect, {
      isUnauthorized: (error) => error instanceof UnauthorizedV2,
      finish: (parameters) => transport.finishAuth(parameters),
    });
  };

const openV1: OpenAssistant = async (mcpUrl, errand) => {
  const provider = makeProvider(errand);
  let transport: TransportV1;
  const connect = async (): Promise<Connection> => {
    const client = new ClientV1(INFO);
    transport = new TransportV1(new URL(mcpUrl), { authProvider: provider });
    await client.connect(transport);
    return { ...faceOfV1(client), close: () => client.close() };
  };
  return openAssistant(provider, errand, connect, {
    isUnauthorized(error) {
      if (error instanceof UnauthorizedV1) return true;
      // It refreshes where it should ask for more, and then gives up: its host has to forget the tokens.
      const gaveUp = error instanceof StreamableHTTPError && error.code === 403;
      if (gaveUp) provider.forget();
      return gaveUp;
    },
    finish: (parameters) => transport.finishAuth(parameters.get('code') ?? ''),
  });
};

export const ASSISTANTS: readonly { client: string; open: OpenAssistant }[] = [
  { client: 'SDK v1', open: openV1 },
  { client: 'v2 legacy', open: openV2('legacy') },
  { client: 'v2 auto', open: openV2('auto') },
  { client: 'v2 pinned to 2026-07-28', open: openV2({ pin: '2026-07-28' }) },
  { client: 'an independent OAuth client', open: openIndependentClient },
];

type Generation = {
  /** Whether the person has to be asked before it goes on. */
  isUnauthorized(error: unknown): boolean;
  finish(parameters: URLSearchParams): Promise<void>;
};

/** A host as the SDKs want it: tries, sends the person to the browser where it must, and tries again. */
async function openAssistant(
  provider: Provider,
  errand: Errand,
  connect: () => Promise<Connection>,
  { isUnauthorized, finish }: Generation,
): Promise<Assistant> {
  let walks = 0;
  const authorize = async (url: string) => {
    walks += 1;
    const parameters = await errand.walk(url);
    if (parameters.get('state') !== provider.state()) throw new Error('the state came back changed');
    if (parameters.has('error')) throw new RefusedError(parameters);
    await finish(parameters);
  };
  const reconnect = async (): Promise<Connection> => {
    try {
      return await connect();
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      await authorize(provider.takeAuthorizationUrl());
      return connect();
    }
  };
  let connection = await reconnect();
  return {
    listTools: () => connection.listTools(),
    instructions: () => connection.instructions(),
    async call(name, args, options) {
      try {
        return await connection.call(name, args, options);
      } catch (error) {
        if (!isUnauthorized(error)) throw error;
        await connection.close();
        if (provider.hasAuthorizationUrl()) await authorize(provider.takeAuthorizationUrl());
        connection = await reconnect();
        return connection.call(name, args, options);
      }
    },
    held: () => provider.held(),
    walks: () => walks,
    close: () => connection.close(),
  };
}
