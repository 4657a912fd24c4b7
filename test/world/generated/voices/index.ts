// The voices by language.
import { CZECH_VOICE, HUNGARIAN_VOICE, POLISH_VOICE, TURKISH_VOICE } from './eastern.ts';
import { ENGLISH_VOICE } from './english.ts';
import { DANISH_VOICE, FINNISH_VOICE, NORWEGIAN_VOICE, SWEDISH_VOICE } from './northern.ts';
import { ITALIAN_VOICE, PORTUGUESE_VOICE, SPANISH_VOICE } from './southern.ts';
import type { Voice } from './voice.ts';
import { DUTCH_VOICE, FRENCH_VOICE, GERMAN_VOICE } from './western.ts';

export const VOICES: Readonly<Record<string, Voice>> = {
  en: ENGLISH_VOICE,
  de: GERMAN_VOICE,
  fr: FRENCH_VOICE,
  nl: DUTCH_VOICE,
  es: SPANISH_VOICE,
  pt: PORTUGUESE_VOICE,
  it: ITALIAN_VOICE,
  sv: SWEDISH_VOICE,
  da: DANISH_VOICE,
  no: NORWEGIAN_VOICE,
  fi: FINNISH_VOICE,
  pl: POLISH_VOICE,
  cs: CZECH_VOICE,
  hu: HUNGARIAN_VOICE,
  tr: TURKISH_VOICE,
};

export function voiceOf(language: string): Voice {
  return VOICES[language] ?? ENGLISH_VOICE;
}
