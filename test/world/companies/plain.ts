// Healthy companies with ordinary sites.
import { type Company, company } from '../company.ts';
import { impressum } from '../sites/impressum.ts';
import { leadershipCards } from '../sites/leadership-cards.ts';
import { proseAbout } from '../sites/prose-about.ts';

export const PLAIN: readonly Company[] = [
  company({
    domain: 'veltrana-robotics.test',
    name: 'Veltrana Robotics',
    business: 'robot arms for small workshops',
    tests: 'leadership cards; a testimonial, a former CEO and a commented-out COO beside them',
    build: leadershipCards,
    staff: [
      ['Maren Oakhollow', 'Chief Executive Officer', { holds: ['CEO'], maybe: ['Managing Director'] }],
      ['Tobin Ashgrove', 'Chief Technology Officer', { holds: ['CTO'] }],
      ['Priya Lindqvale', 'Chief Financial Officer', { holds: ['CFO'], published: true }],
      ['Odell Farrowmere', 'VP of Sales', { holds: ['VP of Sales'] }],
      ['Ines Calderwick', 'Head of Engineering', { near: ['VP of Engineering'] }],
    ],
    decoys: [
      { kind: 'testimonial', name: 'Garrick Thistlewood', title: 'CEO', organization: 'Brightmoor Bakeries' },
      { kind: 'former', name: 'Wendell Strake', title: 'Chief Executive Officer' },
      { kind: 'commented', name: 'Lorna Pettibrook', title: 'Chief Operating Officer' },
    ],
  }),
  company({
    domain: 'nordwerk-hydraulik.test',
    name: 'Nordwerk Hydraulik',
    language: 'de',
    business: 'Hydraulikzylinder in kleinen Serien',
    city: 'Leipzig',
    tests: 'people in the Impressum alone; an umlaut',
    build: impressum,
    mail: 'many-lines',
    web: 'https-apex',
    staff: [
      [
        'Jürgen Wießbach',
        'Geschäftsführer',
        { holds: ['Managing Director'], near: ['CEO'], local: 'juergen.wiessbach' },
      ],
      ['Annegret Holtkamp', 'Geschäftsführer', { holds: ['Managing Director'], near: ['CEO'] }],
    ],
  }),
  company({
    domain: 'lanternfoot.test',
    name: 'Lanternfoot',
    business: 'lighting plans for museums',
    tests: 'people in sentences alone; addresses of the form first@',
    build: proseAbout,
    pattern: 'first',
    web: 'http',
    staff: [
      [
        'Corin Dasgupta-Hale',
        'CEO and co-founder',
        { holds: ['CEO', 'Co-Founder'], near: ['Founder'], maybe: ['Managing Director'] },
      ],
      ['Ysolde Marchbanks', 'Chief Operating Officer', { holds: ['COO'] }],
      ['Bram Tolliver', 'VP Marketing', { holds: ['VP of Marketing'] }],
    ],
  }),
];
