// Passkeys on the person's own page: listed, added by the script, removed; and the offer to add the first.
import { html } from 'hono/html';
import * as z from 'zod';
import type { Passkeys } from '../../../core/passkeys/index.ts';
import type { Passkey } from '../../../core/passkeys/passkeys.ts';
import { field } from '../../design/field.ts';
import { NOTHING } from '../../design/html.ts';
import type { Html } from '../../design/html.ts';
import { day } from '../../design/moment.ts';
import { table } from '../../design/table.ts';
import { typed } from '../../form.ts';
import { goTo } from '../../reply.ts';
import { CREDENTIAL_MAX_CHARACTERS } from '../../ways-in/passkey.ts';
import { checkRecent, signInAgain } from '../recent-sign-in.ts';
import type { Routes } from '../section.ts';
import type { PersonVisit } from '../visit.ts';
import { HERE } from './here.ts';
import type { Refuse } from './here.ts';
import { removal } from './removal.ts';

const emptyForm = z.object({});
const addForm = z.object({ credential: typed(CREDENTIAL_MAX_CHARACTERS), name: typed(200) });

export function passkeyRoutes(
  { passkeys, now }: { passkeys: Passkeys; now: () => number },
  refuse: Refuse,
  at: Routes<PersonVisit>,
): void {
  at.post('/passkeys/options', emptyForm, async (visit, _form, _request, response) => {
    checkRecent(visit, now());
    const { id: userId, email, sessionId } = visit.user;
    response.json(await passkeys.creationOptions({ userId, email, sessionId }));
  });
  at.post('/passkeys', addForm, async (visit, form, _request, response) => {
    checkRecent(visit, now());
    const { id: userId, sessionId } = visit.user;
    try {
      await passkeys.add({ userId, sessionId }, form);
    } catch (error) {
      return refuse(visit, error);
    }
    goTo(response, `${HERE}?done=added`);
  });
  at.post('/passkeys/:id/remove', emptyForm, async (visit, _form, request, response) => {
    try {
      await passkeys.remove(visit.user.id, String(request.params['id']));
    } catch (error) {
      return refuse(visit, error);
    }
    goTo(response, `${HERE}?done=removed`);
  });
  at.post('/offer/dismiss', emptyForm, async ({ user }, _form, _request, response) => {
    await passkeys.dismissOffer(user.id);
    goTo(response, '/dashboard');
  });
}

/** On the overview, until there is a passkey or the person does not want one. */
export async function passkeyOffer(passkeys: Passkeys | null, userId: string): Promise<Html> {
  if (passkeys === null || !(await passkeys.isOffered(userId))) return NOTHING;
  return html`<section class="panel stack">
    <h2>Sign in without a password?</h2>
    <p>With a passkey your device signs you in, once it knows that it is you.</p>
    <div class="actions">
      <a class="button small" href="${HERE}">Add a passkey</a>
      <form method="post" action="${HERE}/offer/dismiss">
        <button class="quiet small" type="submit">Not now</button>
      </form>
    </div>
  </section>`;
}

/** `mayAdd` where the person has signed in a moment ago. */
export function passkeyPart(passkeys: readonly Passkey[], mayAdd: boolean): Html {
  return html`<section class="stack">
    <h2>Passkeys</h2>
    <p class="soft">
      Your phone, computer or security key signs you in once it knows that it is you. No password to type,
      none to steal.
    </p>
    ${
      passkeys.length === 0
        ? NOTHING
        : table({
            caption: 'Your passkeys',
            columns: [
              { label: 'Name', kind: 'title' },
              { label: 'Added', kind: 'text' },
              { label: 'Last used', kind: 'text' },
              { label: '', kind: 'action' },
            ],
            rows: passkeys.map(({ id, name, createdAt, lastUsedAt }) => [
              name,
              day(createdAt),
              lastUsedAt === null ? 'Never' : day(lastUsedAt),
              removal(
                'After that it does not sign you in any more.',
                `${HERE}/passkeys/${id}/remove`,
                NOTHING,
              ),
            ]),
          })
    }
    ${mayAdd ? addPasskey : signInAgain(HERE, 'To add a passkey,')}
  </section>`;
}

const addPasskey = html`<form
    class="narrow"
    method="post"
    action="${HERE}/passkeys"
    data-passkey="create"
    data-options="${HERE}/passkeys/options"
    hidden
  >
    <input type="hidden" name="credential" value="" />
    ${field({
      name: 'name',
      label: 'Name',
      hint: 'So that you know it again, such as “Laptop”.',
      required: false,
      maxlength: 60,
    })}
    <div class="actions"><button type="submit">Add a passkey</button></div>
    <p class="soft small" role="alert" hidden></p>
  </form>
  <noscript><p class="soft small">Adding a passkey needs JavaScript.</p></noscript>`;
