// What a short text of a page may be: a name, a title, or both in one line. It remembers its answers, because
// pages repeat themselves, and asks the grammar of names and titles for every one of them.
import { isNameLike } from '../names/name-like.ts';
import { isTitleLike } from '../titles/title-like.ts';
import { foldSpace } from './document.ts';
import { isDepartment, splitOrganization } from './organization.ts';

export type NameAndTitle = {
  name: string;
  title: string;
  /** Where in a line of several people the words about this one stand. */
  within?: { from: number; to: number };
};

/** `label`: the title stands first, before a mark that may also part a title from a firm ("CEO – Blue Harbor"). */
export type NamesAndTitle = { pairs: readonly NameAndTitle[]; isLabel: boolean };

export type Judge = {
  isName(text: string): boolean;
  isTitle(text: string): boolean;
};

const TEXT_MAX_CHARS = 130;
const TITLE_MAX_WORDS = 14;
const REMEMBERED_MAX = 50_000;

/** A judge for one page. */
export function createJudge(): Judge {
  const names = new Map<string, boolean>();
  const titles = new Map<string, boolean>();
  return {
    isName: (text) =>
      text.length <= TEXT_MAX_CHARS && !INVITATION.test(text) && once(names, text, isNameText),
    isTitle: (text) => text.length <= TEXT_MAX_CHARS && once(titles, text, isTitleText),
  };
}

function once(known: Map<string, boolean>, text: string, ask: (text: string) => boolean): boolean {
  const answer = known.get(text) ?? ask(text);
  if (known.size < REMEMBERED_MAX) known.set(text, answer);
  return answer;
}

