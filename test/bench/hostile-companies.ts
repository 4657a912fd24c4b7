// Companies whose whole site is one hostile page, again and again under other paths.
import { MARKUP } from '../engine/hostile/markup.ts';
import { links, page } from '../engine/hostile/pages.ts';
import { type Company, company } from '../world/company.ts';

/** More than a search reads. */
const PAGES = 14;

/** In the order of the table of hostile pages. */
export const HOSTILE: readonly Company[] = MARKUP.map(([what, make], index) =>
  company({
    domain: `hostile-${index}.test`,
    name: 'Hostile Works',
    tests: what,
    web: 'http',
    build() {
      const paths = Array.from({ length: PAGES }, (_, at) => `/leadership/${at}`);
      const body = make();
      return {
        robots: '',
        pages: [
          { path: '/', body: page(links(...paths)) },
          // another beginning each, or they would count as one page
          ...paths.map((path) => ({ path, body: `<p>${path}</p>${body}` })),
        ],
      };
    },
  }),
);
