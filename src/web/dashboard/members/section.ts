// The members of a team: the list for all, changes and invitations for owners and admins, leaving for everybody.
import * as z from 'zod';
import { notFound } from '../../../core/errors.ts';
import { MEMBER_ROLES, mayManage } from '../../../core/memberships.ts';
import type { People } from '../../../core/people.ts';
import { formErrors, readQuery, typed } from '../../form.ts';
import type { FormErrors } from '../../form.ts';
import { goTo } from '../../reply.ts';
import type { Routes, Shown, TeamSection } from '../section.ts';
import type { Visit } from '../visit.ts';
import { MEMBERS_PATH, membersMain, resetMain, sentMain } from './page.ts';
import type { MembersShown } from './page.ts';
import { pageAfter, place } from './part.ts';
import type { Place } from './part.ts';

export type MembersDeps = {
  people: Pick<
    People,
    | 'listMembers'
    | 'listInvitations'
    | 'invite'
    | 'reissueInvitation'
    | 'revokeInvitation'
    | 'changeRole'
    | 'removeMember'
    | 'leaveTeam'
    | 'issueReset'
  >;
};

/** Each row has several forms: a page with what it loads stays under 60 KB. */
const MEMBERS_ROWS = 12;
const INVITATIONS_ROWS = 6;

const DONE = {
  changed: 'The role is changed. It holds from their next request on.',
  removed: 'The member is removed.',
  ended: 'The invitation is taken back.',
} as const;

export function membersSection(deps: MembersDeps): TeamSection {
  return {
    path: '/members',
    label: 'Members',
    group: 'Team',
    of: 'team',
    routes(at) {
      at.get('/', async (visit, request) => {
        const { done, ...places } = readQuery(query, request);
        return membersShown(deps, visit, { done: done === undefined ? null : DONE[done], ...places });
      });
      invitationRoutes(deps, at);
      memberRoutes(deps, at);
    },
  };
}

const query = z.object({
  done: z.enum(['changed', 'removed', 'ended']).optional(),
  members: place.optional(),
  invitations: place.optional(),
});
const emptyForm = z.object({});
const roleForm = z.object({ role: z.enum(MEMBER_ROLES) });
const inviteForm = roleForm.extend({ email: typed(254) });

function invitationRoutes({ people }: MembersDeps, at: Routes<Visit>): void {
  at.post('/', inviteForm, async (visit, form) => {
    try {
      return { title: 'Invitation', main: sentMain(await people.invite(actorOf(visit), form)) };
    } catch (error) {
      return membersShown({ people }, visit, { errors: formErrors(error, { email: 'email' }), typed: form });
    }
  });
  at.post('/invitations/:id/again', emptyForm, async (visit, _form, request) => ({
    title: 'Invitation',
    main: sentMain(await people.reissueInvitation(actorOf(visit), String(request.params['id']))),
  }));
  at.post('/invitations/:id/end', emptyForm, async (visit, _form, request, response) => {
    await people.revokeInvitation(actorOf(visit), String(request.params['id']));
    goTo(response, `${MEMBERS_PATH}?done=ended`);
  });
}

function memberRoutes(deps: MembersDeps, at: Routes<Visit>): void {
  const { people } = deps;
  at.post('/leave', emptyForm, async (visit, _form, _request, response) => {
    try {
      await people.leaveTeam(actorOf(visit));
      goTo(response, '/dashboard');
    } catch (error) {
      return membersShown(deps, visit, { errors: formErrors(error, {}) });
    }
  });
  at.post('/:id/role', roleForm, async (visit, { role }, request, response) => {
    try {
      await people.changeRole(actorOf(visit), { userId: String(request.params['id']), role });
      goTo(response, `${MEMBERS_PATH}?done=changed`);
    } catch (error) {
      return membersShown(deps, visit, { errors: formErrors(error, {}) });
    }
  });
  at.post('/:id/remove', emptyForm, async (visit, _form, request, response) => {
    try {
      await people.removeMember(actorOf(visit), String(request.params['id']));
      goTo(response, `${MEMBERS_PATH}?done=removed`);
    } catch (error) {
      return membersShown(deps, visit, { errors: formErrors(error, {}) });
    }
  });
  at.post('/:id/reset', emptyForm, async (visit, _form, request) => {
    const userId = String(request.params['id']);
    const member = (await people.listMembers(visit.team.id)).find((one) => one.userId === userId);
    if (member === undefined || people.issueReset === null) throw notFound('Member');
    const url = await people.issueReset(actorOf(visit), userId);
    return { title: 'Reset link', main: resetMain({ email: member.email, url }) };
  });
}

async function membersShown(
  { people }: MembersDeps,
  visit: Visit,
  more: {
    done?: string | null;
    errors?: FormErrors;
    typed?: MembersShown['typed'];
    members?: Place | undefined;
    invitations?: Place | undefined;
  },
): Promise<Shown> {
  const { errors = {}, done = null, typed = { email: '', role: 'member' } } = more;
  const [members, invitations] = await Promise.all([
    people.listMembers(visit.team.id),
    mayManage(visit.team.role) ? people.listInvitations(visit.team.id) : [],
  ]);
  const shown = {
    members: pageAfter(more.members, members, MEMBERS_ROWS, ({ since: at, userId: id }) => ({ at, id })),
    invitations: pageAfter(more.invitations, invitations, INVITATIONS_ROWS, ({ createdAt, id }) => ({
      at: -createdAt, // newest first
      id,
    })),
    errors,
    done,
    typed,
    givesResets: people.issueReset !== null,
  };
  return {
    title: 'Members',
    lead: 'Who belongs to the team, and what they may do.',
    main: membersMain(visit, shown),
    ...(Object.keys(errors).length === 0 ? {} : { status: 400 }),
  };
}

function actorOf({ team, user }: Visit) {
  return { teamId: team.id, userId: user.id };
}
