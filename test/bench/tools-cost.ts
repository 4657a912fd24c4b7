// What a call of the tool server costs beside a bare echo, and what the official SDK costs as its documents show it.
import { ECHO_COLUMNS, ECHO_NOTES, besideEcho, requestsInAll } from './beside-echo.ts';
import type { Comparison, Side } from './beside-echo.ts';
import { makeConnections } from './connections.ts';
import { keysFor, makeKeyRing } from './key-ring.ts';
import { legacyRequest, modernRequest } from './mcp-calls.ts';
import type { McpRequest } from './mcp-calls.ts';
import type { Options, Section, Table } from './section.ts';
import { makeServedTeam } from './served-team.ts';
import { startBareServer, startScript, startService } from './server-process.ts';
import { openSides } from './sides.ts';

const REQUESTS = 1_500;
/** The SDK's own servers are slow; fewer requests measure them as well. */
const SDK_REQUESTS = 400;

const WHOLE_LIMIT = 6.5;
const PROTOCOL_LIMIT = 4;
const LIST_LIMIT = 6;

export const toolsCost: Section = {
  name: 'tools',
  async run(options: Options): Promise<Table[]> {
    const team = await makeServedTeam(1);
    const sides = openSides();
    try {
      const echo = await sides.open(startBareServer(team.folder));
      const service = await sides.open(startService(team.folder, {}, options.profileDir));
      const people = keysFor({ read: 2 * requestsInAll(REQUESTS), 'find-email': 0 });
      const tokens = await makeConnections(team.folder, service.server.publicUrl, people);
      const ring = makeKeyRing(tokens);
      const protocol = await sides.open(startScript(team.folder, 'protocol-server.ts'));
      const v1 = await sides.open(startScript(team.folder, 'sdk-server.ts', 'v1'));
      const v2 = await sides.open(startScript(team.folder, 'sdk-server.ts', 'v2'));
      const next = () => ring('read');
      const first = () => tokens[0] ?? '';
      const compare = (
        name: string,
        side: Side,
        { headers, json }: McpRequest,
        bearer: () => string,
        limit?: number,
      ): Comparison => ({
        name,
        side,
        requests: side === v1 || side === v2 ? SDK_REQUESTS : REQUESTS,
        path: '/mcp',
        headers,
        body: () => json,
        bearer,
        ...(limit === undefined ? {} : { limit }),
      });
      const rows = await besideEcho(echo, [
        compare('tools/call, 2026-07-28', service, modernRequest('tools/call'), next, WHOLE_LIMIT),
        compare('tools/call, 2025-11-25', service, legacyRequest('tools/call'), next, WHOLE_LIMIT),
        compare('tools/list, 2026-07-28', service, modernRequest('tools/list'), first, LIST_LIMIT),
        compare('tools/list, 2025-11-25', service, legacyRequest('tools/list'), first, LIST_LIMIT),
        compare(
          'protocol alone: tools/call, 2026-07-28',
          protocol,
          modernRequest('tools/call'),
          first,
          PROTOCOL_LIMIT,
        ),
        compare(
          'protocol alone: tools/call, 2025-11-25',
          protocol,
          legacyRequest('tools/call'),
          first,
          PROTOCOL_LIMIT,
        ),
        compare('SDK v2 as documented: tools/call', v2, modernRequest('tools/call'), first),
        compare('SDK v2 as documented: tools/list', v2, modernRequest('tools/list'), first),
        compare('SDK v1 as documented: tools/call', v1, legacyRequest('tools/call'), first),
        compare('SDK v1 as documented: tools/list', v1, legacyRequest('tools/list'), first),
      ]);
      return [
        {
          heading: 'Tool server: cost beside a bare Express JSON echo',
          notes: [
            ...ECHO_NOTES,
            'The call is svc_get_credits, with token check, rate limit and query. The SDK’s servers hold the same seven tools and check nothing.',
          ],
          columns: ECHO_COLUMNS,
          rows,
        },
      ];
    } finally {
      await sides.close();
      await team.remove();
    }
  },
};
