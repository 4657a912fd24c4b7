// Companies whose pages tempt a reader to name the wrong person, or the right one under another name.
import { type Company, company } from '../company.ts';
import { avisoLegal } from '../sites/legal-notices.ts';
import { groupExecutives } from '../sites/group-executives.ts';
import { leadershipCards } from '../sites/leadership-cards.ts';
import { mailtoTeam } from '../sites/mailto-team.ts';
import { microdata } from '../sites/microdata.ts';
import { faceless, parked, themeDemo, underConstruction } from '../sites/no-company.ts';
import { nextState } from '../sites/next-state.ts';
import { onePager } from '../sites/one-pager.ts';
import { proseAbout } from '../sites/prose-about.ts';
import { robotsBanned, robotsBroken, teamForbidden } from '../sites/robots-walls.ts';
import { staffTable } from '../sites/staff-table.ts';

const WRONG_PEOPLE: readonly Company[] = [
  company({
    domain: 'kirrinvale.test',
    name: 'Kirrinvale',
    tests: 'an interim CEO, a former one in the history, a deputy CFO and an acting one',
    build: leadershipCards,
    staff: [
      ['Euphemia Castlereagh', 'Interim Chief Executive Officer'],
      ['Bertram Osgodby', 'Acting CFO'],
      ['Lilias Penniston', 'Deputy Chief Financial Officer'],
      ['Hector Mandeville-Oka', 'Vice President, Legal', { local: 'hector.mandeville-oka' }],
    ],
    decoys: [{ kind: 'former', name: 'Archibald Fenwright', title: 'Chief Executive Officer' }],
  }),
  company({
    domain: 'maddock-fibre.test',
    name: 'Maddock Fibre',
    tests: 'the assistant to the CEO is named, the CEO is not',
    build: microdata,
    staff: [
      ['Ignacia Pellinore', 'Executive Assistant to the CEO'],
      ['Duncan Fairlamb', 'COO'],
    ],
    decoys: [
      { kind: 'assistant', name: 'Rowena Tilbrook', title: 'assistant to the managing director' },
      { kind: 'quoted', name: 'Odette Farrier', title: 'CEO', organization: 'Farrier Cables' },
    ],
  }),
  company({
    domain: 'aldermere-group.test',
    name: 'Aldermere Group',
    tests:
      'a list of senior and executive vice presidents, a regional one, and a board that leads other firms',
    build: groupExecutives,
    pattern: 'flast',
    staff: [
      ['Constance Aldermere', 'Chief Executive Officer'],
      ['Osric Blenkinsop', 'Executive Vice President, Rail Systems'],
      ['Mehetabel Stroud', 'Executive Vice President'],
      ['Lancelot Amory-Pike', 'Senior Vice President, Operations', { local: 'lamorypike' }],
      ['Sidonie Kettering', 'SVP, People'],
      ['Ravindra Holmwood', 'SVP, Sales'],
      ['Cecily Jarrowby', 'VP Sales Operations'],
      ['Ethelbert Marsden', 'Press Officer', { published: true, place: 'team' }],
    ],
    decoys: [
      { kind: 'adviser', name: 'Gottfried Ellingham', title: 'CFO', organization: 'Norland Shipping' },
      {
        kind: 'adviser',
        name: 'Maud Sevenoaks',
        title: 'Chief Technology Officer',
        organization: 'Sevenoaks Steel',
      },
      { kind: 'former', name: 'Jocelyn Harkaway', title: 'President' },
    ],
  }),
  company({
    domain: 'greyling-health.test',
    name: 'Greyling Health',
    tests: 'chiefs of other things: medical, people; a physician with "MD" behind her name',
    build: leadershipCards,
    staff: [
      [
        'Theophila Brightwater, MD',
        'Chief Medical Officer',
        { alsoNamed: ['Theophila Brightwater'], local: 'theophila.brightwater' },
      ],
      ['Jolyon Harcastle', 'Chief People Officer'],
      [
        'Nerys Llanfair-Poole, MD',
        'Consultant Radiologist',
        { alsoNamed: ['Nerys Llanfair-Poole'], local: 'nerys.llanfair-poole' },
      ],
      ['Dr. Rupertus Ainsley', 'CEO', { alsoNamed: ['Rupertus Ainsley'], first: 'Rupertus' }],
    ],
  }),
  company({
    domain: 'bobbinworks.test',
    name: 'Bobbinworks',
    tests: 'nicknames on the page, full names in the addresses; a dog on the team',
    build: mailtoTeam,
    staff: [
      ['Bob Trevanion', 'CEO', { alsoNamed: ['Robert Trevanion'], local: 'robert.trevanion' }],
      ['Liz Oakenshaw', 'CTO', { alsoNamed: ['Elizabeth Oakenshaw'], local: 'elizabeth.oakenshaw' }],
      ['Biscuit Waggleton', 'Chief Happiness Dog', { published: true }],
    ],
  }),
  company({
    domain: 'hallam-sons.test',
    name: 'Hallam & Sons',
    tests: 'a family: the same surname three times; first@',
    build: onePager,
    pattern: 'first',
    staff: [
      ['Edric Hallam', 'Managing Director'],
      ['Edwina Hallam', 'CFO'],
      ['Edmund Hallam', 'Head of Sales'],
    ],
  }),
  company({
    domain: 'strandloper.test',
    name: 'Strandloper',
    tests: 'names with a quoted nickname and degrees',
    build: microdata,
    staff: [
      [
        'Valdemar ("Valo") Kuusinaho',
        'Founder & CEO',
        { alsoNamed: ['Valdemar Kuusinaho', 'Valo Kuusinaho'] },
      ],
      ['Philomena Ashcombe, MBA', 'CFO', { alsoNamed: ['Philomena Ashcombe'], local: 'philomena.ashcombe' }],
      ['Prof. Dr. Leander Voss-Amadi', 'CTO', { alsoNamed: ['Leander Voss-Amadi'], first: 'Leander' }],
    ],
  }),
  company({
    domain: 'threefold-maps.test',
    name: 'Threefold Maps',
    tests: 'three founders, one of whom left; a namesake of the CEO among the customers',
    build: proseAbout,
    pattern: 'first',
    staff: [
      ['Sorrel Wainthorpe', 'Co-Founder & CEO'],
      ['Ezekiel Marchmont', 'Co-Founder & CTO'],
    ],
    decoys: [
      { kind: 'former', name: 'Linnet Fairbrass', title: 'Co-Founder' },
      { kind: 'testimonial', name: 'Sorrel Wainwright', title: 'CFO', organization: 'Dovecote Surveying' },
    ],
  }),
  company({
    domain: 'quayside-letters.test',
    name: 'Quayside Letters',
    tests: 'the mail domain is another than the site’s; the addresses are printed',
    build: staffTable,
    mailDomain: 'quayside-post.test',
    staff: [
      ['Rosanna Cheverell', 'Managing Director', { published: true }],
      ['Gerard Tolland-Meyer', 'CFO', { published: true, local: 'gerard.tolland-meyer' }],
    ],
  }),
  company({
    domain: 'plumeria-cloud.test',
    name: 'Plumeria Cloud',
    tests: 'regional and divisional titles alone',
    build: nextState,
    staff: [
      ['Augustin Delacorte', 'VP Sales EMEA'],
      ['Henrike Stelling', 'Managing Director, Europe'],
    ],
    decoys: [
      { kind: 'testimonial', name: 'Thaddeus Crane', title: 'CEO', organization: 'Cranefield Mutual' },
    ],
  }),
];

