// Seven companies that name nobody, or nobody real, or only where one may not look: templates, parking, robots, PDF, an empty shell.
import type { Company } from '../company.ts';
import { foreign } from './declare.ts';
import { analytics, consent, filler, icon, linkedData, picture, words } from './furniture.ts';
import * as kinds from './kinds.ts';

const demo = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="ro"><head><meta charset="UTF-8"><title>${title} &#8211; Instalații Codreanu</title><meta name="generator" content="WordPress 5.2.4" /><meta name="generator" content="Powered by WPBakery Page Builder - drag and drop page builder for WordPress."/><meta name="generator" content="Powered by Slider Revolution 5.4.8"/><link rel='stylesheet' id='js_composer_front-css' href='/wp-content/plugins/js_composer/assets/css/js_composer.min.css' type='text/css' media='all' /></head><body class="page wpb-js-composer js-comp-ver-5.6 vc_responsive"><div id="page" class="hfeed site"><header id="masthead"><div class="top-bar"><i class="fa fa-phone"></i> 0722 555 010</div><ul id="menu-main" class="menu"><li><a href="/">Acasă</a></li><li><a href="/servicii">Servicii</a></li><li><a href="/despre">Despre</a></li><li><a href="/contact">Contact</a></li></ul></header>${body}<footer id="colophon"><div class="widget"><h4 class="widget-title">Recent Posts</h4><ul><li><a href="/hello-world">Hello world!</a> by admin</li></ul></div></footer></div>${consent('ro', 'homemade')}</body></html>`;
const composerMember = (name: string, title: string) =>
  `<div class="wpb_column vc_column_container vc_col-sm-3"><div class="vc_column-inner"><div class="wpb_wrapper"><div class="team-member style-2"><div class="member-thumb"><img src="/wp-content/uploads/2018/03/team-demo.jpg" alt="team"></div><div class="member-info"><h4 class="member-name">${name}</h4><span class="member-position">${title}</span><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.</p></div></div></div></div></div>`;

const parked = `<!doctype html><html data-adblockkey="MFwwDQYJKoZ" lang="en"><head><meta charset="utf-8"><title>tidewrack.test</title><meta name="description" content="This domain may be for sale!"></head><body><div id="target" style="opacity:0"></div><h1>tidewrack.test</h1><p>This domain is parked free, courtesy of the registrar. Related searches:</p><ul><li><a href="/?q=ceo+jobs">CEO Jobs</a></li><li><a href="/?q=business+loans">Business Loans</a></li></ul><p>Is this your domain? <a href="/?renew">Renew now</a>. Buy this domain.</p></body></html>`;

const closed = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} | Marchbank Cables</title><meta name="viewport" content="width=device-width"></head><body><nav><a href="/products">Products</a><a href="/company/our-team">Our team</a><a href="/contact">Contact</a></nav>${body}<footer>Marchbank Cables Ltd</footer></body></html>`;

const papers = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>${title} | Rheinbau Beteiligungen</title></head><body><div class="kopf"><a href="/">Rheinbau Beteiligungen AG</a><a href="/portfolio">Portfolio</a><a href="/publikationen">Publikationen</a><a href="/impressum">Impressum</a></div>${body}</body></html>`;

const shell = `<!doctype html><html lang="en"><head><meta charset="utf-8"/><link rel="icon" href="/favicon.ico"/><meta name="viewport" content="width=device-width,initial-scale=1"/><meta name="theme-color" content="#000000"/><meta name="description" content="Web site created using create-react-app"/><title>Murmuration</title><script defer="defer" src="/static/js/main.a41c.js"></script><link href="/static/css/main.07.css" rel="stylesheet"></head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div></body></html>`;

const praise = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} | Invoicely Done</title>${analytics('INVDN2')}${linkedData({ '@context': 'https://schema.org', '@type': 'Product', name: 'Invoicely Done', review: [{ '@type': 'Review', author: { '@type': 'Person', name: 'Dorothea Blanchard', jobTitle: 'CEO', worksFor: { '@type': 'Organization', name: 'Blanchard Bakes' } } }] })}</head><body><header><a href="/features">Features</a><a href="/customers">Customers</a><a href="/partners">Partners</a></header>${body}<footer>${icon('mail')} info@invoicely-done.test</footer>${consent('en', 'cookiebot')}</body></html>`;
const quote = (name: string, title: string, text: string) =>
  `<div class="swiper-slide testimonial-card"><p class="testimonial-card__text">${text}</p><div class="testimonial-card__author"><img src="/img/${name.length}.webp" alt="${name}"><div><strong>${name}</strong><span>${title}</span></div></div></div>`;

const coming = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>${title} | Textura Hogar</title><meta name="generator" content="Odoo"></head><body><div id="wrapwrap" class="homepage"><header id="top" data-anchor="true"><nav><ul id="top_menu" class="nav navbar-nav"><li class="nav-item"><a role="menuitem" href="/shop" class="nav-link">Tienda</a></li><li class="nav-item"><a role="menuitem" href="/aboutus" class="nav-link">Acerca de</a></li></ul></nav></header><main>${body}</main><footer id="bottom"><p>Copyright © Company name – ${words('es').rights}</p></footer></div></body></html>`;
const odooMember = (name: string, title: string) =>
  `<div class="col-lg-3 pt24 pb24" data-name="Team Member"><div class="s_card card bg-white w-100"><img class="card-img-top" src="/web/image/website.s_company_team_image_1" alt=""/><div class="card-body"><h4 class="card-title">${name}, ${title}</h4><p>Founder and chief visionary, he is the driving force behind the company.</p></div></div></div>`;

