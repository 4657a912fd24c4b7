// Owns how URLs and links name a language, and when two URLs are one page in two languages. Knows no page's words.
import { registrableDomain } from '../domain.ts';
import { wordsOf } from './phrases.ts';

/** ISO 639-1, as sites write them; and countries' codes that sites take for languages. */
const CODES: ReadonlyMap<string, string> = new Map([
  ...'en de fr es it pt nl sv da no fi pl cs sk sl hr sr hu ro bg el tr ru uk et lv lt is ca eu ja zh ko vi th id ms ar he fa hi ka'
    .split(' ')
    .map((code) => [code, code] as const),
  ...Object.entries({
    nb: 'no',
    nn: 'no',
    us: 'en',
    gb: 'en',
    at: 'de',
    mx: 'es',
    br: 'pt',
    se: 'sv',
    dk: 'da',
    cz: 'cs',
    gr: 'el',
    ua: 'uk',
    jp: 'ja',
    cn: 'zh',
    tw: 'zh',
    kr: 'ko',
  }),
]);

/** How links to languages call them, by the languages themselves. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    en: 'english | en | eng | international | global',
    de: 'deutsch | german | de | deu',
    fr: 'francais | french | fr',
    es: 'espanol | spanish | castellano | es',
    it: 'italiano | italian | it',
    pt: 'portugues | portuguese | pt',
    nl: 'nederlands | dutch | nl',
    sv: 'svenska | swedish | sv',
    da: 'dansk | danish | da',
    no: 'norsk | norwegian | no',
    fi: 'suomi | suomeksi | finnish | fi',
    pl: 'polski | polish | pl',
    cs: 'cestina | cesky | czech | cs | cz',
    sk: 'slovencina | slovensky | slovak | sk',
    sl: 'slovenscina | slovensko | slovenian | sl',
    hr: 'hrvatski | croatian | hr',
    hu: 'magyar | hungarian | hu',
    ro: 'romana | romanian | ro',
    bg: 'български | bulgarian | bg',
    el: 'ελληνικα | greek | el',
    tr: 'turkce | turkish | tr',
    ru: 'русскии | russian | ru',
    uk: 'украінська | ukrainian | ua',
    ja: '日本語 | japanese | jp',
    zh: '中文 | 简体中文 | 繁體中文 | chinese | cn',
    ko: '한국어 | korean | kr',
  }).flatMap(([code, names]) => names.split(' | ').map((name) => [wordsOf(name).join(' '), code] as const)),
);

const LANGUAGE_SEGMENT = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?(?=\/|$)/i;
const LANGUAGE_PARAMETERS: readonly string[] = ['lang', 'language', 'locale', 'hl', 'l'];

/** "de" of "/de/team", "/de-at/team", "de.acme.test" and "?lang=de"; '' where the URL names none. */
export function languageInUrl(url: URL): string {
  const [, segment = ''] = LANGUAGE_SEGMENT.exec(url.pathname) ?? [];
  const label = hostLabel(url);
  const parameter = LANGUAGE_PARAMETERS.map((name) => url.searchParams.get(name)).find(
    (value) => value !== null,
  );
  for (const text of [segment, parameter?.slice(0, 2) ?? '', label]) {
    const code = CODES.get(text.toLowerCase());
    if (code !== undefined) return code;
  }
  return '';
}

/** Of a page's `lang`: "nb-NO" is "no". */
export function languageOfTag(tag: string): string {
  return CODES.get(tag.slice(0, 2).toLowerCase()) ?? '';
}

/** The language whose name is all that the words say, as in a menu of languages; '' where they say anything else. */
export function languageNamed(text: string): string {
  if (text.length > 20) return '';
  return NAMES.get(wordsOf(text).join(' ')) ?? '';
}

/** The language of which the URL is the home page ("/de/", "/en/home"); '' for any other page. */
export function languageOfHome(url: URL): string {
  const rest = pathWithoutLanguage(url);
  return /^\/?(?:(?:index|home|default)(?:\.\w{3,5})?\/?)?$/i.test(rest) ? languageInUrl(url) : '';
}

/** The same for a page and its translations under other prefixes ("/de/team", "/en/team", "/team"). */
export function translationKey(url: URL): string {
  const host = CODES.has(hostLabel(url)) ? (registrableDomain(url.hostname) ?? '') : url.hostname;
  const path = isLanguagePrefix(url.pathname) ? url.pathname.replace(LANGUAGE_SEGMENT, '') : url.pathname;
  const query = [...url.searchParams]
    .filter(([name]) => !LANGUAGE_PARAMETERS.includes(name))
    .map((pair) => pair.join('='))
    .sort();
  return `${host.replace(/^www\./, '')}${path.replace(/\/+$/, '')}?${query.join('&')}`.toLowerCase();
}

/** The path after its language. */
export function pathWithoutLanguage({ pathname }: URL): string {
  return isLanguagePrefix(pathname) ? pathname.replace(LANGUAGE_SEGMENT, '') : pathname;
}

function isLanguagePrefix(path: string): boolean {
  const [, segment = ''] = LANGUAGE_SEGMENT.exec(path) ?? [];
  return CODES.has(segment.toLowerCase());
}

/** "de" of "de.acme.test"; '' where the host has no label of its own, or several. */
function hostLabel(url: URL): string {
  const domain = registrableDomain(url.hostname);
  if (domain === null || url.hostname.length <= domain.length) return '';
  const own = url.hostname.slice(0, -domain.length - 1);
  return own.includes('.') ? '' : own;
}

/**
 * Whether what the site says in English is worth its requests: addresses are made of names in Latin letters, and of
 * these languages' letters nobody can tell for certain how a person writes them.
 */
export function isBetterInEnglish(language: string): boolean {
  return OTHER_LETTERS.has(language);
}

const OTHER_LETTERS: ReadonlySet<string> = new Set('ja zh ko th ar he fa hi ka'.split(' '));
