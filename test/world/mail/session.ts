// One SMTP conversation, as the server sees it: reads commands in order, logs them, answers as its behaviour says.
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MailboxState } from '../company.ts';
import type { MailEntry, WorldLog } from '../log.ts';
import {
  BEHAVIOURS,
  type Behaviour,
  type MailBehaviourName,
  type MailTiming,
  type Reply,
} from './behaviours.ts';

/** What all conversations of the world share. */
export type MailPlace = {
  log: WorldLog;
  timing: MailTiming;
  mailDelayMs: number;
  /** By mail domain, lower case. */
  domains: ReadonlyMap<string, MailDomain>;
  seen: Map<string, number>;
  /** Epoch milliseconds; greylisting goes by it. */
  now: () => number;
  signal: AbortSignal;
};

export type MailDomain = { behaviour: MailBehaviourName; boxes: ReadonlyMap<string, MailboxState> };

const MAX_LINE_CHARS = 2_000;
const LOGGED_CHARS = 512;
const DRIP_MS = 5;
const VIOLATIONS: ReadonlySet<string> = new Set(['DATA', 'BDAT', 'VRFY', 'EXPN']);
const CLOSING_CODES = /^(?:221|421|554)/u;

/**
 * @param own what this address behaves like; null where one address serves all, and each recipient's domain decides.
 */
export function converse(
  socket: Socket,
  connection: number,
  own: MailBehaviourName | null,
  place: MailPlace,
): void {
  const session = new Session(socket, connection, own, place);
  socket.on('error', () => socket.destroy());
  let pending = '';
  let turn: Promise<void> = session.greet();
  socket.on('data', (chunk: Buffer) => {
    pending += chunk.toString('latin1');
    if (pending.length > MAX_LINE_CHARS && !pending.includes('\n')) socket.destroy();
    let end = pending.indexOf('\n');
    while (end >= 0) {
      const line = pending.slice(0, end).replace(/\r$/u, '');
      pending = pending.slice(end + 1);
      turn = turn.then(() => session.take(line));
      end = pending.indexOf('\n');
    }
  });
}

/** Holds what lives as long as the connection. */
class Session {
  private readonly socket: Socket;
  private readonly connection: number;
  private readonly place: MailPlace;
  private behaviour: Behaviour | null;
  private readonly own: MailBehaviourName | null;
  private readonly entries: MailEntry[] = [];
  private domain: string | null = null;
  private sender: string | null = null;
  private recipients = 0;
  private errors = 0;

  constructor(socket: Socket, connection: number, own: MailBehaviourName | null, place: MailPlace) {
    this.socket = socket;
    this.connection = connection;
    this.own = own;
    this.place = place;
    this.behaviour = own === null ? null : BEHAVIOURS[own];
    this.domain = onlyDomain(own, place);
  }

  async greet(): Promise<void> {
    const banner = this.behaviour?.banner;
    if (banner === 'silence') return;
    await this.answer(null, banner === undefined ? ['220 mx.world.test ESMTP'] : banner);
  }

  async take(line: string): Promise<void> {
    if (this.socket.destroyed || this.behaviour?.banner === 'silence') return;
    const verb = (line.split(' ', 1)[0] ?? '').toUpperCase();
    const entry: MailEntry = {
      at: Date.now(),
      domain: this.domain,
      connection: this.connection,
      command: line.slice(0, LOGGED_CHARS),
      reply: '',
      violation: VIOLATIONS.has(verb),
    };
    this.entries.push(entry);
    this.place.log.mail.push(entry);
    await this.answer(entry, this.replyTo(verb, line));
  }

  private replyTo(verb: string, line: string): Reply {
    switch (verb) {
      case 'EHLO':
        return [
          '250-mx.world.test',
          '250-PIPELINING',
          '250-SIZE 35882577',
          '250-8BITMIME',
          '250 ENHANCEDSTATUSCODES',
        ];
      case 'HELO':
        return ['250 mx.world.test'];
      case 'MAIL':
        return this.mail(line);
      case 'RCPT':
        return this.rcpt(line);
      case 'RSET':
        this.sender = null;
        return ['250 2.0.0 Ok'];
      case 'NOOP':
        return ['250 2.0.0 Ok'];
      case 'QUIT':
        return ['221 2.0.0 Bye'];
      case 'DATA':
        return ['554 5.5.1 Error: no valid recipients'];
      case 'VRFY':
      case 'EXPN':
        return ['502 5.5.1 Command disabled'];
      case 'STARTTLS':
        return ['454 4.7.0 TLS not available due to local problem'];
      default:
        return ['500 5.5.2 Error: command not recognized'];
    }
  }

