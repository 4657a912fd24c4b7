// Four larger companies: an investor site with two boards, a bank, a group with subsidiaries, a family firm with an imprint alone.
import type { Company } from '../company.ts';
import { foreign } from './declare.ts';
import { consent, filler, icon, linkedData, organization, picture, tagManager } from './furniture.ts';
import * as kinds from './kinds.ts';

const aem = (title: string, body: string) =>
  `<!DOCTYPE HTML><html lang="en-GB"><head><meta charset="UTF-8"/><title>${title} | Garrowhill Group plc</title><meta name="template" content="content-page"/><meta property="og:type" content="website"/><link rel="stylesheet" href="/etc.clientlibs/garrowhill/clientlibs/clientlib-base.lc-8bd.min.css" type="text/css">${organization('Garrowhill Group plc', 'https://www.garrowhill.test', { tickerSymbol: 'GRH' })}${tagManager('GARR77')}</head><body class="page basicpage" id="page-0a" data-cmp-data-layer-enabled><script>window.adobeDataLayer=window.adobeDataLayer||[];adobeDataLayer.push({page:JSON.parse("{\\"page-0a\\":{\\"@type\\":\\"garrowhill/components/page\\",\\"dc:title\\":\\"${title}\\"}}")});</script><div class="root responsivegrid"><div class="aem-Grid aem-Grid--12"><header class="experiencefragment aem-GridColumn"><div class="share-price">GRH 412.5p <span class="up">+1.2%</span></div><nav class="cmp-navigation"><ul class="cmp-navigation__group"><li class="cmp-navigation__item cmp-navigation__item--level-0"><a class="cmp-navigation__item-link" href="/about-us.html">About us</a><ul class="cmp-navigation__group"><li><a class="cmp-navigation__item-link" href="/about-us/governance.html">Governance</a></li><li><a class="cmp-navigation__item-link" href="/about-us/executive-committee.html">Executive Committee</a></li><li><a class="cmp-navigation__item-link" href="/about-us/board-of-directors.html">Board of Directors</a></li></ul></li><li><a href="/investors.html">Investors</a></li><li><a href="/media.html">Media</a></li></ul></nav></header>${body}<footer class="experiencefragment"><p>Garrowhill Group plc. Registered in Scotland No. SC000111.</p></footer></div></div>${consent('en', 'onetrust')}</body></html>`;
const profileTeaser = (name: string, title: string, text: string, index: number) =>
  `<div class="teaser profile-teaser aem-GridColumn aem-GridColumn--default--4"><div id="teaser-${index}" class="cmp-teaser" data-cmp-data-layer="{&#34;teaser-${index}&#34;:{&#34;@type&#34;:&#34;garrowhill/components/teaser&#34;}}"><div class="cmp-teaser__image"><div data-cmp-is="image" class="cmp-image"><img src="/content/dam/garrowhill/people/${index}.coreimg.jpeg" class="cmp-image__image" itemprop="contentUrl" alt="Portrait"/></div></div><div class="cmp-teaser__content"><h2 class="cmp-teaser__title">${name}</h2><p class="cmp-teaser__pretitle">${title}</p><div class="cmp-teaser__description"><p>${text}</p></div></div></div></div>`;

