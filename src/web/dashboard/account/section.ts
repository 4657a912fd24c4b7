// One's own account: the password, the sessions, and the end of it all. About the person, team or none.
import * as z from 'zod';
import { notFound } from '../../../core/errors.ts';
import type { OwnAccount } from '../../../core/own-account.ts';
import { formErrors, readQuery, typed } from '../../form.ts';
import type { FormErrors } from '../../form.ts';
import { goTo } from '../../reply.ts';
import { clearSessionCookie } from '../../session-cookie.ts';
import { checkRecent } from '../recent-sign-in.ts';
import type { PersonSection, Routes, Shown } from '../section.ts';
import type { PersonVisit } from '../visit.ts';
import { ACCOUNT_PATH, accountMain } from './page.ts';

export type AccountDeps = {
  account: OwnAccount;
  now: () => number;
  /** Without a trailing slash. */
  publicUrl: string;
};

const DONE = {
  password: 'The new password holds. Your other sessions have ended.',
  session: 'The session has ended.',
  others: 'All other sessions have ended.',
} as const;

export function accountSection(deps: AccountDeps): PersonSection {
  return {
    path: '/account',
    label: 'Account',
    group: 'You',
    of: 'person',
    routes(at) {
      at.get('/', async (visit, request) => {
        const { done } = readQuery(doneQuery, request);
        return accountShown(deps, visit, { done: done === undefined ? null : DONE[done] });
      });
      passwordRoutes(deps, at);
      sessionRoutes(deps, at);
      endRoutes(deps, at);
    },
  };
}

const doneQuery = z.object({ done: z.enum(['password', 'session', 'others']).optional() });
const emptyForm = z.object({});
const passwordForm = z.object({ current: z.string().default(''), password: z.string().default('') });

function passwordRoutes(deps: AccountDeps, at: Routes<PersonVisit>): void {
  at.post('/password', passwordForm, async (visit, form, _request, response) => {
    const { id: userId, sessionId } = visit.user;
    try {
      if (await deps.account.changePassword({ ...form, userId, sessionId })) {
        goTo(response, `${ACCOUNT_PATH}?done=password`);
        return;
      }
      return await accountShown(deps, visit, { errors: { current: 'That is not your current password.' } });
    } catch (error) {
      return accountShown(deps, visit, { errors: formErrors(error, { password: 'password' }) });
    }
  });
}

function sessionRoutes({ account }: AccountDeps, at: Routes<PersonVisit>): void {
  at.post('/sessions/end-others', emptyForm, async ({ user }, _form, _request, response) => {
    await account.endOtherSessions({ userId: user.id, sessionId: user.sessionId });
    goTo(response, `${ACCOUNT_PATH}?done=others`);
  });
  at.post('/sessions/:id/end', emptyForm, async ({ user }, _form, request, response) => {
    const session = { userId: user.id, sessionId: String(request.params['id']) };
    if (!(await account.endSession(session))) throw notFound('Session');
    goTo(response, `${ACCOUNT_PATH}?done=session`);
  });
}

function endRoutes(deps: AccountDeps, at: Routes<PersonVisit>): void {
  at.post('/delete', z.object({ email: typed(254) }), async (visit, { email }, _request, response) => {
    checkRecent(visit, deps.now());
    try {
      await deps.account.delete({ userId: visit.user.id, typedEmail: email });
      clearSessionCookie(deps, response);
      goTo(response, '/');
    } catch (error) {
      return accountShown(deps, visit, { errors: formErrors(error, { email: 'email' }) });
    }
  });
}

async function accountShown(
  { account, now }: AccountDeps,
  visit: PersonVisit,
  { done = null, errors = {} }: { done?: string | null; errors?: FormErrors },
): Promise<Shown> {
  const [hasPassword, sessions, teams] = await Promise.all([
    account.hasPassword(visit.user.id),
    account.listSessions(visit.user.id),
    account.teams(visit.user.id),
  ]);
  return {
    title: 'Account',
    lead: visit.user.email,
    main: accountMain(visit, { hasPassword, sessions, teams, now: now(), done, errors }),
    ...(Object.keys(errors).length === 0 ? {} : { status: 400 }),
  };
}