  private mail(line: string): Reply {
    const sender = /^MAIL FROM:\s*<([^>]*)>/iu.exec(line)?.[1];
    if (sender === undefined) return ['501 5.1.7 Bad sender address syntax'];
    const refusal = this.behaviour?.mail?.(sender);
    if (refusal !== undefined) return refusal;
    this.sender = sender;
    return ['250 2.1.0 Ok'];
  }

  private rcpt(line: string): Reply {
    if (this.sender === null) return ['503 5.5.1 Error: need MAIL command'];
    const recipient = /^RCPT TO:\s*<([^>]*)>/iu.exec(line)?.[1]?.toLowerCase();
    const at = recipient?.lastIndexOf('@') ?? -1;
    if (recipient === undefined || at < 1) return ['501 5.1.3 Bad recipient address syntax'];
    const domain = recipient.slice(at + 1);
    const served = this.place.domains.get(domain);
    if (served === undefined || (this.own !== null && served.behaviour !== this.own)) {
      return [`554 5.7.1 <${recipient}>: Relay access denied`];
    }
    this.knowDomain(domain);
    this.behaviour = BEHAVIOURS[served.behaviour];
    this.recipients += 1;
    const early = this.own === null ? this.lateRefusal(this.behaviour) : undefined;
    if (early !== undefined) return early;
    const reply = this.behaviour.rcpt({
      recipient,
      sender: this.sender,
      box: served.boxes.get(recipient.slice(0, at)) ?? null,
      recipients: this.recipients,
      errors: this.errors,
      now: this.place.now(),
      seen: this.place.seen,
      timing: this.place.timing,
    });
    if (reply?.[0]?.startsWith('5')) this.errors += 1;
    return reply;
  }

  /** Where one address serves all, what would have come at the banner or the sender comes at the recipient. */
  private lateRefusal(behaviour: Behaviour): Reply | undefined {
    if (behaviour.banner === 'silence') return null;
    return behaviour.banner ?? behaviour.mail?.(this.sender ?? '');
  }

  private knowDomain(domain: string): void {
    this.domain ??= domain;
    for (const entry of this.entries) entry.domain ??= domain;
  }

  private async answer(entry: MailEntry | null, reply: Reply): Promise<void> {
    const added = this.behaviour?.delayMs?.(this.place.timing, this.errors) ?? 0;
    if (!(await this.pause(this.place.mailDelayMs + added))) return;
    if (reply === null) {
      this.socket.destroy();
      return;
    }
    if (entry !== null) entry.reply = reply[0] ?? '';
    const text = reply.map((line) => `${line}\r\n`).join('');
    if (this.behaviour?.drip === true) await this.drip(text);
    else if (!this.socket.destroyed) this.socket.write(text, 'latin1');
    if (CLOSING_CODES.test(reply.at(-1) ?? '') && this.endsHere(reply)) this.socket.end();
  }

  /** 221 and 421 end the connection, 554 only as a banner. */
  private endsHere(reply: readonly string[]): boolean {
    return !reply[0]?.startsWith('554') || this.entries.length === 0;
  }

  private async drip(text: string): Promise<void> {
    for (const byte of text) {
      if (this.socket.destroyed || !(await this.pause(DRIP_MS))) return;
      this.socket.write(byte, 'latin1');
    }
  }

  /** False where the world ended meanwhile. */
  private async pause(ms: number): Promise<boolean> {
    if (ms <= 0) return true;
    try {
      await sleep(ms, undefined, { signal: this.place.signal });
      return true;
    } catch {
      return false;
    }
  }
}

/** The domain that a conversation must be about, where its address serves a single one. */
function onlyDomain(own: MailBehaviourName | null, place: MailPlace): string | null {
  const served = [...place.domains].filter(([, domain]) => domain.behaviour === own).map(([name]) => name);
  return served.length === 1 ? (served[0] ?? null) : null;
}
