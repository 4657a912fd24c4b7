// Whole titles that carry level and function in one phrase. Folded; `|` between phrases; one row a meaning.
import type { PostRow } from './language.ts';

/** Every language's own words for a post; where the words mean two posts, both. */
export const POST_ROWS: readonly PostRow[] = [
  [
    [['chief', 'executive']],
    `ceo | chief executive officer | chief executive | chief exec officer | chief exec |
    vorstandsvorsitzender | vorstandsvorsitzende | vorsitzender des vorstands | vorsitzende des vorstands |
    vorsitzender des vorstandes | vorsitzende des vorstandes | vorstandschef | vorstandschefin | vorstandssprecher |
    vorstandssprecherin | sprecher des vorstands | sprecherin des vorstands | vorsitzender der geschaftsfuhrung |
    vorsitzende der geschaftsfuhrung | vorsitzender geschaftsfuhrer | sprecher der geschaftsfuhrung |
    sprecherin der geschaftsfuhrung | vorsitzender der geschaftsleitung | vorsitzende der geschaftsleitung |
    geschaftsfuhrungsvorsitzender | konzernchef | konzernchefin |
    chef de la direction | cheffe de la direction | president du directoire | presidente du directoire |
    consejero delegado | consejera delegada | director ejecutivo | directora ejecutiva |
    amministratore delegato | amministratrice delegata | consigliere delegato | consigliera delegata |
    conseller delegat | consellera delegada |
    diretor presidente | diretora presidente | presidente executivo | presidente executiva | presidente ejecutivo | presidenta ejecutiva | administrador delegado |
    administradora delegada | presidente da comissao executiva |
    voorzitter raad van bestuur | voorzitter van de raad van bestuur | bestuursvoorzitter | gedelegeerd bestuurder |
    afgevaardigd bestuurder | koncernchef | koncernchefen | konsernsjef |
    konsernijohtaja | paajohtaja | predseda predstavenstva | predsedkyne predstavenstva |
    prezes zarzadu | prezeska zarzadu | prezesa zarzadu | dyrektor naczelny | vykonny reditel | vykonna reditelka`,
  ],
  [
    [
      ['chief', 'executive'],
      ['managing-director', null],
    ],
    `verkstallande direktor | vd | administrerende direktor | adm direktor | adm dir | admdir | admdirektor |
    administrerende dir | administrerende | toimitusjohtaja | generalni reditel | generalni reditelka |
    directeur general | directrice generale | directeur generale`,
  ],
  [
    [
      ['chief', 'executive'],
      ['president', null],
    ],
    `pdg | president directeur general | presidente directrice generale | presidente directeur general`,
  ],
  [
    [['managing-director', null]],
    `managing director | md | managingdirector | geschaftsfuhrer | geschaftsfuhrerin | geschaftsfuhrender gesellschafter |
    geschaftsfuhrende gesellschafterin | gesellschafter geschaftsfuhrer | gesellschaftergeschaftsfuhrer | gf |
    geschaftsfuhrender direktor | geschaftsfuhrende direktorin | geschaftsleiter | geschaftsleiterin |
    alleingeschaftsfuhrer | alleingeschaftsfuhrerin | hauptgeschaftsfuhrer | hauptgeschaftsfuhrerin |
    mitgeschaftsfuhrer | mitgeschaftsfuhrerin | geschaftsfuhrender inhaber | geschaftsfuhrung | geschaftsleitung |
    gerant | gerante | gerant associe | gerante associee | cogerant | cogerante | dg | directeur gerant | administrateur delegue |
    administratrice deleguee | director general | directora general | director gerente | directora gerente |
    gerente general | direttore generale | direttrice generale | diretor geral | diretora geral | director geral | directora geral |
    diretor gerente | socio gerente | socia gerente | socio director general | socia directora general | algemeen directeur | algemene directeur |
    algemeen directrice | directeur bestuurder | directeur grootaandeelhouder | statutair directeur | zaakvoerder | zaakvoerster |
    daglig leder | dagligleder | direktor generalny | dyrektor generalny | dyrektorka generalna | dyrektor generalna | dyrektor zarzadzajaca | dyrektorka zarzadzajaca |
    amministratore unico | amministratrice unica | administrador solidario | administradora solidaria | administrador unico | administradora unica |
    dyrektor zarzadzajacy | jednatel | jednatelka | vykonny jednatel | jednatel spolecnosti | generaldirektor |
    generaldirektorin | generaldirektoren | dyrektor wykonawczy`,
  ],
  [
    [['general-manager', null]],
    `general manager | gm | gerente geral | generalmanager | general director | platschef`,
  ],
  [
    [['managing-partner', null]],
    `managing partner | geschaftsfuhrender partner | geschaftsfuhrende partnerin | associe gerant | associee gerante |
    socio director | socia directora | socio diretor | socia diretora | managing member | managing principal | socio amministratore |
    socio administrador | partner zarzadzajacy | wspolnik zarzadzajacy`,
  ],
  [
    [['executive-director', null]],
    `executive director | amministratore | amministratrice | bestuurder | dirigeant | dirigeante | chef d entreprise | cheffe d entreprise | direttore esecutivo | direttrice esecutiva | diretor executivo | diretora executiva |
    directeur executif | directrice executive | uitvoerend directeur | executive president |
    legale rappresentante | rappresentante legale | vertreten durch | gesetzlicher vertreter | gesetzliche vertreterin |
    vertretungsberechtigter | vertretungsberechtigte | representante legal | representant legal |
    representante legale | wettelijk vertegenwoordiger | legal representative`,
  ],
  [
    [['chief', 'technology']],
    `cto | chief technology officer | chief technical officer | chief tech officer | technikvorstand | technikchef |
    technologiechef | technologievorstand | vorstand technik | vorstand technologie |
    vorstandin technik | vorstandin technologie | vorstand fur technik | chief technology and innovation officer |
    directeur technique | directrice technique | directeur de la technologie | directrice de la technologie |
    directeur technologique | directeur des technologies | chef de la technologie |
    director de tecnologia | directora de tecnologia | director tecnologico | directora tecnologica |
    direttore tecnologico | direttore della tecnologia | direttore delle tecnologie |
    diretor de tecnologia | diretora de tecnologia | diretor tecnologico |
    technologiedirecteur | technologie directeur | teknologidirektor | teknologijohtaja | teknologichef |
    teknologisjef | dyrektor ds technologii | dyrektor technologiczny | technologicky reditel`,
  ],
  [
    [['chief', 'operations']],
    `coo | chief operating officer | chief operations officer | chief operation officer | betriebsvorstand |
    vorstand operations | vorstandin operations | vorstand betrieb | vorstand fur operations |
    directeur des operations | directrice des operations | directeur de l exploitation |
    directrice de l exploitation | chef de l exploitation | cheffe de l exploitation | directeur d exploitation |
    director de operaciones | directora de operaciones | director operativo | directora operativa |
    direttore operativo | direttrice operativa | direttore delle operazioni |
    diretor de operacoes | diretora de operacoes | diretor operacional | diretora operacional |
    operationeel directeur | operationele directeur | directeur operations | operativ chef | driftsdirektor |
    driftdirektor | operativ direktor | operatiivinen johtaja | dyrektor operacyjny | dyrektorka operacyjna | dyrektor operacyjna |
    dyrektor ds operacyjnych | provozni reditel | provozni reditelka`,
  ],
  [
    [['chief', 'finance']],
    `cfo | chief financial officer | chief finance officer | finanzvorstand | finanzvorstandin | finanzchef |
    finanzchefin | vorstand finanzen | vorstandin finanzen | vorstand fur finanzen | vorstand finanzen und controlling | chief financial and administrative officer |
    directeur financier | directrice financiere | directeur administratif et financier |
    directrice administrative et financiere | daf | chef des finances | cheffe des finances |
    director financiero | directora financiera | director de finanzas | directora de finanzas |
    director administrativo y financiero | director de administracion y finanzas |
    directora de administracion y finanzas | director financer | directora financera | direttore finanziario | direttrice finanziaria |
    direttore amministrativo e finanziario | direttore amministrazione e finanza |
    diretor financeiro | diretora financeira | diretor administrativo e financeiro | diretor administrativo financeiro |
    diretora administrativo financeira | diretora administrativa financeira | diretora administrativa e financeira | diretor de financas |
    diretora de financas | financieel directeur | financiele directeur | ekonomichef | ekonomidirektor |
    finansdirektor | finanschef | finanssjef | okonomidirektor | okonomichef | okonomisjef | talousjohtaja |
    rahoitusjohtaja | dyrektor finansowy | dyrektorka finansowa | dyrektor finansowa | dyrektor ds finansowych | financni reditel |
    financni reditelka | ekonomicky reditel | ekonomicka reditelka | ekonomicky riaditel | ekonomicka riaditelka`,
  ],
  [
    [['chief', 'marketing']],
    `cmo | chief marketing officer | marketingvorstand | vorstand marketing | vorstandin marketing | marketingvorstandin | chef du marketing`,
  ],
  [
    [['chief', 'information']],
    `cio | chief information officer | itvorstand | it vorstand | vorstand it | vorstandin it | dsi | directeur des systemes d information |
    directrice des systemes d information | directeur du systeme d information | directrice du systeme d information | directeur des systemes informatiques | directeur informatique |
    directrice informatique | director de sistemas de informacion | directora de sistemas de informacion |
    director de sistemas | directora de sistemas | director de informatica | direttore dei sistemi informativi |
    direttore sistemi informativi | diretor de sistemas de informacao | diretor de informatica |
    diretor de tecnologia da informacao | director de tecnologias de la informacion |
    director de tecnologia de la informacion | diretor de ti | diretora de ti |
    diretora de tecnologia da informacao | diretora de sistemas de informacao | tietohallintojohtaja | tietojohtaja |
    dyrektor ds informatyki`,
  ],
  [
    [['chief', 'product']],
    `cpo | chief product officer | chief products officer | produktvorstand | vorstand produkt | vorstandin produkt`,
  ],
  [
    [
      ['chief', 'product'],
      ['chief', 'technology'],
    ],
    `cpto | ctpo | chief product and technology officer | chief technology and product officer`,
  ],
  [
    [['chief', 'staff']],
    `chief of staff | cos | stabschef | stabschefin | directeur de cabinet | directrice de cabinet | chef de cabinet | cheffe de cabinet |
    jefe de gabinete | jefa de gabinete | capo di gabinetto | chefe de gabinete | stafchef | kabinetschef |
    stabssjef | stabschefen | esikuntapaallikko | szef sztabu | szefowa sztabu | szef gabinetu | vedouci kancelare`,
  ],
  [
    [['head', 'finance']],
    'responsable administratif et financier | responsable administrative et financiere',
  ],
  [
    [
      ['president', null],
      ['chief', 'executive'],
    ],
    // The two letters alone are an art director, or an athletic one, as often.
    'presidente e ad | presidente ad | ad e presidente',
  ],
  [
    [
      ['founder', null],
      ['chief', 'executive'],
    ],
    'fondatore e ad | fondatrice e ad | ad e fondatore | ad e fondatrice',
  ],
  [
    [
      ['co-founder', null],
      ['chief', 'executive'],
    ],
    'cofondatore e ad | co fondatore e ad | cofondatrice e ad | ad e cofondatore | ad e co fondatore',
  ],
  [
    [
      ['chief', 'executive'],
      ['managing-director', null],
    ],
    'ad e dg | ad e direttore generale',
  ],
  // As a phrase: "development" alone is fundraising, building, business.
  [[['head', 'development']], 'head of development'],
  [[['chief', 'revenue']], `cro | chief revenue officer`],
  [
    [['chief', 'sales']],
    `chief sales officer | vertriebsvorstand | vorstand vertrieb | vorstandin vertrieb | vertriebsvorstandin`,
  ],
  [[['chief', 'commercial']], `cco | chief commercial officer | chief business officer`],
  [[['chief', 'people']], `chro | chief people officer | chief hr officer | chief human resources officer`],
  [[['chief', 'procurement']], `chief procurement officer | chief purchasing officer`],
  [[['chief', 'privacy']], `chief privacy officer`],
  [[['chief', 'investment']], `chief investment officer | chief investments officer`],
  [[['chief', 'medical']], `chief medical officer | chefarzt | chefarztin | medical director`],
  [
    [['chief', 'other']],
    `ciso | field cto | field cio | field ciso | vcfo | vcto | vciso | chief information security officer | cso | cdo | clo | caio | cbo | cao | cxo | cko | chief legal officer |
    chief digital officer | chief data officer | chief security officer | chief strategy officer |
    chief customer officer | chief growth officer | chief risk officer | chief compliance officer |
    chief scientific officer | chief administrative officer | chief transformation officer |
    chief design officer | chief ai officer | chief communications officer | chief brand officer`,
  ],
  [
    [['president', null]],
    `president | presidente | prasident | prasidentin | prezes | prezeska | prezident | prezidentka | presidentti |
    presidenta`,
  ],
  [
    [['founder', null]],
    `founder | grunder | grunderin | firmengrunder | firmengrunderin | unternehmensgrunder | fondateur | fondatrice |
    fundador | fundadora | fondatore | oprichter | oprichtster | grundare | grundaren |
    stifter | grundlaegger | grundlegger | grunnlegger | griinder | gruender | perustaja | zalozyciel |
    zalozycielka | zakladatel | zakladatelka`,
  ],
  [
    [['co-founder', null]],
    `cofounder | co founder | joint founder | mitgrunder | mitgrunderin | mitbegrunder | mitbegrunderin | cogrunder |
    co grunder | co grunderin | cogrunderin | cofondateur | cofondatrice | co fondateur | co fondatrice | cofundador |
    cofundadora | co fundador | co fundadora | cofondatore | co fondatore | co fondatrice | medeoprichter |
    mede oprichter | mede oprichtster | medgrundare | medgrundaren | medstifter | medgrundlaegger |
    medgrundlegger | medgrunnlegger | medgrunder | yhteisperustaja | perustajajasen | toinen perustaja | kanssaperustaja |
    wspolzalozyciel | wspolzalozycielka | spoluzakladatel | spoluzakladatelka`,
  ],
  [
    [['founding-partner', null]],
    `founding partner | founding member | founding director | grundungspartner | grundungspartnerin |
    grundungsgesellschafter | associe fondateur | associee fondatrice | socio fundador | socia fundadora |
    socio fondatore | perustajaosakas`,
  ],
  [
    [['owner', null]],
    `owner | coowner | co owner | owner operator | firmeninhaber | firmeninhaberin | geschaftsinhaber |
    geschaftsinhaberin | alleininhaber | alleininhaberin | inhaber | inhaberin | eigentumer | eigentumerin | proprietaire | propietario |
    propietaria | dueno | duena | titolare | proprietario | proprietaria | eigenaar | eigenaresse | mede eigenaar | yrittaja | wspolwlasciciel | wspolwlascicielka | agare | ejer | indehaver | eier | omistaja |
    wlasciciel | wlascicielka | majitel | majitelka | proprietor | business owner`,
  ],
  [
    [['evp', null]],
    `evp | executive vice president | executive vp | exec vp | exec vice president | konserndirektor | koncerndirektor |
    vice president executif | vice presidente executive | vicepresidente ejecutivo | vicepresidenta ejecutiva |
    vicepresidente esecutivo | vice presidente esecutivo | vicepresidente executivo | vice presidente executivo |
    vice presidente executiva | vice presidente ejecutivo`,
  ],
  [
    [['svp', null]],
    `svp | senior vice president | senior vp | sr vp | sr vice president | snr vp | snr vice president | sen vice president | vice president senior |
    vice president principal | vice presidente principale | premier vice president | vicepresidente senior |
    vicepresidenta senior | vice presidente senior | vicepresidente sr | senior vizeprasident`,
  ],
  [
    [['vp', null]],
    `vp | vice president | vicepresident | vizeprasident | vizeprasidentin | vice presidente | vicepresidente |
    vicepresidenta | vice presidentin | varapresidentti | wiceprezes | wiceprezeska | viceprezident |
    viceprezidentka | visepresident | gvp | group vp | corporate vice president | cvp | first vice president | ondervoorzitter`,
  ],
  [
    [['board', null]],
    `chairman | chairwoman | chair | chairperson | vice chairman | vice chair | executive chairman | executive chair |
    chairman of the board | chair of the board | president of the board | board president | board chair |
    board member | board director | board | board of directors | member of the board | board of trustees |
    non executive director | nonexecutive director | independent director | ned | trustee | advisory board |
    company secretary | corporate secretary | group company secretary | group secretary | general secretary |
    secretary general | board secretary | secretary of the board | secretary to the board | secretary of the corporation |
    secretary treasurer | secretaire general | secretaire generale | secretario general | secretaria general |
    secretario del consejo | segretario generale | generalsekretar | generalsekretarin | secretaris generaal |
    generalsekreterare | board observer | board of advisors | member of the management board | executive board member |
    vorstand | vorstandsmitglied | vorstandin | mitglied des vorstands | mitglied des vorstandes | aufsichtsrat |
    aufsichtsratin | aufsichtsratsvorsitzender | aufsichtsratsvorsitzende | vorsitzender des aufsichtsrats |
    mitglied des aufsichtsrats | mitglied der geschaftsleitung | mitglied der geschaftsfuhrung | verwaltungsrat |
    verwaltungsratin | verwaltungsratsprasident | verwaltungsratsprasidentin | prasident des verwaltungsrats |
    prasidentin des verwaltungsrats | prasident des verwaltungsrates | beirat | beiratsvorsitzender |
    vereinsprasident | vorsitzender | vorsitzende | gesellschafter | gesellschafterin |
    president du conseil d administration | presidente du conseil d administration | president du conseil |
    presidente du conseil | president du conseil de surveillance | president non executif |
    administrateur | administratrice | membre du directoire |
    membre du conseil | presidente del consejo | presidenta del consejo | presidente del consejo de administracion |
    presidenta del consejo de administracion | consejero | consejera | vocal |
    presidente del consiglio | presidente del consiglio di amministrazione | presidente del cda | presidente cda |
    consigliere | consigliera | presidente do conselho | presidente do conselho de administracao | conselheiro |
    conselheira | membro do conselho | voorzitter | voorzitster | raad van commissarissen | commissaris | bestuurslid |
    ordforande | styrelseordforande | styrelseledamot | styreleder | styremedlem | bestyrelsesformand |
    bestyrelsesmedlem | formand | puheenjohtaja | hallituksen puheenjohtaja | hallituksen jasen |
    przewodniczacy rady nadzorczej | czlonek zarzadu | czlonkini zarzadu | czlonek rady nadzorczej |
    przewodniczacy | predseda | predseda dozorci rady | clen predstavenstva | clen dozorci rady`,
  ],
];

/** Titles about a post that somebody else holds: its office, its assistant. Their target is nobody's title. */
export const ASSISTANT_PHRASES = `assistant | assistants | asst | executive business partner | business partner to | executive assistant | personal assistant | ea | pa | secretary | secretariat |
  office of | office | aide | liaison | on behalf of | reporting to | reports to | report to | supporting |
  assistentin | assistent | assistenz | direktionsassistenz | direktionsassistentin | direktionsassistent |
  vorstandsassistentin | vorstandsassistent | vorstandsassistenz | geschaftsfuhrungsassistenz |
  teamassistenz | sekretarin | sekretar | sekretariat | vorstandssekretariat | referent | referentin |
  vorstandsreferent | vorstandsreferentin | assistante | secretaire | asistente | secretario | secretaria |
  assistente | segretaria | segretario | segreteria | assistentti | johdon assistentti | avustaja | asystent | asystentka |
  sekretarka | sekreterare | vd assistent | sekretaer | direktionssekretaer | ledelsessekretaer | directiesecretaresse | secretaresse | directieassistent |
  directieassistente | asistent | asistentka | founders associate | founder associate | advisor to | adviser to |
  bureau | buro | biuro | kancelar | kancelaria | cabinet du`;
