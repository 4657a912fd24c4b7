// Five American companies: many vice presidents, profiles three clicks deep, an old V.P. list, assistants, namesakes.
import type { Company } from '../company.ts';
import { foreign } from './declare.ts';
import {
  analytics,
  consent,
  filler,
  icon,
  linkedData,
  organization,
  picture,
  tagManager,
  words,
} from './furniture.ts';
import * as kinds from './kinds.ts';

const rail = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"><title>${title} - Great Prairie Railcar</title>${organization('Great Prairie Railcar', 'https://www.great-prairie-railcar.test')}${tagManager('GPRC01')}<meta name="generator" content="Sitefinity 13.3"></head><body><form method="post" action="./" id="aspnetForm"><input type="hidden" name="__VIEWSTATE" id="__VIEWSTATE" value="/wEPDwUKMTY1NDU2MTA1MmRk"/><header><div class="sf_colsOut"><a href="/">Great Prairie Railcar</a><div class="mega"><ul><li><a href="/railcars">Railcars</a><ul><li><a href="/railcars/tank">Tank cars</a></li><li><a href="/railcars/hopper">Hopper cars</a></li></ul></li><li><a href="/company">Company</a></li><li><a href="/investors">Investors</a></li><li><a href="/safety">Safety</a></li></ul></div></div></header>${body}<footer><p>${words('en').rights} Great Prairie Railcar Corporation is an equal opportunity employer.</p></footer></form>${consent('en', 'onetrust')}</body></html>`;
const officer = (name: string, title: string, slug: string) =>
  `<li class="sfitem sflistitem sfClearfix"><h2 class="sftitle"><a href="/company/governance/officers/${slug}">${name}</a></h2><div class="sfsummary"></div></li><!-- ${title} -->`;
const officerPage = (name: string, title: string, text: string) =>
  rail(
    name,
    `<div class="officer-detail"><div class="breadcrumb"><a href="/company">Company</a> / <a href="/company/governance">Governance</a> / <a href="/company/governance/officers">Officers</a></div>${picture('/images/officer.jpg', name)}<h1>${name}</h1><h2 class="officer-title">${title}</h2><p>${text}</p></div>`,
  );
const OFFICERS = [
  ['Rutherford Haines', 'Chairman, President and Chief Executive Officer', 'rutherford-haines'],
  ['Marvella Stokes', 'Executive Vice President and Chief Financial Officer', 'marvella-stokes'],
  ['Dwight Kowalczyk', 'Senior Vice President, Operations', 'dwight-kowalczyk'],
  ['Ramona Iverson', 'Senior Vice President, Sales', 'ramona-iverson'],
  ['Chase Ledbetter', 'Vice President, Engineering', 'chase-ledbetter'],
] as const;

const gaskets = (title: string, body: string) =>
  `<html><head><title>${title} - Hoosier Gasket Works, Inc.</title><meta name="keywords" content="gaskets, seals, die cutting, Indiana"><style>.hdr{background:#7a0019;color:#fff}</style></head><body><center><table width="900"><tr><td class="hdr"><b>HOOSIER GASKET WORKS, INC.</b><br>Since 1946</td></tr><tr><td><a href="default.asp">Home</a> | <a href="capabilities.asp">Capabilities</a> | <a href="staff.asp">Our Staff</a> | <a href="rfq.asp">Request a Quote</a></td></tr><tr><td>${body}</td></tr></table></center></body></html>`;

const insure = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} | Beacon Ridge Insurance</title>${analytics('BCNRG1')}<link rel="stylesheet" href="/styles/main.css"></head><body><div class="usa-banner"></div><header><a href="/">Beacon Ridge</a><nav><a href="/agents">For agents</a><a href="/claims">Claims</a><a href="/about/officers">Officers</a><a href="/about/contact-directory">Directory</a></nav></header>${body}<footer>Beacon Ridge Mutual, Montpelier</footer></body></html>`;

const saas = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} | Tallgrass Data</title>${linkedData({ '@context': 'https://schema.org', '@type': 'Corporation', name: 'Tallgrass Data', employee: [{ '@type': 'Person', name: 'Adaeze Nwankwo', jobTitle: 'Chief Technology Officer' }] })}</head><body><x-header><template shadowrootmode="open"><style>:host{display:block}</style><nav><a href="/platform">Platform</a><a href="/about">About</a><a href="/about/team">Team</a></nav></template></x-header>${body}<x-footer>Tallgrass Data, Omaha</x-footer>${consent('en', 'cookiebot')}</body></html>`;
const component = (name: string, title: string) =>
  `<team-card data-name="${name}"><h3 slot="name">${name}</h3><span slot="title">${title}</span><a slot="link" href="https://www.linkedin.com/in/x" aria-label="LinkedIn profile of ${name}">${icon('linkedin')}</a></team-card>`;

