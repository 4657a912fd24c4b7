// The page of one endpoint: its state, the log of its deliveries, and what may be done with it. Values in, HTML out.
import { html } from 'hono/html';
import { mayManage } from '../../../core/memberships.ts';
import type { Delivery, DeliveryPage } from '../../../core/webhooks/delivery-log.ts';
import type { Endpoint } from '../../../core/webhooks/endpoints.ts';
import { NOTHING } from '../../design/html.ts';
import type { Html } from '../../design/html.ts';
import { moment } from '../../design/moment.ts';
import { alertBox, doneBox, note } from '../../design/notice.ts';
import { badge, confirmation, empty, pagination } from '../../design/parts.ts';
import { table } from '../../design/table.ts';
import { teamForm } from '../team-form.ts';
import type { Visit } from '../visit.ts';
import { DOCS_PATH, PATH, stateOf } from './page.ts';
import { attemptText, durationText, shownUrl, STATE_LABELS, STATE_TONES, STATES } from './words.ts';
import type { State } from './words.ts';

export type EndpointShown = {
  endpoint: Endpoint;
  page: DeliveryPage;
  /** What the log is narrowed to. */
  state: State | undefined;
  isLater: boolean;
  done: string | null;
  error: string | undefined;
};

export function endpointMain(visit: Visit, shown: EndpointShown): Html {
  const { endpoint } = shown;
  const manages = mayManage(visit.team.role);
  return html`${doneBox(shown.done)} ${alertBox(shown.error)}
    ${endpoint.enabled ? NOTHING : disabledBox(manages)}
    <section class="panel">
      <dl class="facts">
        <dt>URL</dt>
        <dd><code>${shownUrl(endpoint.url, manages)}</code></dd>
        <dt>State</dt>
        <dd>${stateOf(endpoint)}</dd>
        <dt>Registered</dt>
        <dd>${moment(endpoint.createdAt)}</dd>
        ${
          endpoint.previousSecretUntil === null
            ? NOTHING
            : html`<dt>Secrets</dt>
                <dd>
                  Two sign until ${moment(endpoint.previousSecretUntil)}: the new one and the one before.
                </dd>`
        }
      </dl>
    </section>
    ${log(visit, shown, manages)} ${manages ? changes(visit, endpoint) : NOTHING}
    <p>
      <a href="${PATH}">All endpoints</a> · <a href="${DOCS_PATH}">What arrives, and how to verify it</a>
    </p>`;
}

/** Beside the title. */
export function testButton(visit: Visit, { endpointId, enabled }: Endpoint): Html {
  if (!enabled || !mayManage(visit.team.role)) return NOTHING;
  return teamForm(
    visit,
    `${PATH}/${endpointId}/test`,
    html`<button class="small">Send a test event</button>`,
  );
}

function disabledBox(manages: boolean): Html {
  return note(
    html`<strong>Nothing is sent to this endpoint any more.</strong> 20 deliveries in a row failed, the six
      attempts of each, and what still waited was dropped. It stays disabled. Mend the receiver, then
      ${manages ? 'delete the endpoint and register it again' : 'ask an owner or admin to delete the endpoint and register it again'};
      it is given another secret.`,
    'warn',
  );
}

function log(visit: Visit, { endpoint, page, state, isLater }: EndpointShown, manages: boolean): Html {
  const { deliveries, nextCursor } = page;
  const here = `${PATH}/${endpoint.endpointId}`;
  return html`<section class="stack" aria-labelledby="log">
    <h2 id="log">Deliveries</h2>
    <nav class="tabs" aria-label="Deliveries by state">
      ${[undefined, ...STATES].map(
        (one) =>
          html`<a href="${addressOf(here, one)}" ${one === state ? html`aria-current="page"` : NOTHING}
            >${one === undefined ? 'All' : STATE_LABELS[one]}</a
          >`,
      )}
    </nav>
    ${
      deliveries.length === 0
        ? nothing(state, endpoint.enabled)
        : deliveryTable(visit, deliveries, manages && endpoint.enabled ? here : null)
    }
    ${pagination({
      first: isLater ? addressOf(here, state) : null,
      next: nextCursor === null ? null : addressOf(here, state, nextCursor),
    })}
  </section>`;
}

function addressOf(here: string, state: State | undefined, cursor?: string): string {
  const query = new URLSearchParams();
  if (state !== undefined) query.set('state', state);
  if (cursor !== undefined) query.set('cursor', cursor);
  return query.size === 0 ? here : `${here}?${query.toString()}`;
}

