// Reads the JSON object of a request. Runs after the caller is known: nobody unknown makes us parse.
import express from 'express';
import type { RequestHandler } from 'express';
import { invalidRequest } from '../core/errors.ts';

export const REQUEST_BODY_MAX_BYTES = 64 * 1024;

/** Leaves an object in `request.body`, or hands on an error. */
export const readJsonObject: RequestHandler[] = [
  express.json({
    limit: REQUEST_BODY_MAX_BYTES,
    type: 'application/json',
    inflate: false,
    // The reader takes no bytes for an empty object; they are no JSON.
    verify(_request, _response, bytes) {
      if (bytes.length === 0) throw invalidRequest('Invalid JSON body');
    },
  }),
  (request, _response, next) => {
    const body: unknown = request.body;
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    next(isObject ? undefined : invalidRequest('Invalid JSON body'));
  },
];
