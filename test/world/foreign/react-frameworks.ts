// Four companies on React frameworks: Next.js with pages and with the app router, Remix, Gatsby. Some people stand in state alone.
import type { Company } from '../company.ts';
import { foreign } from './declare.ts';
import { consent, filler, icon, tagManager } from './furniture.ts';
import * as kinds from './kinds.ts';

/** The data as the framework writes it, and the shell that a visitor without scripts sees. */
const nextPages = (route: string, title: string, pageProps: unknown, rendered: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${title}</title><meta name="next-head-count" content="3"/><link rel="preload" href="/_next/static/css/9c1.css" as="style"/><link rel="stylesheet" href="/_next/static/css/9c1.css" data-n-g=""/><noscript data-n-css=""></noscript><script defer="" nomodule="" src="/_next/static/chunks/polyfills-78c.js"></script><script src="/_next/static/chunks/main-81a.js" defer=""></script></head><body><div id="__next"><div class="css-1x2 ef0"><header class="MuiAppBar-root MuiAppBar-positionSticky css-xq"><div class="MuiToolbar-root"><a class="MuiLink-root" href="/">Fennimore</a><a class="MuiButtonBase-root" href="/platform">Platform</a><a class="MuiButtonBase-root" href="/company">Company</a><a class="MuiButtonBase-root" href="/blog">Blog</a></div></header>${rendered}<footer class="MuiBox-root css-0"><p class="MuiTypography-root MuiTypography-body2">© Fennimore Health, Inc.</p></footer></div></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps, __N_SSG: true }, page: route, query: {}, buildId: 'kT9x_u1', isFallback: false, gsp: true, scriptLoader: [] })}</script></body></html>`;

/** One row of the flight data, as pushed by the app router: the id, a colon, then JSON, all inside a string. */
const flight = (rows: readonly (readonly [id: string, value: unknown])[]) =>
  rows
    .map(
      ([id, value]) =>
        `<script>self.__next_f.push(${JSON.stringify([1, `${id}:${JSON.stringify(value)}\n`])})</script>`,
    )
    .join('');

const nextApp = (title: string, body: string, rows: readonly (readonly [string, unknown])[]) =>
  `<!DOCTYPE html><html lang="en" class="__variable_aaf875 scroll-smooth antialiased"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/webpack-5f.js"/><script src="/_next/static/chunks/fd9d1056-7.js" async=""></script><title>${title}</title><meta name="description" content="Grid storage that pays for itself"/><meta property="og:image" content="https://www.stonewell-storage.test/opengraph-image.png"/><meta name="next-size-adjust"/></head><body class="min-h-screen bg-zinc-950 text-zinc-50"><div class="relative isolate"><header class="sticky inset-x-0 top-0 z-50 backdrop-blur"><nav aria-label="Global" class="mx-auto flex max-w-7xl items-center justify-between p-6 lg:px-8"><a class="-m-1.5 p-1.5" href="/"><span class="sr-only">Stonewell Storage</span></a><div class="hidden lg:flex lg:gap-x-12"><a class="text-sm/6 font-semibold" href="/technology">Technology</a><a class="text-sm/6 font-semibold" href="/about">About</a><a class="text-sm/6 font-semibold" href="/about/leadership">Leadership</a><a class="text-sm/6" href="/news">News</a></div></nav></header><main>${body}</main><footer class="border-t border-white/10 py-16 text-sm/6 text-zinc-400">© 2025 Stonewell Storage Holdings plc</footer></div><script src="/_next/static/chunks/webpack-5f.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>${flight([['2', ['$', '$L3', null, { buildId: 'gk1', assetPrefix: '', urlParts: ['', 'about'] }]], ...rows])}</body></html>`;

const flightCard = (name: string, title: string, key: string) => [
  '$',
  'li',
  key,
  {
    className: 'rounded-2xl p-8',
    children: [
      [
        '$',
        '$L7',
        null,
        { alt: '', src: `/people/${key}.jpg`, width: 320, height: 320, className: 'size-24 rounded-full' },
      ],
      ['$', 'h3', null, { className: 'mt-6 text-base/7 font-semibold tracking-tight', children: name }],
      ['$', 'p', null, { className: 'text-sm/6 text-zinc-400', children: title }],
    ],
  },
];

const tailwindCard = (name: string, title: string, key: string) =>
  `<li class="rounded-2xl p-8"><img alt="" loading="lazy" width="320" height="320" decoding="async" data-nimg="1" class="size-24 rounded-full" style="color:transparent" srcSet="/_next/image?url=%2Fpeople%2F${key}.jpg&amp;w=384&amp;q=75 1x" src="/_next/image?url=%2Fpeople%2F${key}.jpg&amp;w=640&amp;q=75"/><h3 class="mt-6 text-base/7 font-semibold tracking-tight">${name}</h3><p class="text-sm/6 text-zinc-400">${title}</p></li>`;

