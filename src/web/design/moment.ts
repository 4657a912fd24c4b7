// Moments as people read them. Always UTC: the server does not know where its reader is.
import { html } from 'hono/html';
import type { Html } from './html.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });

/** 21 Nov 2026, 19:27 UTC */
export function momentText(at: number): string {
  return `${DATE.format(at)}, ${TIME.format(at)} UTC`;
}

export function moment(at: number): Html {
  return html`<time datetime="${new Date(at).toISOString()}">${momentText(at)}</time>`;
}

/** 21 Nov 2026 */
export function day(at: number): Html {
  return html`<time datetime="${new Date(at).toISOString()}">${DATE.format(at)}</time>`;
}

/** "5 minutes ago" for today's, the date for older ones; the exact moment stands in the title. */
export function ago(at: number, now: number): Html {
  return html`<time datetime="${new Date(at).toISOString()}" title="${momentText(at)}"
    >${agoText(at, now)}</time
  >`;
}

function agoText(at: number, now: number): string {
  const past = now - at;
  if (past < MINUTE_MS) return 'just now';
  if (past < HOUR_MS) return since(Math.floor(past / MINUTE_MS), 'minute');
  if (past < DAY_MS) return since(Math.floor(past / HOUR_MS), 'hour');
  return DATE.format(at);
}

function since(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'} ago`;
}
