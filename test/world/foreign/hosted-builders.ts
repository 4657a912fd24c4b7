// Four companies on hosted builders: Squarespace, Wix, Webflow, Framer.
import type { Company } from '../company.ts';
import { foreign } from './declare.ts';
import { analytics, consent, filler, icon, linkedData, words } from './furniture.ts';
import * as kinds from './kinds.ts';

const SQUARESPACE_CONTEXT =
  '<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"facebookAppId":"314192535267336","rollups":{"squarespace-announcement-bar":{"js":"//assets.squarespace.test/universal/scripts-compressed/announcement-bar.js"}},"pageType":2,"website":{"id":"5f2a","identifier":"pell-and-marrow","websiteType":1,"contentModifiedOn":1718822400000,"siteTitle":"Pell & Marrow","location":{"addressLine1":"9 Quay Street"},"timeZone":"Europe/London"},"showCart":false,"isFacebookUser":false};</script>';

const pell = (title: string, sections: readonly string[]) => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" xmlns:fb="http://www.facebook.com/2008/fbml" lang="en-GB">
<head><meta charset="utf-8" /><meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1"><meta name="viewport" content="width=device-width, initial-scale=1">
<!-- This is Squarespace. --><!-- pell-and-marrow -->
<base href=""><title>${title} — Pell &amp; Marrow</title><meta name="generator" content="7.1" />
<link rel="canonical" href="https://www.pell-and-marrow.test"/><meta property="og:site_name" content="Pell &amp; Marrow"/><meta itemprop="name" content="${title} — Pell &amp; Marrow"/>
<script type="text/javascript" crossorigin="anonymous" defer nomodule src="//assets.squarespace.test/@sqs/polyfiller/1.6/legacy.js"></script>${SQUARESPACE_CONTEXT}
${linkedData({ url: 'https://www.pell-and-marrow.test', name: 'Pell & Marrow', '@context': 'http://schema.org', '@type': 'WebSite' })}
</head>
<body id="collection-5f2a91" class="form-field-style-solid tweak-portfolio-grid-overlay-width-full header-overlay-alignment-center seven-one-global-animations tweak-blog-item-width-medium">
<div id="siteWrapper" class="clearfix site-wrapper"><div id="floatingCart" class="floating-cart hidden"><a href="/cart" class="icon icon--stroke icon--fill">0</a></div>
<header data-test="header" id="header" class="black-bold header theme-col--primary"><div class="sqs-announcement-bar-dropzone"></div><div class="header-announcement-bar-wrapper"><a href="#page" class="header-skip-link sqs-button-element--primary">Skip to Content</a><div class="header-title-nav-wrapper"><div class="header-title-text"><a id="site-title" href="/">Pell &amp; Marrow</a></div><nav class="header-nav-list"><div class="header-nav-item header-nav-item--folder"><button class="header-nav-folder-title">Practice</button><div class="header-nav-folder-content"><div class="header-nav-folder-item"><a href="/studio"><span class="header-nav-folder-item-content">Studio</span></a></div><div class="header-nav-folder-item"><a href="/people"><span class="header-nav-folder-item-content">People</span></a></div></div></div><div class="header-nav-item header-nav-item--collection"><a href="/work">Work</a></div><div class="header-nav-item"><a href="/journal">Journal</a></div><div class="header-nav-item"><a href="/contact">Contact</a></div></nav></div></div></header>
<main id="page" class="container" role="main"><article class="sections" id="sections" data-page-sections="5f2a91">
${sections.map((section, index) => `<section data-test="page-section" data-section-theme="white" class="page-section full-bleed-section layout-engine-section background-width--full-bleed section-height--medium" data-section-id="60${index}f" data-controller="SectionWrapperController"><div class="section-border"><div class="section-background"></div></div><div class="content-wrapper"><div class="content"><div class="fluid-engine fe-60${index}f">${section}</div></div></div></section>`).join('\n')}
</article></main>
<footer class="sections" id="footer-sections" data-footer-sections><section class="page-section"><div class="sqs-block html-block sqs-block-html"><div class="sqs-block-content"><div class="sqs-html-content"><p>Pell &amp; Marrow Architects LLP<br>9 Quay Street, Falmouth</p><p><a href="mailto:studio@pell-and-marrow.test">studio@pell-and-marrow.test</a></p></div></div></div></section></footer></div>
${consent('en', 'homemade')}<script>window.addEventListener('DOMContentLoaded',function(){document.body.classList.add('loaded')})</script></body></html>`;

const sqsText = (html: string, index: number) =>
  `<div class="fe-block fe-block-yui_3_17_2_1_${index}"><div class="sqs-block html-block sqs-block-html" data-blend-mode="NORMAL" data-block-type="2" id="block-yui_3_17_2_1_${index}"><div class="sqs-block-content"><div class="sqs-html-content">${html}</div></div></div></div>`;
const sqsImage = (file: string, index: number) =>
  `<div class="fe-block"><div class="sqs-block image-block sqs-block-image" data-block-type="5" id="block-img-${index}"><div class="sqs-block-content"><div class="image-block-outer-wrapper layout-caption-below design-layout-fluid image-position-center"><img data-stretch="true" data-src="https://images.pell-and-marrow.test/content/v1/5f2a/${file}" data-image-dimensions="1500x1875" alt="" width="1500" height="1875" sizes="100vw" loading="lazy"></div></div></div></div>`;

const wixHead = (title: string) =>
  `<!DOCTYPE html><html lang="es"><head><meta charset='utf-8'><meta name="viewport" content="width=device-width, initial-scale=1" id="wixDesktopViewport" /><meta http-equiv="X-UA-Compatible" content="IE=edge"><meta name="generator" content="Wix.com Website Builder"/><link rel="icon" sizes="192x192" href="https://static.wixstatic.test/media/aa_mv2.png/v1/fill/w_192" type="image/png"/><title>${title} | Calzados Arizmendi</title><meta property="og:site_name" content="Calzados Arizmendi"/><style data-url="https://static.parastorage.test/services/editor-elements.css">#SITE_CONTAINER .wixui-rich-text{--font:normal normal normal 15px/1.4em avenir-lt-w01_35-light1475496,sans-serif}.comp-kx1{width:100%}</style><script>window.viewerModel = {"siteAssets":{"siteScopeParams":{"rendererType":null}},"site":{"siteId":"b1c9","siteRevision":"812"},"language":{"userLanguage":"es"},"requestUrl":"https://www.calzados-arizmendi.test/"}</script>${analytics('ARZ83K1')}</head><body class='' ><div id="SITE_CONTAINER"><div id="main_MF" class="main_MF"><div id="SCROLL_TO_TOP" tabindex="-1" role="region" aria-label="top of page"></div>`;
