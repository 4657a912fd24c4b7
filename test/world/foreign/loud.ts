// Five companies whose people must be told from others: joke titles, interviews, news alone, a fund, a start-up with advisers.
import type { Company } from '../company.ts';
import { foreign } from './declare.ts';
import {
  analytics,
  consent,
  filler,
  icon,
  linkedData,
  organization,
  picture,
  tagManager,
  words,
} from './furniture.ts';
import * as kinds from './kinds.ts';

const agency = (title: string, body: string) =>
  `<!doctype html><html lang="nl" class="is-loading"><head><meta charset="utf-8"><title>${title} — Bureau Krakeling</title><script src="https://unpkg.test/gsap@3"></script><script type="importmap">{"imports":{"three":"/js/three.module.js"}}</script></head><body data-barba="wrapper"><div class="cursor" aria-hidden="true"></div><div class="loader"><span>0%</span></div><header class="header js-header"><a href="/" class="split-text">Krakeling</a><nav><a data-hover="Werk" href="/werk">Werk</a><a data-hover="Wij" href="/wij">Wij</a><a data-hover="Zeg hoi" href="/hoi">Zeg hoi</a></nav></header><main data-barba="container" data-scroll-container>${body}</main><footer><marquee>Laten we iets maken — Laten we iets maken — </marquee></footer></body></html>`;
const krakeling = (name: string, title: string, fact: string) =>
  `<li class="crew__item" data-scroll data-scroll-speed="1"><div class="crew__media" data-video="/media/${name.length}.mp4"><canvas width="400" height="500"></canvas></div><div class="crew__caption"><span class="crew__name"><span class="word">${name}</span></span><span class="crew__title">${title}</span><span class="crew__fact">${fact}</span></div></li>`;

const podcast = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} | Gantry Logistics Software</title>${organization('Gantry', 'https://www.gantry-software.test')}${tagManager('GNTRY1')}</head><body><header><a href="/">Gantry</a><nav><ul><li><a href="/solutions">Solutions</a></li><li><a href="/podcast">The Loading Dock podcast</a></li><li><a href="/about-gantry">About</a></li></ul></nav></header><main>${body}</main><footer>${words('en').newsletter}</footer>${consent('en', 'onetrust')}</body></html>`;
const episode = (number: number, guest: string, office: string, text: string) =>
  `<article class="episode" itemscope itemtype="https://schema.org/PodcastEpisode"><h2 itemprop="name">#${number} ${guest}: ${text}</h2><p class="guest">Guest: <strong>${guest}</strong>, ${office}</p><p class="host">Host: Cordelia Finch, VP Marketing, Gantry</p><audio controls src="/audio/${number}.mp3"></audio></article>`;

const newspaper = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="sv"><head><meta charset="utf-8"><title>${title} | Älvtorp Energi</title><meta name="generator" content="EPiServer"><link rel="stylesheet" href="/static/main.css"></head><body><header><a href="/"><img src="/static/logo.svg" alt="Älvtorp Energi"></a><nav><a href="/elavtal">Elavtal</a><a href="/fjarrvarme">Fjärrvärme</a><a href="/om-oss">Om oss</a><a href="/om-oss/nyheter">Nyheter</a></nav><div class="outage">Inga driftstörningar just nu</div></header>${body}<footer>Älvtorp Energi AB · Org.nr 556000-0000</footer>${consent('sv', 'cookiebot')}</body></html>`;

const fund = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} · Kestrel Row Capital</title><link rel="stylesheet" href="/style.css"></head><body><nav><a href="/">Kestrel Row</a><a href="/team">Team</a><a href="/portfolio">Portfolio</a><a href="/writing">Writing</a></nav>${body}<footer><small>Kestrel Row Capital Management LLC is an exempt reporting adviser.</small></footer>${analytics('KESTR1')}</body></html>`;

