// Links that add us to a program with one click. They carry our address and our name for it, nothing else.

/** What people and commands call us in a client's list of servers. */
export const SERVER_NAME = 'email-lookup';

/** Cursor: the configuration of one server as Base64 of its JSON. */
export function cursorLink(mcpUrl: string): string {
  const config = Buffer.from(JSON.stringify({ url: mcpUrl })).toString('base64');
  return `cursor://anysphere.cursor-deeplink/mcp/install?name=${SERVER_NAME}&config=${encodeURIComponent(config)}`;
}

/** VS Code: name and configuration as one JSON object, percent-encoded. */
export function vscodeLink(mcpUrl: string): string {
  const config = { name: SERVER_NAME, type: 'http', url: mcpUrl };
  return `vscode:mcp/install?${encodeURIComponent(JSON.stringify(config))}`;
}
