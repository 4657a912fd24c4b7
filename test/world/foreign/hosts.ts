// Five houses that tell stories: a hotel, a winery, a theatre, a brewery of four founders, a charity.
import type { Company } from '../company.ts';
import { foreign } from './declare.ts';
import { consent, filler, icon, linkedData, matomo, picture, words } from './furniture.ts';
import * as kinds from './kinds.ts';

const hotel = (language: 'de' | 'it' | 'en', title: string, body: string) =>
  `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${title} | Hotel Rautenhof ****s</title><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="alternate" hreflang="de" href="https://www.hotel-rautenhof.test/de/"><link rel="alternate" hreflang="it" href="https://www.hotel-rautenhof.test/it/"><link rel="alternate" hreflang="en" href="https://www.hotel-rautenhof.test/en/"><link rel="alternate" hreflang="x-default" href="https://www.hotel-rautenhof.test/de/">${linkedData({ '@context': 'https://schema.org', '@type': 'Hotel', name: 'Hotel Rautenhof', starRating: { '@type': 'Rating', ratingValue: '4' }, aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.8', reviewCount: '612' }, review: { '@type': 'Review', author: { '@type': 'Person', name: 'Gerd Plötz' }, reviewBody: 'Traumhaft!' } })}</head><body class="lang-${language}"><header><div class="weather">8°C / 21°C</div><a class="logo" href="/${language}/"><svg viewBox="0 0 100 40" role="img" aria-label="Rautenhof"><path d="M0 0h100v40z"/></svg></a><nav><a href="/${language}/zimmer">Zimmer</a><a href="/${language}/wellness">Wellness</a><a href="/${language}/gastgeber">${language === 'de' ? 'Gastgeber' : language === 'it' ? 'La famiglia' : 'Your hosts'}</a><a class="btn" href="/${language}/anfragen">Anfragen</a></nav><div class="langs"><a href="/de/">DE</a> <a href="/it/">IT</a> <a href="/en/">EN</a></div></header>${body}<footer><p>Familie Oberrauch · Dorfstraße 3 · I-39030 St. Veit · <a href="mailto:info@hotel-rautenhof.test">info@hotel-rautenhof.test</a></p><p>MwSt.-Nr. IT00000000000 · <a href="/${language}/impressum">Impressum</a></p></footer>${consent(language, 'cookiebot')}</body></html>`;

const winery = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>${title} – Château Bellerive-Nodoz</title><link rel="stylesheet" href="/templates/vin/css/app.css"><meta name="generator" content="PrestaShop"></head><body id="cms" class="lang-fr country-fr currency-eur layout-full-width page-cms"><div class="age-gate" role="dialog"><p>Avez-vous l’âge légal pour consommer de l’alcool ?</p><button>Oui</button><button>Non</button></div><header id="header"><div class="header-nav"><a href="/">Château Bellerive-Nodoz</a><ul class="top-menu" id="top-menu" data-depth="0"><li class="cms-page"><a class="dropdown-item" href="/le-domaine" data-depth="0">Le domaine</a></li><li class="category"><a class="dropdown-item" href="/nos-vins" data-depth="0">Nos vins</a></li><li><a class="dropdown-item" href="/visites">Visites</a></li></ul></div></header><section id="wrapper">${body}</section><footer id="footer"><div class="block-contact"><p>SCEA Bellerive-Nodoz, 33340 Couquèques</p></div></footer>${consent('fr', 'homemade')}</body></html>`;

const theatre = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><title>${title} | Theater De Wissel</title><script type="application/json" id="__page">{"id":77,"template":"default"}</script></head><body class="theme-dark"><nav><a href="/agenda">Agenda</a> <a href="/bezoek">Plan je bezoek</a> <a href="/organisatie">Organisatie</a> <a href="/steun">Steun ons</a></nav>${body}<footer>${words('nl').newsletter}<br>Stichting Theater De Wissel, ANBI</footer>${consent('nl', 'cookiebot')}</body></html>`;

