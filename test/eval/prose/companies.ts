// Companies whose people stand in stories alone, for measuring what a language model adds; with temptations beside them.
import { type Company, company } from '../../world/company.ts';
import { storySite } from './story-site.ts';

export const PROSE_COMPANIES: readonly Company[] = [
  company({
    domain: 'tarrow-ferries.test',
    name: 'Tarrow Ferries',
    tests: 'three holders in three kinds of sentences',
    build: storySite,
    staff: [
      ['Winifred Oxcombe', 'Chief Executive Officer'],
      ['Hadrian Pellew', 'Chief Financial Officer'],
      ['Marguerite Sandoval', 'CTO'],
    ],
    decoys: [
      { kind: 'former', name: 'Barnabas Trell', title: 'Chief Operating Officer' },
      { kind: 'testimonial', name: 'Lucasta Fenwick', title: 'COO', organization: 'Fenwick Freight' },
    ],
  }),
  company({
    domain: 'oldcastle-looms.test',
    name: 'Oldcastle Looms',
    tests: 'catch-all, with the address of a colleague; the founder in a story',
    build: storySite,
    mail: 'catch-all',
    staff: [
      ['Theodora Quillfeather', 'Founder'],
      ['Ambrose Kettleworth', 'Managing Director'],
      ['Petra Lindqvist', 'Office Manager', { place: 'team', published: true }],
      ['Silas Underhay', 'Account Manager', { place: 'team', published: true }],
    ],
    decoys: [{ kind: 'adviser', name: 'Gideon Marsh', title: 'President', organization: 'Marsh Institute' }],
  }),
  company({
    domain: 'werft-hallwig.test',
    name: 'Werft Hallwig',
    language: 'de',
    business: 'Boote',
    tests: 'German stories',
    build: storySite,
    staff: [
      ['Friederike Hallwig', 'Geschäftsführer'],
      ['Joachim Brandtner', 'Technischer Leiter'],
    ],
    decoys: [{ kind: 'former', name: 'Konrad Elsholz', title: 'Geschäftsführer' }],
  }),
  company({
    domain: 'chantier-morvane.test',
    name: 'Chantier Morvane',
    language: 'fr',
    business: 'des bateaux',
    tests: 'French stories',
    build: storySite,
    staff: [
      ['Solène Vauquelin', 'Directrice générale'],
      ['Bastien Courtemanche', 'Directeur technique'],
    ],
    decoys: [{ kind: 'former', name: 'Yvain Lestrade', title: 'Président' }],
  }),
];
