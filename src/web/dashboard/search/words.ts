// What the closed sets of a search mean, in words for people. A word that came later shows as it is.
import type { ExplainedResult, SearchStatusAnswer } from '../../../core/contract/answers.ts';
import type { Tone } from '../../design/parts.ts';

export type Status = SearchStatusAnswer['status'];
export type Reason = NonNullable<SearchStatusAnswer['reason']>;
type Verification = ExplainedResult['verification'];

export function hasEnded(status: Status): boolean {
  return status === 'completed' || status === 'failed';
}

/** The way of a search; `completed` and `failed` share the last place. */
export const STAGES: readonly { status: Status; label: string; text: string }[] = [
  { status: 'pending', label: 'Waiting', text: 'It waits for its turn.' },
  { status: 'searching', label: 'Reading', text: 'The company’s public pages are read.' },
  {
    status: 'validating',
    label: 'Checking',
    text: 'The company’s mail server is asked about the addresses.',
  },
  { status: 'completed', label: 'Done', text: '' },
];

export const SOURCES: Record<ExplainedResult['source'], { label: string; tone: Tone; text: string }> = {
  verified: {
    label: 'Verified',
    tone: 'good',
    text: 'The company’s mail server accepts this address, and refuses others.',
  },
  published: {
    label: 'Published',
    tone: 'good',
    text: 'The address is printed beside the person on a public page, and nothing contradicts it.',
  },
  pattern: {
    label: 'Derived',
    tone: 'warn',
    text: 'Built the way the company builds its addresses. The mail server could not be asked, or accepts everything.',
  },
};

export const EXACT = {
  label: 'Exactly this role',
  text: 'The title is the role that you asked for, for the whole company.',
};
export const NEAR = {
  label: 'Close to this role',
  text: 'The title comes near the role that you asked for.',
};

/** Why nothing was found, and what to do next. */
export const EMPTY: Record<Reason, { title: string; text: string; next: string }> = {
  no_such_role: {
    title: 'Nobody was found in this role',
    text: 'The company’s pages name nobody who holds it now.',
    next: 'Smaller companies often have a neighbouring role: a founder instead of a CEO, for example.',
  },
  no_address: {
    title: 'A person, but no address',
    text: 'Somebody holds the role, but no address of theirs is likely enough to be told.',
    next: 'Another role at the company may have an address that can be told.',
  },
  no_mx: {
    title: 'This domain receives no mail',
    text: 'It has no mail server, so nobody can be written to under it.',
    next: 'Companies often write from another domain than that of their website. Ask with that one.',
  },
  robots_denied: {
    title: 'The site does not want to be read',
    text: 'Its robots.txt turns programs away, and we keep to that.',
    next: 'If the company has another site, ask with that domain.',
  },
  parked: {
    title: 'No company stands behind this domain',
    text: 'The domain is parked or for sale.',
    next: 'Look the company’s domain up, and ask with that one.',
  },
  suppressed: {
    title: 'This may not be looked up',
    text: 'The person or the company stands on a suppression list: theirs was the wish to be left alone.',
    next: 'Please respect it. The owners of your team see the team’s own list under Suppression.',
  },
  deadline: {
    title: 'The time was too short',
    text: 'The company’s site or mail server answered too slowly.',
    next: 'Ask once more in a while: slow servers have better hours.',
  },
};

export const MAIL_STATES: Record<Verification['state'], string> = {
  accepted: 'It accepts this address, and refuses made-up ones.',
  likely:
    'It puts this address off for a while, as many do with strangers, and refuses made-up ones at once.',
  refused: 'It refuses this address.',
  catch_all: 'It accepts every address, so that its answer says nothing about this one.',
  unclear: 'It gave no clear answer.',
  unasked: 'It was not asked.',
};

export const REPLY_CLASSES: Record<NonNullable<Verification['replyClass']>, string> = {
  accepted: 'accepted',
  no_such_user: 'no such mailbox',
  disabled: 'mailbox disabled',
  full: 'mailbox full',
  greylisted: 'try again later (greylisting)',
  policy_block: 'refused by policy',
  rate_limited: 'too many questions',
  config_error: 'the server is set up wrongly',
  timeout: 'no answer in time',
  unknown: 'not understood',
};

/** Why the mail server was not asked. */
export const OBSTACLES: Record<NonNullable<Verification['obstacle']>, string> = {
  ...REPLY_CLASSES,
  no_mx: 'the domain has no mail server',
  null_mx: 'the domain receives no mail',
  port_closed: 'from here no mail server can be reached',
  listed: 'many mail servers refuse our address at the moment',
  no_budget: 'it has been asked as often as we allow ourselves',
};

/** How a piece of evidence was read. */
export const HOW: Readonly<Record<string, string>> = {
  'json-ld': 'data for search engines',
  microdata: 'data for search engines',
  'h-card': 'a contact in the page',
  vcard: 'a contact file',
  card: 'a card of a person',
  table: 'a table',
  list: 'a list',
  heading: 'a heading',
  prose: 'a sentence',
  imprint: 'the imprint',
  press: 'a press release',
  state: 'data of the page',
  mailto: 'a mail link',
  text: 'the text',
  smtp: 'the mail server',
};

export const PAGE_KINDS: Readonly<Record<string, string>> = {
  leadership: 'on a page about the leadership',
  team: 'on a page about the team',
  about: 'on a page about the company',
  imprint: 'in the imprint',
  contact: 'on a contact page',
  press: 'on a press page',
  profile: 'on the person’s own page',
  home: 'on the home page',
  other: 'on some other page',
};
