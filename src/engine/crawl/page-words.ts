// Owns the words by which links to people are known, in the languages of the companies asked. Rows only.
import type { Role } from '../role.ts';

/** Phrases have at most four words. */
export type Topic = { weight: number; words: readonly string[] };

/** Of link texts and paths; accents and case do not count. Weight: how likely the page names who leads the company. */
export const TOPICS: readonly Topic[] = [
  {
    weight: 10,
    words: words(`
  leadership | leadership team | our leaders | executive team | executives | executive leadership
  executive committee | management team | senior leadership | senior team | executive management
  geschäftsführung | geschaeftsfuehrung | geschäftsleitung | geschaeftsleitung
  unternehmensleitung | vorstand | führungsteam | fuehrungsteam | management board
  équipe dirigeante | direction générale | comité de direction | dirigeants | notre direction
  equipo directivo | comité de dirección | directivos | equipo de dirección | liderazgo
  dirigenza | il management | comitato direttivo | organi sociali | vertici | liderança
  diretoria | equipa de gestão | administração | equipe executiva | directie | directieteam
  leiderschap | managementteam | bestuur | ledning | företagsledning | koncernledning
  ledningsgrupp | ledelse | ledergruppe | direktion | konsernledelse | ledelsen | ledergruppen
  johto | johtoryhmä | yritysjohto | zarząd | kierownictwo | vedení | vedení společnosti
  vezetőség | conducere | yönetim | yönetim kurulu | руководство | керівництво | 役員 | 経営陣 | 役員紹介
  管理团队 | 领导团队 | 管理團隊 | 경영진
`),
  },
  {
    weight: 9,
    words: words(`
  team | our team | the team | meet the team | teams | management | founders | our founders
  partners | unser team | das team | équipe | notre équipe | l'équipe | equipo | nuestro equipo
  quiénes somos | squadra | il team | il nostro team | chi siamo | equipe | nossa equipe | equipa
  quem somos | ons team | het team | vårt team | vores team | vårt lag | tiimi | zespół
  nasz zespół | tým | náš tým | csapat | echipa | ekibimiz | команда | チーム | メンバー | 团队 | 團隊 | 팀 소개
`),
  },
  {
    weight: 8,
    words: words(`
  people | our people | who we are | staff | meet us | employees | mitarbeiter | menschen
  ansprechpartner | qui sommes nous | collaborateurs | personas | persone | pessoas | medewerkers
  mensen | wie zijn wij | medarbetare | medarbejdere | ansatte | henkilöstö | ihmiset | pracownicy
  lidé | lide | kdo jsme | who is behind | the people behind | our folks | folks | crew | our crew
  das sind wir | wer wir sind | hommes et les femmes | hommes et femmes | visages
`),
  },
  {
    weight: 7,
    words: words(`
  about | about us | our company | our story | über uns | ueber uns | wir über uns | wir
  à propos | apropos | notre histoire | sobre nosotros | nosotros | acerca de | sobre | sobre nós
  nous connaître | le cabinet | the firm | our firm | a empresa | over ons | om oss | om os | meistä | tietoa meistä | o nas | o firmie | o nás
  o společnosti | rólunk | despre noi | hakkımızda | о нас | о компании | про нас | 会社概要 | 企業情報
  关于我们 | 關於我們 | 회사소개
`),
  },
  {
    weight: 6,
    words: words(`
  company | corporate | imprint | impressum | legal notice | governance | corporate governance
  board | board of directors | unternehmen | firma | mentions légales | entreprise | société
  gouvernance | aviso legal | empresa | gobierno corporativo | azienda | società | note legali
  governança | bedrijf | colofon | företaget | virksomheden | selskapet | yritys | spółka
  nota prawna | společnost | organisation
`),
  },
  {
    weight: 5,
    words: words(`
  contact | contact us | contacts | kontakt | kontaktieren | contactez nous | nous contacter
  contacto | contatti | contatto | contato | contacto | contactos | contacten | kontakta oss
  kontakt os | yhteystiedot | ota yhteyttä | kontakty | kapcsolat | iletişim | контакты | お問い合わせ
  联系我们
`),
  },
  {
    weight: 4,
    words: words(`
  press | newsroom | news | media | press releases | investors | investor relations | presse
  aktuelles | pressemitteilungen | actualités | communiqués | prensa | noticias | stampa | notizie
  imprensa | notícias | pers | nieuws | pressrum | nyheter | nyheder | uutiset | prasa
  aktualności | aktuality | tisk | history | advisors
`),
  },
];

