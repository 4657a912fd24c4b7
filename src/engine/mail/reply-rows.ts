// The table from SMTP replies to what they mean for a recipient: one row a case, a reply of that kind beside it.
// Read from top to bottom, the first row that fits decides. Words are in reply-words.ts; nothing here knows who was asked.
import type { ReplyClass } from './reply-class.ts';
import {
  DISABLED_WORDS,
  FULL_WORDS,
  GREYLIST_WORDS,
  LATER_WORDS,
  LISTED_WORDS,
  OUR_HOST_WORDS,
  POLICY_WORDS,
  QUEUE_WORDS,
  RATE_WORDS,
  RELAY_WORDS,
  SENDER_WORDS,
  UNAVAILABLE_WORDS,
  UNKNOWN_USER_WORDS,
} from './reply-words.ts';

/** A row fits when all that it names fits. */
export type ReplyRow = {
  means: ReplyClass;
  /** Of the three digits. */
  code: RegExp;
  /** Of the enhanced status code; a reply without one does not fit. */
  enhanced?: RegExp;
  /** Of the text, as reply-words.ts reads it. */
  words?: RegExp;
  /** Of the host names and URLs in the text. */
  places?: RegExp;
  /** Our address is on a list, or not wanted at all. */
  listed?: true;
  /** Names our sender: another one may do better. */
  aboutSender?: true;
  /** Means an unknown user where the same server, in the same breath, accepts another recipient. */
  orUnknownUser?: true;
  example: string;
};

const TEMPORARY = /^4/u;
const PERMANENT = /^5/u;
const REFUSAL = /^[45]/u;
/** 50x is about the command, 52x and 53x about the host or ourselves; 511 is what qmail's chkuser says. */
const ABOUT_RECIPIENT = /^5(?:11|[45])/u;

/**
 * The order is the rule "a refusal caused by us is never no_such_user": whatever may be about us stands before whatever
 * is about the mailbox. Enhanced codes: RFC 3463 and its IANA registry; what servers make of them: their own replies.
 */
