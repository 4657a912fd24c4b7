// Five companies on other frameworks: Nuxt 2 and 3, SvelteKit, Astro, Angular. Data stands in payloads, arguments, attributes.
import type { Company } from '../company.ts';
import { foreign } from './declare.ts';
import { analytics, attribute, consent, filler, icon, matomo } from './furniture.ts';
import * as kinds from './kinds.ts';

/** Each value once, in one flat list; objects and lists hold places in it. */
function flatten(value: unknown): unknown[] {
  const list: unknown[] = [];
  const put = (one: unknown): number => {
    const place = list.push(null) - 1;
    if (Array.isArray(one)) list[place] = one.map(put);
    else if (typeof one === 'object' && one !== null)
      list[place] = Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, put(inner)]));
    else list[place] = one;
    return place;
  };
  put(value);
  return list;
}

const nuxt3 = (path: string, title: string, body: string, data: unknown) =>
  `<!DOCTYPE html><html lang="pt-BR" data-capo=""><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/_nuxt/entry.B9c.css" crossorigin><link rel="modulepreload" as="script" crossorigin href="/_nuxt/Cz.js"></head><body><div id="__nuxt"><div class="v-application v-theme--light v-layout v-layout--full-height v-locale--is-ltr"><div class="v-application__wrap"><header class="v-toolbar v-toolbar--flat v-app-bar"><a href="/" class="router-link-active">Ipê Crédito</a><a href="/produtos">Produtos</a><a href="/sobre">Sobre nós</a><a href="/governanca">Governança</a></header><main class="v-main">${body}</main><footer class="v-footer">Ipê Crédito S.A. CNPJ 00.000.000/0001-91</footer></div></div></div><div id="teleports"></div><script type="application/json" data-nuxt-data="nuxt-app" data-ssr="true" id="__NUXT_DATA__" data-src="${path}/_payload.json?3c">${JSON.stringify(flatten({ data, state: { '$scolor-mode': 'light' }, once: [], _errors: {}, serverRendered: true, path }))}</script><script>window.__NUXT__={};window.__NUXT__.config={public:{apiBase:"/api"},app:{baseURL:"/",buildId:"3c",buildAssetsDir:"/_nuxt/"}}</script></body></html>`;

const nuxt2 = (title: string, body: string, state: string, names: string, values: string) =>
  `<!doctype html><html data-n-head-ssr lang="fr" data-n-head="%7B%22lang%22:%7B%22ssr%22:%22fr%22%7D%7D"><head><title>${title}</title><meta data-n-head="ssr" charset="utf-8"><meta data-n-head="ssr" data-hid="description" name="description" content="Brasserie artisanale des Aravis"><link rel="preload" href="/_nuxt/7f.js" as="script"></head><body><div data-server-rendered="true" id="__nuxt"><!----><div id="__layout"><div><nav class="b-navbar navbar"><nuxt-link></nuxt-link><a href="/" class="nuxt-link-active">Brasserie du Mont-Chétif</a><a href="/bieres">Nos bières</a><a href="/maison">La maison</a><a href="/presse">Presse</a></nav>${body}<footer><p>L’abus d’alcool est dangereux pour la santé. À consommer avec modération.</p></footer></div></div></div><script>window.__NUXT__=(function(${names}){return {layout:"default",data:[${state}],fetch:{},error:null,serverRendered:true,routePath:"/maison",config:{_app:{basePath:"/",assetsPath:"/_nuxt/",cdnURL:null}}}}(${values}));</script><script src="/_nuxt/7f.js" defer></script></body></html>`;

