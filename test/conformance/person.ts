// A person at a browser without scripts: keeps cookies, fills the forms that the pages show, agrees.
import { load } from 'cheerio';

const HOPS_MAX = 10;
const FORM = 'application/x-www-form-urlencoded';

export type Page = { url: string; status: number; html: string; location: string | null };
export type Fields = Readonly<Record<string, string | readonly string[]>>;

export type Person = {
  open(url: string): Promise<Page>;
  /** Sends the form of the page that has all of these fields, with what stands in it already. */
  submit(page: Page, fields: Fields): Promise<Page>;
};

export function makePerson(): Person {
  const cookies = new Map<string, string>();
  const ask = async (url: string, body?: string): Promise<Page> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { origin: new URL(url).origin, 'content-type': FORM }),
      },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    return { url, status: response.status, html: await response.text(), location };
  };
  const follow = async (page: Page): Promise<Page> => {
    let here = page;
    for (let hop = 0; here.location !== null && hop < HOPS_MAX; hop += 1)
      here = await ask(new URL(here.location, here.url).href);
    return here;
  };
  return {
    open: async (url) => follow(await ask(url)),
    async submit(page, fields) {
      const { action, body } = fill(page, fields);
      return follow(await ask(action, body));
    },
  };
}

/** Walks consent from the address that a client has opened; answers where the page leads back to. */
export async function agree(person: Person, authorizeUrl: string): Promise<URL> {
  const consent = await person.open(authorizeUrl);
  const page = await person.submit(consent, { decision: 'allow' });
  const refresh = load(page.html)('meta[http-equiv="refresh"]').attr('content') ?? '';
  const [, url] = /url=(.+)$/i.exec(refresh) ?? [];
  if (url === undefined) throw new Error(`consent led nowhere: ${page.status} ${page.html.slice(0, 300)}`);
  return new URL(url);
}

function fill(page: Page, fields: Fields): { action: string; body: string } {
  const $ = load(page.html);
  const names = Object.keys(fields);
  const form = $('form')
    .filter((_, one) => names.every((name) => $(one).find(`[name="${name}"]`).length > 0))
    .first();
  if (form.length === 0) throw new Error(`no form with ${names.join(', ')} at ${page.url} (${page.status})`);
  const filled = form.serializeArray().filter(({ name }) => !names.includes(name));
  const body = new URLSearchParams(filled.map(({ name, value }) => [name, value] as [string, string]));
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) body.append(name, value);
  return { action: new URL(form.attr('action') ?? page.url, page.url).href, body: body.toString() };
}
