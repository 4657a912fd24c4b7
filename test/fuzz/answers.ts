// Whole searches over hostile pages and a mail server that says anything: what is asked of it, and what is answered.
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import type { CrawlOutcome } from '../../src/engine/crawl/crawl.ts';
import { createDiscover } from '../../src/engine/discover.ts';
import { createPatternMemory } from '../../src/engine/local-parts/told-patterns.ts';
import type { MailCheck } from '../../src/engine/mail/mail-check.ts';
import type { MailboxAnswer, MailboxState } from '../../src/engine/mail/mailbox-answer.ts';
import { readHere } from '../../src/engine/readings/readings.ts';
import { ROLES } from '../../src/engine/role.ts';
import { isOneLine, isShort, stringsOf } from './plain.ts';
import { DOMAIN, pageSoup } from './soups.ts';

const NOW = 1_700_000_000_000;
const STATES: readonly MailboxState[] = ['accepted', 'likely', 'refused', 'catch_all', 'unasked', 'unclear'];
/** A domain of the same name below another ending is the company's too. */
const OWN_ADDRESS = /^[a-z0-9._+'-]{1,64}@(?:[a-z0-9-]+\.)*vellmarn\.[a-z]{2,63}$/u;
const FINDS_MAX = 10;

export function answersStayAtHome(): fc.IRawProperty<unknown> {
  return fc.asyncProperty(
    fc.array(pageSoup, { minLength: 1, maxLength: 3 }),
    fc.constantFrom(...ROLES),
    fc.array(fc.constantFrom(...STATES), { minLength: 1, maxLength: 9 }),
    async (pages, role, states) => {
      const asked: string[] = [];
      const discover = createDiscover({
        patterns: createPatternMemory(() => NOW),
        now: () => NOW,
        read: async (name, input) => readHere(name, input),
        crawl: (_question, _limits, onPage) => readAll(pages, onPage),
        openMailCheck: (host) => {
          isOneLine(host);
          return sayingAnything(states, asked);
        },
        mailRoute: async () => ({ kind: 'failed' }),
      });
      const discovery = await discover(
        { domain: DOMAIN, role },
        {
          deadlineMs: 60_000,
          signal: new AbortController().signal,
          onValidating: async () => {},
          suppressedAddresses: async () => new Set(),
        },
      );
      for (const address of asked) assert.match(address, OWN_ADDRESS);
      for (const text of stringsOf(discovery)) {
        assert.doesNotMatch(text, /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u);
        assert.ok(text.isWellFormed());
      }
      if (discovery.outcome !== 'found') return;
      assert.ok(discovery.finds.length <= FINDS_MAX);
      for (const { email, score, evidence } of discovery.finds) {
        assert.match(email, OWN_ADDRESS);
        assert.ok(Number.isInteger(score) && score >= 0 && score <= 100);
        for (const { words } of evidence) isShort(words);
      }
    },
  );
}

type OnPage = Parameters<Parameters<typeof createDiscover>[0]['crawl']>[2];

async function readAll(pages: readonly string[], onPage: OnPage): Promise<CrawlOutcome> {
  const names: string[] = [];
  for (const [index, html] of pages.entries()) {
    const { facts } = readHere('page', {
      url: `https://${DOMAIN}/${['leadership', 'team', 'about'][index] ?? ''}`,
      fetchedAt: NOW,
      companyDomain: DOMAIN,
      body: Buffer.from(html),
      contentType: 'text/html',
      role: 'CEO',
      homeUrl: `https://${DOMAIN}/`,
      ownDomains: [DOMAIN],
    });
    names.push(...facts.companyNames);
    await onPage(facts, { pages: index + 1, queued: 0 });
  }
  return {
    status: 'read',
    homeUrl: `https://${DOMAIN}/`,
    ownDomains: [DOMAIN],
    pages: pages.length,
    requests: pages.length,
    companyNames: names.slice(0, 10),
  };
}

function sayingAnything(states: readonly MailboxState[], asked: string[]): MailCheck {
  return {
    greet: async () => {},
    async check(addresses) {
      return addresses.map((address): MailboxAnswer => {
        const state = states[asked.length % states.length] ?? 'unclear';
        asked.push(address);
        return {
          address,
          state,
          replyClass: null,
          code: null,
          enhanced: null,
          host: null,
          at: NOW,
          remembered: false,
        };
      });
    },
    controlAddress: 'bram.dorellin@acme.test',
    summary: () => ({ catchAll: 'unknown', obstacle: null, retryAfterMs: null, recipients: 0, commands: 0 }),
    close: async () => {},
  };
}
