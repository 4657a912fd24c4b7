// An address that states the rule: "You reach us all at firstname.lastname@…". Nobody's, and worth several that are somebody's.
import type { SeenAddress } from './pattern-posterior.ts';
import { buildLocalPart, type NameForms, type PatternName, PATTERNS, SHORT_PATTERNS } from './patterns.ts';

/** What given name and surname are called, folded. */
const WORDS: readonly (readonly [given: string, family: string])[] = `
firstname lastname
first last
firstname surname
forename surname
givenname familyname
name surname
vorname nachname
vorname name
vorname familienname
prenom nom
nombre apellido
nombre primerapellido
nome cognome
nome sobrenome
nome apelido
voornaam achternaam
voornaam naam
fornamn efternamn
fornavn etternavn
fornavn efternavn
etunimi sukunimi
imie nazwisko
jmeno prijmeni
meno priezvisko
ad soyad
isim soyisim
keresztnev vezeteknev
prenume nume
ime prezime
ime priimek
eesnimi perekonnanimi
vards uzvards
vardas pavarde
onoma eponymo
imya familiya
`
  .trim()
  .split('\n')
  .map((line) => {
    const [given = '', family = ''] = line.split(' ');
    return [given, family] as const;
  });

/** A word shorter than this may be somebody's name. */
const WORD_MIN_CHARS = 5;

/** The pattern that the local part states; null where it is not of such words. */
export function ruleOf(localPart: string): PatternName | null {
  const seen = localPart.toLowerCase();
  for (const [given, family] of WORDS) {
    const isStated = [given, family].some((word) => word.length >= WORD_MIN_CHARS && seen.includes(word));
    const isBoth = seen === `${given}.${family}`;
    if (!isStated && !isBoth) continue;
    const pattern = TELLING.find((one) => buildLocalPart(one, formsOf(given, family)) === seen);
    if (pattern !== undefined) return pattern;
  }
  return null;
}

/** Invented people whose addresses follow the rule: as many as it is worth. */
export function seenByRule(pattern: PatternName): SeenAddress[] {
  return ['ada vell', 'bo marn', 'cy thorn'].flatMap((words) => {
    const [first = '', last = ''] = words.split(' ');
    const localPart = buildLocalPart(pattern, formsOf(first, last));
    const name = { display: words, given: [first], family: [last], particles: [] };
    return localPart === null ? [] : [{ name, localPart }];
  });
}

/** "Name" alone is nobody's rule, and initials are no words. */
const TELLING = PATTERNS.filter((pattern) => !SHORT_PATTERNS.has(pattern) && pattern !== 'last');

function formsOf(first: string, last: string): NameForms {
  const [firstInitial = '', lastInitial = ''] = [first[0], last[0]];
  return { first, last, firstInitial, lastInitial, middleInitial: '' };
}