const remix = (title: string, body: string, loaderData: unknown) =>
  `<!DOCTYPE html><html lang="pt" dir="ltr"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width,initial-scale=1"/><title>${title}</title><link rel="modulepreload" href="/build/entry.client-KJ4.js"/><link rel="stylesheet" href="/build/_assets/tailwind-AX.css"/></head><body class="bg-sand"><header class="flex justify-between"><a data-discover="true" href="/">Alvorada Têxteis</a><nav><a data-discover="true" href="/empresa">A empresa</a><a data-discover="true" href="/colecoes">Coleções</a><a data-discover="true" href="/contactos">Contactos</a></nav></header>${body}<footer>Alvorada Têxteis, S.A. · Guimarães</footer>${consent('pt', 'homemade')}<script>window.__remixContext = ${JSON.stringify({ basename: '/', future: { v3_fetcherPersist: true }, isSpaMode: false, state: { loaderData, actionData: null, errors: null } })};__remixContext.p = function(v,e,p,x) {return undefined};</script><script type="module" async="">import "/build/manifest-51.js";</script></body></html>`;

const gatsby = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby 5.13.3"/><style data-href="/styles.5d.css" data-identity="gatsby-global-css">.btn{padding:1rem}</style><title data-gatsby-head="true">${title}</title><style>.gatsby-image-wrapper{position:relative;overflow:hidden}</style><link rel="sitemap" type="application/xml" href="/sitemap-index.xml"/></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><header class="Header-module--wrap--d1c"><a href="/">Ironbark Irrigation</a><nav><a href="/products/">Products</a><a href="/our-company/">Our company</a><a href="/contact/">Contact</a></nav></header>${body}<footer class="Footer-module--f--a1"><p>ABN 11 222 333 444 · Shepparton, Victoria</p></footer></div><div id="gatsby-announcer" style="position:absolute;top:0;width:1px;height:1px" aria-live="assertive" aria-atomic="true"></div></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script><script id="gatsby-chunk-mapping">/*<![CDATA[*/window.___chunkMapping="{\\"app\\":[\\"/app-91.js\\"]}";/*]]>*/</script></body></html>`;
const gatsbyPerson = (name: string, title: string, text: string) =>
  `<div class="Person-module--card--2cc"><div data-gatsby-image-wrapper="" class="gatsby-image-wrapper gatsby-image-wrapper-constrained"><div style="max-width:400px;display:block"><img alt="" role="presentation" aria-hidden="true" src="data:image/svg+xml;charset=utf-8,%3Csvg height=%27400%27 width=%27400%27%3E%3C/svg%3E" style="max-width:100%;display:block;position:static"/></div><noscript><img data-main-image="" sizes="400px" decoding="async" src="/static/p.jpg" alt="${name}"/></noscript></div><div class="Person-module--role--9b1">${title}</div><div class="Person-module--name--1f0">${name}</div><p>${text}</p></div>`;

