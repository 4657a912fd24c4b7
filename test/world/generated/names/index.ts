// The cultures by their names, with the language in which their companies write.
import { ARABIC, CHINESE, INDIAN, TURKISH, VIETNAMESE } from './eastern.ts';
import type { Culture } from './name.ts';
import { CZECH, DANISH, FINNISH, HUNGARIAN, NORWEGIAN, POLISH, SWEDISH } from './northern.ts';
import { DUTCH, ENGLISH, FRENCH, GERMAN, ITALIAN, PORTUGUESE, SPANISH } from './western.ts';

export const CULTURES = {
  english: ENGLISH,
  german: GERMAN,
  french: FRENCH,
  spanish: SPANISH,
  portuguese: PORTUGUESE,
  italian: ITALIAN,
  dutch: DUTCH,
  swedish: SWEDISH,
  danish: DANISH,
  norwegian: NORWEGIAN,
  finnish: FINNISH,
  polish: POLISH,
  czech: CZECH,
  hungarian: HUNGARIAN,
  vietnamese: VIETNAMESE,
  chinese: CHINESE,
  arabic: ARABIC,
  indian: INDIAN,
  turkish: TURKISH,
} as const satisfies Record<string, Culture>;

export type CultureName = keyof typeof CULTURES;

export const CULTURE_NAMES = Object.keys(CULTURES) as readonly CultureName[]; // the keys of this very table

/** How many of a hundred companies are of each culture, and in which language they write, likeliest first. */
export const SHARES: Readonly<Record<CultureName, { weight: number; languages: readonly string[] }>> = {
  english: { weight: 22, languages: ['en'] },
  german: { weight: 11, languages: ['de', 'de', 'de', 'en'] },
  french: { weight: 7, languages: ['fr', 'fr', 'en'] },
  spanish: { weight: 6, languages: ['es', 'es', 'en'] },
  portuguese: { weight: 4, languages: ['pt', 'pt', 'en'] },
  italian: { weight: 5, languages: ['it', 'it', 'en'] },
  dutch: { weight: 5, languages: ['nl', 'nl', 'en'] },
  swedish: { weight: 4, languages: ['sv', 'sv', 'en'] },
  danish: { weight: 3, languages: ['da', 'da', 'en'] },
  norwegian: { weight: 3, languages: ['no', 'no', 'en'] },
  finnish: { weight: 3, languages: ['fi', 'fi', 'en'] },
  polish: { weight: 4, languages: ['pl', 'pl', 'en'] },
  czech: { weight: 3, languages: ['cs', 'cs', 'en'] },
  hungarian: { weight: 3, languages: ['hu', 'en'] },
  vietnamese: { weight: 3, languages: ['en'] },
  chinese: { weight: 4, languages: ['en'] },
  arabic: { weight: 3, languages: ['en', 'en', 'fr'] },
  indian: { weight: 4, languages: ['en'] },
  turkish: { weight: 3, languages: ['tr', 'en'] },
};
