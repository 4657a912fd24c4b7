/// <reference lib="dom" />
// @ts-check
// The card's course: what the host says goes in, what a person sees comes out. While a search runs it asks on.
import { asFields, connectHost } from './host.js';
import { drawPerson, make } from './people.js';
import { readResult, toLine } from './report.js';
import { EMPTY_REASONS, PROBLEMS, STAGES, STAGE_SENTENCES, costOf, inSeconds } from './words.js';

/** @typedef {import('./report.js').Report} Report @typedef {import('./report.js').Problem} Problem */

const PROTOCOL_VERSION = '2026-01-26';
const STATUS_TOOL = 'svc_get_search_status';
/** How long the server may hold each question: short at first, so that stages are seen; 20 is its longest. */
const WAIT_SECONDS = [1, 3, 5, 5, 10, 20];
/** Some ten minutes; after that, whoever still wants to know asks the assistant. */
const ASKS_MAX = 36;
const FAILURES_MAX = 4;
const PAUSE_MS = 1_000;
const PAUSE_MAX_SECONDS = 60;
/** Our server's progress messages: the search, and how it goes. */
const PROGRESS_MESSAGE = /^Search ([\w-]{1,64}): (.+)$/u;
/** The style variables that the card reads; a host's value that would load something is left out. */
const STYLE_VARIABLES = [
  '--color-background-primary',
  '--color-background-secondary',
  '--color-text-primary',
  '--color-text-secondary',
  '--color-text-info',
  '--color-text-success',
  '--color-text-warning',
  '--color-text-danger',
  '--color-border-primary',
  '--color-ring-primary',
  '--font-sans',
  '--font-mono',
  '--border-radius-md',
];

const main = /** @type {HTMLElement} */ (document.querySelector('main')); // these five stand in the page
const question = /** @type {HTMLElement} */ (document.querySelector('h1'));
const cost = /** @type {HTMLElement} */ (document.querySelector('#cost'));
const told = /** @type {HTMLElement} */ (document.querySelector('#told'));
const stages = /** @type {HTMLElement} */ (document.querySelector('#stages'));
const people = /** @type {HTMLElement} */ (document.querySelector('#people'));

let capabilities = asFields(null);
/** @type {string | undefined} */
let locale;
/** Grows with every new course; whatever belongs to an older one stops. */
let course = 0;
let isAsking = false;

const host = connectHost(notified, (method) => {
  if (method === 'ui/resource-teardown') course += 1;
  return method === 'ui/resource-teardown' || method === 'ping' ? {} : null;
});

// A host that refuses or does not answer shows nothing of us.
start().catch(() => {});

async function start() {
  const answer = await host.request('ui/initialize', {
    appInfo: { name: 'executive-email-lookup-card', version: '1' },
    appCapabilities: { availableDisplayModes: ['inline'] },
    protocolVersion: PROTOCOL_VERSION,
  });
  capabilities = asFields(answer['hostCapabilities']);
  applyContext(asFields(answer['hostContext']));
  showStage('');
  main.hidden = false;
  new ResizeObserver(() => {
    const { height } = document.documentElement.getBoundingClientRect();
    host.notify('ui/notifications/size-changed', { height: Math.ceil(height) });
  }).observe(document.documentElement);
  host.notify('ui/notifications/initialized', {});
}

/**
 * @param {string} method
 * @param {Record<string, unknown>} params
 */
function notified(method, params) {
  if (method === 'ui/notifications/tool-input') showQuestion(asFields(params['arguments']));
  else if (method === 'ui/notifications/tool-result') {
    course += 1;
    isAsking = false;
    show(params);
  } else if (method === 'ui/notifications/tool-cancelled') {
    course += 1;
    stages.hidden = true;
    tell('Nobody waits any more. The search itself goes on, and what it finds is kept.');
  } else if (method === 'ui/notifications/host-context-changed') applyContext(params);
  // Not every host hands progress on; where it does, it names the search long before the answer.
  else if (method === 'notifications/progress' && isRunning()) hearProgress(params['message']);
}

/** @param {Record<string, unknown>} input */
function showQuestion({ url, role }) {
  const [company, office] = [toLine(url, 80), toLine(role, 40)];
  if (company !== '' && office !== '') {
    question.replaceChildren(make('bdi', '', office), ' at ', make('bdi', '', company));
    tell('Looking for the person and the address. This usually takes under 30 seconds.');
  } else {
    question.textContent = 'Status of a search';
    tell('Asking how it stands.');
  }
}

/** @param {unknown} message */
function hearProgress(message) {
  const [, searchId, words] = PROGRESS_MESSAGE.exec(typeof message === 'string' ? message : '') ?? [];
  if (searchId === undefined || words === undefined) return;
  tell(toLine(`${words.charAt(0).toUpperCase()}${words.slice(1)}.`));
  if (!isAsking) void askOn(searchId);
}

/** @param {Record<string, unknown>} result a tool's result, from the host or on our own question */
function show(result) {
  const outcome = readResult(result);
  if ('problem' in outcome) {
    showProblem(outcome.problem);
    return;
  }
  const { report } = outcome;
  showStage(report.status);
  if (report.done) showEnd(report);
  else {
    tell(STAGE_SENTENCES.get(report.status) ?? 'The search goes on.');
    if (!isAsking) void askOn(report.searchId);
  }
}

