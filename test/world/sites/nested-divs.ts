// A site builder's output: hashed classes, a dozen nested divs, every text in its own box, names and titles as siblings far apart.
import type { Company, Site } from '../company.ts';
import { at, decoys, esc } from './markup.ts';
import { wordsFor } from './words.ts';

export function nestedDivs(company: Company): Site {
  const words = wordsFor(company.language);
  const box = (html: string, index: number) =>
    `<div id="comp-k${index}x" class="KcpHeO tz5f0K comp-k${index}x wixui-rich-text" data-testid="richTextElement">${html}</div>`;
  const repeat = at(company, 'leadership').map((person, index) => {
    const inner = [
      box(
        `<h2 class="font_2 wixui-rich-text__text"><span style="font-weight:bold">${esc(person.name)}</span></h2>`,
        index * 10,
      ),
      box(`<p class="font_8"><span class="wixGuard">​</span></p>`, index * 10 + 1),
      box(
        `<p class="font_8 wixui-rich-text__text"><span><span>${esc(person.title)}</span></span></p>`,
        index * 10 + 2,
      ),
      person.published
        ? box(
            `<p class="font_8"><a data-auto-recognition="true" href="mailto:${person.email}">${person.email}</a></p>`,
            index * 10 + 3,
          )
        : '',
    ];
    return `<div role="listitem" class="T7n0L6"><div class="comp-z9__item1" data-hook="item"><div class="ZCxEIM"><div class="XzvDVE"></div></div><div class="w4Vxx6"><div>${inner.join('')}</div></div></div></div>`;
  });
  const quotes = decoys(company, 'testimonial').map((decoy, index) =>
    box(
      `<p>"${esc(words.filler[1] ?? '')}"</p><p>- ${esc(decoy.name)}, ${esc(decoy.title)}, ${esc(decoy.organization ?? '')}</p>`,
      900 + index,
    ),
  );
  const page = (path: string, title: string, inner: string) => ({
    path,
    body: `<!DOCTYPE html><html lang="${company.language}"><head><meta charset="utf-8"><title>${esc(title)} | ${esc(company.name)}</title><meta property="og:site_name" content="${esc(company.name)}"></head><body class=""><div id="SITE_CONTAINER"><div id="main_MF"><div id="masterPage" class="mesh-layout"><header id="SITE_HEADER"><nav><ul><li><a data-testid="linkElement" href="/"><p>${esc(words.home)}</p></a></li><li><a data-testid="linkElement" href="/meet-us"><p>${esc(words.team)}</p></a></li><li><a data-testid="linkElement" href="/contact"><p>${esc(words.contact)}</p></a></li></ul></nav></header><main id="PAGES_CONTAINER"><div id="SITE_PAGES"><div class="JsJXaX"><div data-mesh-id="Containerc1inlineContent">${inner}</div></div></div></main><footer id="SITE_FOOTER">${box(`<p>© ${esc(company.name)}</p>`, 999)}</footer></div></div></div></body></html>`,
  });
  return {
    pages: [
      page('/', words.home, box(`<h1>${esc(company.name)}</h1>`, 500) + quotes.join('')),
      page('/meet-us', words.team, `<div role="list">${repeat.join('')}</div>`),
      page(
        '/contact',
        words.contact,
        company.roleAccounts
          .map((account, index) => box(`<p>${account}@${company.mailDomain}</p>`, 600 + index))
          .join(''),
      ),
    ],
  };
}
