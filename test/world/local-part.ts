// How the world's companies form the part before the @. Written apart from the engine's own, so that neither hides the other's faults.

export type LocalPattern = keyof typeof FORMS;

const FORMS = {
  'first.last': (first: string, last: string) => `${first}.${last}`,
  first: (first: string) => first,
  flast: (first: string, last: string) => `${first.slice(0, 1)}${last}`,
  'f.last': (first: string, last: string) => `${first.slice(0, 1)}.${last}`,
  firstl: (first: string, last: string) => `${first}${last.slice(0, 1)}`,
  last: (_first: string, last: string) => last,
  lastfirst: (first: string, last: string) => `${last}${first}`,
  'last.first': (first: string, last: string) => `${last}.${first}`,
  firstlast: (first: string, last: string) => `${first}${last}`,
  first_last: (first: string, last: string) => `${first}_${last}`,
  'first-last': (first: string, last: string) => `${first}-${last}`,
  initials: (first: string, last: string) => `${first.slice(0, 1)}${last.slice(0, 1)}`,
  lastf: (first: string, last: string) => `${last}${first.slice(0, 1)}`,
  'first.l': (first: string, last: string) => `${first}.${last.slice(0, 1)}`,
  f_last: (first: string, last: string) => `${first.slice(0, 1)}_${last}`,
  threes: (first: string, last: string) => `${first.slice(0, 3)}${last.slice(0, 3)}`,
} as const;

/** Letters that decomposition leaves whole, as most companies write them. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  đ: 'd',
  þ: 'th',
};

export function localPart(pattern: LocalPattern, first: string, last: string): string {
  return FORMS[pattern](plain(first), plain(last));
}

/** Accents dropped, lower case; anything but letters and hyphens dropped. */
function plain(word: string): string {
  return word
    .toLowerCase()
    .replace(/[ßłøæđþ]/gu, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[^a-z-]/gu, '');
}
