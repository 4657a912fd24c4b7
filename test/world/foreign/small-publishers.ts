// Five small firms on what small firms use: Shopify, Ghost, Hugo, Jekyll, a one-page builder.
import type { Company } from '../company.ts';
import { foreign } from './declare.ts';
import { analytics, consent, filler, icon, linkedData, picture } from './furniture.ts';
import * as kinds from './kinds.ts';

const shopify = (
  title: string,
  template: string,
  body: string,
) => `<!doctype html><html class="js" lang="en"><head><meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content=""><link rel="canonical" href="https://www.saltmeadow-soap.test/"><title>${title} &ndash; Saltmeadow Soap Co.</title><meta property="og:site_name" content="Saltmeadow Soap Co."><script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script><meta id="shopify-digital-wallet" name="shopify-digital-wallet" content="/2811/digital_wallets/dialog"><script id="shopify-features" type="application/json">{"accessToken":"a11","betas":["rich-media-storefront-analytics"],"domain":"saltmeadow-soap.test","predictiveSearch":true,"shopId":2811,"locale":"en"}</script><script>var Shopify = Shopify || {};Shopify.shop = "saltmeadow.myshopify.test";Shopify.theme = {"name":"Dawn","id":130,"schema_name":"Dawn","schema_version":"12.0.0"};</script></head>
<body class="gradient animate--hover-default"><a class="skip-to-content-link button visually-hidden" href="#MainContent">Skip to content</a><div id="shopify-section-announcement-bar" class="shopify-section"><p class="announcement-bar__message h5">Free shipping over $45</p></div><sticky-header class="header-wrapper"><header class="header header--middle-left"><h1 class="header__heading"><a href="/" class="header__heading-link">Saltmeadow</a></h1><nav class="header__inline-menu"><ul class="list-menu list-menu--inline" role="list"><li><a href="/collections/all" class="header__menu-item">Shop</a></li><li><a href="/pages/our-story" class="header__menu-item">Our story</a></li><li><a href="/pages/wholesale" class="header__menu-item">Wholesale</a></li></ul></nav><a href="/cart" class="header__icon">Cart</a></header></sticky-header>
<main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1"><section id="shopify-section-template--160__main" class="shopify-section section" data-template="${template}">${body}</section></main>
<footer class="footer color-scheme-1 gradient section-footer-padding"><div class="footer-block grid__item"><h2 class="footer-block__heading">Quick links</h2><ul class="footer-block__details-content list-unstyled"><li><a href="/policies/refund-policy">Refunds</a></li><li><a href="/pages/contact">Contact</a></li></ul></div><small class="copyright__content">&copy; 2025, Saltmeadow Soap Co. Powered by Shopify</small></footer></body></html>`;

const ghost = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1.0"><link rel="preload" as="style" href="https://www.ledgerhound.test/assets/built/screen.css?v=37a"><meta name="generator" content="Ghost 5.89"><link rel="alternate" type="application/rss+xml" title="Ledgerhound" href="https://www.ledgerhound.test/rss/"><script defer src="https://cdn.jsdelivr.test/ghost/portal@~2.37/umd/portal.min.js" data-i18n="true" data-ghost="https://www.ledgerhound.test/" data-key="d0" crossorigin="anonymous"></script></head><body class="home-template is-head-left-logo has-sans-body"><div class="gh-viewport"><header id="gh-head" class="gh-head gh-outer"><div class="gh-head-inner gh-inner"><div class="gh-head-brand"><a class="gh-head-logo" href="https://www.ledgerhound.test">Ledgerhound</a></div><nav class="gh-head-menu"><ul class="nav"><li class="nav-about"><a href="https://www.ledgerhound.test/about/">About</a></li><li class="nav-product"><a href="https://www.ledgerhound.test/product/">Product</a></li></ul></nav><div class="gh-head-actions"><a class="gh-head-link" href="#/portal/signin" data-portal="signin">Sign in</a></div></div></header><main id="gh-main" class="gh-main">${body}</main><footer class="gh-foot gh-outer"><div class="gh-foot-inner gh-inner">Ledgerhound © 2025</div></footer></div></body></html>`;
const ghostCard = (slug: string, title: string, author: string, name: string) =>
  `<article class="gh-card post"><a class="gh-card-link" href="/${slug}/"><figure class="gh-card-image"><img srcset="/content/images/size/w300/${slug}.jpg 300w, /content/images/size/w600/${slug}.jpg 600w" src="/content/images/size/w600/${slug}.jpg" alt="${title}" loading="lazy"></figure><div class="gh-card-wrapper"><h3 class="gh-card-title">${title}</h3><p class="gh-card-excerpt">On keeping books that keep you.</p><footer class="gh-card-meta"><span class="gh-card-author">By <a href="/author/${author}/">${name}</a></span><time class="gh-card-date" datetime="2025-04-18">Apr 18, 2025</time></footer></div></a></article>`;

