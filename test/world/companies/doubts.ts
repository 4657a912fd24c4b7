// Companies about which an honest search can be wrong: stale pages, mailboxes of somebody else, broken patterns.
import { type Company, company } from '../company.ts';
import { leadershipCards } from '../sites/leadership-cards.ts';
import { mailtoTeam } from '../sites/mailto-team.ts';
import { staffTable } from '../sites/staff-table.ts';
import { succession } from '../sites/succession.ts';

export const DOUBTS: readonly Company[] = [
  company({
    domain: 'stopford-clay.test',
    name: 'Stopford Clay',
    tests: 'the leadership page shows the CEO who left, a press release of last month the successor',
    build: succession,
    staff: [
      ['Melisande Croftwater', 'Chief Executive Officer', { place: 'press' }],
      ['Jethro Pannifer', 'Chief Operating Officer'],
    ],
    decoys: [{ kind: 'stale', name: 'Aurelian Stopford', title: 'Chief Executive Officer' }],
  }),
  company({
    domain: 'brace-and-doppel.test',
    name: 'Brace and Doppel',
    tests: 'first@, but the office manager has the CEO’s first name, and the address is printed beside her',
    build: mailtoTeam,
    pattern: 'first',
    staff: [
      ['Anna Bracegirdle', 'CEO', { local: 'anna.bracegirdle' }],
      ['Anna Whitcombe', 'Office Manager', { published: true, place: 'team' }],
      ['Kester Lowndes', 'CTO'],
    ],
  }),
  company({
    domain: 'hidden-twin.test',
    name: 'Hidden Twin',
    tests: 'first@ is somebody else’s whom the site does not name',
    build: leadershipCards,
    pattern: 'first',
    staff: [
      ['Simon Averill-Dray', 'CEO', { local: 'simonad', guessable: false }],
      ['Simon Peverell', 'Account Manager', { findable: false, place: 'nowhere' }],
      ['Odile Ramsbottom', 'CFO'],
    ],
  }),
  company({
    domain: 'mixed-harvest.test',
    name: 'Mixed Harvest',
    tests: 'catch-all; colleagues show f.last@, the founder has first@',
    build: staffTable,
    mail: 'catch-all',
    pattern: 'f.last',
    staff: [
      ['Ned Hathersage', 'Founder & CEO', { local: 'ned', guessable: false }],
      ['Clemence Audley-Moss', 'COO', { local: 'c.audley-moss' }],
      ['Gareth Pollinger', 'Account Manager', { published: true, place: 'team' }],
      ['Rhiannon Scully', 'Account Manager', { published: true, place: 'team' }],
      ['Tobiah Wenlock', 'Office Manager', { published: true, place: 'team' }],
    ],
  }),
  company({
    domain: 'first-hand-tools.test',
    name: 'First Hand Tools',
    tests: 'colleagues show first.last@, the founder has first@; the server tells',
    build: staffTable,
    staff: [
      ['Hepzibah Larchmont', 'Founder & CEO', { local: 'hepzibah' }],
      ['Orlando Stavely', 'Account Manager', { published: true, place: 'team' }],
      ['Bettany Crook', 'Office Manager', { published: true, place: 'team' }],
    ],
  }),
  company({
    domain: 'old-card.test',
    name: 'Old Card',
    tests: 'an address is printed beside the CFO and her mailbox is disabled',
    build: mailtoTeam,
    staff: [
      ['Ursuline Tancred', 'CFO', { published: true, mailbox: 'disabled' }],
      ['Wilfred Sandiway', 'COO', { published: true }],
    ],
  }),
];
