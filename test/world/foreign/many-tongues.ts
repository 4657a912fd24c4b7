// Seven companies in more languages, or in several at once: Swiss, Belgian, Croatian, Slovak, Ukrainian, Bulgarian, Vietnamese.
import type { Company } from '../company.ts';
import { foreign } from './declare.ts';
import { asEntities, consent, filler, icon, linkedData, picture, words } from './furniture.ts';
import * as kinds from './kinds.ts';

const SWISS_WORDS = {
  de: ['Unternehmen', 'Geschäftsleitung', 'unternehmen', 'geschaeftsleitung'],
  fr: ['Entreprise', 'Direction', 'entreprise', 'direction'],
  it: ['Azienda', 'Direzione', 'azienda', 'direzione'],
  en: ['Company', 'Management', 'company', 'management'],
} as const;
type SwissLanguage = keyof typeof SWISS_WORDS;

const swiss = (language: SwissLanguage, title: string, body: string) => {
  const [company, , path, below] = SWISS_WORDS[language];
  return `<!DOCTYPE html><html lang="${language}-CH"><head><meta charset="utf-8"><title>${title} | Alpsegler AG</title>${Object.keys(
    SWISS_WORDS,
  )
    .map((one) => `<link rel="alternate" hreflang="${one}-CH" href="https://www.alpsegler.test/${one}/">`)
    .join(
      '',
    )}<link rel="stylesheet" href="/_resources/app/client/dist/app.css"><meta name="generator" content="Silverstripe CMS"></head><body class="Page"><header class="o-header"><a class="o-header__logo" href="/${language}/"><svg class="icon" aria-label="Alpsegler"><use xlink:href="#logo"></use></svg></a><ul class="m-nav"><li class="m-nav__item has-children"><a href="/${language}/${path}">${company}</a><ul><li><a href="/${language}/${path}/${below}">${SWISS_WORDS[language][1]}</a></li></ul></li></ul><ul class="m-lang">${Object.keys(
    SWISS_WORDS,
  )
    .map((one) => `<li><a lang="${one}" href="/${one}/">${one.toUpperCase()}</a></li>`)
    .join(
      '',
    )}</ul></header>${body}<footer class="o-footer">Alpsegler AG · Seestrasse 40 · 8800 Thalwil</footer>${consent(language, 'onetrust')}</body></html>`;
};
const SWISS_PEOPLE: Readonly<Record<SwissLanguage, readonly (readonly [string, string])[]>> = {
  de: [
    ['Urs-Peter Amstutz', 'Vorsitzender der Geschäftsleitung'],
    ['Mirjam Zurbriggen', 'Leiterin Finanzen'],
    ['Gian-Andri Caviezel', 'Leiter Marketing'],
  ],
  fr: [
    ['Urs-Peter Amstutz', 'Président de la direction'],
    ['Mirjam Zurbriggen', 'Responsable des finances'],
    ['Gian-Andri Caviezel', 'Responsable marketing'],
  ],
  it: [
    ['Urs-Peter Amstutz', 'Presidente della direzione'],
    ['Mirjam Zurbriggen', 'Responsabile finanze'],
    ['Gian-Andri Caviezel', 'Responsabile marketing'],
  ],
  en: [
    ['Urs-Peter Amstutz', 'CEO'],
    ['Mirjam Zurbriggen', 'Head of Finance'],
    ['Gian-Andri Caviezel', 'Head of Marketing'],
  ],
};
const swissPages = (language: SwissLanguage) => {
  const [company, management, path, below] = SWISS_WORDS[language];
  const people = SWISS_PEOPLE[language].map(
    ([name, title]) =>
      `<article class="m-person"><div class="m-person__media">${picture('/assets/p.jpg', '')}</div><header><h3 class="m-person__name">${name}</h3><p class="m-person__function">${title}</p></header></article>`,
  );
  return {
    [`/${language}`]: swiss(language, 'Alpsegler', `<h1>Alpsegler</h1>${filler(language)}`),
    [`/${language}/${path}`]: swiss(language, company, filler(language, 1)),
    [`/${language}/${path}/${below}`]: swiss(
      language,
      management,
      `<h1>${management}</h1><div class="m-people">${people.join('')}</div>`,
    ),
  };
};

const belgian = (language: 'nl' | 'fr', title: string, body: string) =>
  `<!DOCTYPE html><html lang="${language}-BE"><head><meta charset="utf-8"><title>${title} - Zonnelicht Solaire</title><link rel="stylesheet" href="/site/themes/zs/app.css"></head><body><header><a href="/${language}">Zonnelicht</a><nav>${language === 'nl' ? '<a href="/nl/over">Over ons</a><a href="/nl/contact">Contact</a>' : '<a href="/fr/a-propos">À propos</a><a href="/fr/contact">Contact</a>'}</nav><a href="/nl">NL</a><a href="/fr">FR</a></header>${body}<footer>BE 0000.000.000 RPR Gent</footer>${consent(language, 'homemade')}</body></html>`;

