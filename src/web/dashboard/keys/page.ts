// The page of API keys. Values in, HTML out; the key itself is on one page, once.
import { html } from 'hono/html';
import type { KeyPage, ListedKey } from '../../../core/api-key-list.ts';
import type { NewId } from '../../../core/ids.ts';
import { mayManage } from '../../../core/memberships.ts';
import { field } from '../../design/field.ts';
import { NOTHING } from '../../design/html.ts';
import type { Html } from '../../design/html.ts';
import { ago, day } from '../../design/moment.ts';
import { alertBox, doneBox, note } from '../../design/notice.ts';
import { badge, confirmation, copyBlock, copyText, empty, pagination } from '../../design/parts.ts';
import { table } from '../../design/table.ts';
import type { FormErrors } from '../../form.ts';
import { onceForm } from '../once-form.ts';
import { teamForm } from '../team-form.ts';
import type { Visit } from '../visit.ts';

export const PATH = '/dashboard/keys';

export type KeysShown = {
  page: KeyPage;
  /** Whether these are older ones than the first page has. */
  isLater: boolean;
  isRevoked: boolean;
  errors: FormErrors;
  name: string;
  now: number;
  newId: NewId;
};

export function keysMain(visit: Visit, shown: KeysShown): Html {
  const manages = mayManage(visit.team.role);
  const { keys, nextCursor } = shown.page;
  return html`${doneBox(shown.isRevoked ? 'The key is revoked. It is refused from now on.' : null)}
  ${alertBox(shown.errors['form'])}
  ${keys.length === 0 ? nothingYet(manages) : keyTable(visit, keys, shown.now, manages)}
  ${pagination({
    first: shown.isLater ? PATH : null,
    next: nextCursor === null ? null : `${PATH}?cursor=${nextCursor}`,
  })}
  ${manages ? createPart(visit, shown) : note('Owners and admins of the team create and revoke keys.')}`;
}

/** Beside the title. */
export function createLink({ team }: Visit): Html {
  return mayManage(team.role) ? html`<a class="button small" href="#create">Create a key</a>` : NOTHING;
}

function nothingYet(manages: boolean): Html {
  return empty({
    title: 'No API key yet',
    text: manages
      ? 'A program of yours shows a key when it asks for searches over REST. Create the first one below.'
      : 'A program shows a key when it asks for searches over REST. An owner or admin of the team creates it.',
  });
}

function keyTable(visit: Visit, keys: readonly ListedKey[], now: number, manages: boolean): Html {
  return table({
    caption: 'API keys of the team',
    columns: [
      { label: 'Name', kind: 'title' },
      { label: 'Begins with' },
      { label: 'Created' },
      { label: 'Last used' },
      { label: 'State' },
      ...(manages ? [{ label: '', kind: 'action' } as const] : []),
    ],
    rows: keys.map((key) => [
      html`<span class="who">${key.name}</span>
        <div class="soft small">by ${key.createdByEmail ?? 'the operator, or an account that is gone'}</div>`,
      html`<code class="prefix">${key.prefix}…</code>`,
      day(key.createdAt),
      key.lastUsedAt === null ? html`<span class="soft">never</span>` : ago(key.lastUsedAt, now),
      key.revokedAt === null
        ? badge('live', 'good')
        : html`${badge('revoked')}
            <div class="soft small">${day(key.revokedAt)}</div>`,
      ...(manages ? [key.revokedAt === null ? revocation(visit, key) : NOTHING] : []),
    ]),
  });
}

function revocation(visit: Visit, { id, name, prefix }: ListedKey): Html {
  return confirmation({
    label: 'Revoke',
    question: html`Whatever uses <span class="who">${name}</span> (${prefix}…) is refused with its next
      request. It cannot be taken back.`,
    yes: 'Revoke it',
    form: (body) => teamForm(visit, `${PATH}/${id}/revoke`, body),
  });
}

function createPart(visit: Visit, { errors, name, newId }: KeysShown): Html {
  return html`<section class="panel stack">
    <h2 id="create">Create a key</h2>
    <p class="soft">
      A key may do all that the REST service offers, and spends the team’s credits. Give each program its own,
      so that you can revoke one without the others.
    </p>
    ${onceForm(
      visit,
      newId,
      PATH,
      html`<div class="narrow">
        ${field({
          name: 'name',
          label: 'Name',
          value: name,
          hint: 'Which program it is for, such as “Nightly import”.',
          maxlength: 100,
          error: errors['name'],
        })}
        <div class="actions"><button type="submit">Create the key</button></div>
      </div>`,
    )}
  </section>`;
}

/** The whole key, this once. */
export function createdMain({
  name,
  key,
  publicUrl,
}: {
  name: string;
  key: string;
  publicUrl: string;
}): Html {
  return html`${doneBox(html`The key <span class="who">${name}</span> is made.`)}
    <section class="panel stack">
      <h2>Copy it now</h2>
      ${copyText(key, 'Copy the key')}
      ${note('It is shown only this once: we keep no more than a hash of it. Whoever has it spends your credits.', 'warn')}
    </section>
    <section class="panel stack">
      <h2>Try it</h2>
      <p class="soft">This asks for the team’s balance, and costs nothing.</p>
      ${copyBlock(tryIt(publicUrl, key))}
      <p class="small"><a href="/docs">All operations of the REST service</a></p>
    </section>
    <p><a href="${PATH}">Back to the keys</a></p>`;
}

function tryIt(publicUrl: string, key: string): string {
  return [
    `curl -sS ${publicUrl}/api/v1/credits`,
    `  -H 'Authorization: Bearer ${key}'`,
    `  -H 'Content-Type: application/json'`,
    `  -d '{}'`,
  ].join(' \\\n');
}
