// What a printed name has beside its words: short forms to spell out, pronouns, maiden names, a second script. Pure.

/** A name without any of it goes through untouched. */
const MAY_HAVE = /[ªº/]|[^\u0000-\u024f\u1e00-\u1eff\u2010-\u201f]|\b(?:fco|v\.|geb|née|nee|roz)/iu;

/** "Mª", "M.ª": María; "v.d." and "v/d": van der. Pronouns and what somebody was born as go. */
export function spelledOut(text: string): string {
  if (!MAY_HAVE.test(text)) return text;
  return text
    .replace(/\bM\.?ª/gu, 'María')
    .replace(/\bFco\./gu, 'Francisco')
    .replace(/\bv\.? ?d\.|\bv\/d\b/giu, 'van der')
    .replace(/[([]\s?\p{L}{1,5}\s?\/\s?\p{L}{1,6}(?:\s?\/\s?\p{L}{1,6})?\s?[)\]]/gu, ' ')
    .replace(/,?\s[([]?(?:geb\.|geborene|née|roz\.)\s\p{Lu}[\p{L}\p{M}'’-]{1,30}[)\]]?/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/u;

/** Of a name in two scripts ("张伟 (Kevin Zhang)") the one that addresses are made of, if it is whole; else the text. */
export function latinTwin(text: string): string {
  if (!OTHER_SCRIPT.test(text)) return text;
  const words = text.split(/[\s()（）[\]/|・·,]+/u).filter((word) => word !== '' && !OTHER_SCRIPT.test(word));
  const isWhole = words.filter((word) => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(word)).length > 1;
  return isWhole ? words.join(' ') : text;
}