const bank = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"/><title>${title} - Caja Rural de Tierra Alta</title><meta name="viewport" content="width=device-width"/><link rel="stylesheet" href="/o/caja-theme/css/main.css"/><script data-senna-track="temporary" type="text/javascript">var Liferay=Liferay||{};Liferay.currentURL="\\x2f";</script></head><body class="chrome controls-visible yui3-skin-sam guest-site signed-out public-page site"><div class="d-flex flex-column min-vh-100"><header><a href="/"><img src="/o/caja-theme/images/logo.png" alt="Caja Rural de Tierra Alta"/></a><nav aria-label="Páginas del sitio web"><ul class="nav-level-1"><li><a href="/particulares">Particulares</a></li><li><a href="/empresas">Empresas</a></li><li><a href="/informacion-corporativa">Información corporativa</a></li><li><a class="btn" href="https://banca.caja-tierra-alta.test/login">Acceso clientes</a></li></ul></nav></header><section class="portlet" id="portlet_com_liferay_journal_content">${body}</section><footer><ul><li><a href="/aviso-legal">Aviso legal</a></li><li><a href="/defensor-del-cliente">Defensor del cliente</a></li></ul><p>Caja Rural de Tierra Alta, Sociedad Cooperativa de Crédito. Inscrita en el Registro del Banco de España con el n.º 0000.</p></footer></div>${consent('es', 'onetrust')}</body></html>`;

const group = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>${title} | Groupe Valserine</title><meta name="generator" content="SPIP 4.2.8"><link rel="alternate" hreflang="en" href="https://www.groupe-valserine.test/en/"><link rel="stylesheet" href="local/cache-css/a1.css"></head><body class="page_rubrique"><div class="page"><header class="clearfix header"><h1 id="logo_site_spip" class="spip_logo_site"><a href="/">Groupe Valserine</a></h1></header><nav class="nav clearfix" id="nav"><ul><li class="nav-item"><a href="/groupe">Le groupe</a></li><li class="nav-item"><a href="/gouvernance">Gouvernance</a></li><li class="nav-item"><a href="/filiales">Nos filiales</a></li><li class="nav-item"><a href="/contact">Contact</a></li></ul></nav><main class="main" role="main"><div class="wrapper">${body}</div></main><footer class="footer"><p class="colophon"><a rel="contents" href="/plan">Plan du site</a> | <a href="/mentions">Mentions légales</a></p></footer></div>${consent('fr', 'homemade')}</body></html>`;
const subsidiary = (name: string, place: string, director: string) =>
  `<div class="filiale hentry"><h3 class="entry-title">${name}</h3><div class="introduction entry-content"><p>${place}</p><p class="direction">Directeur général : ${director}</p><p><a class="spip_out" href="https://www.${name.toLowerCase().replace(/\W+/gu, '-')}.test" rel="external">Site internet ${icon('arrow')}</a></p></div></div>`;

const family = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="de-AT"><head><meta charset="utf-8"><title>${title}</title><meta name="generator" content="Jimdo"><link rel="stylesheet" href="https://u.jimcdn.test/cms/o/layout.css"></head><body class="body cc-page"><div id="cc-inner" class="cc-content-parent"><div class="jtpl-main"><nav class="jtpl-navigation" data-blocks-hide="navigation"><ul id="cc-nav-view-1" class="j-nav-variant-nested"><li class="jmd-nav__list-item-0"><a href="/">Start</a></li><li class="jmd-nav__list-item-0"><a href="/unsere-h%C3%B6lzer/">Unsere Hölzer</a></li><li class="jmd-nav__list-item-0"><a href="/kontakt/">Kontakt</a></li></ul></nav><div id="content_area"><div id="content_start"></div>${body}</div></div><div id="contentfooter" class="j-meta-links"><div class="leftrow"><a href="/about/">Impressum</a> | <a href="/j/privacy">Datenschutz</a> | <a id="cookie-policy" href="javascript:void(0)">Cookie-Richtlinie</a></div></div></div></body></html>`;

