// People whom the law makes a page name: "Geschäftsführer: …", "vertreten durch …", "Directeur de la publication : …".
import type { Mention } from '../../mention.ts';
import type { TextLine } from '../document.ts';
import { bareName, bareTitle, singular, type Judge } from '../judge.ts';
import { cutsWithin } from '../person-lines.ts';
import { addressesBeside } from '../person-mention.ts';
import { mentionOf, type Reading } from '../reading.ts';
import type { SectionSense } from '../sections.ts';

/**
 * Labels that stand before names. The printed label becomes the title; `represented` ones ("vertreten durch") give
 * way to a title printed beside the name, or between label and name.
 */
const LABELS: readonly RegExp[] = [
  // de
  /(?:einzelvertretungsberechtigte[rn]? |alleinige[rn]? |alleinvertretungsberechtigte[rn]? )?geschäftsführer(?:in|innen|\/in|\*innen|:innen|in und geschäftsführer|\/innen|\(in\)|\(innen\))?/,
  /geschäftsführung|geschäftsleitung|geschäftsführende[rn]? gesellschafter(?:in)?/,
  /(?:gesetzlich )?vertreten durch|vertretungsberechtigt(?:e[rn]?)?(?: (?:geschäftsführer(?:in|innen)?|gesellschafter(?:in)?|person(?:en)?|vorstand|vorstände))?|vertretungsberechtigung|gesetzliche(?:r|n)? vertreter(?:in)?/,
  /vorstand(?:svorsitzende[rn]?|smitglied(?:er)?)?|(?:firmen)?inhaber(?:in)?|(?:vertretungsberechtigter )?vorstand|einzelunternehmer(?:in)?|persönlich haftende[rn]? gesellschafter(?:in)?/,
  /(?:inhaltlich |redaktionell )?verantwortlich(?:e[rn]?)?(?: (?:person|für den inhalt|i\.? ?s\.? ?d\.?|im sinne|nach|gemäß|gem\.)[^:]{0,60})?/,
  // en
  /managing directors?|executive directors?|directors?|chief executive(?: officer)?|ceo|represented by|legal representatives?|authori[sz]ed representatives?|general managers?|company owner|owner|proprietor/,
  // fr
  /direct(?:eur|rice)(?:\(?trice\)?)? (?:de (?:la )?publication|de la rédaction)|responsable (?:de (?:la )?)?publication|responsable (?:éditorial|de la rédaction)|représentant(?:e)? légale?|représentée? par|gérante?s?|présidente?|direct(?:eur|rice) générale?/,
  // it
  /legale rappresentante|rappresentante legale|amministrat(?:ore|rice) (?:delegat[oa]|unic[oa])|amministratori|titolare|direttore responsabile/,
  // es, pt
  /representante legal|administrador(?:a|es)?(?: único| única| solidari[oa]s?)?|director(?:a)? general|gerente|titular|representad[oa] por|sócio[s-]?gerentes?|gerência|diretor(?:a)? geral/,
  // nl, sv, da, no, pl, cs, fi
  /vertegenwoordigd door|bestuurder|eigenaar|directie|directeur|ansvarig utgivare|verkställande direktör|vd|adm\. ?dir\.|administrerende direktør|daglig leder|prezes zarządu|zarząd|jednatel(?:é|ka)?|toimitusjohtaja/,
];
/** Some pages write "Geschaeftsfuehrer". */
const SPELLED: Readonly<Record<string, string>> = { ä: '(?:ä|ae)', ö: '(?:ö|oe)', ü: '(?:ü|ue)' };
const LABEL_SOURCE = LABELS.map(({ source }) => source)
  .join('|')
  .replace(/[äöü]/g, (letter) => SPELLED[letter] ?? letter);
const LABEL = new RegExp(`^(?:${LABEL_SOURCE})(?=$|[\\s:：(/])`, 'iu');

/** Labels that are no function by themselves. */
const REPRESENTED =
  /^(?:(?:gesetzlich )?vertreten durch|vertretungsberechtig|gesetzliche|represented|legal rep|authori|représent|representad|vertegenwoordigd)/i;

const FOLLOWING_LINES = 6;
const LINE_MAX_CHARS = 300;
const MENTIONS_MAX = 30;

/** Mentions by labels and the names after them, on any page: footers carry them too. */
export function readImprint(reading: Reading): Mention[] {
  const { lines } = reading.document;
  const above = reading.people.filter(({ line, titleLine }) => line.index < titleLine.index);
  const paired = new Set(above.map(({ titleLine }) => titleLine));
  const mentions: Mention[] = [];
  for (const line of lines) {
    if (mentions.length >= MENTIONS_MAX) break;
    const head = line.text.slice(0, LINE_MAX_CHARS);
    if (reading.isOtherFirm(line) || OTHERS.has(reading.sections.senseOf(line))) continue;
    for (const part of partsOf(reading.judge, head)) mentions.push(...fromPart(reading, paired, line, part));
  }
  return mentions;
}

