// The front page. Values in, HTML out.
import { html } from 'hono/html';
import { connectSteps } from '../connect/steps.ts';
import type { Page } from '../design/document.ts';
import type { Html } from '../design/html.ts';
import { badge, copyText } from '../design/parts.ts';
import { publicPage } from '../design/public-frame.ts';
import type { PublicLink } from '../design/public-frame.ts';

const TITLE = 'Find the right executive’s address';
const SUMMARY =
  'Name a company and a role. You get that person’s business address, checked with the company’s own mail server, a score that means what it says, and the evidence.';

export type Front = { mcpUrl: string; email: string | null; links: readonly PublicLink[] };

export function frontPage({ mcpUrl, email, links }: Front): Page {
  return publicPage(
    {
      title: TITLE,
      description: SUMMARY,
      email,
      main: html`<div class="hero">
          <div>
            <h1>${TITLE}</h1>
            <p class="lead">${SUMMARY}</p>
            <p class="label">Paste this into your assistant as a connector or MCP server</p>
            ${copyText(mcpUrl)}
            <p class="soft small">
              Then sign in, agree, and ask: “Who runs sales at example.com, and how do I reach them?”
            </p>
          </div>
          ${sample}
        </div>
        <section class="band" aria-labelledby="connect">
          <div>
            <h2 id="connect">Connect your assistant</h2>
            <p class="soft">
              It finds out by itself how to sign you in. You see who asks, choose what it may do, and can end
              it at any time.
            </p>
          </div>
          ${connectSteps(mcpUrl)}
        </section>
        <section class="promises" aria-label="What you can rely on">
          ${promises.map(
            ({ title, text }) =>
              html`<div>
                <h2>${title}</h2>
                <p class="soft">${text}</p>
              </div>`,
          )}
        </section>`,
    },
    links,
  );
}

/** What an answer looks like. The person and the company are invented. */
const sample: Html = html`<figure class="sample">
  <figcaption>An answer, with invented names</figcaption>
  <div class="sample-head">
    <div>
      <p class="who">Ada Quill</p>
      <p class="soft">Chief Financial Officer, Quill Labs</p>
    </div>
    <p class="score"><span class="figure">96</span><span class="soft"> of 100</span></p>
  </div>
  <p class="sample-address"><span>ada.quill@quill-labs.example</span> ${badge('verified', 'good')}</p>
  <ul class="sample-why">
    <li>
      <span class="soft">quill-labs.example/team says</span> “Ada Quill, Chief Financial Officer, joined in
      2021.”
    </li>
    <li><span class="soft">The mail server</span> accepts this mailbox, and refuses one that is made up.</li>
  </ul>
</figure>`;

const promises = [
  {
    title: 'A score that holds',
    text: 'It is the probability that the person holds the role now and that mail to the address reaches them. Nothing under 50 is shown.',
  },
  {
    title: 'No result, no charge',
    text: 'A new search costs one credit. It comes back when the search fails or finds nobody; asking the same again is free for 90 days.',
  },
  {
    title: 'Public pages only',
    text: 'It reads the company’s own site, as far as robots.txt allows, and asks its mail server. It never sends mail, and keeps private addresses out.',
  },
];
