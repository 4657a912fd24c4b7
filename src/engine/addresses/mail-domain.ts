// Which other domain's mail is the company's own by its mail servers, and which of its hosts takes mail at all. Knows no
// page and no mail dialogue.
import type { MailRoute } from '../dns/index.ts';
import { registrableDomain } from '../domain.ts';

export type AskRoute = (domain: string, signal: AbortSignal) => Promise<MailRoute>;

/**
 * Of the domains that a site prints addresses at, those whose mail goes where the asked domain's does: its mail host stands
 * under the other, or both have one that stands under either. A provider's host, which thousands have, proves nothing.
 */
export async function provenByMail(
  askRoute: AskRoute,
  asked: string,
  kin: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  if (kin.length === 0) return [];
  const [own = [], ...others] = await Promise.all(
    [asked, ...kin].map(async (domain) => mailHostsOf(await askRoute(domain, signal))),
  );
  return kin.filter((domain, at) => {
    const theirs = new Set(others[at] ?? []);
    return own.some((host) => {
      const house = registrableDomain(host);
      return house === domain || (house === asked && theirs.has(host));
    });
  });
}

/**
 * The first of the company's hosts that takes mail, where the likeliest says that it takes none; the likeliest where none
 * does, or nobody knows.
 */
export async function hostThatTakesMail(
  askRoute: AskRoute,
  hosts: readonly [string, ...string[]],
  signal: AbortSignal,
): Promise<string> {
  const [likeliest, ...others] = hosts;
  if (!TAKES_NONE.has((await askRoute(likeliest, signal)).kind)) return likeliest;
  for (const host of others) if ((await askRoute(host, signal)).kind === 'mx') return host;
  return likeliest;
}

const TAKES_NONE: ReadonlySet<MailRoute['kind']> = new Set<MailRoute['kind']>([
  'null_mx',
  'no_mail_host',
  'no_such_domain',
]);

function mailHostsOf(route: MailRoute): string[] {
  return route.kind === 'mx' ? route.hosts.map(({ host }) => host) : [];
}
