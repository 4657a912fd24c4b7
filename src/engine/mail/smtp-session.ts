// An SMTP client that only asks (RFC 5321): greeting, MAIL FROM, RCPT TO, RSET, QUIT. Never DATA, VRFY, EXPN or AUTH, never
// two commands at once. Knows no meaning of a refusal, and not who is asked or why.
import type { Deadline } from '../deadline.ts';
import type { SmtpReply } from './smtp-reply.ts';
import { openWire, type ConnectFault, type Wire, type WireAnswer, type WireFault } from './smtp-wire.ts';

export type SmtpTimeouts = { connectMs: number; bannerMs: number; commandMs: number; quitMs: number };

/** RFC 5321 §4.5.3.2 grants minutes; a search has seconds. */
export const SMTP_TIMEOUTS: SmtpTimeouts = {
  connectMs: 5_000,
  bannerMs: 8_000,
  commandMs: 8_000,
  quitMs: 1_000,
};

export type SmtpSession = {
  /** MAIL FROM; '' is the empty sender. Where the server insists on STARTTLS (530), upgrades and asks again. */
  mailFrom(sender: string): Promise<WireAnswer>;
  rcptTo(address: string): Promise<WireAnswer>;
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
const CODE_TLS_FIRST = 530;

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
  const greeted = banner.ok && banner.reply.code === CODE_READY ? await hello(send, heloName) : banner;
  if (!greeted.ok || (greeted.reply.code !== CODE_DONE && !isRefusal(greeted.reply))) {
    wire.destroy();
    return { kind: 'broken', fault: greeted.ok ? 'not_smtp' : greeted.fault };
  }
  if (isRefusal(greeted.reply)) {
    if (greeted.reply.code !== 421) await send('QUIT', timeouts.quitMs);
    wire.destroy();
    return { kind: 'turned_away', reply: greeted.reply };
  }
  return { kind: 'open', session: createSession(wire, send, { ...target, heloName }, timeouts) };
}

type Send = (line: string, ms?: number) => Promise<WireAnswer>;

function createSession(wire: Wire, send: Send, target: SmtpTarget, timeouts: SmtpTimeouts): SmtpSession {
  let isSecure = false;
  return {
    async mailFrom(sender) {
      const line = `MAIL FROM:<${path(sender)}>`;
      const answer = await send(line);
      if (isSecure || !answer.ok || answer.reply.code !== CODE_TLS_FIRST) return answer;
      isSecure = true;
      const start = await send('STARTTLS');
      // A server that wants TLS and has none: its refusal stands.
      if (!start.ok || start.reply.code !== CODE_READY) return start.ok ? answer : start;
      const fault = await wire.secure(target.host, timeouts.commandMs);
      if (fault !== null) return { ok: false, fault };
      const greeted = await hello(send, target.heloName); // RFC 3207 §4.2: the server has forgotten our name
      if (!greeted.ok || greeted.reply.code !== CODE_DONE) return greeted;
      return send(line);
    },
    rcptTo: (address) => send(`RCPT TO:<${path(address)}>`),
    reset: () => send('RSET'),
    async quit() {
      if (wire.fault() === null) await send('QUIT', timeouts.quitMs);
      wire.destroy();
    },
    fault: () => wire.fault(),
  };
}

/** EHLO, and HELO where the server does not know it (RFC 5321 §3.2). */
async function hello(send: Send, name: string): Promise<WireAnswer> {
  const extended = await send(`EHLO ${name}`);
  return extended.ok && extended.reply.code >= 500 ? send(`HELO ${name}`) : extended;
}

function isRefusal(reply: SmtpReply): boolean {
  return reply.code >= 400;
}

/** RFC 5321 §4.5.3.1.3. */
const PATH_MAX_OCTETS = 254;

/** What stands between "<" and ">"; only plain ASCII, since we never announce SMTPUTF8 (RFC 6531). */
function path(address: string): string {
  if (/[<>]/u.test(address)) throw new TypeError('an SMTP path must not contain angle brackets');
  return address === '' ? '' : checked(address);
}

/** A word that goes into a command: a space or line end in it would be a second command, and our own mistake. */
function checked(word: string): string {
  if (!/^[\x21-\x7e]+$/u.test(word))
    throw new TypeError('an SMTP argument must be printable ASCII without spaces');
  if (word.length > PATH_MAX_OCTETS) throw new TypeError('an SMTP argument is too long');
  return word;
}
