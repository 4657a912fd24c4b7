// Pages built after public ones (SOURCES.md), read by the engine's real readers: who comes out, who must not.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { peopleIn, readGolden, rolesIn, type Golden } from './read-golden.ts';

const PAGES: readonly Golden[] = [
  {
    rule: 'profiles with addresses, biographies beside them: an acting chief, a chair who is commented out, posts elsewhere',
    file: 'profile-and-bio.html',
    domain: 'tidewell.test',
    path: '/about/leadership',
    people: [
      'Rufus Penhallow | Acting Chief Executive Officer | rufus.penhallow@tidewell.test',
      'Jonty Ferrier-Oakes | Chief Client Officer | jonathan.ferrier-oakes@tidewell.test',
      'Dorrit Maclean | VP Engineering | dorrit.maclean@tidewell.test',
    ],
    roles: {
      CEO: 'Rufus Penhallow (qualified)',
      CTO: 'Dorrit Maclean (near)',
      'Managing Director': 'Rufus Penhallow (near)',
      'VP of Engineering': 'Dorrit Maclean (exact)',
    },
    addresses: [
      'rufus.penhallow@tidewell.test',
      'jonathan.ferrier-oakes@tidewell.test',
      'dorrit.maclean@tidewell.test',
      'hello@tidewell.test',
      'marketing@tidewell.test',
    ],
  },
  {
    rule: 'a gallery in microdata and vCard classes: a name in a social network is no address, a people officer no product officer',
    file: 'gallery-microdata.html',
    domain: 'foxmoor.test',
    path: '/about/leadership',
    people: [
      'Maud Kestrel | Chief Executive Officer',
      'Fergus Carbery | SVP of Browser',
      'Silvan Moorhaus | Chief Financial Officer',
      'Petra Chisholm | Chief People Officer',
      'Vesna Chinnock | VP of Engineering',
      'Jory Humber | VP of Data Science and Engineering',
      'Fergus Carbery | SVP of Foxmoor Browser',
    ],
    roles: {
      CEO: 'Maud Kestrel (exact)',
      CTO: 'Vesna Chinnock (near), Jory Humber (near)',
      CFO: 'Silvan Moorhaus (exact)',
      'Managing Director': 'Maud Kestrel (near)',
      'VP of Engineering': 'Vesna Chinnock (exact), Jory Humber (exact)',
      SVP: 'Fergus Carbery (exact)',
    },
    addresses: [],
  },
  {
    rule: 'a handbook’s list: places behind titles, an executive’s partner, a chief of staff to the chief',
    file: 'handbook-list.html',
    domain: 'sourdale.test',
    path: '/team',
    people: [
      'Quill Slater | CEO, co-founder, Board of Directors (Mill Hollow, CA, USA 🇺🇸)',
      'Bertil Liung | CTO, co-founder, Board of Directors (San Marno, CA, USA 🇺🇸)',
      'Dagny Adler | VP Operations (Marnstad, OH, USA)',
      'Carlo Tennant | VP, Talent & People',
      'Inga Rasch | Executive Business Partner, CTO and VP People & Talent',
      'Petra Quayle | Chief of Staff to CEO, Sales Ops & Strategy',
      'Gwil Brannock | VP, Sales',
      'Noor van Tongeren | Interim Releases Lead (and Head of Infrastructure)',
      'Stellan Gutteridge | Head of Engineering',
    ],
    roles: {
      CEO: 'Quill Slater (exact)',
      CTO: 'Bertil Liung (exact)',
      CoS: 'Petra Quayle (exact)',
      Founder: 'Quill Slater (near), Bertil Liung (near)',
      'Co-Founder': 'Quill Slater (exact), Bertil Liung (exact)',
      'Managing Director': 'Quill Slater (near)',
      'VP of Sales': 'Gwil Brannock (exact)',
      'VP of Engineering': 'Stellan Gutteridge (near), Bertil Liung (near)',
    },
  },
  {
    rule: 'a board of members’ people: the company’s own name behind titles, other firms’ names instead of them',
    file: 'member-board.html',
    domain: 'linnaro.test',
    path: '/about/team',
    people: [
      'Edda Gunnell | Chief Executive Officer',
      'Harriet Boothroyd | Chief Operating Officer',
      'Silas Lyckeby | Chief Technical Officer',
      'Tamsin Benton | VP of Engineering',
      'Joss Bateman | General Manager and VP of Member Services',
      'Otis Hambling | Board member for Armitage and Chairman',
      'Tove Kjosness | Board member for Gogol',
    ],
    roles: {
      CEO: 'Edda Gunnell (exact)',
      CTO: 'Silas Lyckeby (exact)',
      COO: 'Harriet Boothroyd (exact)',
      'Managing Director': 'Edda Gunnell (near), Joss Bateman (near)',
      'VP of Engineering': 'Tamsin Benton (exact)',
    },
  },
  {
    rule: 'staff who mail from another domain: the place between title and address is nobody',
    file: 'staff-other-mail-domain.html',
    domain: 'owsap.test',
    path: '/about/staff',
    people: [
      'Joris van der Weide | Executive Director | joris.vanderweide@owsap-mail.test',
      'Sterre Brownlow | Director of Open Source Projects & Programs | sterre.brownlow@owsap-mail.test',
      'Hilda Aitkenhead | Associate Director of Operations | hilda.aitkenhead@owsap-mail.test',
      'Rasmus Capelle | Principal IT Architect | rcapelle@owsap-mail.test',
    ],
    roles: { CEO: 'Joris van der Weide (near)', 'Managing Director': 'Joris van der Weide (near)' },
  },
  {
    rule: 'joke titles, a dog, a title that nobody filled in: nobody',
    file: 'joke-titles.html',
    domain: 'amberlabs.test',
    path: '/',
    people: [],
    roles: {},
  },
  {
    rule: 'a physician, degrees, thanks in the news, a chief who is commented out: nobody',
    file: 'physician-and-news.html',
    domain: 'apfel.test',
    path: '/about',
    people: [],
    roles: {},
  },
  {
    rule: 'a leadership page with filler: nobody',
    file: 'lorem-leadership.html',
    domain: 'apfel.test',
    path: '/about',
    people: [],
    roles: {},
  },
  {
    rule: 'a German imprint without umlauts in its labels',
    file: 'impressum-ascii.html',
    domain: '12circles.test',
    path: '/impressum.html',
    people: ['Dr. Ruprecht Halden | Geschaeftsfuehrer'],
    roles: { CEO: 'Ruprecht Halden (near)', 'Managing Director': 'Ruprecht Halden (exact)' },
    addresses: ['info@12circles.test'],
  },
  {
    rule: 'a Swiss imprint: three managing directors in lines',
    file: 'impressum-swiss.html',
    domain: 'ampelfrey.test',
    path: '/impressum',
    people: [
      'Urs Wiesengrund | Geschäftsführer',
      'Beat Tannegger | Geschäftsführer',
      'Emre Solakin | Geschäftsführer',
    ],
    roles: {
      CEO: 'Urs Wiesengrund (near), Beat Tannegger (near), Emre Solakin (near)',
      'Managing Director': 'Urs Wiesengrund (exact), Beat Tannegger (exact), Emre Solakin (exact)',
    },
  },
  {
    rule: 'French legal notices in sentences: the representative and his capacity, not the host’s director',
    file: 'mentions-sentences.html',
    domain: '12h43.test',
    path: '/mentions-legales',
    people: ['Aurèle Montfermeil | CEO', 'Aurèle Montfermeil | directeur de la publication'],
    roles: { CEO: 'Aurèle Montfermeil (exact)', 'Managing Director': 'Aurèle Montfermeil (near)' },
  },
  {
    rule: 'French legal notices that nobody filled in: nobody',
    file: 'mentions-to-be-filled.html',
    domain: 'marinagroup.test',
    path: '/mentions-legales/',
    people: [],
    roles: {},
  },
  {
    rule: 'Spanish cards with two titles and a bar between them; job titles as headings are nobody',
    file: 'cards-with-bars.html',
    domain: 'lamarca.test',
    path: '/nuestro-equipo',
    people: [
      'Marisol Quintero Lavalle | Founder & CEO | Gerente Comercial',
      'Ezequiel Tordera | Co-Founder | Director de Operaciones y Finanzas',
    ],
    roles: {
      CEO: 'Marisol Quintero Lavalle (exact)',
      CFO: 'Ezequiel Tordera (near)',
      COO: 'Ezequiel Tordera (exact)',
      Founder: 'Marisol Quintero Lavalle (exact)',
      'Co-Founder': 'Ezequiel Tordera (exact)',
      'Managing Director': 'Marisol Quintero Lavalle (near)',
      'VP of Sales': 'Marisol Quintero Lavalle (near)',
    },
  },
  {
    rule: 'Spanish cards with filler under real names: nobody',
    file: 'lorem-cards-spanish.html',
    domain: 'centuria.test',
    path: '/nuestro-equipo',
    people: [],
    roles: {},
  },
  {
    rule: 'headings with name and title, and a biography that names another firm',
    file: 'headings-with-titles.html',
    domain: 'kinetica.test',
    path: '/about/leadership',
    people: [
      'Alden Wainscott | President',
      'Greta Sandoval | CFO',
      'Alden Wainscott | founder and President',
    ],
    roles: {
      CEO: 'Alden Wainscott (near)',
      CFO: 'Greta Sandoval (exact)',
      Founder: 'Alden Wainscott (exact)',
      'Co-Founder': 'Alden Wainscott (near)',
      President: 'Alden Wainscott (exact)',
    },
  },
  {
    rule: 'a press release: the president who is quoted, not the customer’s chief',
    file: 'press-release.html',
    domain: 'kinetica.test',
    path: '/news/pr/2004/11/17/plans',
    people: ['Alden Wainscott | president', 'Rosalind Tarrow | CEO', 'Alden Wainscott | lead architect'],
    roles: { CEO: 'Alden Wainscott (near)', President: 'Alden Wainscott (exact)' },
  },
  {
    rule: 'a grid of partners and directors of departments: no chief',
    file: 'partners-grid.html',
    domain: 'plf.test',
    path: '/about/team',
    people: [
      'Noël Vauquelin | Partner',
      'Samir Holloway | Director, Taxation',
      'Piers Lunt, FCCA | Director, Business Risk Services department',
      'Odile Marchetti | Tax Manager',
    ],
    roles: {},
  },
  {
    rule: 'Italian cards with first names alone: nobody',
    file: 'first-names-italian.html',
    domain: 'miotram.test',
    path: '/chi-siamo',
    people: [],
    roles: {},
    addresses: ['info@miotram.test'],
  },
  {
    rule: 'cards with an image between name and biography: a post elsewhere is none here',
    file: 'bootstrap-cards.html',
    domain: 'villages.test',
    path: '/about/team',
    people: ['Lev Marenko | Project manager', 'Pavel Orsin | Developer'],
    roles: {},
  },
  {
    rule: 'a German contact card whose labels stand against their values; buttons to the same address are nobody',
    file: 'contact-card-labels.html',
    domain: 'wohlwerk.test',
    path: '/kontakt.html',
    people: ['Gergely Varsanyi | Leiter internationale Kundenbetreuung | gergely@wohlwerk.test'],
    roles: {},
    addresses: ['gergely@wohlwerk.test'],
  },
  {
    rule: 'Spanish headings with years behind the titles: not those of the past leadership',
    file: 'years-behind-titles.html',
    domain: 'rsv.test',
    path: '/nuestro-equipo.html',
    people: ['Noemí Barragán Soto | Presidente', 'Tomás Ibarra Luna | Secretario'],
    roles: { CEO: 'Noemí Barragán Soto (near)', President: 'Noemí Barragán Soto (exact)' },
  },
  {
    rule: 'Norwegian founders in capitals; the mission’s heading is nobody',
    file: 'sections-norwegian.html',
    domain: 'kommaerstad.test',
    path: '/om-oss.html',
    people: ['SIGURD LOFTNES | Grunnlegger & Daglig leder', 'TERJE ASKVOLD | Grunnlegger & Salgssjef'],
    roles: {
      CEO: 'Sigurd Loftnes (near)',
      Founder: 'Sigurd Loftnes (exact), Terje Askvold (exact)',
      'Co-Founder': 'Sigurd Loftnes (near), Terje Askvold (near)',
      'Managing Director': 'Sigurd Loftnes (exact)',
      'VP of Sales': 'Terje Askvold (near)',
    },
  },
  {
    rule: 'a list of a board with dashes: officers come, biographies under their own heading add nobody',
    file: 'board-list-and-bios.html',
    domain: 'chimaera.test',
    path: '/about/leadership',
    people: [
      'Caspian Thorne | President',
      'Ned Hollis | Treasurer',
      'Maeve Underhill | Founder, Executive Director',
      'Lyle Pomeroy | Co-Founder, Secretary',
    ],
    roles: {
      CEO: 'Caspian Thorne (near), Maeve Underhill (near)',
      Founder: 'Maeve Underhill (exact)',
      'Co-Founder': 'Lyle Pomeroy (exact)',
      President: 'Caspian Thorne (exact)',
      'Managing Director': 'Maeve Underhill (near)',
    },
  },
  {
    rule: 'an accordion: who answers for a field, and titles in images',
    file: 'accordion-swiss.html',
    domain: 'ampelfrey.test',
    path: '/ueber-uns',
    people: [
      'Urs Wiesengrund | Geschäftsführer Ampelfrey',
      'Beat Tannegger | Geschäftsführer Ampelfrey',
      'Urs Wiesengrund | Verantwortlich',
      'Beat Tannegger | Verantwortlich',
    ],
    roles: {
      CEO: 'Urs Wiesengrund (near), Beat Tannegger (near)',
      'Managing Director': 'Urs Wiesengrund (exact), Beat Tannegger (exact)',
    },
  },
];

describe('golden pages', () => {
  test.each(PAGES)('$rule', (page) => {
    const facts = readGolden(page);
    expect(peopleIn(facts)).toEqual(page.people);
    expect(rolesIn(facts)).toEqual(page.roles);
    if (page.addresses !== undefined)
      expect(facts.addresses.map(({ address }) => address)).toEqual(page.addresses);
  });

  test.each(PAGES)('what is quoted of $file carries nobody else’s address, in whole words', (page) => {
    const facts = readGolden(page);
    for (const { address, words } of facts.addresses)
      expect(
        facts.addresses.filter((other) => other.address !== address && words.includes(other.address)),
      ).toEqual([]);
    for (const { words, emails } of facts.mentions)
      for (const [found] of words.matchAll(/\S+@\S+/g)) expect(emails).toContain(found);
  });

  test('every page has its expectation', () => {
    const files = readdirSync(new URL('pages/', import.meta.url)).sort();
    expect(PAGES.map(({ file }) => file).sort()).toEqual(files);
  });
});
