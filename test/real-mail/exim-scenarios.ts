// What the exim daemons are set up to do.
import {
  ACCEPTED,
  DNSBL_ZONE,
  HELO_NAME,
  JANE,
  SENDERS_DOMAIN,
  TURNED_AWAY,
  type Scenario,
} from './scenario.ts';

export const EXIM_SCENARIOS: readonly Scenario[] = [
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
    expects: { ...ACCEPTED, recipientsMost: 3 },
  },
  {
    name: 'exim-calls-sender-back',
    server: { kind: 'exim', acl: ['require verify = sender/callout=5s'] },
    as: { probeFrom: `probe@${SENDERS_DOMAIN}` },
    mailboxes: JANE,
    expects: { ...ACCEPTED, recipientsMost: 3 },
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
    mailboxes: ['janeroe'],
    expects: { state: 'nothing', recipientsMost: 5 },
  },
  {
    name: 'exim-harvest-guard',
    server: {
      kind: 'exim',
      acl: [
        'drop message = Too many unknown recipients\n     condition = ${if >{$rcpt_fail_count}{2}{yes}{no}}',
      ],
    },
    mailboxes: ['janeroe'],
    expects: { state: 'accepted', address: 'janeroe', recipientsMost: 7 },
  },
  {
    name: 'exim-harvest-denies',
    server: {
      kind: 'exim',
      acl: ['deny message = Access denied by policy\n     condition = ${if >{$rcpt_fail_count}{2}{yes}{no}}'],
    },
    mailboxes: ['janeroe'],
    expects: { state: 'accepted', address: 'janeroe', recipientsMost: 7 },
  },
  {
    name: 'exim-no-null-sender',
    server: { kind: 'exim', acl: ['deny message = Null sender not accepted\n     senders = :'] },
    mailboxes: JANE,
    expects: { ...TURNED_AWAY, replyClass: 'policy_block', recipientsMost: 2 },
  },
  {
    name: 'exim-named-sender',
    server: { kind: 'exim', acl: ['deny message = Null sender not accepted\n     senders = :'] },
    as: { probeFrom: `probe@${HELO_NAME}` },
    mailboxes: JANE,
    expects: ACCEPTED,
  },
  {
    name: 'exim-tls-at-recipient',
    server: { kind: 'exim', acl: ['deny message = Encryption required here\n     ! encrypted = *'] },
    mailboxes: JANE,
    expects: ACCEPTED,
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
];
