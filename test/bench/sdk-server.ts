// The same seven tools on the official SDK as its documents show it, without any check or query: `v1` or `v2`.
import { createMcpExpressApp } from '@modelcontextprotocol/express';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { McpServer as McpServerV1 } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { McpServer, createMcpHandler } from '@modelcontextprotocol/server';
import { TOOLS } from '../../tools/registry.ts';
import { serve } from './serve-app.ts';

const ABOUT = { name: 'bench', version: '1.0.0' };
const credits = { balance: 1, totalPurchased: 2, totalUsed: 1 };
const answer = async () => ({
  content: [{ type: 'text' as const, text: JSON.stringify(credits) }],
  structuredContent: credits,
});

const app = createMcpExpressApp();

if (process.argv[2] === 'v1') {
  app.post('/mcp', async (request, response) => {
    const server = new McpServerV1(ABOUT);
    for (const { name, title, description, input, output, hints } of TOOLS) {
      const config = { title, description, annotations: hints };
      // The older SDK takes the schema library's shape; its own type of it is another copy's.
      const shapes = { inputSchema: input.shape, outputSchema: output.shape } as object;
      server.registerTool(name, { ...config, ...shapes }, answer);
    }
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
    } as unknown as ConstructorParameters<typeof StreamableHTTPServerTransport>[0]); // as documented; its type forgets the undefined
    response.on('close', () => {
      void transport.close();
      void server.close();
    });
    await server.connect(transport);
    await transport.handleRequest(request, response, request.body);
  });
} else {
  const handler = toNodeHandler(
    createMcpHandler(() => {
      const server = new McpServer(ABOUT);
      for (const { name, title, description, input, output, hints } of TOOLS) {
        const config = { title, description, inputSchema: input, outputSchema: output, annotations: hints };
        server.registerTool(name, config, answer);
      }
      return server;
    }),
  );
  app.post('/mcp', (request, response) => void handler(request, response, request.body));
}
serve(app);
