// Hands letters to the mail server of the settings. What went wrong goes to the log, without an address.
import { createTransport } from 'nodemailer';
import type { SendMail } from '../core/mail.ts';
import type { Logger } from './logger.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const GREETING_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;
const DNS_TIMEOUT_MS = 10_000;

export type MailDeps = {
  /** `smtp://` or `smtps://`, with what the server wants to know of us. */
  url: string;
  /** Such as `Email lookup <no-reply@example.com>`. */
  from: string;
  log: Pick<Logger, 'warn'>;
};

export function createSendMail({ url, from, log }: MailDeps): SendMail {
  const transport = createTransport(
    {
      url,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: GREETING_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      dnsTimeout: DNS_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    // RFC 3834 §5: nobody's holiday notice should answer us.
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  return async ({ to, subject, text }) => {
    try {
      // As an object the address is one recipient, whatever it contains; as text it would be read as a list.
      await transport.sendMail({ to: { name: '', address: to }, subject, text });
      return true;
    } catch (error) {
      log.warn(reasonOf(error), 'a letter could not be sent');
      return false;
    }
  };
}

/** Codes alone: the message would repeat what the mail server said, with the address in it. */
function reasonOf(error: unknown): { code: string; replyCode: number | null } {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : 'unknown',
    replyCode: typeof responseCode === 'number' ? responseCode : null,
  };
}
