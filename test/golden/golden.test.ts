// Pages built after public ones (SOURCES.md), read by the engine's real readers: who comes out, who must not.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { peopleIn, readGolden, rolesIn, type GoldenPage } from './read-golden.ts';

type Golden = GoldenPage & {
  rule: string;
  people: string[];
  roles: Record<string, string>;
  addresses?: string[];
};

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
      'Lorna Chalmers | Chief Executive Officer',
      'Iain Carbery | SVP of Browser',
      'Erik Moorhaus | Chief Financial Officer',
      'Dana Chisholm | Chief People Officer',
      'Vesna Chinnock | VP of Engineering',
      'Jory Humber | VP of Data Science and Engineering',
      'Iain Carbery | SVP of Foxmoor Browser',
    ],
    roles: {
      CEO: 'Lorna Chalmers (exact)',
      CTO: 'Vesna Chinnock (near), Jory Humber (near)',
      CFO: 'Erik Moorhaus (exact)',
      'Managing Director': 'Lorna Chalmers (near)',
      'VP of Engineering': 'Vesna Chinnock (exact), Jory Humber (exact)',
      SVP: 'Iain Carbery (exact)',
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
      'VP of Engineering': 'Bertil Liung (near), Stellan Gutteridge (near)',
    },
  },
  {
    rule: 'a board of members’ people: the company’s own name behind titles, other firms’ names instead of them',
    file: 'member-board.html',
    domain: 'linnaro.test',
    path: '/about/team',
    people: [
      'Liv Gunnell | Chief Executive Officer',
      'Robin Boothroyd | Chief Operating Officer',
      'Grant Lyckeby | Chief Technical Officer',
      'Tamsin Benton | VP of Engineering',
      'Joss Bateman | General Manager and VP of Member Services',
      'Mark Hambling | Board member for Armitage and Chairman',
      'Tove Kjosness | Board member for Gogol',
    ],
    roles: {
      CEO: 'Liv Gunnell (exact)',
      CTO: 'Grant Lyckeby (exact)',
      COO: 'Robin Boothroyd (exact)',
      'Managing Director': 'Liv Gunnell (near), Joss Bateman (near)',
      'VP of Engineering': 'Tamsin Benton (exact)',
    },
  },
  {
    rule: 'staff who mail from another domain: the place between title and address is nobody',
    file: 'staff-other-mail-domain.html',
    domain: 'owsap.test',
    path: '/about/staff',
    people: [
      'Andries van der Stoep | Executive Director | andries.vanderstoep@owsap-mail.test',
      'Sterre Brownlow | Director of Open Source Projects & Programs | sterre.brownlow@owsap-mail.test',
      'Dawn Aitkenhead | Associate Director of Operations | dawn.aitkenhead@owsap-mail.test',
      'Christian Capelle | Principal IT Architect | ccapelle@owsap-mail.test',
    ],
    roles: { CEO: 'Andries van der Stoep (near)', 'Managing Director': 'Andries van der Stoep (near)' },
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
    people: ['Dr. Philipp Zahnd | Geschaeftsfuehrer'],
    roles: { CEO: 'Philipp Zahnd (near)', 'Managing Director': 'Philipp Zahnd (exact)' },
    addresses: ['info@12circles.test'],
  },
  {
    rule: 'a Swiss imprint: three managing directors in lines',
    file: 'impressum-swiss.html',
    domain: 'ampelfrey.test',
    path: '/impressum',
    people: [
      'Timo Steinfurter | Geschäftsführer',
      'David Staubli | Geschäftsführer',
      'Sinan Sener | Geschäftsführer',
    ],
    roles: {
      CEO: 'Timo Steinfurter (near), David Staubli (near), Sinan Sener (near)',
      'Managing Director': 'Timo Steinfurter (exact), David Staubli (exact), Sinan Sener (exact)',
    },
  },
  {
    rule: 'French legal notices in sentences: the representative and his capacity, not the host’s director',
    file: 'mentions-sentences.html',
    domain: '12h43.test',
    path: '/mentions-legales',
    people: ['Frédéric Bernardon | CEO', 'Frédéric Bernardon | directeur de la publication'],
    roles: { CEO: 'Frédéric Bernardon (exact)', 'Managing Director': 'Frédéric Bernardon (near)' },
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
      'Daniela Santoyo Escalante | Founder & CEO | Gerente Comercial',
      'Alcides Lizárraga | Co-Founder | Director de Operaciones y Finanzas',
    ],
    roles: {
      CEO: 'Daniela Santoyo Escalante (exact)',
      COO: 'Alcides Lizárraga (exact)',
      Founder: 'Daniela Santoyo Escalante (exact)',
      'Co-Founder': 'Alcides Lizárraga (exact)',
      'Managing Director': 'Daniela Santoyo Escalante (near)',
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
      'Davin Wheelwright | President',
      'Melina Philipps | CFO',
      'Davin Wheelwright | founder and President',
    ],
    roles: {
      CEO: 'Davin Wheelwright (near)',
      CFO: 'Melina Philipps (exact)',
      Founder: 'Davin Wheelwright (exact)',
      'Co-Founder': 'Davin Wheelwright (near)',
      President: 'Davin Wheelwright (exact)',
    },
  },
  {
    rule: 'a press release: the president who is quoted, not the customer’s chief',
    file: 'press-release.html',
    domain: 'kinetica.test',
    path: '/news/pr/2004/11/17/plans',
    people: ['Davin Wheelwright | president', 'Rosalind Tarrow | CEO', 'Davin Wheelwright | lead architect'],
    roles: { CEO: 'Davin Wheelwright (near)', President: 'Davin Wheelwright (exact)' },
  },
  {
    rule: 'a grid of partners and directors of departments: no chief',
    file: 'partners-grid.html',
    domain: 'plf.test',
    path: '/about/team',
    people: [
      'Elian Chartrand | Partner',
      'Georg Bahnem | Director, Taxation',
      'Marc Cotten, FCCA | Director, Business Risk Services department',
      'Elia Hrawe | Tax Manager',
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
    people: ['Gregor Okhotnik | Project manager', 'Danil Beilin | Developer'],
    roles: {},
  },
  {
    rule: 'a German contact card whose labels stand against their values; buttons to the same address are nobody',
    file: 'contact-card-labels.html',
    domain: 'wohlwerk.test',
    path: '/kontakt.html',
    people: ['Zoltan Abrami | Leiter internationale Kundenbetreuung | zoltan@wohlwerk.test'],
    roles: {},
    addresses: ['zoltan@wohlwerk.test'],
  },
  {
    rule: 'Spanish headings with years behind the titles: not those of the past leadership',
    file: 'years-behind-titles.html',
    domain: 'rsv.test',
    path: '/nuestro-equipo.html',
    people: ['Isaura Gallardo Rendell | Presidente', 'Juan Anaya Villamar | Secretario'],
    roles: { CEO: 'Isaura Gallardo Rendell (near)', President: 'Isaura Gallardo Rendell (exact)' },
  },
  {
    rule: 'Norwegian founders in capitals; the mission’s heading is nobody',
    file: 'sections-norwegian.html',
    domain: 'kommaerstad.test',
    path: '/om-oss.html',
    people: ['JONAS LOUNDAL | Grunnlegger & Daglig leder', 'CHRIS GULDHAUG | Grunnlegger & Salgssjef'],
    roles: {
      CEO: 'Jonas Loundal (near)',
      Founder: 'Jonas Loundal (exact), Chris Guldhaug (exact)',
      'Co-Founder': 'Jonas Loundal (near), Chris Guldhaug (near)',
      'Managing Director': 'Jonas Loundal (exact)',
      'VP of Sales': 'Chris Guldhaug (near)',
    },
  },
  {
    rule: 'a list of a board with dashes: officers come, biographies under their own heading add nobody',
    file: 'board-list-and-bios.html',
    domain: 'chimaera.test',
    path: '/about/leadership',
    people: [
      'Orin Slobodan | President',
      'Rob Carew | Treasurer',
      'Dana Wooldridge | Founder, Executive Director',
      'Terry Beyrak | Co-Founder, Secretary',
    ],
    roles: {
      CEO: 'Orin Slobodan (near), Dana Wooldridge (near)',
      Founder: 'Dana Wooldridge (exact)',
      'Co-Founder': 'Terry Beyrak (exact)',
      President: 'Orin Slobodan (exact)',
      'Managing Director': 'Dana Wooldridge (near)',
    },
  },
  {
    rule: 'an accordion: who answers for a field, and titles in images',
    file: 'accordion-swiss.html',
    domain: 'ampelfrey.test',
    path: '/ueber-uns',
    people: [
      'Timo Steinfurter | Geschäftsführer Ampelfrey',
      'David Staubli | Geschäftsführer Ampelfrey',
      'Timo Steinfurter | Verantwortlich',
      'David Staubli | Verantwortlich',
    ],
    roles: {
      CEO: 'Timo Steinfurter (near), David Staubli (near)',
      'Managing Director': 'Timo Steinfurter (exact), David Staubli (exact)',
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
