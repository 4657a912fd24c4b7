// The headers that answers carry, as the document describes them.

const text = (description: string, example: string) => ({
  description,
  schema: { type: 'string' },
  example,
});

export const HEADERS = {
  RequestId: text(
    'Names this request in the log; tell it when you ask for help.',
    '3f0f5c0e-8f0e-4c39-9d0c-0a3f6c6f2d11',
  ),
  RateLimit: text(
    'The bucket that this call has used: `r` tokens are left, in `t` seconds it is full.',
    '"read";r=239;t=1',
  ),
  RateLimitPolicy: text(
    'Its size `q`, and the seconds `w` in which an empty one fills.',
    '"read";q=240;w=120',
  ),
  RetryAfter: {
    description: 'Whole seconds to wait, at least 1.',
    schema: { type: 'integer', minimum: 1 },
    example: 2,
  },
  RunningSearch: text('The search that runs: ask for its status.', '01990b4e-5d4c-7c0e-9a53-0f7a3f1c2d10'),
  Challenge: text('RFC 6750 §3.', 'Bearer'),
  Allow: text('The method that is allowed.', 'POST'),
} as const;

type HeaderName = keyof typeof HEADERS;

const refTo = (name: HeaderName) => ({ $ref: `#/components/headers/${name}` });

/** Every answer has it. */
export const OF_ALL = { 'X-Request-Id': refTo('RequestId') };

/** Every answer to a caller who is known. */
export const OF_KNOWN = {
  ...OF_ALL,
  RateLimit: refTo('RateLimit'),
  'RateLimit-Policy': refTo('RateLimitPolicy'),
};

export const OWN = {
  retryAfter: { 'Retry-After': refTo('RetryAfter') },
  runningSearch: { 'X-SVC-Search-Id': refTo('RunningSearch') },
  challenge: { 'WWW-Authenticate': refTo('Challenge') },
  allow: { Allow: refTo('Allow') },
};
