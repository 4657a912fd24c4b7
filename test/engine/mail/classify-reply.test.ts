import { describe, expect, test } from 'vitest';
import { cpuMs } from '../../support/cpu.ts';
import {
  classifyReply,
  findReplyRow,
  readsAsUnknownBesideAccepted,
} from '../../../src/engine/mail/classify-reply.ts';
import { REPLY_CLASSES, type ReplyClass } from '../../../src/engine/mail/reply-class.ts';
import { REPLY_ROWS } from '../../../src/engine/mail/reply-rows.ts';
import { createReplyReader, type SmtpReply } from '../../../src/engine/mail/smtp-reply.ts';

/** A reply as the wire brings it. " / " parts its lines; each gets the code of the first. */
function reply(printed: string): SmtpReply {
  const code = printed.slice(0, 3);
  const lines = printed.slice(4).split(' / ');
  const bytes = lines.map((line, at) => `${code}${at === lines.length - 1 ? ' ' : '-'}${line}\r\n`).join('');
  const [read] = createReplyReader().push(Buffer.from(bytes)).replies;
  if (read === undefined) throw new Error(`not a reply: ${printed}`);
  return read;
}

const TO_RECIPIENT: Record<ReplyClass, string[]> = {
  accepted: [
    '250 Ok',
    '250 2.1.5 Ok',
    '250 2.1.5 Recipient OK',
    '250 Accepted',
    '251 User not local; will forward to <jo@other.test>',
    '250 2.1.5 jo.roe@acme.test... Recipient ok (will queue)',
    '250 <spam.blocked@acme.test>: we never refuse',
  ],
  no_such_user: [
    '511 sorry, no mailbox here by that name (#5.1.1 - chkuser)',
    '550 Der Empfaenger ist unbekannt',
    '550 Dit e-mailadres bestaat niet',
    '550 Non existent user',
    '550 5.5.1 Adresse inexistante',
    '550 jo.roe@acme.test not listed in Domino Directory',
    '550 5.2.1 <jo.roe@acme.test>... Addressee unknown, relay=[192.0.2.7]',
    // Postfix
    '550 5.1.1 <jo.roe@acme.test>: Recipient address rejected: User unknown in virtual mailbox table',
    '550 5.1.1 <jo.roe@acme.test>: Recipient address rejected: User unknown in relay recipient table',
    '550 5.1.1 <jo.roe@acme.test>: Recipient address rejected: undeliverable address: host 192.0.2.4[192.0.2.4] said: 550 5.1.1 User unknown',
    '450 4.1.1 <jo.roe@acme.test>: Recipient address rejected: undeliverable address: unknown user: "jo.roe"',
    '550 5.1.1 <policy.spam@acme.test>: Recipient address rejected: User unknown in local recipient table',
    // Exim, cPanel
    '550 Unrouteable address',
    '550 No such person at this address',
    '550 No Such User Here',
    '550-"The mail server could not deliver mail to jo.roe@acme.test. / The account or domain may not exist, they may be blacklisted, or missing / the proper dns entries."'.replace(
      / \/ The account.*/u,
      ' / User unknown"',
    ),
    // Exchange, Microsoft 365
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient jo.roe@acme.test not found by SMTP address lookup',
    '550 5.1.1 User unknown',
    '550 5.1.1 RESOLVER.ADR.RecipNotFound; not found',
    // Google
    "550 5.1.1 The email account that you tried to reach does not exist. Please try / 5.1.1 double-checking the recipient's email address for typos or / 5.1.1 unnecessary spaces. For more information, go to / 5.1.1  https://support.google.com/mail/?p=NoSuchUser a1-20020a05 - gsmtp",
    // Zoho, Yandex, Proofpoint, Barracuda, Cisco, qmail, sendmail, OVH, Orange, mail.ru, Symantec, Fastmail
    '550 5.1.1 <jo.roe@acme.test> User unknown',
    '550 5.7.1 No such user!',
    '550 5.1.1 <jo.roe@acme.test>... User unknown',
    '550 cuda_nsu 5.1.1 <jo.roe@acme.test>... User unknown',
    '550 No such user (jo.roe@acme.test)',
    '550 #5.1.0 Address rejected.',
    '550 sorry, no mailbox here by that name (#5.1.1 - chkuser)',
    "553 sorry, this recipient isn't known here: invalid recipient (#5.1.1)",
    '550 5.1.1 <jo.roe@acme.test>: Recipient address rejected: User unknown in virtual alias table',
    '550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. OFR_416 [416]',
    '550 Message was not accepted -- invalid mailbox. Local mailbox jo.roe@acme.test is unavailable: user not found',
    '550 Invalid recipient <jo.roe@acme.test> (#5.1.1)',
    '554 5.7.1 <jo.roe@acme.test>: Recipient address rejected: Invalid-Recipient.',
    '554 5.7.1 <jo.roe@acme.test>: Recipient address rejected: Not in recipient list',
    '550 5.7.1 <jo.roe@acme.test>: Recipient address rejected: User email address is marked as invalid.',
    "554 delivery error: dd This user doesn't have an acme.test account (jo.roe@acme.test) [-9]",
    '550 Requested action not taken: mailbox unavailable / For explanation visit https://www.ionos.com/help/index.php?c=nrh',
    '550 5.1.1 Not our Customer',
    '550 5.1.1 <jo.roe@acme.test> recipient mailbox unallocated',
    '550 Mailbox not found',
    '550 5.3.0 <jo.roe@acme.test>... No such user here',
    // Other languages
    '550 Benutzer unbekannt',
    '550 5.1.1 Empf\u00e4nger existiert nicht',
    '550 Utilisateur inconnu dans cette bo\u00eete',
    "550 L'adresse n'existe pas",
    '550 El usuario no existe',
    '550 Usuario desconocido',
    '550 Utente sconosciuto',
    '550 Casella inesistente',
    '550 Usu\u00e1rio desconhecido',
    '550 Gebruiker onbekend',
    '550 Nie ma takiego u\u017cytkownika',
    '550 U\u017eivatel neexistuje',
    '550 Ok\u00e4nd anv\u00e4ndare',
    '550 Bruger ukendt',
    '550 Ukjent bruker',
    '550 Tuntematon k\u00e4ytt\u00e4j\u00e4',
    '550 \u041d\u0435\u0442 \u0442\u0430\u043a\u043e\u0433\u043e \u043f\u043e\u043b\u044c\u0437\u043e\u0432\u0430\u0442\u0435\u043b\u044f',
    '550 \u7528\u6237\u4e0d\u5b58\u5728',
    '550 \u5b9b\u5148\u304c\u5b58\u5728\u3057\u307e\u305b\u3093',
  ],
  disabled: [
    '550 5.2.1 The email account that you tried to reach is disabled. Learn more at https://support.google.com/mail/?p=DisabledUser - gsmtp',
    '550 5.2.1 This mailbox has been blocked due to inactivity',
    '540 5.7.1 <jo.roe@acme.test>: recipient address rejected: Inactive',
    '550 Message was not accepted -- invalid mailbox. Local mailbox jo.roe@acme.test is unavailable: account is disabled',
    '554 delivery error: dd jo.roe@acme.test is no longer valid. [-20]',
    '550 5.1.6 recipient no longer on server: jo.roe@acme.test',
    '550 5.2.1 Mailbox temporarily locked',
    '550 Das Postfach ist gesperrt',
    '550 5.1.1 Account suspended',
  ],
  full: [
    '550 Benutzer hat das Speichervolumen ueberschritten. / User has exhausted allowed storage space.',
    '550 User has too many messages on the server.',
    '452 4.2.2 The email account that you tried to reach is over quota. Please direct / 4.2.2 the recipient to https://support.google.com/mail/?p=OverQuotaTemp - gsmtp',
    '552 5.2.2 Mailbox size limit exceeded',
    '452 4.1.1 <jo.roe@acme.test> user over quota',
    '552 5.1.1 <jo.roe@acme.test> recipient rejected - extended quota violation',
    '554 5.2.2 <jo.roe@acme.test>: Recipient address rejected: Quota exceeded (mailbox for user is full)',
    '552 Requested mail action aborted: exceeded storage allocation',
    '550 Das Postfach ist voll',
    '552 Buz\u00f3n lleno',
    '552 Casella piena',
    '452 Skrzynka jest pe\u0142na',
  ],
  greylisted: [
    '450 4.2.0 <jo.roe@acme.test>: Recipient address rejected: Greylisted, see http://postgrey.schweikert.ch/help/acme.test.html',
    '451 4.7.1 Greylisting in action, please come back later',
    '451 4.7.1 <jo.roe@acme.test>: Recipient address rejected: Greylisted for 5 minutes',
    '450 4.7.1 Graylisted, try again in 60 seconds',
    '451 Internal resource temporarily unavailable - https://community.mimecast.com/docs/DOC-1369#451 [k3]',
    '450 4.3.2 Service currently unavailable',
    '451 4.7.1 Sorry, the service is currently unavailable. Please come back later.',
    '451 Temporarily deferred, please try later',
    '450 4.1.1 <jo.roe@acme.test>: Recipient address rejected: unverified address: Address verification in progress',
    '450 4.2.0 <jo.roe@acme.test> - Recipient temporarily unavailable',
    '451 Veuillez r\u00e9essayer plus tard',
    '451 4.7.1 Bitte sp\u00e4ter erneut versuchen',
  ],
  policy_block: [
    '571 sorry, sender address has invalid format (#5.7.1 - chkuser)',
    '550 5.7.606 Access denied, banned sending IP [192.0.2.7]',
    '550 5.7.23 <jo.roe@acme.test>: Recipient address rejected: Message rejected due to: SPF fail',
    '550 Sender verify failed',
    // About our address, name or reputation
    '550 5.7.1 Service unavailable, Client host [192.0.2.7] blocked using Spamhaus. To request removal from this list see https://www.spamhaus.org/query/ip/192.0.2.7 (AS16012611)',
    '554 5.7.1 Service unavailable; Client host [192.0.2.7] blocked using zen.spamhaus.org; https://www.spamhaus.org/sbl/query/SBL1',
    '550 5.1.1 <jo.roe@acme.test>: blocked using bl.spamcop.net',
    '550 5.7.606 Access denied, banned sending IP [192.0.2.7]. To request removal please visit https://sender.office.com/',
    '450 4.7.1 Client host rejected: cannot find your reverse hostname, [192.0.2.7]',
    '550 5.7.25 [192.0.2.7] The IP address sending this message does not have a PTR record. - gsmtp',
    '550 5.7.1 Connections not accepted from servers without a valid sender domain. Fix reverse DNS for 192.0.2.7',
    '504 5.5.2 <localhost>: Helo command rejected: need fully-qualified hostname',
    '550 5.7.1 Service unavailable; client [192.0.2.7] blocked using prs.proofpoint.com',
    '550 <jo.roe@acme.test>: IP address is block listed',
    '550 <jo.roe@acme.test>: Bad DNS PTR resource record',
    '550-SPF-check failed: / lookup.test does not allow sending mails from 192.0.2.7',
    '550 5.7.1 Unauthenticated email from lookup.test is not accepted due to domain policy.',
    '530 5.7.1 Client was not authenticated',
    '530 5.7.0 Authentication required',
    '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required; Delivery restriction check failed',
    '421 4.7.0 [192.0.2.7] Our system has detected that this message is suspicious due to the very low reputation of the sending domain. The message has been blocked.',
    '550 mwinf5c04 ME Adresse IP source bloquee pour incident de spam. Client host blocked for spamming issues. OFR006_102',
    '550 Ihre IP-Adresse ist gesperrt',
    // About our sender
    '450 4.1.8 <probe@lookup.test>: Sender address rejected: Domain not found',
    '550 5.1.8 Domain of sender address does not exist',
    '550-Verification failed for <probe@lookup.test> / Unrouteable address / Sender verify failed',
    '550-Verification failed for <probe@lookup.test> / Called: 192.0.2.9 / Sent: RCPT TO:<probe@lookup.test> / Response: 550 5.1.1 User unknown / Sender verify failed',
    '550 5.1.1 <probe@lookup.test>: Sender address rejected: User unknown in local recipient table',
    '501 5.1.0 Emetteur invalide. Invalid Sender. OFR004_405 [405]',
    '550 Legitimate bounces are never sent to more than one recipient.',
    '550 Absender existiert nicht',
    '550 Adresse de l\u2019exp\u00e9diteur invalide',
    // Rules of the house
    '550 5.7.1 Policy rejection on the target address',
    '550 <jo.roe@acme.test>: Reject due to policy restrictions (IP based)',
    '450 cuda_nsu 4.7.1 <jo.roe@acme.test>: Recipient address rejected: Policy Rejection- Abuse. Go away.',
    '550 Administrative prohibition - envelope blocked - https://community.mimecast.com/docs/DOC-1369#550 [x]',
    '550 permanent failure for one or more recipients (jo.roe@acme.test:blocked)',
    '550 Blocked',
    '554 5.7.1 <jo.roe@acme.test>: Recipient address rejected: Access denied',
    '550 5.7.1 <jo.roe@acme.test>: Recipient address rejected: ERS-Customized-Block.',
    '550 5.1.1 Mailbox unavailable or access denied',
    '552 5.1.1 <jo.roe@acme.test> Mailbox delivery failure policy error',
    '550 5.7.1 TRANSPORT.RULES.RejectMessage; the message was rejected by organization policy',
    '554 5.7.1 [CS01] Message rejected due to local policy.',
    '550 5.7.129 restricted recipient',
    '550 5.7.1 rejected',
    '550 \u0417\u0430\u043f\u0440\u0435\u0449\u0435\u043d\u043e',
  ],
  rate_limited: [
    '550 Too many invalid recipients',
    '421 4.7.0 Too many bad recipients; closing connection',
    '421 4.7.28 [192.0.2.7] Our system has detected an unusual rate of unsolicited mail originating from your IP address, temporarily rate limited.',
    '450 4.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered.',
    '550 5.2.1 The user you are trying to contact is receiving mail at a rate that / 5.2.1 prevents additional messages from being delivered. - gsmtp',
    '421 4.7.0 [TSS04] Messages from 192.0.2.7 temporarily deferred due to unexpected volume or user complaints',
    '421 4.7.0 mx.acme.test Error: too many errors',
    '421 Too many connections from 192.0.2.7',
    '451 4.7.500 Server busy. Please try again later from [192.0.2.7]. (AS77712344) [x.prod.protection.outlook.com]',
    '451 4.7.650 The mail server [192.0.2.7] has been temporarily rate limited due to IP reputation.',
    '452 4.5.3 Error: too many recipients',
    '452 4.1.1 <jo.roe@acme.test> too many recent messages; Try again later',
    '421 Service not available, closing transmission channel',
    '421 4.3.2 The maximum number of concurrent connections has exceeded a limit, closing transmission channel.',
    '450 4.7.3 Organization queue quota exceeded. [x.prod.protection.outlook.com]',
    '550 Sender frequency limited.',
    '554 5.2.122 The recipient has exceeded their limit for the number of messages they can receive per hour.',
    '452 4.3.1 Insufficient system storage',
  ],
  config_error: [
    '554 5.7.1 <jo.roe@acme.test>: Relay access denied',
    '550 5.7.1 Unable to relay for jo.roe@acme.test',
    '550 relay not permitted',
    '550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain',
    "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    '553 Relaying disallowed as jo.roe@acme.test',
    '451 Open relay not allowed - https://community.mimecast.com/docs/DOC-1369#451 [x]',
    '553 you are trying to use me [server-4.tower.messagelabs.com] as a relay, but I have not been configured to let you',
    '550 5.1.2 <jo.roe@acme.test>: Recipient address rejected: Domain not found',
    '503 5.5.1 Bad sequence of commands',
    '501 5.1.3 Bad recipient syntax',
    '500 5.5.2 Syntax error, command unrecognized',
    '502 5.5.1 Command not implemented',
    '555 5.5.2 Syntax error, goodbye - gsmtp',
    '451 4.3.0 <jo.roe@acme.test>: Temporary lookup failure',
    '451 4.3.5 Server configuration problem',
    '451 Temporary local problem - please try later',
    '554 5.3.0 Local error in processing',
    '554 5.4.6 Too far: routing goes round',
    '521 mx.acme.test does not take mail',
  ],
  timeout: [],
  unknown: [
    '550 Account is not available',
    '252 Cannot VRFY user, but will take message',
    '220 mx.acme.test ESMTP',
    '354 End data with <CR><LF>.<CR><LF>',
    '550 5.4.1 Recipient address rejected: Access denied. [AM0EUR02FT042.eop-EUR02.prod.protection.outlook.com]',
    '550 Requested action not taken: mailbox unavailable',
    '550 5.2.0 <jo.roe@acme.test> - Recipient unavailable',
    '550 No',
    '550',
    '554 Transaction failed',
    '450 Nope',
    '452 Hm',
  ],
};

