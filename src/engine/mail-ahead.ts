// The mail server greeted while the last pages load: one of them, once, when a page has named a holder. Nobody is asked
// before all is read; it knows no page and no address.
import { isProvider } from './addresses/free-mail.ts';
import { type AskRoute, hostThatTakesMail } from './addresses/mail-domain.ts';
import { type Clock, type Deadline, startDeadline } from './deadline.ts';
import type { MailCheck } from './mail/mail-check.ts';
import type { CompanyReading } from './read-company.ts';

export type MailAheadDeps = {
  /** Who holds the role by the pages until now, and at which hosts the company has mail. */
  readCompany(): Promise<CompanyReading | null>;
  mailRoute: AskRoute;
  openMailCheck(host: string, deadline: Deadline): MailCheck;
  /** Of the mail check. */
  deadline: Deadline;
  now: Clock;
};

export type MailAhead = {
  /** Greets the server that will likely be asked. The first call does; later ones do nothing. */
  greet(): void;
  /** The check of the host: the one that greets, or a new one. To be closed by whoever takes it. */
  take(host: string): MailCheck;
  /** Hangs up where nobody has taken the check, and ends the one that was taken. */
  close(): Promise<void>;
};

export function createMailAhead(deps: MailAheadDeps): MailAhead {
  const stop = new AbortController();
  const deadline = startDeadline(
    deps.deadline.leftMs(),
    deps.now,
    AbortSignal.any([deps.deadline.signal, stop.signal]),
  );
  let opened: { host: string; check: MailCheck } | null = null;
  let work: Promise<void> | null = null;

  async function openLikeliest() {
    const company = await deps.readCompany();
    const [likeliest, ...others] = company?.hosts ?? [];
    if (company === null || company.holders.length === 0 || likeliest === undefined) return;
    const host = await hostThatTakesMail(deps.mailRoute, [likeliest, ...others], deadline.signal);
    if (deadline.signal.aborted || isProvider(host)) return;
    opened = { host, check: deps.openMailCheck(host, deadline) };
    await opened.check.greet();
  }

  return {
    greet() {
      // what goes wrong here goes wrong again where it is asked for, and is told there
      work ??= openLikeliest().catch(() => undefined);
    },
    take(host) {
      if (opened?.host === host) {
        const { check } = opened;
        opened = null;
        return check;
      }
      stop.abort();
      return deps.openMailCheck(host, deps.deadline);
    },
    async close() {
      const left = opened?.check;
      opened = null;
      stop.abort();
      deadline.end();
      await left?.close();
    },
  };
}
