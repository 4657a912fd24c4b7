// Our tool endpoint with nothing behind it: no token check, no bucket, no query. What is left is the protocol.
import express from 'express';
import { createTools } from '../../tools/index.ts';
import { SCOPES } from '../../src/core/caller.ts';
import { createLocalNotifier } from '../../src/core/notify.ts';
import type { Operations } from '../../src/core/operations.ts';
import { serve } from './serve-app.ts';

const caller = {
  teamId: 'team',
  userId: 'user',
  scopes: SCOPES,
  clientId: 'client',
  connection: { id: 'connection', dailyCreditCap: null },
};
const credits = { balance: 1, totalPurchased: 2, totalUsed: 1 };

const tools = createTools({
  operations: { credits: async () => credits } as unknown as Operations, // no other is called
  takeToken: async () => ({ allowed: true, limit: 240, remaining: 1, resetSeconds: 0, retryAfterSeconds: 0 }),
  verifyAccessToken: async () => ({ ok: true, caller }),
  resourceUrl: 'http://localhost/mcp',
  resourceMetadataUrl: 'http://localhost/.well-known/oauth-protected-resource/mcp',
  allowedOrigins: [],
  notifier: createLocalNotifier({ onError: fail }),
  now: Date.now,
  version: '0.0.0',
  onInternal: fail,
});

const app = express().disable('x-powered-by').set('query parser', false).set('etag', false);
app.use('/mcp', tools.router);
serve(app);

function fail(error: unknown): never {
  throw error;
}
