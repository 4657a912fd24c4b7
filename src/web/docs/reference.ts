// The REST reference: the OpenAPI document as a page.
import { html } from 'hono/html';
import type { Html } from '../design/html.ts';
import { badge } from '../design/parts.ts';
import { codeBlock } from './code-block.ts';
import type { ApiDocument, Operation } from './described.ts';
import { fields } from './fields.ts';
import { heading, renderArticle, renderText } from './markdown.ts';
import type { Article } from './markdown.ts';
import { nameAt, refusals } from './refusals.ts';

const TITLE = 'REST reference';
const SUMMARY =
  'Every operation with its fields, answers and refusals, and the events that are posted to you.';
/** Shown with the operation or the errors that they belong to. */
const NOT_AN_OBJECT = /(?:Request|Answer)$|^(?:Error|NoFields)$/;

export function referenceArticle(api: ApiDocument): Article {
  const operations = Object.entries(api.paths).map(([path, { post }]) => ({ path, post }));
  const about = renderArticle(api.info.description, api.servers[0].url);
  return {
    title: TITLE,
    summary: SUMMARY,
    sections: [
      ...about.sections,
      ...operations.map(({ path, post }) => ({ id: anchorOf(path), label: post.summary })),
      { id: 'errors', label: 'Errors' },
      { id: 'events', label: 'Events' },
      { id: 'objects', label: 'Objects' },
    ],
    main: html`<h1>${TITLE}</h1>
      ${opening(api)} ${about.main} ${operations.map(({ path, post }) => operation(api, path, post))}
      ${heading(2, 'errors', 'Errors')} ${refusals(api)} ${heading(2, 'events', 'Events')} ${events(api)}
      ${heading(2, 'objects', 'Objects')} ${objects(api)}`,
  };
}

function opening({ info, servers: [{ url }], components }: ApiDocument): Html {
  return html`<p class="lead">${SUMMARY} For assistants, see <a href="/docs/tools">the tools</a>.</p>
    <dl class="facts">
      <dt>Address</dt>
      <dd><code>${url}/api/v1</code></dd>
      <dt>Key</dt>
      <dd>${renderText(components.securitySchemes.apiKey.description, url)}</dd>
      <dt>For programs</dt>
      <dd><a href="/openapi.json">openapi.json</a>, OpenAPI 3.1, version ${info.version}</dd>
    </dl>`;
}

function operation(api: ApiDocument, path: string, post: Operation): Html {
  const { url } = api.servers[0];
  const request = post.requestBody.content['application/json'];
  const answer = post.responses[200].content['application/json'];
  const [firstRequest] = Object.values(request.examples);
  return html`<section class="operation">
    ${heading(2, anchorOf(path), post.summary)}
    <p class="endpoint">${badge('POST', 'good')} <code>${path}</code></p>
    ${renderText(post.description, url)}
    <h3>Request</h3>
    ${fields(named(api, request.schema), 'request')}
    ${codeBlock(curl(url + path, firstRequest?.value ?? {}), `A call of ${path}`)}
    <h3>Answer</h3>
    <p>${post.responses[200].description}</p>
    ${fields(named(api, answer.schema), 'answer')}
    ${Object.values(answer.examples).map(({ summary = 'Example', value }, at) =>
      example(summary, value, at === 0),
    )}
    <p class="soft">Refusals: ${refusalLinks(post)}.</p>
  </section>`;
}

function refusalLinks({ responses }: Operation): Html {
  const statuses = Object.keys(responses).filter((status) => status !== '200');
  return html`${statuses.map(
    (status, at) => html`${at === 0 ? '' : ', '}<a href="#error-${status}">${status}</a>`,
  )}`;
}

/** As a shell takes it: our examples have no single quote. */
function curl(url: string, body: unknown): string {
  return [
    `curl ${url} \\`,
    '  -H "Authorization: Bearer $SVC_API_KEY" \\',
    '  -H "Content-Type: application/json" \\',
    `  -d '${JSON.stringify(body)}'`,
  ].join('\n');
}

function example(summary: string, value: unknown, isOpen: boolean): Html {
  return html`<details class="example" ${isOpen ? html`open` : ''}>
    <summary>${summary}</summary>
    ${codeBlock(JSON.stringify(value, null, 2), summary)}
  </details>`;
}

function events({ webhooks, components, servers: [{ url }] }: ApiDocument): Html {
  return html`<p>
      Posted to the endpoints of the team. How to register one, verify its deliveries and answer them:
      <a href="/docs/webhooks">Webhooks</a>.
    </p>
    ${Object.entries(webhooks).map(([name, { post }]) => {
      const { schema, example: value } = post.requestBody.content['application/json'];
      return html`<h3 id="${name}"><code>${name}</code></h3>
        ${renderText(post.description, url)} ${example(`Body: ${nameAt(schema.$ref ?? '')}`, value, false)}`;
    })}
    <h3>Headers</h3>
    <dl class="fields">
      ${Object.values(components.parameters).map(
        ({ name, required, description }) =>
          html`<div>
            <dt><code>${name}</code> ${required ? '' : badge('optional')}</dt>
            <dd>${renderText(description, url)}</dd>
          </div>`,
      )}
    </dl>`;
}

function objects({ components }: ApiDocument): Html {
  return html`${Object.entries(components.schemas)
    .filter(([name]) => !NOT_AN_OBJECT.test(name))
    .map(([name, schema]) => html`${heading(3, name, name)} ${fields(schema, 'answer')}`)}`;
}

function named(api: ApiDocument, schema: { $ref?: string | undefined }) {
  return api.components.schemas[nameAt(schema.$ref ?? '')] ?? {};
}

function anchorOf(path: string): string {
  return nameAt(path);
}
