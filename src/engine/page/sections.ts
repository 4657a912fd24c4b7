// Which part of the page a place stands in, as far as it changes what a title there means: former people, other
// companies' people, boards and advisors. Known by the heading above and by the class names around.
import type { PageFacts } from '../mention.ts';
import { closest, labelsOf, lineAt, type PageDocument, type PageElement, type TextLine } from './document.ts';

/**
 * `former`: no longer there. `foreign`: people of other companies (customers, speakers, portfolio). `quoted`: under a
 * quotation, whose speaker may be anybody. `advisors`,
 * `board`: may hold their main post elsewhere; `overseers` (non-executive directors, a supervisory board) do.
 * `founders`: a title for those who have none. `own`: none of these.
 */
export type SectionSense =
  | 'own'
  | 'former'
  | 'foreign'
  | 'quoted'
  | 'advisors'
  | 'board'
  | 'overseers'
  | 'founders';

const HEADING_SENSES: readonly (readonly [SectionSense, RegExp])[] = [
  [
    'former',
    /^(?:our |the )?(?:former|past|previous|ehemalige|anciens?|anciennes?|antigu[oa]s|ex-?) ?(?:team|members?|employees|colleagues|staff|board|directors|leaders|leadership|management|executives|officers|founders|presidents|chairs|partners|people|mitarbeiter\w*|mitglieder|vorstände|geschäftsführer|membres|dirigeants|miembros|colaboradores)|^(?:our |the |company |team )?alumni$|^(?:eski|önceki) (?:başkan|yönetici|genel müdür|üye)\p{L}*$|^(?:tidligere|tidigare|entiset|byli|bývalí|bývalé|voormalige?) (?:\p{L}+)$|^presidentes anteriores$|in memoriam|^in (?:loving )?memory|in gedenken|^emeriti$|^hall of fame$/iu,
  ],
  [
    'foreign',
    /testimonial|what (?:our )?(?:customers|clients|people|others|they|users|partners) (?:are )?say|(?:customers?|clients?) (?:stories|reviews|quotes|voices|testimonials)|^(?:our )?(?:customers|clients|kunden|portfolio|portfolio companies|guests|speakers?|keynote speakers|reviews|referenzen|references|kundenstimmen)$|das sagen unsere|was unsere kunden|kundenstimmen|ils (?:nous font confiance|parlent de nous)|témoignages|lo que dicen|testimonios|testimonianze|dicono di noi|depoimentos|wat (?:onze )?klanten|vad (?:våra )?kunder|loved by|trusted by|case stud(?:y|ies)|success stories|featured speakers/i,
  ],
  [
    'foreign',
    /^(?:our |the |meet (?:our |the )|die |unsere |les |nos |los |nuestros |i |i nostri |de |onze |våra |vores |våre )*(?:(?:guest |keynote |event |conference )?speakers?|panel(?:lists?|ists?)?|the panel|moderators?|jury|judges|our guests|guests|gäste|referent(?:en|innen)?|referent\*innen|sprecher(?:innen)?|podium|podiumsgäste|jurymitglieder|intervenants|conférenciers|orateurs|invités|ponentes|oradores|invitados|palestrantes|convidados|relatori|ospiti|sprekers|gasten|talare|gäster|talere|gjester|foredragsholdere|puhujat|vieraat|prelegenci|goście|řečníci|hosté|konuşmacılar|konuklar|előadók|vendégek|vorbitori|invitați)$/i,
  ],
  [
    'foreign',
    /^(?:our |the |key |lead |selected )?(?:investors|backers|angels|angel investors|business angels|investoren|investisseurs|inversores)$/i,
  ],
  [
    'foreign',
    /^(?:find|locate|where to find) (?:a |an |your |our )?(?:nearest |local )?(?:resellers?|dealers?|distributors?|stockists?|installers?)|^(?:our |authori[sz]ed |local )*(?:resellers?|dealers?|distributors?|stockists?|händler|vertriebspartner|fachhändler|revendeurs|distributeurs|distribuidores|rivenditori|återförsäljare|forhandlere|jälleenmyyjät)$|händlersuche|dealer locator|partner locator/i,
  ],
  [
    'advisors',
    /^(?:[\p{L}\d&’'.-]{2,20} ){1,3}(?:advisory (?:board|council|committee|panel)|board of advis[oe]rs|beirat)$|アドバイザリー・?ボード$|^顧問/iu,
  ],
  [
    'advisors',
    /^(?:our |the |scientific |strategic |technical |clinical |medical )*(?:advisors|advisers|advisory (?:board|council|committee|team)|board of advis[oe]rs|(?:unser |wissenschaftlicher )?(?:fach)?beirat|beiräte|(?:wissenschaftliche |unsere )?berater|conseil (?:consultatif|scientifique|stratégique)|comité (?:consultatif|consultivo|asesor|científico|scientifique|stratégique)|(?:nos )?conseillers|consejo (?:asesor|consultivo)|(?:nuestros )?asesores|conselho (?:consultivo|científico)|conselheiros|consiglieri|(?:i nostri )?consulenti|comitato (?:consultivo|scientifico)|raad van advies|adviesraad|(?:onze )?adviseurs|rådgivare|rådgivere|rådgivende styre|advisory panel|neuvonantajat|neuvottelukunta|neuvonantajaryhmä|rada (?:doradcza|programowa)|doradcy|poradní (?:sbor|výbor|rada)|poradci|danışma kurulu|danışmanlar|tanácsadó testület|tanácsadóink|consiliul consultativ)(?: (?:team|board|and|&|und).*)?$/i,
  ],
  [
    'overseers',
    /^(?:[\p{L}\d&’'.-]{2,20} ){1,3}(?:supervisory board|aufsichtsrat)$|スーパーバイザリー・?ボード$|^(?:監査役会?|社外取締役)$/iu,
  ],
  [
    'overseers',
    /^(?:our |the |unser |notre |independent )*(?:non-?executive (?:directors?|board)(?: members)?|supervisory board|board of (?:trustees|governors)|trustees|aufsichtsrat|conseil de surveillance|consejo de vigilancia|consejeros independientes|collegio sindacale|conselho fiscal|raad van commissarissen|raad van toezicht|hallintoneuvosto|rada nadzorcza|dozorčí rada|felügyelőbizottság|denetim kurulu|consiliul de supraveghere)$/i,
  ],
  [
    'board',
    /^(?:our |the |executive and |unser |notre |nuestro )*(?:board of directors|board members|the board|board|directors|verwaltungsrat|conseil d.administration|consejo de administración|consiglio di amministrazione|conselho de administração|styrelse|bestyrelse|styre|hallitus|yönetim kurulu|správní rada|igazgatóság|consiliul de administrație)(?:\s*(?:members|mitglieder))?$/i,
  ],
  [
    'founders',
    /^(?:our |the |meet (?:our |the )?)?(?:co-?)?(?:founders?|founding team|gründer|gründerteam|die gründer|(?:les |nos )?(?:co)?fondateurs|(?:nuestros |los )?(?:co)?fundadores|(?:i )?fondatori)$/i,
  ],
];

const LABEL_SENSES: readonly (readonly [SectionSense, RegExp])[] = [
  ['former', /(?<![a-z])(?:alumni|former|ex-?team|memoriam)(?![a-z])/],
  [
    'foreign',
    /(?<![a-z])(?:testimonials?|reviews?|customer-?(?:quotes?|stor(?:y|ies)|voices?)|client-?(?:quotes?|says?|reviews?)|quotes?[-_]{0,2}(?:slider|carousel|card|item|wrapper|text|name|author|person|job|attribution)|case-?stud(?:y|ies)|kundenstimmen?|referenz(?:en)?|speakers?)(?![a-z])/,
  ],
  ['advisors', /(?<![a-z])(?:advisors?|advisers?|advisory|beirat)(?![a-z])/],
];

const HEADING_MAX_CHARS = 80;
/** A section's label that is no heading element stands for at most so many lines. */
const LABEL_REACH_LINES = 60;

export type Sections = {
  /** The sense of the place of the line. */
  senseOf(line: TextLine): SectionSense;
  /** The words of the heading above the line; '' where there is none. */
  headingOf(line: TextLine): string;
};

/** Reads the headings once; every question after that costs one look-up. `isPerson` tells headings that are names. */
export function readSections(
  document: PageDocument,
  kind: PageFacts['kind'],
  isPerson: (line: TextLine) => boolean,
): Sections {
  const byLabel = labelSenses(document.elements, PEOPLE_PAGES.has(kind));
  const { senses, headings } = headingSenses(document, isPerson);
  return {
    senseOf(line) {
      const around = byLabel[line.owner.order];
      const above = senses[line.index] ?? 'own';
      return around === undefined || above === 'former' || above === 'foreign' ? above : around;
    },
    headingOf: (line) => headings[line.index] ?? '',
  };
}

/** Whether the line alone reads as the heading of such a section. */
export function headingSense(text: string): SectionSense {
  if (text.length > HEADING_MAX_CHARS) return 'own';
  return HEADING_SENSES.find(([, words]) => words.test(text))?.[0] ?? 'own';
}

/** There a theme's "speaker" is only the name of a card; who is a guest stands under a heading. */
const PEOPLE_PAGES: ReadonlySet<PageFacts['kind']> = new Set(['team', 'leadership', 'about', 'contact']);

function labelSenses(elements: readonly PageElement[], isOfPeople: boolean): (SectionSense | undefined)[] {
  const senses: (SectionSense | undefined)[] = [];
  for (const element of elements)
    senses.push(senses[element.parent?.order ?? -1] ?? ownLabelSense(element, isOfPeople));
  return senses;
}

function ownLabelSense(element: PageElement, isOfPeople: boolean): SectionSense | undefined {
  const { name, attribs } = element;
  if (name === 'blockquote' || /review|testimonial/i.test(attribs['itemtype']?.slice(0, 200) ?? ''))
    return 'foreign';
  if (name === 'html' || name === 'body' || name === 'main') return undefined;
  if (attribs['class'] === undefined && attribs['id'] === undefined) return undefined;
  const labels = isOfPeople ? labelsOf(element).replace(/speakers?/g, '') : labelsOf(element);
  return LABEL_SENSES.find(([, words]) => words.test(labels))?.[0];
}

/** Elements of menus: "Board of Directors" there is a way to the board, not a heading over what follows. */
function menuElements(elements: readonly PageElement[]): boolean[] {
  const menus: boolean[] = [];
  for (const element of elements) menus.push(menus[element.parent?.order ?? -1] === true || isMenu(element));
  return menus;
}

function isMenu(element: PageElement): boolean {
  if (element.name === 'nav') return true;
  if (element.attribs['class'] === undefined && element.attribs['role'] === undefined) return false;
  return element.name !== 'body' && MENU.test(labelsOf(element));
}

const MENU =
  /(?:^|[\s_-])(?:nav|navbar|navigation|menu|menubar|submenu|dropdown-menu|mega-?menu|breadcrumbs?)(?:$|[\s_-])/;

/** Lines that are links of a list or of the page's head: ways to such a section, not headings over what follows. */
function linkedLines(document: PageDocument): ReadonlySet<number> {
  const linked = new Set<number>();
  for (const element of document.elements) {
    if (element.name !== 'a' || element.attribs['href'] === undefined) continue;
    const line = document.lines[lineAt(document, element.from)];
    if (line === undefined || element.from > line.from || element.to < line.to) continue;
    if (closest(element, ({ name }) => name === 'li' || name === 'header') !== null) linked.add(line.index);
  }
  return linked;
}

function headingSenses(
  document: PageDocument,
  isPerson: (line: TextLine) => boolean,
): { senses: SectionSense[]; headings: string[] } {
  const open: { level: number; sense: SectionSense; text: string }[] = [];
  let label: { sense: SectionSense; until: number } = { sense: 'own', until: -1 };
  const senses: SectionSense[] = [];
  const headings: string[] = [];
  const { lines, elements } = document;
  const menus = menuElements(elements);
  const linked = linkedLines(document);
  const isUnderPerson = ({ index }: TextLine): boolean => {
    const above = lines[index - 1];
    return above !== undefined && isPerson(above);
  };
  for (const line of lines) {
    const level = line.owner.heading;
    const sense = headingSense(line.text);
    if (level > 0 && (sense !== 'own' || !isPerson(line))) {
      while ((open.at(-1)?.level ?? 0) >= level) open.pop();
      open.push({ level, sense, text: line.text.slice(0, HEADING_MAX_CHARS) });
      label = { sense: 'own', until: -1 };
    } else if (level === 0 && sense !== 'own' && line.text.length <= 40 && !isUnderPerson(line)) {
      if (menus[line.owner.order] !== true && !linked.has(line.index))
        label = { sense, until: line.index + LABEL_REACH_LINES };
    }
    const above = open.findLast((heading) => heading.sense !== 'own')?.sense ?? 'own';
    const sectionSense = line.index <= label.until ? label.sense : above;
    senses.push(
      sectionSense === 'own' && isAttribution(line.text, lines[line.index - 1]?.text ?? '')
        ? 'quoted'
        : sectionSense,
    );
    headings.push(open.at(-1)?.text ?? '');
  }
  return { senses, headings };
}

/** "– Ada Vell, CEO, Blue Harbor" under a line in quotation marks; the dash may be missing under what is all quoted. */
function isAttribution(text: string, above: string): boolean {
  if (above.length > 40 && text.length <= 100 && /^["“„«»].*["“”«»]\.?$/su.test(above)) return true;
  return /^[-–—~]\s?\p{Lu}/u.test(text) && /["“”„«»]\s*$/.test(above.slice(-3));
}
