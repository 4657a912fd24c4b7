// The authorization endpoint: checks a request in one order, keeps it, and sends its person to the consent page.
// Until client and redirect URI are known to be good, a mistake is a page; after that it goes back to the client.
import type { Request, RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { takeForAddress } from './address-limit.ts';
import type { AddressLimitDeps } from './address-limit.ts';
import { isDocumentUrl } from './client-document.ts';
import type { ClientDocuments } from './client-document.ts';
import { findClient } from './clients.ts';
import type { OAuthClient } from './clients.ts';
import { keepFlow } from './flows.ts';
import { OAuthError } from './oauth-error.ts';
import { PageProblem, sendRedirect } from './pages.ts';
import { queryOf } from './parameters.ts';
import type { Parameters } from './parameters.ts';
import { checkChallenge } from './pkce.ts';
import { CLIENT_ID_MAX_CHARACTERS, PATHS, STATE_MAX_CHARACTERS } from './protocol.ts';
import { isRegisteredRedirect, redirectKind, withParameters } from './redirect-uri.ts';
import { checkResource } from './resource.ts';
import { checkScope } from './scopes.ts';
import type { RandomBytes } from './secret-token.ts';

export type AuthorizeDeps = AddressLimitDeps & {
  db: Kysely<Database>;
  now: () => number;
  randomBytes: RandomBytes;
  issuer: string;
  scopes: readonly string[];
  documents: ClientDocuments;
};

export function authorize(deps: AuthorizeDeps): RequestHandler {
  return async (request, response) => {
    const query = queryOf(request.originalUrl);
    await checkRate(deps, request);
    const client = await checkClient(deps, query, request);
    const target = checkRedirectTarget(client, query);
    const checked = checkRequest(deps, query);
    if (checked instanceof OAuthError) {
      const answer = { error: checked.code, error_description: checked.message };
      sendRedirect(response, answerUrl(deps.issuer, target, answer));
      return;
    }
    const flow = await keepFlow(deps, { clientId: client.id, ...target, ...checked });
    sendRedirect(response, `${deps.issuer}${PATHS.consent}?flow=${flow}`);
  };
}

/** Where an answer goes, with the request's state and our name (RFC 9207), whatever it says. */
export function answerUrl(
  issuer: string,
  { redirectUri, state }: { redirectUri: string; state: string | null },
  answer: Readonly<Record<string, string>>,
): string {
  return withParameters(redirectUri, { ...answer, state, iss: issuer });
}

type Target = { redirectUri: string; redirectUriNamed: boolean; state: string | null };
type Checked = { scopes: string[]; codeChallenge: string };

async function checkRate(deps: AuthorizeDeps, request: Request): Promise<void> {
  if ((await takeForAddress(deps, 'authorize', request.ip)) !== null)
    throw new PageProblem('too_many_requests');
}

/** RFC 6749 §4.1.2.1: an unknown client is told to the person, never by a redirect. */
async function checkClient(deps: AuthorizeDeps, query: Parameters, request: Request): Promise<OAuthClient> {
  const id = query.get('client_id');
  if (
    id === null ||
    query.isRepeated('client_id') ||
    id.length > CLIENT_ID_MAX_CHARACTERS ||
    id.includes('\0')
  ) {
    throw new PageProblem('unknown_client');
  }
  const isUrl = isDocumentUrl(id);
  const mayFetch = async () => (await takeForAddress(deps, 'document', request.ip)) === null;
  const client = isUrl ? await deps.documents.find(id, mayFetch) : await findClient(deps.db, id);
  if (client === null) throw new PageProblem(isUrl ? 'client_document' : 'unknown_client');
  if (client.isDisabled) throw new PageProblem('disabled_client');
  return client;
}

/** Named and registered, or left out by a client that has but one which cannot vary (RFC 6749 §3.1.2.3). */
function checkRedirectTarget(client: OAuthClient, query: Parameters): Target {
  const state = query.get('state');
  // What cannot be carried back cannot be answered.
  if (state !== null && (state.length > STATE_MAX_CHARACTERS || state.includes('\0'))) {
    throw new PageProblem('malformed_request');
  }
  if (query.isRepeated('redirect_uri')) throw new PageProblem('redirect_uri');
  const named = query.get('redirect_uri');
  if (named !== null) {
    if (!isRegisteredRedirect(named, client.redirectUris)) throw new PageProblem('redirect_uri');
    return { redirectUri: named, redirectUriNamed: true, state };
  }
  const [only, second] = client.redirectUris;
  if (only === undefined || second !== undefined || redirectKind(only) !== 'https') {
    throw new PageProblem('redirect_uri');
  }
  return { redirectUri: only, redirectUriNamed: false, state };
}

/** In this order; the first that fails is the answer. */
const CHECKS: readonly ((query: Parameters) => void)[] = [
  (query) => query.checkNoneRepeated(),
  checkNoRequestObject,
  checkResponseType,
  checkResponseMode,
  checkPrompt,
];

function checkRequest({ issuer, scopes }: AuthorizeDeps, query: Parameters): Checked | OAuthError {
  try {
    for (const check of CHECKS) check(query);
    const codeChallenge = checkChallenge(query.get('code_challenge'), query.get('code_challenge_method'));
    checkResource(query.all('resource'), issuer);
    return { codeChallenge, scopes: checkScope(query.get('scope'), scopes) };
  } catch (error) {
    if (error instanceof OAuthError) return error;
    throw error;
  }
}

/** RFC 9101: we take no request objects, neither here nor by reference. */
function checkNoRequestObject(query: Parameters): void {
  if (query.get('request') !== null) {
    throw new OAuthError('request_not_supported', 'request objects are not supported');
  }
  if (query.get('request_uri') !== null) {
    throw new OAuthError('request_uri_not_supported', 'request_uri is not supported');
  }
}

/** RFC 6749 §4.1.1 */
function checkResponseType(query: Parameters): void {
  const type = query.get('response_type');
  if (type === null) throw new OAuthError('invalid_request', 'response_type is missing');
  if (type !== 'code') throw new OAuthError('unsupported_response_type', 'response_type must be code');
}

function checkResponseMode(query: Parameters): void {
  const mode = query.get('response_mode');
  if (mode !== null && mode !== 'query') {
    throw new OAuthError('invalid_request', 'response_mode must be query');
  }
}

/** A person is asked every time. */
function checkPrompt(query: Parameters): void {
  if ((query.get('prompt') ?? '').split(' ').includes('none')) {
    throw new OAuthError('consent_required', 'consent is asked for every time');
  }
}
