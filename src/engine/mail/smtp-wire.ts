// One TCP connection to a mail server: a line goes out, one reply comes back, by a deadline. Knows no SMTP verb.
import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Deadline } from '../deadline.ts';
import { createReplyReader, type SmtpReply } from './smtp-reply.ts';

/** Why nobody was reached. 'deadline': our own time ended first, which says nothing of the host. */
export type ConnectFault = 'refused' | 'unreachable' | 'timeout' | 'deadline';
/** Why a connection ended. 'out_of_step': the server spoke before it was asked, so no answer of its can be matched. */
export type WireFault = 'timeout' | 'deadline' | 'closed' | 'not_smtp' | 'out_of_step';
export type WireAnswer = { ok: true; reply: SmtpReply } | { ok: false; fault: WireFault };

export type Wire = {
  /** Waits for the server's greeting. */
  greeting(ms: number): Promise<WireAnswer>;
  /** Sends one line (without its line end) and waits for the whole reply, at most `ms`. Never two at a time. */
  exchange(line: string, ms: number): Promise<WireAnswer>;
  /** Goes on in TLS; answers why not, or null. `servername` is a host name. */
  secure(servername: string, ms: number): Promise<WireFault | null>;
  /** Why the connection is of no more use, or null. */
  fault(): WireFault | null;
  destroy(): void;
};

/** SMTP's "I am leaving", which may come unasked (RFC 5321 §3.8). */
const CODE_CLOSING = 421;

/** Connects, within `ms` and the deadline. The address must have passed the guard: nothing is checked here. */
export function openWire(
  address: string,
  port: number,
  ms: number,
  deadline: Deadline,
): Promise<{ ok: true; wire: Wire } | { ok: false; fault: ConnectFault }> {
  return new Promise((resolve) => {
    if (deadline.leftMs() === 0) {
      resolve({ ok: false, fault: 'deadline' });
      return;
    }
    const socket = connectTcp({ host: address, port, noDelay: true });
    const stop = untilDeadline(ms, deadline, (fault) => fail(fault));
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET') succeed(); // accepted, and hung up before we knew
      else fail(CONNECT_FAULTS[error.code ?? ''] ?? 'unreachable');
    };
    function fail(fault: ConnectFault) {
      stop();
      socket.on('error', ignore).destroy();
      resolve({ ok: false, fault });
    }
    function succeed() {
      stop();
      socket.off('error', onError);
      resolve({ ok: true, wire: createWire(socket, deadline) });
    }
    socket.once('error', onError);
    socket.once('connect', succeed);
  });
}

const CONNECT_FAULTS: Record<string, ConnectFault> = { ECONNREFUSED: 'refused', ETIMEDOUT: 'timeout' };

function createWire(first: Socket, deadline: Deadline): Wire {
  let socket = first;
  const reader = createReplyReader();
  /** Replies that the server may still send: the greeting, then one for each line. */
  let owed = 1;
  let ready: SmtpReply | null = null;
  let fault: WireFault | null = null;
  let waiter: ((answer: WireAnswer) => void) | null = null;

  function fail(reason: WireFault) {
    fault ??= reason;
    socket.destroy();
    if (ready === null) waiter?.({ ok: false, fault });
  }

  function onData(chunk: Buffer) {
    if (fault !== null) return;
    const read = reader.push(chunk);
    for (const reply of read.replies) {
      if (owed > 0) owed -= 1;
      else if (reply.code !== CODE_CLOSING || ready !== null) return fail('out_of_step');
      ready = reply;
      waiter?.({ ok: true, reply });
    }
    if (read.fault !== null) fail('not_smtp');
  }
  const onEnd = () => fail('closed');

  function attach(to: Socket) {
    socket = to;
    to.on('data', onData).on('end', onEnd).on('close', onEnd).on('error', onEnd);
  }
  function detach() {
    socket.off('data', onData).off('end', onEnd).off('close', onEnd).off('error', onEnd).on('error', ignore);
  }

  function next(ms: number): Promise<WireAnswer> {
    return new Promise((resolve) => {
      const stop = untilDeadline(ms, deadline, fail);
      waiter = (answer) => {
        stop();
        waiter = null;
        ready = null;
        resolve(answer);
      };
      if (ready !== null) waiter({ ok: true, reply: ready });
      else if (fault !== null) waiter({ ok: false, fault });
    });
  }

  attach(first);
  return {
    greeting: next,
    exchange(line, ms) {
      // A farewell that came unasked is the answer to whatever we meant to say.
      if (fault === null && ready === null) {
        if (!reader.isIdle()) fail('out_of_step');
        else {
          owed += 1;
          socket.write(`${line}\r\n`);
        }
      }
      return next(ms);
    },
    secure(servername, ms) {
      // Bytes that came in the clear must not be read as if they had come in TLS (RFC 3207 §4.2).
      if (!reader.isIdle() || ready !== null) fail('out_of_step');
      if (fault !== null) return Promise.resolve(fault);
      detach();
      // Opportunistic (RFC 7435): most MX certificates match nothing, and we say nothing secret.
      const secured = connectTls({ socket, servername, rejectUnauthorized: false });
      attach(secured);
      return new Promise((resolve) => {
        const stop = untilDeadline(ms, deadline, fail);
        const done = () => {
          stop();
          resolve(fault);
        };
        secured.once('secureConnect', done).once('close', done);
      });
    },
    fault: () => fault,
    destroy: () => fail('closed'),
  };
}

/** Calls `late` once when `ms` or the deadline ends, whichever is first; answers how to call it off. */
function untilDeadline(
  ms: number,
  deadline: Deadline,
  late: (reason: 'timeout' | 'deadline') => void,
): () => void {
  const left = deadline.leftMs();
  const onAbort = () => late('deadline');
  const timer = setTimeout(() => late(left < ms ? 'deadline' : 'timeout'), Math.min(ms, left));
  deadline.signal.addEventListener('abort', onAbort, { once: true });
  return () => {
    clearTimeout(timer);
    deadline.signal.removeEventListener('abort', onAbort);
  };
}

/** A socket that was given up may still report an error; without a listener it would end the process. */
function ignore(): void {}
