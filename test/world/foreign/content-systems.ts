// Five companies on systems that agencies install: HubSpot, Drupal, TYPO3, Joomla, Contao.
import type { Company } from '../company.ts';
import { foreign } from './declare.ts';
import { asEntities, consent, filler, icon, matomo, organization, picture, tagManager } from './furniture.ts';
import * as kinds from './kinds.ts';

const hubspot = (title: string, body: string) => `<!doctype html><html lang="en"><head>
<meta charset="utf-8"><title>${title}</title><link rel="shortcut icon" href="https://www.corvane-payments.test/hubfs/favicon.png"><meta name="description" content="Corvane moves money between banks that do not like each other.">
<script>window.hsFirstIdentify=true;</script><meta name="viewport" content="width=device-width, initial-scale=1"><meta property="og:title" content="${title}"><meta name="generator" content="HubSpot">
<link rel="stylesheet" href="https://www.corvane-payments.test/hubfs/hub_generated/template_assets/1/97/1719/template_main.min.css"><script type="application/ld+json">{"@context":"https://schema.org","@type":"FinancialService","name":"Corvane Payments","url":"https://www.corvane-payments.test","founder":{"@type":"Person","name":"Thaddeus Rowe"},"employee":[{"@type":"Person","name":"Imogen Achterberg","jobTitle":"Chief Executive Officer"}]}</script>
${tagManager('HS77CV')}</head><body><div class="body-wrapper hs-content-id-1198 hs-site-page page">
<div data-global-resource-path="corvane/templates/partials/header.html"><header class="header"><div class="header__container content-wrapper"><div id="hs_cos_wrapper_site_logo" class="hs_cos_wrapper hs_cos_wrapper_widget hs_cos_wrapper_type_module widget-type-logo" data-hs-cos-general-type="widget" data-hs-cos-type="module"><a href="/">${picture('/hubfs/corvane-logo.png', 'Corvane')}</a></div><div class="hs-menu-wrapper active-branch no-flyouts hs-menu-flow-horizontal" role="navigation"><ul role="menu"><li class="hs-menu-item hs-menu-depth-1 hs-item-has-children" role="none"><a href="javascript:void(0);" aria-haspopup="true" role="menuitem">Platform</a><ul role="menu" class="hs-menu-children-wrapper"><li class="hs-menu-item hs-menu-depth-2"><a href="/payouts" role="menuitem">Payouts</a></li><li class="hs-menu-item hs-menu-depth-2"><a href="/ledger">Ledger</a></li></ul></li><li class="hs-menu-item hs-menu-depth-1"><a href="/about-corvane">About</a></li><li class="hs-menu-item"><a href="/newsroom">Newsroom</a></li></ul></div></div></header></div>
<main id="main-content" class="body-container-wrapper"><div class="container-fluid body-container"><div class="row-fluid-wrapper"><div class="row-fluid">${body}</div></div></div></main>
<div data-global-resource-path="corvane/templates/partials/footer.html"><footer class="footer"><form class="hs-form-private hsForm_2b1"><input type="email" name="email" placeholder="you@company.com"><input type="submit" value="Subscribe"></form><p>© 2025 Corvane Payments Inc. Authorised by nobody you know.</p></footer></div></div>
<script defer src="/hs/cta/cta/current.js"></script>${consent('en', 'onetrust')}<script type="text/javascript">var hsVars=hsVars||{};hsVars['language']='en';</script></body></html>`;

const hubspotLeader = (name: string, title: string, bio: string, index: number) =>
  `<div class="span4 widget-span widget-type-cell dnd-column" data-widget-type="cell" data-x="${index * 4}" data-w="4"><div class="row-fluid-wrapper"><div class="hs_cos_wrapper hs_cos_wrapper_widget widget-type-module widget_17180${index}"><div class="team-m__profile" data-modal="bio-${index}"><img src="/hubfs/Team/${index}.png?width=400&amp;height=400&amp;name=${index}.png" alt="headshot ${index}" loading="lazy" srcset="/hubfs/Team/${index}.png?width=200 200w, /hubfs/Team/${index}.png?width=400 400w"><h4 class="team-m__name">${name}</h4><span class="team-m__job">${title}</span><button class="team-m__open" aria-controls="bio-${index}">Bio ${icon('arrow')}</button></div><div class="team-m__modal" id="bio-${index}" role="dialog" hidden><div class="team-m__modal-inner"><h3>${name}</h3><p>${bio}</p></div></div></div></div></div>`;

