// Whether a short text reads as a person's name; used to find people on pages.
import { fold } from './fold.ts';
import { isHanName } from './han-name.ts';
import { isKnownGiven } from './nicknames.ts';
import { PARTICLES } from './honorifics.ts';
import { latinTwin, spelledOut } from './name-text.ts';
import { isKnownWord, meaningAt } from '../titles/lexicon.ts';
import { isTitleLike } from '../titles/title-like.ts';

const NAME_MAX_CHARS = 70;
const NAME_MIN_TOKENS = 2;
const NAME_MAX_TOKENS = 6;
const WITH_PARTICLES_MAX_TOKENS = 8;

const HONORIFICS =
  /^(?:(?:dott|dott\.?ssa|prof\.?ssa|dr\.?ssa|dr\.?in|sig\.?ra|avv|rag|geom|arch|lic|dra|arq|mtr[ao]|dr|prof|professor|mr|mrs|ms|miss|sir|dame|herr|frau|mme|mlle|monsieur|madame|sig|sra|srta|sr|ing|mag|dipl|ir|drs|mgr|mudr|rer|nat|med|phil|jur|oec|habil|inz|hab|h|c|hc|lic|eng|rev|hon|lord|lady|mevr|mevrouw|dhr|fru|frk|sn|pani|mult|univ|mmag|dkfm)\.?(?:-ing\.?|-kfm\.?)?[\s,]+)+/iu;

const SUFFIX =
  /(?:,|\s)\s*(?:mba|emba|phd|ph\.d\.?|md|m\.d\.?|cpa|cfa|cfp|jr\.?|sr\.?|ii|iii|iv|esq\.?|msc|m\.sc\.?|bsc|b\.sc\.?|ma|m\.a\.?|llm|ll\.m\.?|jd|j\.d\.?|rn|pe|pmp|shrm|dds|dvm|frcs|facc|mph|csc|obe|mbe|cbe|acca|fca|aca|dba|edd|psyd|cissp)\.?$/iu;

