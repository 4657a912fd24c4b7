// Sites on which nobody can be found: files instead of pages, theme people, first names, walls, empty shells.
import { esc, slug } from '../../sites/markup.ts';
import { type Layout, prose, type Stage } from './stage.ts';

/** The people stand in a file that is no page. */
export function inPdf(stage: Stage): Layout {
  const [label] = stage.place.leadership;
  const file = `/files/${slug(label) || 'board'}.pdf`;
  return {
    about: `<p><a href="${file}">${esc(label)} (PDF, 2 MB)</a></p>`,
    files: [
      {
        path: file,
        headers: { 'content-type': 'application/pdf' },
        body: Buffer.from(
          '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\nstream\nx\u009c\u0003\u0000\nendstream\n%%EOF\n',
          'latin1',
        ),
      },
    ],
  };
}

export function nobody(): Layout {
  return {};
}

/** A theme's sample people, which its buyer forgot. */
export function themePeople(stage: Stage): Layout {
  const [label, path] = stage.place.team;
  const cards = stage.company.decoys
    .filter(({ kind }) => kind === 'placeholder')
    .map(
      ({ name, title }) =>
        `<div class="team-item"><img src="/demo/team-1.jpg" alt="team"><h4>${esc(name)}</h4><span>${esc(title)}</span><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.</p></div>`,
    );
  return {
    nav: [[label, path]],
    home: '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit. Ut enim ad minim veniam.</p>',
    sheets: [{ path, title: label, body: `<h1>${esc(label)}</h1>${cards.join('')}` }],
  };
}

/** "Anna, CEO": nobody has a surname. */
export function firstNames(stage: Stage): Layout {
  const [label, path] = stage.place.team;
  const cards = stage.leaders.map(
    ({ name, title }) =>
      `<div class="mate"><h3>${esc(/\p{L}{2,}/u.exec(name)?.[0] ?? '')}</h3><p>${esc(title)}</p></div>`,
  );
  return {
    nav: [[label, path]],
    sheets: [{ path, title: label, body: `<h1>${esc(label)}</h1>${cards.join('')}` }],
  };
}

/** The people's page is for members. */
export function behindLogin(stage: Stage): Layout {
  const [label, path] = stage.place.team;
  return {
    nav: [[label, path]],
    files: [{ path, status: 403, body: `<!doctype html><title>403</title><h1>403</h1><p>${esc(label)}</p>` }],
  };
}

/** A program that fetches its words later; without it there is nothing. */
export function emptyShell(stage: Stage): Layout {
  const [label, path] = stage.place.team;
  return {
    nav: [[label, path]],
    files: [
      {
        path,
        body: `<!doctype html><html><head><title>${esc(stage.company.name)}</title></head><body><div id="root"></div><script src="/static/main.8f2c.js"></script></body></html>`,
      },
    ],
  };
}

/** robots.txt keeps everybody from the people's page; what stands there must not be read. */
export function forbidden(stage: Stage): Layout {
  const [label, path] = stage.place.team;
  const cards = stage.leaders.map(
    ({ name, title }) => `<div><h3>${esc(name)}</h3><p>${esc(title)}</p></div>`,
  );
  return {
    nav: [[label, path]],
    robots: `User-agent: *\nDisallow: ${path}\n`,
    sheets: [
      { path, title: label, body: `<h1>${esc(label)}</h1><p>${prose(stage, 1)}</p>${cards.join('')}` },
    ],
  };
}
