// What the real servers are set up to do, and what the engine must conclude of each: a row a behaviour.
import { EXIM_SCENARIOS } from './exim-scenarios.ts';
import { NET } from './namespaces.ts';
import { ACCEPTED, DNSBL_ZONE, JANE, POSTGREYS, TURNED_AWAY, UNASKED, type Scenario } from './scenario.ts';

export { DNSBL_ZONE, HELO_NAME, POSTGREYS } from './scenario.ts';
export type { Scenario, Server, UserTable } from './scenario.ts';

const [POSTGREY_CHECK, PATIENT_CHECK, TELLING_CHECK, TELLING_LONG_CHECK] = Object.keys(POSTGREYS).map(
  (address) => `check_policy_service inet:${address}`,
);
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
    name: 'postgrey-says-when',
    server: {
      kind: 'postfix',
      options: { smtpd_recipient_restrictions: `reject_unauth_destination, ${TELLING_CHECK}` },
    },
    mailboxes: JANE,
    expects: ACCEPTED,
  },
  {
    name: 'postgrey-says-too-long',
    server: {
      kind: 'postfix',
      options: { smtpd_recipient_restrictions: `reject_unauth_destination, ${TELLING_LONG_CHECK}` },
    },
    mailboxes: JANE,
    expects: { state: 'unclear', replyClass: 'greylisted', recipientsMost: 5, secondsMost: 3 },
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
    mailboxes: ['janeroe'],
    expects: { state: 'accepted', address: 'janeroe', recipientsMost: 8 },
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
    expects: { ...ACCEPTED, recipientsMost: 3 },
  },
  {
    name: 'postfix-not-its-domain',
    server: { kind: 'postfix', options: { smtpd_relay_restrictions: 'reject' } },
    mailboxes: JANE,
    expects: { ...TURNED_AWAY, recipientsMost: 2 },
  },

  ...EXIM_SCENARIOS,

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
  { name: 'silent-one', server: { kind: 'silent' }, breaker: 'port', mailboxes: [], expects: UNASKED },
  { name: 'silent-two', server: { kind: 'silent' }, breaker: 'port', mailboxes: [], expects: UNASKED },
  { name: 'silent-three', server: { kind: 'silent' }, breaker: 'port', mailboxes: [], expects: UNASKED },
  {
    name: 'after-three-silent',
    server: { kind: 'postfix' },
    breaker: 'port',
    mailboxes: JANE,
    expects: { ...UNASKED, recipientsMost: 0 },
  },
  ...['listed-one', 'listed-two', 'listed-three'].map((name): Scenario => ({
    name,
    server: { kind: 'postfix', options: { smtpd_client_restrictions: `reject_rbl_client ${DNSBL_ZONE}` } },
    breaker: 'listing',
    mailboxes: JANE,
    expects: { ...TURNED_AWAY, replyClass: 'policy_block', recipientsMost: 2 },
  })),
  {
    name: 'after-three-listed',
    server: { kind: 'postfix' },
    breaker: 'listing',
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
