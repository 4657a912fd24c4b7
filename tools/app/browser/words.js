// @ts-check
// What the card says about the server's closed sets. Words that came later than the card show as they are.

/** The way of a search, as a person reads it; `completed` and `failed` share the last place. */
export const STAGES = [
  { status: 'pending', label: 'Waiting' },
  { status: 'searching', label: 'Searching' },
  { status: 'validating', label: 'Checking' },
  { status: 'completed', label: 'Done' },
];

/** @type {ReadonlyMap<string, string>} */
export const STAGE_SENTENCES = new Map([
  ['pending', 'Waiting for its turn.'],
  ['searching', 'Looking for the person and the address.'],
  ['validating', 'Asking the mail server.'],
]);

/** @type {ReadonlyMap<string, { label: string; meaning: string }>} */
export const SOURCES = new Map([
  ['verified', { label: 'Verified', meaning: 'the company’s mail server accepts this address' }],
  ['published', { label: 'Published', meaning: 'the address stands on a page of the company' }],
  ['pattern', { label: 'Pattern', meaning: 'built as the company builds its addresses, not confirmed' }],
]);

/** @type {ReadonlyMap<string, string>} */
export const ABOUT = new Map([
  ['role', 'Who holds the role'],
  ['address', 'Where the address stands'],
  ['pattern', 'How addresses are built'],
  ['mailbox', 'The mail server was asked'],
]);

/** @type {ReadonlyMap<string, string>} */
export const EMPTY_REASONS = new Map([
  ['no_such_role', 'Nobody was found in this role. A neighbouring role may help, such as Founder for CEO.'],
  ['no_address', 'The person was found, but no address that can be told.'],
  ['no_mx', 'This domain receives no mail. The company may write from another one.'],
  ['robots_denied', 'The company’s site does not want to be read.'],
  ['parked', 'This domain is parked: no company stands behind it.'],
  ['suppressed', 'This may not be looked up.'],
  ['deadline', 'The time was too short. Asking once more may help.'],
]);

/** Tool errors, with the HTTP status that says the same over REST. @type {ReadonlyMap<string, { status: number; sentence: string }>} */
export const PROBLEMS = new Map([
  ['invalid_request', { status: 400, sentence: 'The question was not understood.' }],
  [
    'unauthorized',
    { status: 401, sentence: 'The connection is no longer valid. Connect the assistant again.' },
  ],
  ['insufficient_credits', { status: 402, sentence: 'Your team has no credits left for a new search.' }],
  ['daily_limit_reached', { status: 402, sentence: 'This assistant has spent what it may spend in a day.' }],
  ['forbidden', { status: 403, sentence: 'You may not do this.' }],
  ['not_found', { status: 404, sentence: 'Your team has no such search.' }],
  ['already_running', { status: 409, sentence: 'The same search is already running.' }],
  ['rate_limited', { status: 429, sentence: 'Too many questions at once.' }],
  ['queue_full', { status: 429, sentence: 'Too many searches are waiting.' }],
  ['internal', { status: 500, sentence: 'Something broke on our side.' }],
]);

/** @param {number} seconds */
export function inSeconds(seconds) {
  if (seconds < 90) return seconds === 1 ? 'in 1 second' : `in ${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`;
}

/** @param {number} credits */
export function costOf(credits) {
  if (credits === 0) return 'Free';
  return credits === 1 ? '1 credit' : `${credits} credits`;
}
