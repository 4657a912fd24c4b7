// The furniture of real pages in many makes: consent banners, trackers, icons, pictures, teasers, hidden addresses.
import { type Language, SPEECH } from './speech.ts';

const vendors = {
  onetrust: (s: (typeof SPEECH)[Language]) =>
    `<div id="onetrust-consent-sdk"><div class="onetrust-pc-dark-filter ot-fade-in"></div><div id="onetrust-banner-sdk" class="otFlat bottom ot-wo-title" role="region" aria-label="Cookie banner"><div class="ot-sdk-container"><div class="ot-sdk-row"><div id="onetrust-group-container" class="ot-sdk-eight ot-sdk-columns"><div id="onetrust-policy"><div id="onetrust-policy-text">${s.cookies} <a class="ot-cookie-policy-link" href="/privacy">${s.privacy}</a></div></div></div><div id="onetrust-button-group-parent" class="ot-sdk-three ot-sdk-columns"><button id="onetrust-reject-all-handler">${s.refuse}</button><button id="onetrust-accept-btn-handler">${s.accept}</button></div></div></div></div></div>`,
  cookiebot: (s: (typeof SPEECH)[Language]) =>
    `<script id="Cookiebot" src="https://consent.cookiebot.com/uc.js" data-cbid="7d2f1f0e-55aa-4a3b-9a3c-1b6f1f9e22aa" data-blockingmode="auto" type="text/javascript"></script><div id="CybotCookiebotDialog" name="CybotCookiebotDialog" role="dialog" aria-modal="true"><div class="CybotCookiebotDialogContentWrapper"><p>${s.cookies}</p><table class="CybotCookiebotDialogDetailBodyContentCookieTypeTable"><thead><tr><th>Name</th><th>Provider</th><th>Type</th></tr></thead><tbody><tr><td>_ga</td><td>Google</td><td>HTTP</td></tr><tr><td>PHPSESSID</td><td>-</td><td>HTTP</td></tr></tbody></table><button>${s.refuse}</button><button>${s.accept}</button></div></div>`,
  borlabs: (s: (typeof SPEECH)[Language]) =>
    `<div data-nosnippet data-borlabs-cookie-consent-required="true" id="BorlabsCookieBox" class="BorlabsCookie"><div class="bottom-center" style="display:none"><div class="_brlbs-box-wrap"><div class="_brlbs-box _brlbs-box-advanced"><div class="cookie-box"><div class="container"><div class="row"><div class="col-12"><span role="heading" aria-level="3" class="_brlbs-h3">${s.privacy}</span><p>${s.cookies}</p><ul><li data-borlabs-cookie-group="essential">Essenziell</li><li data-borlabs-cookie-group="statistics">Statistik</li></ul><p class="_brlbs-accept"><a href="#" tabindex="0" role="button" class="_brlbs-btn" data-cookie-accept-all>${s.accept}</a></p><p class="_brlbs-refuse-btn"><a class="_brlbs-btn" href="#">${s.refuse}</a></p></div></div></div></div></div></div></div></div>`,
  complianz: (s: (typeof SPEECH)[Language]) =>
    `<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-hidden banner-1 optin cmplz-bottom-right" aria-modal="true" role="dialog" aria-live="polite"><div class="cmplz-header"><div class="cmplz-title">Cookies</div></div><div class="cmplz-body"><div class="cmplz-message"><p>${s.cookies}</p></div></div><div class="cmplz-buttons"><button class="cmplz-btn cmplz-accept">${s.accept}</button><button class="cmplz-btn cmplz-deny">${s.refuse}</button></div></div></div>`,
  homemade: (s: (typeof SPEECH)[Language]) =>
    `<div class="cookie-notice" id="cookieNotice" style="display:none"><span>${s.cookies}</span><a href="#" onclick="document.getElementById('cookieNotice').style.display='none';document.cookie='cn=1;path=/;max-age=31536000';return false">${s.accept}</a></div>`,
} as const;

export type ConsentVendor = keyof typeof vendors;

export const consent = (language: Language, vendor: ConsentVendor): string =>
  vendors[vendor](SPEECH[language]);

export const tagManager = (id: string): string =>
  `<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','GTM-${id}');</script>`;