/** Words that make a page about the holder of the role: a profile, a portrait, the news of an appointment. */
export const ROLE_WORDS: Readonly<Record<Role, readonly string[]>> = {
  CEO: [
    'ceo',
    'chief executive',
    'chief executive officer',
    'vorstandsvorsitzender',
    'geschäftsführer',
    'pdg',
  ],
  CTO: ['cto', 'chief technology officer', 'chief technical officer'],
  COO: ['coo', 'chief operating officer'],
  CFO: ['cfo', 'chief financial officer', 'finanzvorstand'],
  CMO: ['cmo', 'chief marketing officer'],
  CIO: ['cio', 'chief information officer'],
  CPO: ['cpo', 'chief product officer'],
  CoS: ['chief of staff'],
  Founder: [
    'founder',
    'founders',
    'founded',
    'gründer',
    'gruender',
    'fondateur',
    'fundador',
    'fondatore',
    'our story',
  ],
  'Co-Founder': [
    'co founder',
    'cofounder',
    'founders',
    'founder',
    'gründer',
    'gruender',
    'cofondateur',
    'our story',
  ],
  President: ['president', 'präsident', 'président', 'presidente'],
  'Managing Director': [
    'managing director',
    'geschäftsführer',
    'geschäftsführung',
    'geschaeftsfuehrer',
    'directeur',
  ],
  'VP of Sales': ['vp sales', 'vp of sales', 'head of sales', 'sales leadership', 'vertrieb'],
  'VP of Engineering': ['vp engineering', 'vp of engineering', 'head of engineering'],
  'VP of Marketing': ['vp marketing', 'vp of marketing', 'head of marketing'],
  SVP: ['svp', 'senior vice president'],
  EVP: ['evp', 'executive vice president'],
};

/** Of news: somebody takes office. */
export const APPOINTMENT_WORDS: readonly string[] = words(`
  appoints | appointed | appointment | names | joins | promotes | promoted | welcomes | new ceo
  ernennt | beruft | nomme | nomination | nombra | nombramiento | nomina | nomeia | benoemt
  utser | udnævner
`);

/** Of paths and hosts: pages without people, or with other people. */
export const ELSEWHERE_WORDS: readonly string[] = words(`
  blog | blogs | careers | career | jobs | job | karriere | carrieres | empleo | vacatures
  stellen | vacancies | shop | store | cart | basket | warenkorb | checkout | product | products
  produkte | produits | productos | solutions | services | pricing | login | signin | sign in
  logout | register | signup | account | my account | wp admin | wp login | wp json | wp content
  feed | tag | tags | category | categories | archive | archives | calendar | event | events
  veranstaltungen | webinar | webinars | docs | documentation | help | support | faq | forum
  community | download | downloads | privacy | datenschutz | terms | agb | cookie | cookies
  search | print | share | gallery | portfolio | case studies | customers | references
  testimonials | reviews | status | app | api | cdn | newsletter
`);

/** Of link texts that speak of a team and mean a job, or a game. */
export const RECRUITING_WORDS: readonly string[] = words(`
  join our team | join the team | join us | work with us | open positions | we are hiring | team building
  werde teil | komm ins team | rejoignez nous | trabaja con nosotros | lavora con noi | trabalhe conosco
  werken bij
`);

/** Entries between bars or on lines of their own. */
function words(text: string): string[] {
  return text
    .trim()
    .split(/\s*[|\n]\s*/)
    .filter((word) => word !== '');
}
