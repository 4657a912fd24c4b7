/// <reference lib="dom" />
// @ts-check
// Draws the people that a search found. Text goes in as text: no value of a result ever becomes markup.
import { toLine } from './report.js';
import { ABOUT, SOURCES } from './words.js';

/**
 * @typedef {import('./report.js').Person} Person
 * @typedef {import('./report.js').Piece} Piece
 * @typedef {{
 *   copy: (text: string, shown: HTMLElement) => Promise<string>;
 *   openLink: ((url: string) => Promise<boolean>) | null;
 *   locale: string | undefined;
 * }} Means what the host lets a person do; `copy` answers what to say
 */

const COPIED_MS = 2_000;

/**
 * An element with text, elements or both inside.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} className
 * @param {(string | Node)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.append(...children);
  return element;
}

/**
 * @param {Person} person
 * @param {number} place 0 for the best
 * @param {Means} means
 */
export function drawPerson(person, place, means) {
  const { name, title, isExact, evidence } = person;
  const item = make('li', 'person');
  item.append(
    make('h2', '', make('bdi', '', name === '' ? 'No name' : name)),
    make(
      'p',
      'title',
      make('bdi', '', title),
      make('span', 'quiet', isExact ? ' · exactly the role asked for' : ' · close to the role asked for'),
    ),
    drawAddress(person.email, means),
    drawScore(person),
  );
  if (evidence.length > 0) {
    const details = make('details', '', make('summary', '', `Evidence (${evidence.length})`));
    details.append(make('ul', 'evidence', ...evidence.map((piece) => drawPiece(piece, means))));
    details.open = place === 0;
    item.append(details);
  }
  return item;
}

/**
 * @param {string} email
 * @param {Means} means
 */
function drawAddress(email, means) {
  const shown = make('code', '', email);
  const button = make('button', 'copy', 'Copy');
  button.type = 'button';
  button.setAttribute('aria-label', `Copy ${email}`);
  const copy = async () => {
    // What is copied is what is shown.
    button.textContent = await means.copy(email, shown);
    setTimeout(() => (button.textContent = 'Copy'), COPIED_MS);
  };
  button.addEventListener('click', () => void copy());
  return make('div', 'address', shown, button);
}

/** @param {Person} person */
function drawScore({ score, source }) {
  const known = SOURCES.get(source);
  const box = make('div', 'score');
  if (score !== null) {
    const fill = make('div', 'fill');
    fill.style.width = `${score}%`;
    fill.dataset['level'] = score >= 80 ? 'high' : score >= 50 ? 'middle' : 'low';
    const meter = make('div', 'meter', fill);
    for (const [attribute, value] of Object.entries({
      role: 'meter',
      'aria-label': 'How likely it is the right person, and that mail arrives',
      'aria-valuemin': '0',
      'aria-valuemax': '100',
      'aria-valuenow': String(score),
      'aria-valuetext': `${score} of 100`,
    }))
      meter.setAttribute(attribute, value);
    box.append(meter, make('span', 'number', `${score}`, make('span', 'quiet', ' of 100')));
  }
  const meaning = known === undefined ? '' : ` – ${known.meaning}`;
  box.append(make('p', 'source', make('b', '', known?.label ?? source), make('span', 'quiet', meaning)));
  return box;
}

/**
 * @param {Piece} piece
 * @param {Means} means
 */
function drawPiece({ about, url, at, words }, means) {
  const item = make('li', '', make('p', 'about', ABOUT.get(about) ?? about));
  const day = dayOf(at, means.locale);
  if (day !== '') item.firstElementChild?.append(make('span', 'quiet', ` · ${day}`));
  if (words !== '') item.append(make('q', '', make('bdi', '', words)));
  if (url !== null) item.append(drawLink(url, means));
  return item;
}

/**
 * A button and no anchor: whatever the host's sandbox allows, nothing but the host opens a page.
 *
 * @param {URL} url
 * @param {Means} means
 */
function drawLink(url, { openLink }) {
  const path = url.pathname === '/' ? '' : url.pathname;
  const label = toLine(`${url.host}${path}${url.search}`, 80);
  if (openLink === null) return make('p', 'link', label);
  const button = make('button', 'link', label);
  button.type = 'button';
  button.title = url.href;
  button.setAttribute('aria-label', `Open ${label}`);
  const open = async () => {
    // Where the host opens nothing: the whole address as text, so that a person can take it elsewhere.
    if (!(await openLink(url.href))) button.replaceWith(make('p', 'link', url.href));
  };
  button.addEventListener('click', () => void open());
  return button;
}

/**
 * @param {number | null} at epoch milliseconds
 * @param {string | undefined} locale as the host has it; an unknown one is the browser's
 */
function dayOf(at, locale) {
  if (at === null || Math.abs(at) > 8.64e15) return ''; // ECMA-262: the range of dates
  try {
    return new Date(at).toLocaleDateString(locale, { dateStyle: 'medium' });
  } catch {
    return new Date(at).toLocaleDateString();
  }
}
