// API keys: everybody in the team reads which there are; owners and admins create them, once each, and revoke them.
import * as z from 'zod';
import type { KeyPage } from '../../../core/api-key-list.ts';
import type { NewApiKey } from '../../../core/api-keys.ts';
import { CURSOR_MAX_CHARACTERS } from '../../../core/cursor.ts';
import { notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import type { NewId } from '../../../core/ids.ts';
import { formErrors, readQuery, typed } from '../../form.ts';
import type { FormErrors } from '../../form.ts';
import { goTo } from '../../reply.ts';
import { onceFields } from '../once-form.ts';
import type { Shown, TeamSection } from '../section.ts';
import { checkMayManage } from '../visit.ts';
import type { Visit } from '../visit.ts';
import { createdMain, createLink, keysMain, PATH } from './page.ts';

export type KeysDeps = {
  now: () => number;
  newId: NewId;
  publicUrl: string;
  pageOfKeys(teamId: string, page: { limit: number; cursor?: string | undefined }): Promise<KeyPage>;
  /** Throws `invalid_request`. */
  createKey(key: NewApiKey): Promise<{ key: string; prefix: string }>;
  /** Throws `not_found`. The key is refused from the next request on. */
  revokeKey(key: { teamId: string; keyId: string }): Promise<void>;
};

const PAGE_KEYS = 25;

const listQuery = z.object({
  done: z.literal('revoked').optional(),
  cursor: z.string().max(CURSOR_MAX_CHARACTERS).optional(),
});
const createForm = onceFields.extend({ name: typed(1_000) });

export function keysSection(deps: KeysDeps): TeamSection {
  return {
    path: '/keys',
    label: 'API keys',
    group: 'Connections',
    of: 'team',
    routes(at) {
      at.get('/', async (visit, request) => {
        const { done, cursor } = readQuery(listQuery, request);
        return shown(deps, visit, { isRevoked: done === 'revoked', cursor });
      });
      at.post('/', createForm, async (visit, { form_id: id, name }) => {
        checkMayManage(visit);
        try {
          const wish = { teamId: visit.team.id, createdBy: visit.user.id, name, id };
          const { key } = await deps.createKey(wish);
          return {
            title: 'Your new key',
            main: createdMain({ name: name.trim(), key, publicUrl: deps.publicUrl }),
          };
        } catch (error) {
          return shown(deps, visit, { errors: formErrors(error, { name: 'name' }), name });
        }
      });
      at.post('/:id/revoke', z.object({}), async (visit, _form, { params }, response) => {
        checkMayManage(visit);
        const keyId = String(params['id']);
        if (!isId(keyId)) throw notFound('API key');
        await deps.revokeKey({ teamId: visit.team.id, keyId });
        goTo(response, `${PATH}?done=revoked`);
      });
    },
  };
}

async function shown(
  { pageOfKeys, now, newId }: KeysDeps,
  visit: Visit,
  more: { isRevoked?: boolean; cursor?: string | undefined; errors?: FormErrors; name?: string },
): Promise<Shown> {
  const { isRevoked = false, cursor, errors = {}, name = '' } = more;
  const page = await pageOfKeys(visit.team.id, { limit: PAGE_KEYS, cursor });
  return {
    title: 'API keys',
    lead: 'For programs that ask over REST. Assistants connect without one.',
    actions: createLink(visit),
    main: keysMain(visit, {
      page,
      isLater: cursor !== undefined,
      isRevoked,
      errors,
      name,
      now: now(),
      newId,
    }),
    ...(Object.keys(errors).length === 0 ? {} : { status: 400 }),
  };
}
