// Eight ordinary companies without a trap, on builders of small and middling firms: what a search meets on most days.
import type { Company } from '../company.ts';
import { foreign } from './declare.ts';
import { cfEmail, consent, filler, icon, organization, picture, tagManager, words } from './furniture.ts';
import * as kinds from './kinds.ts';
import { wordpress } from './wordpress.ts';

const kadence = wordpress({
  name: 'Ridgeway Timber Frames',
  url: 'https://www.ridgeway-timber.test',
  language: 'en',
  theme: 'kadence',
  menu: [
    ['/homes', 'Homes'],
    ['/process', 'Our process'],
    [
      '/about',
      'About',
      [
        ['/about/meet-the-team', 'Meet the team'],
        ['/about/workshop', 'The workshop'],
      ],
    ],
    ['/contact', 'Contact'],
  ],
  plugins: ['kadence-blocks', 'wordfence'],
  consent: 'complianz',
  foot: '<div class="site-footer-row-container"><p>Ridgeway Timber Frames Ltd, Unit 4, Leominster</p></div>',
});
const infobox = (name: string, title: string, index: number) =>
  `<div class="wp-block-kadence-column kadence-column_${index}"><div class="kt-inside-inner-col"><div class="wp-block-kadence-infobox kt-info-box_${index}"><span class="kt-blocks-info-box-link-wrap info-box-link kt-blocks-info-box-media-align-top kt-info-halign-center"><div class="kt-blocks-info-box-media-container"><div class="kt-blocks-info-box-media kt-info-media-animate-none"><div class="kadence-info-box-image-inner-intrisic-container"><img src="/wp-content/uploads/2023/04/t${index}.jpg" alt="" width="300" height="300" class="kt-info-box-image"/></div></div></div><div class="kt-infobox-textcontent"><h2 class="kt-blocks-info-box-title">${name}</h2><p class="kt-blocks-info-box-text">${title}</p></div></span></div></div></div>`;

const duda = (title: string, body: string) =>
  `<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" lang="es"><head><meta charset="utf-8"><title>${title}</title><script type="text/javascript">window._currentDevice = 'desktop';window.Parameters = window.Parameters || {HomeUrl: 'https://www.clinica-velazco.test/',SiteAlias: 'c1',SiteType: atob('RFVEQU9ORQ==')};</script><meta name="generator" content="Duda"/></head><body id="dmRoot" data-page-alias="home" class="dmRoot fix-mobile-scrolling dmResellerSite"><div dmwrapped="true" id="dm"><div id="hcontainer" class="u_hcontainer dmHeader p_hfcontainer"><nav class="u_1 main-navigation unifiednav dmLinksMenu" role="navigation"><ul role="menubar" class="unifiednav__container"><li role="menuitem" class="unifiednav__item-wrap"><a href="/servicios" class="unifiednav__item"><span class="nav-item-text">SERVICIOS</span></a></li><li role="menuitem"><a href="/equipo" class="unifiednav__item"><span>EQUIPO</span></a></li><li><a href="/contacto" class="unifiednav__item"><span>CONTACTO</span></a></li></ul></nav></div><div dmwrapped="true" id="dmFirstContainer" class="dmBody u_dmStyle_template_home">${body}</div><div class="dmFooterContainer"><p>© 2025 Clínica Velazco</p></div></div>${consent('es', 'onetrust')}</body></html>`;
const dudaPerson = (name: string, title: string, index: number) =>
  `<div class="u_1${index} dmRespCol small-12 large-4 medium-4" id="1${index}"><div class="imageWidget align-center" data-element-type="image"><img src="https://lirp.cdn.test/c1/dms3rep/multi/opt/${index}-640w.jpg" alt="" onerror="handleImageLoadError(this)"/></div><div class="dmNewParagraph" data-element-type="paragraph" data-version="5"><h4 class="text-align-center m-text-align-center" style="line-height:1.3;"><span style="font-weight:bold;display:unset;">${name}</span></h4><p class="rteBlock text-align-center"><span style="display:unset;">${title}</span></p></div></div>`;

