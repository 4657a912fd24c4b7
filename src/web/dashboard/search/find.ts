// One address that was found: what it is, how probable it is, and what each number stands on. Names, titles and quotes
// are words of strangers: shown as they are written, and set apart.
import { html } from 'hono/html';
import type { ExplainedResult } from '../../../core/contract/answers.ts';
import { NOTHING } from '../../design/html.ts';
import type { Html } from '../../design/html.ts';
import { day, moment } from '../../design/moment.ts';
import { badge, copyText } from '../../design/parts.ts';
import { stepsOf } from './score.ts';
import type { Step } from './score.ts';
import { EXACT, HOW, MAIL_STATES, NEAR, OBSTACLES, REPLY_CLASSES, SOURCES } from './words.ts';

type Evidence = ExplainedResult['evidence'][number];

const LINK_MAX_CHARACTERS = 72;

/** `place` 0 is the best. */
export function findShown(find: ExplainedResult, place: number): Html {
  const { name, title, email, score, source, isExact } = find;
  const exact = isExact ? EXACT : NEAR;
  return html`<li class="panel find">
    <div class="find-head">
      <div>
        <h2><bdi>${name}</bdi></h2>
        <p class="soft"><bdi>${title}</bdi></p>
      </div>
      <p class="score"><span class="figure">${score}</span> <span class="soft">of 100</span></p>
    </div>
    ${copyText(email)}
    <p class="badges">
      ${badge(SOURCES[source].label, SOURCES[source].tone)} ${badge(exact.label, isExact ? 'good' : 'warn')}
    </p>
    <p class="soft small">${SOURCES[source].text} ${exact.text}</p>
    <details class="why" ${place === 0 ? 'open' : ''}>
      <summary>Why ${score}?</summary>
      ${whyShown(find)}
    </details>
  </li>`;
}

function whyShown({ score, parts, evidence, verification }: ExplainedResult): Html {
  const steps = stepsOf(parts);
  const about = (...kinds: readonly Evidence['about'][]) =>
    evidence.filter((piece) => kinds.includes(piece.about));
  return html`<div class="stack">
    <p class="product">
      <span><b>${percent(parts.role)}</b> <span class="soft">holds the role</span></span>
      <span class="sign">×</span>
      <span><b>${percent(parts.mailbox)}</b> <span class="soft">mail arrives</span></span>
      <span class="sign">=</span>
      <span><b>${score}</b> <span class="soft">of 100</span></span>
    </p>
    ${steps.cap === null ? NOTHING : html`<p class="soft small">${capText(steps.cap)}</p>`}
    <section class="half">
      <h3>That this person holds the role: ${percent(parts.role)}</h3>
      ${stepsShown('The role, step by step', steps.role)} ${about('role').map(quoteShown)}
    </section>
    <section class="half">
      <h3>That mail to the address reaches them: ${percent(parts.mailbox)}</h3>
      ${stepsShown('The address, step by step', steps.mailbox)} ${about('address', 'pattern').map(quoteShown)}
      ${mailServerShown(verification)}
    </section>
    <p class="soft small">Weights of ${parts.weights}.</p>
  </div>`;
}

function capText(cap: number): string {
  return `At most ${cap}: no page prints the address, and no mail server has confirmed it.`;
}

function stepsShown(caption: string, steps: readonly Step[]): Html {
  if (steps.length === 0) return NOTHING;
  return html`<table class="steps">
    <caption class="visually-hidden">
      ${caption}
    </caption>
    <thead class="visually-hidden">
      <tr>
        <th scope="col">What was seen</th>
        <th scope="col">How probable it is then</th>
      </tr>
    </thead>
    <tbody>
      ${steps.map(
        ({ text, after, effect }) =>
          html`<tr>
            <td>${text}</td>
            <td>${after === null ? (effect ?? '') : percent(after)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function quoteShown({ about, url, at, words, how }: Evidence): Html {
  if (about === 'pattern' && words === '' && url === null)
    return html`<p class="soft small">
      Other addresses of the company are built this way, as seen in ${HOW[how] ?? how} on ${day(at)}.
    </p>`;
  return html`<figure class="quote">
    ${words === '' ? NOTHING : html`<blockquote><bdi>${words}</bdi></blockquote>`}
    <figcaption class="soft small">
      ${pageLink(url)} <span>(${HOW[how] ?? how}), seen ${day(at)}</span>
    </figcaption>
  </figure>`;
}

/** Only what a browser opens as a page; a name before the host would deceive. */
function pageLink(url: string | null): Html {
  if (url === null || !URL.canParse(url)) return NOTHING;
  const { protocol, username, password, host, pathname, search, href } = new URL(url);
  const isPage = protocol === 'https:' || protocol === 'http:';
  if (!isPage || username !== '' || password !== '') return NOTHING;
  const label = `${host}${pathname === '/' ? '' : pathname}${search}`;
  const short = label.length > LINK_MAX_CHARACTERS ? `${label.slice(0, LINK_MAX_CHARACTERS - 1)}…` : label;
  return html`<a href="${href}" rel="noopener noreferrer nofollow">${short}</a>`;
}

function mailServerShown({
  state,
  replyClass,
  code,
  enhanced,
  host,
  at,
  obstacle,
}: ExplainedResult['verification']): Html {
  const reply = [
    ...(replyClass === null ? [] : [REPLY_CLASSES[replyClass]]),
    ...(code === null ? [] : [`code ${code}${enhanced === null ? '' : `, ${enhanced}`}`]),
  ].join('; ');
  return html`<dl class="facts small">
    <dt>Mail server</dt>
    <dd>${MAIL_STATES[state]}</dd>
    ${
      reply === ''
        ? NOTHING
        : html`<dt>Its reply</dt>
            <dd>${reply}</dd>`
    }
    ${
      obstacle === undefined
        ? NOTHING
        : html`<dt>Why not</dt>
            <dd>${OBSTACLES[obstacle]}</dd>`
    }
    ${
      host === null
        ? NOTHING
        : html`<dt>Host</dt>
            <dd><bdi>${host}</bdi></dd>`
    }
    ${
      at === null
        ? NOTHING
        : html`<dt>Asked</dt>
            <dd>${moment(at)}</dd>`
    }
  </dl>`;
}

function percent(probability: number): string {
  return `${(probability * 100).toFixed(1)} %`;
}
