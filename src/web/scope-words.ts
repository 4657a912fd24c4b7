// What each permission lets an assistant do, in the words of a person who grants it.

export const SCOPE_NAMES: Readonly<Record<string, string>> = {
  email_finder: 'Find addresses',
  search_history: 'Read history',
  credits: 'Read credits',
};

/** What it means for the team. */
export const SCOPE_WORDS: Readonly<Record<string, string>> = {
  email_finder: 'Each new search costs your team a credit.',
  search_history: 'Your team’s searches, and the addresses it has found.',
  credits: 'Your team’s balance and totals.',
};
