// Makes foreign pages as heavy as real ones are: style sheets and sprites in the page, settings of scripts, teasers, long footers.
import { createHash } from 'node:crypto';
import { type Language, SPEECH } from './speech.ts';

/** Systems whose pages are as bare as written: old ones, and those that are the point. */
const BARE: ReadonlySet<string> = new Set([
  'tables of 2004',
  'frameset',
  'classic ASP',
  'parked',
  'empty shell',
  'papers only',
  'plain site of a fund',
  'moved brand',
  'one-page builder',
  'static by hand',
]);

/** Services, products, references, sustainability, downloads, questions, press, careers. */
const FOOTER: Readonly<Record<Language, readonly string[]>> = {
  en: ['Services', 'Products', 'Case studies', 'Sustainability', 'Downloads', 'FAQ', 'Press', 'Careers'],
  de: [
    'Leistungen',
    'Produkte',
    'Referenzen',
    'Nachhaltigkeit',
    'Downloads',
    'Häufige Fragen',
    'Presse',
    'Karriere',
  ],
  fr: [
    'Services',
    'Produits',
    'Références',
    'Développement durable',
    'Téléchargements',
    'FAQ',
    'Presse',
    'Recrutement',
  ],
  es: [
    'Servicios',
    'Productos',
    'Referencias',
    'Sostenibilidad',
    'Descargas',
    'Preguntas frecuentes',
    'Prensa',
    'Empleo',
  ],
  it: [
    'Servizi',
    'Prodotti',
    'Referenze',
    'Sostenibilità',
    'Download',
    'Domande frequenti',
    'Stampa',
    'Lavora con noi',
  ],
  nl: [
    'Diensten',
    'Producten',
    'Referenties',
    'Duurzaamheid',
    'Downloads',
    'Veelgestelde vragen',
    'Pers',
    'Vacatures',
  ],
  sv: [
    'Tjänster',
    'Produkter',
    'Referenser',
    'Hållbarhet',
    'Ladda ner',
    'Vanliga frågor',
    'Press',
    'Jobba hos oss',
  ],
  da: [
    'Ydelser',
    'Produkter',
    'Referencer',
    'Bæredygtighed',
    'Download',
    'Ofte stillede spørgsmål',
    'Presse',
    'Job',
  ],
  no: [
    'Tjenester',
    'Produkter',
    'Referanser',
    'Bærekraft',
    'Last ned',
    'Ofte stilte spørsmål',
    'Presse',
    'Jobb',
  ],
  fi: ['Palvelut', 'Tuotteet', 'Referenssit', 'Vastuullisuus', 'Lataukset', 'Usein kysyttyä', 'Media', 'Ura'],
  pt: [
    'Serviços',
    'Produtos',
    'Referências',
    'Sustentabilidade',
    'Downloads',
    'Perguntas frequentes',
    'Imprensa',
    'Carreiras',
  ],
  pl: [
    'Usługi',
    'Produkty',
    'Realizacje',
    'Zrównoważony rozwój',
    'Do pobrania',
    'Najczęstsze pytania',
    'Prasa',
    'Kariera',
  ],
  cs: [
    'Služby',
    'Produkty',
    'Reference',
    'Udržitelnost',
    'Ke stažení',
    'Časté dotazy',
    'Pro média',
    'Kariéra',
  ],
  hu: [
    'Szolgáltatások',
    'Termékek',
    'Referenciák',
    'Fenntarthatóság',
    'Letöltések',
    'Gyakori kérdések',
    'Sajtó',
    'Karrier',
  ],
  tr: [
    'Hizmetler',
    'Ürünler',
    'Referanslar',
    'Sürdürülebilirlik',
    'İndir',
    'Sık sorulan sorular',
    'Basın',
    'Kariyer',
  ],
  ro: [
    'Servicii',
    'Produse',
    'Referințe',
    'Sustenabilitate',
    'Descărcări',
    'Întrebări frecvente',
    'Presă',
    'Cariere',
  ],
  el: ['Υπηρεσίες', 'Προϊόντα', 'Έργα', 'Βιωσιμότητα', 'Λήψεις', 'Συχνές ερωτήσεις', 'Τύπος', 'Καριέρα'],
  ru: ['Услуги', 'Продукция', 'Проекты', 'Экология', 'Загрузки', 'Вопросы и ответы', 'Пресса', 'Вакансии'],
  zh: ['服务', '产品', '案例', '社会责任', '下载', '常见问题', '新闻', '招聘'],
  ja: [
    'サービス',
    '製品',
    '導入事例',
    'サステナビリティ',
    'ダウンロード',
    'よくあるご質問',
    'ニュース',
    '採用',
  ],
};
const SLUGS = [
  'services',
  'products',
  'references',
  'sustainability',
  'downloads',
  'faq',
  'press',
  'careers',
];
const MONTHS = ['01', '03', '04', '06', '09', '11'];

export type Dress = { domain: string; built: string; language: string };