const wixText = (id: string, html: string) =>
  `<div id="comp-${id}" class="HcOXKn c9GqVL QxJLC3 comp-${id} wixui-rich-text" data-testid="richTextElement">${html}</div>`;
const wix = (title: string, body: string) => `${wixHead(title)}
<header id="SITE_HEADER_WRAPPER" tabindex="-1"><div id="SITE_HEADER" class="xU8fqS SITE_HEADER"><nav id="comp-menu" aria-label="Sitio"><ul class="KcpHeO tx0yu0 mnf"><li id="comp-menu0" data-direction="false" class="wixui-dropdown-menu__item"><a data-testid="linkElement" href="https://www.calzados-arizmendi.test" target="_self" class="DC6m85"><div class="qxhuSM"><p class="JS76Uv">Inicio</p></div></a></li><li class="wixui-dropdown-menu__item"><a href="https://www.calzados-arizmendi.test/colecciones" target="_self"><p>Colecciones</p></a></li><li><a href="https://www.calzados-arizmendi.test/quienes-somos" target="_self"><p>Quiénes somos</p></a></li><li><a href="https://www.calzados-arizmendi.test/contacto" target="_self"><p>Contacto</p></a></li></ul></nav></div></header>
<main id="PAGES_CONTAINER" class="PAGES_CONTAINER"><div id="SITE_PAGES"><section id="comp-sec1" class="wixui-section"><div data-mesh-id="comp-sec1inlineContent">${body}</div></section></div></main>
<footer id="SITE_FOOTER">${wixText('ft1', '<p class="font_8" style="font-size:12px"><span style="font-size:12px">©2024 Calzados Arizmendi S.L. &nbsp;&nbsp;Elche</span></p>')}</footer><div id="SCROLL_TO_BOTTOM"></div></div></div>${consent('es', 'homemade')}<script type="application/json" id="wix-warmup-data">{"platform":{"ssrPropsUpdates":[{"comp-k1":{"html":"\\u003Cp class=\\"font_8\\"\\u003E${title}\\u003C/p\\u003E"}}]}}</script></body></html>`;
const wixHeading = (text: string) =>
  `<h2 class="font_2 wixui-rich-text__text"><span class="color_15 wixui-rich-text__text"><span style="letter-spacing:normal" class="wixui-rich-text__text">${text}</span></span></h2>`;
