// Owns the words that make a link to people better or worse than its topic: roles, appointments, other business. Rows only.
import type { Role } from '../role.ts';
import { rows } from './topic-words.ts';

/** Words that make a page about the holder of the role: a profile, a portrait, the news of an appointment. */
export const ROLE_WORDS: Readonly<Record<Role, readonly string[]>> = {
  CEO: rows(`
  ceo | chief executive | chief executive officer | vorstandsvorsitzender | vorstandsvorsitzende | geschäftsführer
  geschäftsführerin | pdg | directeur général | directrice générale | président directeur général | consejero delegado
  director general | directora general | amministratore delegato | diretor executivo | diretor presidente
  algemeen directeur | verkställande direktör | vd ord | administrerende direktør | daglig leder | toimitusjohtaja
  prezes | prezes zarządu | generální ředitel | generálny riaditeľ | vezérigazgató | director executiv | genel müdür
  generalni direktor | генеральный директор | генеральний директор | διευθύνων σύμβουλος | 社長 | 代表取締役 | 总经理
  首席执行官 | 執行長 | 대표이사
`),
  CTO: rows(`
  cto | chief technology officer | chief technical officer | technischer leiter | directeur technique
  director técnico | direttore tecnico | diretor técnico | technisch directeur | teknisk direktör | teknisk direktør
  teknologijohtaja | technický ředitel | dyrektor techniczny
`),
  COO: rows(`
  coo | chief operating officer | chief operations officer | directeur des opérations | director de operaciones
  direttore operativo | diretor de operações | operationeel directeur | dyrektor operacyjny
`),
  CFO: rows(`
  cfo | chief financial officer | chief finance officer | finanzvorstand | directeur financier | director financiero
  direttore finanziario | diretor financeiro | financieel directeur | finansdirektör | økonomidirektør | talousjohtaja
  dyrektor finansowy | finanční ředitel
`),
  CMO: [
    'cmo',
    'chief marketing officer',
    'directeur marketing',
    'director de marketing',
    'direttore marketing',
  ],
  CIO: ['cio', 'chief information officer'],
  CPO: ['cpo', 'chief product officer'],
  CoS: ['chief of staff'],
  Founder: rows(`
  founder | founders | founded | gründer | gruender | gründerin | gründung | fondateur | fondatrice | fundador | fundadora
  fondatore | fundadores | fondatori | oprichter | grundare | gründerteam | założyciel | zakladatel | zakladateľ | alapító
  fondator | kurucu | основатель | засновник | our story | unsere geschichte | notre histoire | nuestra historia
  la nostra storia | nossa história | ons verhaal | vår historia | vores historie | nasza historia | náš příběh
  hikayemiz | 创始人 | 創業者 | 創業ストーリー | 창업자
`),
  'Co-Founder': rows(`
  co founder | co founders | cofounder | cofounders | founders | founder | gründer | gruender | mitgründer | gründerin
  gründerteam | cofondateur | cofondatrice | fondateurs | cofundador | cofundadora | fundadores | cofondatore | fondatori
  medeoprichter | oprichters | grundare | medgrundare | współzałożyciel | spoluzakladatel | spoluzakladateľ | társalapító
  cofondator | kurucu ortak | сооснователь | співзасновник | our story | unsere geschichte | notre histoire
  nuestra historia | la nostra storia | nossa história | ons verhaal | vår historia | vores historie | nasza historia
  náš příběh | hikayemiz | 联合创始人 | 共同創業者
`),
  President: rows(`
  president | präsident | präsidentin | président | présidente | presidente | presidenta | prezes | elnök | başkan
  президент | 社長 | 总裁 | 회장
`),
  'Managing Director': rows(`
  managing director | geschäftsführer | geschäftsführerin | geschäftsführung | geschaeftsfuehrer | geschaeftsfuehrung
  directeur | directrice | directeur général | gérant | gerente | director gerente | amministratore unico
  algemeen directeur | directie | daglig leder | toimitusjohtaja | jednatel | konateľ | ügyvezető | genel müdür | direktor
`),
  'VP of Sales': rows(`
  vp sales | vp of sales | head of sales | sales leadership | vertrieb | vertriebsleiter | vertriebsleitung
  directeur commercial | director comercial | direttore commerciale | diretor comercial
`),
  'VP of Engineering': ['vp engineering', 'vp of engineering', 'head of engineering'],
  'VP of Marketing': ['vp marketing', 'vp of marketing', 'head of marketing', 'marketingleiter'],
  SVP: ['svp', 'senior vice president'],
  EVP: ['evp', 'executive vice president'],
};

