// The dashboard: mounts its sections behind sign-in, draws the frame around what they show, and around what goes wrong.
import express from 'express';
import type { Request, RequestHandler, Response, Router } from 'express';
import * as z from 'zod';
import { problemPage } from '../design/card-frame.ts';
import { appPage } from '../design/app-frame.ts';
import { readForm } from '../form.ts';
import { NOT_FOUND, problemOf } from '../problem.ts';
import type { Problem } from '../problem.ts';
import { safeNext, SIGN_IN_PATH } from '../next.ts';
import { goTo, sendPage } from '../reply.ts';
import { navigationFor } from './navigation.ts';
import { noTeamPage, problemShown } from './plain-pages.ts';
import type { Answer, PersonSection, Routes, Section, Shown, TeamSection } from './section.ts';
import { checkTeamOf } from './team-form.ts';
import { teamCookie, visitOf } from './visit.ts';
import type { PersonVisit, Visit, VisitDeps } from './visit.ts';

const ROOT = '/dashboard';
/** Names nothing: no text of the database holds it. */
const NUL_IN_PATH = /%00/;

export type DashboardDeps = VisitDeps & {
  /** In the order in which the navigation lists them. */
  sections: readonly Section[];
  onInternal(error: unknown, requestId: string): void;
};

/** To be mounted at the root. */
export function createDashboard(deps: DashboardDeps): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  router.post(`${ROOT}/team`, switchTeam(deps));
  for (const section of deps.sections) {
    const at = express.Router({ caseSensitive: true, strict: true });
    if (section.of === 'team') section.routes(teamRoutes(deps, section, at));
    else section.routes(personRoutes(deps, section, at));
    router.use(`${ROOT}${section.path}`, at);
  }
  router.use(
    ROOT,
    withVisit(deps, '', async () => problemShown(NOT_FOUND)),
  );
  return router;
}

function teamRoutes(deps: DashboardDeps, { path: home }: TeamSection, at: Router): Routes<Visit> {
  return {
    get(path, handler) {
      at.get(
        path,
        withTeam(deps, home, (visit, request, response) => handler(visit, request, response)),
      );
    },
    post(path, schema, handler, { maxBytes } = {}) {
      at.post(
        path,
        withTeam(deps, home, async (visit, request, response) => {
          const form = await readForm(deps, schema, request, response, maxBytes);
          checkTeamOf(visit, request.body);
          return handler(visit, form, request, response);
        }),
      );
    },
  };
}

function personRoutes(deps: DashboardDeps, { path: home }: PersonSection, at: Router): Routes<PersonVisit> {
  return {
    get(path, handler) {
      at.get(path, withVisit(deps, home, handler));
    },
    post(path, schema, handler, { maxBytes } = {}) {
      at.post(
        path,
        withVisit(deps, home, async (visit, request, response) =>
          handler(visit, await readForm(deps, schema, request, response, maxBytes), request, response),
        ),
      );
    },
  };
}

type Handle<Who> = (visit: Who, request: Request, response: Response) => Answer;

function withTeam(deps: DashboardDeps, home: string, handle: Handle<Visit>): RequestHandler {
  return withVisit(deps, home, async (visit, request, response) => {
    const { team } = visit;
    return team === null ? noTeamPage : handle({ ...visit, team }, request, response);
  });
}

/** Signed in, or sent to sign in. Who they are is read before anything that they sent. */
function withVisit(deps: DashboardDeps, home: string, handle: Handle<PersonVisit>): RequestHandler {
  return async (request, response) => {
    let visit: PersonVisit | null = null;
    try {
      visit = await visitOf(deps, request);
      if (visit === null) {
        const back = request.method === 'GET' ? request.originalUrl : ROOT + home;
        goTo(response, `${SIGN_IN_PATH}?next=${encodeURIComponent(safeNext(back))}`);
        return;
      }
      const isNothing = NUL_IN_PATH.test(request.originalUrl.split('?', 1)[0] ?? '');
      const shown = isNothing ? problemShown(NOT_FOUND) : await handle(visit, request, response);
      if (shown !== undefined) show(deps, response, visit, home, shown);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.isInternal === true) deps.onInternal(error, String(response.getHeader('X-Request-Id')));
      if (response.headersSent) response.destroy();
      else if (visit === null) sendPage(response, problem.status, problemPage(problem.title, problem.text));
      else tell(deps, response, visit, home, problem);
    }
  };
}

function tell(
  deps: DashboardDeps,
  response: Response,
  visit: PersonVisit,
  home: string,
  problem: Problem,
): void {
  if (problem.retryAfterSeconds !== undefined)
    response.setHeader('Retry-After', String(problem.retryAfterSeconds));
  show(deps, response, visit, home, problemShown(problem));
}

function show(
  deps: DashboardDeps,
  response: Response,
  visit: PersonVisit,
  home: string,
  { status = 200, ...page }: Shown,
): void {
  const around = {
    navigation: navigationFor(deps.sections, visit),
    current: ROOT + home,
    email: visit.user.email,
    team: visit.team,
    teams: visit.teams,
  };
  sendPage(response, status, appPage(around, page));
}

const teamChoice = z.object({ team: z.string().max(100) });

/** A team that the person does not belong to is not chosen, and nothing is said of it. */
function switchTeam(deps: DashboardDeps): RequestHandler {
  return withVisit(deps, '', async ({ teams }, request, response) => {
    const { team } = await readForm(deps, teamChoice, request, response);
    if (teams.some(({ id }) => id === team))
      response.appendHeader('Set-Cookie', teamCookie(deps.publicUrl, team));
    goTo(response, ROOT);
  });
}