/** Dresses the pages of one site, all alike; leaves as they are those of systems that write bare ones, and what is no page. */
export function dressing({ domain, built, language }: Dress): (body: string) => string {
  if (BARE.has(built)) return (body) => body;
  const dice = createHash('sha256').update(domain).digest();
  const at = (place: number) => dice[place % dice.length] ?? 0;
  const known = (Object.keys(SPEECH) as Language[]).find((one) => one === language);
  const head = styleSheet(at, 60 + at(1)) + settings(domain, at);
  const around = known === undefined || at(2) % 3 === 0 ? '' : surroundings(known, domain, at);
  const foot = around + sprite(6 + (at(3) % 20)) + scripts(at);
  return (body) =>
    /<\/body>/iu.test(body)
      ? body.replace(/<\/head>/iu, () => `${head}</head>`).replace(/<\/body>/iu, () => `${foot}</body>`)
      : body;
}

/** Rules as a build step leaves them: one long line. */
function styleSheet(at: (place: number) => number, count: number): string {
  const names = [
    'btn',
    'card',
    'hero',
    'nav',
    'grid',
    'team',
    'media',
    'modal',
    'tab',
    'form',
    'list',
    'foot',
  ];
  const rules = Array.from({ length: count }, (_, index) => {
    const name = `${names[index % names.length] ?? ''}-${(at(index) * 7 + index).toString(36)}`;
    return `.${name}{margin:${index % 5}rem auto;padding:calc(${at(index)}px + 1vw);color:#${(at(index) * 65_793).toString(16).padStart(6, '0')};font:${400 + (index % 4) * 100} 1rem/1.5 var(--font-${index % 3},sans-serif)}.${name}:hover>a::after,.${name}:focus-visible{content:"\\201C";transform:translate3d(0,${index % 9}px,0)}@media(max-width:${480 + (index % 7) * 96}px){.${name}{display:${index % 2 === 0 ? 'none' : 'flex'}}}`;
  });
  return `<style>:root{${Array.from({ length: 24 }, (_, index) => `--preset-color-${index}:hsl(${at(index)},40%,${index * 4}%)`).join(';')}}${rules.join('')}</style>`;
}

function settings(domain: string, at: (place: number) => number): string {
  const value = {
    site: {
      host: domain,
      build: `${at(4)}.${at(5)}.${at(6)}`,
      env: 'production',
      features: { lazyload: true, consentMode: 'v2', search: at(7) % 2 === 0 },
    },
    routes: ['home', 'search', 'contact', 'news'].map((name, index) => ({
      name,
      id: at(index) + 100,
      cache: 3600,
    })),
    i18n: { close: 'Close', open: 'Open menu', next: 'Next', previous: 'Previous', of: 'of' },
    endpoints: { forms: '/api/forms', consent: '/api/consent', vitals: '/api/vitals' },
  };
  return `<script>window.__site=${JSON.stringify(value)};</script>`;
}

function sprite(count: number): string {
  const symbols = Array.from(
    { length: count },
    (_, index) =>
      `<symbol id="i-${index}" viewBox="0 0 24 24"><title>${['Close', 'Menu', 'Search', 'Arrow', 'Play'][index % 5]}</title><path d="M${index} ${24 - (index % 24)}c0-1.1.9-2 2-2h${index % 9}l3.5 ${index % 7}z M12 ${index % 12}a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm1 13h-2v-6h2v6z"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" style="display:none" aria-hidden="true">${symbols.join('')}</svg>`;
}

function scripts(at: (place: number) => number): string {
  return `<script>!function(){var e=document,t=e.documentElement;t.classList.remove("no-js");var n=[].slice.call(e.querySelectorAll("[data-src]"));if("IntersectionObserver"in window){var r=new IntersectionObserver(function(i){i.forEach(function(o){if(o.isIntersecting){var a=o.target;a.src=a.dataset.src;r.unobserve(a)}})},{rootMargin:"${at(8)}px"});n.forEach(function(i){r.observe(i)})}else n.forEach(function(i){i.src=i.dataset.src});e.addEventListener("click",function(i){var o=i.target.closest("[data-toggle-menu]");o&&t.classList.toggle("menu-open")})}();</script><noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-${at(9)}" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>`;
}

/** Teasers of nobody's news, and a footer with the rest of the site. */
function surroundings(language: Language, domain: string, at: (place: number) => number): string {
  const { lines, more, newsletter } = SPEECH[language];
  const teasers = Array.from({ length: 3 }, (_, index) => {
    const line = lines[(index + at(10)) % lines.length] ?? '';
    const date = `2025-${MONTHS[(index + at(11)) % MONTHS.length] ?? '01'}-${10 + (at(index) % 18)}`;
    return `<article class="teaser teaser--${index}"><div class="teaser__media"><img loading="lazy" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/media/${date}.jpg" alt=""></div><div class="teaser__body"><time datetime="${date}">${date}</time><h4 class="teaser__title">${line}</h4><p>${lines[(index + 1) % lines.length] ?? ''}</p><a class="teaser__more" href="/${SLUGS[6] ?? ''}/${date}">${more}</a></div></article>`;
  });
  const links = (FOOTER[language] ?? []).map(
    (label, index) => `<li class="foot__item"><a href="/${SLUGS[index] ?? ''}">${label}</a></li>`,
  );
  return `<section class="teasers" data-component="teasers">${teasers.join('')}</section><div class="foot foot--wide"><ul class="foot__list">${links.join('')}</ul><form class="foot__form" action="/newsletter" method="post"><label for="nl">${newsletter}</label><input id="nl" type="email" name="email" placeholder="name@example.test" autocomplete="email"><button>OK</button></form><p class="foot__small">${domain}</p></div>`;
}
