// The refusals of the REST reference: each status once, with what it says and carries.
import { html } from 'hono/html';
import type { Html } from '../design/html.ts';
import { table } from '../design/table.ts';
import type { Answer, ApiDocument } from './described.ts';
import { renderText } from './markdown.ts';

type Headers = ReadonlyMap<string, { $ref: string }>;

export function refusals(api: ApiDocument): Html {
  const { ofAll, statuses } = collect(api);
  const { url } = api.servers[0];
  const rows = [...statuses].sort(([a], [b]) => Number(a) - Number(b));
  const own = rows.flatMap(([, { headers }]) => Object.entries(headers));
  return html`<p>Every refusal is <code>{ "error": string }</code> with its status.</p>
    ${table({
      caption: 'Refusals by status',
      columns: [
        { label: 'Status', kind: 'title' },
        { label: 'When' },
        { label: 'Says' },
        { label: 'Carries' },
      ],
      rows: rows.map(([status, { description, headers, content }]) => [
        html`<span id="error-${status}">${status}</span>`,
        renderText(description, url),
        lines(Object.values(content['application/json'].examples).map(({ value }) => messageOf(value))),
        lines(Object.keys(headers).filter((name) => !ofAll.has(name))),
      ]),
    })}
    <h3>Headers of answers</h3>
    <p>
      All answers carry <code>X-Request-Id</code>, those to a known key its bucket too; the others as the
      table says.
    </p>
    ${headerList(api, new Map([...ofAll, ...own]))}`;
}

/** The headers of success, and every other status with what it is. */
function collect(api: ApiDocument) {
  const ofAll = new Map<string, { $ref: string }>();
  const statuses = new Map<string, Answer>();
  for (const { post } of Object.values(api.paths)) {
    for (const [name, header] of Object.entries(post.responses[200].headers)) ofAll.set(name, header);
    for (const [status, response] of Object.entries(post.responses))
      if ('$ref' in response) statuses.set(status, refusalAt(api, response.$ref));
  }
  return { ofAll, statuses };
}

function refusalAt(api: ApiDocument, ref: string): Answer {
  const refusal = api.components.responses[nameAt(ref)];
  if (refusal === undefined) throw new TypeError(`the document has no ${ref}`);
  return refusal;
}

function headerList({ components, servers: [{ url }] }: ApiDocument, headers: Headers): Html {
  return html`<dl class="fields">
    ${[...headers].map(
      ([name, { $ref }]) =>
        html`<div>
          <dt><code>${name}</code></dt>
          <dd>${renderText(components.headers[nameAt($ref)]?.description ?? '', url)}</dd>
        </div>`,
    )}
  </dl>`;
}

function lines(texts: readonly string[]): Html {
  return html`${texts.map((text) => html`<code class="says">${text}</code>`)}`;
}

/** An error's example is an error: the document is ours. */
function messageOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'error' in value ? String(value.error) : '';
}

/** The last word of a reference. */
export function nameAt(ref: string): string {
  return ref.split('/').at(-1) ?? ref;
}
