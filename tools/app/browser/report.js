// @ts-check
// What a tool answered, read with care: every text bounded and without marks that turn or hide text, every link http(s).
// The values come from web pages and from the host; nothing here trusts their shape.
import { asFields } from './host.js';

/**
 * @typedef {{ about: string; url: URL | null; at: number | null; words: string }} Piece
 * @typedef {{
 *   email: string; name: string; title: string; score: number | null; source: string; isExact: boolean;
 *   evidence: Piece[];
 * }} Person
 * @typedef {{
 *   searchId: string; done: boolean; status: string; people: Person[]; creditsUsed: number; reason: string;
 *   error: string;
 * }} Report
 * @typedef {{ code: string; message: string; retryAfterSeconds: number | null }} Problem
 */

const PEOPLE_MAX = 20;
const PIECES_MAX = 3;
const LINE_MAX_CHARACTERS = 200;
const WORDS_MAX_CHARACTERS = 300;
const ADDRESS_MAX_CHARACTERS = 254; // RFC 5321 §4.5.3.1
const URL_MAX_CHARACTERS = 2048;

/** Soft hyphens and other marks without width: harmless in prose, and nobody misses them. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/gu;
/** Controls and marks of direction. Joiners stay: Persian and Hindi names are written with them. */
const TURNING = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The first half of a pair, where a cut went between the two. */
const HALF_CHARACTER = /[\ud800-\udbff]$/;

/**
 * The report, or the problem where the call failed.
 *
 * @param {Record<string, unknown>} result a CallToolResult, as the host hands it on
 * @returns {{ report: Report } | { problem: Problem }}
 */
export function readResult(result) {
  const text = textOf(result['content']);
  if (result['isError'] === true) return { problem: readProblem(text) };
  const fields = asFields(result['structuredContent'] ?? parseJson(text));
  if (typeof fields['searchId'] !== 'string') return { problem: readProblem('') };
  return { report: readReport(fields) };
}

/**
 * @param {Record<string, unknown>} fields
 * @returns {Report}
 */
function readReport({ searchId, done, status, results, creditsUsed, reason, error }) {
  return {
    searchId: toLine(searchId),
    done: done === true,
    status: toLine(status),
    people: asList(results).slice(0, PEOPLE_MAX).map(readPerson),
    creditsUsed: asNumber(creditsUsed) ?? 0,
    reason: toLine(reason),
    error: toLine(error),
  };
}

/**
 * @param {unknown} value
 * @returns {Person}
 */
function readPerson(value) {
  const { email, name, title, score, source, isExact, evidence } = asFields(value);
  const number = asNumber(score);
  return {
    email: toLine(email, ADDRESS_MAX_CHARACTERS),
    name: toLine(name),
    title: toLine(title),
    score: number === null ? null : Math.min(100, Math.max(0, Math.round(number))),
    source: toLine(source),
    isExact: isExact === true,
    evidence: asList(evidence).slice(0, PIECES_MAX).map(readPiece),
  };
}

/**
 * @param {unknown} value
 * @returns {Piece}
 */
function readPiece(value) {
  const { about, url, at, words } = asFields(value);
  return {
    about: toLine(about),
    url: readLink(url),
    at: asNumber(at),
    words: toLine(words, WORDS_MAX_CHARACTERS),
  };
}

/**
 * A page that a person may open; a host name before an `@` would only deceive.
 *
 * @param {unknown} value
 * @returns {URL | null}
 */
export function readLink(value) {
  if (typeof value !== 'string' || value.length > URL_MAX_CHARACTERS || !URL.canParse(value)) return null;
  const url = new URL(value);
  const isPage = url.protocol === 'https:' || url.protocol === 'http:';
  return isPage && url.username === '' && url.password === '' ? url : null;
}

/**
 * @param {string} text the JSON of a tool error, or what a host says in its place
 * @returns {Problem}
 */
function readProblem(text) {
  const { code, message, retryAfterSeconds } = asFields(parseJson(text));
  return {
    code: toLine(code),
    message: typeof message === 'string' ? toLine(message) : toLine(text),
    retryAfterSeconds: asNumber(retryAfterSeconds),
  };
}

/**
 * One line that reads as it is written, cut to its bounds.
 *
 * @param {unknown} value
 * @param {number} [max]
 */
export function toLine(value, max = LINE_MAX_CHARACTERS) {
  if (typeof value !== 'string') return '';
  const line = value
    .slice(0, max * 2)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(TURNING, '\ufffd')
    .trim();
  return line.length > max ? `${line.slice(0, max - 1).replace(HALF_CHARACTER, '')}…` : line;
}

/** @param {unknown} content */
function textOf(content) {
  const [first] = asList(content);
  const { text } = asFields(first);
  return typeof text === 'string' ? text : '';
}

/** @param {string} text */
function parseJson(text) {
  try {
    return /** @type {unknown} */ (JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * @param {unknown} value
 * @returns {unknown[]}
 */
function asList(value) {
  return Array.isArray(value) ? value : [];
}

/** @param {unknown} value */
function asNumber(value) {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
