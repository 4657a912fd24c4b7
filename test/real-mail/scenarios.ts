// What the real servers are set up to do, and what the engine must conclude of each: a row a behaviour.
import type { MailboxState } from '../../src/engine/mail/mailbox-answer.ts';
import type { ReplyClass } from '../../src/engine/mail/reply-class.ts';
import { NET } from './namespaces.ts';

export type Server =
  /** `options` of this listener's smtpd, as main.cf spells them. */
  | { kind: 'postfix'; options?: Readonly<Record<string, string>>; users?: UserTable; isPostscreen?: true }
  /** Lines of the ACL that recipients go through before they are looked up. */
  | { kind: 'exim'; acl?: readonly string[] }
  /** Packets go there and none comes back. */
  | { kind: 'silent' }
  /** Takes the connection and says nothing. */
  | { kind: 'mute' };

/** Which of Postfix's tables knows the domain's users; `all`: the domain takes every recipient. */
export type UserTable = 'virtual' | 'local' | 'relay' | 'all';

export type Scenario = {
  /** Its domain is `<name>.test`. */
  name: string;
  server: Server;
  /** How the domain's mail is found; by an MX record unless said otherwise. */
  route?: 'null_mx' | 'address_only';
  /** The local parts that exist there. */
  mailboxes: readonly string[];
  /** Sender and name that we come with, where it is not the empty one and `lookup.test`. */
  as?: { probeFrom?: string; heloName?: string };
  /** Asked one after another by one engine, whose breaker they share. */
  isOfBreaker?: true;
  role?: 'Co-Founder';
  /** What the search has left open is asked again so much later, as the service's job does; then a second search. */
  asksAgainAfterMs?: number;
  expects: {
    /** What is said of the address that is returned; 'nothing' where none is. */
    state: MailboxState | 'nothing';
    address?: string;
    /** Of the reply on that address. */
    replyClass?: ReplyClass | null;
    /** Every refusal here is caused by us: none may be read as one of a mailbox. */
    isOurFault?: true;
    /** RCPT that the server may count. */
    recipientsMost?: number;
  };
};

/** Name that the engine gives, and that our address has in the reverse zone. */
export const HELO_NAME = 'lookup.test';
export const DNSBL_ZONE = 'zen.dnsbl.test';
/** Lets a client in that comes again within a search, and one that has to come again after it. */
export const POSTGREYS = {
  '127.0.0.1:10023': { delaySeconds: 2 },
  '127.0.0.1:10024': { delaySeconds: 15 },
} as const;
const [POSTGREY_CHECK, PATIENT_CHECK] = ['127.0.0.1:10023', '127.0.0.1:10024'].map(
  (address) => `check_policy_service inet:${address}`,
);
/** A domain of senders whose server knows nobody. */
export const SENDERS_DOMAIN = 'postfix-unknown.test';

const JANE = ['jane.roe'];
const ACCEPTED = { state: 'accepted', address: 'jane.roe', replyClass: 'accepted' } as const;
const TURNED_AWAY = { state: 'unclear', isOurFault: true } as const;
const UNASKED = { state: 'unasked', replyClass: null, isOurFault: true } as const;
/** Tries to deliver an empty message to itself before it answers. */
const VERIFIES_USERS = {
  smtpd_reject_unlisted_recipient: 'no',
  smtpd_recipient_restrictions: 'reject_unauth_destination, reject_unverified_recipient',
};

