// Forms that make something carry the id of what they will make: sent twice, they make it once.
import { html } from 'hono/html';
import * as z from 'zod';
import { isId } from '../../core/ids.ts';
import type { NewId } from '../../core/ids.ts';
import type { Html } from '../design/html.ts';
import { teamForm } from './team-form.ts';
import type { Visit } from './visit.ts';

/** In app.js too: there a second click on such a form is held back, lest its answer takes the place of the first one. */
const FIELD = 'form_id';

/** Every page that shows the form has another id in it. */
export function onceForm(visit: Visit, newId: NewId, action: string, body: Html): Html {
  return teamForm(visit, action, html`<input type="hidden" name="${FIELD}" value="${newId()}" />${body}`);
}

/** To extend with the fields of the form. The id is used up by whoever makes something under it. */
export const onceFields = z.object({ [FIELD]: z.string().refine(isId) });