const drupal = (path: string, title: string, main: string) => `<!DOCTYPE html>
<html lang="it" dir="ltr" prefix="content: http://purl.org/rss/1.0/modules/content/  dc: http://purl.org/dc/terms/  foaf: http://xmlns.com/foaf/0.1/  og: http://ogp.me/ns#  schema: http://schema.org/">
  <head>
    <meta charset="utf-8" /><noscript><style>form.antibot * :not(.antibot-message) { display: none !important; }</style></noscript>
<link rel="canonical" href="https://www.officine-veraldi.test${path}" />
<meta name="Generator" content="Drupal 10 (https://www.drupal.org)" /><meta name="MobileOptimized" content="width" /><meta name="HandheldFriendly" content="true" />
    <title>${title} | Officine Veraldi</title>
    <link rel="stylesheet" media="all" href="/sites/default/files/css/css_Xa.css?delta=0&amp;language=it&amp;theme=veraldi" />
    <script type="application/json" data-drupal-selector="drupal-settings-json">{"path":{"baseUrl":"\\/","currentPath":"node\\/12","isFront":false,"currentLanguage":"it"},"pluralDelimiter":"\\u0003","user":{"uid":0}}</script>
  </head>
  <body class="path-node page-node-type-page has-glyphicons">
    <a href="#main-content" class="visually-hidden focusable skip-link">Salta al contenuto principale</a>
    <div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas><div class="layout-container">
  <header role="banner"><div class="region region-header"><div id="block-veraldi-branding" class="block block-system block-system-branding-block"><a href="/" rel="home" class="site-logo"><img src="/themes/custom/veraldi/logo.svg" alt="Home" fetchpriority="high" /></a></div>
  <nav role="navigation" aria-labelledby="block-veraldi-main-menu-menu" id="block-veraldi-main-menu" class="block block-menu navigation menu--main"><h2 class="visually-hidden">Main navigation</h2><ul class="menu"><li class="menu-item menu-item--expanded"><a href="/azienda" data-drupal-link-system-path="node/3">Azienda</a><ul class="menu"><li class="menu-item"><a href="/azienda/storia">Storia</a></li><li class="menu-item"><a href="/azienda/organizzazione">Organizzazione</a></li></ul></li><li class="menu-item"><a href="/prodotti">Prodotti</a></li><li class="menu-item"><a href="/contatti">Contatti</a></li></ul></nav></div></header>
  <main role="main"><a id="main-content" tabindex="-1"></a><div class="layout-content"><div class="region region-content"><div data-drupal-messages-fallback class="hidden"></div><div id="block-veraldi-page-title" class="block block-core block-page-title-block"><h1>${title}</h1></div>${main}</div></div></main>
  <footer role="contentinfo"><div class="region region-footer"><div class="field field--name-body field--type-text-with-summary field--label-hidden field__item"><p>Officine Veraldi S.p.A. – Via dell’Industria 44, Lumezzane (BS) – P. IVA 00998877665 – Cap. Soc. € 2.000.000 i.v.</p></div></div></footer></div></div>
    ${consent('it', 'homemade')}<script src="/core/assets/vendor/jquery/jquery.min.js?v=3.7.1"></script></body></html>`;

const viewsRow = (name: string, title: string, index: number) =>
  `<div class="views-row"><div about="/persona/${index}" typeof="schema:Person" class="node node--type-persona node--view-mode-teaser" data-history-node-id="${index}"><div class="node__content"><div class="field field--name-field-foto field--type-image field--label-hidden field__item">${picture(`/sites/default/files/styles/ritratto/public/2023-0${index}/foto.jpg`, '')}</div><div class="field field--name-field-nome-cognome field--type-string field--label-hidden field__item">${name}</div><div class="field field--name-field-ruolo field--type-string field--label-above"><div class="field__label visually-hidden">Ruolo</div><div class="field__item">${title}</div></div></div></div></div>`;

