// Who runs mail servers for many companies, and what is known of them beyond what a single answer shows. One row each,
// with where that is written; whoever is not known to differ has no row.
import { registrableDomain } from '../domain.ts';

export type Provider = {
  name: string;
  /** The registrable domain under which its budget is kept. */
  operator: string;
  /** Its mail hosts are these, or end in them. */
  hosts: readonly string[];
  /** Accepts every recipient, and looks for the mailbox later: nobody need be asked. */
  takesEveryone?: true;
  /** How long it puts off whom it does not know. */
  greylistMs?: number;
  /** Recipients a day of all its companies together, where it is large enough for more than others. */
  dailyRecipients?: number;
  /** Recipients a day of one company, where it bears less than others. */
  domainDailyRecipients?: number;
  source: string;
};

const MINUTE_MS = 60_000;
/** Of one operator's servers, whoever that is. Nobody publishes what is welcome: a judgement. */
export const OPERATOR_DAILY_RECIPIENTS = 2_000;

export const PROVIDERS: readonly Provider[] = [
  {
    name: 'Google Workspace',
    operator: 'google.com',
    hosts: ['google.com', 'googlemail.com'],
    dailyRecipients: 20_000,
    source:
      'smtpfieldmanual.com/provider/google: 550 5.1.1 of an unknown account; what limits rates is 421 4.7.28 and 450 4.2.1',
  },
  {
    name: 'Microsoft 365',
    operator: 'outlook.com',
    hosts: ['protection.outlook.com', 'mx.microsoft'],
    dailyRecipients: 20_000,
    source:
      'learn.microsoft.com, "Use Directory-Based Edge Blocking": 550 5.4.1 of unknown recipients, of authoritative domains only',
  },
  {
    name: 'Yahoo',
    operator: 'yahoodns.net',
    hosts: ['yahoodns.net'],
    takesEveryone: true,
    source:
      'github.com/truemail-rb/truemail-go/issues/91, github.com/AfterShip/email-verifier/issues/57: 250 for every RCPT, the refusal comes after DATA',
  },
  {
    name: 'Mimecast',
    operator: 'mimecast.com',
    hosts: ['mimecast.com', 'mimecast.co.za', 'mimecast-offshore.com'],
    greylistMs: MINUTE_MS,
    source:
      'Mimecast SMTP Error Codes, community.mimecast.com: 451 to an unknown IP, sender and recipient, who may come again between one minute and 12 hours later',
  },
  {
    name: 'Cisco Secure Email',
    operator: 'iphmx.com',
    hosts: ['iphmx.com'],
    domainDailyRecipients: 20,
    source:
      'AsyncOS user guide, "Directory Harvest Attack Prevention": 25 invalid recipients of a host an hour by default, then the connection is dropped',
  },
];

/** The row of a mail host (lower case), or null. */
export function findProvider(host: string): Provider | null {
  const isAtOrUnder = (end: string) => host === end || host.endsWith(`.${end}`);
  return PROVIDERS.find(({ hosts }) => hosts.some(isAtOrUnder)) ?? null;
}

/** Whose budget a question to this host is on, beside the mail domain's own; null where the company runs it itself. */
export function operatorOf(host: string, mailDomain: string): { name: string; most: number } | null {
  const provider = findProvider(host);
  const name = provider?.operator ?? registrableDomain(host) ?? host;
  if (name === registrableDomain(mailDomain)) return null;
  return { name, most: provider?.dailyRecipients ?? OPERATOR_DAILY_RECIPIENTS };
}
