// Six companies whose addresses are the difficulty: another mail domain, entities, scripts, pictures, contradictions, a moved brand.
import type { Company } from '../company.ts';
import { foreign } from './declare.ts';
import { asEntities, cfEmail, consent, filler, icon, matomo, picture, words } from './furniture.ts';
import * as kinds from './kinds.ts';

const marine = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} — Saltbreak Marine Engineering</title><link rel="stylesheet" href="https://www.saltbreak-marine.test/themes/concrete/main.css"><meta name="generator" content="Concrete CMS"/></head><body class="ccm-page ccm-page-id-198 page-type-page"><div class="ccm-page"><header><div class="ccm-custom-style-container"><a href="/">Saltbreak Marine</a></div><ul class="nav"><li><a href="/services">Services</a></li><li><a href="/our-people">Our people</a></li><li><a href="/contact-us">Contact us</a></li></ul></header>${body}<footer>Part of the Saltbreak group since 1988</footer></div></body></html>`;

const atelier = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>${title} | Imprimerie Vauquelin</title><meta name="generator" content="WebAcappella"><link rel="stylesheet" href="wa_common.css"></head><body><div id="wa-container"><div class="menu"><a href="index.html">Accueil</a><a href="savoir-faire.html">Savoir-faire</a><a href="contacts.html">Contacts</a></div>${body}<p class="pied">Imprimerie Vauquelin – ${words('fr').rights}</p></div>${matomo('imprimerie-vauquelin.test')}</body></html>`;

const olive = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>${title} · Almazara Los Cerillos</title><script src="/js/modernizr.js"></script></head><body><header class="cabecera"><ul id="menu"><li><a href="/aceites">Aceites</a></li><li><a href="/almazara">La almazara</a></li><li><a href="/contacto">Contacto</a></li></ul></header>${body}<footer>${words('es').rights}</footer>${consent('es', 'homemade')}</body></html>`;
/** Joined by a script, as many sites hide an address from those who only read. */
const scripted = (user: string, domain: string) =>
  `<script type="text/javascript">var u="${user}";var d=["${domain.split('.').join('","')}"].join(".");document.write('<a href="mai'+'lto:'+u+'&#64;'+d+'">'+u+'&#64;'+d+'</a>');</script><noscript>Active JavaScript para ver el correo</noscript>`;

const weighing = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} | Balanza Weighing</title></head><body><div class="wrap"><header><a href="/">Balanza</a><a href="/products">Products</a><a href="/company/management">Management</a><a href="/company/contacts">Contacts</a></header>${body}<footer>Balanza Weighing Ltd</footer></div></body></html>`;

