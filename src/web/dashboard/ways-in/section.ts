// A person's ways to sign in besides the password: passkeys, and the account at the provider.
import { html } from 'hono/html';
import * as z from 'zod';
import type { Passkeys } from '../../../core/passkeys/index.ts';
import type { Upstream } from '../../../core/upstream/index.ts';
import { NOTHING } from '../../design/html.ts';
import { alertBox, doneBox, note } from '../../design/notice.ts';
import { formErrors, readQuery } from '../../form.ts';
import type { ProviderDeps } from '../../ways-in/provider.ts';
import { isRecent } from '../recent-sign-in.ts';
import type { PersonSection, Shown } from '../section.ts';
import type { PersonVisit } from '../visit.ts';
import { WAYS_IN_PATH } from './here.ts';
import { passkeyPart, passkeyRoutes } from './passkeys.ts';
import { providerPart, providerRoutes } from './provider.ts';

export type WaysInDeps = {
  /** Null where browsers have none at this address. */
  passkeys: Passkeys | null;
  /** Null where the operator has set up no provider. */
  upstream: Upstream | null;
  publicUrl: string;
  now: () => number;
  onFailure: ProviderDeps['onFailure'];
};

const DONE = {
  added: 'Your passkey was added. The next time you may sign in with it.',
  removed: 'It was removed.',
  linked: 'It is linked. The next time you may sign in with it.',
} as const;

const doneQuery = z.object({ done: z.enum(['added', 'removed', 'linked']).optional() });

export function waysInSection(deps: WaysInDeps): PersonSection {
  const { passkeys, upstream, now } = deps;
  const refuse = async (visit: PersonVisit, error: unknown) => ({
    ...(await show(deps, visit, { error: formErrors(error, {})['form'] })),
    status: 400,
  });
  return {
    path: WAYS_IN_PATH,
    label: 'Ways to sign in',
    group: 'You',
    of: 'person',
    routes(at) {
      at.get('/', async (visit, request) => {
        const { done } = readQuery(doneQuery, request);
        return show(deps, visit, { done: done === undefined ? null : DONE[done] });
      });
      if (passkeys !== null) passkeyRoutes({ passkeys, now }, refuse, at);
      if (upstream !== null) providerRoutes({ ...deps, upstream }, refuse, at);
    },
  };
}

async function show(
  { passkeys, upstream, now }: WaysInDeps,
  visit: PersonVisit,
  said: { done?: string | null; error?: string | undefined },
): Promise<Shown> {
  const { id } = visit.user;
  const mayAdd = isRecent(visit, now());
  return {
    title: 'Ways to sign in',
    scripts: passkeys === null ? [] : ['passkey.js'],
    main: html`${doneBox(said.done)} ${alertBox(said.error)}
    ${passkeys === null ? NOTHING : passkeyPart(await passkeys.list(id), mayAdd)}
    ${upstream === null ? NOTHING : providerPart(upstream.host, await upstream.list(id), mayAdd)}
    ${
      passkeys === null && upstream === null
        ? note('Here you sign in with email and password. Passkeys need an https address with a name.')
        : NOTHING
    }`,
  };
}
