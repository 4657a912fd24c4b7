// Companies whose sites speak German, French, Spanish, Italian, Dutch, Swedish, Norwegian, Portuguese and Polish.
import { type Company, company } from '../company.ts';
import { accordion } from '../sites/accordion.ts';
import { carousel } from '../sites/carousel.ts';
import { impressum } from '../sites/impressum.ts';
import { jsonLd } from '../sites/json-ld.ts';
import { leadershipCards } from '../sites/leadership-cards.ts';
import { avisoLegal, mentionsLegales, noteLegali } from '../sites/legal-notices.ts';
import { mailtoTeam } from '../sites/mailto-team.ts';
import { nestedDivs } from '../sites/nested-divs.ts';
import { nordicContacts } from '../sites/nordic-contacts.ts';
import { staffTable } from '../sites/staff-table.ts';

const GERMAN: readonly Company[] = [
  company({
    domain: 'nordwerk-hydraulik.test',
    name: 'Nordwerk Hydraulik',
    language: 'de',
    business: 'Hydraulikzylinder in kleinen Serien',
    city: 'Leipzig',
    tests: 'people in the Impressum alone; ü and ß',
    build: impressum,
    mail: 'many-lines',
    web: 'https-apex',
    staff: [
      ['Jürgen Wießbach', 'Geschäftsführer', { local: 'juergen.wiessbach' }],
      ['Annegret Holtkamp', 'Geschäftsführer'],
    ],
  }),
  company({
    domain: 'lichtmoor-optik.test',
    name: 'Lichtmoor Optik',
    language: 'de',
    business: 'Linsen für Fernrohre',
    city: 'Görlitz',
    tests: 'one director in the Impressum with her own address; everything else is catch-all',
    build: impressum,
    mail: 'catch-all',
    staff: [['Friederike Sandmöller', 'Geschäftsführerin', { local: 'f.sandmoeller', published: true }]],
  }),
  company({
    domain: 'birkental-werkzeuge.test',
    name: 'Birkental Werkzeuge',
    language: 'de',
    business: 'Handhobel und Stechbeitel',
    city: 'Suhl',
    tests: 'a German table; f.last@; ö as oe, shown by a colleague',
    build: staffTable,
    pattern: 'f.last',
    staff: [
      ['Eberhard Löwenstrauch', 'Geschäftsführer', { local: 'e.loewenstrauch' }],
      ['Roswitha Pfeifenbring', 'Kaufmännische Leiterin'],
      ['Torsten Mühlhaupter', 'Leiter Vertrieb', { local: 't.muehlhaupter' }],
      ['Käthe Brösamle', 'Sachbearbeiterin', { local: 'k.broesamle', published: true, place: 'team' }],
      ['Ulf Rademaker', 'Serviceleiter', { published: true, place: 'team' }],
    ],
  }),
  company({
    domain: 'sturmhagen-software.test',
    name: 'Sturmhagen Software',
    language: 'de',
    business: 'Programme für Sägewerke',
    city: 'Rostock',
    tests: 'departments that fold open, in ISO 8859-1; ö as o',
    build: accordion,
    web: 'http-www',
    staff: [
      ['Hinrich Grönewold', 'Vorstandsvorsitzender', { local: 'hinrich.gronewold' }],
      ['Svantje Paulsdorf', 'Finanzvorstand'],
      ['Malte Ziegenrück', 'Technischer Leiter', { local: 'malte.ziegenruck' }],
    ],
  }),
];

const ROMANCE: readonly Company[] = [
  company({
    domain: 'atelier-vauclair.test',
    name: 'Atelier Vauclair',
    language: 'fr',
    business: 'des lutrins et des pupitres',
    city: 'Limoux',
    tests: 'mentions légales alone, family name in capitals; a hosting firm’s gérant beside it',
    build: mentionsLegales,
    staff: [['Ghislaine Montferrand', 'Gérant']],
  }),
  company({
    domain: 'brumelune.test',
    name: 'Brumelune',
    language: 'fr',
    business: 'des appareils de mesure',
    city: 'Besançon',
    tests: 'French titles before names in a slider; flast@; accents',
    build: carousel,
    pattern: 'flast',
    staff: [
      ['Éloïse Tranchevent', 'Directrice générale'],
      ['Rémi Desgranvelles', 'Directeur technique'],
      ['Noémie Boisgirard', 'Directrice marketing'],
    ],
  }),
  company({
    domain: 'valmontane.test',
    name: 'Valmontane',
    language: 'fr',
    business: 'des cuves en chêne',
    city: 'Autun',
    tests: 'French, folded departments, ISO 8859-1; first.last@ with an accent and a hyphen',
    build: accordion,
    staff: [
      ['Jean-Aubin Lestrade', 'Président-directeur général'],
      ['Maëlle Quintefeuille', 'Directeur financier'],
      ['Octave Brindamour', 'Directeur commercial', { published: true }],
    ],
  }),
  company({
    domain: 'tejados-marisma.test',
    name: 'Tejados Marisma',
    language: 'es',
    business: 'tejas de barro',
    city: 'Jaén',
    tests: 'two surnames: the address takes the first of them',
    build: avisoLegal,
    staff: [
      ['Leocadio Berruguete Salvatierra', 'Director General', { last: 'Berruguete' }],
      ['Remedios Cañizal Ortuondo', 'Directora Financiera', { last: 'Cañizal' }],
      ['Iñigo Zubialde Marquina', 'Director de Tecnología', { last: 'Zubialde' }],
    ],
    decoys: [
      {
        kind: 'adviser',
        name: 'Baltasar Olmedilla',
        title: 'Consejero Delegado',
        organization: 'Cerámicas Altozano',
      },
    ],
  }),
  company({
    domain: 'cobaltia.test',
    name: 'Cobaltia',
    language: 'es',
    business: 'pigmentos',
    city: 'Teruel',
    tests: 'Spanish JSON-LD; first@',
    build: jsonLd,
    pattern: 'first',
    staff: [
      ['Ximena Valdebarca', 'Consejera Delegada'],
      ['Casilda Robredo', 'Directora de Marketing'],
      ['Amaranta Pozuelo', 'Fundadora'],
    ],
  }),
  company({
    domain: 'officine-belloro.test',
    name: 'Officine Belloro',
    language: 'it',
    business: 'macchine per la pasta',
    city: 'Biella',
    tests: 'the Italian legal notice alone',
    build: noteLegali,
    staff: [['Ermenegilda Sforzacosta', 'Amministratrice Unica']],
  }),
  company({
    domain: 'torrefonte.test',
    name: 'Torrefonte',
    language: 'it',
    business: 'valvole',
    city: 'Cremona',
    tests: 'Italian in nested boxes; f.last@ with an apostrophe in the name',
    build: nestedDivs,
    pattern: 'f.last',
    staff: [
      ['Gualtiero D’Ambrosini', 'Amministratore Delegato', { local: 'g.dambrosini' }],
      ['Ludovica Rocchigiani', 'Direttrice Finanziaria'],
      ['Fiorenzo Malaspini', 'Direttore Tecnico', { published: true }],
    ],
  }),
  company({
    domain: 'casa-ribeirinha.test',
    name: 'Casa Ribeirinha',
    language: 'pt',
    business: 'azulejos',
    city: 'Aveiro',
    tests: 'Portuguese names: the last surname counts',
    build: carousel,
    staff: [
      ['Benedita Falcoeira Montalvão', 'Diretora-Geral', { last: 'Montalvão' }],
      ['Gonçalo Teles Rebordão', 'Diretor Financeiro', { last: 'Rebordão' }],
    ],
  }),
];

