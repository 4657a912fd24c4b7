// What an assistant needs from its test, and what the test may ask of it, whichever client it is built on.
import type { CallAnswer, CallOptions, TestClient } from '../tools/clients.ts';

/** Where an assistant is answered, and who goes there for it. */
export type Errand = {
  redirectUri: string;
  /** What it calls itself. */
  name?: string;
  /** Sends the person to the link; the parameters with which the browser comes back. */
  walk(authorizationUrl: string): Promise<URLSearchParams>;
  /** The URL of the assistant's own document, where it has one. */
  documentUrl?: string;
};

export type Held = { accessToken: string; refreshToken: string; clientId: string; scope: string };

export type Assistant = Pick<TestClient, 'listTools' | 'instructions'> & {
  /** Calls a tool; walks through the browser once more where the tool needs more than was agreed to. */
  call(name: string, args?: Record<string, unknown>, options?: CallOptions): Promise<CallAnswer>;
  /** What it holds at this moment. */
  held(): Held;
  /** How often its person was sent to the browser. */
  walks(): number;
  close(): Promise<void>;
};

export type OpenAssistant = (mcpUrl: string, errand: Errand) => Promise<Assistant>;

/** What an authorization that was refused says, whichever client was told. */
export class RefusedError extends Error {
  readonly parameters: URLSearchParams;
  constructor(parameters: URLSearchParams) {
    super(parameters.get('error') ?? 'no error was told');
    this.parameters = parameters;
  }
}
