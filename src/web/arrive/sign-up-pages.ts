// The pages of signing up. Values in, HTML out.
import { html } from 'hono/html';
import { cardPage } from '../design/card-frame.ts';
import type { Page } from '../design/document.ts';
import { field } from '../design/field.ts';
import { alertBox } from '../design/notice.ts';
import type { FormErrors } from '../form.ts';
import { addressForm, linkCodeField, newPasswordField } from './fields.ts';

export function signUpPage({ email, errors }: { email: string; errors: FormErrors }): Page {
  return cardPage({
    title: 'Sign up',
    main: html`<p class="soft">Your address first: a letter with a link shows that it is yours.</p>
      ${addressForm('/sign-up', email, errors)}`,
    foot: html`Have an account? <a href="/sign-in">Sign in</a>`,
  });
}

/** The same for an address that has an account and one that has none. */
export const signUpAskedPage: Page = cardPage({
  title: 'Look into your mail',
  main: html`<p>A letter is on its way to you. Its link works once, for 24 hours.</p>
    <p class="soft">Nothing after some minutes? Look into the spam folder, or try again.</p>`,
});

export function confirmSignUpPage(shown: { secret: string; teamName: string; errors: FormErrors }): Page {
  const { secret, teamName, errors } = shown;
  return cardPage({
    title: 'Make your account',
    scripts: ['fill-code.js'],
    main: html`<p class="soft">Your address is confirmed by the link. Your team holds credits and history.</p>
      ${alertBox(errors['form'])}
      <form method="post" action="/sign-up/confirm">
        ${newPasswordField(errors['password'])}
        ${field({
          name: 'team',
          label: 'Team',
          value: teamName,
          autocomplete: 'organization',
          error: errors['team'],
        })}
        ${linkCodeField(secret, errors['secret'])}
        <div class="actions"><button type="submit">Make the account</button></div>
      </form>`,
    foot: html`<a href="/sign-up">A new link</a>`,
  });
}
