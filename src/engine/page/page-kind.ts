// What kind of page it is, by its path, its title and its main heading. It reads no people.
import { LEGAL_WORDS, NEWS_WORDS } from '../crawl/page-words.ts';
import { createPhrases, wordsOf } from '../crawl/phrases.ts';
import { TOPICS } from '../crawl/topic-words.ts';
import { withoutTrades } from '../crawl/trades.ts';
import type { PageFacts } from '../mention.ts';
import { foldSpace, textOf, type PageDocument } from './document.ts';

type Kind = PageFacts['kind'];

/** Tried in this order: on the path first, then on headings. Words are folded to ASCII, parted by blanks. */
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  [
    'imprint',
    /\b(?:imprint|impressum|mentions legales|aviso legal|note legali|informazioni legali|legal notice|legal information|company details|anbieterkennzeichnung|wettelijke vermeldingen|colofon|informacoes legais|impressum|redaktionsansvar)\b/,
  ],
  [
    'leadership',
    /\b(?:leadership|leaders|management|management team|executives?|executive team|board|board of directors|governance|geschaeftsfuehrung|geschaftsfuhrung|vorstand|geschaeftsleitung|geschaftsleitung|direction|equipe de direction|comite de direction|dirigeants|directivos|equipo directivo|direccion|direzione|management|directie|ledning|ledelse|johto|johtoryhma|zarzad|vedeni|founders|c suite|senior team)\b/,
  ],
  [
    'team',
    /\b(?:team|teams|our team|people|our people|staff|who we are|meet the team|equipe|equipo|mitarbeiter|ansprechpartner|das team|il team|squadra|ons team|medewerkers|medarbetare|medarbejdere|ansatte|henkilosto|tiimi|zespol|tym|crew|personnel|experts|employees|mensen|quienes somos|qui sommes nous)\b/,
  ],
  [
    'press',
    /\b(?:press|press releases?|news|newsroom|blog|media|presse|pressemitteilung(?:en)?|aktuelles|actualites|noticias|notizie|comunicati stampa|comunicados|nieuws|nyheter|nyheder|uutiset|aktualnosci|novinky|announcements?|articles?)\b/,
  ],
  [
    'contact',
    /\b(?:contact|contact us|contacts|kontakt|contacto|contatti|contato|yhteystiedot|get in touch|nous contacter|contactez nous)\b/,
  ],
  [
    'about',
    /\b(?:about|about us|company|our story|story|history|unternehmen|ueber uns|uber uns|wir|a propos|entreprise|notre histoire|sobre|sobre nosotros|nosotros|empresa|chi siamo|azienda|over|over ons|om|om oss|om os|tietoa|yritys|o nas|o firmie|mission|values)\b/,
  ],
];

/** A path that leads below a page of people names one of them. */
const PROFILE_PATH =
  /^\/(?:[a-z-]{2,20}\/){0,3}(?:team|people|leadership|staff|management|about|our-team|person|profile|author|executives?|board|mitarbeiter|equipe|equipo|bio|bios|members?)\/[a-z]+(?:-[a-z.]+){1,4}\/?$/;

const HEADINGS_READ = 3;

/** The kind; `home` for the root of the site, also under a language. */
export function kindOfPage(document: PageDocument, url: string): Kind {
  const path = foldPath(URL.parse(url)?.pathname ?? '/');
  if (/^\/(?:index\.\w+|home\/?|[a-z]{2}(?:-[a-z]{2})?\/?)?$/.test(path)) return 'home';
  const parts = path.split('/').filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  if (isOneOfNews(parts)) return 'press';
  if (PROFILE_PATH.test(path) && kindIn(lastParts(last)) === null) return 'profile';
  const headings = headingsOf(document);
  return (
    kindIn(lastParts(last)) ??
    kindInWords([last]) ??
    kindIn(lastParts(path)) ??
    kindInWords(parts.toReversed()) ??
    kindIn(withoutTrades(fold(headings.join(' / ')).split(/[^a-z0-9/]+/)).join(' ')) ??
    kindInWords(headings) ??
    'other'
  );
}

function kindIn(words: string): Kind | null {
  return KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Whatever its words are about; a newsroom may have a page "leadership", though. */
function isOneOfNews(parts: readonly string[]): boolean {
  if (!parts.slice(0, -1).some((part) => NEWS.weightIn(wordsOf(part)) > 0)) return false;
  const last = wordsOf(withoutExtension(parts.at(-1) ?? ''));
  return WORDS.weightOf(last) < PEOPLE_WEIGHT && LEGAL.weightOf(last) === 0;
}

function withoutExtension(part: string): string {
  return part.replace(/\.(?:html?|php|aspx?)$/, '');
}

/** In other languages than those above, by the words by which links are chosen; of the first text that has one. */
function kindInWords(texts: readonly string[]): Kind | null {
  for (const text of texts) {
    const words = withoutTrades(wordsOf(withoutExtension(text)));
    if (words.length === 0 || words.length > LABEL_WORDS) continue;
    if (LEGAL.weightIn(words) > 0) return 'imprint';
    if (NEWS.weightIn(words) > 0) return 'press';
    const kind = KIND_OF_WEIGHT.get(WORDS.weightIn(words));
    if (kind !== undefined) return kind;
  }
  return null;
}

/** More words than these are a sentence. */
const LABEL_WORDS = 4;
/** Of a topic that is people. */
const PEOPLE_WEIGHT = 8;
const LEGAL = createPhrases([{ weight: 1, words: LEGAL_WORDS }]);
const NEWS = createPhrases([{ weight: 1, words: NEWS_WORDS.map((word) => `=${word}`) }]);
const WORDS = createPhrases(TOPICS);
const KIND_OF_WEIGHT: ReadonlyMap<number, Kind> = new Map([
  [10, 'leadership'],
  [9, 'team'],
  [8, 'team'],
  [7, 'about'],
  [6, 'about'],
  [5, 'contact'],
]);

function foldPath(path: string): string {
  let decoded = path.slice(0, 500);
  try {
    decoded = decodeURIComponent(decoded);
  } catch {
    // a path with stray percent signs is read as it stands
  }
  return fold(decoded);
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
}

function lastParts(path: string): string {
  const words = withoutExtension(path).split(/[^a-z0-9]+/);
  return withoutTrades(words.filter((word) => word !== '')).join(' ');
}

/** The title without what the site is called, and the main headings; sentences are none. */
function headingsOf(document: PageDocument): string[] {
  const headings = document.elements.filter(({ name }) => name === 'h1').slice(0, HEADINGS_READ);
  const words = [
    document.title.split(/\s[|–—-]\s/)[0] ?? '',
    ...headings.map((heading) => textOf(document, heading, 120)),
  ];
  return words.map(foldSpace).filter((text) => text.length <= 60);
}
