// People in running text: a name with a title before, beside or behind it, in the sentences of a page.
// It reads one sentence at a time and knows no page; the phrases of each language are rows of the tables below.
import { foldSpace } from './document.ts';
import { founds, foundedBy, organizationOf, severalAhead, type Said } from './founding.ts';
import { bareTitle, type Judge } from './judge.ts';
import { namesIn } from './names-in-sentence.ts';
import { splitOrganization, splitQuotedOrganization } from './organization.ts';

export type SentencePerson = {
  name: string;
  title: string;
  organization?: string;
  /** The sentence. */
  words: string;
  /** Whether the sentence quotes somebody. */
  isQuote: boolean;
};

const SENTENCE_MAX_CHARS = 600;

/** A sentence without any of these says nothing of a title that we could read. */
const CUE =
  /found|c[etfomip]o\b|c\.\s?[etfomip]\.\s?o|chief|officer|president|director|chair|vp\b|head of|manag|owner|partner|gründ|geschäft|vorstand|inhaber|leiter|fond|direct|gérant|président|pdg|responsable|fund|gerent|titular|ammin|titolare|fondat|oprich|opgericht|directeur|eigenaar|grunda|\bvd\b|ordförande|diretor|sóci|dyrektor|prezes|jednatel|johtaja|direktør|leder|zaklad|założ|perustaj|stifter|alapít|ředitel|majitel|konatel|konateľ|właściciel|omistaj|ägare|innehav|zaakvoer|leider|bestuur|chef|sjef|ejecutiv|päällik|kierown|szef|igazgat|ügyvez|vezet|müdür|başkan|διευθ|πρόεδρ|ιδρυτ|директор|основат|президент|руковод|засновн|генеральн/iu;

const QUOTE =
  /[“"„«»”].{3,}|(?<!\p{L})(?:guest (?:article|post|column|contribution|author)|gastbeitrag|gastautor(?:in)?|gastbijdrage|gastcolumn|tribune (?:de|par)|article invité|artículo invitado|firma invitada|artigo de|articolo di|gästinlägg|gæsteindlæg|gjesteinnlegg|vieraskynä|said|says|saying|added|adds|explained|explains|commented|comments|stated|noted|notes|sagt|sagte|erklärt|erklärte|betont|kommentiert|déclare|a déclaré|explique|souligne|affirme|afirma|afirmó|dijo|explica|explicó|señala|dichiara|ha dichiarato|spiega|afferma|zegt|aldus|vertelt|säger|disse)(?!\p{L})/iu;

/** How many more sentences of the page may be looked into. */
export type Budget = { sentences: number };

/** "C.E.O." */
const DOTTED = /(?<![\p{L}.])(C)\.\s?([EFTOIMPR])\.\s?(O)\.(?=[\s,)])/gu;

/** The people of one paragraph, sentence by sentence, as long as the budget lasts. */
export function peopleInText(judge: Judge, text: string, budget: Budget): SentencePerson[] {
  const people: SentencePerson[] = [];
  for (const sentence of CUE.test(text) ? sentencesOf(text.replace(DOTTED, '$1$2$3')) : []) {
    if (budget.sentences <= 0) break;
    if (!CUE.test(sentence)) continue;
    budget.sentences -= 1;
    people.push(...peopleInSentence(judge, sentence));
  }
  return people.map((person) =>
    leavesLater(text, person) ? { ...person, title: `former ${person.title}` } : person,
  );
}

const LEAVES =
  /^,? (?:then |later |dann |schließlich )?(?:leaves?|left|departs?|departed|retires?|retired|resigns?|resigned|hands? over|handed over|steps? down|stepped down|verlässt|verließ|geht in|ging in|scheidet|schied|tritt zurück|trat zurück|übergibt|übergab|quitte|a quitté|part à|prend sa retraite|deja|dejó|se jubila|se jubiló|lascia|ha lasciato|va in pensione|verlaat|verliet|vertrekt|lämnar|lämnade|går i pension|forlader|forlod|slutter|jättää|jätti|odchodzi|odeszł|odchází|odešla?|ayrıldı|távoz)/iu;
const PLACES_MAX = 6;

/** "2011: Ada Vell becomes CEO. 2017: Ada Vell leaves for …": a chronicle tells the end too. */
function leavesLater(text: string, { name, words }: SentencePerson): boolean {
  let at = text.indexOf(words);
  for (let left = PLACES_MAX; left > 0 && at !== -1; left -= 1) {
    at = text.indexOf(name, at + 1);
    if (at !== -1 && LEAVES.test(text.slice(at + name.length, at + name.length + 40))) return true;
  }
  return false;
}

