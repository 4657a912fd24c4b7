// The webhooks of the document: what is posted to a team's endpoints, and what an answer means.
import type * as z from 'zod';
import { searchCompletedEvent, searchFailedEvent } from '../../core/contract/events.ts';
import { EVENT_EXAMPLES } from './examples.ts';
import { refTo } from './schemas.ts';

const DELIVERY_ID = '01990b4f-0c11-7a52-8d0e-6b7f10c2aa31';

export const EVENT_HEADERS = {
  Event: header('X-SVC-Event', 'The kind of the event.', 'search.completed'),
  Delivery: header(
    'X-SVC-Delivery',
    'Names the delivery, the same in all of its attempts: use it to recognise one that you have had.',
    DELIVERY_ID,
  ),
  Attempt: header('X-SVC-Attempt', 'Counts the attempts, 1 to 6.', '1'),
  Signature: header(
    'X-SVC-Signature',
    '`t`, the moment of this attempt in epoch seconds, and `v1`, the lowercase hexadecimal HMAC-SHA256 of `t`, a newline and the raw body, keyed with the signing secret. For 24 hours after a change of the secret there are two `v1`: one that fits is enough.',
    't=1795000000,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
  ),
  UserAgent: header('User-Agent', 'Always the same.', 'svc-webhooks/1.0'),
  RedeliveryOf: header(
    'X-SVC-Redelivery-Of',
    'Where somebody sent it again by hand: the delivery before.',
    DELIVERY_ID,
    false,
  ),
} as const;

const ANSWERS = {
  '2XX': { description: 'Taken, where it comes within 10 seconds. The body is not looked at.' },
  '3XX': { description: 'A failed attempt: redirects are not followed.' },
  '4XX': { description: 'A failed attempt, like every other answer and none.' },
};

export const WEBHOOKS = {
  'search.completed': webhook('search.completed', searchCompletedEvent, {
    operationId: 'searchCompleted',
    summary: 'A search has completed',
    description:
      'Posted to every endpoint of the team when a search that was started over REST or in the dashboard has completed: fresh or cached, with results or without. Six attempts, with 60, 120, 240, 480 and 960 seconds after a failure.',
  }),
  'search.failed': webhook('search.failed', searchFailedEvent, {
    operationId: 'searchFailed',
    summary: 'A search has failed',
    description: 'The same for a search that has failed. Its credit was refunded.',
  }),
};

function webhook(name: keyof typeof EVENT_EXAMPLES, schema: z.ZodType, texts: object) {
  return {
    post: {
      ...texts,
      security: [],
      parameters: Object.keys(EVENT_HEADERS).map((key) => ({ $ref: `#/components/parameters/${key}` })),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: refTo(schema), example: EVENT_EXAMPLES[name] } },
      },
      responses: ANSWERS,
    },
  };
}

function header(name: string, description: string, example: string, required = true) {
  return { name, in: 'header', required, description, schema: { type: 'string' }, example };
}
