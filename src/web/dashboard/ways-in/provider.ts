// The person's account at the provider on their own page: linked by going there and back, and unlinked.
import { html } from 'hono/html';
import * as z from 'zod';
import type { Identity } from '../../../core/upstream/identities.ts';
import type { Html } from '../../design/html.ts';
import { day } from '../../design/moment.ts';
import { table } from '../../design/table.ts';
import { typed } from '../../form.ts';
import { goTo } from '../../reply.ts';
import { sendAway } from '../../ways-in/provider.ts';
import type { ProviderDeps } from '../../ways-in/provider.ts';
import { checkRecent, signInAgain } from '../recent-sign-in.ts';
import type { Routes } from '../section.ts';
import type { PersonVisit } from '../visit.ts';
import { HERE } from './here.ts';
import type { Refuse } from './here.ts';
import { removal } from './removal.ts';

const emptyForm = z.object({});
const identityForm = z.object({ issuer: typed(2_048), subject: typed(255) });

type Deps = Pick<ProviderDeps, 'upstream' | 'publicUrl' | 'onFailure'> & { now: () => number };

export function providerRoutes(deps: Deps, refuse: Refuse, at: Routes<PersonVisit>): void {
  at.post('/provider', emptyForm, async (visit, _form, request, response) => {
    checkRecent(visit, deps.now());
    const { user } = visit;
    const linker = { userId: user.id, sessionId: user.sessionId };
    await sendAway(deps, request, response, { linker, next: HERE });
  });
  at.post('/provider/remove', identityForm, async (visit, form, _request, response) => {
    try {
      await deps.upstream.unlink(visit.user.id, form);
    } catch (error) {
      return refuse(visit, error);
    }
    goTo(response, `${HERE}?done=removed`);
  });
}

/** `mayAdd` where the person has signed in a moment ago. */
export function providerPart(host: string, identities: readonly Identity[], mayAdd: boolean): Html {
  return html`<section class="stack">
    <h2>${host}</h2>
    ${
      identities.length === 0
        ? html`<p class="soft">Link your account there, to sign in with it.</p>`
        : table({
            caption: 'Linked accounts',
            columns: [
              { label: 'Account', kind: 'title' },
              { label: 'Linked', kind: 'text' },
              { label: 'Last used', kind: 'text' },
              { label: '', kind: 'action' },
            ],
            rows: identities.map((one) => [
              one.email ?? one.subject,
              day(one.createdAt),
              day(one.lastUsedAt),
              removal(
                `After that ${host} does not sign you in any more.`,
                `${HERE}/provider/remove`,
                html`<input type="hidden" name="issuer" value="${one.issuer}" />
                  <input type="hidden" name="subject" value="${one.subject}" />`,
              ),
            ]),
          })
    }
    ${
      mayAdd
        ? html`<form method="post" action="${HERE}/provider">
            <button class="quiet" type="submit">Link an account of ${host}</button>
          </form>`
        : signInAgain(HERE, 'To link an account,')
    }
  </section>`;
}
