// Fields of a form: label, what was typed, hint, and the error beside it.
import { html } from 'hono/html';
import { NOTHING } from './html.ts';
import type { Html } from './html.ts';

type Labelled = {
  name: string;
  label: string;
  /** Where one page has the same field twice. */
  id?: string;
  value?: string | undefined;
  hint?: Html | string;
  /** What is wrong with it; read out with the field. */
  error?: string | undefined;
  required?: boolean;
};

export type Field = Labelled & {
  type?: 'text' | 'email' | 'password' | 'number' | 'url' | 'search' | 'date';
  autocomplete?: string;
  inputmode?: 'numeric' | 'email' | 'url' | 'text';
  maxlength?: number;
};

/** A labelled input. */
export function field(parts: Field): Html {
  const { name, id = name, type = 'text', value = '', autocomplete = 'off', required = true } = parts;
  return around(
    parts,
    html`<input
      id="${id}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      ${parts.inputmode === undefined ? NOTHING : html`inputmode="${parts.inputmode}"`}
      ${parts.maxlength === undefined ? NOTHING : html`maxlength="${parts.maxlength}"`}
      ${required ? 'required' : ''}
      ${describing(parts)}
    />`,
  );
}

/** A labelled text of several lines. */
export function textArea(parts: Labelled & { rows?: number }): Html {
  const { name, id = name, value = '', required = true, rows = 6 } = parts;
  return around(
    parts,
    html`<textarea
      id="${id}"
      name="${name}"
      rows="${rows}"
      ${required ? 'required' : ''}
      ${describing(parts)}
    >
${value}</textarea>`,
  );
}

/** A labelled list to choose one from. */
export function selectField(
  parts: Labelled & { options: readonly { value: string; label: string }[] },
): Html {
  const { name, id = name, value, options } = parts;
  return around(
    parts,
    html`<select id="${id}" name="${name}" ${describing(parts)}>
      ${options.map(
        (option) =>
          html`<option value="${option.value}" ${option.value === value ? 'selected' : ''}>
            ${option.label}
          </option>`,
      )}
    </select>`,
  );
}

/** One box to tick. */
export function checkbox(parts: {
  name: string;
  value: string;
  label: Html | string;
  hint?: Html | string;
  checked?: boolean;
}): Html {
  const { name, value, label, hint, checked = false } = parts;
  return html`<label class="choice"
    ><input type="checkbox" name="${name}" value="${value}" ${checked ? 'checked' : ''} /><span
      >${label}${hint === undefined ? NOTHING : html`<span class="hint">${hint}</span>`}</span
    ></label
  >`;
}

function around({ name, id = name, label, hint, error }: Labelled, control: Html): Html {
  return html`<div class="field">
    <label for="${id}">${label}</label>
    ${control} ${error === undefined ? NOTHING : html`<p class="error" id="${id}-error">${error}</p>`}
    ${hint === undefined ? NOTHING : html`<p class="hint" id="${id}-hint">${hint}</p>`}
  </div>`;
}

function describing({ name, id = name, hint, error }: Labelled): Html {
  const ids = [
    ...(error === undefined ? [] : [`${id}-error`]),
    ...(hint === undefined ? [] : [`${id}-hint`]),
  ];
  // The first one that is wrong is where the person goes on.
  return html`${error === undefined ? NOTHING : html`aria-invalid="true" autofocus`}
  ${ids.length === 0 ? NOTHING : html`aria-describedby="${ids.join(' ')}"`}`;
}
