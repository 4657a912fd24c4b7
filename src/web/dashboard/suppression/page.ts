// The page of the team's suppression list. Values in, HTML out. What an entry names is kept as a hash, and never shown.
import { html } from 'hono/html';
import type { LineProblem } from '../../../core/suppression-import.ts';
import { IMPORT_MAX_LINES } from '../../../core/suppression-import.ts';
import type { SuppressionPage } from '../../../core/suppression-list.ts';
import type { Suppression, SuppressionKind } from '../../../core/suppression.ts';
import { field, textArea } from '../../design/field.ts';
import { NOTHING } from '../../design/html.ts';
import type { Html } from '../../design/html.ts';
import { moment } from '../../design/moment.ts';
import { alertBox, doneBox } from '../../design/notice.ts';
import { badge, confirmation, counted, empty, pagination } from '../../design/parts.ts';
import { table } from '../../design/table.ts';
import type { FormErrors } from '../../form.ts';
import { teamForm } from '../team-form.ts';
import type { Visit } from '../visit.ts';

export const PATH = '/dashboard/suppression';
const PROBLEMS_SHOWN = 50;
const LINE_SHOWN_CHARACTERS = 80;

const KIND_LABELS: Readonly<Record<SuppressionKind, string>> = {
  address: 'One address',
  person: 'One person at a company',
  domain: 'A whole domain',
};

export type Typed = { kind: SuppressionKind; address: string; name: string; domain: string; note: string };

export type SuppressionShown = {
  page: SuppressionPage;
  isLater: boolean;
  /** The domain that the list is narrowed to. */
  asked: string | undefined;
  done: string | null;
  /** Of the form of one entry, and of the one that narrows the list (`asked`). */
  errors: FormErrors;
  typed: Typed;
  lines: string;
  /** What is wrong with the lines that were to be imported. */
  problems: readonly LineProblem[];
  importError: string | undefined;
};

export function suppressionMain(visit: Visit, shown: SuppressionShown): Html {
  const { page, isLater, asked } = shown;
  return html`${doneBox(shown.done)} ${alertBox(shown.errors['form'])}
    <section class="stack" aria-labelledby="entries">
      <h2 id="entries">On the list</h2>
      ${asked !== undefined || page.entries.length > 0 ? narrow(shown) : NOTHING}
      ${page.entries.length === 0 ? nothing(asked) : entryTable(visit, page.entries)}
      ${pagination({
        first: isLater ? addressOf(asked) : null,
        next: page.nextCursor === null ? null : addressOf(asked, page.nextCursor),
      })}
    </section>
    ${addPart(visit, shown)} ${importPart(visit, shown)}
    <p class="soft small">
      The operator of this service keeps a list for everybody beside this one; what stands there is left out
      as well, and is not shown here.
    </p>`;
}

function addressOf(domain: string | undefined, cursor?: string): string {
  const query = new URLSearchParams();
  if (domain !== undefined) query.set('domain', domain);
  if (cursor !== undefined) query.set('cursor', cursor);
  return query.size === 0 ? PATH : `${PATH}?${query.toString()}`;
}

/** Beside the title. */
export const addLinks = html`<div class="actions head-actions">
  <a class="button small" href="#add">Add an entry</a>
  <a class="button quiet small" href="#import">Import many</a>
</div>`;

function narrow({ asked, errors }: SuppressionShown): Html {
  return html`<form class="filters" method="get" action="${PATH}">
    ${field({
      name: 'domain',
      id: 'asked',
      label: 'Entries of the domain',
      value: asked,
      required: false,
      error: errors['asked'],
    })}
    <div class="filter-actions">
      <button class="quiet" type="submit">Show</button>
      ${asked === undefined ? NOTHING : html`<a href="${PATH}">Show all</a>`}
    </div>
  </form>`;
}

function nothing(asked: string | undefined): Html {
  return asked === undefined
    ? empty({
        title: 'Nobody is on the list',
        text: 'Put somebody on it who asked to be left alone, or a company that you never want to ask about.',
      })
    : html`<p class="soft">No entry is of <span class="who">${asked}</span>.</p>`;
}