/** Of news: somebody takes office. */
export const APPOINTMENT_WORDS: readonly string[] = rows(`
  appoints | appointed | appointment | appointments | names | joins | promotes | promoted | welcomes | new ceo
  ernennt | beruft | verstärkt | neuer | neue | übernimmt | nomme | nomination | rejoint | nouveau | nouvelle
  nombra | nombramiento | nuevo | nueva | nomina | nuovo | nuova | nomeia | novo | nova | benoemt | nieuwe | utser | tillträder | ny | nye
  utnevner | ansetter | udnævner | tiltræder | nimitti | nimitetty | uusi | powołuje | nowy | nowa | jmenuje | nový | kinevez
  numește | atadı | назначен | назначила | призначено
`);

/** Of paths and hosts: pages without people, or with other people. */
export const ELSEWHERE_WORDS: readonly string[] = rows(`
  careers | career | jobs | job | vacancies | shop | store | cart | basket | checkout | product | products | solutions
  services | pricing | login | signin | sign in | logout | register | signup | account | my account | wp admin | wp login
  wp json | wp content | wp includes | feed | tag | tags | category | categories | archive | archives | calendar | event
  events | webinar | webinars | docs | documentation | help | support | faq | forum | community | download | downloads
  privacy | terms | cookie | cookies | search | print | share | gallery | portfolio | case studies | customers | references
  testimonials | reviews | status | app | admin | dashboard | settings | billing | auth | invite | api | cdn | newsletter | graphql | static | assets | next static
  karriere | stellen | stellenangebote | jobbörse | ausbildung | warenkorb | produkte | leistungen | dienstleistungen
  veranstaltungen | datenschutz | datenschutzerklärung | agb | referenzen | kunden | lösungen | anmelden
  carrieres | recrutement | emploi | offres d emploi | produits | prestations | boutique | panier | confidentialité
  politique de confidentialité | réalisations | cgv | cgu
  empleo | trabajo | productos | servicios | soluciones | tienda | carrito | privacidad | clientes
  carriera | offerte di lavoro | prodotti | servizi | soluzioni | negozio | carrello | informativa privacy | clienti
  carreiras | vagas | produtos | serviços | soluções | loja | carrinho | privacidade
  vacatures | werken bij | producten | diensten | oplossingen | winkel | winkelwagen | privacyverklaring
  karriär | lediga tjänster | jobba hos oss | produkter | tjänster | butik | integritetspolicy
  stillinger | ledige stillinger | tjenester | personvern | ydelser | job og karriere | privatlivspolitik
  ura | avoimet työpaikat | tuotteet | palvelut | verkkokauppa | tietosuoja
  kariera | praca | oferty pracy | produkty | usługi | sklep | koszyk | polityka prywatności
  kariéra | volná místa | služby | obchod | košík | ochrana osobních údajů | karijera | proizvodi | usluge | trgovina
  karrier | állások | termékek | szolgáltatások | adatvédelem | cariere | produse | servicii | confidențialitate
  kariyer | ürünler | hizmetler | çözümler | gizlilik | σταδιοδρομία | προϊόντα | υπηρεσίες | απόρρητο
  вакансии | карьера | продукция | товары | услуги | каталог | магазин | конфиденциальность | вакансії | послуги
  продукти | 採用 | 採用情報 | 製品 | サービス | ブログ | プライバシーポリシー | 招聘 | 招贤纳士 | 产品 | 产品中心 | 服务
  채용 | 제품 | 서비스 | 개인정보처리방침
`);

