// The tool endpoint over a database, without anybody who does the searches: every call waits. Tells its memory.
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import express from 'express';
import { openStorage } from '../../src/app/storage.ts';
import { SCOPES } from '../../src/core/caller.ts';
import { createLocalNotifier } from '../../src/core/notify.ts';
import { createTools } from '../../tools/index.ts';
import { makeSetting } from '../core/setting.ts';
import { serve } from './serve-app.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const storage = await openStorage({ databaseUrl: join(process.argv[2] ?? '', 'waiting.db') });
const { operations, teamId } = await makeSetting(storage, { credits: 10_000, queueLimit: 10_000 });

const tools = createTools({
  operations,
  takeToken: async () => ({
    allowed: true,
    limit: 60,
    remaining: 1,
    resetSeconds: 0,
    retryAfterSeconds: 0,
  }),
  verifyAccessToken: async (userId) => ({
    ok: true,
    caller: {
      teamId,
      userId,
      scopes: SCOPES,
      clientId: 'client',
      connection: { id: userId, dailyCreditCap: null },
    },
  }),
  resourceUrl: 'http://localhost/mcp',
  resourceMetadataUrl: 'http://localhost/.well-known/oauth-protected-resource/mcp',
  allowedOrigins: [],
  notifier: createLocalNotifier({ onError: fail }),
  now: Date.now,
  version: '0.0.0',
  onInternal: fail,
});

const app = express().disable('x-powered-by').set('query parser', false).set('etag', false);
app.get('/memory', (_request, response) => {
  collectGarbage();
  response.json({ waiting: tools.waiting(), heapBytes: process.memoryUsage().heapUsed });
});
app.use('/mcp', tools.router);
serve(app);

function fail(error: unknown): never {
  throw error;
}