function entryTable(visit: Visit, entries: readonly Suppression[]): Html {
  return table({
    caption: 'The team’s suppression list, newest first',
    columns: [
      { label: 'Domain', kind: 'title' },
      { label: 'What' },
      { label: 'Note' },
      { label: 'Added' },
      { label: '', kind: 'action' },
    ],
    rows: entries.map(({ id, kind, domain, note, createdAt }) => [
      html`<span class="breaks">${domain}</span>`,
      badge(KIND_LABELS[kind]),
      note ?? html`<span class="soft">–</span>`,
      moment(createdAt),
      confirmation({
        label: 'Remove',
        question: html`From then on this may be asked about and shown again:
          ${KIND_LABELS[kind].toLowerCase()}, <span class="who">${domain}</span>.`,
        yes: 'Remove it',
        form: (body) => teamForm(visit, `${PATH}/${id}/remove`, body),
      }),
    ]),
  });
}

function addPart(visit: Visit, { typed, errors }: SuppressionShown): Html {
  const choice = (kind: SuppressionKind) =>
    html`<label class="choice"
      ><input type="radio" name="kind" value="${kind}" ${kind === typed.kind ? 'checked' : ''} /><span
        >${KIND_LABELS[kind]}</span
      ></label
    >`;
  return html`<section class="panel stack">
    <h2 id="add">Add an entry</h2>
    <p class="soft">
      It holds at once: nothing of it is asked, and what was found before is not shown any more. We keep a
      hash, so nobody can read here whom you have entered.
    </p>
    ${teamForm(
      visit,
      PATH,
      html`<div class="narrow suppress">
        <fieldset>
          <legend>What is left alone</legend>
          ${choice('address')} ${choice('person')} ${choice('domain')}
        </fieldset>
        <div class="of-address">
          ${field({
            name: 'address',
            label: 'Address',
            inputmode: 'email',
            value: typed.address,
            required: false,
            error: errors['address'],
          })}
        </div>
        <div class="of-person">
          ${field({
            name: 'name',
            label: 'Name of the person',
            value: typed.name,
            required: false,
            error: errors['name'],
          })}
        </div>
        <div class="of-domain">
          ${field({
            name: 'domain',
            label: 'Domain of the company',
            inputmode: 'url',
            value: typed.domain,
            required: false,
            error: errors['domain'],
          })}
        </div>
        ${field({
          name: 'note',
          label: 'Note',
          value: typed.note,
          hint: 'For yourselves, such as who asked and when. It is shown in the list; leave names out of it.',
          required: false,
          maxlength: 200,
          error: errors['note'],
        })}
        <div class="actions"><button type="submit">Add it</button></div>
      </div>`,
    )}
  </section>`;
}

function importPart(visit: Visit, { lines, problems, importError }: SuppressionShown): Html {
  return html`<section class="panel stack">
    <h2 id="import">Import many</h2>
    <p class="soft">
      One entry a line, at most ${IMPORT_MAX_LINES.toLocaleString('en')} at a time: an address, a domain, or
      <code>person, name, domain</code>. A note may follow. Cells may be set apart by commas, semicolons or
      tabs, as spreadsheets copy them. Where one line is wrong, nothing is added.
    </p>
    ${problems.length === 0 ? NOTHING : problemList(problems)}
    ${teamForm(
      visit,
      // Back at this part of the page, where its errors stand.
      `${PATH}/import#import`,
      html`${textArea({
          name: 'lines',
          label: 'Lines',
          rows: 8,
          value: lines,
          hint: html`For example <code>ada@quill.example, by letter</code> or
            <code>person, Ada Quill, quill.example</code>`,
          error: importError,
        })}
        <div class="actions"><button type="submit">Import</button></div>`,
    )}
  </section>`;
}

function problemList(problems: readonly LineProblem[]): Html {
  const more = problems.length - PROBLEMS_SHOWN;
  return html`<div class="notice bad" role="alert">
    <p>
      <strong>Nothing was added.</strong> ${counted(problems.length, 'line is', 'lines are')} wrong. Mend them
      below, and import again.
    </p>
    <ol class="problems">
      ${problems.slice(0, PROBLEMS_SHOWN).map(
        ({ line, text, problem }) =>
          html`<li>
            <strong>Line ${line}:</strong> ${problem}.
            <code
              >${text.length > LINE_SHOWN_CHARACTERS ? `${text.slice(0, LINE_SHOWN_CHARACTERS)}…` : text}</code
            >
          </li>`,
      )}
    </ol>
    ${more > 0 ? html`<p>And ${counted(more, 'more line', 'more lines')}.</p>` : NOTHING}
  </div>`;
}
