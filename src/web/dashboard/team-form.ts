// Forms that change something of a team say which: a page that was opened before the person switched teams in another
// tab must not act on the new one.
import { html } from 'hono/html';
import * as z from 'zod';
import type { Html } from '../design/html.ts';
import { FormRefusal } from '../form.ts';
import type { Visit } from './visit.ts';

const FIELD = 'for_team';

/** The whole form; `body` has its fields and button. */
export function teamForm({ team }: Visit, action: string, body: Html): Html {
  return html`<form method="post" action="${action}">
    <input type="hidden" name="${FIELD}" value="${team.id}" />${body}
  </form>`;
}

const carrier = z.object({ [FIELD]: z.string() });

/** Throws FormRefusal (409) where the form was made for another team than the current one. */
export function checkTeamOf({ team }: Visit, body: unknown): void {
  const parsed = carrier.safeParse(body);
  if (!parsed.success) throw new FormRefusal(400, 'The form was incomplete. Go back, and try once more.');
  if (parsed.data[FIELD] === team.id) return;
  throw new FormRefusal(
    409,
    `This form was opened for another team; you are in ${team.name} now. Nothing was changed.`,
  );
}