const craft = (title: string, body: string) =>
  `<!DOCTYPE html><html class="fonts-loaded" lang="en-US"><head><meta charset="utf-8"><title>${title} | Osprey Hydraulics</title><meta name="generator" content="SEOmatic">${organization('Osprey Hydraulics', 'https://www.osprey-hydraulics.test')}${tagManager('OSPRY1')}</head><body class="page"><header class="header" x-data="header"><a href="/" class="header__logo" aria-label="Osprey Hydraulics"></a><ul class="header__nav"><li><button>Products</button><div class="header__drop"><a href="/products/cylinders">Cylinders</a><a href="/products/pumps">Pumps</a></div></li><li><button>Company</button><div class="header__drop"><a href="/company/our-story">Our story</a><a href="/company/leadership">Leadership</a><a href="/company/locations">Locations</a></div></li><li><a href="/contact">Contact</a></li></ul></header><main>${body}</main><footer class="footer">© Osprey Hydraulics, Inc., Duluth, MN</footer>${consent('en', 'cookiebot')}</body></html>`;
const craftPerson = (name: string, title: string, text: string) =>
  `<li class="people__item" x-data="{ open: false }"><button class="people__trigger" @click="open = true">${picture('/imager/people.jpg', '')}<span class="people__plus">+</span></button><h3 class="people__name">${name}</h3><p class="people__title">${title}</p><div class="people__bio" x-show="open" x-cloak><p>${text}</p></div></li>`;

const kirby = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1.0"><title>${title} | Tauber Akustik</title><link href="/assets/css/index.css" rel="stylesheet"></head><body><header class="header"><a class="logo" href="/">Tauber Akustik</a><nav class="menu"><a href="/leistungen">Leistungen</a><a href="/projekte">Projekte</a><a href="/team">Team</a><a href="/kontakt">Kontakt</a></nav></header><main class="main">${body}</main><footer class="footer"><a href="/impressum">Impressum</a></footer>${consent('de', 'homemade')}</body></html>`;
const kirbyCard = (name: string, title: string, address: string) =>
  `<li class="column" style="--columns:4"><figure class="img" style="--w:3;--h:4"><img alt="" src="/media/pages/team/x.jpg"></figure><div class="text"><h2>${name}</h2><p>${title}</p><p><a href="mailto:${address}">E-Mail</a></p></div></li>`;

const october = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="pl"><head><meta charset="utf-8"><title>${title} - Bursztyn Soft</title><link rel="stylesheet" href="/combine/1.css"></head><body><nav class="nav"><a href="/oferta">Oferta</a><a href="/o-nas">O nas</a><a href="/o-nas/zarzad">Zarząd</a><a href="/kariera">Kariera</a><a href="/kontakt">Kontakt</a></nav>${body}<footer>Bursztyn Soft Sp. z o.o., KRS 0000000000, kapitał zakładowy 500 000 zł</footer>${consent('pl', 'cookiebot')}</body></html>`;

const beaver = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en-US"><head><meta charset="UTF-8"><title>${title} | Pinecrest Orthotics</title><link rel='stylesheet' id='fl-builder-layout-2-css' href='/wp-content/uploads/bb-plugin/cache/2-layout.css?ver=a1' media='all' /></head><body class="fl-builder fl-theme-builder-header"><header class="fl-builder-content fl-builder-content-11"><div class="fl-row fl-row-full-width"><nav class="fl-menu"><ul><li><a href="/patients">Patients</a></li><li><a href="/providers">Providers</a></li><li><a href="/about-pinecrest">About</a></li></ul></nav></div></header>${body}<footer><p>${words('en').rights}</p></footer></body></html>`;
const beaverCallout = (name: string, title: string, index: number) =>
  `<div class="fl-col fl-node-c${index} fl-col-small"><div class="fl-col-content fl-node-content"><div class="fl-module fl-module-callout fl-node-m${index}"><div class="fl-module-content fl-node-content"><div class="fl-callout fl-callout-has-photo fl-callout-photo-above-title"><div class="fl-callout-photo"><img class="fl-photo-img" src="/wp-content/uploads/p${index}.png" alt="p${index}"></div><div class="fl-callout-content"><h3 class="fl-callout-title"><span class="fl-callout-title-text">${name}</span></h3><div class="fl-callout-text-wrap"><div class="fl-callout-text"><p>${title}</p></div></div></div></div></div></div></div></div>`;

