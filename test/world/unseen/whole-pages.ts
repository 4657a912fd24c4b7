// Sites as whole pages, written out by hand: what the people's names are stands in the markup, not in a builder.
import type { Page, Site } from '../company.ts';

/** Pages by their path; the same for every company, since each page is its company's own. */
export function wholePages(bodies: Readonly<Record<string, string>>, rest: Partial<Site> = {}): () => Site {
  const pages: Page[] = Object.entries(bodies).map(([path, body]) => ({ path, body }));
  return () => ({ pages, ...rest });
}

/** A page's shell: nothing in it but what every generator writes. */
export function html(title: string, body: string, head = '', language = 'en'): string {
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${head}</head><body>${body}</body></html>`;
}