const NORTHERN: readonly Company[] = [
  company({
    domain: 'duinzicht-techniek.test',
    name: 'Duinzicht Techniek',
    language: 'nl',
    business: 'pompen voor polders',
    city: 'Hoorn',
    tests: 'particles, joined in the address; shown by colleagues',
    build: staffTable,
    staff: [
      ['Floris van der Kwikhoven', 'Algemeen directeur', { local: 'floris.vanderkwikhoven' }],
      ['Marijke de Brouwersteen', 'Financieel directeur', { local: 'marijke.debrouwersteen' }],
      [
        'Sietse van Oldenzande',
        'Medewerker',
        { local: 'sietse.vanoldenzande', published: true, place: 'team' },
      ],
      [
        'Hanneke ten Broeklaan',
        'Medewerker',
        { local: 'hanneke.tenbroeklaan', published: true, place: 'team' },
      ],
    ],
  }),
  company({
    domain: 'kwelderhof.test',
    name: 'Kwelderhof',
    language: 'nl',
    business: 'zeewierchips',
    city: 'Zoutkamp',
    tests: 'Dutch cards with mail links; first@',
    build: mailtoTeam,
    pattern: 'first',
    staff: [
      ['Wietske Noordermeer', 'Oprichter', { published: true }],
      ['Joris Plaggenborg', 'Commercieel directeur', { published: true }],
      ['Tjitske Zwanenvelder', 'CFO'],
    ],
  }),
  company({
    domain: 'granholt-verktyg.test',
    name: 'Granholt Verktyg',
    language: 'sv',
    business: 'yxor',
    city: 'Örnsköldsvik',
    tests: 'a Swedish contact page with all addresses; ö as o',
    build: nordicContacts,
    staff: [
      ['Torbjörn Granholt', 'VD och grundare', { published: true }],
      ['Åsa Lövenskog', 'Ekonomichef', { published: true }],
      ['Göran Ställmark', 'Försäljningschef', { published: true }],
      ['Pia Tallstig', 'Säljare', { published: true, place: 'team' }],
    ],
  }),
  company({
    domain: 'isvik-data.test',
    name: 'Isvik Data',
    language: 'sv',
    business: 'tysta servrar',
    city: 'Luleå',
    tests: 'a Swedish contact page without addresses',
    build: nordicContacts,
    staff: [
      ['Märta Sjöfalk', 'VD'],
      ['Lennart Skogsrydh', 'Teknisk chef'],
      ['Ebba Kvarnhög', 'Marknadschef'],
    ],
  }),
  company({
    domain: 'fjordlys-marine.test',
    name: 'Fjordlys Marine',
    language: 'nb',
    business: 'lys til fyrtårn',
    city: 'Ålesund',
    tests: 'Norwegian titles; ø as o',
    build: leadershipCards,
    staff: [
      ['Bjørnar Høgsveen', 'Administrerende direktør'],
      ['Ragnhild Tveiterås', 'Økonomidirektør'],
    ],
  }),
  company({
    domain: 'wislanka.test',
    name: 'Wiślanka',
    language: 'pl',
    business: 'łodzie',
    city: 'Sandomierz',
    tests: 'Polish titles; ł and ń',
    build: staffTable,
    staff: [
      ['Zdzisław Kołodziejny', 'Prezes Zarządu'],
      ['Bogumiła Rańczyk', 'Dyrektor Finansowa'],
    ],
  }),
];

export const CONTINENTAL: readonly Company[] = [...GERMAN, ...ROMANCE, ...NORTHERN];