/** Where customers and those who have left stand, a label is that of the name beside it. */
const OTHERS: ReadonlySet<SectionSense> = new Set(['former', 'foreign', 'quoted']);

/** "Le représentant légal est Ada Vell." */
const SENTENCE_ARTICLE =
  /^(?:(?:le|la|les|il|el|los|der|die|the|de|het) |l['’])(?=[^.;:]{4,120} (?:est|sont|è|es|ist|is) )/iu;

/** The places of the line at which a label may begin: its start, and after a full stop, a comma or a bar. */
function partsOf(judge: Judge, text: string): string[] {
  const starts = [
    0,
    ...[
      ...text.matchAll(
        /[.,|;•·]\s+|\s[–-]\s|\((?=\p{L})| (?=vertreten durch|represented by|représentée? par)/giu,
      ),
    ].map((mark) => mark.index + mark[0].length),
  ];
  return starts
    .slice(0, 12)
    .filter(
      (start, index) => !isOfNameBefore(judge, text.slice(starts[index - 1] ?? 0, start), text.slice(start)),
    )
    .map((start) => text.slice(start).replace(SENTENCE_ARTICLE, ''))
    .filter((part) => LABEL.test(part));
}

/** "Ada Vell | CEO – Blue Harbor": the label is hers, and what follows is no name but her firm. */
function isOfNameBefore(judge: Judge, before: string, part: string): boolean {
  const name = bareName(before.replace(/[\s,|;•·–(-]+$/u, ''));
  return judge.isName(name) && !/^[^,;|–-]{0,60}[:：]/u.test(part);
}

function fromPart(reading: Reading, paired: ReadonlySet<TextLine>, line: TextLine, part: string): Mention[] {
  const label = LABEL.exec(part)?.[0] ?? '';
  const after = part.slice(label.length);
  const rest = after
    .replace(OF_WHAT, '')
    .replace(
      /^(?:\s*\([^)]{0,60}\))?(?:\s+(?:ist|sind|is|are|est|sont|è|es|der|die|das|den|dem|the|le|la|il|el|durch|de la société|der gesellschaft)(?=\s))*\s*[:：–-]?\s*/iu,
      '',
    )
    .replace(CAPACITY, ', ')
    .replace(/(?<=\p{L}{3})\.$/u, '');
  const inner = REPRESENTED.test(label) ? innerLabel(rest) : null;
  if (inner !== null) return fromPart(reading, paired, line, inner);
  const hasMark =
    /^[^\p{L}]{0,3}[:：–-]/u.test(after) ||
    /^\s*\([^)]{0,60}\)\s*[:：]/.test(after) ||
    REPRESENTED.test(label);
  const people = isGoverned(rest, hasMark)
    ? []
    : rest === ''
      ? namesUnder(reading, line, !paired.has(line), /[:：]$/.test(part))
      : hasMark || isWholeRest(reading.judge, rest)
        ? namesOf(reading.judge, (hasMark ? null : ownElement(reading, line, part, label)) ?? rest)
        : [];
  return people.map(({ name, title }) =>
    mentionOf(reading.page, 'imprint', {
      name,
      title: title === '' ? singular(label) : title,
      words: rest === '' ? `${line.text} ${name}` : line.text,
      emails: people.length === 1 ? addressesBeside(reading, name, line) : [],
    }),
  );
}

/** "DIRECTOR DE FINANZAS": the label was the beginning of a title. */
function isGoverned(rest: string, hasMark: boolean): boolean {
  return !hasMark && /^(?:de|del|di|da|do|des|du|of|for|für)\s/iu.test(rest.trim());
}

/** <span>Verantwortlich</span> <span>Ada Vell</span> <span>Markt</span>: the element after the label's, if it is a name. */
function ownElement(
  { document, judge }: Reading,
  line: TextLine,
  part: string,
  label: string,
): string | null {
  const from = Math.min(line.text.length, LINE_MAX_CHARS) - part.length + label.length;
  const cuts = cutsWithin(document.cuts, line);
  const next = cuts.find((cut) => cut > from + 1);
  const piece = line.text.slice(from, next).trim();
  return cuts.includes(from) && judge.isName(bareName(piece)) ? piece : null;
}

/** "… de la société Acme est", "… of this website is": whose office it is. */
const OF_WHAT =
  /^\s+(?:de la société|de l['’]entreprise|de la empresa|della società|der (?:firma|gesellschaft)|of the company|du (?:présent )?site|del sit[io]o?|della? sito|dieser website|of (?:the|this) (?:web)?site)(?: [^,.:;]{1,50}?)?(?= (?:est|sont|è|es|ist|is)\s)/iu;

/** "Ada Vell en sa qualité de Présidente". */
const CAPACITY =
  /,?\s(?:agissant )?(?:en (?:sa |leur )?qualité de|en (?:su )?calidad de|in qualità di|in (?:his|her|its|their|the) capacity as|in (?:seiner|ihrer) (?:eigenschaft|funktion) als)\s/iu;

/** "vertreten durch den Geschäftsführer Ada Vell": the function inside counts. */
function innerLabel(rest: string): string | null {
  const bare = rest.replace(
    /^(?:den |die |der |das |dessen |deren |ihren |seinen |its |the |son |sa |ses |le |la |les |el |il |alleinigen )*/iu,
    '',
  );
  const match = LABEL.exec(bare);
  return match !== null && !REPRESENTED.test(match[0]) ? bare : null;
}

function isWholeRest(judge: Judge, rest: string): boolean {
  return (
    namesOf(judge, rest).length > 0 &&
    rest.length < 160 &&
    !/[.!?]\s+\p{L}/u.test(rest.replace(/\b\p{L}{1,5}\.\s/gu, ''))
  );
}

type Named = { name: string; title: string };

/** The names of "Ada Vell, Dr. Bo Marn und Cy Thorn (CEO)"; reading stops at the first piece that is none. */
function namesOf(judge: Judge, text: string): Named[] {
  const found: Named[] = [];
  const pieces = text
    .slice(0, LINE_MAX_CHARS)
    .replace(SHARED_SURNAME, '$1 $4 $2 $3 $4')
    .split(
      /\s*[,;/|•]\s*|\s+(?:und|and|et|y|e|och|og|en|sowie|i|a|ja)\s+|\s+[–-]\s+|\s*&\s*|(?<!(?:^|[\s,.(])(?:[Dd]r|[Pp]rof|Dipl|Ing|Mag|Mr|Mrs|Ms|Mme|M|Sig|[Dd]ott|rer|med|nat|jur))\.\s+(?=\p{Lu}\p{Ll}{5,}|\p{Lu}{2,}|\d)|(?=\()/u,
    );
  for (const piece of pieces.slice(0, 16)) {
    const bare = bareName(piece.replace(NEXT_LABEL, '')).replace(/\.$/, '');
    const last = found.at(-1);
    if (judge.isName(bare) && !/^\p{Ll}/u.test(bare)) found.push({ name: bare, title: '' });
    else if (last !== undefined && isDegree(bare)) last.name = `${last.name}, ${bare}`;
    else if (last !== undefined && last.title === '' && judge.isTitle(bareTitle(piece)))
      last.title = bareTitle(piece);
    else if (bare !== '' && !isDegree(bare)) break;
  }
  return found;
}

/** "Ada und Bo Vell": the first has the surname of the second. */
const SHARED_SURNAME =
  /(?<=^|, )((?:(?:Dr|Prof)\. )*\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?) (und|and|et|y|e|och|og|en|i|&) ((?:(?:Dr|Prof)\. )*\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?) ((?:(?:von|van|de|der|zu) ){0,2}\p{Lu}[\p{L}'’-]+)(?=$|\s*[.,;(]|\s+\p{Lu}[\p{L} -]{2,30}:)/u;

/** What begins another entry in the same line. */
const NEXT_LABEL =
  /\s+(?:geb\.|geboren|Tel|Telefon|Phone|E-?Mail|Anschrift|Adresse|Sitz|Handelsregister|Registergericht|Registernummer|Amtsgericht|HR[AB]|Umsatzsteuer|USt|Steuernummer|Commercial Register|Registered|Company [Nn]umber|VAT|RCS|SIRET|SIREN|TVA|P\.\s?IVA|Partita IVA|CIF|NIF|KvK|Org\.?\s?(?:nr|nummer))(?!\p{L}).*$/u;

function isDegree(text: string): boolean {
  return /^(?:dr|prof|dipl|ing|mba|ph\.?d|m\.?sc|b\.?sc|ll\.?m|mag|m\.?a|b\.?a)\b[\p{L}.\- ]{0,20}$/iu.test(
    text,
  );
}

/**
 * The lines of names under a label that stands alone. Without a colon it may be the title of the name above or
 * below, and is left to the readers of cards, unless the page is an imprint.
 */
function namesUnder(reading: Reading, line: TextLine, isFree: boolean, hasColon: boolean): Named[] {
  const { document, judge, kind } = reading;
  if (line.owner.name === 'dt' || (!hasColon && !(isFree && kind === 'imprint'))) return [];
  const found: Named[] = [];
  for (const under of document.lines.slice(line.index + 1, line.index + 1 + FOLLOWING_LINES)) {
    const names = namesOf(judge, under.text);
    if (names.length === 0) break;
    found.push(...names);
  }
  return found;
}