const svelte = (title: string, body: string, data: string) =>
  `<!doctype html><html lang="no"><head><meta charset="utf-8" /><link rel="icon" href="./favicon.png" /><meta name="viewport" content="width=device-width" /><link href="./_app/immutable/assets/0.D4.css" rel="stylesheet"><!--[--><title>${title}</title><!--]--></head><body data-sveltekit-preload-data="hover"><div style="display: contents"><!--[--><!--[--><header class="s-y_bCXRrkrYfP"><a href="/">Havrust Oppdrett</a><nav class="s-y_bCXRrkrYfP"><a href="/anlegg">Anlegg</a><a href="/om-oss">Om oss</a><a href="/om-oss/ledelsen">Ledelsen</a></nav></header><!--[!--><!--]-->${body}<!--]--><!--]--><footer class="s-xx">Havrust Oppdrett AS, Brygga 4, 7900 Rørvik</footer><script>{__sveltekit_1a2 = {base: new URL("..", location).pathname.slice(0, -1)};const element = document.currentScript.parentElement;Promise.all([import("./_app/immutable/entry/start.js")]).then(([kit, app]) => {kit.start(app, element, {node_ids: [0, 4],data: [null,${data}],form: null,error: null});});}</script></div></body></html>`;

const astro = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="fi" data-theme="light"><head><meta charset="utf-8"><meta name="generator" content="Astro v4.15.2"><title>${title}</title><style>astro-island,astro-slot,astro-static-slot{display:contents}</style><script>(()=>{var e=async t=>{await(await t())()};(self.Astro||(self.Astro={})).load=e;window.dispatchEvent(new Event("astro:load"));})();</script><link rel="stylesheet" href="/_astro/index.C4.css"></head><body class="bg-base-100"><header data-astro-cid-3ef6ksr2><nav data-astro-cid-3ef6ksr2><a href="/palvelut/" data-astro-cid-eimmu3lg>Palvelut</a><a href="/yritys/" data-astro-cid-eimmu3lg>Yritys</a><a href="/yhteystiedot/" data-astro-cid-eimmu3lg>Yhteystiedot</a></nav></header><main>${body}</main><footer data-astro-cid-sz7xmlte>© 2025 Lumihanka Oy</footer>${consent('fi', 'cookiebot')}</body></html>`;

const angular = (title: string, body: string, state: unknown) =>
  `<!DOCTYPE html><html lang="cs"><head><meta charset="utf-8"><title>${title}</title><base href="/"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="styles.1f.css"><style ng-app-id="serverApp">.mat-card[_ngcontent-serverapp-c12]{display:block}</style></head><body class="mat-typography"><!--nghm--><app-root _nghost-serverapp-c3 ng-version="17.3.1" ngh="5" ng-server-context="ssr"><app-header _ngcontent-serverapp-c3 _nghost-serverapp-c8 ngh="0"><mat-toolbar _ngcontent-serverapp-c8 class="mat-toolbar mat-primary"><a _ngcontent-serverapp-c8 routerlink="/" href="/">Sklárny Hvozdec</a><a _ngcontent-serverapp-c8 routerlink="/sortiment" href="/sortiment">Sortiment</a><a _ngcontent-serverapp-c8 routerlink="/o-nas" href="/o-nas">O nás</a><a _ngcontent-serverapp-c8 routerlink="/kontakty" href="/kontakty">Kontakty</a></mat-toolbar></app-header><router-outlet></router-outlet>${body}<app-footer _nghost-serverapp-c9><p>Sklárny Hvozdec s.r.o., IČO 25 11 22 33</p></app-footer></app-root><script src="runtime.1.js" type="module"></script><script id="serverApp-state" type="application/json">${JSON.stringify(state).replace(/&/gu, '&a;').replace(/"/gu, '&q;').replace(/</gu, '&l;').replace(/>/gu, '&g;')}</script></body></html>`;
const angularCard = (name: string, title: string, phone: string, address: string) =>
  `<mat-card _ngcontent-serverapp-c12 class="mat-mdc-card mdc-card" ngh="2"><mat-card-header _ngcontent-serverapp-c12 class="mat-mdc-card-header"><div class="mat-mdc-card-header-text"><mat-card-title _ngcontent-serverapp-c12 class="mat-mdc-card-title">${name}</mat-card-title><mat-card-subtitle _ngcontent-serverapp-c12 class="mat-mdc-card-subtitle">${title}</mat-card-subtitle></div></mat-card-header><mat-card-content class="mat-mdc-card-content"><div><mat-icon role="img" class="mat-icon notranslate material-icons">phone</mat-icon> ${phone}</div><div><mat-icon role="img" class="mat-icon notranslate material-icons">email</mat-icon> <a href="mailto:${address}">${address}</a></div></mat-card-content></mat-card>`;

const FINNS = [
  { nimi: 'Riikka Hautaviita', titteli: 'Toimitusjohtaja', puhelin: '040 555 0101' },
  { nimi: 'Jari-Pekka Sorvali', titteli: 'Talousjohtaja', puhelin: '040 555 0102' },
  { nimi: 'Väinö Kettukangas', titteli: 'Teknologiajohtaja', puhelin: '040 555 0103' },
  { nimi: 'Outi Myllyharju', titteli: 'Markkinointipäällikkö', puhelin: '040 555 0104' },
];
const NORWEGIANS = [
  ['Torbjørn Havrust', 'Daglig leder'],
  ['Ragnhild Øyehaug', 'Økonomisjef'],
  ['Magne Sætersdal', 'Produksjonssjef'],
] as const;

export const OTHER_FRAMEWORKS: readonly Company[] = [
  foreign({
    domain: 'ipe-credito.test',
    name: 'Ipê Crédito',
    language: 'pt',
    built: 'Nuxt 3',
    tests:
      'the directors in a flat payload of places alone; the board of a listed lender, elsewhere employed',
    pattern: 'first.last',
    mail: 'many-lines',
    dns: 'several-mx',
    staff: [
      ['Jacira Montenegro', 'Diretora-Presidente', kinds.both(kinds.CHIEF, kinds.PRESIDENT), {}],
      ['Rogério Tavares', 'Diretor Financeiro e de RI', kinds.FINANCE, {}],
      ['Kaique Bonfim', 'Diretor de Tecnologia', kinds.TECHNOLOGY, {}],
      ['Thainá Villar', 'Diretora de Marketing (CMO)', kinds.MARKETING, {}],
    ],
    decoys: [
      {
        kind: 'adviser',
        name: 'Getúlio Sampaio',
        title: 'Diretor de Operações',
        organization: 'Porto Seco Logística',
        tempts: ['COO'],
      },
    ],
    pages: {
      '/': nuxt3('/', 'Ipê Crédito', `<h1>Crédito que floresce</h1>${filler('pt')}`, {
        hero: { titulo: 'Crédito que floresce' },
      }),
      '/produtos': nuxt3('/produtos', 'Produtos', filler('pt', 1), {}),
      '/sobre': nuxt3('/sobre', 'Sobre nós', filler('pt', 2), {}),
      '/governanca': nuxt3(
        '/governanca',
        'Governança',
        '<h1>Governança</h1><div class="v-skeleton-loader"></div>',
        {
          'governanca-pt': {
            diretoria: [
              {
                id: 1,
                nome: 'Jacira Montenegro',
                cargo: 'Diretora-Presidente',
                mandato: '2024-2026',
                foto: 'https://cdn.ipe-credito.test/jm.webp',
              },
              {
                id: 2,
                nome: 'Rogério Tavares',
                cargo: 'Diretor Financeiro e de RI',
                mandato: '2024-2026',
                foto: null,
              },
              {
                id: 3,
                nome: 'Kaique Bonfim',
                cargo: 'Diretor de Tecnologia',
                mandato: '2024-2026',
                foto: null,
              },
              {
                id: 4,
                nome: 'Thainá Villar',
                cargo: 'Diretora de Marketing (CMO)',
                mandato: '2025-2026',
                foto: null,
              },
            ],
            conselho: [
              {
                id: 9,
                nome: 'Getúlio Sampaio',
                cargo: 'Conselheiro independente',
                bio: 'Diretor de Operações da Porto Seco Logística desde 2015.',
              },
            ],
          },
        },
      ),
    },
  }),
  foreign({
    domain: 'mont-chetif.test',
    name: 'Brasserie du Mont-Chétif',
    language: 'fr',
    built: 'Nuxt 2',
    tests: 'state as a function whose arguments hold the repeated values; founders in the rendered story',
    pattern: 'first',
    mail: 'slow',
    staff: [
      ['Blandine Tochon', 'cofondatrice et gérante', kinds.COFOUNDING_DIRECTOR],
      ['Corentin Avrillier', 'cofondateur et maître brasseur', kinds.COFOUNDER],
    ],
    decoys: [
      {
        kind: 'quoted',
        name: 'Fabrice Lemoigne',
        title: 'président',
        organization: 'Syndicat des brasseurs alpins',
        tempts: ['President'],
      },
    ],
    pages: {
      '/': nuxt2(
        'Brasserie du Mont-Chétif',
        `<h1>Bières d’altitude</h1>${filler('fr')}`,
        '{titre:a}',
        'a',
        '"Bières d’altitude"',
      ),
      '/bieres': nuxt2(
        'Nos bières',
        '<h1>Nos bières</h1><ul><li>Blanche 4,8 %</li><li>Ambrée 6,1 %</li></ul>',
        '{liste:[{nom:"Blanche",deg:a}]}',
        'a',
        '4.8',
      ),
      '/maison': nuxt2(
        'La maison',
        `<section class="section"><h1 class="title">La maison</h1><p>Tout commence en 2012 dans un garage de La Clusaz. <strong>Blandine Tochon</strong>, cofondatrice et gérante, quitte alors la banque ; <strong>Corentin Avrillier</strong>, cofondateur et maître brasseur, rentre du Québec.</p>${filler('fr', 1, 2)}</section>`,
        '{equipe:[{nom:"Blandine Tochon",role:a,photo:b},{nom:"Corentin Avrillier",role:c,photo:b}]}',
        'a,b,c',
        '"cofondatrice et gérante","\\u002Fimg\\u002Fx.jpg","cofondateur et maître brasseur"',
      ),
      '/presse': nuxt2(
        'Presse',
        `<h1>Presse</h1><blockquote>« Une leçon de patience », selon Fabrice Lemoigne, président du Syndicat des brasseurs alpins.</blockquote><p>Contact : <a href="mailto:contact@mont-chetif.test">contact@mont-chetif.test</a></p>`,
        '{}',
        '',
        '',
      ),
    },
  }),
  foreign({
    domain: 'havrust-oppdrett.test',
    name: 'Havrust Oppdrett',
    language: 'no',
    built: 'SvelteKit',
    tests: 'Norwegian with ø and æ in names and addresses; data as a script’s own literals',
    pattern: 'first.last',
    mail: 'edge-directory',
    staff: [
      ['Torbjørn Havrust', 'Daglig leder', kinds.GENERAL_DIRECTOR, { local: 'torbjorn.havrust' }],
      ['Ragnhild Øyehaug', 'Økonomisjef', kinds.FINANCE_LEAD, { local: 'ragnhild.oyehaug' }],
      ['Magne Sætersdal', 'Produksjonssjef', kinds.NONE, { local: 'magne.setersdal', guessable: false }],
    ],
    pages: {
      '/': svelte('Havrust Oppdrett', `<h1>Fisk fra kaldt vann</h1>${filler('no')}`, 'null'),
      '/anlegg': svelte('Anlegg', filler('no', 1), 'null'),
      '/om-oss': svelte('Om oss', filler('no', 2), 'null'),
      '/om-oss/ledelsen': svelte(
        'Ledelsen',
        `<h1>Ledelsen</h1><div class="grid s-a1"><!--[-->${NORWEGIANS.map(([name, title]) => `<article class="s-a1"><enhanced:img></enhanced:img><p class="navn s-a1">${name}</p><p class="rolle s-a1">${title}</p></article>`).join('')}<!--]--></div>`,
        `{type:"data",data:{folk:[${NORWEGIANS.map(([name, title]) => `{navn:"${name}",rolle:"${title}",epost:null}`).join(',')}]},uses:{}}`,
      ),
    },
  }),
  foreign({
    domain: 'lumihanka.test',
    name: 'Lumihanka',
    language: 'fi',
    built: 'Astro',
    tests:
      'people in the attributes of an island that a script draws; Finnish titles; an address pattern with dots and two given names',
    pattern: 'first.last',
    mail: 'honest',
    staff: [
      ['Riikka Hautaviita', 'Toimitusjohtaja', kinds.CHIEF],
      ['Jari-Pekka Sorvali', 'Talousjohtaja', kinds.FINANCE],
      ['Väinö Kettukangas', 'Teknologiajohtaja', kinds.TECHNOLOGY],
      ['Outi Myllyharju', 'Markkinointipäällikkö', kinds.MARKETING_DIRECTOR],
    ],
    pages: {
      '/': astro('Lumihanka', `<h1>Lämpöä pohjoiseen</h1>${filler('fi')}${analytics('LUMI4')}`),
      '/palvelut': astro('Palvelut', filler('fi', 1)),
      '/yritys': astro('Yritys', `${filler('fi', 2)}<p><a href="/yritys/ihmiset/">Tutustu ihmisiin</a></p>`),
      '/yritys/ihmiset': astro(
        'Ihmiset',
        `<h1>Ihmiset</h1><astro-island uid="Z1aB" prefix="r1" component-url="/_astro/PeopleGrid.D3.js" component-export="default" renderer-url="/_astro/client.B1.js" props="${attribute({ ihmiset: [1, FINNS.map((one) => [0, Object.fromEntries(Object.entries(one).map(([key, value]) => [key, [0, value]]))])], kieli: [0, 'fi'] })}" ssr="" client="only" opts="{&quot;name&quot;:&quot;PeopleGrid&quot;,&quot;value&quot;:&quot;react&quot;}"></astro-island>`,
      ),
      '/yhteystiedot': astro(
        'Yhteystiedot',
        `<p>${icon('mail')} info@lumihanka.test</p>${matomo('lumihanka.test')}`,
      ),
    },
  }),
  foreign({
    domain: 'sklarny-hvozdec.test',
    name: 'Sklárny Hvozdec',
    language: 'cs',
    built: 'Angular',
    tests:
      'Material cards; Czech women’s surnames; the sales people’s addresses show the pattern of the directors',
    pattern: 'last',
    mail: 'catch-all',
    staff: [
      [
        'Ing. Bohumil Skřivan',
        'Jednatel společnosti',
        kinds.LAWFUL_DIRECTOR,
        { alsoNamed: ['Bohumil Skřivan'] },
      ],
      [
        'Mgr. Drahomíra Vondrušková',
        'Finanční ředitelka',
        kinds.FINANCE,
        { alsoNamed: ['Drahomíra Vondrušková'] },
      ],
      ['Květoslav Žďárský', 'Výrobní ředitel', kinds.NONE],
      ['Renata Hůlková', 'Obchodní referentka', kinds.NONE, { published: true }],
      ['Dalibor Pešek', 'Nákupčí', kinds.NONE, { published: true }],
      ['Ivona Trnková', 'Export', kinds.NONE, { published: true }],
    ],
    pages: {
      '/': angular('Sklárny Hvozdec', `<app-home><h1>Sklo od roku 1883</h1>${filler('cs')}</app-home>`, {}),
      '/sortiment': angular('Sortiment', filler('cs', 1), {}),
      '/o-nas': angular(
        'O nás',
        `<app-about><h1>O nás</h1>${filler('cs', 2)}<h2>Vedení společnosti</h2><ul><li>Ing. Bohumil Skřivan – Jednatel společnosti</li><li>Mgr. Drahomíra Vondrušková – Finanční ředitelka</li><li>Květoslav Žďárský – Výrobní ředitel</li></ul></app-about>`,
        {},
      ),
      '/kontakty': angular(
        'Kontakty',
        `<app-contacts><h1>Kontakty</h1>${angularCard('Renata Hůlková', 'Obchodní referentka', '+420 388 111 201', 'hulkova@sklarny-hvozdec.test')}${angularCard('Dalibor Pešek', 'Nákupčí', '+420 388 111 202', 'pesek@sklarny-hvozdec.test')}${angularCard('Ivona Trnková', 'Export', '+420 388 111 203', 'trnkova@sklarny-hvozdec.test')}</app-contacts>`,
        {
          'G.https://api.sklarny-hvozdec.test/contacts': {
            body: [{ name: 'Renata Hůlková', position: 'Obchodní referentka' }],
            status: 200,
          },
        },
      ),
    },
  }),
];
