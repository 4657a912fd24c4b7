// Hands the documentation what it is made of: the REST document, the tools, the texts of the docs folder.
import { readdirSync, readFileSync } from 'node:fs';
import type { Router } from 'express';
import { TOOL_LIST } from '../../tools/list.ts';
import { findTool } from '../../tools/registry.ts';
import { makeDocument } from '../rest/openapi/document.ts';
import { createOpenApi } from '../rest/openapi/index.ts';
import { RATES } from '../rest/rate-limit-headers.ts';
import { toolDescription } from '../web/docs/described.ts';
import type { ToolDescription } from '../web/docs/described.ts';
import { createDocs } from '../web/docs/index.ts';
import type { DocsDeps, DocsText } from '../web/docs/index.ts';
import { VERSION } from './version.ts';

/** Part of every checkout, beside src. */
const FOLDER = new URL('../../docs/', import.meta.url);

const COSTS = {
  'find-email': '1 credit for a fresh search, back when it fails or finds nobody; cached answers are free',
  read: 'free',
};

/** /openapi.json and /docs. */
export function openDocs(deps: Pick<DocsDeps, 'accounts' | 'publicUrl' | 'mcpUrl'>): Router[] {
  const api = makeDocument({ publicUrl: deps.publicUrl, version: VERSION });
  return [createOpenApi(api), createDocs({ ...deps, api, tools: describeTools(), texts: readTexts() })];
}

export function readTexts(): DocsText[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({
      name: file.slice(0, -'.md'.length),
      markdown: readFileSync(new URL(file, FOLDER), 'utf8'),
    }));
}

export function describeTools(): ToolDescription[] {
  return TOOL_LIST.map((published) => {
    const tool = findTool(published.name);
    if (tool === undefined) throw new TypeError(`${published.name} is in the list and not in the registry`);
    const { perMinute, burst } = RATES[tool.bucket];
    return toolDescription.parse({
      ...published,
      scope: tool.scope,
      cost: COSTS[tool.bucket],
      rateLimit: `${perMinute} a minute with a burst of ${burst}, by person and team${
        tool.bucket === 'read' ? '; shared by the tools that are free' : ''
      }`,
    });
  });
}
