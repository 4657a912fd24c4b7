// The closed set of what an SMTP reply to RCPT TO can mean for us.

export const REPLY_CLASSES = [
  'accepted',
  'no_such_user',
  'disabled',
  'full',
  'greylisted',
  'policy_block',
  'rate_limited',
  'config_error',
  'timeout',
  'unknown',
] as const;

export type ReplyClass = (typeof REPLY_CLASSES)[number];
