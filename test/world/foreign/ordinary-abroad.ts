// Eight more ordinary companies, none in English: Italian, French, Swedish, Danish, Norwegian, Finnish, Turkish, Portuguese.
import type { Company } from '../company.ts';
import { foreign } from './declare.ts';
import {
  analytics,
  asEntities,
  consent,
  filler,
  icon,
  linkedData,
  organization,
  picture,
  words,
} from './furniture.ts';
import * as kinds from './kinds.ts';
import type { Language } from './speech.ts';
import { wordpress } from './wordpress.ts';

const astra = wordpress({
  name: 'Torrefazione Montalbo',
  url: 'https://www.torrefazione-montalbo.test',
  language: 'it',
  theme: 'astra',
  menu: [
    ['/caffe', 'I nostri caffè'],
    ['/chi-siamo', 'Chi siamo'],
    ['/contatti', 'Contatti'],
  ],
  plugins: ['ultimate-addons-for-gutenberg', 'woocommerce'],
  consent: 'complianz',
  foot: '<div class="site-below-footer-wrap"><p>Torrefazione Montalbo S.r.l. – P.IVA 00000000000</p></div>',
});
const spectra = (name: string, title: string, index: number) =>
  `<div class="wp-block-uagb-team uagb-team__image-position-above uagb-team__align-center uagb-block-${index}b"><img decoding="async" class="uagb-team__image-crop-circle" src="/wp-content/uploads/2024/01/m${index}.jpg" alt="" height="100" width="100" loading="lazy"/><div class="uagb-team__content"><h3 class="uagb-team__title">${name}</h3><span class="uagb-team__prefix">${title}</span><p class="uagb-team__desc">${words('it').lines[1]}</p></div></div>`;

