// The page of webhook endpoints, and the one that shows a secret. Values in, HTML out.
import { html } from 'hono/html';
import type { NewId } from '../../../core/ids.ts';
import { mayManage } from '../../../core/memberships.ts';
import { ENDPOINTS_MAX } from '../../../core/webhooks/endpoints.ts';
import type { Endpoint } from '../../../core/webhooks/endpoints.ts';
import { field } from '../../design/field.ts';
import { NOTHING } from '../../design/html.ts';
import type { Html } from '../../design/html.ts';
import { day, moment } from '../../design/moment.ts';
import { alertBox, doneBox, note } from '../../design/notice.ts';
import { badge, copyText, counted, empty } from '../../design/parts.ts';
import { table } from '../../design/table.ts';
import type { FormErrors } from '../../form.ts';
import { onceForm } from '../once-form.ts';
import { teamForm } from '../team-form.ts';
import type { Visit } from '../visit.ts';
import { hostOf, shownUrl } from './words.ts';

export const PATH = '/dashboard/webhooks';
export const DOCS_PATH = '/docs/webhooks';

export type EndpointsShown = {
  endpoints: readonly Endpoint[];
  isDeleted: boolean;
  errors: FormErrors;
  url: string;
  newId: NewId;
};

export function endpointsMain(visit: Visit, shown: EndpointsShown): Html {
  const manages = mayManage(visit.team.role);
  const { endpoints } = shown;
  return html`${doneBox(shown.isDeleted ? 'The endpoint is deleted. Nothing is sent to it any more.' : null)}
    ${alertBox(shown.errors['form'])}
    ${endpoints.length === 0 ? nothingYet(manages) : endpointTable(endpoints, manages)}
    ${manages ? createPart(visit, shown) : note('Owners and admins of the team register and delete endpoints.')}
    <p class="small">
      <a href="${DOCS_PATH}">What arrives, and a receiver in Node and Python that verifies it</a>
    </p>`;
}

/** Beside the title. */
export function registerLink({ team }: Visit): Html {
  return mayManage(team.role)
    ? html`<a class="button small" href="#register">Register an endpoint</a>`
    : NOTHING;
}

function nothingYet(manages: boolean): Html {
  return empty({
    title: 'No endpoint yet',
    text: manages
      ? 'Register a URL of yours below. Every search that was started over REST or here is posted to it, signed, once it has ended.'
      : 'An owner or admin registers a URL. Every search that was started over REST or here is posted to it once it has ended.',
  });
}

function endpointTable(endpoints: readonly Endpoint[], manages: boolean): Html {
  return table({
    caption: 'Webhook endpoints of the team',
    columns: [{ label: 'Endpoint', kind: 'title' }, { label: 'State' }, { label: 'Registered' }],
    rows: endpoints.map((endpoint) => [
      html`<a class="who" href="${PATH}/${endpoint.endpointId}">${hostOf(endpoint.url)}</a>
        <div class="soft small breaks">${shownUrl(endpoint.url, manages)}</div>`,
      stateOf(endpoint),
      day(endpoint.createdAt),
    ]),
  });
}

/** Whether it takes deliveries, and how it has done. */
export function stateOf({ enabled, consecutiveFailures, disabledAt }: Endpoint): Html {
  if (!enabled)
    return html`${badge('disabled', 'bad')}
    ${disabledAt === null ? NOTHING : html`<div class="soft small">${day(disabledAt)}</div>`}`;
  if (consecutiveFailures === 0) return badge('active', 'good');
  return html`${badge('failing', 'warn')}
    <div class="soft small">${counted(consecutiveFailures, 'delivery', 'deliveries')} failed in a row</div>`;
}

function createPart(visit: Visit, { endpoints, errors, url, newId }: EndpointsShown): Html {
  return html`<section class="panel stack">
    <h2 id="register">Register an endpoint</h2>
    ${
      endpoints.length >= ENDPOINTS_MAX
        ? html`<p class="soft">A team has at most ${ENDPOINTS_MAX}. Delete one to register another.</p>`
        : html`<p class="soft">
              You get a secret with it, shown once, by which your receiver knows that a delivery is ours.
            </p>
            ${onceForm(visit, newId, PATH, urlField(url, errors))}`
    }
  </section>`;
}

function urlField(url: string, errors: FormErrors): Html {
  return html`<div class="narrow">
    ${field({
      name: 'url',
      label: 'URL',
      inputmode: 'url',
      value: url,
      hint: 'https, reachable from the internet, such as https://example.com/webhooks.',
      error: errors['url'],
    })}
    <div class="actions"><button type="submit">Register it</button></div>
  </div>`;
}

export type SecretShown = {
  endpointId: string;
  secret: string;
  /** While the one before signs as well; null for the first one. */
  previousUntil: number | null;
};

/** The secret, this once. */
export function secretMain(visit: Visit, { endpointId, secret, previousUntil }: SecretShown): Html {
  return html`${doneBox(previousUntil === null ? 'The endpoint is registered.' : 'The endpoint has another secret.')}
    <section class="panel stack">
      <h2>Copy the secret now</h2>
      ${copyText(secret, 'Copy the secret')}
      ${note('It is shown only this once. Your receiver needs it to know that a delivery comes from us.', 'warn')}
      ${
        previousUntil === null
          ? NOTHING
          : html`<p>
              Put it in place before ${moment(previousUntil)}. Until then the secret before signs every
              delivery as well.
            </p>`
      }
      <p class="small"><a href="${DOCS_PATH}#verifying">How a receiver verifies it</a></p>
    </section>
    <section class="panel stack">
      <h2>Try it</h2>
      <p class="soft">
        Once your receiver runs, send it an invented search. It is sent once, and marked as a test.
      </p>
      ${teamForm(visit, `${PATH}/${endpointId}/test`, html`<button type="submit">Send a test event</button>`)}
    </section>
    <p><a href="${PATH}/${endpointId}">To the endpoint and its log</a></p>`;
}
