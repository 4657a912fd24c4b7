// Five practices: solicitors with a paged list, tax advisers with five directors, a hospital, a credit union, a dental group.
import type { Company } from '../company.ts';
import { foreign } from './declare.ts';
import {
  analytics,
  asEntities,
  consent,
  filler,
  icon,
  linkedData,
  picture,
  tagManager,
  words,
} from './furniture.ts';
import * as kinds from './kinds.ts';

const solicitors = (title: string, body: string) => `<!DOCTYPE html>
<html class="no-js" lang="en-GB"><head><meta charset="utf-8"><title>${title} | Thornbury Vane LLP</title><meta name="description" content="A full-service law firm in the South West"><meta name="format-detection" content="telephone=no"><link rel="stylesheet" href="/Content/bundles/site.min.css?v=Qk1"><link rel="icon" href="/favicon.ico">${tagManager('TVLLP1')}<meta name="generator" content="Umbraco"></head>
<body class="people-listing" data-controller="search"><div class="alert-bar" role="alert"><p>Beware of fraudsters: we never change our bank details by email.</p></div><header class="site-header"><a class="logo" href="/">Thornbury Vane</a><button class="hamburger" aria-label="Open menu"></button><nav class="mega"><ul><li><a href="/services">Services</a><div class="mega__panel"><div class="mega__col"><h3>For you</h3><ul><li><a href="/services/family">Family</a></li><li><a href="/services/wills">Wills &amp; probate</a></li></ul></div><div class="mega__col"><h3>For business</h3><ul><li><a href="/services/employment">Employment</a></li></ul></div></div></li><li><a href="/people">Our people</a></li><li><a href="/insights">Insights</a></li><li><a href="/about">About</a></li><li><a href="/contact">Contact</a></li></ul></nav></header>${body}<footer class="site-footer"><p>Thornbury Vane LLP is a limited liability partnership registered in England and Wales (OC300000) and authorised and regulated by the Solicitors Regulation Authority. A list of members is available for inspection.</p><div class="accreditations"><img src="/media/lexcel.png" alt="Lexcel accredited"><img src="/media/iip.png" alt="Investors in People"></div></footer>${consent('en', 'onetrust')}</body></html>`;
const solicitorRow = (name: string, title: string, slug: string) =>
  `<li class="person-tile" data-office="bath" data-letter="${slug[0] ?? ''}"><a href="/people/${slug}" class="person-tile__link">${picture(`/media/${slug}.jpg`, '')}<span class="person-tile__name">${name}</span><span class="person-tile__role">${title}</span><span class="person-tile__area">Commercial, Bath</span></a></li>`;
const solicitorPages = (rows: readonly (readonly [string, string, string])[], page: number, pages: number) =>
  `<main><h1>Our people</h1><form class="filter" action="/people"><label>Surname <input name="q"></label><select name="office"><option>All offices</option><option>Bath</option><option>Wells</option></select></form><p class="count">Showing page ${page} of ${pages}</p><ul class="person-grid">${rows.map((row) => solicitorRow(...row)).join('')}</ul><nav class="pagination" aria-label="Pagination">${Array.from({ length: pages }, (_, index) => (index + 1 === page ? `<span aria-current="page">${page}</span>` : `<a href="/people${index === 0 ? '' : `/page-${index + 1}`}">${index + 1}</a>`)).join('')}${page < pages ? `<a rel="next" href="/people/page-${page + 1}">Next</a>` : ''}</nav></main>`;
const SOLICITORS = [
  'Adela Frome',
  'Barnard Kew',
  'Celeste Umber',
  'Dorian Pratt',
  'Esme Halloway',
  'Florian Dace',
  'Greta Lowndes',
  'Hal Venning',
  'Iona Sparkes',
].map((name) => [name, 'Associate', name.toLowerCase().replace(' ', '-')] as const);
const OFFICERS = [
  ['Rosamund Keane', 'Managing Partner', 'rosamund-keane'],
  ['Theodora Birkett', 'Chief Operating Officer', 'theodora-birkett'],
  ['Alban Whitcombe', 'Finance Director', 'alban-whitcombe'],
  ['Noor Castleton', 'Head of Marketing', 'noor-castleton'],
] as const;