const hugo = (title: string, body: string, active = '') => `<!DOCTYPE html>
<html lang="da">
<head>
	<meta charset="utf-8">
	<meta name="generator" content="Hugo 0.125.4">
	<title>${title}</title>
	<link rel="stylesheet" href="/css/main.min.5b0f.css" integrity="sha256-Ww8=">
	<link rel="alternate" type="application/rss+xml" href="/index.xml" title="Strandgaard Maritime">
</head>
<body>
<nav class="navbar is-fixed-top" role="navigation" aria-label="hovedmenu">
	<div class="navbar-brand"><a class="navbar-item" href="/"><img src="/img/logo.svg" width="112" height="28" alt=""></a><a role="button" class="navbar-burger" data-target="menu" aria-label="menu" aria-expanded="false"><span aria-hidden="true"></span><span aria-hidden="true"></span></a></div>
	<div id="menu" class="navbar-menu"><div class="navbar-start">
		${[
      ['/ydelser/', 'Ydelser'],
      ['/referencer/', 'Referencer'],
      ['/medarbejdere/', 'Medarbejdere'],
      ['/kontakt/', 'Kontakt'],
    ]
      .map(
        ([to, label]) =>
          `<a class="navbar-item${to === active ? ' is-active' : ''}" href="${to}">${label}</a>`,
      )
      .join('\n\t\t')}
	</div></div>
</nav>
${body}
<footer class="footer"><div class="content has-text-centered"><p><strong>Strandgaard Maritime ApS</strong> · Havnegade 19, 5700 Svendborg · CVR 30 11 22 33</p></div></footer>
${consent('da', 'cookiebot')}
</body>
</html>`;
const bulmaCard = (name: string, title: string, phone: string, address: string) =>
  `<div class="column is-one-third"><div class="card"><div class="card-image"><figure class="image is-4by3"><img src="/img/folk/${address.split('@')[0]}.jpg" alt="Foto"></figure></div><div class="card-content"><div class="media"><div class="media-content"><p class="title is-4">${name}</p><p class="subtitle is-6">${title}</p></div></div><div class="content">Mobil ${phone}<br><a href="mailto:${address}">${address}</a></div></div></div></div>`;

