// Companies whose sites name the wrong people loudest: predecessors, hosts of events, authors, customers, job ads, products.
import { type Company, company } from '../company.ts';
import { html, wholePages } from './whole-pages.ts';

export const UNSEEN_TRAPS: readonly Company[] = [
  company({
    domain: 'glasswing-bio.test',
    name: 'Glasswing Bio',
    tests:
      'no team page: a press release with quotes, "Meet our founders" in prose, the founder in the footer',
    pattern: 'flast',
    staff: [
      ['Odalys Penrithwaite', 'co-founder and chief executive'],
      ['Marek Tolliver', 'Co-Founder'],
    ],
    decoys: [{ kind: 'quoted', name: 'Hugo Lindenbaum', title: 'chief scientific officer of Ramsey Pharma' }],
    build: wholePages({
      '/': html(
        'Glasswing Bio',
        `<a href="/news">News</a><a href="/meet-our-founders">Meet our founders</a><h1>Seeing cells</h1><footer><p>© 2026 Glasswing Bio. Founded by Odalys Penrithwaite and Marek Tolliver in 2016.</p></footer>`,
      ),
      '/news': html(
        'News',
        `<h1>News</h1><ul><li><time datetime="2026-09-02">2 September 2026</time> <a href="/news/glasswing-bio-opens-second-lab">Glasswing Bio opens second lab</a></li></ul>`,
      ),
      '/news/glasswing-bio-opens-second-lab': html(
        'Glasswing Bio opens second lab',
        `<article><h1>Glasswing Bio opens second lab</h1><time datetime="2026-09-02">2 September 2026</time><p>Glasswing Bio today opened its second laboratory.</p><p>“We needed the space,” said Odalys Penrithwaite, co-founder and chief executive of Glasswing Bio. “And the windows.”</p><p>“A fine partner,” added Hugo Lindenbaum, chief scientific officer of Ramsey Pharma.</p></article>`,
      ),
      '/meet-our-founders': html(
        'Meet our founders',
        `<h1>Meet our founders</h1><p>Odalys Penrithwaite and Marek Tolliver met over a broken microscope. Odalys Penrithwaite is the chief executive of Glasswing Bio; Marek Tolliver, a co-founder, leads the research group.</p>`,
      ),
    }),
  }),
  company({
    domain: 'wolds-railway.test',
    name: 'Wolds Railway',
    tests: 'an interim chief executive and the predecessor in one release; the old team page is still linked',
    pattern: 'first.last',
    staff: [
      ['Caradoc Winstanley', 'Interim Chief Executive Officer'],
      ['Nerys Fairholme', 'Chief Financial Officer'],
    ],
    decoys: [{ kind: 'former', name: 'Peregrine Stoke', title: 'Chief Executive Officer' }],
    build: wholePages({
      '/': html(
        'Wolds Railway',
        `<a href="/about/leadership">Leadership</a><a href="/news/interim">News: Wolds Railway names interim chief executive</a><h1>Trains</h1>`,
      ),
      '/about/leadership': html(
        'Leadership',
        `<h1>Leadership</h1><div class="person"><h3>Caradoc Winstanley</h3><p>Interim Chief Executive Officer</p></div><div class="person"><h3>Nerys Fairholme</h3><p>Chief Financial Officer</p></div>`,
      ),
      '/news/interim': html(
        'Wolds Railway names interim chief executive',
        `<article><h1>Wolds Railway names interim chief executive</h1><time datetime="2026-08-01">1 August 2026</time><p>Wolds Railway has named Caradoc Winstanley as interim chief executive officer. He succeeds Peregrine Stoke, who has stepped down as Chief Executive Officer after seven years.</p><p>Peregrine Stoke said: “It has been a privilege.”</p></article>`,
      ),
    }),
  }),
  company({
    domain: 'ferrisgate.test',
    name: 'Ferrisgate',
    tests: 'two people claim one role: an old dated release and the current page',
    pattern: 'first',
    staff: [
      ['Ottoline Braithmoor', 'CEO'],
      ['Desmond Ackerley', 'VP Sales'],
    ],
    decoys: [{ kind: 'stale', name: 'Lambert Scoresby', title: 'CEO' }],
    build: wholePages({
      '/': html(
        'Ferrisgate',
        `<a href="/team">Team</a><a href="/press/2017-expansion">Press</a><h1>Gates</h1>`,
      ),
      '/team': html(
        'Team',
        `<h1>Team</h1><ul><li><p>Ottoline Braithmoor<br><em>CEO</em></p></li><li><p>Desmond Ackerley<br><em>VP Sales</em></p></li></ul>`,
      ),
      '/press/2017-expansion': html(
        'Ferrisgate expands',
        `<article><h1>Ferrisgate expands</h1><p class="date">March 3, 2017</p><p>“We are growing,” says Lambert Scoresby, CEO of Ferrisgate.</p></article>`,
      ),
    }),
  }),
  company({
    domain: 'pellingham-law.test',
    name: 'Pellingham & Rooke LLP',
    tests: 'a law firm: partners by the dozen, a managing partner, nobody in an executive role but the COO',
    pattern: 'flast',
    staff: [
      ['Cressida Rookwell', 'Managing Partner', { published: true }],
      ['Alaric Pellingdale', 'Senior Partner', { published: true }],
      ['Jessamy Thornlea', 'Partner', { published: true }],
      ['Bartholomew Inchcape', 'Chief Operating Officer', { published: true }],
    ],
    build: wholePages({
      '/': html('Pellingham & Rooke LLP', `<a href="/our-lawyers">Our lawyers</a><h1>Solicitors</h1>`),
      '/our-lawyers': html(
        'Our lawyers',
        `<h1>Our lawyers</h1>${[
          ['Cressida Rookwell', 'Managing Partner', 'Corporate', 'crookwell'],
          ['Alaric Pellingdale', 'Senior Partner', 'Shipping', 'apellingdale'],
          ['Jessamy Thornlea', 'Partner', 'Banking and Finance', 'jthornlea'],
          ['Bartholomew Inchcape', 'Chief Operating Officer', 'Management', 'binchcape'],
        ]
          .map(
            ([name, title, area, local]) =>
              `<div class="lawyer"><a class="lawyer__name" href="#">${name}</a><div class="lawyer__title">${title}</div><div class="lawyer__practice">${area}</div><a class="lawyer__mail" href="mailto:${local}@pellingham-law.test"><svg></svg></a></div>`,
          )
          .join('')}`,
      ),
    }),
  }),
  company({
    domain: 'bluekettle.test',
    name: 'Blue Kettle',
    tests: 'an agency that shows first names only: nobody can be found',
    pattern: 'first',
    staff: [
      ['Zinnia Hartlepane', 'CEO', { findable: false }],
      ['Cassius Underwold', 'CTO', { findable: false }],
    ],
    build: wholePages({
      '/': html('Blue Kettle', `<a href="/crew">Crew</a><h1>We make brands boil</h1>`),
      '/crew': html(
        'Crew',
        `<h1>Crew</h1><div class="grid"><div><h3>Zinnia</h3><p>CEO</p></div><div><h3>Cassius</h3><p>CTO</p></div><div><h3>Biscuit</h3><p>Chief Barking Officer</p></div></div>`,
      ),
    }),
  }),
  company({
    domain: 'photonwerk-jd.test',
    name: 'Photonwerk',
    language: 'en',
    tests:
      'a university spin-off: professors as scientific founders, consortium partners with their own heads',
    pattern: 'last',
    staff: [
      ['Friederike Albstadt', 'CEO', { alsoNamed: ['Dr. Friederike Albstadt'] }],
      ['Konrad Tannwitz', 'CTO', { alsoNamed: ['Dr.-Ing. Konrad Tannwitz'] }],
    ],
    decoys: [
      {
        kind: 'partner',
        name: 'Emeric Saltona',
        title: 'Managing Director',
        organization: 'Saltona Lasers',
      },
    ],
    build: wholePages({
      '/': html(
        'Photonwerk – a spin-off of the Technical University of Nebelstadt',
        `<a href="/about">About</a><a href="/project">Project LIGHTHOUSE</a><h1>Lasers on a chip</h1>`,
      ),
      '/about': html(
        'About',
        `<h1>About</h1><p>Photonwerk is a spin-off of the Technical University of Nebelstadt.</p><h2>Team</h2><div class="m"><p class="n">Dr. Friederike Albstadt</p><p class="t">CEO</p></div><div class="m"><p class="n">Dr.-Ing. Konrad Tannwitz</p><p class="t">CTO</p></div>`,
      ),
      '/project': html(
        'Project LIGHTHOUSE',
        `<h1>Project LIGHTHOUSE</h1><h2>Consortium partners</h2><div class="partner"><h4>Saltona Lasers</h4><p>Contact: Emeric Saltona, Managing Director</p></div>`,
      ),
    }),
  }),
  company({
    domain: 'summitwise.test',
    name: 'Summitwise',
    tests: 'an event page with speakers of other firms, customers, awards, and products named like people',
    pattern: 'first.last',
    mail: 'rate-limiting',
    staff: [
      ['Clementine Arkwell', 'CEO'],
      ['Rafferty Oduya', 'Chief Marketing Officer'],
    ],
    decoys: [
      { kind: 'partner', name: 'Thorsten Bellweather', title: 'CTO', organization: 'Granite Cloud' },
      { kind: 'partner', name: 'Yolanda Frisk', title: 'COO', organization: 'Harbour Foods' },
      { kind: 'testimonial', name: 'Basil Ormonde', title: 'CFO', organization: 'Ormonde Hotels' },
    ],
    build: wholePages({
      '/': html(
        'Summitwise',
        `<a href="/summit-2026">Summit 2026</a><a href="/leadership">Leadership</a><a href="/products">Meet Ada</a><blockquote><p>“Paid for itself.”</p><footer>Basil Ormonde, CFO, Ormonde Hotels</footer></blockquote><h1>Meetings that end</h1>`,
      ),
      '/leadership': html(
        'Leadership',
        `<h1>Leadership</h1><div><h3>Clementine Arkwell</h3><span>CEO</span></div><div><h3>Rafferty Oduya</h3><span>Chief Marketing Officer</span></div>`,
      ),
      '/summit-2026': html(
        'Summit 2026',
        `<h1>Summit 2026</h1><h2>Speakers</h2><div class="speaker"><h3>Clementine Arkwell</h3><p>CEO, Summitwise</p></div><div class="speaker"><h3>Thorsten Bellweather</h3><p>CTO, Granite Cloud</p></div><div class="speaker"><h3>Yolanda Frisk</h3><p>COO</p><p>Harbour Foods</p></div>`,
      ),
      '/products': html(
        'Meet Ada',
        `<h1>Products</h1><div><h3>Ada Minutes</h3><p>Chief of Staff for your calendar</p></div><div><h3>Rosie Planner</h3><p>Your virtual COO</p></div>`,
      ),
    }),
  }),
  company({
    domain: 'thaxley-clocks.test',
    name: 'Thaxley Clocks',
    tests: 'a history timeline of former heads; today’s chief executive signs a letter',
    pattern: 'first.last',
    staff: [['Rosalind Ettrick', 'Chief Executive Officer']],
    decoys: [
      { kind: 'former', name: 'Josiah Thaxley', title: 'Founder' },
      { kind: 'former', name: 'Edwina Farthing', title: 'Managing Director' },
      { kind: 'former', name: 'Crispin Vale', title: 'Chief Financial Officer' },
    ],
    build: wholePages({
      '/': html(
        'Thaxley Clocks',
        `<a href="/history">Our history</a><a href="/letter">A letter from our CEO</a><h1>Clocks</h1>`,
      ),
      '/history': html(
        'Our history',
        `<h1>Our history</h1><div class="timeline"><div class="event"><h3>1904</h3><p>Josiah Thaxley opens a workshop.</p></div><div class="event"><h3>1968</h3><p>Edwina Farthing becomes Managing Director.</p></div><div class="event"><h3>1991</h3><p>Crispin Vale is appointed Chief Financial Officer.</p></div><div class="event"><h3>2012</h3><p>Edwina Farthing retires.</p></div></div>`,
      ),
      '/letter': html(
        'A letter from our CEO',
        `<h1>A letter from our CEO</h1><p>Dear friends,</p><p>Time is kind to those who keep it.</p><p>Yours,</p><p>Rosalind Ettrick<br>Chief Executive Officer, Thaxley Clocks</p>`,
      ),
    }),
  }),
  company({
    domain: 'inkwell-metrics.test',
    name: 'Inkwell Metrics',
    tests: 'blog authors from other companies, a cookie banner full of vendors, the team only in prose',
    pattern: 'first.last',
    mail: 'hang-up',
    staff: [
      ['Persephone Grantley', 'CEO', { published: true }],
      ['Alasdair Munnoch', 'CTO', { published: true }],
    ],
    decoys: [
      { kind: 'quoted', name: 'Dorian Feldspar', title: 'CMO', organization: 'Loudhail' },
      { kind: 'quoted', name: 'Winifred Sparrow', title: 'VP of Marketing', organization: 'Adlake' },
    ],
    build: wholePages({
      '/': html(
        'Inkwell Metrics',
        `<div id="cookie"><p>We and our partners use cookies.</p><table><tr><td>Hazel Lane</td><td>Marketing</td></tr><tr><td>Crane Parker</td><td>Chief analytics vendor</td></tr></table></div><a href="/about">About</a><a href="/blog">Blog</a><h1>Readers, counted</h1>`,
      ),
      '/about': html(
        'About',
        `<h1>About</h1><p>Inkwell Metrics is run by Persephone Grantley (CEO, persephone.grantley@inkwell-metrics.test) and Alasdair Munnoch (CTO, alasdair.munnoch@inkwell-metrics.test).</p>`,
      ),
      '/blog': html(
        'Blog',
        `<h1>Blog</h1><article><h2>Why your newsletter fails</h2><p class="byline">Guest post by Dorian Feldspar, CMO at Loudhail</p></article><article><h2>Five charts</h2><div class="author"><span class="author-name">Winifred Sparrow</span><span class="author-title">VP of Marketing, Adlake</span></div></article>`,
      ),
    }),
  }),
  company({
    domain: 'morvane-group.test',
    name: 'Morvane Group',
    tests: 'a group with subsidiaries: heads of the daughters carry the same titles on one page',
    pattern: 'first.last',
    staff: [
      ['Evander Lockridge', 'Group Chief Executive Officer'],
      ['Tabitha Saunderson', 'Group Chief Financial Officer'],
      ['Mungo Estcourt', 'Managing Director, Morvane Marine'],
    ],
    decoys: [{ kind: 'former', name: 'Alwyn Prothero', title: 'Founder and former President (1931–2014)' }],
    build: wholePages({
      '/': html('Morvane Group', `<a href="/about-us/management">Management</a><h1>Ships and shops</h1>`),
      '/about-us/management': html(
        'Management',
        `<h1>Management</h1><section><h2>Group Executive</h2><div class="p"><strong>Evander Lockridge</strong><div>Group Chief Executive Officer</div></div><div class="p"><strong>Tabitha Saunderson</strong><div>Group Chief Financial Officer</div></div></section><section><h2>Businesses</h2><div class="p"><strong>Mungo Estcourt</strong><div>Managing Director, Morvane Marine</div></div></section><section><h2>In memoriam</h2><p>Alwyn Prothero, Founder and former President (1931–2014)</p></section>`,
      ),
    }),
  }),
  company({
    domain: 'castellan-cyber.test',
    name: 'Castellan Cyber',
    tests:
      'an award list and alumni with titles elsewhere; team cards whose title comes in a span before the name',
    pattern: 'firstl',
    staff: [
      ['Ludovic Farnaby', 'Founder, CEO'],
      ['Keziah Brambling', 'VP Engineering'],
      ['Orsino Mulgrave', 'VP of Sales'],
    ],
    decoys: [
      { kind: 'former', name: 'Philippa Gorse', title: 'now CTO at Bastide' },
      { kind: 'quoted', name: 'Lionel Crabtree', title: 'COO of the Year' },
    ],
    build: wholePages({
      '/': html(
        'Castellan Cyber',
        `<a href="/about-us/team">Team</a><a href="/awards">Awards</a><h1>Walls</h1>`,
      ),
      '/about-us/team': html(
        'Team',
        `<h1>Team</h1><div class="cards">${[
          ['Founder, CEO', 'Ludovic Farnaby'],
          ['VP Engineering', 'Keziah Brambling'],
          ['VP of Sales', 'Orsino Mulgrave'],
        ]
          .map(
            ([title, name]) =>
              `<div class="card"><h4><span class="role">${title}</span><br>${name}</h4></div>`,
          )
          .join('')}</div><h2>Alumni</h2><ul><li>Philippa Gorse, now CTO at Bastide</li></ul>`,
      ),
      '/awards': html(
        'Awards',
        `<h1>Awards</h1><ul><li>2024: Best Wall</li><li>2023: Lionel Crabtree, COO of the Year, handed us the trophy</li></ul>`,
      ),
    }),
  }),
];
