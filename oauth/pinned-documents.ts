// Client documents of well-known vendors, as they were published: some of their hosts turn data centres away.
// Used only where the document itself cannot be fetched.

/** Document URL → what of it matters here. */
export const PINNED_DOCUMENTS: Readonly<
  Record<string, { client_name: string; redirect_uris: readonly string[] }>
> = {
  'https://claude.ai/oauth/mcp-oauth-client-metadata': {
    client_name: 'Claude',
    redirect_uris: ['https://claude.ai/api/mcp/auth_callback', 'https://claude.com/api/mcp/auth_callback'],
  },
  'https://claude.ai/oauth/claude-code-client-metadata': {
    client_name: 'Claude Code',
    redirect_uris: ['http://localhost/callback', 'http://127.0.0.1/callback'],
  },
  'https://vscode.dev/oauth/client-metadata.json': {
    client_name: 'Visual Studio Code',
    redirect_uris: ['http://127.0.0.1:33418/', 'https://vscode.dev/redirect'],
  },
  'https://chatgpt.com/oauth/codex/client.json': {
    client_name: 'Codex',
    redirect_uris: ['http://127.0.0.1/callback', 'http://localhost/callback'],
  },
  'https://goose-docs.ai/oauth/client-metadata.json': {
    client_name: 'goose',
    redirect_uris: ['http://127.0.0.1/oauth_callback', 'http://[::1]/oauth_callback'],
  },
};
