// What one search did to the outside, read from the world's log: costs, and rules that it broke.
import { hasSeveralHolders } from '../../src/engine/role.ts';
import type { Site } from '../world/company.ts';
import type { MailEntry, WebEntry, WorldLog } from '../world/log.ts';
import { isAllowed } from '../world/truth.ts';
import type { AskedQuestion } from './questions.ts';

export type Watched = {
  requests: number;
  /** Requests that were answered with a page, robots.txt and sitemaps aside. */
  pages: number;
  mailCommands: number;
  recipients: number;
  /** Commands that nobody may send: DATA, VRFY and their kin. */
  forbiddenCommands: number;
  /** In words, for a person. */
  violations: string[];
};

const ONE_HOLDER_RECIPIENTS = 9;
const SEVERAL_HOLDERS_RECIPIENTS = 15;

/** Starts to watch; call the answer when the search has ended. Searches of one company must not overlap. */
export function watch(log: WorldLog, { company, role }: AskedQuestion, site: Site): () => Watched {
  const [requestsBefore, mailBefore] = [log.requests.length, log.mail.length];
  return () => {
    const hosts = new Set([company.domain, `www.${company.domain}`]);
    const requests = log.requests.slice(requestsBefore).filter((entry) => hosts.has(entry.host));
    const mail = log.mail.slice(mailBefore).filter((entry) => entry.domain === company.mailDomain);
    const recipients = mail.filter((entry) => /^RCPT/iu.test(entry.command)).length;
    const allowance = hasSeveralHolders(role) ? SEVERAL_HOLDERS_RECIPIENTS : ONE_HOLDER_RECIPIENTS;
    return {
      requests: requests.length,
      pages: requests.filter(isPage).length,
      mailCommands: mail.length,
      recipients,
      forbiddenCommands: mail.filter((entry) => entry.violation).length,
      violations: [
        ...requests
          .filter((entry) => isForbidden(company, site, entry))
          .map((entry) => `robots forbid ${entry.path}`),
        ...mail.filter((entry) => entry.violation).map((entry) => `sent ${verb(entry)}`),
        ...(recipients > allowance ? [`${recipients} recipients where ${allowance} are allowed`] : []),
      ],
    };
  };
}

function isPage({ status, path }: WebEntry): boolean {
  return status === 200 && path !== '/robots.txt' && !path.endsWith('.xml');
}

/** Redirects are answered before any page, so only pages themselves count. */
function isForbidden(company: AskedQuestion['company'], site: Site, entry: WebEntry): boolean {
  return entry.status !== 301 && !isAllowed(company, site, entry.path);
}

function verb(entry: MailEntry): string {
  return entry.command.split(' ', 1)[0] ?? '';
}