const plain =
  (
    language: string,
    name: string,
    menu: readonly (readonly [string, string])[],
    paragraphs: readonly string[],
  ) =>
  (title: string, body: string) =>
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | ${name}</title>${linkedData({ '@context': 'https://schema.org', '@type': 'Organization', name })}<link rel="stylesheet" href="/css/style.css?v=12"></head><body><header class="header"><a class="logo" href="/">${name}</a><nav><ul>${menu.map(([to, label]) => `<li><a href="${to}">${label}</a></li>`).join('')}</ul></nav><div class="social"><a href="#">${icon('linkedin')}</a></div></header><div class="content">${paragraphs.map((text) => `<p class="lead">${text}</p>`).join('')}${body}</div><footer class="footer">© 2025 ${name}</footer></body></html>`;

const croatian = plain(
  'hr',
  'Jadran Oprema d.o.o.',
  [
    ['/o-nama', 'O nama'],
    ['/proizvodi', 'Proizvodi'],
    ['/uprava', 'Uprava'],
    ['/kontakt', 'Kontakt'],
  ],
  ['Već trideset godina opremamo brodove i luke duž cijele obale.'],
);
const slovak = plain(
  'sk',
  'Tatranské Pekárne s.r.o.',
  [
    ['/o-nas', 'O nás'],
    ['/vyrobky', 'Výrobky'],
    ['/kontakty', 'Kontakty'],
  ],
  ['Pečieme každý deň od roku 1992.'],
);
const ukrainian = plain(
  'uk',
  'Дніпроагротех',
  [
    ['/pro-kompaniyu', 'Про компанію'],
    ['/kerivnytstvo', 'Керівництво'],
    ['/kontakty', 'Контакти'],
  ],
  ['Виробляємо та обслуговуємо сільськогосподарську техніку з 2001 року.'],
);
const bulgarian = plain(
  'bg',
  'Родопи Текстил АД',
  [
    ['/za-nas', 'За нас'],
    ['/ekip', 'Екип'],
    ['/kontakti', 'Контакти'],
  ],
  ['Произвеждаме тъкани за целия европейски пазар.'],
);
const vietnamese = plain(
  'vi',
  'Công ty CP Sen Hồng',
  [
    ['/gioi-thieu', 'Giới thiệu'],
    ['/ban-lanh-dao', 'Ban lãnh đạo'],
    ['/lien-he', 'Liên hệ'],
  ],
  ['Sen Hồng cung cấp giải pháp phần mềm cho doanh nghiệp vừa và nhỏ.'],
);
const card = (name: string, title: string) =>
  `<div class="member"><div class="member-photo"></div><h4>${name}</h4><p>${title}</p></div>`;

export const MANY_TONGUES: readonly Company[] = [
  foreign({
    domain: 'alpsegler.test',
    name: 'Alpsegler AG',
    language: 'de',
    built: 'Silverstripe',
    tests:
      'four trees of language, each with its own titles for the same three people; the English one says CEO',
    pattern: 'first.last',
    mail: 'edge-directory',
    staff: [
      [
        'Urs-Peter Amstutz',
        'Vorsitzender der Geschäftsleitung',
        kinds.CHIEF,
        {
          local: 'urs-peter.amstutz',
          alsoReachedAt: ['urs.amstutz@alpsegler.test', 'urspeter.amstutz@alpsegler.test'],
        },
      ],
      ['Mirjam Zurbriggen', 'Leiterin Finanzen', kinds.FINANCE_LEAD],
      [
        'Gian-Andri Caviezel',
        'Leiter Marketing',
        kinds.MARKETING_LEAD,
        { alsoReachedAt: ['gian.caviezel@alpsegler.test'] },
      ],
    ],
    pages: {
      '/': { status: 302, headers: { location: '/de/' }, body: '' },
      ...swissPages('de'),
      ...swissPages('fr'),
      ...swissPages('it'),
      ...swissPages('en'),
    },
  }),
  foreign({
    domain: 'zonnelicht-solaire.test',
    name: 'Zonnelicht Solaire',
    language: 'nl',
    built: 'Belgian in two languages',
    tests: 'a splash page for the language; zaakvoerder and gérant; a family of one surname',
    pattern: 'first',
    mail: 'honest',
    staff: [
      ['Wannes Coppieters', 'zaakvoerder', kinds.LAWFUL_DIRECTOR],
      ['Hilde Coppieters', 'boekhouding', kinds.NONE],
      ['Jelle Coppieters', 'verkoopleider', kinds.SALES_LEAD],
    ],
    pages: {
      '/': '<!DOCTYPE html><html><head><meta charset="utf-8"><title>Zonnelicht Solaire</title></head><body class="splash"><img src="/zon.svg" alt=""><p><a href="/nl">Nederlands</a> | <a href="/fr">Français</a></p></body></html>',
      '/nl': belgian('nl', 'Zonnepanelen', `<h1>Stroom van uw dak</h1>${filler('nl')}`),
      '/fr': belgian('fr', 'Panneaux solaires', `<h1>L’énergie de votre toit</h1>${filler('fr')}`),
      '/nl/over': belgian(
        'nl',
        'Over ons',
        `<h1>Over ons</h1><p>Een familiebedrijf met drie gezichten: <strong>Wannes Coppieters</strong> (zaakvoerder), <strong>Hilde Coppieters</strong> (boekhouding) en <strong>Jelle Coppieters</strong> (verkoopleider).</p>`,
      ),
      '/fr/a-propos': belgian(
        'fr',
        'À propos',
        `<h1>À propos</h1><p>Une entreprise familiale : <strong>Wannes Coppieters</strong> (gérant), Hilde et Jelle.</p>`,
      ),
      '/nl/contact': belgian('nl', 'Contact', '<p>info@zonnelicht-solaire.test</p>'),
      '/fr/contact': belgian('fr', 'Contact', '<p>info@zonnelicht-solaire.test</p>'),
    },
  }),
  foreign({
    domain: 'jadran-oprema.test',
    name: 'Jadran Oprema d.o.o.',
    language: 'hr',
    built: 'hand-made Croatian',
    tests: 'Croatian titles and letters; the board of one member',
    pattern: 'first.last',
    mail: 'bare',
    staff: [
      ['Željko Šimunović', 'Direktor', kinds.GENERAL_DIRECTOR, { local: 'zeljko.simunovic' }],
      [
        'Đurđica Ćosić',
        'Financijska direktorica',
        kinds.FINANCE,
        { local: 'durdica.cosic', alsoReachedAt: ['djurdjica.cosic@jadran-oprema.test'] },
      ],
      ['Ante Perkušić', 'Voditelj prodaje', kinds.SALES_LEAD, { local: 'ante.perkusic' }],
    ],
    pages: {
      '/': croatian('Naslovnica', '<h1>Oprema za more</h1>'),
      '/o-nama': croatian('O nama', '<h1>O nama</h1><p>Tvrtka je osnovana 1994. godine u Zadru.</p>'),
      '/proizvodi': croatian('Proizvodi', '<ul><li>Sidra</li><li>Bove</li></ul>'),
      '/uprava': croatian(
        'Uprava',
        `<h1>Uprava</h1>${card('Željko Šimunović', 'Direktor')}${card('Đurđica Ćosić', 'Financijska direktorica')}${card('Ante Perkušić', 'Voditelj prodaje')}`,
      ),
      '/kontakt': croatian('Kontakt', '<p>info@jadran-oprema.test</p>'),
    },
  }),
  foreign({
    domain: 'tatranske-pekarne.test',
    name: 'Tatranské Pekárne',
    language: 'sk',
    built: 'hand-made Slovak',
    tests:
      'people on the contact page in a definition list with addresses as entities, the last name first in them',
    pattern: 'last',
    mail: 'busy',
    staff: [
      [
        'Ing. Štefan Hrubizna',
        'konateľ',
        kinds.LAWFUL_DIRECTOR,
        { alsoNamed: ['Štefan Hrubizna'], published: true },
      ],
      [
        'Ľudmila Okoličányová',
        'ekonomická riaditeľka',
        kinds.FINANCE,
        { local: 'okolicanyova', published: true },
      ],
      ['Vavrinec Ďurian', 'obchodný riaditeľ', kinds.SALES_DIRECTOR, { local: 'durian', published: true }],
    ],
    pages: {
      '/': slovak('Domov', '<h1>Chlieb náš každodenný</h1>'),
      '/o-nas': slovak('O nás', '<h1>O nás</h1><p>Naša pekáreň zamestnáva osemdesiat ľudí.</p>'),
      '/vyrobky': slovak('Výrobky', '<ul><li>Chlieb</li><li>Rožky</li></ul>'),
      '/kontakty': slovak(
        'Kontakty',
        `<h1>Kontakty</h1><dl><dt>Ing. Štefan Hrubizna</dt><dd>konateľ</dd><dd>${asEntities('hrubizna@tatranske-pekarne.test')}</dd><dt>Ľudmila Okoličányová</dt><dd>ekonomická riaditeľka</dd><dd>${asEntities('okolicanyova@tatranske-pekarne.test')}</dd><dt>Vavrinec Ďurian</dt><dd>obchodný riaditeľ</dd><dd>${asEntities('durian@tatranske-pekarne.test')}</dd></dl>`,
      ),
    },
  }),
  foreign({
    domain: 'dniproagrotech.test',
    name: 'Дніпроагротех',
    language: 'uk',
    built: 'hand-made Ukrainian',
    tests: 'Ukrainian names and titles in Cyrillic letters; addresses in the passport’s spelling',
    pattern: 'flast',
    mail: 'honest',
    staff: [
      [
        'Остап Коваленко',
        'Генеральний директор',
        kinds.GENERAL_DIRECTOR,
        { alsoNamed: ['Ostap Kovalenko'], local: 'okovalenko' },
      ],
      [
        'Марта Бондар',
        'Фінансовий директор',
        kinds.FINANCE,
        { alsoNamed: ['Marta Bondar'], local: 'mbondar' },
      ],
    ],
    pages: {
      '/': ukrainian('Головна', '<h1>Техніка для поля</h1>'),
      '/pro-kompaniyu': ukrainian('Про компанію', '<h1>Про компанію</h1><p>Завод розташований у Дніпрі.</p>'),
      '/kerivnytstvo': ukrainian(
        'Керівництво',
        `<h1>Керівництво</h1>${card('Остап Коваленко', 'Генеральний директор')}${card('Марта Бондар', 'Фінансовий директор')}`,
      ),
      '/kontakty': ukrainian('Контакти', '<p>info@dniproagrotech.test</p>'),
    },
  }),
  foreign({
    domain: 'rodopi-tekstil.test',
    name: 'Родопи Текстил АД',
    language: 'bg',
    built: 'hand-made Bulgarian',
    tests: 'Bulgarian names in Cyrillic letters with their Latin addresses printed beside them',
    pattern: 'f.last',
    mail: 'sender-refused',
    staff: [
      [
        'Боян Стоименов',
        'Изпълнителен директор',
        kinds.CHIEF,
        { alsoNamed: ['Boyan Stoimenov'], local: 'b.stoimenov', published: true },
      ],
      [
        'Весела Младенова',
        'Финансов директор',
        kinds.FINANCE,
        { alsoNamed: ['Vesela Mladenova'], local: 'v.mladenova', published: true },
      ],
    ],
    pages: {
      '/': bulgarian('Начало', '<h1>Нишка по нишка</h1>'),
      '/za-nas': bulgarian('За нас', '<h1>За нас</h1><p>Фабриката е основана през 1936 г.</p>'),
      '/ekip': bulgarian(
        'Екип',
        `<h1>Екип</h1><table><tr><td>Боян Стоименов</td><td>Изпълнителен директор</td><td><a href="mailto:b.stoimenov@rodopi-tekstil.test">b.stoimenov@rodopi-tekstil.test</a></td></tr><tr><td>Весела Младенова</td><td>Финансов директор</td><td><a href="mailto:v.mladenova@rodopi-tekstil.test">v.mladenova@rodopi-tekstil.test</a></td></tr></table>`,
      ),
      '/kontakti': bulgarian('Контакти', '<p>office@rodopi-tekstil.test</p>'),
    },
  }),
  foreign({
    domain: 'senhong.test',
    name: 'Công ty CP Sen Hồng',
    language: 'vi',
    built: 'hand-made Vietnamese',
    tests: 'Vietnamese names, family name first; addresses of given name and initials of the others',
    pattern: 'first.last',
    mail: 'many-lines',
    staff: [
      [
        'Trịnh Hoài Nam',
        'Tổng giám đốc',
        kinds.GENERAL_DIRECTOR,
        { alsoNamed: ['Nam Trinh'], local: 'nam.trinh' },
      ],
      [
        'Lương Thị Bích Hạnh',
        'Giám đốc tài chính',
        kinds.FINANCE,
        { alsoNamed: ['Hanh Luong', 'Bich Hanh Luong'], local: 'hanh.luong' },
      ],
    ],
    pages: {
      '/': vietnamese('Trang chủ', `<h1>Phần mềm của người Việt</h1><p>${words('en').more}</p>`),
      '/gioi-thieu': vietnamese('Giới thiệu', '<h1>Giới thiệu</h1><p>Thành lập năm 2010 tại Đà Nẵng.</p>'),
      '/ban-lanh-dao': vietnamese(
        'Ban lãnh đạo',
        `<h1>Ban lãnh đạo</h1>${card('Trịnh Hoài Nam', 'Tổng giám đốc')}${card('Lương Thị Bích Hạnh', 'Giám đốc tài chính')}`,
      ),
      '/lien-he': vietnamese('Liên hệ', '<p>contact@senhong.test</p>'),
    },
  }),
];
