// What a webhook receiver is told, as a schema; webhooks/event-body.ts writes these bodies, docs read their shape.
import * as z from 'zod';
import { result } from './answers.ts';
import { role } from './role.ts';

const timestamp = z.int().describe('When it happened, epoch seconds; the same in every attempt');
const data = {
  searchId: z.string(),
  teamId: z.string(),
  domain: z.string(),
  role,
};

export const searchCompletedEvent = z.object({
  event: z.literal('search.completed'),
  timestamp,
  test: z.literal(true).optional().describe('In a test event only: the search was never made'),
  data: z.object({
    ...data,
    status: z.literal('completed'),
    results: z.array(result).describe('Best first; empty where nothing was found'),
  }),
});

export const searchFailedEvent = z.object({
  event: z.literal('search.failed'),
  timestamp,
  data: z.object({
    ...data,
    status: z.literal('failed'),
    results: z.array(result).describe('Always empty'),
    error: z.string().describe('Why'),
  }),
});
