// Companies with good sites whose mail servers are hard to ask.
import { type Company, company } from '../company.ts';
import { groupExecutives } from '../sites/group-executives.ts';
import { leadershipCards } from '../sites/leadership-cards.ts';
import { mailtoTeam } from '../sites/mailto-team.ts';
import { microdata } from '../sites/microdata.ts';
import { profilePages } from '../sites/profile-pages.ts';
import { staffTable } from '../sites/staff-table.ts';

export const MAIL_TROUBLES: readonly Company[] = [
  company({
    domain: 'ambervale-audio.test',
    name: 'Ambervale Audio',
    tests: 'greylisting before any lookup',
    build: leadershipCards,
    mail: 'greylisting',
    staff: [
      ['Leontyne Hargrave-Okoro', 'CEO', { local: 'leontyne.hargrave-okoro' }],
      ['Sebastian Tullivant', 'CTO'],
    ],
  }),
  company({
    domain: 'rookhaven-supply.test',
    name: 'Rookhaven Supply',
    tests: 'greylisting of existing mailboxes only',
    build: microdata,
    mail: 'greylisting-after-lookup',
    staff: [
      ['Octavia Brinsmead', 'Chief Executive Officer'],
      ['Lorcan Detheridge', 'VP of Sales'],
    ],
  }),
  company({
    domain: 'taconite-ridge.test',
    name: 'Taconite Ridge',
    tests: 'a slow mail server',
    build: leadershipCards,
    mail: 'slow',
    staff: [
      ['Gwendolen Arkwright-Sato', 'COO', { local: 'gwendolen.arkwright-sato' }],
      ['Bartholomew Insley', 'CFO'],
    ],
  }),
  company({
    domain: 'hollin-marsh.test',
    name: 'Hollin Marsh',
    tests: 'refused at the banner; colleagues’ addresses show the pattern',
    build: mailtoTeam,
    mail: 'refusing',
    pattern: 'flast',
    staff: [
      ['Clementina Vosburgh', 'CEO'],
      ['Auberon Lightfoot-Ng', 'CFO', { published: true, last: 'Lightfootng' }],
      ['Rufus Beckinsdale', 'Software Engineer', { published: true, place: 'team' }],
      ['Ottoline Grimsdyke', 'Office Manager', { published: true, place: 'team' }],
      ['Jasper Wolverley', 'Account Manager', { published: true, place: 'team' }],
    ],
  }),
  company({
    domain: 'bexhollow-insurance.test',
    name: 'Bexhollow Insurance',
    tests: 'refused for policy, nobody’s address printed: the addresses cannot be known',
    build: profilePages,
    mail: 'policy',
    pattern: 'f.last',
    staff: [
      ['Evangeline Thorncastle', 'President & CEO'],
      ['Rafferty Cole-Ibsen', 'Chief Information Officer', { last: 'Coleibsen' }],
    ],
  }),
  company({
    domain: 'dunmarrow.test',
    name: 'Dunmarrow',
    tests: 'a 421 after four recipients; two colleagues show the pattern',
    build: staffTable,
    mail: 'rate-limiting',
    staff: [
      ['Marguerite Penhallow', 'Managing Director'],
      ['Dashiell Corriveau', 'Head of Sales'],
      ['Isolde Tarkington', 'Office Manager', { published: true, place: 'team' }],
      ['Ephraim Gadsby', 'Account Manager', { published: true, place: 'team' }],
    ],
  }),
  company({
    domain: 'cragmile.test',
    name: 'Cragmile',
    tests: 'a tarpit after ten errors; firstlast@',
    build: leadershipCards,
    mail: 'tarpit',
    pattern: 'firstlast',
    staff: [
      ['Valentina Ashdowne', 'CEO'],
      ['Hugo Merrivale', 'Chief Marketing Officer'],
      ['Naveen Coppersmith', 'Chief of Staff to the CEO'],
    ],
  }),
  company({
    domain: 'wrenfield-paper.test',
    name: 'Wrenfield Paper',
    tests: 'the mail server hangs up; the addresses are printed',
    build: mailtoTeam,
    mail: 'hang-up',
    staff: [
      ['Antonia Wrenfield', 'Managing Director', { published: true }],
      ['Lucius Barrowclough', 'CFO', { published: true }],
    ],
  }),
  company({
    domain: 'silverpike.test',
    name: 'Silverpike',
    tests: 'replies that arrive byte by byte',
    build: microdata,
    mail: 'drip',
    pattern: 'first',
    staff: [
      ['Morwenna Trelawny-Vane', 'Founder & CEO'],
      ['Anselm Dutchfield', 'VP of Engineering'],
    ],
  }),
  company({
    domain: 'thimblecote.test',
    name: 'Thimblecote',
    tests: 'catch-all; four colleagues show f.last@',
    build: staffTable,
    mail: 'catch-all',
    pattern: 'f.last',
    staff: [
      ['Seraphina Duckworth-Lane', 'CEO', { last: 'Ducklane', guessable: false }],
      ['Crispin Holloweight', 'COO'],
      ['Adaeze Winterbourne', 'CFO'],
      ['Nigel Stackpoole', 'Account Manager', { published: true, place: 'team' }],
      ['Rosamund Feather', 'Account Manager', { published: true, place: 'team' }],
      ['Cyprian Mossley', 'Office Manager', { published: true, place: 'team' }],
      ['Verity Applegarth', 'Software Engineer', { published: true, place: 'team' }],
    ],
  }),
  company({
    domain: 'oakum-studio.test',
    name: 'Oakum Studio',
    tests: 'catch-all and nobody’s address printed',
    build: leadershipCards,
    mail: 'catch-all',
    pattern: 'first',
    staff: [
      ['Guinevere Saltonstall', 'Founder'],
      ['Ptolemy Varga-Wood', 'COO'],
    ],
  }),
  company({
    domain: 'thornquist-aerospace.test',
    name: 'Thornquist Aerospace',
    tests: 'a large group behind a catch-all; media contacts show the pattern',
    build: groupExecutives,
    mail: 'catch-all',
    staff: [
      ['Ferdinand Thornquist', 'President and Chief Executive Officer'],
      ['Amabel Rostrevor', 'EVP & Chief Financial Officer'],
      ['Lucasta Ingleby', 'Senior Vice President, Operations'],
      ['Wilbur Manningtree', 'Press Officer', { published: true, place: 'team' }],
      [
        'Hester Oduya-Kane',
        'Investor Relations Manager',
        { published: true, place: 'team', local: 'hester.oduya-kane' },
      ],
      ['Tarquin Abbotsleigh', 'Press Officer', { published: true, place: 'team' }],
    ],
    decoys: [
      {
        kind: 'adviser',
        name: 'Leopoldine Marsh-Krüger',
        title: 'Chief Executive Officer',
        organization: 'Krüger Rail',
      },
      { kind: 'former', name: 'Basil Threlkeld', title: 'Chief Operating Officer' },
    ],
  }),
  company({
    domain: 'pellworth.test',
    name: 'Pellworth',
    tests: 'one mailbox is full, one disabled',
    build: leadershipCards,
    staff: [
      ['Cosima Rendlesham', 'CEO', { mailbox: 'full' }],
      ['Alaric Fennimore', 'CTO', { mailbox: 'disabled' }],
      ['Dorothea Quibell', 'CFO'],
    ],
  }),
  company({
    domain: 'starling-quay.test',
    name: 'Starling Quay',
    tests: 'a null MX: the domain takes no mail',
    build: leadershipCards,
    dns: 'null-mx',
    staff: [
      ['Hyacinth Broadmoor', 'CEO'],
      ['Linus Cotherstone', 'CFO'],
    ],
  }),
  company({
    domain: 'marlfield-dairies.test',
    name: 'Marlfield Dairies',
    tests: 'no MX: mail goes to the host itself',
    build: microdata,
    dns: 'no-mx',
    staff: [
      ['Eustace Marlfield', 'Managing Director'],
      ['Tabitha Oyston', 'Head of Marketing'],
    ],
  }),
  company({
    domain: 'lowmere-yachts.test',
    name: 'Lowmere Yachts',
    tests: 'a mail server that takes the connection and never greets; an address is printed',
    build: mailtoTeam,
    mail: 'silent',
    pattern: 'first',
    staff: [
      ['Endellion Carrow', 'Founder', { published: true }],
      ['Torquil Beaufoy-Shah', 'CTO'],
    ],
  }),
  company({
    domain: 'harbinger-paper.test',
    name: 'Harbinger Paper',
    tests: 'the empty sender is refused',
    build: leadershipCards,
    mail: 'no-null-sender',
    staff: [['Perdita Stanhope-Roy', 'CEO', { local: 'perdita.stanhope-roy' }]],
  }),
  company({
    domain: 'vesperholm.test',
    name: 'Vesperholm',
    tests: 'TLS is wanted before anything; two colleagues show first@',
    build: mailtoTeam,
    mail: 'tls-first',
    pattern: 'first',
    staff: [
      ['Isambard Quiller', 'CEO'],
      ['Lavinia Trumpington', 'Software Engineer', { published: true, place: 'team' }],
      ['Godfrey Amberley', 'Office Manager', { published: true, place: 'team' }],
      ['Sabine Orchardson', 'Account Manager', { published: true, place: 'team' }],
    ],
  }),
];
