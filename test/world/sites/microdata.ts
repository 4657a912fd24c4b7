// People marked up with schema.org microdata, title in a span, name in a link to an anchor.
import type { Company, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, esc, mailLink, slug } from './markup.ts';

export function microdata(company: Company): Site {
  const site = frame(company, 'grid', [['Management', '/company/management']]);
  const people = at(company, 'leadership').map(
    (
      person,
    ) => `<article itemscope itemtype="https://schema.org/Person" id="${slug(person.name)}" class="col-md-4">
      <a href="#${slug(person.name)}"><span itemprop="name">${esc(person.name)}</span></a>
      <em itemprop="jobTitle">${esc(person.title)}</em>
      ${person.published ? `<link itemprop="email" href="mailto:${person.email}">${mailLink(person)}` : ''}
      <meta itemprop="worksFor" content="${esc(company.name)}"></article>`,
  );
  return {
    pages: [
      site.home(),
      site.page(
        '/company/management',
        'Management',
        `<h1>Management</h1><div class="row">${people.join('\n')}</div>`,
      ),
      site.about('/company'),
      ...site.noise(),
    ],
  };
}