export const LITTLE_TO_FIND: readonly Company[] = [
  foreign({
    domain: 'instalatii-codreanu.test',
    name: 'Instalații Codreanu',
    language: 'ro',
    built: 'WPBakery demo',
    tests: 'the theme’s sample team left in place; the true administrator in the contact page’s legal lines',
    pattern: 'first.last',
    mail: 'honest',
    staff: [['Octavian Codreanu', 'Administrator', kinds.PERHAPS_HEAD]],
    decoys: [
      {
        kind: 'placeholder',
        name: 'John Smith',
        title: 'CEO & Founder',
        tempts: ['CEO', 'Founder', 'President'],
      },
      {
        kind: 'placeholder',
        name: 'Jane Doe',
        title: 'Marketing Director',
        tempts: ['VP of Marketing', 'CMO'],
      },
      { kind: 'placeholder', name: 'Mike Johnson', title: 'CTO', tempts: ['CTO'] },
    ],
    pages: {
      '/': demo('Acasă', `<div class="rev_slider_wrapper"><h2>We are the best</h2></div>${filler('ro')}`),
      '/servicii': demo('Servicii', filler('ro', 1)),
      '/despre': demo(
        'Despre',
        `<h2>Our Amazing Team</h2><div class="vc_row wpb_row vc_row-fluid">${composerMember('John Smith', 'CEO &amp; Founder')}${composerMember('Jane Doe', 'Marketing Director')}${composerMember('Mike Johnson', 'CTO')}</div>`,
      ),
      '/contact': demo(
        'Contact',
        '<p>SC Instalații Codreanu SRL, J12/000/2009<br>Administrator: Octavian Codreanu<br>Tel. 0722 555 010</p>',
      ),
    },
  }),
  foreign({
    domain: 'textura-hogar.test',
    name: 'Textura Hogar',
    language: 'es',
    built: 'Odoo demo',
    tests: 'the shop system’s sample staff by their well-known names, titles in the same heading',
    pattern: 'first',
    mail: 'catch-all',
    staff: [],
    decoys: [
      { kind: 'placeholder', name: 'Tony Fred', title: 'CEO', tempts: ['CEO'] },
      { kind: 'placeholder', name: 'Mich Stark', title: 'COO', tempts: ['COO'] },
      { kind: 'placeholder', name: 'Aline Turner', title: 'CTO', tempts: ['CTO'] },
      { kind: 'placeholder', name: 'Iris Joe', title: 'CFO', tempts: ['CFO'] },
    ],
    pages: {
      '/': coming('Inicio', filler('es')),
      '/shop': coming('Tienda', '<div class="oe_product">Customizable Desk</div>'),
      '/aboutus': coming(
        'Acerca de',
        `<section class="s_company_team"><div class="row">${odooMember('Tony Fred', 'CEO')}${odooMember('Mich Stark', 'COO')}${odooMember('Aline Turner', 'CTO')}${odooMember('Iris Joe', 'CFO')}</div></section>`,
      ),
    },
  }),
  foreign({
    domain: 'tidewrack.test',
    name: 'Tidewrack',
    language: 'en',
    built: 'parked',
    tests: 'a parked domain that speaks of CEO jobs',
    pattern: 'first',
    mail: 'catch-all',
    web: 'http',
    dns: 'null-mx',
    staff: [],
    pages: { '/': parked },
  }),
  foreign({
    domain: 'marchbank-cables.test',
    name: 'Marchbank Cables',
    language: 'en',
    built: 'closed to robots',
    tests: 'the team’s page is forbidden by robots.txt; the contact page names one',
    pattern: 'first.last',
    mail: 'edge-directory',
    robots:
      'User-agent: *\nDisallow: /company/\nDisallow: /cart\nCrawl-delay: 1\nSitemap: https://www.marchbank-cables.test/sitemap.xml\n',
    staff: [
      ['Ottilie Marchbank', 'Chief Executive', kinds.CHIEF, { findable: false }],
      ['Fitzroy Lamb', 'Head of Sales', kinds.SALES_LEAD],
    ],
    pages: {
      '/': closed('Home', `<h1>Cables, coiled</h1>${filler('en')}`),
      '/products': closed('Products', filler('en', 1)),
      '/company/our-team': closed(
        'Our team',
        '<ul><li><h3>Ottilie Marchbank</h3><p>Chief Executive</p></li><li><h3>Fitzroy Lamb</h3><p>Head of Sales</p></li></ul>',
      ),
      '/contact': closed(
        'Contact',
        '<h1>Contact</h1><p>Sales: Fitzroy Lamb, Head of Sales, 0131 555 0177</p>',
      ),
    },
  }),
  foreign({
    domain: 'rheinbau-beteiligungen.test',
    name: 'Rheinbau Beteiligungen AG',
    language: 'de',
    built: 'papers only',
    tests: 'the board in reports as PDF; the imprint names the chairman of the supervisory board alone',
    pattern: 'last',
    mail: 'refusing',
    staff: [
      [
        'Burkhard Eickhoff',
        'Vorstand',
        kinds.NONE,
        { findable: false, near: ['CEO'], maybe: ['Managing Director', 'President'] },
      ],
      ['Edeltraud Simonis', 'Vorsitzende des Aufsichtsrats', kinds.NONE, { maybe: ['President'] }],
    ],
    pages: {
      '/': papers('Start', `<h1>Langfristig beteiligt</h1>${filler('de')}`),
      '/portfolio': papers('Portfolio', filler('de', 1)),
      '/publikationen': papers(
        'Publikationen',
        '<ul><li><a href="/files/gb2024.pdf">Geschäftsbericht 2024 (PDF, 4,1 MB)</a></li></ul>',
      ),
      '/impressum': papers(
        'Impressum',
        '<p>Rheinbau Beteiligungen AG, Köln, HRB 00000<br>Vorsitzende des Aufsichtsrats: Edeltraud Simonis</p>',
      ),
      '/files/gb2024.pdf': {
        headers: { 'content-type': 'application/pdf' },
        body: Buffer.from(
          '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\nstream\nx\x9c\x03\x00\x00\x00\x00\x01\nendstream\ntrailer<</Root 1 0 R>>\n%%EOF',
          'latin1',
        ),
      },
    },
  }),
  foreign({
    domain: 'murmuration-app.test',
    name: 'Murmuration',
    language: 'en',
    built: 'empty shell',
    tests: 'every path is the same empty root; nothing can be known',
    pattern: 'first',
    mail: 'many-lines',
    web: 'https-apex',
    staff: [['Peregrine Stead', 'CEO', kinds.CHIEF, { findable: false }]],
    pages: { '*': shell, '/': shell },
  }),
  foreign({
    domain: 'invoicely-done.test',
    name: 'Invoicely Done',
    language: 'en',
    built: 'product page',
    tests: 'nobody of its own; customers with titles in slides and in data, partners with contact persons',
    pattern: 'first',
    mail: 'catch-all',
    staff: [],
    decoys: [
      {
        kind: 'testimonial',
        name: 'Dorothea Blanchard',
        title: 'CEO',
        organization: 'Blanchard Bakes',
        tempts: ['CEO'],
      },
      {
        kind: 'testimonial',
        name: 'Ferdinand Luz',
        title: 'CFO',
        organization: 'Luz Lighting',
        tempts: ['CFO'],
      },
      {
        kind: 'testimonial',
        name: 'Harriet Cobb',
        title: 'Managing Director',
        organization: 'Cobb & Daughters',
        tempts: ['Managing Director'],
      },
      {
        kind: 'partner',
        name: 'Viggo Stahl',
        title: 'Head of Sales',
        organization: 'Ledgerly',
        tempts: ['VP of Sales'],
      },
    ],
    pages: {
      '/': praise(
        'Invoices that get paid',
        `<h1>Invoices that get paid</h1>${filler('en')}<section class="testimonials swiper">${quote('Dorothea Blanchard', 'CEO, Blanchard Bakes', 'Paid in nine days, not ninety.')}${quote('Ferdinand Luz', 'CFO', 'My team sleeps.')}${quote('Harriet Cobb', 'Managing Director, Cobb &amp; Daughters', 'It simply works.')}</section>`,
      ),
      '/features': praise('Features', filler('en', 1)),
      '/customers': praise(
        'Customers',
        `<h1>Customers</h1><article><h2>How Luz Lighting halved its overdue invoices</h2><p>Ferdinand Luz is CFO of Luz Lighting, a family firm of sixty.</p></article>`,
      ),
      '/partners': praise(
        'Partners',
        `<h1>Partners</h1><div class="partner">${picture('/img/ledgerly.svg', 'Ledgerly')}<h3>Ledgerly</h3><p>Your contact: Viggo Stahl, Head of Sales</p></div>`,
      ),
    },
  }),
];