const wixLine = (text: string) =>
  `<p class="font_8 wixui-rich-text__text" style="text-align:center"><span style="font-weight:bold" class="wixui-rich-text__text">${text}</span></p>`;

const webflow = (title: string, body: string) =>
  `<!DOCTYPE html><!-- Last Published: Tue May 06 2025 07:12:33 GMT+0000 --><html data-wf-domain="www.nordkrona-vard.test" data-wf-page="64e1" data-wf-site="64e0" lang="sv" data-wf-collection="64e19"><head><meta charset="utf-8"/><title>${title} | Nordkrona Vård</title><meta content="${words('sv').lines[0]}" name="description"/><meta content="summary_large_image" name="twitter:card"/><meta content="width=device-width, initial-scale=1" name="viewport"/><meta content="Webflow" name="generator"/><link href="https://cdn.prod.webflow.test/64e0/css/nordkrona.webflow.shared.css" rel="stylesheet" type="text/css"/><script type="text/javascript">!function(o,c){var n=c.documentElement,t=" w-mod-";n.className+=t+"js",("ontouchstart"in o||o.DocumentTouch&&c instanceof DocumentTouch)&&(n.className+=t+"touch")}(window,document);</script></head><body class="body"><div data-animation="default" data-collapse="medium" data-duration="400" data-easing="ease" role="banner" class="navbar w-nav"><div class="container w-container"><a href="/" class="brand w-nav-brand">Nordkrona</a><nav role="navigation" class="nav-menu w-nav-menu"><div data-hover="true" data-delay="0" class="w-dropdown"><div class="w-dropdown-toggle"><div class="w-icon-dropdown-toggle"></div><div>Om Nordkrona</div></div><nav class="dropdown-list w-dropdown-list"><a href="/om-oss" class="w-dropdown-link">Vår historia</a><a href="/ledning" class="w-dropdown-link">Ledningsgrupp</a><a href="/styrelse" class="w-dropdown-link">Styrelse</a></nav></div><a href="/mottagningar" class="nav-link w-nav-link">Mottagningar</a><a href="/kontakt" class="nav-link w-nav-link">Kontakt</a></nav><div class="menu-button w-nav-button"><div class="w-icon-nav-menu"></div></div></div></div>${body}<footer class="footer"><div class="w-layout-grid grid"><div class="text-size-small">© 2025 Nordkrona Vård AB. ${words('sv').rights}</div><a href="#" class="w-inline-block">${icon('linkedin')}</a></div></footer>${consent('sv', 'cookiebot')}<script src="https://d3e54v103j8qbb.cloudfront.test/js/jquery-3.5.1.min.js?site=64e0" type="text/javascript"></script></body></html>`;