const typo3 = (title: string, body: string) => `<!DOCTYPE html>
<html lang="de-DE"><head><meta charset="utf-8">
<!-- This website is powered by TYPO3 - inspiring people to share! TYPO3 is a free open source Content Management Framework initially created by Kasper Skaarhoj and licensed under GNU/GPL. -->
<title>${title} – Wiesenthal Messtechnik</title><meta name="generator" content="TYPO3 CMS"><meta name="twitter:card" content="summary"><link rel="stylesheet" href="/typo3temp/assets/css/7015c8c4ac.css?1721218211" media="all">
${organization('Wiesenthal Messtechnik AG', 'https://www.wiesenthal-messtechnik.test')}</head>
<body id="p14" class="page-14 pagelevel-2 language-0 backendlayout-default layout-default"><header id="page-header" class="navbar navbar-mainnavigation navbar-default"><div class="container"><a class="navbar-brand" href="/"><img src="/fileadmin/user_upload/logo.svg" alt="Wiesenthal"></a><nav id="mainnavigation"><ul class="navbar-nav"><li class="nav-item"><a href="/produkte/" class="nav-link"><span class="nav-link-text">Produkte</span></a></li><li class="nav-item"><a href="/investor-relations/" class="nav-link">Investor Relations</a></li><li class="nav-item dropdown"><a href="/unternehmen/" class="nav-link">Unternehmen</a><ul class="dropdown-menu"><li><a href="/unternehmen/vorstand/" class="dropdown-item">Vorstand</a></li><li><a href="/unternehmen/aufsichtsrat/" class="dropdown-item">Aufsichtsrat</a></li></ul></li><li><a href="/kontakt/">Kontakt</a></li></ul></nav></div></header>
<div id="page-content" class="bp-page-content main-section"><!--TYPO3SEARCH_begin-->${body}<!--TYPO3SEARCH_end--></div>
<footer id="page-footer"><section class="section footer-section"><div class="frame-container"><p>Wiesenthal Messtechnik AG · Lindenstraße 90 · 07745 Jena</p><ul><li><a href="/impressum/">Impressum</a></li><li><a href="/datenschutz/">Datenschutz</a></li></ul></div></section></footer>${consent('de', 'homemade')}${matomo('wiesenthal-messtechnik.test')}</body></html>`;

const textPicture = (uid: number, heading: string, text: string) =>
  `<div id="c${uid}" class="frame frame-size-default frame-default frame-type-textpic frame-layout-default frame-background-none frame-space-before-none"><div class="frame-group-container"><div class="frame-group-inner"><div class="frame-container frame-container-default"><div class="frame-inner"><div class="textpic textpic-left"><div class="textpic-item textpic-gallery"><div class="gallery-row"><figure class="image"><a class="lightbox" href="/fileadmin/_processed_/1/a/csm_v${uid}.jpg"><picture><source data-variant="default" media="(min-width: 1400px)" srcset="/fileadmin/_processed_/1/b/csm_v${uid}.jpg"><img loading="lazy" src="/fileadmin/_processed_/1/c/csm_v${uid}.jpg" width="620" height="413" title="" alt=""></picture></a></figure></div></div><div class="textpic-item textpic-text"><div class="frame-header"><h3 class="element-header"><span>${heading}</span></h3></div>${text}</div></div></div></div></div></div></div>`;

