// Pages in a real Chromium for tests: one browser a test file, a fresh context for each person, loopback only.
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { afterAll, describe, expect, onTestFinished, TestRunner } from 'vitest';
import { findChromium, launchChromium } from './chromium.ts';

/** How long a page may take to do what a person waits for; a busy machine is slow, a broken page never comes. */
const ACTION_TIMEOUT_MS = 15_000;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** A page of ours that refuses is looked at by its test; the browser's own remark on its status is no fault. */
const STATUS_REMARK = /^Failed to load resource: the server responded with a status of [45]\d\d/;
/** Run in the page before its own scripts; the functions that they call are ours. */
const TELL_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  svcPolicyViolation(event.violatedDirective + ' ' + event.blockedURI));`;
const TELL_CLICKS = `addEventListener('click', (event) => {
  const clicked = event.isTrusted && event.target.closest('button, a, input[type=checkbox]');
  if (clicked) svcClicked(clicked.textContent.trim() || clicked.value);
}, true);`;

export type Person = {
  context: BrowserContext;
  page: Page;
  /** Every address that this person's browser asked for as a page, hops of redirects included, in order. */
  visited: string[];
  /** What this person has clicked, by its text. */
  clicks: string[];
  /** Console errors, policy violations, requests that left loopback. Whatever is left here fails the test. */
  faults: string[];
};

export type PersonOptions = BrowserContextOptions & {
  /** Addresses that answer "arrived" without being asked: where a client's redirect URI leads. */
  arrivals?: readonly string[];
};

/**
 * A fresh browser context with one page, closed after the test, or after the suite when opened in beforeAll; its faults
 * fail it.
 */
export type OpenPerson = (options?: PersonOptions) => Promise<Person>;

/** Runs the suite in Chromium. It is left out only where this machine has none and npm brings none. */
export function describeInBrowser(name: string, suite: (open: OpenPerson) => void): void {
  const found = findChromium();
  const missing = 'missing' in found;
  if (missing) console.warn(`${name} is skipped: ${found.missing}`);
  describe.skipIf(missing)(name, () => suite(openPerson));
}

let browser: Promise<Browser> | undefined;
const ofSuite: (() => Promise<void>)[] = [];
afterAll(async () => {
  try {
    for (const close of ofSuite.reverse()) await close();
  } finally {
    await (await browser)?.close();
  }
});

async function openPerson({ arrivals = [], ...options }: PersonOptions = {}): Promise<Person> {
  const context = await (
    await (browser ??= launchChromium())
  ).newContext({
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const visited: string[] = [];
  const clicks: string[] = [];
  const faults: string[] = [];
  const close = async () => {
    await context.close();
    expect(faults, 'faults seen by the browser').toEqual([]);
  };
  if (TestRunner.getCurrentTest()) onTestFinished(close);
  else ofSuite.push(close);
  await watch(context, clicks, faults);
  await context.route('**', async (route, request) => {
    const url = new URL(request.url());
    if (isPage(request)) visited.push(url.href);
    if (arrivals.some((one) => url.href === one || url.href.startsWith(`${one}?`)))
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>arrived</title>arrived' });
    else if (LOOPBACK.has(url.hostname)) await route.continue();
    else {
      faults.push(`request that leaves loopback: ${url.origin}${url.pathname}`);
      await route.abort('blockedbyclient');
    }
  });
  return { context, page: await context.newPage(), visited, clicks, faults };
}

function isPage(request: Request): boolean {
  return request.isNavigationRequest() && request.frame().parentFrame() === null;
}

async function watch(context: BrowserContext, clicks: string[], faults: string[]): Promise<void> {
  await context.exposeBinding('svcPolicyViolation', (_source, what: string) => {
    faults.push(`content security policy: ${what}`);
  });
  await context.exposeBinding('svcClicked', (_source, what: string) => void clicks.push(what));
  await context.addInitScript(TELL_VIOLATIONS);
  await context.addInitScript(TELL_CLICKS);
  context.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !STATUS_REMARK.test(text))
      faults.push(`console: ${text}`);
  });
  context.on('weberror', (error) => faults.push(`script: ${error.error().message}`));
}
