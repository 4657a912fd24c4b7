// What the pages of one-time links share. The secret stands behind the # of the link, so that it is never sent
// in a request line; where scripts do not run, the person pastes it.
import { html } from 'hono/html';
import { codeField } from '../design/code-field.ts';
import { field } from '../design/field.ts';
import type { Html } from '../design/html.ts';
import { alertBox } from '../design/notice.ts';
import type { FormErrors } from '../form.ts';

export function linkCodeField(value: string, error?: string): Html {
  return codeField({
    label: 'Code',
    value,
    hint: 'What stands behind the # of your link; filled in where the link was opened.',
    error,
  });
}

export function newPasswordField(error?: string): Html {
  return field({
    name: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'new-password',
    hint: 'At least 12 characters.',
    error,
  });
}

/** Asks for the address to which a link is mailed. */
export function addressForm(action: string, email: string, errors: FormErrors): Html {
  return html`${alertBox(errors['form'])}
    <form method="post" action="${action}">
      ${field({
        name: 'email',
        label: 'Email',
        type: 'email',
        value: email,
        autocomplete: 'username',
        error: errors['email'],
      })}
      <div class="actions"><button type="submit">Send the link</button></div>
    </form>`;
}