const webflowItem = (name: string, title: string, link: string) =>
  `<div role="listitem" class="team_item w-dyn-item"><a href="${link}" class="team_card w-inline-block"><div class="team_image-wrapper"><img src="https://cdn.prod.webflow.test/64e0/${link.slice(1).replace(/\W/gu, '')}.webp" loading="lazy" alt="" sizes="(max-width: 767px) 100vw, 300px" class="team_image"/></div><div class="text-weight-semibold">${name}</div><div class="text-color-grey">${title}</div></a></div>`;

const framer = (title: string, body: string) =>
  `<!doctype html><!-- Built with Framer • https://www.framer.com/ --><html lang="en" data-redirect-timezone="1"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="generator" content="Framer 4c1b7d6"><title>${title}</title><meta name="description" content="Loopwell turns support tickets into fixes."><style data-framer-font-css>@font-face{font-family:"Inter Display";src:url(https://framerusercontent.test/assets/a.woff2) format("woff2");font-display:swap}</style><style data-framer-css-ssr-minified>.framer-body-augiA20Il{background:#fff}@media (min-width:1200px){.hidden-72rtr7{display:none!important}}</style></head><body class="framer-body-augiA20Il"><script async src="https://events.framer.test/script?v=2" data-fid="ee41" data-no-nt></script><div id="main" data-framer-hydrate-v2='{"routeId":"augiA20Il","localeId":"default","breakpoints":[{"hash":"72rtr7","mediaQuery":"(min-width: 1200px)"}]}'><div class="framer-XBaS1 framer-72rtr7" data-framer-root style="min-height:100vh;width:auto"><div class="framer-nav" data-framer-name="Navigation"><a class="framer-text" href="./" data-framer-name="Logo"></a><a href="./manifesto"><p class="framer-text">Manifesto</p></a><a href="./humans"><p class="framer-text">Humans</p></a><a href="./pricing"><p class="framer-text">Pricing</p></a></div>${body}<div class="framer-footer" data-framer-name="Footer"><p class="framer-text">© Loopwell Inc. 2025</p></div></div></div><script type="framer/appear" id="__framer__appearAnimationsContent">{"1s0yt5":{"default":{"initial":{"opacity":0.001,"y":40},"animate":{"opacity":1}}}}</script><div id="svg-templates" style="position:absolute;width:0;height:0" aria-hidden="true"><svg viewBox="0 0 24 24" id="svg-1"><path d="M0 0h24v24H0z" fill="transparent"/></svg></div></body></html>`;
/** Written once for each width of the screen, as the builder does. */
const framerCard = (name: string, title: string, index: number) =>
  ['hidden-72rtr7', 'hidden-1yjr0bw']
    .map(
      (hidden) =>
        `<div class="ssr-variant ${hidden}"><div class="framer-1u${index}x" data-border="true" data-framer-name="Person"><div class="framer-pic"><div style="position:absolute;inset:0" data-framer-background-image-wrapper="true"><img decoding="async" width="720" height="720" sizes="320px" src="https://framerusercontent.test/images/${index}.png" alt="" style="object-fit:cover"></div></div><div class="framer-txt" data-framer-component-type="RichTextContainer" style="--extracted-r6o4lv:rgb(0, 0, 0)"><h4 class="framer-text framer-styles-preset-1kx" data-styles-preset="t3">${name}</h4></div><div class="framer-sub" data-framer-component-type="RichTextContainer"><p class="framer-text">${title}</p></div></div></div>`,
    )
    .join('');

