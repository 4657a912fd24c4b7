// Words that change a post: former, deputy, interim, regional; whole-company words; small words. Folded.
import type { Qualifier } from '../title.ts';

export const QUALIFIER_ROWS: readonly (readonly [qualifier: Qualifier, phrases: string])[] = [
  [
    'former',
    `former | formerly | ex | past | previous | previously | retired | emeritus | emerita | emeriti | late | until | outgoing former |
    erstwhile | onetime | was | bis | ehemaliger | ehemalige | ehemals | fruherer | fruhere | ehem | ehrenvorsitzender |
    a d | ausser dienst | ancien | ancienne | anciennement | jusqu en | jusqu a | honoraire | antiguo | antigua | anterior | exdirector |
    hasta | gia | precedente | fino al | anterior | antigo | antiga | ate | voormalig | voormalige | oud | gewezen | tot |
    tidigare | fore detta | fd | tidligere | forhenv | forhenvaerende | entinen | byly | byvaly | byvala | drivejsi |
    dawny | byla | poprzedni | do roku`,
  ],
  [
    'designate',
    `designate | designated | in waiting | elect | incoming | designiert | designierter | designierte | designe | designee | electo | entrante | designato |
    eleito | aankomend | tilltradande | patroppende | tiltraedende | tuleva | nastupujici | future | aspiring`,
  ],
  [
    'deputy',
    `deputy | vice | v ce | wice | stellvertretender | stellvertretende | stellvertreter | stellvertreterin | stellv | stv | vize |
    adjoint | adjointe | delegue adjoint | directeur general delegue | directrice generale deleguee |
    directeur general adjoint | directrice generale adjointe | dga adjoint | adjunto | adjunta | subdirector | subdirectora |
    vicedirettore | vicedirettrice | vicedirector | vicedirecteur | viceceo | adjunct | plaatsvervangend | plv | onderdirecteur |
    stallforetradande | vicevd | vice vd | stf | vicedirektor | visedirektor | souschef | nestleder | visadm | vara |
    varatoimitusjohtaja | zastepca | zastepczyni | wicedyrektor | zastupce | zastupkyne | namestek | junior | jr | sub |
    associate director of | condirettore | co direttore vicario | vicario | under`,
  ],
  [
    'honorary',
    'honorary | ehrenprasident | ehrenprasidentin | president d honneur | presidente honorario | presidente onorario | ehren | honorario | onorario',
  ],
  [
    'interim',
    `interim | acting | interims | ad interim | temporary | kommissarisch | kommissarischer | kommissarische | ubergangs |
    interimistisch | interimistischer | par interim | interimaire | provisional | interino | interina | en funciones |
    encargado interino | facente funzione | facente funzioni | waarnemend | wnd | tf | tillforordnad | t f |
    tillforordnad | fungerende | konstituert | konst | konstitueret | vikar | vikarierande | vt | virkaatekeva | pelniacy obowiazki | pelniaca obowiazki |
    pelniacy obowiazki prezesa | povereny | poverena | zastupujici | outgoing`,
  ],
  [
    'regional',
    'regional | area | regionaler | regionale | district | territory | zonal | local | divisional',
  ],
  ['fractional', 'fractional | virtual | part time | outsourced | as a service'],
  ['joint', 'co | joint | shared'],
];

/** Words by which a post is expressly the whole company's. */
export const WHOLE_WORDS = `group | global | worldwide | corporate | company | companywide | company wide | enterprise wide | international |
  gruppe | konzern | gesamt | unternehmen | firma | alleiniger | alleinige | groupe | grupo | gruppo | groep | koncernen | konsern | konserni |
  grupy | skupiny | mondial | mondiale | globale | globaler | overall | world wide | spolki | spolka | spolecnosti | societe | sociedad |
  empresa | azienda | societa | yrityksen | zarzadu | firmy | inc | ltd | limited | llc | gmbh | ag | plc | corp | corporation |
  sa | sas | sarl | srl | spa | bv | nv | ab | as | aps | oy | oyj | kg | se | ug | mbh | co kg | bvba | sl | lda | doo | sro | zoo | sp`;

