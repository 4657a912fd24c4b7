// Companies whose sites come out of frameworks and content systems: Nuxt, Gatsby, SvelteKit, Drupal, Bootstrap, Joomla, plain lists.
import { type Company, company } from '../company.ts';
import { html, wholePages } from './whole-pages.ts';

export const FRAMEWORKS: readonly Company[] = [
  company({
    domain: 'lumeridge.test',
    name: 'Lumeridge Energy',
    tests: 'Nuxt: the name split over spans, the payload a flat array of indices',
    pattern: 'first.last',
    staff: [
      ['Aldous Ferncastle', 'Chief Executive Officer'],
      ['Saoirse Blenheim', 'Chief Product Officer'],
      ['Taavi Merriweather', 'VP Marketing'],
    ],
    build: wholePages({
      '/': html(
        'Lumeridge Energy',
        `<div id="__nuxt"><div class="layout"><header><a href="/" aria-current="page" class="router-link-active">Lumeridge</a><a href="/company">Company</a></header><main><h1>Heat pumps for terraces</h1></main></div></div>`,
      ),
      '/company': html(
        'Company | Lumeridge Energy',
        `<div id="__nuxt"><main data-v-4f2a><h1 data-v-4f2a>Company</h1><div data-v-4f2a class="people">${[
          ['Aldous', 'Ferncastle', 'Chief Executive Officer'],
          ['Saoirse', 'Blenheim', 'Chief Product Officer'],
          ['Taavi', 'Merriweather', 'VP Marketing'],
        ]
          .map(
            ([first, last, title]) =>
              `<article data-v-91c class="person"><picture><img src="/_ipx/a.webp" alt="portrait"></picture><div data-v-91c class="person__name"><span class="first">${first}</span> <span class="last">${last}</span></div><div data-v-91c class="person__role">${title}</div></article>`,
          )
          .join(
            '',
          )}</div></main></div><script type="application/json" data-nuxt-data="nuxt-app" data-ssr="true" id="__NUXT_DATA__">[["ShallowReactive",1],{"data":2},{"people":3},[4],{"first":5,"last":6,"role":7},"Aldous","Ferncastle","Chief Executive Officer"]</script>`,
      ),
    }),
  }),
  company({
    domain: 'corvane-optics.test',
    name: 'Corvane Optics',
    tests: 'Gatsby: names only in the alternative text of images, titles in captions',
    pattern: 'f.last',
    staff: [
      ['Euphemia Strand', 'Chief Executive Officer'],
      ['Lucan Vesterby', 'Chief Technology Officer'],
      ['Roisin Gatewood', 'VP of Sales'],
    ],
    build: wholePages({
      '/': html(
        'Corvane Optics',
        `<div id="___gatsby"><div id="gatsby-focus-wrapper"><nav><a href="/about-us/">About us</a></nav><h1>Lenses, ground slowly</h1></div></div>`,
      ),
      '/about-us': html(
        'About us | Corvane Optics',
        `<div id="___gatsby"><main><h1>About us</h1><p>We grind lenses in a mill.</p><h2>Management</h2>${[
          ['Euphemia Strand', 'Chief Executive Officer'],
          ['Lucan Vesterby', 'Chief Technology Officer'],
          ['Roisin Gatewood', 'VP of Sales'],
        ]
          .map(
            ([name, title]) =>
              `<figure class="css-1x2y"><div data-gatsby-image-wrapper="" class="gatsby-image-wrapper"><img aria-hidden="true" data-placeholder-image="" src="data:image/jpeg;base64,AA" alt=""/><img data-main-image="" src="/static/a.jpg" alt="${name}"/></div><figcaption>${title}</figcaption></figure>`,
          )
          .join('')}</main></div>`,
      ),
    }),
  }),
  company({
    domain: 'trellisworks.test',
    name: 'Trellisworks',
    tests: 'SvelteKit: four cards in the page, all people in a doubly encoded fetched body',
    pattern: 'first.last',
    mail: 'slow',
    staff: [
      ['Benedetta Crowhurst', 'Founder & CEO'],
      ['Ishaan Merrivale', 'Chief Operating Officer'],
      ['Clover Hathersage', 'VP of Engineering'],
    ],
    build: wholePages({
      '/': html(
        'Trellisworks',
        `<div style="display: contents"><header><a href="/team" class="svelte-1abc">Team</a></header><h1>Gardens on rooftops</h1></div>`,
      ),
      '/team': html(
        'Team | Trellisworks',
        `<div style="display: contents"><main class="svelte-9k"><h1>Team</h1><div class="grid svelte-9k"><div class="tile svelte-9k"><strong class="svelte-9k">Benedetta Crowhurst</strong><small class="svelte-9k">Founder &amp; CEO</small></div><button>Load more</button></div></main><script type="application/json" data-sveltekit-fetched data-url="/api/team.json">{"status":200,"statusText":"OK","headers":{},"body":"[{\\"name\\":\\"Benedetta Crowhurst\\",\\"jobTitle\\":\\"Founder & CEO\\"},{\\"name\\":\\"Ishaan Merrivale\\",\\"jobTitle\\":\\"Chief Operating Officer\\"},{\\"name\\":\\"Clover Hathersage\\",\\"jobTitle\\":\\"VP of Engineering\\"}]"}</script></div>`,
      ),
    }),
  }),
  company({
    domain: 'harrowgate-port.test',
    name: 'Harrowgate Port Authority',
    tests: 'Drupal views in two pages, field labels around each value; profile nodes',
    pattern: 'flast',
    staff: [
      ['Rufina Addlestone', 'Chief Executive'],
      ['Obadiah Kestrelman', 'Chief Financial Officer'],
      ['Thessaly Broadwater', 'Chief Operating Officer'],
      ['Quintus Ambleford', 'Harbour Master'],
    ],
    build: wholePages({
      '/': html(
        'Home | Harrowgate Port Authority',
        `<div class="dialog-off-canvas-main-canvas"><nav role="navigation" id="block-main-menu"><ul class="menu"><li class="menu-item menu-item--expanded"><a href="/about">About the port</a><ul class="menu"><li class="menu-item"><a href="/about/executive-team" data-drupal-link-system-path="node/14">Executive team</a></li></ul></li><li class="menu-item"><a href="/tides">Tides</a></li></ul></nav><h1>Harrowgate Port Authority</h1></div>`,
      ),
      '/about': html('About | Harrowgate Port Authority', '<h1>About</h1><p>A harbour since 1790.</p>'),
      '/about/executive-team': html(
        'Executive team | Harrowgate Port Authority',
        `<div class="views-element-container"><div class="view view-staff view-id-staff"><div class="view-content">${[
          ['Rufina Addlestone', 'Chief Executive', 'rufina-addlestone'],
          ['Quintus Ambleford', 'Harbour Master', 'quintus-ambleford'],
        ]
          .map(
            ([name, title, path]) =>
              `<div class="views-row"><div class="views-field views-field-field-image"><div class="field-content"><a href="/staff/${path}" hreflang="en"><img src="a.jpg" alt="Portrait of ${name}" typeof="foaf:Image" /></a></div></div><div class="views-field views-field-title"><span class="field-content"><a href="/staff/${path}" hreflang="en">${name}</a></span></div><div class="views-field views-field-field-position"><span class="views-label views-label-field-position">Position: </span><div class="field-content">${title}</div></div></div>`,
          )
          .join(
            '',
          )}</div><nav class="pager" role="navigation"><ul class="pager__items"><li class="pager__item is-active"><a href="/about/executive-team">1</a></li><li class="pager__item"><a href="/about/executive-team/page/2" title="Go to page 2">2</a></li><li class="pager__item pager__item--next"><a href="/about/executive-team/page/2" rel="next">Next ›</a></li></ul></nav></div></div>`,
      ),
      '/about/executive-team/page/2': html(
        'Executive team | Harrowgate Port Authority',
        `<div class="view view-staff"><div class="view-content">${[
          ['Obadiah Kestrelman', 'Chief Financial Officer'],
          ['Thessaly Broadwater', 'Chief Operating Officer'],
        ]
          .map(
            ([name, title]) =>
              `<div class="views-row"><div class="views-field views-field-title"><span class="field-content">${name}</span></div><div class="views-field views-field-field-position"><span class="views-label">Position: </span><div class="field-content">${title}</div></div></div>`,
          )
          .join('')}</div></div>`,
      ),
      '/staff/rufina-addlestone': html(
        'Rufina Addlestone | Harrowgate Port Authority',
        `<article role="article" class="node node--type-staff"><h1 class="page-title"><span class="field field--name-title">Rufina Addlestone</span></h1><div class="field field--name-field-position field--label-inline"><div class="field__label">Position</div><div class="field__item">Chief Executive</div></div></article>`,
      ),
      '/staff/quintus-ambleford': html(
        'Quintus Ambleford | Harrowgate Port Authority',
        `<article class="node"><h1>Quintus Ambleford</h1><div class="field__label">Position</div><div class="field__item">Harbour Master</div></article>`,
      ),
      '/tides': html(
        'Tides',
        '<table><tr><th>Time</th><th>Height</th></tr><tr><td>04:12</td><td>3.1</td></tr></table>',
      ),
    }),
  }),
  company({
    domain: 'dunsmere-timber.test',
    name: 'Dunsmere Timber',
    tests: 'Bootstrap cards with an office of the CEO, assistants and phones; addresses in text',
    pattern: 'first.last',
    mail: 'policy',
    staff: [
      ['Magnus Thornbury', 'CEO', { published: true }],
      ['Phoebe Larkspur', 'CFO', { published: true }],
      ['Edric Summerhayes', 'Sales Manager', { published: true }],
    ],
    decoys: [
      { kind: 'assistant', name: 'Dilys Penhallow', title: 'Assistant to the CEO' },
      { kind: 'assistant', name: 'Corin Blythedale', title: 'Director, Office of the CEO' },
    ],
    build: wholePages({
      '/': html(
        'Dunsmere Timber',
        `<nav class="navbar navbar-expand-lg"><ul class="navbar-nav"><li class="nav-item"><a class="nav-link" href="contact.html">Contact</a></li></ul></nav><div class="container"><h1>Dunsmere Timber</h1></div>`,
      ),
      '/contact.html': html(
        'Contact - Dunsmere Timber',
        `<div class="container"><h1>Contact</h1><div class="row row-cols-1 row-cols-md-3 g-4">${[
          ['Magnus Thornbury', 'CEO', 'magnus.thornbury', '+44 1632 960 101'],
          ['Dilys Penhallow', 'Assistant to the CEO', 'office', '+44 1632 960 102'],
          ['Corin Blythedale', 'Director, Office of the CEO', 'ceo-office', '+44 1632 960 103'],
          ['Phoebe Larkspur', 'CFO', 'phoebe.larkspur', '+44 1632 960 104'],
          ['Edric Summerhayes', 'Sales Manager', 'edric.summerhayes', '+44 1632 960 105'],
        ]
          .map(
            ([name, title, local, phone]) =>
              `<div class="col"><div class="card h-100"><img src="a.jpg" class="card-img-top" alt="..."><div class="card-body"><h5 class="card-title">${name}</h5><h6 class="card-subtitle mb-2 text-muted">${title}</h6><p class="card-text"><i class="bi bi-telephone"></i> ${phone}<br><i class="bi bi-envelope"></i> ${local}@dunsmere-timber.test</p></div></div></div>`,
          )
          .join('')}</div></div>`,
      ),
    }),
  }),
  company({
    domain: 'osprey-valves.test',
    name: 'Osprey Valves',
    tests: 'Joomla: a table without a head, addresses with (at) and (dot)',
    pattern: 'flast',
    mail: 'refusing',
    staff: [
      ['Cyprian Mallowfield', 'Managing Director', { published: true }],
      ['Honora Westlake', 'Finance Director', { published: true }],
      ['Gower Pettibone', 'Technical Director', { published: true }],
    ],
    build: wholePages({
      '/': html(
        'Osprey Valves - Home',
        `<table width="100%"><tr><td><a href="/index.php/home">Home</a></td><td><a href="/index.php/company">Company</a></td><td><a href="/index.php/staff">Staff</a></td></tr></table><h1>Valves since 1961</h1>`,
        '<meta name="generator" content="Joomla! - Open Source Content Management">',
      ),
      '/index.php/company': html('Company', '<h2>Company</h2><p>Valves since 1961.</p>'),
      '/index.php/staff': html(
        'Staff',
        `<div class="item-page"><h2 itemprop="headline">Staff</h2><table border="0" style="width: 100%;"><tbody>${[
          ['Cyprian Mallowfield', 'Managing Director', 'cmallowfield'],
          ['Honora Westlake', 'Finance Director', 'hwestlake'],
          ['Gower Pettibone', 'Technical Director', 'gpettibone'],
        ]
          .map(
            ([name, title, local]) =>
              `<tr><td style="width: 33%;"><strong>${name}</strong></td><td>${title}</td><td>${local} (at) osprey-valves (dot) test</td></tr>`,
          )
          .join('')}</tbody></table></div>`,
      ),
    }),
  }),
  company({
    domain: 'merrowdale-council.test',
    name: 'Merrowdale Housing',
    tests: 'definition lists whose term is the office and whose definition is the person',
    pattern: 'first.last',
    staff: [
      ['Sabine Oxenford', 'Chief Executive'],
      ['Lorcan Tyndale', 'Chief Financial Officer'],
      ['Amaryllis Hogarth', 'Chief Information Officer'],
    ],
    decoys: [{ kind: 'adviser', name: 'Fitzroy Undermoor', title: 'Chair of the Board' }],
    build: wholePages({
      '/': html(
        'Merrowdale Housing',
        `<a href="/governance">Governance</a> <a href="/repairs">Repairs</a><h1>Homes for Merrowdale</h1>`,
      ),
      '/governance': html(
        'Governance',
        `<h1>Governance</h1><h2>Executive management</h2><dl class="row"><dt class="col-sm-3">Chief Executive</dt><dd class="col-sm-9">Sabine Oxenford</dd><dt class="col-sm-3">Chief Financial Officer</dt><dd class="col-sm-9">Lorcan Tyndale</dd><dt class="col-sm-3">Chief Information Officer</dt><dd class="col-sm-9">Amaryllis Hogarth</dd></dl><h2>Board</h2><dl><dt>Chair of the Board</dt><dd>Fitzroy Undermoor</dd></dl>`,
      ),
      '/repairs': html('Repairs', '<p>Call us.</p>'),
    }),
  }),
  company({
    domain: 'silverbirch-audio.test',
    name: 'Silverbirch Audio',
    tests: 'figure and caption with a line break between name and title; nicknames in quotes',
    pattern: 'first',
    staff: [
      ['Theodora Wickstead', 'President', { alsoNamed: ['Theodora “Teddy” Wickstead'], local: 'teddy' }],
      ['Ambrose Lindqvist', 'VP Engineering'],
      ['Juniper Staveley', 'VP of Marketing'],
    ],
    build: wholePages({
      '/': html('Silverbirch Audio', `<p><a href="/our-people">Our people</a></p><h1>Loudspeakers</h1>`),
      '/our-people': html(
        'Our people',
        `<h1>Our people</h1><div class="gallery"><figure><img src="1.jpg"><figcaption>Theodora “Teddy” Wickstead<br>President</figcaption></figure><figure><img src="2.jpg"><figcaption>Ambrose Lindqvist<br>VP Engineering</figcaption></figure><figure><img src="3.jpg"><figcaption>Juniper Staveley<br/>VP of Marketing</figcaption></figure></div>`,
      ),
    }),
  }),
  company({
    domain: 'kelderwick.test',
    name: 'Kelderwick Partners',
    tests: 'accordions: name and title with a dash in the summary, long bios naming other firms',
    pattern: 'first.last',
    staff: [
      ['Araminta Fellgate', 'Managing Director'],
      ['Solomon Quayle', 'Chief Operating Officer'],
      ['Briony Underhay', 'Director of Marketing'],
    ],
    build: wholePages({
      '/': html('Kelderwick Partners', `<nav><a href="/firm">The firm</a></nav><h1>Advice, plainly</h1>`),
      '/firm': html(
        'The firm',
        `<h1>The firm</h1><section class="faq">${[
          [
            'Araminta Fellgate – Managing Director',
            'Araminta was previously Chief Financial Officer of Stourbank plc and a partner at Oakes &amp; Lyle.',
          ],
          [
            'Solomon Quayle – Chief Operating Officer',
            'Before joining us, Solomon was Chief Technology Officer at Maltings Data and President of the Chess Union.',
          ],
          ['Briony Underhay – Director of Marketing', 'Briony started as a journalist.'],
        ]
          .map(
            ([line, bio]) => `<details class="accordion"><summary>${line}</summary><p>${bio}</p></details>`,
          )
          .join('')}</section>`,
      ),
    }),
  }),
  company({
    domain: 'northwold-mining.test',
    name: 'Northwold Mining plc',
    tests: 'board and management as ordered lists on one page; a chair who was the chief executive',
    pattern: 'flast',
    mail: 'tarpit',
    staff: [
      ['Hesper Glanville', 'Chief Executive Officer'],
      ['Ignatius Borrowdale', 'Chief Financial Officer'],
      ['Lavinia Coldstream', 'EVP Exploration'],
      ['Ulric Standish', 'EVP Projects'],
    ],
    decoys: [
      { kind: 'former', name: 'Rainer Holtsworth', title: 'Chief Executive Officer' },
      { kind: 'adviser', name: 'Marguerite Sallow', title: 'Independent Non-Executive Director' },
    ],
    build: wholePages({
      '/': html(
        'Northwold Mining plc',
        `<ul><li><a href="/investors/corporate-governance">Corporate governance</a></li><li><a href="/sites">Our sites</a></li></ul><h1>Copper from the north</h1>`,
      ),
      '/investors/corporate-governance': html(
        'Corporate governance',
        `<h1>Corporate governance</h1><h2>Board of Directors</h2><ol><li><b>Rainer Holtsworth</b>, Non-Executive Chair. Rainer was Chief Executive Officer of Northwold from 2009 until 2021.</li><li><b>Hesper Glanville</b>, Chief Executive Officer and Executive Director</li><li><b>Marguerite Sallow</b>, Independent Non-Executive Director. Chief Financial Officer of Tarn Shipping.</li></ol><h2>Executive Committee</h2><ol><li><b>Hesper Glanville</b>, Chief Executive Officer (since 2021)</li><li><b>Ignatius Borrowdale</b>, Chief Financial Officer (since 2018)</li><li><b>Lavinia Coldstream</b>, EVP Exploration (since 2020)</li><li><b>Ulric Standish</b>, EVP Projects (since 2023)</li></ol>`,
      ),
      '/sites': html('Our sites', '<h1>Our sites</h1>'),
    }),
  }),
];
