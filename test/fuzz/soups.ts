// Hostile inputs for every reader: words that mean something to it, in an order that means nothing, and plain noise.
import * as fc from 'fast-check';

export const DOMAIN = 'vellmarn.test';

/** Acting on a terminal, on a reader's eyes, on a mail server or a header. */
const ACTING = [
  '\u001b[2J\u0007',
  '\u202e',
  '\u2066',
  '\u200b',
  '\0',
  '\r\n',
  '\r\nRCPT TO:<x@rival.test>',
  '\n\nSet-Cookie: a=b',
  '\ud800',
  '\u0301\u0301\u0301\u0301',
  '%0d%0a',
  '%00',
  '&#13;&#10;',
  '&#x202e;',
  '\\u000d\\u000a',
];
const NAMES = [
  'Ada Vell',
  'Bo Marn',
  'Dr. Cy Thorn, MBA',
  'José Á. Ñáñez',
  '王 小明',
  "Seán O'Brien",
  'Ada',
  'von',
];
const TITLES = [
  'CEO',
  'Chief Executive Officer',
  'Geschäftsführerin',
  'VP, Sales',
  'former',
  'of Rival Ltd',
  '&',
  'Co-',
  '/',
];
const ADDRESSES = [
  `ada.vell@${DOMAIN}`,
  `bo@sub.${DOMAIN}`,
  'ada.vell@rival.test',
  `ada.vell@x${DOMAIN}`,
  `ada.vell@${DOMAIN}.rival.test`,
  `ada.vell@${DOMAIN}@rival.test`,
  `"ada vell"@${DOMAIN}`,
  `<ada.vell@${DOMAIN}>`,
  `ada [at] vellmarn [dot] test`,
  `ada.vell@${DOMAIN}%0d%0aRCPT`,
  `${'a'.repeat(70)}@${DOMAIN}`,
  '@',
  '.',
];
const TAGS = [
  '<div class="card">',
  '</div>',
  '<h3>',
  '</h3>',
  '<p>',
  '</p>',
  '<br>',
  '<span>',
  '</span>',
  '<table><tr><td>',
  '<td>',
  '</table>',
  '<ul><li>',
  '</li>',
  '<dl><dt>',
  '<dd>',
  '<div itemscope itemtype="http://schema.org/Person">',
  '<i itemprop="name">',
  '<i itemprop="jobTitle">',
  '<i itemprop="email">',
  '<div class="h-card">',
  '<b class="p-name">',
  '<b class="p-job-title">',
  '<a class="u-email" href="mailto:',
  '<a href="/leadership',
  '<a href="https://',
  '">',
  '</a>',
  '<img alt="',
  '<meta property="og:title" content="',
  '<base href="',
  '<script type="application/ld+json">',
  '<script id="__NEXT_DATA__" type="application/json">',
  '</script>',
  '<style>',
  '<!--',
  '-->',
  '<![CDATA[',
  '<title>',
  '</title>',
  '<',
  '&',
  '&amp;',
  '&#64;',
  '<span data-cfemail="',
  '7a1b1e1b',
  '<div hidden>',
  '“',
  '” said ',
];
const JSON_PIECES = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '"@type":"Person"',
  '"name":"Ada Vell"',
  '"jobTitle":"CEO"',
  '\\',
];
const WORDS = [
  ' ',
  ', ',
  ' and ',
  ' is the ',
  'Impressum',
  'Our team',
  'said',
  'Vellmarn',
  '2019',
  '\n',
  '\t',
];

