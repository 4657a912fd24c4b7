// What clients of the tool server send: the same two requests in the words of both generations of the protocol.

export type McpRequest = { headers: Readonly<Record<string, string>>; json: string };

const MODERN = '2026-07-28';
const LEGACY = '2025-11-25';
const ACCEPT = 'application/json, text/event-stream';

const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': MODERN,
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

type Method = 'tools/call' | 'tools/list';

const CALL = { name: 'svc_get_credits', arguments: {} };

/** A client of 2026-07-28: every request carries who it is, and its headers say what is in the body. */
export function modernRequest(method: Method): McpRequest {
  const params = { ...(method === 'tools/call' ? CALL : {}), _meta: ENVELOPE };
  return {
    headers: {
      'content-type': 'application/json',
      accept: ACCEPT,
      'mcp-protocol-version': MODERN,
      'mcp-method': method,
      ...(method === 'tools/call' ? { 'mcp-name': CALL.name } : {}),
    },
    json: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  };
}

/** A client of 2025-11-25, after its `initialize`. */
export function legacyRequest(method: Method): McpRequest {
  return {
    headers: { 'content-type': 'application/json', accept: ACCEPT, 'mcp-protocol-version': LEGACY },
    json: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method,
      params: method === 'tools/call' ? CALL : {},
    }),
  };
}
