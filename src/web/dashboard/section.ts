// A part of the dashboard: where it stands, who sees it in the navigation, and its pages.
import type { Request, Response } from 'express';
import type * as z from 'zod';
import type { UserTeam } from '../../core/user-teams.ts';
import type { AppPage } from '../design/app-frame.ts';
import type { PersonVisit, Visit } from './visit.ts';

/** The headings of the navigation, in their order. */
export const GROUPS = ['', 'Connections', 'Team', 'You'] as const;
export type Group = (typeof GROUPS)[number];

/** A page for the frame; or nothing, where the handler has answered by itself: gone elsewhere, a file, a stream. */
export type Shown = AppPage & { status?: number };
export type Answer = Promise<Shown | void>;

export type Get<Who> = (visit: Who, request: Request, response: Response) => Answer;
export type Post<Who, Form> = (visit: Who, form: Form, request: Request, response: Response) => Answer;

/** Paths are under the section's own: '/' is its first page. Whatever a handler throws is shown within the frame. */
export type Routes<Who> = {
  get(path: string, handler: Get<Who>): void;
  /** The form is read from our own pages only. In a team's section it must carry the team (see team-form.ts). */
  post<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    handler: Post<Who, z.output<Schema>>,
    options?: { maxBytes?: number },
  ): void;
};

type Entry = {
  /** '' is the overview, else `/keys` and the like. */
  path: '' | `/${string}`;
  /** In the navigation; null stands for a section that is reached by other ways. */
  label: string | null;
  group: Group;
  /** Who sees the entry; everybody, where it is left out. The pages check for themselves. */
  visibleTo?: (role: UserTeam['role']) => boolean;
};

/** Pages about a team: a person without one is told how to come by one. */
export type TeamSection = Entry & { of: 'team'; routes(at: Routes<Visit>): void };

/** Pages about the person, team or none. */
export type PersonSection = Entry & { of: 'person'; routes(at: Routes<PersonVisit>): void };

export type Section = TeamSection | PersonSection;