const family = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} | Delacroix &amp; Sons Seafood</title></head><body><nav class="uk-navbar-container" uk-navbar><ul class="uk-navbar-nav"><li><a href="/catch">The catch</a></li><li><a href="/family">The family</a></li><li><a href="/news">News</a></li></ul></nav>${body}<footer>Delacroix &amp; Sons, Houma, Louisiana</footer></body></html>`;

export const AMERICAN: readonly Company[] = [
  foreign({
    domain: 'great-prairie-railcar.test',
    name: 'Great Prairie Railcar',
    language: 'en',
    built: 'Sitefinity',
    tests: 'names in a list three clicks deep, titles on each one’s page alone',
    pattern: 'flast',
    mail: 'edge-directory',
    staff: OFFICERS.map(([name, title]) => [
      name,
      title,
      title.startsWith('Chairman')
        ? kinds.PRESIDENT_CHIEF
        : title.startsWith('Executive')
          ? kinds.both(kinds.EXECUTIVE_VP, kinds.FINANCE)
          : title.endsWith('Sales')
            ? { holds: ['SVP'], near: [], maybe: ['VP of Sales'] }
            : title.startsWith('Senior')
              ? { holds: ['SVP'], near: [], maybe: ['COO'] }
              : kinds.ENGINEERING_VP,
    ]),
    pages: {
      '/': rail('Home', `<h1>Steel that rolls</h1>${filler('en')}`),
      '/railcars': rail('Railcars', filler('en', 1)),
      '/railcars/tank': rail('Tank cars', filler('en', 2)),
      '/railcars/hopper': rail('Hopper cars', filler('en', 3)),
      '/company': rail(
        'Company',
        `${filler('en', 1)}<p><a href="/company/history">History</a> <a href="/company/governance">Corporate governance</a></p>`,
      ),
      '/company/history': rail('History', '<p>Founded in 1904 by Cornelius Haines.</p>'),
      '/company/governance': rail(
        'Corporate governance',
        '<ul><li><a href="/company/governance/charter">Charter</a></li><li><a href="/company/governance/officers">Corporate officers</a></li></ul>',
      ),
      '/company/governance/officers': rail(
        'Corporate officers',
        `<ul class="sfitemsList">${OFFICERS.map(([name, title, slug]) => officer(name, title, slug)).join('')}</ul>`,
      ),
      ...Object.fromEntries(
        OFFICERS.map(([name, title, slug]) => [
          `/company/governance/officers/${slug}`,
          officerPage(name, title, words('en').lines[1]),
        ]),
      ),
      '/investors': rail('Investors', filler('en', 2)),
      '/safety': rail('Safety', filler('en', 3)),
    },
    decoys: [{ kind: 'former', name: 'Cornelius Haines', title: 'Founder', tempts: ['Founder'] }],
  }),
  foreign({
    domain: 'hoosier-gasket.test',
    name: 'Hoosier Gasket Works',
    language: 'en',
    built: 'classic ASP',
    tests:
      'lines of an old staff list with dots and dashes; V.P.s; the same surname four times; extension numbers',
    pattern: 'flast',
    mail: 'bare',
    web: 'http-www',
    staff: [
      ['Clem Burkhardt', 'President', kinds.PRESIDENT],
      ['Dolores Burkhardt', 'V.P. of Sales', kinds.SALES_VP],
      ['Skip Burkhardt', 'Plant Manager', kinds.NONE],
      ['Arlene Yoder', 'Controller', kinds.NONE, { maybe: ['CFO'] }],
    ],
    pages: {
      '/': gaskets('Home', `<h2>If it leaks, call us</h2>${filler('en')}`),
      '/default.asp': gaskets('Home', `<h2>If it leaks, call us</h2>${filler('en')}`),
      '/capabilities.asp': gaskets('Capabilities', '<ul><li>Die cutting</li><li>Water jet</li></ul>'),
      '/staff.asp': gaskets(
        'Our Staff',
        '<p><b>OUR STAFF</b></p><p>Clem Burkhardt .......... President .......... ext. 101<br>Dolores Burkhardt .......... V.P. of Sales .......... ext. 102<br>Skip Burkhardt .......... Plant Manager .......... ext. 110<br>Arlene Yoder .......... Controller .......... ext. 104</p>',
      ),
      '/rfq.asp': gaskets(
        'Request a Quote',
        '<form><input name="qty"></form><p>office@hoosier-gasket.test</p>',
      ),
    },
  }),
  foreign({
    domain: 'beacon-ridge.test',
    name: 'Beacon Ridge Insurance',
    language: 'en',
    built: 'mutual insurer',
    tests:
      'a directory of numbers with assistants to each office; officers on another page with second vice presidents',
    pattern: 'firstl',
    mail: 'rate-limiting',
    staff: [
      ['Thomasina Grey', 'President and CEO', kinds.PRESIDENT_CHIEF],
      [
        'Lowell Pike',
        'Vice President, Information Technology and Chief Information Officer',
        kinds.INFORMATION,
      ],
      ['Nettie Farrar', 'Vice President, Marketing', kinds.MARKETING_VP],
      ['Wes Dunmore', 'Second Vice President, Claims', kinds.NONE],
      ['Ardis Blodgett', 'Assistant to the President', kinds.NONE, { published: true }],
      ['Merle Tatro', 'Assistant to the Chief Information Officer', kinds.NONE, { published: true }],
      ['Verna Coutts', 'Agency services', kinds.NONE, { published: true }],
    ],
    pages: {
      '/': insure('Home', `<h1>Neighbors insuring neighbors</h1>${filler('en')}`),
      '/agents': insure('For agents', filler('en', 1)),
      '/claims': insure('Claims', filler('en', 2)),
      '/about/officers': insure(
        'Officers',
        `<h1>Officers</h1><dl><dt>Thomasina Grey</dt><dd>President and CEO</dd><dt>Lowell Pike</dt><dd>Vice President, Information Technology and Chief Information Officer</dd><dt>Nettie Farrar</dt><dd>Vice President, Marketing</dd><dt>Wes Dunmore</dt><dd>Second Vice President, Claims</dd></dl>`,
      ),
      '/about/contact-directory': insure(
        'Directory',
        `<h1>Directory</h1><table class="usa-table"><tbody><tr><th>Office of the President</th><td>Ardis Blodgett, Assistant to the President</td><td>ardisb@beacon-ridge.test</td></tr><tr><th>Information Technology</th><td>Merle Tatro, Assistant to the Chief Information Officer</td><td>merlet@beacon-ridge.test</td></tr><tr><th>Agencies</th><td>Verna Coutts, Agency services</td><td>vernac@beacon-ridge.test</td></tr></tbody></table>`,
      ),
    },
  }),
  foreign({
    domain: 'tallgrass-data.test',
    name: 'Tallgrass Data',
    language: 'en',
    built: 'web components',
    tests:
      'cards as custom elements with slots; the menu in a declarative shadow root; product and people officers',
    pattern: 'first.last',
    mail: 'many-lines',
    staff: [
      ['Barrett Lindholm', 'Chief Executive Officer', kinds.CHIEF],
      ['Adaeze Nwankwo', 'Chief Technology Officer', kinds.TECHNOLOGY],
      ['Fumiko Hartwell', 'Chief Product Officer', kinds.PRODUCT],
      ['Rodrigo Keene', 'Chief People Officer', kinds.NONE],
      ['Saoirse Maddox', 'VP Sales, Americas', kinds.partly(kinds.SALES_VP)],
      ['Deacon Frye', 'VP Sales Operations', kinds.NONE, { maybe: ['VP of Sales'] }],
    ],
    pages: {
      '/': saas('Home', `<main><h1>Data, mown</h1>${filler('en')}</main>`),
      '/platform': saas('Platform', filler('en', 1)),
      '/about': saas('About', filler('en', 2)),
      '/about/team': saas(
        'Team',
        `<main><h1>Team</h1><team-grid>${component('Barrett Lindholm', 'Chief Executive Officer')}${component('Adaeze Nwankwo', 'Chief Technology Officer')}${component('Fumiko Hartwell', 'Chief Product Officer')}${component('Rodrigo Keene', 'Chief People Officer')}${component('Saoirse Maddox', 'VP Sales, Americas')}${component('Deacon Frye', 'VP Sales Operations')}</team-grid></main>`,
      ),
    },
  }),
  foreign({
    domain: 'delacroix-seafood.test',
    name: 'Delacroix & Sons Seafood',
    language: 'en',
    built: 'UIkit',
    tests: 'father and son of one name; the father has retired; a namesake at another firm in the news',
    pattern: 'first',
    mail: 'honest',
    staff: [
      [
        'Antoine Delacroix III',
        'President',
        kinds.PRESIDENT,
        { alsoNamed: ['Antoine Delacroix'], local: 'antoine' },
      ],
      ['Celestine Delacroix', 'COO', kinds.OPERATIONS],
    ],
    decoys: [
      { kind: 'former', name: 'Antoine Delacroix Jr.', title: 'President Emeritus', tempts: ['Founder'] },
      {
        kind: 'namesake',
        name: 'Marcel Thibodeaux',
        title: 'CFO',
        organization: 'Gulf Ice Company',
        tempts: ['CFO'],
      },
    ],
    pages: {
      '/': family('Home', `<h1>From the bayou to you</h1>${filler('en')}`),
      '/catch': family('The catch', '<ul><li>Shrimp</li><li>Blue crab</li></ul>'),
      '/family': family(
        'The family',
        `<h1>The family</h1><div class="uk-grid-match uk-child-width-1-3@m" uk-grid><div><div class="uk-card uk-card-default uk-card-body"><h3 class="uk-card-title">Antoine Delacroix III</h3><p class="uk-text-meta">President</p></div></div><div><div class="uk-card uk-card-default uk-card-body"><h3 class="uk-card-title">Celestine Delacroix</h3><p class="uk-text-meta">COO</p></div></div><div><div class="uk-card uk-card-default uk-card-body"><h3 class="uk-card-title">Antoine Delacroix Jr.</h3><p class="uk-text-meta">President Emeritus (retired 2015)</p></div></div></div>`,
      ),
      '/news': family(
        'News',
        '<article><h2>New ice for the docks</h2><p>“We doubled the plant,” said Marcel Thibodeaux, CFO of Gulf Ice Company, which supplies the fleet.</p></article>',
      ),
    },
  }),
];
