// Markup of an invented company, for sites that are honest but for one thing.

export const DOMAIN = 'ferrow.test';

/** A leadership page that names one person and prints her address. */
export const LEADERSHIP = page(card('Ada Vellmarn', 'Chief Executive Officer', 'ada.vellmarn@ferrow.test'));

export function page(...body: string[]): string {
  return `<!doctype html><html lang="en"><head><title>Leadership | Ferrow</title></head><body>
<h1>Our leadership</h1>${body.join('\n')}</body></html>`;
}

export function card(name: string, title: string, address?: string): string {
  const mail = address === undefined ? '' : `<a href="mailto:${address}">E-mail</a>`;
  return `<div class="card"><h3>${name}</h3><p>${title}</p>${mail}</div>`;
}

export function links(...paths: string[]): string {
  return `<ul>${paths.map((path) => `<li><a href="${path}">Leadership team</a></li>`).join('')}</ul>`;
}
