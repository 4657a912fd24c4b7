// WordPress as four page builders leave it: the head and foot are the system's, menus and bodies each site's own.
import { type ConsentVendor, consent, matomo, organization, tagManager, words } from './furniture.ts';
import type { Language } from './speech.ts';

export type WordPressSite = {
  name: string;
  url: string;
  language: Language;
  theme: string;
  /** Path and words of each menu entry; one below another as a list of its own. */
  menu: readonly (readonly [path: string, label: string, below?: readonly (readonly [string, string])[]])[];
  /** Plug-ins' style sheets in the head. */
  plugins: readonly string[];
  consent: ConsentVendor;
  /** Above the copyright. */
  foot: string;
};

export function wordpress(site: WordPressSite): (path: string, title: string, body: string) => string {
  const { name, url, language, theme, plugins } = site;
  const speech = words(language);
  return (path, title, body) => `<!DOCTYPE html>
<html lang="${language}" prefix="og: https://ogp.me/ns#">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="profile" href="https://gmpg.org/xfn/11">
<meta name='robots' content='index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1' />
<title>${title} - ${name}</title>
<meta name="description" content="${speech.lines[0]}" />
<link rel="canonical" href="${url}${path}" />
<meta property="og:locale" content="${language}" />
<meta property="og:type" content="article" />
<meta property="og:title" content="${title} - ${name}" />
<meta property="og:site_name" content="${name}" />
<meta property="article:modified_time" content="2025-03-11T09:41:27+00:00" />
<meta name="twitter:card" content="summary_large_image" />
${organization(name, url)}
<link rel='dns-prefetch' href='//fonts.googleapis.com' />
<link rel="alternate" type="application/rss+xml" title="${name} &raquo; Feed" href="${url}/feed/" />
<link rel="alternate" title="oEmbed (JSON)" type="application/json+oembed" href="${url}/wp-json/oembed/1.0/embed?url=${encodeURIComponent(url + path)}" />
<style id='wp-img-auto-sizes-contain-inline-css'>img:is([sizes=auto i],[sizes^="auto," i]){contain-intrinsic-size:3000px 1500px}</style>
<style id='wp-emoji-styles-inline-css'>img.wp-smiley, img.emoji{display:inline !important;border:none !important;box-shadow:none !important;height:1em !important;width:1em !important}</style>
${plugins.map((plugin) => `<link rel='stylesheet' id='${plugin}-css' href='${url}/wp-content/plugins/${plugin}/assets/css/frontend.min.css?ver=3.25.4' media='all' />`).join('\n')}
<link rel='stylesheet' id='${theme}-style-css' href='${url}/wp-content/themes/${theme}/style.css?ver=4.1' media='all' />
<script src="${url}/wp-includes/js/jquery/jquery.min.js?ver=3.7.1" id="jquery-core-js"></script>
${tagManager('K7TQ2N')}
<link rel="https://api.w.org/" href="${url}/wp-json/" /><link rel="EditURI" type="application/rsd+xml" title="RSD" href="${url}/xmlrpc.php?rsd" />
<meta name="generator" content="WordPress 6.8.1" />
<!-- Meta Pixel Code --><noscript><img height="1" width="1" style="display:none" alt="fbpx" src="https://www.facebook.com/tr?id=1093&ev=PageView&noscript=1" /></noscript><!-- End Meta Pixel Code -->
</head>
<body class="wp-singular page-template-default page page-id-${path.length + 17} wp-custom-logo wp-theme-${theme} ${plugins.join(' ')}">
<a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<header id="masthead" class="site-header" itemscope itemtype="https://schema.org/WPHeader">
<div class="site-branding"><a href="${url}/" class="custom-logo-link" rel="home"><img width="180" height="48" src="${url}/wp-content/uploads/2023/02/logo.svg" class="custom-logo" alt="${name}" decoding="async" /></a></div>
<nav id="site-navigation" class="main-navigation" aria-label="Primary"><button class="menu-toggle" aria-controls="primary-menu" aria-expanded="false"><span class="screen-reader-text">Menu</span></button>
<ul id="primary-menu" class="menu">${site.menu.map(([to, label, below], index) => menuItem(url, to, label, index, below ?? [])).join('\n')}</ul></nav>
</header>
<div id="content" class="site-content"><main id="primary" class="site-main">
<article id="post-${path.length + 17}" class="post-${path.length + 17} page type-page status-publish hentry">
${body}
</article></main></div>
<footer id="colophon" class="site-footer" itemscope itemtype="https://schema.org/WPFooter">
${site.foot}
<div class="site-info">&copy; 2025 ${name}. ${speech.rights} | <a href="${url}/privacy">${speech.privacy}</a></div>
</footer>
${consent(language, site.consent)}
${matomo(url.replace(/^https:\/\/(?:www\.)?/u, ''))}
<script type="speculationrules">{"prefetch":[{"source":"document","where":{"and":[{"href_matches":"\\/*"},{"not":{"href_matches":["\\/wp-*.php","\\/wp-admin\\/*"]}}]},"eagerness":"conservative"}]}</script>
<script id="wp-i18n-js-after">wp.i18n.setLocaleData( { 'text direction\\u0004ltr': [ 'ltr' ] } );</script>
</body></html>`;
}

function menuItem(
  url: string,
  path: string,
  label: string,
  index: number,
  below: readonly (readonly [string, string])[],
): string {
  const classes = `menu-item menu-item-type-post_type menu-item-object-page menu-item-${100 + index}`;
  const link = `<a href="${path.startsWith('#') ? path : url + path}" class="menu-link"><span class="menu-text">${label}</span></a>`;
  if (below.length === 0) return `<li class="${classes}">${link}</li>`;
  return `<li class="${classes} menu-item-has-children">${link}<ul class="sub-menu">${below
    .map(([to, words], place) => menuItem(url, to, words, index * 10 + place, []))
    .join('')}</ul></li>`;
}