export const HOSTED_BUILDERS: readonly Company[] = [
  foreign({
    domain: 'pell-and-marrow.test',
    name: 'Pell & Marrow',
    language: 'en',
    built: 'Squarespace',
    tests:
      'a picture and a text block for each, name and title in one paragraph; partners of an LLP and one managing director',
    pattern: 'first',
    mail: 'many-lines',
    roleAccounts: ['studio'],
    staff: [
      ['Rosalind Pell', 'Managing Director', kinds.LAWFUL_DIRECTOR],
      ['Edmund Marrow', 'Founding Partner', kinds.FOUNDER],
      ['Zainab Kirwan', 'Operations Director', kinds.OPERATIONS_LEAD],
      ['Cosmo Hartigan', 'Architect', kinds.NONE],
    ],
    pages: {
      '/': pell('Architects in Cornwall', [
        sqsText('<h1 style="white-space:pre-wrap;">Buildings that get wet.</h1>', 11),
        sqsText(filler('en'), 12),
      ]),
      '/studio': pell('Studio', [
        sqsText(`<h2 style="white-space:pre-wrap;">Studio</h2>${filler('en', 1)}`, 21),
      ]),
      '/people': pell('People', [
        sqsText('<h2 style="text-align:center;white-space:pre-wrap;">People</h2>', 30),
        `${sqsImage('rp-2.jpg', 1)}${sqsText('<p style="white-space:pre-wrap;" class=""><strong>Rosalind Pell</strong><br>Managing Director</p><p class="sqsrte-small" style="white-space:pre-wrap;">Runs the studio, swims all year.</p>', 31)}${sqsImage('em.jpg', 2)}${sqsText('<p style="white-space:pre-wrap;" class=""><strong>Edmund Marrow</strong><br>Founding Partner</p><p class="sqsrte-small" style="white-space:pre-wrap;">Draws by hand, still.</p>', 32)}`,
        `${sqsImage('zk.jpg', 3)}${sqsText('<p style="white-space:pre-wrap;" class=""><strong>Zainab Kirwan</strong><br>Operations Director</p>', 33)}${sqsImage('ch.jpg', 4)}${sqsText('<p style="white-space:pre-wrap;" class=""><strong>Cosmo Hartigan</strong><br>Architect</p>', 34)}`,
      ]),
      '/work': pell('Work', [sqsText(filler('en', 2), 41)]),
      '/journal': pell('Journal', [sqsText('<h3><a href="/journal/slate">On slate</a></h3>', 51)]),
      '/contact': pell('Contact', [
        sqsText(
          '<h2>Contact</h2><p>Ring the brass bell or write to <a href="mailto:studio@pell-and-marrow.test">studio@pell-and-marrow.test</a></p>',
          61,
        ),
      ]),
    },
  }),
  foreign({
    domain: 'calzados-arizmendi.test',
    name: 'Calzados Arizmendi',
    language: 'es',
    built: 'Wix',
    tests:
      'every text a component of its own, so that name and title are cousins; absolute links without a slash',
    pattern: 'firstlast',
    mail: 'many-lines',
    staff: [
      ['Itziar Arizmendi', 'Directora General', kinds.GENERAL_DIRECTOR, { local: 'itziararizmendi' }],
      ['Germán Pastor', 'Director Financiero', kinds.FINANCE, { local: 'germanpastor' }],
      [
        'Noelia Brufal',
        'Directora de Marketing',
        kinds.MARKETING_DIRECTOR,
        { local: 'noeliabrufal', published: true },
      ],
    ],
    decoys: [
      { kind: 'former', name: 'Eusebio Arizmendi', title: 'fundador', tempts: ['Founder', 'President'] },
    ],
    pages: {
      '/': wix(
        'Inicio',
        `${wixText('k0', wixHeading('Zapatos que caminan contigo'))}${wixText('k1', filler('es'))}`,
      ),
      '/colecciones': wix('Colecciones', wixText('k2', `${wixHeading('Colecciones')}${filler('es', 1)}`)),
      '/quienes-somos': wix(
        'Quiénes somos',
        `${wixText('q0', wixHeading('Quiénes somos'))}${wixText('q1', '<p class="font_8">En 1961 Eusebio Arizmendi abrió un pequeño taller de zapatillas; hoy exportamos a doce países.</p>')}<div id="comp-rep" class="comp-rep wixui-repeater" role="list">${[
          ['Itziar Arizmendi', 'Directora General'],
          ['Germán Pastor', 'Director Financiero'],
          ['Noelia Brufal', 'Directora de Marketing'],
        ]
          .map(
            ([name = '', title = ''], index) =>
              `<div id="comp-it__item${index}" class="wixui-repeater__item" role="listitem"><div id="bgLayers_${index}" data-hook="bgLayers" class="MW5IWV"><div data-testid="colorUnderlay" class="LWbAav Kv1aVt"></div></div><div data-mesh-id="item${index}inlineContent-gridContainer"><div id="comp-img${index}" class="comp-img${index} wixui-image" title=""><wow-image data-image-info='{"containerId":"comp-img${index}","displayMode":"fill"}'><img src="https://static.wixstatic.test/media/b1c9_${index}~mv2.jpg/v1/fill/w_147,h_147,blur_2/a.jpg" alt="foto.jpg"/></wow-image></div>${wixText(`nm${index}`, wixLine(name))}${wixText(`tt${index}`, `<p class="font_9 wixui-rich-text__text">${title}</p>`)}</div></div>`,
          )
          .join('')}</div>`,
      ),
      '/contacto': wix(
        'Contacto',
        `${wixText('c0', wixHeading('Contacto'))}${wixText('c1', '<p class="font_8">Prensa: Noelia Brufal, <a data-auto-recognition="true" href="mailto:noeliabrufal@calzados-arizmendi.test">noeliabrufal@calzados-arizmendi.test</a></p>')}${wixText('c2', '<p class="font_8">Pedidos: <a href="mailto:info@calzados-arizmendi.test">info@calzados-arizmendi.test</a></p>')}`,
      ),
    },
  }),
  foreign({
    domain: 'nordkrona-vard.test',
    name: 'Nordkrona Vård',
    language: 'sv',
    built: 'Webflow',
    tests: 'a collection list of linked cards; the board on a page of its own, its chair a CEO elsewhere',
    pattern: 'first.last',
    mail: 'edge-directory',
    staff: [
      ['Annika Sundelöf', 'VD', kinds.CHIEF],
      ['Henrik Åkerhielm', 'CFO', kinds.FINANCE],
      ['Saga Wallander', 'HR-chef', kinds.NONE],
      ['Mehdi Farrokh', 'Chefläkare', kinds.NONE],
      ['Pontus Lilliehöök', 'IT-chef', kinds.INFORMATION_LEAD],
    ],
    decoys: [
      {
        kind: 'adviser',
        name: 'Gunilla Tersmeden',
        title: 'vd',
        organization: 'Hallands Papper',
        tempts: ['Managing Director', 'President'],
      },
    ],
    pages: {
      '/': webflow(
        'Vård nära dig',
        `<section class="section_hero"><div class="padding-global"><h1 class="heading-style-h1">Vård nära dig</h1>${filler('sv')}</div></section>`,
      ),
      '/om-oss': webflow(
        'Vår historia',
        `<section><h1>Vår historia</h1><div class="w-richtext">${filler('sv', 1)}</div></section>`,
      ),
      '/ledning': webflow(
        'Ledningsgrupp',
        `<section class="section_team"><div class="container-large"><h1 class="heading-style-h2">Ledningsgrupp</h1><div class="w-dyn-list"><div role="list" class="team_list w-dyn-items">${[
          ['Annika Sundelöf', 'VD', '/medarbetare/annika'],
          ['Henrik Åkerhielm', 'CFO', '/medarbetare/henrik'],
          ['Saga Wallander', 'HR-chef', '/medarbetare/saga'],
          ['Mehdi Farrokh', 'Chefläkare', '/medarbetare/mehdi'],
          ['Pontus Lilliehöök', 'IT-chef', '/medarbetare/pontus'],
        ]
          .map(([name = '', title = '', link = '']) => webflowItem(name, title, link))
          .join('')}</div></div></div></section>`,
      ),
      '/medarbetare/annika': webflow(
        'Annika Sundelöf',
        `<section><h1>Annika Sundelöf</h1><div>VD</div><div class="w-richtext"><p>Annika är sjuksköterska i grunden och har lett Nordkrona sedan 2021.</p></div></section>`,
      ),
      '/medarbetare/henrik': webflow(
        'Henrik Åkerhielm',
        `<section><h1>Henrik Åkerhielm</h1><div>CFO</div><div class="w-richtext"><p>Henrik kommer från revisionsbranschen.</p></div></section>`,
      ),
      '/medarbetare/saga': webflow(
        'Saga Wallander',
        `<section><h1>Saga Wallander</h1><div>HR-chef</div><div class="w-richtext"><p>Saga har arbetat med arbetsmiljö i tjugo år.</p></div></section>`,
      ),
      '/medarbetare/mehdi': webflow(
        'Mehdi Farrokh',
        `<section><h1>Mehdi Farrokh</h1><div>Chefläkare</div><div class="w-richtext"><p>Mehdi är specialist i allmänmedicin.</p></div></section>`,
      ),
      '/medarbetare/pontus': webflow(
        'Pontus Lilliehöök',
        `<section><h1>Pontus Lilliehöök</h1><div>IT-chef</div><div class="w-richtext"><p>Pontus ansvarar för journalsystemen.</p></div></section>`,
      ),
      '/styrelse': webflow(
        'Styrelse',
        `<section><h1>Styrelse</h1><div class="w-richtext"><p><strong>Gunilla Tersmeden</strong>, ordförande. Vd för Hallands Papper. Född 1966.</p><p><strong>Ulf Rosencrantz</strong>, ledamot. Tidigare finansdirektör i Sydkusten.</p></div></section>`,
      ),
      '/mottagningar': webflow('Mottagningar', `<h1>Mottagningar</h1>${filler('sv', 2)}`),
      '/kontakt': webflow(
        'Kontakt',
        `<h1>Kontakt</h1><a href="mailto:info@nordkrona-vard.test">info@nordkrona-vard.test</a>`,
      ),
    },
  }),
  foreign({
    domain: 'loopwell.test',
    name: 'Loopwell',
    language: 'en',
    built: 'Framer',
    tests:
      'each card twice, once for each width; a joke title for the dog; relative links; the page of people called "humans"',
    pattern: 'first',
    mail: 'many-lines',
    web: 'https-www',
    staff: [
      ['Yara Benhaddou', 'CEO, co-founder', kinds.COFOUNDER_CHIEF],
      [
        'Jun-ho Silvers',
        'CTO, co-founder',
        kinds.COFOUNDER_TECHNOLOGY,
        { alsoReachedAt: ['junho@loopwell.test'] },
      ],
      ['Delia Farnsworth', 'Head of Engineering', kinds.ENGINEERING_LEAD],
    ],
    decoys: [{ kind: 'joke', name: 'Biscuit Barkley', title: 'Chief Operating Otterhound', tempts: ['COO'] }],
    pages: {
      '/': framer(
        'Loopwell',
        `<div class="framer-hero"><h1 class="framer-text">Tickets in. Fixes out.</h1>${filler('en', 0, 2).replace(/<p>/gu, '<p class="framer-text">')}</div>`,
      ),
      '/manifesto': framer(
        'Manifesto – Loopwell',
        `<h1 class="framer-text">Manifesto</h1>${filler('en', 1)}`,
      ),
      '/humans': framer(
        'Humans – Loopwell',
        `<h2 class="framer-text">Three humans and a dog</h2>${framerCard('Yara Benhaddou', 'CEO, co-founder', 1)}${framerCard('Jun-ho Silvers', 'CTO, co-founder', 2)}${framerCard('Delia Farnsworth', 'Head of Engineering', 3)}${framerCard('Biscuit Barkley', 'Chief Operating Otterhound', 4)}`,
      ),
      '/pricing': framer('Pricing – Loopwell', `<h1 class="framer-text">$49 per seat</h1>`),
    },
  }),
];
