// Domains without a company behind the page: a broker's placeholder, a building site, a theme's demo, a bare server.
import type { Company, Site } from '../company.ts';
import { frame } from './frame.ts';
import { decoys, esc } from './markup.ts';

export function parked(company: Company): Site {
  return {
    pages: [
      {
        path: '*',
        body: `<!DOCTYPE html><html><head><title>${company.domain} - this domain is for sale</title></head><body>
          <h1>${company.domain}</h1><p>This domain is parked free of charge. <a href="https://broker.example/offer?d=${company.domain}">Buy this domain</a></p>
          <h2>Related searches</h2><ul><li><a href="/?q=ceo">CEO</a></li><li><a href="/?q=loans">Loans</a></li></ul>
          <p>The Sponsored Listings displayed above are served automatically by a third party.</p></body></html>`,
      },
    ],
  };
}

export function underConstruction(company: Company): Site {
  return {
    pages: [
      {
        path: '/',
        body: `<!doctype html><html lang="en"><title>${esc(company.name)}</title><h1>Under construction</h1><p>Our new website is coming soon. Write to info@${company.mailDomain} meanwhile.</p></html>`,
      },
    ],
  };
}

/** The theme's sample people were never replaced. */
export function themeDemo(company: Company): Site {
  const site = frame(company, 'theme', [['Team', '/team']]);
  const cards = decoys(company, 'placeholder').map(
    (
      decoy,
    ) => `<div class="team-member"><img src="/wp-content/themes/plain/demo/avatar.jpg"><h3>${esc(decoy.name)}</h3><span>${esc(decoy.title)}</span>
      <p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.</p><a href="mailto:name@example.com">name@example.com</a></div>`,
  );
  const body = `<h1>Meet Our Team</h1><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p><div class="team">${cards.join('')}</div>`;
  return {
    pages: [
      site.home('<p>Lorem ipsum dolor sit amet.</p>'),
      site.page('/team', 'Team', body),
      ...site.noise(),
    ],
  };
}

/** A real company that names nobody. */
export function faceless(company: Company): Site {
  const site = frame(company, 'grid', [['About', '/about']]);
  return { pages: [site.home(), site.about('/about'), ...site.noise()] };
}
