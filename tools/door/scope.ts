// What the grant must allow before a call is looked at: 403 with all scopes in one challenge, so that one step up is
// enough.
import { SCOPES } from '../../src/core/caller.ts';
import type { RequestHandler } from 'express';
import type { Catalogue } from '../catalogue.ts';
import { callerOf } from './bearer.ts';
import { toolOf } from './calls.ts';
import { challenge } from './challenge.ts';
import { RPC, refuse } from './rpc-error.ts';

export function checkScope(tools: Pick<Catalogue, 'find'>, resourceMetadataUrl: string): RequestHandler {
  return (request, response, next) => {
    const { scopes } = callerOf(response);
    const body: unknown = request.body;
    const messages: unknown[] = Array.isArray(body) ? body : [body];
    const needed = messages.flatMap((message) => toolOf(tools, message)?.scope ?? []);
    if (needed.every((scope) => scopes.includes(scope))) {
      next();
      return;
    }
    // What the grant has stays in it: a client asks for exactly the scopes that it reads here.
    const all = SCOPES.filter((scope) => scopes.includes(scope) || needed.includes(scope));
    response.setHeader('WWW-Authenticate', challenge(resourceMetadataUrl, all, 'insufficient_scope'));
    const { id } = messages[0] as { id?: unknown }; // a call was among them, so they are objects
    const echoed = messages.length === 1 && (typeof id === 'string' || typeof id === 'number') ? id : null;
    refuse(response, 403, RPC.server, 'The connection lacks the scope of this tool', echoed);
  };
}