/** The head and foot that a small agency uses for all its customers. */
const studio =
  (
    name: string,
    url: string,
    language: Language,
    menu: readonly (readonly [string, string])[],
    generator: string,
  ) =>
  (title: string, body: string) =>
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | ${name}</title><meta name="generator" content="${generator}">${organization(name, url)}<link rel="canonical" href="${url}"><link rel="preconnect" href="https://fonts.gstatic.com" crossorigin></head><body class="site site--${language}"><header class="site-header"><a class="site-header__logo" href="/">${picture('/logo.png', name)}</a><nav class="site-nav" aria-label="Main"><ul>${menu.map(([to, label]) => `<li class="site-nav__item"><a href="${to}">${label}</a></li>`).join('')}</ul></nav></header><main class="site-main">${body}</main><footer class="site-footer">© ${name}. ${words(language).rights} ${icon('linkedin')}</footer>${consent(language, 'onetrust')}</body></html>`;

const savoie = studio(
  'Menuiserie Grangier',
  'https://www.menuiserie-grangier.test',
  'fr',
  [
    ['/savoir-faire', 'Savoir-faire'],
    ['/l-entreprise', 'L’entreprise'],
    ['/l-entreprise/equipe', 'L’équipe'],
    ['/contact', 'Contact'],
  ],
  'Typesetter',
);
const malmo = studio(
  'Sundbro Teknik',
  'https://www.sundbro-teknik.test',
  'sv',
  [
    ['/tjanster', 'Tjänster'],
    ['/om-oss', 'Om oss'],
    ['/kontakt', 'Kontakt'],
  ],
  'SiteVision',
);
const aarhus = studio(
  'Vadehavet Software',
  'https://www.vadehavet-software.test',
  'da',
  [
    ['/produkt', 'Produkt'],
    ['/om', 'Om os'],
    ['/om/ledelse', 'Ledelse'],
    ['/kontakt', 'Kontakt'],
  ],
  'Sanity + Eleventy',
);
const bergen = studio(
  'Fjordkant Bygg',
  'https://www.fjordkant-bygg.test',
  'no',
  [
    ['/prosjekter', 'Prosjekter'],
    ['/ansatte', 'Ansatte'],
    ['/kontakt', 'Kontakt oss'],
  ],
  'Mystore',
);
const tampere = studio(
  'Koskela Konepaja',
  'https://www.koskela-konepaja.test',
  'fi',
  [
    ['/tuotteet', 'Tuotteet'],
    ['/yritys', 'Yritys'],
    ['/yhteystiedot', 'Yhteystiedot'],
  ],
  'Kotisivukone',
);
const bursa = studio(
  'Uludağ Makine',
  'https://www.uludag-makine.test',
  'tr',
  [
    ['/kurumsal', 'Kurumsal'],
    ['/yonetim-ekibi', 'Yönetim ekibi'],
    ['/iletisim', 'İletişim'],
  ],
  'Ticimax',
);
const recife = studio(
  'Maré Alta Turismo',
  'https://www.mare-alta.test',
  'pt',
  [
    ['/pacotes', 'Pacotes'],
    ['/quem-somos', 'Quem somos'],
    ['/contato', 'Contato'],
  ],
  'RD Station',
);

const person = (tag: string, name: string, title: string, more = '') =>
  `<${tag} class="person"><div class="person__photo"><img src="/img/p.webp" alt="" loading="lazy"></div><div class="person__text"><div class="person__name">${name}</div><div class="person__title">${title}</div>${more}</div></${tag}>`;
const mail = (address: string) => `<a class="person__mail" href="mailto:${address}">${address}</a>`;

export const ORDINARY_ABROAD: readonly Company[] = [
  foreign({
    domain: 'torrefazione-montalbo.test',
    name: 'Torrefazione Montalbo',
    language: 'it',
    built: 'Astra',
    tests: 'team blocks with the title in a span called prefix',
    pattern: 'first.last',
    mail: 'honest',
    staff: [
      ['Rosaria Montalbo', 'Amministratore delegato', kinds.CHIEF],
      ['Gaspare Lo Verso', 'Direttore marketing', kinds.MARKETING_DIRECTOR, { local: 'gaspare.loverso' }],
      ['Ignazio Butera', 'Direttore finanziario', kinds.FINANCE],
    ],
    pages: {
      '/': astra('/', 'Caffè dal 1929', filler('it')),
      '/chi-siamo': astra(
        '/chi-siamo',
        'Chi siamo',
        `<h1>Chi siamo</h1>${filler('it', 1)}<div class="wp-block-uagb-container">${spectra('Rosaria Montalbo', 'Amministratore delegato', 1)}${spectra('Ignazio Butera', 'Direttore finanziario', 2)}${spectra('Gaspare Lo Verso', 'Direttore marketing', 3)}</div>`,
      ),
      '/contatti': astra('/contatti', 'Contatti', '<p>info@torrefazione-montalbo.test</p>'),
    },
  }),
  foreign({
    domain: 'menuiserie-grangier.test',
    name: 'Menuiserie Grangier',
    language: 'fr',
    built: 'Typesetter',
    tests: 'a president of a simplified company and a general director beside him',
    pattern: 'f.last',
    mail: 'edge-directory',
    staff: [
      ['Baptiste Grangier', 'Président', kinds.PRESIDENT],
      ['Élodie Sermet', 'Directrice générale', kinds.GENERAL_DIRECTOR],
      ['Loïc Fontanet', 'Responsable technique', kinds.TECHNICAL_DIRECTOR],
    ],
    pages: {
      '/': savoie('Accueil', filler('fr')),
      '/l-entreprise': savoie('L’entreprise', filler('fr', 1)),
      '/l-entreprise/equipe': savoie(
        'L’équipe',
        `<h1>L’équipe</h1><div class="people">${person('div', 'Baptiste Grangier', 'Président')}${person('div', 'Élodie Sermet', 'Directrice générale')}${person('div', 'Loïc Fontanet', 'Responsable technique')}</div>`,
      ),
      '/contact': savoie('Contact', asEntities('contact@menuiserie-grangier.test')),
    },
  }),
  foreign({
    domain: 'sundbro-teknik.test',
    name: 'Sundbro Teknik',
    language: 'sv',
    built: 'SiteVision',
    tests: 'everybody on the contact page with an address',
    pattern: 'first.last',
    mail: 'catch-all',
    staff: [
      ['Lars-Göran Öhman', 'VD', kinds.CHIEF, { local: 'lars-goran.ohman', published: true }],
      ['Ebba Strömqvist', 'Ekonomichef', kinds.FINANCE_LEAD, { local: 'ebba.stromqvist', published: true }],
      ['Kent Åslund', 'Försäljningschef', kinds.SALES_LEAD, { local: 'kent.aslund', published: true }],
    ],
    pages: {
      '/': malmo('Start', filler('sv')),
      '/om-oss': malmo('Om oss', filler('sv', 1)),
      '/kontakt': malmo(
        'Kontakt',
        `<h1>Kontakt</h1><ul class="people">${person('li', 'Lars-Göran Öhman', 'VD', mail('lars-goran.ohman@sundbro-teknik.test'))}${person('li', 'Ebba Strömqvist', 'Ekonomichef', mail('ebba.stromqvist@sundbro-teknik.test'))}${person('li', 'Kent Åslund', 'Försäljningschef', mail('kent.aslund@sundbro-teknik.test'))}</ul>`,
      ),
    },
  }),
  foreign({
    domain: 'vadehavet-software.test',
    name: 'Vadehavet Software',
    language: 'da',
    built: 'Eleventy',
    tests: 'Danish start-up with English titles',
    pattern: 'first',
    mail: 'many-lines',
    staff: [
      ['Rasmus Tønder', 'CEO & Co-founder', kinds.COFOUNDER_CHIEF, { local: 'rasmus' }],
      ['Amalie Skærbæk', 'CTO & Co-founder', kinds.COFOUNDER_TECHNOLOGY],
      ['Villads Højer', 'CPO', kinds.PRODUCT],
    ],
    pages: {
      '/': aarhus('Forside', filler('da')),
      '/om': aarhus('Om os', filler('da', 1)),
      '/om/ledelse': aarhus(
        'Ledelse',
        `<h1>Ledelse</h1>${person('article', 'Rasmus Tønder', 'CEO &amp; Co-founder')}${person('article', 'Amalie Skærbæk', 'CTO &amp; Co-founder')}${person('article', 'Villads Højer', 'CPO')}`,
      ),
      '/kontakt': aarhus('Kontakt', '<p>info@vadehavet-software.test</p>'),
    },
  }),
  foreign({
    domain: 'fjordkant-bygg.test',
    name: 'Fjordkant Bygg',
    language: 'no',
    built: 'Mystore',
    tests: 'employees with numbers and addresses',
    pattern: 'first',
    mail: 'no-null-sender',
    staff: [
      ['Sverre Kvamme', 'Daglig leder', kinds.GENERAL_DIRECTOR, { published: true }],
      ['Turid Hatlestad', 'Økonomiansvarlig', kinds.FINANCE_LEAD, { published: true }],
    ],
    pages: {
      '/': bergen('Hjem', filler('no')),
      '/ansatte': bergen(
        'Ansatte',
        `<h1>Ansatte</h1>${person('div', 'Sverre Kvamme', 'Daglig leder', `<div>Tlf. 55 50 01 00</div>${mail('sverre@fjordkant-bygg.test')}`)}${person('div', 'Turid Hatlestad', 'Økonomiansvarlig', `<div>Tlf. 55 50 01 01</div>${mail('turid@fjordkant-bygg.test')}`)}`,
      ),
      '/kontakt': bergen('Kontakt oss', '<p>Brygga 1, Bergen</p>'),
    },
  }),
  foreign({
    domain: 'koskela-konepaja.test',
    name: 'Koskela Konepaja',
    language: 'fi',
    built: 'Kotisivukone',
    tests: 'addresses with (at), names and titles in a list of contacts',
    pattern: 'first.last',
    mail: 'edge-directory',
    staff: [
      ['Hannele Koskela', 'Toimitusjohtaja', kinds.CHIEF, { published: true }],
      ['Arto Lehtimäki', 'Tuotantopäällikkö', kinds.NONE, { local: 'arto.lehtimaki', published: true }],
      [
        'Pirkko Sillanpää',
        'Talouspäällikkö',
        kinds.FINANCE_LEAD,
        { local: 'pirkko.sillanpaa', published: true },
      ],
    ],
    pages: {
      '/': tampere('Etusivu', filler('fi')),
      '/yritys': tampere('Yritys', filler('fi', 1)),
      '/yhteystiedot': tampere(
        'Yhteystiedot',
        `<h1>Yhteystiedot</h1><p><strong>Hannele Koskela</strong><br>Toimitusjohtaja<br>040 555 0201<br>hannele.koskela(at)koskela-konepaja.test</p><p><strong>Pirkko Sillanpää</strong><br>Talouspäällikkö<br>040 555 0202<br>pirkko.sillanpaa(at)koskela-konepaja.test</p><p><strong>Arto Lehtimäki</strong><br>Tuotantopäällikkö<br>040 555 0203<br>arto.lehtimaki(at)koskela-konepaja.test</p>${analytics('KOSKE1')}`,
      ),
    },
  }),
  foreign({
    domain: 'uludag-makine.test',
    name: 'Uludağ Makine',
    language: 'tr',
    built: 'Ticimax',
    tests: 'a management team with Turkish titles, one of them CEO in brackets',
    pattern: 'flast',
    mail: 'many-lines',
    staff: [
      ['Selçuk Karagöz', 'Genel Müdür (CEO)', kinds.CHIEF, { local: 'skaragoz' }],
      ['Defne Yıldırım', 'Finans Direktörü (CFO)', kinds.FINANCE, { local: 'dyildirim' }],
      ['Barış Çetinkaya', 'Bilgi Teknolojileri Direktörü (CIO)', kinds.INFORMATION, { local: 'bcetinkaya' }],
    ],
    pages: {
      '/': bursa('Ana sayfa', filler('tr')),
      '/kurumsal': bursa('Kurumsal', filler('tr', 1)),
      '/yonetim-ekibi': bursa(
        'Yönetim ekibi',
        `<h1>Yönetim ekibi</h1>${person('div', 'Selçuk Karagöz', 'Genel Müdür (CEO)')}${person('div', 'Defne Yıldırım', 'Finans Direktörü (CFO)')}${person('div', 'Barış Çetinkaya', 'Bilgi Teknolojileri Direktörü (CIO)')}`,
      ),
      '/iletisim': bursa('İletişim', '<p>info@uludag-makine.test</p>'),
    },
  }),
  foreign({
    domain: 'mare-alta.test',
    name: 'Maré Alta Turismo',
    language: 'pt',
    built: 'RD Station',
    tests: 'founders as partners in Portuguese: sócia-fundadora, sócio-diretor',
    pattern: 'first',
    mail: 'honest',
    staff: [
      ['Iracema Pontual', 'Sócia-fundadora e CEO', kinds.FOUNDER_CHIEF],
      ['Djalma Brennand', 'Diretor Comercial', kinds.SALES_DIRECTOR],
      ['Socorro Vilela', 'Diretora Financeira', kinds.FINANCE],
    ],
    pages: {
      '/': recife('Início', filler('pt')),
      '/quem-somos': recife(
        'Quem somos',
        `<h1>Quem somos</h1>${filler('pt', 1)}${person('figure', 'Iracema Pontual', 'Sócia-fundadora e CEO')}${person('figure', 'Djalma Brennand', 'Diretor Comercial')}${person('figure', 'Socorro Vilela', 'Diretora Financeira')}${linkedData({ '@context': 'https://schema.org', '@type': 'TravelAgency', name: 'Maré Alta Turismo' })}`,
      ),
      '/contato': recife('Contato', '<p>contact@mare-alta.test</p>'),
    },
  }),
];
