// Four ways a site is dressed. They differ in what stands around the people, not in how the people are written.
import type { Company } from '../company.ts';
import { esc } from './markup.ts';
import type { Words } from './words.ts';

export type Drawing = {
  company: Company;
  words: Words;
  entries: readonly (readonly [label: string, path: string])[];
  title: string;
  body: string;
  head: string;
};

export type Look = keyof typeof LOOKS;

/** A blog engine's theme: many classes, a search box, a sidebar. */
function theme({ company, words, entries, title, body, head }: Drawing): string {
  const items = entries.map(([label, path]) =>
    `<li class="menu-item"><a href="${path}/">${esc(label)}</a></li>`.replace('"//"', '"/"'),
  );
  return `<!DOCTYPE html><html lang="${company.language}"><head><meta charset="utf-8">
<title>${esc(title)} – ${esc(company.name)}</title><meta name="generator" content="Blogpress 6.4">
<meta property="og:site_name" content="${esc(company.name)}"><link rel="stylesheet" href="/wp-content/themes/plain/style.css">
<style>.entry{max-width:60em}</style>${head}</head>
<body class="page-template-default"><div id="cookie-notice" role="dialog"><p>${esc(words.cookies)}</p><button>${esc(words.accept)}</button></div>
<header id="masthead" class="site-header"><p class="site-title"><a href="/" rel="home">${esc(company.name)}</a></p>
<nav id="site-navigation"><ul id="primary-menu" class="menu">${items.join('')}</ul></nav></header>
<main id="primary" class="site-main"><div class="entry-content">${body}</div></main>
<aside class="widget-area"><form role="search"><input type="search" name="s"></form></aside>
<footer id="colophon"><a href="/imprint">${esc(words.imprint)}</a> | <a href="/privacy">${esc(words.privacy)}</a><p>© 2025 ${esc(company.name)}. ${esc(words.rights)}</p></footer>
<script>document.body.className+=' js';var team={"count":3};</script></body></html>`;
}

/** A grid framework. */
function grid({ company, words, entries, title, body, head }: Drawing): string {
  const items = entries.map(
    ([label, path]) => `<li class="nav-item"><a class="nav-link" href="${path}">${esc(label)}</a></li>`,
  );
  return `<!doctype html>
<html lang="${company.language}"><head><meta charset="utf-8"><title>${esc(company.name)} | ${esc(title)}</title>
<meta name="viewport" content="width=device-width"><link href="/css/grid.min.css" rel="stylesheet">${head}</head><body>
<nav class="navbar navbar-expand-lg"><div class="container"><a class="navbar-brand" href="/"><img src="/logo.svg" alt="${esc(company.name)}"></a>
<ul class="navbar-nav">${items.join('')}</ul></div></nav>
<div class="container">${body}</div>
<footer class="bg-dark"><div class="container"><div class="row"><div class="col">${esc(company.name)}, ${esc(company.city)}</div>
<div class="col"><a href="/imprint">${esc(words.imprint)}</a> <a href="/privacy">${esc(words.privacy)}</a></div></div></div></footer>
<div class="toast cookie">${esc(words.cookies)} <button class="btn">${esc(words.accept)}</button></div>
<script src="/js/grid.bundle.min.js" defer></script></body></html>`;
}

/** Utility classes, minified, menu hidden in a dialog. */
function utility({ company, words, entries, title, body, head }: Drawing): string {
  const items = entries.map(
    ([label, path]) => `<a class="px-4 py-2 text-sm" href="${path}">${esc(label)}</a>`,
  );
  return `<!DOCTYPE html><html lang="${company.language}" class="scroll-smooth"><head><meta charset="utf-8"/><title>${esc(title)} · ${esc(company.name)}</title><link rel="preload" href="/_assets/app-3f9c.css" as="style"/>${head}</head><body class="bg-white antialiased"><div class="sticky top-0"><div class="mx-auto flex max-w-7xl"><a href="/" class="font-bold">${esc(company.name)}</a><div class="hidden md:flex">${items.join('')}</div></div></div><main class="mx-auto max-w-7xl px-6">${body}</main><div class="border-t py-8"><p class="text-xs">© ${esc(company.name)} · <a href="/imprint">${esc(words.imprint)}</a> · <a href="/privacy">${esc(words.privacy)}</a></p></div><div class="fixed bottom-0"><p>${esc(words.cookies)}</p><button>${esc(words.accept)}</button></div></body></html>`;
}

/** By hand, long ago: tables for layout, upper-case tags, no classes. */
function old({ company, words, entries, title, body, head }: Drawing): string {
  const items = entries.map(([label, path]) => `<TR><TD><A HREF=${path}>${esc(label)}</A></TD></TR>`);
  return `<HTML LANG=${company.language}><HEAD><META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=utf-8"><TITLE>${esc(company.name)}: ${esc(title)}</TITLE>${head}</HEAD>
<BODY BGCOLOR="#FFFFFF"><TABLE WIDTH=900 BORDER=0><TR VALIGN=top><TD WIDTH=160><TABLE>${items.join('')}</TABLE></TD>
<TD>${body}<HR><FONT SIZE=1>${esc(company.name)}, ${esc(company.city)} <A HREF=/imprint>${esc(words.imprint)}</A> ${esc(words.rights)}</FONT></TD></TR></TABLE></BODY></HTML>`;
}

export const LOOKS = { theme, grid, utility, old } as const;
