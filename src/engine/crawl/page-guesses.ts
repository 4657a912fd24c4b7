// Owns the paths that are tried where a site's links lead nowhere. Rows only.

/** Any site, best first. */
const EVERYWHERE: readonly string[] = paths(`
  /team | /about | /about-us | /leadership | /company | /our-team | /management | /people
  /contact | /imprint | /impressum | /news
`);

/** By language of the site, before the ones that stand everywhere. */
const BY_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  de: ['/ueber-uns', '/unternehmen', '/impressum', '/kontakt'],
  fr: ['/equipe', '/a-propos', '/qui-sommes-nous', '/mentions-legales'],
  es: ['/equipo', '/quienes-somos', '/nosotros', '/contacto'],
  it: ['/chi-siamo', '/azienda', '/contatti'],
  pt: ['/equipe', '/quem-somos', '/sobre', '/contato'],
  nl: ['/over-ons', '/ons-team', '/contact'],
  sv: ['/om-oss', '/kontakt'],
  da: ['/om-os', '/kontakt'],
  no: ['/om-oss', '/kontakt'],
  fi: ['/yritys', '/yhteystiedot'],
  pl: ['/o-nas', '/zespol', '/zarzad', '/kontakt'],
  cs: ['/o-nas', '/tym', '/kontakt'],
  sk: ['/o-nas', '/tim', '/kontakt'],
  sl: ['/o-nas', '/ekipa', '/kontakt'],
  hr: ['/o-nama', '/tim', '/kontakt'],
  hu: ['/rolunk', '/csapatunk', '/kapcsolat'],
  ro: ['/despre-noi', '/echipa', '/contact'],
  tr: ['/hakkimizda', '/ekibimiz', '/kurumsal', '/iletisim'],
  el: ['/etairia', '/epikoinonia'],
  ru: ['/o-kompanii', '/about', '/komanda', '/kontakty'],
  uk: ['/pro-nas', '/komanda', '/kontakty'],
  ja: ['/company', '/company/officer', '/about', '/company/message'],
  zh: ['/about', '/about-us', '/team', '/about.html'],
  ko: ['/company', '/about', '/ceo', '/company/greeting'],
};

/** Where it is not the label itself, as in "de". */
const LANGUAGE_OF_TOP_LABEL: Readonly<Record<string, string>> = {
  at: 'de',
  ch: 'de',
  mx: 'es',
  br: 'pt',
  se: 'sv',
  dk: 'da',
  cz: 'cs',
  rs: 'hr',
  ba: 'hr',
  si: 'sl',
  gr: 'el',
  ua: 'uk',
  by: 'ru',
  jp: 'ja',
  cn: 'zh',
  tw: 'zh',
  kr: 'ko',
};

/** Paths worth a try, best first. `language` is the home page's ("de", "de-AT"), '' where unknown. */
export function guessPaths(language: string, domain: string): string[] {
  const topLabel = domain.slice(domain.lastIndexOf('.') + 1);
  const code =
    language === ''
      ? (LANGUAGE_OF_TOP_LABEL[topLabel] ?? topLabel)
      : language.slice(0, 2).replace(/^n[bn]$/, 'no');
  const [team = '/team', ...rest] = EVERYWHERE;
  return [...new Set([team, ...(BY_LANGUAGE[code ?? ''] ?? []), ...rest])];
}

/** Entries between bars or on lines of their own. */
function paths(text: string): string[] {
  return text
    .trim()
    .split(/\s*[|\n]\s*/)
    .filter((path) => path !== '');
}