/** Words that stand in headings, menus, organisations, departments, places; a name has none of them. */
const NOT_NAMES: ReadonlySet<string> = new Set(
  `our your my the and about contact us team meet home page privacy policy terms service services cookie
  cookies legal notice imprint impressum datenschutz news blog press media careers jobs career products product
  solutions solution company corporate leadership management board board's directors executive executives
  advisory committee staff office offices headquarters department departments sales marketing engineering finance
  operations support customer customers human resources research development technology information security
  learn more read view all see full bio profile download login log in sign up subscribe newsletter search menu
  follow share back next previous close open get started request demo book call now today new north south east
  west united states kingdom york london street avenue road ltd limited inc llc gmbh ag kg
  plc corp corporation co group holding holdings sarl sas srl spa oy oyj ab asa aps nv bv sp zoo sro foundation
  institute university school college association international global partners ventures capital labs
  technologies systems software consulting bank trust fund studio studios digital network unser unsere team
  kontakt uber wir mehr erfahren notre equipe propos mentions legales nuestro equipo contacto aviso siamo sono
  contatti nossa sobre contato over ons om oss ota yhteytta kontakty nas tym linkedin twitter facebook instagram
  youtube email phone tel fax org orgnr nummer number nr cvr kvk tlf epost address copyright rights reserved case study studies white paper events event
  webinar resources faq help center centre what why how who where when that which this these those than for with
  from to of on at by is are we you`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Whether the text, a line or a label of a page, is a person's name: two to six tokens, no heading, title or firm. */
export function isNameLike(text: string): boolean {
  if (text.length > NAME_MAX_CHARS * 2) return false;
  let line = latinTwin(spelledOut(text).normalize('NFKC').replace(/\s+/g, ' ').trim());
  if (isHanName(line)) return !isTitleLike(line);
  if (line.length < 4 || line.length > NAME_MAX_CHARS || /[0-9@<>{}[\]|/\\!?:;&+=*#%$€£]/.test(line))
    return false;
  if (!/[\s,"“”„»«(]/u.test(line)) return false; // one word, as most of a menu's
  line = line.replace(HONORIFICS, '');
  for (let more = 0; more < 4 && SUFFIX.test(line); more += 1) line = line.replace(SUFFIX, '').trim();
  line = line.replace(/["“”„»«(][^"“”„»«()]{1,20}["“”»«)]/gu, ' ');
  if ((line.match(/,/g) ?? []).length > 1 || (line.endsWith('.') && !/\b\p{L}\.$/u.test(line))) return false;
  const tokens = line.split(/[\s,]+/).filter((token) => token !== '');
  if (tokens.length < NAME_MIN_TOKENS || tokens.length > WITH_PARTICLES_MAX_TOKENS) return false;
  if (tokens.filter((token) => !PARTICLES.has(token)).length > NAME_MAX_TOKENS) return false;
  if (tokens.some((token, at) => NOT_NAMES.has(token.toLowerCase()) && !isSurnameHere(tokens, at)))
    return false;
  if (!tokens.every(isNameToken) || !isCapital(tokens)) return false;
  if (CITY.test(line) || isPlace(tokens) || isInPlace(line) || JOINS.has(tokens[1] ?? '')) return false;
  return !isTitleLike(line.replace(NED, '')) || isSurnameToo(tokens);
}

/** "San Francisco"; but Francisco and Angeles are given names. */
const CITY = /(?:^|\s)(?:san francisco|los angeles)(?=$|[\s,])/iu;

/** "Will White": words of headings that are surnames, behind a given name that is known. */
function isSurnameHere(tokens: readonly string[], at: number): boolean {
  if (at === 0 || at !== tokens.length - 1 || tokens.length > 3) return false;
  return HEADING_SURNAMES.has((tokens[at] ?? '').toLowerCase()) && isKnownGiven(fold(tokens[0] ?? ''));
}

const HEADING_SURNAMES: ReadonlySet<string> = new Set(
  'white case west north south east page close york london'.split(' '),
);

/** A man; in capitals a non-executive director. */
const NED = /^Ned (?=\p{Lu}\p{Ll})/u;

function isNameToken(token: string): boolean {
  if (/^(?:兼|兼任|及び|並びに)$/u.test(token)) return false; // "副社長 兼"
  if (/^\p{Lu}{2,3}[-‐‑]\p{Lu}\p{Ll}/u.test(token)) return false; // "IT-Betreuung"
  return /^(?:['’‘]?\p{L}[\p{L}\p{M}]*(?:(?:['’‘\-‐‑·]|\.(?!\p{Ll}))\p{L}[\p{L}\p{M}]*)*['’]?\.?)$/u.test(
    token,
  );
}

/** The first and last token begin with a capital (or have no case), and so does every one that is no particle. */
function isCapital(tokens: readonly string[]): boolean {
  const capital = (token: string): boolean => /^['’‘]?(?:d['’])?(?:\p{Lu}|\p{Lo})/u.test(token);
  return (
    capital(tokens.at(-1) ?? '') &&
    tokens.every((token, at) => capital(token) || isParticle(token.toLowerCase(), tokens[at + 1] ?? ''))
  );
}

/** "Women in Tech" is nobody, "Anna in ’t Veld" somebody. */
function isParticle(word: string, next: string): boolean {
  return PARTICLES.has(word) && (!PREPOSITIONS.has(word) || ARTICLES.has(next.toLowerCase()));
}

/** Words of headings; in names they stand before an article. */
const PREPOSITIONS: ReadonlySet<string> = new Set(
  'in op aan over am auf aus dal dalla dai dagli lou mac'.split(' '),
);
const ARTICLES: ReadonlySet<string> = new Set("de den der het 't ’t ter ten".split(' '));

/** "Marnstad", "Northern California". */
function isPlace(tokens: readonly string[]): boolean {
  const from = tokens.length > 1 && PARTS_OF_LANDS.test(tokens[0] ?? '') ? 1 : 0;
  const found = meaningAt(tokens.map(fold), from);
  return found?.meaning.as === 'place' && found.length === tokens.length - from;
}

const PARTS_OF_LANDS = /^(?:northern|southern|eastern|western|central|upper|lower|greater)$/i;

/** Between two surnames, or two things: "Funcional y Procesos" has no given name. */
const JOINS: ReadonlySet<string> = new Set(['y', 'e', 'i', 'und']);

/** "Marnstad, Australia"; but "Vell, Georgia" has her surname first. */
function isInPlace(line: string): boolean {
  const [, after = ''] = line.split(/,\s*/);
  const tokens = after.split(' ').filter((token) => token !== '');
  return tokens.length > 0 && isPlace(tokens) && !GIVEN_TOO.has(fold(after));
}

const GIVEN_TOO: ReadonlySet<string> = new Set(
  `georgia jordan israel chad victoria florence charlotte paris sydney brooklyn austin houston dallas madison
  carolina dakota virginia india kenya chelsea london milan vienna sofia lorraine cleveland`.split(/\s+/),
);

/** "Anna Kaufmann": professions that are surnames too, after a word that no title begins with. */
function isSurnameToo(tokens: readonly string[]): boolean {
  const [first = ''] = tokens;
  return (
    SURNAMES_TOO.has((tokens.at(-1) ?? '').toLowerCase()) && !isTitleLike(first) && !isKnownWord(fold(first))
  );
}

const SURNAMES_TOO: ReadonlySet<string> = new Set(
  `kaufmann meister fellow driver head chair leiter partner contador abogado stifter notar writer buyer clerk
  marketer chef vocal broker`.split(/\s+/),
);