const brand = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>${title} – Nordstern Industrieservice</title><link rel="stylesheet" href="/assets/app-3f.css"></head><body><header><a href="/">Nordstern</a><nav><a href="/leistungen">Leistungen</a><a href="/ueber-uns">Über uns</a><a href="/impressum">Impressum</a></nav></header>${body}<footer>Nordstern Industrieservice GmbH (vormals Meyhoff Anlagenbau)</footer>${consent('de', 'cookiebot')}</body></html>`;
const NORDSTERN = {
  '/': brand('Start', `<h1>Aus Meyhoff wird Nordstern</h1>${filler('de')}`),
  '/leistungen': brand('Leistungen', filler('de', 1)),
  '/ueber-uns': brand(
    'Über uns',
    `<h1>Über uns</h1><h2>Geschäftsleitung</h2><div class="gl"><p class="gl-name">Tjorven Meyhoff</p><p class="gl-rolle">CEO</p></div><div class="gl"><p class="gl-name">Irmtraud Pankratz</p><p class="gl-rolle">CFO</p></div>`,
  ),
  '/impressum': brand(
    'Impressum',
    '<p>Nordstern Industrieservice GmbH<br>Geschäftsführung: Tjorven Meyhoff, Irmtraud Pankratz<br>E-Mail: info@nordstern-service.test</p>',
  ),
} as const;

export const ADDRESSES: readonly Company[] = [
  foreign({
    domain: 'saltbreak-marine.test',
    mailDomain: 'saltbreak.test',
    name: 'Saltbreak Marine Engineering',
    language: 'en',
    built: 'Concrete',
    tests:
      'all mail goes to a shorter domain, proven by the staff’s printed addresses behind a proxy’s disguise',
    pattern: 'firstl',
    mail: 'honest',
    staff: [
      ['Cormac Treloar', 'Managing Director', kinds.LAWFUL_DIRECTOR],
      ['Jacinta Polglaze', 'Financial Controller', kinds.NONE, { maybe: ['CFO'] }],
      ['Denzil Rosewarne', 'Technical Director', kinds.TECHNICAL_DIRECTOR, { published: true }],
      ['Loveday Chenoweth', 'Office Manager', kinds.NONE, { published: true }],
    ],
    pages: {
      '/': marine('Home', `<h1>Engines that go home</h1>${filler('en')}`),
      '/services': marine('Services', filler('en', 1)),
      '/our-people': marine(
        'Our people',
        `<h1>Our people</h1><div class="row"><div class="col-sm-3"><h4>Cormac Treloar</h4><p>Managing Director</p></div><div class="col-sm-3"><h4>Jacinta Polglaze</h4><p>Financial Controller</p></div><div class="col-sm-3"><h4>Denzil Rosewarne</h4><p>Technical Director</p></div></div>`,
      ),
      '/contact-us': marine(
        'Contact us',
        `<h1>Contact us</h1><p>Office Manager: Loveday Chenoweth ${cfEmail('lovedayc@saltbreak.test')}</p><p>Technical: Denzil Rosewarne ${cfEmail('denzilr@saltbreak.test', 0x17)}</p><p>Accounts: ${cfEmail('office@saltbreak.test', 0x2b)}</p>`,
      ),
    },
  }),
  foreign({
    domain: 'imprimerie-vauquelin.test',
    name: 'Imprimerie Vauquelin',
    language: 'fr',
    built: 'WebAcappella',
    tests: 'everything is accepted; three colleagues’ addresses as entities show the pattern of the head',
    pattern: 'f.last',
    mail: 'catch-all',
    web: 'http',
    staff: [
      ['Odile Vauquelin', 'Gérante', kinds.LAWFUL_DIRECTOR],
      ['Thierry Marchadour', 'Atelier', kinds.NONE, { published: true }],
      ['Nolwenn Piriou', 'Devis', kinds.NONE, { published: true }],
      ['Gaëtan Ribeyrolles', 'Façonnage', kinds.NONE, { published: true }],
    ],
    pages: {
      '/': atelier('Accueil', `<h1>Encre et papier</h1>${filler('fr')}`),
      '/index.html': atelier('Accueil', `<h1>Encre et papier</h1>${filler('fr')}`),
      '/savoir-faire.html': atelier(
        'Savoir-faire',
        `${filler('fr', 1)}<p>Dirigée depuis 2008 par sa gérante, l’imprimerie emploie onze personnes.</p>`,
      ),
      '/contacts.html': atelier(
        'Contacts',
        `<table><tr><td>Gérante</td><td>Odile Vauquelin</td><td>&nbsp;</td></tr><tr><td>Atelier</td><td>Thierry Marchadour</td><td>${asEntities('t.marchadour@imprimerie-vauquelin.test')}</td></tr><tr><td>Devis</td><td>Nolwenn Piriou</td><td>${asEntities('n.piriou@imprimerie-vauquelin.test')}</td></tr><tr><td>Façonnage</td><td>Gaëtan Ribeyrolles</td><td>${asEntities('g.ribeyrolles@imprimerie-vauquelin.test')}</td></tr></table>`,
      ),
    },
  }),
  foreign({
    domain: 'almazara-cerillos.test',
    name: 'Almazara Los Cerillos',
    language: 'es',
    built: 'hand-made Spanish',
    tests: 'addresses joined by scripts or painted as pictures; a tarpit; two surnames and a particle',
    pattern: 'flast',
    mail: 'tarpit',
    staff: [
      [
        'Rocío de la Cámara Ibáñez',
        'Gerente',
        kinds.GENERAL_DIRECTOR,
        {
          local: 'rdelacamara',
          alsoReachedAt: ['rcamara@almazara-cerillos.test', 'rocio@almazara-cerillos.test'],
        },
      ],
      ['Sebastián Luque Ortuño', 'Director Comercial', kinds.SALES_DIRECTOR, { local: 'sluque' }],
      ['Marta Gámez Ríos', 'Directora Financiera', kinds.FINANCE, { local: 'mgamez' }],
    ],
    pages: {
      '/': olive('Inicio', `<h1>Aceite de sierra</h1>${filler('es')}`),
      '/aceites': olive('Aceites', filler('es', 1)),
      '/almazara': olive('La almazara', filler('es', 2)),
      '/contacto': olive(
        'Contacto',
        `<h1>Contacto</h1><div class="ficha"><p class="cargo">Gerente</p><p class="nombre">Rocío de la Cámara Ibáñez</p>${scripted('rdelacamara', 'almazara-cerillos.test')}</div><div class="ficha"><p class="cargo">Director Comercial</p><p class="nombre">Sebastián Luque Ortuño</p><img src="/img/mail_sl.gif" alt="correo electrónico" width="190" height="14"></div><div class="ficha"><p class="cargo">Directora Financiera</p><p class="nombre">Marta Gámez Ríos</p>${scripted('mgamez', 'almazara-cerillos.test')}</div>`,
      ),
    },
  }),
  foreign({
    domain: 'balanza-weighing.test',
    name: 'Balanza Weighing',
    language: 'en',
    built: 'engineering firm',
    tests:
      'printed addresses of the staff are first.last, the directors’ first name alone; one printed address belongs to another person than the line suggests',
    pattern: 'first.last',
    mail: 'many-lines',
    staff: [
      ['Leocadia Munro', 'Chief Executive Officer', kinds.CHIEF, { pattern: 'first', published: true }],
      ['Hartley Gosling', 'Chief Technology Officer', kinds.TECHNOLOGY, { pattern: 'first' }],
      ['Virgil Tanqueray', 'VP of Sales', kinds.SALES_VP],
      ['Odette Prickett', 'Service desk', kinds.NONE, { published: true }],
      ['Barnabas Yule', 'Spare parts', kinds.NONE, { published: true }],
    ],
    pages: {
      '/': weighing('Home', `<h1>What it weighs</h1>${filler('en')}`),
      '/products': weighing('Products', filler('en', 1)),
      '/company/management': weighing(
        'Management',
        `<h1>Management</h1><ul class="mgmt"><li><b>Leocadia Munro</b><i>Chief Executive Officer</i><a href="mailto:leocadia@balanza-weighing.test?subject=From%20the%20website">${icon('mail')}</a></li><li><b>Hartley Gosling</b><i>Chief Technology Officer</i></li><li><b>Virgil Tanqueray</b><i>VP of Sales</i></li></ul>`,
      ),
      '/company/contacts': weighing(
        'Contacts',
        `<table><tr><td>Odette Prickett</td><td>Service desk</td><td>odette.prickett@balanza-weighing.test</td></tr><tr><td>Barnabas Yule</td><td>Spare parts</td><td>barnabas.yule@balanza-weighing.test</td></tr></table>${picture('/map.png', 'Map')}`,
      ),
    },
  }),
  foreign({
    domain: 'meyhoff-anlagenbau.test',
    mailDomain: 'nordstern-service.test',
    name: 'Meyhoff Anlagenbau',
    language: 'de',
    built: 'moved brand',
    tests: 'the old domain redirects every page to the new name’s; mail goes there too',
    pattern: 'first.last',
    mail: 'edge-directory',
    roleAccounts: ['info'],
    staff: [
      ['Tjorven Meyhoff', 'CEO', kinds.both(kinds.CHIEF, kinds.LAWFUL_DIRECTOR)],
      ['Irmtraud Pankratz', 'CFO', kinds.both(kinds.FINANCE, kinds.LAWFUL_DIRECTOR)],
    ],
    pages: {
      '/': { status: 301, headers: { location: 'https://www.nordstern-service.test/' }, body: '' },
      '*': { status: 301, headers: { location: 'https://www.nordstern-service.test/' }, body: '' },
    },
  }),
  foreign({
    domain: 'nordstern-service.test',
    name: 'Nordstern Industrieservice',
    language: 'de',
    built: 'Laravel',
    tests: 'the new name of a moved brand; its own people',
    pattern: 'first.last',
    mail: 'edge-directory',
    roleAccounts: ['info'],
    staff: [
      ['Tjorven Meyhoff', 'CEO', kinds.both(kinds.CHIEF, kinds.LAWFUL_DIRECTOR)],
      ['Irmtraud Pankratz', 'CFO', kinds.both(kinds.FINANCE, kinds.LAWFUL_DIRECTOR)],
    ],
    pages: NORDSTERN,
  }),
];