describe('the table of replies', () => {
  test.each(REPLY_ROWS.map((row) => [row.example, row] as const))(
    'decides its own example by its own row: %s',
    (example, row) => {
      expect(findReplyRow(reply(example))).toBe(row);
    },
  );

  for (const expected of REPLY_CLASSES)
    test.each(TO_RECIPIENT[expected])(`${expected}: %s`, (printed) => {
      expect(classifyReply(reply(printed), 'recipient')).toBe(expected);
    });

  test('has at least seventy replies beside its own', () => {
    expect(Object.values(TO_RECIPIENT).flat().length).toBeGreaterThan(70);
  });
});

describe('a refusal caused by us is never no_such_user', () => {
  const OURS = [
    'Sender address rejected',
    'Client host rejected',
    'blocked using Spamhaus',
    'no PTR record',
    'Helo command rejected',
    'SPF fail',
    'rate limit exceeded',
    'Greylisted',
    'Access denied',
    'spam',
  ];
  const OF_A_USER = ['User unknown', 'No such user', 'mailbox not found', 'account disabled', ''];
  const CODES = ['550 5.1.1', '550 5.7.1', '550', '554 5.1.10', '450 4.1.1', '553 5.1.0', '550 5.2.1'];

  test.each(OURS)('%s, whatever else stands beside it', (ours) => {
    for (const code of CODES)
      for (const user of OF_A_USER)
        for (const text of [`${ours}: ${user}`, `${user}; ${ours}`])
          expect(classifyReply(reply(`${code} <jo.roe@acme.test>: ${text}`), 'recipient')).not.toBe(
            'no_such_user',
          );
  });

  test.each(TO_RECIPIENT.no_such_user.concat(TO_RECIPIENT.disabled, TO_RECIPIENT.full))(
    'nor anything about a mailbox before a recipient was named: %s',
    (printed) => {
      for (const stage of ['greeting', 'sender'] as const)
        expect(['policy_block', 'unknown']).toContain(classifyReply(reply(printed), stage));
    },
  );

  test('a refused connection or sender without a known reason is a policy block', () => {
    expect(classifyReply(reply('554 No SMTP service here'), 'greeting')).toBe('policy_block');
    expect(classifyReply(reply('550 No'), 'sender')).toBe('policy_block');
    expect(classifyReply(reply('450 Hm'), 'sender')).toBe('unknown');
  });
});

describe('an ambiguous refusal', () => {
  test.each([
    ['550 5.4.1 Recipient address rejected: Access denied. [x.prod.protection.outlook.com]', true],
    ['550 Requested action not taken: mailbox unavailable', true],
    ['550 5.7.1 rejected', false],
    ['550 5.7.1 blocked using Spamhaus', false],
    ['421 closing', false],
    ['250 Ok', false],
    ['550 No', false],
  ])('%s: reads as unknown beside an accepted recipient: %s', (printed, expected) => {
    expect(readsAsUnknownBesideAccepted(reply(printed))).toBe(expected);
  });
});

test('hostile text of the longest kept length is classified in no time', () => {
  const texts = [
    'a',
    'a-',
    'user ',
    'no ',
    'mailbox is ',
    '@',
    'a@',
    '..',
    'a.b.',
    'exceed ',
    '5.',
    '\u0301',
    'unknown a ',
  ];
  const started = cpuMs();
  for (const text of texts)
    classifyReply({ code: 550, enhanced: null, text: text.repeat(2_000).slice(0, 2_000) }, 'recipient');
  expect(cpuMs(started)).toBeLessThan(500);
});