const statamic = (title: string, body: string) =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${title} — Waterweg Advies</title><link rel="stylesheet" href="/build/assets/site-1.css"></head><body class="antialiased"><header><a href="/">Waterweg Advies</a><nav><a href="/expertise">Expertise</a><a href="/mensen">Mensen</a><a href="/contact">Contact</a></nav></header>${body}<footer>Waterweg Advies B.V. · Arnhem ${icon('linkedin')}</footer>${consent('nl', 'cookiebot')}</body></html>`;
const adviser = (name: string, title: string, slug: string) =>
  `<a class="group block" href="/mensen/${slug}"><div class="relative overflow-hidden">${picture(`/assets/${slug}.jpg`, '')}</div><div class="mt-4"><span class="font-bold group-hover:underline">${name}</span><br><span class="text-slate-500">${title}</span></div></a>`;

const tilda = (title: string, body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/><title>${title}</title><meta name="generator" content="Tilda"/><link rel="stylesheet" href="https://static.tildacdn.test/css/tilda-grid-3.0.min.css"/></head><body class="t-body" style="margin:0;"><div id="allrecords" class="t-records" data-hook="blocks-collection-content-node" data-tilda-project-id="41" data-tilda-lazy="yes"><div id="rec1" class="r t-rec" data-record-type="257"><div class="t228"><a href="/" class="t228__imglogo">Kazan Boats</a><ul class="t228__list"><li class="t228__list_item"><a class="t-menu__link-item" href="/models">Models</a></li><li class="t228__list_item"><a class="t-menu__link-item" href="/crew">Crew</a></li></ul></div></div>${body}</div></body></html>`;
const tildaPerson = (name: string, title: string) =>
  `<li class="t527__col t-col t-col_4 t-align_center"><div class="t527__itemwrapper"><div class="t527__imgwrapper"><div class="t527__bgimg t-bgimg" data-original="https://thb.tildacdn.test/p.jpg"></div></div><div class="t527__wrapperleft"><div class="t527__persname t-name t-name_lg" field="li_persname__1">${name}</div><div class="t527__persdescr t-descr t-descr_xxs" field="li_persdescr__1">${title}</div></div></div></li>`;

