// Turns the one bearer token of a request into its caller, or challenges the client to sign in.
import type { RequestHandler, Response } from 'express';
import type { ToolCaller } from '../tool.ts';
import { challenge } from './challenge.ts';
import type { ChallengeError } from './challenge.ts';
import { RPC, refuse } from './rpc-error.ts';

export type AccessTokenAnswer =
  | { ok: true; caller: Pick<ToolCaller, 'teamId' | 'userId' | 'scopes' | 'clientId' | 'connection'> }
  | { ok: false };

export type BearerDeps = {
  /** Whether the token is ours, for this resource, and its grant still stands. Never throws for a bad token. */
  verifyAccessToken(token: string): Promise<AccessTokenAnswer>;
  /** RFC 9728 metadata of this resource, as clients reach it. */
  resourceMetadataUrl: string;
};

const BEARER = /^Bearer +([A-Za-z0-9\-._~+/]+=*) *$/i; // RFC 6750 §2.1; the scheme's case does not matter
const TOKEN_IN_QUERY = /[?&]access_token=/i;

/** Leaves the caller for `callerOf`. */
export function checkBearer(deps: BearerDeps): RequestHandler {
  return async (request, response, next) => {
    const headers = request.headersDistinct['authorization'] ?? [];
    // RFC 6750 §2: one way only, once; §2.3, a token in an address, ends in logs and is none of ours.
    if (headers.length > 1 || TOKEN_IN_QUERY.test(request.originalUrl)) {
      unauthorized(
        deps,
        response,
        400,
        'Send one Authorization header and no other token',
        'invalid_request',
      );
      return;
    }
    if (headers.length === 0) {
      unauthorized(deps, response, 401, 'Sign in first');
      return;
    }
    const [, token] = BEARER.exec(headers[0] ?? '') ?? [];
    const answer = token === undefined ? { ok: false as const } : await deps.verifyAccessToken(token);
    if (!answer.ok) {
      unauthorized(deps, response, 401, 'Invalid, expired or revoked access token', 'invalid_token');
      return;
    }
    const { teamId, userId, scopes, clientId, connection } = answer.caller;
    const bucket = `user:${userId}:team:${teamId}`;
    const caller: ToolCaller = { teamId, userId, scopes, clientId, connection, bucket };
    response.locals['caller'] = caller;
    next();
  };
}

/** Who was found by `checkBearer`, which stands before. */
export function callerOf(response: Response): ToolCaller {
  return response.locals['caller'] as ToolCaller;
}

function unauthorized(
  deps: BearerDeps,
  response: Response,
  status: 400 | 401,
  message: string,
  error?: ChallengeError,
): void {
  response.setHeader('WWW-Authenticate', challenge(deps.resourceMetadataUrl, undefined, error));
  refuse(response, status, RPC.server, message);
}
