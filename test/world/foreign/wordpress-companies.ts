// Four companies on WordPress, each with another page builder: blocks, Elementor, Divi, Avada.
import type { Company } from '../company.ts';
import { foreign } from './declare.ts';
import { cfEmail, filler, icon, picture } from './furniture.ts';
import * as kinds from './kinds.ts';
import { wordpress } from './wordpress.ts';

const halvorsgate = wordpress({
  name: 'Halvorsgate',
  url: 'https://www.halvorsgate.test',
  language: 'en',
  theme: 'twentytwentyfour',
  menu: [
    [
      '/product',
      'Product',
      [
        ['/product/connectors', 'Connectors'],
        ['/product/alerts', 'Alerts'],
        ['/pricing', 'Pricing'],
      ],
    ],
    ['/customers', 'Customers'],
    ['/blog', 'Blog'],
    [
      '/company',
      'Company',
      [
        ['/company/leadership', 'Leadership'],
        ['/company/careers', 'Careers'],
        ['/contact', 'Contact'],
      ],
    ],
  ],
  plugins: ['gutenberg', 'contact-form-7'],
  consent: 'complianz',
  foot: `<div class="wp-block-columns"><div class="wp-block-column"><p>Halvorsgate Ltd, 4 Tanner Row, Leeds</p></div><div class="wp-block-column"><ul class="wp-block-social-links"><li class="wp-social-link"><a href="https://www.linkedin.com/company/halvorsgate">${icon('linkedin')}</a></li></ul></div></div>`,
});

const leaderBlock = (name: string, title: string, bio: string, index: number) => `<!-- wp:column -->
<div class="wp-block-column is-layout-flow wp-block-column-is-layout-flow"><figure class="wp-block-image size-large is-style-rounded">${picture(`/wp-content/uploads/2024/05/DSC_0${index}41.jpg`, '', `wp-image-${index}`)}</figure>
<h3 class="wp-block-heading has-text-align-center has-medium-font-size">${name}</h3>
<p class="has-text-align-center has-small-font-size"><em>${title}</em></p>
<p class="has-text-align-center has-small-font-size">${bio}</p></div>
<!-- /wp:column -->`;

const brennecke = wordpress({
  name: 'Brennecke Fördertechnik GmbH & Co. KG',
  url: 'https://brennecke-foerdertechnik.test',
  language: 'de',
  theme: 'hello-elementor',
  menu: [
    [
      '/produkte',
      'Produkte',
      [
        ['/produkte/rollenbahnen', 'Rollenbahnen'],
        ['/produkte/heber', 'Heber'],
      ],
    ],
    [
      '/unternehmen',
      'Unternehmen',
      [
        ['/unternehmen/historie', 'Historie'],
        ['/unternehmen/ansprechpartner', 'Ansprechpartner'],
      ],
    ],
    ['/karriere', 'Karriere'],
    ['/kontakt', 'Kontakt'],
  ],
  plugins: ['elementor', 'elementor-pro', 'borlabs-cookie'],
  consent: 'borlabs',
  foot: `<div data-elementor-type="footer" data-elementor-id="88" class="elementor elementor-88 elementor-location-footer"><section class="elementor-section elementor-top-section"><div class="elementor-widget-container"><p>Brennecke Fördertechnik GmbH &amp; Co. KG · Am Hafenbecken 7 · 31789 Hameln</p><a href="/impressum">Impressum</a></div></section></div>`,
});

const imageBox = (
  name: string,
  title: string,
  address: string,
  phone: string,
  index: number,
) => `<div class="elementor-column elementor-col-25 elementor-inner-column elementor-element elementor-element-3f${index}aa1c" data-id="3f${index}aa1c" data-element_type="column"><div class="elementor-widget-wrap elementor-element-populated">
<div class="elementor-element elementor-element-7b${index}e elementor-position-top elementor-widget elementor-widget-image-box" data-id="7b${index}e" data-element_type="widget" data-widget_type="image-box.default"><div class="elementor-widget-container"><div class="elementor-image-box-wrapper"><figure class="elementor-image-box-img"><img width="600" height="600" src="/wp-content/uploads/2021/09/portrait-${index}.jpg" class="attachment-full size-full" alt="" /></figure><div class="elementor-image-box-content"><h4 class="elementor-image-box-title">${name}</h4><p class="elementor-image-box-description">${title}<br>Tel. ${phone}<br>${address}</p></div></div></div></div></div></div>`;

