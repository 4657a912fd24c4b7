// Consent: the signed-in person sees who asks for what, picks a team, and agrees or not. Asked every time.
import { createHmac } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { answerUrl } from './authorize.ts';
import { findClient, markClientUsed } from './clients.ts';
import type { OAuthClient } from './clients.ts';
import { keepCode } from './codes.ts';
import type { Agreement } from './codes.ts';
import { readAgreement, readDecision } from './consent-form.ts';
import { answerFlow, findOpenFlow } from './flows.ts';
import type { Flow } from './flows.ts';
import { PageProblem, sendPage, sendRedirect } from './pages.ts';
import type { ConsentPage, OAuthPage, RenderPage } from './pages.ts';
import { Parameters, queryOf } from './parameters.ts';
import { PATHS } from './protocol.ts';
import { redirectHost, redirectKind } from './redirect-uri.ts';
import { isSameText, newToken } from './secret-token.ts';
import type { RandomBytes } from './secret-token.ts';

const MISTAKE_STATUS = 400;

export type SignedInUser = {
  userId: string;
  email: string;
  /** Names this session; a new one at every sign-in. */ sessionId: string;
};

export type ConsentDeps = {
  db: Kysely<Database>;
  now: () => number;
  randomBytes: RandomBytes;
  issuer: string;
  /** 32 bytes; binds a form to its session. */
  csrfKey: Uint8Array;
  /** Who sits at this browser; null where nobody is signed in. */
  signedInUser(request: Request): Promise<SignedInUser | null>;
  /** Where to sign in and come back to `next`, a path of ours with its query. */
  signInUrl(next: string): string;
  renderPage: RenderPage;
};

/** GET: the page, or the way to sign in first. */
export function showConsent(deps: ConsentDeps): RequestHandler {
  return async (request, response) => {
    const token = queryOf(request.originalUrl).get('flow');
    const open = await openFlow(deps, token);
    const user = await deps.signedInUser(request);
    if (user === null) sendRedirect(response, deps.signInUrl(`${PATHS.consent}?flow=${token}`));
    else sendPage(response, deps.renderPage, await consentPage(deps, open, user));
  };
}

/** POST: the answer. Whatever the page said is checked again; what a person may mend is asked for once more. */
export function answerConsent(deps: ConsentDeps): RequestHandler {
  return async (request, response) => {
    checkOrigin(deps, request);
    const body: unknown = request.body;
    if (typeof body !== 'string') throw new PageProblem('malformed_request');
    const form = new Parameters(body);
    const token = form.get('flow') ?? '';
    const user = await deps.signedInUser(request);
    if (user === null || !isSameText(form.get('csrf') ?? '', csrfToken(deps, user, token))) {
      throw new PageProblem('other_session');
    }
    const open = await openFlow(deps, token);
    const goOn = (allowed: boolean, answer: Readonly<Record<string, string>>) => {
      const url = answerUrl(deps.issuer, open.flow, answer);
      const page: OAuthPage = { kind: 'continue', url, clientName: open.client.name, allowed };
      sendPage(response, deps.renderPage, page);
    };
    if (readDecision(form) === 'deny') {
      goOn(false, await refuse(deps, open.flow));
      return;
    }
    const read = readAgreement(form, open.flow, user.userId);
    if ('agreement' in read) goOn(true, { code: await agree(deps, open.flow, read.agreement) });
    else sendPage(response, deps.renderPage, await consentPage(deps, open, user, read), MISTAKE_STATUS);
  };
}

type OpenFlow = { token: string; flow: Flow; client: OAuthClient };

async function openFlow(deps: ConsentDeps, token: string | null): Promise<OpenFlow> {
  const flow = await findOpenFlow(deps, token);
  if (flow === null || token === null) throw new PageProblem('flow_gone');
  const client = await findClient(deps.db, flow.clientId);
  if (client === null) throw new PageProblem('flow_gone');
  if (client.isDisabled) throw new PageProblem('disabled_client');
  return { token, flow, client };
}

async function consentPage(
  deps: ConsentDeps,
  { token, flow, client }: OpenFlow,
  user: SignedInUser,
  { mistakes, choice }: Pick<ConsentPage, 'mistakes' | 'choice'> = { mistakes: [], choice: null },
): Promise<ConsentPage> {
  const teams = await teamsOf(deps.db, user.userId);
  if (teams.length === 0) throw new PageProblem('no_team');
  return {
    kind: 'consent',
    action: PATHS.consent,
    flow: token,
    csrf: csrfToken(deps, user, token),
    client: shownClient(client, flow),
    userEmail: user.email,
    teams,
    scopes: flow.scopes,
    mistakes,
    choice,
  };
}

async function teamsOf(db: Kysely<Database>, userId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('memberships as m')
    .innerJoin('teams as t', 't.id', 'm.team_id')
    .select(['t.id', 't.name'])
    .where('m.user_id', '=', userId)
    .orderBy('m.created_at')
    .orderBy('t.id')
    .execute();
}

function shownClient(client: OAuthClient, flow: Flow): ConsentPage['client'] {
  const kind = redirectKind(flow.redirectUri);
  if (kind === null) throw new Error('a flow holds only redirect URIs that were checked');
  return {
    name: client.name,
    provenHost: client.kind === 'document' ? new URL(client.id).hostname : null,
    byOperator: client.kind === 'static',
    redirectHost: redirectHost(flow.redirectUri),
    redirectKind: kind,
  };
}

/** Bound to the session and to the flow: neither another person's form nor another flow's holds. */
function csrfToken({ csrfKey }: ConsentDeps, user: SignedInUser, flow: string): string {
  return createHmac('sha256', csrfKey)
    .update(JSON.stringify([user.sessionId, user.userId, flow]))
    .digest('base64url');
}

/** A browser says where a form comes from; what comes from elsewhere is none of ours. */
function checkOrigin({ issuer }: ConsentDeps, request: Request): void {
  const origin = request.headers.origin;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined && origin !== new URL(issuer).origin) throw new PageProblem('other_session');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new PageProblem('other_session');
}

/** Answers the flow and keeps the code, both or neither. */
async function agree(deps: ConsentDeps, flow: Flow, agreement: Agreement): Promise<string> {
  const code = newToken(deps.randomBytes);
  await deps.db.transaction().execute(async (tx) => {
    const within = { tx, now: deps.now };
    if (!(await answerFlow(within, flow))) throw new PageProblem('flow_gone');
    if (!(await keepCode(within, code, flow, agreement))) throw new PageProblem('other_team');
    await markClientUsed(tx, flow.clientId, deps.now());
  });
  return code;
}

async function refuse(deps: ConsentDeps, flow: Flow): Promise<{ error: string; error_description: string }> {
  const isFirst = await deps.db.transaction().execute((tx) => answerFlow({ tx, now: deps.now }, flow));
  if (!isFirst) throw new PageProblem('flow_gone');
  return { error: 'access_denied', error_description: 'the person did not agree' };
}
