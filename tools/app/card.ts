// The card as a resource of the protocol (MCP Apps 2026-01-26): what a host lists, reads and must know to show it.
// Hosts without MCP Apps never ask for it, and the tools answer them as ever.
import type { McpUiResourceMeta, McpUiToolMeta } from '@modelcontextprotocol/ext-apps';
import { RESOURCE_MIME_TYPE, RESOURCE_URI_META_KEY } from '@modelcontextprotocol/ext-apps/server';
import { ResourceNotFoundError } from '@modelcontextprotocol/server';
import type { ListResourcesResult, ReadResourceResult } from '@modelcontextprotocol/server';
import { freeze } from '../../src/core/freeze.ts';
import type { Tool } from '../tool.ts';
import { buildCardPage } from './card-page.ts';

/** The same for all releases: a host that kept the page shows newer answers with it, and it takes them. */
export const CARD_URI = 'ui://executive-email-lookup/search-card';

/** Nothing is loaded from anywhere, in words rather than by silence. */
const UI: McpUiResourceMeta = {
  csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
  permissions: { clipboardWrite: {} },
  prefersBorder: true,
};

export const CARD_LIST: ListResourcesResult = freeze({
  resources: [
    {
      uri: CARD_URI,
      name: 'search-card',
      title: 'Card of a search',
      description: 'Shows how a search goes, then the people found with score, sources and a copy button',
      mimeType: RESOURCE_MIME_TYPE,
      _meta: { ui: UI },
    },
  ],
});

const CARD_CONTENTS: ReadResourceResult = freeze({
  contents: [{ uri: CARD_URI, mimeType: RESOURCE_MIME_TYPE, text: buildCardPage(), _meta: { ui: UI } }],
});

/** The page; throws the protocol's error for any other address. */
export function readCard(uri: string): ReadResourceResult {
  if (uri !== CARD_URI) throw new ResourceNotFoundError(uri, 'Unknown resource');
  return CARD_CONTENTS;
}

/** What a tool says of the card. Hosts must refuse a card's call of a tool that does not name `app`. */
export function cardMeta({ card }: Pick<Tool, 'card'>): Record<string, unknown> {
  const visibility: McpUiToolMeta['visibility'] = card === 'shown and asking' ? ['model', 'app'] : ['model'];
  if (card === 'none') return { ui: { visibility } };
  // Older hosts read the flat name.
  return { ui: { resourceUri: CARD_URI, visibility }, [RESOURCE_URI_META_KEY]: CARD_URI };
}
