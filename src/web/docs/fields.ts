// The fields of a JSON Schema as a list of terms: name, type, whether it must be there, and what it means.
import { html } from 'hono/html';
import { NOTHING } from '../design/html.ts';
import type { Html } from '../design/html.ts';
import { badge } from '../design/parts.ts';
import type { Schema } from './described.ts';

/** Of the fields themselves: a request's must or may be given, an answer's are there or may be missing. */
export type Side = 'request' | 'answer';

export function fields(schema: Schema, side: Side): Html {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) return html`<p class="soft">No fields: <code>{}</code></p>`;
  const required = new Set(schema.required);
  return html`<dl class="fields">
    ${properties.map(([name, property]) => field(name, property, required.has(name), side))}
  </dl>`;
}

function field(name: string, schema: Schema, isRequired: boolean, side: Side): Html {
  const inner = innerOf(schema);
  return html`<div>
    <dt><code>${name}</code> <span class="soft">${typeOf(schema)}</span> ${presence(isRequired, side)}</dt>
    <dd>
      ${sentence(schema.description)} ${limits(schema)} ${inner === null ? NOTHING : fields(inner, side)}
    </dd>
  </div>`;
}

function sentence(description = ''): string {
  return description === '' || description.endsWith('.') ? description : `${description}.`;
}

function presence(isRequired: boolean, side: Side): Html {
  if (side === 'request') return isRequired ? badge('required') : NOTHING;
  return isRequired ? NOTHING : badge('optional');
}

/** In words; what has a name is linked to it. */
function typeOf(schema: Schema): Html {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.anyOf !== undefined) return joined(schema.anyOf.map(typeOf));
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.items !== undefined) return html`list of ${typeOf(schema.items)}`;
  return html`${[schema.type ?? 'any'].flat().join(' or ')}`;
}

function joined(types: readonly Html[]): Html {
  return html`${types.map((type, at) => html`${at === 0 ? '' : ' or '}${type}`)}`;
}

function limits(schema: Schema): Html {
  const { enum: values, examples, default: standard, maxLength, minimum, maximum } = schema;
  const parts: Html[] = [];
  if (values !== undefined) parts.push(html`One of ${codes(values)}.`);
  else if (examples !== undefined) parts.push(html`At present one of ${codes(examples)}.`);
  else if (schema.anyOf !== undefined) parts.push(...schema.anyOf.map(limits));
  if (maxLength !== undefined) parts.push(html`At most ${maxLength.toLocaleString('en')} characters.`);
  if (minimum !== undefined && maximum !== undefined) parts.push(html`From ${minimum} to ${maximum}.`);
  if (standard !== undefined) parts.push(html`Default <code>${JSON.stringify(standard)}</code>.`);
  return html`${parts.map((part) => html`<span class="soft">${part}</span> `)}`;
}

function codes(values: readonly unknown[]): Html {
  return html`${values.map((value, at) => html`${at === 0 ? '' : ', '}<code>${String(value)}</code>`)}`;
}

/** The fields within: of an object that has no name of its own, or of those of a list. */
function innerOf(schema: Schema): Schema | null {
  if (schema.properties !== undefined) return schema;
  return schema.items === undefined ? null : innerOf(schema.items);
}
