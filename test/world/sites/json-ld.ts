// A site that draws its people by script; what a crawler can read of them is JSON-LD alone.
import type { Company, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, decoys, esc, origin } from './markup.ts';

export function jsonLd(company: Company): Site {
  const site = frame(company, 'utility', [[frameLabel(company), '/team']]);
  const organization = {
    '@type': 'Organization',
    '@id': `${origin(company)}/#organization`,
    name: company.name,
    url: origin(company),
    employee: at(company, 'leadership').map((person) => ({
      '@type': 'Person',
      name: person.name,
      jobTitle: person.title,
      ...(person.published ? { email: `mailto:${person.email}` } : {}),
      worksFor: { '@id': `${origin(company)}/#organization` },
    })),
  };
  const reviews = decoys(company, 'testimonial').map((decoy) => ({
    '@type': 'Review',
    itemReviewed: { '@id': `${origin(company)}/#organization` },
    author: {
      '@type': 'Person',
      name: decoy.name,
      jobTitle: decoy.title,
      worksFor: { '@type': 'Organization', name: decoy.organization },
    },
  }));
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [organization, { '@type': 'WebSite', name: company.name }, ...reviews],
  };
  const head = `<script type="application/ld+json">${JSON.stringify(graph).replace(/</gu, '\\u003c')}</script>`;
  const body = `<h1>${esc(site.words.team)}</h1><div id="people" data-src="/api/people"></div><noscript>JavaScript.</noscript>`;
  return {
    pages: [
      site.home(),
      site.page('/team', site.words.team, body, head),
      site.about('/about'),
      ...site.noise(),
    ],
  };
}

function frameLabel(company: Company): string {
  return company.language === 'it' ? 'Il team' : 'Team';
}