const mareuil = wordpress({
  name: 'Mareuil Paysages',
  url: 'https://www.mareuil-paysages.test',
  language: 'fr',
  theme: 'Divi',
  menu: [
    ['/realisations', 'Réalisations'],
    ['/l-equipe', 'L’équipe'],
    ['/actualites', 'Actualités'],
    ['/contact', 'Contact'],
  ],
  plugins: ['divi-builder', 'monarch'],
  consent: 'homemade',
  foot: `<div id="footer-bottom"><div class="container clearfix"><p id="footer-info">Mareuil Paysages SAS — 12 route de la Vallée, 24340 Mareuil</p><a href="/mentions-legales">Mentions légales</a></div></div>`,
});

const diviMember = (name: string, title: string, text: string, index: number) =>
  `<div class="et_pb_column et_pb_column_1_3 et_pb_column_${index} et_pb_css_mix_blend_mode_passthrough"><div class="et_pb_module et_pb_team_member et_pb_team_member_${index} clearfix et_pb_bg_layout_light"><div class="et_pb_team_member_image et-waypoint et_pb_animation_off"><img decoding="async" width="400" height="400" src="/wp-content/uploads/2022/11/equipe-${index}.jpg" alt="${name}" class="wp-image-61${index}" /></div><div class="et_pb_team_member_description"><h4 class="et_pb_module_header">${name}</h4><p class="et_pb_member_position">${title}</p><div><p>${text}</p></div></div></div></div>`;

const terwinkel = wordpress({
  name: 'Terwinkel Groep',
  url: 'https://www.terwinkel-groep.test',
  language: 'nl',
  theme: 'Avada',
  menu: [
    [
      '/diensten',
      'Diensten',
      [
        ['/diensten/daken', 'Daken'],
        ['/diensten/gevels', 'Gevels'],
      ],
    ],
    ['/projecten', 'Projecten'],
    [
      '/over-ons',
      'Over ons',
      [
        ['/over-ons/ons-team', 'Ons team'],
        ['/over-ons/mvo', 'MVO'],
      ],
    ],
    ['/contact', 'Contact'],
  ],
  plugins: ['fusion-builder', 'fusion-core', 'gravityforms'],
  consent: 'complianz',
  foot: `<div class="fusion-footer"><footer class="fusion-footer-widget-area"><div class="fusion-row"><section class="fusion-footer-widget-column widget widget_text"><h4 class="widget-title">Terwinkel Groep B.V.</h4><div class="textwidget"><p>Kanaaldijk 211<br>5701 AB Helmond<br>KvK 17088123</p></div></section></div></footer></div>`,
});

const fusionPerson = (name: string, title: string, index: number) =>
  `<div class="fusion-layout-column fusion_builder_column fusion-builder-column-${index} fusion_builder_column_1_4 1_4 fusion-one-fourth" style="--awb-bg-size:cover;"><div class="fusion-column-wrapper"><div class="fusion-person person fusion-person-center fusion-person-${index} fusion-person-icon-bottom"><div class="person-shortcode-image-wrapper"><div class="person-image-container hover-type-none"><img class="person-img img-responsive lazyload" width="500" height="500" src="data:image/svg+xml,%3Csvg%20xmlns%3D%27http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%27%2F%3E" data-orig-src="/wp-content/uploads/2020/06/p${index}.jpg" alt="${name}"/></div></div><div class="person-desc"><div class="person-author"><div class="person-author-wrapper"><span class="person-name">${name}</span><span class="person-title">${title}</span></div></div><div class="person-content fusion-clearfix"></div></div></div></div></div>`;

