// Taking a team's data along, and ending the team. For owners.
import { once } from 'node:events';
import type { Response } from 'express';
import { html } from 'hono/html';
import * as z from 'zod';
import type { People } from '../../core/people.ts';
import { field } from '../design/field.ts';
import { alertBox } from '../design/notice.ts';
import { formErrors, typed } from '../form.ts';
import type { FormErrors } from '../form.ts';
import { goTo } from '../reply.ts';
import type { Shown, TeamSection } from './section.ts';
import { teamForm } from './team-form.ts';
import { checkIsOwner } from './visit.ts';
import type { Visit } from './visit.ts';

export type TeamDataDeps = { people: Pick<People, 'exportTeam' | 'deleteTeam'> };

const PATH = '/dashboard/team-data';

export function teamDataSection({ people }: TeamDataDeps): TeamSection {
  return {
    path: '/team-data',
    label: 'Export and delete',
    group: 'Team',
    visibleTo: (role) => role === 'owner',
    of: 'team',
    routes(at) {
      at.get('/', async (visit) => {
        checkIsOwner(visit);
        return teamDataShown(visit, {});
      });
      at.post('/export', z.object({}), async (visit, _form, _request, response) => {
        await sendPieces(response, await people.exportTeam({ teamId: visit.team.id, userId: visit.user.id }));
      });
      at.post('/delete', z.object({ name: typed(200) }), async (visit, { name }, _request, response) => {
        try {
          await people.deleteTeam({ teamId: visit.team.id, userId: visit.user.id }, name);
          goTo(response, '/dashboard');
        } catch (error) {
          return { ...teamDataShown(visit, formErrors(error, { name: 'name' })), status: 400 };
        }
      });
    },
  };
}

function teamDataShown(visit: Visit, errors: FormErrors): Shown {
  return {
    title: 'Export and delete',
    main: html`${alertBox(errors['form'])}
      <section class="panel stack">
        <h2>Export</h2>
        <p class="soft">
          One JSON file: searches with their results and evidence, addresses, ledger, members, invitations,
          keys and connections without their secrets, webhooks, and the team’s suppression list.
        </p>
        ${teamForm(visit, `${PATH}/export`, html`<button type="submit">Export the team</button>`)}
      </section>
      <section class="panel stack">
        <h2>Delete the team</h2>
        <p class="soft">
          Keys, webhooks and connections stop with the next request. Searches, results, credits and the ledger
          are deleted at once, for all members. Nothing brings them back.
        </p>
        ${teamForm(
          visit,
          `${PATH}/delete`,
          html`<div class="narrow">
            ${field({
              name: 'name',
              label: `Type the name of the team: ${visit.team.name}`,
              error: errors['name'],
            })}
            <div class="actions"><button class="danger" type="submit">Delete the team</button></div>
          </div>`,
        )}
      </section>`,
  };
}

/** As fast as the reader takes it. A reader who goes away ends it; so does a failure, so that half a file is no file. */
async function sendPieces(response: Response, pieces: AsyncIterable<string>): Promise<void> {
  response.status(200).set({
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="team.json"',
    'Cache-Control': 'no-store',
  });
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  for await (const piece of pieces) {
    if (gone.signal.aborted) return;
    if (!response.write(piece)) await once(response, 'drain', { signal: gone.signal }).catch(() => {}); // looked at above
  }
  response.end();
}
