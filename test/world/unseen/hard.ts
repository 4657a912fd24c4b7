// Companies whose sites are awkward in ways that real ones are: tags without sense, state without markup, names that titles hide in.
import { type Company, company } from '../company.ts';
import { html, wholePages } from './whole-pages.ts';

export const HARD: readonly Company[] = [
  company({
    domain: 'gristmill-bakery.test',
    name: 'Gristmill Bakery Supply',
    tests: 'names in capitals by hand, titles after a slash, the surname first in a directory',
    pattern: 'first.last',
    staff: [
      ['Perpetua Vanstone', 'OWNER & PRESIDENT', { alsoNamed: ['VANSTONE, PERPETUA'] }],
      ['Dashiell Crowfoot', 'V.P. OF SALES', { alsoNamed: ['CROWFOOT, DASHIELL'] }],
      ['Honoria Plimsoll', 'CONTROLLER', { alsoNamed: ['PLIMSOLL, HONORIA'] }],
    ],
    build: wholePages({
      '/': html(
        'GRISTMILL BAKERY SUPPLY',
        `<center><font size="6">GRISTMILL BAKERY SUPPLY</font><br><a href="staff.htm">STAFF DIRECTORY</a> | <a href="map.htm">MAP</a></center>`,
      ),
      '/staff.htm': html(
        'Staff Directory',
        `<center><h2>STAFF DIRECTORY</h2></center><table border=1><tr><td><font face="Arial">VANSTONE, PERPETUA</font></td><td>OWNER &amp; PRESIDENT</td><td>EXT. 11</td></tr><tr><td>CROWFOOT, DASHIELL</td><td>V.P. OF SALES</td><td>EXT. 12</td></tr><tr><td>PLIMSOLL, HONORIA</td><td>CONTROLLER</td><td>EXT. 13</td></tr></table>`,
      ),
      '/map.htm': html('Map', 'Turn left at the mill.'),
    }),
  }),
  company({
    domain: 'halcyon-drones.test',
    name: 'Halcyon Drones',
    tests:
      'first and last name in two elements of one heading, the title in an attribute-driven tag, ARIA tabs',
    pattern: 'first',
    staff: [
      ['Zephyrine Holt', 'Chief Executive Officer'],
      ['Matthias Underbow', 'Chief Technology Officer'],
      ['Calliope Reeve', 'VP of Marketing'],
    ],
    decoys: [{ kind: 'adviser', name: 'Torquil Bannerman', title: 'Board Member' }],
    build: wholePages({
      '/': html('Halcyon Drones', `<a href="/company">Company</a><h1>Calm air</h1>`),
      '/company': html(
        'Company | Halcyon Drones',
        `<h1>Company</h1><div role="tablist"><button role="tab" aria-controls="t1">Leadership</button><button role="tab" aria-controls="t2">Board</button></div><div role="tabpanel" id="t1">${[
          ['Zephyrine', 'Holt', 'Chief Executive Officer'],
          ['Matthias', 'Underbow', 'Chief Technology Officer'],
          ['Calliope', 'Reeve', 'VP of Marketing'],
        ]
          .map(
            ([first, last, title]) =>
              `<div class="tile"><h3><div class="fn-first">${first}</div><div class="fn-last">${last}</div></h3><div class="sub">${title}</div></div>`,
          )
          .join(
            '',
          )}</div><div role="tabpanel" id="t2" hidden><div class="tile"><h3><div>Torquil</div><div>Bannerman</div></h3><div class="sub">Board Member</div><p>Torquil Bannerman is President of Northgate Aero.</p></div></div>`,
      ),
    }),
  }),
  company({
    domain: 'windlass-maps.test',
    name: 'Windlass Maps',
    tests: 'team page drawn in the browser: the people stand in a Flight payload only',
    pattern: 'first.last',
    staff: [
      ['Evangeline Tarrow', 'Co-founder and CEO'],
      ['Bastian Holloway', 'Co-founder and CTO'],
    ],
    build: wholePages({
      '/': html('Windlass Maps', `<a href="/team">Team</a><h1>Maps for ships</h1>`),
      '/team': html(
        'Team - Windlass Maps',
        `<div id="app"><div class="spinner"></div></div><script>self.__next_f.push([1,"7:[\\"$\\",\\"div\\",null,{\\"people\\":[{\\"name\\":\\"Evangeline Tarrow\\",\\"role\\":\\"Co-founder and CEO\\"},{\\"name\\":\\"Bastian Holloway\\",\\"role\\":\\"Co-founder and CTO\\"}]}]\\n"])</script>`,
      ),
    }),
  }),
  company({
    domain: 'copperfield-dental.test',
    name: 'Copperfield Dental Group',
    tests: 'doctors with degrees, "Dr" before everybody, an owner who is the CEO in prose',
    pattern: 'flast',
    staff: [
      ['Leandra Ostrowe', 'Founder and CEO', { alsoNamed: ['Dr. Leandra Ostrowe, DDS'] }],
      ['Winslow Harker', 'Chief Financial Officer', { alsoNamed: ['Winslow Harker, CPA'] }],
    ],
    build: wholePages({
      '/': html(
        'Copperfield Dental Group',
        `<a href="/about-us">About</a><a href="/our-doctors">Our doctors</a><h1>Teeth</h1>`,
      ),
      '/about-us': html(
        'About us',
        `<h1>About us</h1><p>Dr. Leandra Ostrowe opened her first practice in 2003. Today, as Founder and CEO of Copperfield Dental Group, she leads 40 practices. Our finances are in the hands of Winslow Harker, CPA, Chief Financial Officer.</p>`,
      ),
      '/our-doctors': html(
        'Our doctors',
        `<h1>Our doctors</h1><div><h3>Dr. Leandra Ostrowe, DDS</h3><p>Founder and CEO</p></div><div><h3>Dr. Maxwell Tine, DMD</h3><p>Orthodontist</p></div>`,
      ),
    }),
  }),
  company({
    domain: 'riverstone-church-tech.test',
    name: 'Riverstone Tech',
    tests: 'names as links with the title in parentheses in running text; LinkedIn addresses as text',
    pattern: 'f.last',
    staff: [
      ['Thaddeus Pryor', 'CEO'],
      ['Annika Wolfsen', 'COO'],
      ['Gwendolyn Marsh-Ali', 'CTO', { last: 'Marsh-Ali' }],
    ],
    build: wholePages({
      '/': html('Riverstone Tech', `<a href="/about">About</a>`),
      '/about': html(
        'About Riverstone Tech',
        `<h1>About</h1><p>We are a small team: <a href="https://www.linkedin.com/in/tp">Thaddeus Pryor</a> (CEO), <a href="https://www.linkedin.com/in/aw">Annika Wolfsen</a> (COO) and <a href="https://www.linkedin.com/in/gm">Gwendolyn Marsh-Ali</a> (CTO).</p><p>linkedin.com/company/riverstone</p>`,
      ),
    }),
  }),
  company({
    domain: 'hochfeld-stahlbau.test',
    name: 'Hochfeld Stahlbau AG',
    language: 'de',
    tests:
      'German board with areas: "Vorstand Finanzen", "Vorsitzender des Vorstands", supervisory board in the Impressum',
    pattern: 'first.last',
    staff: [
      ['Ehrenfried Kasulke', 'Vorsitzender des Vorstands'],
      ['Mechthild Grünwedel', 'Vorstand Finanzen'],
      ['Joachim Brüggenjürgen', 'Vorstand Technik'],
    ],
    decoys: [{ kind: 'adviser', name: 'Adelheid Sonnwald', title: 'Vorsitzende des Aufsichtsrats' }],
    build: wholePages({
      '/': html(
        'Hochfeld Stahlbau AG',
        `<a href="/unternehmen/vorstand/">Vorstand</a><a href="/impressum/">Impressum</a>`,
        '',
        'de',
      ),
      '/unternehmen/vorstand': html(
        'Vorstand',
        `<h1>Vorstand</h1><div class="row"><div class="col"><h2>Ehrenfried Kasulke</h2><p>Vorsitzender des Vorstands</p><p>geboren 1966, verantwortlich für Strategie und Personal</p></div><div class="col"><h2>Mechthild Grünwedel</h2><p>Vorstand Finanzen</p></div><div class="col"><h2>Joachim Brüggenjürgen</h2><p>Vorstand Technik</p></div></div>`,
        '',
        'de',
      ),
      '/impressum': html(
        'Impressum',
        `<h1>Impressum</h1><p>Hochfeld Stahlbau AG</p><p>Vorstand: Ehrenfried Kasulke (Vorsitzender), Mechthild Grünwedel, Joachim Brüggenjürgen<br>Vorsitzende des Aufsichtsrats: Adelheid Sonnwald</p>`,
        '',
        'de',
      ),
    }),
  }),
  company({
    domain: 'bellerive-vins.test',
    name: 'Bellerive Vins',
    language: 'fr',
    tests:
      'French titles of small firms: "Gérante fondatrice", "Directeur administratif et financier"; the title in one line with a colon',
    pattern: 'first',
    staff: [
      ['Mahaut Destrivières', 'Gérante et fondatrice'],
      ['Corentin Pélissac', 'Directeur administratif et financier'],
      ['Solveig Ambrois', 'Responsable marketing'],
    ],
    build: wholePages({
      '/': html('Bellerive Vins', `<a href="/la-maison/equipe">L’équipe</a>`, '', 'fr'),
      '/la-maison/equipe': html(
        'L’équipe',
        `<h1>L’équipe</h1><p><strong>Mahaut Destrivières</strong> : Gérante et fondatrice</p><p><strong>Corentin Pélissac</strong> : Directeur administratif et financier</p><p><strong>Solveig Ambrois</strong> : Responsable marketing</p>`,
        '',
        'fr',
      ),
    }),
  }),
  company({
    domain: 'nordvik-shipping.test',
    name: 'Nordvik Shipping ASA',
    language: 'no',
    tests: 'Norwegian group management: konsernsjef, finansdirektør; the board beside it',
    pattern: 'first.last',
    staff: [
      ['Ragnhild Stormoen', 'Konsernsjef'],
      ['Eystein Fagerbakk', 'Finansdirektør'],
      ['Solfrid Nesvoll', 'Teknologidirektør'],
    ],
    decoys: [{ kind: 'adviser', name: 'Halvard Tennfjord', title: 'Styreleder' }],
    build: wholePages({
      '/': html('Nordvik Shipping', `<a href="/om-oss/ledelse">Ledelse</a>`, '', 'no'),
      '/om-oss/ledelse': html(
        'Ledelse',
        `<h1>Konsernledelse</h1><div class="k"><span class="n">Ragnhild Stormoen</span><br><span class="t">Konsernsjef</span></div><div class="k"><span class="n">Eystein Fagerbakk</span><br><span class="t">Finansdirektør</span></div><div class="k"><span class="n">Solfrid Nesvoll</span><br><span class="t">Teknologidirektør</span></div><h2>Styret</h2><div class="k"><span class="n">Halvard Tennfjord</span><br><span class="t">Styreleder</span></div>`,
        '',
        'no',
      ),
    }),
  }),
  company({
    domain: 'jizerka-sklo.test',
    name: 'Jizerka Sklo s.r.o.',
    language: 'cs',
    tests: 'Czech: jednatel, obchodní ředitel, titles before and degrees round the names',
    pattern: 'last',
    staff: [
      ['Radovan Skalický', 'Jednatel společnosti', { alsoNamed: ['Ing. Radovan Skalický'], published: true }],
      ['Vlasta Hronková', 'Finanční ředitelka', { alsoNamed: ['Mgr. Vlasta Hronková'], published: true }],
      ['Otakar Bělina', 'Obchodní ředitel', { alsoNamed: ['Ing. Otakar Bělina, MBA'], published: true }],
    ],
    build: wholePages({
      '/': html('Jizerka Sklo', `<a href="/kontakty">Kontakty</a>`, '', 'cs'),
      '/kontakty': html(
        'Kontakty',
        `<h1>Kontakty</h1><h2>Vedení společnosti</h2>${[
          ['Ing. Radovan Skalický', 'Jednatel společnosti', 'skalicky'],
          ['Mgr. Vlasta Hronková', 'Finanční ředitelka', 'hronkova'],
          ['Ing. Otakar Bělina, MBA', 'Obchodní ředitel', 'belina'],
        ]
          .map(
            ([name, title, local]) =>
              `<div class="kontakt"><p class="funkce">${title}</p><p class="jmeno">${name}</p><p>T: 000 000 000</p><p>E: ${local}@jizerka-sklo.test</p></div>`,
          )
          .join('')}`,
        '',
        'cs',
      ),
    }),
  }),
  company({
    domain: 'saltmarsh-studio.test',
    name: 'Saltmarsh Studio',
    tests:
      'creative titles: "Chief Everything Officer", "Head Honcho"; a managing director in the crowd; dogs',
    pattern: 'first',
    staff: [
      ['Fenella Drummond-Kay', 'Managing Director'],
      ['Rory Castlemaine', 'Creative Director'],
    ],
    decoys: [
      { kind: 'placeholder', name: 'Otis Waggington', title: 'Chief Treat Officer' },
      { kind: 'quoted', name: 'Petra Vold', title: 'Head Honcho, Vold Vodka' },
    ],
    build: wholePages({
      '/': html(
        'Saltmarsh Studio',
        `<a href="/people">People</a><p>“Lovely people.” — Petra Vold, Head Honcho, Vold Vodka</p>`,
      ),
      '/people': html(
        'People',
        `<h1>People</h1><ul class="grid"><li><a href="/people/fenella"><img src="f.jpg" alt="Fenella Drummond-Kay"><h2>Fenella Drummond-Kay</h2><span>Managing Director</span></a></li><li><a href="/people/rory"><h2>Rory Castlemaine</h2><span>Creative Director</span></a></li><li><h2>Otis Waggington</h2><span>Chief Treat Officer</span></li></ul>`,
      ),
      '/people/fenella': html(
        'Fenella Drummond-Kay',
        `<h1>Fenella Drummond-Kay</h1><p>Managing Director</p><p>Before Saltmarsh, Fenella was Chief Marketing Officer at Tiderace.</p>`,
      ),
      '/people/rory': html('Rory Castlemaine', `<h1>Rory Castlemaine</h1><p>Creative Director</p>`),
    }),
  }),
  company({
    domain: 'kestrel-payments.test',
    name: 'Kestrel Payments',
    tests:
      'a newly named COO in a recent release only; the team page without that role; the previous COO named too',
    pattern: 'first.last',
    staff: [
      ['Marisol Trent', 'CEO'],
      ['Dunstan Avery', 'Chief Operating Officer'],
    ],
    decoys: [{ kind: 'former', name: 'Imogen Lark', title: 'Chief Operating Officer' }],
    build: wholePages({
      '/': html('Kestrel Payments', `<a href="/team">Team</a><a href="/newsroom">Newsroom</a>`),
      '/team': html('Team', `<h1>Team</h1><div><h3>Marisol Trent</h3><p>CEO</p></div>`),
      '/newsroom': html(
        'Newsroom',
        `<h1>Newsroom</h1><a href="/newsroom/dunstan-avery-joins-kestrel-payments-as-coo">Dunstan Avery joins Kestrel Payments as Chief Operating Officer</a>`,
      ),
      '/newsroom/dunstan-avery-joins-kestrel-payments-as-coo': html(
        'Dunstan Avery joins Kestrel Payments as Chief Operating Officer',
        `<article><h1>Dunstan Avery joins Kestrel Payments as Chief Operating Officer</h1><time datetime="2026-10-14">14 October 2026</time><p>Kestrel Payments today announced that Dunstan Avery has joined the company as Chief Operating Officer. Avery was most recently Chief Financial Officer of Tolland Bank. He replaces Imogen Lark, Chief Operating Officer since 2019, who is leaving to sail round the world.</p></article>`,
      ),
    }),
  }),
  company({
    domain: 'amberline.test',
    name: 'Amberline',
    tests:
      'a comma list of leaders in the footer; the same person twice with a nickname and with the full name',
    pattern: 'first.last',
    staff: [
      ['Robert Ashdowne', 'CEO', { alsoNamed: ['Bob Ashdowne'], first: 'Bob' }],
      ['Katherine Elmsley', 'CFO', { alsoNamed: ['Kate Elmsley'], first: 'Kate' }],
    ],
    build: wholePages({
      '/': html(
        'Amberline',
        `<a href="/leadership">Leadership</a><footer>Amberline Inc. Bob Ashdowne, CEO; Kate Elmsley, CFO</footer>`,
      ),
      '/leadership': html(
        'Leadership',
        `<h1>Leadership</h1><article><h2>Robert Ashdowne</h2><h3>CEO</h3><p>Bob has led Amberline since 2015.</p></article><article><h2>Katherine Elmsley</h2><h3>CFO</h3></article>`,
      ),
    }),
  }),
];
