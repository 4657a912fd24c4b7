// The organisation that a title's words name: "CEO, Blue Harbor Ltd", "Head of Sales at Blue Harbor".
// It does not know whose page it reads: whether the organisation is the company is for others to say.
import { isTitleLike } from '../titles/title-like.ts';
import { foldSpace } from './document.ts';

export type TitleParts = { title: string; organization?: string };

const ORGANIZATION_MAX_CHARS = 80;

const LEGAL_FORM =
  /(?:^|[\s,])(?:inc|incorporated|ltd|limited|llc|llp|plc|corp|corporation|gmbh|mbh|ag|se|kg|kgaa|ohg|ug|e\.?v|s\.?a|sarl|s\.?a\.?r\.?l|sas|s\.?a\.?s|srl|s\.?r\.?l|spa|s\.?p\.?a|s\.?l|lda|ltda|b\.?v|n\.?v|a\.?b|oyj?|a\/s|aps|asa|sp\. z o\.\s?o|s\.?r\.?o|pty|pte|k\.?k|co)\.?$/i;

/** Titles that hold for a whole company, so that "of X" and ", X" after them name one. */
const WHOLE_COMPANY =
  /(?:^|[\s,&/])(?:c[etfoimp]o|chief(?: \p{L}+){1,3} officer|chief executive|(?:co-?)?founder|founding partner|owner|(?<!vice[ -])(?<!vp )president|managing director|managing partner|general manager|chair(?:man|woman|person)?|executive director|geschäftsführer(?:in)?|(?:mit)?gründer(?:in)?|inhaber(?:in)?|vorstand|directeur général|directrice générale|pdg|(?:co-?)?fondat(?:eur|rice)|director general|directora general|(?:co)?fundador(?:a)?|amministratore delegato|(?:co)?fondatore|vd|grundare|(?:mede-?)?oprichter|directeur)$/iu;

const BARE_LEADER =
  /^(?:co-?)?(?:founder|ceo|gründer(?:in)?|fondateur|fondatrice|fundador|fundadora)(?:\s*(?:&|and|\+|\/|,|und|et|y)\s*(?:co-?)?(?:founder|ceo|cto|coo|chair(?:man|woman)?))?$|chief executive officer$/iu;

/** Departments, regions, degrees: what follows a title and is no organisation. */
const NO_ORGANIZATION: ReadonlySet<string> = new Set(
  `sales marketing engineering operations product products finance people hr human resources technology it
  information digital growth strategy design research development r&d science data security legal communications
  customer customers success staff business global international worldwide group region regional corporate
  company the board directors management innovation brand content community partnerships alliances commercial
  revenue risk compliance quality supply chain logistics manufacturing production procurement purchasing
  services service solutions software hardware applications apps platform platforms cloud infrastructure media
  consumer enterprise retail wholesale industrial payments lending banking properties property projects medical clinical scientific
  technical creative art public affairs relations investor talent culture training education programs projects
  emea apac dach latam nordics benelux europe european asia pacific africa america americas north south east
  west northern southern eastern western central latin middle uk us usa eu germany deutschland france spain
  italy portugal netherlands belgium austria switzerland schweiz sweden norway denmark finland poland czechia
  ireland britain england scotland wales canada mexico brazil argentina chile india china japan korea singapore
  australia zealand israel turkey dubai emirates california texas york london berlin munich paris madrid
  and or und et y of for & - vertrieb technik finanzen entwicklung personal einkauf produktion
  mba phd md cpa cfa jd msc bsc ba bs ms ma llm dr jr sr ii iii esq pe pmp rn dds interim acting emeritus retired
  she he they her him them he/him she/her they/them ret former since until`.split(/\s+/),
);

/** Parts the title from the organisation it names; a title that names none comes back as it was. */
export function splitOrganization(title: string): TitleParts {
  // a link right behind the preposition: "CEO of<a>Blue Harbor</a>"
  const text = foldSpace(title.slice(0, 300)).replace(/ (of|at|bei|chez)(?=\p{Lu}\p{Ll})/u, ' $1 ');
  return atOrganization(text) ?? ofOrganization(text) ?? afterComma(text) ?? { title: text };
}

/** Capitals, and the small words between them. */
const ORGANIZATION =
  '(?=[\\p{Lu}\\d])([^\\s,;|()]{1,40}(?: (?:(?:of|and|for|für|und|et|de|der|du|des|la|the|di|e|y) )?[\\p{Lu}\\d&][^\\s,;|()]{0,40}){0,6})(.{0,150})';
const AT = new RegExp(
  `^(.{2,100}?)(?:,? (?:at|bei|chez|presso|hos) |\\s*@\\s?)(?:the )?${ORGANIZATION}$`,
  'u',
);
const OF = new RegExp(
  `^(.{2,100}?) (?:(?:of|von|der|de|di|van|för|af|da|do|del|della) (?:the )?|(?:d|de l|dell)['’])${ORGANIZATION}$`,
  'u',
);

