// Companies whose people are hard to reach: odd paths, links without words, moved pages, languages in the path, subpages of a hub.
import { type Company, company } from '../company.ts';
import { html, wholePages } from './whole-pages.ts';

/** Pages that are nobody's, so that a chooser has to choose. */
function noise(count: number, path: string): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `/${path}/${index + 1}`,
      html(`${path} ${index + 1}`, `<h1>${path} ${index + 1}</h1><p>Nothing to see.</p>`),
    ]),
  );
}

function noiseLinks(count: number, path: string): string {
  return Array.from(
    { length: count },
    (_, index) => `<a href="/${path}/${index + 1}">${path} ${index + 1}</a>`,
  ).join(' ');
}

export const PATHS: readonly Company[] = [
  company({
    domain: 'oakenshaw-tools.test',
    name: 'Oakenshaw Tools',
    tests: 'forty product links before the one that counts, three clicks deep',
    pattern: 'flast',
    staff: [
      ['Delphine Marrowby', 'CEO'],
      ['Hamish Oxley', 'CFO'],
    ],
    build: wholePages({
      '/': html('Oakenshaw Tools', `${noiseLinks(40, 'product')}<a href="/corporate">Corporate</a>`),
      ...noise(40, 'product'),
      '/corporate': html(
        'Corporate',
        `<h1>Corporate</h1><a href="/corporate/governance">Governance</a>${noiseLinks(5, 'report')}`,
      ),
      ...noise(5, 'report'),
      '/corporate/governance': html(
        'Governance',
        `<h1>Governance</h1><a href="/corporate/governance/executive-committee">Executive Committee</a>`,
      ),
      '/corporate/governance/executive-committee': html(
        'Executive Committee',
        `<h1>Executive Committee</h1><div><h3>Delphine Marrowby</h3><p>CEO</p></div><div><h3>Hamish Oxley</h3><p>CFO</p></div>`,
      ),
    }),
  }),
  company({
    domain: 'lindgrove-bau.test',
    name: 'Lindgrove Bau GmbH',
    language: 'de',
    tests: 'the home page asks for a language; German and English trees; the team below "Das sind wir"',
    pattern: 'first.last',
    staff: [
      ['Tjark Lindgrove', 'Geschäftsführer'],
      ['Swantje Olderog', 'Leiterin Marketing'],
    ],
    build: wholePages({
      '/': html('Lindgrove', `<a href="/de/">Deutsch</a> <a href="/en/">English</a>`, '', 'de'),
      '/de': html(
        'Lindgrove Bau',
        `<a href="/de/leistungen">Leistungen</a><a href="/de/das-sind-wir">Das sind wir</a>`,
        '',
        'de',
      ),
      '/en': html('Lindgrove Construction', `<a href="/en/services">Services</a>`, '', 'en'),
      '/en/services': html('Services', '<h1>Services</h1>'),
      '/de/leistungen': html('Leistungen', '<h1>Leistungen</h1>', '', 'de'),
      '/de/das-sind-wir': html(
        'Das sind wir',
        `<h1>Das sind wir</h1><p><b>Tjark Lindgrove</b><br>Geschäftsführer</p><p><b>Swantje Olderog</b><br>Leiterin Marketing</p>`,
        '',
        'de',
      ),
    }),
  }),
  company({
    domain: 'quillback.test',
    name: 'Quillback',
    tests: 'no links in the markup at all (a menu drawn by a script): only the sitemap knows the pages',
    pattern: 'first',
    staff: [
      ['Araminta Doyle', 'Founder & CEO'],
      ['Fitz Hallam', 'CTO'],
    ],
    build: () => ({
      pages: [
        { path: '/', body: html('Quillback', `<div id="root"></div>`) },
        {
          path: '/sitemap.xml',
          headers: { 'content-type': 'application/xml' },
          body: `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://www.quillback.test/pricing</loc></url><url><loc>https://www.quillback.test/our-folks</loc></url><url><loc>https://www.quillback.test/who-is-behind-quillback</loc></url></urlset>`,
        },
        { path: '/pricing', body: html('Pricing', '<h1>Pricing</h1>') },
        { path: '/our-folks', body: html('Folks', '<h1>Folks</h1><p>We are two.</p>') },
        {
          path: '/who-is-behind-quillback',
          body: html(
            'Who is behind Quillback',
            `<h1>Who is behind Quillback</h1><p>Hi, we are <strong>Araminta Doyle</strong> (Founder &amp; CEO) and <strong>Fitz Hallam</strong> (CTO).</p>`,
          ),
        },
      ],
    }),
  }),
  company({
    domain: 'saint-elme-conseil.test',
    name: 'Saint-Elme Conseil',
    language: 'fr',
    tests: 'French: "Le cabinet" > "Nos associés"; pictures as links to profiles that alone hold the titles',
    pattern: 'flast',
    staff: [
      ['Hortense Valcourt', 'Directrice générale'],
      ['Raphaël Monteil', 'Directeur financier'],
    ],
    build: wholePages({
      '/': html(
        'Saint-Elme Conseil',
        `<a href="/cabinet">Le cabinet</a><a href="/metiers">Nos métiers</a>`,
        '',
        'fr',
      ),
      '/metiers': html('Métiers', '<h1>Nos métiers</h1>', '', 'fr'),
      '/cabinet': html(
        'Le cabinet',
        `<h1>Le cabinet</h1><a href="/cabinet/hommes-et-femmes">Les hommes et les femmes</a>`,
        '',
        'fr',
      ),
      '/cabinet/hommes-et-femmes': html(
        'Les hommes et les femmes',
        `<h1>Les hommes et les femmes</h1><a href="/cabinet/hortense-valcourt"><img src="h.jpg" alt="Hortense Valcourt"></a><a href="/cabinet/raphael-monteil"><img src="r.jpg" alt="Raphaël Monteil"></a>`,
        '',
        'fr',
      ),
      '/cabinet/hortense-valcourt': html(
        'Hortense Valcourt',
        `<h1>Hortense Valcourt</h1><h2>Directrice générale</h2>`,
        '',
        'fr',
      ),
      '/cabinet/raphael-monteil': html(
        'Raphaël Monteil',
        `<h1>Raphaël Monteil</h1><h2>Directeur financier</h2>`,
        '',
        'fr',
      ),
    }),
  }),
  company({
    domain: 'fernhollow.test',
    name: 'Fernhollow Clinics',
    tests: 'a mega menu with icons only (aria-label), a hub of cards whose links say "Learn more"',
    pattern: 'first.last',
    staff: [
      ['Octavia Penhale', 'Chief Executive Officer'],
      ['Lysander Cobb', 'Chief Operating Officer'],
    ],
    build: wholePages({
      '/': html(
        'Fernhollow Clinics',
        `<a href="/p/2" aria-label="About us"><svg></svg></a><a href="/p/3" aria-label="Book"><svg></svg></a>`,
      ),
      '/p/2': html(
        'About Fernhollow',
        `<h1>About Fernhollow</h1><div class="card"><h3>Our values</h3><a href="/p/4">Learn more</a></div><div class="card"><h3>Our leadership</h3><a href="/p/5">Learn more</a></div><div class="card"><h3>Our history</h3><a href="/p/6">Learn more</a></div>`,
      ),
      '/p/3': html('Book', '<h1>Book</h1>'),
      '/p/4': html('Values', '<h1>Values</h1>'),
      '/p/5': html(
        'Leadership',
        `<h1>Leadership</h1><div><h3>Octavia Penhale</h3><p>Chief Executive Officer</p></div><div><h3>Lysander Cobb</h3><p>Chief Operating Officer</p></div>`,
      ),
      '/p/6': html('History', '<h1>History</h1>'),
    }),
  }),
];