function nothing(state: State | undefined, enabled: boolean): Html {
  if (state !== undefined) return html`<p class="soft">No delivery stands so, of the last 30 days.</p>`;
  return empty({
    title: 'Nothing was sent yet',
    text: enabled
      ? 'The next search over REST or from the dashboard is sent here when it has ended. A test event shows at once whether your receiver takes it.'
      : 'The log keeps deliveries for 30 days.',
  });
}

/** `repeatAt` is the address of the endpoint, for who may have a delivery repeated. */
function deliveryTable(visit: Visit, deliveries: readonly Delivery[], repeatAt: string | null): Html {
  return table({
    caption: 'Deliveries, newest first',
    columns: [
      { label: 'Event', kind: 'title' },
      { label: 'State' },
      { label: 'Attempts' },
      ...(repeatAt === null ? [] : [{ label: '', kind: 'action' } as const]),
    ],
    rows: deliveries.map((delivery) => [
      eventCell(delivery),
      stateCell(delivery),
      attemptList(delivery),
      ...(repeatAt === null ? [] : [repetition(visit, repeatAt, delivery)]),
    ]),
  });
}

function eventCell({
  event,
  isTest,
  redeliveryOf,
  searchId,
  domain,
  role,
  createdAt,
  deliveryId,
}: Delivery): Html {
  const what = `${domain}, ${role}`;
  return html`<span class="badges"
      ><span>${event}</span> ${isTest ? badge('test') : NOTHING}
      ${redeliveryOf === null ? NOTHING : badge('repeated')}</span
    >
    <div class="soft breaks">
      ${isTest ? what : html`<a href="/dashboard/search/${searchId}">${what}</a>`}
    </div>
    <div class="soft small">${moment(createdAt)}</div>
    <div class="soft small"><code title="X-SVC-Delivery">${deliveryId}</code></div>`;
}

function stateCell({ status, nextAttemptAt, attempts }: Delivery): Html {
  const state = badge(STATE_LABELS[status].toLowerCase(), STATE_TONES[status]);
  if (status !== 'waiting') return state;
  const next =
    nextAttemptAt === null
      ? 'an attempt is under way'
      : html`attempt ${attempts.length + 1} at ${moment(nextAttemptAt)}`;
  return html`${state}
    <div class="soft small">${next}</div>`;
}

function attemptList({ attempts, status }: Delivery): Html {
  if (attempts.length === 0)
    return html`<span class="soft">${status === 'waiting' ? 'none yet' : 'none'}</span>`;
  return html`<ol class="attempts">
    ${attempts.map(
      (attempt) =>
        html`<li>
          ${attemptText(attempt)}, <span class="soft">in ${durationText(attempt.durationMs)}</span>
          <div class="soft small">${moment(attempt.at)}</div>
        </li>`,
    )}
  </ol>`;
}

function repetition(visit: Visit, here: string, { deliveryId, status }: Delivery): Html {
  if (status === 'waiting') return NOTHING;
  return teamForm(
    visit,
    `${here}/deliveries/${deliveryId}/redeliver`,
    html`<button class="quiet small" type="submit">Redeliver</button>`,
  );
}

function changes(visit: Visit, { endpointId, enabled, previousSecretUntil }: Endpoint): Html {
  const here = `${PATH}/${endpointId}`;
  return html`<section class="panel stack">
    <h2>${enabled ? 'Change it' : 'Delete it'}</h2>
    ${
      enabled
        ? html`<p class="soft">
            Another secret takes the place of this one; for 24 hours both sign, so that no delivery is lost
            while you put it in place.
          </p>`
        : NOTHING
    }
    <div class="actions">
      ${
        enabled && previousSecretUntil === null
          ? confirmation({
              label: 'New secret',
              question: 'It is shown once, on the next page. The secret of now signs for 24 hours more.',
              yes: 'Make a new secret',
              form: (body) => teamForm(visit, `${here}/secret`, body),
            })
          : NOTHING
      }
      ${confirmation({
        label: 'Delete',
        question: 'Nothing is sent to it any more, and its log is deleted. What still waits is dropped.',
        yes: 'Delete the endpoint',
        form: (body) => teamForm(visit, `${here}/delete`, body),
      })}
    </div>
  </section>`;
}