export const LISTED: readonly Company[] = [
  foreign({
    domain: 'garrowhill.test',
    name: 'Garrowhill Group plc',
    language: 'en',
    built: 'AEM',
    tests:
      'executive committee and board on pages of their own; the chief executive on both; non-executives with offices elsewhere; a retired finance chief in the news',
    pattern: 'first.last',
    mail: 'edge-closed',
    dns: 'several-mx',
    staff: [
      ['Fergus Ballantine', 'Group Chief Executive', kinds.CHIEF],
      ['Nadia Okonjo-Blair', 'Group Chief Financial Officer', kinds.FINANCE],
      ['Stewart Lumsden', 'EVP, Infrastructure', kinds.EXECUTIVE_VP],
      ['Caoimhe Rafferty', 'EVP, Utilities', kinds.EXECUTIVE_VP],
      ['Piers Wyndham', 'Group Chief Information Officer', kinds.INFORMATION],
      ['Morag Tulloch', 'Media relations', kinds.NONE, { published: true }],
      ['Ewan Struthers', 'Investor relations', kinds.NONE, { published: true }],
    ],
    decoys: [
      { kind: 'former', name: 'Desmond Achara', title: 'Group Chief Financial Officer', tempts: ['COO'] },
      {
        kind: 'adviser',
        name: 'Philippa Strang',
        title: 'Chief Operating Officer',
        organization: 'Harland Rail',
        tempts: ['COO'],
      },
      { kind: 'adviser', name: 'Sir Julian Bexley', title: 'Chair', tempts: ['President'] },
    ],
    pages: {
      '/': aem('Home', `<div class="carousel"><h1>Building what carries on</h1></div>${filler('en')}`),
      '/about-us.html': aem('About us', filler('en', 1)),
      '/about-us/governance.html': aem(
        'Governance',
        `<h1>Governance</h1>${filler('en', 2)}<table><tr><th>Committee</th><th>Chair</th></tr><tr><td>Audit</td><td>Philippa Strang</td></tr><tr><td>Remuneration</td><td>Sir Julian Bexley</td></tr></table>`,
      ),
      '/about-us/executive-committee.html': aem(
        'Executive Committee',
        `<div class="title"><h1 class="cmp-title__text">Executive Committee</h1></div><div class="aem-Grid">${profileTeaser('Fergus Ballantine', 'Group Chief Executive', 'Fergus joined Garrowhill in 1999 as a graduate engineer.', 1)}${profileTeaser('Nadia Okonjo-Blair', 'Group Chief Financial Officer', 'Previously finance director of a water company.', 2)}${profileTeaser('Stewart Lumsden', 'EVP, Infrastructure', 'Responsible for roads and rail.', 3)}${profileTeaser('Caoimhe Rafferty', 'EVP, Utilities', 'Responsible for water and power.', 4)}${profileTeaser('Piers Wyndham', 'Group Chief Information Officer', 'Responsible for systems.', 5)}</div>`,
      ),
      '/about-us/board-of-directors.html': aem(
        'Board of Directors',
        `<h1>Board of Directors</h1><div class="aem-Grid">${profileTeaser('Sir Julian Bexley', 'Chair', 'Appointed 2019. Formerly chief executive of Anglia Cement.', 11)}${profileTeaser('Fergus Ballantine', 'Group Chief Executive', 'Appointed to the Board in 2016.', 12)}${profileTeaser('Nadia Okonjo-Blair', 'Group Chief Financial Officer', 'Appointed to the Board in 2022.', 13)}${profileTeaser('Philippa Strang', 'Independent Non-Executive Director', 'Appointed 2021. External appointments: Chief Operating Officer of Harland Rail.', 14)}</div>`,
      ),
      '/investors.html': aem('Investors', filler('en', 3)),
      '/media.html': aem(
        'Media',
        `<h1>Media</h1><ul><li><a href="/media/cfo-retires.html">Desmond Achara to retire</a></li></ul><p>Media relations: Morag Tulloch, <a href="mailto:morag.tulloch@garrowhill.test">morag.tulloch@garrowhill.test</a></p><p>Investor relations: Ewan Struthers, <a href="mailto:ewan.struthers@garrowhill.test">ewan.struthers@garrowhill.test</a></p>`,
      ),
      '/media/cfo-retires.html': aem(
        'CFO retires',
        `<article><h1>Desmond Achara to retire</h1><p class="date">3 March 2022</p><p>Garrowhill announces that Desmond Achara, Group Chief Financial Officer, will retire on 30 June 2022 and be succeeded by Nadia Okonjo-Blair.</p></article>`,
      ),
    },
  }),
  foreign({
    domain: 'caja-tierra-alta.test',
    name: 'Caja Rural de Tierra Alta',
    language: 'es',
    built: 'Liferay',
    tests:
      'a bank: the governing council in a table with dates, the management in another; Spanish double surnames',
    pattern: 'flast',
    mail: 'policy',
    staff: [
      ['Blas Echenique Romero', 'Director General', kinds.GENERAL_DIRECTOR, { local: 'bechenique' }],
      ['Remedios Cifuentes Mora', 'Directora Financiera', kinds.FINANCE, { local: 'rcifuentes' }],
      ['Joaquín Salvatierra Pons', 'Director de Tecnología', kinds.TECHNOLOGY, { local: 'jsalvatierra' }],
      [
        'Amparo Vidal-Quadras Sans',
        'Presidenta',
        kinds.PRESIDENT,
        { local: 'avidalquadras', guessable: false },
      ],
      ['Elvira Montoliu Gas', 'Atención al accionista', kinds.NONE, { local: 'emontoliu', published: true }],
      ['Fermín Beltrán Oto', 'Defensor del cliente', kinds.NONE, { local: 'fbeltran', published: true }],
    ],
    pages: {
      '/': bank('Inicio', `<div class="banner"><h1>Tu caja, tu tierra</h1></div>${filler('es')}`),
      '/particulares': bank('Particulares', filler('es', 1)),
      '/empresas': bank('Empresas', filler('es', 2)),
      '/informacion-corporativa': bank(
        'Información corporativa',
        `<h1>Información corporativa</h1><ul><li><a href="/informacion-corporativa/consejo-rector">Consejo Rector</a></li><li><a href="/informacion-corporativa/direccion">Comité de Dirección</a></li></ul><p>Atención al accionista: Elvira Montoliu Gas, emontoliu@caja-tierra-alta.test</p>`,
      ),
      '/informacion-corporativa/consejo-rector': bank(
        'Consejo Rector',
        `<h2>Composición del Consejo Rector</h2><table class="table table-bordered"><thead><tr><th>Cargo</th><th>Nombre</th><th>Fecha de nombramiento</th></tr></thead><tbody><tr><td>Presidenta</td><td>Amparo Vidal-Quadras Sans</td><td>12/06/2020</td></tr><tr><td>Vocal</td><td>Ramiro Olmedo Tena</td><td>12/06/2020</td></tr></tbody></table>`,
      ),
      '/informacion-corporativa/direccion': bank(
        'Comité de Dirección',
        `<h2>Comité de Dirección</h2><table class="table table-bordered"><thead><tr><th>Nombre</th><th>Cargo</th></tr></thead><tbody><tr><td>Blas Echenique Romero</td><td>Director General</td></tr><tr><td>Remedios Cifuentes Mora</td><td>Directora Financiera</td></tr><tr><td>Joaquín Salvatierra Pons</td><td>Director de Tecnología</td></tr></tbody></table>`,
      ),
      '/defensor-del-cliente': bank(
        'Defensor del cliente',
        '<p>Fermín Beltrán Oto, Defensor del cliente, fbeltran@caja-tierra-alta.test</p>',
      ),
      '/aviso-legal': bank('Aviso legal', filler('es', 3)),
    },
  }),
  foreign({
    domain: 'groupe-valserine.test',
    name: 'Groupe Valserine',
    language: 'fr',
    built: 'SPIP',
    tests: 'a holding: the heads of its subsidiaries carry the very titles that are asked for',
    pattern: 'first.last',
    mail: 'honest',
    staff: [
      ['Ghislaine Perrachon', 'Présidente-directrice générale', kinds.both(kinds.CHIEF, kinds.NONE)],
      ['Hugues Mermillod', 'Directeur administratif et financier groupe', kinds.FINANCE],
      ['Apolline Decroux', 'Directrice des systèmes d’information', kinds.INFORMATION_LEAD],
    ],
    decoys: [
      {
        kind: 'partner',
        name: 'Régis Chamontin',
        title: 'Directeur général',
        organization: 'Decolletage Chamontin',
        tempts: ['COO'],
      },
      {
        kind: 'partner',
        name: 'Solène Bouvard',
        title: 'Directrice générale',
        organization: 'Jura Traitements',
        tempts: ['COO'],
      },
    ],
    pages: {
      '/': group('Accueil', `<p class="chapo">Quatre ateliers, un seul métier.</p>${filler('fr')}`),
      '/groupe': group('Le groupe', filler('fr', 1)),
      '/gouvernance': group(
        'Gouvernance',
        `<h1>Gouvernance</h1><div class="texte"><dl class="spip_document_12"><dt>${picture('/IMG/jpg/gp.jpg', '')}</dt><dt class="spip_doc_titre"><strong>Ghislaine Perrachon</strong></dt><dd class="spip_doc_descriptif">Présidente-directrice générale</dd></dl><dl><dt><strong>Hugues Mermillod</strong></dt><dd>Directeur administratif et financier groupe</dd></dl><dl><dt><strong>Apolline Decroux</strong></dt><dd>Directrice des systèmes d’information</dd></dl></div>`,
      ),
      '/filiales': group(
        'Nos filiales',
        `<h1>Nos filiales</h1>${subsidiary('Decolletage Chamontin', 'Cluses', 'Régis Chamontin')}<div class="filiale hentry"><h3 class="entry-title">Jura Traitements</h3><p class="direction">Directrice générale : Solène Bouvard</p></div>`,
      ),
      '/contact': group('Contact', '<p>contact[at]groupe-valserine.test</p>'),
      '/mentions': group('Mentions légales', '<p>Directrice de la publication : Ghislaine Perrachon</p>'),
    },
  }),
  foreign({
    domain: 'holzhof-egger.test',
    name: 'Holzhof Egger',
    language: 'de',
    built: 'Jimdo',
    tests:
      'Austria: people in the imprint alone, under a path that says "about"; the pages speak of the family without names',
    pattern: 'last',
    mail: 'greylisting',
    web: 'https-www',
    staff: [
      [
        'Leopold Egger-Straßgschwandtner',
        'Geschäftsführer',
        kinds.LAWFUL_DIRECTOR,
        { local: 'leo', guessable: false },
      ],
      ['Walpurga Hinterleitner', 'Geschäftsführer', kinds.LAWFUL_DIRECTOR],
    ],
    pages: {
      '/': family(
        'Holzhof Egger',
        `<div id="cc-m-1" class="j-module n j-header"><h1 id="cc-m-header-1">Holz aus dem Salzkammergut</h1></div><div class="j-module n j-text">${filler('de')}</div>${linkedData({ '@context': 'https://schema.org', '@type': 'LocalBusiness', name: 'Holzhof Egger GmbH' })}`,
      ),
      '/unsere-h%C3%B6lzer': family('Unsere Hölzer', filler('de', 1)),
      '/kontakt': family(
        'Kontakt',
        '<form class="cc-m-form"><label>Name</label></form><p>office@holzhof-egger.test</p>',
      ),
      '/about': family(
        'Impressum',
        `<div class="j-module n j-text"><p><strong>Holzhof Egger GmbH</strong><br>Seestraße 12, 4801 Traunkirchen</p><p>Geschäftsführer: Leopold Egger-Straßgschwandtner, Walpurga Hinterleitner</p><p>FN 111222x, Landesgericht Wels<br>UID: ATU00000000<br>Mitglied der WKO, Landesinnung Holz</p><p>Aufsichtsbehörde: Bezirkshauptmannschaft Gmunden</p></div>`,
      ),
    },
  }),
];