/** @param {Report} report */
function showEnd({ status, people: found, creditsUsed, reason, error }) {
  cost.textContent = costOf(creditsUsed);
  people.replaceChildren(...found.map((person, place) => drawPerson(person, place, means())));
  if (found.length > 0) {
    tell(found.length === 1 ? '1 person found.' : `${found.length} people found.`);
    return;
  }
  const why =
    status === 'failed'
      ? `${error === '' ? 'The search failed' : error}.`
      : (EMPTY_REASONS.get(reason) ?? `Nobody was found${reason === '' ? '' : ` (${reason})`}.`);
  tell(creditsUsed === 0 ? `${why} Nothing was charged.` : why);
}

/** @param {Problem} problem */
function showProblem({ code, message, retryAfterSeconds }) {
  const known = PROBLEMS.get(code);
  const sentence = known?.sentence ?? 'The call did not succeed.';
  // Of a wrong question the server's message says what is wrong; elsewhere it says the same as ours.
  const more = known === undefined || code === 'invalid_request' ? message : '';
  const again = retryAfterSeconds === null ? '' : ` Try again ${inSeconds(retryAfterSeconds)}.`;
  stages.hidden = true;
  people.replaceChildren();
  const label = known === undefined ? code : `${known.status} ${code}`;
  tell(`${sentence}${more === '' ? '' : ` ${more}.`}${again}`, 'bad');
  if (label !== '') told.append(' ', make('code', 'code', label));
}

/**
 * Asks the server how the search goes until it has ended, this course is over or there is no hope.
 *
 * @param {string} searchId
 */
async function askOn(searchId) {
  if (capabilities['serverTools'] === undefined) {
    tell(`The search goes on. Ask the assistant for the status of search ${searchId}.`);
    return;
  }
  isAsking = true;
  const own = course;
  let failures = 0;
  for (let asked = 0; asked < ASKS_MAX && failures < FAILURES_MAX; asked += 1) {
    const waitSeconds = WAIT_SECONDS[Math.min(asked, WAIT_SECONDS.length - 1)];
    const call = { name: STATUS_TOOL, arguments: { searchId, waitSeconds } };
    const result = await host.request('tools/call', call).catch(() => null);
    if (own !== course) return;
    const outcome = result === null ? null : readResult(result);
    if (outcome !== null && 'report' in outcome) {
      failures = 0;
      show(result ?? {});
      if (outcome.report.done) return;
      await pause(PAUSE_MS);
    } else {
      const { code, retryAfterSeconds } = outcome?.problem ?? { code: '', retryAfterSeconds: null };
      if (code === 'not_found') {
        show(result ?? {});
        return;
      }
      failures += 1;
      await pause(Math.min(retryAfterSeconds ?? failures, PAUSE_MAX_SECONDS) * 1_000);
    }
    if (own !== course) return;
  }
  tell(`The search may still go on. Ask the assistant for the status of search ${searchId}.`);
}

/** @param {string} status one that we do not know, or do not know yet, stands nowhere on the way */
function showStage(status) {
  const isEnd = status === 'completed' || status === 'failed';
  const at = isEnd ? STAGES.length - 1 : STAGES.findIndex((stage) => stage.status === status);
  stages.hidden = false;
  stages.replaceChildren(
    ...STAGES.map(({ label }, place) => {
      // Where a failed search stood before its end is not told.
      const isPast = status === 'completed' || (status !== 'failed' && place < at);
      const state = isPast ? 'past' : place === at ? (status === 'failed' ? 'failed' : 'now') : 'ahead';
      const item = make('li', state, status === 'failed' && place === at ? 'Failed' : label);
      if (place === at) item.setAttribute('aria-current', 'step');
      if (isPast && place < at) item.append(make('span', 'unseen', ' (over)'));
      return item;
    }),
  );
  stages.dataset['running'] = String(!isEnd);
}

function isRunning() {
  return !stages.hidden && stages.dataset['running'] === 'true';
}

/**
 * @param {string} sentence
 * @param {'' | 'bad'} [kind]
 */
function tell(sentence, kind = '') {
  // A reader speaks whatever changes here, so what stays the same is left alone.
  if (told.textContent !== sentence) told.textContent = sentence;
  told.className = kind;
}

/** @returns {import('./people.js').Means} */
function means() {
  return {
    locale,
    copy,
    openLink:
      capabilities['openLinks'] === undefined
        ? null
        : (url) =>
            host.request('ui/open-link', { url }).then(
              ({ isError }) => isError !== true,
              () => false,
            ),
  };
}

/**
 * By the selection, which every sandbox allows, else by the clipboard where the host grants it, else by the person's
 * own hand: the address is selected by then.
 *
 * @param {string} text
 * @param {HTMLElement} shown
 */
async function copy(text, shown) {
  getSelection()?.selectAllChildren(shown);
  if (document.execCommand('copy')) return 'Copied';
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    return 'Press Ctrl+C';
  }
}

/** @param {Record<string, unknown>} context all of it, or what has changed */
function applyContext({ theme, styles, locale: tongue }) {
  const root = document.documentElement;
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  if (typeof tongue === 'string') locale = tongue;
  const variables = asFields(asFields(styles)['variables']);
  for (const name of STYLE_VARIABLES) {
    const value = variables[name];
    if (typeof value === 'string' && !/url|image|import/iu.test(value)) root.style.setProperty(name, value);
  }
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