export const WORDPRESS: readonly Company[] = [
  foreign({
    domain: 'halvorsgate.test',
    name: 'Halvorsgate',
    language: 'en',
    built: 'WordPress blocks',
    tests: 'leaders in block columns below a menu of two levels; a customer’s CFO on the home page',
    pattern: 'first.last',
    mail: 'many-lines',
    dns: 'several-mx',
    staff: [
      ['Priyanka Deshmukh', 'Co-founder & CEO', kinds.COFOUNDER_CHIEF],
      ['Tobias Wetherell', 'Co-founder & CTO', kinds.COFOUNDER_TECHNOLOGY],
      ['Renée Castellan', 'Chief Revenue Officer', kinds.SALES_DIRECTOR],
      ['Marcus Oyelaran', 'VP Engineering', kinds.ENGINEERING_VP],
      ['Ingrid Falkner', 'Chief of Staff', kinds.STAFF_CHIEF],
    ],
    decoys: [
      {
        kind: 'testimonial',
        name: 'Dale Prewitt',
        title: 'CFO',
        organization: 'Northcliff Foods',
        tempts: ['CFO'],
      },
    ],
    pages: {
      '/': halvorsgate(
        '/',
        'Know before the line stops',
        `<div class="wp-block-cover alignfull" style="min-height:620px"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><div class="wp-block-cover__inner-container"><h1 class="wp-block-heading">Know before the line stops</h1>${filler('en', 0, 2)}<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/contact">Book a demo</a></div></div></div></div>
<div class="wp-block-group alignwide"><h2 class="wp-block-heading">Trusted by operators</h2><blockquote class="wp-block-quote is-layout-flow"><p>“We found 140,000 a year that nobody knew we were losing.”</p><cite>Dale Prewitt, CFO, Northcliff Foods</cite></blockquote></div>
<div class="wp-block-query"><ul class="wp-block-post-template"><li class="wp-block-post post-811"><h2 class="wp-block-post-title"><a href="/blog/vibration-basics">Vibration basics for people in a hurry</a></h2><div class="wp-block-post-date"><time datetime="2025-02-03T08:00:00+00:00">3 February 2025</time></div></li><li class="wp-block-post post-790"><h2 class="wp-block-post-title"><a href="/blog/why-we-left-threads">Why we left thresholds behind</a></h2></li></ul></div>`,
      ),
      '/product': halvorsgate(
        '/product',
        'Product',
        `<h1 class="wp-block-heading">Product</h1>${filler('en')}`,
      ),
      '/pricing': halvorsgate(
        '/pricing',
        'Pricing',
        `<h1 class="wp-block-heading">Pricing</h1><figure class="wp-block-table"><table><thead><tr><th>Starter</th><th>Plant</th><th>Group</th></tr></thead><tbody><tr><td>€490</td><td>€1,900</td><td>Talk to us</td></tr></tbody></table></figure>`,
      ),
      '/customers': halvorsgate(
        '/customers',
        'Customers',
        `<h1 class="wp-block-heading">Customers</h1>${filler('en', 1)}`,
      ),
      '/blog': halvorsgate(
        '/blog',
        'Blog',
        `<h1 class="wp-block-heading">Blog</h1><ul class="wp-block-latest-posts__list"><li><a href="/blog/vibration-basics">Vibration basics for people in a hurry</a><div class="wp-block-latest-posts__post-author">by Lotte Amsel</div></li></ul>`,
      ),
      '/blog/vibration-basics': halvorsgate(
        '/blog/vibration-basics',
        'Vibration basics',
        `<h1 class="entry-title">Vibration basics for people in a hurry</h1>${filler('en', 2, 6)}`,
      ),
      '/company': halvorsgate(
        '/company',
        'Company',
        `<h1 class="wp-block-heading">Company</h1>${filler('en', 3)}<p>Founded in 2017 between a brewery and a bearing shop.</p>`,
      ),
      '/company/leadership': halvorsgate(
        '/company/leadership',
        'Leadership',
        `<h1 class="wp-block-heading has-text-align-center">The people who answer for it</h1><p class="has-text-align-center">Forty-one people, five of whom sign things.</p>
<div class="wp-block-columns alignwide is-layout-flex wp-container-core-columns-is-layout-1">${leaderBlock('Priyanka Deshmukh', 'Co-founder &amp; CEO', 'Built control rooms for a decade and got tired of alarms that nobody reads.', 1)}${leaderBlock('Tobias Wetherell', 'Co-founder &amp; CTO', 'Taught signal processing at night school.', 2)}${leaderBlock('Renée Castellan', 'Chief Revenue Officer', 'Grew up above a hardware store.', 3)}</div>
<div class="wp-block-columns alignwide is-layout-flex wp-container-core-columns-is-layout-2">${leaderBlock('Marcus Oyelaran', 'VP Engineering', 'Keeps three clocks and a kettle on his desk.', 4)}${leaderBlock('Ingrid Falkner', 'Chief of Staff', 'Knows where the contracts are.', 5)}</div>
<h2 class="wp-block-heading">Our investors</h2><ul class="wp-block-list"><li>Ridgeline Ventures</li><li>Copper Street Capital</li></ul>`,
      ),
      '/company/careers': halvorsgate(
        '/company/careers',
        'Careers',
        `<h1 class="wp-block-heading">Careers</h1><ul><li>Senior Data Engineer</li><li>Account Executive, DACH</li><li>Head of Marketing</li></ul>`,
      ),
      '/contact': halvorsgate(
        '/contact',
        'Contact',
        `<h1 class="wp-block-heading">Contact</h1><p>General: ${cfEmail('info@halvorsgate.test')} · Press: ${cfEmail('office@halvorsgate.test', 0x31)}</p><div class="wpcf7 no-js" id="wpcf7-f12-p9-o1"><form action="/contact#wpcf7" method="post" class="wpcf7-form init"><label>Your name <input name="your-name" placeholder="Jane Smith"></label><label>Email <input type="email" name="your-email" placeholder="jane@company.com"></label></form></div>`,
      ),
    },
  }),
  foreign({
    domain: 'brennecke-foerdertechnik.test',
    name: 'Brennecke Fördertechnik GmbH & Co. KG',
    language: 'de',
    built: 'Elementor',
    tests: 'contacts in image boxes, addresses with [at]; a Geschäftsführer whose deputy stands beside him',
    pattern: 'flast',
    mail: 'edge-directory',
    web: 'https-apex',
    staff: [
      [
        'Dr. Jochen Brennecke',
        'Geschäftsführer',
        kinds.LAWFUL_DIRECTOR,
        { alsoNamed: ['Jochen Brennecke'], local: 'jbrennecke', published: true },
      ],
      ['Mareike Stöhr', 'Leitung Vertrieb', kinds.SALES_LEAD, { local: 'mstoehr', published: true }],
      ['Karsten Pfluger', 'Leitung Technik', kinds.TECHNICAL_DIRECTOR, { published: true }],
      ['Annegret Thiele', 'Assistenz der Geschäftsführung', kinds.NONE, { published: true }],
      ['Falk Hinrichsen', 'Stellv. Leitung Vertrieb', kinds.SALES_DIRECTOR, { published: true }],
    ],
    pages: {
      '/': brennecke(
        '/',
        'Rollenbahnen und Heber',
        `<div data-elementor-type="wp-page" data-elementor-id="12" class="elementor elementor-12"><section class="elementor-section elementor-top-section elementor-section-height-min-height"><h1 class="elementor-heading-title elementor-size-default">Wir bringen Dinge ins Rollen</h1><div class="elementor-widget-text-editor">${filler('de')}</div><a class="elementor-button elementor-button-link" href="/produkte"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">Zu den Produkten</span></span></a></section></div>`,
      ),
      '/produkte': brennecke(
        '/produkte',
        'Produkte',
        `<h1 class="elementor-heading-title">Produkte</h1>${filler('de', 1)}`,
      ),
      '/unternehmen': brennecke(
        '/unternehmen',
        'Unternehmen',
        `<h1 class="elementor-heading-title">Unternehmen</h1>${filler('de', 2)}`,
      ),
      '/unternehmen/historie': brennecke(
        '/unternehmen/historie',
        'Historie',
        `<h1 class="elementor-heading-title">Historie</h1><h3>1958</h3><p>Gründung durch Heinrich Brennecke in einer Scheune.</p><h3>1987</h3><p>Umzug an das Hafenbecken.</p><h3>2011</h3><p>Übernahme der Firma durch die dritte Generation.</p>`,
      ),
      '/unternehmen/ansprechpartner': brennecke(
        '/unternehmen/ansprechpartner',
        'Ansprechpartner',
        `<div data-elementor-type="wp-page" data-elementor-id="45" class="elementor elementor-45"><section class="elementor-section elementor-inner-section"><div class="elementor-container elementor-column-gap-default">${imageBox('Dr. Jochen Brennecke', 'Geschäftsführer', 'jbrennecke [at] brennecke-foerdertechnik.test', '05151 / 4471-10', 1)}${imageBox('Annegret Thiele', 'Assistenz der Geschäftsführung', 'athiele [at] brennecke-foerdertechnik.test', '05151 / 4471-11', 2)}${imageBox('Mareike Stöhr', 'Leitung Vertrieb', 'mstoehr [at] brennecke-foerdertechnik.test', '05151 / 4471-20', 3)}${imageBox('Falk Hinrichsen', 'Stellv. Leitung Vertrieb', 'fhinrichsen [at] brennecke-foerdertechnik.test', '05151 / 4471-21', 4)}${imageBox('Karsten Pfluger', 'Leitung Technik', 'kpfluger [at] brennecke-foerdertechnik.test', '05151 / 4471-30', 5)}</div></section></div>`,
      ),
      '/karriere': brennecke(
        '/karriere',
        'Karriere',
        `<h1>Karriere</h1><ul><li>Mechatroniker (m/w/d)</li><li>Leiter Finanzen (m/w/d)</li></ul>`,
      ),
      '/kontakt': brennecke(
        '/kontakt',
        'Kontakt',
        `<h1>Kontakt</h1><p>info [at] brennecke-foerdertechnik.test</p>`,
      ),
      '/impressum': brennecke(
        '/impressum',
        'Impressum',
        `<h1>Impressum</h1><p>Brennecke Fördertechnik GmbH &amp; Co. KG<br>Persönlich haftende Gesellschafterin: Brennecke Verwaltungs-GmbH, vertreten durch den Geschäftsführer Dr. Jochen Brennecke<br>HRA 100417, Amtsgericht Hannover</p><p>Konzept und Umsetzung: Pixelkontor Weser, Inhaber Sönke Ahlborn</p>`,
      ),
    },
    decoys: [
      { kind: 'former', name: 'Heinrich Brennecke', title: 'Gründung', tempts: ['Founder'] },
      {
        kind: 'partner',
        name: 'Sönke Ahlborn',
        title: 'Inhaber',
        organization: 'Pixelkontor Weser',
        tempts: ['CEO', 'President'],
      },
    ],
  }),
  foreign({
    domain: 'mareuil-paysages.test',
    name: 'Mareuil Paysages',
    language: 'fr',
    built: 'Divi',
    tests: 'team modules of a page builder; the legal notice names the director of publication and the host',
    pattern: 'first',
    mail: 'honest',
    staff: [
      ['Sylvain Arrouays', 'Gérant', kinds.LAWFUL_DIRECTOR],
      ['Capucine Delmotte', 'Directrice administrative et financière', kinds.FINANCE],
      ['Aurélien Tixador', 'Conducteur de travaux', kinds.NONE],
      ['Maëlys Guérineau', 'Chargée de communication', kinds.NONE],
    ],
    decoys: [
      {
        kind: 'testimonial',
        name: 'Bertrand Lacaussade',
        title: 'directeur général',
        organization: 'Ville de Brantevic',
        tempts: ['COO'],
      },
    ],
    pages: {
      '/': mareuil(
        '/',
        'Paysagiste en Périgord',
        `<div class="et_pb_section et_pb_section_0 et_pb_fullwidth_section"><section class="et_pb_module et_pb_fullwidth_header et_pb_text_align_center"><div class="et_pb_fullwidth_header_container center"><div class="header-content"><h1 class="et_pb_module_header">Des jardins qui durent</h1>${filler('fr', 0, 2)}</div></div></section></div><div class="et_pb_row et_pb_row_1"><div class="et_pb_module et_pb_testimonial et_pb_testimonial_0 clearfix"><div class="et_pb_testimonial_portrait" style="background-image:url(/wp-content/uploads/mairie.jpg)"></div><div class="et_pb_testimonial_description"><div class="et_pb_testimonial_content"><p>Un chantier mené sans une heure de retard.</p></div><span class="et_pb_testimonial_author">Bertrand Lacaussade</span><p class="et_pb_testimonial_meta"><span class="et_pb_testimonial_position">directeur général des services</span><span class="et_pb_testimonial_separator">,</span> <span class="et_pb_testimonial_company">Ville de Brantevic</span></p></div></div></div>`,
      ),
      '/realisations': mareuil('/realisations', 'Réalisations', `<h1>Réalisations</h1>${filler('fr', 1)}`),
      '/l-equipe': mareuil(
        '/l-equipe',
        'L’équipe',
        `<div class="et_pb_section et_section_regular"><div class="et_pb_row"><h1>L’équipe</h1></div><div class="et_pb_row et_pb_gutters2">${diviMember('Sylvain Arrouays', 'Gérant', 'Ingénieur paysagiste, il a repris l’entreprise en 2009.', 0)}${diviMember('Capucine Delmotte', 'Directrice administrative et financière', 'Chiffres, paie et bonne humeur.', 1)}${diviMember('Aurélien Tixador', 'Conducteur de travaux', 'Trente chantiers par an.', 2)}</div><div class="et_pb_row">${diviMember('Maëlys Guérineau', 'Chargée de communication', 'Photographie chaque arbre.', 3)}</div></div>`,
      ),
      '/actualites': mareuil(
        '/actualites',
        'Actualités',
        `<h1>Actualités</h1><article class="et_pb_post"><h2 class="entry-title"><a href="/actualites/label">Un nouveau label</a></h2>${filler('fr', 2, 1)}</article>`,
      ),
      '/contact': mareuil(
        '/contact',
        'Contact',
        `<h1>Contact</h1><p><a href="mailto:contact@mareuil-paysages.test">contact@mareuil-paysages.test</a></p>`,
      ),
      '/mentions-legales': mareuil(
        '/mentions-legales',
        'Mentions légales',
        `<h1>Mentions légales</h1><p>Directeur de la publication : Sylvain Arrouays, gérant.</p><p>Hébergement : Nuage du Midi SAS, 3 quai Vert, 34000 Montpellier. Représentée par son président.</p>`,
      ),
    },
  }),
  foreign({
    domain: 'terwinkel-groep.test',
    name: 'Terwinkel Groep',
    language: 'nl',
    built: 'Avada',
    tests: 'person shortcodes with lazy pictures; Dutch titles; the directie is two people',
    pattern: 'f.last',
    mail: 'greylisting',
    staff: [
      ['Gijs Terwinkel', 'Algemeen directeur', kinds.GENERAL_DIRECTOR],
      [
        'Femke Terwinkel-Ooms',
        'Financieel directeur',
        kinds.FINANCE,
        { local: 'f.terwinkel-ooms', guessable: false },
      ],
      ['Bram Hoogeveen', 'Hoofd ICT', kinds.INFORMATION_LEAD],
      ['Lieke Vossen', 'Manager marketing', kinds.MARKETING_DIRECTOR],
      ['Joep Smulders', 'Projectleider', kinds.NONE],
    ],
    pages: {
      '/': terwinkel(
        '/',
        'Daken en gevels',
        `<div class="fusion-fullwidth fullwidth-box fusion-builder-row-1 hundred-percent-fullwidth"><div class="fusion-title title fusion-title-1 fusion-title-text fusion-title-size-one"><h1 class="fusion-title-heading title-heading-left">Daken die vijftig jaar meegaan</h1></div><div class="fusion-text">${filler('nl')}</div></div>`,
      ),
      '/diensten': terwinkel('/diensten', 'Diensten', `<h1>Diensten</h1>${filler('nl', 1)}`),
      '/projecten': terwinkel('/projecten', 'Projecten', `<h1>Projecten</h1>${filler('nl', 2)}`),
      '/over-ons': terwinkel(
        '/over-ons',
        'Over ons',
        `<h1>Over ons</h1>${filler('nl', 3)}<p>In 1969 begon het met één ladder.</p>`,
      ),
      '/over-ons/ons-team': terwinkel(
        '/over-ons/ons-team',
        'Ons team',
        `<div class="fusion-fullwidth fullwidth-box fusion-builder-row-2"><div class="fusion-builder-row fusion-row">${['Gijs Terwinkel|Algemeen directeur', 'Femke Terwinkel-Ooms|Financieel directeur', 'Bram Hoogeveen|Hoofd ICT', 'Lieke Vossen|Manager marketing', 'Joep Smulders|Projectleider'].map((row, index) => fusionPerson(row.split('|')[0] ?? '', row.split('|')[1] ?? '', index)).join('\n')}</div></div>`,
      ),
      '/over-ons/mvo': terwinkel('/over-ons/mvo', 'MVO', `<h1>MVO</h1>${filler('nl')}`),
      '/contact': terwinkel(
        '/contact',
        'Contact',
        `<h1>Contact</h1><p>0492 - 77 41 00<br><a href="mailto:info@terwinkel-groep.test">info@terwinkel-groep.test</a></p>`,
      ),
    },
  }),
];
