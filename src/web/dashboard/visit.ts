// Who opens a page of the dashboard, for which team, and as what. Read anew at every request.
import type { Request } from 'express';
import { SCOPES } from '../../core/caller.ts';
import type { Caller } from '../../core/caller.ts';
import { forbidden } from '../../core/errors.ts';
import { mayManage } from '../../core/memberships.ts';
import type { UserTeam } from '../../core/user-teams.ts';
import { cookieFor, readCookie } from '../../http/cookies.ts';
import { signedInUser } from '../session-cookie.ts';
import type { SessionCookieDeps } from '../session-cookie.ts';

const TEAM_COOKIE = 'svc-team';
const TEAM_COOKIE_SECONDS = 365 * 86_400;

export type VisitDeps = SessionCookieDeps & {
  /** In the order in which the person joined them. */
  teamsOf(userId: string): Promise<readonly UserTeam[]>;
};

/** A signed-in person, who may have no team. */
export type PersonVisit = {
  user: { id: string; email: string; sessionId: string; signedInAt: number };
  team: UserTeam | null;
  teams: readonly UserTeam[];
};

/** A member of a team. */
export type Visit = PersonVisit & { team: UserTeam };

/** Null where nobody is signed in. The team is the one last chosen in this browser, while they belong to it. */
export async function visitOf(deps: VisitDeps, request: Request): Promise<PersonVisit | null> {
  const session = await signedInUser(deps, request);
  if (session === null) return null;
  const { id: sessionId, userId, email, signedInAt } = session;
  const teams = await deps.teamsOf(userId);
  const chosen = readCookie(request.headers.cookie, cookieFor(deps.publicUrl, TEAM_COOKIE).name);
  return {
    user: { id: userId, email, sessionId, signedInAt },
    team: teams.find(({ id }) => id === chosen) ?? teams[0] ?? null,
    teams,
  };
}

/** Whether the browser of this request is still signed in as the same person, and that person still of the team. */
export async function isStillThere(
  deps: VisitDeps,
  request: Request,
  { user, team }: Visit,
): Promise<boolean> {
  const visit = await visitOf(deps, request);
  return visit !== null && visit.user.id === user.id && visit.teams.some(({ id }) => id === team.id);
}

/** A wish, no proof: what it opens is decided by the memberships of whoever sends it. */
export function teamCookie(publicUrl: string, teamId: string): string {
  const { name, attributes } = cookieFor(publicUrl, TEAM_COOKIE);
  return `${name}=${teamId}; ${attributes}; Max-Age=${TEAM_COOKIE_SECONDS}`;
}

/** The person in the team, as the operations of the core know a caller: the same limits as through an assistant. */
export function callerOf({ user, team }: Visit): Caller {
  return { teamId: team.id, userId: user.id, scopes: SCOPES, bucket: `user:${user.id}:team:${team.id}` };
}

/** Keys, webhooks and members: for owners and admins. */
export function checkMayManage({ team }: Visit): void {
  if (!mayManage(team.role)) throw forbidden('Only an owner or an admin of the team may do this');
}

export function checkIsOwner({ team }: Visit): void {
  if (team.role !== 'owner') throw forbidden('Only an owner of the team may do this');
}
