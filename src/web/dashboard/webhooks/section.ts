// Webhooks: endpoints and the log of what was sent to them. Everybody in the team reads; owners and admins change.
import type { Request } from 'express';
import * as z from 'zod';
import { CURSOR_MAX_CHARACTERS } from '../../../core/cursor.ts';
import { notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import type { NewId } from '../../../core/ids.ts';
import type { Webhooks } from '../../../core/webhooks/index.ts';
import { formErrors, readQuery, typed } from '../../form.ts';
import type { FormErrors } from '../../form.ts';
import { goTo } from '../../reply.ts';
import { onceFields } from '../once-form.ts';
import type { Routes, Shown, TeamSection } from '../section.ts';
import { checkMayManage } from '../visit.ts';
import type { Visit } from '../visit.ts';
import { endpointMain, testButton } from './endpoint-page.ts';
import { endpointsMain, PATH, registerLink, secretMain } from './page.ts';
import { hostOf, STATES } from './words.ts';
import type { State } from './words.ts';

export type WebhooksSectionDeps = { webhooks: Webhooks; newId: NewId };

const PAGE_DELIVERIES = 15;

const DONE = {
  test: 'The test event is on its way. Load the page again to see what became of it.',
  again: 'It is on its way again, as a delivery of its own at the top of the log.',
} as const;

const listQuery = z.object({ done: z.literal('deleted').optional() });
const logQuery = z.object({
  done: z.enum(['test', 'again']).optional().catch(undefined),
  state: z.enum(STATES).optional().catch(undefined),
  cursor: z.string().max(CURSOR_MAX_CHARACTERS).optional(),
});
const createForm = onceFields.extend({ url: typed(4_000) });
const emptyForm = z.object({});

export function webhooksSection(deps: WebhooksSectionDeps): TeamSection {
  return {
    path: '/webhooks',
    label: 'Webhooks',
    group: 'Connections',
    of: 'team',
    routes(at) {
      at.get('/', async (visit, request) => {
        const { done } = readQuery(listQuery, request);
        return listShown(deps, visit, { isDeleted: done === 'deleted' });
      });
      at.post('/', createForm, async (visit, { form_id: endpointId, url }) => {
        checkMayManage(visit);
        try {
          const wish = { teamId: visit.team.id, createdBy: visit.user.id, url, endpointId };
          const { secret } = await deps.webhooks.create(wish);
          const main = secretMain(visit, { endpointId, secret, previousUntil: null });
          return { title: 'Your new endpoint', main };
        } catch (error) {
          return listShown(deps, visit, { errors: urlErrors(error), url });
        }
      });
      deliveryRoutes(deps, at);
      endpointRoutes(deps, at);
    },
  };
}

/** Its field is an abbreviation. */
function urlErrors(error: unknown): FormErrors {
  const { url, ...errors } = formErrors(error, { url: 'url' });
  return url === undefined ? errors : { url: url.replace(/^Url/, 'URL') };
}

function endpointRoutes(deps: WebhooksSectionDeps, at: Routes<Visit>): void {
  const { webhooks } = deps;
  at.get('/:id', async (visit, request) => {
    const { done, state, cursor } = readQuery(logQuery, request);
    return endpointShown(deps, visit, idIn(request), {
      state,
      cursor,
      done: done === undefined ? null : DONE[done],
    });
  });
  at.post('/:id/test', emptyForm, async (visit, _form, request, response) => {
    checkMayManage(visit);
    const id = idIn(request);
    try {
      await webhooks.sendTest(visit.team.id, id);
      goTo(response, `${PATH}/${id}?done=test`);
    } catch (error) {
      return endpointShown(deps, visit, id, { error: formErrors(error, {})['form'] });
    }
  });
  at.post('/:id/secret', emptyForm, async (visit, _form, request) => {
    checkMayManage(visit);
    const endpointId = idIn(request);
    try {
      const rotated = await webhooks.rotateSecret(visit.team.id, endpointId);
      return { title: 'Another secret', main: secretMain(visit, { endpointId, ...rotated }) };
    } catch (error) {
      return endpointShown(deps, visit, endpointId, { error: formErrors(error, {})['form'] });
    }
  });
  at.post('/:id/delete', emptyForm, async (visit, _form, request, response) => {
    checkMayManage(visit);
    await webhooks.remove(visit.team.id, idIn(request));
    goTo(response, `${PATH}?done=deleted`);
  });
}

function deliveryRoutes(deps: WebhooksSectionDeps, at: Routes<Visit>): void {
  at.post('/:id/deliveries/:delivery/redeliver', emptyForm, async (visit, _form, request, response) => {
    checkMayManage(visit);
    const id = idIn(request);
    const delivery = String(request.params['delivery']);
    if (!isId(delivery)) throw notFound('Delivery');
    try {
      await deps.webhooks.redeliver(visit.team.id, delivery);
      goTo(response, `${PATH}/${id}?done=again`);
    } catch (error) {
      return endpointShown(deps, visit, id, { error: formErrors(error, {})['form'] });
    }
  });
}

/** Anything but an id is simply unknown. */
function idIn({ params }: Request): string {
  const id = String(params['id']);
  if (!isId(id)) throw notFound('Webhook endpoint');
  return id;
}

async function listShown(
  { webhooks, newId }: WebhooksSectionDeps,
  visit: Visit,
  more: { isDeleted?: boolean; errors?: FormErrors; url?: string },
): Promise<Shown> {
  const { isDeleted = false, errors = {}, url = '' } = more;
  const endpoints = await webhooks.list(visit.team.id);
  return {
    title: 'Webhooks',
    lead: 'Searches that have ended, posted to your own programs.',
    actions: registerLink(visit),
    main: endpointsMain(visit, { endpoints, isDeleted, errors, url, newId }),
    ...(Object.keys(errors).length === 0 ? {} : { status: 400 }),
  };
}

async function endpointShown(
  { webhooks }: WebhooksSectionDeps,
  visit: Visit,
  endpointId: string,
  more: {
    state?: State | undefined;
    cursor?: string | undefined;
    done?: string | null;
    error?: string | undefined;
  },
): Promise<Shown> {
  const { state, cursor, done = null, error } = more;
  const endpoint = await webhooks.find(visit.team.id, endpointId);
  const question = { endpointId, limit: PAGE_DELIVERIES, status: state, cursor };
  const page = await webhooks.deliveries(visit.team.id, question);
  return {
    title: hostOf(endpoint.url),
    lead: 'A webhook endpoint of the team.',
    actions: testButton(visit, endpoint),
    main: endpointMain(visit, { endpoint, page, state, isLater: cursor !== undefined, done, error }),
    ...(error === undefined ? {} : { status: 400 }),
  };
}
