// Reads the JSON of a POST within bounds; whatever is wrong with it is a JSON-RPC error. Runs after the caller is known.
import express from 'express';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { isJSONRPCErrorResponse, isJSONRPCNotification } from '@modelcontextprotocol/server';
import { isJSONRPCRequest, isJSONRPCResultResponse } from '@modelcontextprotocol/server';
import { RPC, refuse } from './rpc-error.ts';

export const BODY_MAX_BYTES = 256 * 1024;
/** Messages of one batch (2025-03-26). */
export const BATCH_MAX = 32;
/** Our own arguments need two, an envelope about eight. */
export const DEPTH_MAX = 64;

const JSON_CONTENT = /^application\/json *(?:;|$)/i;

/** Leaves a JSON value of bounded depth in `request.body`, or an array of at least one message. */
export const readMessages: RequestHandler[] = [
  (request, response, next) => {
    if (JSON_CONTENT.test(request.headers['content-type'] ?? '')) next();
    else refuse(response, 415, RPC.server, 'Content-Type must be application/json');
  },
  express.json({
    limit: BODY_MAX_BYTES,
    type: () => true,
    strict: false,
    inflate: false,
    // The reader takes no bytes for an empty object; they are no JSON.
    verify(_request, _response, bytes) {
      if (bytes.length === 0) throw new SyntaxError('empty');
    },
  }),
  (request, response, next) => {
    const body: unknown = request.body;
    const problem = problemOf(body);
    if (body === undefined) refuse(response, 400, RPC.parse, 'Parse error: the body is empty');
    else if (problem === null) next();
    else refuse(response, 400, RPC.invalidRequest, `Invalid request: ${problem}`);
  },
];

/** Errors of the body reader carry a `type` and a 4xx status. */
export const answerBodyErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const { type, status } = (error ?? {}) as { type?: unknown; status?: unknown };
  if (response.headersSent || typeof type !== 'string' || typeof status !== 'number' || status >= 500) {
    next(error);
    return;
  }
  if (status === 413)
    refuse(response, 413, RPC.invalidRequest, `The body is larger than ${BODY_MAX_BYTES} bytes`);
  else if (status === 415) refuse(response, 415, RPC.server, 'Send plain UTF-8 without an encoding');
  else refuse(response, 400, RPC.parse, 'Parse error: the body is not valid JSON');
};

/** What is wrong with the shape, in words of ours; null where nothing is. */
function problemOf(body: unknown): string | null {
  if (isDeeperThan(body, DEPTH_MAX)) return `nested deeper than ${DEPTH_MAX}`;
  // A single one is looked at where the generation of its client is told.
  if (!Array.isArray(body)) return null;
  if (body.length === 0) return 'an empty batch';
  if (body.length > BATCH_MAX) return `a batch of more than ${BATCH_MAX} messages`;
  if (!body.every(isMessage)) return 'not JSON-RPC messages';
  const ids = body.filter((message) => isJSONRPCRequest(message)).map(({ id }) => id);
  return new Set(ids).size === ids.length ? null : 'two requests with one id';
}

function isMessage(value: unknown): boolean {
  return (
    isJSONRPCRequest(value) ||
    isJSONRPCNotification(value) ||
    isJSONRPCResultResponse(value) ||
    isJSONRPCErrorResponse(value)
  );
}

/** Level by level, so that no depth overflows our own stack. */
function isDeeperThan(value: unknown, depth: number): boolean {
  let level = [value];
  for (let at = 0; level.length > 0; at += 1) {
    if (at > depth) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