export const REPLY_ROWS: readonly ReplyRow[] = [
  // What says yes to everyone is told by the control, not by its words.
  {
    means: 'accepted',
    code: /^25[01]$/u,
    example: '250 2.1.5 <jo.roe@acme.test>... Recipient ok (will queue)',
  },
  {
    means: 'unknown', // RFC 5321 §3.5.3: it could not look, and would try
    code: /^252$/u,
    example: '252 2.5.2 Cannot VRFY user, but will accept message and attempt delivery',
  },

  // Not now, or not so fast.
  {
    means: 'greylisted',
    code: REFUSAL,
    words: GREYLIST_WORDS,
    example:
      '450 4.2.0 <jo.roe@acme.test>: Recipient address rejected: Greylisted, see https://wiki.acme.test/grey',
  },
  {
    means: 'rate_limited',
    code: REFUSAL,
    words: QUEUE_WORDS,
    example: '450 4.7.3 Organization queue quota exceeded. [AM0EUR02FT042.mail.protection.outlook.com]',
  },
  {
    means: 'full',
    code: REFUSAL,
    enhanced: /^[45]\.2\.2$/u,
    example: '452 4.2.2 The recipient cannot take more mail for the moment - gsmtp',
  },
  {
    means: 'full',
    code: REFUSAL,
    words: FULL_WORDS,
    example: '552 5.1.1 Boite du destinataire pleine. Recipient overquota. OFR_417 [417]',
  },
  {
    means: 'unknown', // of a message, which we never send
    code: REFUSAL,
    words: /message(?:'s)? size/u,
    example: '552 5.2.3 The message exceeds the limit of the message size',
  },
  {
    means: 'rate_limited',
    code: REFUSAL,
    words: RATE_WORDS,
    example:
      '450 4.2.1 The user you are trying to contact is receiving mail at a rate that prevents more. - gsmtp',
  },

  // About us, or about a host that is not the domain's: before every word about the mailbox.
  {
    means: 'policy_block', // Microsoft 365's bans of an address or of a range (5.7.606 to 649)
    code: PERMANENT,
    enhanced: /^5\.7\.(?:511|60[6-9]|6[1-4][0-9])$/u,
    listed: true,
    example: '550 5.7.606 Access denied, banned sending IP [192.0.2.7]',
  },
  {
    means: 'policy_block',
    code: REFUSAL,
    words: LISTED_WORDS,
    listed: true,
    example: '550 5.7.1 Service unavailable, Client host [192.0.2.7] blocked using Spamhaus. (AS16012611)',
  },
  {
    means: 'policy_block',
    code: REFUSAL,
    words: SENDER_WORDS,
    aboutSender: true,
    example: '550 5.1.1 <probe@lookup.test>: Sender address rejected: User unknown in relay recipient table',
  },
  {
    means: 'policy_block', // of the domain that our sender names
    code: REFUSAL,
    words: /\bspf\b/u,
    aboutSender: true,
    example: '550 5.7.23 <jo.roe@acme.test>: Recipient address rejected: Message rejected due to: SPF fail',
  },
  {
    means: 'config_error',
    code: REFUSAL,
    words: RELAY_WORDS,
    example: '554 5.7.1 <jo.roe@acme.test>: Relay access denied',
  },
  {
    means: 'policy_block',
    code: REFUSAL,
    words: OUR_HOST_WORDS,
    example: '450 4.7.25 Client host rejected: cannot find your hostname, [192.0.2.7]',
  },
  {
    means: 'policy_block',
    code: REFUSAL,
    enhanced: /^[45]\.1\.[78]$/u,
    aboutSender: true,
    example: '553 5.1.8 <probe@lookup.test>... Domain has no address record',
  },

  // Temporary, with a reason.
  {
    means: 'policy_block',
    code: /^421$/u,
    words: POLICY_WORDS,
    example: '421 4.7.0 Our system has found this message suspicious and has blocked it. - gsmtp',
  },
  {
    means: 'rate_limited',
    code: /^421$/u,
    example: '421 Service not available, closing transmission channel',
  },
  {
    means: 'rate_limited',
    code: TEMPORARY,
    enhanced: /^4\.7\.(?:28|500|65[0-9])$/u,
    example: '451 4.7.650 The mail server [192.0.2.7] is held back for the moment. (S843)',
  },
  {
    means: 'policy_block',
    code: TEMPORARY,
    words: POLICY_WORDS,
    example:
      '450 cuda_nsu 4.7.1 <jo.roe@acme.test>: Recipient address rejected: Policy Rejection- Abuse. Go away.',
  },
  {
    means: 'no_such_user', // Postfix's unknown_local_recipient_reject_code and unverified_recipient_reject_code are 450
    code: TEMPORARY,
    enhanced: /^4\.1\.1$/u,
    words: UNKNOWN_USER_WORDS,
    example:
      '450 4.1.1 <jo.roe@acme.test>: Recipient address rejected: User unknown in local recipient table',
  },
  {
    means: 'greylisted', // Postfix postscreen, after its deep tests: the next connection passes
    code: /^450$/u,
    enhanced: /^4\.3\.2$/u,
    example: '450 4.3.2 Service currently unavailable',
  },
  {
    means: 'config_error',
    code: TEMPORARY,
    enhanced: /^4\.3\.[0-9]+$/u,
    example: '451 4.3.0 <jo.roe@acme.test>: Temporary lookup failure',
  },
  {
    means: 'greylisted', // Mimecast's greylisting
    code: /^451$/u,
    words: /internal resource/u,
    example:
      '451 Internal resource temporarily unavailable - https://community.mimecast.com/docs/DOC-1369#451 [x]',
  },
  {
    means: 'config_error',
    code: TEMPORARY,
    words:
      /(?:server|local|system|internal|lookup|configuration) (?:error|failure)|local (?:problem|configuration)/u,
    example: '451 Temporary local problem - please try later',
  },
  {
    means: 'greylisted',
    code: /^45[01]$/u,
    words: LATER_WORDS,
    example: '451 4.7.1 Service unavailable - try again later',
  },

  // Permanent: about the mailbox, where nothing above said that it is about us.
  {
    means: 'unknown', // Microsoft 365: an unknown user, or a tenant that lets nobody in
    code: PERMANENT,
    enhanced: /^5\.4\.1$/u,
    orUnknownUser: true,
    example:
      '550 5.4.1 Recipient address rejected: Access denied. [VE1EUR01FT012.eop-EUR01.prod.protection.outlook.com]',
  },
  {
    means: 'disabled',
    code: ABOUT_RECIPIENT,
    words: DISABLED_WORDS,
    example: '550 5.2.1 The email account that you tried to reach is disabled. - gsmtp',
  },
  {
    means: 'policy_block',
    code: PERMANENT,
    words: POLICY_WORDS,
    example:
      '550 Administrative prohibition - envelope blocked - https://community.mimecast.com/docs/DOC-1369#550 [x]',
  },
  {
    means: 'no_such_user',
    code: /^5(?:11|5[0134])$/u,
    enhanced: /^5\.1\.(?:1|10)$/u,
    example: '550 5.1.1 The email account that you tried to reach is not there. - gsmtp',
  },
  {
    means: 'no_such_user',
    code: ABOUT_RECIPIENT,
    words: UNKNOWN_USER_WORDS,
    example: '550 5.7.1 No such user!',
  },
  {
    means: 'no_such_user', // Cisco's gateway, when the directory does not know the recipient
    code: /^550$/u,
    enhanced: /^5\.1\.0$/u,
    words: /address rejected/u,
    example: '550 #5.1.0 Address rejected.',
  },
  {
    means: 'no_such_user', // IONOS and GMX say other words where they refuse us
    code: /^550$/u,
    words: UNAVAILABLE_WORDS,
    places: /\b(?:ionos|1and1|kundenserver|gmx|web)\.(?:com|de|net)\b/u,
    example:
      '550 Requested action not taken: mailbox unavailable For explanation visit https://www.ionos.com/help/?c=nrh',
  },
  {
    means: 'disabled',
    code: PERMANENT,
    enhanced: /^5\.2\.1$/u,
    example: '550 5.2.1 <jo.roe@acme.test> cannot be reached',
  },
  {
    means: 'disabled',
    code: PERMANENT,
    enhanced: /^5\.1\.6$/u,
    example: '550 5.1.6 <jo.roe@acme.test> has moved',
  },
  {
    means: 'policy_block',
    code: PERMANENT,
    enhanced: /^5\.7\.[0-9]+$/u,
    example: '550 5.7.1 <jo.roe@acme.test>: Recipient address rejected: Go away',
  },
  {
    means: 'unknown',
    code: /^55[0134]$/u,
    words: UNAVAILABLE_WORDS,
    orUnknownUser: true,
    example: '550 Requested action not taken: mailbox unavailable',
  },

  // Permanent: about the server's set-up or our commands.
  {
    means: 'config_error',
    code: PERMANENT,
    enhanced: /^5\.(?:1\.[23]|[3456]\.[0-9]+)$/u,
    example: '554 5.3.0 <jo.roe@acme.test>: Local error in processing',
  },
  {
    means: 'config_error',
    code: /^(?:50[0-4]|521|55[56])$/u,
    example: '503 Bad sequence of commands',
  },
  { means: 'policy_block', code: /^53[0-9]$/u, example: '530 You cannot do this here' },
];
