// Serves the description at /openapi.json: to everybody, from every origin, without cookies.
import { createHash } from 'node:crypto';
import express from 'express';
import type { Router } from 'express';
import type { OpenApiDocument } from './document.ts';

const PATH = '/openapi.json';
/** It changes with a release only; what is kept is asked about again by its tag. */
const CACHE = 'public, max-age=300';
const TAG_CHARACTERS = 22;

export function createOpenApi(document: OpenApiDocument): Router {
  const text = JSON.stringify(document);
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, TAG_CHARACTERS)}"`;
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': CACHE,
    ETag: tag,
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'ETag',
  };
  const router = express.Router({ caseSensitive: true, strict: true });
  router
    .route(PATH)
    // HEAD is answered by it too.
    .get((request, response) => {
      response.set(headers);
      if (hasIt(request.headers['if-none-match'], tag)) response.status(304).end();
      else response.send(text);
    })
    .all((_request, response) => {
      response.setHeader('Allow', 'GET, HEAD');
      response.status(405).json({ error: 'Method not allowed' });
    });
  return router;
}

/** RFC 9110 §13.1.2: the comparison is the weak one. */
function hasIt(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
