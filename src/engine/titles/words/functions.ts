// Words for the field that a post is about. Folded; `|` between phrases. A field of its own ("sales operations") stands
// as a phrase, as it is not the field of its first word.
import type { TitleFunction } from '../title.ts';

export const FUNCTION_ROWS: readonly (readonly [fn: TitleFunction, phrases: string])[] = [
  [
    'technology',
    `technology | technologies | tech | technical | technik | technologie | technologies | technique | technischer | technische |
    technisch | tecnologia | tecnologias | tecnologica | tecnologico | techn | tecnico | tecnica | teknologi | teknik | teknisk |
    teknologia | tekninen | technologii | techniczny | techniczna | technicky | technicka | technologia | technicznych |
    teknikk | techniek | technology and innovation`,
  ],
  [
    'operations',
    `operations | operating | operational | ops | business operations | betrieb | betriebs | exploitation |
    operaciones | operativo | operativa | operazioni | operacoes | operaties | operationeel | operationele | drift |
    operativ | operatiivinen | toiminta | operacji | operacyjny | operacyjnych | provoz | provozni | operationen |
    operatief`,
  ],
  [
    'finance',
    `finance | financial | finances | finanzen | finanz | finanzas | financier | financiere | financiero |
    financiera | finanza | finanziario | finanziaria | financas | financeiro | financeira | financien | financieel | financiele |
    ekonomi | finans | okonomi | talous | rahoitus | finansow | finansowy | finansowa | finansowych | finance a
    controlling | amministrativo | amministrativa | amministrazione | amministrazione e finanza | amministrativo e finanziario |
    administrativo financeiro | administrativa financeira | administrativo y financiero | finanziell | financni | ekonomicky | ekonomicka | kaufmannischer | kaufmannische | kaufm | kfm | finances and administration`,
  ],
  [
    'marketing',
    `marketing | marketings | mercadotecnia | mercadeo | marknad | marknads | marknadsforing | marked | markeds | markedsforing |
    markkinointi | marketingu | marketingowy | marketingova | marketingovy | marketingu i komunikacji | mktg |
    marketing and communications | marketing and brand | brand and marketing | marketing communications and brand |
    marketing and communication | marketing und kommunikation | marketing et communication | marketing e comunicazione |
    marketing y comunicacion`,
  ],
  [
    'information',
    `information | it | edv | informatik | informationstechnologie | informationstechnik | informatique |
    systemes d information | systemes information | si | sistemas | informatica | sistemas de informacion | sistemi informativi |
    tecnologia da informacao | tecnologias de la informacion | ti | ict | informationssysteme | information technology |
    information systems | information services | informatyki | tietohallinto`,
  ],
  [
    'product',
    `product | products | product management | produkt | produkte | produktmanagement | produit | produits |
    producto | productos | prodotto | prodotti | produto | produtos | producten | tuote | tuotteet | produktu |
    produktow | produktovy | produktova | produktutveckling och produkt | product strategy`,
  ],
  [
    'sales',
    `sales | selling | gesamtvertrieb | vertrieb | vertriebs | verkauf | verkaufs | ventes | vente | ventas | vendite | vendas | verkoop |
    forsaljning | forsaljnings | salj | salgs | salg | myynti | sprzedazy | sprzedaz | prodej | prodeje | prodejni |
    forsaljningen | sales and business development | sales and account management`,
  ],
  [
    'engineering',
    `engineering | software engineering | systems engineering | product engineering | eng | ingenierie | ingenieria | ingegneria | engenharia | ingenieurwesen | inzynierii | inzenyringu |
    engineering and technology`,
  ],
  [
    'development',
    `software development | product development | application development | web development | technology development | research and development | rnd | i+d | i+d+i | r+d | entwicklung |
    entwicklungs | softwareentwicklung | produktentwicklung | forschung and entwicklung | fne | r and d |
    developpement logiciel | developpement informatique | developpement produit | developpement technique | developpement web |
    recherche and developpement | recherche developpement | desarrollo | desarrollo de software | sviluppo | ricerca and sviluppo |
    desenvolvimento | ontwikkeling | softwareontwikkeling | utveckling | utvecklings | udvikling | udviklings |
    utvikling | utviklings | produktutveckling | kehitys | tuotekehitys | tuotekehitys | ohjelmistokehitys | rozwoju | vyvoje |
    vyvoj | rozwoju oprogramowania | vyvoje softwaru | software | it entwicklung`,
  ],
  ['revenue', 'revenue | chiffre d affaires'],
  [
    'commercial',
    `commercial | commerciale | comercial | commercieel | commerciele | kommersiell | kommerciel | kaupallinen |
    handlowy | handlowa | handlu | obchodni | obchodu | obchod | sales and partnerships | commercial operations and sales`,
  ],
  [
    'people',
    `people | people operations | people and culture | human resources | hr | talent | talent acquisition | culture |
    personal | personnel | personalwesen | ressources humaines | rh | recursos humanos | rrhh | risorse umane | human |
    henkilosto | kadr | personalni | lidskych zdroju | workforce`,
  ],
  [
    'procurement',
    'procurement | purchasing | sourcing | einkauf | achats | compras | acquisti | inkoop | inkop | indkob | nakupu | zakupow',
  ],
  ['privacy', 'privacy | data protection | datenschutz | dpo'],
  [
    'investment',
    `investment | investments | investing | portfolio | portfolio management | asset management | assets | fund |
    funds | wealth | equity | equities | fixed income | investment management | private equity | kapitalanlagen`,
  ],
  [
    'medical',
    `medical | medicine | clinical | clinical development | medical affairs | patient | patients | therapeutics |
    oncology | physicians | patient care | clinical operations | medizin | medizinischer | medizinische | medicale | medical officer`,
  ],
  [
    'communications',
    'communications | communication | kommunikation | comunicacion | comunicazione | comunicacao | communicatie | kommunikasjon | viestinta | komunikacji | komunikace | public relations | pr',
  ],
  [
    'other',
    `development | developpement | apres vente | service apres vente | sales promotion | admin | administrative |
    revenue cycle | revenue cycle management | desarrollo institucional | desarrollo organizacional | desarrollo comercial |
    sales operations | sales strategy and operations | sales operations and strategy | marketing strategy and operations |
    sales and operations planning | support engineering | field engineering | customer support engineering | technical success |
    technical advisory | technical recruiting | technical recruitment | technical support | technical services | technical sales |
    technical operations | technical marketing | technical program management | technical writing | technical training |
    success | advisory | recruiting | recruitment | program | sales ops | sales engineering | sales enablement | sales development | sales strategy |
    sales support | sales training | sales excellence | sales effectiveness | sales administration | presales |
    pre sales | sales finance | sales planning | sales and marketing operations | sales marketing operations |
    marketing operations | marketing ops | product marketing | marketing technology | marketing analytics |
    marketing science | engineering operations | engineering services | engineering productivity |
    engineering program management | engineering management office | value engineering | solutions engineering |
    solution engineering | customer engineering | process engineering | civil engineering | mechanical engineering |
    electrical engineering | manufacturing engineering | product operations | product design | product engineering operations |
    product support | product security | revenue operations | business development | account management |
    customer success | customer service | customer experience | customer support | support | legal | compliance |
    risk | strategy | corporate development | corporate strategy | design | ux | user experience | data | data science |
    analytics | security | information security | cybersecurity | cyber security | it security | quality | quality assurance |
    qa | supply chain | logistics | manufacturing | production | research | science | scientific | innovation |
    digital | digital transformation | transformation | growth | brand | content | creative | partnerships | alliances |
    channel | channels | merchandising | ecommerce | e commerce | accounting | tax | treasury | audit | internal audit |
    investor relations | public affairs | public policy | policy | government affairs | government relations |
    regulatory affairs | sustainability | esg | diversity | real estate | facilities | administration | programs | projects | project |
    construction | training | learning | education | community | social media | events | fundraising |
    services | professional services | consulting | delivery | implementation | solutions | maintenance | safety |
    recht | strategie | qualitat | qualitats | qualitatsmanagement | produktion | produktions | logistik | kundenservice | kundendienst |
    personalentwicklung | forschung | rechnungswesen | buchhaltung | controlling | projekte | bau | nachhaltigkeit |
    business developpement | developpement commercial | developpement des affaires | relation client | juridique | qualite | production |
    recherche | logistique | desarrollo de negocio | desarrollo de negocios | legal | calidad | produccion | logistica |
    atencion al cliente | sviluppo commerciale | sviluppo business | qualita | produzione | acquisti e logistica | legale |
    desenvolvimento de negocios | qualidade | producao | juridico | kwaliteit | productie | juridische zaken | bedrijfsontwikkeling |
    affarsutveckling | kvalitet | produktions | forretningsudvikling | forretningsutvikling | liiketoiminnan kehitys |
    liiketoiminta | tuotanto | laatu | rozwoju biznesu | jakosci | produkcji | logistyki | kvality | vyroby | logistiky`,
  ],
];
