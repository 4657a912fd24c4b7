// The pages of a forgotten password. Values in, HTML out.
import { html } from 'hono/html';
import { cardPage } from '../design/card-frame.ts';
import type { Page } from '../design/document.ts';
import { alertBox, doneBox } from '../design/notice.ts';
import type { FormErrors } from '../form.ts';
import { addressForm, linkCodeField, newPasswordField } from './fields.ts';

export function askResetPage({ email, errors }: { email: string; errors: FormErrors }): Page {
  return cardPage({
    title: 'Forgotten your password?',
    main: html`<p class="soft">
        Give your address. If it has an account here, a letter with a link is sent to it.
      </p>
      ${addressForm('/reset', email, errors)}`,
    foot: html`<a href="/sign-in">Sign in</a>`,
  });
}

/** The same for an address that has an account and one that has none. */
export const resetAskedPage: Page = cardPage({
  title: 'Look into your mail',
  main: html`<p>
      If the address has an account here, a letter is on its way. Its link works once, for one hour.
    </p>
    <p class="soft">
      Nothing after some minutes? Look into the spam folder, or ask the operator of this service.
    </p>`,
  foot: html`<a href="/sign-in">Sign in</a>`,
});

/** Where the service sends no mail. */
export const noMailPage: Page = cardPage({
  title: 'Forgotten your password?',
  main: html`<p>This service sends no mail, so it cannot send you a link.</p>
    <p>
      Ask an owner or admin of your team for a reset link. Where you belong to several teams, or own one, the
      operator of the service prints one:
      <code>npm run --silent svc -- user reset-link --email you@example.com</code>
    </p>`,
  foot: html`<a href="/sign-in">Sign in</a>`,
});

export function setPasswordPage({ secret, errors }: { secret: string; errors: FormErrors }): Page {
  return cardPage({
    title: 'Set a new password',
    scripts: ['fill-code.js'],
    main: html`<p class="soft">
        All your sessions end. Passkeys, linked accounts and connected assistants stay.
      </p>
      ${alertBox(errors['form'])}
      <form method="post" action="/reset/new">
        ${newPasswordField(errors['password'])} ${linkCodeField(secret, errors['secret'])}
        <div class="actions"><button type="submit">Set the password</button></div>
      </form>`,
    foot: html`<a href="/reset">A new link</a>`,
  });
}

export const passwordSetPage: Page = cardPage({
  title: 'Your password is set',
  main: html`${doneBox('The new password holds from now on, and all sessions have ended.')}
    <p>
      If somebody else was in your account, look at what they may have left there: your
      <a href="/dashboard/sign-in">passkeys and linked accounts</a>, and your
      <a href="/dashboard/connections">connected assistants</a>. Remove what is not yours.
    </p>
    <p><a class="button" href="/sign-in">Sign in</a></p>`,
});