/** The same for places where people of other firms stand: there, what follows the last comma is the firm. */
export function splitForeignOrganization(title: string): TitleParts {
  const said = splitOrganization(title);
  const match =
    said.organization === undefined
      ? /^(.{2,120}),\s*(?=[\p{Lu}\d])([^,|()]{2,80})$/u.exec(said.title)
      : null;
  if (match === null || TITLE_AGAIN.test(match[2] ?? '')) return said;
  return parts(match[1] ?? '', match[2] ?? '') ?? said;
}

/** The same for those whom an article quotes: a second "of" names the firm too ("VP of Sales of Blue Harbor"). */
export function splitQuotedOrganization(title: string): TitleParts {
  const said = splitOrganization(title);
  const match = said.organization === undefined ? LAST_OF.exec(said.title) : null;
  const [, post = '', named = ''] = match ?? [];
  const isOfFirm = COMPLEMENT.test(post) && isTitleLike(post) && !TITLE_AGAIN.test(named);
  return (isOfFirm ? parts(post, named) : null) ?? splitForeignOrganization(title);
}

/** The last "of" with nothing but capitals behind it. */
const LAST_OF =
  /^(.{2,120}) (?:of|at|von|bei|der|de|chez|di|van|bij|för|af|hos|da|do|del|della) (?:the )?((?=[\p{Lu}\d])[^\s,;|()]{1,40}(?: [\p{Lu}\d&][^\s,;|()]{0,40}){0,5})$/u;

/** What the post is of, or a second post. */
const COMPLEMENT = /[,&/]|\s(?:of|for|and|für|und|de|des|du|di|del|van|voor|för|för|af)\s/u;

function atOrganization(text: string): TitleParts | null {
  const match = AT.exec(text);
  return match === null ? null : parts(match[1] ?? '', match[2] ?? '', match[3]);
}

function ofOrganization(text: string): TitleParts | null {
  const match = OF.exec(text);
  if (match === null || !WHOLE_COMPANY.test(match[1] ?? '')) return null;
  return parts(match[1] ?? '', match[2] ?? '', match[3]);
}

function afterComma(text: string): TitleParts | null {
  const match = /^(.{2,120}?)(?:\s*[,|(]\s*|\s+[-–—]\s+)(?=[\p{Lu}\d])([^,|()]{2,80})\)?$/u.exec(text);
  if (match === null || isBareForm(match[2] ?? '')) {
    const lawful = /^(.{2,100}?),\s*(?=[\p{Lu}\d])([^|()]{2,80})$/u.exec(text);
    return lawful !== null && LEGAL_FORM.test(lawful[2] ?? '')
      ? parts(lawful[1] ?? '', lawful[2] ?? '')
      : null;
  }
  const [, title = '', organization = ''] = match;
  if (LEGAL_FORM.test(organization) && organization.includes(' ')) return parts(title, organization);
  const isTitleToo = TITLE_AGAIN.test(organization) || isTitleLike(organization);
  return BARE_LEADER.test(title) && !isTitleToo ? parts(title, organization) : null;
}

/** "Inc." of "President, Blue Harbor, Inc.": the comma before it is the firm's own. */
function isBareForm(organization: string): boolean {
  return !organization.includes(' ') && LEGAL_FORM.test(organization);
}

/** "CEO, Founder": the second part is a title too. */
const TITLE_AGAIN =
  /\b(?:c[a-z]o|chief|founder|officer|president|director|manager|head|chair\w*|partner|owner|member|engineer|lead|advisor|developer|designer|architect|gründer\w*|geschäftsführer\w*|vorstand\w*|fondat\w+|directeur|directrice|fundador\w*)\b/iu;

/** What says that the post is over belongs to the title: then nothing is taken from it. */
const OVER =
  /(?:^|[\s(])(?:until|till|through|bis|jusqu|hasta|fino|tot|até|former|ex|retired|[–-] ?(?:19|20)\d\d)/i;

function parts(title: string, organization: string, rest = ''): TitleParts | null {
  if (OVER.test(rest)) return null;
  const again = /^(.+?) (and|und|et|y|&) (.+)$/u.exec(organization);
  const isTitleAgain = again !== null && TITLE_AGAIN.test(again[3] ?? '');
  const named = foldSpace(isTitleAgain ? (again[1] ?? '') : organization).replace(/[\s.,;:–-]+$/u, '');
  if (named === '' || named.length > ORGANIZATION_MAX_CHARS) return null;
  if (isDepartment(named) || /^(?:company|firm)(?= (?:and|und)(?:\s|$))/i.test(named)) return null;
  return {
    title: isTitleAgain ? `${title.trim()} ${again[2]} ${again[3]}` : title.trim(),
    organization: named,
  };
}

/** Whether all its words are those of departments, regions and degrees. */
export function isDepartment(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .every((word) => NO_ORGANIZATION.has(word));
}
