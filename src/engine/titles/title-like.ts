// Whether a short text reads as a job title; used to find people on pages. It judges no role.

const TITLE_MAX_CHARS = 120;
const TITLE_MAX_WORDS = 16;

/** Words of which one makes a short text a title; folded to ASCII, lower case. */
const TITLE_WORDS: ReadonlySet<string> = new Set(
  `ceo cto coo cfo cmo cio cpo cro cso chro cdo ciso cco vp svp evp avp md gm cofounder founder founders
  president vicepresident chairman chairwoman chair chairperson director manager head lead officer owner
  partner principal engineer developer designer architect analyst consultant assistant associate specialist
  coordinator administrator accountant advisor adviser secretary scientist researcher editor producer
  recruiter representative executive counsel attorney lawyer treasurer controller strategist marketer
  technician supervisor intern trustee professor programmer copywriter photographer
  geschaftsfuhrer geschaftsfuhrerin geschaftsfuhrender geschaftsleiter geschaftsleiterin vorstand
  vorstandsvorsitzender vorstandsvorsitzende vorsitzender vorsitzende leiter leiterin leitung inhaber
  inhaberin grunder grunderin mitgrunder mitgrunderin gesellschafter prokurist prokuristin entwickler
  entwicklerin assistentin assistenz berater beraterin prasident prasidentin aufsichtsrat sachbearbeiter
  vertriebsleiter vertriebsleiterin marketingleiter marketingleiterin entwicklungsleiter direktor direktorin
  directeur directrice fondateur fondatrice cofondateur cofondatrice pdg dg daf dsi gerant gerante responsable
  chef ingenieur developpeur associe associee presidente
  directora fundador fundadora cofundador cofundadora consejero consejera gerente jefe jefa socio socia
  ingeniero ingeniera desarrollador
  direttore direttrice fondatore cofondatore cofondatrice amministratore amministratrice presidente titolare
  responsabile ingegnere diretor diretora cofundadora socio administrador engenheiro engenheira
  algemeen oprichter medeoprichter bestuurder eigenaar hoofd ontwikkelaar medewerker adviseur
  vd grundare medgrundare ordforande agare ansvarig utvecklare saljare
  direktorer stifter medstifter leder daglig grundlaegger medgrundlaegger grunnlegger griinder styreleder
  udvikler utvikler radgiver konsulent salgssjef salgschef
  toimitusjohtaja johtaja paallikko perustaja perustajajasen osakas asiantuntija kehittaja myyntijohtaja
  prezes dyrektor zalozyciel wspolzalozyciel kierownik wlasciciel wiceprezes specjalista czlonek
  reditel reditelka jednatel jednatelka zakladatel zakladatelka spoluzakladatel vedouci majitel predseda`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/**
 * Whether the text, a line or a label of a page, is a job title in one of de fr es it pt nl sv da no fi pl cs en.
 * Longer than 120 characters is never one.
 */
export function isTitleLike(text: string): boolean {
  if (text.length > TITLE_MAX_CHARS * 2) return false;
  const line = text.trim();
  if (line.length < 2 || line.length > TITLE_MAX_CHARS || /[@<>{}!?]|https?:/.test(line)) return false;
  const words = titleWords(line);
  if (words.length > TITLE_MAX_WORDS) return false;
  return words.some((word) => TITLE_WORDS.has(word));
}

function titleWords(line: string): string[] {
  return line
    .toLowerCase()
    .replace(/[łøæßđ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

const WHOLE_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', æ: 'ae', ß: 'ss', đ: 'd' };
