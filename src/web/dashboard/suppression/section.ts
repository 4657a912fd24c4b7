// The team's suppression list: an owner adds to it, one by one or many at once, and takes off it.
import * as z from 'zod';
import { CURSOR_MAX_CHARACTERS } from '../../../core/cursor.ts';
import { notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import type { Imported } from '../../../core/suppression-import.ts';
import type { SuppressionPage, SuppressionQuestion } from '../../../core/suppression-list.ts';
import type { NewSuppression } from '../../../core/suppression.ts';
import { counted } from '../../design/parts.ts';
import { formErrors, readQuery, typed } from '../../form.ts';
import { goTo } from '../../reply.ts';
import type { Routes, Shown, TeamSection } from '../section.ts';
import { checkIsOwner } from '../visit.ts';
import type { Visit } from '../visit.ts';
import { addLinks, PATH, suppressionMain } from './page.ts';
import type { SuppressionShown, Typed } from './page.ts';

export type SuppressionDeps = {
  pageOfSuppressions(teamId: string, question: SuppressionQuestion): Promise<SuppressionPage>;
  /** False where it stands there already. Throws `invalid_request`. */
  addSuppression(suppression: NewSuppression & { teamId: string }): Promise<boolean>;
  /** False where it does not stand on this team's list. */
  removeSuppression(teamId: string, id: string): Promise<boolean>;
  /** All lines or none. Throws `invalid_request`. */
  importSuppressions(teamId: string, lines: string): Promise<Imported>;
};

const PAGE_ENTRIES = 25;
/** A thousand long lines, written as forms write what is not ASCII. */
const IMPORT_MAX_BYTES = 1024 * 1024;

const DONE = {
  added: 'It is on the list, from now on.',
  known: 'It stood on the list already, and stays as it was.',
  removed: 'It is off the list.',
} as const;

const NOTHING_TYPED: Typed = { kind: 'address', address: '', name: '', domain: '', note: '' };

const listQuery = z.object({
  done: z.enum(['added', 'known', 'removed', 'imported']).optional().catch(undefined),
  added: z.coerce.number().int().min(0).catch(0),
  already: z.coerce.number().int().min(0).catch(0),
  domain: z.string().trim().max(2_048).optional().catch(undefined),
  cursor: z.string().max(CURSOR_MAX_CHARACTERS).optional(),
});
const addForm = z.object({
  kind: z.enum(['address', 'person', 'domain']),
  address: typed(1_000),
  name: typed(1_000),
  domain: typed(2_100),
  note: typed(1_000),
});
const importForm = z.object({ lines: typed(IMPORT_MAX_BYTES) });

export function suppressionSection(deps: SuppressionDeps): TeamSection {
  return {
    path: '/suppression',
    label: 'Suppression list',
    group: 'Team',
    visibleTo: (role) => role === 'owner',
    of: 'team',
    routes(at) {
      at.get('/', async (visit, request) => {
        checkIsOwner(visit);
        const { domain = '', cursor, ...said } = readQuery(listQuery, request);
        const asked = domain === '' ? undefined : domain;
        try {
          return await shown(deps, visit, { asked, cursor, done: doneText(said) });
        } catch (error) {
          if (asked === undefined) throw error;
          // Another field of the page has the same name.
          const { domain: wrong, ...errors } = formErrors(error, { domain: 'domain' });
          return shown(deps, visit, { errors: wrong === undefined ? errors : { ...errors, asked: wrong } });
        }
      });
      changeRoutes(deps, at);
    },
  };
}

function changeRoutes(deps: SuppressionDeps, at: Routes<Visit>): void {
  at.post('/', addForm, async (visit, form, _request, response) => {
    checkIsOwner(visit);
    try {
      const isNew = await deps.addSuppression({ ...form, teamId: visit.team.id });
      goTo(response, `${PATH}?done=${isNew ? 'added' : 'known'}`);
    } catch (error) {
      const fields = { address: 'address', name: 'name', domain: 'domain', note: 'note' };
      return shown(deps, visit, { errors: formErrors(error, fields), typed: form });
    }
  });
  at.post(
    '/import',
    importForm,
    async (visit, { lines }, _request, response) => {
      checkIsOwner(visit);
      try {
        const imported = await deps.importSuppressions(visit.team.id, lines);
        if (imported.problems !== null)
          return await shown(deps, visit, { lines, problems: imported.problems });
        goTo(response, `${PATH}?done=imported&added=${imported.added}&already=${imported.known}#main`);
      } catch (error) {
        const errors = formErrors(error, { lines: 'lines' });
        return shown(deps, visit, { lines, importError: errors['lines'] ?? errors['form'] });
      }
    },
    { maxBytes: IMPORT_MAX_BYTES },
  );
  at.post('/:id/remove', z.object({}), async (visit, _form, { params }, response) => {
    checkIsOwner(visit);
    const id = String(params['id']);
    if (!isId(id) || !(await deps.removeSuppression(visit.team.id, id))) throw notFound('Entry');
    goTo(response, `${PATH}?done=removed`);
  });
}

function doneText({
  done,
  added,
  already,
}: Omit<z.output<typeof listQuery>, 'domain' | 'cursor'>): string | null {
  if (done === undefined) return null;
  if (done !== 'imported') return DONE[done];
  const known = already === 0 ? '' : ` ${counted(already, 'more')} stood on the list already.`;
  return `${counted(added, 'entry was', 'entries were')} added.${known}`;
}

async function shown(
  { pageOfSuppressions }: SuppressionDeps,
  visit: Visit,
  more: Partial<Omit<SuppressionShown, 'page' | 'isLater'>> & { cursor?: string | undefined },
): Promise<Shown> {
  const { asked, cursor, errors = {}, problems = [], importError, ...rest } = more;
  const page = await pageOfSuppressions(visit.team.id, { limit: PAGE_ENTRIES, cursor, domain: asked });
  const isWrong = Object.keys(errors).length > 0 || problems.length > 0 || importError !== undefined;
  return {
    title: 'Suppression list',
    lead: 'Addresses, people and companies that the team’s searches leave alone.',
    actions: addLinks,
    main: suppressionMain(visit, {
      done: null,
      typed: NOTHING_TYPED,
      lines: '',
      ...rest,
      page,
      isLater: cursor !== undefined,
      asked,
      errors,
      problems,
      importError,
    }),
    ...(isWrong ? { status: 400 } : {}),
  };
}
