// Serves the files of the design. A page names them with their content's hash, so a browser may keep them for good.
import express from 'express';
import type { Router } from 'express';
import { designFile } from './design/files.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Another release's address for the file: a process before or after an update. */
const NOT_FOR_LONG = 'public, max-age=60';

export function createAssets(): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  router.get('/assets/:hash/:name', (request, response, next) => {
    const { params } = request;
    const file = designFile(params.name);
    if (file === null) {
      next();
      return;
    }
    const takesGzip = request.acceptsEncodings('gzip', 'identity') === 'gzip';
    response
      .set({
        'Content-Type': `${file.type}; charset=utf-8`,
        'Cache-Control': params.hash === file.hash ? FOR_GOOD : NOT_FOR_LONG,
        Vary: 'Accept-Encoding',
        ...(takesGzip ? { 'Content-Encoding': 'gzip' } : {}),
      })
      .send(takesGzip ? file.gzip : file.text);
  });
  return router;
}
