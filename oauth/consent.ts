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
import { answerFlow, findOpenFlow } from './flows.ts';
import type { Flow } from './flows.ts';
import { PageProblem, sendPage, sendRedirect } from './pages.ts';
import type { ConsentPage, RenderPage } from './pages.ts';
import { Parameters, queryOf } from './parameters.ts';
import { PATHS } from './protocol.ts';
import { redirectHost, redirectKind } from './redirect-uri.ts';
import { isSameText, newToken } from './secret-token.ts';
import type { RandomBytes } from './secret-token.ts';

const DAILY_CAP = /^[1-9]\d{0,6}$/;

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
    const { flow, client } = await openFlow(deps, token);
    const user = await deps.signedInUser(request);
    if (user === null) {
      sendRedirect(response, deps.signInUrl(`${PATHS.consent}?flow=${token}`));
      return;
    }
    const teams = await teamsOf(deps.db, user.userId);
    if (teams.length === 0) throw new PageProblem('no_team');
    const page: ConsentPage = {
      kind: 'consent',
      action: PATHS.consent,
      flow: token ?? '',
      csrf: csrfToken(deps, user, token ?? ''),
      client: shownClient(client, flow),
      userEmail: user.email,
      teams,
      scopes: flow.scopes,
    };
    sendPage(response, deps.renderPage, page);
  };
}

/** POST: the answer. Whatever the page said is checked again. */
export function answerConsent(deps: ConsentDeps): RequestHandler {
  return async (request, response) => {
    checkOrigin(deps, request);
    const body: unknown = request.body;
    if (typeof body !== 'string') throw new PageProblem('malformed_request');
    const form = new Parameters(body);
    const token = form.get('flow');
    const user = await deps.signedInUser(request);
    if (user === null || !isSameText(form.get('csrf') ?? '', csrfToken(deps, user, token ?? ''))) {
      throw new PageProblem('other_session');
    }
    const { flow, client } = await openFlow(deps, token);
    const decision = checkDecision(form);
    const answer =
      decision === 'allow'
        ? { code: await agree(deps, flow, checkAgreement(user, flow, form)) }
        : await refuse(deps, flow);
    sendPage(response, deps.renderPage, {
      kind: 'continue',
      url: answerUrl(deps.issuer, flow, answer),
      clientName: client.name,
      allowed: decision === 'allow',
    });
  };
}

async function openFlow(
  deps: ConsentDeps,
  token: string | null,
): Promise<{ flow: Flow; client: OAuthClient }> {
  const flow = await findOpenFlow(deps, token);
  if (flow === null) throw new PageProblem('flow_gone');
  const client = await findClient(deps.db, flow.clientId);
  if (client === null) throw new PageProblem('flow_gone');
  if (client.isDisabled) throw new PageProblem('disabled_client');
  return { flow, client };
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

function checkDecision(form: Parameters): 'allow' | 'deny' {
  const decision = form.get('decision');
  if (form.isRepeated('decision') || (decision !== 'allow' && decision !== 'deny')) {
    throw new PageProblem('malformed_request');
  }
  return decision;
}

/** Scopes are a part of those asked for; the team is checked where the code is written. */
function checkAgreement(user: SignedInUser, flow: Flow, form: Parameters): Agreement {
  const chosen = form.all('scope');
  const scopes = flow.scopes.filter((scope) => chosen.includes(scope));
  if (scopes.length === 0 || chosen.some((scope) => !flow.scopes.includes(scope))) {
    throw new PageProblem('no_scope');
  }
  const team = form.get('team');
  if (team === null || form.isRepeated('team') || team.includes('\0')) throw new PageProblem('other_team');
  const cap = form.get('daily_cap');
  if (cap !== null && !DAILY_CAP.test(cap)) throw new PageProblem('bad_cap');
  return {
    userId: user.userId,
    teamId: team,
    scopes,
    dailyCreditCap: cap === null ? null : Number(cap),
  };
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
