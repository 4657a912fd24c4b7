// The pages of an invitation. Names of teams and addresses of inviters are strangers' words. Values in, HTML out.
import { html } from 'hono/html';
import type { Invited } from '../../core/invitations.ts';
import { cardPage } from '../design/card-frame.ts';
import type { Page } from '../design/document.ts';
import { field } from '../design/field.ts';
import type { Html } from '../design/html.ts';
import { NOTHING } from '../design/html.ts';
import { alertBox } from '../design/notice.ts';
import type { FormErrors } from '../form.ts';
import { linkCodeField, newPasswordField } from './fields.ts';

const GONE = 'This invitation was used or taken back, or is too old. Ask for a new one.';

/** Where the link leads: the code is in the form with the first script, and goes on by itself. */
export function openInvitationPage(shown: { isGone: boolean }): Page {
  return cardPage({
    title: 'Your invitation',
    scripts: ['open-link.js'],
    main: html`<p class="soft">You were invited to a team.</p>
      <form method="post" action="/invitation">
        ${linkCodeField('', shown.isGone ? GONE : undefined)}
        <div class="actions"><button type="submit">Go on</button></div>
      </form>`,
  });
}

export type InvitationShown = {
  secret: string;
  invited: Invited;
  /** Who sits at this browser. */
  signedInAs: string | null;
  errors: FormErrors;
};

export function invitationPage(shown: InvitationShown): Page {
  const { invited, errors } = shown;
  return cardPage({
    title: 'Join the team?',
    main: html`<p>
        ${invited.invitedBy === null ? 'Somebody' : html`<span class="who">${invited.invitedBy}</span>`} has
        invited
        <span class="who">${invited.email}</span> to the team <span class="who">${invited.teamName}</span>,
        ${ROLE_WORDS[invited.role]}.
      </p>
      ${alertBox(errors['form'])} ${wayIn(shown)}`,
  });
}

const ROLE_WORDS: Readonly<Record<Invited['role'], string>> = {
  owner: 'as an owner, who may do everything',
  admin: 'as an admin, who manages keys, webhooks and members',
  member: 'as a member',
};

function wayIn({ secret, invited, signedInAs, errors }: InvitationShown): Html {
  const code = html`<input type="hidden" name="secret" value="${secret}" />`;
  if (signedInAs !== null && signedInAs !== invited.email) {
    return html`<p class="notice warn">
        You are signed in as <span class="who">${signedInAs}</span>. The invitation is for another address.
      </p>
      <form method="post" action="/sign-out">
        <p class="soft">Sign out, and open the link once more.</p>
        <div class="actions"><button class="quiet" type="submit">Sign out</button></div>
      </form>`;
  }
  if (signedInAs !== null) {
    return html`<form method="post" action="/invitation/join">
      ${code}
      <div class="actions"><button type="submit">Join</button></div>
    </form>`;
  }
  if (!invited.hasAccount) {
    return html`<form method="post" action="/invitation/accept">
      ${code} ${whose(invited.email)} ${newPasswordField(errors['password'])}
      <div class="actions"><button type="submit">Make the account and join</button></div>
    </form>`;
  }
  return html`<form method="post" action="/invitation/sign-in">
      ${code} ${whose(invited.email)}
      ${field({
        name: 'password',
        label: 'Password of your account',
        type: 'password',
        autocomplete: 'current-password',
        error: errors['password'],
      })}
      <div class="actions"><button type="submit">Sign in and join</button></div>
    </form>
    <p class="soft small">
      You sign in another way? <a href="/sign-in">Do so</a>, and open the link once more.
      ${errors['password'] === undefined ? NOTHING : html`<a href="/reset">Forgotten your password?</a>`}
    </p>`;
}

/** For password managers: whose password it is. */
function whose(email: string): Html {
  return html`<input type="email" name="email" value="${email}" autocomplete="username" readonly hidden />`;
}
