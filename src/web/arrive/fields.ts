// Fields that the pages of one-time links share. The secret stands behind the # of the link, so that it is never sent
// in a request line; where scripts do not run, the person pastes it.
import { codeField } from '../design/code-field.ts';
import { field } from '../design/field.ts';
import type { Html } from '../design/html.ts';

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