const joomla = (title: string, body: string) => `<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="pl-pl" lang="pl-pl" dir="ltr"><head><base href="https://www.zaklady-borowiec.test/" /><meta http-equiv="content-type" content="text/html; charset=utf-8" /><meta name="keywords" content="odlewnia, żeliwo, staliwo" /><meta name="generator" content="Joomla! - Open Source Content Management" /><title>${title}</title><link href="/templates/ja_purity/favicon.ico" rel="shortcut icon" type="image/vnd.microsoft.icon" /><script type="application/json" class="joomla-script-options new">{"csrf.token":"c1","system.paths":{"root":"","base":""}}</script></head>
<body class="site com_contact view-category no-layout no-task itemid-112"><div class="body" id="top"><div class="container"><header class="header" role="banner"><a class="brand pull-left" href="/"><span class="site-title">Zakłady Odlewnicze Borowiec</span></a></header><nav class="navigation" role="navigation"><ul class="nav menu nav-pills mod-list"><li class="item-101 default current active"><a href="/index.php">Strona główna</a></li><li class="item-104"><a href="/index.php/oferta">Oferta</a></li><li class="item-108 parent"><a href="/index.php/o-firmie">O firmie</a></li><li class="item-112"><a href="/index.php/kontakt">Kontakt</a></li></ul></nav><div class="row-fluid"><main id="content" role="main" class="span9">${body}</main><div id="aside" class="span3"><div class="well"><h3 class="page-header">Logowanie</h3><form action="/index.php" method="post" id="login-form"><input type="text" name="username" placeholder="Użytkownik" /></form></div><div class="well"><h3>Aktualności</h3><ul class="latestnews mod-list"><li><a href="/index.php/o-firmie"><span>Nowy piec indukcyjny</span></a></li></ul></div></div></div></div></div><footer class="footer" role="contentinfo"><p>&copy; 2025 Zakłady Odlewnicze Borowiec Sp. z o.o.</p></footer>${consent('pl', 'homemade')}</body></html>`;

const joomlaRow = (name: string, title: string, phone: string, id: number) =>
  `<tr class="cat-list-row${id % 2}"><td headers="categorylist_header_title" class="list-title"><a href="/index.php/kontakt/${id}">${name}</a></td><td headers="categorylist_header_position" class="list-position">${title}</td><td headers="categorylist_header_phone">${phone}</td></tr>`;