export const HTML_WORDS: readonly string[] = [
  ...TAGS,
  ...NAMES,
  ...TITLES,
  ...ADDRESSES,
  ...JSON_PIECES,
  ...WORDS,
  ...ACTING,
];
export const TITLE_WORDS: readonly string[] = [
  ...TITLES,
  ...WORDS,
  ...ACTING,
  'Vice President',
  'Head of',
  'Managing Director',
  'acting',
  'EMEA',
  'Stellvertretender',
  'Directeur',
  'général',
  '(',
  ')',
  '–',
  ',',
  ';',
  '.',
  '"',
];
export const NAME_WORDS: readonly string[] = [
  ...NAMES,
  ...ACTING,
  ' ',
  ', ',
  '-',
  "'",
  '“Bob”',
  '(Bob)',
  'Jr.',
  'III',
  'PhD',
  'van der',
  'de la',
  'MD',
  'A.',
  'ß',
  'İ',
  'ﬁ',
  'Ǆ',
];
export const VCARD_WORDS: readonly string[] = [
  'BEGIN:VCARD',
  'END:VCARD',
  '\r\n',
  '\n',
  '\n ',
  '=\n',
  'FN:',
  'N:',
  'TITLE:',
  'ORG:',
  'EMAIL:',
  'EMAIL;TYPE=work:',
  'item1.EMAIL:',
  'URL:',
  ';ENCODING=QUOTED-PRINTABLE:',
  '=0D=0A',
  '=C3',
  ';',
  '\\;',
  '\\n',
  ...NAMES,
  ...TITLES,
  ...ADDRESSES,
  ...ACTING,
];
export const ROBOTS_WORDS: readonly string[] = [
  'User-agent: *',
  'User-agent: svc-bot',
  'user-agent:',
  'Disallow: ',
  'Allow: ',
  'Crawl-delay: ',
  'Sitemap: ',
  '\n',
  '\r',
  '/',
  '*',
  '$',
  '?',
  '%2f',
  '%',
  '#',
  ':',
  'a',
  '9'.repeat(40),
  '-1',
  '1e999',
  `https://${DOMAIN}/sitemap.xml`,
  'https://rival.test/',
  ...ACTING,
];
export const SITEMAP_WORDS: readonly string[] = [
  '<sitemapindex>',
  '<urlset>',
  '<url>',
  '<loc>',
  '</loc>',
  '<loc',
  '<',
  '&amp;',
  '&',
  ' ',
  '\n',
  `https://${DOMAIN}/leadership`,
  `https://www.${DOMAIN}/team`,
  'https://rival.test/team',
  `https://${DOMAIN}@rival.test/team`,
  `https://${DOMAIN}:25/team`,
  'javascript:alert(1)',
  'file:///etc/passwd',
  '<![CDATA[',
  ...ACTING,
];
export const SMTP_WORDS: readonly string[] = [
  '220',
  '250',
  '421',
  '450',
  '550',
  '999',
  '0',
  '-',
  ' ',
  '\r\n',
  '\n',
  '\r',
  '5.1.1',
  '#5.7.1',
  '5.1.1.1',
  '192.0.2.5.1',
  'User unknown',
  'greylisted, try again',
  'mailbox full',
  'blocked',
  ...ACTING,
];

const LONG = 60;

/** Words in any order, with noise between them. */
export function soup(words: readonly string[], maxLength = LONG): fc.Arbitrary<string> {
  const noise = fc.oneof(fc.string({ maxLength: 12, unit: 'binary' }), fc.string({ maxLength: 12 }));
  const word = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: noise });
  return fc.array(word, { maxLength }).map((all) => all.join(''));
}

/** A few words that are repeated to any size: what costs more than its length shows there. */
export function refrain(words: readonly string[]): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }).map((all) => all.join(''));
}

/** JSON that looks like linked data, whole or cut off. */
export const linkedData: fc.Arbitrary<string> = fc
  .tuple(
    fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 5, depthSize: 'small' },
        fc.constantFrom<unknown>(
          'Person',
          'Organization',
          null,
          0,
          true,
          ...NAMES,
          ...TITLES,
          ...ADDRESSES,
          ...ACTING,
        ),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(
          fc.constantFrom(
            '@type',
            '@graph',
            '@id',
            '@context',
            '__proto__',
            'constructor',
            'name',
            'givenName',
            'jobTitle',
            'email',
            'worksFor',
            'employee',
            'founder',
            'member',
            'url',
            'hasOccupation',
          ),
          tie('value'),
          { maxKeys: 6 },
        ),
      ),
    })).value,
    fc.integer({ min: 0, max: 20 }),
  )
  .map(([value, cut]) => {
    const text = JSON.stringify(value);
    return `<script type="application/ld+json">${cut > 17 ? text.slice(0, -cut) : text}</script>`;
  });

/** A page of people: soup, linked data, and cards that an honest site could have. */
export const pageSoup: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      soup(HTML_WORDS),
      linkedData,
      fc
        .tuple(fc.constantFrom(...NAMES), fc.constantFrom(...TITLES), fc.constantFrom(...ADDRESSES, ''))
        .map(
          ([name, title, address]) =>
            `<div><h3>${name}</h3><p>${title}</p><a href="mailto:${address}">x</a></div>`,
        ),
    ),
    { maxLength: 8 },
  )
  .map((all) => all.join('\n'));