/** Parts a paragraph at full stops that a capital follows; a stop after a short word may be an abbreviation. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const stop of text.matchAll(
    /(?<=[\p{L}\p{N})”"’»]{2})(?<!(?<!\p{L})(?:[Dd]rs?|[Pp]rof|[Mm]rs?|[Mm]s|[Dd]hr|[Mm]w|[Mm]me|[Ii]r|[Mm]gr|J[Uu][Dd]r|M[Uu][Dd]r|[Dd]ott|[Ss]ig|[Aa]vv|[Ss]ra?|[Dd]ña?|St|Jr|Sr|Dipl|Ing|Mag|Nr|bzw|Inc|Ltd|Co|Corp|vs|No|med|rer|nat|phil|jur))[.!?]["”»]?\s+(?=["“„«]?\p{Lu})/gu,
  )) {
    sentences.push(text.slice(from, stop.index + 1));
    from = stop.index + stop[0].length;
  }
  sentences.push(text.slice(from));
  return sentences.map((sentence) => foldSpace(sentence.slice(0, SENTENCE_MAX_CHARS)));
}

function peopleInSentence(judge: Judge, sentence: string): SentencePerson[] {
  const people: SentencePerson[] = [];
  const isQuote = QUOTE.test(sentence);
  const places = namesIn(judge, sentence);
  /** Where the title of the name before ends: a name in it is the firm's. */
  let titledTo = 0;
  let chain: { said: Said; to: number } | null = null;
  for (const [index, place] of places.entries()) {
    const before = sentence.slice(Math.max(0, place.from - 120), place.from);
    const after = sentence.slice(place.to, place.to + 240);
    const founded: Said | null =
      foundedBy(sentence, place) ??
      severalAhead(before) ??
      (chain !== null && JOINED.test(sentence.slice(chain.to, place.from)) ? chain.said : null);
    if (place.from < titledTo && founded === null) continue;
    chain = founded === null ? null : { said: founded, to: place.to };
    const degrees = DEGREES.exec(after)?.[0] ?? '';
    const told =
      behind(judge, after.slice(degrees.length)) ?? appointed(judge, before, after.slice(degrees.length));
    titledTo = told === null ? 0 : place.to + degrees.length + told.length;
    const said = [
      told?.said ?? null,
      founded,
      founds(after),
      index <= 1 && AS.test(sentence)
        ? asTitle(judge, sentence.slice(0, place.from), after)
        : ahead(judge, before),
    ].filter((each) => each !== null);
    const titles = [...new Map(said.map((each) => [each.title.toLowerCase(), each])).values()];
    const name = place.name + (told === null ? '' : degrees);
    const own = sentence.slice(place.to, places[index + 1]?.from);
    const isPast = isOver(before, own);
    for (const { title, ...rest } of titles.slice(0, 2).map((each) => (isQuote ? withFirm(each) : each)))
      people.push({ name, title: isPast ? `former ${title}` : title, ...rest, words: sentence, isQuote });
  }
  return people;
}

/** Whom an article quotes may be of any firm: what follows the post is taken for it. */
function withFirm(said: Said): Said {
  return said.organization === undefined ? splitQuotedOrganization(said.title) : said;
}

const SPAN_BEFORE =
  /(?:from|between|von|de|dal|van|från) \d{4} (?:to|until|till|through|and|bis|à|al|a|tot|till) \d{4}[^;]{0,100}$/iu;
/** Nobody whose company began before lives to lead it. */
/** "2011–2017: Ada Vell, CEO": both ends of the time are told. */
const YEARS_BEFORE =
  /(?:^|[\s(])(?:1[89]|20)\d\d\s?[-–—]\s?(?:(?:1[89]|20)\d\d|\d\d)\)?\s?[:.,|–—-]?\s*(?:\p{L}{1,5}\.\s?){0,3}$/u;
const LONG_AGO = /(?:in|anno|im jahr|en|nel|em|i|w) (?:1[0-8]\d\d|19[0-4]\d)(?!\d)/iu;
const LEFT =
  /(?:^|[\s,])(?:retired|(?:has |have )?stepped down|passed away|died|resigned|left (?:the|our) (?:company|firm|business|board)|has left|ausgeschieden|zurückgetreten|verstarb|verstorben|in den ruhestand|a quitté|est décédée?|se jubiló|falleció|si è dimess[oa])(?! from (?!the|her|his|our|as))(?=[\s,.;]|$)/iu;
