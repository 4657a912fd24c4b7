// Asks a verifier over HTTP about one address, in the way of Reacher's check_email. It stands in where our own port 25 is
// closed; knows no candidates, no budget and no memory.
import * as z from 'zod';
import type { Verdict, Verifier } from '../mail/mail-asker.ts';
import type { Service, ServiceHealth } from './service.ts';

export type HttpVerifier = Verifier & { health(): ServiceHealth };

export type HttpVerifierSettings = { url: string; key: string };

const DEFAULT_PATH = '/v1/check_email';

/** In `smtp` stands an error instead where the verifier could not talk to the mail server. */
const checked = z.object({
  is_reachable: z.enum(['safe', 'risky', 'invalid', 'unknown']),
  smtp: z
    .object({
      can_connect_smtp: z.boolean(),
      has_full_inbox: z.boolean(),
      is_catch_all: z.boolean(),
      is_deliverable: z.boolean(),
      is_disabled: z.boolean(),
    })
    .optional()
    .catch(undefined),
});
type Checked = z.infer<typeof checked>;

export function createHttpVerifier(service: Service, settings: HttpVerifierSettings): HttpVerifier {
  const url = urlOf(settings.url);
  // hosted and self-hosted ones look for the key in different places
  const headers: Record<string, string> =
    settings.key === '' ? {} : { authorization: settings.key, 'x-reacher-secret': settings.key };
  return {
    async check(address, limits) {
      const answer = await service.call({ url, headers, body: { to_email: address } }, limits);
      const parsed = answer.ok ? checked.safeParse(answer.value) : null;
      return parsed?.success === true ? toVerdict(parsed.data) : null;
    },
    health: () => service.health(),
  };
}

/** With a path it is taken as it is. */
function urlOf(text: string): string {
  const url = new URL(text);
  if (url.pathname === '/') url.pathname = DEFAULT_PATH;
  return url.href;
}

const NOTHING: Verdict = { replyClass: 'unknown', catchAll: 'unknown' };

/** First row that fits. A verifier that reached nobody says nothing of the mailbox. */
const ROWS: readonly (readonly [fits: (smtp: NonNullable<Checked['smtp']>) => boolean, verdict: Verdict])[] =
  [
    [({ can_connect_smtp: reached }) => !reached, NOTHING],
    [({ is_disabled: disabled }) => disabled, { replyClass: 'disabled', catchAll: 'unknown' }],
    [({ is_catch_all: all }) => all, { replyClass: 'accepted', catchAll: 'yes' }],
    [({ has_full_inbox: full }) => full, { replyClass: 'full', catchAll: 'no' }],
    [({ is_deliverable: taken }) => taken, { replyClass: 'accepted', catchAll: 'no' }],
  ];

function toVerdict({ is_reachable: reachable, smtp }: Checked): Verdict {
  if (smtp === undefined || reachable === 'unknown') return NOTHING;
  const row = ROWS.find(([fits]) => fits(smtp));
  if (row !== undefined) return row[1];
  return reachable === 'invalid' ? { replyClass: 'no_such_user', catchAll: 'no' } : NOTHING;
}