const datev = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>${title} · Kranich Bielefeldt Steuerberatung</title><meta name="robots" content="index,follow"><style>.kb-row{display:flex;flex-wrap:wrap}.kb-berufe{font-size:.8em}</style>${linkedData({ '@context': 'https://schema.org', '@type': 'AccountingService', name: 'Kranich Bielefeldt Steuerberatungsgesellschaft mbH', address: { '@type': 'PostalAddress', addressLocality: 'Münster', postalCode: '48143' } })}</head><body><div id="kopf"><a href="/"><img src="/bilder/kb.svg" alt="Kranich Bielefeldt"></a><ul class="navi"><li><a href="/leistungen">Leistungen</a></li><li><a href="/kanzlei/menschen">Menschen</a></li><li><a href="/mandantenbrief">Mandantenbrief</a></li><li><a href="/so-finden-sie-uns">So finden Sie uns</a></li></ul></div>${body}<div id="fuss"><a href="/impressum">Impressum</a> · <a href="/datenschutz">Datenschutz</a> · <a href="https://apps.datev.test/mytax">Mandantenportal</a></div>${consent('de', 'homemade')}</body></html>`;
const berater = (name: string, trade: string, office: string) =>
  `<section class="kb-person"><div class="kb-bild"><img src="/bilder/platzhalter.png" alt="" width="220" height="280"></div><h3>${name}</h3><p class="kb-berufe">${trade}</p><p>${office}</p></section>`;

const hospital = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charset="utf-8"/><title>${title} | Cedar Hollow Medical Center</title><meta name="viewport" content="width=device-width"/><link rel="stylesheet" href="/-/media/base/styles/optimized-min.css"/>${linkedData({ '@context': 'http://schema.org', '@type': 'Hospital', name: 'Cedar Hollow Medical Center', telephone: '+1-555-0170', medicalSpecialty: ['Cardiology', 'Orthopedics'] })}</head><body class="default-device bodyclass"><div id="wrapper"><div id="header" class="container-fluid"><div class="row"><div class="component link-list"><ul><li><a href="/mychart">MyChart</a></li><li><a href="/pay-bill">Pay bill</a></li><li><a href="/find-a-doctor">Find a doctor</a></li></ul></div><div class="component navigation navigation-main"><ul class="clearfix"><li class="level1 item0"><div class="navigation-title"><a href="/services">Services</a></div></li><li class="level1"><div class="navigation-title"><a href="/about">About us</a></div><ul class="clearfix"><li class="level2"><a href="/about/leadership-team">Leadership team</a></li><li class="level2"><a href="/about/board-of-trustees">Board of trustees</a></li></ul></li></ul></div></div></div><div id="content">${body}</div><div id="footer"><p>Cedar Hollow Medical Center complies with applicable civil rights laws. Español · 繁體中文 · Tiếng Việt</p></div></div></body></html>`;
const sitecorePerson = (name: string, title: string) =>
  `<div class="component content-tile col-12 col-md-4"><div class="component-content"><div class="tile-image"><img src="/-/media/leaders/x.ashx?h=300&amp;w=240" alt="" width="240" height="300" data-variantitemid="{0A}"/></div><div class="field-title">${name}</div><div class="field-subtitle">${title}</div></div></div>`;

const union = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en-US"><head><meta charset="UTF-8"><title>${title} - Millrace Federal Credit Union</title>${analytics('MRFCU0')}<link rel="stylesheet" href="/css/site.css"></head><body><a href="#main" class="sr-only">Skip navigation, go to main content</a><div class="topbar"><span>Routing # 000000000</span><form action="/login"><input placeholder="Username"></form></div><ul class="nav"><li><a href="/rates">Rates</a></li><li><a href="/loans">Loans</a></li><li><a href="/membership">Membership</a></li><li><a href="/about-us">About Us</a></li></ul><div id="main">${body}</div><div class="footer"><p>Federally insured by NCUA. Equal Housing Lender. NMLS #000000</p></div><div class="modal" id="leaving"><p>You are leaving the website of Millrace Federal Credit Union.</p></div></body></html>`;