export const analytics = (id: string): string =>
  `<script async src="https://www.googletagmanager.com/gtag/js?id=G-${id}"></script><script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}gtag('js',new Date());gtag('config','G-${id}',{anonymize_ip:true});</script>`;

export const matomo = (host: string): string =>
  `<script>var _paq=window._paq=window._paq||[];_paq.push(['disableCookies']);_paq.push(['trackPageView']);_paq.push(['enableLinkTracking']);(function(){var u="//stats.${host}/";_paq.push(['setTrackerUrl',u+'matomo.php']);_paq.push(['setSiteId','3']);})();</script>`;

const PATHS = {
  linkedin:
    'M20.447 20.452h-3.554v-5.569c0-1.328-.027-3.037-1.852-3.037-1.853 0-2.136 1.445-2.136 2.939v5.667H9.351V9h3.414v1.561h.046c.477-.9 1.637-1.85 3.37-1.85 3.601 0 4.267 2.37 4.267 5.455v6.286z',
  x: 'M18.244 2.25h3.308l-7.227 8.26 8.502 11.24H16.17l-5.214-6.817L4.99 21.75H1.68l7.73-8.835L1.254 2.25H8.08l4.713 6.231z',
  arrow: 'M12 4l-1.41 1.41L16.17 11H4v2h12.17l-5.58 5.59L12 20l8-8z',
  mail: 'M20 4H4c-1.1 0-1.99.9-1.99 2L2 18c0 1.1.9 2 2 2h16c1.1 0 2-.9 2-2V6c0-1.1-.9-2-2-2zm0 4l-8 5-8-5V6l8 5 8-5v2z',
  phone: 'M6.62 10.79c1.44 2.83 3.76 5.14 6.59 6.59l2.2-2.2c.27-.27.67-.36 1.02-.24',
} as const;

export const icon = (name: keyof typeof PATHS): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false"><title>${name}</title><path d="${PATHS[name]}"/></svg>`;

/** A picture in the widths in which media libraries keep it. */
export const picture = (path: string, alt: string, classes = ''): string => {
  const [stem, ending] = [path.replace(/\.\w+$/u, ''), path.split('.').at(-1) ?? 'jpg'];
  return `<img loading="lazy" decoding="async" width="1024" height="768" class="${classes}" src="${path}" alt="${alt}" srcset="${stem}-300x225.${ending} 300w, ${stem}-768x576.${ending} 768w, ${path} 1024w" sizes="(max-width: 1024px) 100vw, 1024px">`;
};

export const linkedData = (value: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

/** The company as search engine plug-ins describe it. */
export const organization = (name: string, url: string, more: Record<string, unknown> = {}): string =>
  linkedData({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', '@id': `${url}/#website`, url: `${url}/`, name, inLanguage: 'x-default' },
      {
        '@type': 'Organization',
        '@id': `${url}/#organization`,
        name,
        url: `${url}/`,
        logo: { '@type': 'ImageObject', url: `${url}/logo.png`, width: 512, height: 128 },
        sameAs: [`https://www.linkedin.com/company/${name.toLowerCase().replace(/\W+/gu, '-')}`],
        ...more,
      },
    ],
  });

/** What is written on pages that are nobody's: enough of it to be a page. */
export const filler = (language: Language, from = 0, count = 4, tag = 'p'): string => {
  const { lines } = SPEECH[language];
  return Array.from(
    { length: count },
    (_, index) => `<${tag}>${lines[(from + index) % lines.length] ?? ''}</${tag}>`,
  ).join('\n');
};

export const words = (language: Language): (typeof SPEECH)[Language] => SPEECH[language];

/** A hidden address as a large proxy writes it. */
export const cfEmail = (address: string, key = 0x5a): string => {
  const hex = [key, ...Buffer.from(address).map((byte) => byte ^ key)].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hex.join('')}">[email&#160;protected]</a>`;
};

/** Every letter as a number, as older systems hide addresses. */
export const asEntities = (text: string): string =>
  Array.from(text, (letter, index) =>
    index % 2 === 0 ? `&#${letter.codePointAt(0) ?? 0};` : `&#x${(letter.codePointAt(0) ?? 0).toString(16)};`,
  ).join('');

/** Text inside an attribute. */
export const attribute = (value: unknown): string =>
  JSON.stringify(value).replace(/&/gu, '&amp;').replace(/"/gu, '&quot;').replace(/</gu, '&lt;');