export const REACT_FRAMEWORKS: readonly Company[] = [
  foreign({
    domain: 'fennimore-health.test',
    name: 'Fennimore Health',
    language: 'en',
    built: 'Next.js pages',
    tests:
      'leaders in __NEXT_DATA__ only, as a headless system names its fields; advisers in the same list under another group',
    pattern: 'flast',
    mail: 'many-lines',
    staff: [
      ['Ottoline Garrick', 'Chief Executive Officer', kinds.CHIEF],
      ['Rahul Venkataraghavan', 'Chief Technology Officer', kinds.TECHNOLOGY],
      ['Simone Abernathy', 'Chief Medical Officer', kinds.NONE],
      ['Patrick Dussault', 'VP, Marketing', kinds.MARKETING_VP],
      ['Nkechi Bassey', 'VP, Sales', kinds.SALES_VP],
    ],
    decoys: [
      {
        kind: 'adviser',
        name: 'Harlan Voss',
        title: 'CFO',
        organization: 'Tri-County Hospitals',
        tempts: ['CFO', 'COO'],
      },
    ],
    pages: {
      '/': nextPages(
        '/',
        'Fennimore Health',
        { hero: { title: 'Care that calls back' } },
        `<main><h1 class="MuiTypography-root MuiTypography-h1">Care that calls back</h1>${filler('en')}</main>`,
      ),
      '/platform': nextPages('/platform', 'Platform', {}, `<main>${filler('en', 1)}</main>`),
      '/blog': nextPages(
        '/blog',
        'Blog',
        { posts: [{ slug: 'a', title: 'Triage at night', author: 'Fennimore staff' }] },
        '<main><a href="/blog/a">Triage at night</a></main>',
      ),
      '/company': nextPages(
        '/company',
        'Company | Fennimore Health',
        {
          page: {
            sys: {
              id: '4kX',
              type: 'Entry',
              createdAt: '2022-05-01T10:00:00Z',
              contentType: { sys: { id: 'pageTeam' } },
            },
            fields: {
              seo: { fields: { metaTitle: 'Company' } },
              sections: [
                {
                  sys: { id: 'sec1' },
                  fields: {
                    heading: 'Leadership',
                    members: [
                      ['Ottoline Garrick', 'Chief Executive Officer'],
                      ['Rahul Venkataraghavan', 'Chief Technology Officer'],
                      ['Simone Abernathy', 'Chief Medical Officer'],
                      ['Patrick Dussault', 'VP, Marketing'],
                      ['Nkechi Bassey', 'VP, Sales'],
                    ].map(([fullName, jobTitle], index) => ({
                      sys: { id: `m${index}` },
                      fields: {
                        fullName,
                        jobTitle,
                        headshot: {
                          fields: {
                            file: {
                              url: `//images.ctfassets.test/m${index}.jpg`,
                              details: { size: 48211, image: { width: 800, height: 800 } },
                            },
                          },
                        },
                        bio: null,
                      },
                    })),
                  },
                },
                {
                  sys: { id: 'sec2' },
                  fields: {
                    heading: 'Advisors',
                    members: [
                      {
                        sys: { id: 'a1' },
                        fields: { fullName: 'Harlan Voss', jobTitle: 'CFO', company: 'Tri-County Hospitals' },
                      },
                    ],
                  },
                },
              ],
            },
          },
        },
        '<main><div class="MuiSkeleton-root MuiSkeleton-rectangular css-18d"></div><div class="MuiSkeleton-root"></div></main>',
      ),
    },
  }),
  foreign({
    domain: 'stonewell-storage.test',
    name: 'Stonewell Storage',
    language: 'en',
    built: 'Next.js app router',
    tests: 'the first row rendered, the rest in flight rows alone; executives apart from non-executives',
    pattern: 'first.last',
    mail: 'edge-directory',
    dns: 'several-mx',
    staff: [
      [
        'Alasdair Munro-Keith',
        'Chief Executive Officer',
        kinds.CHIEF,
        {
          local: 'alasdair.munro-keith',
          alsoReachedAt: [
            'alasdair.munro@stonewell-storage.test',
            'alasdair.munrokeith@stonewell-storage.test',
          ],
        },
      ],
      ['Bronagh Tierney', 'Chief Financial Officer', kinds.FINANCE],
      ['Dmitri Halloran', 'Chief Operating Officer', kinds.OPERATIONS],
      ['Xanthe Papadaki', 'Chief Information Officer', kinds.INFORMATION],
      ['Rupert Ainsley', 'General Counsel', kinds.NONE],
    ],
    decoys: [
      {
        kind: 'adviser',
        name: 'Marguerite Lindqvist-Hay',
        title: 'Chief Marketing Officer',
        organization: 'Farrow Foods',
        tempts: ['CMO'],
      },
    ],
    pages: {
      '/': nextApp(
        'Stonewell Storage',
        `<h1 class="text-5xl font-semibold tracking-tight text-pretty sm:text-7xl">Storage that pays for itself</h1>${filler('en')}`,
        [],
      ),
      '/technology': nextApp('Technology', filler('en', 1), []),
      '/news': nextApp('News', `<ul><li><a href="/news/100mwh">100 MWh at Drumloch</a></li></ul>`, []),
      '/about': nextApp('About', filler('en', 2), []),
      '/about/leadership': nextApp(
        'Leadership | Stonewell',
        `<h2 class="text-3xl">Executive team</h2><ul role="list" class="grid grid-cols-3">${tailwindCard('Alasdair Munro-Keith', 'Chief Executive Officer', 'amk')}${tailwindCard('Bronagh Tierney', 'Chief Financial Officer', 'bt')}</ul><!--$?--><template id="B:0"></template><div class="animate-pulse"></div><!--/$-->`,
        [
          [
            '8',
            [
              '$',
              'ul',
              null,
              {
                role: 'list',
                children: [
                  flightCard('Dmitri Halloran', 'Chief Operating Officer', 'dh'),
                  flightCard('Xanthe Papadaki', 'Chief Information Officer', 'xp'),
                  flightCard('Rupert Ainsley', 'General Counsel', 'ra'),
                ],
              },
            ],
          ],
          [
            '9',
            [
              '$',
              'section',
              null,
              {
                id: 'ned',
                children: [
                  ['$', 'h2', null, { children: 'Non-executive directors' }],
                  [
                    '$',
                    'div',
                    'mlh',
                    {
                      className: 'ned',
                      children: [
                        ['$', 'h3', null, { children: 'Marguerite Lindqvist-Hay' }],
                        [
                          '$',
                          'p',
                          null,
                          { children: 'Non-executive director. Chief Marketing Officer of Farrow Foods.' },
                        ],
                      ],
                    },
                  ],
                ],
              },
            ],
          ],
        ],
      ),
    },
  }),
  foreign({
    domain: 'alvorada-texteis.test',
    name: 'Alvorada Têxteis',
    language: 'pt',
    built: 'Remix',
    tests: 'Portuguese titles, rendered and in the loader’s data alike; the first surname is not the last',
    pattern: 'first.last',
    mail: 'honest',
    staff: [
      [
        'Henriqueta Vilas-Boas',
        'Diretora-Geral',
        kinds.GENERAL_DIRECTOR,
        { local: 'henriqueta.vilasboas', alsoReachedAt: ['henriqueta.vilas-boas@alvorada-texteis.test'] },
      ],
      ['Tomé Falcão', 'Diretor Financeiro', kinds.FINANCE],
      ['Leonor Quintela', 'Diretora de Operações', kinds.OPERATIONS_LEAD],
      ['Duarte Meireles', 'Diretor Comercial', kinds.SALES_DIRECTOR],
    ],
    pages: {
      '/': remix('Alvorada Têxteis', `<h1>Malhas com memória</h1>${filler('pt')}`, {
        root: { locale: 'pt' },
        'routes/_index': { hero: 'Malhas com memória' },
      }),
      '/colecoes': remix('Coleções', filler('pt', 1), {}),
      '/empresa': remix(
        'A empresa',
        `<main><h1>A empresa</h1>${filler('pt', 2)}<section><h2>Direção</h2><div class="grid">${[
          ['Henriqueta Vilas-Boas', 'Diretora-Geral'],
          ['Tomé Falcão', 'Diretor Financeiro'],
          ['Leonor Quintela', 'Diretora de Operações'],
          ['Duarte Meireles', 'Diretor Comercial'],
        ]
          .map(
            ([name, title]) =>
              `<figure class="group relative"><div class="aspect-square bg-gray-200"></div><figcaption class="p-2"><span class="block font-serif">${name}</span><span class="text-xs uppercase">${title}</span></figcaption></figure>`,
          )
          .join('')}</div></section></main>`,
        {
          root: { locale: 'pt' },
          'routes/empresa': {
            equipa: [
              { nome: 'Henriqueta Vilas-Boas', cargo: 'Diretora-Geral', foto: '/img/hv.jpg' },
              { nome: 'Tomé Falcão', cargo: 'Diretor Financeiro' },
            ],
          },
        },
      ),
      '/contactos': remix(
        'Contactos',
        `<a href="mailto:info@alvorada-texteis.test">info@alvorada-texteis.test</a>`,
        {},
      ),
    },
  }),
  foreign({
    domain: 'ironbark-irrigation.test',
    name: 'Ironbark Irrigation',
    language: 'en',
    built: 'Gatsby',
    tests:
      'the title stands before the name; owners of a family firm; a national sales manager is no vice president',
    pattern: 'first',
    mail: 'drip',
    staff: [
      ['Bevan Cartledge', 'Managing Director', kinds.LAWFUL_DIRECTOR],
      ['Shirlene Cartledge', 'Company Secretary & CFO', kinds.FINANCE],
      ['Lachie Moodie', 'National Sales Manager', kinds.SALES_DIRECTOR],
    ],
    pages: {
      '/': gatsby('Ironbark Irrigation', `<main><h1>Water where you want it</h1>${filler('en')}</main>`),
      '/products': gatsby('Products', filler('en', 1)),
      '/our-company': gatsby(
        'Our company',
        `<main><h1>Our company</h1>${filler('en', 2)}<h2>Who you will meet</h2><div class="Person-module--grid--7f">${gatsbyPerson('Bevan Cartledge', 'Managing Director', 'Second of three Cartledges.')}${gatsbyPerson('Shirlene Cartledge', 'Company Secretary &amp; CFO', 'Counts twice.')}${gatsbyPerson('Lachie Moodie', 'National Sales Manager', 'On the road.')}</div></main>`,
      ),
      '/contact': gatsby(
        'Contact',
        `<main><h1>Contact</h1><p>${icon('phone')} 03 5555 0142</p><a href="mailto:office@ironbark-irrigation.test">office@ironbark-irrigation.test</a></main>${tagManager('IRON1')}`,
      ),
    },
  }),
];