const FOUNDING = /found|establish|gründe|fond|fund|oprich|opgericht|grunda|stifte|założy/iu;

/** "Egon Vell (†)". */
const DIED = /^\s?\(?\s?[†✝✞]/u;

/** Whether the words around the name put what it is said to be into the past. */
export function isOver(before: string, after: string): boolean {
  if (DIED.test(after) || SPAN_BEFORE.test(before) || YEARS_BEFORE.test(before) || LEFT.test(after))
    return true;
  const around = `${before.slice(-60)} ${after.slice(0, 60)}`;
  return FOUNDING.test(around) && LONG_AGO.test(around);
}

const JOINED =
  /^(?:,|,? (?:and|und|et|y|e|en|och|og|i|sowie|&))? ?(?:(?:CEO|CTO|her|his|seine[mr]?|ihre[mr]?) )?$/u;

const ARTICLE =
  "(?:(?:the|our|a|an|its|their|presently|currently|now|also|both|this|der|die|das|ein|eine|unser|unsere|zugleich|heute|le|la|notre|un|une|el|nuestr[oa]|actualmente|il|lo|nostr[oa]|de|het|onze|een|vår|o|nosso|nossa|zum|zur|neuer|neue|new|ny|nye|nytt|nouveau|nouvelle|nuev[oa]|nuov[oa]|nov[oa]|nieuwe|uusi|yeni|au poste de|en tant que) |l['’]){0,3}";

/** The name's own predicate: "is the", "serves as", "wurde zum". Past tense without an appointment is not there. */
const PREDICATES: readonly string[] = [
  '(?:is|serves as|acts as|works as|has been|has served as|became|becomes|joined (?:[^,.]{1,40} )?as|joins (?:[^,.]{1,40} )?as|was (?:named|appointed|promoted to|elected)|has been (?:named|appointed)|is named|takes over as|took over as|holds the (?:position|role) of|leads [^,.]{1,40} as)',
  '(?:ist|leitet [^,.]{1,50} als|arbeitet als|fungiert als|übernimmt als|verantwortet als|führt [^,.]{1,50} als|wurde|wird|ist seit \\d{4}|ist heute)',
  '(?:est|occupe le poste de|dirige [^,.]{1,40} en tant que|est nommée?|a été nommée?|devient)',
  '(?:es|ocupa el cargo de|trabaja como|fue nombrad[oa]|ejerce como|é|è|ricopre il ruolo di|è stat[oa] nominat[oa]|foi nomead[oa])',
  '(?:werkt als|is benoemd tot|är|arbetar som|er|jest|on)',
];
const PREDICATE = new RegExp(
  `^,?(?: who| der| die| qui| che| que)? (?:${PREDICATES.join('|')}) ${ARTICLE}(?=\\S)`,
  'iu',
);
const APPOSITION = new RegExp(`^(?:,| ?[–—(-]) ?(?:${ARTICLE})(?=\\S)`, 'iu');

/** "has been with Acme since 2016 (CEO)". */
const SINCE = '(?:since|seit|depuis|desde|dal|sinds|sedan|siden|od|från)(?: \\p{L}{3,9})? \\d{4}';
const MEMBER = new RegExp(
  `^ (?:is|has been|works|ist|arbeitet|est|travaille|es|está|trabaja|è|lavora|é|está|trabalha|werkt|är|arbetar|er|arbejder|jest|pracuje)(?: ${SINCE})? (?:at|with|bei|chez|en|presso|in|na|bij|hos|w|u) (?=[\\p{Lu}\\d])[^().,;]{2,40}?(?: ${SINCE})? \\((?=[^()]{2,80}\\))`,
  'u',
);
/** Headlines: "Ada Vell neue Geschäftsführerin". */
const NEWLY =
  /^ (?:ny|nye|neuer|neue|new|nouveau|nouvelle|nuev[oa]|nuov[oa]|nov[oa]|nieuwe|uusi|yeni) (?=\S)/iu;

/** "Ada Vell, PhD, CEO": what stands between is a degree. */
const DEGREES =
  /^(?:,? \(?(?:E?MBA|Ph\.?\s?D\.?|D\.?Phil|M\.?D\.?|DDS|DMD|DVM|CPA|CFA|CFP|ACA|ACCA|FCA|J\.?D\.?|LL\.?[BM]\.?|[MB]\.?Sc\.?|[MB]\.?Eng\.?|RN|P\.?E\.?|PMP|[OMC]BE|Jr\.?|Sr\.?|I{2,3}|IV)\)?(?=[\s,(.]|$)){1,4}/u;

/** "Ada Vell is the CEO of Acme", "Ada Vell, CEO of Acme,", "Ada Vell (CEO)". */
function behind(judge: Judge, after: string): { said: Said; length: number } | null {
  for (const opening of [PREDICATE, APPOSITION, MEMBER, NEWLY]) {
    const match = opening.exec(after);
    if (match === null) continue;
    const found = titleAtStart(judge, after.slice(match[0].length));
    if (found !== null && !NAMES_ANOTHER.test(after.slice(match[0].length + found.length)))
      return { said: found.said, length: match[0].length + found.length };
  }
  return null;
}

const APPOINTS =
  /(?<!\p{L})(?:appoint(?:s|ed)|names?|named|promotes?|promoted|hires?|hired|elects?|elected|welcomes?|ernennt|ernannt|beruft|berufen|bestellt|nomme|nommé|nombra|nombró|nomina|nominato|nomeia|nomeou|benoemt|benoemd|utser|utsett|utnämner|rekryterar|udnævner|udnævnt|ansetter|ansatt|utnevner|nimittää|nimitti|powołuje|powołała?|mianuje|jmenuje|jmenovala?|kinevezte)(?!\p{L})[^.;]{0,60}$/iu;
const APPOINTED_AS = new RegExp(
  `^,? (?:as|to (?:the (?:position|role|post) of)?|zum|zur|als|till|til|tot|au poste de|comme|como|come|a|jako|na stanowisko) ?${ARTICLE}(?=\\S)`,
  'iu',
);

/** "The board has appointed Ada Vell as CEO", "… har utsett Ada Vell till ny vd". */
function appointed(judge: Judge, before: string, after: string): { said: Said; length: number } | null {
  const match = APPOINTED_AS.exec(after);
  if (match === null || !APPOINTS.test(before)) return null;
  const found = titleAtStart(judge, after.slice(match[0].length));
  if (found === null) return null;
  const said = { ...appointerOf(before), ...found.said };
  return { said, length: match[0].length + found.length };
}

const APPOINTER = new RegExp(
  `^(?<subject>[\\p{Lu}\\d][^,.;]{1,50}?) (?:has |have |hat |a |ha |har )?${APPOINTS.source}`,
  'iu',
);
const BOARD =
  /board|council|shareholders|owners|styrelse|bestyrelse|hallitus|aufsichtsrat|verwaltungsrat|gesellschafter|conseil|consejo|consiglio|conselho|raad|rada|rady/iu;

/** "Blue Harbor appoints …": whose office it is, where the sentence begins with it. */
function appointerOf(before: string): { organization?: string } {
  const subject = APPOINTER.exec(before)?.groups?.['subject'] ?? '';
  return BOARD.test(subject) ? {} : organizationOf(subject);
}

/** "Ada Vell, CTO: Bo Marn": the title is the next one's. */
const NAMES_ANOTHER = /^:\s+\p{Lu}/u;

const TITLE_END =
  /, (?:der|die|das)(?=\s)|\s(?=https?:|www\.)|[;:()“”"„«»!?]|[.](?=\s|$)|\s[–—-]\s|,? (?:who|where|which|whose|since|with|has|have|is|was|will|he|she|they|leads?|leading|said|says|added|told|adds|explains?|brings?|announced|responsible|overseeing|based|having|bringing|replac\w+|succeed\w+|because|today|seit|mit|und (?:ist|hat|leitet|verantwortet)|sagt\w*|erklärt\w*|betont|wo|qui|depuis|avec|explique|déclare|a déclaré|desde|con|que|explica|afirma|che|dal|spiega|sinds|met|zegt|som|sedan|har|ernannt|berufen|bestellt|and (?:has|is|was|leads?|oversees|joined|a member|an?|the|his|her|their|our)|und (?:ein|eine|der|die|Mitglied)|et (?:membre|de)|in (?:charge|\d{4})|in \p{Lu})(?=[\s,.]|$)/iu;
/** An end that follows a title; the first group is its words. */
export const ENDED =
  /^.{0,30}?((?:until|till|through|bis|jusqu['’]en|hasta|fino al|tot|até|til|frem til|fram till|vuoteen|aż do|až do|do|până în|från \d{4} till)(?: (?:end of|ende|in|\p{L}{3,9}))? (?:19|20)\d\d)/iu;

/** "…, and then a trustee of Acme": the sentence goes on with somebody else, or with another time. */
const GOES_ON = /^(?:and|und|et|y|og|och|then|later|dann|puis|luego) /iu;

/** The title that the text begins with; an end ("until 2021") stays in it. */
function titleAtStart(judge: Judge, text: string): { said: Said; length: number } | null {
  if (GOES_ON.test(text)) return null;
  const end = TITLE_END.exec(text);
  const whole = (end === null ? text : text.slice(0, end.index)).slice(0, 140);
  const pieces = whole.split(/,\s*/);
  for (let count = Math.min(pieces.length, 3); count >= 1; count -= 1) {
    const printed = bareTitle(pieces.slice(0, count).join(', '));
    const last = bareTitle(pieces[count - 1] ?? '');
    const isLastSaid = count === 1 || judge.isTitle(last) || /^\p{Lu}[\p{L} &]{2,30}$/u.test(last);
    if (!isLastSaid || !judge.isTitle(bareTitle(pieces[0] ?? ''))) continue;
    const said = elsewhere(splitOrganization(printed), text.slice(end?.index ?? text.length));
    const over = ENDED.exec(text.slice(printed.length))?.[1];
    const length = pieces.slice(0, count).join(', ').length;
    return { said: over === undefined ? said : { ...said, title: `${said.title} ${over}` }, length };
  }
  return null;
}

/** "CEO – Private Equity at Blue Harbor", "director of a family firm": the firm is another's. */
function elsewhere(said: Said, after: string): Said {
  if (said.organization !== undefined) return said;
  const [, title = '', unnamed = ''] = /^(.{2,60}?) (?:of|at) (an? .{4,})$/iu.exec(said.title) ?? [];
  if (unnamed !== '') return { title, organization: unnamed };
  const firm = ELSEWHERE.exec(after)?.[1];
  return firm === undefined ? said : { ...said, organization: foldSpace(firm) };
}

const ELSEWHERE = /^\s[–—-]\s[^.;:()]{2,40}? (?:at|bei|chez|presso|hos) (?:the )?(\p{Lu}[^,.;:()]{2,50})/u;

/** "our CEO Ada Vell", "said Acme founder Ada Vell": the longest run of words before the name that is a title. */
function ahead(judge: Judge, before: string): Said | null {
  if (AND_MISTER.test(before)) return null;
  const clean = before.replace(/(?:[\s,]+(?:Mr|Mrs|Ms|Herrn?|Frau|Mme|Sra?)\.?)?[\s,]*$/u, '');
  // "President, Vell Marine" at the head of a sentence is a title and its firm
  const isParted = /,\s*$/u.test(before);
  const clause = clean.split(/[;:()“”"„«»!?]|[.]\s|,\s|\s[–—]\s/u).at(-1) ?? '';
  const words = clause.split(' ').filter((word) => word !== '');
  for (let count = Math.min(words.length, 8); count >= 1; count -= 1) {
    const run = words.slice(words.length - count);
    if (!beginsTitle(run[0] ?? '') || NO_TITLE_WORD.test(run.join(' ')) || !beginsTitle(run.at(-1) ?? ''))
      continue;
    if (GOVERNS.test(run.at(-1) ?? '')) return null;
    if (isParted && count === words.length && count < 8) return null;
    const title = run.join(' ');
    if (!judge.isTitle(title) || /^(?:chief|head|vice|senior|lead|general)$/i.test(title)) continue;
    return ownerOf(judge, title, words.slice(0, words.length - count));
  }
  return null;
}

const AS =
  /^(?:As|In (?:his|her|their) (?:role|capacity) as|Als|In (?:seiner|ihrer) (?:Funktion|Rolle) als|En tant que|Comme|En qualité de|Como|En calidad de|Come|In qualità di|Na qualidade de|In (?:zijn|haar) rol als|Som|I rollen som|Jako|Olarak) (?:(?:our|the|a|an|unser[e]?|notre|nuestr[oa]|nostr[oa]|onze|vår|vores) )?(?=\S)/u;
/** What somebody did as a CEO may have been elsewhere. */
const PAST_VERB =
  /^\s?(?:\p{L}+(?:ed|te|ten|ade|ede)|led|was|were|had|built|grew|ran|oversaw|held|took|spent|brought|made|war|hatte|a|est|était|avait|fue|era|ha|foi|teve|var|hade|był|była|byl|byla)(?=[\s,.])/iu;

/** Of a title that a verb follows without a comma. */
const AS_MAX_WORDS = 5;

/** "As CTO, Ada Vell looks after …", "Als CTO verantwortet Ada Vell …". */
function asTitle(judge: Judge, before: string, after: string): Said | null {
  const opening = AS.exec(before);
  // "As Vice President, Supply Chain, Ada Vell …": the first of the two is no name
  if (opening === null || before.length > 120 || /^,\s+\p{Lu}/u.test(after)) return null;
  const rest = before.slice(opening[0].length);
  // "As CEO of Acme, he wrote “…”": whoever it is stands before
  if (/,\s+\p{Ll}|["“”„«»]/u.test(rest)) return null;
  const isParted = /,\s*$/.test(rest);
  const words = rest.replace(/[\s,]+$/u, '').split(' ');
  const verb = isParted ? after : ` ${words.pop() ?? ''} `;
  if (!isParted && words.length > AS_MAX_WORDS) return null;
  const title = words.join(' ');
  if (PAST_VERB.test(verb) || (!isParted && /^\s\p{Lu}/u.test(verb)) || !judge.isTitle(title)) return null;
  return splitOrganization(title);
}

const NO_TITLE_WORD =
  /(?:^|\s)(?:by|with|said|says|from|our|their|his|her|its|who|that|is|was|are|has|had|von|mit|durch|den|dem|der|die|das|unser\w*|sein\w*|ihr\w*|par|avec|notre|por|con|nuestr\w*|da|dal|met|door|onze|av|med|as|founded|joined|hired|appointed|reports?|when|while)(?=\s|$)/iu;

function beginsTitle(word: string): boolean {
  return !/^(?:and|und|et|y|e|en|och|og|the|a|an|of|at|in|to|for|der|die|das|den|dem|le|la|el|il|de|&)$/i.test(
    word,
  );
}

/** "… director of the company and Mr. Ada Vell": somebody else begins. */
const AND_MISTER = /\s(?:and|und|et|y|e|en|och|og)\s(?:Mr|Mrs|Ms|Dr|Herrn?|Frau|Mme|Sra?)\.?\s*$/iu;

/** What stands after these belongs to the title: "fondatore dell'…", "gründer i …", "director de …". */
const GOVERNS =
  /(?:^|\p{L})['’]$|^(?:of|at|for|in|with|from|to|by|as|per|via|bei|beim|für|im|am|zu|zum|zur|vom|von|chez|de|du|des|au|aux|pour|dans|en|del|al|para|a|da|do|dos|das|di|della|dello|dei|degli|delle|nel|nella|presso|per|no|na|nos|nas|em|pelo|pela|van|voor|bij|op|te|i|på|hos|för|av|af|til|till|ved|w|we|z|ze|dla|na|v|ve|u|pro|s|-|–|\/)$|[/‐–-]$/iu;

/** "Blue Harbor CEO": capitals before a short title name its organisation. */
function ownerOf(judge: Judge, title: string, _before: readonly string[]): Said {
  const match =
    /^(?<owner>\p{Lu}[\p{L}\d&.'’-]{0,30}(?: (?:&|\p{Lu}[\p{L}\d&.'’-]{0,30})){0,3}?) (?<title>(?:(?:[Cc]o-?)?[Ff]ounder|C[ETFOMIP]O|[Pp]resident|[Cc]hair(?:man|woman)?|Geschäftsführer(?:in)?|Gründer(?:in)?)(?:\s.{0,60})?)$/u.exec(
      title,
    );
  const owner = (match?.groups?.['owner'] ?? '').replace(/['’]s?$/u, '');
  const rest = match?.groups?.['title'] ?? '';
  if (owner === '' || judge.isTitle(owner) || LEADING.test(owner)) return splitOrganization(title);
  return { ...splitOrganization(rest), organization: owner };
}

const LEADING =
  /^(?:acting|interim|deputy|vice|senior|executive|former|ex|group|global|regional|new|current|longtime|incoming|outgoing|then|now|late|co|founder|co-founder|chief|honorary|general|managing|first|today|der|die|neuer?|stellvertretend\w*|ehemalig\w*|ancien\w*|nouve\w+|nuev[oa]|fellow|serial|tech)\b/i;