/** Where many pages lie that are about something else each; the last are seldom the company's own news. */
export const NEWS_WORDS: readonly string[] = rows(`
  news | newsroom | press | press releases | media | media center | presse | pressemitteilungen | aktuelles | neuigkeiten
  actualités | actualites | communiqués | prensa | noticias | actualidad | stampa | notizie | comunicati | novità
  imprensa | notícias | novidades | pers | nieuws | actueel | persberichten | pressrum | nyheter | aktuellt | nyheder
  aktuelt | uutiset | ajankohtaista | tiedotteet | prasa | aktualności | aktuality | tisk | novinky | novice | novosti
  vijesti | vesti | hírek | sajtó | știri | noutăți | basın | haberler | νέα | новости | новини | uudised | ziņas
  jaunumi | naujienos | fréttir | ニュース | プレスリリース | お知らせ | 新闻 | 뉴스 | announcements
`);
export const STORY_WORDS: readonly string[] = rows(`
  blog | blogs | insights | stories | magazine | magazin | journal | articles | article | posts | updates | story
  ratgeber | artikel | blogg | histoires | historias | storie
`);

/** In German law a page of its own, which names who represents the company. */
export const IMPRESSUM_WORDS: readonly string[] = rows('impressum | imprint | anbieterkennzeichnung');

/** Of pages that say who answers for a site, as the laws of many countries ask. */
export const LEGAL_WORDS: readonly string[] = rows(`
  imprint | impressum | legal notice | legal information | company details | anbieterkennzeichnung | mentions légales
  informations légales | aviso legal | información legal | datos legales | note legali | informazioni legali | dati societari
  informações legais | informação legal | colofon | bedrijfsgegevens | selskapsinformasjon | nota prawna | dane rejestrowe
  dane firmy | impresszum | cégadatok | date de identificare | künye | yasal bilgiler | şirket bilgileri | реквизиты
  реквізити | 特定商取引法
`);

/** Of a company's own pages: they tell of it, and of nobody. */
export const DULL_WORDS: readonly string[] = rows(`
  values | our values | mission | vision | awards | certificates | certifications | quality | sustainability | csr | esg
  responsibility | locations | offices | philosophy | facts | facts and figures | memberships | culture | diversity
  compliance | suppliers | technology | standorte | werte | nachhaltigkeit | qualität | zertifikate | philosophie
  leitbild | valeurs | engagements | implantations | qualité | rse | valores | misión | calidad | sostenibilidad | valori
  qualità | sostenibilità | sedi | qualidade | sustentabilidade | missão | waarden | duurzaamheid | kwaliteit | locaties
  hållbarhet | värderingar | kvalitet | bærekraft | verdier | bæredygtighed | værdier | vastuullisuus | arvot | wartości
  jakość | hodnoty | kvalita | értékek | minőség | valori | calitate | değerler | sürdürülebilirlik | качество | ценности
  история | strategy | 企業理念 | 沿革 | アクセス | 企业文化 | 发展历程 | 연혁 | 비전
`);

/** Of link texts that speak of a team and mean a job, or a game. */
export const RECRUITING_WORDS: readonly string[] = rows(`
  join our team | join the team | join us | work with us | work for us | open positions | we are hiring | team building
  teambuilding | become part of | life at | werde teil | komm ins team | arbeiten bei | bewerben | rejoignez nous
  rejoindre l'équipe | trabaja con nosotros | únete | lavora con noi | trabalhe conosco | werken bij | kom bij ons
  jobba hos oss | bli en av oss | jobb hos oss | bliv en del | dołącz do nas | pracuj z nami | přidej se | pridaj sa
  csatlakozz | alătură te | bize katılın | 加入我们 | 加入我們
`);

/** "Risk management", "thought leadership": trades, not who leads. Words before, and words after. */
export const TRADES_BEFORE: ReadonlySet<string> = new Set(
  rows(`
  thought | product | risk | asset | assets | project | projects | waste | wealth | property | facility | facilities
  fleet | data | quality | change | water | energy | content | document | case | event | events | investment | fund | portfolio
  chain | performance | time | order | inventory | device | devices | identity | access | relationship | lead | talent | crisis
  traffic | knowledge | process | contract | supplier | vendor | expense | cash | treasury | claims | incident | network
  cloud | store | revenue | service | services | stock | warehouse | pain | disease | care | patient | estate | cost | supply
  campaign | lifecycle | configuration | environmental | safety | health | forest | land | power | interim | learning
`),
);
export const TRADES_AFTER: ReadonlySet<string> = new Set(
  rows(`
  system | systems | software | platform | solution | solutions | training | consulting | coaching | program | programme
  programs | development | course | courses | service | services | tool | tools | accounting | console | consultancy | advice
  seminar | seminars | academy | skills | workshop | workshops | beratung
`),
);
