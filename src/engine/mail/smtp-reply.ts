// Bytes of an SMTP server → replies (RFC 5321 §4.2), however they are cut into chunks. Pure: knows no socket and no meaning.

/** One whole reply, all of its lines. */
export type SmtpReply = {
  /** 200 to 599. */
  code: number;
  /** Enhanced status code such as "5.1.1" (RFC 3463), where the reply gives one that agrees with its code. */
  enhanced: string | null;
  /** Its lines' words without the codes, joined by one space, control characters as spaces; at most REPLY_TEXT_MAX_CHARS. Untrusted. */
  text: string;
};

/** Whatever breaks RFC 5321 §4.2 beyond repair: a line or reply over its cap, no code, mixed codes. */
export type ReplyFault = 'line_too_long' | 'reply_too_long' | 'not_smtp';

export type ReplyReader = {
  /** Takes the next bytes; answers the replies that they complete. After a fault it takes nothing more. */
  push(chunk: Uint8Array): { replies: SmtpReply[]; fault: ReplyFault | null };
  /** Whether no reply is half read. */
  isIdle(): boolean;
};

/** RFC 5321 §4.5.3.1.5 says 512; servers that explain themselves go beyond. */
export const REPLY_LINE_MAX_BYTES = 4_096;
/** All lines of one reply together, line ends included. */
export const REPLY_MAX_BYTES = 65_536;
/** What is kept of a reply's words: enough for every row of the table of replies. */
export const REPLY_TEXT_MAX_CHARS = 2_000;

const CR = 0x0d;
const LF = 0x0a;

/** A reader at the start of a reply. Takes time and memory linear in the bytes, a byte at a time too. */
export function createReplyReader(): ReplyReader {
  const line = Buffer.alloc(REPLY_LINE_MAX_BYTES);
  let lineBytes = 0;
  let replyBytes = 0;
  let code: number | null = null;
  let lines: string[] = [];
  let fault: ReplyFault | null = null;

  function takeLine(): SmtpReply | null {
    const end = lineBytes > 0 && line[lineBytes - 1] === CR ? lineBytes - 1 : lineBytes;
    const parts = REPLY_LINE.exec(line.toString('utf8', 0, end));
    lineBytes = 0;
    const lineCode = Number(parts?.[1]);
    // One reply has one code on all of its lines (RFC 5321 §4.2.1); of two we could believe neither.
    if (parts === null || (code !== null && code !== lineCode)) {
      fault = 'not_smtp';
      return null;
    }
    code = lineCode;
    lines.push(parts[3] ?? '');
    if (parts[2] === '-') return null;
    const reply = toReply(lineCode, lines);
    code = null;
    lines = [];
    replyBytes = 0;
    return reply;
  }

  return {
    push(chunk) {
      const replies: SmtpReply[] = [];
      for (const byte of chunk) {
        if (fault !== null) break;
        replyBytes += 1;
        if (replyBytes > REPLY_MAX_BYTES) fault = 'reply_too_long';
        else if (byte === LF) {
          const reply = takeLine();
          if (reply !== null) replies.push(reply);
        } else if (lineBytes === REPLY_LINE_MAX_BYTES) fault = 'line_too_long';
        else {
          line[lineBytes] = byte;
          lineBytes += 1;
        }
      }
      return { replies, fault };
    },
    isIdle: () => fault === null && replyBytes === 0,
  };
}

/** Code, then "-" for more lines or a space for the last; a bare code is a last line too (RFC 5321 §4.2). */
const REPLY_LINE = /^([2-5][0-9]{2})(?:([ -])(.*))?$/su;
/** Where RFC 2034 puts it: first thing in the text. */
const LEADING_ENHANCED = /^([245]\.[0-9]{1,3}\.[0-9]{1,3})(?![0-9.])/u;
/** qmail's "(#5.1.1)" and gateways that put their own word first; an IP address or version is none. */
const INNER_ENHANCED = /(?<![0-9.])([245]\.[0-7]\.[0-9]{1,3})(?!\.?[0-9])/u;

function toReply(code: number, lines: readonly string[]): SmtpReply {
  const trimmed = lines.map((line) => line.trim());
  const leading = trimmed
    .map((line) => LEADING_ENHANCED.exec(line)?.[1])
    .find((found) => found !== undefined);
  const text = trimmed
    .map((line) => line.replace(LEADING_ENHANCED, ''))
    .join(' ')
    .slice(0, REPLY_TEXT_MAX_CHARS)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const enhanced = leading ?? INNER_ENHANCED.exec(text)?.[1] ?? null;
  // RFC 2034 §4: the class digit must be that of the reply code. One that is not says nothing.
  const agrees = enhanced !== null && Number(enhanced[0]) === Math.floor(code / 100);
  return { code, enhanced: agrees ? enhanced : null, text };
}
