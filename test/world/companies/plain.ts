// Healthy companies with ordinary English sites, each built differently.
import { type Company, company } from '../company.ts';
import { carousel } from '../sites/carousel.ts';
import { definitionList } from '../sites/definition-list.ts';
import { hCard } from '../sites/h-card.ts';
import { hiddenAddresses } from '../sites/hidden-addresses.ts';
import { jsonLd } from '../sites/json-ld.ts';
import { leadershipCards } from '../sites/leadership-cards.ts';
import { mailtoTeam } from '../sites/mailto-team.ts';
import { microdata } from '../sites/microdata.ts';
import { nestedDivs } from '../sites/nested-divs.ts';
import { nextState } from '../sites/next-state.ts';
import { onePager } from '../sites/one-pager.ts';
import { pressRoom } from '../sites/press-room.ts';
import { profilePages } from '../sites/profile-pages.ts';
import { proseAbout } from '../sites/prose-about.ts';
import { sitemapOnly } from '../sites/sitemap-only.ts';
import { splitNameTable, staffTable } from '../sites/staff-table.ts';

export const PLAIN: readonly Company[] = [
  company({
    domain: 'veltrana-robotics.test',
    name: 'Veltrana Robotics',
    business: 'robot arms for small workshops',
    tests: 'leadership cards; a testimonial, a former CEO and a commented-out COO beside them',
    build: leadershipCards,
    staff: [
      ['Maren Oakhollow', 'Chief Executive Officer'],
      ['Tobin Ashgrove', 'Chief Technology Officer'],
      ['Priya Lindqvale', 'Chief Financial Officer', { published: true }],
      ['Odell Farrowmere', 'VP of Sales'],
      ['Ines Calderwick', 'Head of Engineering'],
    ],
    decoys: [
      { kind: 'testimonial', name: 'Garrick Thistlewood', title: 'CEO', organization: 'Brightmoor Bakeries' },
      { kind: 'former', name: 'Wendell Strake', title: 'Chief Executive Officer' },
      { kind: 'commented', name: 'Lorna Pettibrook', title: 'Chief Operating Officer' },
    ],
  }),
  company({
    domain: 'lanternfoot.test',
    name: 'Lanternfoot',
    business: 'lighting plans for museums',
    tests: 'people in sentences alone; first@; http only',
    build: proseAbout,
    pattern: 'first',
    web: 'http',
    staff: [
      ['Corin Dasgupta-Hale', 'CEO and co-founder'],
      ['Ysolde Marchbanks', 'Chief Operating Officer'],
      ['Bram Tolliver', 'VP Marketing'],
    ],
  }),
  company({
    domain: 'harrowgate-instruments.test',
    name: 'Harrowgate Instruments',
    business: 'weather instruments',
    tests: 'a table of everybody with some addresses; flast@; replies without enhanced codes',
    build: staffTable,
    pattern: 'flast',
    mail: 'bare',
    web: 'https-apex',
    staff: [
      ['Leopold Quennell', 'Managing Director'],
      ['Harriet Vosmere', 'Chief Operating Officer'],
      ['Dilwyn Prosserby', 'Head of Marketing'],
      ['Agnes Tarrowby', 'Head of Customer Care', { published: true, place: 'team' }],
      ['Felix Undergrove', 'Account Manager', { published: true, place: 'team' }],
    ],
  }),
  company({
    domain: 'quillmarsh-press.test',
    name: 'Quillmarsh Press',
    business: 'field guides to mosses',
    tests: 'an old site by hand; officers in a definition list, title before name; http and www',
    build: definitionList,
    web: 'http-www',
    staff: [
      ['Theodora Winslake', 'President'],
      ['Rupert Ganderby', 'Chief Financial Officer'],
      ['Miriam Scrope-Ellery', 'Editor'],
    ],
    decoys: [{ kind: 'former', name: 'Cuthbert Larkspur', title: 'President' }],
  }),
  company({
    domain: 'pelorus-analytics.test',
    name: 'Pelorus Analytics',
    business: 'tide forecasts for harbours',
    tests: 'people in JSON-LD alone, reviews by strangers beside them; first@; unknown is 5.4.1',
    build: jsonLd,
    pattern: 'first',
    mail: 'edge-directory',
    staff: [
      ['Nadira Holloway-Finch', 'Co-Founder & CEO'],
      ['Emeka Strandwell', 'Co-Founder & CTO'],
      ['Saskia Pemberwick', 'Chief Marketing Officer'],
      ['Joon-ho Baekrim', 'VP of Engineering', { local: 'joonho' }],
    ],
    decoys: [
      { kind: 'testimonial', name: 'Ottilie Brandreth', title: 'CFO', organization: 'Port of Saltmere' },
    ],
  }),
  company({
    domain: 'brackenholt-foods.test',
    name: 'Brackenholt Foods',
    business: 'pickles and preserves',
    tests: 'microdata; f.last@; several exchanges',
    build: microdata,
    pattern: 'f.last',
    dns: 'several-mx',
    staff: [
      ['Ambrose Kettlewick', 'President and Chief Executive Officer'],
      ['Lucinda Farthingale', 'Chief Information Officer'],
      ['Percival Onslowe', 'Vice President of Marketing', { published: true }],
      ['Beatrix Mundaywood', 'Chief of Staff'],
    ],
  }),
  company({
    domain: 'tidewright.test',
    name: 'Tidewright',
    business: 'calm software for boat yards',
    tests: 'h-cards and vCard files; every address printed',
    build: hCard,
    pattern: 'first',
    web: 'https',
    staff: [
      ['Zephyrine Calloway-Ford', 'Founder', { published: true }],
      ['Ivo Brandelhurst', 'CTO', { published: true }],
      ['Tamsin Rookwood', 'Office Manager', { published: true }],
    ],
  }),
  company({
    domain: 'monocular-labs.test',
    name: 'Monocular Labs',
    business: 'cameras that count birds',
    tests: 'embedded application state, empty body; the first exchange is dead',
    build: nextState,
    dns: 'dead-first-mx',
    staff: [
      ['Rosalind Achterberg', 'Founder & CEO'],
      ['Kwabena Ottley', 'Chief Product Officer'],
      ['Liora Stavenhagen', 'VP Engineering'],
    ],
    decoys: [
      {
        kind: 'testimonial',
        name: 'Merrick Fallowfield',
        title: 'Chief Technology Officer',
        organization: 'Heron Trust',
      },
    ],
  }),
  company({
    domain: 'fernmoor-energy.test',
    name: 'Fernmoor Energy',
    business: 'heat from disused mines',
    tests: 'people only as they speak in press releases, officers of other firms beside them',
    build: pressRoom,
    staff: [
      ['Alistair Brockhampton', 'Chief Executive'],
      ['Yewande Coldharbour', 'Chief Operating Officer'],
      ['Gideon Marlpit', 'Chief Financial Officer'],
    ],
    decoys: [
      {
        kind: 'namesake',
        name: 'Perpetua Lindgate',
        title: 'Chief Technology Officer',
        organization: 'Tramway Works',
      },
      {
        kind: 'namesake',
        name: 'Ranulf Osterby',
        title: 'Chief Marketing Officer',
        organization: 'Harbour Board',
      },
    ],
  }),
  company({
    domain: 'copperline-transit.test',
    name: 'Copperline Transit',
    business: 'tram bodies',
    tests: 'cards with mail links of ordinary staff; firstl@',
    build: mailtoTeam,
    pattern: 'firstl',
    mail: 'many-lines',
    staff: [
      ['Delphine Wexcombe', 'CEO'],
      ['Hamish Torquay-Bell', 'VP, Sales', { last: 'Torquay' }],
      ['Oriel Santhanam', 'CTO'],
      ['Barnaby Gulliver-Price', 'Software Engineer', { published: true, place: 'team', last: 'Gulliver' }],
      ['Kirsi Vantaanmaa', 'Office Manager', { published: true, place: 'team' }],
      ['Desmond Achebury', 'Account Manager', { published: true, place: 'team' }],
    ],
  }),
  company({
    domain: 'grindlewick.test',
    name: 'Grindlewick',
    business: 'mills for spice makers',
    tests: 'addresses hidden in four ways; first_last@, which only they show',
    build: hiddenAddresses,
    pattern: 'first_last',
    staff: [
      ['Evander Whitlocke', 'CEO', { published: true }],
      ['Sunniva Dalgaard-Reyes', 'COO', { published: true, last: 'Dalgaard' }],
      ['Montague Ferrisby', 'CFO', { published: true }],
      ['Imogen Cattermole', 'CTO', { published: true }],
      ['Lysander Pooke', 'VP of Marketing'],
    ],
  }),
  company({
    domain: 'sablefen-capital.test',
    name: 'Sablefen Capital',
    business: 'small loans for large ideas',
    tests: 'titles two clicks deep; last@; a Chief Investment Officer is no CIO',
    build: profilePages,
    pattern: 'last',
    staff: [
      ['Cordelia Rathbourne', 'Managing Director'],
      ['Ignatius Mellowes', 'Chief Investment Officer'],
      ['Florian Tresswell', 'Chief Financial Officer', { published: true }],
      ['Winifred Abelard', 'Investor Relations Manager', { published: true, place: 'team' }],
    ],
  }),
  company({
    domain: 'marrowstone-games.test',
    name: 'Marrowstone Games',
    business: 'board games about geology',
    tests: 'a slider with title before name and cloned slides; first@',
    build: carousel,
    pattern: 'first',
    staff: [
      ['Jocasta Bellweather', 'Co-Founder & CEO'],
      ['Umberto Skelling', 'Co-Founder, Chief Product Officer'],
      ['Thandiwe Marrick', 'Co-Founder'],
      ['Piers Wainfleet', 'VP of Marketing'],
    ],
  }),
  company({
    domain: 'ottershaw-interiors.test',
    name: 'Ottershaw Interiors',
    business: 'staircases',
    tests: 'a site builder’s nested boxes; first@; a testimonial',
    build: nestedDivs,
    pattern: 'first',
    mail: 'many-lines',
    staff: [
      ['Philippa Stonegrave', 'Founder'],
      ['Casimir Dunholm', 'Managing Director'],
    ],
    decoys: [
      { kind: 'testimonial', name: 'Drusilla Hexham', title: 'President', organization: 'Moorgate Hotels' },
    ],
  }),
  company({
    domain: 'kestrelbank-logistics.test',
    name: 'Kestrelbank Logistics',
    business: 'cold storage',
    tests: 'the people’s page stands in a nested sitemap alone, among 120 products',
    build: sitemapOnly,
    staff: [
      ['Hildegard Ostrowe', 'Chief Executive Officer'],
      ['Matthias Kirkbride', 'Chief Operating Officer'],
      ['Solveig Abernethy-Cole', 'Chief Financial Officer', { last: 'Abernethycole' }],
    ],
  }),
  company({
    domain: 'pinnock-rudge.test',
    name: 'Pinnock & Rudge',
    business: 'hand-made bicycles',
    tests: 'one page with headings; firstlast@',
    build: onePager,
    pattern: 'firstlast',
    staff: [
      ['Sybil Pinnock', 'Co-Founder'],
      ['Horatio Rudge', 'Co-Founder'],
      ['Araminta Oyelaran', 'Head of Sales'],
    ],
  }),
  company({
    domain: 'halloway-castings.test',
    name: 'Halloway Castings',
    business: 'bronze bells',
    tests: 'a table with family name first in its own column; last.first@ shown by a colleague',
    build: splitNameTable,
    pattern: 'last.first',
    web: 'http',
    staff: [
      ['Ignatz Vellacott', 'Managing Director'],
      ['Prudence Okonjo-Lake', 'CFO', { last: 'Okonjo-lake' }],
      ['Silas Thrupp', 'Head of Customer Care', { published: true, place: 'team' }],
      [
        'Mabel Crowhurst-Jones',
        'Office Manager',
        { published: true, place: 'team', last: 'crowhurst-jones' },
      ],
    ],
    decoys: [
      { kind: 'quoted', name: 'Piran Lode', title: 'Chief Technology Officer', organization: 'Lode Foundry' },
    ],
  }),
];