export const SCENARIOS: readonly Scenario[] = [
  // Postfix that tells the truth
  { name: 'postfix-known', server: { kind: 'postfix' }, mailboxes: JANE, expects: ACCEPTED },
  {
    name: 'postfix-other-form',
    server: { kind: 'postfix' },
    mailboxes: ['jroe'],
    expects: { state: 'accepted', address: 'jroe' },
  },
  { name: 'postfix-unknown', server: { kind: 'postfix' }, mailboxes: [], expects: { state: 'nothing' } },
  {
    name: 'postfix-local-users',
    server: { kind: 'postfix', users: 'local' },
    mailboxes: ['jroe'],
    expects: { state: 'accepted', address: 'jroe' },
  },
  {
    name: 'postfix-relay-users',
    server: { kind: 'postfix', users: 'relay' },
    mailboxes: ['jroe'],
    expects: { state: 'accepted', address: 'jroe' },
  },
  {
    name: 'postfix-450-for-unknown',
    server: { kind: 'postfix', options: { unknown_virtual_mailbox_reject_code: '450' } },
    mailboxes: ['jroe'],
    expects: { state: 'accepted', address: 'jroe' },
  },
  {
    name: 'postfix-tls-only',
    server: { kind: 'postfix', options: { smtpd_tls_security_level: 'encrypt' } },
    mailboxes: JANE,
    expects: ACCEPTED,
  },
  {
    name: 'postfix-verifies-users',
    server: { kind: 'postfix', options: VERIFIES_USERS },
    mailboxes: ['jroe'],
    expects: { state: 'accepted', address: 'jroe' },
  },
  {
    name: 'postfix-verifies-later',
    server: { kind: 'postfix', options: { ...VERIFIES_USERS, address_verify_poll_count: '1' } },
    mailboxes: JANE,
    expects: ACCEPTED,
  },

  // Postfix that takes everybody
  {
    name: 'postfix-catch-all',
    server: { kind: 'postfix', users: 'all' },
    mailboxes: JANE,
    expects: { state: 'catch_all' },
  },
  {
    name: 'postfix-no-unlisted-check',
    server: { kind: 'postfix', options: { smtpd_reject_unlisted_recipient: 'no' } },
    mailboxes: JANE,
    expects: { state: 'catch_all' },
  },

  // Greylisting
  {
    name: 'postgrey-before-users',
    server: {
      kind: 'postfix',
      options: { smtpd_recipient_restrictions: `reject_unauth_destination, ${POSTGREY_CHECK}` },
    },
    mailboxes: JANE,
    expects: ACCEPTED,
  },
  {
    name: 'postgrey-after-users',
    server: {
      kind: 'postfix',
      options: {
        smtpd_recipient_restrictions: `reject_unauth_destination, reject_unlisted_recipient, ${POSTGREY_CHECK}`,
      },
    },
    mailboxes: JANE,
    expects: ACCEPTED,
  },
  {
    name: 'postgrey-nobody',
    server: {
      kind: 'postfix',
      options: { smtpd_recipient_restrictions: `reject_unauth_destination, ${POSTGREY_CHECK}` },
    },
    mailboxes: [],
    expects: { state: 'nothing' },
  },
  {
    name: 'postgrey-after-the-search',
    server: {
      kind: 'postfix',
      options: { smtpd_recipient_restrictions: `reject_unauth_destination, ${PATIENT_CHECK}` },
    },
    mailboxes: JANE,
    asksAgainAfterMs: 12_000,
    expects: { ...ACCEPTED, recipientsMost: 13 },
  },
  {
    name: 'postscreen-deep-tests',
    server: { kind: 'postfix', isPostscreen: true },
    mailboxes: JANE,
    expects: ACCEPTED,
  },

  // Limits
  {
    name: 'postfix-error-limits',
    server: { kind: 'postfix' },
    mailboxes: [],
    role: 'Co-Founder',
    expects: { state: 'unasked', replyClass: null, recipientsMost: 15 },
  },
  {
    name: 'postfix-hangs-up-early',
    server: {
      kind: 'postfix',
      options: { smtpd_soft_error_limit: '2', smtpd_hard_error_limit: '3', smtpd_error_sleep_time: '1s' },
    },
    mailboxes: ['roe.jane'],
    expects: { state: 'nothing', recipientsMost: 4 },
  },
  {
    name: 'postfix-recipient-rate',
    server: { kind: 'postfix', options: { smtpd_client_recipient_rate_limit: '2' } },
    mailboxes: ['roe.jane'],
    expects: { state: 'nothing', recipientsMost: 4 },
  },
  {
    name: 'postfix-message-rate',
    server: { kind: 'postfix', options: { smtpd_client_message_rate_limit: '1' } },
    mailboxes: JANE,
    expects: { state: 'unclear', replyClass: 'accepted' },
  },

  // Postfix that will not have us
  {
    name: 'postfix-554-greeting',
    server: {
      kind: 'postfix',
      options: { smtpd_delay_reject: 'no', smtpd_client_restrictions: 'check_client_access static:reject' },
    },
    mailboxes: JANE,
    expects: UNASKED,
  },
  {
    name: 'postfix-554-at-recipient',
    server: { kind: 'postfix', options: { smtpd_client_restrictions: 'check_client_access static:reject' } },
    mailboxes: JANE,
    expects: { ...TURNED_AWAY, replyClass: 'policy_block', recipientsMost: 2 },
  },
  {
    name: 'postfix-block-list',
    server: { kind: 'postfix', options: { smtpd_client_restrictions: `reject_rbl_client ${DNSBL_ZONE}` } },
    mailboxes: JANE,
    expects: { ...TURNED_AWAY, replyClass: 'policy_block', recipientsMost: 2 },
  },
  {
    name: 'postfix-wants-helo-in-dns',
    server: {
      kind: 'postfix',
      options: {
        smtpd_helo_required: 'yes',
        smtpd_helo_restrictions: 'reject_unknown_helo_hostname',
      },
    },
    as: { heloName: 'nowhere.test' },
    mailboxes: JANE,
    expects: { ...TURNED_AWAY, replyClass: 'policy_block', recipientsMost: 2 },
  },
  {
    name: 'postfix-wants-sender-in-dns',
    server: { kind: 'postfix', options: { smtpd_sender_restrictions: 'reject_unknown_sender_domain' } },
    as: { probeFrom: 'probe@nowhere.test' },
    mailboxes: JANE,
    expects: { ...TURNED_AWAY, replyClass: 'policy_block', recipientsMost: 2 },
  },
  {
    name: 'postfix-not-its-domain',
    server: { kind: 'postfix', options: { smtpd_relay_restrictions: 'reject' } },
    mailboxes: JANE,
    expects: { ...TURNED_AWAY, recipientsMost: 2 },
  },

  // exim
  { name: 'exim-known', server: { kind: 'exim' }, mailboxes: JANE, expects: ACCEPTED },
  {
    name: 'exim-other-form',
    server: { kind: 'exim' },
    mailboxes: ['jroe'],
    expects: { state: 'accepted', address: 'jroe' },
  },
  { name: 'exim-unknown', server: { kind: 'exim' }, mailboxes: [], expects: { state: 'nothing' } },
  {
    name: 'exim-verifies-sender',
    server: { kind: 'exim', acl: ['require verify = sender'] },
    as: { probeFrom: 'probe@nowhere.test' },
    mailboxes: JANE,
    expects: { ...TURNED_AWAY, replyClass: 'policy_block', recipientsMost: 2 },
  },
  {
    name: 'exim-calls-sender-back',
    server: { kind: 'exim', acl: ['require verify = sender/callout=5s'] },
    as: { probeFrom: `probe@${SENDERS_DOMAIN}` },
    mailboxes: JANE,
    expects: { ...TURNED_AWAY, replyClass: 'policy_block', recipientsMost: 2 },
  },
  {
    name: 'exim-rate-defers',
    server: { kind: 'exim', acl: ['defer ratelimit = 2 / 1h / per_rcpt / strict'] },
    mailboxes: ['roe.jane'],
    expects: { state: 'nothing' },
  },
  {
    name: 'exim-rate-denies',
    server: {
      kind: 'exim',
      acl: [
        'deny message = Sender rate $sender_rate exceeds $sender_rate_limit per $sender_rate_period\n' +
          '     ratelimit = 2 / 1h / per_rcpt / strict',
      ],
    },
    mailboxes: ['roe.jane'],
    expects: { state: 'nothing', recipientsMost: 4 },
  },
  {
    name: 'exim-denies-all',
    server: { kind: 'exim', acl: ['deny'] },
    mailboxes: JANE,
    expects: { ...TURNED_AWAY, replyClass: 'policy_block', recipientsMost: 2 },
  },
  {
    name: 'exim-block-list',
    server: {
      kind: 'exim',
      acl: [
        `deny message = $sender_host_address is listed at $dnslist_domain\n     dnslists = ${DNSBL_ZONE}`,
      ],
    },
    mailboxes: JANE,
    expects: { ...TURNED_AWAY, replyClass: 'policy_block', recipientsMost: 2 },
  },

  // Ways to the server
  {
    name: 'null-mx',
    server: { kind: 'postfix' },
    route: 'null_mx',
    mailboxes: JANE,
    expects: { state: 'nothing', recipientsMost: 0 },
  },
  {
    name: 'address-only',
    server: { kind: 'postfix' },
    route: 'address_only',
    mailboxes: JANE,
    expects: ACCEPTED,
  },
  { name: 'mute', server: { kind: 'mute' }, mailboxes: [], expects: UNASKED },
  { name: 'silent-one', server: { kind: 'silent' }, isOfBreaker: true, mailboxes: [], expects: UNASKED },
  { name: 'silent-two', server: { kind: 'silent' }, isOfBreaker: true, mailboxes: [], expects: UNASKED },
  { name: 'silent-three', server: { kind: 'silent' }, isOfBreaker: true, mailboxes: [], expects: UNASKED },
  {
    name: 'after-three-silent',
    server: { kind: 'postfix' },
    isOfBreaker: true,
    mailboxes: JANE,
    expects: { ...UNASKED, recipientsMost: 0 },
  },
];

export const NAME_SERVER = `${NET}.53`;
export const WEB_SERVER = `${NET}.80`;
const FIRST_HOST = 100;

export function domainOf({ name }: Scenario): string {
  return `${name}.test`;
}

/** The address of the scenario's own mail server. */
export function addressOf(scenario: Scenario): string {
  return `${NET}.${FIRST_HOST + SCENARIOS.indexOf(scenario)}`;
}
