// How the world's mail servers behave: one row each, with replies that real servers of that kind give.
import type { MailboxState } from '../company.ts';

/** A reply's lines without CRLF, each with its code; null ends the connection without a word. */
export type Reply = readonly string[] | null;

export type Asked = {
  recipient: string;
  sender: string;
  /** null: no such mailbox. */
  box: MailboxState | null;
  /** RCPT commands of this connection so far, this one included. */
  recipients: number;
  /** Refusals of this connection so far. */
  errors: number;
  /** Epoch milliseconds. */
  now: number;
  /** When each sender + recipient was first seen by this server; the behaviour writes it. */
  seen: Map<string, number>;
  timing: MailTiming;
};

export type MailTiming = {
  /** How long a new sender + recipient pair is put off. */
  greylistMs: number;
  /** What the slow server adds to each command. */
  slowMs: number;
  /** Recipients in one connection before the rate-limiting server ends it. */
  recipientsBeforeLimit: number;
  /** What the tarpit adds to each reply after its tenth error. */
  tarpitMs: number;
};

export type Behaviour = {
  /** Whether a mailbox's state can be learnt from it in one patient conversation. */
  truthful: boolean;
  /** Instead of the 220. */
  banner?: Reply | 'silence';
  /** Instead of accepting MAIL FROM. */
  mail?: (sender: string) => Reply | undefined;
  /** Added before each reply. */
  delayMs?: (timing: MailTiming, errors: number) => number;
  /** Bytes leave one by one. */
  drip?: boolean;
  rcpt(asked: Asked): Reply;
};

const ACCEPTED: Reply = ['250 2.1.5 Ok'];
const POSTFIX_SOFT_ERRORS = 10;
const POSTFIX_HARD_ERRORS = 20;
const HARVEST_ERRORS = 3;

const BY_BOX: Readonly<Record<MailboxState, Reply>> = {
  open: ACCEPTED,
  full: ['452 4.2.2 The recipient mailbox is over its storage quota'],
  disabled: ['550 5.2.1 The email account that you tried to reach is disabled'],
};

function honest({ recipient, box }: Asked): Reply {
  if (box !== null) return BY_BOX[box];
  return [`550 5.1.1 <${recipient}>: Recipient address rejected: User unknown in virtual mailbox table`];
}

function greylist(asked: Asked, later: (asked: Asked) => Reply): Reply {
  const pair = `${asked.sender}\n${asked.recipient}`;
  const first = asked.seen.get(pair) ?? asked.now;
  asked.seen.set(pair, first);
  if (asked.now - first < asked.timing.greylistMs) {
    return [`450 4.2.0 <${asked.recipient}>: Recipient address rejected: Greylisted, please try again later`];
  }
  return later(asked);
}

const BEHAVIOURS_TABLE = {
  // Postfix with a mailbox table.
  honest: { truthful: true, rcpt: honest },
  // A large host's words over several lines.
  'many-lines': {
    truthful: true,
    rcpt: (asked) =>
      asked.box === null
        ? [
            '550-5.1.1 The email account that you tried to reach does not exist. Please try',
            "550-5.1.1 double-checking the recipient's email address for typos or",
            '550 5.1.1 unnecessary spaces. - gsmtp',
          ]
        : honest(asked),
  },
  // An edge that knows its directory and answers unknown ones with 5.4.1.
  'edge-directory': {
    truthful: true,
    rcpt: (asked) =>
      asked.box === null
        ? ['550 5.4.1 Recipient address rejected: Access denied. [EDGE01.prod.world.test]']
        : ['250 2.1.5 Recipient OK'],
  },
  // An old server without enhanced codes.
  bare: {
    truthful: true,
    rcpt: (asked) => (asked.box === null ? ['550 No such user here'] : ['250 Accepted']),
  },
  'catch-all': { truthful: false, rcpt: () => ACCEPTED },
  // postgrey before any lookup.
  greylisting: { truthful: true, rcpt: (asked) => greylist(asked, honest) },
  // Looks the mailbox up first: only existing ones are put off.
  'greylisting-after-lookup': {
    truthful: true,
    rcpt: (asked) => (asked.box === null ? honest(asked) : greylist(asked, honest)),
  },
  slow: { truthful: true, delayMs: (timing) => timing.slowMs, rcpt: honest },
  drip: { truthful: true, drip: true, rcpt: honest },
  // Turns us away before we speak.
  refusing: {
    truthful: false,
    banner: ['554 5.7.1 mx.world.test No SMTP service for you: your address is on a block list'],
    rcpt: () => ['554 5.7.1 Service unavailable; client host blocked using a block list'],
  },
  // Turns every recipient away for policy, existing or not.
  policy: {
    truthful: false,
    rcpt: ({ recipient }) => [
      `550 5.7.1 <${recipient}>: Recipient address rejected: Message rejected due to local policy, see https://help.world.test/block`,
    ],
  },
  'rate-limiting': {
    truthful: false,
    rcpt: (asked) =>
      asked.recipients > asked.timing.recipientsBeforeLimit
        ? ['421 4.7.0 Too many recipients from your address, try again later']
        : honest(asked),
  },
  // Postfix's smtpd_soft_error_limit and smtpd_hard_error_limit.
  tarpit: {
    truthful: true,
    delayMs: (timing, errors) => (errors > POSTFIX_SOFT_ERRORS ? timing.tarpitMs : 0),
    rcpt: (asked) =>
      asked.errors >= POSTFIX_HARD_ERRORS ? ['421 4.7.0 Error: too many errors'] : honest(asked),
  },
  // Ends the connection at the first recipient.
  'hang-up': { truthful: false, rcpt: () => null },
  // Takes the connection and never greets.
  silent: { truthful: false, banner: 'silence', rcpt: () => null },
  // Takes no mail from the empty sender.
  'no-null-sender': {
    truthful: false,
    mail: (sender) =>
      sender === '' ? ['550 5.1.8 Sender address rejected: null sender not welcome'] : undefined,
    rcpt: honest,
  },
  // A tenant that closes its edge to strangers: the words for an unknown mailbox, said of every one.
  'edge-closed': {
    truthful: false,
    rcpt: () => ['550 5.4.1 Recipient address rejected: Access denied. [EDGE07.prod.world.test]'],
  },
  // Puts everybody off, always.
  busy: {
    truthful: false,
    rcpt: () => ['451 4.7.500 Server busy. Please try again later. [EDGE03.prod.world.test]'],
  },
  // Refuses our address where the recipient would have been judged.
  'sender-refused': {
    truthful: false,
    rcpt: ({ sender }) => [`553 5.1.8 <${sender}>: Sender address rejected: Domain not found`],
  },
  // After some unknown recipients nobody exists any more.
  'harvest-guard': {
    truthful: false,
    rcpt: (asked) =>
      asked.errors >= HARVEST_ERRORS
        ? ['550 5.7.1 Too many bad recipients from your address, access denied']
        : honest(asked),
  },
  // Wants TLS before anything.
  'tls-first': {
    truthful: false,
    mail: () => ['530 5.7.0 Must issue a STARTTLS command first'],
    rcpt: () => ['530 5.7.0 Must issue a STARTTLS command first'],
  },
} as const satisfies Record<string, Behaviour>;

export type MailBehaviourName = keyof typeof BEHAVIOURS_TABLE;

export const BEHAVIOURS: Readonly<Record<MailBehaviourName, Behaviour>> = BEHAVIOURS_TABLE;

export const MAIL_BEHAVIOURS = Object.keys(BEHAVIOURS) as readonly MailBehaviourName[];