const contao = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="de-CH"><head><meta charset="UTF-8"><title>${title} - Notter Inderbitzin Rechtsanwälte</title><base href="https://notter-inderbitzin.test/"><meta name="robots" content="index,follow"><meta name="generator" content="Contao Open Source CMS"><link rel="stylesheet" href="assets/css/layout.min.css"></head><body id="top" class="mac chrome"><div id="wrapper"><header id="header"><div class="inside"><div class="ce_image first block"><figure class="image_container"><a href="./"><img src="files/theme/logo.png" alt="Notter Inderbitzin" width="260" height="60"></a></figure></div><nav class="mod_navigation block"><a href="#skipNavigation1" class="invisible">Navigation überspringen</a><ul class="level_1"><li class="sibling first"><a href="kanzlei.html" class="sibling first">Kanzlei</a></li><li class="submenu"><a href="anwaelte.html" class="submenu" aria-haspopup="true">Anwältinnen und Anwälte</a></li><li><a href="rechtsgebiete.html">Rechtsgebiete</a></li><li><a href="kontakt.html">Kontakt</a></li></ul></nav></div></header><div id="container"><main id="main"><div class="inside"><div class="mod_article first last block" id="article-9">${body}</div></div></main></div><footer id="footer"><div class="inside"><p>Notter Inderbitzin Rechtsanwälte AG, Bahnhofplatz 3, 6300 Zug</p></div></footer></div></body></html>`;

const contaoPerson = (name: string, title: string, address: string) =>
  `<div class="ce_text block"><h2>${name}</h2><p>${title}</p><p>E-Mail: <a href="${asEntities(`mailto:${address}`)}" class="email">${asEntities(address)}</a></p></div>`;

export const CONTENT_SYSTEMS: readonly Company[] = [
  foreign({
    domain: 'corvane-payments.test',
    name: 'Corvane Payments',
    language: 'en',
    built: 'HubSpot',
    tests:
      'bios behind buttons; the JSON-LD agrees with the cards; a founder named in data and prose who has left the office to others',
    pattern: 'firstl',
    mail: 'catch-all',
    staff: [
      ['Imogen Achterberg', 'Chief Executive Officer', kinds.CHIEF],
      ['Thaddeus Rowe', 'Founder & Executive Chair', kinds.FOUNDER],
      ['Lucille Ndiaye', 'Chief Product Officer', kinds.PRODUCT],
      ['Graham Pettibone', 'SVP, Banking Partnerships', kinds.SENIOR_VP],
      ['Wanda Szulc', 'SVP, Risk', kinds.SENIOR_VP],
      ['Owen Tarbuck', 'Media contact', kinds.NONE, { published: true }],
      ['Sunniva Hagelin', 'Media contact', kinds.NONE, { published: true }],
    ],
    decoys: [{ kind: 'former', name: 'Barnaby Quilter', title: 'Chief Operating Officer', tempts: ['COO'] }],
    pages: {
      '/': hubspot(
        'Corvane Payments | Money, moved',
        `<div class="hero"><h1>Money, moved</h1>${filler('en')}</div>`,
      ),
      '/payouts': hubspot('Payouts', `<h1>Payouts</h1>${filler('en', 1)}`),
      '/about-corvane': hubspot(
        'About Corvane',
        `<h1>About Corvane</h1><p>Thaddeus Rowe started Corvane in 2014 after a wire of his took nine days.</p><div class="dnd-section"><h2>Leadership</h2><div class="row-fluid">${hubspotLeader('Imogen Achterberg', 'Chief Executive Officer', 'Imogen joined in 2020 from a clearing bank.', 0)}${hubspotLeader('Thaddeus Rowe', 'Founder &amp; Executive Chair', 'Thaddeus led the company until 2020.', 1)}${hubspotLeader('Lucille Ndiaye', 'Chief Product Officer', 'Lucille designs for people who are late.', 2)}${hubspotLeader('Graham Pettibone', 'SVP, Banking Partnerships', 'Graham knows every bank’s back door.', 3)}${hubspotLeader('Wanda Szulc', 'SVP, Risk', 'Wanda says no.', 4)}</div></div>`,
      ),
      '/newsroom': hubspot(
        'Newsroom',
        `<h1>Newsroom</h1><div class="blog-index__post"><h2><a href="/newsroom/coo-moves-on">Corvane’s COO moves on</a></h2><p>12 January 2024</p></div><div class="press"><h3>Media contacts</h3><p>Owen Tarbuck, <a href="mailto:owent@corvane-payments.test">owent@corvane-payments.test</a><br>Sunniva Hagelin, <a href="mailto:sunnivah@corvane-payments.test">sunnivah@corvane-payments.test</a><br>Media contact hours: 9 to 5</p></div>`,
      ),
      '/newsroom/coo-moves-on': hubspot(
        'Corvane’s COO moves on',
        `<article><h1>Corvane’s COO moves on</h1><p>London, 12 January 2024 – Barnaby Quilter, Chief Operating Officer since 2018, has left Corvane Payments. His duties are shared by the executive team.</p></article>`,
      ),
    },
  }),
  foreign({
    domain: 'officine-veraldi.test',
    name: 'Officine Veraldi',
    language: 'it',
    built: 'Drupal',
    tests:
      'views rows with field names in Italian; amministratore delegato; the sales network’s agents of other firms',
    pattern: 'f.last',
    mail: 'honest',
    dns: 'several-mx',
    staff: [
      ['Ludovica Veraldi', 'Presidente', kinds.PRESIDENT],
      ['Tancredi Bosisio', 'Amministratore Delegato', kinds.CHIEF],
      ['Fiorenza Colleoni', 'Direttore Amministrazione, Finanza e Controllo', kinds.FINANCE],
      ['Manlio Gheza', 'Direttore Commerciale', kinds.SALES_DIRECTOR],
      ['Oreste Pintossi', 'Responsabile Sistemi Informativi', kinds.INFORMATION_LEAD],
    ],
    decoys: [
      {
        kind: 'partner',
        name: 'Aymeric Vautrin',
        title: 'Président',
        organization: 'Vautrin Distribution',
        tempts: ['Managing Director'],
      },
    ],
    pages: {
      '/': drupal('/', 'Raccordi e valvole dal 1952', filler('it')),
      '/azienda': drupal('/azienda', 'Azienda', filler('it', 1)),
      '/azienda/storia': drupal(
        '/azienda/storia',
        'Storia',
        `<p>1952: nasce l’officina. 1978: prima esportazione. 2016: nuovo stabilimento.</p>${filler('it', 2)}`,
      ),
      '/azienda/organizzazione': drupal(
        '/azienda/organizzazione',
        'Organizzazione',
        `<div class="views-element-container"><div class="view view-persone view-id-persone view-display-id-block_1 js-view-dom-id-9f"><div class="view-content">${viewsRow('Ludovica Veraldi', 'Presidente', 1)}${viewsRow('Tancredi Bosisio', 'Amministratore Delegato', 2)}${viewsRow('Fiorenza Colleoni', 'Direttore Amministrazione, Finanza e Controllo', 3)}${viewsRow('Manlio Gheza', 'Direttore Commerciale', 4)}${viewsRow('Oreste Pintossi', 'Responsabile Sistemi Informativi', 5)}</div></div></div>`,
      ),
      '/prodotti': drupal('/prodotti', 'Prodotti', `${filler('it', 3)}<p>Catalogo generale (PDF, 14 MB)</p>`),
      '/contatti': drupal(
        '/contatti',
        'Contatti',
        `<p>Tel. 030 82 91 44 – <a href="mailto:info@officine-veraldi.test">info@officine-veraldi.test</a></p><h2>Distributore per la Francia</h2><p>Vautrin Distribution<br>Aymeric Vautrin, Président<br>a.vautrin@vautrin-distribution.test</p>`,
      ),
    },
  }),
  foreign({
    domain: 'wiesenthal-messtechnik.test',
    name: 'Wiesenthal Messtechnik AG',
    language: 'de',
    built: 'TYPO3',
    tests:
      'Vorstand and Aufsichtsrat apart; titles in a paragraph below the heading; addresses behind a script',
    pattern: 'first.last',
    mail: 'edge-directory',
    staff: [
      [
        'Dr. Cornelia Rauschenbach',
        'Vorstandsvorsitzende',
        kinds.CHIEF,
        { alsoNamed: ['Cornelia Rauschenbach'] },
      ],
      ['Thilo Mehnert', 'Vorstand Finanzen', kinds.FINANCE],
      [
        'Dr.-Ing. Arvid Schöps',
        'Vorstand Technik',
        kinds.TECHNOLOGY,
        { alsoNamed: ['Arvid Schöps'], local: 'arvid.schoeps' },
      ],
    ],
    decoys: [
      {
        kind: 'adviser',
        name: 'Eberhard Kling',
        title: 'Geschäftsführer',
        organization: 'Kling Beteiligungen',
        tempts: ['Managing Director'],
      },
      {
        kind: 'adviser',
        name: 'Heidrun Scholz-Lange',
        title: 'Vorstand',
        organization: 'Sparkasse',
        tempts: ['COO'],
      },
    ],
    pages: {
      '/': typo3(
        'Präzision aus Jena',
        `<div id="c1" class="frame frame-type-text"><h1>Präzision aus Jena</h1>${filler('de')}</div>`,
      ),
      '/produkte': typo3('Produkte', filler('de', 1)),
      '/investor-relations': typo3(
        'Investor Relations',
        `<h1>Investor Relations</h1><table class="contenttable table"><thead><tr><th>Termin</th><th>Ereignis</th></tr></thead><tbody><tr><td>14.05.2025</td><td>Hauptversammlung</td></tr></tbody></table><p>Ansprechpartner: <a href="#" data-mailto-token="ocknvq,kpxguvqtB" data-mailto-vector="2">ir(at)wiesenthal-messtechnik.test</a></p>`,
      ),
      '/unternehmen': typo3('Unternehmen', filler('de', 2)),
      '/unternehmen/vorstand': typo3(
        'Vorstand',
        `<div id="c40" class="frame"><h1>Der Vorstand</h1></div>${textPicture(41, 'Dr. Cornelia Rauschenbach', '<p>Vorstandsvorsitzende</p><p>Verantwortlich für Strategie, Vertrieb und Personal. Bestellt bis 2028.</p>')}${textPicture(42, 'Thilo Mehnert', '<p>Vorstand Finanzen</p><p>Verantwortlich für Controlling, IT und Einkauf. Bestellt bis 2027.</p>')}${textPicture(43, 'Dr.-Ing. Arvid Schöps', '<p>Vorstand Technik</p><p>Verantwortlich für Entwicklung und Produktion. Bestellt bis 2026.</p>')}`,
      ),
      '/unternehmen/aufsichtsrat': typo3(
        'Aufsichtsrat',
        `<div id="c50" class="frame"><h1>Aufsichtsrat</h1><ul class="list-normal"><li><strong>Eberhard Kling</strong>, Vorsitzender, Geschäftsführer der Kling Beteiligungen GmbH, Weimar</li><li><strong>Heidrun Scholz-Lange</strong>, stellv. Vorsitzende, Vorstand der Sparkasse Ilmtal</li><li><strong>Jens Uhlig</strong>, Arbeitnehmervertreter</li></ul></div>`,
      ),
      '/kontakt': typo3('Kontakt', `<h1>Kontakt</h1><p>info(at)wiesenthal-messtechnik.test</p>`),
      '/impressum': typo3(
        'Impressum',
        `<h1>Impressum</h1><p>Wiesenthal Messtechnik AG, vertreten durch den Vorstand: Dr. Cornelia Rauschenbach (Vorsitzende), Thilo Mehnert, Dr.-Ing. Arvid Schöps<br>Vorsitzender des Aufsichtsrats: Eberhard Kling<br>Registergericht: Amtsgericht Jena, HRB 200817</p>`,
      ),
    },
  }),
  foreign({
    domain: 'zaklady-borowiec.test',
    name: 'Zakłady Odlewnicze Borowiec',
    language: 'pl',
    built: 'Joomla',
    tests:
      'a contact list as a table with links to a card each, where alone the address stands, built by a script',
    pattern: 'first.last',
    mail: 'bare',
    staff: [
      ['Zbigniew Borowiec', 'Prezes Zarządu', kinds.CHIEF],
      [
        'Halina Wójtowicz-Kłos',
        'Dyrektor Finansowy',
        kinds.FINANCE,
        { local: 'halina.wojtowicz', guessable: true },
      ],
      ['Łukasz Śmigielski', 'Dyrektor Techniczny', kinds.TECHNICAL_DIRECTOR],
      ['Grażyna Ptak', 'Kierownik Działu Sprzedaży', kinds.SALES_LEAD],
    ],
    pages: {
      '/': joomla(
        'Odlewnia żeliwa',
        `<div class="item-page" itemscope itemtype="https://schema.org/Article"><h2 itemprop="headline">Odlewnia żeliwa od 1948 roku</h2>${filler('pl')}</div>`,
      ),
      '/index.php': joomla('Odlewnia żeliwa', filler('pl')),
      '/index.php/oferta': joomla('Oferta', `<h2>Oferta</h2>${filler('pl', 1)}`),
      '/index.php/o-firmie': joomla('O firmie', `<h2>O firmie</h2>${filler('pl', 2)}`),
      '/index.php/kontakt': joomla(
        'Kontakt',
        `<div class="contact-category"><h2>Kontakt</h2><form action="/index.php/kontakt" method="post" name="adminForm" id="adminForm"><table class="category table table-striped table-bordered table-hover"><thead><tr><th scope="col" id="categorylist_header_title">Nazwisko</th><th scope="col" id="categorylist_header_position">Stanowisko</th><th>Telefon</th></tr></thead><tbody>${joomlaRow('Zbigniew Borowiec', 'Prezes Zarządu', '32 441 20 01', 1)}${joomlaRow('Halina Wójtowicz-Kłos', 'Dyrektor Finansowy', '32 441 20 02', 2)}${joomlaRow('Łukasz Śmigielski', 'Dyrektor Techniczny', '32 441 20 03', 3)}${joomlaRow('Grażyna Ptak', 'Kierownik Działu Sprzedaży', '32 441 20 04', 4)}</tbody></table></form></div>`,
      ),
      '/index.php/kontakt/1': joomla(
        'Zbigniew Borowiec',
        `<div class="contact" itemscope itemtype="https://schema.org/Person"><div class="page-header"><h2><span class="contact-name" itemprop="name">Zbigniew Borowiec</span></h2></div><dl class="contact-position dl-horizontal"><dt>Stanowisko:</dt><dd itemprop="jobTitle">Prezes Zarządu</dd></dl><span class="contact-emailto"><span id="cloak1">Adres poczty elektronicznej jest chroniony przed robotami spamującymi.</span><script type="text/javascript">document.getElementById('cloak1').innerHTML='';var prefix='&#109;a'+'i&#108;'+'&#116;o';var addy1='zb&#105;gn&#105;&#101;w.b&#111;r&#111;w&#105;&#101;c'+'&#64;';addy1=addy1+'z&#97;kl&#97;dy-b&#111;r&#111;w&#105;&#101;c'+'&#46;'+'t&#101;st';</script></span></div>`,
      ),
      '/index.php/kontakt/2': joomla(
        'Halina Wójtowicz-Kłos',
        `<div class="contact" itemscope itemtype="https://schema.org/Person"><div class="page-header"><h2><span class="contact-name" itemprop="name">Halina Wójtowicz-Kłos</span></h2></div><dl class="contact-position dl-horizontal"><dt>Stanowisko:</dt><dd itemprop="jobTitle">Dyrektor Finansowy</dd></dl></div>`,
      ),
      '/index.php/kontakt/3': joomla(
        'Łukasz Śmigielski',
        `<div class="contact" itemscope itemtype="https://schema.org/Person"><div class="page-header"><h2><span class="contact-name" itemprop="name">Łukasz Śmigielski</span></h2></div><dl class="contact-position dl-horizontal"><dt>Stanowisko:</dt><dd itemprop="jobTitle">Dyrektor Techniczny</dd></dl></div>`,
      ),
      '/index.php/kontakt/4': joomla(
        'Grażyna Ptak',
        `<div class="contact" itemscope itemtype="https://schema.org/Person"><div class="page-header"><h2><span class="contact-name" itemprop="name">Grażyna Ptak</span></h2></div><dl class="contact-position dl-horizontal"><dt>Stanowisko:</dt><dd itemprop="jobTitle">Kierownik Działu Sprzedaży</dd></dl></div>`,
      ),
    },
  }),
  foreign({
    domain: 'notter-inderbitzin.test',
    name: 'Notter Inderbitzin Rechtsanwälte',
    language: 'de',
    built: 'Contao',
    tests:
      'a law firm: partners with addresses as entities, nobody with an office of the seventeen but a chief of finance',
    pattern: 'last',
    mail: 'refusing',
    web: 'https-apex',
    roleAccounts: ['info', 'kanzlei'],
    staff: [
      [
        'Dr. Reto Notter',
        'Rechtsanwalt, Partner',
        kinds.PERHAPS_HEAD,
        { alsoNamed: ['Reto Notter'], published: true },
      ],
      [
        'lic. iur. Seraina Inderbitzin',
        'Rechtsanwältin, Partnerin',
        kinds.PERHAPS_HEAD,
        { alsoNamed: ['Seraina Inderbitzin'], published: true },
      ],
      ['Flurin Caduff', 'Rechtsanwalt', kinds.NONE, { published: true }],
      ['Ursina Zgraggen', 'CFO', kinds.FINANCE],
    ],
    pages: {
      '/': contao(
        'Willkommen',
        `<div class="ce_text first block"><h1>Recht, klar gesagt</h1>${filler('de', 1)}</div>`,
      ),
      '/kanzlei.html': contao(
        'Kanzlei',
        `<h1>Kanzlei</h1>${filler('de', 2, 2)}<div class="ce_accordionSingle ce_accordion block"><div class="toggler">Administration</div><div class="accordion"><div><p>Ursina Zgraggen, CFO</p><p>Beat Röllin, Empfang</p></div></div></div>`,
      ),
      '/anwaelte.html': contao(
        'Anwältinnen und Anwälte',
        `<h1>Anwältinnen und Anwälte</h1>${contaoPerson('Dr. Reto Notter', 'Rechtsanwalt, Partner', 'notter@notter-inderbitzin.test')}${contaoPerson('lic. iur. Seraina Inderbitzin', 'Rechtsanwältin, Partnerin', 'inderbitzin@notter-inderbitzin.test')}${contaoPerson('Flurin Caduff', 'Rechtsanwalt', 'caduff@notter-inderbitzin.test')}`,
      ),
      '/rechtsgebiete.html': contao(
        'Rechtsgebiete',
        `<h1>Rechtsgebiete</h1><ul><li>Gesellschaftsrecht</li><li>Erbrecht</li></ul>`,
      ),
      '/kontakt.html': contao('Kontakt', `<h1>Kontakt</h1><p>kanzlei(at)notter-inderbitzin.test</p>`),
    },
  }),
];
