// An SMTP client that only asks (RFC 5321): greeting, MAIL FROM, RCPT TO, RSET, QUIT. Never DATA, VRFY, EXPN or AUTH, never
// two commands at once. Knows no meaning of a refusal, and not who is asked or why.
import type { Deadline } from '../deadline.ts';
import type { SmtpReply } from './smtp-reply.ts';
import { openWire, type ConnectFault, type Wire, type WireAnswer, type WireFault } from './smtp-wire.ts';

export type SmtpTimeouts = {
  connectMs: number;
  bannerMs: number;
  commandMs: number;
  recipientMs: number;
  quitMs: number;
};

/** RFC 5321 §4.5.3.2 grants minutes; a search has seconds. */
export const SMTP_TIMEOUTS: SmtpTimeouts = {
  connectMs: 5_000,
  bannerMs: 8_000,
  commandMs: 8_000,
  // A gateway asks the server behind it first: Postfix looks three times, 3 s apart (address_verify_poll_count).
  recipientMs: 12_000,
  quitMs: 1_000,
};

export type SmtpSession = {
  /** MAIL FROM; '' is the empty sender. Where the server insists on STARTTLS, upgrades and asks again. */
  mailFrom(sender: string): Promise<WireAnswer>;
  /** RCPT TO, of the last sender. Where the server insists on STARTTLS only now, upgrades, names the sender and asks again. */
  rcptTo(address: string): Promise<WireAnswer>;
  /** RCPT commands so far. */
  recipients(): number;
  reset(): Promise<WireAnswer>;
  /** Says goodbye where the server still listens, and hangs up. */
  quit(): Promise<void>;
  fault(): WireFault | null;
};

export type OpenedSession =
  | { kind: 'open'; session: SmtpSession }
  /** No connection was made. */
  | { kind: 'unreached'; fault: ConnectFault }
  /** The server answered the connection or our name with a refusal. */
  | { kind: 'turned_away'; reply: SmtpReply }
  | { kind: 'broken'; fault: WireFault };

export type SmtpTarget = { host: string; address: string; port: number; heloName: string };

const CODE_READY = 220;
const CODE_DONE = 250;
const CODE_CLOSING = 421;
const CODE_TLS_FIRST = 530;
/** RFC 7504 and RFC 5248 have codes for it; servers that ask in an access rule have words. */
const TLS_FIRST_CODES: ReadonlySet<string> = new Set(['4.7.10', '5.7.10']);
const TLS_FIRST_WORDS =
  /must issue a? ?starttls|(?:tls|starttls|encryption)(?: is)? (?:required|needed|mandatory)|(?:requires?|must use|only accept) (?:a )?(?:secure|encrypted|encryption|tls|starttls)/iu;

/**
 * Connects to `target.address`, waits for the greeting and says our name (EHLO, HELO where EHLO is not known). Every wait
 * ends at its own timeout and at the deadline. `onCommand` is called for each command that is sent.
 */
export async function openSmtpSession(
  target: SmtpTarget,
  deadline: Deadline,
  timeouts: SmtpTimeouts = SMTP_TIMEOUTS,
  onCommand: () => void = () => {},
): Promise<OpenedSession> {
  const heloName = checked(target.heloName);
  const opened = await openWire(target.address, target.port, timeouts.connectMs, deadline);
  if (!opened.ok) return { kind: 'unreached', fault: opened.fault };
  const { wire } = opened;
  const send = (line: string, ms = timeouts.commandMs) => {
    onCommand();
    return wire.exchange(line, ms);
  };

  const banner = await wire.greeting(timeouts.bannerMs);
  const isGreeted = banner.ok && banner.reply.code === CODE_READY;
  const answer = isGreeted ? await hello(send, heloName) : banner;
  if (isGreeted && answer.ok && answer.reply.code === CODE_DONE)
    return { kind: 'open', session: createSession(wire, send, { ...target, heloName }, timeouts) };
  if (answer.ok && answer.reply.code >= 400) {
    if (answer.reply.code !== CODE_CLOSING) await send('QUIT', timeouts.quitMs);
    wire.destroy();
    return { kind: 'turned_away', reply: answer.reply };
  }
  wire.destroy();
  return { kind: 'broken', fault: answer.ok ? 'not_smtp' : answer.fault };
}

