// The page of one's own account: password, sessions, the end. Values in, HTML out.
import { html } from 'hono/html';
import type { ListedSession } from '../../../core/sessions.ts';
import { field } from '../../design/field.ts';
import { NOTHING } from '../../design/html.ts';
import type { Html } from '../../design/html.ts';
import { ago, moment } from '../../design/moment.ts';
import { alertBox, doneBox, note } from '../../design/notice.ts';
import { badge } from '../../design/parts.ts';
import { table } from '../../design/table.ts';
import type { FormErrors } from '../../form.ts';
import { isRecent, signInAgain } from '../recent-sign-in.ts';
import type { PersonVisit } from '../visit.ts';

export const ACCOUNT_PATH = '/dashboard/account';

export type AccountShown = {
  hasPassword: boolean;
  sessions: readonly ListedSession[];
  teams: { deleted: readonly string[]; inTheWay: readonly string[] };
  now: number;
  done: string | null;
  errors: FormErrors;
};

export function accountMain(visit: PersonVisit, shown: AccountShown): Html {
  return html`${doneBox(shown.done)} ${alertBox(shown.errors['form'])}
    <section class="panel stack">
      <h2>Password</h2>
      ${shown.hasPassword ? passwordForm(visit, shown.errors) : noPassword()}
    </section>
    ${sessionsPart(visit, shown)} ${endPart(visit, shown)}`;
}

function passwordForm({ user }: PersonVisit, errors: FormErrors): Html {
  return html`<form method="post" action="${ACCOUNT_PATH}/password" class="narrow">
    <input type="email" name="email" value="${user.email}" autocomplete="username" readonly hidden />
    ${field({
      name: 'current',
      label: 'Current password',
      type: 'password',
      autocomplete: 'current-password',
      error: errors['current'],
    })}
    ${field({
      name: 'password',
      label: 'New password',
      type: 'password',
      autocomplete: 'new-password',
      hint: 'At least 12 characters. Your other sessions end.',
      error: errors['password'],
    })}
    <div class="actions"><button type="submit">Change the password</button></div>
  </form>`;
}

function noPassword(): Html {
  return html`<p class="soft">
    Your account has no password: you sign in another way. <a href="/reset">Ask for a reset link</a> to set
    one.
  </p>`;
}

function sessionsPart({ user }: PersonVisit, { sessions, now }: AccountShown): Html {
  const others = sessions.filter(({ id }) => id !== user.sessionId);
  return html`<section class="stack">
    <h2>Sessions</h2>
    ${table({
      caption: 'Where you are signed in',
      columns: [
        { label: 'Browser', kind: 'title' },
        { label: 'Since' },
        { label: 'Last seen' },
        { label: '', kind: 'action' },
      ],
      rows: sessions.map(({ id, browser, createdAt, lastSeenAt }) => [
        html`${browser ?? 'A browser'} ${id === user.sessionId ? badge('this one', 'good') : NOTHING}`,
        moment(createdAt),
        ago(lastSeenAt, now),
        id === user.sessionId
          ? NOTHING
          : html`<form method="post" action="${ACCOUNT_PATH}/sessions/${id}/end">
              <button class="quiet small" type="submit">End</button>
            </form>`,
      ]),
    })}
    ${
      others.length === 0
        ? NOTHING
        : html`<form method="post" action="${ACCOUNT_PATH}/sessions/end-others">
            <button class="quiet" type="submit">End all others</button>
          </form>`
    }
  </section>`;
}

function endPart(visit: PersonVisit, { teams, errors, now }: AccountShown): Html {
  const { user } = visit;
  return html`<section class="panel stack">
    <h2>Delete the account</h2>
    ${
      teams.inTheWay.length > 0
        ? note(
            html`You are the last owner of ${names(teams.inTheWay)}. Make another member an owner first, or
            delete the team.`,
            'warn',
          )
        : html`<p class="soft">
              Your sessions, ways to sign in and connections end. Nothing brings them back.
            </p>
            ${
              teams.deleted.length === 0
                ? NOTHING
                : note(
                    html`Nobody else belongs to ${names(teams.deleted)}: deleted with it, credits and history
                    too.`,
                    'warn',
                  )
            }
            ${
              isRecent(visit, now)
                ? html`<form method="post" action="${ACCOUNT_PATH}/delete" class="narrow">
                    ${field({
                      name: 'email',
                      label: `Type your address: ${user.email}`,
                      error: errors['email'],
                    })}
                    <div class="actions">
                      <button class="danger" type="submit">Delete the account</button>
                    </div>
                  </form>`
                : signInAgain(ACCOUNT_PATH, 'To delete the account,')
            }`
    }
  </section>`;
}

function names(teams: readonly string[]): Html {
  return html`${teams.map((name, at) => html`${at === 0 ? '' : ', '}<span class="who">${name}</span>`)}`;
}