const jekyll = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><!-- Begin Jekyll SEO tag v2.8.0 --><title>${title} | Quernstone Labs</title><meta name="generator" content="Jekyll v4.3.2" /><meta property="og:title" content="${title}" /><meta name="author" content="Quernstone Labs" /><script type="application/ld+json">{"@context":"https://schema.org","@type":"WebPage","headline":"${title}","url":"https://quernstone-labs.test/"}</script><!-- End Jekyll SEO tag --><link rel="stylesheet" href="/assets/main.css"></head><body><header class="site-header" role="banner"><div class="wrapper"><a class="site-title" rel="author" href="/">Quernstone Labs</a><nav class="site-nav"><div class="trigger"><a class="page-link" href="/projects/">Projects</a><a class="page-link" href="/team/">Team</a></div></nav></div></header><main class="page-content" aria-label="Content"><div class="wrapper">${body}</div></main><footer class="site-footer h-card"><data class="u-url" href="/"></data><div class="wrapper"><div class="footer-col"><p>Spun out of the Institute of Grain Physics.</p></div></div></footer></body></html>`;

export const SMALL_PUBLISHERS: readonly Company[] = [
  foreign({
    domain: 'saltmeadow-soap.test',
    name: 'Saltmeadow Soap Co.',
    language: 'en',
    built: 'Shopify',
    tests: 'a shop whose founders stand in a story only; reviewers with titles below the products',
    pattern: 'first',
    mail: 'many-lines',
    staff: [
      ['Juniper Aldous', 'co-founder', kinds.COFOUNDER],
      ['Wren Takahashi', 'co-founder', kinds.COFOUNDER],
    ],
    decoys: [
      {
        kind: 'testimonial',
        name: 'Marcy Doolittle',
        title: 'Spa Director',
        organization: 'The Larkspur',
        tempts: ['President'],
      },
    ],
    pages: {
      '/': shopify(
        'Soap that smells like weather',
        'index',
        `<div class="banner__content"><h2 class="banner__heading h0">Soap that smells like weather</h2></div><ul class="grid product-grid">${['Fog', 'Hail', 'Thaw'].map((name) => `<li class="grid__item"><div class="card-wrapper"><h3 class="card__heading"><a href="/products/${name.toLowerCase()}">${name}</a></h3><span class="price-item">$12.00 USD</span></div></li>`).join('')}</ul><div class="review"><p>“Guests ask for it by name.”</p><p class="caption">Marcy Doolittle, Spa Director at The Larkspur</p></div>`,
      ),
      '/collections/all': shopify('Products', 'collection', '<h1>Products</h1>'),
      '/pages/our-story': shopify(
        'Our story',
        'page',
        `<div class="page-width page-width--narrow"><h1 class="main-page-title page-title h0">Our story</h1><div class="rte"><p>Saltmeadow began in a rented garage in 2016, when co-founders Juniper Aldous and Wren Takahashi burned their first batch. The second was better.</p><p>“We never wanted a factory,” says Juniper. Today nine people work in the old cannery, and the dog is called Lye.</p>${filler('en', 2, 2)}</div></div>`,
      ),
      '/pages/wholesale': shopify(
        'Wholesale',
        'page',
        `<h1>Wholesale</h1><p>Write to <a href="mailto:info@saltmeadow-soap.test">info@saltmeadow-soap.test</a></p>`,
      ),
      '/pages/contact': shopify(
        'Contact',
        'page.contact',
        `<h1>Contact</h1><form method="post" action="/contact#ContactForm"><input placeholder="Name"></form>`,
      ),
    },
  }),
  foreign({
    domain: 'ledgerhound.test',
    name: 'Ledgerhound',
    language: 'en',
    built: 'Ghost',
    tests:
      'people only as authors of posts, with a line of biography on the author’s page; guest authors from elsewhere',
    pattern: 'first',
    mail: 'honest',
    staff: [
      ['Casimir Dunne', 'CEO', kinds.CHIEF],
      ['Philippa Osei', 'VP Product Marketing', kinds.NONE],
    ],
    decoys: [
      {
        kind: 'quoted',
        name: 'Loretta Swann',
        title: 'CFO',
        organization: 'Brightwater Dental Group',
        tempts: ['CFO'],
      },
    ],
    pages: {
      '/': ghost(
        'Ledgerhound',
        `<div class="gh-outer"><section class="gh-inner gh-feed">${ghostCard('closing-in-a-day', 'Closing in a day', 'casimir', 'Casimir Dunne')}${ghostCard('pricing-is-a-letter', 'Pricing is a letter', 'philippa', 'Philippa Osei')}${ghostCard('guest-audits', 'What an audit feels like', 'loretta', 'Loretta Swann')}</section></div>`,
      ),
      '/about': ghost(
        'About',
        `<article class="gh-article post page"><h1>About</h1><section class="gh-content">${filler('en')}<p>We are twelve people in four time zones.</p></section></article>`,
      ),
      '/product': ghost('Product', `<h1>Product</h1>${filler('en', 1)}`),
      '/closing-in-a-day': ghost(
        'Closing in a day',
        `<article class="gh-article post"><h1 class="gh-article-title">Closing in a day</h1><div class="gh-author-meta"><a href="/author/casimir/">Casimir Dunne</a></div>${filler('en', 1, 6)}<aside class="gh-sidebar-author"><p><a href="/author/casimir/">Casimir Dunne</a> is CEO of Ledgerhound.</p></aside></article>`,
      ),
      '/pricing-is-a-letter': ghost(
        'Pricing is a letter',
        `<article><h1>Pricing is a letter</h1>${filler('en', 2, 6)}</article>`,
      ),
      '/guest-audits': ghost(
        'What an audit feels like',
        `<article><h1>What an audit feels like</h1><p>A guest post by Loretta Swann, CFO of Brightwater Dental Group.</p>${filler('en', 3, 5)}</article>`,
      ),
      '/author/casimir': ghost(
        'Casimir Dunne - Ledgerhound',
        `<header class="gh-author gh-outer"><img class="gh-author-image" src="/content/images/c.jpg" alt="Casimir Dunne"><h1 class="gh-author-name">Casimir Dunne</h1><div class="gh-author-bio">CEO at Ledgerhound. Formerly controller of a circus.</div><div class="gh-author-location">Galway</div></header>`,
      ),
      '/author/philippa': ghost(
        'Philippa Osei - Ledgerhound',
        `<header class="gh-author"><h1 class="gh-author-name">Philippa Osei</h1><div class="gh-author-bio">VP Product Marketing, Ledgerhound</div></header>`,
      ),
      '/author/loretta': ghost(
        'Loretta Swann - Ledgerhound',
        `<header class="gh-author"><h1 class="gh-author-name">Loretta Swann</h1><div class="gh-author-bio">CFO, Brightwater Dental Group</div></header>`,
      ),
    },
  }),
  foreign({
    domain: 'strandgaard-maritime.test',
    name: 'Strandgaard Maritime',
    language: 'da',
    built: 'Hugo',
    tests: 'everybody’s card with a direct address of two or three letters, which no name gives',
    pattern: 'initials',
    mail: 'no-null-sender',
    staff: [
      ['Niels-Ove Strandgaard', 'Adm. direktør, partner', kinds.CHIEF, { local: 'nos', published: true }],
      ['Kirsten Buhl Ravn', 'Økonomichef', kinds.FINANCE_LEAD, { local: 'kbr', published: true }],
      ['Ejnar Toftegaard', 'Værftschef', kinds.NONE, { local: 'et', published: true }],
      [
        'Signe Mølholt',
        'Salgs- og marketingchef',
        kinds.both(kinds.SALES_LEAD, kinds.MARKETING_LEAD),
        { local: 'smo', published: true },
      ],
    ],
    pages: {
      '/': hugo(
        'Strandgaard Maritime',
        `<section class="hero is-medium"><div class="hero-body"><h1 class="title">Vi holder skibe i gang</h1>${filler('da')}</div></section>`,
      ),
      '/ydelser': hugo('Ydelser', filler('da', 1), '/ydelser/'),
      '/referencer': hugo('Referencer', filler('da', 2), '/referencer/'),
      '/medarbejdere': hugo(
        'Medarbejdere',
        `<section class="section"><div class="container"><h1 class="title">Medarbejdere</h1><div class="columns is-multiline">${bulmaCard('Niels-Ove Strandgaard', 'Adm. direktør, partner', '20 11 44 01', 'nos@strandgaard-maritime.test')}${bulmaCard('Kirsten Buhl Ravn', 'Økonomichef', '20 11 44 02', 'kbr@strandgaard-maritime.test')}${bulmaCard('Ejnar Toftegaard', 'Værftschef', '20 11 44 03', 'et@strandgaard-maritime.test')}${bulmaCard('Signe Mølholt', 'Salgs- og marketingchef', '20 11 44 04', 'smo@strandgaard-maritime.test')}</div></div></section>`,
        '/medarbejdere/',
      ),
      '/kontakt': hugo(
        'Kontakt',
        '<p>Ring 62 21 00 00 eller skriv til <a href="mailto:info@strandgaard-maritime.test">info@strandgaard-maritime.test</a></p>',
        '/kontakt/',
      ),
    },
  }),
  foreign({
    domain: 'quernstone-labs.test',
    name: 'Quernstone Labs',
    language: 'en',
    built: 'Jekyll',
    tests:
      'a spin-off: founders, scientific advisers who are professors and CEOs elsewhere, alumni with their old titles',
    pattern: 'last',
    mail: 'greylisting-after-lookup',
    web: 'https-apex',
    staff: [
      ['Anselm Quirke', 'Co-founder, CEO', kinds.COFOUNDER_CHIEF],
      ['Beatriz Lombardero', 'Co-founder, CSO', kinds.COFOUNDER],
      ['Hui-Min Tseng', 'VP of Engineering', kinds.ENGINEERING_VP],
    ],
    decoys: [
      {
        kind: 'adviser',
        name: 'Leopold Sandringham',
        title: 'CTO',
        organization: 'Millwright Robotics',
        tempts: ['CTO'],
      },
      { kind: 'former', name: 'Cressida Boyle', title: 'COO', tempts: ['COO'] },
    ],
    pages: {
      '/': jekyll(
        'Home',
        `<h1>We weigh what moves</h1>${filler('en')}<ul class="post-list"><li><span class="post-meta">Mar 2, 2025</span><h3><a class="post-link" href="/2025/03/02/grant.html">A grant, and a roof</a></h3></li></ul>`,
      ),
      '/projects': jekyll('Projects', filler('en', 1)),
      '/team': jekyll(
        'Team',
        `<h1 class="post-title">Team</h1><h2 id="core">Core</h2><ul class="people"><li><strong>Anselm Quirke</strong> – Co-founder, CEO<br><small>PhD in granular flow</small></li><li><strong>Beatriz Lombardero</strong> – Co-founder, CSO</li><li><strong>Hui-Min Tseng</strong> – VP of Engineering</li></ul><h2 id="sab">Scientific advisory board</h2><ul class="people"><li><strong>Prof. Gerlinde Obermoser</strong> – Chair of Particle Physics, Technical University of Ybbs</li><li><strong>Leopold Sandringham</strong> – CTO, Millwright Robotics</li></ul><h2 id="alumni">Alumni</h2><ul class="people"><li><strong>Cressida Boyle</strong> – COO (2019–2022)</li></ul>`,
      ),
    },
  }),
  foreign({
    domain: 'papaya-courier.test',
    name: 'Papaya Courier',
    language: 'en',
    built: 'one-page builder',
    tests:
      'a single page with anchors; the team in a carousel whose slides are cloned; sample people of the template left in one slide',
    pattern: 'first',
    mail: 'catch-all',
    web: 'https-www',
    roleAccounts: ['hello'],
    staff: [
      ['Oluwaseun Bright', 'Founder & CEO', kinds.FOUNDER_CHIEF],
      ['Marisol Etxeberria', 'Chief Operating Officer', kinds.OPERATIONS, { published: true }],
      ['Theo Lindqvist', 'Dispatch', kinds.NONE, { published: true }],
    ],
    decoys: [
      {
        kind: 'placeholder',
        name: 'John Doe',
        title: 'Marketing Manager',
        tempts: ['VP of Marketing', 'CMO'],
      },
    ],
    pages: {
      '/': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Papaya Courier – bikes before nine</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="assets/owl.carousel.min.css">${analytics('PAPA19')}${linkedData({ '@context': 'https://schema.org', '@type': 'LocalBusiness', name: 'Papaya Courier', telephone: '+351 21 555 01 99', address: { '@type': 'PostalAddress', addressLocality: 'Lisbon' } })}</head><body data-spy="scroll" data-target="#nav"><nav id="nav"><a href="#top">Top</a><a href="#services">Services</a><a href="#team">Team</a><a href="#contact">Contact</a></nav><section id="top"><h1>Bikes before nine</h1>${filler('en')}</section><section id="services"><h2>Services</h2><div class="row">${['Same hour', 'Same day', 'Archive runs'].map((name) => `<div class="col"><i class="fa fa-bicycle"></i><h4>${name}</h4><p>From €6</p></div>`).join('')}</div></section><section id="team"><h2>Team</h2><div class="owl-carousel owl-loaded owl-drag"><div class="owl-stage-outer"><div class="owl-stage" style="transform:translate3d(-1200px,0,0)">${[
        ['Oluwaseun Bright', 'Founder &amp; CEO', ''],
        ['Marisol Etxeberria', 'Chief Operating Officer', 'marisol@papaya-courier.test'],
        ['Theo Lindqvist', 'Dispatch', 'theo@papaya-courier.test'],
        ['John Doe', 'Marketing Manager', ''],
        ['Oluwaseun Bright', 'Founder &amp; CEO', ''],
      ]
        .map(
          ([name, title, address], index) =>
            `<div class="owl-item${index > 2 ? ' cloned' : ' active'}" style="width:380px"><div class="item">${picture(`assets/img/team-${index}.jpg`, '')}<div class="overlay"><ul class="social"><li><a href="#">${icon('x')}</a></li></ul></div><div class="caption"><h4>${name}</h4><span>${title}</span>${address === '' ? '' : `<a href="mailto:${address}">${icon('mail')}</a>`}</div></div></div>`,
        )
        .join(
          '',
        )}</div></div></div></section><section id="contact"><h2>Contact</h2><a href="mailto:hello@papaya-courier.test">hello@papaya-courier.test</a></section>${consent('en', 'homemade')}</body></html>`,
    },
  }),
];