const dental = (title: string, body: string) =>
  `<!doctype html><html lang="it-IT"><head><meta charset="utf-8"><title>${title} – Sorriso Diffuso</title><meta name="generator" content="Drupal 7 (http://drupal.org)"><script src="https://www.sorriso-diffuso.test/misc/jquery.js?v=1.4.4"></script></head><body class="html not-front not-logged-in one-sidebar page-node"><div id="page-wrapper"><div id="header"><a href="/" title="Home" rel="home"><img src="/sites/all/themes/sd/logo.png" alt="Home"></a><div id="main-menu"><ul class="links inline clearfix"><li class="menu-218 first"><a href="/cliniche">Cliniche</a></li><li class="menu-301"><a href="/chi-siamo">Chi siamo</a></li><li class="menu-302 last"><a href="/lavora-con-noi">Lavora con noi</a></li></ul></div></div>${body}<div id="footer"><p>Sorriso Diffuso S.r.l. – Direttore Sanitario Dott. Ermanno Passalacqua, Iscrizione Albo Odontoiatri n. 000 – Società a socio unico</p></div></div>${consent('it', 'complianz')}</body></html>`;
const doctor = (name: string, title: string) =>
  `<div class="views-row"><div class="views-field views-field-field-image"><div class="field-content"><img typeof="foaf:Image" src="/sites/default/files/medico.jpg" alt=""></div></div><div class="views-field views-field-title"><span class="field-content">${name}</span></div><div class="views-field views-field-body"><div class="field-content">${title}</div></div></div>`;

