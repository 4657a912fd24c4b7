// How the generated sites are dressed: five looks of many tools, each with classes by chance.
import { esc } from '../../sites/markup.ts';
import { rollDice } from '../dice.ts';
import { cls, type NavEntry, say, type Stage } from './stage.ts';

export type Drawing = {
  stage: Stage;
  nav: readonly NavEntry[];
  title: string;
  body: string;
  head: string;
  footer: string;
};

export type Look = (drawing: Drawing) => string;

const titleTag = ({ stage, title }: Drawing) =>
  `<title>${esc(title)}${title === stage.company.name ? '' : ` ${stage.company.domain.length % 2 === 0 ? '|' : '–'} ${esc(stage.company.name)}`}</title>`;

const lawLinks = ({ stage }: Drawing) =>
  `<a href="${stage.place.imprint[1]}">${esc(stage.place.imprint[0])}</a> <a href="/privacy">${esc(stage.voice.privacy)}</a>`;

/** A menu in a list, a banner, a footer in columns. */
const blog: Look = (drawing) => {
  const { stage, nav, body, head, footer } = drawing;
  const items = nav.map(([label, path]) => `<li class="menu-item"><a href="${path}">${esc(label)}</a></li>`);
  return `<!DOCTYPE html><html lang="${stage.company.language}"><head><meta charset="utf-8">${titleTag(drawing)}<meta property="og:site_name" content="${esc(stage.company.name)}">${head}</head><body class="wp-singular page"><div id="cookie-law" role="dialog">${say(stage, 'cookies')} <button>${say(stage, 'accept')}</button></div><header><a rel="home" href="/">${esc(stage.company.name)}</a><nav><ul class="menu">${items.join('')}</ul></nav></header><main id="content"><div class="entry-content">${body}</div></main><footer class="site-footer">${footer}<p>© 2026 ${esc(stage.company.name)} ${lawLinks(drawing)}</p></footer></body></html>`;
};

/** Utility classes, everything a div. */
const divs: Look = (drawing) => {
  const { stage, nav, body, head, footer } = drawing;
  const items = nav.map(([label, path]) => `<a class="px-3 text-sm" href="${path}">${esc(label)}</a>`);
  return `<!doctype html><html lang="${stage.company.language}"><head>${titleTag(drawing)}<link rel="canonical" href="/">${head}</head><body><div class="${cls(stage, 'wrap')}"><div class="sticky top-0"><a href="/"><svg></svg></a>${items.join('')}</div><div class="${cls(stage, 'main')}">${body}</div><div class="border-t">${footer}<div>${esc(stage.company.name)}, ${esc(stage.company.city)}</div>${lawLinks(drawing)}</div></div></body></html>`;
};

/** By hand, in the last century: tables for layout, upper case, no closing tags. */
const old: Look = (drawing) => {
  const { stage, nav, body, head, footer } = drawing;
  const items = nav.map(([label, path]) => `<LI><A HREF="${path}">${esc(label)}</A>`);
  return `<HTML><HEAD><META CHARSET="utf-8">${titleTag(drawing)}${head}</HEAD><BODY BGCOLOR=white><TABLE><TR><TD WIDTH=180><UL>${items.join('')}</UL></TD><TD>${body}</TD></TR></TABLE><HR><SMALL>${footer} ${esc(stage.company.name)} ${lawLinks(drawing)}</SMALL></BODY></HTML>`;
};

/** How a menu that a button opens is kept from sight. */
const SHUT = ['', '', ' aria-hidden="true"', ' style="display:none"', ' hidden'];

/** A menu behind a button, sections with anchors, scripts and styles between everything. */
const sections: Look = (drawing) => {
  const { stage, nav, body, head, footer } = drawing;
  const items = nav.map(
    ([label, path]) => `<div class="nav__item"><a href="${path}"><span>${esc(label)}</span></a></div>`,
  );
  return `<!DOCTYPE html><html lang="${stage.company.language}"><head><meta charset="utf-8">${titleTag(drawing)}<style>.a{color:red}</style><script>window.dataLayer=[];dataLayer.push({"event":"load"})</script>${head}</head><body><script>/* consent */</script><section class="hero"><button aria-label="Menu"></button><div class="overlay"${rollDice(stage.company.domain).pick(SHUT)}>${items.join('')}</div></section><section class="s"><div class="container">${body}</div></section><section class="foot"><div class="container">${footer}${lawLinks(drawing)}</div></section><noscript><img src="/px.gif" alt=""></noscript></body></html>`;
};

/** A header with a language switch and a search, breadcrumbs, a mega menu twice (desktop and mobile). */
const corporate: Look = (drawing) => {
  const { stage, nav, title, body, head, footer } = drawing;
  const items = nav.map(([label, path]) => `<li><a href="${path}">${esc(label)}</a></li>`).join('');
  return `<!DOCTYPE html><html lang="${stage.company.language}"><head><meta charset="utf-8">${titleTag(drawing)}<meta name="description" content="${say(stage, 'pitch')}">${head}</head><body><header class="desktop"><ul>${items}</ul><form role="search"><input name="q"></form></header><div class="mobile-menu"><ul>${items}</ul></div><ol class="breadcrumb"><li><a href="/">${esc(stage.voice.home)}</a></li><li>${esc(title)}</li></ol><main>${body}</main><footer><div class="cols"><ul>${items}</ul></div>${footer}<p>${esc(stage.company.name)}</p>${lawLinks(drawing)}</footer></body></html>`;
};

export const LOOKS: readonly Look[] = [blog, divs, old, sections, corporate];