export const ORDINARY: readonly Company[] = [
  foreign({
    domain: 'ridgeway-timber.test',
    name: 'Ridgeway Timber Frames',
    language: 'en',
    built: 'Kadence',
    tests: 'info boxes on a team page',
    pattern: 'first',
    mail: 'many-lines',
    staff: [
      ['Gwilym Prosser', 'Managing Director', kinds.LAWFUL_DIRECTOR],
      ['Harriet Bowdler', 'Head of Sales', kinds.SALES_LEAD],
      ['Tegan Rudge', 'Design Manager', kinds.NONE],
    ],
    pages: {
      '/': kadence('/', 'Oak frames', filler('en')),
      '/about': kadence('/about', 'About', filler('en', 1)),
      '/about/meet-the-team': kadence(
        '/about/meet-the-team',
        'Meet the team',
        `<div class="kb-row-layout-wrap alignnone"><div class="kt-row-column-wrap kt-has-3-columns">${infobox('Gwilym Prosser', 'Managing Director', 1)}${infobox('Harriet Bowdler', 'Head of Sales', 2)}${infobox('Tegan Rudge', 'Design Manager', 3)}</div></div>`,
      ),
      '/contact': kadence('/contact', 'Contact', cfEmail('info@ridgeway-timber.test')),
    },
  }),
  foreign({
    domain: 'clinica-velazco.test',
    name: 'Clínica Velazco',
    language: 'es',
    built: 'Duda',
    tests: 'columns of paragraphs with a bold name',
    pattern: 'first.last',
    mail: 'edge-directory',
    staff: [
      ['Ximena Velazco', 'Directora General', kinds.GENERAL_DIRECTOR],
      ['Ulises Barragán', 'Director de Operaciones', kinds.OPERATIONS_LEAD],
      ['Fabiola Treviño', 'Directora de Finanzas', kinds.FINANCE],
    ],
    pages: {
      '/': duda('Inicio', filler('es')),
      '/servicios': duda('Servicios', filler('es', 1)),
      '/equipo': duda(
        'Equipo',
        `<h1>Nuestro equipo</h1><div class="dmRespRow"><div class="dmRespColsWrapper">${dudaPerson('Ximena Velazco', 'Directora General', 1)}${dudaPerson('Ulises Barragán', 'Director de Operaciones', 2)}${dudaPerson('Fabiola Treviño', 'Directora de Finanzas', 3)}</div></div>`,
      ),
      '/contacto': duda('Contacto', '<p>info@clinica-velazco.test</p>'),
    },
  }),
  foreign({
    domain: 'osprey-hydraulics.test',
    name: 'Osprey Hydraulics',
    language: 'en',
    built: 'Craft',
    tests: 'leaders with bios behind a plus sign',
    pattern: 'flast',
    mail: 'edge-directory',
    staff: [
      ['Wendell Aasgaard', 'President & CEO', kinds.PRESIDENT_CHIEF],
      ['Corrine Maki', 'Chief Financial Officer', kinds.FINANCE],
      ['Dale Rustvold', 'Chief Operating Officer', kinds.OPERATIONS],
      ['Jolene Tuominen', 'Vice President of Sales', kinds.SALES_VP],
      ['Brent Haugland', 'Vice President of Engineering', kinds.ENGINEERING_VP],
      ['Kirsten Amdahl', 'Vice President of Marketing', kinds.MARKETING_VP],
    ],
    pages: {
      '/': craft('Home', `<h1>Pressure, handled</h1>${filler('en')}`),
      '/company/our-story': craft('Our story', filler('en', 1)),
      '/company/leadership': craft(
        'Leadership',
        `<h1>Leadership</h1><ul class="people">${[
          ['Wendell Aasgaard', 'President &amp; CEO'],
          ['Corrine Maki', 'Chief Financial Officer'],
          ['Dale Rustvold', 'Chief Operating Officer'],
          ['Jolene Tuominen', 'Vice President of Sales'],
          ['Brent Haugland', 'Vice President of Engineering'],
          ['Kirsten Amdahl', 'Vice President of Marketing'],
        ]
          .map(([name = '', title = '']) => craftPerson(name, title, `${name} joined Osprey in 2012.`))
          .join('')}</ul>`,
      ),
      '/contact': craft('Contact', '<p>Call us.</p>'),
    },
  }),
  foreign({
    domain: 'tauber-akustik.test',
    name: 'Tauber Akustik',
    language: 'de',
    built: 'Kirby',
    tests: 'everybody with a mailto behind the word E-Mail',
    pattern: 'first',
    mail: 'catch-all',
    staff: [
      ['Roswitha Tauber', 'Geschäftsführerin', kinds.LAWFUL_DIRECTOR, { published: true }],
      ['Emil Kretzschmar', 'Prokurist, Leiter Technik', kinds.TECHNICAL_DIRECTOR, { published: true }],
      ['Janne Friedhoff', 'Projektleitung', kinds.NONE, { published: true }],
    ],
    pages: {
      '/': kirby('Start', `<h1>Räume, die zuhören</h1>${filler('de')}`),
      '/team': kirby(
        'Team',
        `<h1>Team</h1><ul class="grid">${kirbyCard('Roswitha Tauber', 'Geschäftsführerin', 'roswitha@tauber-akustik.test')}${kirbyCard('Emil Kretzschmar', 'Prokurist, Leiter Technik', 'emil@tauber-akustik.test')}${kirbyCard('Janne Friedhoff', 'Projektleitung', 'janne@tauber-akustik.test')}</ul>`,
      ),
      '/impressum': kirby(
        'Impressum',
        '<p>Tauber Akustik GmbH<br>Geschäftsführerin: Roswitha Tauber<br>info@tauber-akustik.test</p>',
      ),
    },
  }),
  foreign({
    domain: 'bursztyn-soft.test',
    name: 'Bursztyn Soft',
    language: 'pl',
    built: 'October',
    tests: 'the board with its members’ offices in Polish and English mixed',
    pattern: 'first.last',
    mail: 'many-lines',
    staff: [
      ['Bartłomiej Żurek', 'Prezes Zarządu', kinds.CHIEF, { local: 'bartlomiej.zurek' }],
      ['Kinga Świerczek', 'Członek Zarządu, CFO', kinds.FINANCE],
      ['Przemysław Łoboda', 'Członek Zarządu, CTO', kinds.TECHNOLOGY, { local: 'przemyslaw.loboda' }],
    ],
    pages: {
      '/': october('Start', filler('pl')),
      '/o-nas': october('O nas', filler('pl', 1)),
      '/o-nas/zarzad': october(
        'Zarząd',
        `<h1>Zarząd</h1><div class="board">${[
          ['Bartłomiej Żurek', 'Prezes Zarządu'],
          ['Kinga Świerczek', 'Członek Zarządu, CFO'],
          ['Przemysław Łoboda', 'Członek Zarządu, CTO'],
        ]
          .map(
            ([name, title]) =>
              `<div class="board__m"><h3>${name}</h3><h4>${title}</h4><p>${words('pl').lines[2]}</p></div>`,
          )
          .join('')}</div>`,
      ),
      '/kontakt': october('Kontakt', '<p>office@bursztyn-soft.test</p>'),
    },
  }),
  foreign({
    domain: 'pinecrest-orthotics.test',
    name: 'Pinecrest Orthotics',
    language: 'en',
    built: 'Beaver Builder',
    tests: 'callouts; degrees after names; a chief of staff',
    pattern: 'firstl',
    mail: 'greylisting',
    staff: [
      [
        'Lorna Eastwick, CPO',
        'Founder and CEO',
        kinds.FOUNDER_CHIEF,
        { alsoNamed: ['Lorna Eastwick'], local: 'lornae' },
      ],
      ['Darnell Whitlow', 'Chief of Staff', kinds.STAFF_CHIEF],
      [
        'Mitzi Vandergriff, MBA',
        'Chief Marketing Officer',
        kinds.MARKETING,
        { alsoNamed: ['Mitzi Vandergriff'], local: 'mitziv' },
      ],
    ],
    pages: {
      '/': beaver('Home', filler('en')),
      '/about-pinecrest': beaver(
        'About',
        `<h1>About Pinecrest</h1>${filler('en', 2)}<div class="fl-col-group">${beaverCallout('Lorna Eastwick, CPO', 'Founder and CEO', 1)}${beaverCallout('Darnell Whitlow', 'Chief of Staff', 2)}${beaverCallout('Mitzi Vandergriff, MBA', 'Chief Marketing Officer', 3)}</div>`,
      ),
    },
  }),
  foreign({
    domain: 'waterweg-advies.test',
    name: 'Waterweg Advies',
    language: 'nl',
    built: 'Statamic',
    tests: 'linked cards with a page for each, where the address is printed for some',
    pattern: 'first.last',
    mail: 'catch-all',
    staff: [
      ['Marleen Oosterhof', 'Directeur', kinds.GENERAL_DIRECTOR],
      ['Sjoerd Wiersma', 'Financieel directeur', kinds.FINANCE, { published: true }],
      ['Tirza Bouwmeester', 'Adviseur', kinds.NONE, { published: true }],
      ['Klaas Nieuwland', 'Adviseur', kinds.NONE, { published: true }],
    ],
    pages: {
      '/': statamic('Home', filler('nl')),
      '/mensen': statamic(
        'Mensen',
        `<h1>Mensen</h1><div class="grid">${adviser('Marleen Oosterhof', 'Directeur', 'marleen')}${adviser('Sjoerd Wiersma', 'Financieel directeur', 'sjoerd')}${adviser('Tirza Bouwmeester', 'Adviseur', 'tirza')}${adviser('Klaas Nieuwland', 'Adviseur', 'klaas')}</div>`,
      ),
      '/mensen/marleen': statamic(
        'Marleen Oosterhof',
        `<h1>Marleen Oosterhof</h1><p>Directeur</p>${filler('nl', 1, 2)}`,
      ),
      '/mensen/sjoerd': statamic(
        'Sjoerd Wiersma',
        `<h1>Sjoerd Wiersma</h1><p>Financieel directeur</p><p>sjoerd.wiersma@waterweg-advies.test</p>`,
      ),
      '/mensen/tirza': statamic(
        'Tirza Bouwmeester',
        `<h1>Tirza Bouwmeester</h1><p>Adviseur</p><p>tirza.bouwmeester@waterweg-advies.test</p>`,
      ),
      '/mensen/klaas': statamic(
        'Klaas Nieuwland',
        `<h1>Klaas Nieuwland</h1><p>Adviseur</p><p>klaas.nieuwland@waterweg-advies.test</p>`,
      ),
      '/contact': statamic('Contact', '<p>info@waterweg-advies.test</p>'),
    },
  }),
  foreign({
    domain: 'kazan-boats.test',
    name: 'Kazan Boats',
    language: 'en',
    built: 'Tilda',
    tests: 'records of a builder’s blocks, in English',
    pattern: 'first',
    mail: 'honest',
    staff: [
      ['Timur Safin', 'CEO', kinds.CHIEF],
      ['Alsu Gareeva', 'COO', kinds.OPERATIONS],
      ['Renat Zaripov', 'Head of Engineering', kinds.ENGINEERING_LEAD],
    ],
    pages: {
      '/': tilda('Kazan Boats', filler('en')),
      '/models': tilda('Models', filler('en', 1)),
      '/crew': tilda(
        'Crew',
        `<div id="rec2" class="r t-rec" data-record-type="527"><div class="t527"><ul class="t527__container t-container">${tildaPerson('Timur Safin', 'CEO')}${tildaPerson('Alsu Gareeva', 'COO')}${tildaPerson('Renat Zaripov', 'Head of Engineering')}</ul></div></div>`,
      ),
    },
  }),
];