const cider = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} – Crabtree Cider</title><link href="/css/tachyons.min.css" rel="stylesheet"></head><body class="sans-serif bg-washed-green"><header class="pa3 flex"><a class="link dim black b f3" href="index.html">Crabtree Cider</a><nav class="ml-auto"><a class="link" href="ciders.html">Ciders</a> <a class="link" href="us.html">Us</a> <a class="link" href="stockists.html">Stockists</a></nav></header>${body}<footer class="pa4 gray f6">Please drink like an adult. ${icon('x')}</footer></body></html>`;

const charity = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} | Open Hearths</title><meta property="og:description" content="Warm rooms for cold evenings"><link rel="stylesheet" href="/assets/nationbuilder.css"></head><body class="page-type-basic"><div class="donate-bar"><a href="/donate">Donate</a></div><ul class="nav"><li><a href="/our-work">Our work</a></li><li><a href="/who-we-are">Who we are</a></li><li><a href="/reports">Annual reports</a></li></ul>${body}<div class="footer"><p>Open Hearths is a 501(c)(3) nonprofit. EIN 00-0000000</p><form action="/forms/signups"><input name="first_name" placeholder="First name"><input name="email" placeholder="Email"></form></div>${matomo('open-hearths.test')}</body></html>`;

export const HOSTS: readonly Company[] = [
  foreign({
    domain: 'hotel-rautenhof.test',
    name: 'Hotel Rautenhof',
    language: 'de',
    built: 'hotel agency',
    tests:
      'South Tyrol: three trees of language; hosts in prose, the wife by first name alone; guests’ reviews with names',
    pattern: 'first',
    mail: 'many-lines',
    staff: [
      ['Matthias Oberrauch', 'Geschäftsführer', kinds.LAWFUL_DIRECTOR],
      ['Nadja Kofler', 'Hoteldirektorin', kinds.PERHAPS_HEAD],
      ['Ivo Plankensteiner', 'Küchenchef', kinds.NONE],
    ],
    decoys: [{ kind: 'testimonial', name: 'Gerd Plötz', title: 'Gast', tempts: ['Founder'] }],
    pages: {
      '/': { status: 302, headers: { location: '/de/' }, body: '' },
      '/de': hotel(
        'de',
        'Urlaub im Pustertal',
        `<main><h1>Ankommen. Aufatmen.</h1>${filler('de')}<section class="reviews"><figure><blockquote>„Traumhaft!“</blockquote><figcaption>Gerd Plötz, Gast seit 2011</figcaption></figure></section></main>`,
      ),
      '/it': hotel('it', 'Vacanze in Val Pusteria', filler('it')),
      '/en': hotel('en', 'Holidays in the Dolomites', filler('en')),
      '/de/zimmer': hotel('de', 'Zimmer', filler('de', 1)),
      '/de/wellness': hotel('de', 'Wellness', filler('de', 2)),
      '/de/gastgeber': hotel(
        'de',
        'Gastgeber',
        `<main><h1>Ihre Gastgeber</h1><p>Seit 1963 ist der Rautenhof in Familienhand. Heute führt Geschäftsführer <b>Matthias Oberrauch</b> das Haus in dritter Generation, gemeinsam mit seiner Frau Evi und den Kindern Jona und Mia.</p><p>An der Rezeption begrüßt Sie Hoteldirektorin <b>Nadja Kofler</b>; in der Küche zaubert Küchenchef <b>Ivo Plankensteiner</b>.</p></main>`,
      ),
      '/it/gastgeber': hotel(
        'it',
        'La famiglia',
        '<main><h1>La famiglia</h1><p>Dal 1963 la famiglia Oberrauch accoglie i suoi ospiti.</p></main>',
      ),
      '/en/gastgeber': hotel(
        'en',
        'Your hosts',
        '<main><h1>Your hosts</h1><p>The Oberrauch family has been welcoming guests since 1963.</p></main>',
      ),
      '/de/impressum': hotel(
        'de',
        'Impressum',
        '<p>Hotel Rautenhof KG d. Oberrauch Matthias &amp; Co.<br>Inhaber und Geschäftsführer: Matthias Oberrauch</p>',
      ),
    },
  }),
  foreign({
    domain: 'bellerive-nodoz.test',
    name: 'Château Bellerive-Nodoz',
    language: 'fr',
    built: 'PrestaShop',
    tests:
      'an age gate; the owner and the cellar master in captions; the consultant oenologist is of another house',
    pattern: 'flast',
    mail: 'greylisting-after-lookup',
    staff: [
      [
        'Enguerrand de Nodoz',
        'propriétaire et gérant',
        kinds.both(kinds.LAWFUL_DIRECTOR, kinds.PERHAPS_HEAD),
        { local: 'edenodoz', alsoReachedAt: ['enodoz@bellerive-nodoz.test'] },
      ],
      ['Marion Castéra', 'Directrice commerciale', kinds.SALES_DIRECTOR, { local: 'mcastera' }],
    ],
    decoys: [
      {
        kind: 'partner',
        name: 'Stanislas Bruhat',
        title: 'fondateur',
        organization: 'Bruhat Œnologie',
        tempts: ['Founder', 'President'],
      },
    ],
    pages: {
      '/': winery('Accueil', `<h1>Médoc, rive gauche</h1>${filler('fr')}`),
      '/le-domaine': winery(
        'Le domaine',
        `<h1>Le domaine</h1><figure>${picture('/img/cms/portrait1.jpg', '')}<figcaption>Enguerrand de Nodoz, propriétaire et gérant</figcaption></figure>${filler('fr', 1, 2)}<figure>${picture('/img/cms/portrait2.jpg', '')}<figcaption>Marion Castéra, Directrice commerciale</figcaption></figure><p>Nous sommes conseillés par Stanislas Bruhat, fondateur de Bruhat Œnologie.</p>`,
      ),
      '/nos-vins': winery('Nos vins', '<ul><li>Grand vin 2019</li><li>Second vin 2020</li></ul>'),
      '/visites': winery('Visites', '<p>Sur rendez-vous : contact@bellerive-nodoz.test</p>'),
    },
  }),
  foreign({
    domain: 'theater-de-wissel.test',
    name: 'Theater De Wissel',
    language: 'nl',
    built: 'Dutch agency',
    tests: 'departments as headings, "name, office" lines; supervisory board; a director who leads alone',
    pattern: 'first',
    mail: 'honest',
    staff: [
      ['Annelies Kampstra', 'directeur-bestuurder', kinds.GENERAL_DIRECTOR],
      [
        'Ruben Schilperoort',
        'zakelijk leider',
        kinds.OPERATIONS_LEAD,
        { near: [], maybe: ['COO', 'CFO', 'Managing Director', 'CEO'] },
      ],
      ['Fenna Bloksma', 'hoofd marketing en verkoop', kinds.both(kinds.MARKETING_LEAD, kinds.SALES_LEAD)],
      ['Dirkje Wouda', 'hoofd techniek', kinds.NONE, { maybe: ['CTO'] }],
    ],
    decoys: [
      {
        kind: 'adviser',
        name: 'Hessel Terpstra',
        title: 'CFO',
        organization: 'Friesche Zuivel',
        tempts: ['CFO'],
      },
    ],
    pages: {
      '/': theatre('Home', `<h1>Vanavond open</h1>${filler('nl')}`),
      '/agenda': theatre(
        'Agenda',
        '<ul><li>za 12 apr – De Meeuw</li><li>zo 13 apr – Kindermatinee</li></ul>',
      ),
      '/bezoek': theatre('Bezoek', filler('nl', 1)),
      '/organisatie': theatre(
        'Organisatie',
        `<h1>Organisatie</h1><h3>Directie</h3><ul><li>Annelies Kampstra, directeur-bestuurder</li><li>Ruben Schilperoort, zakelijk leider</li></ul><h3>Marketing</h3><ul><li>Fenna Bloksma, hoofd marketing en verkoop</li></ul><h3>Techniek</h3><ul><li>Dirkje Wouda, hoofd techniek</li></ul><h3>Raad van toezicht</h3><ul><li>Hessel Terpstra, voorzitter (CFO Friesche Zuivel)</li><li>Maaike Dijkgraaf, lid</li></ul>`,
      ),
      '/steun': theatre('Steun ons', filler('nl', 2)),
    },
  }),
  foreign({
    domain: 'crabtree-cider.test',
    name: 'Crabtree Cider',
    language: 'en',
    built: 'static by hand',
    tests: 'four founders in one sentence of the "us" page, with offices of their own further down',
    pattern: 'first',
    mail: 'bare',
    staff: [
      ['Moss Appleyard', 'CEO', kinds.both(kinds.CHIEF, kinds.COFOUNDER)],
      ['Tamsin Grout', 'CMO', kinds.both(kinds.MARKETING, kinds.COFOUNDER)],
      ['Wilf Barrowman', 'COO', kinds.both(kinds.OPERATIONS, kinds.COFOUNDER)],
      ['Ines Calloway', 'Head Cidermaker', kinds.COFOUNDER],
    ],
    pages: {
      '/': cider('Home', `<h1>Wild apples only</h1>${filler('en')}`),
      '/index.html': cider('Home', `<h1>Wild apples only</h1>${filler('en')}`),
      '/ciders.html': cider('Ciders', filler('en', 1)),
      '/us.html': cider(
        'Us',
        `<article class="mw7 center"><h1>Us</h1><p>Crabtree Cider was founded in 2019 by Moss Appleyard, Tamsin Grout, Wilf Barrowman and Ines Calloway, who had one press and no licence.</p><dl><dt>Moss Appleyard</dt><dd>CEO. Does the talking.</dd><dt>Tamsin Grout</dt><dd>CMO. Drew the crab.</dd><dt>Wilf Barrowman</dt><dd>COO. Drives the van.</dd><dt>Ines Calloway</dt><dd>Head Cidermaker. Has the nose.</dd></dl></article>`,
      ),
      '/stockists.html': cider('Stockists', '<ul><li>The Blue Boar, Ludlow</li></ul>'),
    },
  }),
  foreign({
    domain: 'open-hearths.test',
    name: 'Open Hearths',
    language: 'en',
    built: 'NationBuilder',
    tests:
      'a charity: the executive director leads, the board’s president volunteers and works elsewhere; a director of development raises money',
    pattern: 'first',
    mail: 'many-lines',
    staff: [
      [
        'Guadalupe Winterbourne',
        'Executive Director',
        { holds: [], near: ['CEO', 'Managing Director'], maybe: ['President'] },
      ],
      ['Ezra Pomfret', 'Director of Development', kinds.NONE],
      ['Talia Birnbaum', 'Director of Finance & Operations', { holds: [], near: ['CFO', 'COO'], maybe: [] }],
      ['Rosco Daniels', 'Board President', { holds: [], near: [], maybe: ['President'] }],
    ],
    decoys: [
      { kind: 'adviser', name: 'Lavinia Stroud', title: 'CTO', organization: 'Parcelwise', tempts: ['CTO'] },
    ],
    pages: {
      '/': charity('Home', `<h1>Warm rooms for cold evenings</h1>${filler('en')}`),
      '/our-work': charity('Our work', filler('en', 1)),
      '/who-we-are': charity(
        'Who we are',
        `<h1>Who we are</h1><h2>Staff</h2><table border="0"><tbody><tr><td>${picture('/img/gw.jpg', '')}</td><td><p><strong>Guadalupe Winterbourne</strong></p><p><em>Executive Director</em></p><p>${words('en').lines[0]}</p></td></tr><tr><td>${picture('/img/ep.jpg', '')}</td><td><p><strong>Ezra Pomfret</strong></p><p><em>Director of Development</em></p></td></tr><tr><td></td><td><p><strong>Talia Birnbaum</strong></p><p><em>Director of Finance &amp; Operations</em></p></td></tr></tbody></table><h2>Board</h2><ul><li><strong>Rosco Daniels</strong>, Board President; principal, Eastside Middle School</li><li><strong>Lavinia Stroud</strong>, Treasurer; CTO, Parcelwise</li></ul>`,
      ),
      '/reports': charity('Annual reports', '<ul><li><a href="/files/2023.pdf">2023 (PDF)</a></li></ul>'),
      '/donate': charity('Donate', '<p>Thank you.</p>'),
    },
  }),
];