const jeune = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>${title} | Pollenia</title><meta name="next-size-adjust"><link rel="stylesheet" href="/build/app.css">${linkedData(
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Pollenia',
      url: 'https://www.pollenia.test',
      foundingDate: '2021',
      founders: [
        { '@type': 'Person', name: 'Lilwenn Kerbrat' },
        { '@type': 'Person', name: 'Idriss Benamar' },
      ],
    },
  )}</head><body><header><a href="/">Pollenia</a><a href="/produit">Produit</a><a href="/a-propos">À propos</a><a href="/presse">Presse</a></header>${body}<footer>${icon('linkedin')} Pollenia SAS au capital de 12 400 €</footer>${consent('fr', 'onetrust')}</body></html>`;
const teamTile = (name: string, title: string) =>
  `<div class="tile">${picture('/build/p.webp', name)}<p class="tile__name">${name}</p><p class="tile__role">${title}</p></div>`;

export const LOUD: readonly Company[] = [
  foreign({
    domain: 'bureau-krakeling.test',
    name: 'Bureau Krakeling',
    language: 'nl',
    built: 'award-winning agency',
    tests: 'joke titles beside real ones; the parrot has an office; names in split spans',
    pattern: 'first',
    mail: 'many-lines',
    roleAccounts: ['hoi'],
    staff: [
      ['Sietse Bronkhorst', 'Oprichter & creatief directeur', kinds.FOUNDER],
      ['Loes Vermeiren', 'Managing director', kinds.LAWFUL_DIRECTOR],
      ['Puck Teunissen', 'Minister van Pixels', kinds.NONE],
      ['Jip Noordam', 'Koffie-influencer', kinds.NONE],
    ],
    decoys: [{ kind: 'joke', name: 'Lorre Papegaai', title: 'Chief Financial Officer', tempts: ['CFO'] }],
    pages: {
      '/': agency(
        'Merken die blijven plakken',
        `<h1 class="split-lines">Merken die blijven plakken</h1><p>Zout, zoet en een beetje knapperig.</p>`,
      ),
      '/werk': agency(
        'Werk',
        '<ul><li>Zeeuwse Mossel – rebranding</li><li>NS-vitrine – installatie</li></ul>',
      ),
      '/wij': agency(
        'Wij',
        `<h2>De zak</h2><ul class="crew">${krakeling('Sietse Bronkhorst', 'Oprichter &amp; creatief directeur', 'Kan niet fluiten')}${krakeling('Loes Vermeiren', 'Managing director', 'Kan wel fluiten')}${krakeling('Puck Teunissen', 'Minister van Pixels', 'Slaapt in Helvetica')}${krakeling('Jip Noordam', 'Koffie-influencer', 'Trilt')}${krakeling('Lorre Papegaai', 'Chief Financial Officer', 'Koppie krauw')}</ul>`,
      ),
      '/hoi': agency('Zeg hoi', '<a href="mailto:hoi@bureau-krakeling.test">hoi@bureau-krakeling.test</a>'),
    },
  }),
  foreign({
    domain: 'gantry-software.test',
    name: 'Gantry',
    language: 'en',
    built: 'marketing site with a podcast',
    tests:
      'guests with the very titles in question on the page of the podcast; the host’s own office in the same lines',
    pattern: 'flast',
    mail: 'many-lines',
    staff: [
      ['Cordelia Finch', 'VP Marketing', kinds.MARKETING_VP],
      ['Jarvis Oduya', 'founder and chief executive', kinds.FOUNDER_CHIEF],
    ],
    decoys: [
      { kind: 'quoted', name: 'Mabel Trask', title: 'COO', organization: 'Polar Freight', tempts: ['COO'] },
      { kind: 'quoted', name: 'Ignatius Boyd', title: 'CTO', organization: 'Dockline', tempts: ['CTO'] },
      {
        kind: 'quoted',
        name: 'Sheila Marchetti',
        title: 'CFO',
        organization: 'Great Basin Carriers',
        tempts: ['CFO'],
      },
    ],
    pages: {
      '/': podcast('Home', `<h1>Docks without drama</h1>${filler('en')}`),
      '/solutions': podcast('Solutions', filler('en', 1)),
      '/podcast': podcast(
        'The Loading Dock',
        `<h1>The Loading Dock</h1>${episode(14, 'Mabel Trask', 'COO, Polar Freight', 'keeping it cold')}${episode(13, 'Ignatius Boyd', 'CTO at Dockline', 'gates that think')}${episode(12, 'Sheila Marchetti', 'CFO, Great Basin Carriers', 'the price of waiting')}`,
      ),
      '/about-gantry': podcast(
        'About',
        `<h1>About Gantry</h1><p>Gantry was started in a trailer. “A dock is a promise,” says Jarvis Oduya, founder and chief executive of Gantry. “We keep the time of it.”</p>${filler('en', 2)}`,
      ),
    },
  }),
  foreign({
    domain: 'alvtorp-energi.test',
    name: 'Älvtorp Energi',
    language: 'sv',
    built: 'EPiServer',
    tests: 'people in the news alone: an old head replaced by a newer one, each said by date',
    pattern: 'first.last',
    mail: 'edge-directory',
    staff: [
      ['Birgitta Hallencreutz', 'vd', kinds.CHIEF, { alsoReachedAt: [] }],
      ['Linus Fagerdahl', 'marknadschef', kinds.MARKETING_LEAD, { published: true }],
    ],
    decoys: [
      { kind: 'former', name: 'Sten-Åke Mattisson', title: 'vd', tempts: ['Managing Director'] },
      { kind: 'quoted', name: 'Görel Nyström', title: 'kommunalråd', tempts: ['President'] },
    ],
    pages: {
      '/': newspaper('Start', `<h1>Värme från skogen</h1>${filler('sv')}`),
      '/elavtal': newspaper('Elavtal', filler('sv', 1)),
      '/om-oss': newspaper('Om oss', filler('sv', 2)),
      '/om-oss/nyheter': newspaper(
        'Nyheter',
        `<h1>Nyheter</h1><ul class="news-list"><li><time datetime="2025-09-02">2 september 2025</time> <a href="/om-oss/nyheter/ny-panna">Ny panna invigd</a></li><li><time datetime="2023-01-10">10 januari 2023</time> <a href="/om-oss/nyheter/ny-vd">Birgitta Hallencreutz ny vd</a></li><li><time datetime="2020-05-05">5 maj 2020</time> <a href="/om-oss/nyheter/solpark">Solpark byggs</a></li></ul>`,
      ),
      '/om-oss/nyheter/ny-panna': newspaper(
        'Ny panna invigd',
        `<article><h1>Ny panna invigd</h1><time datetime="2025-09-02">2 september 2025</time><p>– Nu klarar vi de kallaste dagarna utan olja, säger Birgitta Hallencreutz, vd på Älvtorp Energi.</p><p>Bandet klipptes av kommunalråd Görel Nyström.</p><p>För mer information: Linus Fagerdahl, marknadschef, <a href="mailto:linus.fagerdahl@alvtorp-energi.test">linus.fagerdahl@alvtorp-energi.test</a></p></article>`,
      ),
      '/om-oss/nyheter/ny-vd': newspaper(
        'Ny vd',
        `<article><h1>Birgitta Hallencreutz ny vd</h1><time datetime="2023-01-10">10 januari 2023</time><p>Styrelsen har utsett Birgitta Hallencreutz till ny vd. Hon efterträder Sten-Åke Mattisson, som går i pension.</p></article>`,
      ),
      '/om-oss/nyheter/solpark': newspaper(
        'Solpark byggs',
        `<article><h1>Solpark byggs</h1><time datetime="2020-05-05">5 maj 2020</time><p>– Ett stort steg, säger Sten-Åke Mattisson, vd för Älvtorp Energi.</p></article>`,
      ),
    },
  }),
  foreign({
    domain: 'kestrel-row.test',
    name: 'Kestrel Row Capital',
    language: 'en',
    built: 'plain site of a fund',
    tests:
      'a fund: founders and CEOs of the portfolio are not its own; partners, an operating partner, a chief of staff',
    pattern: 'first',
    mail: 'many-lines',
    web: 'https-apex',
    staff: [
      ['Augustin Mayhew', 'Founder & Managing Partner', kinds.FOUNDER],
      ['Delphine Okoro', 'Partner', kinds.NONE],
      ['Bram Castellanos', 'CFO', kinds.FINANCE],
      ['Willa Nakagawa', 'Chief of Staff', kinds.STAFF_CHIEF],
    ],
    decoys: [
      {
        kind: 'partner',
        name: 'Soren Vickery',
        title: 'Founder & CEO',
        organization: 'Hopper',
        tempts: ['CEO', 'COO'],
      },
      { kind: 'partner', name: 'Anouk Desrosiers', title: 'CTO', organization: 'Brine', tempts: ['CTO'] },
    ],
    pages: {
      '/': fund('Home', `<h1>First cheque, long patience</h1>${filler('en', 0, 2)}`),
      '/team': fund(
        'Team',
        `<h1>Team</h1><section class="people">${[
          ['Augustin Mayhew', 'Founder &amp; Managing Partner'],
          ['Delphine Okoro', 'Partner'],
          ['Bram Castellanos', 'CFO'],
          ['Willa Nakagawa', 'Chief of Staff'],
        ]
          .map(
            ([name, title]) =>
              `<details><summary><h3>${name}</h3><p>${title}</p></summary><p>Likes long books.</p></details>`,
          )
          .join('')}</section>`,
      ),
      '/portfolio': fund(
        'Portfolio',
        `<h1>Portfolio</h1><div class="cos"><div class="co"><h3>Hopper</h3><p>Grain by rail</p><p class="who">Soren Vickery, Founder &amp; CEO</p></div><div class="co"><h3>Brine</h3><p>Salt batteries</p><p class="who">Anouk Desrosiers, CTO</p></div></div>`,
      ),
      '/writing': fund('Writing', filler('en', 1)),
    },
  }),
  foreign({
    domain: 'pollenia.test',
    name: 'Pollenia',
    language: 'fr',
    built: 'start-up in French',
    tests:
      'founders in data without titles; advisers and angels with offices elsewhere in tiles of the same make; a departed third founder',
    pattern: 'first',
    mail: 'many-lines',
    staff: [
      ['Lilwenn Kerbrat', 'CEO & cofondatrice', kinds.COFOUNDER_CHIEF],
      ['Idriss Benamar', 'CTO & cofondateur', kinds.COFOUNDER_TECHNOLOGY],
      ['Garance Thévenot', 'Head of Sales', kinds.SALES_LEAD],
    ],
    decoys: [
      {
        kind: 'adviser',
        name: 'Philibert Crozon',
        title: 'ex-CFO',
        organization: 'Agrimax',
        tempts: ['CFO'],
      },
      {
        kind: 'adviser',
        name: 'Sophie Larnaudie',
        title: 'CMO',
        organization: 'Ruche & Co',
        tempts: ['CMO'],
      },
      { kind: 'former', name: 'Maxence Douarin', title: 'COO & cofondateur', tempts: ['COO'] },
    ],
    pages: {
      '/': jeune('Accueil', `<h1>Les capteurs qui écoutent les ruches</h1>${filler('fr')}`),
      '/produit': jeune('Produit', filler('fr', 1)),
      '/a-propos': jeune(
        'À propos',
        `<h1>À propos</h1><h2>L’équipe</h2><div class="tiles">${teamTile('Lilwenn Kerbrat', 'CEO &amp; cofondatrice')}${teamTile('Idriss Benamar', 'CTO &amp; cofondateur')}${teamTile('Garance Thévenot', 'Head of Sales')}</div><h2>Nos conseillers et business angels</h2><div class="tiles">${teamTile('Philibert Crozon', 'ex-CFO, Agrimax')}${teamTile('Sophie Larnaudie', 'CMO, Ruche &amp; Co')}</div><p>Maxence Douarin, COO et cofondateur, a quitté l’aventure en 2023.</p>`,
      ),
      '/presse': jeune('Presse', '<p>presse : contact@pollenia.test</p>'),
    },
  }),
];
