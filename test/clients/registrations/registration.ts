// How one vendor's client introduces itself and asks: what of it is known from its source, its documents or its captures.

export type Registration = {
  client: string;
  /** Posted to the registration endpoint, or the URL of the client's own document. */
  introduces: { body: Readonly<Record<string, unknown>> } | { document: string };
  /** What the authorization request names; its port may differ from the registered one. */
  redirectUri: string;
  /** How it proves itself at the token endpoint. */
  method: 'none' | 'client_secret_post' | 'client_secret_basic';
  /** As the authorization request has it; left out where the client leaves it out. */
  scope?: string;
  /** What it calls the resource, of the address that the person pasted. */
  resource?: (mcpUrl: string) => string;
};

export const asPasted = (mcpUrl: string): string => mcpUrl;
export const withSlash = (mcpUrl: string): string => `${mcpUrl}/`;
export const originAlone = (mcpUrl: string): string => new URL(mcpUrl).origin;

export const BOTH_GRANTS = ['authorization_code', 'refresh_token'] as const;
