// Companies whose mail servers take everything, so that a wrong person cannot hide behind a refused mailbox.
import { type Company, company } from '../company.ts';
import { html, wholePages } from './whole-pages.ts';

const CATCH_ALL = { mail: 'catch-all', pattern: 'first.last' } as const;

/** A line that shows the pattern twice. */
const PATTERN_LINE = (domain: string) =>
  `<p>Press: Nell Abernathy, nell.abernathy@${domain}. Jobs: Otto Fairbrass, otto.fairbrass@${domain}.</p>`;

const COLLEAGUES = [
  ['Nell Abernathy', 'Press Officer', { published: true }],
  ['Otto Fairbrass', 'Office Manager', { published: true }],
] as const;

export const DOUBTFUL: readonly Company[] = [
  company({
    ...CATCH_ALL,
    domain: 'tallowmere.test',
    name: 'Tallowmere Candles',
    tests: 'customer stories by name and title, each with the customer’s firm in a line of its own',
    staff: [['Ignatia Bellweir', 'CEO'], ...COLLEAGUES],
    decoys: [
      { kind: 'testimonial', name: 'Roderick Plum', title: 'COO', organization: 'Plum Hotels' },
      {
        kind: 'testimonial',
        name: 'Saffron Keele',
        title: 'Chief Marketing Officer',
        organization: 'Keele Spas',
      },
      { kind: 'testimonial', name: 'Digby Vaux', title: 'Founder', organization: 'Vaux Gifts' },
    ],
    build: wholePages({
      '/': html(
        'Tallowmere Candles',
        `<a href="/about">About</a><section class="stories"><h2>What they say about us</h2><div class="swiper-slide"><p>We smell of pine all year.</p><h4>Roderick Plum</h4><span>COO</span><span class="co">Plum Hotels</span></div><div class="swiper-slide"><p>Our guests stay longer.</p><h4>Saffron Keele</h4><span>Chief Marketing Officer</span><img src="k.png" alt="Keele Spas"></div></section><section><div class="slide"><div class="quote-mark">”</div><p>They sell themselves.</p><div class="who">Digby Vaux</div><div class="what">Founder, Vaux Gifts</div></div></section>`,
      ),
      '/about': html(
        'About',
        `<h1>About</h1><div><h3>Ignatia Bellweir</h3><p>CEO</p></div><p>Press Officer and Office Manager:</p>${PATTERN_LINE('tallowmere.test')}`,
      ),
    }),
  }),
  company({
    ...CATCH_ALL,
    domain: 'northquay-ventures.test',
    name: 'Northquay Ventures',
    tests: 'an investor: its portfolio companies’ founders and heads stand beside its own partners',
    staff: [['Leocadia Strang', 'Managing Director'], ...COLLEAGUES],
    decoys: [
      { kind: 'partner', name: 'Ptolemy Creed', title: 'CEO', organization: 'Moonlace' },
      { kind: 'partner', name: 'Una Hartigan', title: 'Co-Founder & CTO', organization: 'Wirebird' },
    ],
    build: wholePages({
      '/': html('Northquay Ventures', `<a href="/team">Team</a><a href="/portfolio">Portfolio</a>`),
      '/team': html(
        'Team',
        `<h1>Team</h1><div><h3>Leocadia Strang</h3><p>Managing Director</p></div><p>Press Officer, Office Manager</p>${PATTERN_LINE('northquay-ventures.test')}`,
      ),
      '/portfolio': html(
        'Portfolio',
        `<h1>Portfolio</h1><div class="company"><h3>Moonlace</h3><p>Fabric that glows.</p><div class="founder"><b>Ptolemy Creed</b><br>CEO</div></div><div class="company"><h3>Wirebird</h3><p>Drones on strings.</p><div class="founder"><b>Una Hartigan</b><br>Co-Founder &amp; CTO</div></div>`,
      ),
    }),
  }),
  company({
    ...CATCH_ALL,
    domain: 'greywether.test',
    name: 'Greywether',
    tests: 'a webinar, a podcast and guest authors: heads of other firms with and without the firm’s name',
    staff: [['Cordula Vance', 'CEO'], ...COLLEAGUES],
    decoys: [
      { kind: 'quoted', name: 'Jarvis Holm', title: 'CTO', organization: 'Ironbell' },
      { kind: 'quoted', name: 'Melisande Roy', title: 'CFO', organization: 'Roy Mills' },
      { kind: 'quoted', name: 'Augustin Peel', title: 'VP of Sales', organization: 'Peelworks' },
    ],
    build: wholePages({
      '/': html(
        'Greywether',
        `<a href="/about">About</a><a href="/webinars/costs">Webinar</a><a href="/podcast">Podcast</a>`,
      ),
      '/about': html(
        'About',
        `<h1>About us</h1><ul><li><b>Cordula Vance</b> – CEO</li></ul><p>Press Officer, Office Manager</p>${PATTERN_LINE('greywether.test')}`,
      ),
      '/webinars/costs': html(
        'Webinar: cutting costs',
        `<h1>Webinar: cutting costs</h1><h2>Your hosts and guests</h2><div class="speaker"><h4>Jarvis Holm</h4><p>CTO</p><p>Ironbell</p></div><div class="speaker"><h4>Melisande Roy</h4><p>CFO @ Roy Mills</p></div>`,
      ),
      '/podcast': html(
        'Podcast',
        `<h1>Podcast</h1><article><h3>Episode 12: Augustin Peel</h3><p>In this episode we talk to Augustin Peel, VP of Sales at Peelworks, about cold calls.</p></article>`,
      ),
    }),
  }),
  company({
    ...CATCH_ALL,
    domain: 'stavegate-brewery.test',
    name: 'Stavegate Brewery',
    tests: 'obituaries, retired heads and a succession in prose; a founder long dead',
    staff: [['Beatrix Holloway-Dunn', 'Managing Director', { last: 'Holloway-Dunn' }], ...COLLEAGUES],
    decoys: [
      { kind: 'former', name: 'Ezekiel Stavegate', title: 'Founder' },
      { kind: 'former', name: 'Montague Frith', title: 'CEO' },
      { kind: 'former', name: 'Drusilla Cope', title: 'CFO' },
    ],
    build: wholePages({
      '/': html('Stavegate Brewery', `<a href="/our-heritage">Our heritage</a><a href="/team">Team</a>`),
      '/team': html(
        'Team',
        `<h1>Team</h1><div><h3>Beatrix Holloway-Dunn</h3><p>Managing Director</p></div><p>Press Officer, Office Manager</p>${PATTERN_LINE('stavegate-brewery.test')}`,
      ),
      '/our-heritage': html(
        'Our heritage',
        `<h1>Our heritage</h1><p>In 1871 Ezekiel Stavegate founded the brewery. From 1988 to 2006 it was led by Montague Frith, CEO and master brewer. Drusilla Cope, our long-serving CFO, retired in 2020.</p>`,
      ),
    }),
  }),
  company({
    ...CATCH_ALL,
    domain: 'plinth-systems.test',
    name: 'Plinth Systems',
    tests:
      'job ads that name recruiters and the future superior; a page for references; resellers with their contacts',
    staff: [['Casimir Oduro', 'CTO'], ...COLLEAGUES],
    decoys: [
      { kind: 'partner', name: 'Veronika Hales', title: 'Managing Director', organization: 'Hales IT' },
      { kind: 'partner', name: 'Ansgar Toft', title: 'VP of Sales', organization: 'Toft Data' },
      { kind: 'assistant', name: 'Lucinda Marl', title: 'PA to the CFO' },
    ],
    build: wholePages({
      '/': html(
        'Plinth Systems',
        `<a href="/team">Team</a><a href="/jobs/cfo">Jobs</a><a href="/resellers">Find a reseller</a>`,
      ),
      '/team': html(
        'Team',
        `<h1>Team</h1><div><h3>Casimir Oduro</h3><p>CTO</p></div><div><h3>Lucinda Marl</h3><p>PA to the CFO</p></div><p>Press Officer, Office Manager</p>${PATTERN_LINE('plinth-systems.test')}`,
      ),
      '/jobs/cfo': html(
        'Chief Financial Officer',
        `<h1>Chief Financial Officer</h1><p>We look for a Chief Financial Officer.</p><p>Contact: Lucinda Marl</p>`,
      ),
      '/resellers': html(
        'Find a reseller',
        `<h1>Find a reseller</h1><div class="reseller"><h3>Hales IT</h3><p>12 Quay Road</p><p>Veronika Hales, Managing Director</p></div><div class="reseller"><h3>Toft Data</h3><p>Ansgar Toft<br>VP of Sales</p></div>`,
      ),
    }),
  }),
];
