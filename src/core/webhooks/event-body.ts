// What a receiver is told: the body of an event, made once and kept as bytes. Every field but `test` and `error` is the
// specification's.
import type { WebhookEvent } from '../../../db/schema-webhooks.ts';
import type { Result } from '../contract/answers.ts';
import { toResult } from '../results.ts';
import type { Search } from '../searches.ts';

export type Event = { event: WebhookEvent; body: string };

/** `at` is the moment of the event, epoch milliseconds. */
export function searchEvent(search: Search, finds: readonly Result[], at: number): Event {
  const event = search.status === 'failed' ? 'search.failed' : 'search.completed';
  const body = JSON.stringify({
    event,
    timestamp: Math.floor(at / 1000),
    data: {
      searchId: search.id,
      teamId: search.teamId,
      domain: search.domain,
      role: search.role,
      status: search.status,
      results: finds.map(toResult),
      ...(search.error === null ? {} : { error: search.error }),
    },
  });
  return { event, body };
}

/**
 * A completed search that never was. The body says so itself, because it is signed and headers are not; the person and
 * the company are invented, under a name that nobody can own (RFC 2606).
 */
export function testEvent(teamId: string, searchId: string, at: number): Event {
  const event = 'search.completed';
  const result: Result = {
    email: 'jane.doe@example.com',
    name: 'Jane Doe',
    title: 'Chief Executive Officer',
    score: 97,
    source: 'verified',
  };
  const body = JSON.stringify({
    event,
    timestamp: Math.floor(at / 1000),
    test: true,
    data: {
      searchId,
      teamId,
      domain: 'example.com',
      role: 'CEO',
      status: 'completed',
      results: [result],
    },
  });
  return { event, body };
}

/** What a body of ours says of its search; for lists, and to hold its people against the suppression list. */
export function readBody(body: string): {
  searchId: string;
  domain: string;
  role: string;
  results: Result[];
} {
  // Sound: written by this file alone, and never changed.
  const { data } = JSON.parse(body) as {
    data: { searchId: string; domain: string; role: string; results: Result[] };
  };
  return { searchId: data.searchId, domain: data.domain, role: data.role, results: data.results };
}

/** The body as if some people had never been found; the same bytes where nobody is left out. */
export function withoutResults(body: string, isLeftOut: (result: Result) => boolean): string {
  // Sound: written by this file alone.
  const event = JSON.parse(body) as { data: { results: Result[] } };
  const results = event.data.results.filter((result) => !isLeftOut(result));
  if (results.length === event.data.results.length) return body;
  return JSON.stringify({ ...event, data: { ...event.data, results } });
}