/** Places that narrow a post; of several words where one would be ambiguous. */
export const PLACE_WORDS = `emea | apac | amer | americas | america | latam | dach | anz | cee | mena | gcc | nordics | nordic | benelux |
  iberia | zona norte | zona sur | zona centro | norte | sur | oeste | nord | sud | sued | ost | nordost | nordwest | sudost | sudwest |
  grand est | grand ouest | ile de france | nord est | nord ouest | sud est | sud ouest | centro norte | europe | asia | africa | oceania | pacific | asia pacific | middle east | north america | south america | latin america | central europe |
  eastern europe | western europe | southeast asia | east | west | north | south | eu | uk | usa | us | u s | uki | uae |
  united states | united kingdom | great britain | england | scotland | wales | ireland | northern ireland | germany | france |
  spain | italy | portugal | netherlands | belgium | luxembourg | switzerland | austria | sweden | norway | denmark |
  finland | iceland | poland | czech republic | czechia | slovakia | hungary | romania | bulgaria | greece | turkey |
  ukraine | croatia | serbia | slovenia | estonia | latvia | lithuania | baltics | balkans | russia | canada | mexico | brazil |
  argentina | chile | colombia | peru | china | japan | korea | south korea | india | singapore | hong kong | taiwan |
  indonesia | malaysia | thailand | vietnam | philippines | australia | new zealand | israel | egypt | saudi arabia | dubai |
  qatar | south africa | nigeria | kenya | morocco | deutschland | osterreich | schweiz | frankreich | italien |
  spanien | europa | asien | suddeutschland | norddeutschland | suisse | allemagne | belgique | espagne | italie |
  royaume uni | espana | alemania | francia | italia | mexico | brasil | inglaterra | germania | spagna | svizzera |
  alemanha | franca | duitsland | nederland | belgie | frankrijk | sverige | norge | danmark | tyskland | norden | suomi |
  ruotsi | saksa | polska | niemcy | polsce | cesko | slovensko | nemecko | vlaanderen | wallonie | bayern | bavaria | london | paris |
  berlin | munich | munchen | hamburg | wien | vienna | zurich | amsterdam | stockholm | oslo | copenhagen | kobenhavn |
  helsinki | warsaw | prague | madrid | barcelona | milan | lisbon | dublin | new york | california | texas | boston |
  chicago | san francisco | los angeles | toronto | sydney | melbourne | tokyo | shanghai | mumbai | bangalore`;

/** Parts of a company. */
export const PART_WORDS = `division | divisions | business unit | unit | segment | subsidiary | branch | region | team | consumer | enterprise |
  smb | mid market | midmarket | commercial banking | retail | wholesale | platform | infrastructure | cloud | mobile | web |
  frontend | backend | devops | hardware | firmware | embedded | ai | machine learning | applications | systems |
  inside | direct | indirect | partner sales | key account | key accounts | strategic accounts | strategic |
  public sector | healthcare | automotive | energy | industrial | insurance | banking | payments | media | games | gaming |
  digital business | field | demand generation | performance | online | offline | b2b | b2c | export | inland |
  domestic | national | aussendienst | innendienst | sparte | bereich | standort | niederlassung | filiale | division business |
  test | quality software | site | plant | werk | werks | operations region | labs | studio | studios | ventures | consumer products`;

/** Small words between a post and its field. */
export const LINK_WORDS = `of | for | the | department | dept | abteilung | departement | departamento | dipartimento | afdeling | avdelning |
  avdeling | osasto | dzialu | departamentu | oddeleni | oddelenia | useku | in | de | del | dell | degli | nell | nella | nel | della | dello | dei | delle | des | du | d | da | do | das | dos | di | la | le | les | l |
  el | los | las | lo | il | gli | der | die | das | dem | den | fur | im | von | vom | van | het | ter | voor | for | av | af | pa | till | til | ds |
  s | m | w | f | pro | pour | para | per | em | no | na | os | o | as well as | sowie | our | this | deren | zum | zur | al | alla | aux | au | all | responsible | dla | ve | spraw`;

/** Words that add nothing to what is held. */
export const FLUFF_WORDS = `senior | sr | founding | solo | sole | original | since | seit | depuis | desde | dal | sinds | sedan | siden | od | from | currently | current | now | present | today | still | also | both |
  mr | mrs | ms | dr | prof | herr | frau | visionary | proud | new | newly | appointed | serving | full time |
  dipl | ing | diplom kaufmann | diplom kauffrau | diplom ingenieur | diplom betriebswirt | diplom | msc | bsc | m sc | b sc | llm | mba | esq | cpa | cfa | hab | phd | duly | alleinvertretungsberechtigter | alleinvertretungsberechtigte | vertretungsberechtigter | vertretungsberechtigte |
  einzelvertretungsberechtigter | actuel | actuelle | actual | attuale | atual | huidig | huidige | nuvarande | nuvaerende | navaerende | nykyinen | obecny | soucasny`;

/** Before an organisation's name. */
export const AT_WORDS = `at | @ | bei | beim | chez | presso | hos | w firmie | ve firme | ve spolecnosti`;

/** Words that join two posts or two fields of one post. */
export const AND_WORDS: ReadonlySet<string> = new Set('& + and und et y e og och ja en i a'.split(' '));

/** The same, as printed, where the word is another one's in capitals or without its marks: "IR", "UN", "Dan", "SI". */
export const AND_AS_WRITTEN: ReadonlySet<string> = new Set(
  'és És ÉS ve Ve VE și Și ȘI şi Şi και Και ΚΑΙ та ТА un ir và Và kiêm Kiêm dan sekä samt oraz'.split(' '),
);
