// How a name printed in capitals is written properly. Knows no cultures beyond the shape of the words.
import { PARTICLES } from './honorifics.ts';

/** Whether the word has letters, more than one, and all are capitals: "DOE", not "J." or "李". */
export function isShouted(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '');
  return letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

/** "O'BRIEN-MCDONALD" becomes "O'Brien-McDonald", "VAN" becomes "van"; initials stay. */
export function properCase(word: string): string {
  if (PARTICLES.has(word.toLowerCase())) return word.toLowerCase();
  if (/^(?:\p{Lu}\.)+\p{Lu}?\.?$/u.test(word)) return word;
  return word
    .split(/([-‐‑'’.])/u)
    .map((piece) => raised(piece.toLowerCase()))
    .join('');
}

function raised(piece: string): string {
  const mac = /^mc(\p{L}{2,})$/u.exec(piece);
  if (mac?.[1] !== undefined) return `Mc${capital(mac[1])}`;
  return capital(piece);
}

function capital(piece: string): string {
  const [first = ''] = piece;
  return first.toUpperCase() + piece.slice(first.length);
}
