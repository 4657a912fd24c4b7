// The page of the set-up link. Values in, HTML out.
import { html } from 'hono/html';
import { cardPage } from '../design/card-frame.ts';
import { codeField } from '../design/code-field.ts';
import type { Page } from '../design/document.ts';
import { field } from '../design/field.ts';
import { alertBox } from '../design/notice.ts';
import type { FormErrors } from '../form.ts';

export function setupPage(shown: {
  errors: FormErrors;
  email: string;
  teamName: string;
  secret: string;
}): Page {
  const { errors } = shown;
  return cardPage({
    title: 'Set up the service',
    scripts: ['fill-code.js'],
    main: html`<p class="soft">
        You are the first owner. Your account signs assistants in; your team holds credits and history.
      </p>
      ${alertBox(errors['form'])}
      <form method="post" action="/setup">
        ${field({
          name: 'email',
          label: 'Email',
          type: 'email',
          value: shown.email,
          autocomplete: 'username',
          error: errors['email'],
        })}
        ${field({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'new-password',
          hint: 'At least 12 characters.',
          error: errors['password'],
        })}
        ${field({
          name: 'team',
          label: 'Team',
          value: shown.teamName,
          autocomplete: 'organization',
          error: errors['team'],
        })}
        ${codeField({
          label: 'Set-up code',
          value: shown.secret,
          hint: 'What stands behind the # of the link on the console; filled in where the link was opened.',
          error: errors['secret'],
        })}
        <div class="actions"><button type="submit">Create the owner</button></div>
      </form>`,
  });
}
