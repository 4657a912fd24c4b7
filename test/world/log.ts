// What the world was asked, in order; the tests read it.

export type WebEntry = {
  /** Epoch milliseconds. */
  at: number;
  scheme: 'http' | 'https';
  method: string;
  /** The Host header without its port, lower case. */
  host: string;
  /** With the query. */
  path: string;
  userAgent: string;
  status: number;
};

export type MailEntry = {
  at: number;
  /** The company's mail domain, known from the first RCPT of the connection on (and then set on its earlier entries). */
  domain: string | null;
  /** The same for all commands of one connection. */
  connection: number;
  /** The line as sent, at most 512 characters. */
  command: string;
  /** The first line of what was answered; '' where the line was cut. */
  reply: string;
  /** A command that nobody may send here: DATA, BDAT, VRFY, EXPN. */
  violation: boolean;
};

export type WorldLog = { requests: WebEntry[]; mail: MailEntry[]; clear(): void };

export function emptyLog(): WorldLog {
  const log: WorldLog = {
    requests: [],
    mail: [],
    clear() {
      log.requests.length = 0;
      log.mail.length = 0;
    },
  };
  return log;
}
