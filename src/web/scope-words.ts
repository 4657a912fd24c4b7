// What each permission means, in the words of a person who grants it.

export const SCOPE_WORDS: Readonly<Record<string, string>> = {
  email_finder: 'Find addresses. Each new search costs your team a credit.',
  search_history: 'Read your team’s searches and the addresses it has found.',
  credits: 'Read your team’s credits and totals.',
};

/** The same in a word or two. */
export const SCOPE_NAMES: Readonly<Record<string, string>> = {
  email_finder: 'Find addresses',
  search_history: 'Read history',
  credits: 'Read credits',
};