/** Nicknames stand in brackets, in quotation marks, or in both. */
function isNameText(text: string): boolean {
  // "Ada Vell (CEO)" says both
  const [, inside = ''] = /\(([^()]{2,40})\)$/u.exec(text) ?? [];
  if (inside !== '' && isTitleLike(inside)) return false;
  return isNameLike(text.replace(/\(["“”„']([^"“”()]{1,20})["“”']\)/u, '($1)'));
}

/** The words of a link beside a person ("E-mail Ada"), and whole sentences ("We’re Professionals"). */
const INVITATION =
  /^(?:e-?mail|contact|call|meet|follow|about|view|read|see|write|message|visit|connect with|get to know|mehr über|über|contacter|contactar)\s|^(?:we|i|you|they|it|he|she|that|here|there|who|what|let|don|can)['’](?:re|m|s|ve|ll|t|d)\s/i;

/** A title as it stands on a page of its own: no sentence, no call to act, no heading over several people. */
function isTitleText(text: string): boolean {
  if (
    SENTENCE.test(text) ||
    HEADLINE.test(text) ||
    CALL.test(text) ||
    isLabelled(text) ||
    COUNTED.test(text) ||
    CONTROLLER.test(text)
  )
    return false;
  if (GROUP.test(text) && !LEVEL.test(text)) return false;
  if (
    text.split(' ').length > TITLE_MAX_WORDS ||
    OPENING.test(text) ||
    isLabelOfName(text) ||
    isAroundName(text)
  )
    return false;
  if (isTitleLike(text)) return true;
  const { title, organization } = splitOrganization(text);
  return organization !== undefined && isTitleLike(title);
}

/** A post that is to be filled has nobody yet: "Head of Sales (m/f/d)". */
const OPENING =
  /[([]\s?(?:[mwfhdxvint]\s?[/|*,]\s?){1,3}[mwfhdxvint]\s?[)\]]|(?<!\p{L})[mwf]\/[mwf]\/[dx](?!\p{L})|\((?:all genders?|alle geschlechter|gn)\)/iu;

/** "Director, Bo Marn, Sales Manager": two titles, and somebody between. */
function isAroundName(text: string): boolean {
  const pieces = text.split(/,\s+/).slice(0, TITLE_MAX_WORDS);
  return pieces.some(
    (piece, index) =>
      index > 0 && isNameLike(piece) && !isDepartment(piece) && isTitleLike(pieces[index + 1] ?? ''),
  );
}

/** "CTO: Ada Vell" and "Ada Vell (CTO)" say who it is. */
function isLabelOfName(text: string): boolean {
  const [, name = '', said = ''] = /^([^()]{4,60}) \(([^()]{2,40})\)$/u.exec(text) ?? [];
  if (said !== '' && isTitleLike(said) && isNameLike(name)) return true;
  const after = /:\s+(\p{Lu}.{3,60})$/u.exec(text)?.[1];
  return after !== undefined && isNameLike(after);
}

/** A mark, then a word with a capital; but "Sr. Vice President", "Adm. Direktør", "Stellv. Leiterin" go on. */
const SENTENCE =
  /(?<!(?<!\p{L})(?:[Ss]n?r|SR|[Jj]r|[Ee]xec|EXEC|[Aa]ss?t|[Aa]ssoc|[Dd]ep|[Dd]ir|[Mm]gr|[Gg]en|[Aa]dm|[Ss]t(?:el)?lv|[Ss]tv|[Ee]hem|[Kk]omm|[Kk]fm|[Tt]echn|[Vv]t|[Tt]f|[Ff]g|[Dd]s|[Zz]ast|[Nn]acz|[Vv]ice|[Rr]esp|[Ff]in|[Mm]ktg|[Oo]p))[.!?]\s+\p{Lu}\p{Ll}{3,}|\p{L}{4,}[.!?]$/u;
const CALL =
  /^(?:meet|contact|read|view|see|e-?mail|call|about|become|join|hire|apply|ask|why|how|what|when|who|find|talk|speak|message from|words? from|letter from|we|i|møt|mød|möt|lernen sie|treffen sie|découvrez|rencontrez|conoce|conozca|conheça|scopri|conosci|incontra|ontmoet|poznaj|tapaa)(?![\p{L}\p{N}])/iu;
/** "Start-ups: CTO service" is an entry of a list; "CEO: Europe" is a title. */
function isLabelled(text: string): boolean {
  const at = text.search(/:\s/u);
  return at > 0 && !isTitleLike(text.slice(0, at));
}

/** "10/1/2013 – Acme appoints Ada Vell as President" is news, under whatever name it stands. */
const HEADLINE =
  /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}(?!\d)|\s(?:appoints?|names|announces?|hires|promotes|welcomes|ernennt|beruft|nomme|nombra|nomeia|nomina|benoemt|utser)\s/iu;

/** "Two founders" are a heading; "3rd Vice President" is a title. */
const COUNTED =
  /^(?:\d{1,3}\+?|two|three|four|five|six|zwei|drei|vier|fünf|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas|três|twee|drie|två|to|kaksi|dwóch|dwaj|dva|iki|üç) (?=\p{L})/iu;
/** Who answers for data need not own or lead the firm. */
const CONTROLLER =
  /^(?:il )?(?:titolare|responsabile) del trattamento|^(?:le )?responsable (?:du traitement|del tratamiento|do tratamento)|^encargado del tratamiento|^data controller|^verantwortlicher? (?:für|im sinne) (?:die )?(?:der )?(?:daten|ds)/iu;
const GROUP =
  /(?:^|\s)(?:team|teams|board|staff|leadership|committee|council|directors|advisors|advisers|founders|executives|managers|officers|partners|offices?|bios|biographies|profiles|geschäftsführung|vorstände|vorstand & aufsichtsrat)$/i;
const LEVEL =
  /\b(?:head|director|manager|vp|vice|president|chief|lead|leader|member|chair\w*|of staff|vorsitzende[rn]?|sprecher(?:in)?|assisten\w*|leiter(?:in)?|mitglied|membre|miembro|membro)\b/i;

/** She/her and the like beside a name. */
const PRONOUNS = /\s*[([]\s*(?:she|he|they|sie|er|elle|il|ella|él)\b[^)\]]{0,20}[)\]]/giu;

/** Where an address, a telephone number or their labels begin. */
const CONTACT =
  /\s*[,;|–—(-]?\s?(?:\S{1,64}@\S|\S{1,64}\s?[[({](?:at|ät)[\])}]|(?<!\p{L})(?:(?:e-?mail|mail|tel|telefon|phone|mobile|mobil|fax)\s?[.:]|(?<!\p{L})(?:ext|extension|durchwahl|dw|klappe|poste|interno|int)\.?\s?\d{2,5}(?!\d)|[tme]: )|\+?\(?\d[\d ()/.-]{6,})/iu;

/** What every one of them has: most lines have none, and are not looked through for the rest. */
const CONTACT_MARK = /[@[({\d:]|(?:mail|tel|telefon|phone|mobile|mobil|fax)\s?\./iu;

/** The line without the addresses and numbers that stand behind the words. */
export function withoutContacts(text: string): string {
  if (text.length > CONTACTS_MAX_CHARS) return text;
  const at = CONTACT_MARK.test(text) ? text.search(CONTACT) : -1;
  return (at > 3 ? text.slice(0, at).trim() : text).replace(LINK_WORDS, '');
}

const CONTACTS_MAX_CHARS = 300;

/** The words of links and icons behind a name or a title. */
const LINK_WORDS =
  /(?:[\s,|·•–-]+(?:\[?e-?mail(?:[\s\u00a0]protected)?\]?|linked-?in|twitter|facebook|instagram|xing|github|v-?card))+\s*$/iu;

/** The line as a name would be printed, without pronouns, pilcrows and closing punctuation. */
export function bareName(text: string): string {
  return foldSpace(text.slice(0, 200).replace(PRONOUNS, ' ')).replace(
    /^[\s•·–—\-*|"“”\ufffc]+|[\s:,;•·–—\-*|/\ufffc]+$/gu,
    '',
  );
}

const HAN = /\p{Script=Han}/u;
/** Between characters a blank parts too, as there is none in their words. */
const SEPARATOR =
  /\s+(?:[-‐–—/~→»›]|\/\/|::)\s+|\s*(?:\.{3,12}|…)\s*|\s*[,|:–—•·;(：，｜、；（]\s*|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu;
const PIECES_MAX = 10;
const NOBODY: NamesAndTitle = { pairs: [], isLabel: false };

/**
 * The pairs of a line that says both: "Ada Vell, PhD, CEO", "CEO – Ada Vell", "Ada Vell (CEO)". Offsets in `cuts`
 * are boundaries of inline elements in the line, which part it too. No pairs where the line is no such thing.
 */
export function splitNameAndTitle(judge: Judge, line: string, cuts: readonly number[] = []): NamesAndTitle {
  if (line.length < (HAN.test(line) ? 4 : 6) || line.length > 220) return NOBODY;
  const marks = [...line.matchAll(SEPARATOR)].slice(0, PIECES_MAX);
  const several = alternating(judge, line.split(SEPARATOR).map(foldSpace));
  if (several.length > 1) return { pairs: several, isLabel: false };
  const sides = sideBySide(judge, line, cuts);
  if (sides !== null) return { pairs: [sides], isLabel: false };
  let best: NamesAndTitle = NOBODY;
  // where an element ends is surer than any mark
  for (const cut of cuts.slice(0, PIECES_MAX))
    if (best.pairs.length === 0) best = parted(judge, line.slice(0, cut), line.slice(cut), '');
  if (best.pairs.length > 0) return best;
  for (const mark of marks) {
    const found = parted(
      judge,
      line.slice(0, mark.index),
      line.slice(mark.index + mark[0].length),
      mark[0].trim(),
    );
    if (found.pairs.length > 0) best = found;
  }
  return best;
}

/** Name, title and more, each in an element of its own without a blank between them: `<span>…</span><span>…</span>`. */
function sideBySide(judge: Judge, line: string, cuts: readonly number[]): NameAndTitle | null {
  const bounds = [0, ...cuts.slice(0, PIECES_MAX), line.length];
  const pieces = bounds
    .slice(1)
    .map((to, index) => line.slice(bounds[index], to).trim())
    .filter((piece) => piece !== '');
  const [named = '', said = '', ...others] = pieces;
  const title = bareTitle(said);
  // "VP <b>Sales</b>" is one title
  if (others.length === 0 || !title.includes(' ') || BARE_LEVEL.test(title) || !judge.isTitle(title))
    return null;
  if (/^\p{Ll}|^[&,]/u.test(others[0] ?? '') || /[,&]$|\s(?:of|and|und|et|de|für|der)$/iu.test(said))
    return null;
  const names = splitNames(judge, named);
  const [name] = names;
  return name !== undefined && names.length === 1 ? { name, title } : null;
}

/** What they lead may stand in the next element. */
const BARE_LEVEL =
  /^(?:(?:senior|executive|group|corporate|regional|global|deputy|assistant|associate|first) )*(?:vice president|director|manager|head)$/iu;

/** A comma after a title parts it from a firm rather than a name: "CEO, Blue Harbor". */
function parted(judge: Judge, left: string, right: string, mark: string): NamesAndTitle {
  const [inside = '', after = ''] = mark === '(' ? right.split(')') : [right];
  if (/^[^,;|–-]*\p{L}/u.test(after)) return NOBODY;
  const pairs = paired(judge, left, inside);
  if (pairs.length > 0 || mark === ',' || mark === '(' || !isLabel(judge, left))
    return { pairs, isLabel: false };
  return { pairs: paired(judge, right, left, mark === ':'), isLabel: true };
}

function paired(judge: Judge, named: string, said: string, hasColon = false): NameAndTitle[] {
  const title = hasColon ? labelTitle(judge, said) : bareTitle(said);
  if (title === null || !judge.isTitle(title)) return [];
  return splitNames(judge, named).map((name) => ({ name, title }));
}

/** The title that a label over names gives each of them; null where it is none. "Our founders" makes founders. */
export function labelTitle(judge: Judge, label: string): string | null {
  const title = bareTitle(label);
  const single = singular(title);
  return judge.isTitle(single) ? single : null;
}

/** "Managing Directors" of several is "Managing Director" of each. */
export function singular(title: string): string {
  return SEVERAL.test(title) ? title.replace(/^(?:our|the)\s/i, '').replace(/s$/i, '') : title;
}

const SEVERAL =
  /^(?:our |the )?(?:(?:co-?)?(?:founders|presidents|ceos)|managing directors|executive directors|directors|vice presidents|managing partners|owners|general managers|legal representatives)$/i;

/** A title before a name is no sentence, and has no other name in it. */
function isLabel(judge: Judge, text: string): boolean {
  const hasName = text.split(SEPARATOR).some((piece) => judge.isName(bareName(piece)));
  return !hasName && !/\p{L}\.\s+\p{L}{3}/u.test(text);
}

const LISTED_MAX_CHARS = 800;
const LISTED_MAX = 20;
/** Commas only where no surer mark parts the line: titles have them too. */
const LISTED = [/\s*[·•|;‖⋅∙]\s+/gu, /,\s+(?=[^:,]{2,60}:\s)/gu];

/** "CEO: Ada Vell · CTO: Bo Marn, bo@…": a line of several, each with a name and a title. Empty where it is none. */
export function splitListed(judge: Judge, line: string): NameAndTitle[] {
  if (line.length > LISTED_MAX_CHARS) return [];
  const marks = LISTED.map((mark) => [...line.matchAll(mark)]).find((found) => found.length > 0);
  if (marks === undefined) return [];
  const pairs: NameAndTitle[] = [];
  let from = 0;
  for (const to of [...marks.slice(0, LISTED_MAX).map(({ index }) => index), line.length]) {
    const piece = line.slice(from, to).replace(/^[\s·•|;‖⋅∙,]+/u, '');
    const found = splitNameAndTitle(judge, withoutContacts(piece)).pairs;
    const [only] = found;
    if (only !== undefined && found.length === 1) pairs.push({ ...only, within: { from, to } });
    else pairs.push(...found);
    from = to;
  }
  return new Set(pairs.map(({ name }) => name)).size > 1 ? pairs : [];
}

const AND = /\s*(?:,|&|\/)\s*|\s+(?:and|und|et|och|og|en|y|e|i|a|ja|sowie)\s+/u;

/** The names in a text of nothing but names: one, or several that "and" or a comma parts; empty where it is more. */
export function splitNames(judge: Judge, text: string): string[] {
  const whole = bareName(text);
  const pieces = whole.split(AND).map(bareName);
  if (pieces.length > 1 && pieces.length <= 6 && pieces.every((piece) => judge.isName(piece))) return pieces;
  return judge.isName(whole) ? [whole] : [];
}

/** What forms and tables of properties write before a title. */
const LABELLED =
  /^(?:position|title|job title|role|function|funktion|rolle|stelle|poste|fonction|cargo|puesto|ruolo|carica|qualifica|função|functie|rol|titel|befattning|stilling|tehtävä|stanowisko|funkcja|funkce|pozice|pozícia|beosztás|funcție|görevi?|unvan|θέση|должность|посада|职务|职位|役職)\s?[:：]\s?/iu;

/** The words of a title without the marks around them. */
export function bareTitle(text: string): string {
  const bare = foldSpace(text.slice(0, 240)).replace(/^[\s,|:–—•·;/-]+|(?:[\s,|:–—•·;/…-]|\.{2,})+$/gu, '');
  const closed = /^\((.*)\)$/.exec(bare)?.[1] ?? bare.replace(LABELLED, '');
  return closed.endsWith(')') && !closed.includes('(') ? closed.slice(0, -1).trim() : closed;
}

/** "Ada Vell, CEO; Bo Marn, VP, Sales": a name and its title by turns, at least twice. */
function alternating(judge: Judge, pieces: readonly string[]): NameAndTitle[] {
  if (pieces.length < 4 || pieces.length > PIECES_MAX) return [];
  const groups: { name: string; titles: string[] }[] = [];
  for (const piece of pieces) {
    const name = bareName(piece);
    // "Sales" of "VP, Sales" is no name, and "Director" none either
    if (judge.isName(name) && !judge.isTitle(name)) groups.push({ name, titles: [] });
    else if (groups.length === 0) return [];
    else groups.at(-1)?.titles.push(bareTitle(piece));
  }
  const pairs = groups.map(({ name, titles }) => ({ name, title: titles.join(', ') }));
  return pairs.every(({ title }) => judge.isTitle(title)) ? pairs : [];
}