const NOBODY: readonly Company[] = [
  company({
    domain: 'morrow-and-fen.test',
    name: 'Morrow and Fen',
    tests: 'only info@; nobody but the head of a trade fair is named',
    build: faceless,
    decoys: [
      { kind: 'quoted', name: 'Marta Vell', title: 'Chief Executive', organization: 'the Spring Fair' },
    ],
  }),
  company({
    domain: 'gable-house.test',
    name: 'Gable House',
    tests: 'a theme’s sample people and lorem ipsum',
    build: themeDemo,
    decoys: [
      { kind: 'placeholder', name: 'John Doe', title: 'CEO & Founder' },
      { kind: 'placeholder', name: 'Jane Smith', title: 'CTO' },
      { kind: 'placeholder', name: 'Your Name', title: 'Chief Marketing Officer' },
    ],
  }),
  company({
    domain: 'wick-and-barrow.test',
    name: 'Wick and Barrow',
    tests: 'parked',
    build: parked,
    web: 'http',
  }),
  company({ domain: 'soonest.test', name: 'Soonest', tests: 'under construction', build: underConstruction }),
  company({
    domain: 'testimony-works.test',
    name: 'Testimony Works',
    tests: 'a CEO, a CFO and a President, all of them customers',
    build: faceless,
    decoys: [
      { kind: 'testimonial', name: 'Winthrop Daley', title: 'CEO', organization: 'Daley Grain' },
      { kind: 'testimonial', name: 'Petronella Ash', title: 'CFO', organization: 'Ashfield Glass' },
      { kind: 'partner', name: 'Cornelius Vane', title: 'President', organization: 'Vane Sails' },
      { kind: 'adviser', name: 'Hortensia Bligh', title: 'CTO', organization: 'Bligh Telecom' },
    ],
  }),
  company({
    domain: 'velada-textil.test',
    name: 'Velada Textil',
    language: 'es',
    tests: 'a Spanish site that lists only advisers of other firms',
    build: avisoLegal,
    decoys: [
      {
        kind: 'adviser',
        name: 'Eulalia Peñarroya',
        title: 'Directora General',
        organization: 'Hilaturas Norte',
      },
    ],
  }),
];

const WALLS: readonly Company[] = [
  company({
    domain: 'larkspur-mills.test',
    name: 'Larkspur Mills',
    tests: 'robots may read /about but not /team',
    build: teamForbidden,
    staff: [
      ['Gwyneth Fallowdene', 'CEO'],
      ['Oswin Trentham', 'CTO', { place: 'forbidden', findable: false, published: true }],
      ['Bettina Marlowe-Shaw', 'CFO', { place: 'forbidden', findable: false }],
    ],
  }),
  company({
    domain: 'hushwood.test',
    name: 'Hushwood',
    tests: 'robots may read nothing',
    build: robotsBanned,
    staff: [['Clarissa Hushwood', 'CEO', { findable: false }]],
  }),
  company({
    domain: 'flint-hollow.test',
    name: 'Flint Hollow',
    tests: 'robots.txt fails, which forbids everything',
    build: robotsBroken,
    staff: [['Rhoda Flintham', 'CEO', { findable: false }]],
  }),
  ...(
    [
      ['nowhere-special.test', 'a domain that does not exist', { dns: 'nxdomain' }],
      ['brokenzone.test', 'a zone that fails', { dns: 'servfail' }],
      ['mutezone.test', 'a name server that never answers', { dns: 'timeout' }],
      ['shut-door.test', 'a site that cuts connections', { web: 'refused' }],
      ['long-silence.test', 'a site that never answers', { web: 'silent' }],
    ] as const
  ).map(([domain, tests, rest]) =>
    company({
      domain,
      name: 'Unseen Works',
      tests,
      build: leadershipCards,
      staff: [['Ottmar Unseen', 'CEO']],
      ...rest,
    }),
  ),
];

export const TRAPS: readonly Company[] = [...WRONG_PEOPLE, ...NOBODY, ...WALLS];
