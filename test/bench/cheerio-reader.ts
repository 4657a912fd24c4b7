// What extraction is compared with: the same questions put to a page with cheerio on parse5, as its documents show it,
// and without any judgement of what is found.
import { load, type CheerioAPI } from 'cheerio';

export type CheerioFacts = {
  title: string;
  language: string;
  names: string[];
  people: { name: string; title: string; email: string }[];
  addresses: string[];
  links: { url: string; text: string }[];
};

const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gu;
const NAME = /^(?:\p{Lu}[\p{L}.'-]{0,30} ){1,3}\p{Lu}[\p{L}.'-]{1,30}$/u;
const TITLE =
  /\b(?:chief|officer|president|director|founder|manager|head|chair|partner|ceo|cto|cfo|coo|cmo|vp|gesch\S+hrer(?:in)?|directeur|g[ée]rant)\b/iu;
const QUOTED = /said (\p{Lu}\S+ \p{Lu}\S+), ([^.,]{2,80})/gu;
const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, li, dt, dd, td, th, figcaption, div, span';

export function readWithCheerio(html: string, url: string): CheerioFacts {
  const $ = load(html);
  const people = [...linkedPeople($), ...microdata($), ...cards($), ...rows($), ...pairs($)];
  $('script, style, noscript, template').remove();
  const text = $('body').text().replace(/\s+/gu, ' ');
  for (const [, name = '', title = ''] of text.matchAll(QUOTED)) people.push({ name, title, email: '' });
  const mailto = $('a[href^="mailto:"]')
    .map((_, element) => $(element).attr('href')?.slice('mailto:'.length).split('?')[0] ?? '')
    .get();
  return {
    title: $('title').text(),
    language: $('html').attr('lang') ?? '',
    names: $('meta[property="og:site_name"], meta[property="og:title"]')
      .map((_, element) => $(element).attr('content') ?? '')
      .get(),
    people,
    addresses: [...new Set([...mailto, ...(text.match(ADDRESS) ?? [])])],
    links: $('a[href]')
      .map((_, element) => {
        const href = $(element).attr('href') ?? '';
        return {
          url: URL.canParse(href, url) ? new URL(href, url).href : '',
          text: $(element).text().trim(),
        };
      })
      .get(),
  };
}

type Person = CheerioFacts['people'][number];

function linkedPeople($: CheerioAPI): Person[] {
  const found: Person[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('@type' in value && value['@type'] === 'Person') {
      const { name, jobTitle, email } = value as Record<string, unknown>;
      found.push({ name: String(name), title: String(jobTitle), email: String(email) });
    }
    for (const inner of Object.values(value)) walk(inner);
  };
  $('script[type="application/ld+json"], script[type="application/json"]').each((_, element) => {
    try {
      walk(JSON.parse($(element).text()));
    } catch {
      // broken JSON says nothing
    }
  });
  return found;
}

function microdata($: CheerioAPI): Person[] {
  return $('[itemscope][itemtype*="Person"]')
    .map((_, element) => {
      const of = (property: string) => $(element).find(`[itemprop="${property}"]`).first().text().trim();
      return { name: of('name'), title: of('jobTitle'), email: of('email') };
    })
    .get();
}

function cards($: CheerioAPI): Person[] {
  return $('.h-card, .vcard')
    .map((_, element) => {
      const of = (selector: string) => $(element).find(selector).first().text().trim();
      return { name: of('.p-name, .fn'), title: of('.p-job-title, .title'), email: of('.u-email, .email') };
    })
    .get();
}

function rows($: CheerioAPI): Person[] {
  return $('tr')
    .map((_, row) => {
      const [name = '', title = '', email = ''] = $(row)
        .find('td')
        .map((_index, cell) => $(cell).text().trim())
        .get();
      return { name, title, email };
    })
    .get()
    .filter(({ name }) => NAME.test(name));
}

/** A text that looks like a name, and the next that looks like a title; with the nearest mail link. */
function pairs($: CheerioAPI): Person[] {
  const found: Person[] = [];
  let name: { text: string; email: string } | null = null;
  $(BLOCKS).each((_, element) => {
    const own = $(element);
    if (own.children(BLOCKS).length > 0) return;
    const text = own.text().replace(/\s+/gu, ' ').trim();
    if (text === '' || text.length > 120) return;
    if (NAME.test(text) && !TITLE.test(text)) {
      const email = own.parent().find('a[href^="mailto:"]').first().attr('href') ?? '';
      name = { text, email };
    } else if (name !== null && TITLE.test(text)) {
      found.push({ name: name.text, title: text, email: name.email });
      name = null;
    }
  });
  $('img[alt]').each((_, element) => {
    const alt = $(element).attr('alt') ?? '';
    if (NAME.test(alt)) found.push({ name: alt, title: '', email: '' });
  });
  return found;
}