type Send = (line: string, ms?: number) => Promise<WireAnswer>;

function createSession(wire: Wire, send: Send, target: SmtpTarget, timeouts: SmtpTimeouts): SmtpSession {
  let isSecure = false;
  let senderLine = '';
  let recipients = 0;
  const recipient = (line: string) => {
    recipients += 1;
    return send(line, timeouts.recipientMs);
  };

  /** Goes on in TLS after such a refusal; the refusal or what came between where that fails, null where it is done. */
  async function secured(refusal: WireAnswer): Promise<WireAnswer | null> {
    isSecure = true;
    const start = await send('STARTTLS');
    // A server that wants TLS and has none: its refusal stands.
    if (!start.ok || start.reply.code !== CODE_READY) return start.ok ? refusal : start;
    const fault = await wire.secure(target.host, timeouts.commandMs);
    if (fault !== null) return { ok: false, fault };
    const greeted = await hello(send, target.heloName); // RFC 3207 §4.2: the server has forgotten our name
    return greeted.ok && greeted.reply.code === CODE_DONE ? null : greeted;
  }

  return {
    async mailFrom(sender) {
      senderLine = `MAIL FROM:<${sender === '' ? '' : checked(sender)}>`;
      const answer = await send(senderLine);
      if (isSecure || !wantsTls(answer)) return answer;
      return (await secured(answer)) ?? send(senderLine);
    },
    async rcptTo(address) {
      const line = `RCPT TO:<${checked(address)}>`;
      const answer = await recipient(line);
      if (isSecure || !wantsTls(answer)) return answer;
      // What is said to our name or sender must not be read as if it had been said of the recipient.
      const failed = (await secured(answer)) ?? refusalOf(await send(senderLine));
      if (failed !== null) return failed.ok ? answer : failed;
      return recipient(line);
    },
    recipients: () => recipients,
    reset: () => send('RSET'),
    async quit() {
      if (wire.fault() === null) await send('QUIT', timeouts.quitMs);
      wire.destroy();
    },
    fault: () => wire.fault(),
  };
}

function wantsTls(answer: WireAnswer): boolean {
  if (!answer.ok || answer.reply.code < 400) return false;
  const { code, enhanced, text } = answer.reply;
  if (code === CODE_TLS_FIRST || (enhanced !== null && TLS_FIRST_CODES.has(enhanced))) return true;
  return TLS_FIRST_WORDS.test(text);
}

/** Null where it was taken. */
function refusalOf(answer: WireAnswer): WireAnswer | null {
  return answer.ok && answer.reply.code === CODE_DONE ? null : answer;
}

/** EHLO, and HELO where the server does not know it (RFC 5321 §3.2). */
async function hello(send: Send, name: string): Promise<WireAnswer> {
  const extended = await send(`EHLO ${name}`);
  return extended.ok && extended.reply.code >= 500 ? send(`HELO ${name}`) : extended;
}

/** RFC 5321 §4.5.3.1.3: a path, which is the longest that we say. */
const ARGUMENT_MAX_OCTETS = 254;

/**
 * A word that goes into a command. A space, bracket or line end in it would be a second command or parameter, and is our
 * own mistake. Plain ASCII only, since we never announce SMTPUTF8 (RFC 6531).
 */
function checked(word: string): string {
  if (!/^[\x21-\x3b\x3d\x3f-\x7e]+$/u.test(word))
    throw new TypeError('an SMTP argument must be printable ASCII without spaces and angle brackets');
  if (word.length > ARGUMENT_MAX_OCTETS) throw new TypeError('an SMTP argument is too long');
  return word;
}
