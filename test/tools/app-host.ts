// A host with MCP Apps for tests: the package's own AppBridge here, its messages carried through a page in Chromium
// that shows the card in a sandboxed frame of no origin, under the policy that the card's metadata asks for.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppBridge } from '@modelcontextprotocol/ext-apps/app-bridge';
import type {
  McpUiHostCapabilities,
  McpUiHostContext,
  McpUiResourceMeta,
} from '@modelcontextprotocol/ext-apps';
import type { CallToolResult, JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import type { Frame, Request } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { CARD_URI, readCard } from '../../tools/app/card.ts';
import type { Person } from '../support/browser.ts';

export type ToolCall = { name: string; arguments?: Record<string, unknown> | undefined };

export type HostOptions = {
  capabilities?: McpUiHostCapabilities;
  context?: McpUiHostContext;
  /** Answers the card's calls of tools. */
  onCall?: (call: ToolCall) => Promise<CallToolResult>;
  onOpenLink?: (url: string) => { isError?: boolean };
  /** Whether the frame may write the clipboard by its interface; without, only by selection. */
  clipboard?: boolean;
  /** How the page comes into the frame: from an address under a policy, as an attribute, or written from outside. */
  fill?: 'src' | 'srcdoc' | 'write';
};

const ALL: McpUiHostCapabilities = { openLinks: {}, serverTools: {} };

/** Opens the host page; resolves when the card has said that it is initialised. */
export async function openCard(person: Person, options: HostOptions = {}) {
  const { page, faults } = person;
  const { capabilities = ALL, context = {}, clipboard = true, fill = 'src' } = options;
  const { text, meta } = readPage();
  const card = await serve(text, { 'content-security-policy': policyOf(meta) });
  const allow = clipboard && meta.permissions?.clipboardWrite !== undefined ? 'clipboard-write' : '';
  const url = await serve(hostPage(fill === 'src' ? card : null, text, fill, allow));
  await page.clock.install();

  const calls: ToolCall[] = [];
  const opened: string[] = [];
  const heights: number[] = [];
  const bridge = new AppBridge(null, { name: 'host', version: '1' }, capabilities, { hostContext: context });
  bridge.oncalltool = (call) => {
    calls.push(call);
    if (options.onCall === undefined) throw new Error('not expected');
    return options.onCall(call);
  };
  bridge.onopenlink = async ({ url }) => {
    opened.push(url);
    return options.onOpenLink?.(url) ?? {};
  };
  bridge.addEventListener('sizechange', ({ height }) => {
    heights.push(height ?? 0);
    page
      .locator('iframe')
      .evaluate((frame, height) => (frame.style.height = `${height}px`), height)
      .catch(() => {}); // the page is closed
  });
  const initialised = new Promise<void>((resolve) => bridge.addEventListener('initialized', () => resolve()));

  const transport: Transport = {
    start: async () => {
      await page.exposeFunction('toBridge', (message: JSONRPCMessage) => transport.onmessage?.(message));
    },
    send: (message) => page.evaluate(`toCard(${JSON.stringify(message)})`),
    close: async () => transport.onclose?.(),
  };
  await bridge.connect(transport);
  await page.goto(url);
  await initialised;

  const frame = page.frames().find((one) => one.parentFrame() !== null);
  if (frame === undefined) throw new Error('the card has no frame');
  const requested = watchRequests(person, frame);
  onTestFinished(async () => {
    expect(requested, 'addresses that the card asked for').toEqual([]);
  });
  return {
    bridge,
    frame,
    faults,
    /** Of the card's timers, which run on by themselves too. */
    clock: page.clock,
    main: frame.locator('main'),
    calls,
    opened,
    heights,
    /** The text that lands where a person pastes. */
    paste: async () => {
      await page.locator('#paste').fill('');
      await page.locator('#paste').focus();
      await page.keyboard.press('ControlOrMeta+V');
      return page.locator('#paste').inputValue();
    },
    /** A message of the host that its bridge has no word for. */
    say: (method: string, params: object) =>
      transport.send({ jsonrpc: '2.0', method, params: { ...params } }),
  };
}

/** What a host reads of the resource. */
export function readPage(): { text: string; meta: McpUiResourceMeta } {
  const [content] = readCard(CARD_URI).contents;
  if (content === undefined || !('text' in content)) throw new Error('the card has no text');
  return { text: content.text, meta: content._meta?.['ui'] as McpUiResourceMeta };
}

/** The policy that the specification makes of the metadata, with nothing of the host's own ("Host Behavior"). */
function policyOf({ csp = {} }: McpUiResourceMeta): string {
  const { resourceDomains = [], connectDomains = [], frameDomains = [], baseUriDomains = [] } = csp;
  const list = (...sources: string[]) => (sources.length === 0 ? "'none'" : sources.join(' '));
  return [
    "default-src 'none'",
    `script-src ${list("'unsafe-inline'", ...resourceDomains)}`,
    `style-src ${list("'unsafe-inline'", ...resourceDomains)}`,
    `connect-src ${list(...connectDomains)}`,
    `img-src ${list(...resourceDomains)}`,
    `frame-src ${list(...frameDomains)}`,
    `base-uri ${list(...baseUriDomains)}`,
    "object-src 'none'",
  ].join('; ');
}

function hostPage(card: string | null, text: string, fill: HostOptions['fill'], allow: string): string {
  // A host that writes into the frame needs its origin; specification, "Sandbox proxy".
  const sandbox = fill === 'write' ? 'allow-scripts allow-same-origin' : 'allow-scripts';
  const src = card === null ? '' : `src="${card}"`;
  return `<!doctype html>
<html lang="en"><title>Host</title>
<style>body { margin: 12px; } iframe { width: 100%; border: 1px solid #8888; border-radius: 10px; }</style>
<iframe title="Card" sandbox="${sandbox}" allow="${allow}" ${src}></iframe>
<textarea id="paste" aria-label="Paste"></textarea>
<script>
const frame = document.querySelector('iframe');
addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) toBridge(data);
});
function toCard(message) {
  frame.contentWindow.postMessage(message, '*');
}
const fill = '${fill}';
const text = ${JSON.stringify(text).replaceAll('<', String.raw`\u003c`)};
if (fill === 'srcdoc') frame.srcdoc = text;
if (fill === 'write') {
  const inner = frame.contentDocument;
  inner.open();
  inner.write(text);
  inner.close();
}
</script></html>`;
}

/** Everything that the card's frame asks for once it stands. */
function watchRequests({ context }: Person, frame: Frame): string[] {
  const requested: string[] = [];
  context.on('request', (request: Request) => {
    if (request.frame() === frame) requested.push(request.url());
  });
  return requested;
}

async function serve(html: string, headers: Record<string, string> = {}): Promise<string> {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`; // a TCP server that listens has one
}
