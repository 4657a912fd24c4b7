// What experience says that each piece of evidence is worth, before anything is measured: the fit starts here, and what
// it sees seldom stays near. In logits; of mailboxes, the logarithm of how much likelier a reply makes the address.
import type { Extractor, PageFacts } from '../mention.ts';
import type { MailboxState } from '../mail/mailbox-answer.ts';
import { logit } from './logit.ts';

/** How much of the name an address keeps: "jane.doe" all, "jdoe" an initial and a name, "doe", "jane", "jd". */
export type Kept = 'full' | 'initial' | 'surname' | 'given' | 'initials';
/** Replies that say nothing of the mailbox. */
export type Silence = Exclude<MailboxState, 'accepted' | 'likely' | 'refused'>;

/** What the person's address says of the person: who has a mailbox works there, who has none may have left. */
export type AddressSign = 'accepted' | 'printed' | 'refused';

export type WeightName =
  | `role.source.${Extractor}`
  | `role.page.${PageFacts['kind']}`
  | `role.fit.${'near' | 'qualified'}`
  | 'role.more_pages'
  | 'role.old'
  | 'role.very_old'
  | 'role.former_elsewhere'
  | 'role.other_holder'
  | 'role.weaker_holder'
  | `role.address.${AddressSign}`
  | `mailbox.published.${MailboxState}`
  | `mailbox.accepted.${Kept}`
  | 'mailbox.likely'
  | 'mailbox.refused'
  | 'mailbox.shown'
  | `mailbox.silent.${Silence}`;

export type Weights = Readonly<Record<WeightName, number>>;

/** One piece of evidence, and how many times it counts. */
export type Feature = { name: WeightName; times: number };

export const JUDGED_WEIGHTS: Weights = {
  // A person whom one source of this kind names in the role holds it now.
  'role.source.json-ld': logit(0.9),
  'role.source.microdata': logit(0.9),
  'role.source.h-card': logit(0.9),
  'role.source.vcard': logit(0.85),
  'role.source.card': logit(0.9),
  'role.source.table': logit(0.9),
  'role.source.list': logit(0.88),
  'role.source.heading': logit(0.88),
  'role.source.prose': logit(0.85),
  'role.source.imprint': logit(0.93),
  'role.source.press': logit(0.85),
  'role.source.state': logit(0.88),
  'role.source.llm': logit(0.75),
  // The kind of page that the source stands on.
  'role.page.leadership': 0.4,
  'role.page.team': 0.3,
  'role.page.about': 0.2,
  'role.page.imprint': 0.3,
  'role.page.contact': 0.1,
  'role.page.press': 0,
  'role.page.profile': 0.2,
  'role.page.home': 0.1,
  'role.page.other': -0.2,
  // The title is near the role, where nobody holds the very one; or qualified (interim, regional …).
  'role.fit.near': -1.2,
  'role.fit.qualified': -0.8,
  // Each further page that says the same.
  'role.more_pages': 0.8,
  // The only sources are older than a year, or than three.
  'role.old': -0.7,
  'role.very_old': -1.6,
  // Another page of the company calls the same person a former holder.
  'role.former_elsewhere': -2.2,
  // Somebody else is named in a role that one person holds, on a source at least as good; on a worse one.
  'role.other_holder': -1.5,
  'role.weaker_holder': -0.3,
  // The server takes mail for the person's name and refuses strangers; the company prints an address of its own beside
  // the person; the server refuses every form of the name.
  'role.address.accepted': 0.8,
  'role.address.printed': 0.5,
  'role.address.refused': -0.3,
  // Mail to an address that is printed beside the person arrives, by what the server says of it.
  'mailbox.published.accepted': logit(0.985),
  'mailbox.published.likely': logit(0.96),
  'mailbox.published.refused': logit(0.03),
  'mailbox.published.catch_all': logit(0.93),
  'mailbox.published.unclear': logit(0.93),
  'mailbox.published.unasked': logit(0.93),
  // A server that refuses strangers accepts it: the fewer letters of the name it keeps, the likelier it is a namesake's.
  'mailbox.accepted.full': Math.log(300),
  'mailbox.accepted.initial': Math.log(100),
  'mailbox.accepted.surname': Math.log(80),
  'mailbox.accepted.given': Math.log(25),
  'mailbox.accepted.initials': Math.log(10),
  // Added to these where it is greylisted while a stranger is refused at once.
  'mailbox.likely': Math.log(0.4),
  'mailbox.refused': Math.log(0.01),
  // Colleagues' addresses are built this way: beyond what the pattern's measured share says.
  'mailbox.shown': 0.2,
  'mailbox.silent.catch_all': 0,
  'mailbox.silent.unclear': 0,
  'mailbox.silent.unasked': 0,
};
