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

/** Why mailboxes of a domain could not be asked: what its server said or did, or what is so without asking it. */
export const MAIL_OBSTACLES = [
  ...REPLY_CLASSES,
  'no_mx',
  'null_mx',
  'port_closed',
  'listed',
  'no_budget',
] as const;

export type MailObstacle = (typeof MAIL_OBSTACLES)[number];