export const PRACTICES: readonly Company[] = [
  foreign({
    domain: 'thornbury-vane.test',
    name: 'Thornbury Vane LLP',
    language: 'en',
    built: 'Umbraco',
    tests:
      'a paged list of tiles; the managing partner on the third page; non-lawyer officers at the end; a column by a guest',
    pattern: 'first.last',
    mail: 'edge-directory',
    staff: [
      ['Rosamund Keane', 'Managing Partner', kinds.PERHAPS_HEAD],
      ['Theodora Birkett', 'Chief Operating Officer', kinds.OPERATIONS],
      ['Alban Whitcombe', 'Finance Director', kinds.FINANCE],
      ['Noor Castleton', 'Head of Marketing', kinds.MARKETING_LEAD],
    ],
    decoys: [
      {
        kind: 'quoted',
        name: 'Lucian Farr',
        title: 'CEO',
        organization: 'Farr Insolvency',
        tempts: ['CMO', 'CTO'],
      },
    ],
    pages: {
      '/': solicitors(
        'Solicitors in Bath and Wells',
        `<main><section class="hero"><h1>Law, plainly</h1>${filler('en')}</section></main>`,
      ),
      '/services': solicitors('Services', filler('en', 1)),
      '/services/family': solicitors('Family', filler('en', 2)),
      '/people': solicitors('Our people', solicitorPages(SOLICITORS.slice(0, 5), 1, 3)),
      '/people/page-2': solicitors('Our people', solicitorPages(SOLICITORS.slice(5), 2, 3)),
      '/people/page-3': solicitors('Our people', solicitorPages(OFFICERS, 3, 3)),
      ...Object.fromEntries(
        [...SOLICITORS, ...OFFICERS].map(([name, title, slug]) => [
          `/people/${slug}`,
          solicitors(
            name,
            `<main><h1>${name}</h1><p class="role">${title}</p><p>${words('en').lines[3]}</p><a href="/vcards/${slug}.vcf">Download vCard</a></main>`,
          ),
        ]),
      ),
      ...Object.fromEntries(
        [...SOLICITORS, ...OFFICERS].map(([name, title, slug]) => [
          `/vcards/${slug}.vcf`,
          {
            headers: { 'content-type': 'text/vcard; charset=utf-8' },
            body: `BEGIN:VCARD\r\nVERSION:3.0\r\nN:${name.split(' ').toReversed().join(';')};;;\r\nFN:${name}\r\nORG:Thornbury Vane LLP\r\nTITLE:${title}\r\nTEL;TYPE=WORK:+44 1225 555 010\r\nEND:VCARD\r\n`,
          },
        ]),
      ),
      '/insights': solicitors(
        'Insights',
        '<article><h2><a href="/insights/insolvency">Insolvency in plain words</a></h2><p>By Lucian Farr, CEO of Farr Insolvency</p></article>',
      ),
      '/about': solicitors('About', filler('en', 3)),
      '/contact': solicitors('Contact', '<p>info@thornbury-vane.test</p>'),
    },
  }),
  foreign({
    domain: 'kranich-bielefeldt.test',
    name: 'Kranich Bielefeldt Steuerberatung',
    language: 'de',
    built: 'hand-made German practice',
    tests:
      'five directors at once; degrees and professions between name and office; one retired in the imprint’s history',
    pattern: 'last',
    mail: 'honest',
    web: 'https-apex',
    staff: [
      [
        'Dipl.-Kfm. Wolfram Kranich',
        'Geschäftsführer',
        kinds.LAWFUL_DIRECTOR,
        { alsoNamed: ['Wolfram Kranich'], local: 'kranich' },
      ],
      ['Silke Bielefeldt', 'Geschäftsführerin', kinds.LAWFUL_DIRECTOR],
      ['Hendrik Averbeck', 'Geschäftsführer', kinds.LAWFUL_DIRECTOR],
      ['Ayşegül Demirtaş', 'Geschäftsführerin', kinds.LAWFUL_DIRECTOR, { local: 'demirtas' }],
      ['Dr. Corinna Veltrup', 'Geschäftsführerin', kinds.LAWFUL_DIRECTOR, { alsoNamed: ['Corinna Veltrup'] }],
      ['Malte Sudhoff', 'Leiter Lohnbuchhaltung', kinds.NONE],
    ],
    decoys: [{ kind: 'former', name: 'Egon Bielefeldt', title: 'Gründer', tempts: ['Founder'] }],
    pages: {
      '/': datev('Willkommen', `<h1>Zahlen mit Gesicht</h1>${filler('de')}`),
      '/leistungen': datev('Leistungen', filler('de', 1)),
      '/kanzlei/menschen': datev(
        'Menschen',
        `<h2>Geschäftsführung</h2><div class="kb-row">${berater('Dipl.-Kfm. Wolfram Kranich', 'Wirtschaftsprüfer, Steuerberater', 'Geschäftsführer')}${berater('Silke Bielefeldt', 'Steuerberaterin, Fachberaterin für Unternehmensnachfolge (DStV e.V.)', 'Geschäftsführerin')}${berater('Hendrik Averbeck', 'Steuerberater', 'Geschäftsführer')}${berater('Ayşegül Demirtaş', 'Steuerberaterin, LL.M.', 'Geschäftsführerin')}${berater('Dr. Corinna Veltrup', 'Rechtsanwältin', 'Geschäftsführerin')}</div><h2>Team</h2><div class="kb-row">${berater('Malte Sudhoff', 'Steuerfachwirt', 'Leiter Lohnbuchhaltung')}</div>`,
      ),
      '/mandantenbrief': datev('Mandantenbrief', filler('de', 2)),
      '/so-finden-sie-uns': datev('Anfahrt', '<p>Parkplätze im Hof.</p>'),
      '/impressum': datev(
        'Impressum',
        '<p>Kranich Bielefeldt Steuerberatungsgesellschaft mbH<br>Gegründet 1974 von Gründer Egon Bielefeldt (†)<br>Geschäftsführer: WP/StB Wolfram Kranich, StB Silke Bielefeldt, StB Hendrik Averbeck, StB Ayşegül Demirtaş, RAin Dr. Corinna Veltrup<br>Aufsichtsbehörde: Steuerberaterkammer Westfalen-Lippe</p>',
      ),
    },
  }),
  foreign({
    domain: 'cedar-hollow-medical.test',
    name: 'Cedar Hollow Medical Center',
    language: 'en',
    built: 'Sitecore',
    tests:
      'a hospital: MD is a degree, CMO a physician, CNO a nurse; trustees are no officers; an interim COO',
    pattern: 'flast',
    mail: 'edge-directory',
    dns: 'several-mx',
    staff: [
      ['Delbert Ashcroft', 'President & Chief Executive Officer', kinds.PRESIDENT_CHIEF],
      [
        'Yolanda Fairbanks, MD',
        'Chief Medical Officer',
        kinds.NONE,
        { alsoNamed: ['Yolanda Fairbanks'], local: 'yfairbanks' },
      ],
      [
        'Trudy Okafor, RN',
        'Chief Nursing Officer',
        kinds.NONE,
        { alsoNamed: ['Trudy Okafor'], local: 'tokafor' },
      ],
      ['Vernon Pell', 'Vice President & Chief Financial Officer', kinds.FINANCE],
      ['Consuelo Arriaga', 'Interim Chief Operating Officer', kinds.partly(kinds.OPERATIONS)],
      ['Rashid Bellweather', 'Chief Information Officer', kinds.INFORMATION],
      ['Paula Stanhope', 'Senior Vice President, Strategy', kinds.SENIOR_VP],
    ],
    decoys: [
      {
        kind: 'adviser',
        name: 'Winifred Cho',
        title: 'CMO',
        organization: 'Brookline Foods',
        tempts: ['CMO'],
      },
    ],
    pages: {
      '/': hospital(
        'Care close to home',
        `<h1>Care close to home</h1>${filler('en')}<div class="physician-quote"><p>Meet our newest cardiologist, Amir Solano, MD.</p></div>`,
      ),
      '/services': hospital('Services', filler('en', 1)),
      '/find-a-doctor': hospital(
        'Find a doctor',
        '<ul><li>Amir Solano, MD – Cardiology</li><li>Beth Quill, DO – Family medicine</li></ul>',
      ),
      '/about': hospital('About', filler('en', 2)),
      '/about/leadership-team': hospital(
        'Leadership team',
        `<h1>Leadership team</h1><div class="row">${sitecorePerson('Delbert Ashcroft', 'President &amp; Chief Executive Officer')}${sitecorePerson('Yolanda Fairbanks, MD', 'Chief Medical Officer')}${sitecorePerson('Trudy Okafor, RN', 'Chief Nursing Officer')}${sitecorePerson('Vernon Pell', 'Vice President &amp; Chief Financial Officer')}${sitecorePerson('Consuelo Arriaga', 'Interim Chief Operating Officer')}${sitecorePerson('Rashid Bellweather', 'Chief Information Officer')}${sitecorePerson('Paula Stanhope', 'Senior Vice President, Strategy')}</div>`,
      ),
      '/about/board-of-trustees': hospital(
        'Board of trustees',
        `<h1>Board of trustees</h1><ul><li>Winifred Cho, Chair – CMO, Brookline Foods</li><li>Rev. Silas Hatch, Vice Chair</li></ul>`,
      ),
    },
  }),
  foreign({
    domain: 'millrace-fcu.test',
    name: 'Millrace Federal Credit Union',
    language: 'en',
    built: 'hand-made American',
    tests:
      'board and management in two lists on one page; "VP of Lending" is not sales; an executive assistant with the only address',
    pattern: 'flast',
    mail: 'harvest-guard',
    staff: [
      ['Gladys Turnbow', 'President/CEO', kinds.PRESIDENT_CHIEF],
      ['Arlo Hendershot', 'EVP/COO', kinds.both(kinds.EXECUTIVE_VP, kinds.OPERATIONS)],
      ['Minerva Sacks', 'VP of Marketing', kinds.MARKETING_VP],
      ['Orville Dietz', 'VP of Lending', kinds.NONE],
      ['Peggy Lund', 'Executive Assistant to the CEO', kinds.NONE, { published: true }],
      ['Chet Morrow', 'Branch Manager', kinds.NONE, { published: true }],
    ],
    decoys: [{ kind: 'adviser', name: 'Homer Quigg', title: 'Vice Chairman', tempts: ['CFO'] }],
    pages: {
      '/': union('Home', `<h1>Your money’s neighbors</h1>${filler('en')}`),
      '/rates': union(
        'Rates',
        '<table><tr><th>Term</th><th>APY</th></tr><tr><td>12 mo</td><td>4.10%</td></tr></table>',
      ),
      '/loans': union('Loans', filler('en', 1)),
      '/membership': union('Membership', filler('en', 2)),
      '/about-us': union(
        'About Us',
        `<h1>About Us</h1>${filler('en', 3)}<h2>Board of Directors</h2><p>Lester Vance, Chairman<br>Homer Quigg, Vice Chairman<br>Opal Reese, Secretary/Treasurer</p><h2>Management</h2><p>Gladys Turnbow, President/CEO<br>Arlo Hendershot, EVP/COO<br>Minerva Sacks, VP of Marketing<br>Orville Dietz, VP of Lending<br>Peggy Lund, Executive Assistant to the CEO (<a href="mailto:plund@millrace-fcu.test">plund@millrace-fcu.test</a>)<br>Chet Morrow, Branch Manager (<a href="mailto:cmorrow@millrace-fcu.test">cmorrow@millrace-fcu.test</a>)</p>`,
      ),
    },
  }),
  foreign({
    domain: 'sorriso-diffuso.test',
    name: 'Sorriso Diffuso',
    language: 'it',
    built: 'Drupal 7',
    tests:
      'doctors with Dott. and Dott.ssa; the medical director in every footer is no chief; the sole director among clinicians',
    pattern: 'first.last',
    mail: 'catch-all',
    staff: [
      [
        'Dott.ssa Giuditta Ferraboschi',
        'Amministratrice Unica',
        kinds.PERHAPS_HEAD,
        {
          alsoNamed: ['Giuditta Ferraboschi'],
          local: 'giuditta.ferraboschi',
          near: ['CEO', 'Managing Director'],
          maybe: ['President'],
        },
      ],
      ['Saverio Malinverno', 'Direttore Operativo', kinds.OPERATIONS_LEAD],
      [
        'Dott. Ermanno Passalacqua',
        'Direttore Sanitario',
        kinds.NONE,
        { alsoNamed: ['Ermanno Passalacqua'], local: 'ermanno.passalacqua' },
      ],
      ['Benedetta Cusimano', 'Segreteria', kinds.NONE, { published: true }],
      ['Alfio Trapani', 'Acquisti', kinds.NONE, { published: true }],
      ['Nives Bortolin', 'Risorse umane', kinds.NONE, { published: true }],
    ],
    pages: {
      '/': dental('Home', `<h1 class="title">Sorridere costa meno</h1>${filler('it')}`),
      '/cliniche': dental('Cliniche', filler('it', 1)),
      '/chi-siamo': dental(
        'Chi siamo',
        `<h1>Chi siamo</h1><div class="view view-staff">${doctor('Dott.ssa Giuditta Ferraboschi', 'Amministratrice Unica')}${doctor('Saverio Malinverno', 'Direttore Operativo')}${doctor('Dott. Ermanno Passalacqua', 'Direttore Sanitario')}</div><p>${icon('phone')} ${words('it').more}</p>`,
      ),
      '/lavora-con-noi': dental(
        'Lavora con noi',
        `<h1>Lavora con noi</h1><p>Risorse umane: Nives Bortolin, ${asEntities('nives.bortolin@sorriso-diffuso.test')}</p><p>Segreteria: Benedetta Cusimano, ${asEntities('benedetta.cusimano@sorriso-diffuso.test')}</p><p>Acquisti: Alfio Trapani, ${asEntities('alfio.trapani@sorriso-diffuso.test')}</p>`,
      ),
    },
  }),
];
