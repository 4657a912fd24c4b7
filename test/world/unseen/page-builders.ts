// Companies whose sites come out of page builders: WordPress blocks, Elementor, Divi, Squarespace, Wix, Webflow, HubSpot, Tailwind.
import { type Company, company } from '../company.ts';
import { html, wholePages } from './whole-pages.ts';

export const PAGE_BUILDERS: readonly Company[] = [
  company({
    domain: 'quarrelmere.test',
    name: 'Quarrelmere Instruments',
    tests: 'WordPress block theme, columns, an advisory board below the team',
    pattern: 'flast',
    staff: [
      ['Isolde Farrowby', 'Chief Executive Officer'],
      ['Tobin Makepiece', 'Chief Financial Officer'],
      ['Rhea Dunmallow', 'VP, Product'],
      ['Anselm Okoroji', 'VP of Engineering'],
    ],
    decoys: [{ kind: 'adviser', name: 'Perdita Langholme', title: 'Former COO, Brackwell Group' }],
    build: wholePages({
      '/': html(
        'Quarrelmere Instruments – Precision you can hear',
        `<div class="wp-site-blocks"><header class="wp-block-template-part"><p class="wp-block-site-title"><a href="/" rel="home">Quarrelmere Instruments</a></p><nav class="wp-block-navigation"><ul><li class="wp-block-navigation-item"><a class="wp-block-navigation-item__content" href="/products/"><span class="wp-block-navigation-item__label">Products</span></a></li><li class="wp-block-navigation-item"><a href="/who-we-are/"><span class="wp-block-navigation-item__label">Who we are</span></a></li><li><a href="/get-in-touch/"><span>Get in touch</span></a></li></ul></nav></header><main><div class="wp-block-cover"><h1 class="wp-block-heading">Precision you can hear</h1><p>Acoustic sensors for bridges, dams and wind turbines.</p></div></main><footer class="wp-block-template-part"><p class="has-small-font-size">© 2026 Quarrelmere Instruments Ltd. Proudly powered by WordPress.</p></footer></div>`,
        '<meta name="generator" content="WordPress 6.8">',
      ),
      '/who-we-are': html(
        'Who we are – Quarrelmere Instruments',
        `<main class="wp-block-group is-layout-constrained"><h1 class="wp-block-post-title">Who we are</h1><h2 class="wp-block-heading has-text-align-center">The people behind the sound</h2>
<div class="wp-block-columns is-layout-flex"><div class="wp-block-column is-layout-flow"><figure class="wp-block-image size-large is-style-rounded"><img src="/wp-content/uploads/2024/03/isolde.jpg" alt="" class="wp-image-212"/></figure><h3 class="wp-block-heading has-text-align-center">Isolde Farrowby</h3><p class="has-text-align-center has-small-font-size">Chief Executive Officer</p></div><div class="wp-block-column is-layout-flow"><figure class="wp-block-image"><img src="/wp-content/uploads/2024/03/tobin.jpg" alt=""/></figure><h3 class="wp-block-heading has-text-align-center">Tobin Makepiece</h3><p class="has-text-align-center has-small-font-size">Chief Financial Officer</p></div><div class="wp-block-column"><figure class="wp-block-image"><img src="/wp-content/uploads/2024/03/rhea.jpg" alt=""/></figure><h3 class="wp-block-heading has-text-align-center">Rhea Dunmallow</h3><p class="has-text-align-center has-small-font-size">VP, Product</p></div><div class="wp-block-column"><h3 class="wp-block-heading has-text-align-center">Anselm Okoroji</h3><p class="has-text-align-center has-small-font-size">VP of Engineering</p></div></div>
<hr class="wp-block-separator"/><h2 class="wp-block-heading">Advisory Board</h2><div class="wp-block-columns"><div class="wp-block-column"><h3 class="wp-block-heading">Perdita Langholme</h3><p>Former COO, Brackwell Group</p></div></div></main>`,
      ),
      '/products': html('Products', '<main><h1>Products</h1><p>EarOne, EarTwo and the HumBox.</p></main>'),
      '/get-in-touch': html(
        'Get in touch',
        '<main><h1>Get in touch</h1><p><a href="mailto:info@quarrelmere.test">info@quarrelmere.test</a></p></main>',
      ),
    }),
  }),
  company({
    domain: 'tolvane-labs.test',
    name: 'Tolvane Labs',
    tests: 'Elementor widgets, the title in capitals before the name, each in a widget of its own',
    pattern: 'first',
    mail: 'many-lines',
    staff: [
      ['Maribel Osgathorpe', 'CHIEF EXECUTIVE OFFICER'],
      ['Dmitar Halvick', 'CHIEF TECHNOLOGY OFFICER'],
      ['Wren Calloway-Pym', 'CHIEF OPERATING OFFICER'],
    ],
    build: wholePages({
      '/': html(
        'Tolvane Labs',
        `<header class="elementor elementor-12 elementor-location-header"><nav class="elementor-nav-menu--main"><ul class="elementor-nav-menu"><li class="menu-item"><a href="/" class="elementor-item">Home</a></li><li class="menu-item menu-item-has-children"><a href="#" class="elementor-item">Company</a><ul class="sub-menu"><li><a href="/our-story/" class="elementor-sub-item">Our Story</a></li><li><a href="/contact-us/" class="elementor-sub-item">Contact</a></li></ul></li></ul></nav></header><section class="elementor-section"><h1 class="elementor-heading-title">Batteries, second life.</h1></section>`,
      ),
      '/our-story': html(
        'Our Story - Tolvane Labs',
        `<div data-elementor-type="wp-page" class="elementor elementor-88"><section class="elementor-section"><div class="elementor-container"><div class="elementor-column"><div class="elementor-widget-wrap"><div class="elementor-element elementor-widget elementor-widget-heading"><div class="elementor-widget-container"><h1 class="elementor-heading-title">Our Story</h1></div></div><div class="elementor-element elementor-widget elementor-widget-text-editor"><div class="elementor-widget-container"><p>We started in a garage that smelled of lithium.</p></div></div></div></div></div></section>
<section class="elementor-section elementor-inner-section">${[
          ['CHIEF EXECUTIVE OFFICER', 'Maribel Osgathorpe'],
          ['CHIEF TECHNOLOGY OFFICER', 'Dmitar Halvick'],
          ['CHIEF OPERATING OFFICER', 'Wren Calloway-Pym'],
        ]
          .map(
            ([title, name]) =>
              `<div class="elementor-column elementor-col-33"><div class="elementor-widget-wrap"><div class="elementor-element elementor-widget elementor-widget-image"><div class="elementor-widget-container"><img decoding="async" src="/wp-content/uploads/p.jpg" alt=""></div></div><div class="elementor-element elementor-widget elementor-widget-heading"><div class="elementor-widget-container"><h6 class="elementor-heading-title elementor-size-default">${title}</h6></div></div><div class="elementor-element elementor-widget elementor-widget-heading"><div class="elementor-widget-container"><h3 class="elementor-heading-title elementor-size-default">${name}</h3></div></div><div class="elementor-element elementor-widget elementor-widget-social-icons"><div class="elementor-widget-container"><a class="elementor-icon" href="https://www.linkedin.com/in/x" target="_blank"><span class="elementor-screen-only">Linkedin</span><i class="fab fa-linkedin"></i></a></div></div></div></div>`,
          )
          .join('')}</section></div>`,
      ),
      '/contact-us': html('Contact', '<h1>Contact</h1><p>Write to hello@tolvane-labs.test</p>'),
    }),
  }),
  company({
    domain: 'brindlecote.test',
    name: 'Brindlecote Software',
    tests: 'Divi team modules beside testimonial modules with the same look',
    pattern: 'first.last',
    mail: 'edge-directory',
    staff: [
      ['Gideon Ashgrove', 'Founder & CEO'],
      ['Leontine Marchbank', 'Chief Marketing Officer'],
      ['Haruki Steadwell', 'CTO'],
    ],
    decoys: [
      {
        kind: 'testimonial',
        name: 'Sorrel Vantine',
        title: 'Chief Financial Officer',
        organization: 'Northmere Dairy',
      },
      { kind: 'testimonial', name: 'Bram Tollgate', title: 'COO', organization: 'Tollgate Bros' },
    ],
    build: wholePages({
      '/': html(
        'Brindlecote Software | Invoices that behave',
        `<div id="page-container"><header id="main-header"><ul id="top-menu" class="nav"><li class="page_item"><a href="/about/people/">People</a></li><li><a href="/pricing/">Pricing</a></li></ul></header><div class="et_pb_section"><div class="et_pb_row"><div class="et_pb_module et_pb_testimonial et_pb_testimonial_0 clearfix"><div class="et_pb_testimonial_portrait"></div><div class="et_pb_testimonial_description"><div class="et_pb_testimonial_description_inner"><div class="et_pb_testimonial_content"><p>We closed our books in two days.</p></div><span class="et_pb_testimonial_author">Sorrel Vantine</span><p class="et_pb_testimonial_meta"><span class="et_pb_testimonial_position">Chief Financial Officer</span><span class="et_pb_testimonial_separator">,</span> <span class="et_pb_testimonial_company">Northmere Dairy</span></p></div></div></div></div></div></div>`,
      ),
      '/about/people': html(
        'People | Brindlecote Software',
        `<div class="et_pb_section"><h1>People</h1>${[
          ['Gideon Ashgrove', 'Founder &amp; CEO', 'Gideon wrote the first invoice engine on a night train.'],
          ['Leontine Marchbank', 'Chief Marketing Officer', 'Leontine runs marketing and the choir.'],
          ['Haruki Steadwell', 'CTO', 'Haruki keeps the servers honest.'],
        ]
          .map(
            ([name, title, bio], index) =>
              `<div class="et_pb_module et_pb_team_member et_pb_team_member_${index} clearfix et_pb_bg_layout_light"><div class="et_pb_team_member_image et-waypoint"><img src="/p${index}.jpg" alt="${name}" /></div><div class="et_pb_team_member_description"><h4 class="et_pb_module_header">${name}</h4><p class="et_pb_member_position">${title}</p><div><p>${bio}</p></div></div></div>`,
          )
          .join(
            '',
          )}<div class="et_pb_module et_pb_testimonial"><div class="et_pb_testimonial_content"><p>“They answer the phone.”</p></div><span class="et_pb_testimonial_author">Bram Tollgate</span><p class="et_pb_testimonial_meta"><span class="et_pb_testimonial_position">COO</span>, <span class="et_pb_testimonial_company">Tollgate Bros</span></p></div></div>`,
      ),
      '/pricing': html('Pricing', '<h1>Pricing</h1><p>From 9 a month.</p>'),
    }),
  }),
  company({
    domain: 'haverlock-foods.test',
    name: 'Haverlock Foods',
    tests: 'Squarespace list sections: the title in a strong that opens the description',
    pattern: 'first',
    mail: 'catch-all',
    staff: [
      ['Cosima Fennimore', 'Co-Founder & CEO', { published: true }],
      ['Ruben Tidewell', 'Co-Founder & COO', { published: true }],
      ['Mattea Blackrow', 'Head of Marketing', { published: true }],
    ],
    build: wholePages({
      '/': html(
        'Haverlock Foods',
        `<header class="header"><div class="header-nav-item"><a href="/our-team">The Crew</a></div><div class="header-nav-item"><a href="/shop">Shop</a></div></header><section class="page-section"><div class="sqs-block-content"><h1 style="white-space:pre-wrap;">Beans, but better.</h1></div></section>`,
        '<meta property="og:site_name" content="Haverlock Foods">',
      ),
      '/our-team': html(
        'The Crew — Haverlock Foods',
        `<section class="page-section user-items-list-section"><div class="list-section-title"><p>The Crew</p></div><ul class="user-items-list-item-container user-items-list-simple">${[
          ['Cosima Fennimore', 'Co-Founder &amp; CEO', 'Cosima grew up on a bean farm.', 'cosima'],
          ['Ruben Tidewell', 'Co-Founder &amp; COO', 'Ruben runs the warehouse by bicycle.', 'ruben'],
          ['Mattea Blackrow', 'Head of Marketing', 'Mattea draws every label.', 'mattea'],
        ]
          .map(
            ([name, title, bio, local]) =>
              `<li class="list-item" data-is-card-enabled="false"><div class="list-item-media"><img data-src="x.jpg" alt="" /></div><div class="list-item-content"><div class="list-item-content__text-wrapper"><h2 class="list-item-content__title">${name}</h2><div class="list-item-content__description"><p class="" style="white-space:pre-wrap;"><strong>${title}</strong></p><p style="white-space:pre-wrap;">${bio}</p></div></div><div class="list-item-content__button-wrapper"><a class="sqs-block-button-element" href="mailto:${local}@haverlock-foods.test">Say hi</a></div></div></li>`,
          )
          .join('')}</ul></section>`,
      ),
      '/shop': html('Shop', '<p>Shop</p>'),
    }),
  }),
  company({
    domain: 'pennywhistle-robotics.test',
    name: 'Pennywhistle Robotics',
    tests: 'Wix: every line a text box of its own, spans around everything, zero-width blanks',
    pattern: 'first.last',
    staff: [
      ['Aurelio Thackeray', 'CEO'],
      ['Nimue Castellane', 'CFO'],
      ['Olaf Brightwater', 'Head of Sales'],
    ],
    build: wholePages({
      '/': html(
        'Pennywhistle Robotics',
        `<div id="SITE_CONTAINER"><wix-dropdown-menu><nav><ul><li data-testid="linkElement"><a data-testid="linkElement" href="/meet-the-team"><div><p>Meet The Team</p></div></a></li></ul></nav></wix-dropdown-menu><div data-testid="richTextElement" class="wixui-rich-text"><h1 class="font_0 wixui-rich-text__text"><span>Robots for small orchards</span></h1></div></div>`,
        '<meta name="generator" content="Wix.com Website Builder">',
      ),
      '/meet-the-team': html(
        'Meet The Team | Pennywhistle Robot',
        `<div id="SITE_CONTAINER"><section><div data-mesh-id="comp-l1inlineContent">${[
          ['Aurelio Thackeray', 'CEO', 'Aurelio has built tractors since he was nine.'],
          ['Nimue Castellane', 'CFO', 'Nimue counted cherries before she counted money.'],
          ['Olaf Brightwater', 'Head of Sales', 'Olaf drives to every orchard himself.'],
        ]
          .map(
            ([name, title, bio], index) =>
              `<div id="comp-a${index}" class="wixui-rich-text" data-testid="richTextElement"><h4 class="font_4 wixui-rich-text__text"><span style="font-weight:bold" class="wixui-rich-text__text"><span class="wixGuard wixui-rich-text__text">​</span>${name}</span></h4></div><div id="comp-b${index}" data-testid="richTextElement"><p class="font_8 wixui-rich-text__text" style="font-size:15px"><span style="font-style:italic">${title}</span></p><p class="font_8"><span class="wixGuard">​</span></p><p class="font_8" style="font-size:15px">${bio}</p></div>`,
          )
          .join('')}</div></section></div>`,
      ),
    }),
  }),
  company({
    domain: 'osterlund-freight.test',
    name: 'Osterlund Freight',
    tests: 'Webflow: names in a grid, titles and bios in modals of the same page; a job ad for the CTO',
    pattern: 'firstlast',
    staff: [
      ['Hedda Roskamp', 'President & CEO'],
      ['Caspian Dreyfoot', 'SVP, Operations'],
      ['Ottilie Banfield', 'SVP, Sales'],
    ],
    decoys: [{ kind: 'quoted', name: 'Tamsin Orley', title: 'Talent Partner' }],
    build: wholePages({
      '/': html(
        'Osterlund Freight - on time, overland',
        `<div class="navbar w-nav"><nav role="navigation" class="w-nav-menu"><div class="w-dropdown"><div class="w-dropdown-toggle">Company</div><nav class="w-dropdown-list"><a href="/company/leadership-team" class="w-dropdown-link">Leadership Team</a><a href="/company/careers" class="w-dropdown-link">Careers</a></nav></div></nav></div><h1>On time, overland.</h1>`,
      ),
      '/company/leadership-team': html(
        'Leadership Team',
        `<div class="section"><h1>Leadership Team</h1><div class="w-dyn-list"><div role="list" class="team-grid w-dyn-items">${[
          ['Hedda Roskamp', 'President &amp; CEO', 'Hedda joined in 2011 from the docks.'],
          ['Caspian Dreyfoot', 'SVP, Operations', 'Caspian plans 400 trucks a day.'],
          ['Ottilie Banfield', 'SVP, Sales', 'Ottilie knows every shipper north of the river.'],
        ]
          .map(
            ([name, title, bio]) =>
              `<div role="listitem" class="w-dyn-item"><div class="team-card"><img loading="lazy" src="p.webp" alt="" class="headshot"/><div class="team-name">${name}</div><div class="plus-icon">+</div></div><div class="modal-wrapper" style="display:none;opacity:0"><div class="modal"><div class="close-x">✕</div><h3 class="heading-5">${name}</h3><div class="text-block-14">${title}</div><div class="rich-text-block w-richtext"><p>${bio}</p></div><a href="https://www.linkedin.com/company/y" class="social w-inline-block"><img src="in.svg" alt="LinkedIn"/></a></div></div></div>`,
          )
          .join('')}</div></div></div>`,
      ),
      '/company/careers': html(
        'Careers',
        `<h1>Open roles</h1><div class="job"><h3>Chief Technology Officer (m/f/d)</h3><p>We are hiring a CTO. You report to the CEO.</p><p>Questions? Tamsin Orley, Talent Partner, is happy to help with your CTO application.</p></div><div class="job"><h3>VP of Marketing</h3><p>Apply now</p></div>`,
      ),
    }),
  }),
  company({
    domain: 'calderbeck-health.test',
    name: 'Calderbeck Health',
    tests: 'HubSpot modules: "Name | Title" in one heading, degrees after names, a Chief Medical Officer',
    pattern: 'flast',
    mail: 'bare',
    staff: [
      ['Verity Hollinshead', 'Chief Executive Officer', { alsoNamed: ['Verity Hollinshead, RN, MBA'] }],
      ['Jonas Applecross', 'Chief Medical Officer'],
      ['Miriam Stonehouse', 'Chief Information Officer'],
      ['Eleazar Whitcombe', 'Chief of Staff'],
    ],
    build: wholePages({
      '/': html(
        'Calderbeck Health | Care at home',
        `<div class="body-wrapper hs-content-id-1"><header class="header"><nav class="menu hs-menu-wrapper"><ul role="menu"><li role="none"><a href="/about-us" role="menuitem">About us</a></li><li role="none"><a href="/about-us/our-people" role="menuitem">Our people</a></li></ul></nav></header><div class="hs_cos_wrapper_type_rich_text"><h1>Care at home</h1></div></div>`,
      ),
      '/about-us': html('About us', '<h1>About us</h1><p>Calderbeck Health cares for 4,000 patients.</p>'),
      '/about-us/our-people': html(
        'Our people',
        `<div class="row-fluid-wrapper dnd-section"><h1>Our people</h1>${[
          'Verity Hollinshead, RN, MBA | Chief Executive Officer',
          'Jonas Applecross, MD | Chief Medical Officer',
          'Miriam Stonehouse | Chief Information Officer',
          'Eleazar Whitcombe | Chief of Staff',
        ]
          .map(
            (line) =>
              `<div class="row-fluid"><div class="span4 widget-span"><span class="hs_cos_wrapper hs_cos_wrapper_type_linked_image"><img src="a.jpg" alt="headshot"></span></div><div class="span8 widget-span"><span class="hs_cos_wrapper_type_rich_text"><h4><span style="color:#0a2540">${line}</span></h4><p>Joined us some years ago and never left.</p></span></div></div>`,
          )
          .join('')}</div>`,
      ),
    }),
  }),
  company({
    domain: 'vexmoor.test',
    name: 'Vexmoor',
    tests: 'Tailwind utility soup and React attributes; investors below with the same look',
    pattern: 'first',
    mail: 'greylisting-after-lookup',
    staff: [
      ['Lindiwe Harcastle', 'Co-Founder / CEO'],
      ['Piers Ravensdale', 'Co-Founder / CTO'],
      ['Sunniva Oakeshott', 'Head of Growth'],
    ],
    decoys: [
      {
        kind: 'partner',
        name: 'Barnaby Quillfeather',
        title: 'Managing Director',
        organization: 'Redtarn Ventures',
      },
      { kind: 'partner', name: 'Ingrid Salthouse', title: 'Founder', organization: 'Fellside Capital' },
    ],
    build: wholePages({
      '/': html(
        'Vexmoor — logs without the lag',
        `<div id="__next" data-reactroot=""><header class="sticky top-0 z-50 flex items-center justify-between px-6 py-4"><a class="text-xl font-bold" href="/">vexmoor</a><nav class="hidden md:flex gap-8 text-sm text-slate-600"><a class="hover:text-slate-900" href="/docs">Docs</a><a class="hover:text-slate-900" href="/about">About</a></nav></header><main><h1 class="text-5xl font-extrabold tracking-tight">Logs without the lag</h1></main></div>`,
      ),
      '/about': html(
        'About · Vexmoor',
        `<div id="__next"><section class="bg-white py-24 sm:py-32"><div class="mx-auto grid max-w-7xl gap-x-8 gap-y-20 px-6 lg:px-8 xl:grid-cols-3"><div class="max-w-2xl"><h2 class="text-3xl font-bold tracking-tight text-gray-900 sm:text-4xl">Meet our founders and team</h2><p class="mt-6 text-lg leading-8 text-gray-600">Five people, one pager.</p></div><ul role="list" class="grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:col-span-2">${[
          ['Lindiwe Harcastle', 'Co-Founder / CEO'],
          ['Piers Ravensdale', 'Co-Founder / CTO'],
          ['Sunniva Oakeshott', 'Head of Growth'],
        ]
          .map(
            ([name, title]) =>
              `<li><div class="flex items-center gap-x-6"><img class="h-16 w-16 rounded-full" src="/i.jpg" alt=""/><div><h3 class="text-base font-semibold leading-7 tracking-tight text-gray-900">${name}</h3><p class="text-sm font-semibold leading-6 text-indigo-600">${title}</p></div></div></li>`,
          )
          .join(
            '',
          )}</ul></div></section><section class="bg-slate-50 py-24"><h2 class="text-3xl font-bold">Backed by</h2><ul role="list" class="grid gap-x-8 sm:grid-cols-2"><li><div class="flex items-center gap-x-6"><div><h3 class="text-base font-semibold">Barnaby Quillfeather</h3><p class="text-sm text-indigo-600">Managing Director, Redtarn Ventures</p></div></div></li><li><div class="flex items-center gap-x-6"><div><h3 class="text-base font-semibold">Ingrid Salthouse</h3><p class="text-sm text-indigo-600">Founder, Fellside Capital</p></div></div></li></ul></section></div>`,
      ),
      '/docs': html('Docs', '<h1>Docs</h1>'),
    }),
  }),
];
