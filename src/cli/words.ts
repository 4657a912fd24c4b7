// What the closed sets of a search mean, in words for a person at a terminal. A word that came later shows as it is.
import type { Discovery, EmptyReason, Verification, Watch } from '../engine/discovery.ts';

export type MailSeen = Parameters<NonNullable<Watch['onMail']>>[0];

export const REASONS: Record<EmptyReason, string> = {
  no_such_role: 'the pages that were read name nobody who holds this role now',
  no_address: 'somebody holds the role, but no address of theirs is likely enough to be told',
  no_mx: 'the domain takes no mail: it has no mail server',
  robots_denied: 'the site’s robots.txt turns programs away, and we keep to that',
  parked: 'the domain is parked or for sale: no company stands behind it',
  suppressed: 'the person or the company stands on a suppression list, and is left alone',
  deadline: 'the time ran out: the site answered too slowly',
};

export const SOURCES: Record<Extract<Discovery, { outcome: 'found' }>['finds'][number]['source'], string> = {
  verified: 'verified: the mail server takes it and refuses others',
  published: 'published: printed beside the person',
  pattern: 'derived from the name: no server has confirmed it',
};

export const MAIL_STATES: Record<Verification['state'], string> = {
  accepted: 'takes mail for this address, and refuses made-up ones',
  likely: 'puts this address off as it does strangers, and refuses made-up ones at once',
  refused: 'refuses this address',
  catch_all: 'takes every address, so that its answer says nothing of this one',
  unclear: 'gave no answer that tells anything of this address',
  unasked: 'was not asked about this address',
};

/** Why a mail server was not asked, or not about everything. */
const OBSTACLES: Readonly<Record<string, string>> = {
  no_mx: 'the domain has no mail server',
  null_mx: 'the domain says that it takes no mail',
  port_closed: 'outgoing port 25 seems closed here: no mail server can be reached',
  no_budget: 'this mail domain has been asked enough for a day; it is left in peace',
  timeout: 'the server did not answer in time',
  rate_limited: 'the server has had enough of our questions, and we stopped',
  policy_block: 'the server refuses us by its policy, which says nothing of the address',
  config_error: 'the server is set up in a way that tells nothing',
  greylisted: 'the server puts every stranger off for some minutes',
  unknown: 'the server’s answers could not be understood',
};

/** A search asks no mail server about more than these; 15 where several people hold the role. */
const RECIPIENTS_MOST = 9;

/** What there is to know of the mail server beyond the single address, and what was not asked; null for nothing. */
export function mailWords({ host, catchAll, obstacle }: MailSeen, recipients: number): string | null {
  if (obstacle !== null) return `Mail for ${host}: ${OBSTACLES[obstacle] ?? obstacle}.`;
  if (catchAll === 'yes')
    return `Mail for ${host}: its server takes every address, so that no further question was worth asking.`;
  return recipients >= RECIPIENTS_MOST
    ? `Mail for ${host}: ${recipients} addresses were asked, about as many as one search may; others were left unasked.`
    : null;
}

/** How a piece of evidence was read. */
export const HOW: Readonly<Record<string, string>> = {
  'json-ld': 'data for search engines',
  microdata: 'data for search engines',
  'h-card': 'a contact in the page',
  vcard: 'a contact file',
  card: 'a card of a person',
  table: 'a table',
  list: 'a list',
  heading: 'a heading and what follows it',
  prose: 'a sentence',
  imprint: 'the imprint',
  press: 'a press release',
  state: 'data that the page carries for its script',
  llm: 'a line that a language model pointed at',
  mailto: 'a mail link',
  text: 'the text',
};

export const PAGE_KINDS: Readonly<Record<string, string>> = {
  leadership: 'a page about the leadership',
  team: 'a page about the team',
  about: 'a page about the company',
  imprint: 'the imprint',
  contact: 'a contact page',
  press: 'a press page',
  profile: 'the person’s own page',
  home: 'the home page',
  other: 'some other page',
};

/** Evidence for and against the role that has a name of its own. */
export const ROLE_PARTS: Readonly<Record<string, string>> = {
  'role.more_pages': 'other pages say the same',
  'role.old': 'all that says so is older than a year',
  'role.very_old': 'all that says so is older than three years',
  'role.former_elsewhere': 'another page calls the person a former holder',
  'role.other_holder': 'somebody else is named in the role too',
  'role.weaker_holder': 'somebody else is named in the role too, on a weaker source',
  'role.fit.near': 'the title is only near the role',
  'role.fit.qualified': 'the title is qualified: interim, regional and the like',
  'role.address.accepted': 'the mail server knows the name, so that somebody of it works there',
  'role.address.printed': 'the site prints an address for the person',
  'role.address.refused': 'the mail server refuses every form of the name',
};
